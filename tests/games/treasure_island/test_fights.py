"""Scenarios of the rules sheet: fights, forts, traps, spinners and barrels."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import AROUND_F6, island


def test_ti_61_all_enemies_are_hit() -> None:
    game = island(
        """
        n1
        e1+e2+w1
        """,
        at="f6",
        teams=True,
    ).do("n1 f6-f7")
    assert (game.at("e1"), game.at("e2"), game.at("w1")) == ("m7", "m7", "a7")


def test_ti_62_a_held_fort_is_closed_to_enemies() -> None:
    board = """
        .  n1
        .  fort:{inside}
        e2 .
        """
    game = island(board.format(inside="e1"), at="e6")
    assert "f7" not in game.targets("n1")
    assert "f7" in game.round("E").targets("e2")
    game = island(board.format(inside="fri"), at="e6", friday="E")
    assert "f7" not in game.targets("n1")


def test_ti_63_a_trap_holds() -> None:
    game = island(
        """
        n1   .  .  .
        trap .  .  .
        .    .  .  n2
        """,
        at="f6",
    ).do("n1 f6-f7")
    game.until("N")
    assert not game.of("n1")
    assert game.of("n2")


def test_ti_64_a_friend_rescues() -> None:
    board = """
        {friend}
        trap:n1
        """
    game = island(board.format(friend="n2"), at="f6", caught="n1").do("n2 f6-f7")
    assert not game.caught("n1")
    assert not game.caught("n2")
    game.until("N")
    assert game.of("n1")
    assert game.of("n2")
    game = island(board.format(friend="s1"), at="f6", caught="n1", teams=True, turn="S").do("s1 f6-f7")
    assert not game.caught("n1")
    assert not game.caught("s1")


def test_ti_66_a_trap_works_again() -> None:
    game = island("?trap . trap", at="g2", dead="").do("n1 g1-g2")
    assert game.caught("n1")
    game.until("N").do("n2 g1-g2").until("N").do("n1 g2-h3").until("N").do("n2 g2-f3").until("N")
    game.do("n1 h3-g2")
    assert game.caught("n1")


def test_ti_68_the_last_pirate_is_caught() -> None:
    game = island("trap:n1", at="f7", caught="n1", dead="n2 n3", turn="W", stored={"N": 5})
    for _ in range(2):
        game.do(min(text for text in game.legal if text.startswith("ship")))
        assert game.crew == "E"
        game.until("W")
    assert game.stored("N") == 5


def test_ti_69_a_spinner_takes_its_turns() -> None:
    game = island(
        """
        n1
        spinner_3
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.at("n1") == "f7"
    for step in ("f7/2", "f7/3"):
        game.until("N")
        assert game.of("n1") == {"n1 f7 next"}
        assert game.do("n1 f7 next").at("n1") == step
    game.until("N")
    assert game.targets("n1") == {"e6", "f6", "g6", "e7", "g7", "e8", "f8", "g8"}


def test_ti_70_spinner_fights() -> None:
    board = """
        n1
        spinner_3:e1
        """
    assert island(board, at="f6").do("n1 f6-f7").at("e1") == "m7"
    game = island(board, at="f6", steps={"e1": 2}).do("n1 f6-f7")
    assert (game.at("e1"), game.at("n1")) == ("f7/2", "f7")
    game.until("N").do("n1 f7 next")
    assert (game.at("e1"), game.at("n1")) == (game.ship("E"), "f7/2")


def test_ti_70_nobody_attacks_backwards_on_a_spinner() -> None:
    game = island("spinner_3:n1+e1", at="f7", steps={"n1": 3, "e1": 2})
    assert not any("next" in text for text in game.of("n1"))
    assert "f7" not in game.targets("n1")


def test_ti_74_a_bottle_out_of_a_trap() -> None:
    game = island("trap:$n1", at="f6", caught="n1", bottles={"N": 1})
    expected = {f"n1 f6-{to}{load} bottle" for to in AROUND_F6 for load in ("", " coin")}
    assert game.of("n1") == expected
    game.do("n1 f6-f7 coin bottle")
    assert (game.bottles("N"), game.at("n1"), game.coins("f7"), game.caught("n1")) == (0, "f7", 1, False)


def test_ti_75_a_barrel_costs_a_turn() -> None:
    game = island(
        """
        n1     .
        barrel .
        .      n2
        """,
        at="f6",
    )
    for _ in range(2):
        game.do("n1 f6-f7").until("N")
        assert not game.of("n1")
        assert game.of("n2")
        game.round("N")
        game.do("n1 f7-f6").until("N")


def test_ti_76_a_barrel_with_the_only_piece() -> None:
    game = island(
        """
        n1
        barrel
        """,
        at="f6",
        dead="n2 n3",
    ).do("n1 f6-f7")
    game.until("W").do(min(text for text in game.legal if text.startswith("ship")))
    assert game.crew == "E"
    assert game.until("N").of("n1")


def test_ti_78_sent_back_onto_a_barrel() -> None:
    game = island(
        """
        barrel:n1
        crocodile
        """,
        at="f7",
    )
    assert game.mark("n1 f7-f8") == Mark.NONE
    game.do("n1 f7-f8").until("N")
    assert game.at("n1") == "f7"
    assert not game.of("n1")


def test_ti_79_friday_is_won_over_in_a_trap() -> None:
    game = island(
        """
        e1
        trap:fri
        """,
        at="f6",
        turn="E",
    ).do("e1 f6-f7")
    assert (game.crew_of("fri"), game.at("fri"), game.at("e1")) == ("E", "f7", "f7")
    assert not game.caught("e1")
