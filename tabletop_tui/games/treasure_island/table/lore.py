"""What is Treasure Island's own about its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import NAMES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.lore import BY_PIECE, CELL_AT, CHAINS, LOAD_AT, Lore
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import DIRECTIONS
from tabletop_tui.games.pirates.table.words import going
from tabletop_tui.games.pirates.view import Spot
from tabletop_tui.games.treasure_island.chart import CHART
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.phases import OwnPhase
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.rules.words import count

from .legend import legend


def _footing(moment: Moment) -> Sequence[Sequence[str]]:
    view = moment.view
    seen = f"gold: {view.known_gold} seen, {view.unknown_gold} unseen, {view.lost_gold} lost"
    return ((f"  {seen}", seen.replace(",", "")),)


def _still_closed(moment: Moment, _: Spot) -> str:
    chances = "" if moment.scene.outcome is not None else "; o tells the chances"
    return f"{count(sum(moment.view.closed), 'tile')} still closed{chances}."


def _escaping(moment: Moment, move: Move) -> str:
    return f"{going(moment, move)}, for a bottle"


def _taking_off(moment: Moment, move: Move) -> str:
    return going(moment, move).replace(" goes to ", " flies to ", 1)


TREASURE_ISLAND: Final = Lore(
    signs="treasure-island",
    kinds=KINDS,
    grid=lambda _view: GRID,
    passages={
        Phase.ACTION: "A turn",
        Phase.AFTER: "Bottles",
        Phase.ANSWER: "End of the game",
        Phase.WAY: "Chains",
        OwnPhase.PASSAGE: "The tiles",
        Phase.FLIGHT: "Chains",
        **dict.fromkeys((OwnPhase.BOARDING, Phase.CURSE, Phase.LIGHTHOUSE, Phase.ARRANGING), "The tiles"),
        **dict.fromkeys((Phase.FIRST_TILE, Phase.SECOND_TILE), "The tiles"),
        Phase.OVER: "End of the game",
    },
    footing=_footing,
    still_closed=_still_closed,
    legend=legend,
    aim="The aim: the most gold aboard. Go onto closed tiles, and carry home what is found.",
    money=CHART.money,
    ends=CHART.ends,
    haze="a field burns",
    swimming="Whoever swims here carries nothing, and comes out only onto a friendly ship.",
    costly=(moves.GIVE, ESCAPE),
    dull=(STAY,),
    by_piece=(*BY_PIECE, ESCAPE, TAKE_OFF),
    cell_at={**CELL_AT, ESCAPE: 2, TAKE_OFF: 2},
    load_at={**LOAD_AT, ESCAPE: 3, TAKE_OFF: 3},
    chains=(*CHAINS, OwnPhase.PASSAGE, OwnPhase.BOARDING),
    sayings={
        ESCAPE: _escaping,
        TAKE_OFF: _taking_off,
        STAY: lambda moment, _move: f"{NAMES[moment.view.mover]} waits here",
    },
    ways={ESCAPE: " +bottle", TAKE_OFF: " by air"},
    outcomes={STAY: "the flight is for later"},
    said_enough=(STAY,),
    details={
        moves.AGREE: "If all agree the game ends here, and most gold aboard wins.",
        moves.DONE: "The action is done. A bottle may still be handed over, or not.",
    },
    questions={OwnPhase.PASSAGE: "which exit? ", OwnPhase.BOARDING: "fly or wait? "},
    action_passages={
        moves.REVIVE: "Death and birth",
        moves.GIVE: "Bottles",
        ESCAPE: "Bottles",
        moves.PROPOSE: "End of the game",
    },
    turned_names={"cannon": lambda turn: f"cannon shooting {DIRECTIONS[2 * turn]}"},
    spent_names={
        "galleon": "where the galleon was",
        "misfortune": "misfortune, over",
        "earthquake": "earthquake, over",
        "burning_field": "burnt field",
    },
    brief_names={
        "native_fort": "fort of births",
        "spinner_2": "track",
        "barrel": "rum",
        "balloon": "balloon",
        "cannon": "cannon",
        "wreck": "spent plane",
        "arrow_4d": "diagonal arrows",
    },
)
