"""What a seat may see, and worlds it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from .position import Position
from .resolution import offer_order
from .scoring import paws
from .turns import THROWS_OF_A_LONE_DIE
from .view import Batch, Phase, Player, Spot, View


def look(position: Position, seat: int | None) -> View:
    """The position as one seat, or an onlooker (None), may know it."""
    duel = position.phase in (Phase.CONTEST, Phase.VALLEY)
    ordering = position.phase is Phase.ORDER
    own_order = ordering and seat == position.deciding
    open_order = own_order or (ordering and position.options.open_stacks)
    rivals = len(position.rivals)
    return View(
        viewer=seat,
        phase=position.phase,
        round=position.round,
        roll=position.roll,
        starter=position.starter,
        actor=position.deciding,
        thrower=position.thrower,
        row=tuple(map(Spot, position.row, position.under)),
        valley=position.valley or None,
        deck=sum(position.deck),
        unseen=tuple(card for card, count in enumerate(position.deck) for _ in range(count)),
        removed=position.removed,
        players=tuple(_player(position, player, seat) for player in range(position.seats)),
        thrown=position.thrown,
        throws_left=_throws_left(position),
        placed_now=position.placed_now,
        sent_now=position.sent_now,
        contested=position.contested,
        contenders=position.rivals if duel else (),
        contest=(*position.results, *((),) * (rivals - len(position.results))) if duel else (),
        ordering=_still_to_stack(position) if own_order else (),
        stacked=position.ordered if open_order else (),
        won=position.fresh[position.deciding] if ordering else (),
    )


def guess(position: Position, seat: int, rng: Random) -> None:
    """Reshuffle in place what this seat cannot know: the order inside other players' batches.

    A card laid from a batch has left it, so what was shown later needs no special care.
    """
    if position.options.open_stacks:
        return
    for other in range(position.seats):
        if other != seat:
            batches = position.stacks[other]
            position.stacks[other] = tuple(tuple(rng.sample(sorted(batch), len(batch))) for batch in batches)
    if position.phase is Phase.ORDER and position.deciding != seat:
        position.ordered = tuple(rng.sample(position.fresh[position.deciding], len(position.ordered)))
        offer_order(position)


def _player(position: Position, player: int, viewer: int | None) -> Player:
    width = len(position.row)
    known = position.options.open_stacks or player == viewer
    batches = [_batch(batch, known) for batch in position.stacks[player]]
    if position.fresh[player]:
        batches.append(_batch(position.fresh[player], known=False))
    shown = position.options.show_paws or position.phase is Phase.OVER
    groups = position.groups[player * width : (player + 1) * width]
    return Player(
        placed=tuple(tuple(sorted(group)) for group in groups) or ((),) * width,
        hand=position.hand[player],
        valley=position.visiting[player],
        stack=tuple(batches),
        takes=position.takes[player],
        paws=paws(position, player) if shown else None,
    )


def _batch(cards: tuple[int, ...], known: bool) -> Batch:
    return Batch(cards, True) if known else Batch(tuple(sorted(cards)), len(set(cards)) == 1)


def _throws_left(position: Position) -> int:
    waiting = position.phase in (Phase.READY, Phase.THROW) or (position.phase is Phase.PLACE and bool(position.thrown))
    return THROWS_OF_A_LONE_DIE - position.attempt if position.lone and waiting else 0


def _still_to_stack(position: Position) -> tuple[int, ...]:
    left = list(position.fresh[position.deciding])
    for card in position.ordered:
        left.remove(card)
    return tuple(left)
