"""Glyph sets: every sign one column wide, and a set for every terminal."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tabletop_tui.tui import glyphs
from tabletop_tui.tui.glyphs import AUTO, glyph_sets, load_glyphs


@pytest.mark.parametrize("name", glyph_sets())
def test_every_sign_is_one_column_wide(name: str) -> None:
    signs = load_glyphs(name)
    for sign in (*signs.marks.values(), *(side for frame in signs.frames.values() for side in frame)):
        assert len(sign) == cell_len(sign) == 1
        assert sign not in "\ufe0f\u200d"


def test_all_sets_have_the_same_signs() -> None:
    sets = [load_glyphs(name) for name in glyph_sets()]
    assert {tuple(sorted(signs.marks)) for signs in sets} == {tuple(sorted(sets[0].marks))}
    assert {tuple(sorted(signs.frames)) for signs in sets} == {tuple(sorted(sets[0].frames))}


def test_the_ascii_set_has_seven_bits() -> None:
    assert load_glyphs("ascii").ascii
    assert not load_glyphs("unicode").ascii


@pytest.mark.parametrize(
    ("encoding", "name"), [("UTF-8", "unicode"), ("utf8", "unicode"), ("ANSI_X3.4-1968", "ascii"), ("cp1252", "ascii")]
)
def test_auto_looks_at_what_the_locale_can_write(encoding: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glyphs, "getpreferredencoding", lambda do_setlocale: encoding)
    load_glyphs.cache_clear()
    try:
        assert load_glyphs(AUTO).name == name
    finally:
        load_glyphs.cache_clear()


def test_a_set_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        load_glyphs("runes")


def test_text_is_cut_by_columns_and_not_by_letters() -> None:
    unicode = load_glyphs("unicode")
    assert unicode.fit("Anna", 6) == "Anna  "
    assert unicode.fit("Bartholomew", 6) == "Barth…"
    assert unicode.fit("李小龍大人", 6) == "李小… "
    assert unicode.fit("Anna", 0) == ""


def test_the_ascii_set_finds_a_likeness_for_letters_it_lacks() -> None:
    ascii_set = load_glyphs("ascii")
    assert ascii_set.plain("Zoë says “go” …") == 'Zoe says "go" ...'
    assert ascii_set.plain("李") == "?"
    assert load_glyphs("unicode").plain("Zoë") == "Zoë"
