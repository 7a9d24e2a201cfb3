"""What is told of cells, and beside them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.explaining import all_cells, explain, paragraphs
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import cell_name
from tabletop_tui.games.treasure_island.table.chances import odds
from tabletop_tui.games.treasure_island.table.lore import TREASURE_ISLAND
from tabletop_tui.games.treasure_island.tiles import DECK, KINDS
from tabletop_tui.rules import Outcome
from tests.games.treasure_island.island import island

from .sayings import HEADINGS, said, told
from .scenes import begun, moment_of


def test_a_cell_is_explained_with_rule_things_and_the_way_there() -> None:
    played = island("n1 spinner_3:$e1 #", "c4")
    assert told(played, "d4", "n1 c4-d4") == (
        "d4: desert. Takes 3 turns to cross. Only who is one step behind can attack. "
        "Gold: 1 coin on step 1. Here: e1 (step 1 of 3). "
        "n1 goes to d4, desert, attacks e1, 1 coin on step 1."
    )
    assert told(played, "e4").startswith("e4: closed. Nobody knows what it is until somebody goes there")
    assert "Whoever swims here" in told(played, "c1")
    assert told(played, "m7").startswith("m7: yellow ship (E). The ship of Boris, with 0 gold. Aboard: e2 and e3.")


def test_how_a_piece_fares_is_told() -> None:
    played = island("trap:n1 barrel:e1", "c4", caught="n1", lost="s1")
    played.state.status[3] = 1
    assert "n1 (caught)" in told(played, "c4")
    assert "e1 (misses this turn)" in told(played, "d4")


def test_the_other_way_is_named() -> None:
    assert told(island("$n1 .", "c4"), "d4", "n1 c4-d4 coin").endswith("c: with empty hands.")
    assert told(island("$n1 .", "c4"), "d4", "n1 c4-d4").endswith("c: with the coin.")


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("chest_3", "where a chest was"),
        ("galleon", "where the galleon was"),
        ("bottles_1", "where a bottle was"),
        ("bottles_2", "where bottles were"),
        ("ben_gunn", "where Ben Gunn was"),
        ("missionary", "where the Missionary was"),
        ("lighthouse", "lighthouse, used up"),
        ("burning_field", "burnt field"),
        ("empty", "empty"),
    ],
)
def test_only_empty_tiles_are_called_empty(tile: str, name: str) -> None:
    played = island(f"n1 {tile}", "c4")
    assert told(played, "d4").startswith(f"d4: {name}. ")
    short = name if len(name) <= 14 else "used up"
    assert said(played, "n1 c4-d4") == (f"n1 d4: {short}", f"Anna, Enter: n1 goes to d4, {name}.")


def test_gold_in_a_chest_that_is_open_is_what_happens_there() -> None:
    text = told(island("n1 chest_3:$$", "c4"), "d4")
    assert text.startswith("d4: where a chest was. Gold: 2 coins. ")
    assert "Nothing happens" not in text


def test_a_tile_is_called_by_its_name_while_it_does_what_it_does() -> None:
    played = island("n1 ?lighthouse # # # # # #", "c4").do("n1 c4-d4")
    assert told(played, "d4").startswith("d4: lighthouse. Who opens it looks at four closed tiles in secret")


def test_a_tile_that_somebody_has_seen_is_not_known_to_nobody() -> None:
    played = island("n1 ?lighthouse ?ice ?trap # #", "c4", seats=2).do("n1 c4-d4")
    moment = moment_of(played, alone=True)
    played.do(played.state.text(moment.scene.moves[0]))
    text = told(played, "e4")
    assert text.startswith("e4: closed, looked at. Somebody has looked at it from the lighthouse; nobody else knows")
    assert "Nobody knows" not in text


def test_a_spent_tile_says_what_it_was() -> None:
    assert told(island("n1 misfortune", "c4"), "d4").startswith("d4: misfortune, over. Nothing happens here any more.")


def test_the_chances_of_a_closed_tile_are_those_of_the_box() -> None:
    view = begun(4, 1).state.view(None)
    text = odds(view)
    assert text is not None
    assert "117 closed tiles" in text
    assert "| Empty | 18 | 15.4 % |" in text
    assert sum(int(row.split("|")[2]) for row in text.splitlines() if row.count("|") == 4 and "%" in row) == 117
    assert len(DECK) == 117


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.count], ids=lambda kind: kind.id)
def test_every_tile_has_its_rule_told(kind: object) -> None:
    assert isinstance(kind, type(KINDS[0]))
    text = told(island(f"n1 {kind.id}", "c4"), "d4")
    assert text.startswith("d4: ")
    assert kind.rule in text or "Nothing happens here any more" in text


def test_a_finished_game_tells_of_no_key_that_does_nothing() -> None:
    played = island("n1 #", "c4", seats=2)
    moment = moment_of(played)
    over = Moment(
        replace(moment.scene, outcome=Outcome(ranking=((0,), (1,)), scores=(1, 0), reason="Enough.")), TREASURE_ISLAND
    )
    closed = next(cell for cell in all_cells(moment) if cell_name(moment, cell) == "d4")
    assert "o tells the chances" in explain(moment, None, None, closed)[1]
    assert "o tells" not in explain(over, None, None, closed)[1]


def test_at_the_start_the_rulebook_opens_where_newcomers_read() -> None:
    played = island("n1 .", "c4", seats=2)
    moment = moment_of(played)
    assert words.passage(moment, moment.scene.moves[0]) == "In one minute"
    assert "In one minute" in HEADINGS
    moment = moment_of(played.until("E").until("N"))
    assert moment.view.round == 2
    assert words.passage(moment, moment.scene.moves[0]) == "A turn"


def test_the_aim_is_told_beside_the_map_in_the_first_round() -> None:
    played = island("n1 .", "c4", seats=2)
    for rounds, told_of in ((1, True), (2, False)):
        moment = moment_of(played)
        texts = paragraphs(moment, Aims(moment), moment.scene.moves[0], 80, beginning=True)
        assert moment.view.round == rounds
        assert (TREASURE_ISLAND.aim in texts) is told_of
        played.until("E").until("N")
