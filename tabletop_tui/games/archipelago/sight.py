"""What a seat sees of Archipelago."""

from __future__ import annotations

from collections.abc import Hashable

from tabletop_tui.games.pirates import sight

from .effects import lines_of_fire
from .ending import coins_about, unseen_coins
from .expedition import Expedition
from .hidden import weights_for_all
from .view import View


def look(position: Expedition, viewer: int | None) -> View:
    """All that a seat, or an onlooker, may know."""
    unknown = unseen_coins(position)
    return View(
        **sight.seen_by(position, viewer, unknown, unknown + coins_about(position)),
        layout=position.layout,
        results=position.results,
        duel=position.duel[1:],
        rolled=last_roll(position),
        offer=position.offer,
        order=position.order,
        tied=position.tied,
        thrown=position.thrown,
        patience=patience(position),
        weights=weights_for_all(position),
        fire=lines_of_fire(position),
    )


def key(position: Expedition, seat: int) -> Hashable:
    """As much as `look` shows, in the cheapest form."""
    return (
        sight.key(position, seat),
        position.ability,
        position.layout.id,
        position.results,
        position.duel[1:],
        last_roll(position),
        patience(position),
        (position.offer, position.order, position.tied, position.thrown),
    )


def patience(position: Expedition) -> int:
    """Turns without progress still to come before one may ask to end the island; 0 when one may."""
    return max(0, position.hush - position.idle)


def last_roll(position: Expedition) -> int:
    """What the die showed last in this turn, 0 for no roll."""
    turn, face = position.rolled
    return face if turn == position.turn else 0
