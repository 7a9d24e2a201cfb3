"""The table while a chain of events is played out: the view moved on by each of them, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tabletop_tui.games.black_jacky.cards import HIDDEN, LAID, PLUS, total
from tabletop_tui.games.black_jacky.events import (
    CardDrawn,
    CardTurned,
    Exchanged,
    Knocked,
    KnocksErased,
    Laid,
    PlusPlaced,
    Swapped,
)
from tabletop_tui.games.black_jacky.reckoning_events import GuessJudged, HeartLost, Out, Reckoned
from tabletop_tui.games.black_jacky.view import Standing, View
from tabletop_tui.rules import Event


def advance(view: View, event: Event) -> View:
    """The view after this event; events that change nothing on the table leave it as it is."""
    change = _CHANGES.get(type(event))
    return view if change is None else change(view, event)


def _with(view: View, seat: int, **things: Any) -> View:
    """The view with one cat changed, and what it has counted anew."""
    cats = list(view.cats)
    cat = replace(cats[seat], **things)
    shown = sum(LAID[card] for card in cat.laid) + (PLUS if cat.plus else 0)
    whole = None if cat.total is None or HIDDEN in cat.hand else total(cat.hand, cat.laid, cat.plus)
    cats[seat] = replace(cat, shown=shown, total=whole)
    return replace(view, cats=tuple(cats))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one such card less, a hidden one if its face is not among them."""
    left = list(cards)
    leaving = card if card in left else HIDDEN
    if leaving in left:
        left.remove(leaving)
    return tuple(left)


def _more(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    known = sorted(face for face in (*hand, card) if face != HIDDEN)
    return (*known, *(HIDDEN,) * (len(hand) + 1 - len(known)))


def _laid(view: View, event: Laid) -> View:
    cat = view.cats[event.seat]
    view = _with(
        view,
        event.seat,
        hand=_without(cat.hand, event.card),
        open=_without(cat.open, event.card),
        laid=(*cat.laid, event.card),
    )
    return replace(view, laid_now=event.card, ending=view.ending or event.card == 1)


def _drawn(view: View, event: CardDrawn) -> View:
    cat = view.cats[event.seat]
    view = _with(view, event.seat, hand=_more(cat.hand, event.card))
    return replace(view, pile=max(0, view.pile - 1))


def _swapped(view: View, event: Swapped) -> View:
    cat = view.cats[event.seat]
    open_now = event.source == "discard"
    known = _without(cat.open, event.given)
    if open_now:
        known = tuple(sorted((*known, event.taken)))
    view = _with(view, event.seat, hand=_more(_without(cat.hand, event.given), event.taken), open=known)
    discards = view.discards[:-1] if open_now else view.discards
    return replace(view, discards=(*discards, event.given), pile=view.pile if open_now else max(0, view.pile - 1))


def _turned(view: View, event: CardTurned) -> View:
    return replace(view, discards=(*view.discards, event.card), pile=max(0, view.pile - 1))


def _knocked(view: View, event: Knocked) -> View:
    view = _with(view, event.seat, knocked=True, active=False)
    return replace(view, knocker=event.seat) if event.first else view


def _erased(view: View, event: KnocksErased) -> View:
    for seat in event.erased:
        view = _with(view, seat, knocked=False, active=True)
    return replace(view, knocker=-1)


def _plus(view: View, event: PlusPlaced) -> View:
    if event.before >= 0:
        view = _with(view, event.before, plus=False)
    return _with(view, event.target, plus=True)


def _exchanged(view: View, event: Exchanged) -> View:
    for seat, gave, got in zip(event.pair, event.cards, event.cards[::-1], strict=True):
        view = _with(view, seat, hand=_more(_without(view.cats[seat].hand, gave), got))
    return view


def _reckoned(view: View, event: Reckoned) -> View:
    return replace(view, reckoning=event.reckoning)


def _heart_lost(view: View, event: HeartLost) -> View:
    cat = view.cats[event.seat]
    if event.black:
        return _with(view, event.seat, black=0)
    return _with(view, event.seat, red=cat.red - 1)


def _out(view: View, event: Out) -> View:
    standing = Standing.ELIMINATED if event.eliminated else Standing.WANTED
    return _with(view, event.seat, standing=standing, guess=-1, gone=view.round)


def _judged(view: View, event: GuessJudged) -> View:
    if not event.right:
        return view
    return _with(view, event.seat, standing=Standing.SALOON, black=1, guess=-1, gone=0)


_CHANGES: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    Laid: _laid,
    CardDrawn: _drawn,
    Swapped: _swapped,
    CardTurned: _turned,
    Knocked: _knocked,
    KnocksErased: _erased,
    PlusPlaced: _plus,
    Exchanged: _exchanged,
    Reckoned: _reckoned,
    HeartLost: _heart_lost,
    Out: _out,
    GuessJudged: _judged,
}
