"""Whole games by keyboard among the islands, with what the screen has to say on them and between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from random import Random
from typing import Final

from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.moves import CARD, MOOR, STOP, TAKE, TURN, VOYAGE
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.results import IslandResult
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.archipelago.voyages import destinations
from tabletop_tui.games.pirates.crews import COLOURS, LETTERS, NAMES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.rules import Match
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.pirates.keyboard_player import Player
from tests.games.pirates.screens import check_gold, check_named, check_round, island_of, panel_of

from .captain import choose

ISLAND_2: Final = {"What is played": "island 2 only"}

COINS: Final = {1: 10, 2: 3, 3: 3}
"""How many are on the tiles of each set; those that stay in the box nobody has seen."""

CELL_OF: Final = {MOOR: 1, TAKE: 2, TURN: 1}


class Voyager(Player):
    """Plays every seat with plain good sense, from island 1 over 2 to 3."""

    BOX = "Archipelago"

    def choose(self, scene: Scene, rng: Random) -> Move:
        """See `Player.choose`."""
        return choose(scene.view, scene.moves, scene.marks, rng)

    def is_final(self, move: Move) -> bool:
        """See `Player.is_final`: so is the move that ends the campaign."""
        return move[0] == STOP

    def check_screen(self, shown: str, table: TableScreen, move: Move) -> None:
        """On an island the round, the cell and all coins; between islands the cards, or the chart with all coins."""
        view = table.scene.view
        assert isinstance(view, View)
        headline = shown.splitlines()[0]
        if view.phase is OwnPhase.DRAFT:
            assert f"after {view.results[-1].name}" in headline
            check_cards(shown, view, move)
        elif view.phase is OwnPhase.NEXT_ISLAND:
            assert f"after {view.results[-1].name}" in headline
            check_chart(shown, table, move)
        else:
            assert f"{view.layout.name}, " in headline
            check_round(shown, view)
            if move[0] in CELL_OF:
                check_named(shown, table, move[CELL_OF[move[0]]])
            panel = panel_of(shown)
            check_gold(panel, view, "coins?", sum(COINS[number] for number in view.layout.sets))
            check_closed(panel, view)
            check_standings(panel, view)

    def check_pause(self, shown: str, table: TableScreen) -> None:
        """The island as it was left, who has won it, and what comes next."""
        view = table.scene.view
        assert isinstance(view, View)
        lines, result = shown.splitlines(), view.results[-1]
        assert f"{result.name} is over" in lines[0]
        assert lines[-2].strip().startswith(f"{result.name} is over. ")
        for crew in winners(view, result):
            assert f"({LETTERS[crew]})" in lines[-2]
        pages: Mapping[IntEnum, str] = {OwnPhase.DRAFT: "the cards", OwnPhase.NEXT_ISLAND: "the chart"}
        following = pages.get(view.phase, "the result")
        assert f"Space: {following}." in lines[-2]

    def check_result(self, shown: str, match: Match) -> None:
        """Also how many islands each crew has won, and its coins on each and in all."""
        super().check_result(shown, match)
        view = match.state.view(None)
        assert isinstance(view, View)
        for crew in view.crews:
            gold = [result.gold[crew.crew] for result in view.results]
            islands = [won_by(view, crew.crew), *gold] if len(gold) > 1 else []
            name = re.escape(match.names[crew.seat])
            row = rf"{LETTERS[crew.crew]} {COLOURS[crew.crew]}\W+{name}\W+" + r"\W+".join(
                map(str, [*islands, sum(gold)])
            )
            assert re.search(row, shown), f"{row} is not in\n{shown}"


def check_cards(shown: str, view: View, move: Move) -> None:
    """All cards, who chooses with how many coins, and the whole text of the one pointed at."""
    page = " ".join(island_of(shown).split())
    for card in view.offer:
        assert stock().cards[card - 1].name.split()[-1] in shown
    for crew in view.order:
        assert re.search(rf"{LETTERS[crew]} +\S.*, {view.results[-1].gold[crew]} coins?: ", shown), shown
    if move[0] == CARD:
        row, status = stock().cards[move[1] - 1], shown.splitlines()[-2]
        assert row.name in status
        assert NAMES[move[2]] in status
        assert f"{row.name} {row.effect}" in page, shown
        assert f"For {NAMES[move[2]]}" in page


def check_chart(shown: str, table: TableScreen, move: Move) -> None:
    """All islands, all coins, and the voyage pointed at."""
    view, islands = table.scene.view, destinations(table.scene.options)
    for layout in islands:
        assert layout.name in shown
    for crew in view.crews:
        coins = sum(result.gold[crew.crew] for result in view.results)
        assert re.search(rf"coins in all .*\b{LETTERS[crew.crew]} {coins}\b", shown), shown
    status = shown.splitlines()[-2]
    if move[0] == VOYAGE:
        assert f"sail to {islands[move[1]].name}" in status
    assert (move[0] == STOP) == ("end the campaign here" in status)


def check_closed(panel: str, view: View) -> None:
    """The closed tiles by their backs."""
    told = re.search(r"closed:? (?:beach|B) (\d+),? (?:forest|F) (\d+),? (?:mountain|M) (\d+)", panel)
    assert told is not None, panel
    closed = [sum(spot.back == back and not spot.kind for spot in view.spots) for back in (1, 2, 3)]
    assert list(map(int, told.groups())) == closed


def check_standings(panel: str, view: View) -> None:
    """On later islands, who has won how many before."""
    if not view.results:
        return
    told = re.search(r"islands(?: won)?:? (.*)", panel)
    assert told is not None, panel
    won = {letter: int(number) for letter, number in re.findall(r"([NESW]) (\d)", told[1])}
    assert won == {LETTERS[crew.crew]: won_by(view, crew.crew) for crew in view.crews}


def winners(view: View, result: IslandResult) -> list[int]:
    """The crews of the side with most coins, of equal ones most pirates alive; none where that is equal too."""
    sides = {crew.side: [one.crew for one in view.crews if one.side == crew.side] for crew in view.crews}
    worths = {
        side: (sum(result.gold[crew] for crew in crews), sum(result.living[crew] for crew in crews))
        for side, crews in sides.items()
    }
    best = [side for side, worth in worths.items() if worth == max(worths.values())]
    return sides[best[0]] if len(best) == 1 else []


def won_by(view: View, crew: int) -> int:
    """How many islands a crew, or its side, has won."""
    return sum(crew in winners(view, result) for result in view.results)
