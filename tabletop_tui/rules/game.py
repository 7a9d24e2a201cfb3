"""A game as the house knows it: its box on the shelf, and what opening the box brings out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import BadOptions
from .refusals import told
from .state import State

if TYPE_CHECKING:
    from pydantic import BaseModel


@dataclass(frozen=True, slots=True)
class Box:
    """What stands on the shelf: enough for the launcher, cheap to load.

    Attributes:
        id: The game's name on the command line and in saves, for instance ``jackal-and-high``.
        name: Its name for people.
        blurb: One line that makes one want to play it.
        seats: Fewest and most seats.
        minutes: How long a game takes, roughly.
        opens: ``module:attribute`` of the `Game`, loaded when the game is opened.
        table: ``module:attribute`` of the game's table widget, loaded when a table is laid.
        about: File of the in-app rulebook among the assets, a Markdown file.
        art: File of the box art among the assets.
    """

    id: str
    name: str
    blurb: str
    seats: tuple[int, int]
    minutes: int
    opens: str
    table: str
    about: str
    art: str

    def open(self) -> Game:
        """The game in this box."""
        game: Game = _load(self.opens)
        return game

    def lay_table(self) -> Any:
        """The class of the game's table widget; imports Textual."""
        return _load(self.table)


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game, stateless.

    Attributes:
        box: The box it came in.
        revision: Goes up whenever a rule changes in a way that old journals may notice.
        options: The pydantic model of the set-up options; its defaults are the rulebook.
        start: Makes the first position from an options instance and the number of seats.
        bound: The most decisions (moves of seats, chance not counted) a game with these options and seats can take.
    """

    box: Box
    revision: int
    options: type[BaseModel]
    start: Callable[[Any, int], State[Any, Any]]
    bound: Callable[[Any, int], int]

    def new(self, options: BaseModel, seats: int) -> State[Any, Any]:
        """The first position.

        Raises:
            BadOptions: This game is not for so many seats.
        """
        fewest, most = self.box.seats
        if not fewest <= seats <= most:
            wanted = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise BadOptions(f"{self.box.name} is for {wanted} players, not {seats}.")
        return self.start(options, seats)

    def read_options(self, values: dict[str, Any]) -> BaseModel:
        """Options from the outside world, checked.

        Raises:
            BadOptions: An option that does not exist or a value it does not have, named.
        """
        from pydantic import ValidationError  # noqa: PLC0415 - pydantic costs start-up time and is needed only here

        try:
            return self.options.model_validate(values)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            if first["type"] == "extra_forbidden":
                known = ", ".join(self.options.model_fields) or "none"
                raise BadOptions(f"{self.box.name} has no option “{where}”. It has: {known}.") from None
            # A model's own check of several options together says its sentence without naming one of them.
            about = f"Option “{where}” of {self.box.name}" if where else self.box.name
            raise BadOptions(told(about, first)) from None


def _load(path: str) -> Any:
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
