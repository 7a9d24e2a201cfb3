"""How long it takes until a table is laid and painted, from the call that opens it.

Run it by hand: ``python tests/bench/open_table.py [runs]``. The first opening in a process loads the table's code, so
each run is a fresh process; the match is the same. It must stay under 300 ms. Where a game begins with a secret, the
hand-over in front of the table counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from tabletop_tui.rules import shelf

OPENING = """
import asyncio
from time import perf_counter, process_time

from tabletop_tui.rules import Seat, shelf
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp

async def main():
    with open_library() as library:
        box = shelf.boxes()[game]
        rules = box.open()
        kept = library.begin(rules, rules.options(), [Seat(f"P{n}") for n in range(box.seats[1])], 3)
        while len(kept.match.state.moves()) < 4:
            kept.match.play(kept.match.state.moves()[0])
        app = TabletopApp(library)
        async with app.run_test(size=(140, 45)) as pilot:
            await pilot.pause()
            start, used = perf_counter(), process_time()
            app.play(kept)
            painted = asyncio.Event()
            display = app._display

            def shown(screen, renderable):
                display(screen, renderable)
                strips = screen._compositor.render_strips() if screen.size.width else []
                text = "".join(strip.text for strip in strips)
                if renderable is not None and ("Moves" in text or "Space to look" in text):
                    painted.set()

            app._display = shown
            await painted.wait()
            print((perf_counter() - start) * 1000, (process_time() - used) * 1000)

asyncio.run(main())
"""


def opening(game: str, home: str) -> tuple[float, float]:
    """Wall and CPU milliseconds until the table is painted, in a fresh process."""
    code = f"game = {game!r}\n{OPENING}"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "TABLETOP_HOME": home,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": f"{home}/compiled",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    wall, used = map(float, done.stdout.split())
    return wall, used


def main(runs: int) -> None:
    """Print the medians for every game on the shelf."""

    for id in shelf.boxes():
        with TemporaryDirectory() as home:
            opening(id, home)
            times = [opening(id, home) for _ in range(runs)]
        wall, used = (median(time[at] for time in times) for at in (0, 1))
        print(f"{id}: {wall:.0f} ms, {used:.0f} ms of them CPU, until the table is painted")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
