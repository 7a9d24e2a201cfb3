"""Acceptance scenarios: what each card does when it is laid."""

from __future__ import annotations

import pytest

from .scenes import Scene, letters, scene


def test_bj_34_3() -> None:
    table = scene(A="{3,5}", B="{8,2}", C="{6,1}").play("lay 3", "cats B C")
    assert table.who == "B"
    table.play("give 2")
    assert table.who == "C"
    assert table.view("C").chosen == 0
    assert 2 not in table.view("C").cats[1].hand
    assert table.log("C")[-1] == "Boris has chosen a card to give."
    table.play("give 6")
    assert table.hand("B") == [6, 8]
    assert table.hand("C") == [1, 2]
    assert table.who == "A"
    assert table.log("B")[-1] == table.log("C")[-1] == "Boris gives Chen a 2 and gets a 6."
    assert table.log("A")[-1] == table.log(None)[-1] == "Boris and Chen have exchanged a card."


def test_bj_35_3_with_oneself() -> None:
    table = scene(A="{7,4,3}", B="{8,2}", C="").play("lay 3", "cats A B")
    assert table.who == "A", "the cat on turn is asked first"
    table.play("give 4")
    assert table.who == "B"
    table.play("give 8")
    assert table.hand("A") == [7, 8]
    assert table.hand("B") == [2, 4]


def test_bj_36_3_as_last_hand_card() -> None:
    table = scene(A="{3}", B="", C="knocked").play("lay 3")
    assert "draw" in table.offered()
    assert table.total("A") == 30
    assert table.log(None) == ["Anna lays a 3; its trick can do nothing now."]


def test_bj_37_3_against_one_knocked_opponent() -> None:
    table = scene(A="{3,7}", B="knocked").play("lay 3")
    assert "draw" in table.offered()
    assert table.total("A") == 100


def test_the_two_cats_of_a_3_are_asked_clockwise_from_the_cat_on_turn() -> None:
    table = scene(A="", B="", C="{3,4}", D="", on="C").play("lay 3", "cats A D")
    assert letters(table.state.pair) == "DA"
    assert table.who == "D"


def test_a_3_needs_two_different_cats() -> None:
    table = scene(A="{3,4}", B="", C="").play("lay 3")
    assert table.refused("cats B B") == "Two different cats give each other a card."
    assert table.refused("draw").startswith("The 3 lies there")


def test_bj_39_4() -> None:
    table = scene(A="{4,6}", B="{5}", C="").play("lay 4", "card 8")
    assert table.hand("B") == [5, 8]
    assert table.who == "A"
    assert "draw" in table.offered()
    table.play("draw", "card 2", "done")
    assert table.who == "B"
    assert "lay 8" in table.offered()
    assert table.log("C")[1] == "Boris must draw a card."


def test_bj_40_4_hits_oneself() -> None:
    table = scene(A="{4,6}", B="first", C="knocked").play("lay 4", "card 8")
    assert table.hand("A") == [6, 8]
    assert "swap 8 pile" in table.offered()
    assert "knock" in table.offered()


def test_bj_41_5() -> None:
    table = scene(A="{8,5,4}", B="").play("lay 5")
    assert table.hand("A") == [4, 8]
    assert table.total("A") == 120
    assert table.view("B").cats[0].laid == (5,)
    assert table.log("B") == ["Anna lays a 5 and turns it: it counts nothing."]


def test_bj_81_5_is_always_turned() -> None:
    table = scene(A="{8,5,4}", B="")
    assert [move for move in table.offered() if move.startswith("lay 5")] == ["lay 5"]
    table.play("lay 5")
    assert sorted(table.offered()) == sorted(
        ["draw", "knock", *(f"swap {card} {pile}" for card in (4, 8) for pile in ("discard", "pile"))]
    )


def test_bj_42_6_with_the_plus_in_the_box() -> None:
    table = scene(A="{6,7}", B="", C="").play("lay 6")
    assert sorted(table.offered()) == ["plus A", "plus B", "plus C"]
    assert table.refused("plus stays") == "The +1 card may not stay in the box."
    table.play("plus B")
    assert table.plus == "B"


def test_bj_43_6_with_the_plus_in_front_of_an_active_cat() -> None:
    table = scene(A="{6,7}", B="+1", C="").play("lay 6")
    assert sorted(table.offered()) == ["plus A", "plus C", "plus stays"]
    assert table.refused("plus B") == "The +1 card lies there already; it may stay."
    table.play("plus stays")
    assert table.plus == "B"
    assert table.log(None)[-1] == "Anna leaves the +1 card with Boris."


def test_6_with_the_plus_in_front_of_a_knocked_cat_expires() -> None:
    table = scene(A="{6,7}", B="+1 knocked", C="").play("lay 6")
    assert table.plus == "B"
    assert "draw" in table.offered()
    assert table.log(None) == ["Anna lays a 6; its trick can do nothing now."]


def test_bj_45_6_only_oneself_active() -> None:
    table = scene(A="{6,7}", B="knocked").play("lay 6")
    assert table.offered() == ["plus A"]
    table.play("plus A")
    assert table.plus == "A"
    assert table.total("A") == 140


def test_bj_46_7_then_swap() -> None:
    table = scene(A="{8,7,6}", B="", discard="3").play("lay 7", "turn 2")
    assert table.state.discards == (3, 2)
    table.play("swap 8 discard")
    assert table.hand("A") == [2, 6]
    assert table.top == 8


def test_bj_47_8() -> None:
    table = scene(A="{8,7}", B="").play("lay 8")
    assert table.total("A") == 151


def _empty_pile(hand: str) -> Scene:
    return scene(A=hand, B="{5,5}", discard="4 6 3", pile="")


def test_bj_48_empty_draw_pile_on_a_draw() -> None:
    table = _empty_pile("{7,7}").play("draw")
    assert table.state.discards == (3,)
    assert table.pile() == [4, 6]
    assert dict(table.state.chances() or ()) == {table.state.parse("card 4"): 1, table.state.parse("card 6"): 1}
    table.play("card 6")
    assert table.hand("A") == [6, 7, 7]
    assert table.log("B")[0] == "The pile is empty: 2 discards are shuffled as the new one."


def test_bj_70_empty_draw_pile_on_a_4() -> None:
    table = _empty_pile("{4,7}").play("lay 4")
    assert table.state.discards == (3,)
    assert table.pile() == [4, 6]
    table.play("card 4")
    assert table.hand("B") == [4, 5, 5]


def test_bj_70_empty_draw_pile_on_a_7() -> None:
    table = _empty_pile("{7,8}").play("lay 7")
    assert table.pile() == [4, 6]
    table.play("turn 6")
    assert table.state.discards == (3, 6)
    assert table.pile() == [4]


def test_a_card_put_aside_is_not_shuffled() -> None:
    table = _empty_pile("{7,8}").play("swap 8 pile")
    assert table.pile() == [4, 6]
    table.play("card 4")
    assert table.state.discards == (3, 8)


@pytest.mark.parametrize("card", [4, 7])
def test_when_nothing_can_be_drawn_4_and_7_expire_and_only_the_top_discard_can_be_taken(card: int) -> None:
    table = scene(A=f"{{{card},8}}", B="", discard="3", pile="").play(f"lay {card}")
    assert table.log(None) == [f"Anna lays a {card}; its trick can do nothing now."]
    assert sorted(table.offered()) == ["knock", "swap 8 discard"]
    assert table.refused("draw") == "There is no card left to draw."
    assert table.refused("swap 8 pile") == "There is no card left to draw."
