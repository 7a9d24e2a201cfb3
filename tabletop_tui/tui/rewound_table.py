"""The table as it is gone back at: taking moves back, and playing them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_tui.rules import Step, TabletopError

from .played_table import PlayedTable


class RewoundTable(PlayedTable):
    """Goes one decision back or forth where the rules of the match allow it."""

    def action_undo(self) -> None:
        """Take the last move back."""
        self._travel(undo=True)

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self._travel(undo=False)

    def _travel(self, undo: bool) -> None:
        try:
            steps = self.match.undo() if undo else self.match.redo()
        except TabletopError as error:
            self.remark(str(error))
            return
        self._pause = None
        self.sitting.follow()
        self._show(self._taken_back(steps) if undo else None)
        self._note()
        self._go_on()

    def _taken_back(self, steps: Sequence[Step]) -> Any:
        if self.sitting.waits:
            return None
        try:
            return self.match.state.parse(steps[0].text)
        except TabletopError:
            return None
