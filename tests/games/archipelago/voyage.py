"""Campaigns for tests: islands that end as told, without being played."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from tabletop_tui.games.archipelago import campaign
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.pirates.crews import LABELS, LETTERS
from tabletop_tui.games.pirates.position import CRUSHED, DEAD
from tabletop_tui.rules import Event

REASON = "All tiles are open, and no coin lies on the island."


class Voyage:
    """A match played in words."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        state = GAME.new(GAME.read_options(options), seats)
        assert isinstance(state, ArchipelagoState)
        self.state = state
        self.events: list[Event] = []

    def end(self, coins: str = "", dead: str = "", crushed: str = "") -> Voyage:
        """Let the island end with these coins on board, ``N5 E3`` for instance, and these pirates out."""
        self.moored()
        for word in coins.split():
            self.state.stored[LETTERS.index(word[0])] = int(word[1:])
        for labels, place in ((dead, DEAD), (crushed, CRUSHED)):
            for label in labels.split():
                self.state.put(LABELS.index(label), place)
        campaign.after_island(self.state, REASON, self.events.append)
        return self

    def moored(self) -> Voyage:
        """Let every crew moor at the first berth there is."""
        while self.state.phase is OwnPhase.MOORING:
            self.do(self.state.text(self.state.moves()[0]))
        return self

    def do(self, *texts: str) -> Voyage:
        """Make these moves, dice as well."""
        for text in texts:
            self.state.play(self.state.parse(text), self.events.append)
        return self

    @property
    def legal(self) -> list[str]:
        """The texts of all legal moves."""
        return [self.state.text(move) for move in self.state.moves()]

    @property
    def crew(self) -> str:
        """Whose turn it is, by letter."""
        return LETTERS[self.state.crew]

    def asks(self, phase: IntEnum) -> bool:
        return self.state.phase is phase

    def said(self, *names: str) -> list[str]:
        """What the log says."""
        names = names or ("Anna", "Boris", "Chen", "Dora")
        return [event.say(names) for event in self.events]
