"""Whole games as texts, one for each number of players: what was played, what the log says, how the table stood.

Set ``TABLETOP_UPDATE_GOLDENS=1`` to write them anew; the difference then shows what a change did to the game.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop_tui.games.jackal_and_high.cards import name
from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.view import View
from tabletop_tui.rules import CHANCE, Match, Seat, told_to
from tests.goldens import check_text

from .builders import LETTERS, NAMES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_reads_as_it_always_did(seats: int) -> None:
    check_text("\n".join(whole_game(seats)) + "\n", GOLDEN / f"{seats}-players.txt")


def whole_game(seats: int) -> list[str]:
    """A game in which everybody mostly does what is offered first, and sometimes something else."""
    match = Match(GAME, GAME.options(), tuple(map(Seat, NAMES[:seats])), seed=1000 + seats)
    whims = Random(seats)
    match.settle()
    while match.outcome is None:
        moves = match.state.moves()
        match.play(moves[0] if whims.random() < 0.85 else whims.choice(moves))
    lines: list[str] = []
    rounds = 0
    for at, step in enumerate(match.steps):
        who = "chance" if step.actor == CHANCE else LETTERS[step.actor]
        lines.append(f"{who:6} {match.position(at).redact(match.position(at).parse(step.text), None)}")
        lines += [f"         {event.say(match.names)}" for event in told_to(step.events, None)]
        view: View = step.after.view(None)
        if view.round != rounds or step.after.outcome():
            rounds = view.round
            lines += standing(view)
    assert match.outcome is not None
    ranking = " > ".join(" = ".join(LETTERS[seat] for seat in group) for group in match.outcome.ranking)
    return [*lines, f"result {ranking}, paws {match.outcome.scores}", f"digest {match.digest()}"]


def standing(view: View) -> list[str]:
    """How the table stands, as an onlooker sees it."""
    row = " | ".join("T+" * spot.takes + name(spot.card) for spot in view.row)
    lines = [f"  -- round {view.round}: {row}; Valley {view.valley}; deck {view.deck}, removed {view.removed}"]
    for letter, player in zip(LETTERS, view.players, strict=False):
        stack = " ".join(
            f"{'[' if batch.ordered else '{'}{','.join(map(str, batch.cards))}{']' if batch.ordered else '}'}"
            for batch in player.stack
        )
        lines.append(f"  -- {letter}: {player.paws} paws, {player.takes} T, stack {stack or 'none'}")
    return lines
