"""What the table says of moves, of whose turn it is, and where the game stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LETTERS, NAMES
from tabletop_tui.games.pirates.moves import LOADS, NOTHING, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.marks import Mark
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.rules import NOBODY
from tabletop_tui.rules.words import count

from .aims import load, target
from .foretold import SHORT_NAMES, consequence
from .moment import Moment, crew_name, once_a_moment
from .places import brief_name, cell_name, ship_name, spot_words

SIGNS: Final = {Mark.DEADLY: "deadly", Mark.GOLD_LOST: "loses", Mark.CHANGES_NOTHING: "idle"}


def label(moment: Moment, move: Move, signs: dict[Mark, str]) -> str:
    """A legal move in words for the list, with a sign before it where it kills, loses gold or changes nothing."""
    mark = moment.foresight(move).mark
    sign = next((f"{signs[known]} " for known in SIGNS if mark & known and known in signs), "")
    what = consequence(moment, move, brief=True)
    return f"{sign}{_brief(moment, move)}{f': {what}' if what else ''}"


def _brief(moment: Moment, move: Move) -> str:
    """A move in as few words as a narrow list wants: ``n2 f5 +coin``."""
    if move[0] in _BRIEF:
        return _BRIEF[move[0]](move)
    if move[0] == moves.ARRANGE:
        return ", ".join(_put_back(moment, origin) for origin in move[1:])
    if move[0] not in (moves.STEP, ESCAPE, TAKE_OFF, moves.GO, moves.FLY, moves.ADVANCE):
        return action(moment, move)
    by_piece = move[0] not in (moves.GO, moves.FLY)
    way = {ESCAPE: " +bottle", TAKE_OFF: " by air"}.get(move[0], "")
    carried = f" +{LOADS[load(move)]}" if load(move) else ""
    name = SHORT_NAMES[move[1] if by_piece else moment.view.mover]
    where = cell_name(target(moment, move))
    if move[0] == moves.ADVANCE:
        where = f"on to step {moment.view.pieces[move[1]].step + 1}"
    return f"{name} {where}{carried}{way}"


_BRIEF: Final[dict[int, Callable[[Move], str]]] = {
    moves.SAIL: lambda move: f"ship {LETTERS[move[1]]} to {cell_name(move[2])}",
    moves.GIVE: lambda move: f"bottle for {SHORT_NAMES[move[1]]}",
    moves.REVIVE: lambda move: f"{NAMES[move[1]]} back to life",
    moves.QUAKE: lambda move: f"{cell_name(move[1])} for {cell_name(move[2])}",
    moves.PROPOSE: lambda _: "ask to end the game",
}


@once_a_moment
def prompt(moment: Moment, pointed: Move | None, room: int = 78) -> str:
    """What is expected of whom, and what the move pointed at would do; in fewer words where there is little room."""
    if moment.scene.actor == NOBODY or moment.view.phase is Phase.OVER:
        return moment.scene.outcome.reason if moment.scene.outcome else "The game is over."
    if moment.scene.actor < 0:
        return "Let us see what happens."
    if pointed is None:
        return f"{moment.name} decides, unseen by the others."
    start = f"{moment.name}: {_QUESTIONS.get(moment.view.phase, '')}{action(moment, pointed)}"
    said = ""
    for brief in (False, True):
        what = consequence(moment, pointed, brief=brief)
        said = f"{start}{f': {what}' if what else ''}."
        if cell_len(said) <= room:
            break
    return said


_QUESTIONS: Final = {
    Phase.AFTER: "anything else? ",
    Phase.ANSWER: "shall the game end? ",
    Phase.WAY: "which way? ",
    Phase.PASSAGE: "which exit? ",
    Phase.FLIGHT: "where to? ",
    Phase.BOARDING: "fly or wait? ",
    Phase.CURSE: "swear aloud! ",
    Phase.LIGHTHOUSE: "look under which? ",
    Phase.ARRANGING: "put them back: ",
    Phase.FIRST_TILE: "the earth shakes, ",
}


LOOKING: Final = "(v ends looking round)"
"""What follows while the cursor roams, where there is room."""


def roaming(moment: Moment, cell: int) -> str:
    """What lies under a cursor that roams."""
    return f"{cell_name(cell)}: {spot_words(moment, cell)}." if is_cell(cell) else "There is nothing in the corner."


def is_cell(cell: int) -> bool:
    """Whether this is land or sea."""
    return bool(GRID.is_land[cell] or GRID.is_water[cell])


def headline(moment: Moment) -> str:
    """Round, crew, and whether a field burns."""
    view = moment.view
    if view.phase is Phase.OVER:
        return f"the end, in round {view.round}"
    if view.phase is Phase.ANSWER:
        return f"round {view.round}, shall it end?"
    text = f"round {view.round}, {crew_name(view.crew)}"
    if moment.crews[view.crew].seat != view.seat:
        text += f" of {moment.captain(view.crew)}: a field burns"
    return text


def passage(moment: Moment, pointed: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    phase = moment.view.phase
    if phase is Phase.ACTION and pointed is not None:
        return _ACTION_PASSAGES.get(pointed[0], "A turn")
    return _PASSAGES.get(phase, "A turn")


_ACTION_PASSAGES: Final = {
    moves.REVIVE: "Death and birth",
    moves.GIVE: "Bottles",
    ESCAPE: "Bottles",
    moves.PROPOSE: "End of the game",
}
_PASSAGES: Final = {
    Phase.AFTER: "Bottles",
    Phase.ANSWER: "End of the game",
    Phase.WAY: "Chains",
    Phase.PASSAGE: "The tiles",
    Phase.FLIGHT: "Chains",
    Phase.BOARDING: "The tiles",
    Phase.CURSE: "The tiles",
    Phase.LIGHTHOUSE: "The tiles",
    Phase.ARRANGING: "The tiles",
    Phase.FIRST_TILE: "The tiles",
    Phase.SECOND_TILE: "The tiles",
    Phase.OVER: "End of the game",
}


def action(moment: Moment, move: Move) -> str:  # noqa: PLR0911 - one verb a line
    """A move as such: ``n2 to f5 with a coin``."""
    verb, view = move[0], moment.view
    carried = _carrying(load(move))
    if verb == moves.STEP:
        return f"{NAMES[move[1]]} to {cell_name(move[2])}{carried}"
    if verb == ESCAPE:
        return f"{NAMES[move[1]]} to {cell_name(move[2])}{carried}, for a bottle"
    if verb == TAKE_OFF:
        return f"{NAMES[move[1]]} flies to {cell_name(move[2])}{carried}"
    if verb == moves.ADVANCE:
        piece = view.pieces[move[1]]
        return f"{NAMES[move[1]]} on to step {piece.step + 1}{carried}"
    if verb == moves.SAIL:
        return f"the {ship_name(move[1])} to {cell_name(move[2])}"
    if verb in (moves.GO, moves.FLY):
        return f"{NAMES[view.mover]} to {cell_name(move[1])}{carried}"
    if verb == moves.LOOK:
        return f"look under {cell_name(move[1])}"
    if verb == moves.ARRANGE:
        return arrangement(moment, move)
    if verb == moves.SHAKE:
        return f"move {cell_name(move[1])}"
    if verb == moves.QUAKE:
        return f"{cell_name(move[1])} and {cell_name(move[2])} change places"
    return _SAYINGS[verb](moment, move)


def _carrying(carried: int) -> str:
    return {NOTHING: ""}.get(carried, f" with {'a coin' if LOADS[carried] == 'coin' else 'the treasure'}")


_SAYINGS: Final[dict[int, Callable[[Moment, Move], str]]] = {
    moves.REVIVE: lambda _, move: f"bring {NAMES[move[1]]} back to life",
    moves.GIVE: lambda _, move: f"hand {NAMES[move[1]]} a bottle",
    moves.DONE: lambda _moment, _move: "end the turn",
    moves.PROPOSE: lambda _moment, _move: "ask all to end the game",
    moves.AGREE: lambda _moment, _move: "yes, end it",
    moves.REFUSE: lambda _moment, _move: "no, play on",
    moves.SWEAR: lambda moment, _move: f"swear “{curse(moment)}”",
    moves.SILENT: lambda _moment, _move: "stay silent",
    STAY: lambda moment, _move: f"{NAMES[moment.view.mover]} waits here",
}


def arrangement(moment: Moment, move: Move) -> str:
    """How the tiles would lie: ``c3 arrow E, d4 trap``."""
    cells = zip(moment.view.question, move[1:], strict=True)
    return ", ".join(f"{cell_name(cell)} {_put_back(moment, origin)}" for cell, origin in cells)


def _put_back(moment: Moment, origin: int) -> str:
    spot = moment.spots[origin]
    return brief_name(KINDS[spot.seen], spot.seen_turn)


def curse(moment: Moment) -> str:
    """A curse from the list, the same one as long as nothing happens; the real ones are made up at the table."""
    view = moment.view
    return Random(view.round * 1009 + view.mover * 17 + view.origin).choice(_curses())


@cache
def _curses() -> list[str]:
    return (assets() / "curses.txt").read_text("utf-8").splitlines()


def warning(moment: Moment, move: Move) -> str | None:
    """The question before a move that kills for sure; staying silent and ramming ships included."""
    mark = moment.foresight(move).mark
    if not mark & Mark.DEADLY:
        return None
    mover = move[1] if len(move) > 1 and move[0] not in (moves.GO, moves.FLY) else moment.view.mover
    lost = " The gold is lost with him." if mark & Mark.GOLD_LOST else ""
    return f"{NAMES[mover]} would die. Go all the same?\n{action(moment, move)}: {consequence(moment, move)}.{lost}"


def bottles(number: int) -> str:
    """So many bottles."""
    return count(number, "bottle")
