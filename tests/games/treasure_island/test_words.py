"""Moves, refusals and what happened, in words."""

from __future__ import annotations

import pytest

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.treasure_island.chart import CHART
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.moves import TAKE_OFF
from tabletop_tui.rules import IllegalMove, UnknownMove

from .island import Played, island


def test_moves_read_as_the_board_is_labelled() -> None:
    game = island(
        """
        ~:n3  ~ ~ ~ ~
        ~     . . . $n1
        ~     . . . spinner_2:n2
        """,
        at="c1",
    )
    assert {"n1 g2-f2 coin", "n1 g2-g1", "n2 g3 next", "n3 swim c1-d1"} <= game.legal


def test_spaces_do_not_matter_but_where_a_piece_is_does() -> None:
    state = island("n1", at="f6").state
    assert state.parse("  n1   f6-f7 ") == state.parse("n1 f6-f7")
    for text in (
        "n1 f7-f8",
        "n1 swim f6-f7",
        "n1 f6-z9",
        "n1 f6-a1",
        "n9 f6-f7",
        "ship Q f1",
        "tile f6 nonsense",
        "tile f6 arrow_1",
        "tile f6 ice 2",
        "arrange f6 z9",
        "quake f6",
        "n1 f6-f7 gold",
    ):
        with pytest.raises(UnknownMove, match="is not a move of Treasure Island"):
            state.parse(text)


def reason(game: Played, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.state.play(game.state.parse(text))
    return str(caught.value)


def test_refusals_say_why() -> None:
    game = island(
        """
        fort:e1 #            mis          .
        .       $n1          dense_jungle .
        .       trap:n2      e2           .
        """,
        at="e5",
        caught="n2",
        missionary="E",
    )
    assert reason(game, "n1 f6-e5") == "There is an enemy at e5 whom n1 cannot attack now."
    assert reason(game, "n1 f6-f5 coin") == "Closed tiles are opened with empty hands."
    assert reason(game, "n1 f6-g6 coin") == "No gold comes in there."
    assert reason(game, "n1 f6-g5") == "The Missionary is there, and nobody attacks him."
    assert reason(game, "n1 f6-g7 coin") == "There is an enemy at g7 whom n1 cannot attack now."
    assert reason(game, "n1 f6-f8") == "Nobody comes to f8 from there in one step."
    assert reason(game, "n1 f6-e6 treasure") == "No treasure lies where n1 is."
    assert reason(game, "n1 fly e9") == "Pirate n1 does not stand on an aeroplane that can fly."
    assert reason(game, "n2 f7-f8") == "Pirate n2 is caught in a trap."
    assert reason(game, "n2 f7-f8 bottle") == "There is no bottle to spend."
    assert reason(game, "e2 g7-g8") == "Pirate e2 does not belong to the crew on turn."
    assert reason(game, "ship E m6") == "The yellow ship belongs to others."
    assert "one berth" in reason(game, "ship N k1")
    assert reason(game, "done") == "An action has to be chosen now: nobody may pass."
    assert "native fort" in reason(game, "revive n2")
    assert "handed" in reason(game, "give friday")
    assert "rounds" in reason(game, "propose end")


def test_the_sea_is_refused_both_ways() -> None:
    assert reason(island("n1", at="d2"), "n1 d2-d1") == "Nobody goes into the sea of his own will."
    assert reason(island("~:n1", at="d1"), "n1 swim d1-d2") == "Nobody climbs out of the sea but onto a ship."


def test_a_spinner_and_a_barrel_are_refused_with_their_reason() -> None:
    assert reason(island("spinner_2:n1", at="f6"), "n1 f6-f7") == "Pirate n1 has to go on to the next step."
    game = island("n1 barrel", at="f6").do("n1 f6-g6").until("N")
    assert reason(game, "n1 g6-g7") == "Pirate n1 misses this turn."
    assert reason(island(dead="n1"), "revive n1")
    game = island("cave n1", at="d4", lost="n2")
    with pytest.raises(IllegalMove, match=r"Pirate n2 is lost underground\."):
        game.state.play((moves.STEP, 1, GRID.at(5, 5), 0))
    with pytest.raises(IllegalMove, match="That is no move"):
        game.state.play((TAKE_OFF, 99, 0, 0))


def test_questions_in_a_chain_are_named() -> None:
    game = island("?misfortune", at="g2").do("n1 g1-g2")
    assert reason(game, "ship N f1") == "First the pirate has to swear, or stay silent."


def test_the_log_speaks_of_captains_and_pieces() -> None:
    game = (
        island(
            """
        $n1
        e1
        """,
            at="f6",
        )
        .do("n1 f6-f7")
        .until("N")
        .do("n1 f7-f6")
    )
    lines = [event.say(("Anna", "Boris", "Chen", "Dora")) for event in game.events]
    assert lines[:2] == ["Anna: n1 walks to f7.", "n1 beats e1, who flies home to the ship."]
    assert lines[2] == "Boris: the yellow ship sails to m6."


def test_the_log_says_how_much_gold_is_lost() -> None:
    lost = island("$n1 arrow_1", at="g2").do("n1 g2-h2 coin")
    assert lost.events[-1].say(("Anna", "Boris", "Chen", "Dora")) == "1 gold is lost at h1."
    assert CHART.money.lost(3) == "3 gold is lost"
