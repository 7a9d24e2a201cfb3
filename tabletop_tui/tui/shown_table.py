"""The table as it is shown: one moment of a match, and the moves that lead on from it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from textual.content import Content

from tabletop_tui.rules import NOBODY, Step, TabletopError

from .game_table import GameTable
from .laid_table import LaidTable
from .move_list import MoveList
from .sitting import Sitting

if TYPE_CHECKING:
    from tabletop_tui.store.library import KeptMatch


class ShownTable(LaidTable):
    """Shows a match as whoever is looking may see it, and one move that is pointed at."""

    def __init__(self, kept: KeptMatch, table: GameTable) -> None:
        super().__init__(kept.match, table, MoveList())
        self.kept = kept
        self.sitting = Sitting(kept.match)
        self.moves: Sequence[Any] = ()
        self.listed: Sequence[Any] = ()
        self.at: int | None = None
        self.scene = self.sitting.scene()
        self._logged: tuple[int, int | None] = (-1, None)
        self._pause: str | None = None
        self._may_undo = False

    def on_unmount(self) -> None:
        """Let another process play the match from here on."""
        with suppress(TabletopError):
            self.kept.put_away()

    @property
    def private(self) -> bool:
        """Whether somebody looks alone."""
        return self.sitting.viewer is not None

    @property
    def reading(self) -> bool:
        """Whether everybody reads something in peace, until a key says to go on."""
        return self._pause is not None

    def _show(self, pointed: Any = None) -> None:
        """Show this moment as whoever looks may see it, pointing at a move if it is still there."""
        self.scene = self.sitting.open_moment() if self.reading else self.sitting.scene()
        self.moves, self.listed = self.scene.moves, ()
        if self.reading:
            self.table.show_pause(self.scene)
        else:
            self.table.show(self.scene)
        self._size_panel()
        self.at = None
        if self.moves:
            self.at = self.moves.index(pointed if pointed in self.moves else self.table.first(self.moves))
        self.table.point(self.moves[self.at] if self.at is not None else None)
        self._list()
        self._show_log()
        self._say()
        self._may_undo = self.match.why_no_undo() is None
        self.refresh_bindings()

    def _list(self) -> None:
        """List the moves that belong together with the one pointed at."""
        if self.at is None:
            self.listed = ()
            self.move_list.show((), None)
            return
        move = self.moves[self.at]
        listed = self.table.group(self.moves, move)
        if listed == self.listed and self.move_list.labels:
            self.move_list.point(listed.index(move))
            return
        self.listed = listed
        labels = [self.table.label(move) for move in listed]
        following = self.table.next_name(self.moves, move)
        self.move_list.show(labels, listed.index(move), len(self.moves) - len(listed), following)

    def _show_log(self) -> None:
        shown = (len(self.match.journal), self.sitting.viewer)
        if shown != self._logged:
            self.log_panel.show(self.sitting.log())
            self._logged = shown

    def _add_to_log(self, steps: Sequence[Step]) -> None:
        if self._logged[1] == self.sitting.viewer:
            self.log_panel.add(self.sitting.lines(self.sitting.told(steps)))
            self._logged = (len(self.match.journal), self.sitting.viewer)

    def _say(self) -> None:
        self._say_headline()
        self._say_status()

    def _say_headline(self, in_turn: bool = True) -> None:
        actor = self.scene.actor if in_turn and not self.reading else NOBODY
        end = Content("")
        if self.sitting.may_hide:
            end = Content.styled("   only you should be looking", "$warning")
        elif self.scene.outcome is not None and not self.reading:
            end = Content.styled("the game is over", "bold")
        self._head(actor, end)

    def _say_status(self) -> None:
        if self._pause is not None:
            self.remark(self._read_first())
        elif self._is_over:
            self._status.say("The game is over. e shows the result, q leaves.")
        else:
            self._status.say(self.table.prompt())

    @property
    def _is_over(self) -> bool:
        """Whether nothing is left to say but how it ended."""
        return self.scene.outcome is not None and not self.table.roaming

    def _read_first(self) -> str:
        """What everybody reads, and how it goes on."""
        following = "the result" if self._is_over else self.table.after_pause()
        return f"{self._pause} {f'Space: {following}.' if following else 'Space goes on.'}"

    def _point(self, at: int, tell_table: bool = True) -> None:
        if not 0 <= at < len(self.moves):
            return
        if self.at == at:
            self._say_status()
            return
        self.at = at
        with self.table.gathering():
            if tell_table:
                self.table.point(self.moves[at])
            self._list()
            self._say_status()
