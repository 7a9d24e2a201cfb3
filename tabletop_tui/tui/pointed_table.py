"""The table one points at: which move is meant, and how keys, digits and the mouse come to it."""

from __future__ import annotations

from typing import Any

from textual import on

from .game_table import Direction, GameTable
from .shown_table import ShownTable


class PointedTable(ShownTable):
    """Moves the pointer among the moves; plays none."""

    def action_steer(self, direction: Direction) -> None:
        """Move the cursor on the table."""
        at = self.moves[self.at] if self.at is not None else None
        move = self.table.steer(direction, self.moves, at)
        if move is None:
            self._say_status()
        elif move == at and not self.table.roaming:
            others = " Tab goes to the others." if len(self.listed) < len(self.moves) else ""
            self.remark(f"There is nothing else to choose here.{others}")
        else:
            self._point(self.moves.index(move))

    def action_step(self, step: int) -> None:
        """Point at the next or the previous move, or the next piece that can move."""
        if self.at is not None:
            self._point(self.moves.index(self.table.turn_to(step, self.moves, self.moves[self.at])))

    def action_twin(self) -> None:
        """Point at the same move done in another way."""
        if (move := self.twin()) is not None:
            self._point(self.moves.index(move))

    def twin(self) -> Any | None:
        """The move pointed at, done in another way."""
        return self.table.twin(self.moves, self.moves[self.at]) if self.at is not None else None

    def action_roam(self) -> None:
        """Free the cursor, or bind it to the moves again."""
        self.table.roam()
        self._say_status()

    def action_digit(self, number: int) -> None:
        """Point at the move with this number in the list."""
        if number <= len(self.listed):
            self._point(self.moves.index(self.listed[number - 1]))
        else:
            self.remark(f"There is no move {number} here.")

    @on(GameTable.Pointed)
    def _table_pointed(self, event: GameTable.Pointed) -> None:
        if event.move in self.moves:
            self._point(self.moves.index(event.move), tell_table=False)

    @on(GameTable.Looked)
    def _table_looked(self, _: GameTable.Looked) -> None:
        self._say_status()
