"""Whole games by keyboard at 80x24, from the launcher to the result: every form, in all ways they can be drawn.

Run it by hand, from the project's folder: ``python -m tests.bench.whole_games [games] [seed]``. Each form of play is
played so many times (1 if not said) with seeds counted on from the one given, with the Unicode and the
ASCII glyphs and with ``NO_COLOR``, in a house of its own; the table is left and come back to in the middle of each.
Nothing is hurried: after a hand-over the keys wait as long as a person has to. It prints how many keys and seconds a
game took, how many rounds it had, and why it ended; a screen that says something wrong ends its game and is printed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from tempfile import TemporaryDirectory

from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hush import LASTS
from tests.games.treasure_island.keyboard_player import (
    TWO_AGAINST_TWO,
    Form,
    Whole,
    is_ascii,
    is_grey,
    play_whole_game,
)
from tests.tui.keyboard import dealt

FORMS = {
    "two": Form(2, seed=0, leaves=60),
    "three": Form(3, seed=0, leaves=60),
    "four": Form(4, seed=0, leaves=60),
    "two against two": Form(4, seed=0, choices=TWO_AGAINST_TWO, leaves=60),
}


def anything(app: TabletopApp) -> None:
    """Nothing more to look for on the screen."""


DRAWN: dict[str, tuple[dict[str, str], str, Callable[[TabletopApp], None]]] = {
    "Unicode": ({}, "unicode", anything),
    "ASCII": ({}, "ascii", is_ascii),
    "NO_COLOR": ({"NO_COLOR": "1"}, "unicode", is_grey),
}
"""What is set in the environment, the glyph set, and what every screen has to be like."""


async def play(form: Form, drawn: str) -> Whole:
    """Play one whole game in a new house."""
    environment, glyphs, look = DRAWN[drawn]
    with TemporaryDirectory() as home:
        os.environ.update({"TABLETOP_HOME": home, "TEXTUAL_ANIMATIONS": "none", "LC_ALL": "C.UTF-8", **environment})
        with open_library() as library, dealt(form.seed):
            library.set_setting("glyphs", glyphs)
            app = TabletopApp(library)
            async with app.run_test(size=(80, 24)):
                return await play_whole_game(app, form, hush=1.25 * LASTS, look=look)


def main(games: int, seed: int) -> None:
    """Play all, and print how each went and how they ended."""
    ends: Counter[str] = Counter()
    asked: set[str] = set()
    for at, ((name, form), drawn, _) in enumerate(product(FORMS.items(), DRAWN, range(games)), seed):
        try:
            played = asyncio.run(play(replace(form, seed=at), drawn))
        except AssertionError as error:
            print(f"{name}, {drawn}, seed {at}: {error}", flush=True)
            ends["stopped by a fault"] += 1
            continue
        ends[played.outcome.reason] += 1
        asked |= played.asked
        print(
            f"{name}, {drawn}, seed {at}: {played.keys} keys for {played.decisions} decisions in "
            f"{played.seconds:.0f} s, {played.rounds} rounds, {played.hand_overs} hand-overs; gold "
            f"{played.outcome.scores}; {played.outcome.reason}",
            flush=True,
        )
    for reason, count in ends.most_common():
        print(f"{count}: {reason}")
    print(f"Decided by key: {', '.join(sorted(asked))}")


if __name__ == "__main__":
    main(*(int(text) for text in (*sys.argv[1:], *("1", "0")[len(sys.argv) - 1 :])))
