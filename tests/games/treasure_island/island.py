"""Draws small boards on the big island and plays on them in words.

A drawing is rows of words; ``at`` says on which cell the first word of the first row lies. A word is a tile, what is on
it, or both with a colon between: ``ice``, ``n1``, ``trap:n1``, ``$$n1`` are an ice, a pirate on an empty tile, a pirate
in a trap, and a pirate with two coins. All cells not drawn are open and empty, and all pirates not drawn are aboard.

| word | meaning |
|---|---|
| ``.`` | an open empty tile |
| ``~`` | whatever the map has there: the sea, or an open empty tile |
| ``#`` | a closed empty tile |
| ``?ice`` | a closed tile, which turns out to be ice |
| ``^ > v <`` | a single arrow north, east, south or west |
| ``arrow_2``, ``arrow_2/1`` | an open tile of that kind, with quarter turns |
| ``$``, ``T`` | a coin, the treasure |
| ``n1``, ``ben``, ``mis``, ``fri`` | pieces, with ``+`` between several |
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tabletop_tui.games.pirates import moves, turns
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LABELS, LETTERS, MISSIONARY, PIRATES_OF, seating
from tabletop_tui.games.pirates.position import CAUGHT, DEAD, LOST
from tabletop_tui.games.treasure_island.geometry import GRID, LAND
from tabletop_tui.games.treasure_island.marks import Mark, mark
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import EMPTY, KINDS, NUMBER
from tabletop_tui.games.treasure_island.view import Phase
from tabletop_tui.rules import CHANCE, NOBODY, Event

SHORT = {"mis": MISSIONARY, "fri": FRIDAY, "ben": BEN_GUNN}
PIECE = {**{label: piece for piece, label in enumerate(LABELS)}, **SHORT}
ARROWS = {"^": 0, ">": 1, "v": 2, "<": 3}
THINGS = re.compile(r"\$*T?(?:(?:[nesw][123]|ben|mis|fri)(?:\+(?:[nesw][123]|ben|mis|fri))*)?")

Face = tuple[int, int]


class Played:
    """A game on a drawn board."""

    def __init__(self, state: IslandState, hidden: dict[int, Face]) -> None:
        self.state = state
        self.hidden = hidden
        self.events: list[Event] = []

    def do(self, *texts: str) -> Played:
        """Make moves, and let closed tiles turn out as drawn."""
        for text in texts:
            self.state.play(self.state.parse(text), self.events.append)
            while self.state.actor() == CHANCE:
                verb, cell = self.state.closed_tile()
                self.state.play((verb, cell, *self.hidden.get(cell, (EMPTY, 0))), self.events.append)
        return self

    def until(self, crew: str) -> Played:
        """Let the others sail about until it is the turn of a crew; crews that cannot sail do what comes first."""
        while self.crew != crew:
            legal = self.state.moves()
            dull = [move for move in legal if move[0] in (moves.SAIL, moves.DONE)]
            self.do(self.state.text(dull[0] if dull else legal[0]))
        return self

    def round(self, crew: str) -> Played:
        """End the present turn if it is that crew's, by sailing, and wait until it is again."""
        if self.crew == crew:
            sailing = [move for move in self.state.moves() if move[0] == moves.SAIL]
            self.do(self.state.text(sailing[0]))
        return self.until(crew)

    @property
    def crew(self) -> str:
        """The letter of the crew on turn."""
        assert self.state.actor() != NOBODY, "the game is over"
        return LETTERS[self.state.crew]

    def asks(self, phase: Phase) -> bool:
        """Whether this is what is decided now."""
        return self.state.phase is phase

    @property
    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        return {self.state.text(move) for move in self.state.moves()}

    def of(self, label: str) -> set[str]:
        """The texts of all legal moves of one piece."""
        return {text for text in self.legal if text.startswith(f"{label} ")}

    def targets(self, label: str, load: str = "") -> set[str]:
        """Where a piece can step with this load."""
        return {
            GRID.name(move[2])
            for move in self.state.moves()
            if move[0] == moves.STEP and move[1] == PIECE[label] and moves.LOADS[move[3]] == load
        }

    def flights(self, label: str, load: str = "") -> set[str]:
        """Where a waiting piece can fly with this load."""
        pattern = re.compile(rf"{label} fly (\w+){f' {load}' if load else ''}")
        return {found[1] for text in self.legal if (found := pattern.fullmatch(text))}

    @property
    def ways(self) -> set[str]:
        """Where the chain can go on to."""
        return {GRID.name(move[1]) for move in self.state.moves() if move[0] in (moves.GO, moves.FLY)}

    def mark(self, text: str) -> Mark:
        return mark(self.state, self.state.parse(text))

    def at(self, label: str) -> str:
        """The cell of a piece; with ``/2`` for a step of a spinner, or ``dead``, ``lost``, ``nowhere``."""
        place = self.state.at[PIECE[label]]
        if place < 0:
            return {DEAD: "dead", LOST: "lost"}.get(place, "nowhere")
        step = place // GRID.size + 1
        return GRID.name(place) + (f"/{step}" if step > 1 else "")

    def crew_of(self, label: str) -> str:
        return f"{LETTERS}-"[self.state.crew_of[PIECE[label]]]

    def caught(self, label: str) -> bool:
        return self.state.status[PIECE[label]] == CAUGHT

    def coins(self, cell: str, step: int = 1) -> int:
        return self.state.coins[_cell(cell) + GRID.size * (step - 1)]

    def treasure(self) -> str:
        return GRID.name(self.state.treasure) if self.state.treasure >= 0 else "nowhere"

    def stored(self, crew: str) -> int:
        return self.state.stored[LETTERS.index(crew)]

    def bottles(self, crew: str) -> int:
        return self.state.bottles[LETTERS.index(crew)]

    @property
    def lost(self) -> int:
        return self.state.lost_gold

    def face(self, cell: str) -> str:
        """The kind of an open tile, ``closed`` for a closed one."""
        return KINDS[self.state.faces[_cell(cell)]].id

    def ship(self, crew: str) -> str:
        return GRID.name(self.state.ships[LETTERS.index(crew)])


def island(
    drawing: str = "",
    at: str = "a1",
    *,
    turn: str = "N",
    seats: int = 4,
    teams: bool = False,
    decided: bool = True,
    ships: Mapping[str, str] | None = None,
    bottles: Mapping[str, int] | None = None,
    stored: Mapping[str, int] | None = None,
    friday: str = "N",
    missionary: str = "N",
    ben: str = "N",
    converted: bool = False,
    dead: str = "",
    caught: str = "",
    lost: str = "",
    steps: Mapping[str, int] | None = None,
    lost_gold: int = 0,
) -> Played:
    """A game in the middle.

    Args:
        drawing: See above.
        at: The cell of its first word.
        turn: The crew on turn.
        seats: How many play.
        teams: Two against two.
        decided: Whether the game ends when it is decided.
        ships: Cells of ships that are not at their first place.
        bottles: Bottles by crew.
        stored: Gold by crew.
        friday: Whose Friday is, if he is drawn.
        missionary: Whose the Missionary is.
        ben: Whose Ben Gunn is.
        converted: Whether the Missionary has had a bottle.
        dead: Dead pieces.
        caught: Pieces held by traps.
        lost: Pieces underground.
        steps: Steps of a spinner that pieces stand on, with the gold drawn there.
        lost_gold: Gold out of the game.
    """
    options = Options(teams="two_against_two" if teams else "off", end_when_decided=decided)
    state = IslandState(options, seating(seats, teams=teams))
    for cell in LAND:
        state.faces[cell] = EMPTY
    for crew, berth in (ships or {}).items():
        _move_ship(state, LETTERS.index(crew), _cell(berth))
    owners = {MISSIONARY: missionary, FRIDAY: friday, BEN_GUNN: ben}
    hidden = _draw(state, drawing, at, owners, steps or {})
    for label in dead.split():
        state.put(PIECE[label], DEAD)
    for label in caught.split():
        state.status[PIECE[label]] = CAUGHT
    for label in lost.split():
        _recruit(state, PIECE[label], owners)
        state.put(PIECE[label], LOST)
    state.converted = converted
    for holdings, values in ((state.bottles, bottles), (state.stored, stored)):
        for crew, count in (values or {}).items():
            holdings[LETTERS.index(crew)] = count
    state.lost_gold = lost_gold
    state.crew = LETTERS.index(turn)
    state.seat = state.seating.seat_of[state.crew]
    turns.begin(state)
    return Played(state, hidden)


def _cell(name: str) -> int:
    cell = GRID.named(name)
    assert cell is not None, f"there is no cell {name}"
    return cell


def _move_ship(state: IslandState, crew: int, cell: int) -> None:
    state.ships[crew] = cell
    for pirate in PIRATES_OF[crew]:
        state.put(pirate, cell)


def _recruit(state: IslandState, piece: int, owners: Mapping[int, str]) -> None:
    if piece in owners:
        state.enlist(piece, LETTERS.index(owners[piece]))


def _draw(
    state: IslandState, drawing: str, at: str, owners: Mapping[int, str], steps: Mapping[str, int]
) -> dict[int, Face]:
    corner = _cell(at) if at != "a1" else 0
    hidden: dict[int, Face] = {}
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            cell = corner + y * GRID.width + x
            tile, colon, things = word.partition(":")
            if not colon and THINGS.fullmatch(word):
                tile, things = ".", word
            _lay(state, cell, tile, hidden)
            _place(state, cell, things, owners, steps)
    return hidden


def _lay(state: IslandState, cell: int, tile: str, hidden: dict[int, Face]) -> None:
    if tile == "~":
        return
    assert GRID.is_land[cell], f"{GRID.name(cell)} is no land"
    face = _face(tile.removeprefix("?"))
    if tile == "#" or tile.startswith("?"):
        state.faces[cell] = 0
        hidden[cell] = face
    else:
        state.faces[cell], state.turns[cell] = face


def _face(tile: str) -> Face:
    if tile in (".", "#"):
        return EMPTY, 0
    if tile in ARROWS:
        return NUMBER["arrow_1"], ARROWS[tile]
    kind, _, turn = tile.partition("/")
    return NUMBER[kind], int(turn or 0)


def _place(state: IslandState, cell: int, things: str, owners: Mapping[int, str], steps: Mapping[str, int]) -> None:
    labels = re.findall(r"[nesw][123]|ben|mis|fri", things)
    place = cell + GRID.size * (max([steps.get(label, 1) for label in labels], default=1) - 1)
    state.coins[place] += things.count("$")
    if "T" in things:
        state.treasure = place
    for label in labels:
        _recruit(state, PIECE[label], owners)
        state.put(PIECE[label], cell + GRID.size * (steps.get(label, 1) - 1))
