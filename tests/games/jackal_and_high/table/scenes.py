"""Moments of a game, built by hand in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.cells import cell_len

from tabletop_tui.games.jackal_and_high import BOX
from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.options import Options
from tabletop_tui.games.jackal_and_high.table.board import Board
from tabletop_tui.games.jackal_and_high.table.layout import lay_out
from tabletop_tui.games.jackal_and_high.table.moment import Moment
from tabletop_tui.games.jackal_and_high.view import Batch, Phase, Player, Spot, View
from tabletop_tui.rules import Match, Outcome, Seat
from tabletop_tui.tui.scene import Scene
from tests.tui.drawn import as_text, look

NAMES = ("Anna", "Boris the Brave", "[b]Chen[/b]", "Dora", "李小龍大人先生")

Dice = tuple[int, ...]


def row(*cards: str) -> tuple[Spot, ...]:
    """``4``, ``L`` for a Lucky 8, ``T+6`` for a 6 on a Take 2."""
    spots = []
    for card in cards:
        *takes, top = card.split("+")
        spots.append(Spot(8 if top == "L" else int(top), len(takes)))
    return tuple(spots)


def player(cards: int, on: dict[int, Dice] | None = None, **things: Any) -> Player:
    """A player with dice on positions of the row."""
    placed = tuple((on or {}).get(position, ()) for position in range(cards))
    start = Player(placed, hand=0, valley=0, stack=(), takes=0, paws=0)
    return replace(start, **things)


def view(spots: tuple[Spot, ...], players: Sequence[Player], **things: Any) -> View:
    """Roll 2 of round 3, B on turn."""
    start = View(
        viewer=None, phase=Phase.PLACE, round=3, roll=2, starter=0, actor=1, thrower=1, row=spots, valley=3, deck=17,
        unseen=(), removed=0, players=tuple(players), thrown=(), throws_left=0, placed_now=(), contested=-1,
        contenders=(), contest=(), ordering=(), stacked=(), won=(),
    )  # fmt: skip
    return replace(start, **things)


def scene(position: View, *moves: Move, names: tuple[str, ...] | None = None, outcome: Outcome | None = None) -> Scene:
    chosen = names or NAMES[: len(position.players)]
    return Scene(position, position.viewer, position.actor, chosen, moves, Options(), outcome)


def full_table() -> Scene:
    """Five players and six cards, B with a 4 and a 7 to place after a 5."""
    spots = row("4", "9", "17", "L", "T+6", "T+T+21")
    players = (
        player(6, {2: (6, 8), 3: (2,)}, stack=(Batch((10,), True),), takes=1, paws=12),
        player(6, {1: (5,)}, hand=2, paws=9),
        player(6, {1: (2, 7)}, hand=1, paws=15),
        player(6, {4: (2, 4)}, valley=1, paws=7),
        player(6, {5: (1, 1, 1)}, paws=10),
    )
    moves = ((PLACE, 4, 1), (PLACE, 4, 0), (PLACE, 7, 2), (PLACE, 7, 3), (PLACE, 4, 2), (DONE,))
    return scene(view(spots, players, thrown=(4, 7), placed_now=((5, 1),)), *moves)


def ready() -> Scene:
    """B is about to throw two dice in roll 2."""
    players = (player(3, {0: (9,)}), player(3, {1: (4,)}, hand=2))
    return scene(view(row("9", "4", "7"), players, phase=Phase.READY, throws_left=3), (ROLL,))


def lone_die(thrown: int, *moves: Move, left: int = 2) -> Scene:
    """Two players on 9, 4 and 7; B has a 4 on the 4, a 7 on the 7 and one die left."""
    players = (player(3, {0: (9,)}), player(3, {1: (4,), 2: (7,)}, hand=1))
    return scene(view(row("9", "4", "7"), players, thrown=(thrown,), throws_left=left), *moves)


def nothing_fits() -> Scene:
    """Three dice of A on 1, 2 and 3, all too high."""
    players = (player(3, hand=3), player(3, hand=3))
    position = view(row("1", "2", "3"), players, thrown=(6, 7, 8), roll=1, actor=0, thrower=0)
    return scene(position, (VALLEY, 1), (VALLEY, 2), (VALLEY, 3))


def last_sent() -> Scene:
    """The last die of all has gone to the Valley, and A may only have the round settled or take it back."""
    players = (player(3, {1: (2,), 2: (1,)}, valley=1), player(3, {0: (1,), 2: (1, 1)}))
    return scene(view(row("1", "2", "3"), players, roll=3, actor=0, thrower=0, sent_now=1), (DONE,))


def last_placed() -> Scene:
    """A has placed the last die of all and may only have the round settled or take it back."""
    players = (player(3, {0: (1,), 1: (2,), 2: (3,)}), player(3, {0: (1,), 2: (1, 2)}))
    position = view(row("1", "2", "3"), players, roll=2, actor=0, thrower=0, placed_now=((3, 2),))
    return scene(position, (DONE,))


def ordering() -> Scene:
    """A stacks 2 and 15 after the 12, above an older 10."""
    stack = (Batch((10,), True), Batch((2, 12, 15), False))
    players = (player(0, stack=stack, paws=7), player(0, valley=1))
    position = view(
        (), players, phase=Phase.ORDER, actor=0, thrower=-1, viewer=0, ordering=(2, 15), stacked=(12,), won=(2, 12, 15)
    )
    return scene(position, (STACK, 15), (STACK, 2))


def every_kind() -> list[tuple[Scene, Move]]:
    """One of every kind of move."""
    return [
        (full_table(), (PLACE, 4, 1)),
        (full_table(), (PLACE, 7, 3)),
        (full_table(), (DONE,)),
        (ready(), (ROLL,)),
        (lone_die(6, (AGAIN,), (VALLEY, 1)), (AGAIN,)),
        (lone_die(6, (AGAIN,), (VALLEY, 1)), (VALLEY, 1)),
        (lone_die(3, (AGAIN,), (PLACE, 3, 0)), (PLACE, 3, 0)),
        (nothing_fits(), (VALLEY, 2)),
        (last_sent(), (DONE,)),
        (last_placed(), (DONE,)),
        (ordering(), (STACK, 15)),
    ]


def scene_of(match: Match) -> Scene:
    """This moment as whoever decides sees it."""
    state = match.state
    actor = state.actor()
    viewer = actor if state.private() else None
    return Scene(state.view(viewer), viewer, actor, match.names, tuple(state.moves()), match.options, match.outcome)


def new_match(seats: int, seed: int) -> Match:
    """A match in which chance has not acted yet."""
    game = BOX.open()
    return Match(game, game.read_options({}), tuple(Seat(name) for name in NAMES[:seats]), seed)


def drawn(moment: Moment, width: int = 80, height: int = 14, glyphs: str = "unicode") -> str:
    """The table as text, every row of it checked for its width."""
    longest = max(map(cell_len, moment.scene.names))
    lines = Board(moment, lay_out(width, height, len(moment.view.players), longest), look(glyphs)).lines
    return as_text(lines, width, height)
