"""Searching a rulebook."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui import assets
from tabletop_tui.rules import Box
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.rulebook import RulebookScreen
from tabletop_tui.tui.rulebook_search import Hit, find

from . import tiny
from .goldens import screen_text
from .rooms import at, press, steady

FILLER = "Nothing of note is told here.\n\n" * 30
BOOK = f"""# The game

A *paw* is worth something.

{FILLER}Somebody who has a [pa**w**](#paws) is glad.

## Dice

{FILLER}| what | worth |
|---|---|
| die | nothing |
| Paw | one |

## Paws

{FILLER}The end.
"""


@pytest.fixture
def book(tmp_path: Path, boxes: dict[str, Box], monkeypatch: pytest.MonkeyPatch) -> Box:
    """A box with this rulebook in it."""
    (tmp_path / "book.md").write_text(BOOK)
    monkeypatch.setattr(assets, "assets", lambda: tmp_path)
    boxes[tiny.BOX.id] = replace(tiny.BOX, about="book.md")
    return boxes[tiny.BOX.id]


def test_hits_come_in_reading_order_and_markup_hides_no_word() -> None:
    texts = ["# A\n\nA *paw*.\n\nNo.\n\nA pa**w** and\na paw.", "## Paws\n\n| a | b |\n|---|---|\n| paw | no |"]
    assert find(texts, "PAW") == [Hit(0, 0), Hit(0, 1), Hit(0, 2), Hit(1, 0), Hit(1, 1)]
    assert find(texts, "and a") == [Hit(0, 0)]


def reversed_word(app: TabletopApp) -> tuple[int, str]:
    """The row with a word that is drawn in reverse, and the word; there is one only."""
    found = [
        (y, segment.text)
        for y, strip in enumerate(app.screen._compositor.render_strips())
        for segment in strip
        if segment.text.isalpha() and segment.style is not None and segment.style.reverse
    ]
    [row] = {y for y, _ in found}
    return row, "".join(text for _, text in found)


async def test_every_hit_is_seen_and_marked_one_after_the_other_and_counted(library: Library, book: Box) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "r")
        screen = at(app, RulebookScreen)
        assert "next hit" not in screen_text(app)
        await press(pilot, "slash", *"paw", "enter")
        await steady(pilot)
        seen = []
        for key in ("n", "enter", "n", "N", "n", "n", "n"):
            title, *page = screen_text(app).splitlines()
            row, word = reversed_word(app)
            shown = [words for words in ("worth something", "is glad", "Paw ", "Paws") if words in page[row - 1][26:]]
            seen.append((title.rpartition(": ")[2], screen.at, word, shown))
            assert "n next hit" in page[-1]
            await press(pilot, key)
            await steady(pilot)
        one, two = ("1 of 4", 0, "paw", ["worth something"]), ("2 of 4", 0, "paw", ["is glad"])
        three, four = ("3 of 4", 1, "Paw", ["Paw "]), ("4 of 4", 2, "Paw", ["Paws"])
        assert seen == [one, two, three, four, three, four, one]
        assert "2 of 4" in screen_text(app)


async def test_a_word_that_is_not_there_is_said_so_and_another_can_be_searched(library: Library, book: Box) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, "r", "slash", *"chess", "enter")
        assert "“chess” is not in this rulebook." in screen_text(app).splitlines()[0]
        assert screen_text(app).count("chess") == 1
        await press(pilot, "slash", *["backspace"] * 5, *"glad", "enter")
        assert "1 of 1" in screen_text(app)
        assert "is glad" in screen_text(app)
