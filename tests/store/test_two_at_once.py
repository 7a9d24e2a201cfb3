"""Two processes at one file: whatever is read is of one moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.store.file import File
from tabletop_tui.store.library import Library, open_library

from .play import begin, play


@pytest.fixture
def after_the_first_read(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], None]:
    """Lets somebody else do something as soon as the first of several rows has been read."""
    read = File.read

    def set_up(act: Callable[[], object]) -> None:
        def read_and_be_late(file: File, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
            monkeypatch.setattr(File, "read", read)
            rows = read(file, query, values)
            act()
            return rows

        monkeypatch.setattr(File, "read", read_and_be_late)

    return set_up


def test_a_match_begun_elsewhere_while_a_list_is_read_is_in_it_whole_or_not_at_all(
    library: Library, path: Path, after_the_first_read: Callable[[Callable[[], object]], None]
) -> None:
    begin(library).close()
    with open_library(path) as other:
        after_the_first_read(lambda: begin(other).close())
        assert [(match.id, match.people) for match in library.unfinished()] == [(1, "Anna, Boris")]
        assert [match.id for match in library.unfinished()] == [2, 1]


def test_a_match_that_ends_elsewhere_while_it_is_read_is_read_as_it_was(
    library: Library, path: Path, after_the_first_read: Callable[[Callable[[], object]], None]
) -> None:
    with open_library(path) as other, begin(other, turns=3) as kept:
        journal = list(kept.match.journal)
        after_the_first_read(lambda: play(kept.match))
        assert library.look_back(kept.id).journal == journal
        assert library.look_back(kept.id).journal == kept.match.journal != journal
