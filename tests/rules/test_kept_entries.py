"""A match gives every entry of its journal to be kept before anybody sees what it did."""

from __future__ import annotations

import pytest

from tabletop_tui.rules import REDO, UNDO, Closing
from tests.examples import gifts, tic_tac_toe

from .matches import given, kept, played


def test_every_entry_is_kept() -> None:
    match, shelf = kept(gifts.GAME, "Anna", "Boris", "Chen")
    match.settle()
    played(match, "name A B")
    match.undo()
    match.redo()
    given(match)
    assert shelf.kept == match.journal
    assert shelf.kept[1:4] == ["name A B", UNDO, REDO]


def test_the_entry_that_ends_the_match_is_kept_with_its_result() -> None:
    match, shelf = kept(tic_tac_toe.GAME, "Anna", "Boris")
    played(match, *["a1", "b1", "a2", "b2"])
    assert not shelf.closings
    match.play(match.state.parse("a3"))
    match.undo()
    match.redo()
    assert match.outcome is not None
    assert shelf.closings == [Closing(match.outcome, match.digest())] * 2


def test_what_cannot_be_kept_has_not_happened() -> None:
    match, shelf = kept(gifts.GAME, "Anna", "Boris", "Chen")
    shelf.full = True
    with pytest.raises(OSError, match="no room"):
        match.settle()
    assert (match.journal, match.steps) == ([], [])
    shelf.full = False
    match.settle()
    played(match, "name A B")
    match.undo()
    before = (match.journal[:], match.steps[:], match.state.fingerprint())
    shelf.full = True
    with pytest.raises(OSError, match="no room"):
        match.play(match.state.parse("name A C"))
    with pytest.raises(OSError, match="no room"):
        match.redo()
    assert (match.journal, match.steps, match.state.fingerprint()) == before
    shelf.full = False
    assert match.redo()
    shelf.full = True
    before = (match.journal[:], match.steps[:], match.state.fingerprint())
    with pytest.raises(OSError, match="no room"):
        match.undo()
    assert (match.journal, match.steps, match.state.fingerprint()) == before
