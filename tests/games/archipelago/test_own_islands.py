"""An own island is moored at, played and left, or refused with the reason."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.deal import deal
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.options import Options
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN
from tabletop_tui.rules import BadOptions

from .voyage import Voyage

OWN = """name: Two bays
sets: 1, 2

. B B B . .
F F B B B .
F F F M M B
. F F M M M
. . . . M .
"""
"""Twenty cells: 7 of beach, 7 of forest, 6 of mountain."""


def test_ar_129_an_own_island_is_moored_at_played_and_left_without_a_draft() -> None:
    voyage = Voyage(own_islands=(OWN,)).end("N1")
    assert voyage.legal == ["voyage island_2", "voyage island_3", "voyage own_1", "stop"]
    voyage.do("voyage own_1")
    state = voyage.state
    assert voyage.asks(OwnPhase.MOORING)
    decks = deal(state.layout, False).decks
    assert [(len(decks[terrain]), state.layout.places[terrain]) for terrain in (BEACH, FOREST, MOUNTAIN)] == [
        (13, 7), (15, 7), (16, 6)
    ]  # fmt: skip
    voyage.end("N9")
    assert voyage.asks(OwnPhase.NEXT_ISLAND)
    assert voyage.state.results[-1].name == "Two bays"


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        (OWN.replace("F", "B"), "Two bays cannot be built: 14 beach tiles are needed, and there are 13 in"),
        (OWN.replace("F F F M M B", ". . . . . ."), "Own island 1, lines 4 to 8: the land is in several parts;"),
        (OWN.replace("F F F M M B", "F F . M M B"), "Own island 1, lines 4 to 8: the land encloses water at d4."),
        (OWN.replace("M", "."), "Own island 1, lines 4 to 8"),
    ],
)  # fmt: skip
def test_ar_129_an_island_that_cannot_be_is_refused_with_the_reason(drawing: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Voyage(plays="own", own_islands=(drawing,))
    assert sentence in str(refusal.value)


def test_to_play_an_own_island_there_has_to_be_one() -> None:
    with pytest.raises(BadOptions, match="draw one first"):
        Voyage(plays="own")


def test_equal_islands_of_ones_own_are_equal_options() -> None:
    first = GAME.read_options({"own_islands": [OWN]})
    second = GAME.read_options({"own_islands": ["# a remark\n" + OWN.replace("\n. ", "\n.").replace("1, 2", "2,1")]})
    assert isinstance(first, Options)
    assert first == second
