"""A whole game in a real pseudo-terminal at 80x24, key by key as one was played without a terminal.

Run it by hand, from the project's folder: ``python -m tests.bench.terminal_game [game] [form] [seed]``, with a game and
a form of `whole_games`. First the game is played there and every key kept with the screen it was pressed at; then the
same keys are pressed in a terminal, each as soon as its screen is there, from the launcher to the result and back until
the program ends. A screen that never comes stops it, and both are printed.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from dataclasses import replace
from tempfile import TemporaryDirectory

from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hush import LASTS
from tests.e2e.terminal import Terminal
from tests.games.pirates.keyboard_player import Form, Player, Whole, WholeGame
from tests.games.pirates.screens import island_of
from tests.tui.goldens import screen_text
from tests.tui.keyboard import dealt

from .whole_games import GAMES

Pressed = list[tuple[str, str]]
"""Every key, behind the screen it was pressed at."""

PROGRAM = """
from sys import argv
from unittest.mock import patch
from tabletop_tui.cli import main
with patch("tabletop_tui.tui.set_up.fresh_seed", return_value=int(argv.pop())):
    main()
"""

HUSHED = 1.25 * LASTS

DRAWN = 0.1
"""Seconds after which all of a screen is drawn."""


async def keys_of(player: Player, form: Form) -> tuple[Pressed, Whole]:
    """Play a whole game without a terminal."""
    pressed: Pressed = []
    with TemporaryDirectory() as home:
        os.environ.update({"TABLETOP_HOME": home, "TEXTUAL_ANIMATIONS": "none", "LC_ALL": "C.UTF-8"})
        with open_library() as library, dealt(form.seed):
            app = TabletopApp(library)
            async with app.run_test(size=(80, 24)):
                game = WholeGame(
                    player,
                    form,
                    hush=HUSHED,
                    rest=DRAWN,
                    before_key=lambda key: pressed.append((screen_text(app), key)),
                )
                whole = await game.evening(app)
    assert whole is not None
    return pressed, whole


def essence(screen: str) -> str:
    """What has to be the same: the headline, the status line and the map; hints and the log may come later."""
    lines = [line.rstrip() for line in screen.splitlines()]
    return "\n".join([*lines[:1], island_of(screen), *lines[-2:-1]])


def press_all(pressed: Pressed, seed: int) -> float:
    """Press the keys in a terminal; how many seconds that took."""
    begun = time.perf_counter()
    with TemporaryDirectory() as home:
        command = [sys.executable, "-c", PROGRAM, str(seed)]
        with Terminal(command, env={"TABLETOP_HOME": home}) as terminal:
            terminal.until("one keyboard")
            for screen, key in pressed:
                lines = screen.splitlines()
                if "Space to look" in screen:
                    terminal.until("Space to look")
                    time.sleep(HUSHED)
                elif re.match(r" \S.*, (?:white|yellow|black|red) \(", lines[0]) or " Space: " in screen:
                    wanted = essence(screen)
                    try:
                        terminal.until(lambda text, wanted=wanted: essence(text) == wanted)  # type: ignore[misc]
                    except AssertionError as error:
                        raise AssertionError(f"before {key} the screen should show\n{screen}\n{error}") from None
                    if "only you should be looking" in screen or " Space: " in screen:
                        time.sleep(HUSHED)
                else:
                    terminal.settle(quiet=0.05)
                terminal.press({"space": " "}.get(key, key))
            terminal.until("one keyboard")
            terminal.press("q")
            assert terminal.ended() == 0
    return time.perf_counter() - begun


def main(game: str, name: str, seed: int) -> None:
    """Play once without a terminal and once in one."""
    pressed, whole = asyncio.run(keys_of(GAMES[game].player, replace(GAMES[game].forms[name], seed=seed)))
    seconds = press_all(pressed, seed)
    print(
        f"{name}, seed {seed}: {len(pressed)} keys in a terminal in {seconds:.0f} s, {whole.decisions} decisions, "
        f"{whole.rounds} rounds, {whole.hand_overs} hand-overs; {whole.outcome.unit} {whole.outcome.scores}; "
        f"{whole.outcome.reason}"
    )


if __name__ == "__main__":
    said = [*sys.argv[1:], *("treasure-island", "two", "170")[len(sys.argv) - 1 :]]
    main(said[0], said[1], int(said[2]))
