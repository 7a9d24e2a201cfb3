"""Drawn boards as matches, and as scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.paint import mixed
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.geometry import LAND
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.table.lore import TREASURE_ISLAND
from tabletop_tui.games.treasure_island.tiles import EMPTY, KINDS
from tabletop_tui.rules import Game, Match, Nature, Seat
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.sitting import Sitting
from tests.games.treasure_island.island import Played, island
from tests.tui.drawn import look

NAMES = ("Anna", "Boris", "[b]Chen[/b]", "Dora")

PAINT = mixed(look())

CROWD = """
n1 e1 . ^ arrow_2 arrow_2d/1 arrow_3
$$n3   T       $$$        knight    ice       crocodile   cannibal
trap:e2 .      fort:s1    native_fort balloon cannon/1    cave
barrel dense_jungle:n2+w1 spinner_5:$$w2 #    wreck       aeroplane:fri  mis
"""


def crowd(**things: Any) -> Played:
    """Many tiles at once, with pieces and gold on some."""
    usual: dict[str, Any] = {
        "lost": "s3", "dead": "e3", "bottles": {"N": 2, "S": 1}, "stored": {"N": 3, "W": 7}, "caught": "e2",
        "missionary": "S", "friday": "W",
    }  # fmt: skip
    return island(CROWD, "c3", **{**usual, **things})


def game_of(played: Played) -> Game:
    """A game that begins with this board, and whose closed tiles are what was drawn."""
    hidden = dict(played.hidden)

    def draw(state: IslandState, nature: Nature) -> tuple[int, ...]:
        verb, cell = state.closed_tile()
        return (verb, cell, *hidden.get(cell, (EMPTY, 0)))

    drawn = type("Drawn", (IslandState,), {"__slots__": (), "draw": draw})
    first = played.state.copy()
    first.__class__ = drawn
    first.left = bytearray(len(KINDS))
    for cell in LAND:
        if not first.faces[cell]:
            first.left[hidden.get(cell, (EMPTY, 0))[0]] += not first.known[cell]
    return replace(GAME, start=lambda options, seats: first.copy())


def match_of(played: Played, seed: int = 1) -> Match:
    """A match that begins with this board."""
    seats = tuple(Seat(name) for name in NAMES[: played.state.seating.seats])
    match = Match(game_of(played), Options(), seats, seed)
    match.settle()
    return match


def begun(seats: int, seed: int, teams: bool = False) -> Match:
    """A match on the real island, settled to its first decision."""
    options = Options(teams="two_against_two" if teams else "off")
    match = Match(GAME, options, tuple(Seat(name) for name in NAMES[:seats]), seed)
    match.settle()
    return match


def scene_of(match: Match, *, alone: bool = False) -> Scene:
    """This moment as the screen hands it to the table; ``alone`` after the hand-over."""
    sitting = Sitting(match)
    if alone:
        sitting.look()
    return sitting.scene()


def moment_of(played: Played, *, alone: bool = False) -> Moment:
    return Moment(scene_of(match_of(played), alone=alone), TREASURE_ISLAND)


def aims_of(played: Played) -> tuple[Moment, Aims]:
    moment = moment_of(played)
    return moment, Aims(moment)


def move(moment: Moment, played: Played, text: str) -> Any:
    """The legal move with this text."""
    wanted = played.state.parse(text)
    assert wanted in moment.scene.moves
    return wanted
