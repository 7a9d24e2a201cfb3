"""Islets turns tiles up in mid-move, chains decisions, and carries gold from island to island."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.rules import CHANCE, NOBODY, IllegalMove, SeededNature

from .islets import ARROWS, BAG, COVERED, DRUM, FOLLOW, HOP, SAND, Islets, Options


def after(*texts: str, **options: Any) -> Islets:
    """A campaign after these moves."""
    state = Islets(Options(**options))
    for text in texts:
        state.play(state.parse(text))
    return state


def squares(state: Islets) -> str:
    """Where the pirates stand."""
    return " ".join(map(str, state.view(None).squares))


def test_a_covered_tile_is_turned_up_in_mid_move() -> None:
    state = after("walk 2")
    assert state.actor() == CHANCE
    assert sorted(state.chances()) == sorted(((3, face), BAG.count(face)) for face in set(BAG))
    state.play(state.parse("turn sand"))
    assert state.actor() == 1
    assert state.view(None).tiles[:3] == (COVERED, SAND, COVERED)


def test_what_has_been_turned_up_is_no_more_in_the_bag() -> None:
    state = after("walk 2", "turn sand", "walk 1")
    with pytest.raises(IllegalMove, match=r"First a tile that is left has to be turned up\."):
        state.play(state.parse("turn sand"))


def test_arrows_ask_which_way() -> None:
    state = after("walk 2", "turn arrows")
    assert state.actor() == 0
    assert [state.text(move) for move in state.moves()] == ["follow 1", "follow -1"]
    assert squares(after("walk 2", "turn arrows", "follow -1")) == "1 0 0 0"


def test_arrows_beside_arrows_do_not_send_a_pirate_round_for_ever() -> None:
    state = after("walk 1", "turn arrows", "follow 1", "turn arrows", "follow -1")
    assert squares(state) == "1 0 0 0"
    assert state.actor() == 1


def test_a_drum_has_two_pirates_hop_and_one_seat_decide() -> None:
    state = after("walk 1", "turn drum")
    assert state.view(None).pending == ((HOP, 2), (HOP, 0))
    state = after("walk 1", "turn drum", "hop 2", "turn sand", "hop 1")
    assert squares(state) == "3 0 1 0"
    assert state.actor() == 1


def test_what_a_hop_sets_off_is_finished_before_the_next_hop() -> None:
    state = after("walk 1", "turn drum", "hop 1", "turn drum", "hop 1", "turn arrows")
    assert state.view(None).pending == ((HOP, 2), (HOP, 2), (FOLLOW, 0))
    assert state.actor() == 0


def test_a_coin_goes_to_whoever_comes_first() -> None:
    assert after("walk 2", "turn coin", "walk 2").view(None).carried == (1, 0, 0, 0)


def test_on_the_far_shore_coins_are_safe_and_the_pirate_goes_back_to_the_ship() -> None:
    view = after(*march(), "walk 2", turns=5).view(None)
    assert (view.gold, view.carried, view.squares) == ((3, 0), (0, 0, 0, 0), (0, 8, 8, 8))


def march() -> list[str]:
    """Four rounds in which seat 0 finds three coins and the others follow it to the last tile."""
    return [text for face in ["coin", "coin", "coin", "sand"] for text in ("walk 2", f"turn {face}", *["walk 2"] * 3)]


def test_gold_goes_on_to_the_second_island_where_the_poorer_team_begins() -> None:
    view = after(*march(), *["walk 2"] * 4, turns=5).view(None)
    assert (view.island, view.gold, view.on_turn) == (2, (3, 0), 1)
    assert set(view.tiles) == {COVERED}
    assert sum(view.squares) == 0


def test_coins_still_carried_sink_with_the_island() -> None:
    view = after(*march(), turns=4).view(None)
    assert (view.island, view.gold, view.carried) == (2, (0, 0), (0, 0, 0, 0))


def test_teams_are_ranked_together() -> None:
    state = after(turns=1)
    while state.actor() != NOBODY:
        state.play(state.moves()[0] if state.actor() >= 0 else state.chances()[0][0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2, 3),)
    assert outcome.unit == "coins"


def test_the_same_seed_hides_the_same_island_whatever_is_turned_up_first() -> None:
    seed = SeededNature(11)

    def tile_two(*texts: str) -> int:
        state = after(*texts)
        while state.view(None).tiles[1] == COVERED:
            state.play(state.draw(seed) if state.actor() == CHANCE else state.moves()[0])
        return state.view(None).tiles[1]

    state = after("walk 1")
    state.play(state.draw(seed))
    first_tile = state.text(after("walk 1").draw(seed))
    assert tile_two("walk 2") == tile_two("walk 1", first_tile)


def test_faces_have_names() -> None:
    assert after().text((3, ARROWS)) == "turn arrows"
    assert after().parse("turn drum") == (3, DRUM)
