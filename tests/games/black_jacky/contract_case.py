"""Black Jacky in the contract suite."""

from __future__ import annotations

from tabletop_tui.games.black_jacky.game import GAME
from tests.rules.cases import Case

from .laws import lawful
from .twins import cards_exchanged

CONTRACT = [
    Case(
        GAME,
        (
            (2, {}),
            (3, {"first_player": "3"}),
            (4, {}),
            (5, {"quick_duel": True, "seen_cards": True}),
            (6, {}),
        ),
        law=lawful,
        secrets=True,
        twin=cards_exchanged,
        nobody_may_win=True,
    )
]
