"""Scenarios of the rules sheet: the native woman, residents and bottles."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import Played, island


def revivals(played: Played) -> set[str]:
    return {text for text in played.legal if text.startswith("revive")}


def test_ti_80_a_birth_takes_a_turn() -> None:
    game = island(
        """
        n1
        native_fort
        """,
        at="f6",
        dead="n2",
    )
    assert not revivals(game)
    game.do("n1 f6-f7").until("N")
    assert revivals(game) == {"revive n2"}
    game.do("revive n2")
    assert game.at("n2") == "f7"
    assert game.crew == "E"
    assert game.until("N").of("n2")


def test_ti_81_at_most_three_fighters() -> None:
    board = "native_fort:n1 . {other}"
    assert not revivals(island(board.format(other="ben"), at="f7", dead="n3"))
    assert revivals(island(board.format(other="mis"), at="f7", dead="n3")) == {"revive n3"}
    assert revivals(island(board.format(other="fri"), at="f7", dead="n3")) == {"revive n3"}
    assert not revivals(island(board.format(other="mis"), at="f7", dead="n3", converted=True))


def test_ti_83_ben_gunn_joins() -> None:
    game = island(
        """
        e1        .
        ?ben_gunn .
        .         $n1
        """,
        at="f6",
        turn="E",
    ).do("e1 f6-f7")
    assert (game.at("ben"), game.crew_of("ben")) == ("f7", "E")
    game.round("E")
    game.do("ben f7-g8").until("E")
    assert game.at("n1") == game.ship("N")
    game.do("ben g8-h8 coin").until("E")
    assert game.coins("h8") == 1


def test_ti_83_a_beaten_ben_gunn_goes_to_his_crew_s_ship_and_is_found_once() -> None:
    game = island("n1 ben_gunn:ben", at="f7", ben="E").do("n1 f7-g7")
    assert game.at("ben") == game.ship("E")
    assert game.crew_of("ben") == "E"


def test_ti_84_the_missionary_shields() -> None:
    game = island(
        """
        .  $e1
        .  $mis+n1
        """,
        at="e6",
    )
    assert "f7" not in game.round("E").targets("e1")
    game.until("N")
    assert "f6" not in game.targets("n1")
    assert "f6" not in game.targets("missionary")
    assert not game.targets("missionary", "coin")
    game.do("n1 f7-g7").until("N")
    assert "f6" in game.targets("n1")


def test_ti_85_forced_onto_the_missionary() -> None:
    game = island(
        """
        e1
        v
        mis
        """,
        at="f5",
        turn="E",
    )
    assert game.mark("e1 f5-f6") == Mark.DEADLY
    game.do("e1 f5-f6")
    assert (game.at("e1"), game.at("mis")) == ("dead", "f7")


def test_ti_87_the_missionary_opens_bottles() -> None:
    game = island("mis ?bottles_2", at="f7").do("missionary f7-g7")
    assert game.state.converted
    assert game.bottles("N") == 1
    assert game.crew_of("mis") == "N"


def test_ti_89_a_bottle_is_handed_to_the_missionary() -> None:
    for tile in (".", "fort", "dense_jungle"):
        game = island(
            f"""
            .  .   e1
            {tile}:mis . .
            """,
            at="f6",
            turn="E",
            bottles={"E": 1},
        )
        assert "give missionary" not in game.legal
        game.do("e1 h6-g6")
        assert game.crew == "E"
        assert game.legal == {"give missionary", "done"}
        game.do("give missionary")
        assert (game.bottles("E"), game.state.converted, game.crew_of("mis")) == (0, True, "N")
        assert game.crew == "S"


def test_ti_90_neighbourhood_is_physical() -> None:
    game = island(
        """
        e1
        v
        mis
        """,
        at="f5",
        turn="E",
        bottles={"E": 1},
    )
    assert "give missionary" not in game.legal


def test_ti_91_friday_gets_a_bottle_aboard_his_ship() -> None:
    game = island(
        """
        ~:fri+n1
        fort:e1
        """,
        at="g1",
        turn="E",
        bottles={"E": 1},
    ).do("give friday")
    assert (game.at("fri"), game.at("n1"), game.bottles("E")) == ("dead", "g1", 0)
    assert game.crew == "E", "a gift before the action does not end the turn"


def test_ti_92_friday_changes_sides() -> None:
    game = island(
        """
        e1
        $fri+n1
        """,
        at="f6",
        turn="E",
    ).do("e1 f6-f7")
    assert (game.at("n1"), game.at("fri"), game.crew_of("fri")) == ("g1", "f7", "E")
    assert (game.coins("f7"), game.at("e1")) == (1, "f7")


def test_ti_94_friday_passes_spinners_and_traps() -> None:
    for tile in ("spinner_5", "trap"):
        game = island(
            f"""
            fri
            {tile}
            """,
            at="f6",
        ).do("friday f6-f7")
        game.until("N")
        assert game.targets("friday") == {"e6", "f6", "g6", "e7", "g7", "e8", "f8", "g8"}


def test_ti_95_friday_cannot_attack() -> None:
    game = island(
        """
        fri
        e1
        """,
        at="f6",
    )
    assert "f7" not in game.targets("friday")
    game = island(
        """
        fri
        v
        e1
        """,
        at="f6",
    )
    assert game.mark("friday f6-f7") == Mark.DEADLY
    game.do("friday f6-f7")
    assert (game.at("fri"), game.at("e1")) == ("dead", "f8")


def test_ti_97_an_ally_s_bottle() -> None:
    for bottles, left in (({"N": 1}, (0, 0)), ({"N": 1, "S": 1}, (1, 0))):
        game = island("trap:s1", at="f7", caught="s1", teams=True, turn="S", bottles=bottles)
        game.do("s1 f7-f6 bottle")
        assert (game.bottles("N"), game.bottles("S")) == left


def test_ti_98_dead_residents_stay_out() -> None:
    game = island("native_fort:n1", at="f7", dead="n2 n3 ben")
    assert revivals(game) == {"revive n2", "revive n3"}
    assert not revivals(island("native_fort:n1", at="f7", dead="ben"))


def test_ti_99_residents_at_the_barrel() -> None:
    for resident, name in (("fri", "friday"), ("mis", "missionary")):
        game = island(
            f"""
            {resident}
            barrel
            """,
            at="f6",
        ).do(f"{name} f6-f7")
        game.until("N")
        assert not game.of(name)
        assert (game.crew_of(resident), game.at(resident)) == ("N", "f7")
        assert game.round("N").of(name)
