"""What a cursor key costs at the table, beside moving the cursor in a Textual DataTable of the same size.

Run it by hand: ``python tests/bench/key_cost.py [keys]``. Both run headless in one process and take keys in turns; the
figure is CPU time from a key until the screen has been painted and everything is quiet again, as somebody typing fast
would cause it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import defaultdict
from contextlib import AsyncExitStack
from itertools import product
from random import Random
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from textual.app import App, ComposeResult
from textual.widgets import DataTable, Footer, Header

from tabletop_tui.rules import Match, Seat, shelf
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.hush import LASTS


class Cells(App[None]):
    """A data table that fills the window, alone or between a header and a footer."""

    def __init__(self, framed: bool) -> None:
        super().__init__()
        self.framed = framed

    def compose(self) -> ComposeResult:
        """The table, and what stands round it."""
        if self.framed:
            yield Header()
        yield DataTable()
        if self.framed:
            yield Footer()

    def on_mount(self) -> None:
        """Fill it."""
        table = self.query_one(DataTable)
        table.add_columns(*(f"column {number}" for number in range(7)))
        table.add_rows([[f"cell {row}.{column}" for column in range(7)] for row in range(22)])


KEYS = ("down", "up")
"""There and back again."""


async def cost(app: App[Any], key: str) -> float:
    """CPU milliseconds of one key."""
    start = process_time()
    app.simulate_key(key)
    # Longer than the time between two paintings; the pilot is not used, since its waiting costs more than the key.
    await asyncio.sleep(0.025)
    return (process_time() - start) * 1000


async def main(count: int) -> None:
    """Print the figures for every game on the shelf at three sizes."""
    with TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        with open_library() as library:
            for box in shelf.boxes().values():
                for size in ((80, 24), (100, 30), (120, 40), (140, 45)):
                    game = box.open()
                    kept = library.begin(game, game.options(), [Seat(f"P{n}") for n in range(box.seats[1])], 3)
                    play_into_the_middle(kept.match)
                    bare, full, ours = await compare(TabletopApp(library, kept), size, count)
                    columns, rows = size
                    print(
                        f"{box.id}, {columns} x {rows}: {ours:.2f} ms CPU a key, {ours / bare:.2f} times a DataTable"
                        f" ({bare:.2f} ms), {ours / full:.2f} times one with header and footer ({full:.2f} ms)"
                    )


def play_into_the_middle(match: Match) -> None:
    """Play at random until the game is well under way and the cursor has somewhere to go."""
    rng = Random(3)
    for _ in range(120):
        match.play(rng.choice(match.state.moves()))
    while len(match.state.moves()) < 6:
        match.play(match.state.moves()[0])


async def compare(app: TabletopApp, size: tuple[int, int], count: int) -> tuple[float, float, float]:
    """What a key costs in a bare data table, in one with header and footer, and at the table: means of both medians."""
    alone, framed = Cells(framed=False), Cells(framed=True)
    apps: tuple[App[Any], ...] = (alone, framed, app)
    costs: dict[tuple[App[Any], str], list[float]] = defaultdict(list)
    async with AsyncExitStack() as stack:
        for each in apps:
            # As on a terminal: seeking in vain for what tests leave out by default would cost something too.
            await stack.enter_async_context(each.run_test(size=size, tooltips=True, notifications=True))
        # The hand-over takes no key at first, nor does the hand behind it.
        await asyncio.sleep(2 * LASTS)
        if isinstance(app.screen, HandOverScreen):
            app.simulate_key("space")
            await asyncio.sleep(2 * LASTS)
        for _ in range(count):
            for key, each in product(KEYS, apps):
                costs[each, key].append(await cost(each, key))
    bare, full, ours = (fmean(median(costs[each, key]) for key in KEYS) for each in apps)
    return bare, full, ours


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
