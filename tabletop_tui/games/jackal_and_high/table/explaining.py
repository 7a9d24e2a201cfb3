"""What the thing under the cursor is, in two or three lines of Markdown."""

from __future__ import annotations

import re

from tabletop_tui.games.jackal_and_high.cards import GAP, LUCKY, PAWS
from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.rules.words import count, listed

from .animals import animal, called, short
from .figures import exact, missing
from .moment import Moment
from .words import dice, label, older_cards, short_at

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#+\-.!|~&:/@])")


def explain(moment: Moment) -> tuple[str, str]:
    """A title and two or three lines about the card, the die, the Valley or the player under the cursor."""
    move = moment.pointed
    if move is not None and move[0] in (DONE, ROLL):
        return explain_move(moment, move)
    if move is None:
        return explain_player(moment, _of_interest(moment))
    if move[0] == PLACE:
        return explain_card(moment, move[2])
    if move[0] == VALLEY:
        return explain_valley(moment)
    if move[0] == AGAIN:
        return explain_die(moment)
    return explain_stack(moment, move[1])


def things(moment: Moment) -> tuple[list[tuple[str, str]], int]:
    """All cards of the row, the Valley and all players, and which of them `explain` speaks of.

    What is not among them, such as a lone die or the end of a turn, comes first while it is under the cursor.
    """
    view, move = moment.view, moment.pointed
    cards, seats = len(view.row), range(len(view.players))
    told = [explain_card(moment, position) for position in range(cards)]
    told += [explain_valley(moment), *(explain_player(moment, seat) for seat in seats)]
    if move is not None and move[0] in (AGAIN, STACK, DONE, ROLL):
        return [explain(moment), *told], 0
    if move is not None and move[0] in (PLACE, VALLEY):
        return told, move[2] if move[0] == PLACE else cards
    return told, cards + 1 + _of_interest(moment)


def explain_move(moment: Moment, move: Move) -> tuple[str, str]:
    """A move that belongs to nothing on the table: throwing, and ending a turn."""
    view = moment.view
    name = escaped(moment.scene.names[_of_interest(moment)])
    if move[0] == ROLL:
        text = f"{name} throws all dice in hand at once, then places at least one of them where it fits."
    elif view.phase == Phase.ORDER:
        text = f"The cards {name} has just won lie on the stack in this order. Nobody else sees it."
    elif view.thrown:
        text = f"{name} places no more in this roll. What stays in hand is thrown again in the next one."
    else:
        text = f"Nothing in {name}'s hand is left to place."
    return label(moment.scene, move), text


def escaped(name: str) -> str:
    """A name as typed, safe inside Markdown."""
    return _MARKUP.sub(r"\\\1", name)


def explain_card(moment: Moment, position: int) -> tuple[str, str]:
    """A card of the row: what it is worth, what it takes, who has what on it."""
    view = moment.view
    spot = view.row[position]
    if spot.card == GAP:
        return "An empty place", "This card has found its owner."
    if spot.card == LUCKY:
        title = "Lucky 8"
        worth = "Takes **exactly 8**. Its winner also takes every card of the row that nobody matched. No paws itself."
    else:
        title = f"{short_at(view, position)}, the {animal(spot.card)}"
        worth = f"Takes **exactly {spot.card}** from one player's dice. Worth {count(PAWS[spot.card], 'paw')}."
    if spot.takes:
        worth += f" {count(spot.takes, 'Take 2 card')} under it {'goes' if spot.takes == 1 else 'go'} along."
    there = [_standing(moment, seat, position) for seat, player in enumerate(view.players) if player.placed[position]]
    hits = exact(view, position)
    fight = ""
    if len(hits) > 1:
        fight = f"\n\n{_names(moment, hits)} are exact: they would throw those dice again for it."
    return title, f"{worth}\n\n{'; '.join(there) + '.' if there else 'No dice on it yet.'}{fight}"


def explain_valley(moment: Moment) -> tuple[str, str]:
    """Vulture Valley: what lies there, who is there, what will happen."""
    view = moment.view
    stake = f"{called(view.valley).capitalize()} lies there." if view.valley else "No card lies there."
    visitors = [seat for seat, player in enumerate(view.players) if player.valley]
    if not visitors:
        who = "Nobody has dice there yet."
    else:
        words = [f"{escaped(moment.scene.names[seat])} {dice(view.players[seat].valley)}" for seat in visitors]
        who = f"There now: {listed(words)}."
    rule = "Who is alone there takes the card or, if there is none, loses the own top card. Several throw: the best "
    rule += "takes it, the worst loses the top card."
    return "Vulture Valley", f"{stake} {who}\n\n{rule}"


def explain_die(moment: Moment) -> tuple[str, str]:
    """A lone die, which may be thrown again."""
    view = moment.view
    shown = f"It shows {view.thrown[0]}. " if view.thrown else ""
    return (
        "A lone die",
        f"{shown}It may be thrown again, {count(view.throws_left, 'more time')}; a new throw replaces the old one."
        "\n\nIt leaves the hand in this roll whatever happens.",
    )


def explain_player(moment: Moment, seat: int) -> tuple[str, str]:
    """A player: paws, cards won, dice."""
    view = moment.view
    player = view.players[seat]
    won = [_batch(batch.cards, batch.ordered) for batch in player.stack]
    stack = f"Stack, top last: {', '.join(won)}." if won else "No animal won yet."
    takes = f" {count(player.takes, 'Take 2 card')}, safe for good." if player.takes else ""
    paws = f"{count(player.paws, 'paw')}. " if player.paws is not None else ""
    first = " Started this round." if seat == view.starter else ""
    hand = f"{dice(player.hand)} in hand, {dice(player.valley)} in the Valley.{first}"
    return f"{'ABCDEF'[seat]} {moment.scene.names[seat]}", f"{paws}{stack}{takes}\n\n{hand}"


def explain_stack(moment: Moment, card: int) -> tuple[str, str]:
    """A card about to be stacked."""
    view = moment.view
    older = older_cards(view, view.actor)
    below = view.stacked[-1] if view.stacked else older[-1].cards[-1] if older and older[-1].ordered else None
    where = (
        f"It would lie on {called(below)}."
        if below
        else "It would lie on the older cards."
        if older
        else ("It would lie at the bottom.")
    )
    return (
        f"{card}, the {animal(card)}",
        f"Worth {count(PAWS[card], 'paw')}. {where}\n\nOnly the top card of a stack can be lost in the Valley, "
        "so the last one placed is the one at risk.",
    )


def _of_interest(moment: Moment) -> int:
    """The seat to speak of where there is no choice: who throws, who decides, who has won, or who started."""
    view, outcome = moment.view, moment.scene.outcome
    if outcome is not None and outcome.winners:
        return outcome.winners[0]
    return next((seat for seat in (view.thrower, view.actor) if seat >= 0), view.starter)


def _standing(moment: Moment, seat: int, position: int) -> str:
    view: View = moment.view
    group = view.players[seat].placed[position]
    sum_ = " + ".join(map(str, group)) + (f" = {sum(group)}" if len(group) > 1 else "")
    left = missing(view, seat, position)
    return f"{escaped(moment.scene.names[seat])} {sum_}, {'exact' if left == 0 else f'needs {left} more'}"


def _names(moment: Moment, seats: tuple[int, ...]) -> str:
    return listed([escaped(moment.scene.names[seat]) for seat in seats])


def _batch(cards: tuple[int, ...], ordered: bool) -> str:
    shown = ", ".join(short(card) for card in cards)
    return shown if ordered else f"{{{shown}}} in an order unseen"
