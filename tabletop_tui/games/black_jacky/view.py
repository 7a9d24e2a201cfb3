"""What a seat, or an onlooker, may know of a position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Phase(IntEnum):
    """Where in a round the game stands.

    Attributes:
        SETUP: Chance says who starts the first round.
        GUESS: Wanted cats guess who will lose a heart.
        DEAL: Chance deals a hand.
        TURN_UP: Chance turns up a card: the first discard, or by a 7.
        CHEAT: The cat on turn may lay a card, or plays at once: it draws, swaps or knocks.
        CATS: The cat on turn names two cats for a 3.
        GIVE: One of these two gives a card.
        PLUS: The cat on turn places the +1 card for a 6.
        PLAY: The cat on turn has laid a card and now draws, swaps or knocks.
        CARD: Chance gives a card of the draw pile.
        END: The cat on turn takes a last look.
        OVER: The game is over.
    """

    SETUP = 0
    GUESS = 1
    DEAL = 2
    TURN_UP = 3
    CHEAT = 4
    CATS = 5
    GIVE = 6
    PLUS = 7
    PLAY = 8
    CARD = 9
    END = 10
    OVER = 11


class Standing(IntEnum):
    """Whether a cat plays."""

    SALOON = 0
    WANTED = 1
    ELIMINATED = 2


class Why(IntEnum):
    """Why a card came into a hand."""

    DRAW = 0
    SWAP = 1
    FOUR = 2
    GIFT = 3


@dataclass(frozen=True, slots=True)
class Gain:
    """A card that came into the viewer's hand lately.

    Attributes:
        card: Its face.
        why: How it came.
        gave: The card that left the hand for it, `HIDDEN` when none did.
        other: The cat it was exchanged with, or that laid the 4; -1 for one's own doing.
    """

    card: int
    why: Why
    gave: int
    other: int


@dataclass(frozen=True, slots=True)
class Cat:
    """One cat and what lies in front of it.

    Attributes:
        standing: Whether it plays.
        red: Red hearts left.
        black: Black hearts left, 0 or 1.
        hand: Its hand cards: ascending the faces the viewer knows, then `HIDDEN` for every other card. All of the
            viewer's own; of others those taken from the discard pile or exchanged with the viewer, while they must
            still be there.
        open: The faces that everybody knows to be in that hand, ascending.
        gained: Only the viewer's own: cards that came into the hand since its last turn ended, oldest first.
        laid: Cards laid in front of it, oldest first; a 5 lies turned.
        total: Only the viewer's own: hand, laid cards and +1, in tenths; None for others and outside a round.
        shown: What lies open counts so much: laid cards and +1, in tenths.
        plus: Whether it has the +1 card.
        knocked: Whether it has knocked.
        active: In the saloon and not knocked: tricks of others can touch it.
        guess: The seat it has named for this round, -1 for none.
        gone: The round in which it lost its last heart, 0 while it has one.
    """

    standing: Standing
    red: int
    black: int
    hand: tuple[int, ...]
    open: tuple[int, ...]
    gained: tuple[Gain, ...]
    laid: tuple[int, ...]
    total: int | None
    shown: int
    plus: bool
    knocked: bool
    active: bool
    guess: int
    gone: int


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a round ended, all hands shown (ruling `B51`). Everything is by seat; cats that did not play have nothing.

    Attributes:
        round: Which round, from 1.
        starter: The cat that started it; hands are shown clockwise from there.
        hands: Cards in hand, ascending.
        laid: Cards laid, oldest first; a 5 lay turned.
        plus: Who had the +1 card, -1 for nobody.
        totals: In tenths; -1 for cats that did not play.
        too_much: Whether anybody had 21 or more; if not, the lowest total loses.
        losers: Who loses a heart, in seat order.
        guesses: The seat each wanted cat had named, -1 for none.
    """

    round: int
    starter: int
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    plus: int
    totals: tuple[int, ...]
    too_much: bool
    losers: tuple[int, ...]
    guesses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One position as one seat, or an onlooker, may know it.

    Attributes:
        viewer: The seat that looks, None for an onlooker.
        phase: Where in the round the game stands.
        round: The round being played, from 1; 0 before the first.
        turn: Turns ended in this round.
        starter: Who starts this round, -1 before it is drawn.
        dealer: The nearest cat in the saloon before the starter (ruling `B7`), -1 before the starter is drawn.
        actor: Who decides: a seat, CHANCE or NOBODY.
        on_turn: The cat on turn, -1 between rounds.
        cats: Every cat, in seat order.
        pile: How many cards the draw pile has.
        pile_known: After the discards were shuffled: the cards among which those of the pile are, ascending; None while
            the pile is the first of the round.
        discards: The discard pile, top last. All of it was seen, but screens show more than the top only with
            the option ``seen_cards``.
        seen_cards: That option.
        quick_duel: Whether this is a Quick Duel.
        knocker: Who knocked first, -1 while the round has no end in sight.
        ending: Whether a 1 was laid in this turn, so that the Reckoning follows it.
        laid_now: The card laid in this turn; `HIDDEN` for none.
        pair: The two cats of a 3 that is being carried out, the one asked first in front; empty otherwise.
        chosen: The viewer's own card already chosen as a gift or put aside for a swap, else `HIDDEN`.
        taker: In phase CARD, the cat that takes the card; -1 otherwise.
        why: In phase CARD, why; None otherwise.
        reckoning: How the last round ended; None in the first.
    """

    viewer: int | None
    phase: Phase
    round: int
    turn: int
    starter: int
    dealer: int
    actor: int
    on_turn: int
    cats: tuple[Cat, ...]
    pile: int
    pile_known: tuple[int, ...] | None
    discards: tuple[int, ...]
    seen_cards: bool
    quick_duel: bool
    knocker: int
    ending: bool
    laid_now: int
    pair: tuple[int, ...]
    chosen: int
    taker: int
    why: Why | None
    reckoning: Reckoning | None
