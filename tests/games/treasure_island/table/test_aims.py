"""Which move the cursor means, and how one comes to every move."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.treasure_island.table.lore import TREASURE_ISLAND
from tabletop_tui.tui.game_table import Direction
from tests.games.treasure_island.island import island

from .scenes import aims_of, begun, moment_of, scene_of


def texts(played: Any, group: Any) -> list[str]:
    return [played.state.text(move) for move in group]


def test_tab_goes_round_the_pieces_that_can_move() -> None:
    played = island("n1 . n2", "c4")
    moment, aims = aims_of(played)
    at = moment.scene.moves[0]
    round_ = []
    for _ in aims.subjects:
        round_.append(played.state.text(at).split()[0])
        at = aims.turned(1, at)
    assert round_ == ["n1", "n2", "n3", "ship"]
    assert at == moment.scene.moves[0]
    assert aims.turned(-1, at)[0] == moves.SAIL


@pytest.mark.parametrize(
    ("drawing", "first"),
    [
        ("n1 .", "n1 c4-c3"),
        ("crocodile|n1", "n1 c5-d4"),
        ("cannibal|n1", "n1 c5-d4"),
        ("cannon|$n1", "n1 c5-d4 coin"),
        ("# . .|. n1 .|. . $", "n1 d5-e6"),
        (". . .|. n1 .|. . #", "n1 d5-e6"),
    ],
)
def test_the_cursor_begins_where_no_harm_is_done(drawing: str, first: str) -> None:
    played = island(drawing.replace("|", "\n"), "c4")
    moment, aims = aims_of(played)
    assert played.state.text(aims.first()) == first
    if first != "n1 c4-c3":
        assert aims.first() != moment.scene.moves[0]


def test_arrows_come_first_to_the_way_onto_a_cell_that_does_no_harm() -> None:
    played = island("$n1 cannon", "c4")
    moment, aims = aims_of(played)
    cannon, loaded = moment.grid.at(3, 3), played.state.parse("n1 c4-c3 coin")
    safe, harmful = (played.state.parse(f"n1 c4-d4{coin}") for coin in ("", " coin"))
    assert aims.at_cell(cannon, loaded) == safe
    assert aims.twin(safe) == harmful
    assert aims.of(safe).index(safe) < aims.of(safe).index(harmful)


@pytest.mark.parametrize(
    ("played", "first"),
    [
        (island("n1 fri .", "c4", bottles={"N": 2}), "n1 c4-c3"),
        (island("trap:n1 .", "c4", bottles={"N": 2}, caught="n1"), "n2 g1-g2"),
        (island("n1 trap:$e2 .\n. $ .", "c4"), "n1 c4-d5"),
        (island("$n1", "g2"), "n1 g2-g1 coin"),
        (island("$n1", "g4"), "n1 g4-g3 coin"),
        (island("~:n1", "h1"), "n1 swim h1-g1"),
    ],
    ids=[
        "no bottle for Friday",
        "no bottle for a trap",
        "gold out of a trap is for later",
        "gold comes home",
        "gold comes nearer home",
        "a swimmer climbs aboard",
    ],
)
def test_the_cursor_begins_with_an_ordinary_step_to_some_use(played: Any, first: str) -> None:
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == first


def test_nobody_begins_with_a_cave_that_loses_him() -> None:
    croc = "crocodile"
    played = island(f"cave {croc} {croc}\n{croc} n1 {croc}\n{croc} {croc} {croc}", "c4")
    _, aims = aims_of(played)
    picked = aims.at_cell(played.state.at[0], None)
    assert picked is not None
    assert played.state.text(picked) == "n1 d5-d4"
    assert not played.state.text(aims.first()).startswith("n1 ")


def test_on_a_fresh_arrow_the_cursor_begins_with_a_tile_that_opens() -> None:
    played = island(". ?arrow_4 .\n. n1 #", "c3", ships={"N": "f1"}).do("n1 d4-d3")
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == "go d2"
    played = island("# .\n?arrow_2/1 .\nn1 .", "d2").do("n1 d4-d3")
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == "go d2"


def test_on_a_fresh_arrow_nobody_jumps_into_the_sea_or_a_cave_without_need() -> None:
    played = island("?arrow_2/1 .\nn1 cave", "d2").do("n1 d3-d2")
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == "go d3"
    played = island("cave .\n?arrow_2/1 .\nn1 .", "d2").do("n1 d4-d3")
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == "go d4"


def test_moves_are_listed_as_one_reads_the_map_all_with_a_load_before_those_without() -> None:
    played = island("$n1 .", "c4")
    _, aims = aims_of(played)
    listed = texts(played, aims.of(played.state.parse("n1 c4-c3")))
    assert listed == [
        f"n1 c4-{cell}{load}" for load in (" coin", "") for cell in ("b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5")
    ]
    at = played.state.parse("n1 c4-b3")
    for direction, cell in (("right", "c3"), ("right", "d3"), ("down", "d4"), ("down", "d5")):
        before, at = at, aims.steered(direction, at)  # type: ignore[arg-type]
        assert played.state.text(at) == f"n1 c4-{cell}"
        assert aims.of(at).index(at) > aims.of(at).index(before)


def test_pieces_that_can_do_the_same_are_known_to_be_alike() -> None:
    played = island("n1 .", "c4")
    _, aims = aims_of(played)
    assert aims.alike(1, 2)
    assert not aims.alike(0, 1)
    assert not aims.alike(2, aims.subjects[-1])


def test_whoever_is_asked_to_end_the_game_begins_with_playing_on() -> None:
    played = island(seats=2)
    played.state.idle = played.state.hush
    played.until("E").until("N").do("propose end")
    _, aims = aims_of(played)
    assert played.state.text(aims.first()) == "refuse"


def test_a_bottle_stays_unless_somebody_chooses_to_hand_it_over() -> None:
    played = island("n1 fri .", "c4", bottles={"N": 2}).do("n1 c4-c3")
    moment, aims = aims_of(played)
    assert any(move[0] == moves.GIVE for move in moment.scene.moves)
    assert played.state.text(aims.first()) == "done"


def test_the_cursor_begins_with_another_piece_if_one_can_only_do_harm() -> None:
    around = "cannibal cannibal cannibal\ncannibal n1 cannibal\ncannibal cannibal cannibal"
    played = island(around, "c4")
    moment, aims = aims_of(played)
    assert moment.scene.moves[0][1] == 0
    assert played.state.text(aims.first()).startswith("n2 ")


def test_only_the_moves_of_one_piece_are_listed_together() -> None:
    played = island("n1 . n2", "c4")
    _, aims = aims_of(played)
    assert all(text.startswith("n2 ") for text in texts(played, aims.of(played.state.parse("n2 e4-f4"))))


def test_an_arrow_keeps_the_load_where_it_can() -> None:
    played = island("$n1 . ?ice", "c4")
    _, aims = aims_of(played)
    at = played.state.parse("n1 c4-b4 coin")
    right = aims.steered("right", at)
    assert played.state.text(right).endswith("coin")


def test_one_key_goes_from_a_move_to_its_twin_and_back() -> None:
    played = island("$n1 #", "c4")
    _, aims = aims_of(played)
    loaded, empty = played.state.parse("n1 c4-c5 coin"), played.state.parse("n1 c4-c5")
    assert aims.twin(loaded) == empty
    assert aims.twin(empty) == loaded
    assert aims.twin(played.state.parse("n1 c4-d4")) is None


def test_a_cell_means_the_move_there_or_the_piece_that_stands_there() -> None:
    played = island("n1 . n2", "c4")
    moment, aims = aims_of(played)
    at = played.state.parse("n1 c4-c3")
    assert aims.at_cell(played.state.at[0] + 1, at) == played.state.parse("n1 c4-d4")
    picked = aims.at_cell(played.state.at[1], at)
    assert picked is not None
    assert picked[1] == 1
    assert aims.at_cell(80, at) is None
    assert moment.scene.moves[0] in aims.of(at)


def reached(aims: Aims, start: Any) -> set[Any]:
    seen, todo = {start}, [start]
    while todo:
        at = todo.pop()
        ways = [aims.steered(direction, at) for direction in get_args(Direction)]
        ways += [aims.turned(1, at), aims.twin(at) or at]
        for move in ways:
            if move not in seen:
                seen.add(move)
                todo.append(move)
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_arrows_tab_and_the_twin_key_reach_every_move(seed: int) -> None:
    match, rng = begun((2, 3, 4)[seed % 3], seed), Random(seed)
    for _ in range(160):
        if match.outcome is not None:
            break
        moment = Moment(scene_of(match, alone=True), TREASURE_ISLAND)
        legal = moment.scene.moves
        assert reached(Aims(moment), legal[0]) == set(legal)
        rare = [move for move in legal if move[0] not in (moves.SAIL, moves.STEP)]
        match.play(rng.choice(rare if rare and rng.random() < 0.5 else legal))


@pytest.mark.parametrize(
    ("drawing", "first"),
    [
        ("aeroplane:$n1 # fort", []),
        ("n1 ?aeroplane", ["n1 c4-d4"]),
        ("n1 ?lighthouse # # # # #", ["n1 c4-d4"]),
        ("n1 ?lighthouse # # # #", ["n1 c4-d4"]),
        ("n1 ?earthquake", ["n1 c4-d4", "shake f9"]),
        ("n1 ?misfortune", ["n1 c4-d4"]),
        ("$n1 cave cave cave", ["n1 c4-d4"]),
        ("n1 fri mis", []),
    ],
)
def test_rare_moves_are_reached_too(drawing: str, first: list[str]) -> None:
    played = island(drawing, "c4", bottles={"N": 2}, dead="n3").do(*first)
    moment = moment_of(played, alone=True)
    assert reached(Aims(moment), moment.scene.moves[0]) == set(moment.scene.moves)
