"""Killed at any instant, the house has every move that anybody could have seen."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

from tabletop_tui.store.library import open_library
from tabletop_tui.store.places import LIBRARY

from .play import rows

KILLS = 200
FOLDERS = 20
"""The kills are spread over so many libraries, so that some strike while a library is being made."""

LONGEST = 0.05
"""Seconds a player lives at most: long enough to open the library, resume the match and play some dozens of moves."""


@contextmanager
def worker() -> Iterator[subprocess.Popen[bytes]]:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.kill_worker"],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(stream: IO[bytes]) -> list[str]:
    return stream.readline().decode().split(" ", 3)


def kill_a_player(process: subprocess.Popen[bytes], folder: Path, seconds: float) -> list[list[str]]:
    """Let a player play for so long, kill it, and return the entries it reported as kept."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{folder}\n".encode())
    word, pid = line(process.stdout)
    assert word == "player"
    reports = b""
    deadline = monotonic() + seconds
    while (left := deadline - monotonic()) > 0:
        if select.select([process.stdout], [], [], left)[0]:
            reports += os.read(process.stdout.fileno(), 65536)
    os.kill(int(pid), signal.SIGKILL)
    while not reports.endswith(b"dead\n"):
        piece = os.read(process.stdout.fileno(), 65536)
        assert piece, "the worker is gone"
        reports += piece
    return [report.split(" ", 3) for report in reports.decode().splitlines()[:-1]]


def test_a_killed_game_has_every_move_that_was_reported_kept(tmp_path: Path) -> None:
    rng = Random()
    seen = 0
    with worker() as process:
        assert process.stdout is not None
        assert line(process.stdout) == ["ready\n"]
        for kill in range(KILLS):
            folder = tmp_path / str(kill % FOLDERS)
            folder.mkdir(exist_ok=True)
            path = folder / LIBRARY
            reports = kill_a_player(process, folder, rng.uniform(0, LONGEST))
            seen += len(reports)
            with open_library(path) as library:
                assert rows(path, "PRAGMA integrity_check") == [("ok",)]
                stored = {(match, number): entry for match, number, entry in rows(path, "SELECT * FROM journal")}
                for word, match, number, entry in reports:
                    assert word == "kept"
                    assert stored[int(match), int(number)] == entry
                for summary in library.unfinished():
                    with library.resume(summary.id) as kept:
                        assert len(kept.match.journal) == summary.moves
    assert seen > KILLS, "the players were killed before they played"
