"""What the table says: moves, prompts and the headline, in words and with names as typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import Batch, Phase, View
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.scene import Scene

from .animals import called, short
from .figures import exact, is_lone, missing, nothing_fits, same_value

LABEL_WIDTH: Final = 38
"""Columns of a move in the list on the smallest screen."""


def label(scene: Scene, move: Move) -> str:
    """A legal move in words, with what it would do.

    Placements begin with the die and all else with a verb, so that one finds the end of a turn among them.
    """
    view: View = scene.view
    if move[0] == PLACE:
        return _placing(scene, move[1], move[2])
    if move[0] == VALLEY:
        if is_lone(view) and view.throws_left:
            return "Stop: the die goes to the Valley"
        return f"Send {dice(move[1])} to the Valley"
    if move[0] in (ROLL, AGAIN):
        return f"Throw {_all_in_hand(view) if move[0] == ROLL else f'again, {_left(view)}'}"
    if move[0] == STACK:
        return f"{move[1]} next, {_onto(view)}"
    return "Done: the stack stays like this" if view.phase == Phase.ORDER else _done(view)


def prompt(scene: Scene) -> str:
    """What is expected of whom, in one sentence or two."""
    view: View = scene.view
    if scene.actor == NOBODY or view.phase == Phase.OVER:
        return scene.outcome.reason if scene.outcome else "The game is over."
    if scene.actor < 0:
        return "Chance has the word."
    name = scene.names[scene.actor]
    if view.phase == Phase.ORDER:
        return _stacking(name, view)
    if view.phase == Phase.READY:
        return f"{name}: throw {_all_in_hand(view)} in roll {view.roll}."
    return f"{name}: {_task(scene, view)}"


def headline(scene: Scene) -> str:
    """Where the game stands, short."""
    view: View = scene.view
    where = {
        Phase.SETUP: "setting up",
        Phase.LAYOUT: f"round {view.round}",
        Phase.CONTEST: f"round {view.round}, cards are given out",
        Phase.ORDER: f"round {view.round}, stacking",
        Phase.VALLEY: f"round {view.round}, Vulture Valley",
        Phase.OVER: f"the end, in round {view.round}",
    }
    return where.get(view.phase, f"round {view.round}, roll {view.roll}")


def passage(view: View, move: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    if move is not None and move[0] == PLACE and view.row[move[2]].card == 8:
        return "Lucky 8"
    if view.phase == Phase.PLACE:
        if nothing_fits(view):
            return "Nothing fits"
        return "A lone die" if is_lone(view) else "Placing dice"
    return {
        Phase.SETUP: "The row",
        Phase.LAYOUT: "The row",
        Phase.READY: "Rolling",
        Phase.THROW: "Rolling",
        Phase.CONTEST: "Contests",
        Phase.ORDER: "Your stack",
        Phase.VALLEY: "Vulture Valley",
        Phase.OVER: "End of the game",
    }[view.phase]


def short_at(view: View, position: int) -> str:
    """A card of the row in a list: ``9``, ``Lucky 8``, and ``2nd 6`` where there are two."""
    return f"{_which(view, position)}{short(view.row[position].card)}"


def called_at(view: View, position: int) -> str:
    """A card of the row in a sentence: ``the 9``, ``the Lucky 8``, and ``the 2nd 6`` where there are two."""
    which = _which(view, position)
    return f"the {which}{view.row[position].card}" if which else called(view.row[position].card)


def _which(view: View, position: int) -> str:
    which, alike = same_value(view, position)
    return "" if alike == 1 else ("1st ", "2nd ")[which - 1]


def dice(number: int) -> str:
    """So many dice: ``1 die``, ``2 dice``."""
    return "1 die" if number == 1 else f"{number} dice"


def _stacking(name: str, view: View) -> str:
    if not view.ordering and not view.stacked:
        return f"{name} decides in secret how the new cards are stacked."
    if not view.ordering:
        return f"{name}: the {view.stacked[-1]} would lie on top. Done?"
    return f"{name}: which card is stacked next? The last lies on top."


def _all_in_hand(view: View) -> str:
    return dice(view.players[view.thrower].hand)


def _left(view: View) -> str:
    return f"{count(view.throws_left, 'throw')} left"


def _placing(scene: Scene, die: int, position: int) -> str:
    view: View = scene.view
    seat = view.thrower
    left = missing(view, seat, position) - die
    own = view.players[seat].placed[position]
    where = f"{die} on {short_at(view, position)}: "
    beside = f" with {'+'.join(map(str, own))}" if own else ""
    if left:
        if view.players[seat].hand == 1:
            return f"{where}{left} short, to the Valley"
        return _fitting(f"{where}needs {left} more{beside}", f"{where}needs {left} more")
    rivals = [scene.names[rival] for rival in exact(view, position) if rival != seat]
    if not rivals:
        return f"{where}exact{beside}"
    others = "1 rival" if len(rivals) == 1 else f"{len(rivals)} rivals"
    return _fitting(
        f"{where}exact{beside}, {listed(rivals)} too",
        f"{where}exact, {listed(rivals)} too",
        f"{where}exact{beside}, {others} too",
        f"{where}exact, {others} too",
    )


def _fitting(*wordings: str) -> str:
    """The first that fits the list on the smallest screen, else the last."""
    return next((words for words in wordings if cell_len(words) <= LABEL_WIDTH), wordings[-1])


def _done(view: View) -> str:
    kept = len(view.thrown)
    if not kept:
        return "Done: settle the round"
    what = f"the {view.thrown[0]}" if kept == 1 else "the rest"
    return f"Keep {what}, throw {dice(kept)} in roll {view.roll + 1}"


def _onto(view: View) -> str:
    if view.stacked:
        return f"on top of {view.stacked[-1]}"
    older = older_cards(view, view.actor)
    if not older:
        return "at the bottom"
    newest = older[-1]
    return f"on top of {newest.cards[-1]}" if newest.ordered else "on top of the older cards"


def older_cards(view: View, seat: int) -> tuple[Batch, ...]:
    """The batches that lay on a seat's stack before the cards being ordered now."""
    stack = view.players[seat].stack
    return stack[:-1] if view.phase == Phase.ORDER and seat == view.actor else stack


def _task(scene: Scene, view: View) -> str:
    moves: Sequence[Move] = scene.moves
    kinds = {move[0] for move in moves}
    if kinds <= {DONE}:
        return _last_look(view) if moves else "rolls and places dice."
    if VALLEY in kinds:
        return _unfitting(view, kinds, len(moves))
    thrown = [str(die) for die in view.thrown]
    if view.placed_now:
        what = f"the {thrown[0]} or keep it" if len(thrown) == 1 else f"more, {listed(thrown, 'or')}, or keep the rest"
        return f"place {what}."
    if AGAIN in kinds:
        return f"place the {thrown[0]} or throw again, {_left(view)}."
    if is_lone(view):
        return f"the last throw stands: place the {thrown[0]}."
    return f"place at least one die: {listed(thrown, 'or')}."


def _last_look(view: View) -> str:
    if view.sent_now:
        return f"{dice(view.sent_now)} {'goes' if view.sent_now == 1 else 'go'} to the Valley. Settle the round?"
    return "all dice lie. Settle the round?"


def _unfitting(view: View, kinds: set[int], choices: int) -> str:
    if len(view.thrown) == 1:
        if AGAIN in kinds:
            return f"the {view.thrown[0]} fits nowhere. Throw again, or give the die to the Valley."
        return f"the {view.thrown[0]} fits nowhere, so the die goes to the Valley."
    if choices == 1:
        return "no die fits, so dice go to the Valley."
    return "no die fits. Choose how many go to the Valley."
