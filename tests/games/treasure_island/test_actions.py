"""The quick list of actions against a slow literal one, in the positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import FRIDAY, MISSIONARY
from tabletop_tui.games.pirates.moves import COIN, NOTHING, TREASURE, Move
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.moves import ESCAPE, TAKE_OFF
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.games.treasure_island.view import Phase, Piece, Status, View, Where
from tabletop_tui.rules import CHANCE, NOBODY, Luck

from .contract_case import nothing_is_made_or_lost

SIDE = 13


def neighbours(cell: int) -> set[int]:
    y, x = divmod(cell, SIDE)
    return {
        v * SIDE + u
        for u in range(x - 1, x + 2)
        for v in range(y - 1, y + 2)
        if (u, v) != (x, y) and 0 <= u < SIDE and 0 <= v < SIDE
    }


class Literal:
    """Section 5 to 7 of the rules, from what everybody sees, with nothing worked out beforehand."""

    def __init__(self, view: View, ally: tuple[int, ...]) -> None:
        self.view = view
        self.ally = ally
        self.faces = {spot.cell: KINDS[spot.kind] for spot in view.spots}
        self.ships = {crew.ship: crew.crew for crew in view.crews}
        self.converted = view.pieces[MISSIONARY].fights

    def friendly(self, one: int, other: int) -> bool:
        return other in (one, self.ally[one])

    def foes(self, piece: Piece, cell: int, step: int = 1) -> list[Piece]:
        return [
            other
            for other in self.view.pieces
            if (other.cell, other.step) == (cell, step)
            and other.where in (Where.LAND, Where.SWIMMING)
            and not self.friendly(piece.crew, other.crew)
        ]

    def preaches(self, piece: Piece) -> bool:
        return piece.id == MISSIONARY and not self.converted

    def loads(self, piece: Piece) -> list[int]:
        if self.preaches(piece):
            return [NOTHING]
        here = [lies for lies in self.view.lying if (lies.cell, lies.step) == (piece.cell, piece.step)]
        return [NOTHING, *(COIN for lies in here if lies.coins), *(TREASURE for lies in here if lies.treasure)]

    def shielded(self, piece: Piece) -> bool:
        preacher = self.view.pieces[MISSIONARY]
        together = (preacher.cell, preacher.step) == (piece.cell, piece.step) and piece.id != MISSIONARY
        there = preacher.where not in (Where.DEAD, Where.LOST, Where.NOT_FOUND)
        return together and there and not self.converted and self.friendly(piece.crew, preacher.crew)

    def may_enter(self, piece: Piece, load: int, cell: int, step: int = 1) -> bool:  # noqa: PLR0911
        kind = self.faces.get(cell)
        if kind is not None and load and (kind.id == "closed" or not kind.loads):
            return False
        foes = self.foes(piece, cell, step)
        if not foes:
            return True
        if kind is not None and kind.refuge:
            return False
        if any(self.preaches(foe) for foe in foes):
            return piece.id == FRIDAY and len(foes) == 1
        if self.preaches(piece):
            return [foe.id for foe in foes] == [FRIDAY]
        if kind is not None and kind.truce:
            return True
        return not load and piece.id != FRIDAY and not self.shielded(piece)

    def steps(self) -> Iterator[Move]:
        """All walking, landing, boarding, ramming, swimming, advancing and flying."""
        for piece in self.view.pieces:
            if piece.crew == self.view.crew and piece.status == Status.FREE:
                yield from self.steps_of(piece)

    def steps_of(self, piece: Piece) -> Iterator[Move]:
        if piece.where is Where.LAND:
            kind = self.faces[piece.cell]
            for load in self.loads(piece):
                if piece.step < kind.steps and piece.id != FRIDAY:
                    if self.may_enter(piece, load, piece.cell, piece.step + 1):
                        yield moves.ADVANCE, piece.id, load
                    continue
                for cell in neighbours(piece.cell):
                    if cell in self.ships or (cell in self.faces and self.may_enter(piece, load, cell)):
                        yield moves.STEP, piece.id, cell, load
                if kind.id == "aeroplane":
                    yield from self.flights_of(piece, load)
        elif piece.where is Where.ABOARD:
            y, x = divmod(piece.cell, SIDE)
            ahead = {0: (x, 1), SIDE - 1: (x, SIDE - 2)}.get(y) or (1 if x == 0 else SIDE - 2, y)
            if self.may_enter(piece, NOTHING, ahead[1] * SIDE + ahead[0]):
                yield moves.STEP, piece.id, ahead[1] * SIDE + ahead[0], NOTHING
        elif piece.where is Where.SWIMMING:
            corners = {y * SIDE + x for x in (0, SIDE - 1) for y in (0, SIDE - 1)}
            for cell in neighbours(piece.cell) - corners:
                if cell in self.ships or (cell not in self.faces and self.may_enter(piece, NOTHING, cell)):
                    yield moves.STEP, piece.id, cell, NOTHING

    def flights_of(self, piece: Piece, load: int) -> Iterator[Move]:
        for cell in self.faces:
            if cell != piece.cell and self.may_enter(piece, load, cell):
                yield TAKE_OFF, piece.id, cell, load
        for cell, crew in self.ships.items():
            if self.friendly(piece.crew, crew):
                yield TAKE_OFF, piece.id, cell, load

    def sailings(self) -> Iterator[Move]:
        for cell, owner in self.ships.items():
            aboard = [piece for piece in self.view.pieces if piece.cell == cell and piece.fights]
            rowers = [piece for piece in aboard if self.view.crew in (owner, piece.crew)]
            if self.friendly(self.view.crew, owner) and rowers:
                along = 1 if cell // SIDE in (0, SIDE - 1) else SIDE
                at = cell % SIDE if along == 1 else cell // SIDE
                yield from ((moves.SAIL, owner, cell + way * along) for way in (-1, 1) if 2 <= at + way <= 10)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_quick_list_is_the_literal_one(seats: int, teams: bool) -> None:
    rng = Random(seats)
    compared = 0
    for _ in range(6):
        state = GAME.new(GAME.read_options({"teams": "two_against_two"} if teams else {}), seats)
        assert isinstance(state, IslandState)
        luck = Luck(rng)
        while state.actor() != NOBODY:
            if state.phase is Phase.ACTION:
                compared += 1
                literal = Literal(state.view(None), state.seating.ally)
                wanted = {*literal.steps(), *literal.sailings()}
                others = (moves.REVIVE, moves.GIVE, moves.PROPOSE, ESCAPE)
                assert {move for move in state.moves() if move[0] not in others} == wanted
            move = state.draw(luck) if state.actor() == CHANCE else rng.choice(list(state.moves()))
            state.play(move)
    assert compared > 500


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_nothing_is_made_or_lost_in_random_games(seats: int, teams: bool) -> None:
    rng = Random(10 * seats)
    for _ in range(12):
        state = GAME.new(GAME.read_options({"teams": "two_against_two"} if teams else {}), seats)
        assert isinstance(state, IslandState)
        luck, ply = Luck(rng), 0
        while state.actor() != NOBODY:
            state.play(state.draw(luck) if state.actor() == CHANCE else rng.choice(list(state.moves())))
            ply += 1
            if ply % 5 == 0:
                nothing_is_made_or_lost(state)
        nothing_is_made_or_lost(state)
