"""The base of every game's table: what a game has to draw and say so that the table screen can play it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from textual.message import Message
from textual.widget import Widget

from tabletop_tui.rules import Event, Outcome

from .glyphs import Glyphs
from .legend import Group
from .scene import Measure, Scene
from .widgets.steady import Steady

Direction = Literal["up", "down", "left", "right"]


class GameTable(Steady):
    """How one game looks and speaks.

    The screen gives it scenes; the table draws them, turns arrows and clicks into one pointed-at move and says in words
    what things are. It never decides what is legal: it chooses among `scene.moves`.
    """

    PANEL: ClassVar[Literal["right", "below"]] = "right"
    """Where the panel with moves and log stands at 80 columns."""

    ZOOMS: ClassVar[bool] = False
    """Whether `zoom` does anything."""

    ROAMS: ClassVar[bool] = False
    """Whether `roam` does anything."""

    TWINS: ClassVar[bool] = False
    """Whether `twin` ever answers."""

    FOLLOWS: ClassVar[bool] = False
    """Whether `look_at` puts the cursor on what is explained, so that the explanation must leave the table in sight."""

    roaming: bool = False
    """Whether the cursor is free."""

    ALLOW_SELECT = False

    @dataclass
    class Pointed(Message):
        """The cursor on the table now points at this legal move; the list follows."""

        move: Any

    @dataclass
    class Chosen(Message):
        """This legal move was chosen on the table, with the mouse."""

        move: Any

    @dataclass
    class Looked(Message):
        """The cursor roams and has come, with the mouse, to where no move leads."""

    @dataclass
    class Told(Message):
        """While something is staged: this line says what is to be seen now.

        Attributes:
            line: The sentence.
            in_turn: Whether it belongs to the turn of whoever decided last; otherwise nobody is shown to be on turn.
        """

        line: str
        in_turn: bool = True

    def show(self, scene: Scene) -> None:
        """Draw this moment; the screen calls `point` afterwards when there are moves."""
        raise NotImplementedError

    def point(self, move: Any | None) -> None:
        """Show which legal move is pointed at; None when there is nothing to choose."""
        raise NotImplementedError

    def steer(self, direction: Direction, moves: Sequence[Any], at: Any) -> Any:
        """The move the cursor goes to from ``at``; the default goes through the list, round its ends.

        Tables that roam are asked without moves too, with ``at`` None, and answer ``at`` where nothing else is meant.
        """
        step = 1 if direction in ("down", "right") else -1
        return moves[(moves.index(at) + step) % len(moves)]

    def first(self, moves: Sequence[Any]) -> Any:
        """The move pointed at when a moment begins; the default is the first one.

        Where the table knows moves to be useless or harmful, this is the place to begin with another one.
        """
        return moves[0]

    def turn_to(self, step: int, moves: Sequence[Any], at: Any) -> Any:
        """The move Tab (``step`` 1) or Shift+Tab (-1) goes to from ``at``; the default goes through all moves.

        Where several pieces can move, this is the place to go to the next one.
        """
        return moves[(moves.index(at) + step) % len(moves)]

    def next_name(self, moves: Sequence[Any], at: Any) -> str:
        """What Tab goes to from ``at``, in a word or two such as ``n2``; empty where a number says it better."""
        return ""

    def twin(self, moves: Sequence[Any], at: Any) -> Any | None:
        """The same move done in another way, with a load or without one for instance; None where there is none."""
        return None

    def group(self, moves: Sequence[Any], at: Any) -> Sequence[Any]:
        """The moves the list shows together with ``at``, such as those of one piece; all by default."""
        return moves

    def most_listed(self) -> int | None:
        """The most lines the list of moves has at this moment, whatever is pointed at; None where that is not known.

        Where it is short the rest of the panel tells what happened.
        """
        return None

    def round_of(self, scene: Scene) -> object:
        """What is the same all through a round, and another in the next, at any moment of a match.

        None where the rounds end with what everybody reads in peace, or with whoever began being on turn again.
        """
        return None

    def roam(self) -> None:
        """Free the cursor from the moves so that it goes over everything, or bind it again, where `ROAMS` says so."""

    def choose(self, at: Any) -> Any | None:
        """What Enter plays: the move pointed at; None when the table only takes note, such as picking a piece up."""
        return at

    def warning(self, move: Any) -> str | None:
        """A question to ask before this move is played, such as ``n2 would die there. Go?``; None for nearly all."""
        return None

    def aside(self) -> Widget | None:
        """A widget of its own height that stands above the moves, for scores and the like; made once."""
        return None

    def panel_columns(self, width: int, height: int) -> int | None:
        """How wide the panel at the right is in a window of this size; None leaves it to the house."""
        return None

    def back(self) -> bool:
        """Take one step back within the table, such as putting a picked-up piece down; False when there is none."""
        return False

    def zoom(self) -> None:
        """Make the table larger or smaller, where `ZOOMS` says it can."""

    def can_zoom(self) -> bool:
        """Whether `zoom` does anything at this size and this moment; by default wherever `ZOOMS` says so."""
        return self.ZOOMS

    def label(self, move: Any) -> str:
        """A legal move in words for the list, what it would do included, such as ``5 on 9: exact``."""
        raise NotImplementedError

    def prompt(self) -> str:
        """What is expected of whom, in one sentence that reads well aloud, such as ``Anna: place the 4``."""
        raise NotImplementedError

    def headline(self) -> str:
        """Where the game stands, short: ``round 3, roll 2``."""
        raise NotImplementedError

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        """Play what happened on the table, from the scene before it; return when it has been seen.

        Does nothing by default. Post `Told` with each thing shown. With ``animate`` off it must not wait. Whoever
        presses a key cancels it at the point where it waits; `show` follows in any case and puts everything in its
        place.
        """

    def pause_after(self, events: Sequence[Event]) -> str | None:
        """A sentence on what everybody should read in peace after these events, such as ``That was round 3``.

        The screen then shows the open table until somebody presses a key, before the next person decides, the screen
        is handed over or the result comes. None, the default, goes on at once.
        """
        return None

    def show_pause(self, scene: Scene) -> None:
        """Draw what everybody reads in peace before ``scene`` is shown; by default that scene, as open to all."""
        self.show(scene)

    def after_pause(self) -> str | None:
        """What comes when everybody has read, in a word or two such as ``round 4``; None leaves it open."""
        return None

    def explain(self) -> tuple[str, str]:
        """What is under the cursor: a title and two or three lines of Markdown."""
        raise NotImplementedError

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """All that lies on the table, each as `explain` would tell it, and which of it is under the cursor.

        People walk from one to the next while they read. By default there is only what is under the cursor.
        """
        return (self.explain(),), 0

    def beside(self, direction: Direction, at: int) -> int:
        """Which of the `things` an arrow leads to from one of them; by default the next or the one before."""
        return at + (1 if direction in ("down", "right") else -1)

    def look_at(self, at: int) -> None:
        """Put the cursor on one of the `things`, where `FOLLOWS` says so."""

    @classmethod
    def read_assets(cls) -> None:
        """Read every file the table is drawn with, so that a damaged one is known before anything is drawn.

        Raises:
            BadAsset: One of them is missing, damaged or lacks something.
        """

    @classmethod
    def legend(cls, glyphs: Glyphs) -> Sequence[Group]:
        """What the signs on the table mean, for `tui.legend`; empty where words say it all."""
        return ()

    def sides(self, scene: Scene) -> Sequence[Sequence[int]]:
        """The seats that win together, as groups; empty where everybody plays alone."""
        return ()

    def has_odds(self) -> bool:
        """Whether it is worth asking for `odds` at this moment; asked often, so it must not count them."""
        return type(self).odds is not GameTable.odds

    def odds(self) -> str | None:
        """Exact chances at this moment as Markdown, None where the game has none to tell."""
        return None

    def passage(self) -> str:
        """The heading of the in-app rulebook that fits this moment."""
        raise NotImplementedError

    def measures(self, outcome: Outcome, scene: Scene) -> Sequence[Measure]:
        """What the ranking of the finished game goes by, the weightiest first; usually the scores alone."""
        return [Measure(outcome.scores, outcome.unit)]

    def result_details(self, scene: Scene) -> str | None:
        """What decided the finished game, as Markdown for the result screen; None when the scores say it all."""
        return None
