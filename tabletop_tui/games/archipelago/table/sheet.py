"""What every page between islands is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.paint import Paint

PHASES: Final = (OwnPhase.DRAFT, OwnPhase.DRAFT_DIE, OwnPhase.NEXT_ISLAND)
"""When nobody looks at an island any more."""


@dataclass(frozen=True)
class Sheet:
    """A page to be drawn.

    Attributes:
        moment: What is to be seen.
        pointed: The move pointed at.
        width: Columns of the page.
        height: Rows of the page.
        paint: Colours and signs.
    """

    moment: Moment
    pointed: Move | None
    width: int
    height: int
    paint: Paint

    @property
    def view(self) -> View:
        """The position."""
        return seen(self.moment)


def seen(moment: Moment) -> View:
    """The position of a moment, with what only this game has."""
    view = moment.view
    assert isinstance(view, View)
    return view


def is_between(moment: Moment) -> bool:
    """Whether it is a moment between islands, or after all of them."""
    view = seen(moment)
    return view.phase in PHASES or (view.phase is Phase.OVER and moment.scene.options.plays == "campaign")
