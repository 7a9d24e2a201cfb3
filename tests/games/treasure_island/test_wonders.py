"""Scenarios of the rules sheet: aeroplane, lighthouse, earthquake, jungle and burning field."""

from __future__ import annotations

from tabletop_tui.games.pirates.tidings import LookedAt, PutBack, PutBackSo, Saw
from tabletop_tui.games.treasure_island.geometry import GRID, LAND
from tabletop_tui.games.treasure_island.phases import OwnPhase
from tabletop_tui.games.treasure_island.tiles import NUMBER
from tabletop_tui.games.treasure_island.view import Phase
from tabletop_tui.rules import told_to

from .island import Played, island

FIELD = NUMBER["burning_field"], 0


def test_ti_100_one_may_wait_on_the_aeroplane() -> None:
    game = island("?aeroplane", at="g2").do("n1 g1-g2")
    assert game.asks(OwnPhase.BOARDING)
    assert "stay" in game.legal
    assert "fly g7" in game.legal
    game.do("stay")
    assert game.crew == "E"
    assert "n1 fly g7" in game.until("N").legal


def test_ti_101_leaving_spends_it() -> None:
    game = island("aeroplane:n1+n2", at="f6").do("n1 f6-f7").until("N")
    assert game.face("f6") == "wreck"
    assert not game.flights("n2")
    assert len(game.targets("n2")) == 8
    game.do("n1 f7-f6")
    assert game.crew == "E", "nobody is asked any more"


def test_ti_103_the_aeroplane_is_hijacked() -> None:
    game = island("aeroplane:n1 e1", at="f6", turn="E").do("e1 g6-f6")
    assert game.at("n1") == "g1"
    assert game.asks(OwnPhase.BOARDING)
    assert "stay" in game.legal


def test_ti_104_where_it_flies() -> None:
    board = """
        e1 .            .             #
        .  aeroplane:n1 .             .
        .  .            fort:e2       mis
        """
    game = island(board, at="e5", missionary="E")
    land = {GRID.name(cell) for cell in LAND}
    assert game.flights("n1") == (land | {"g1"}) - {"f6", "g7", "h7"}
    assert game.do("n1 fly e5").at("e1") == "m7"


def lighthouse(hidden: str) -> Played:
    return island(f"?lighthouse {hidden}", at="g2").do("n1 g1-g2")


def test_ti_112_the_lighthouse() -> None:
    game = lighthouse("?ice ?arrow_1/3 ?fort ?chest_2 \n ?trap")
    assert game.asks(Phase.LIGHTHOUSE)
    assert game.legal == {"look h2", "look i2", "look j2", "look k2", "look g3"}
    game.do("look i2", "look h2", "look j2", "look k2")
    assert game.asks(Phase.ARRANGING)
    assert game.state.private()
    assert len(game.legal) == 24
    seen = {spot.cell: (spot.seen, spot.seen_turn) for spot in game.state.view(0).spots if spot.seen}
    assert [seen[cell] for cell in sorted(seen)] == [game.hidden[cell] for cell in sorted(seen)]
    assert not any(spot.seen for seat in (1, 2, 3, None) for spot in game.state.view(seat).spots)
    game.do("arrange h2 i2 k2 j2")
    assert game.crew == "E"
    names = {GRID.name(spot.cell): (spot.seen, spot.seen_turn) for spot in game.state.view(0).spots if spot.seen}
    h2, i2, j2, k2 = (game.hidden[cell] for cell in sorted(seen))
    assert names == {"i2": h2, "h2": i2, "j2": k2, "k2": j2}
    assert all(game.face(cell) == "closed" for cell in ("h2", "i2", "j2", "k2"))


def test_ti_112_the_others_learn_which_cells_only() -> None:
    game = lighthouse("?ice ?arrow_1/3 ?fort ?chest_2").do("arrange i2 h2 k2 j2")
    public = told_to(game.events, 1)
    assert [event.name for event in public if isinstance(event, LookedAt)] == ["h2", "i2", "j2", "k2"]
    assert not any(isinstance(event, Saw | PutBackSo) for event in public)
    assert any(isinstance(event, PutBack) for event in public)
    assert sum(isinstance(event, Saw) for event in told_to(game.events, 0)) == 4


def test_ti_112_fewer_tiles_and_none() -> None:
    game = lighthouse("?ice ?trap ?fort")
    assert game.asks(Phase.ARRANGING)
    assert len(game.legal) == 6
    assert game.state.forced() is None
    assert lighthouse("").crew == "E"


def test_ti_112_a_single_tile_is_put_back_by_a_person_who_has_seen_it() -> None:
    game = lighthouse("?ice")
    assert game.legal == {"arrange h2"}
    assert game.state.forced() is None


def test_ti_112_a_later_visit_does_nothing() -> None:
    game = island("lighthouse # # # #", at="g2").do("n1 g1-g2")
    assert game.crew == "E"


def test_ti_113_nothing_seen_acts() -> None:
    game = lighthouse("?friday ?bottles_2 ?misfortune ?empty").do("arrange h2 i2 j2 k2")
    assert (game.at("fri"), game.bottles("N")) == ("nowhere", 0)
    assert game.crew == "E"


def test_ti_114_the_earthquake() -> None:
    game = island(
        """
        .         . $ .           .
        arrow_1/1 . . n1          .
        .         . . ?earthquake e1
        .         . . .           #
        """,
        at="c5",
    ).do("n1 f6-f7")
    assert game.asks(Phase.FIRST_TILE)
    assert {"shake f7", "shake e5", "shake g7"}.isdisjoint(game.legal)
    game.do("shake c6")
    assert {"quake c6 f7", "quake c6 e5", "quake c6 g7", "quake c6 c6"}.isdisjoint(game.legal)
    game.do("quake c6 g8")
    assert (game.face("g8"), game.face("c6")) == ("arrow_1", "closed")
    assert game.state.turns[GRID.named("g8") or 0] == 1
    assert game.crew == "E"


def test_ti_114_nothing_with_fewer_than_two_loose_tiles() -> None:
    game = island("?earthquake", at="g2")
    for cell in LAND:
        if GRID.name(cell) not in ("g2", "g7"):
            game.state.coins[cell] = 1
    game.do("n1 g1-g2")
    assert game.crew == "E"


def test_ti_116_the_dense_jungle() -> None:
    board = """
        $n1+{}
        dense_jungle:e1
        """
    game = island(board.format("n2"), at="f6")
    assert "f7" not in game.targets("n1", "coin")
    game.do("n1 f6-f7")
    assert (game.at("n1"), game.at("e1")) == ("f7", "f7")
    assert "f7" not in island(board.format("mis"), at="f6").targets("missionary")


def deciders(game: Played, turns: int) -> list[tuple[str, int]]:
    """Who plays which crew in the turns to come."""
    found = []
    for _ in range(turns):
        found.append((game.crew, game.state.actor()))
        sailing = [text for text in sorted(game.legal) if text.startswith(f"ship {game.crew}")]
        game.do(sailing[0])
    return found


def test_ti_117_the_burning_field_of_four() -> None:
    game = island("?burning_field", at="g2").do("n1 g1-g2")
    assert deciders(game, 5) == [("E", 2), ("S", 3), ("W", 0), ("N", 1), ("E", 1)]


def test_ti_126_the_burning_field_of_three() -> None:
    game = island("~:e2 ?burning_field", at="g7", seats=3, turn="E").do("e2 g7-h7")
    assert deciders(game, 4) == [("S", 0), ("N", 1), ("E", 2), ("S", 2)]


def test_ti_127_the_burning_field_of_two() -> None:
    game = island("?burning_field", at="g2", seats=2).do("n1 g1-g2")
    assert deciders(game, 5) == [("E", 0), ("S", 1), ("W", 0), ("N", 1), ("E", 1)]


def test_a_second_field_adds_a_circle() -> None:
    game = island(
        """
        ?burning_field ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ?burning_field
        """,
        at="g2",
    ).do("n1 g1-g2", "e1 m7-l7")
    circle = [("S", 3), ("W", 0), ("N", 1), ("E", 2)]
    assert deciders(game, 8) == [*circle, *circle[:3], ("E", 1)]


def test_ti_119_no_foreign_bottles() -> None:
    game = island(
        """
        trap:e1 . . e2 mis
        """,
        at="d9",
        caught="e1",
        bottles={"E": 1, "S": 1},
    )
    game.state.faces[GRID.named("g2") or 0] = 0
    game.hidden[GRID.named("g2") or 0] = FIELD
    game.do("n1 g1-g2")
    assert (game.crew, game.state.actor()) == ("E", 2)
    assert not game.of("e1")
    assert not any("bottle" in text or "give" in text for text in game.legal)


def test_ti_120_sabotage() -> None:
    game = island(
        """
        ?burning_field
        .
        .
        cannon
        $e1
        """,
        at="g2",
    )
    game.do("n1 g1-g2")
    assert (game.crew, game.state.actor()) == ("E", 2)
    game.do("e1 g6-g5 coin")
    assert (game.at("e1"), game.lost, game.stored("N"), game.stored("E")) == ("dead", 1, 0, 0)


def test_ti_121_misfortune() -> None:
    game = island("?misfortune", at="g2").do("n1 g1-g2")
    assert game.legal == {"swear", "silent"}
    game.do("swear")
    assert (game.at("n1"), game.crew) == ("g2", "E")
    assert game.until("N").do("n2 g1-g2").crew == "E"
    game = island("?misfortune", at="g2").do("n1 g1-g2", "silent")
    assert (game.at("n1"), game.crew) == ("dead", "E")


def test_ti_128_a_loaded_flight() -> None:
    game = island(
        """
        e1 . . .             . . . .
        .  . . .             . . . fort
        .  . . .             . . . .
        .  . . aeroplane:$n1 . . . .
        .  . . .             . . . .
        .  . . .             . . # .
        .  . dense_jungle .  . . . .
        """,
        at="c3",
    )
    loaded = game.flights("n1", "coin")
    assert {"j10", "g1"} <= loaded
    assert {"i8", "c3", "j4", "e9"}.isdisjoint(loaded)
    assert game.do("n1 fly g1 coin").stored("N") == 1
