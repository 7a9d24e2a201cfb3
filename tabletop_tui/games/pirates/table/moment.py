"""What the table shows at one moment: the scene, the cursor, and where the last move went."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from tabletop_tui.games.pirates.crews import COLOURS, LETTERS
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.marks import UNKNOWN, Foresight, Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.position import LOST
from tabletop_tui.games.pirates.view import Crew, Lies, Piece, PirateView, Spot, Where
from tabletop_tui.tui.scene import Scene

from .lore import Lore

About = ParamSpec("About")
Words = TypeVar("Words")

NO_FORESIGHT = Foresight(Mark.NONE, UNKNOWN)


@dataclass(frozen=True)
class Moment:
    """Everything drawing and words need; what it works out it works out once.

    Attributes:
        scene: The scene, its view possibly moved on by what has been staged so far.
        lore: What is the game's own.
        trail: Cells the last move went along, in order.
    """

    scene: Scene
    lore: Lore
    trail: tuple[int, ...] = ()

    @property
    def view(self) -> PirateView:
        """The position on show."""
        view: PirateView = self.scene.view
        return view

    @cached_property
    def grid(self) -> Grid:
        """The map."""
        return self.lore.grid(self.view)

    @property
    def name(self) -> str:
        """Who decides."""
        return self.scene.names[self.scene.actor] if self.scene.actor >= 0 else ""

    @cached_property
    def spots(self) -> Mapping[int, Spot]:
        """The tiles by cell."""
        return {spot.cell: spot for spot in self.view.spots}

    @cached_property
    def lying(self) -> Mapping[int, tuple[Lies, ...]]:
        """Gold by cell, steps of a spinner apart."""
        found: dict[int, tuple[Lies, ...]] = {}
        for lies in self.view.lying:
            found[lies.cell] = (*found.get(lies.cell, ()), lies)
        return found

    @cached_property
    def there(self) -> Mapping[int, tuple[Piece, ...]]:
        """Pieces by cell, those lost underground left out, the crew on turn first."""
        found: dict[int, list[Piece]] = {}
        for piece in self.view.pieces:
            if piece.where in (Where.LAND, Where.ABOARD, Where.SWIMMING):
                found.setdefault(piece.cell, []).append(piece)
        crew = self.view.crew
        return {cell: tuple(sorted(pieces, key=lambda one: one.crew != crew)) for cell, pieces in found.items()}

    @cached_property
    def crews(self) -> Mapping[int, Crew]:
        """The crews in play, by number."""
        return {crew.crew: crew for crew in self.view.crews}

    @cached_property
    def ships(self) -> Mapping[int, Crew]:
        """The crews by the cell of their ship."""
        return {crew.ship: crew for crew in self.view.crews}

    @cached_property
    def terrain_counts(self) -> bool:
        """Whether it makes a difference which ground one stands on: somebody can do something others cannot."""
        return any(piece.ability for piece in self.view.pieces)

    @cached_property
    def said(self) -> dict[object, Any]:
        """What has been said about this moment, see `once_a_moment`."""
        return {}

    @cached_property
    def foresights(self) -> Mapping[Move, Foresight]:
        """What everybody can foresee of each legal move."""
        return dict(zip(self.scene.moves, self.scene.marks, strict=False))

    def foresight(self, move: Move) -> Foresight:
        """What everybody can foresee of a legal move."""
        return self.foresights.get(move, NO_FORESIGHT)

    def loses_piece(self, move: Move) -> bool:
        """Whether a move surely leads into the only open cave."""
        return self.foresight(move).place == LOST

    def friends(self, one: int, other: int) -> bool:
        """Whether two crews win together."""
        if one not in self.crews or other not in self.crews:
            return one == other
        return self.crews[one].side == self.crews[other].side

    def captain(self, crew: int) -> str:
        """Who commands a crew."""
        return self.scene.names[self.crews[crew].seat]


def once_a_moment(say: Callable[Concatenate[Moment, About], Words]) -> Callable[Concatenate[Moment, About], Words]:
    """Let something be worked out only once at each moment: a cursor comes back to what it has been told."""

    @wraps(say)
    def remembered(moment: Moment, /, *about: About.args, **how: About.kwargs) -> Words:
        key = (say, *about, *how.items())
        if key not in moment.said:
            moment.said[key] = say(moment, *about, **how)
        words: Words = moment.said[key]
        return words

    return remembered


def crew_name(crew: int) -> str:
    """A crew in words, ``white (N)``."""
    return f"{COLOURS[crew]} ({LETTERS[crew]})"
