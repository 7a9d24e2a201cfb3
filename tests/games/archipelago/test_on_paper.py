"""Islands people drew go with a match wherever it goes: what is written out with them is taken in again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.archipelago import own
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.options import MOST_OWN_ISLANDS
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.store.places import made_for

LONGEST_NAME = "骷" * 24


def draw(count: int) -> None:
    """Save so many islands, each as large as those of the rulebook come and with as long a name as can be."""
    largest = max(stock().islands, key=lambda layout: len(layout.text()))
    for number in range(count):
        layout = replace(largest, name=f"{LONGEST_NAME[:-1]}{number}", ships=(), marks=())
        own.keep(own.file_of(made_for(GAME.box.id), layout.name), layout)


@pytest.mark.parametrize(
    ("count", "values"),
    [
        (1, {"plays": f"{LONGEST_NAME[:-1]}0"}),
        (3, {"own_islands": "all"}),
        (3, {"own_islands": ",".join(f"{LONGEST_NAME[:-1]}{number}" for number in range(3))}),
        (MOST_OWN_ISLANDS, {"own_islands": "all"}),
    ],
)
def test_a_match_with_own_islands_is_taken_in_as_it_was_written_out(
    library: Library, count: int, values: dict[str, str]
) -> None:
    draw(count)
    options = GAME.choose_options(dict(values), made_for(GAME.box.id))
    assert len(options.model_dump()["own_islands"]) == count
    with library.begin(GAME, options, (Seat("Anna"), Seat("Boris")), 1) as kept:
        paper = library.write_out(kept.id)
        with library.resume(library.take_in(paper, "islands.txt")) as again:
            assert again.match.options == options
            assert again.match.state == kept.match.state
