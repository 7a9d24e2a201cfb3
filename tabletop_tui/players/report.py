"""A simulation in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from .simulate import Simulation


def as_json(simulation: Simulation) -> str:
    """One JSON object on one line."""
    tally = simulation.tally
    return json.dumps(
        {
            "game": simulation.game,
            "games": tally.games,
            "moves": simulation.moves,
            "seconds": simulation.seconds,
            "moves_per_second": simulation.moves_per_second,
            "copies_per_second": simulation.copies_per_second,
            "outcomes": {
                "wins": tally.wins,
                "draws": tally.draws,
                "mean_scores": tally.mean_scores,
                "score_deviations": tally.score_deviations,
            },
        }
    )


def as_text(simulation: Simulation, levels: Sequence[str]) -> str:
    """Lines for people to read.

    Args:
        simulation: What to tell.
        levels: Who sat in each seat.
    """
    tally = simulation.tally
    lines = [
        f"{tally.games:,} games of {simulation.game}, {simulation.moves:,} moves in {simulation.seconds:.2f} seconds",
        f"{simulation.moves_per_second:,.0f} moves a second, {simulation.copies_per_second:,.0f} copies a second",
    ]
    for seat, level in enumerate(levels):
        share, mean, deviation = tally.wins[seat] / tally.games, tally.mean_scores[seat], tally.score_deviations[seat]
        lines.append(
            f"seat {seat + 1} ({level}): won {tally.wins[seat]:,} ({share:.1%}), "
            f"{mean:.2f} ± {deviation:.2f} {simulation.unit} a game"
        )
    lines.append(f"nobody alone: {tally.draws:,} ({tally.draws / tally.games:.1%})")
    return "\n".join(lines)
