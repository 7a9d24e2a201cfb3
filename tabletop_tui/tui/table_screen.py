"""The table: one screen for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from .actions import TABLE, bound
from .glyphs import glyphs_of
from .legend import Group
from .played_table import PlayedTable


class TableScreen(PlayedTable):
    """Plays one match: shows it, takes moves, and keeps every secret from those it is not for."""

    BINDINGS: ClassVar = bound(*TABLE)
    TITLE_FOR_HELP = "At the table"

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The one truth about what is possible now."""
        if self.too_small:
            return False
        if not self._offers(action):
            return False
        passing = {"skip": self.staging, "hide": self.sitting.may_hide, "go_on": self.reading and not self.staging}
        if self.staging or action in passing:
            return passing.get(action, False)
        match action:
            case "steer" | "play" | "step":
                possible = bool(self.moves) or (action == "steer" and self.table.ROAMS)
            case "digit":
                possible = isinstance(parameters[0], int) and parameters[0] <= len(self.listed)
            case "twin":
                possible = self.twin() is not None
            case "undo":
                possible = self.scene.outcome is None or self.match.why_no_undo() is None
            case "redo":
                possible = self.match.can_redo()
            case "odds":
                possible = self.scene.outcome is None and self.table.has_odds()
            case "zoom" | "roam" | "hide" | "go_on":
                possible = True
            case "result":
                possible = self.scene.outcome is not None
            case _:
                return super().check_action(action, parameters)
        # Not possible now, but a key of this screen: help lists it, and says so.
        return True if possible else None

    def worth_a_hint(self, action: str) -> bool:
        """Undo is told of where it does something; where it cannot, its key says why."""
        return action != "undo" or self._may_undo

    def legend(self) -> Sequence[Group]:
        """What the signs on this table mean, as they are drawn now."""
        return self.table.legend(glyphs_of(self.table))

    def _offers(self, action: str) -> bool:
        """Whether this game's table has such a thing at all."""
        table = self.table
        return {"zoom": table.ZOOMS, "roam": table.ROAMS, "twin": table.TWINS}.get(action, True)

    def action_odds(self) -> None:
        """Show the exact chances."""
        from .dialogs import Reading  # noqa: PLC0415 - loads the Markdown widget

        odds = self.table.odds()
        if odds is None:
            self._remark("There are no chances to tell of just now.")
        else:
            self.app.push_screen(Reading("The chances", odds))

    def action_explain(self) -> None:
        """Explain what is under the cursor, and whatever else one walks to from there."""
        from .explaining import Explaining  # noqa: PLC0415 - loads the Markdown widget

        self.app.push_screen(Explaining(*self.table.things(), self.table))

    def action_zoom(self) -> None:
        """Make the table larger or smaller."""
        self.table.zoom()

    def action_log(self, step: int) -> None:
        """Read back and forth in what happened."""
        self.log_panel.look(-step * max(1, self.log_panel.size.height - 1))

    def action_rules(self) -> None:
        """Open the rulebook where it fits."""
        self.house.read_rules(self.match.game.box, self.table.passage())
