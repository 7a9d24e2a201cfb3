"""The kinds of tiles of Archipelago; how many there are of each is data, and so is where arrows point.

What each does stands in `effects`; what the table says of stopping, loads and directions is used everywhere else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop_tui.games.pirates.tiles import TileKind

from .data import NUMBER, stock

CLOSED: Final = TileKind(
    id="closed",
    name="Closed tile",
    rule="Whoever opens it comes with empty hands.",
    count=0,
    acts="never",
)

SPENT: Final = TileKind(
    id="wreck", name="Spent aeroplane", rule="Its only flight is over: nothing here.", count=0, acts="never"
)


def _arrow(id: str, name: str, rule: str) -> TileKind:
    exits = stock().exits[id]
    turns = next(turns for turns in (1, 2, 4) if len(_headings(exits, turns)) == turns == len(_headings(exits, 4)))
    return TileKind(id=id, name=name, rule=rule, count=0, stop=False, way="arrow", turns=turns, exits=exits)


def _headings(exits: tuple[int, ...], turns: int) -> set[tuple[int, ...]]:
    return {tuple(sorted((direction + 2 * turn) % 8 for direction in exits)) for turn in range(turns)}


def _chest(coins: int, name: str, rule: str) -> TileKind:
    return TileKind(id=f"chest_{coins}", name=name, rule=rule, count=0, acts="once", coins=coins)


def _bottles(count: int, name: str, rule: str) -> TileKind:
    return TileKind(id=f"bottle_{count}", name=name, rule=rule, count=0, acts="once", bottles=count)


def _labyrinth(steps: int) -> TileKind:
    return TileKind(
        id=f"labyrinth_{steps}",
        name=f"Labyrinth of {steps} steps",
        rule=f"Takes {steps} turns to cross. Only who is one step behind can attack.",
        count=0,
        steps=steps,
    )


_ONE_WAY: Final = "Go on at once where the arrow points. In the water one swims."
_MANY_WAYS: Final = "Go on at once along any of the arrows. In the water one swims."

_KINDS: Final = (
    TileKind(id="empty", name="Empty", rule="Nothing here.", count=0, acts="never"),
    _arrow("arrow_1", "Arrow", _ONE_WAY),
    _arrow("arrow_1d", "Diagonal arrow", _ONE_WAY),
    _arrow("arrow_2", "Two arrows", _MANY_WAYS),
    _arrow("arrow_3", "Three arrows", _MANY_WAYS),
    _arrow("arrow_4", "Four arrows", _MANY_WAYS),
    _arrow("arrow_4d", "Four diagonal arrows", _MANY_WAYS),
    TileKind(id="barrel", name="Barrel of rum", rule="The piece cannot move in its crew's next turn.", count=0),
    _chest(1, "Chest with 1 coin", "A coin is found here."),
    _chest(2, "Chest with 2 coins", "Two coins are found here."),
    _chest(3, "Chest with 3 coins", "Three coins are found here."),
    _chest(4, "Chest with 4 coins", "Four coins are found here."),
    _chest(5, "Chest with 5 coins", "Five coins are found here."),
    TileKind(
        id="horse",
        name="Horse",
        rule="Jump on at once like a chess knight. Onto land, water or a ship; only the tile jumped to is opened.",
        count=0,
        stop=False,
        way="jump",
    ),
    TileKind(
        id="ice",
        name="Ice",
        rule="Repeats the last step at once. That is straight on, another jump, another throw or another flight.",
        count=0,
        stop=False,
        way="ice",
    ),
    TileKind(
        id="pit",
        name="Pit",
        rule="Holds whoever comes alone. He is free when a friend comes, an enemy beats him, or a bottle is used.",
        count=0,
    ),
    _bottles(1, "Bottle with a message", "One bottle for the crew that finds it."),
    _bottles(2, "Two bottles", "Two bottles for the crew that finds them."),
    _bottles(3, "Three bottles", "Three bottles for the crew that finds them."),
    TileKind(
        id="crocodile", name="Crocodile", rule="Go back at once to the cell before.", count=0, stop=False, way="back"
    ),
    TileKind(
        id="jungle",
        name="Jungle",
        rule="Enemies meet here without a fight. No coin comes in.",
        count=0,
        loads=False,
        truce=True,
    ),
    TileKind(
        id="karramba",
        name="Karramba",
        rule="The pirate who opens it must swear, or he vanishes.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="lighthouse",
        name="Lighthouse",
        rule="Who opens it looks at four closed tiles in secret; they stay where they are.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="balloon",
        name="Hot-air balloon",
        rule="Carries piece and coin to their own ship.",
        count=0,
        stop=False,
        way="balloon",
    ),
    TileKind(
        id="musket",
        name="Musket",
        rule="Who opens it fires in one of eight directions: the first piece on land in that line flies home.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="sanctuary",
        name="Sanctuary",
        rule="Nobody inside is beaten, no enemy and no coin comes in. A pirate here can bring back a dead one of his "
        "colour, as a turn.",
        count=0,
        loads=False,
        refuge=True,
        nursery=True,
    ),
    TileKind(
        id="crossroads",
        name="Dice crossroads",
        rule="The die says where. One goes on at once, and there is no second roll.",
        count=0,
        stop=False,
        way="die",
        turns=4,
    ),
    TileKind(
        id="trampoline",
        name="Trampoline",
        rule="Throws two cells far, in any direction. The piece comes down on land, on water or on a ship.",
        count=0,
        stop=False,
        way="throw",
    ),
    TileKind(
        id="aeroplane",
        name="Aeroplane",
        rule="Who opens it flies at once to any tile or to a friendly ship. It flies only once.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="smoke",
        name="Smoke",
        rule="For one circle each crew's turn is played by the captain of the next crew, without bottles.",
        count=0,
        acts="once",
    ),
    _labyrinth(2),
    _labyrinth(3),
    _labyrinth(4),
    _labyrinth(5),
    TileKind(
        id="missionary",
        name="Missionary",
        rule="He joins the crew that finds him: no fighting, no coins, and no attacks where he stands.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="earthquake",
        name="Earthquake",
        rule="Who opens it swaps two tiles, closed or open, on which nobody stands and nothing lies.",
        count=0,
        acts="once",
    ),
    TileKind(
        id="cannibal",
        name="Cannibal",
        rule="Whoever comes is eaten; his coin lies where he came from.",
        count=0,
        stop=False,
        deadly=True,
    ),
    TileKind(
        id="fortress",
        name="Fortress",
        rule="Nobody inside is beaten, no enemy and no coin comes in.",
        count=0,
        loads=False,
        refuge=True,
    ),
)

KINDS: Final[tuple[TileKind, ...]] = (
    CLOSED,
    *(
        replace(kind, count=sum(row.count for row in stock().tiles if row.kind == kind.id))
        for kind in sorted(_KINDS, key=lambda kind: NUMBER[kind.id])
    ),
    SPENT,
)
"""Every kind, by its number in faces; 0 is the back of a tile, and the last is what becomes of the aeroplane."""

WRECK: Final = len(KINDS) - 1
EMPTY: Final = NUMBER["empty"]
AEROPLANE: Final = NUMBER["aeroplane"]
CROSSROADS: Final = NUMBER["crossroads"]

COINS: Final = tuple(kind.coins for kind in KINDS)
"""Coins on a tile, by its kind."""
