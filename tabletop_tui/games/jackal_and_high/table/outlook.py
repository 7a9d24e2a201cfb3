"""What the move under the cursor would lead to if nothing else happened, for the line at the bottom of the table."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.jackal_and_high.cards import GAP, LUCKY
from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, VALLEY
from tabletop_tui.games.jackal_and_high.odds import best_of, lone_die
from tabletop_tui.games.jackal_and_high.view import ROLLING, View
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import percent

from .animals import called
from .figures import exact, missing
from .moment import Moment
from .words import called_at, dice, short_at

MOST_PIPS: Final = 8
"""The highest face of a die."""

MOST_NAMED: Final = 2
"""How many rivals are named; the line above has all their names."""


def outlook(moment: Moment) -> str:
    """One sentence, or an empty one where there is nothing worth saying."""
    move, view = moment.pointed, moment.view
    if move is None or view.phase not in ROLLING:
        return ""
    if move[0] == PLACE:
        return _placing(moment.scene, move[1], move[2])
    if move[0] == VALLEY:
        return _valley(moment.scene)
    if move[0] == DONE and not any(player.hand for player in view.players):
        return _settled(moment.scene)
    if move[0] == AGAIN:
        return _again(view)
    return _exact_so_far(moment.scene) if move[0] == ROLL else ""


def _placing(scene: Scene, die: int, position: int) -> str:
    view: View = scene.view
    seat, name = view.thrower, scene.names[view.thrower]
    card = called_at(view, position)
    left = missing(view, seat, position) - die
    there = len(view.players[seat].placed[position]) + 1
    coming = view.players[seat].hand - 1
    if not left:
        return _taking(scene, position, there)
    if not coming:
        return f"Not exact: {dice(there)} from {card} to the Valley. {_visitors(scene)}"
    if left > MOST_PIPS * coming:
        return f"{left} more is too much for {dice(coming)}: this would end in the Valley."
    return f"{name} would need {left} more on {card}, with {dice(coming)} to come."


def _taking(scene: Scene, position: int, there: int) -> str:
    view: View = scene.view
    seat, name = view.thrower, scene.names[view.thrower]
    card = called_at(view, position)
    rivals = [rival for rival in exact(view, position) if rival != seat]
    if rivals:
        counts = (there, *(len(view.players[rival].placed[position]) for rival in rivals))
        against = [str(number) for number in counts[1:]]
        if len(rivals) <= MOST_NAMED:
            against = [f"{scene.names[rival]} {number}" for rival, number in zip(rivals, against, strict=True)]
        chance = percent(best_of(counts)[0])
        return f"Contest for {card}: {chance} to win with {dice(there)} against {listed(against)}."
    if view.row[position].card == LUCKY:
        free = [short_at(view, at) for at in range(len(view.row)) if at != position and not _wanted(view, at)]
        return f"As it stands {name} takes {card}, and with it {listed(free) if free else 'nothing else'}."
    takes = view.row[position].takes
    more = "" if not takes else " with a Take 2" if takes == 1 else f" with {takes} Take 2 cards"
    return f"As it stands {name} alone takes {card}{more}."


def _wanted(view: View, position: int) -> bool:
    return view.row[position].card in (GAP, LUCKY) or bool(exact(view, position))


def _valley(scene: Scene) -> str:
    view: View = scene.view
    stake = f"{called(view.valley).capitalize()} lies there." if view.valley else "No card lies there."
    return f"{stake} {_visitors(scene)}".strip()


def _again(view: View) -> str:
    faces: dict[int, list[str]] = {}
    for position in range(len(view.row)):
        left = missing(view, view.thrower, position)
        if 1 <= left <= MOST_PIPS:
            faces.setdefault(left, []).append(short_at(view, position))
    if not faces:
        return "No face can be exact any more."
    useful = listed([f"{face} (on {', '.join(cards)})" for face, cards in sorted(faces.items())], "or")
    chance = percent(lone_die(len(faces), view.throws_left))
    return f"{chance} to be exact in {count(view.throws_left, 'throw')}: {useful}."


def _visitors(scene: Scene) -> str:
    view: View = scene.view
    there = [
        f"{scene.names[seat]} {dice(player.valley)}" for seat, player in enumerate(view.players) if player.valley > 0
    ]
    return f"There now: {listed(there)}." if there else "Nobody is there yet."


def _settled(scene: Scene) -> str:
    view: View = scene.view
    words = []
    for seat, player in enumerate(view.players):
        going = player.valley + sum(
            len(player.placed[position]) for position in range(len(view.row)) if missing(view, seat, position)
        )
        if going:
            words.append(f"{scene.names[seat]} {going}")
    return f"Dice for the Valley: {', '.join(words)}." if words else "All dice are exact, nobody goes to the Valley."


def _exact_so_far(scene: Scene) -> str:
    view: View = scene.view
    words = [
        f"{scene.names[seat]} on {short_at(view, position)}"
        for position in range(len(view.row))
        for seat in exact(view, position)
    ]
    return f"Exact so far: {', '.join(words)}." if words else ""
