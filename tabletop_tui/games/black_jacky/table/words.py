"""What the table says: moves, prompts and the headline, in words and with names as typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len, set_cell_size

from tabletop_tui.games.black_jacky.cards import HIDDEN, points
from tabletop_tui.games.black_jacky.cards import PLUS as PLUS_TENTHS
from tabletop_tui.games.black_jacky.moves import (
    CATS,
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    GUESS,
    KNOCK,
    LAY,
    PLUS,
    STAYS,
    SWAP,
    Move,
)
from tabletop_tui.games.black_jacky.view import Gain, Phase, Standing, View, Why
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.tui.scene import Scene

from .faces import trick_name
from .figures import after, own_cat, verdict, with_plus

NAME_WIDTH: Final = 16
"""The most columns of a name in a sentence with other words, so that a row of 80 holds all of it."""


def called(name: str, width: int = NAME_WIDTH) -> str:
    """A name as it stands in a sentence: cut with an ellipsis where it is long."""
    return name if cell_len(name) <= width else f"{set_cell_size(name, width - 1).rstrip()}…"


def both(first: str, second: str, room: int) -> tuple[str, str]:
    """Two names in a row of moves: the longer one is cut, or both, where they do not fit into this many columns."""
    one, other = cell_len(first), cell_len(second)
    if one + other <= room:
        return first, second
    half = room // 2
    return called(first, max(half, room - other)), called(second, max(half, room - one))


def label(scene: Scene, move: Move) -> str:
    """A legal move in words, with what it would make of the total."""
    return _LABELS[move[0]](scene, move)


def _guessing(scene: Scene, move: Move) -> str:
    return f"{called(scene.names[move[1]])} will lose a heart"


def _laying(scene: Scene, move: Move) -> str:
    return f"lay the {move[1]}, {trick_name(move[1])}{_made(scene.view, move)}"


def _naming(scene: Scene, move: Move) -> str:
    first, second = both(scene.names[move[1]], scene.names[move[2]], 26)
    return f"{first} and {second} trade"


def _giving(scene: Scene, move: Move) -> str:
    return f"give {partner(scene)} the {move[1]}{_kept(scene.view, move[1])}"


def _placing(scene: Scene, move: Move) -> str:
    view: View = scene.view
    seat, holder = move[1], with_plus(view)
    if seat == STAYS:
        return f"leave the +1 with {called(scene.names[holder])}"
    cat = own_cat(view)
    total = f": {points(cat.total + PLUS_TENTHS)}" if seat == view.viewer and cat and cat.total is not None else ""
    if holder < 0:
        return f"the +1 to {called(scene.names[seat])}{total}"
    source, target = both(scene.names[holder], scene.names[seat], 20)
    return f"the +1 from {source} to {target}{total}"


def _drawing(scene: Scene, move: Move) -> str:
    return f"draw a card{_kept(scene.view)}"


def _swapping(scene: Scene, move: Move) -> str:
    view: View = scene.view
    if move[2] != DISCARD:
        return f"swap the {move[1]} with the pile{_kept(view, move[1])}"
    if move[1] == view.discards[-1]:
        return f"swap the {move[1]} for the {move[1]}: nothing changes"
    return f"swap the {move[1]} for the {view.discards[-1]}{_made(view, move)}"


def _kept(view: View, given: int = HIDDEN) -> str:
    """What a total is made of while a card is still to come: ``: 11 + ?``."""
    cat = own_cat(view)
    return "" if cat is None or cat.total is None else f": {points(cat.total - 10 * given)} + ?"


def _knocking(scene: Scene, move: Move) -> str:
    return f"knock{_made(scene.view, move, ' with ')}"


def _ending(scene: Scene, move: Move) -> str:
    return "done: hide the hand"


_LABELS: Final[dict[int, Callable[[Scene, Move], str]]] = {
    GUESS: _guessing,
    LAY: _laying,
    CATS: _naming,
    GIVE: _giving,
    PLUS: _placing,
    DRAW: _drawing,
    SWAP: _swapping,
    KNOCK: _knocking,
    DONE: _ending,
}


def prompt(scene: Scene) -> str:
    """What is expected of whom, in one sentence or two."""
    view: View = scene.view
    if scene.actor == NOBODY or view.phase is Phase.OVER:
        return scene.outcome.reason if scene.outcome else "The game is over."
    if scene.actor < 0:
        return "The cards have the word."
    name = called(scene.names[scene.actor])
    if view.phase is Phase.END:
        cat = own_cat(view)
        if cat is None or cat.total is None:
            return f"{name} takes a last look."
        return f"{name} ends with {points(cat.total)}. A last look, then Enter hides the hand."
    if view.phase is Phase.GIVE:
        return f"{name}: which card goes to {partner(scene)}?"
    last = ", last turn" if _is_last(view) and view.phase in (Phase.CHEAT, Phase.PLAY) else ""
    return f"{name}{last}{_ASKED[view.phase]}"


_ASKED: Final = {
    Phase.GUESS: ", wanted: who will lose a heart in this round?",
    Phase.CHEAT: ": lay a card for its trick, or draw, swap or knock.",
    Phase.CATS: ": which two cats trade a card?",
    Phase.PLUS: ": who gets the +1 card?",
    Phase.PLAY: ": now draw, swap or knock.",
}


def headline(scene: Scene) -> str:
    """Where the game stands, short."""
    view: View = scene.view
    kind = "quick duel, " if view.quick_duel else ""
    if view.phase is Phase.OVER:
        return f"{kind}the end, in round {view.round}"
    return f"{kind}round {view.round}{_state_of_play(view)}"


def _state_of_play(view: View) -> str:
    if view.phase is Phase.GUESS:
        return ", guesses"
    if view.ending or view.knocker >= 0:
        return ", last turns"
    showdown = sum(cat.standing is Standing.SALOON for cat in view.cats) == 2 < len(view.cats)
    return ", showdown" if showdown and not view.quick_duel else ""


def passage(view: View, move: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    if move is not None and move[0] in (LAY, GIVE):
        return "The eight tricks"
    if view.knocker >= 0 and view.phase in (Phase.CHEAT, Phase.PLAY, Phase.END):
        return "Knocking and the last turns"
    return _PASSAGES[view.phase]


_PASSAGES: Final = {
    Phase.SETUP: "Set-up",
    Phase.GUESS: "Wanted: guessing",
    Phase.DEAL: "Set-up",
    Phase.TURN_UP: "Set-up",
    Phase.CHEAT: "Your turn",
    Phase.CATS: "The eight tricks",
    Phase.GIVE: "The eight tricks",
    Phase.PLUS: "The eight tricks",
    Phase.PLAY: "Draw, swap or knock",
    Phase.CARD: "Draw, swap or knock",
    Phase.END: "Draw, swap or knock",
    Phase.OVER: "The end",
}


def gains(scene: Scene) -> list[str]:
    """What came into the viewer's hand since its last turn ended, oldest first, each in a few words."""
    cat = own_cat(scene.view)
    return [] if cat is None else [_gain(gain, scene.names) for gain in cat.gained]


def _gain(gain: Gain, names: tuple[str, ...]) -> str:
    card = f"the {gain.card}"
    if gain.why is Why.GIFT:
        return f"{card} from {called(names[gain.other])}, for the {gain.gave}"
    if gain.why is Why.SWAP:
        return f"swapped in {card}, for the {gain.gave}"
    by = f", by a 4 of {called(names[gain.other])}" if gain.why is Why.FOUR and gain.other >= 0 else ""
    return f"drew {card}{by}"


def _made(view: View, move: Move, joint: str = ": ") -> str:
    total = after(view, move)
    if total is None:
        return ""
    return f"{joint}{points(total)}" + (", too much" if verdict(total) == "too much" else "")


def partner(scene: Scene) -> str:
    """Whom the acting cat trades a card with."""
    view: View = scene.view
    other = next((seat for seat in view.pair if seat != scene.actor), -1)
    return called(scene.names[other]) if other >= 0 else "the other cat"


def _is_last(view: View) -> bool:
    """Whether a cat has its last turn, since another has knocked."""
    return view.knocker >= 0 and view.knocker != view.on_turn
