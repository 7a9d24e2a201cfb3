"""The lock of a match goes with the match, and whoever comes for it in that moment plays nothing that is no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import BaseFileLock

from tabletop_tui.store import library as library_module
from tabletop_tui.store.kept import lock_match
from tabletop_tui.store.library import KeptMatch, Library, StoreError, open_library

from .play import begin, play


def locks(path: Path) -> list[str]:
    """The files of locks there are."""
    return sorted(file.name for file in path.with_suffix(".locks").iterdir())


def test_matches_put_away_untouched_leave_no_lock_behind(library: Library, path: Path) -> None:
    for _ in range(5):
        kept = begin(library)
        assert locks(path) == [f"{kept.id}.lock"]
        kept.put_away()
        assert locks(path) == []


def test_a_match_thrown_away_leaves_no_lock_behind(library: Library, path: Path) -> None:
    with begin(library) as kept:
        play(kept.match, 1)
    library.discard(kept.id)
    assert locks(path) == []


def test_a_match_that_waits_keeps_its_lock_and_can_be_locked_again(library: Library, path: Path) -> None:
    with begin(library) as kept:
        play(kept.match, 1)
        kept.put_away()
    assert locks(path) == [f"{kept.id}.lock"]
    with library.resume(kept.id), pytest.raises(StoreError, match="another table"), open_library(path) as other:
        other.resume(kept.id)


@pytest.fixture
def goes_before_it_is_locked(monkeypatch: pytest.MonkeyPatch) -> Callable[[KeptMatch], None]:
    """Lets a match be put away after somebody has found it, and before they have its lock."""

    def set_up(kept: KeptMatch) -> None:
        def lock_late(file: Path, number: int) -> BaseFileLock:
            kept.put_away()
            return lock_match(file, number)

        monkeypatch.setattr(library_module, "lock_match", lock_late)

    return set_up


def test_a_match_that_goes_while_another_waits_to_play_it_is_no_more(
    library: Library, path: Path, goes_before_it_is_locked: Callable[[KeptMatch], None]
) -> None:
    kept = begin(library)
    goes_before_it_is_locked(kept)
    with open_library(path) as other, pytest.raises(StoreError, match=r"^There is no match 1\.$"):
        other.resume(kept.id)
    assert locks(path) == []


def test_a_match_that_goes_while_another_waits_to_throw_it_away_is_no_more(
    library: Library, path: Path, goes_before_it_is_locked: Callable[[KeptMatch], None]
) -> None:
    kept = begin(library)
    goes_before_it_is_locked(kept)
    with open_library(path) as other:
        other.discard(kept.id)
    assert locks(path) == []
    assert library.unfinished() == []
