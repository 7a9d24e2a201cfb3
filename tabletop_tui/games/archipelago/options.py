"""What the table may agree on before a game; the defaults are our reading of the rulebook."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from .data import BadData
from .voyages import fault, own_island

MOST_OWN_ISLANDS: Final = 9
"""So many islands of their own people can take along on a campaign."""


class Options(BaseModel):
    """Set-up options."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    plays: Literal["campaign", "island_1", "island_2", "island_3", "own"] = Field(
        default="campaign",
        title="What is played",
        description="A campaign begins on island 1, and pirates keep what they learn from island to island. One island "
        "alone is played without abilities.",
        json_schema_extra={
            "ruling": "A19",
            "blurb": True,
            "labels": {
                "campaign": "a campaign",
                "island_1": "island 1 only",
                "island_2": "island 2 only",
                "island_3": "island 3 only",
            },
            "made": ["own"],
        },
    )
    first: Literal["1", "2", "3", "4"] = Field(
        default="1",
        title="Youngest captain",
        description="The youngest captain goes first, on every island, and says in the end where the table sails next.",
        json_schema_extra={"ruling": "A2", "seat": True},
    )
    teams: Literal["off", "two_against_two"] = Field(
        default="off",
        title="Teams",
        description="Four players: each for himself, or two against two, opposite crews together.",
    )
    crews: Literal["one", "two"] = Field(
        default="one",
        title="Crews for two players",
        description="Two players: one crew each, or two opposite crews each.",
        json_schema_extra={"ruling": "A30"},
    )
    hard_tiles: Literal["in", "out"] = Field(
        default="in",
        title="Hard tiles",
        description="For children younger than eight: tiles that are hard to play stay in the box.",
        json_schema_extra={"labels": {"in": "play with them", "out": "leave them out"}},
    )
    sets_of_island_2: Literal["1 and 2", "1 and 3"] = Field(
        default="1 and 2",
        title="Sets for island 2",
        description="Island 2 is built from the tiles of set 1 and of one other set.",
    )
    moor_beach_only: bool = Field(
        default=False,
        title="Moor at beaches only",
        description="Ships begin next to a beach and not side by side, where the crews choose their berths.",
    )
    end_when_decided: bool = Field(
        default=False,
        title="End when decided",
        description="An island ends as soon as the leaders have more coins than the next could still reach. Off, "
        "because third place and third coin bring abilities.",
    )
    own_islands: tuple[str, ...] = Field(
        default=(),
        title="Own islands",
        description="Islands drawn at this table, which a campaign can sail to.",
        json_schema_extra={"ruling": "A34"},
    )

    @field_validator("own_islands")
    @classmethod
    def _are_islands(cls, texts: tuple[str, ...]) -> tuple[str, ...]:
        """Each as it would be written anew, so that equal islands are equal texts."""
        if len(texts) > MOST_OWN_ISLANDS:
            raise ValueError(f"{MOST_OWN_ISLANDS} can be taken along, not {len(texts)}")
        try:
            return tuple(own_island(text, number).text() for number, text in enumerate(texts, 1))
        except BadData as error:
            raise ValueError(str(error)) from None

    @model_validator(mode="after")
    def _can_be_built(self) -> Self:
        if trouble := fault(self):
            raise ValueError(trouble)
        return self
