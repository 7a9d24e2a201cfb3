"""The end of a round, written a second time from the rulebook, slowly and literally.

It knows nothing of the game's own code. Cards are words, players are letters, and dice that are thrown come from a
function that is asked for each throw.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Throw = Callable[[str, int], list[int]]
"""Asked who throws and how many dice."""

Order = Callable[[str, list[int]], list[int]]
"""Asked who orders which new cards; answers bottom first."""


@dataclass
class Pile:
    """A card of the row with what lies under and on it."""

    card: str
    take_2: int
    dice: dict[str, list[int]] = field(default_factory=dict)


@dataclass
class Round:
    """The table once all dice are placed."""

    players: list[str]
    row: list[Pile]
    vulture_valley: dict[str, int]
    valley_card: int | None
    stacks: dict[str, list[int]]
    take_2: dict[str, int]
    discarded_lucky_8: int = 0


def value(card: str) -> int:
    return 8 if card == "Lucky 8" else int(card)


def finish(table: Round, throw: Throw, order: Order) -> None:
    """Everything from the last die placed to the start of the next round."""
    send_inexact_dice_to_the_valley(table)
    new_cards: dict[str, list[int]] = {player: [] for player in table.players}
    unmatched = []
    lucky_winner = None
    # Nobody minds in which order cards are taken, but the Lucky 8 must see what nobody won.
    for pile in sorted(table.row, key=lambda pile: pile.card == "Lucky 8"):
        contenders = [player for player in table.players if pile.dice.get(player)]
        if not contenders:
            unmatched.append(pile)
            continue
        winner = contest({player: len(pile.dice[player]) for player in contenders}, throw)
        table.take_2[winner] += pile.take_2
        if pile.card == "Lucky 8":
            lucky_winner = winner
            table.discarded_lucky_8 += 1
        else:
            new_cards[winner].append(int(pile.card))
    if lucky_winner is not None:
        for pile in unmatched:
            new_cards[lucky_winner].append(int(pile.card))
            table.take_2[lucky_winner] += pile.take_2
        unmatched = []
    table.row = [pile for pile in table.row if pile in unmatched]
    for player in table.players:
        cards = new_cards[player]
        table.stacks[player] += order(player, cards) if len(set(cards)) > 1 else cards
    meanwhile_in_vulture_valley(table, throw)


def send_inexact_dice_to_the_valley(table: Round) -> None:
    for pile in table.row:
        for player in list(pile.dice):
            if sum(pile.dice[player]) != value(pile.card):
                table.vulture_valley[player] = table.vulture_valley.get(player, 0) + len(pile.dice.pop(player))


def contest(dice: dict[str, int], throw: Throw) -> str:
    """Highest total; among those the fewest dice; those still equal throw again."""
    while len(dice) > 1:
        totals = {player: sum(throw(player, count)) for player, count in dice.items()}
        highest = max(totals.values())
        dice = {player: count for player, count in dice.items() if totals[player] == highest}
        fewest = min(dice.values())
        dice = {player: count for player, count in dice.items() if count == fewest}
    (winner,) = dice
    return winner


def meanwhile_in_vulture_valley(table: Round, throw: Throw) -> None:
    dice = {player: table.vulture_valley[player] for player in table.players if table.vulture_valley.get(player)}
    if not dice:
        return
    if len(dice) == 1:
        (visitor,) = dice
        if table.valley_card is not None:
            table.stacks[visitor].append(table.valley_card)
            table.valley_card = None
        elif table.stacks[visitor]:
            table.valley_card = table.stacks[visitor].pop()
        return
    while True:
        totals = {player: sum(throw(player, count)) for player, count in dice.items()}
        if len({(totals[player], dice[player]) for player in dice}) > 1:
            break
    highest, lowest = max(totals.values()), min(totals.values())
    top = {player: dice[player] for player in dice if totals[player] == highest}
    top = {player: count for player, count in top.items() if count == min(top.values())}
    bottom = {player: dice[player] for player in dice if totals[player] == lowest}
    bottom = {player: count for player, count in bottom.items() if count == max(bottom.values())}
    if table.valley_card is not None:
        winner = contest(top, throw)
        table.stacks[winner].append(table.valley_card)
        table.valley_card = None
    while len(bottom) > 1:
        again = {player: sum(throw(player, count)) for player, count in bottom.items()}
        bottom = {player: count for player, count in bottom.items() if again[player] == min(again.values())}
    (loser,) = bottom
    if table.stacks[loser]:
        table.valley_card = table.stacks[loser].pop()
