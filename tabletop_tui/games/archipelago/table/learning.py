"""Cards and islands in words, for whoever asks between islands."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.archipelago.data import AbilityRow, stock
from tabletop_tui.games.archipelago.moves import CARD, VOYAGE
from tabletop_tui.games.archipelago.voyages import destinations
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.wording import escaped

from .chart_page import standing_words
from .sayings import sets_words
from .sheet import seen


def explain_card(moment: Moment, pointed: Move | None) -> tuple[str, str]:
    """The card or the island pointed at, or how the campaign stands."""
    if pointed is not None and pointed[0] == CARD:
        return _card(stock().cards[pointed[1] - 1])
    if pointed is not None and pointed[0] == VOYAGE:
        return _island(moment, pointed[1])
    return "The campaign", f"{standing_words(moment)}. More islands won count first, then more coins in all."


def things_between(moment: Moment, pointed: Move | None) -> tuple[Sequence[tuple[str, str]], int]:
    """All cards on the table, or all islands one can sail to, and which of them is pointed at."""
    view = seen(moment)
    here = explain_card(moment, pointed)
    if view.offer:
        told = [_card(stock().cards[number - 1]) for number in view.offer]
    else:
        told = [_island(moment, number) for number in range(len(destinations(moment.scene.options)))]
    told.append(explain_card(moment, None))
    return told, told.index(here) if here in told else len(told) - 1


def move_about(moment: Moment, at: int, pointed: Move | None) -> Move | None:
    """A legal move with one of the `things_between`, for the pirate pointed at where there is a choice; else None."""
    offer = seen(moment).offer
    if offer and at >= len(offer):
        return None
    head = (CARD, offer[at]) if offer else (VOYAGE, at)
    same = [move for move in moment.scene.moves if move[:2] == head]
    return next((move for move in same if pointed is not None and move[2:] == pointed[2:]), same[0] if same else None)


def _card(row: AbilityRow) -> tuple[str, str]:
    return row.name, escaped(row.effect)


def _island(moment: Moment, number: int) -> tuple[str, str]:
    layout = destinations(moment.scene.options)[number]
    names = ("beach", "forest", "mountain")
    places = listed([count(places, f"{name} tile") for name, places in zip(names, layout.places[1:4], strict=True)])
    cards = [card.name for card in stock().cards if f"island_{card.group}" == layout.id]
    draft = f" Afterwards one can choose {listed(cards, 'or')}." if cards else " No cards are chosen afterwards."
    return layout.name, f"{places.capitalize()}, from {sets_words(layout.sets)}.{draft}"
