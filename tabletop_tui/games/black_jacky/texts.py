"""Moves as short texts and back; the table of them stands in `moves`."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import UnknownMove

from .moves import (
    CARD,
    CATS,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    FIRST,
    GIVE,
    GUESS,
    KNOCK,
    LAY,
    PILE,
    PLUS,
    STAYS,
    SWAP,
    TURN,
    Move,
)

LETTERS: Final = "ABCDEF"
"""The seats in move texts."""

_WORDS: Final = {
    FIRST: "first",
    DEAL: "deal",
    TURN: "turn",
    CARD: "card",
    GUESS: "guess",
    LAY: "lay",
    CATS: "cats",
    GIVE: "give",
    PLUS: "plus",
    DRAW: "draw",
    SWAP: "swap",
    KNOCK: "knock",
    DONE: "done",
}
_VERBS: Final = {word: verb for verb, word in _WORDS.items()}

_SEATS: Final = {letter: seat for seat, letter in enumerate(LETTERS)}
_CARDS: Final = {str(card): card for card in range(1, 9)}
_ARGUMENTS: Final[dict[int, tuple[dict[str, int], ...]]] = {
    FIRST: (_SEATS,),
    DEAL: (_SEATS, _CARDS, _CARDS),
    TURN: (_CARDS,),
    CARD: (_CARDS,),
    GUESS: (_SEATS,),
    LAY: (_CARDS,),
    CATS: (_SEATS, _SEATS),
    GIVE: (_CARDS,),
    PLUS: ({**_SEATS, "stays": STAYS},),
    DRAW: (),
    SWAP: (_CARDS, {"discard": DISCARD, "pile": PILE}),
    KNOCK: (),
    DONE: (),
}
"""By verb: for each argument its words and what they mean."""

_MEANT: Final = {
    verb: tuple({value: word for word, value in words.items()} for words in arguments)
    for verb, arguments in _ARGUMENTS.items()
}


def text(move: Move) -> str:
    """The text of a move; see `moves`."""
    verb, *arguments = move
    words = (names[argument] for names, argument in zip(_MEANT[verb], arguments, strict=True))
    return " ".join((_WORDS[verb], *words))


def covered(move: Move) -> str:
    """The text of a move with the faces of its cards left out: ``card ?``."""
    if move[0] == DEAL:
        return f"deal {LETTERS[move[1]]} ? ?"
    return "swap ? pile" if move[0] == SWAP else f"{_WORDS[move[0]]} ?"


def parse(text: str) -> Move:
    """The move a text stands for; whether it is legal is for `play` to say.

    Raises:
        UnknownMove: It is no move of this game.
    """
    word, *words = text.split() or [""]
    verb = _VERBS.get(word, -1)
    arguments = _ARGUMENTS.get(verb, ())
    values = [names.get(given) for names, given in zip(arguments, words, strict=False)]
    if verb < 0 or len(words) != len(arguments) or None in values:
        raise UnknownMove(f"“{' '.join(text.split())}” is no move of Black Jacky.")
    found = [value for value in values if value is not None]
    if verb in (CATS, DEAL):
        found = [*found[:-2], *sorted(found[-2:])]
    return (verb, *found)
