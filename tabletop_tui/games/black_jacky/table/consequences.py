"""What a move leads to, in words: what a trick would do just now, and what comes of a move that uses none."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.black_jacky.cards import points
from tabletop_tui.games.black_jacky.moves import CATS, DISCARD, DRAW, GIVE, GUESS, KNOCK, PLUS, SWAP, Move
from tabletop_tui.games.black_jacky.view import Phase, Standing, View
from tabletop_tui.rules.words import listed
from tabletop_tui.tui.scene import Scene

from .figures import can_draw, givers, knocked, next_to_draw, own_cat, with_plus
from .words import called, partner


def effect_now(scene: Scene, card: int) -> str:
    """What the trick of a card would do in this very position, where that can be said; empty otherwise."""
    view: View = scene.view
    if view.phase is not Phase.CHEAT or view.viewer is None:
        return ""
    effect = _EFFECTS.get(card)
    return effect(view, scene.names) if effect else ""


def consequence(scene: Scene, move: Move) -> str:
    """What a move would lead to that uses no trick."""
    view: View = scene.view
    if move[0] == KNOCK:
        return _after_a_knock(view)
    if move[0] == SWAP:
        taken = f"Everybody sees the {view.discards[-1]} taken." if move[2] == DISCARD else _UNSEEN
        return f"The {move[1]} becomes the top discard. {taken}"
    if move[0] == GIVE:
        return _gift(scene, move[1])
    if move[0] in _LEADS_TO:
        return _LEADS_TO[move[0]]
    following = _next_cat(view)
    return "The Reckoning follows." if following < 0 else f"{called(scene.names[following])} is next."


def _after_a_knock(view: View) -> str:
    if view.ending:
        return "The Reckoning follows at once in any case."
    if view.knocker < 0:
        return "The hand stays as it is. Every other cat has one more turn."
    return "The hand stays as it is, safe from the tricks of others."


_UNSEEN: Final = "o tells the chance of too much."

_LEADS_TO: Final = {
    DRAW: "Nobody else sees it. o tells the chance of too much (21 or more).",
    GUESS: "If that is right, the guesser is back in the saloon with a black heart.",
    CATS: "Each of them picks a hand card, unseen by the other; then they change hands.",
    PLUS: "The +1 card makes a total 1 higher at the Reckoning.",
}


def _gift(scene: Scene, card: int) -> str:
    """What a gift leaves, and what is still to come for it."""
    cat = own_cat(scene.view)
    left = "" if cat is None or cat.total is None else f"{points(cat.total - 10 * card)} stays, and then "
    words = f"{left}a card of {partner(scene)}, unseen until both have chosen."
    return words[0].upper() + words[1:]


def _forgetting(view: View, names: tuple[str, ...]) -> str:
    back = knocked(view)
    return f"{listed([names[seat] for seat in back])} would be back in." if back else "Nobody has knocked: no effect."


def _trading(view: View, names: tuple[str, ...]) -> str:
    return "" if len(givers(view)) > 1 else "Fewer than two cats can: no effect."


def _feeding(view: View, names: tuple[str, ...]) -> str:
    return f"{names[next_to_draw(view)]} would draw." if can_draw(view) else "No card is left: no effect."


def _burdening(view: View, names: tuple[str, ...]) -> str:
    holder = with_plus(view)
    if holder < 0:
        return "The +1 lies in the box."
    return f"{names[holder]} has the +1" + (" and has knocked: no effect." if view.cats[holder].knocked else ".")


def _digging(view: View, names: tuple[str, ...]) -> str:
    return "" if can_draw(view) else "No card is left: no effect."


_EFFECTS: Final = {2: _forgetting, 3: _trading, 4: _feeding, 6: _burdening, 7: _digging}


def _next_cat(view: View) -> int:
    """Who is on turn after the present one, -1 when the Reckoning comes first."""
    seats = len(view.cats)
    clockwise = ((view.on_turn + step) % seats for step in range(1, seats + 1))
    following = next((seat for seat in clockwise if view.cats[seat].standing is Standing.SALOON), view.on_turn)
    return -1 if view.ending or following == view.knocker else following
