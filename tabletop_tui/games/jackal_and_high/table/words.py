"""What the table says: moves, prompts and the headline, in words and with names as typed."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import Batch, Phase, View
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.tui.scene import Scene

from .animals import short
from .figures import exact, is_lone, missing, next_in_roll, nothing_fits, same_value

_ORDINALS = ("", "first", "second", "third", "fourth")


def label(scene: Scene, move: Move) -> str:
    """A legal move in words, with what it would do."""
    view: View = scene.view
    if move[0] == PLACE:
        return _placing(scene, move[1], move[2])
    if move[0] == VALLEY:
        if is_lone(view) and view.throws_left:
            return "stop: the die goes to the Valley"
        return f"no die fits: send {dice(move[1])} to the Valley"
    if move[0] in (ROLL, AGAIN):
        return _throwing(view) if move[0] == ROLL else f"again: {count(view.throws_left, 'throw')} left"
    if move[0] == STACK:
        return f"{move[1]} goes next, {_onto(view)}"
    return "done: the stack stays like this" if view.phase == Phase.ORDER else _done(scene)


def prompt(scene: Scene) -> str:
    """What is expected of whom, in one sentence or two."""
    view: View = scene.view
    if scene.actor == NOBODY or view.phase == Phase.OVER:
        return scene.outcome.reason if scene.outcome else "The game is over."
    if scene.actor < 0:
        return "Chance has the word."
    name = scene.names[scene.actor]
    if view.phase == Phase.ORDER:
        if not view.ordering and not view.stacked:
            return f"{name} decides in secret how the new cards are stacked."
        if not view.ordering:
            return f"{name}: the {view.stacked[-1]} would lie on top. Done?"
        return f"{name}: which card is stacked next? The last lies on top."
    return f"{name}: {f'{_throwing(view)} in roll {view.roll}.' if view.phase == Phase.READY else _task(scene, view)}"


def headline(scene: Scene) -> str:
    """Where the game stands, short."""
    view: View = scene.view
    where = {
        Phase.SETUP: "setting up",
        Phase.LAYOUT: f"round {view.round}",
        Phase.CONTEST: f"round {view.round}, contests",
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


def card_words(view: View, position: int) -> str:
    """A card of the row as a place: its value, and which of two where there are two."""
    which, alike = same_value(view, position)
    name = short(view.row[position].card)
    return name if alike == 1 else f"the {_ORDINALS[which]} {name}"


def dice(number: int) -> str:
    """So many dice: ``1 die``, ``2 dice``."""
    return "1 die" if number == 1 else f"{number} dice"


def count(number: int, thing: str) -> str:
    """So many things: ``1 throw``, ``2 throws``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(words: Sequence[str], joint: str = "and") -> str:
    """Words in a row: ``a, b and c``."""
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last


def _throwing(view: View) -> str:
    return f"throw {dice(view.players[view.thrower].hand)}"


def _placing(scene: Scene, die: int, position: int) -> str:
    view: View = scene.view
    seat = view.thrower
    left = missing(view, seat, position) - die
    own = view.players[seat].placed[position]
    where = f"{die} on {card_words(view, position)}"
    beside = f" with the {listed([str(other) for other in own])} there" if own else ""
    if left:
        last = view.players[seat].hand == 1
        return f"{where}: {left} missing, so to the Valley" if last else f"{where}: {left} still missing{beside}"
    rivals = [scene.names[rival] for rival in exact(view, position) if rival != seat]
    too = f"; {listed(rivals)} {'is' if len(rivals) == 1 else 'are'} exact too" if rivals else ""
    return f"{where}: exact{beside}{too}"


def _done(scene: Scene) -> str:
    view: View = scene.view
    kept = len(view.thrown)
    if kept:
        what = f"the {view.thrown[0]}" if kept == 1 else "the rest"
        return f"keep {what}, throw {dice(kept)} in roll {view.roll + 1}"
    following = next_in_roll(view)
    if following is not None:
        return f"done: {scene.names[following]} is next"
    others = any(player.hand for seat, player in enumerate(view.players) if seat != view.thrower)
    return f"done: roll {view.roll + 1} begins" if others and view.roll < 3 else "done: the round is settled"


def _onto(view: View) -> str:
    if view.stacked:
        return f"on top of {view.stacked[-1]}"
    older = older_cards(view, view.actor)
    if not older:
        return "at the bottom of the stack"
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
        return _all_placed(view) if moves else "rolls and places dice."
    if VALLEY in kinds:
        return _unfitting(view, kinds, len(moves))
    thrown = [str(die) for die in view.thrown]
    if view.placed_now:
        what = f"the {thrown[0]} or keep it" if len(thrown) == 1 else f"more, {listed(thrown, 'or')}, or keep the rest"
        return f"place {what}."
    if AGAIN in kinds:
        return f"place the {thrown[0]} or throw again, {count(view.throws_left, 'throw')} left."
    if is_lone(view):
        return f"the last throw stands: place the {thrown[0]}."
    return f"place at least one die: {listed(thrown, 'or')}."


def _all_placed(view: View) -> str:
    if view.sent_now:
        kept = view.players[view.thrower].hand
        goes = f"{dice(view.sent_now)} {'goes' if view.sent_now == 1 else 'go'} to the Valley"
        return f"{goes}, {kept} {'stays' if kept == 1 else 'stay'} in hand. Done?" if kept else f"{goes}. Done?"
    if not view.thrown:
        return "all dice are placed. Done?"
    left = "the last die fits" if len(view.thrown) == 1 else "the other dice fit"
    return f"{left} nowhere now and {'stays' if len(view.thrown) == 1 else 'stay'} in hand. Done?"


def _unfitting(view: View, kinds: set[int], choices: int) -> str:
    if len(view.thrown) == 1:
        if AGAIN in kinds:
            return f"the {view.thrown[0]} fits nowhere. Throw again, or give the die to the Valley."
        return f"the {view.thrown[0]} fits nowhere, so the die goes to the Valley."
    if choices == 1:
        return "no die fits, so dice go to the Valley."
    return "no die fits. Choose how many go to the Valley."
