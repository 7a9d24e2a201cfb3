"""Moments of a game, built by hand in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.games.black_jacky.cards import HIDDEN, LAID, total
from tabletop_tui.games.black_jacky.moves import (
    CATS,
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    GUESS,
    KNOCK,
    LAY,
    PILE,
    PLUS,
    STAYS,
    SWAP,
    Move,
)
from tabletop_tui.games.black_jacky.options import Options
from tabletop_tui.games.black_jacky.table.board import draw
from tabletop_tui.games.black_jacky.table.layout import lay_out
from tabletop_tui.games.black_jacky.table.moment import Moment, moment_of
from tabletop_tui.games.black_jacky.view import Cat, Gain, Phase, Reckoning, Standing, View, Why
from tabletop_tui.rules import Match, Outcome, Seat
from tabletop_tui.tui.scene import Scene
from tests.tui.drawn import as_text, look

NAMES = ("Anna", "Boris the Brave", "[b]Chen[/b]", "Dora", "Eva", "李小龍大人先生")

PLAYS: tuple[Move, ...] = ((DRAW,), (KNOCK,))


def cat(hand: Sequence[int] = (HIDDEN, HIDDEN), laid: Sequence[int] = (), **things: Any) -> Cat:
    """A cat in the saloon with two red hearts; its total is known when its whole hand is."""
    plus = bool(things.get("plus"))
    start = Cat(
        standing=Standing.SALOON, red=2, black=0, hand=tuple(hand), open=(), gained=(), laid=tuple(laid),
        total=None if HIDDEN in hand else total(hand, laid, plus),
        shown=sum(LAID[card] for card in laid) + 10 * plus,
        plus=plus, knocked=False, active=not things.get("knocked"), guess=-1, gone=0,
    )  # fmt: skip
    return replace(start, **things)


def wanted(guess: int = -1, gone: int = 1) -> Cat:
    return cat((), standing=Standing.WANTED, red=0, total=None, active=False, guess=guess, gone=gone)


def view(cats: Sequence[Cat], **things: Any) -> View:
    """Round 2, A on turn and looking; the pile has 24 cards and a 3 lies beside it."""
    start = View(
        viewer=0, phase=Phase.CHEAT, round=2, turn=3, starter=1, dealer=0, actor=0, on_turn=0, cats=tuple(cats),
        pile=24, pile_known=None, discards=(6, 3), seen_cards=False, quick_duel=False, knocker=-1, ending=False,
        laid_now=HIDDEN, pair=(), chosen=HIDDEN, taker=-1, why=None, reckoning=None,
    )  # fmt: skip
    return replace(start, **things)


def scene(position: View, *moves: Move, names: tuple[str, ...] | None = None, outcome: Outcome | None = None) -> Scene:
    chosen = names or NAMES[: len(position.cats)]
    return Scene(position, position.viewer, position.actor, chosen, moves, Options(), outcome)


def choices(hand: Sequence[int]) -> tuple[Move, ...]:
    """All that can be done with this hand at the beginning of a turn."""
    cards = sorted(set(hand), reverse=True)
    swaps = tuple((SWAP, card, source) for source in (DISCARD, PILE) for card in cards)
    return ((DRAW,), (KNOCK,), *swaps, *((LAY, card) for card in cards))


def after_the_hand_over() -> Scene:
    """A holds 7, 4 and 2 above a laid 8; C has knocked, D has the +1 card and a turned 5, E is wanted."""
    hand = (2, 4, 7)
    gained = (Gain(7, Why.FOUR, HIDDEN, 1), Gain(2, Why.GIFT, 6, 3))
    cats = (
        cat(hand, (8,), open=(2,), gained=gained),
        cat((3, HIDDEN, HIDDEN), (6,), red=1),
        cat(knocked=True),
        cat((HIDDEN,) * 4, (5,), plus=True, red=0, black=1),
        wanted(guess=2),
    )
    return scene(view(cats, knocker=2), *choices(hand))


def six_cats() -> Scene:
    """Six names of every kind; A holds so many cards that equal ones lie on each other."""
    hand = (1, 2, 2, 3, 4, 4, 4, 7, 8, 8)
    cats = (
        cat(hand, (8, 5, 5), plus=True),
        cat((HIDDEN,) * 7, (6, 5, 8, 8, 1), knocked=True),
        cat((3, 3, HIDDEN), red=1),
        wanted(guess=1),
        cat((), (), standing=Standing.ELIMINATED, red=0, active=False, total=None, gone=1),
        cat((), (4, 4), red=0, black=1),
    )
    return scene(view(cats, seen_cards=True, discards=(6, 7, 7, 3)), *choices(hand))


def naming() -> Scene:
    """A names two cats for a 3."""
    cats = (cat((4, 7), (3,)), cat(), cat())
    position = view(cats, phase=Phase.CATS, laid_now=3)
    return scene(position, (CATS, 0, 1), (CATS, 0, 2), (CATS, 1, 2))


def giving() -> Scene:
    """B, not on turn, gives A a card."""
    cats = (cat(laid=(3,)), cat((4, 7)), cat())
    position = view(cats, phase=Phase.GIVE, viewer=1, actor=1, pair=(0, 1), laid_now=3)
    return scene(position, (GIVE, 7), (GIVE, 4))


def burdening() -> Scene:
    """A moves the +1 card that B has, or leaves it."""
    cats = (cat((4, 7), (6,)), cat(plus=True), cat())
    position = view(cats, phase=Phase.PLUS, laid_now=6)
    return scene(position, (PLUS, STAYS), (PLUS, 2), (PLUS, 0))


def last_look() -> Scene:
    """A has drawn an 8 and may only end the turn."""
    cats = (cat((4, 7, 8), gained=(Gain(8, Why.DRAW, HIDDEN, -1),)), cat(), cat())
    return scene(view(cats, phase=Phase.END), (DONE,))


def reckoning(**things: Any) -> Reckoning:
    """B and D have too much; E had named B."""
    start = Reckoning(
        round=2, starter=1,
        hands=((2, 4, 7), (6, 8), (5, 7), (1, 4, 8), ()), laid=((8,), (6,), (), (5, 8), ()), plus=1,
        totals=(211, 210, 120, 211, -1), too_much=True, losers=(0, 1, 3), guesses=(-1, -1, -1, -1, 1),
    )  # fmt: skip
    return replace(start, **things)


def guessing() -> Scene:
    """After that Reckoning D, who lost the last heart, guesses on an open table."""
    cats = (
        cat((), red=1, total=None), cat((), red=1, total=None), cat((), total=None), wanted(gone=2),
        cat((), red=0, black=1, total=None),
    )  # fmt: skip
    position = view(
        cats, phase=Phase.GUESS, viewer=None, actor=3, on_turn=-1, turn=0, round=3, reckoning=reckoning(), pile=36,
        discards=(),
    )  # fmt: skip
    return scene(position, (GUESS, 0), (GUESS, 1), (GUESS, 2), (GUESS, 4))


def ended() -> Scene:
    """C is the last cat standing of three."""
    out = cat((), standing=Standing.ELIMINATED, red=0, total=None, active=False)
    cats = (replace(out, gone=4), replace(out, gone=6), cat((), red=1, total=None))
    last = Reckoning(
        round=6, starter=1, hands=((), (2, 3), (7, 8)), laid=((), (), ()), plus=-1, totals=(-1, 50, 150),
        too_much=False, losers=(1,), guesses=(-1, -1, -1),
    )  # fmt: skip
    position = view(
        cats, phase=Phase.OVER, viewer=None, actor=-2, on_turn=-1, turn=0, round=6, reckoning=last, pile=36, discards=()
    )
    return scene(position, outcome=Outcome(((2,), (1,), (0,)), (0, 0, 1), "The last cat with a heart wins.", "hearts"))


def every_kind() -> list[tuple[Scene, Move]]:
    """One of every kind of move."""
    return [
        *((after_the_hand_over(), move) for move in ((LAY, 2), (DRAW,), (SWAP, 7, DISCARD), (SWAP, 7, PILE), (KNOCK,))),
        (six_cats(), (LAY, 8)),
        (naming(), (CATS, 0, 2)),
        (giving(), (GIVE, 4)),
        (burdening(), (PLUS, STAYS)),
        (burdening(), (PLUS, 0)),
        (guessing(), (GUESS, 1)),
        (last_look(), (DONE,)),
    ]


def new_match(seats: int, seed: int, **options: Any) -> Match:
    """A match settled to its first decision."""
    game = BOX.open()
    match = Match(game, game.read_options(options), tuple(Seat(name) for name in NAMES[:seats]), seed)
    match.settle()
    return match


def scene_for(state: Any, viewer: int | None, names: tuple[str, ...], options: Any) -> Scene:
    """A position as one seat sees it, with its moves if it decides."""
    moves = tuple(state.moves()) if viewer is not None and viewer == state.actor() else ()
    return Scene(state.view(viewer), viewer, state.actor(), names, moves, options, state.outcome())


def drawn(moment: Moment, width: int = 80, height: int = 14, glyphs: str = "unicode") -> str:
    """The table as text, every row of it checked for its width."""
    lines = draw(moment, lay_out(width, height, len(moment.view.cats)), look(glyphs))
    return as_text(lines, width, height)


def pointing(shown: Scene, move: Move | None = None) -> Moment:
    """That scene with the cursor on a move."""
    return replace(moment_of(shown), pointed=move)
