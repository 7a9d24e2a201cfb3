"""A package that registers something broken as a game harms no other game."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from tabletop_tui.rules import shelf


@pytest.fixture
def _shelf_of_strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    strangers = [
        EntryPoint("no-package", "there.is.no.such.package:BOX", shelf.GROUP),
        EntryPoint("no-box", "math:pi", shelf.GROUP),
        EntryPoint("jackal-and-high", "tabletop_tui.games.jackal_and_high:BOX", shelf.GROUP),
    ]
    monkeypatch.setattr(shelf, "entry_points", lambda group: [entry for entry in strangers if entry.group == group])
    shelf._shelf.cache_clear()
    yield
    shelf._shelf.cache_clear()


@pytest.mark.usefixtures("_shelf_of_strangers")
def test_a_broken_package_is_left_out_and_named_in_a_sentence() -> None:
    assert list(shelf.boxes()) == ["jackal-and-high"]
    package, box = shelf.misfits()
    assert "“no-package” is left out" in package
    assert "no such" in package or "No module" in package
    assert box == "The game “no-box” is left out: math:pi is no box of a game."
