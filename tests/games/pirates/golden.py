"""Whole games of pirates as text."""

from __future__ import annotations

from tabletop_tui.rules import Match, told_to


def as_text(match: Match) -> str:
    """Every move, indented what everybody was told of it, and how it ended."""
    lines: list[str] = []
    for step in match.steps:
        lines.append(step.text)
        lines += (f"    {event.say(match.names)}" for event in told_to(step.events, None))
    lines.append(f"= {match.outcome or 'cut off'}")
    return "\n".join(lines) + "\n"
