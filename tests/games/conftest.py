"""What tests of games at their tables begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop_tui.store.library import Library, open_library


@pytest.fixture
def library() -> Iterator[Library]:
    """An empty library."""
    with open_library() as opened:
        yield opened


@pytest.fixture
def no_animations(library: Library) -> None:
    """Nothing is played out on the table."""
    library.set_setting("animations", "no")
