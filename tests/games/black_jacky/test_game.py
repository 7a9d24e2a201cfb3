"""The box, its options and the flow from seat to seat."""

from __future__ import annotations

import pytest

from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.games.black_jacky.events import StarterDrawn
from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.rules import BadOptions, Match, Seat
from tabletop_tui.rules.shelf import find

from .scenes import NAMES, new, scene


def test_the_box_stands_on_the_shelf() -> None:
    assert find("black-jacky") is BOX


def test_the_first_player_can_be_agreed_on() -> None:
    table = new(3, first_player="2")
    assert [table.state.text(move) for move, _ in table.state.chances() or ()] == ["first B"]
    assert table.refused("first A") == "The table agreed that player 2 starts."
    table.deal()
    assert table.who == "B"
    assert not any(isinstance(event, StarterDrawn) for event in table.events)


def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOptions, match="Player 5 cannot start: there are only 4 players"):
        GAME.new(GAME.read_options({"first_player": "5"}), 4)


def test_the_options_are_in_the_view_for_the_screens() -> None:
    assert new(2, seen_cards=True, quick_duel=True).view("A").seen_cards
    assert new(2, quick_duel=True).view("A").quick_duel


def test_a_knock_can_be_taken_back_until_the_turn_is_done() -> None:
    match = _match(2)
    first = match.actor
    match.play(match.state.parse("knock"))
    assert match.actor == first
    match.undo()
    match.play(match.state.parse("knock"))
    match.play(match.state.parse("done"))
    assert match.why_no_undo() == "This cannot be taken back: the screen has been handed over since."


def test_a_drawn_card_can_not_be_taken_back() -> None:
    match = _match(2)
    match.play(match.state.parse("draw"))
    assert match.state.text(match.state.moves()[0]) == "done"
    assert match.why_no_undo() == "This cannot be taken back: a roll, a card or a tile has come up since."


def test_a_swap_with_the_discards_can_be_taken_back() -> None:
    match = _match(2)
    match.play(
        match.state.parse(next(text for text in map(match.state.text, match.state.moves()) if text.endswith("discard")))
    )
    match.undo()
    assert match.state.text(match.state.moves()[0]) in ("draw", "knock")


def test_an_exchange_can_not_be_taken_back() -> None:
    table = scene(A="{3,7}", B="{8}", C="{6}").play("lay 3", "cats B C", "give 8", "give 6")
    assert any(event.reveals for event in table.events)


@pytest.mark.parametrize("hand", ["{7,5}", "{8,8}", "{8,8,6}", "{8,8,7,4}"])
def test_moves_are_offered_in_the_same_order_whatever_the_total(hand: str) -> None:
    offered = scene(A=hand, B="", discard="3").offered()
    assert offered[:2] == ["draw", "knock"]
    kinds = [words.split()[0] + words.split()[-1] * (words.split()[0] == "swap") for words in offered[2:]]
    assert list(dict.fromkeys(kinds)) == ["swapdiscard", "swappile", "lay"]


def _match(seats: int) -> Match:
    match = Match(GAME, GAME.options(), tuple(map(Seat, NAMES[:seats])), seed=11)
    match.settle()
    return match
