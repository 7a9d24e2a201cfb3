"""What the table may agree on before a game; the defaults are our reading of the rulebook."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """Set-up options."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    teams: Literal["off", "two_against_two"] = Field(
        default="off",
        title="Teams",
        description="Four players: each for himself, or opposite crews together. Two players have two crews each.",
        json_schema_extra={"ruling": "T6"},
    )
    end_when_decided: bool = Field(
        default=True,
        title="End when decided",
        description="The game ends as soon as the leaders have more gold than the next could still reach.",
        json_schema_extra={"ruling": "T52"},
    )
