"""The rows of the data files, each with a mark of where it comes from.

The marks: R the rulebook of this edition, E the published rules of the earlier edition, C answers of the game's site, I
inferred from those, X our own choice, because nothing is known.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN, TERRAIN_NAMES
from tabletop_tui.games.pirates.tiles import NE, NW, SE, SW, E, N, S, W

from .kinds import ABILITIES, ARROWS, KINDS, bottles_of, coins_of

Mark = Literal["R", "E", "C", "I", "X"]

MEANINGS: Final[dict[Mark, str]] = {
    "R": "stated in the rulebook of this edition",
    "E": "stated in the published rules of the earlier edition",
    "C": "told by the editor of the game's site",
    "I": "inferred from totals or from another card",
    "X": "our own choice, because nothing is known",
}
"""What each mark says."""

BACKS: Final = (BEACH, FOREST, MOUNTAIN)
"""The terrains that tiles show on their backs."""

MOST_COINS: Final = 255
"""No more coins than a crew can have on board."""

DIRECTIONS: Final = {"N": N, "NE": NE, "E": E, "SE": SE, "S": S, "SW": SW, "W": W, "NW": NW}
"""Directions as data files write them."""


class Row(BaseModel):
    """A row of a data file, and the line it stands on."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    line: int = Field(exclude=True, repr=False)


class TileRow(Row):
    """Some tiles of one kind, back and set.

    Attributes:
        id: The name of the row.
        kind: The kind of tile.
        back: What its back shows.
        set: The number in its corner.
        count: How many there are.
        coins: Coins on all of them together.
        bottles: Bottles on all of them together.
        hard: Whether a table with small children may leave them out.
        kind_mark: How it is known that the edition has this kind.
        row_mark: How number, back and set are known.
    """

    id: str = Field(min_length=1)
    kind: str
    back: Literal["beach", "forest", "mountain"]
    set: Literal["1", "2", "3"]
    count: int = Field(ge=1, le=55)
    coins: int = Field(ge=0)
    bottles: int = Field(ge=0)
    hard: bool
    kind_mark: Mark
    row_mark: Mark

    @field_validator("kind")
    @classmethod
    def _is_known(cls, kind: str) -> str:
        if kind not in KINDS:
            raise ValueError(f"“{kind}” is no kind of tile; there are {', '.join(KINDS)}")
        return kind

    @field_validator("coins", "bottles")
    @classmethod
    def _belongs_to_kind(cls, found: int, info: ValidationInfo) -> int:
        kind, count, what = info.data.get("kind"), info.data.get("count"), str(info.field_name)
        if kind is None or count is None:
            return found
        each = coins_of(kind) if what == "coins" else bottles_of(kind)
        if found != each * count:
            raise ValueError(f"{count} of {kind} have {each * count} {what}, not {found}")
        return found

    @property
    def number(self) -> int:
        """The set as a number."""
        return int(self.set)

    @property
    def terrain(self) -> int:
        """The back as a terrain."""
        return TERRAIN_NAMES.index(self.back)


class TotalRow(Row):
    """What the tiles of a set, or all of them, have to add up to."""

    NAMES: ClassVar = ("set 1", "set 2", "set 3", "all")

    what: Literal["set 1", "set 2", "set 3", "all"]
    tiles: int = Field(ge=0)
    coins: int = Field(ge=0, le=MOST_COINS)
    bottles: int = Field(ge=0)
    tiles_mark: Mark
    coins_mark: Mark
    bottles_mark: Mark


class ExitsRow(Row):
    """Where an arrow sends pieces to while it is not turned."""

    kind: str
    exits: tuple[int, ...]
    mark: Mark

    @field_validator("kind")
    @classmethod
    def _is_arrow(cls, kind: str) -> str:
        if kind not in ARROWS:
            raise ValueError(f"“{kind}” is no arrow; there are {', '.join(ARROWS)}")
        return kind

    @field_validator("exits", mode="before")
    @classmethod
    def _are_directions(cls, text: Any) -> Any:
        words = str(text).split()
        wrong = [word for word in words if word not in DIRECTIONS]
        if wrong or not words or len(set(words)) < len(words):
            raise ValueError(f"they have to be different directions of {' '.join(DIRECTIONS)}, not “{text}”")
        return tuple(sorted(DIRECTIONS[word] for word in words))


class CrossroadsRow(Row):
    """Where a crossroads that is not turned sends whoever rolls this."""

    face: int = Field(ge=1, le=6)
    direction: int
    mark: Mark

    @field_validator("direction", mode="before")
    @classmethod
    def _is_direction(cls, text: Any) -> Any:
        if text not in DIRECTIONS:
            raise ValueError(f"it has to be one of {' '.join(DIRECTIONS)}, not “{text}”")
        return DIRECTIONS[text]


class AbilityRow(Row):
    """A card with an ability.

    Attributes:
        id: Its name in moves.
        name: Its name for people.
        group: The number of the island after which it can be had.
        effect: What it does, for people.
        name_mark: How the name is known.
        group_mark: How the group is known.
        effect_mark: How the effect is known, the least sure part of it.
        remark: What is to be said about that.
    """

    id: str
    name: str = Field(min_length=1)
    group: int = Field(ge=1, le=3)
    effect: str = Field(min_length=1)
    name_mark: Mark
    group_mark: Mark
    effect_mark: Mark
    remark: str

    @field_validator("id")
    @classmethod
    def _is_known(cls, id: str) -> str:
        if id not in ABILITIES:
            raise ValueError(f"“{id}” is no ability; there are {', '.join(ABILITIES)}")
        return id

    @property
    def number(self) -> int:
        """Its number, 1 to 9."""
        return ABILITIES.index(self.id) + 1
