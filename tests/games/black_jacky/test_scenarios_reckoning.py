"""Acceptance scenarios: set-up, the Reckoning, and the Quick Duel."""

from __future__ import annotations

import pytest

from tabletop_tui.games.black_jacky.cards import DECK
from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.games.black_jacky.view import Phase
from tabletop_tui.rules import BadOptions, SeededNature

from .scenes import LETTERS, losers, new, scene, totals


def test_bj_01_deck() -> None:
    state = new(2).state
    assert [state.pile[card] for card in range(1, 9)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(DECK) == state.pile_size == 36
    assert sum(DECK) == 204


@pytest.mark.parametrize(("seats", "hearts"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_bj_02_hearts(seats: int, hearts: int) -> None:
    assert new(seats).state.red == [hearts] * seats
    assert new(seats).state.black == [0] * seats


@pytest.mark.parametrize("seats", [1, 7])
def test_bj_02_one_and_seven_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 6 players, not {seats}"):
        GAME.new(GAME.options(), seats)


@pytest.mark.parametrize(("seats", "pile"), [(2, 31), (3, 29), (4, 27), (5, 25), (6, 23)])
def test_bj_03_deal(seats: int, pile: int) -> None:
    turned = set()
    for seed in range(60):
        table = new(seats).deal(SeededNature(seed))
        assert [len(hand) for hand in table.state.hands] == [2] * seats
        assert len(table.state.discards) == 1
        assert table.state.pile_size == len(table.pile()) == pile
        assert table.state.phase is Phase.CHEAT
        assert table.state.actor() == table.state.starter
        assert not table.state.ending
        assert table.plus == "box"
        turned.add(table.top)
    assert turned >= set(range(3, 9)), "whatever is turned up, its trick does not happen"


def test_bj_04_the_rulebooks_reckoning() -> None:
    table = scene(A="{7,5} [8]", B="{8,5} [6] +1", C="{7,6,2} [6]")
    reckoning = table.reckon()
    assert totals(reckoning) == [201, 200, 210]
    assert losers(reckoning) == "C"
    assert table.hearts() == [3, 3, 2]


def test_bj_05_nobody_at_21() -> None:
    reckoning = scene(A="{7,5} [8]", B="{8,7,5}", C="{8,6,5}").reckon()
    assert totals(reckoning) == [201, 200, 190]
    assert losers(reckoning) == "C"


def test_bj_06_a_tenth_decides() -> None:
    reckoning = scene(A="{8,6,6}", B="{6,6} [8]").reckon()
    assert totals(reckoning) == [200, 201]
    assert losers(reckoning) == "A"


def test_bj_07_tie_for_lowest() -> None:
    reckoning = scene(A="{8,7,2}", B="{6,6,5}", C="{8,8,3}").reckon()
    assert totals(reckoning) == [170, 170, 190]
    assert losers(reckoning) == "AB"


def test_bj_09_everybody_equal() -> None:
    table = scene(A="{8,6,4}", B="{7,6,5}", C="{8,7,3}")
    assert losers(table.reckon()) == "ABC"
    assert table.hearts() == [2, 2, 2]


def test_bj_10_two_laid_8() -> None:
    reckoning = scene(A="{4} [8,8]", B="{8,8,3}").reckon()
    assert totals(reckoning) == [202, 190]
    assert losers(reckoning) == "B"


def test_bj_11_an_8_in_the_hand_has_no_bonus() -> None:
    assert scene(A="{8,8,4}", B="").total("A") == 200


def test_bj_14_above_21_during_the_round() -> None:
    table = scene(A="{8,7,1}", B="{8,8,4}", discard="3", pile="8 4 5")
    table.turn("draw", "card 8")
    assert table.total("A") == 240
    assert table.who == "B"
    table.turn("knock")
    table.turn("swap 8 discard")
    assert table.state.reckoning is not None
    assert totals(table.state.reckoning) == [190, 200]
    assert losers(table.state.reckoning) == "A", "19 is not too much, it is only the lowest"
    assert not table.state.reckoning.too_much


def test_bj_69_a_laid_1_counts_1() -> None:
    table = scene(A="{7,1}", B="{8,7}", C="{6,6}").turn("lay 1", "draw", "card 8")
    assert table.state.reckoning is not None
    assert totals(table.state.reckoning) == [160, 150, 120]
    assert losers(table.state.reckoning) == "C"


@pytest.mark.parametrize(
    ("case", "cats", "winners"),
    [
        ("most hearts", {"A": "{1} hearts 1", "B": "{8,8} hearts 2", "C": "{8,7} hearts 1"}, "B"),
        ("the higher total", {"A": "{1} hearts 1", "B": "{8,8,3} hearts 1", "C": "{7,5} [8] hearts 1"}, "C"),
        ("equal totals", {"A": "{1} hearts 1", "B": "{8,8,3} hearts 1", "C": "{7,7,5} hearts 1"}, "BC"),
        ("22 ranks below 19", {"A": "{8,8,5} hearts 1", "B": "{8,7,4} hearts 1", "C": "{8,7,7} hearts 2"}, "B"),
    ],
)
def test_bj_63_quick_duel_winner(case: str, cats: dict[str, str], winners: str) -> None:
    table = scene(quick=True, **cats)
    table.reckon()
    outcome = table.state.outcome()
    assert outcome is not None
    assert "".join(LETTERS[seat] for seat in outcome.winners) == winners, case
    assert outcome.scores[0] == 0


def test_bj_78_two_out_at_once() -> None:
    table = scene(quick=True, A="{2} hearts 1", B="{2} hearts 1", C="{8,8} hearts 1", D="{7,7} hearts 2")
    assert losers(table.reckon()) == "AB"
    assert table.hearts() == [0, 0, 1, 2]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((3,), (2,), (0, 1))
    assert table.who == "nobody", "nobody guesses"


@pytest.mark.parametrize("hands", [("{8,7,3}", "{8,6,4}"), ("{8,8,5}", "{8,8,7}")])
def test_bj_79_everybody_out(hands: tuple[str, str]) -> None:
    table = scene(quick=True, A=f"{hands[0]} hearts 1", B=f"{hands[1]} hearts 1")
    table.reckon()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (0, 0)


def test_quick_duel_with_all_rivals_at_21_or_more_has_several_winners() -> None:
    table = scene(quick=True, A="{8,8,5} hearts 1", B="{8,8,6} hearts 2", C="{7,7,7} hearts 2")
    table.reckon()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert "21 or more" in outcome.reason


def test_a_quick_duel_goes_on_while_everybody_has_a_heart() -> None:
    table = scene(quick=True, A="{2} hearts 2", B="{8,8}")
    table.reckon()
    assert table.state.round == 2
    assert table.who == "chance"


def test_cards_laid_with_an_empty_hand_and_the_plus_card_still_count() -> None:
    assert scene(A="{} [6,5,8] +1", B="").total("A") == 151
