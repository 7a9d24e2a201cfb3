"""Glyph sets: every sign one column wide, and a set for every terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.tui import seven_bits
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
    ("variable", "locale", "name"),
    [
        ("LC_ALL", "C", "ascii"),
        ("LC_ALL", "C.UTF-8", "unicode"),
        ("LC_CTYPE", "UTF-8", "unicode"),
        ("LANG", "de_DE.utf8@euro", "unicode"),
        ("LANG", "de_DE.ISO-8859-1", "ascii"),
        ("LANG", "POSIX", "ascii"),
    ],
)
def test_auto_looks_at_the_locale(variable: str, locale: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(variable, locale)
    assert chosen_by_auto() == name


@pytest.mark.parametrize(("encoding", "name"), [("UTF-8", "unicode"), ("cp1252", "ascii")])
def test_where_no_locale_is_set_the_encoding_decides(encoding: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(seven_bits, "getpreferredencoding", lambda do_setlocale: encoding)
    assert chosen_by_auto() == name


def chosen_by_auto() -> str:
    load_glyphs.cache_clear()
    try:
        return load_glyphs(AUTO).name
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
    assert ascii_set.plain("Zoë says “go” …") == 'Zoe says "go" ~'
    assert ascii_set.plain("Игорь, Łukasz & Jörg Weiß") == "Igor, Lukasz & Jorg Weiss"
    assert ascii_set.plain("李") == "?"
    assert ascii_set.alike("李 é") == "李 e"
    assert load_glyphs("unicode").plain("Zoë") == "Zoë"


def test_a_text_about_a_table_shows_its_signs_as_the_table_draws_them() -> None:
    unicode_set, ascii_set = load_glyphs("unicode"), load_glyphs("ascii")
    for mark, sign in unicode_set.marks.items():
        assert ascii_set.plain(sign) == ascii_set[mark]


@pytest.mark.parametrize("book", sorted((assets() / "rulebooks").glob("*.md")), ids=lambda book: book.stem)
def test_every_sign_of_a_rulebook_has_a_likeness_in_seven_bits(book: Path) -> None:
    text = book.read_text("utf-8")
    assert load_glyphs("ascii").plain(text).count("?") == text.count("?")
