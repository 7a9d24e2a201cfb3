"""Whole games by keyboard at 80x24, from the launcher to the result: every form, in all ways they can be drawn.

Run it by hand, from the project's folder: ``python -m tests.bench.whole_games [game] [games] [seed]``. Each form of the
game (Treasure Island if not said) is played so many times (1 if not said) with seeds counted on from the one given,
with the Unicode and the ASCII glyphs and with ``NO_COLOR``, in a library of its own; the table is left and come back to
in the middle of each, and where a form says so the house as well. Nothing is hurried: after a hand-over the keys wait
as long as a person has to. It prints how many keys and seconds a game took, how many rounds it had, and why it ended; a
screen that says something wrong ends its game and is printed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from tempfile import TemporaryDirectory
from unittest.mock import patch

from tabletop_tui.store.library import open_library
from tabletop_tui.store.places import made_for
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hush import LASTS
from tests.games.archipelago.keyboard_player import ISLAND_2, Voyager
from tests.games.pirates.keyboard_player import TWO_AGAINST_TWO, Form, Player, Whole, WholeGame
from tests.games.pirates.screens import is_ascii, is_grey
from tests.games.treasure_island.keyboard_player import TreasureHunter
from tests.tui.keyboard import dealt

ATOLL = """\
name: Atoll of Mists
sets: 1, 3

.BBFF.
BFFMMB
BMMMFB
.BMFB.
"""
"""An island somebody has drawn."""


@dataclass(frozen=True)
class Played:
    """A game in the bench.

    Attributes:
        player: Plays it.
        forms: How it is played, by name.
        evening: After so many decisions the house is left and opened again, where that is longer than 0.
    """

    player: Player
    forms: dict[str, Form]
    evening: int = 0


TWO_CREWS = {"Crews for two players": "two"}

GAMES = {
    "treasure-island": Played(
        TreasureHunter(),
        {
            "two": Form(2, seed=0, leaves=60),
            "three": Form(3, seed=0, leaves=60),
            "four": Form(4, seed=0, leaves=60),
            "two against two": Form(4, seed=0, choices=TWO_AGAINST_TWO, leaves=60),
        },
    ),
    "archipelago": Played(
        Voyager(),
        {
            "two": Form(2, seed=0, leaves=60),
            "two with two crews": Form(2, seed=0, choices=TWO_CREWS, leaves=60),
            "three": Form(3, seed=0, leaves=60),
            "four": Form(4, seed=0, leaves=60),
            "two against two": Form(4, seed=0, choices=TWO_AGAINST_TWO, leaves=60),
            "island 1": Form(4, seed=0, choices={"What is played": "island 1 only"}, leaves=60),
            "island 2": Form(3, seed=0, choices=ISLAND_2, leaves=60),
            "island 3": Form(2, seed=0, choices={"What is played": "island 3 only"}, leaves=60),
            "own island": Form(3, seed=0, choices={"What is played": "Atoll of Mists"}, leaves=60),
        },
        evening=120,
    ),
}


def anything(app: TabletopApp) -> None:
    """Nothing more to look for on the screen."""


DRAWN: dict[str, tuple[dict[str, str], str, Callable[[TabletopApp], None]]] = {
    "Unicode": ({}, "unicode", anything),
    "ASCII": ({}, "ascii", is_ascii),
    "NO_COLOR": ({"NO_COLOR": "1"}, "unicode", is_grey),
}
"""What is set in the environment, the glyph set, and what every screen has to be like."""


async def play(game: Played, form: Form, drawn: str) -> Whole:
    """Play one whole game with a new library."""
    environment, glyphs, look = DRAWN[drawn]
    usual = {"TEXTUAL_ANIMATIONS": "none", "LC_ALL": "C.UTF-8"}
    with TemporaryDirectory() as home, patch.dict(os.environ, {**usual, "TABLETOP_HOME": home, **environment}):
        own = made_for("archipelago")
        own.mkdir(parents=True)
        (own / "atoll.txt").write_text(ATOLL, "utf-8")
        whole = WholeGame(game.player, form, hush=1.25 * LASTS, look=look)
        played = await evening(whole, glyphs, game.evening) if game.evening else None
        played = played or await evening(whole, glyphs)
    assert played is not None
    return played


async def evening(whole: WholeGame, glyphs: str, until: int = 0) -> Whole | None:
    """Play on in a new house; None when the game is not over yet."""
    with open_library() as library, dealt(whole.form.seed):
        library.set_setting("glyphs", glyphs)
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24)):
            return await whole.evening(app, until)


def main(game: str, games: int, seed: int) -> None:
    """Play all, and print how each went and how they ended."""
    ends: Counter[str] = Counter()
    asked: set[str] = set()
    bench = GAMES[game]
    for at, ((name, form), drawn, _) in enumerate(product(bench.forms.items(), DRAWN, range(games)), seed):
        try:
            played = asyncio.run(play(bench, replace(form, seed=at), drawn))
        except AssertionError as error:
            print(f"{name}, {drawn}, seed {at}: {error}", flush=True)
            ends["stopped by a fault"] += 1
            continue
        ends[played.outcome.reason] += 1
        asked |= played.asked
        print(
            f"{name}, {drawn}, seed {at}: {played.keys} keys for {played.decisions} decisions in "
            f"{played.seconds:.0f} s, {played.rounds} rounds, {played.hand_overs} hand-overs; "
            f"{played.outcome.unit} {played.outcome.scores}; {played.outcome.reason}",
            flush=True,
        )
    for reason, count in ends.most_common():
        print(f"{count}: {reason}")
    print(f"Decided by key: {', '.join(sorted(asked))}")


if __name__ == "__main__":
    said = [*sys.argv[1:], *("treasure-island", "1", "0")[len(sys.argv) - 1 :]]
    main(said[0], int(said[1]), int(said[2]))
