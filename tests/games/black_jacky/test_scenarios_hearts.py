"""Acceptance scenarios: going out, guessing, coming back, and the end."""

from __future__ import annotations

import pytest

from tabletop_tui.games.black_jacky.events import RoundBegan
from tabletop_tui.games.black_jacky.view import Phase, Standing

from .scenes import Scene, letters, losers, scene

SALOON, WANTED, ELIMINATED = Standing.SALOON, Standing.WANTED, Standing.ELIMINATED


def _winner(table: Scene) -> str:
    outcome = table.state.outcome()
    assert outcome is not None
    return letters(outcome.winners)


def test_bj_50_out() -> None:
    table = scene(A="{1} hearts 1", B="{8,7}", C="{8,7}", D="{8,7}")
    table.reckon()
    assert table.standing("A") is WANTED
    assert table.who == "A"
    assert table.offered() == ["guess B", "guess C", "guess D"]
    assert "Anna is wanted from now on." in table.log(None)
    table.play("guess C").deal()
    assert table.hand("A") == []
    assert [len(hand) for hand in table.state.hands] == [0, 2, 2, 2]


def test_bj_51_right_guess() -> None:
    table = scene(A="wanted names C", B="{8,7}", C="{1}", D="{8,7}", starter="B", on="B")
    assert losers(table.reckon()) == "C"
    assert table.standing("A") is SALOON
    assert (table.state.red[0], table.state.black[0]) == (0, 1)
    assert "Anna named Chen, rightly: Anna is back in the saloon with a black heart." in table.log(None)
    table.deal()
    assert len(table.hand("A")) == 2


def test_bj_52_wrong_guess() -> None:
    table = scene(A="wanted names C", B="{1}", C="{8,7}", D="{8,7}", starter="B", on="B")
    assert losers(table.reckon()) == "B"
    assert table.standing("A") is WANTED
    assert table.hearts()[0] == 0
    assert table.who == "A"
    assert "guess B" in table.offered()
    assert "Anna named Chen, wrongly, and stays wanted." in table.log(None)


@pytest.mark.parametrize(("hands", "hit"), [(("{8,7}", "{8,8,6}", "{8,5}"), "C"), (("{8,7}", "{5}", "{2,3}"), "CD")])
def test_bj_73_any_loss_counts(hands: tuple[str, str, str], hit: str) -> None:
    table = scene(A="wanted names C", B=hands[0], C=hands[1], D=hands[2], starter="B", on="B")
    assert losers(table.reckon()) == hit
    assert table.standing("A") is SALOON


def test_bj_72_a_lost_black_heart_counts_too() -> None:
    table = scene(A="wanted names B", B="{1} black", C="{8,7}", D="{8,7}", E="{8,7}", starter="B", on="B")
    assert losers(table.reckon()) == "B"
    assert table.standing("B") is ELIMINATED
    assert table.standing("A") is SALOON
    assert table.state.black == [1, 0, 0, 0, 0]
    assert "Boris has the lowest total with 1 and loses the black heart." in table.log(None)


def test_bj_53_two_guessers() -> None:
    table = scene(A="wanted", B="wanted", C="{8,7}", D="{7,6}", E="{1}", starter="C", on="C")
    table.reckon()
    assert letters([table.state.starter]) == "D"
    assert table.who == "A"
    table.play("guess C")
    assert table.who == "B"
    assert table.offered() == ["guess C", "guess D", "guess E"]
    assert table.refused("guess A") == "Only a cat in the saloon can lose a heart."
    table.play("guess C", "deal D 7 8", "deal E 7 8", "deal C 1 2", "turn 4")
    assert table.who == "D"
    assert losers(table.reckon()) == "C"
    assert table.state.black[:2] == [1, 1]
    assert [table.standing(cat) for cat in "AB"] == [SALOON, SALOON]


def test_wanted_cats_guess_clockwise_from_the_starting_player() -> None:
    table = scene(A="wanted", B="{8,7}", C="{1}", D="{7,8}", E="wanted", starter="B", on="B")
    table.reckon()
    assert letters([table.state.starter]) == "C"
    assert table.who == "E"
    assert table.play("guess B").who == "A"


def test_bj_55_black_heart_lost() -> None:
    table = scene(A="{1} black", B="{8,7}", C="{8,7}", D="{8,7}", E="{8,7}")
    table.reckon()
    assert table.standing("A") is ELIMINATED
    assert "Anna is out for good." in table.log(None)
    table.deal()
    assert table.who == "B", "nobody guesses"
    assert table.hand("A") == []


def test_bj_56_three_players() -> None:
    table = scene(A="{1} hearts 1", B="{8,7}", C="{8,7}")
    table.reckon()
    assert table.standing("A") is ELIMINATED
    assert "Two cats are left for the showdown: Anna is out for good." in table.log(None)
    table.deal()
    assert table.who == "B"
    assert table.state.phase is Phase.CHEAT
    assert [len(hand) for hand in table.state.hands] == [0, 2, 2]


def test_bj_58_down_to_one() -> None:
    table = scene(A="wanted names B", B="{8,7}", C="{2} hearts 1", D="{2} hearts 1", starter="B", on="B")
    assert losers(table.reckon()) == "CD"
    assert table.who == "nobody"
    assert _winner(table) == "B"


@pytest.mark.parametrize("hands", [("{8,7,2}", "{8,6,3}"), ("{8,8,5}", "{8,8,7}")])
def test_bj_59_both_lose_the_last_heart(hands: tuple[str, str]) -> None:
    table = scene(A=f"{hands[0]} hearts 1", B=f"{hands[1]} black")
    table.reckon()
    assert table.who == "nobody"
    assert _winner(table) == ""
    assert "nobody wins" in table.log(None)[-1]


def test_a_cat_that_comes_back_when_all_others_fall_wins_alone() -> None:
    table = scene(
        A="wanted names B", B="{8,8} hearts 1", C="{8,8} black", D="{8,7,1} hearts 1", starter="B", on="B", discard="3"
    )
    assert losers(table.reckon()) == "BCD"
    assert _winner(table) == "A"


def test_bj_61_next_starting_player() -> None:
    table = scene(A="{8,7}", B="{1} hearts 1", C="{8,7}", D="{8,7}")
    table.reckon()
    began = next(event for event in table.events if isinstance(event, RoundBegan))
    assert letters([began.starter, began.dealer]) == "CA"
    assert table.view(None).dealer == 0
    table.play("guess C").deal()
    assert table.who == "C"


def test_bj_83_deal_with_cats_outside() -> None:
    table = scene(A="wanted", B="wanted", C="{8,7}", D="{8,7}", E="{1}", starter="C", on="C")
    table.reckon()
    table.play("guess C", "guess C", "deal D 3 6", "deal E 7 8", "deal C 2 5", "turn 4")
    assert [len(hand) for hand in table.state.hands] == [0, 0, 2, 2, 2]
    assert table.state.pile_size == 29
    table.play("lay 3")
    assert sorted(table.offered()) == ["cats C D", "cats C E", "cats D E"]
    assert table.refused("cats A C") == "That cat is not in the saloon."


def test_bj_83_wanted_cats_do_not_get_the_plus_card() -> None:
    table = scene(A="wanted", B="wanted", C="{6,7}", D="{8,7}", E="{1}", starter="C", on="C").play("lay 6")
    assert sorted(table.offered()) == ["plus C", "plus D", "plus E"]
    assert table.refused("plus A") == "That cat is not in the saloon."


def test_bj_62_between_rounds() -> None:
    table = scene(A="{8,7} [6]", B="{5,5} [8] +1", discard="4 6 3")
    table.reckon()
    assert table.plus == "box"
    assert table.state.pile_size == len(table.pile()) == 36
    assert table.state.hands == table.state.laid == [(), ()]
    assert table.state.discards == ()


def test_the_ranking_is_by_when_the_last_heart_was_lost() -> None:
    table = scene(A="gone", B="{8,7}", C="{1} hearts 1", D="gone", starter="B", on="B")
    table.state.round, table.state.gone[3] = 7, 4
    table.reckon()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (2,), (3,), (0,))
    assert outcome.scores == (0, 2, 0, 0)


def test_cats_that_go_out_in_the_same_round_share_their_rank() -> None:
    table = scene(A="{2} hearts 1", B="{8,7}", C="{2} hearts 1")
    table.reckon()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (0, 2))
