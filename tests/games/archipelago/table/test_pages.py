"""The chart of the archipelago, cards and dice, as blocks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.style import Style

from tabletop_tui.games.archipelago.campaign_events import DraftRolled
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.events import Duelled, Rolled
from tabletop_tui.games.archipelago.table.canvas import Canvas
from tabletop_tui.games.archipelago.table.rolling import frames, tray_of
from tabletop_tui.games.archipelago.table.sea_chart import Isle, anchorages, sea_chart
from tabletop_tui.games.archipelago.table.tray import Thrown, Tray, draw_tray
from tabletop_tui.games.pirates.table.paint import Paint, mixed
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.widgets.block import Block
from tabletop_tui.tui.widgets.look import build_look
from tests.games.archipelago.shore import shore

from .scenes import moment_of


def paint(glyphs: str = "unicode") -> Paint:
    return mixed(build_look({}, Style(color="#e0e0e0", bgcolor="#121212"), load_glyphs(glyphs)), backs=True)


ISLES = [Isle(layout.name, layout.rows, "32 tiles, sets 1+2") for layout in stock().islands]
OWN = [Isle(f"Own isle {number}", stock().islands[0].rows, "24 tiles, set 1") for number in range(9)]


def is_whole(block: Block) -> bool:
    return {sum(segment.cell_length for segment in row) for row in block.lines} == {block.width}


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", [(44, 20), (50, 20), (60, 26), (94, 41)], ids=str)
def test_all_islands_of_the_rulebook_have_room_at_every_size(size: tuple[int, int], glyphs: str) -> None:
    chart = sea_chart(ISLES, *size, paint(glyphs))
    assert (chart.width, chart.height) == size
    assert is_whole(chart)
    assert all(isle.name in chart.text() for isle in ISLES)
    assert glyphs == "unicode" or chart.text().isascii()


def test_islands_are_drawn_as_large_as_all_of_them_have_room() -> None:
    assert [anchorages(ISLES, *size)[1].columns for size in ((94, 41), (44, 20))] == [4, 2]
    assert anchorages([*ISLES, *OWN], 94, 41)[1].columns == 2
    assert anchorages([*ISLES, *OWN[:4]], 44, 20)[1].columns == 1


def test_islands_do_not_touch() -> None:
    for size in ((44, 20), (94, 41)):
        places, _ = anchorages(ISLES, *size)
        taken = [
            (x, y)
            for place in places
            for x in range(place.x, place.x + place.width)
            for y in range(place.y, place.y + place.height)
        ]
        assert len(taken) == len(set(taken))
        assert all(0 < x < size[0] - 1 and 0 < y < size[1] - 1 for x, y in taken)


def test_more_islands_than_have_room_are_counted() -> None:
    isles = [*ISLES, *OWN]
    places, _ = anchorages(isles, 44, 20)
    assert len(places) < len(isles)
    assert f"+{len(isles) - len(places)} more" in sea_chart(isles, 44, 20, paint()).text()


@pytest.mark.parametrize("at", [0, 3, 8])
def test_the_island_pointed_at_is_always_in_sight(at: int) -> None:
    own = [replace(isle, rows=("BBBBBBBBBBB",) * 11, pointed=number == at) for number, isle in enumerate(OWN)]
    chart = sea_chart([*ISLES, *own], 41, 20, paint("ascii")).text()
    assert f"> {own[at].name}" in chart
    assert " more " in chart


def test_winners_leave_their_flags_and_a_draw_one_of_nobody() -> None:
    isle = replace(ISLES[0], played=2, flags=((0, 2), ()))
    chart = sea_chart([isle], 44, 20, paint()).text()
    assert all(flag in chart for flag in ("⚑N", "⚑S", "⚑="))


def test_wide_letters_take_up_two_columns_of_a_canvas() -> None:
    canvas = Canvas(12, 1, Style())
    canvas.label(0, 0, "島々の海", 12, Style())
    assert is_whole(canvas.block())
    assert canvas.block().text() == "  島々の海"


def test_dice_lie_beside_each_other_and_say_whose_they_are() -> None:
    tray = Tray("Who?", (Thrown("n1", 0, 5), Thrown("e1", 1, 2)), "e1 is beaten")
    for size in ((44, 21), (30, 10)):
        block = draw_tray(tray, *size, paint())
        assert is_whole(block)
        assert block.width <= size[0]
        assert all(word in block.text() for word in ("Who?", "n1", "e1", "e1 is beaten"))


def test_dice_tumble_and_then_lie_as_they_fell() -> None:
    tray = Tray("Who?", (Thrown("n1", 0, 5), Thrown("e1", 1, 2)), "e1 is beaten")
    *passing, (last, _) = frames(tray, 1)
    assert last == tray
    assert all(frame.dice[0].value == 5 and not frame.verdict for frame, _ in passing)
    assert all(1 <= frame.dice[1].value <= 6 for frame, _ in passing)


def test_a_crossroads_says_where_the_die_sends() -> None:
    moment = moment_of(shore("crossroads/1", "d4"))
    tray = tray_of(Rolled(piece=0, face=4, name="d4"), moment, None)
    assert tray is not None
    assert tray.verdict == "4: on to the west"


def test_equal_dice_are_rolled_again() -> None:
    moment = moment_of(shore())
    tray = tray_of(Duelled(attacker=0, defender=3, dice=(4, 4), name="d4"), moment, None)
    assert tray is not None
    assert tray.verdict == "Equal: once more"


def test_the_dice_for_the_order_of_choosing_gather_on_the_tray() -> None:
    moment, tray = moment_of(shore()), None
    for crew, face in ((1, 4), (2, 4)):
        tray = tray_of(DraftRolled(seat=crew, crew=crew, face=face), moment, tray)
    assert tray is not None
    assert [(die.name, die.value) for die in tray.dice] == [("yellow", 4), ("black", 4)]
    again = tray_of(DraftRolled(seat=1, crew=1, face=6), moment, tray)
    assert again is not None
    assert [die.value for die in again.dice] == [6]


def test_no_wave_and_no_land_touches_what_is_written_on_the_chart() -> None:
    isles = [replace(isle, played=1, flags=((0,),)) for isle in ISLES]
    for glyphs, flag in (("unicode", "⚑N"), ("ascii", "|N>")):
        text = sea_chart(isles, 44, 20, paint(glyphs)).text()
        for said in (flag, *(isle.name for isle in isles), ISLES[0].note):
            assert f" {said} " in text
            assert text.count(f" {said} ") == text.count(said)


def test_the_ground_stays_where_a_sign_is_wiped_out() -> None:
    canvas = Canvas(3, 1, Style())
    canvas.put(0, 0, "abc", Style(bold=True))
    canvas.clear(1, 0)
    (only,) = canvas.block().lines[0]
    assert (only.text, only.style) == ("a c", Style(bold=True))
