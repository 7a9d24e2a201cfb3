"""What is said of moves that are not allowed, and what the log says of those that are."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.chart import MONEY
from tabletop_tui.rules import IllegalMove, UnknownMove

from .shore import Shore, shore


def reason(board: Shore, text: str) -> str:
    """What is said of a move that is not allowed, which changes nothing."""
    before = board.state.copy()
    with pytest.raises(IllegalMove) as caught:
        board.state.play(board.state.parse(text))
    assert board.state == before
    return str(caught.value)


def test_what_only_abilities_allow_or_forbid() -> None:
    abilities = {"e1": "highlander", "n2": "swimmer"}
    board = shore("n1 n2 \n e1 e2", at="d4", abilities=abilities)
    assert reason(board, "n1 d4-d5") == "Pirate e1 cannot be beaten at d5."
    assert reason(board, "n2 e4-e5") == "Pirate n2 beats nobody at e5."
    assert reason(board, "n1 take e5") == "Pirate n1 is not nimble enough for that."
    assert "beside an enemy" in reason(shore("n1", at="d4", abilities={"n1": "nimble_one"}), "n1 take d5")


def test_the_water_is_refused_both_ways() -> None:
    assert "Swimmer" in reason(shore("n1", at="e2"), "n1 e2-e1")
    assert "Ship's Boy" in reason(shore("n1", at="e1"), "n1 swim e1-e2")


def test_bottles_wait_for_the_action() -> None:
    board = shore("pit:n1 labyrinth_3:n2 mis", at="d4", caught="n1", bottles={"N": 3})
    after = "Bottles are used after the action, or instead of one where none is possible."
    for text in ("bottle n1", "bottle n2 next", "give missionary"):
        assert reason(board, text) == after
    board.do("ship N e1")
    assert reason(board, "n2 e4 next") == "Only bottles can be used now, or the turn ended."


def test_pieces_that_cannot_move_are_named_with_their_reason() -> None:
    board = shore("pit:n1 labyrinth_2:n2", at="d4", caught="n1", dead="n3", crushed="e1")
    assert reason(board, "n1 d4-d5") == "Pirate n1 is caught in a pit."
    assert reason(board, "n2 e4-e5") == "Pirate n2 has to go on to the next step."
    assert reason(board, "e2 h4-g4") == "Pirate e2 does not belong to the crew on turn."
    assert "own fighters aboard" in reason(board, "ship N e1")
    assert reason(board, "ship E g3") == "The yellow ship belongs to others."
    assert reason(shore(teams="two_against_two"), "ship S d8") == "The black ship belongs to others."


@pytest.mark.parametrize(
    ("drawing", "step", "wanted"),
    [
        ("?musket", "n1 d1-d2", "in which direction"),
        ("?lighthouse ?ice", "n1 d1-d2", "have been seen"),
        ("?karramba", "n1 d1-d2", "swear"),
        ("?aeroplane", "n1 d1-d2", "end of the flight"),
    ],
)
def test_questions_in_a_chain_are_named(drawing: str, step: str, wanted: str) -> None:
    assert wanted in reason(shore(drawing, at="d2").do(step), "ship N e1")


def test_refusals_speak_of_coins_and_of_the_island() -> None:
    assert reason(shore("$n1 jungle", at="d4"), "n1 d4-e4 coin") == "No coin comes in there."
    board = shore("n1 .", at="d4")
    board.state.idle = board.state.hush
    board.do("n1 d4-e4", "propose end")
    assert reason(board, "ship N e1") == "First it has to be said whether the island shall end."


def test_dice_have_to_be_rolled() -> None:
    board = shore("n1 \n crossroads", at="d4").do("n1 d4-d5")
    assert reason(board, "ship N e1") == "First the die has to be rolled."
    with pytest.raises(UnknownMove):
        board.state.parse("roll 7")


def test_what_is_no_text_of_a_move() -> None:
    board = shore()
    for text in ("moor z9", "shoot up", "card cook n1", "voyage atlantis", "turn d4 4", "n1 take z9", "bottle x1"):
        with pytest.raises(UnknownMove, match="is not a move of Archipelago"):
            board.state.parse(text)


def lines(board: Shore) -> list[str]:
    return [event.say(("Anna", "Boris", "Chen", "Dora")) for event in board.events]


def test_the_log_speaks_of_dice_and_cards() -> None:
    board = shore("n1 \n e1", at="d4", abilities={"e1": "musketeer"}).do(
        "n1 d4-d5", "roll 2", "roll 2", "roll 2", "roll 5"
    )
    assert lines(board) == [
        "Anna: n1 walks to d5.",
        "n1 rolls 2, e1 rolls 2: once more.",
        "n1 rolls 2, e1 rolls 5.",
        "e1 beats n1, who flies home to the ship.",
    ]
    board = shore("n1 \n crossroads", at="d3").do("n1 d3-d4", "roll 1")
    assert lines(board)[1:] == ["n1 rolls a 1 at the crossroads at d4.", "n1 follows the die to d3."]
    blast = shore("n1 \n e1", at="d4", abilities={"n1": "dynamite"}).do("n1 d4-d5")
    assert lines(blast)[1] == "The dynamite of n1 goes off at d5: everybody in the fight flies home."


def test_the_log_speaks_of_muskets_water_and_coins() -> None:
    shot = shore("n1 ~ \n ?musket e1", at="d4").do("n1 d4-d5", "shoot e")
    assert lines(shot)[-1] == "n1 hits e1 at e5, who flies home."
    missed = shore("n1 ~ \n ?musket e1", at="d4").do("n1 d4-d5", "shoot nw")
    assert lines(missed)[-1] == "n1 fires to the north-west and hits nobody."
    swims = shore("n1", at="e2", abilities={"n1": "swimmer"}).do("n1 e2-e1").until("N").do("n1 swim e1-d2")
    assert lines(swims)[0] == "Anna: n1 dives at e1."
    assert lines(swims)[-1] == "Anna: n1 climbs out of the water to d2."
    lost = shore("$n1 arrow_1", at="d2").do("n1 d2-e2 coin")
    assert lines(lost)[-1] == "1 coin is lost at e1."
    assert MONEY.lost(3) == "3 coins are lost"
    nimble = shore("n1 \n $e1", at="d4", abilities={"n1": "nimble_one"}).do("n1 take d5")
    assert lines(nimble) == ["Anna: n1 snatches a coin from d5."]
    crushed = shore("e1", at="e1").do("ship N f2")
    assert lines(crushed)[1] == "e1 is crushed by a ship at e1: out for good."
