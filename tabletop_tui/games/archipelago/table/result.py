"""What decided the campaign, or the island: coins by island and crew, who won each, and what pirates have learnt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.pirates.crews import COLOURS, LETTERS, NAMES, PIRATES_OF
from tabletop_tui.games.pirates.events import Scored
from tabletop_tui.games.pirates.view import Crew
from tabletop_tui.rules import Event, Outcome
from tabletop_tui.rules.words import listed
from tabletop_tui.tui.scene import Measure, Scene
from tabletop_tui.tui.wording import escaped

from .standing import coins_of, winners, won_by


def measures(outcome: Outcome, view: View) -> Sequence[Measure]:
    """Islands won before coins; after one island only the coins, and where they could not decide, the pirates alive."""
    coins = Measure(outcome.scores, outcome.unit)
    ours = [[crew.crew for crew in view.crews if crew.side == side] for side in _side_of_each_seat(view)]
    if len(view.results) > 1:
        return Measure(tuple(won_by(view, crews[0]) for crews in ours), "islands"), coins
    if len({outcome.scores[group[0]] for group in outcome.ranking}) == len(outcome.ranking):
        return (coins,)
    living = view.results[0].living
    return coins, Measure(tuple(sum(living[crew] for crew in crews) for crews in ours), "alive")


def _side_of_each_seat(view: View) -> list[int]:
    sides = {crew.seat: crew.side for crew in view.crews}
    return [sides[seat] for seat in sorted(sides)]


def result_details(scene: Scene) -> str | None:
    """The final standings as Markdown; None before the end."""
    if scene.outcome is None:
        return None
    view: View = scene.view
    islands = range(1, len(view.results) + 1)
    columns = ["won", *map(str, islands)] if len(islands) > 1 else []
    lines = [
        f"| {' | '.join(('crew', 'captain', *columns, 'coins', 'carried home by'))} |",
        f"|---|---|{'---:|' * len(columns)}---:|---|",
        *(
            _row(view, crew, scene.names[crew.seat], carriers(scene.story, crew.crew))
            for crew in sorted(view.crews, key=lambda one: _worth(view, one))
        ),
        "",
        *(f"{number}. {_island(view, number - 1)}" for number in islands),
    ]
    learnt = [
        f"{NAMES[piece]} the {stock().cards[view.pieces[piece].ability - 1].name}"
        for crew in view.crews
        for piece in PIRATES_OF[crew.crew]
        if view.pieces[piece].ability
    ]
    return "\n".join([*lines, "", f"Learnt on the way: {listed(learnt)}."] if learnt else lines)


def _worth(view: View, crew: Crew) -> tuple[int, int, int]:
    return -won_by(view, crew.crew), -coins_of(view, crew.crew), crew.crew


def carriers(story: Sequence[Event], crew: int) -> str:
    """Which pieces have carried how many coins home for a crew, the most first."""
    coins: Counter[int] = Counter()
    for event in story:
        if isinstance(event, Scored) and event.crew == crew:
            coins[event.piece] += event.gold
    return ", ".join(f"{NAMES[piece]} {number}" for piece, number in coins.most_common()) or "-"


def _row(view: View, crew: Crew, captain: str, carried: str) -> str:
    name, coins = f"{LETTERS[crew.crew]} {COLOURS[crew.crew]}", [result.gold[crew.crew] for result in view.results]
    islands = [won_by(view, crew.crew), *coins] if len(coins) > 1 else []
    return f"| {' | '.join((name, escaped(captain), *map(str, islands), str(sum(coins)), carried))} |"


def _island(view: View, at: int) -> str:
    result = view.results[at]
    won = listed([f"{COLOURS[crew]} ({LETTERS[crew]})" for crew in winners(view, result)])
    return f"{escaped(result.name)}: {won + ' won' if won else 'a draw'}. {result.reason} {result.tie}".rstrip()
