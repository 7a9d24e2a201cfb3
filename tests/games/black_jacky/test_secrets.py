"""Nobody sees, hears or reads what only others know."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.black_jacky.moves import GIVE, SWAP
from tabletop_tui.games.black_jacky.state import BlackJackyState
from tabletop_tui.games.black_jacky.view import Gain, Phase, Why
from tabletop_tui.rules import CHANCE, NOBODY, Luck
from tests.rules.contract import told

from .scenes import new, scene
from .twins import cards_exchanged


def test_bj_74_views() -> None:
    table = scene(A="{7,6} [8] hearts 2", B="{5,5,4} [2] knocked +1", discard="3")
    view = table.view("A")
    assert view.cats[0].hand == (6, 7)
    assert view.cats[0].total == 211
    other = view.cats[1]
    assert other.hand == (0, 0, 0)
    assert (other.laid, other.red, other.plus, other.knocked, other.total) == ((2,), 3, True, True, None)
    assert (view.cats[0].red, view.pile, view.discards) == (2, 36 - 2 - 1 - 3 - 1 - 1, (3,))


def test_bj_74_log_after_another_cat_drew() -> None:
    table = scene(A="{7,6}", B="{5,4}", on="B").play("draw", "card 5", "done")
    assert table.view("A").cats[1].hand == (0, 0, 0)
    assert table.log("A") == table.log(None) == ["Boris draws a card."]


def test_bj_76_what_a_swap_with_the_discards_shows() -> None:
    table = scene(A="{8,5}", B="", C="", discard="3").play("swap 8 discard")
    for viewer in ("B", "C", None):
        assert table.view(viewer).cats[0].hand == (3, 0)
        assert table.log(viewer) == ["Anna gives an 8 for the 3 on the discards."]
    assert table.view("A").cats[0].open == (3,)
    assert table.top == 8


def test_bj_76_what_a_swap_with_the_pile_shows() -> None:
    table = scene(A="{8,5}", B="", C="", discard="3").play("swap 8 pile", "card 2")
    for viewer in ("B", "C", None):
        assert table.view(viewer).cats[0].hand == (0, 0)
        assert table.log(viewer)[-1] == "Anna gives an 8 and takes a card from the pile."
    assert table.view("A").cats[0].hand == (2, 5)
    assert table.view("B").discards == (3, 8)


@pytest.mark.parametrize("leaves", ["lay 3", "swap 3 pile"])
def test_a_known_card_is_known_until_it_is_laid_or_discarded(leaves: str) -> None:
    table = scene(A="{8,5,4}", B="{7}", discard="3").turn("swap 8 discard")
    table.turn("draw", "card 7")
    table.play(leaves, *(["card 6"] if leaves.startswith("swap") else []))
    assert table.view("B").cats[0].hand.count(3) == 0


def test_of_two_equal_cards_the_known_one_may_be_the_one_that_left() -> None:
    table = scene(A="{8,3}", B="{7}", discard="3").turn("swap 8 discard")
    table.turn("draw", "card 7").play("swap 3 pile", "card 5")
    assert table.view("B").cats[0].hand == (0, 0)
    assert table.hand("A") == [3, 5]


def test_the_two_cats_of_a_3_know_what_they_gave_and_got_and_others_forget() -> None:
    table = scene(A="{8,5}", B="{7,2}", C="{3,6}", discard="4").turn("swap 8 discard")
    table.turn("draw", "card 6")
    assert table.view("C").cats[0].hand == (4, 0)
    table.play("lay 3", "cats A B", "give 4", "give 2")
    assert table.view("A").cats[1].hand == (4, 0, 0)
    assert table.view("B").cats[0].hand == (2, 0)
    for viewer in ("C", None):
        assert table.view(viewer).cats[0].hand == (0, 0)
        assert table.view(viewer).cats[1].hand == (0, 0, 0)


def test_a_known_card_that_must_have_been_given_is_known_where_it_is_now() -> None:
    table = scene(A="{8}", B="{7,2}", C="{3,6}", discard="4").turn("swap 8 discard")
    table.turn("draw", "card 6").play("lay 3", "cats A B", "give 4", "give 2")
    for viewer in ("C", None):
        assert table.view(viewer).cats[0].hand == (0,)
        assert table.view(viewer).cats[1].hand == (4, 0, 0)


def test_of_two_known_equal_cards_one_is_still_there_after_a_3() -> None:
    table = scene(A="{8,8,1}", B="{7}", C="{7,3}", discard="2 2").turn("swap 8 discard")
    table.turn("draw", "card 7").turn("draw", "card 7")
    table.state.discards = (8, 2)
    table.turn("swap 8 discard").turn("draw", "card 6")
    assert table.view("C").cats[0].hand == (2, 2, 0)
    table.play("lay 3", "cats A B", "give 1", "give 7")
    assert table.view("C").cats[0].hand == (2, 0, 0)


def test_what_came_into_a_hand_is_shown_to_its_owner_until_its_turn_ends() -> None:
    table = scene(A="{4,6}", B="{5}", C="{3,3}").turn("lay 4", "card 8", "draw", "card 1")
    assert table.view("B").cats[1].gained == (Gain(8, Why.FOUR, 0, 0),)
    assert table.view("A").cats[1].gained == ()
    table.play("draw", "card 2")
    assert table.view("B").cats[1].gained == (Gain(8, Why.FOUR, 0, 0), Gain(2, Why.DRAW, 0, -1))
    table.play("done", "lay 3", "cats A B", "give 6", "give 5")
    assert table.view("A").cats[0].gained == (Gain(5, Why.GIFT, 6, 1),)
    assert table.view("B").cats[1].gained == (Gain(6, Why.GIFT, 5, 0),)


def test_after_a_shuffle_of_the_discards_the_pile_is_known_to_all_but_not_its_order() -> None:
    table = scene(A="{4,7}", B="{5,6}", discard="4 6 8 3", pile="").play("draw", "card 6")
    assert table.view("A").pile_known == (4, 8)
    assert table.view("B").pile_known == (4, 6, 8)
    assert table.view(None).pile_known == (4, 6, 8)


def test_decisions_over_hidden_hands_are_private_and_guesses_are_not() -> None:
    table = scene(A="wanted", B="{8,7}", C="{1}", D="{7,3}", starter="B", on="B")
    assert table.state.private()
    table.reckon()
    assert table.state.phase is Phase.GUESS
    assert not table.state.private()
    table.play("guess C").deal()
    while table.state.round == 2:
        assert table.state.private()
        table.play(table.offered()[-1])
        if table.state.round == 2:
            table.deal()


def test_moves_with_hidden_faces_are_read_by_others_without_them() -> None:
    table = scene(A="{3,7}", B="{8}", C="")

    def read(text: str, cat: int | None) -> str:
        return table.state.redact(table.state.parse(text), cat)

    assert read("swap 7 pile", 1) == "swap ? pile"
    assert read("swap 7 pile", 0) == "swap 7 pile"
    assert read("lay 3", 1) == "lay 3"
    table.play("draw")
    assert (read("card 5", 0), read("card 5", 1), read("card 5", None)) == ("card 5", "card ?", "card ?")
    table.play("card 5", "done", "draw", "card 4", "done")
    deal = new(2, first_player="1")
    deal.play("first A")
    move = deal.state.parse("deal A 3 5")
    assert (deal.state.redact(move, 0), deal.state.redact(move, 1)) == ("deal A 3 5", "deal A ? ?")


def test_a_gift_is_read_by_its_giver_only() -> None:
    table = scene(A="{3,7}", B="{8,2}", C="{5,6}").play("lay 3", "cats B C")
    move = table.state.parse("give 8")
    assert [table.state.redact(move, seat) for seat in (0, 1, 2, None)] == ["give ?", "give 8", "give ?", "give ?"]


def test_a_confirmation_is_never_made_for_a_person() -> None:
    table = scene(A="{3,7}", B="{8,2}").play("draw", "card 5")
    assert table.offered() == ["done"]
    assert table.state.forced() is None


@pytest.mark.parametrize(("seats", "games"), [(2, 700), (3, 500), (4, 500), (6, 300)])
def test_in_thousands_of_games_twin_worlds_look_and_sound_the_same_until_hands_are_shown(
    seats: int, games: int
) -> None:
    rng = Random(seats)
    compared = sum(_twin_round(_somewhere(seats, rng), rng) for _ in range(games))
    assert compared > 5 * games


def _somewhere(seats: int, rng: Random) -> BlackJackyState:
    """A position anywhere in a random game."""
    states = [new(seats).state]
    luck = Luck(rng)
    while states[-1].actor() != NOBODY:
        state = states[-1].copy()
        state.play(state.draw(luck) if state.actor() == CHANCE else rng.choice(state.moves()))
        states.append(state)
    return rng.choice([state for state in states if any(state.hands)])


def _twin_round(one: BlackJackyState, rng: Random) -> int:
    """Play a round on in two worlds that differ in what one seat cannot know; returns how many steps were compared."""
    seat = rng.randrange(one.seats)
    other = cards_exchanged(one, seat, rng)
    if other is None or other.chosen != one.chosen:
        return 0
    first = one.round
    steps = 0
    while True:
        _assert_same(one, other, seat)
        if steps % 4 == 0:
            assert one.guess(seat, Random(steps)) == other.guess(seat, Random(steps))
        choices = _common(one, other, seat)
        if not choices:
            return steps
        here, there = rng.choice(choices)
        ends = one.phase is Phase.END
        told_here, one = told(one, here, seat)  # type: ignore[assignment]
        told_there, other = told(other, there, seat)  # type: ignore[assignment]
        if (ends and one.round != first) or one.phase is Phase.OVER:
            return steps
        assert told_here == told_there
        steps += 1


def _common(one: BlackJackyState, other: BlackJackyState, seat: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Pairs of moves of the two worlds that read the same to the seat."""

    def read(state: BlackJackyState) -> list[tuple[str, tuple[int, ...]]]:
        chance = state.actor() == CHANCE
        moves = [move for move, _ in state.chances() or ()] if chance else state.moves()
        return [(state.redact(move, seat), move) for move in moves]

    there = read(other)
    return [
        (move, twin)
        for text, move in read(one)
        for same, twin in there
        if text == same and (move == twin or not _will_be_seen(one, move, seat))
    ]


def _will_be_seen(state: BlackJackyState, move: tuple[int, ...], seat: int) -> bool:
    """Whether the hidden card of this move is shown to the seat by the next one: put aside, or given to it."""
    return move[0] == SWAP or (move[0] == GIVE and seat in state.pair)


def _assert_same(one: BlackJackyState, other: BlackJackyState, seat: int) -> None:
    assert one.actor() == other.actor()
    assert one.view(seat) == other.view(seat)
    assert one.view(None) == other.view(None)
    assert one.key(seat) == other.key(seat)
    assert one.private() == other.private()
    if one.actor() == seat:
        assert one.moves() == other.moves()
        assert one.forced() == other.forced()
