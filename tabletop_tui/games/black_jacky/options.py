"""What the table may agree on before a game; the defaults are our reading of the rulebook."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """Set-up options."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    quick_duel: bool = Field(
        default=False,
        title="Quick Duel",
        description="The game ends as soon as the first cat has no heart left. Whoever then has most hearts wins.",
        json_schema_extra={"ruling": "B47"},
    )
    seen_cards: bool = Field(
        default=False,
        title="Show the discards",
        description="Show all cards of the discard pile, not only its top. Everybody saw them; this saves remembering.",
        json_schema_extra={"ruling": "B45"},
    )
    first_player: Literal["random", "1", "2", "3", "4", "5", "6"] = Field(
        default="random",
        title="Who starts",
        description="Who starts the first round. After that it is always the next cat in the saloon clockwise.",
        json_schema_extra={"ruling": "B8", "seat": True},
    )
