"""What the table says of moves, of whose turn it is, and where the game stands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from random import Random
from typing import Final

from rich.cells import cell_len

from tabletop_tui.assets import read_text
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LETTERS, MISSIONARY, NAMES
from tabletop_tui.games.pirates.lighthouse import LOOKS
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import LOADS, NOTHING, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.tiles import turned
from tabletop_tui.rules import NOBODY
from tabletop_tui.rules.words import count

from .aims import load, target
from .foretold import SHORT_NAMES, consequence
from .lore import Saying
from .moment import Moment, crew_name, once_a_moment
from .patches import peeked
from .places import SHORT_DIRECTIONS, brief_name, cell_name, common, is_cell, ship_name, spot_words, turned_name

SIGNS: Final = {Mark.DEADLY: "deadly", Mark.GOLD_LOST: "loses", Mark.RISKY: "risky", Mark.CHANGES_NOTHING: "idle"}


def label(moment: Moment, move: Move, signs: dict[Mark, str], room: int = 33) -> str:
    """A legal move in words for the list, with a sign before it where it kills, loses something or changes nothing.

    Where there is not room for all, what counts least is left out.
    """
    mark = moment.foresight(move).mark | (Mark.GOLD_LOST if moment.loses_piece(move) else Mark.NONE)
    sign = next((f"{signs[known]} " for known in SIGNS if mark & known and known in signs), "")
    head = f"{sign}{_brief(moment, move)}"
    what = consequence(moment, move, brief=True, room=room - cell_len(head) - 2)
    text = f"{head}{f': {what}' if what else ''}"
    return text if cell_len(text) <= room else text.replace(SHORT_NAMES[MISSIONARY], "Mis")


def _brief(moment: Moment, move: Move) -> str:
    """A move in as few words as a narrow list wants: ``n2 f5 +coin``."""
    lore = moment.lore
    if (saying := lore.brief_sayings.get(move[0]) or _BRIEF.get(move[0])) is not None:
        return saying(moment, move)
    ways = {moves.STEP: "", moves.GO: "", moves.FLY: "", moves.ADVANCE: "", **lore.ways}
    if move[0] not in ways:
        return action(moment, move)
    carried = f" +{LOADS[load(moment, move)]}" if load(moment, move) else ""
    piece = moment.view.pieces[move[1] if move[0] in lore.by_piece else moment.view.mover]
    where = cell_name(moment, target(moment, move))
    if move[0] == moves.ADVANCE:
        where = f"on to step {piece.step + 1}"
    return f"{SHORT_NAMES[piece.id]} {where}{carried}{ways[move[0]]}"


_BRIEF: Final[dict[int, Saying]] = {
    moves.SAIL: lambda moment, move: f"ship {LETTERS[move[1]]} to {cell_name(moment, move[2])}",
    moves.GIVE: lambda _, move: f"bottle for {SHORT_NAMES[move[1]]}",
    moves.REVIVE: lambda _, move: f"{NAMES[move[1]]} back to life",
    moves.ARRANGE: lambda moment, move: arrangement(moment, move, brief=True),
    moves.SWEAR: lambda _moment, _move: "swear aloud",
    moves.QUAKE: lambda moment, move: f"{cell_name(moment, move[1])} for {cell_name(moment, move[2])}",
    moves.PROPOSE: lambda moment, _move: f"ask to end {moment.lore.ends}",
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
    question = {**_QUESTIONS, **moment.lore.questions}.get(moment.view.phase, "")
    if moment.view.phase is Phase.ANSWER:
        question = f"shall {moment.lore.ends} end? "
    if moment.view.phase is Phase.LIGHTHOUSE:
        question = f"look {len(moment.view.question) + 1} of {LOOKS}, all seen after the last. "
    full, brief = (offered(moment, pointed, brief=brief) for brief in (False, True))
    whole = f"{moment.name}, {question}Enter: "
    said = [f"{whole}{full}.", f"{whole}{brief}.", f"{question[:1].upper()}{question[1:]}Enter: {brief}."]
    return next((text for text in said if cell_len(text) <= room), f"Enter: {brief}.")


def offered(moment: Moment, move: Move, *, brief: bool = False) -> str:
    """A move and what it would do: ``n2 goes to f5 with a coin, ice``."""
    what = consequence(moment, move, brief=brief)
    goes = move[0] in {*moment.lore.by_piece, *moment.lore.ways, *_GOING}
    said = arrangement(moment, move, brief=brief) if move[0] == moves.ARRANGE else action(moment, move)
    return f"{said}{', ' if goes else ': '}{what}" if what else said


_GOING: Final = (moves.GO, moves.FLY, moves.SAIL, moves.GIVE, moves.SILENT, moves.SWEAR)

_QUESTIONS: Final[Mapping[IntEnum, str]] = {
    Phase.AFTER: "anything else? ",
    Phase.WAY: "which way? ",
    Phase.FLIGHT: "where to? ",
    Phase.CURSE: "swear aloud! ",
    Phase.ARRANGING: "put them back! ",
    Phase.FIRST_TILE: "the earth shakes! ",
}


LOOKING: Final = "(Esc ends looking)"
"""What follows while the cursor roams, where there is room."""


def roaming(moment: Moment, cell: int) -> str:
    """What lies under a cursor that roams."""
    if not is_cell(moment, cell):
        return "There is nothing in the corner."
    return f"{cell_name(moment, cell)}: {spot_words(moment, cell)}."


def headline(moment: Moment) -> str:
    """Round, crew, and what makes another captain play it."""
    view = moment.view
    if view.phase is Phase.OVER:
        return f"the end, in round {view.round}"
    if view.phase is Phase.ANSWER:
        return f"round {view.round}, shall it end?"
    text = f"round {view.round}, {crew_name(view.crew)}"
    if moment.crews[view.crew].seat != view.seat:
        text += f" of {moment.captain(view.crew)}: {moment.lore.haze}"
    return text


def passage(moment: Moment, pointed: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    phase, lore = moment.view.phase, moment.lore
    if phase is Phase.ACTION and moment.view.round == 1:
        return "In one minute"
    if phase is Phase.ACTION and pointed is not None:
        return lore.action_passages.get(pointed[0], lore.passages[Phase.ACTION])
    return lore.passages.get(phase, lore.passages[Phase.ACTION])


def action(moment: Moment, move: Move) -> str:
    """A move as such: ``n2 goes to f5 with a coin``."""
    verb = move[0]
    return (moment.lore.sayings.get(verb) or _SAYINGS[verb])(moment, move)


def going(moment: Moment, move: Move) -> str:
    """A piece to a cell, with what it carries."""
    piece = move[1] if move[0] in moment.lore.by_piece else moment.view.mover
    return f"{NAMES[piece]} goes to {cell_name(moment, target(moment, move))}{carrying(moment, move)}"


def carrying(moment: Moment, move: Move) -> str:
    """What a piece would carry, at the end of a saying."""
    carried = load(moment, move)
    return {NOTHING: ""}.get(carried, f" with {'a coin' if LOADS[carried] == 'coin' else 'the treasure'}")


def _advancing(moment: Moment, move: Move) -> str:
    step = moment.view.pieces[move[1]].step + 1
    return f"{NAMES[move[1]]} goes on to step {step}{carrying(moment, move)}"


def _quaking(moment: Moment, move: Move) -> str:
    return f"{cell_name(moment, move[1])} and {cell_name(moment, move[2])} change places"


def arrangement(moment: Moment, move: Move, *, brief: bool = False) -> str:
    """How the tiles would lie: ``c3 arrow E, d4 trap``; in a list always in the order in which they lay."""
    to = dict(zip(move[1:], moment.view.question, strict=True))
    if brief:
        return ", ".join(f"{_shortest(moment, origin)} {cell_name(moment, to[origin])}" for origin in sorted(to))
    cells = zip(moment.view.question, move[1:], strict=True)
    return ", ".join(f"{cell_name(moment, cell)} {_put_back(moment, origin)}" for cell, origin in cells)


def laid_out(moment: Moment, move: Move) -> list[tuple[str, str]]:
    """Each cell, and in full the tile that would lie there."""
    kinds = moment.lore.kinds
    spots = [moment.spots[origin] for origin in move[1:]]
    tiles = [turned_name(moment, kinds[spot.seen], spot.seen_turn) for spot in spots]
    return list(zip([cell_name(moment, cell) for cell in moment.view.question], tiles, strict=True))


def _put_back(moment: Moment, origin: int) -> str:
    spot = moment.spots[origin]
    return brief_name(moment, moment.lore.kinds[spot.seen], spot.seen_turn)


def _shortest(moment: Moment, origin: int) -> str:
    """A tile that is looked at in the fewest letters that are still words."""
    spot = moment.spots[origin]
    kind = moment.lore.kinds[spot.seen]
    if kind.way == "arrow":
        ways = turned(kind.exits, spot.seen_turn)
        return f"{len(ways)} arr" if len(ways) > 1 else f"arr {SHORT_DIRECTIONS[ways[0]]}"
    return peeked(moment.lore, spot.seen, ascii=True).brief or common(kind.name)[:4]


_SAYINGS: Final[dict[int, Saying]] = {
    moves.STEP: going,
    moves.GO: going,
    moves.FLY: going,
    moves.ADVANCE: _advancing,
    moves.SAIL: lambda moment, move: f"the {ship_name(move[1])} sails to {cell_name(moment, move[2])}",
    moves.LOOK: lambda moment, move: f"look under {cell_name(moment, move[1])}",
    moves.ARRANGE: arrangement,
    moves.SHAKE: lambda moment, move: f"move {cell_name(moment, move[1])}",
    moves.QUAKE: _quaking,
    moves.REVIVE: lambda _, move: f"bring {NAMES[move[1]]} back to life",
    moves.GIVE: lambda _, move: f"hand {NAMES[move[1]]} a bottle",
    moves.DONE: lambda _moment, _move: "end the turn",
    moves.PROPOSE: lambda moment, _move: f"ask all to end {moment.lore.ends}",
    moves.AGREE: lambda _moment, _move: "yes, end it",
    moves.REFUSE: lambda _moment, _move: "no, play on",
    moves.SWEAR: lambda moment, _move: f"swear “{curse(moment)}”",
    moves.SILENT: lambda _moment, _move: "stay silent",
}


def curse(moment: Moment) -> str:
    """A curse from the list, the same one as long as nothing happens; the real ones are made up at the table."""
    view = moment.view
    return Random(view.round * 1009 + view.mover * 17 + view.origin).choice(curses())


@cache
def curses() -> list[str]:
    """All curses there are to choose from."""
    return read_text("curses.txt").splitlines()


def warning(moment: Moment, move: Move) -> str | None:
    """The question before a move that surely kills, loses gold, or loses a piece in the only open cave."""
    mark = moment.foresight(move).mark
    mover = move[1] if move[0] in moment.lore.by_piece else moment.view.mover
    if moment.loses_piece(move):
        return (
            f"{NAMES[mover]} would be lost underground. Go all the same?\n"
            f"{offered(moment, move)}. No other cave is open: whoever goes in comes up when a second one is."
        )
    if not mark & (Mark.DEADLY | Mark.GOLD_LOST):
        return None
    if not mark & Mark.DEADLY:
        return f"The {moment.lore.money.one} would be lost. Go all the same?\n{offered(moment, move)}."
    lost = f" The {moment.lore.money.one} is lost with him." if mark & Mark.GOLD_LOST else ""
    return f"{NAMES[mover]} would die. Go all the same?\n{offered(moment, move)}.{lost}"


def bottles(number: int) -> str:
    """So many bottles."""
    return count(number, "bottle")
