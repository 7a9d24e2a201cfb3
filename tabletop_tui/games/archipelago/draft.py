"""Cards with abilities, chosen after an island by crews that brought home enough coins (heading "Pirate Abilities")."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates.crews import PIRATES_OF
from tabletop_tui.rules import CHANCE, Tell

from . import campaign
from .campaign_events import CardDeclined, CardsLaidOut, CardTaken, DraftRolled
from .data import ISLANDS, stock
from .moves import CARD, DECLINE
from .phases import OwnPhase

if TYPE_CHECKING:
    from .expedition import Expedition

ENOUGH: Final = 3
"""A crew needs so many coins from the island to choose a card."""

MOST_CHOOSERS: Final = 3
"""No more crews than this choose, however many have enough."""


def begin(state: Expedition, tell: Tell | None) -> bool:
    """Lay the cards of the island out; whether anybody may choose at all."""
    offer = cards(state)
    tied = order(state)
    if not offer or not tied:
        return False
    state.offer, state.tied, state.thrown = offer, tied, ()
    if tell is not None:
        tell(CardsLaidOut(cards=offer, titles=tuple(title(card) for card in offer)))
    _go_on(state, tell)
    return True


def cards(state: Expedition) -> tuple[int, ...]:
    """The cards of the island played last that nobody owns (ruling `A25`); islands of one's own have none (`A34`)."""
    island = state.results[-1].island
    if island not in ISLANDS:
        return ()
    group = ISLANDS.index(island) + 1
    return tuple(card.number for card in stock().cards if card.group == group and card.number not in state.ability)


def order(state: Expedition) -> tuple[tuple[int, ...], ...]:
    """The crews that may choose, in turn; those that have to roll for it in one group.

    More coins come first, of equal ones the winner of the island (ruling `A23`). Each crew counts its own coins, also
    when two win together (ruling `A21`). A crew all of whose pirates have an ability has nobody to choose for.
    """
    result = state.results[-1]
    winners = result.winners(state.seating)

    def rank(crew: int) -> tuple[int, bool]:
        return -result.gold[crew], crew not in winners

    able = [crew for crew in state.seating.crews if result.gold[crew] >= ENOUGH and learners(state, crew)]
    return tuple(tuple(group) for _, group in groupby(sorted(able, key=rank), key=rank))


def learners(state: Expedition, crew: int) -> tuple[int, ...]:
    """The pirates of a crew, living or dead, who have no ability yet (ruling `A17`)."""
    return tuple(pirate for pirate in PIRATES_OF[crew] if not state.ability[pirate])


def roll(state: Expedition, face: int, tell: Tell | None) -> None:
    """The crew whose turn it is to roll has rolled; when all of its group have, the higher ones come first."""
    if tell is not None:
        tell(DraftRolled(seat=state.seating.seat_of[state.crew], crew=state.crew, face=face))
    state.thrown = (*state.thrown, face)
    at = _undecided(state)
    group = state.tied[at]
    if len(state.thrown) == len(group):
        faces = dict(zip(group, state.thrown, strict=True))
        apart = tuple(
            tuple(crew for crew in group if faces[crew] == face) for face in sorted(set(state.thrown), reverse=True)
        )
        state.tied, state.thrown = (*state.tied[:at], *apart, *state.tied[at + 1 :]), ()
    _go_on(state, tell)


def take(state: Expedition, card: int, pirate: int, tell: Tell | None) -> None:
    """A pirate gets a card, for good."""
    state.learn(pirate, card)
    state.offer = tuple(other for other in state.offer if other != card)
    if tell is not None:
        tell(CardTaken(seat=state.seat, crew=state.crew, ability=card, title=title(card), piece=pirate))
    _next(state, tell)


def decline(state: Expedition, tell: Tell | None) -> None:
    """A crew takes none."""
    if tell is not None:
        tell(CardDeclined(seat=state.seat, crew=state.crew))
    _next(state, tell)


def title(card: int) -> str:
    """The name of a card."""
    return stock().cards[card - 1].name


def _undecided(state: Expedition) -> int:
    """The first group of several, -1 for none."""
    return next((at for at, group in enumerate(state.tied) if len(group) > 1), -1)


def _go_on(state: Expedition, tell: Tell | None) -> None:
    at = _undecided(state)
    if at >= 0:
        state.crew = state.tied[at][len(state.thrown)]
        state.seat = state.seating.seat_of[state.crew]
        state.phase, state.deciding, state.legal = OwnPhase.DRAFT_DIE, CHANCE, ()
        return
    state.order, state.tied = tuple(crew for (crew,) in state.tied)[:MOST_CHOOSERS], ()
    _ask(state, tell)


def _next(state: Expedition, tell: Tell | None) -> None:
    state.order = state.order[1:]
    _ask(state, tell)


def _ask(state: Expedition, tell: Tell | None) -> None:
    """Let the next crew choose; cards nobody takes go back into the box."""
    if not state.order or not state.offer:
        state.order = state.offer = ()
        campaign.after_draft(state, tell)
        return
    state.crew = crew = state.order[0]
    state.seat = state.seating.seat_of[crew]
    choices = [(CARD, card, pirate) for card in state.offer for pirate in learners(state, crew)]
    state.ask(OwnPhase.DRAFT, (*choices, (DECLINE,)))
