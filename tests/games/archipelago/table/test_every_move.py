"""Every move of whole games has words."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.table.lore import ARCHIPELAGO
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.explaining import explain
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.tui.sitting import Sitting
from tests.games.pirates.table.signs import SIGNS

from .scenes import begun

HEADINGS = {
    line.lstrip("# ").strip()
    for line in (assets() / "rulebooks" / "archipelago.md").read_text("utf-8").splitlines()
    if line.startswith("#")
}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"crews": "two"}),
        (3, {"plays": "island_3"}),
        (4, {"teams": "two_against_two", "plays": "island_2"}),
        (4, {"plays": "island_3"}),
    ],
    ids=["two", "two-crews", "three", "teams", "four"],
)
def test_every_move_of_whole_games_has_words(seats: int, options: dict[str, str]) -> None:
    """Prefers what is rare, so that games come to it."""
    match, rng = begun(seats, seats, **options), Random(seats)
    for _ in range(160):
        if match.outcome is not None:
            break
        sitting = Sitting(match)
        if sitting.waits:
            sitting.look()
        moment = Moment(sitting.scene(), ARCHIPELAGO)
        aims = Aims(moment)
        for move in rng.sample(moment.scene.moves, min(3, len(moment.scene.moves))):
            check(moment, aims, move)
        rare = [move for move in moment.scene.moves if move[0] not in (0, 2, 6)]
        match.play(rng.choice(rare if rare and rng.random() < 0.5 else moment.scene.moves))


FOREIGN = re.compile(r"(?i)\bgold\b|treasure|\bfield|\bburn|spinner|\btrap\b|\bcave|underground|the game\b|berth")
"""Words of Treasure Island only."""


def check(moment: Moment, aims: Aims, move: Move) -> None:
    label, prompt = words.label(moment, move, SIGNS), words.prompt(moment, move)
    assert label
    assert "Enter: " in prompt
    assert prompt.endswith(".")
    title, text = explain(moment, aims, move, aims.cell(move))
    assert title
    for said in (label, prompt, title, text, words.headline(moment), words.warning(moment, move) or ""):
        assert not FOREIGN.search(said)
    assert words.headline(moment).startswith("round ") or moment.view.phase in (OwnPhase.DRAFT, OwnPhase.NEXT_ISLAND)
    assert words.passage(moment, move) in HEADINGS
