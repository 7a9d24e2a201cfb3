"""How long until the launcher is painted, beside a bare Textual app with a header, a footer and one label.

Run it by hand: ``python tests/bench/first_paint.py [runs]``. Each run is a fresh process; the two take turns. Both are
compiled beforehand, as installed programs are.
"""

from __future__ import annotations

import os
import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

BARE = """
from textual.app import App, ComposeResult
from textual.widgets import Footer, Header, Label

class Bare(App[None]):
    def compose(self) -> ComposeResult:
        yield Header()
        yield Label("Hello")
        yield Footer()

app = Bare()
"""

LAUNCHER = """
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp

app = TabletopApp(open_library())
"""

PAINTED = """
import asyncio, os, sys

async def main() -> None:
    async with app.run_test(size=(80, 24)):
        pass

display = type(app)._display

def painted(self, screen, renderable):
    display(self, screen, renderable)
    if renderable is not None and screen is self.screen and screen.size.width and text in str(screen_text(screen)):
        sys.stdout.write("painted")
        sys.stdout.flush()
        os._exit(0)

def screen_text(screen):
    return "".join(strip.text for strip in screen._compositor.render_strips())

type(app)._display = painted
asyncio.run(main())
"""


def cost(program: str, text: str, home: str) -> tuple[float, float]:
    """Wall and CPU milliseconds of a fresh process from its start until this text is on its screen."""
    code = f"{program}\ntext = {text!r}\n{PAINTED}"
    start, used = perf_counter(), getrusage(RUSAGE_CHILDREN)
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
    wall, now = perf_counter() - start, getrusage(RUSAGE_CHILDREN)
    assert done.stdout == "painted", done.stderr
    return wall * 1000, (now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime) * 1000


def main(runs: int) -> None:
    """Print both figures and their ratio."""
    with TemporaryDirectory() as home:
        cost(BARE, "Hello", home)
        cost(LAUNCHER, "keyboard", home)
        pairs = [(cost(BARE, "Hello", home), cost(LAUNCHER, "keyboard", home)) for _ in range(runs)]
        for at, what in enumerate(("wall", "CPU")):
            bare, ours = (median(pair[who][at] for pair in pairs) for who in (0, 1))
            print(f"{what:4}  bare app {bare:4.0f} ms, launcher {ours:4.0f} ms to first paint: {ours / bare:.2f} times")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
