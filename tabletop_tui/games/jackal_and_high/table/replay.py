"""The table while a chain of events is played out: the view moved on by each of them, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tabletop_tui.games.jackal_and_high.events import CardTaken, ContestOpened, Missed, Placed, Thrown
from tabletop_tui.games.jackal_and_high.valley_events import (
    SentToValley,
    ValleyEscaped,
    ValleyLost,
    ValleyOpened,
    ValleyTaken,
)
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.rules import Event

from .figures import with_player


def advance(view: View, event: Event) -> View:
    """The view after this event; events that change nothing on the table leave it as it is."""
    change = _CHANGES.get(type(event))
    return view if change is None else change(view, event)


def _thrown(view: View, event: Thrown) -> View:
    if event.occasion != "roll":
        return replace(view, thrown=(), placed_now=())
    return replace(
        view, phase=Phase.THROW, actor=-1, thrower=event.seat, thrown=event.dice, placed_now=(), throws_left=0
    )


def _placed(view: View, event: Placed) -> View:
    player = view.players[event.seat]
    placed = list(player.placed)
    placed[event.position] = tuple(sorted((*placed[event.position], event.die)))
    view = with_player(view, event.seat, replace(player, placed=tuple(placed), hand=max(0, player.hand - 1)))
    thrown = list(view.thrown)
    if event.die in thrown:
        thrown.remove(event.die)
    return replace(view, thrown=tuple(thrown), placed_now=(*view.placed_now, (event.die, event.position)))


def _sent(view: View, event: SentToValley) -> View:
    player = view.players[event.seat]
    moved = replace(player, hand=max(0, player.hand - event.count), valley=player.valley + event.count)
    return replace(with_player(view, event.seat, moved), thrown=view.thrown[event.count :])


def _settling(view: View, event: Event) -> View:
    """Nobody's turn any more."""
    return replace(view, phase=Phase.CONTEST, actor=-1, thrower=-1, thrown=(), placed_now=(), sent_now=0)


def _in_valley(view: View, event: Event) -> View:
    return replace(_settling(view, event), phase=Phase.VALLEY)


def _missed(view: View, event: Missed) -> View:
    view = _settling(view, event)
    player = view.players[event.seat]
    placed = list(player.placed)
    placed[event.position] = ()
    moved = replace(player, placed=tuple(placed), valley=player.valley + len(event.dice))
    return with_player(view, event.seat, moved)


def _valley_taken(view: View, event: ValleyTaken) -> View:
    return replace(_in_valley(view, event), valley=None)


def _valley_lost(view: View, event: ValleyLost) -> View:
    return replace(_in_valley(view, event), valley=event.card)


_CHANGES: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    Thrown: _thrown,
    Placed: _placed,
    SentToValley: _sent,
    Missed: _missed,
    ContestOpened: _settling,
    CardTaken: _settling,
    ValleyOpened: _in_valley,
    ValleyEscaped: _in_valley,
    ValleyTaken: _valley_taken,
    ValleyLost: _valley_lost,
}
