"""Dice and cards as blocks."""

from __future__ import annotations

import pytest
from rich.style import Style
from textual.app import App, ComposeResult

from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.widgets.block import Block, BlockWidget, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.card import CardFace, CardState, draw_card, draw_tab
from tabletop_tui.tui.widgets.dice import DIE_SIZES, DieFace, DieSize, DieState, draw_die
from tabletop_tui.tui.widgets.look import Look, build_look, look_of
from tests.tui.goldens import screen_text

BLANK = Style(color="#e0e0e0", bgcolor="#121212")
STATES: tuple[DieState, ...] = ("plain", "pointed", "spent")
SIZES: tuple[DieSize, ...] = ("word", "small", "large")
CARD_STATES: tuple[CardState, ...] = ("plain", "pointed", "open", "shut")
LION = CardFace("21", ("lion",), "♣♣♣", ("(o o)", " \\_/ "), ("king",), (" TAKE 2 ", "T2"))


def look(glyphs: str = "unicode") -> Look:
    return build_look({}, BLANK, load_glyphs(glyphs))


def widths(block: Block) -> set[int]:
    return {sum(segment.cell_length for segment in row) for row in block.lines}


def test_a_line_is_exactly_as_wide_as_asked() -> None:
    for width in range(12):
        for align in ("left", "centre", "right"):
            row = line(width, BLANK, ("李a", BLANK), ("xyz", BLANK), align=align)
            assert sum(segment.cell_length for segment in row) == width


def test_blocks_go_beside_and_below_each_other() -> None:
    one, two = Block(2, (line(2, BLANK, ("ab", BLANK)),)), gap(1, 2, BLANK)
    assert beside(one, two, one, blank=BLANK).text() == "ab ab\n"
    assert stacked((one, one)).text() == "ab\nab"
    assert resized(one, 1, 2, BLANK).text() == "a\n"
    assert widths(resized(one, 5, 3, BLANK)) == {5}


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("faces", [6, 8, 20])
def test_a_die_has_its_size_and_shows_its_value(size: DieSize, faces: int, glyphs: str) -> None:
    for value in range(faces + 1):
        for state in STATES:
            die = draw_die(DieFace(value, faces, state), size, look(glyphs), BLANK)
            assert (die.width, die.height) == DIE_SIZES[size]
            assert widths(die) == {die.width}
            if faces != 6 or size != "large":
                assert (str(value) if value else "?") in die.text()


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", SIZES)
def test_the_die_under_the_cursor_is_known_without_colour(size: DieSize, glyphs: str) -> None:
    plain, pointed = (draw_die(DieFace(5, 8, state), size, look(glyphs), BLANK).text() for state in STATES[:2])
    assert plain != pointed


def test_a_large_six_sided_die_has_pips() -> None:
    for value in range(1, 7):
        assert draw_die(DieFace(value, 6), "large", look(), BLANK).text().count("●") == value


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("state", CARD_STATES)
def test_a_card_has_its_size_at_every_size(state: CardState, glyphs: str) -> None:
    for width in range(5, 20):
        for height in range(3, 12):
            card = draw_card(LION, (width, height), look(glyphs), state)
            assert (card.width, card.height, widths(card)) == (width, height, {width})
            assert "21" in card.text()


def test_a_large_card_shows_everything_and_a_small_one_what_matters() -> None:
    large, small = draw_card(LION, (13, 8), look()).text(), draw_card(LION, (7, 4), look()).text()
    assert all(part in large for part in ("21", "♣♣♣", "(o o)", "king", "lion"))
    assert all(part in small for part in ("21", "♣♣♣"))
    assert "lion" not in small


def test_the_card_under_the_cursor_has_heavy_sides() -> None:
    assert draw_card(LION, (7, 4), look(), "pointed").text().startswith("┏━━━━━┓")
    assert draw_card(LION, (7, 4), look("ascii"), "pointed").text().startswith("#=====#")


def test_what_lies_under_a_card_peeks_out() -> None:
    assert draw_tab(LION, 12, look()).text() == "╰─ TAKE 2 ─╯"
    assert draw_tab(LION, 6, look()).text() == "╰─T2─╯"
    assert draw_tab(CardFace("3"), 6, look()).text() == ""


class Shelf(App[None]):
    """A card with a die below it, as a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.glyphs = "unicode"
        self.shown = CardAndDie()

    def compose(self) -> ComposeResult:
        yield self.shown


class CardAndDie(BlockWidget):
    def block(self) -> Block:
        look = look_of(self)
        return stacked((draw_card(LION, (13, 8), look), draw_die(DieFace(4, 6), "small", look, look.seat(1))))


async def test_blocks_are_shown_with_the_look_of_the_app() -> None:
    app = Shelf()
    async with app.run_test(size=(40, 20)) as pilot:
        assert (app.shown.size.width, app.shown.size.height) == (13, 11)
        assert "│ 4 │" in screen_text(app)
        app.glyphs = "ascii"
        app.shown.refresh()
        await pilot.pause()
        assert "| 4 |" in screen_text(app)


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "ansi-dark", "nord"])
async def test_every_seat_can_be_read_in_every_theme(theme: str) -> None:
    app = Shelf()
    async with app.run_test(size=(40, 20)) as pilot:
        app.theme = theme
        await pilot.pause()
        seats = look_of(app.shown).seats
        assert len({str(style.color) for style in seats}) == 6
        for style in seats:
            assert style.color != style.bgcolor
