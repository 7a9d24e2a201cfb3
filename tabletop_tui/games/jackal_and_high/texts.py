"""Moves as short texts and back; the table of them stands in `moves`."""

from __future__ import annotations

import re
from typing import Final

from tabletop_tui.rules import UnknownMove

from .cards import LUCKY, TAKE, name
from .moves import AGAIN, DONE, FIRST, LAY, PLACE, ROLL, STACK, THROW, TURN, VALLEY, Move
from .position import Position

_WORDS: Final = {
    TURN: "turn",
    FIRST: "first",
    LAY: "lay",
    ROLL: "roll",
    THROW: "throw",
    VALLEY: "valley",
    AGAIN: "again",
    DONE: "done",
    STACK: "stack",
}
_VERBS: Final = {word: verb for verb, word in _WORDS.items()}
_PLACE: Final = re.compile(r"([1-8]) on (L|[1-9]|1\d|2[01])(?:/([2-9]))?")
_CARDS: Final = {"T": TAKE, "L": LUCKY, **{str(card): card for card in range(1, 22)}}
_ARGUMENTS: Final = {TURN: 1, FIRST: 1, VALLEY: 1, ROLL: 0, AGAIN: 0, DONE: 0, STACK: 1}


def text(position: Position, move: Move) -> str:
    """The text of a move; see `moves`."""
    verb, *rest = move
    if verb == PLACE:
        die, at = rest
        return f"{die} on {spot(position, at)}"
    if verb == FIRST:
        return f"first {chr(ord('A') + rest[0])}"
    words = map(name, rest) if verb in (TURN, LAY, STACK) else map(str, rest)
    return " ".join((_WORDS[verb], *words))


def spot(position: Position, at: int) -> str:
    """A position of the row by its card: ``9``, ``L``, or ``3/2`` for the second 3."""
    card = position.row[at]
    nth = position.row[: at + 1].count(card)
    return name(card) if nth == 1 else f"{name(card)}/{nth}"


def parse(position: Position, text: str) -> Move:
    """The move a text stands for; whether it is legal is for `play` to say.

    Raises:
        UnknownMove: It is no move of this game, or names a card that is not in the row.
    """
    wanted = " ".join(text.split())
    placing = _PLACE.fullmatch(wanted) if wanted.isascii() else None
    if placing:
        return _placing(position, *placing.groups())
    word, *rest = wanted.split(" ")
    verb = _VERBS.get(word)
    try:
        if verb is not None and len(rest) == _ARGUMENTS.get(verb, len(rest)):
            return _move(verb, rest)
    except (KeyError, ValueError):
        pass
    raise UnknownMove(f"“{wanted}” is no move of Jackal & High.")


def _placing(position: Position, die: str, card: str, nth: str | None) -> Move:
    places = [at for at, there in enumerate(position.row) if there == _CARDS[card]]
    wanted = int(nth or 1)
    if wanted > len(places):
        raise UnknownMove(f"There is no {card}{f'/{nth}' if nth else ''} in the row.")
    return PLACE, int(die), places[wanted - 1]


def _move(verb: int, words: list[str]) -> Move:
    if verb in (TURN, LAY, STACK):
        return (verb, *(_CARDS[word] for word in words))
    if verb == FIRST:
        return FIRST, ("A", "B", "C", "D", "E").index(words[0])
    if any(not re.fullmatch("[1-9]", word) for word in words):
        raise ValueError
    numbers = map(int, words)
    return (THROW, *sorted(numbers)) if verb == THROW else (verb, *numbers)
