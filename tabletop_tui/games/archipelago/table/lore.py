"""What is Archipelago's own about its table."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.archipelago.chart import MONEY, chart
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.moves import HIT, MOOR, RUSH, SHOOT, STAND_UP, TAKE, TURN
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.lore import BY_PIECE, CELL_AT, CHAINS, LOAD_AT, Lore
from tabletop_tui.games.pirates.view import PirateView

from . import sayings, standing
from .abilities import badges
from .legend import legend
from .musket import aimed_at, line_of_fire
from .replay import CHANGES, WAITS
from .sheet import PHASES


def _grid(view: PirateView) -> Grid:
    assert hasattr(view, "layout"), "a view of this game says which island it is of"
    grid: Grid = chart(view.layout).grid
    return grid


ARCHIPELAGO: Final = Lore(
    signs="archipelago",
    kinds=KINDS,
    grid=_grid,
    passages={
        Phase.ACTION: "A turn",
        Phase.AFTER: "Bottles",
        Phase.ANSWER: "The end of an island",
        **dict.fromkeys((Phase.WAY, Phase.FLIGHT), "Chains"),
        **dict.fromkeys((Phase.CURSE, Phase.LIGHTHOUSE, Phase.ARRANGING, Phase.FIRST_TILE), "The tiles"),
        **dict.fromkeys((Phase.SECOND_TILE, OwnPhase.TURNING, OwnPhase.AIM, OwnPhase.VICTIM), "The tiles"),
        OwnPhase.MOORING: "The islands",
        OwnPhase.DRAFT: "Choosing cards",
        **dict.fromkeys((OwnPhase.NEXT_ISLAND, Phase.OVER), "From island to island"),
    },
    footing=standing.footing,
    still_closed=standing.still_closed,
    legend=legend,
    aim="The aim: the most coins aboard. Go onto closed tiles, and carry home what is found.",
    money=MONEY,
    ends="this island",
    haze="smoke",
    swimming="Whoever swims here carries nothing, and comes out only onto a friendly ship. Swimmers and Ship's Boys "
    "climb ashore too.",
    by_piece=(*BY_PIECE, TAKE),
    cell_at={**CELL_AT, MOOR: 1, TAKE: 2, TURN: 1},
    finders={
        **dict.fromkeys((STAND_UP, RUSH, HIT), lambda moment, move: moment.view.pieces[move[1]].cell),
        SHOOT: aimed_at,
    },
    load_at={**LOAD_AT, RUSH: 2},
    chains=(*CHAINS, OwnPhase.AIM, OwnPhase.VICTIM),
    not_played=(OwnPhase.MOORING, *PHASES),
    by_ship=(MOOR,),
    lines={SHOOT: line_of_fire},
    turning={TURN: lambda move: (move[1], move[2])},
    costly=(moves.GIVE, STAND_UP, RUSH),
    sayings=sayings.SAYINGS,
    brief_sayings=sayings.BRIEF_SAYINGS,
    outcomes=sayings.OUTCOMES,
    at_sea=sayings.AT_SEA,
    said_enough=(STAND_UP,),
    foretold=sayings.FORETOLD,
    details=sayings.DETAILS,
    questions=sayings.QUESTIONS,
    action_passages={
        moves.SAIL: "Ships and water",
        moves.REVIVE: "Death and return",
        moves.PROPOSE: "The end of an island",
        TAKE: "Abilities",
    },
    turned_names={"crossroads": sayings.crossroads},
    brief_names=sayings.BRIEF_NAMES,
    abilities=("", *(card.name for card in stock().cards)),
    badges=(badges(False), badges(True)),
    notes=standing.notes,
    gift=sayings.gift,
    fighting=sayings.fighting,
    changes=CHANGES,
    waits=WAITS,
)
