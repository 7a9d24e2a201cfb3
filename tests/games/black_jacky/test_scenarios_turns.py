"""Acceptance scenarios: the order of a turn, knocking and the end of a round."""

from __future__ import annotations

import pytest

from .scenes import scene, totals


def test_bj_15_cheat_only_first() -> None:
    table = scene(A="{7,4}", B="").play("draw", "card 6")
    assert table.refused("lay 7") == "Cheating comes first: the cat has played already."


def test_bj_15_cheat_only_first_whatever_was_played() -> None:
    assert scene(A="{7,4}", B="").play("knock").refused("lay 7") == "Cheating comes first: the cat has played already."
    table = scene(A="{7,4}", B="", discard="3").play("swap 4 discard")
    assert table.refused("lay 3") == "Cheating comes first: the cat has played already."


def test_bj_15_cheat_only_once() -> None:
    table = scene(A="{8,7,4}", B="").play("lay 8")
    assert table.refused("lay 7") == "Only one card may be laid in a turn."
    assert not [move for move in table.offered() if move.startswith("lay")]


def test_a_turn_begins_with_laying_a_card_or_with_playing_at_once() -> None:
    table = scene(A="{8,7}", B="", discard="3")
    swaps = [f"swap {card} {pile}" for pile in ("discard", "pile") for card in (8, 7)]
    assert table.offered() == ["draw", "knock", *swaps, "lay 8", "lay 7"]
    assert table.refused("lay 6") == "There is no 6 in this hand."
    assert table.refused("done") == "The turn is not over before the cat draws, swaps or knocks."


def test_not_to_lay_a_card_is_no_move() -> None:
    assert scene(A="{8,7}", B="").refused("lay nothing") == "“lay nothing” is no move of Black Jacky."


def test_bj_16_playing_is_mandatory() -> None:
    table = scene(A="{8,7}", B="").play("lay 8")
    assert table.refused("done") == "The turn is not over before the cat draws, swaps or knocks."
    assert sorted(table.offered()) == ["draw", "knock", "swap 7 discard", "swap 7 pile"]


def test_a_cat_plays_only_once() -> None:
    table = scene(A="{8,7}", B="").play("knock")
    assert table.offered() == ["done"]
    assert table.refused("draw") == "A cat draws, swaps or knocks only once in a turn."


def test_bj_17_swap_with_the_discard_pile() -> None:
    table = scene(A="{8,7,6}", B="", discard="3").play("swap 8 discard")
    assert table.hand("A") == [3, 6, 7]
    assert table.top == 8
    assert table.offered() == ["done"], "the 8 cannot be taken back in the same swap"


def test_bj_20_no_taking_without_giving() -> None:
    table = scene(A="{8,7,6}", B="", discard="3")
    assert [move for move in sorted(table.offered()) if "discard" in move] == [
        f"swap {card} discard" for card in (6, 7, 8)
    ]
    assert table.refused("swap discard")
    assert table.refused("swap 3 discard") == "There is no 3 in this hand."


def test_a_cat_without_a_hand_card_cannot_swap() -> None:
    table = scene(A="{8}", B="", discard="3").play("lay 8")
    assert sorted(table.offered()) == ["draw", "knock"]


def test_bj_67_laid_cards_are_not_swapped() -> None:
    table = scene(A="{6} [8,7]", B="")
    assert table.refused("swap 8 pile") == "The 8 is laid and stays where it lies: it is no hand card any more."
    assert table.refused("swap 7 discard").startswith("The 7 is laid")


def test_bj_67_laid_cards_are_not_given() -> None:
    table = scene(A="{6} [8,7]", B="", C="{3,5}", on="C").play("lay 3", "cats A C", "give 5")
    assert table.who == "A"
    assert table.offered() == ["give 6"]


def test_bj_67_laid_cards_stay_after_a_2() -> None:
    table = scene(A="{6} [8,7] knocked", B="{2,3}", on="B").play("lay 2")
    assert table.laid("A") == [8, 7]
    assert table.total("A") == 211


def test_bj_84_draw() -> None:
    table = scene(A="{7,6}", B="", discard="3")
    before = table.state.pile_size
    table.play("draw", "card 4")
    assert table.hand("A") == [4, 6, 7]
    assert table.state.pile_size == before - 1
    assert table.top == 3
    assert table.view("B").cats[0].hand == (0, 0, 0)
    assert table.log("B") == ["Anna draws a card."]
    assert table.log("A") == ["Anna draws a 4."]


def test_swap_with_the_pile_fixes_the_given_card_before_the_new_one_is_seen() -> None:
    table = scene(A="{7,6}", B="", discard="3").play("swap 7 pile")
    assert table.who == "chance"
    assert table.top == 3, "the card put aside is not on the discards yet"
    assert table.view("A").chosen == 7
    assert table.view("B").chosen == 0
    table.play("card 2")
    assert table.hand("A") == [2, 6]
    assert table.state.discards == (3, 7)
    assert table.log("A") == ["Anna puts a 7 aside.", "Anna gives a 7 and takes a 2 from the pile."]
    assert table.log("B") == ["Anna gives a 7 and takes a card from the pile."]


def test_bj_21_one_more_turn_for_the_others() -> None:
    table = scene(A="", B="", C="", D="", on="B").turn("knock")
    for cat in "CDA":
        assert table.who == cat
        table.turn("draw", "card 6" if cat != "A" else "card 7")
    assert table.state.reckoning is not None
    assert table.state.round == 2


def test_bj_23_knock_at_once() -> None:
    table = scene(A="{7,6}", B="", C="").turn("knock")
    assert table.hand("A") == [6, 7]
    table.turn("knock").turn("draw", "card 5")
    assert table.state.round == 2


def test_bj_24_two_players() -> None:
    table = scene(A="", B="").turn("knock")
    assert table.who == "B"
    table.turn("draw", "card 5")
    assert table.state.reckoning is not None


def test_bj_25_a_knocked_cat_is_skipped_by_a_4() -> None:
    table = scene(A="", B="{4,6}", C="{1} first", D="{2}", on="B").play("lay 4", "card 5")
    assert table.hand("C") == [1]
    assert table.hand("D") == [2, 5]


def test_bj_25_a_knocked_cat_is_not_chosen_by_a_3() -> None:
    table = scene(A="", B="{3,6}", C="first", D="", on="B").play("lay 3")
    assert sorted(table.offered()) == ["cats A B", "cats A D", "cats B D"]
    assert table.refused("cats B C") == "That cat has knocked and is protected."


def test_bj_25_a_knocked_cat_is_not_chosen_by_a_6() -> None:
    table = scene(A="", B="{3,6}", C="first", D="", on="B").play("lay 6")
    assert sorted(table.offered()) == ["plus A", "plus B", "plus D"]
    assert table.refused("plus C") == "That cat has knocked and is protected."


def test_bj_64_a_2_in_the_very_last_turn() -> None:
    table = scene(A="{2,5}", B="", C="", D="", on="B").turn("knock")
    table.turn("draw", "card 6").turn("draw", "card 5")
    table.turn("lay 2", "draw", "card 7")
    assert table.state.reckoning is None
    for cat in "BCDAB":
        assert table.who == cat
        table.turn("swap 6 discard" if cat == "C" else "draw", *([] if cat == "C" else ["card 7"]))
    assert table.state.reckoning is None


def test_bj_66_knock_with_any_total() -> None:
    table = scene(A="{8,8,7}", B="{7}").turn("knock")
    assert table.hand("A") == [7, 8, 8]
    table.turn("knock")
    assert table.state.reckoning is not None
    assert totals(table.state.reckoning) == [230, 70]
    assert table.state.reckoning.losers == (0,)


def test_a_cat_may_knock_with_an_empty_hand() -> None:
    table = scene(A="{6}", B="").play("lay 6", "plus B", "knock", "done")
    assert table.hand("A") == []
    assert table.who == "B"


def test_a_later_knock_does_not_make_the_round_longer() -> None:
    table = scene(A="", B="", C="").turn("knock").turn("knock")
    assert table.state.knocker == 0
    assert table.log(None)[-1] == "Boris knocks too."
    table.turn("draw", "card 5")
    assert table.state.round == 2


def test_bj_26_1_ends_the_round() -> None:
    table = scene(A="{1,7}", B="", C="").play("lay 1", "draw", "card 6")
    assert table.state.reckoning is None
    table.play("done")
    assert table.state.reckoning is not None


def test_bj_28_1_and_own_knock() -> None:
    table = scene(A="{1,7}", B="", C="").turn("lay 1", "knock")
    assert table.state.reckoning is not None
    assert "Anna knocks." in table.log(None)


def test_bj_29_2_erases_the_knock() -> None:
    table = scene(A="", B="first", C="{2,3}", D="", on="C").turn("lay 2", "draw", "card 7")
    assert table.state.knocker == -1
    assert "The knock of Boris is erased." in table.log(None)
    for cat in "DABCDA":
        assert table.who == cat
        table.play("draw").deal().play("done")
    assert table.state.reckoning is None


def test_bj_30_2_erases_several_knocks() -> None:
    table = scene(A="", B="first", C="knocked", D="{2,3}", on="D").turn("lay 2", "draw", "card 7")
    assert "The knocks of Boris and Chen are erased." in table.log(None)
    assert [cat.active for cat in table.view(None).cats] == [True] * 4
    for cat in "ABCDA":
        assert table.who == cat
        table.play("draw").deal().play("done")
    assert table.state.reckoning is None


def test_bj_32_2_without_a_knock() -> None:
    table = scene(A="{2,8}", B="").play("lay 2")
    assert table.total("A") == 100
    assert table.laid("A") == [2]
    assert table.log(None) == ["Anna lays a 2; its trick can do nothing now."]


def test_a_2_and_then_a_knock_is_the_new_first_knock() -> None:
    table = scene(A="first", B="{2,8}", C="", on="B").turn("lay 2", "knock")
    assert table.who == "C"
    table.turn("draw", "card 5")
    assert table.who == "A"
    table.turn("draw", "card 5")
    assert table.state.reckoning is not None


@pytest.mark.parametrize("turns", [199, 200])
def test_a_round_of_200_turns_ends_with_the_reckoning(turns: int) -> None:
    table = scene(A="{2,2}", B="{3,3}", discard="1")
    table.state.turn = turns - 1
    table.turn("swap 2 discard")
    assert (table.state.reckoning is not None) == (turns == 200)
