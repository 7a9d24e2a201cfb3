"""Scenarios of the rules sheet: caves."""

from __future__ import annotations

from .island import island


def test_ti_106_the_first_cave() -> None:
    game = island(
        """
        ?cave n1
        n2    .
        """,
        at="d4",
    ).do("n1 e4-d4")
    assert game.at("n1") == "lost"
    assert not game.until("N").of("n1")
    assert game.do("n2 d5-d4").at("n2") == "lost"


def test_ti_107_the_second_cave_swaps() -> None:
    for opener in ("e1", "n2"):
        game = island(
            f"""
            cave . . . . .
            .    . . . . .
            .    . . . . .
            .    . . . . {opener}
            .    . . . . ?cave
            """,
            at="d4",
            turn=opener[0].upper(),
            lost="n1",
        ).do(f"{opener} i7-i8")
        assert (game.at("n1"), game.at(opener)) == ("i8", "d4")
        assert len(game.until("N").targets("n1")) == 8


TWO_CAVES = """
    {north} . . . .
    cave{first} . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . cave{second}
    """


def test_ti_108_the_passage() -> None:
    game = island(TWO_CAVES.format(north="n1", first="", second=""), at="d3").do("n1 d3-d4")
    assert game.at("n1") == "i8"
    assert game.crew == "E"


def test_ti_108_with_a_third_cave_one_is_asked() -> None:
    third = TWO_CAVES.format(north="n1", first="", second="") + "\n cave"
    game = island(third, at="d3").do("n1 d3-d4")
    assert game.legal == {"go i8", "go d9"}
    assert game.do("go d9").at("n1") == "d9"


def test_ti_109_back_takes_two_turns() -> None:
    game = island(TWO_CAVES.format(north=".", first="", second=":n1"), at="d3")
    assert "d4" not in game.targets("n1")
    game.do("n1 i8-i9").until("N")
    assert game.at("n1") == "i9"
    assert game.do("n1 i9-i8").at("n1") == "d4"


def test_ti_110_a_guarded_exit() -> None:
    game = island(TWO_CAVES.format(north="n1", first="", second=":e1"), at="d3").do("n1 d3-d4")
    assert (game.at("n1"), game.at("e1")) == ("d4", "i8")
    assert len(game.until("N").targets("n1")) == 8


def test_ti_122_an_enemy_enters_the_only_cave() -> None:
    game = island(
        """
        cave
        e1
        """,
        at="d4",
        turn="E",
        lost="n1",
    ).do("e1 d5-d4")
    assert (game.at("e1"), game.at("n1")) == ("lost", "lost")


def test_ti_124_a_coin_underground() -> None:
    game = island(
        """
        $n1  . . . . .
        cave . . . . .
        .    . . . . .
        .    . . . . .
        .    . . . . n3
        .    . . . . ?cave
        """,
        at="d3",
        lost="n2",
    ).do("n1 d3-d4 coin")
    assert (game.at("n1"), game.lost, game.coins("d3"), game.coins("d4")) == ("lost", 0, 0, 0)
    game.until("N").do("n3 i7-i8")
    assert (game.at("n1"), game.at("n2"), game.at("n3")) == ("i8", "i8", "d4")
    assert game.coins("i8") == 1


def test_ti_125_a_third_cave_is_opened() -> None:
    game = island(
        """
        cave . .     . . .
        .    . .     . . .
        .    . n1    . . .
        .    . ?cave . . .
        .    . .     . . cave:e1
        """,
        at="d4",
    ).do("n1 f6-f7")
    assert game.face("f7") == "cave"
    assert game.at("n1") == "d4"
    assert game.crew == "E"


def test_gold_at_the_entrance_may_be_taken_through() -> None:
    board = TWO_CAVES.format(north="n1", first=":$", second="")
    game = island(board, at="d3").do("n1 d3-d4")
    assert game.legal == {"go i8", "go i8 coin"}
    game.do("go i8 coin")
    assert (game.at("n1"), game.coins("i8"), game.coins("d4")) == ("i8", 1, 0)


def test_the_missionary_opens_the_second_cave_while_friday_is_lost() -> None:
    game = island(
        """
        cave . . . . .
        .    . . . . .
        .    . . . . .
        .    . . . . mis
        .    . . . . ?cave
        """,
        at="d4",
        lost="fri",
    ).do("missionary i7-i8")
    assert (game.at("fri"), game.at("mis")) == ("i8", "d4")


def test_friday_and_the_missionary_meet_when_they_come_up_together() -> None:
    game = island(
        """
        cave . . . . .
        .    . . . . .
        .    . . . . .
        .    . . . . n1
        .    . . . . ?cave
        """,
        at="d4",
        lost="fri mis",
    ).do("n1 i7-i8")
    assert (game.at("fri"), game.at("mis"), game.at("n1")) == ("dead", "dead", "d4")
