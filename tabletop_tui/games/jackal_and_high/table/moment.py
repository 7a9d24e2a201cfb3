"""What the table shows at one moment: the scene, the cursor, and what is being staged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop_tui.games.jackal_and_high.moves import AGAIN, PLACE, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import View
from tabletop_tui.tui.scene import Scene


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice of one seat on show.

    Attributes:
        seat: Whose dice.
        dice: What they show; zeros before they are thrown.
        verdict: What is said of them, such as ``wins``; empty before it is known.
        still: Whether they have come to rest.
    """

    seat: int
    dice: tuple[int, ...]
    verdict: str = ""
    still: bool = True


@dataclass(frozen=True, slots=True)
class Staging:
    """What is being played out on the table.

    Attributes:
        title: What it is about.
        throws: Dice on show, one line of them a seat.
        position: The card it is about, -1 for Vulture Valley, None for neither.
    """

    title: str
    throws: tuple[Throw, ...] = ()
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything the drawing needs.

    Attributes:
        scene: The scene, its view possibly moved on by what has been staged so far.
        pointed: The legal move under the cursor.
        staging: What is being played out, None between.
        taken: ``(position, seat)`` of cards of the row that have found an owner while being staged.
        said: What happened last, in sentences, oldest first.
        settled: Whether the round, or its row, has been settled and everybody looks at what came of it.
    """

    scene: Scene
    pointed: Move | None = None
    staging: Staging | None = None
    taken: tuple[tuple[int, int], ...] = ()
    said: tuple[str, ...] = ()
    settled: bool = False

    @property
    def view(self) -> View:
        """The position on show."""
        view: View = self.scene.view
        return view

    def pointed_card(self) -> int | None:
        """The row position under the cursor or being contested."""
        if self.staging is not None:
            return self.staging.position if self.staging.position is not None and self.staging.position >= 0 else None
        return self.pointed[2] if self.pointed is not None and self.pointed[0] == PLACE else None

    def points_at_valley(self) -> bool:
        """Whether Vulture Valley is under the cursor or being fought for."""
        if self.staging is not None:
            return self.staging.position == -1
        return self.pointed is not None and self.pointed[0] == VALLEY

    def pointed_die(self) -> int | None:
        """The value of the die under the cursor."""
        if self.pointed is None or self.staging is not None:
            return None
        if self.pointed[0] == PLACE:
            return self.pointed[1]
        return self.view.thrown[0] if self.pointed[0] == AGAIN and self.view.thrown else None

    def pointed_stack(self) -> int | None:
        """The card under the cursor while won cards are ordered."""
        return self.pointed[1] if self.pointed is not None and self.pointed[0] == STACK else None

    def valley_preview(self, seat: int) -> int:
        """How many dice of this seat the move under the cursor sends to the Valley."""
        if self.pointed is None or self.staging or self.pointed[0] != VALLEY or seat != self.view.thrower:
            return 0
        return self.pointed[1]


def with_winnings(moment: Moment, later: View) -> Moment:
    """The moment with what everybody has won as a later view has it."""
    players = tuple(
        replace(player, stack=now.stack, takes=now.takes, paws=now.paws)
        for player, now in zip(moment.view.players, later.players, strict=True)
    )
    return replace(moment, scene=replace(moment.scene, view=replace(moment.view, players=players)))
