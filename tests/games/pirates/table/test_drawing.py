"""How cells and maps are drawn."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.style import Style

from tabletop_tui.games.pirates.table.board import Board
from tabletop_tui.games.pirates.table.cells import draw
from tabletop_tui.games.pirates.table.details import wrapped
from tabletop_tui.games.pirates.table.paint import Paint, mixed
from tabletop_tui.games.pirates.table.patch import Figure, Patch, Size
from tabletop_tui.games.pirates.table.signs import board_signs
from tabletop_tui.games.pirates.table.window import fitting, map_columns, open_window, panel_columns
from tests.tui.drawn import look

N1, N2, E1 = Figure("n1", 0), Figure("n2", 0), Figure("e1", 1)


def paint(glyphs: str = "unicode", *, dark: bool = True) -> Paint:
    return mixed(look(glyphs), dark=dark)


UNICODE, ASCII = paint(), paint("ascii")


def text(patch: Patch, size: Size = Size.SMALL, colours: Paint = UNICODE, **how: Any) -> str:
    rows = draw(patch, size, colours, **how)
    assert [sum(segment.cell_length for segment in row) for row in rows] == [size.columns] * size.rows
    return "/".join("".join(segment.text for segment in row) for row in rows)


def test_a_number_is_not_parted_from_its_percent() -> None:
    rows = wrapped((("Rum", Style()), ("Arrows 20 % here", Style())), 11, 5, look("unicode"))
    assert "20 %" in "\n".join("".join(segment.text for segment in row) for row in rows)


def open_tile(**things: Any) -> Patch:
    return Patch("open", "· ", **things)


@pytest.mark.parametrize(
    ("patch", "drawn"),
    [
        (Patch("closed"), " ▒▒"),
        (Patch("closed", looked=True), " ▒?"),
        (open_tile(), " · "),
        (open_tile(figures=(N1,)), " n1"),
        (open_tile(figures=(N1, N2)), "+n1"),
        (open_tile(figures=(N1,), coins=2), "$n1"),
        (open_tile(figures=(N1,), treasure=True), "♦n1"),
        (open_tile(figures=(Figure("n1", 0, "caught"),)), "#n1"),
        (open_tile(figures=(Figure("n1", 0, "waits"),)), "zn1"),
        (open_tile(figures=(Figure("n1", 0, "loaded"),)), "$n1"),
        (Patch("open", "↻3", plain=False, figures=(Figure("n1", 0, step=2),)), "2n1"),
        (open_tile(coins=3), " $3"),
        (open_tile(treasure=True, coins=2), " ♦2"),
        (Patch("open", "↻3", plain=False, coins=2), " ↻$"),
        (Patch("sea", figures=(E1,)), "~e1"),
        (Patch("sea", ship=0, figures=(N1, N2)), " N2"),
        (Patch("sea", ship=1), " E "),
        (Patch("void"), "   "),
    ],
)
def test_pieces_come_first_and_a_sign_tells_of_the_rest(patch: Patch, drawn: str) -> None:
    assert text(patch) == drawn


@pytest.mark.parametrize(
    ("aim", "drawn"), [("target", "›e1"), ("deadly", "†e1"), ("loses", "!e1"), ("idle", "=e1"), ("", " e1")]
)
def test_a_target_has_a_sign_for_what_is_known_of_it(aim: Any, drawn: str) -> None:
    assert text(open_tile(figures=(E1,), aim=aim)) == drawn


STEPPED = Figure("n2", 0, step=1)
"""Stands on the first step of a spinner."""


@pytest.mark.parametrize("colours", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("size", Size)
def test_a_piece_that_is_drawn_is_always_called_by_its_name(size: Size, colours: Paint) -> None:
    figures = (STEPPED, Figure("n2", 0, "caught"), Figure("n2", 0, "waits"), Figure("n2", 0, "loaded"))
    aims: list[Any] = ["", "target", "deadly", "loses", "risky", "idle", "chosen"]
    ways = [{}, {"pointed": True}, {"after": True}]
    for figure, others, coins, treasure, aim, how in product(figures, ((), (E1,)), (0, 2), (False, True), aims, ways):
        patch = open_tile(figures=(figure, *others), coins=coins, treasure=treasure, aim=aim)
        assert "n2" in text(patch, size, colours, **how)


@pytest.mark.parametrize("things", [{"figures": (STEPPED,)}, {"figures": (N1,), "coins": 2}, {"figures": (N1, E1)}])
def test_a_target_with_more_on_it_than_is_drawn_says_so(things: dict[str, Any]) -> None:
    assert text(open_tile(aim="target", **things))[0] == "⊳"
    assert text(open_tile(aim="deadly", **things))[0] == "†"
    assert text(Patch("sea", figures=(E1,), aim="target")) == "›e1"


def test_what_has_been_chosen_is_marked_and_not_lit_as_a_target() -> None:
    chosen, target = (draw(Patch("closed", aim=aim), Size.SMALL, UNICODE)[0] for aim in ("chosen", "target"))
    assert chosen[0].text == "✓"
    assert chosen[0].style is not None
    assert target[0].style is not None
    assert chosen[0].style.bgcolor != target[0].style.bgcolor


@pytest.mark.parametrize("size", Size)
def test_the_cursor_is_whole_whatever_there_is_to_say_on_the_cell_and_beside_it(size: Size) -> None:
    for patch in (open_tile(figures=(N1, E1), coins=2, aim="deadly"), open_tile(aim="target"), open_tile(trail=True)):
        assert [row[0] for row in text(patch, size, pointed=True).split("/")] == ["["] * size.rows
        assert [row[0] for row in text(patch, size, after=True).split("/")] == ["]"] * size.rows


@pytest.mark.parametrize("colours", [UNICODE, paint(dark=False), mixed(UNICODE.look, sixteen=True)])
def test_the_sign_at_the_edge_stands_out_from_every_ground(colours: Paint) -> None:
    for ground, aim in product(("sea", "closed", "open"), ("", "target", "deadly")):
        patch = Patch(ground, "· ", figures=(N1, N2), aim=aim)  # type: ignore[arg-type]
        for pointed, after in ((False, False), (True, False), (False, True)):
            edge = draw(patch, Size.SMALL, colours, pointed, after)[0][0].style
            assert edge is not None
            assert edge.color != edge.bgcolor
    gold = draw(open_tile(figures=(N1,), coins=1), Size.SMALL, colours)[0][0].style
    assert gold is not None
    assert gold.color == colours.gold.color


def row(*patches: Patch) -> str:
    """The first row of a map with these cells, the cursor on the first."""
    window = open_window((44, 21), (13, 13), Size.SMALL, (0, 0))
    drawn = Board(window, 44, 21, 13, patches=dict(enumerate(patches)), paint=UNICODE)
    drawn.draw(0, [])
    return "".join(segment.text for segment in drawn.lines[1])[window.left + 2 :].rstrip()


def test_the_cursor_has_both_its_brackets() -> None:
    assert row(open_tile(), open_tile(aim="target")) == "[· ]·"
    assert row(open_tile(figures=(N1,), coins=1), open_tile(aim="deadly")) == "[n1]·"
    assert (
        row(Patch("closed", aim="target"), Patch("closed", aim="target"), Patch("closed", aim="target")) == "[▒▒]▒▒›▒▒"
    )


@pytest.mark.parametrize(
    ("things", "edge"),
    [
        ({"figures": (N1, E1), "coins": 2}, "&"),
        ({"figures": (N1, E1)}, "+"),
        ({"figures": (Figure("n1", 0, "caught"),), "coins": 2}, "&"),
        ({"figures": (N1, Figure("e1", 1, "caught"))}, "&"),
        ({"figures": (Figure("n1", 0, step=2),), "coins": 1}, "&"),
        ({"figures": (Figure("n1", 0, step=2), Figure("e1", 1, step=3))}, "&"),
    ],
)
def test_where_one_sign_cannot_say_it_another_says_that_there_is_more(things: dict[str, Any], edge: str) -> None:
    assert text(open_tile(**things)) == f"{edge}n1"


def test_larger_cells_say_that_pieces_side_by_side_have_more_to_tell() -> None:
    figures = (Figure("n1", 0, step=2), Figure("e1", 1, step=3))
    assert text(open_tile(figures=figures), Size.MEDIUM) == " ·   /&n1e1"
    assert text(open_tile(figures=(N1, E1)), Size.MEDIUM) == " ·   / n1e1"


def test_where_the_last_move_went_is_marked() -> None:
    assert text(open_tile(trail=True)) == "∘· "


def test_larger_cells_show_tile_gold_and_pieces_together() -> None:
    patch = Patch("open", "↻3", "desert", "sand", plain=False, coins=2, figures=(Figure("n1", 0, step=2),))
    assert text(patch, Size.MEDIUM) == " ↻3$2/ n1 2"
    assert text(patch, Size.LARGE) == " ↻3  $2/ desert/ n1 2  "
    assert text(Patch("open", "↻3", "desert", "sand", plain=False), Size.MEDIUM) == " ↻3  / sand"


@pytest.mark.parametrize(
    ("figures", "row"), [((N1, E1), "n1e1  "), ((N1, N2, E1), "n1n2e1"), ((N1, N2, E1, E1), "n1n2+2")]
)
def test_many_pieces_are_named_as_far_as_there_is_room(figures: tuple[Figure, ...], row: str) -> None:
    assert text(open_tile(figures=figures), Size.LARGE).split("/")[2] == f" {row}"


def test_arrows_point_where_they_point() -> None:
    patch = Patch("open", "↖┌", exits=(7, 2, 4), plain=False)
    assert text(patch, Size.LARGE) == " ↖     /   ∙ → /   ↓   "


@pytest.mark.parametrize("colours", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_cell_has_its_width_and_its_signs(colours: Paint) -> None:
    figures = [(), (N1,), (N1, E1), (N1, N2, E1, E1, E1)]
    grounds: list[Any] = ["sea", "closed", "open", "void"]
    for ground, crowd, coins, treasure, aim, size in product(
        grounds, figures, (0, 5), (False, True), ("", "target", "deadly"), Size
    ):
        patch = Patch(ground, "xy", "worded", "word", coins=coins, treasure=treasure, figures=crowd, aim=aim)  # type: ignore[arg-type]
        for pointed, after in ((False, False), (True, False), (False, True)):
            drawn = text(patch, size, colours, pointed=pointed, after=after)
            assert colours is UNICODE or drawn.isascii()


@pytest.mark.parametrize("seven_bits", [False, True])
def test_every_sign_is_one_column_wide(seven_bits: bool) -> None:
    signs = board_signs(seven_bits)
    assert {cell_len(sign) for sign in (*signs.marks.values(), *signs.compass)} == {1}
    assert len(signs.compass) == 8
    assert not seven_bits or "".join((*signs.marks.values(), signs.compass)).isascii()


@pytest.mark.parametrize("dark", [True, False])
def test_crews_and_grounds_can_be_told_apart(dark: bool) -> None:
    colours = paint(dark=dark)
    assert len({style.bgcolor for style in colours.crews[:4]}) == 4
    plain = colours.land[""]
    assert len({style.bgcolor for style in (colours.sea, *plain.closed, *plain.open, colours.aim)}) == 6


def sixteen(style: Style) -> tuple[Any, Any]:
    """Ink and ground as a terminal with sixteen colours shows them."""
    assert style.color is not None
    assert style.bgcolor is not None
    return style.color.downgrade(ColorSystem.STANDARD), style.bgcolor.downgrade(ColorSystem.STANDARD)


def test_sixteen_colours_are_enough() -> None:
    colours = mixed(UNICODE.look, sixteen=True)
    for land in colours.land.values():
        grounds = [colours.sea, land.closed[0], land.open[0], colours.aim, colours.danger]
        assert len({sixteen(style)[1] for style in grounds}) == len(grounds)
        for style in (*grounds, *land.used):
            assert len(set(sixteen(style))) == 2
    assert len({sixteen(land.closed[0])[0] for land in colours.land.values() if land is not colours.land[""]}) == 3
    assert len({sixteen(style)[1] for style in colours.crews[:4]}) == 4
    for style in (*colours.crews, colours.gold, colours.aim_closed):
        assert len(set(sixteen(style))) == 2


def board(size: Size, width: int, height: int, cursor: tuple[int, int] = (0, 0)) -> Board:
    window = open_window((width, height), (13, 13), size, cursor)
    drawn = Board(window, width, height, 13, patches={}, paint=UNICODE)
    drawn.draw(cursor[1] * 13 + cursor[0], [("A title", Style()), ("and a sentence", Style())])
    assert {sum(segment.cell_length for segment in row) for row in drawn.lines} == {width}
    return drawn


def test_a_small_map_has_room_for_details_below() -> None:
    rows = ["".join(segment.text for segment in row).rstrip() for row in board(Size.SMALL, 44, 21).lines]
    assert rows[0] == "    a  b  c  d  e  f  g  h  i  j  k  l  m"
    assert rows[13].startswith(" 13")
    assert rows[14:16] == [" A title", " and a sentence"]


@pytest.mark.parametrize(
    ("screen", "size"), [((80, 24), Size.SMALL), ((100, 30), Size.MEDIUM), ((140, 45), Size.LARGE)]
)
def test_the_map_is_as_large_as_there_is_room_for(screen: tuple[int, int], size: Size) -> None:
    panel = panel_columns(*screen, 13, 13)
    assert fitting(screen[0] - panel, screen[1] - 3, 13, 13) is size
    assert screen[0] - panel >= map_columns(13, size)


def test_a_zoomed_window_follows_the_cursor_as_little_as_it_can() -> None:
    first = open_window((44, 21), (13, 13), Size.LARGE, (6, 6))
    assert (first.columns, first.rows) == (5, 6)
    assert open_window((44, 21), (13, 13), Size.LARGE, (6, 6), first) == first
    east = open_window((44, 21), (13, 13), Size.LARGE, (first.x + 4, 6), first)
    assert (east.x, east.y) == (first.x + 1, first.y)
    assert open_window((44, 21), (13, 13), Size.LARGE, (12, 12), first).x == 8
    assert open_window((44, 21), (13, 13), Size.LARGE, (0, 0), first).x == 0


def test_a_point_of_the_widget_is_a_cell_of_the_map() -> None:
    window = open_window((44, 21), (13, 13), Size.SMALL, (0, 0))
    assert window.cell_at(window.left + 2, 1) == (0, 0)
    assert window.cell_at(window.left + 2 + 38, 13) == (12, 12)
    for outside in ((window.left + 1, 1), (window.left + 2, 0), (window.left + 41, 1), (window.left + 2, 14)):
        assert window.cell_at(*outside) is None


def test_moving_the_cursor_draws_only_the_rows_it_leaves_and_comes_to() -> None:
    drawn = board(Size.SMALL, 44, 21)
    before = list(drawn.lines)
    drawn.move(13 * 5 + 2, [("A title", Style()), ("and a sentence", Style())])
    assert {y for y in range(21) if drawn.lines[y] is not before[y]} == {0, 1, 6}
