"""Cases that no scenario of the sheet names, each with its ruling."""

from __future__ import annotations

import pytest

from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.tidings import Enlightened, Joined
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.view import Phase
from tabletop_tui.rules import BadOptions

from .island import island


def test_ice_after_a_flight_is_another_flight() -> None:
    game = island("aeroplane:n1 ice .", at="f6").do("n1 fly g6")
    assert game.asks(Phase.FLIGHT)
    assert {"fly f6", "fly l7", "fly g1"} <= game.legal
    assert game.do("fly l7").at("n1") == "l7"


def test_a_flight_over_ice_is_taken_once_only_from_each_ice() -> None:
    game = island("aeroplane:n1 ice crocodile", at="f6").do("n1 fly g6", "fly h6")
    assert game.asks(Phase.FLIGHT), "the crocodile chases him back onto the ice"
    assert "fly h6" not in game.legal
    assert game.do("fly f6").at("n1") == "f6"


def test_a_crocodile_after_a_flight_brings_back_to_the_spent_aeroplane() -> None:
    game = island("aeroplane:n1 crocodile", at="f6").do("n1 fly g6")
    assert (game.at("n1"), game.face("f6")) == ("f6", "wreck")
    assert game.crew == "E"


def test_gold_that_friday_leaves_with_the_cannibal_is_lost() -> None:
    game = island(
        """
        $fri
        cannibal
        """,
        at="f6",
    ).do("friday f6-f7 coin")
    assert (game.at("fri"), game.coins("f7"), game.lost) == ("f7", 1, 0)
    game.until("N").do("friday f7-f8")
    assert (game.at("fri"), game.coins("f7"), game.lost) == ("f8", 0, 1)


def test_gold_with_the_cannibal_is_lost_when_friday_gets_a_bottle_too() -> None:
    game = island("cannibal:$Tfri n1", at="f7", bottles={"N": 1}).do("give friday")
    assert (game.lost, game.treasure(), game.coins("f7")) == (4, "nowhere", 0)


def test_nobody_attacks_friday_at_the_cannibal() -> None:
    game = island("cannibal:fri e1", at="f7", turn="E").do("e1 g7-f7")
    assert (game.at("e1"), game.at("fri"), game.crew_of("fri")) == ("dead", "f7", "N")


def test_a_crew_that_can_only_hand_over_a_bottle_gets_its_turn_for_that() -> None:
    game = island("barrel:n1 mis", at="f7", dead="n2 n3", missionary="E", bottles={"N": 1}, turn="W")
    game.state.status[0] = 1
    game.do(min(text for text in game.legal if text.startswith("ship")))
    assert game.legal == {"give missionary", "done"}
    game.do("done")
    assert game.crew == "E"
    assert game.state.skips == 1


def test_friday_and_the_missionary_leave_together() -> None:
    for board in ("fri mis", "mis fri"):
        mover = {"fri": "friday", "mis": "missionary"}[board[:3]]
        for owner in ("N", "E"):
            game = island(board, at="f6", friday="N", missionary="N")
            game.state.enlist({"friday": 13, "missionary": 14}[mover], "NESW".index(owner))
            assert "g6" in game.targets(mover)
            game.do(f"{mover} f6-g6")
            assert (game.at("fri"), game.at("mis")) == ("dead", "dead")


def test_the_coin_that_friday_carried_stays_where_he_met_the_missionary() -> None:
    game = island("$fri mis", at="f6").do("friday f6-g6 coin")
    assert (game.coins("g6"), game.lost) == (1, 0)


def test_friday_meets_the_missionary_at_the_exit_of_a_cave() -> None:
    game = island(
        """
        $fri  . . . . .
        cave . . . . .
        .    . . . . cave:mis
        """,
        at="d3",
    ).do("friday d3-d4 coin")
    assert (game.at("fri"), game.at("mis"), game.coins("i5")) == ("dead", "dead", 1)


def test_friday_who_finds_a_bottle_leaves() -> None:
    game = island("fri ?bottles_2", at="f6").do("friday f6-g6")
    assert (game.at("fri"), game.bottles("N")) == ("dead", 1)
    assert game.crew == "E"


def test_friday_swimming_is_won_over_and_run_over() -> None:
    game = island("~:n1 ~:fri", at="d1", friday="E").do("n1 swim d1-e1")
    assert (game.crew_of("fri"), game.at("fri")) == ("N", "e1")
    game = island("~:fri", at="f1", friday="E").do("ship N f1")
    assert game.at("fri") == "dead"


def test_enemies_who_come_up_together_share_the_exit() -> None:
    game = island(
        """
        cave . . .
        .    . . n3
        .    . . ?cave
        """,
        at="d4",
        lost="n1 e1",
    ).do("n3 g5-g6")
    assert (game.at("n1"), game.at("e1"), game.at("n3")) == ("g6", "g6", "d4")
    game.until("N").do("n1 g6-g7").until("N").do("n1 g7-g6")
    assert game.at("e1") == game.ship("E"), "from outside one attacks"
    assert game.at("n1") == "d4"


def test_a_newborn_missionary_fighter_rows_and_attacks() -> None:
    game = island("mis e1", at="f6", bottles={"N": 1}, dead="n2 n3")
    assert "g6" not in game.targets("missionary")
    game = island("mis e1 n1", at="f6", converted=True)
    assert game.do("missionary f6-g6").at("e1") == "m7"
    game = island("~:mis", at="g1", dead="n1 n2 n3", converted=True)
    assert "ship N f1" in game.legal
    assert "ship N f1" not in island("~:mis", at="g1", dead="n1 n2 n3").legal


def test_a_bottle_leaves_any_step_of_a_spinner() -> None:
    game = island("spinner_5:$n1", at="f6", steps={"n1": 2}, bottles={"N": 1})
    assert {"n1 f6 next", "n1 f6 next coin", "n1 f6-g6 bottle", "n1 f6-g6 coin bottle"} <= game.legal
    assert "n1 f6-g6" not in game.legal
    assert game.do("n1 f6-g6 coin bottle").coins("g6") == 1


def test_two_against_two_needs_four() -> None:
    options = GAME.read_options({"teams": "two_against_two"})
    with pytest.raises(BadOptions, match="played by 4 players, not 3"):
        GAME.new(options, 3)


def test_a_preaching_missionary_meets_an_enemy_friday_and_wins_nobody_over() -> None:
    game = island("mis fri", at="f7", friday="E").do("missionary f7-g7")
    assert (game.at("mis"), game.at("fri")) == ("dead", "dead")
    assert not [event for event in game.events if isinstance(event, Joined)]
    assert [event for event in game.events if isinstance(event, Enlightened)]


def test_nobody_is_sent_to_a_certain_death_without_being_asked() -> None:
    game = island(
        """
        ~:fri
        v
        fort:e1
        """,
        at="g1",
        dead="n1 n2 n3",
    )
    (only,) = game.legal
    assert game.mark(only) & Mark.DEADLY
    assert game.state.forced() is None
