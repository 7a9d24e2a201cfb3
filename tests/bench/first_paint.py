"""How long until the launcher is painted, beside a bare Textual app with a header, a footer and one label.

Run it by hand: ``python tests/bench/first_paint.py [runs]``. Each run is a fresh process; the two take turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
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
import asyncio, sys
from textual.screen import Screen

async def main() -> None:
    async with app.run_test(size=(80, 24), headless=True):
        pass

seen = Screen._on_timer_update if hasattr(Screen, "_on_timer_update") else None
display = type(app)._display

def painted(self, screen, renderable):
    display(self, screen, renderable)
    if renderable is not None and screen is self.screen and screen.size.width and text in str(screen_text(screen)):
        sys.stdout.write("painted")
        sys.stdout.flush()
        import os
        os._exit(0)

def screen_text(screen):
    return "".join(strip.text for strip in screen._compositor.render_strips())

type(app)._display = painted
asyncio.run(main())
"""


def seconds(program: str, text: str, home: str) -> float:
    """Wall time of a fresh process from its start until this text is on its screen."""
    code = f"{program}\ntext = {text!r}\n{PAINTED}"
    start = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TABLETOP_HOME": home},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "painted", done.stderr
    return perf_counter() - start


def main(runs: int) -> None:
    """Print both figures and their ratio."""
    with TemporaryDirectory() as home:
        bare, ours = [], []
        seconds(BARE, "Hello", home)
        seconds(LAUNCHER, "keyboard", home)
        for _ in range(runs):
            bare.append(seconds(BARE, "Hello", home))
            ours.append(seconds(LAUNCHER, "keyboard", home))
        print(f"bare app  {median(bare) * 1000:6.0f} ms to first paint (median of {runs}, best {min(bare) * 1000:.0f})")
        print(f"launcher  {median(ours) * 1000:6.0f} ms to first paint (median of {runs}, best {min(ours) * 1000:.0f})")
        print(f"ratio     {median(ours) / median(bare):6.2f}")


if __name__ == "__main__":
    assert Path.cwd().exists()
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
