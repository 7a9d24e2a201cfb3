"""The contract every game fulfils, and the match that plays it; nothing here knows how anything looks."""

from .errors import BadOptions, BrokenJournal, CannotRedo, CannotUndo, IllegalMove, TabletopError, UnknownMove
from .events import Event, Tell, told_to
from .game import Box, Game, Offers, Room, Supply
from .journal import DIGEST_KIND, REDO, UNDO, Closing, Keeper
from .match import Match
from .nature import Luck, Nature, Scripted, SeededNature
from .outcome import Outcome
from .seat import PERSON, Seat
from .state import CHANCE, NOBODY, State, parse_among
from .step import Step

__all__ = [
    "CHANCE",
    "DIGEST_KIND",
    "NOBODY",
    "PERSON",
    "REDO",
    "UNDO",
    "BadOptions",
    "Box",
    "BrokenJournal",
    "CannotRedo",
    "CannotUndo",
    "Closing",
    "Event",
    "Game",
    "IllegalMove",
    "Keeper",
    "Luck",
    "Match",
    "Nature",
    "Offers",
    "Outcome",
    "Room",
    "Scripted",
    "Seat",
    "SeededNature",
    "State",
    "Step",
    "Supply",
    "TabletopError",
    "Tell",
    "UnknownMove",
    "parse_among",
    "told_to",
]
