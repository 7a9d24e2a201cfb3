"""What decided the finished game: gold by crew, and who brought what home when."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.pirates.crews import COLOURS, LETTERS, NAMES
from tabletop_tui.games.pirates.events import Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.table.sides import crews_by_side, sides
from tabletop_tui.games.pirates.turn_events import Skipped
from tabletop_tui.games.pirates.view import PirateView
from tabletop_tui.rules import Event
from tabletop_tui.rules.words import listed
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import escaped


def result_details(scene: Scene) -> str | None:
    """A table of gold by crew and a list of what was brought home, in order; None before the end."""
    if scene.outcome is None:
        return None
    view: PirateView = scene.view
    homecomings = brought_home(scene.story, len(view.crews))
    lines = ["| crew | captain | gold | carried home by |", "|---|---|---:|---|"]
    if told := _sides(view, scene.names):
        lines = [f"{told}.", "", *lines]
    for crew in sorted(view.crews, key=lambda one: -one.gold):
        name = f"{LETTERS[crew.crew]} {COLOURS[crew.crew]}"
        carriers = _carriers([scored for _, scored in homecomings if scored.crew == crew.crew])
        lines.append(f"| {name} | {escaped(scene.names[crew.seat])} | {crew.gold} | {carriers} |")
    left = view.unknown_gold + view.known_gold
    lines += ["", f"Lost: {view.lost_gold}. Left on the island: {left}."]
    if homecomings:
        lines += ["", "**Brought home, round by round**", ""]
        lines += [f"- {_homecoming(turn, scored)}" for turn, scored in homecomings]
    return "\n".join(lines)


def _sides(view: PirateView, names: Sequence[str]) -> str:
    """Each side with its crews, its captains and its gold, the richest first; empty where every captain is alone."""
    told = []
    if not sides(view):
        return ""
    for side in sorted(crews_by_side(view), key=lambda one: -sum(crew.gold for crew in one)):
        letters = "+".join(LETTERS[crew.crew] for crew in side)
        captains = ", ".join(escaped(names[crew.seat]) for crew in side)
        told.append(f"{letters} ({captains}) {sum(crew.gold for crew in side)} gold")
    return ", ".join(told)


def brought_home(story: Sequence[Event], crews: int) -> list[tuple[int, Scored]]:
    """Everything that came aboard, with the round it came in: every turn is told by one action, or as skipped."""
    turns = 0
    found = []
    for event in story:
        if isinstance(event, Sailed | Revived | Skipped) or (isinstance(event, Moved) and event.seat >= 0):
            turns += 1
        elif isinstance(event, Scored):
            found.append(((turns - 1) // crews + 1, event))
    return found


def _carriers(scored: Sequence[Scored]) -> str:
    gold: dict[int, int] = {}
    for one in scored:
        gold[one.piece] = gold.get(one.piece, 0) + one.gold
    return (
        listed([f"{NAMES[piece]} {total}" for piece, total in sorted(gold.items(), key=lambda item: -item[1])]) or "-"
    )


def _homecoming(turn: int, scored: Scored) -> str:
    what = "a coin" if scored.gold == 1 else "the treasure"
    return f"round {turn}: {NAMES[scored.piece]} {what}, {LETTERS[scored.crew]} has {scored.total}"
