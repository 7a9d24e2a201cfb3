"""Vulture Valley at the end of a round (rulings `J37` to `J42`, `J54`)."""

from __future__ import annotations

from typing import Final, Literal

from tabletop_tui.rules import Tell

from .duel import begin_throw, end_duel
from .events import ContestTied
from .phrases import Decided
from .position import BEST, BOTH, WORST, Position
from .reckoning import best, decided_by, worst
from .rounds import next_round
from .valley_events import ValleyEscaped, ValleyLost, ValleyOpened, ValleyTaken
from .view import Phase

_ENDS: Final[dict[int, Literal["best", "worst", "both"]]] = {BEST: "best", WORST: "worst", BOTH: "both"}


def visit_valley(position: Position, tell: Tell | None) -> None:
    """One visitor takes the card or lays one, several throw for it, and without visitors the round is over."""
    visitors = tuple(seat for seat in position.in_turn() if position.visiting[seat])
    if len(visitors) > 1:
        position.phase = Phase.VALLEY
        begin_throw(position, visitors, BOTH, attempt=1)
        if tell:
            dice = tuple(position.visiting[seat] for seat in visitors)
            tell(ValleyOpened(card=position.valley or None, visitors=visitors, dice=dice))
        return
    for seat in visitors:
        if position.valley:
            take_card(position, seat, tell, alone=True)
        else:
            lay_card(position, seat, tell, alone=True)
    next_round(position, tell)


def judge_valley(position: Position, tell: Tell | None) -> None:
    """All rivals have thrown; settle what this throw was for."""
    stage, rivals = position.stage, position.rivals
    first, last = best(rivals, position.results), worst(rivals, position.results)
    if stage == BOTH:
        if first == rivals:
            _tie(position, rivals, BOTH, tell)
            return
        position.losers = last
        _settle_best(position, first, tell)
    elif stage == BEST:
        _settle_best(position, first, tell)
    else:
        _settle_worst(position, last, tell)


def _settle_best(position: Position, first: tuple[int, ...], tell: Tell | None) -> None:
    """The best takes the card before the worst lays one (ruling `J40`); without a card the best only escape."""
    if position.valley and len(first) > 1:
        _tie(position, first, BEST, tell)
        return
    if position.valley:
        take_card(position, first[0], tell, alone=False, decided=_decided(position, first[0]))
    elif tell:
        for seat in first:
            tell(ValleyEscaped(seat=seat, why="best"))
    _settle_worst(position, position.losers, tell)


def _settle_worst(position: Position, last: tuple[int, ...], tell: Tell | None) -> None:
    if len(last) > 1:
        _tie(position, last, WORST, tell)
        return
    # When the best threw again the throw that made the worst has been forgotten.
    decided = _decided(position, last[0]) if position.stage != BEST else None
    end_duel(position)
    lay_card(position, last[0], tell, alone=False, decided=decided)
    next_round(position, tell)


def _decided(position: Position, seat: int) -> Decided:
    return decided_by(position.results, position.results[position.rivals.index(seat)])


def _tie(position: Position, rivals: tuple[int, ...], stage: int, tell: Tell | None) -> None:
    begin_throw(position, rivals, stage, position.attempt + 1)
    if tell:
        tell(ContestTied(rivals=rivals, card=position.valley or None, position=-1, end=_ENDS[stage]))


def take_card(position: Position, seat: int, tell: Tell | None, *, alone: bool, decided: Decided | None = None) -> None:
    """The card in the Valley goes on top of a stack (ruling `J35`)."""
    card = position.valley
    position.stacks[seat] += ((card,),)
    position.valley = 0
    if tell:
        tell(ValleyTaken(seat=seat, card=card, alone=alone, decided=decided))


def lay_card(position: Position, seat: int, tell: Tell | None, *, alone: bool, decided: Decided | None = None) -> None:
    """The top card of a stack goes into the Valley, where none lies now (ruling `J42`); a bare seat has none."""
    if not position.stacks[seat]:
        if tell:
            tell(ValleyEscaped(seat=seat, why="bare"))
        return
    *older, (*below, card) = position.stacks[seat]
    position.stacks[seat] = (*older, tuple(below)) if below else tuple(older)
    position.valley = card
    if tell:
        tell(ValleyLost(seat=seat, card=card, alone=alone, decided=decided))
