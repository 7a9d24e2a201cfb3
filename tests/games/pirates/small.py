"""A pirate game of one's own, on an island of two by two tiles: the room knows no game by name, so it plays any."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.games.pirates import effects
from tabletop_tui.games.pirates.chain import step_out
from tabletop_tui.games.pirates.chart import Chart
from tabletop_tui.games.pirates.crews import seating
from tabletop_tui.games.pirates.fights import beat_all
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.money import Money
from tabletop_tui.games.pirates.moves import STEP, Move
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.tiles import N, TileKind

SIDE = 4

KINDS = (
    TileKind(id="closed", name="Closed", rule="", count=0),
    TileKind(id="empty", name="Empty", rule="", count=1),
    TileKind(id="arrow", name="Arrow", rule="", count=1, stop=False, turns=4, exits=(N,), way="arrow"),
    TileKind(id="ice", name="Ice", rule="", count=1, stop=False, way="ice"),
    TileKind(id="crocodile", name="Crocodile", rule="", count=1, stop=False, way="back"),
)

EFFECTS = (effects.rest, effects.rest, effects.arrow, effects.ice, effects.crocodile)

NUMBER = {kind.id: number for number, kind in enumerate(KINDS)}


def walks(position: Position) -> list[Move]:
    """All steps of the crew's first pirate."""
    return [(STEP, 0, to, 0) for to in position.chart.grid.walks[position.at[0]]]


def no_verdict(position: Position) -> str | None:
    """This game never ends."""
    return None


def nothing(position: Position) -> list[Move]:
    """Nobody sails here, and there are no bottles."""
    return []


CHART: Chart[Position] = Chart(
    grid=Grid(
        SIDE,
        SIDE,
        (5, 6, 9, 10),
        (cell for cell in range(SIDE * SIDE) if cell not in (5, 6, 9, 10)),
    ),
    kinds=KINDS,
    effects=EFFECTS,
    actions=walks,
    fight=beat_all,
    sailings=nothing,
    bottle_moves=nothing,
    verdict=no_verdict,
    worn={},
    money=Money(one="pearl", many="pearls", are="are", counts="count", lying="Pearls"),
    haze="Fog",
    ends="the day",
    gold_drowns_with_the_dead=True,
    bottles_first=True,
    bottles_count=False,
    allies_share_bottles=True,
    rearranges=True,
    crushes=False,
)


def small(tiles: Mapping[str, str], start: str) -> Position:
    """Tiles by cell, as a kind and, after a slash, quarter turns; a pirate that begins on a cell."""
    position = Position(CHART, seating(4), None, (1, 7, 13, 8))
    for name, tile in tiles.items():
        kind, _, turn = tile.partition("/")
        cell = _cell(name)
        position.faces[cell], position.turns[cell] = NUMBER[kind], int(turn or 0)
    position.put(0, _cell(start))
    return position


def step(position: Position, to: str) -> str:
    """Where the pirate is after a step and all that follows: a cell, or ``dead``."""
    step_out(position, 0, _cell(to), 0, None)
    return CHART.grid.name(position.at[0]) if position.at[0] >= 0 else "dead"


def _cell(name: str) -> int:
    cell = CHART.grid.named(name)
    assert cell is not None
    return cell
