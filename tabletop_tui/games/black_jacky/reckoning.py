"""The Reckoning: totals, hearts, guesses, and whether the game goes on (rulings `B28` to `B43`)."""

from __future__ import annotations

from tabletop_tui.rules import NOBODY, Tell

from .cards import LIMIT
from .position import Position
from .reckoning_events import GameOver, GivenUp, GuessJudged, HeartLost, Out, Reckoned
from .rounds import begin_round
from .scoring import result
from .view import Phase, Reckoning, Standing


def reckon(position: Position, tell: Tell | None) -> None:
    """All hands are shown and the round is settled: hearts, then guesses, then the count (ruling `B39`)."""
    reckoning = position.reckoning = count_up(position)
    if tell:
        tell(Reckoned(reckoning=reckoning))
    guessers = [seat for seat in position.clockwise(position.starter) if position.guesses[seat] >= 0]
    final = _survivors(position, reckoning) < 2
    for seat in position.clockwise(position.starter):
        if seat in reckoning.losers:
            _lose_heart(position, seat, reckoning, final, tell)
    position.gather()
    if position.options.quick_duel:
        if not all(position.red):
            _end(position, tell)
            return
    else:
        for seat in guessers:
            _judge(position, seat, reckoning, tell)
        if _count_cats(position, tell) < 2:
            _end(position, tell)
            return
    position.starter = position.next_in_saloon(position.starter)
    begin_round(position, tell)


def count_up(position: Position) -> Reckoning:
    """Totals and who loses a heart: everybody with 21 or more, else everybody with the lowest (`B30`, `B31`)."""
    saloon = position.saloon()
    totals = [-1] * position.seats
    for seat in saloon:
        totals[seat] = position.total(seat)
    losers = tuple(seat for seat in saloon if totals[seat] >= LIMIT)
    too_much = bool(losers)
    if not too_much:
        lowest = min(totals[seat] for seat in saloon)
        losers = tuple(seat for seat in saloon if totals[seat] == lowest)
    return Reckoning(
        round=position.round,
        starter=position.starter,
        hands=tuple(position.hands),
        laid=tuple(position.laid),
        plus=position.plus,
        totals=tuple(totals),
        too_much=too_much,
        losers=losers,
        guesses=tuple(position.guesses),
    )


def _survivors(position: Position, reckoning: Reckoning) -> int:
    """How many cats will be in the saloon once this round is settled, cats brought back by a guess among them."""
    left = sum(seat not in reckoning.losers or position.hearts(seat) > 1 for seat in position.saloon())
    return left + sum(target in reckoning.losers for target in reckoning.guesses)


def _lose_heart(position: Position, seat: int, reckoning: Reckoning, final: bool, tell: Tell | None) -> None:
    """A heart goes back into the box; after the last the cat is wanted (`B32`), after a black one out (`B40`).

    When this ends the game (``final``), and in a Quick Duel, the loser is out for good, since nobody will guess any
    more (ruling `B35`).
    """
    black = bool(position.black[seat])
    if black:
        position.black[seat] = 0
    else:
        position.red[seat] -= 1
    left = position.red[seat]
    if tell:
        total, too_much = reckoning.totals[seat], reckoning.too_much
        tell(HeartLost(seat=seat, black=black, left=left, total=total, too_much=too_much))
    if not left:
        position.gone[seat] = position.round
        eliminated = black or final or position.options.quick_duel
        position.standing[seat] = Standing.ELIMINATED if eliminated else Standing.WANTED
        if tell:
            tell(Out(seat=seat, eliminated=eliminated))


def _judge(position: Position, seat: int, reckoning: Reckoning, tell: Tell | None) -> None:
    """A right guess brings a cat back with a black heart (rulings `B37`, `B38`)."""
    target = reckoning.guesses[seat]
    right = target in reckoning.losers
    if right:
        position.black[seat] = 1
        position.gone[seat] = 0
        position.standing[seat] = Standing.SALOON
    if tell:
        tell(GuessJudged(seat=seat, target=target, right=right))


def _count_cats(position: Position, tell: Tell | None) -> int:
    """How many cats are in the saloon; with two or fewer nobody comes back any more (ruling `B35`)."""
    left = len(position.saloon())
    if left <= 2:
        gone = tuple(seat for seat in range(position.seats) if position.standing[seat] is Standing.WANTED)
        for seat in gone:
            position.standing[seat] = Standing.ELIMINATED
        if tell and gone and left == 2:
            tell(GivenUp(gone=gone))
    return left


def _end(position: Position, tell: Tell | None) -> None:
    position.phase = Phase.OVER
    position.deciding = NOBODY
    position.legal = ()
    if tell:
        tell(GameOver(reason=result(position).reason))
