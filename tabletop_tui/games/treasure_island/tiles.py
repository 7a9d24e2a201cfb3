"""The 117 tiles of Treasure Island.

What each does stands in `effects`; what the table says of stopping, loads and directions is used everywhere else.
"""

from __future__ import annotations

from typing import Final, Literal

from tabletop_tui.games.pirates.tiles import NE, NW, SE, SW, E, N, S, TileKind, W


def _arrow(id: str, name: str, where: str, *, turns: Literal[1, 2, 4], exits: tuple[int, ...]) -> TileKind:
    return TileKind(
        id=id,
        name=name,
        rule=f"Go on at once {where}.",
        count=3,
        stop=False,
        way="arrow",
        turns=turns,
        exits=exits,
    )


def _spinner(name: str, *, steps: int, count: int) -> TileKind:
    return TileKind(
        id=f"spinner_{steps}",
        name=name,
        rule=f"Takes {steps} turns to cross. Only who is one step behind can attack.",
        count=count,
        steps=steps,
    )


KINDS: Final[tuple[TileKind, ...]] = (
    TileKind(
        id="closed",
        name="Closed tile",
        rule="Nobody knows what it is until somebody goes there, with empty hands.",
        count=0,
        acts="never",
    ),
    TileKind(id="empty", name="Empty", rule="Nothing here.", count=18, acts="never"),
    _arrow("arrow_1", "Arrow", "where the arrow points", turns=4, exits=(N,)),
    _arrow("arrow_1d", "Diagonal arrow", "where the arrow points", turns=4, exits=(NE,)),
    _arrow("arrow_2", "Two arrows", "along either arrow", turns=2, exits=(E, W)),
    _arrow("arrow_2d", "Two diagonal arrows", "along either arrow", turns=2, exits=(NE, SW)),
    _arrow("arrow_3", "Three arrows", "along any of the arrows", turns=4, exits=(NW, E, S)),
    _arrow("arrow_4", "Four arrows", "along any of the arrows", turns=1, exits=(N, E, S, W)),
    _arrow("arrow_4d", "Four diagonal arrows", "along any of the arrows", turns=1, exits=(NE, SE, SW, NW)),
    TileKind(
        id="knight",
        name="Knight",
        rule="Jump on at once like a chess knight. Only the tile jumped to is opened.",
        count=2,
        stop=False,
        way="jump",
    ),
    _spinner("Jungle track", steps=2, count=5),
    _spinner("Desert", steps=3, count=4),
    _spinner("Swamp", steps=4, count=2),
    _spinner("Mountains", steps=5, count=1),
    TileKind(
        id="ice",
        name="Ice",
        rule="Repeats the last step at once: straight on, another jump, or another flight.",
        count=6,
        stop=False,
        way="ice",
    ),
    TileKind(
        id="trap", name="Trap", rule="Holds whoever comes alone, until a friend comes or a bottle is spent.", count=3
    ),
    TileKind(
        id="crocodile", name="Crocodile", rule="Go back at once to the cell before.", count=4, stop=False, way="back"
    ),
    TileKind(
        id="cannibal",
        name="Cannibal",
        rule="Whoever comes is eaten with all he carries; only Friday is not.",
        count=1,
        deadly=True,
    ),
    TileKind(
        id="fort",
        name="Fort",
        rule="Nobody inside can be attacked and no enemy can enter. No gold comes in.",
        count=2,
        loads=False,
        refuge=True,
    ),
    TileKind(
        id="native_fort",
        name="Fort with the native woman",
        rule="A fort in which a pirate can bring back a dead one of his colour, as a turn.",
        count=1,
        loads=False,
        refuge=True,
        nursery=True,
    ),
    TileKind(id="chest_1", name="Chest with 1 coin", rule="A coin is found here.", count=5, acts="once", coins=1),
    TileKind(id="chest_2", name="Chest with 2 coins", rule="Two coins are found here.", count=5, acts="once", coins=2),
    TileKind(
        id="chest_3", name="Chest with 3 coins", rule="Three coins are found here.", count=3, acts="once", coins=3
    ),
    TileKind(id="chest_4", name="Chest with 4 coins", rule="Four coins are found here.", count=2, acts="once", coins=4),
    TileKind(id="chest_5", name="Chest with 5 coins", rule="Five coins are found here.", count=1, acts="once", coins=5),
    TileKind(
        id="galleon",
        name="Galleon treasure",
        rule="The treasure of the Spanish galleon, carried like a coin and worth three.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="aeroplane",
        name="Aeroplane",
        rule="Flies once, now or later, to any tile. Whoever leaves it first uses it up.",
        count=1,
        acts="until left",
    ),
    TileKind(
        id="misfortune",
        name="Misfortune",
        rule="The pirate who opens it must swear, or he vanishes.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="balloon",
        name="Hot-air balloon",
        rule="Carries the piece and its load to its own ship at once.",
        count=2,
        stop=False,
        way="balloon",
    ),
    TileKind(
        id="cannon",
        name="Cannon",
        rule="Shoots the piece along the barrel into the sea; only a friendly ship there saves its load.",
        count=2,
        stop=False,
        way="shot",
        turns=4,
        exits=(N,),
    ),
    TileKind(
        id="lighthouse",
        name="Lighthouse",
        rule="Who opens it looks at four closed tiles in secret and puts them back in any order.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="ben_gunn",
        name="Ben Gunn",
        rule="Ben Gunn joins the crew that finds him and is one more pirate.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="missionary",
        name="Missionary",
        rule="He joins the crew that finds him: no fighting, no loads, and no attacks where he stands.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="friday",
        name="Friday",
        rule="He joins the crew that finds him: carries gold, never attacks, and changes sides when attacked.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="bottles_1",
        name="Bottle with a message",
        rule="One bottle for the crew that finds it.",
        count=3,
        acts="once",
        bottles=1,
    ),
    TileKind(
        id="bottles_2",
        name="Two bottles with messages",
        rule="Two bottles for the crew that finds them.",
        count=2,
        acts="once",
        bottles=2,
    ),
    TileKind(
        id="bottles_3",
        name="Three bottles with messages",
        rule="Three bottles for the crew that finds them.",
        count=1,
        acts="once",
        bottles=3,
    ),
    TileKind(
        id="cave",
        name="Cave",
        rule="Leads to another open cave that no enemy guards. Where it is the only one, pieces are lost in it.",
        count=4,
    ),
    TileKind(id="barrel", name="Barrel of rum", rule="The piece cannot move in its crew's next turn.", count=4),
    TileKind(
        id="earthquake",
        name="Earthquake",
        rule="Who opens it swaps two tiles on which nobody stands and nothing lies.",
        count=1,
        acts="once",
    ),
    TileKind(
        id="dense_jungle",
        name="Dense jungle",
        rule="Enemies meet here without a fight. No gold comes in.",
        count=3,
        loads=False,
        truce=True,
    ),
    TileKind(
        id="burning_field",
        name="Burning field",
        rule="For one circle each crew's turn is played by the captain of the next crew.",
        count=2,
        acts="once",
    ),
    TileKind(id="wreck", name="Spent aeroplane", rule="Its only flight is over: nothing here.", count=0, acts="never"),
)
"""Every kind, by its number in faces; 0 is the back of a tile, and the last is what becomes of the aeroplane."""

NUMBER: Final = {kind.id: number for number, kind in enumerate(KINDS)}
"""The number of each kind, by id."""

EMPTY: Final = NUMBER["empty"]
AEROPLANE: Final = NUMBER["aeroplane"]
WRECK: Final = NUMBER["wreck"]
CAVE: Final = NUMBER["cave"]

DECK: Final = tuple(number for number, kind in enumerate(KINDS) for _ in range(kind.count))
"""The kind of each of the 117 tiles, as they come out of the box."""

COINS: Final = 37
TREASURE: Final = 3
"""What the galleon treasure counts."""

GOLD: Final = COINS + TREASURE
"""All the gold of the island."""
