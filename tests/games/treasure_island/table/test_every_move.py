"""Every kind of move has words, on drawn boards and in whole games."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.explaining import explain
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.treasure_island.table.lore import TREASURE_ISLAND
from tests.games.pirates.table.signs import SIGNS
from tests.games.treasure_island.island import island

from .sayings import HEADINGS
from .scenes import begun, moment_of, scene_of


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_every_move_of_whole_games_has_words(seats: int, teams: bool) -> None:
    """Prefers what is rare, so that games come to it."""
    seen: set[int] = set()
    for seed in range(3):
        match, rng = begun(seats, seed, teams), Random(seed)
        for _ in range(500):
            if match.outcome is not None:
                break
            moment = Moment(scene_of(match, alone=True), TREASURE_ISLAND)
            aims = Aims(moment)
            for move in rng.sample(moment.scene.moves, min(4, len(moment.scene.moves))):
                check(moment, aims, move)
                seen.add(move[0])
            rare = [move for move in moment.scene.moves if move[0] not in (moves.SAIL, moves.STEP)]
            match.play(rng.choice(rare if rare and rng.random() < 0.5 else moment.scene.moves))
    assert {moves.STEP, moves.SAIL, moves.GO, moves.ADVANCE} <= seen


def check(moment: Moment, aims: Aims, move: moves.Move) -> None:
    label, prompt = words.label(moment, move, SIGNS), words.prompt(moment, move)
    assert label
    assert "Enter: " in prompt
    assert prompt.endswith(".")
    title, text = explain(moment, aims, move, aims.cell(move))
    assert title
    assert text
    assert words.headline(moment).startswith("round ")
    assert words.passage(moment, move) in HEADINGS


ACTIONS = [
    ("n1", "n1 c4-d4"),
    ("spinner_3:n1", "n1 c4 next"),
    ("n1", "ship N f1"),
    ("native_fort:n1", "revive n3"),
    ("n1 fri", "give friday"),
    ("trap:n1", "n1 c4-d4 bottle"),
    ("aeroplane:n1", "n1 fly f9"),
]


@pytest.mark.parametrize(("drawing", "text"), ACTIONS, ids=[text for _, text in ACTIONS])
def test_every_kind_of_action_has_words(drawing: str, text: str) -> None:
    caught = "n1" if drawing.startswith("trap") else ""
    played = island(drawing, "c4", dead="n3", bottles={"N": 2}, caught=caught)
    moment = moment_of(played)
    move = played.state.parse(text)
    assert move in moment.scene.moves
    check(moment, Aims(moment), move)


IN_CHAINS = [
    ("n1 ?arrow_2", "go e4"),
    ("n1 ?knight", "go f5"),
    ("n1 ?aeroplane", "stay"),
    ("n1 ?aeroplane", "fly f9"),
    ("n1 ?misfortune", "swear"),
    ("n1 ?misfortune", "silent"),
    ("n1 ?lighthouse # # # # #", "look f4"),
    ("n1 ?earthquake", "shake f9"),
    ("n1 cave cave cave", "go e4"),
]


@pytest.mark.parametrize(("drawing", "text"), IN_CHAINS, ids=[text for _, text in IN_CHAINS])
def test_every_kind_of_answer_has_words(drawing: str, text: str) -> None:
    played = island(drawing, "c4").do("n1 c4-d4")
    moment = moment_of(played)
    move = played.state.parse(text)
    assert move in moment.scene.moves
    check(moment, Aims(moment), move)
