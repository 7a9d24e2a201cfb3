"""What lies under closed tiles: chance, on the condition that there is a coin on the island at all (ruling `A4`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import count
from math import comb, gcd
from random import Random

from tabletop_tui.games.pirates import draws, sight
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.rules import Nature

from .data import BACKS
from .deal import Deal, deal
from .expedition import Expedition
from .tiles import COINS, KINDS


def draw(position: Expedition, nature: Nature, verb: int, cell: int) -> Move:
    """The face that nature gives to the tile on a cell.

    Nature is asked for a shuffle of the tiles of each back; islands without any coin are dealt anew. A search that
    begins in the middle has a shuffle that knows nothing of the tiles seen already: then weights decide.
    """
    dealt, back = deal(position.layout, position.options.hard_tiles == "out"), position.backs[cell]
    orders = _orders(position, nature, dealt)
    if all(draws.agrees(position, other, dealt.decks[other], orders[other]) for other in BACKS):
        kind = dealt.decks[back][orders[back][position.ids[cell] - position.chart.first[back]]]
    else:
        weights = weights_of(position, cell)
        at = nature.pick(sum(weights), "tile", len(position.results), position.ids[cell])
        kind = next(kind for kind in range(len(weights)) if (at := at - weights[kind]) < 0)
    turns = KINDS[kind].turns
    turn = nature.pick(4, "turn", len(position.results), position.ids[cell]) % turns if turns > 1 else 0
    return verb, cell, kind, turn


def chances(position: Expedition, verb: int, cell: int) -> list[tuple[Move, int]]:
    """Every face the tile on a cell can have, with its exact weight."""
    return draws.faces(position, verb, cell, weights_of(position, cell))


def weights_of(position: Expedition, cell: int) -> Sequence[int]:
    """How likely each kind is for the tile on a cell, to whoever knows all that was ever seen.

    All tiles with its back that were never seen are alike, but while no coin was seen islands without one are ruled
    out: a tile without coins is the less likely, the fewer coins could lie elsewhere.
    """
    pool = draws.pool(position, cell)
    if _coin_seen(position.dealt):
        return pool
    return _weigh(pool, position.backs[cell], _unseen(position, position.left, position.dealt))


def weights_for_all(position: Expedition) -> tuple[int, ...]:
    """How likely each kind is for a closed tile, by ``back * kinds + kind``, to those who have looked under none."""
    left, dealt, kinds = sight.unseen(position), position.dealt[:], len(KINDS)
    for cell in sight.hidden(position):
        dealt[position.ids[cell]] = 0
    if _coin_seen(dealt):
        return left
    unseen, weights = _unseen(position, left, dealt), list(left)
    for back, (_, _, places) in unseen.items():
        if places:
            first = back * kinds
            weights[first : first + kinds] = _weigh(left[first : first + kinds], back, unseen)
    return tuple(weights)


def guess(position: Expedition, seat: int, rng: Random) -> None:
    """Draw anew what a seat does not know: the faces that another one has looked at.

    Where no coin would be seen then, such a guess is the less likely, the fewer coins could lie elsewhere.
    """
    if not sight.hidden(position) or sight.sees(position, seat):
        return
    while True:
        sight.guess(position, seat, rng)
        if _coin_seen(position.dealt):
            return
        worlds, coinless = 1, 1
        for tiles, with_coins, places in _unseen(position, position.left, position.dealt).values():
            worlds *= comb(tiles, places)
            coinless *= comb(tiles - with_coins, places)
        if int(rng.random() * worlds) >= coinless:
            return


def _orders(position: Expedition, nature: Nature, dealt: Deal) -> dict[int, Sequence[int]]:
    """The shuffle of each back: the first ones that bring a coin to the island."""
    island = len(position.results)
    for attempt in count():
        orders = {back: nature.order(len(dealt.decks[back]), "island", island, back, attempt) for back in BACKS}
        if any(COINS[dealt.decks[back][at]] for back in BACKS for at in orders[back][: dealt.places[back]]):
            return orders
    raise AssertionError("unreachable: options without a single coin are refused")


def _coin_seen(dealt: bytearray) -> bool:
    return any(map(COINS.__getitem__, dealt))


Unseen = dict[int, tuple[int, int, int]]
"""By back: tiles never seen, those of them with coins, and the places they can lie on."""


def _unseen(position: Expedition, left: Sequence[int], dealt: bytearray) -> Unseen:
    kinds, first = len(KINDS), position.chart.first
    unseen: Unseen = {}
    for back in BACKS:
        pool = left[back * kinds : (back + 1) * kinds]
        with_coins = sum(amount for kind, amount in enumerate(pool) if COINS[kind])
        unseen[back] = sum(pool), with_coins, dealt.count(0, first[back], first[back + 1])
    return unseen


def _weigh(pool: Sequence[int], back: int, unseen: Unseen) -> Sequence[int]:
    """How likely each kind of a pool is for one tile with this back, islands without any coin left out."""
    worlds, coinless = 1, 1
    for other, (tiles, with_coins, places) in unseen.items():
        this = other == back
        worlds *= comb(tiles - this, places - this)
        # Where all have coins none is left to take away, and none without coins is to be weighed.
        coinless *= comb(max(0, tiles - this - with_coins), places - this)
    weights = [amount * (worlds if COINS[kind] else worlds - coinless) for kind, amount in enumerate(pool)]
    common = reduce(gcd, weights)
    return [weight // common for weight in weights]
