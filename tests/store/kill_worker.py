"""A process that plays and is killed: run as a module, it forks a fresh player for every line it is told.

A line is a library's path. The player begins or resumes a match there and reports, in one write each, who it is and
every journal entry after it is committed. When the player is dead the parent reports that, so that what is read before
is all there is.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from tabletop_tui.rules import NOBODY, shelf
from tabletop_tui.store.library import KeptMatch, Library, open_library
from tabletop_tui.store.places import LIBRARY

from .play import begin
from .race_box import BOX


def report(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def report_journal(kept: KeptMatch, since: int) -> None:
    for number in range(since, len(kept.match.journal)):
        report("kept", kept.id, number, kept.match.journal[number])


def sit_down(library: Library) -> KeptMatch:
    unfinished = library.unfinished()
    return library.resume(unfinished[0].id) if unfinished else begin(library, turns=600, practice=True)


def play_for_ever(path: Path) -> None:
    rng = Random()
    with open_library(path) as library:
        while True:
            with sit_down(library) as kept:
                report_journal(kept, 0)
                while kept.match.actor != NOBODY:
                    before = len(kept.match.journal)
                    if rng.random() < 0.1 and kept.match.why_no_undo() is None:
                        kept.match.undo()
                    else:
                        kept.match.play(rng.choice(kept.match.state.moves()))
                    report_journal(kept, before)


def main() -> None:
    vars(shelf)["boxes"] = lambda: {BOX.id: BOX}
    with open_library() as library, begin(library):  # warm: everything is imported once, before the forks
        pass
    report("ready")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            report("player", os.getpid())
            play_for_ever(Path(line.strip()) / LIBRARY)
        os.waitpid(child, 0)
        report("dead")


if __name__ == "__main__":
    main()
