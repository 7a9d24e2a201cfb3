"""Make the pictures of the README from the running app: ``python screenshots/make.py``.

Every picture is the app itself, playing a seeded match of its own in a temporary folder, so the pictures are the same
whenever they are made, and change exactly when the app looks different.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tabletop_tui.rules import NOBODY, Seat, shelf
from tabletop_tui.store.library import Library, open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hush import Hush

HERE = Path(__file__).resolve().parent
NAMES = ("Anna", "Boris", "Chen", "Dora", "Eva", "Fjodor")


@dataclass(frozen=True)
class Picture:
    """One picture to make.

    Attributes:
        name: File name without its ending.
        size: Columns and rows of the terminal.
        game: The game on the table; empty for the launcher.
        seats: How many play.
        seed: The luck of the match.
        decisions: How many decisions are made before the picture.
        keys: Keys pressed before the picture.
        written: A game that was written down, played instead of one by chance; seats and seed are to be those of it.
    """

    name: str
    size: tuple[int, int]
    game: str = ""
    seats: int = 4
    seed: int = 1
    decisions: int = 0
    keys: tuple[str, ...] = ()
    written: str = ""


CAMPAIGN = "tests/games/archipelago/golden/campaign.txt"

PICTURES = (
    Picture("launcher", (80, 24)),
    Picture("jackal-and-high", (100, 30), "jackal-and-high", seats=3, seed=7, decisions=22, keys=("down",)),
    Picture("jackal-and-high-large", (140, 45), "jackal-and-high", seats=5, seed=11, decisions=30),
    Picture(
        "black-jacky",
        (100, 30),
        "black-jacky",
        seats=4,
        seed=6,
        decisions=16,
        keys=("space", "down", "down", "down", "down"),
    ),
    Picture("treasure-island", (100, 30), "treasure-island", seats=4, seed=2, decisions=90),
    Picture("treasure-island-large", (140, 45), "treasure-island", seats=4, seed=2, decisions=140),
    Picture("archipelago", (100, 30), "archipelago", seats=3, seed=19, decisions=165, written=CAMPAIGN),
    Picture("archipelago-cards", (100, 30), "archipelago", seats=3, seed=19, decisions=211, written=CAMPAIGN),
    Picture("archipelago-chart", (100, 30), "archipelago", seats=3, seed=19, decisions=212, written=CAMPAIGN),
    Picture("archipelago-large", (140, 45), "archipelago", seats=3, seed=19, decisions=290, written=CAMPAIGN),
    Picture("jackal-and-high-odds", (100, 30), "jackal-and-high", seats=3, seed=5, decisions=18, keys=("o",)),
)


def table_laid(library: Library, picture: Picture) -> int:
    """A kept match, played so far that the picture shows something; its number."""
    game = shelf.find(picture.game).open()
    seats = [Seat(name) for name in NAMES[: picture.seats]]
    rng = Random(picture.seed)
    with library.begin(game, game.options(), seats, picture.seed) as kept:
        texts = moves_of(picture.written) if picture.written else ()
        for _ in range(picture.decisions):
            match = kept.match
            if match.actor == NOBODY:
                break
            moves = match.state.moves()
            if texts:
                match.play(match.state.parse(texts[len(match.steps)]))
            else:
                match.play(moves[0] if rng.random() < 0.9 else rng.choice(moves))
        return kept.id


def moves_of(written: str) -> list[str]:
    """The moves of a game that was written down; what they caused is indented there."""
    lines = (HERE.parent / written).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith((" ", "="))]


async def take(picture: Picture) -> str:
    """The picture as SVG."""
    with TemporaryDirectory() as folder, open_library(Path(folder) / "tabletop.sqlite3") as library:
        first = library.resume(table_laid(library, picture)) if picture.game else None
        app = TabletopApp(library, first)
        app.animation_level = "none"
        async with app.run_test(size=picture.size) as pilot:
            await pilot.pause()
            for key in picture.keys:
                await pilot.press(key)
                await pilot.pause()
            return without_fonts(app.export_screenshot(title="tabletop"))


def without_fonts(svg: str) -> str:
    """The same picture without the web fonts it would fetch; any monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


def main() -> None:
    """Make every picture."""
    # Nobody is taken by surprise here: every key counts at once.
    Hush.clock = staticmethod(count(step=10).__next__)
    for picture in PICTURES:
        file = HERE / f"{picture.name}.svg"
        file.write_text(asyncio.run(take(picture)), "utf-8")
        print(file.name)


if __name__ == "__main__":
    main()
