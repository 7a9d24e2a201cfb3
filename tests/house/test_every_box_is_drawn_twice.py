"""The picture on every box, in Unicode and in 7-bit ASCII."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.rules import shelf
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.glyphs import load_glyphs
from tests.tui.goldens import screen_text

PICTURES = [assets() / box.art for box in shelf.boxes().values()]


def twin(picture: Path) -> Path:
    return picture.with_suffix(".ascii.txt")


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_the_twin_of_a_picture_is_seven_bits_and_as_large(picture: Path) -> None:
    drawn, again = picture.read_text("utf-8").splitlines(), twin(picture).read_text("utf-8").splitlines()
    assert all(line.isascii() for line in again)
    assert len(drawn) == len(again)
    assert max(map(cell_len, drawn)) == max(map(cell_len, again))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_every_sign_of_a_picture_has_a_likeness_in_seven_bits(picture: Path) -> None:
    drawn = picture.read_text("utf-8")
    assert load_glyphs("ascii").plain(drawn).count("?") == drawn.count("?")


async def test_the_launcher_shows_the_twins_where_there_is_no_unicode() -> None:
    with open_library() as library:
        library.set_setting("glyphs", "ascii")
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            shown = screen_text(app)
    assert shown.isascii()
    for picture in PICTURES:
        for line in twin(picture).read_text("utf-8").splitlines():
            assert line.rstrip() in shown


async def test_turning_to_seven_bits_shows_the_twins_at_once() -> None:
    with open_library() as library:
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert not screen_text(app).isascii()
            app.prefer("glyphs", "ascii")
            await pilot.pause()
            assert screen_text(app).isascii()
