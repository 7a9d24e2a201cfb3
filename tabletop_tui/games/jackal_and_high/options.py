"""What the table may agree on before a game; the defaults are our reading of the rulebook."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """Set-up options, each for a ruling of ours where tables may differ."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    take2_paws: Literal[1, 2, 3] = Field(
        default=2,
        title="Paws on a Take 2",
        description="How many paws each Take 2 card counts. The printed number is not known; 2 is our guess.",
        json_schema_extra={"ruling": "components"},
    )
    valley_when_nothing_fits: Literal["at_least_one", "exactly_one", "all"] = Field(
        default="at_least_one",
        title="When no die fits",
        description="How many of two or three thrown dice go to Vulture Valley when none of them fits a card.",
        json_schema_extra={"ruling": "J15"},
    )
    first_player: Literal["random", "1", "2", "3", "4", "5"] = Field(
        default="random",
        title="Who starts",
        description="Who starts the first round. After that it is always the next player clockwise.",
        json_schema_extra={"ruling": "J2", "seat": True},
    )
    show_paws: bool = Field(
        default=True,
        title="Show paws",
        description="Show everybody's paws during the game. All cards are won in the open; this saves counting.",
        json_schema_extra={"ruling": "J48"},
    )
    open_stacks: bool = Field(
        default=False,
        title="Open stacks",
        description="Stacks lie face up, so everybody sees which card is on top. Nobody then has to look away.",
        json_schema_extra={"ruling": "J48"},
    )
