"""The table: one screen for every game."""

from __future__ import annotations

from typing import ClassVar, Final

from .actions import TABLE, bound
from .rewound_table import RewoundTable

CHOOSING: Final = ("steer", "play", "step", "digit", "twin")
"""What leads to a move, or makes it."""


class TableScreen(RewoundTable):
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
                # A digit too high says that there is no such move.
                possible = bool(self.moves)
            case "twin":
                possible = self.twin() is not None
            case "undo" | "redo" | "result" | "replay":
                over = self.scene.outcome is not None
                possible = {
                    "undo": self._may_undo and not over,
                    "redo": self.match.can_redo(),
                    "result": over,
                    "replay": self.match.last_choice is not None,
                }[action]
            case "odds":
                possible = self.scene.outcome is None and self.table.has_odds()
            case "zoom":
                possible = self.table.can_zoom()
            case "roam" | "hide" | "go_on":
                possible = True
            case _:
                return super().check_action(action, parameters)
        # Not possible now, but a key of this screen: help lists it, and says so.
        return True if possible else None

    def worth_a_hint(self, action: str) -> bool:
        """Looking back is told of at the end."""
        return action != "replay" or self.scene.outcome is not None

    def why_not(self, action: str) -> str:
        """Why nothing can be chosen, taken back or looked at now."""
        over = self.scene.outcome is not None
        if action in CHOOSING and (self.reading or over):
            return self._read_first() if self.reading else "The game is over; e shows the result."
        taken = "The game is over: nothing is taken back any more." if over else self.match.why_no_undo()
        reasons = {
            "twin": "There is no other way to do this.",
            "undo": taken,
            "redo": "There is nothing to play again.",
            "result": "The game is not over yet.",
            "replay": "No move has been made yet to look back at.",
        }
        return reasons.get(action) or super().why_not(action)

    def _offers(self, action: str) -> bool:
        """Whether this game's table has such a thing at all."""
        table = self.table
        return {"zoom": table.ZOOMS, "roam": table.ROAMS, "twin": table.TWINS}.get(action, True)

    def action_replay(self) -> None:
        """Look back at every move; what is private is hidden before, and handed over again afterwards."""
        hides = self.sitting.may_hide
        if hides:
            self.sitting.hide()
            self._show()

        def closed(_: None) -> None:
            if hides:
                self._go_on()

        self.house.look_back(self.match, closed, at_end=self.scene.outcome is None)

    def action_log(self, step: int) -> None:
        """Read back and forth in what happened."""
        self.log_panel.look(-step * max(1, self.log_panel.size.height - 1))
