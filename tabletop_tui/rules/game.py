"""A game as the house knows it: its box on the shelf, and what opening the box brings out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import BadOptions
from .refusals import told
from .state import State

if TYPE_CHECKING:
    from pydantic import BaseModel


@dataclass(frozen=True, slots=True)
class Room:
    """A screen of a game's own beside its table, a workshop for instance; launcher and set-up have a door to it.

    The screen is made with the folder of what people make for the game. It is dismissed with the values of options to
    set a game up with, as the set-up chooses them, or with None to go back to where one came from.

    Attributes:
        label: One or two words for the key hints.
        meaning: A sentence for help and palette.
        opens: ``module:attribute`` of the screen's class, loaded when somebody goes in.
    """

    label: str
    meaning: str
    opens: str

    def open(self) -> Any:
        """The class of the screen; imports Textual."""
        return _load(self.opens)


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
        room: A screen of the game's own; None for most.
        check: ``module:attribute`` of a function that says, a sentence each, what is wrong with the game's own files
            among the assets; empty where a game has none that can be wrong. The game itself is not loaded for it.
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
    room: Room | None = None
    check: str = ""

    def open(self) -> Game:
        """The game in this box.

        Raises:
            TabletopError: A file that came with it is not fit to play by.
        """
        game: Game = _load(self.opens)
        return game

    def lay_table(self) -> Any:
        """The class of the game's table widget; imports Textual."""
        return _load(self.table)

    def own_faults(self) -> Sequence[str]:
        """One sentence for everything the game finds wrong with its own files."""
        faults: Sequence[str] = _load(self.check)() if self.check else ()
        return faults


class Offers(NamedTuple):
    """What people made for a game, as its set-up offers it.

    Attributes:
        values: Further values of options, with their names; the same options every time, be there much or nothing.
        troubles: One sentence for each thing that cannot be used.
    """

    values: Mapping[str, Sequence[tuple[Any, str]]]
    troubles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Supply:
    """How what people made for a game comes into its options.

    Options hold the thing itself and not where it was found, so that a match outlives every file.

    Attributes:
        offers: What there is in a folder, which need not exist.
        fill: Values of options with what was offered, or named by name or file, replaced by the thing itself; raises
            `BadOptions` where there is no such thing or it cannot be used.
    """

    offers: Callable[[Path], Offers]
    fill: Callable[[dict[str, Any], Path], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game, stateless.

    Attributes:
        box: The box it came in.
        revision: Goes up whenever a rule changes in a way that old journals may notice.
        options: The pydantic model of the set-up options; its defaults are the rulebook.
        start: Makes the first position from an options instance and the number of seats.
        bound: The most decisions (moves of seats, chance not counted) a game with these options and seats can take.
        supply: How things people made come into the options; None where nothing can be made.
    """

    box: Box
    revision: int
    options: type[BaseModel]
    start: Callable[[Any, int], State[Any, Any]]
    bound: Callable[[Any, int], int]
    supply: Supply | None = None

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

    def choose_options(self, values: dict[str, Any], made: Path) -> BaseModel:
        """Options as people choose them, with what they made themselves taken from its folder.

        Raises:
            BadOptions: See `read_options`; or something they made is not there, or not fit.
        """
        return self.read_options(values if self.supply is None else self.supply.fill(values, made))

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
