"""Drawing an island: what is said of a drawing, moving it about, and every step back."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.data import Layout, parse, stock
from tabletop_tui.games.archipelago.drawing import Drawing, Sheet, drawn

TILES = stock().tiles

ISLET = ("BBBBB", "BBFFF", "FFFFM", "MMMMM")
"""Twenty places: 7 beach, 7 forest, 6 mountain."""


def sketch(*rows: str, sets: tuple[int, ...] = (1, 2)) -> Drawing:
    """These rows in the middle of a sheet."""
    return drawn(Layout("own", "Islet", sets, rows))


def said(*rows: str, sets: tuple[int, ...] = (1, 2)) -> list[str]:
    """What is wrong with a drawing."""
    return [fault.sentence for fault in sketch(*rows, sets=sets).faults(TILES)]


def marked(*rows: str, sets: tuple[int, ...] = (1, 2)) -> str:
    """The drawing with an x wherever something is wrong with it, without the empty sheet round it."""
    drawing = sketch(*rows, sets=sets)
    wrong = {point for fault in drawing.faults(TILES) for point in fault.points}
    side = range(1, len(drawing.rows) + 1)
    lines = ["".join("x" if (x, y) in wrong else drawing.sign((x, y)) for x in side).strip(".") for y in side]
    return "\n".join(filter(None, lines))


def test_ar_129_twenty_joined_places_of_sets_1_and_2_are_an_island() -> None:
    assert said(*ISLET) == []
    assert [sketch(*ISLET).supplies(TILES, terrain) for terrain in (1, 2, 3)] == [(7, 13), (7, 15), (6, 16)]


def test_ar_129_too_many_beaches_are_refused_and_marked() -> None:
    rows = ("BBBBB", "BBBBB", "BBBBM", "MMMMM")
    assert said(*rows) == ["14 beach tiles are needed, and there are 13 in sets 1 and 2."]
    assert marked(*rows) == "xxxxx\nxxxxx\nxxxxM\nMMMMM"


def test_ar_129_two_parts_are_refused_and_the_smaller_is_marked() -> None:
    assert said("B..FFFF", "B..FFFF") == ["The land is in several parts; d6 is not joined to the largest by edges."]
    assert marked("B..FFFF", "B..FFFF") == "x..FFFF\nx..FFFF"


def test_ar_129_a_lake_is_refused_and_marked() -> None:
    assert said("BBBBB", "B..FF", "FFFFF") == ["The land encloses water at f7."]
    assert marked("BBBBB", "B..FF", "FFFFF") == "BBBBB\nBxxFF\nFFFFF"


def test_a_strait_too_narrow_for_ships_is_refused_and_marked() -> None:
    assert said("BB.FF", "BB.FF", "MMMMM") == ["The water at g6 is too narrow: ships would pass it twice."]
    assert marked("BB.FF", "BB.FF", "MMMMM") == "BBxFF\nBB.FF\nMMMMM"


def test_a_short_coast_is_refused_and_marks_nothing() -> None:
    assert said("BBB", "FFF") == ["The ring of water has 10 cells, and 14 are the fewest."]
    assert marked("BBB", "FFF") == "BBB\nFFF"


def test_an_island_no_coin_can_be_on_is_refused() -> None:
    assert said("BBBFFFF", sets=(3,)) == ["None of its tiles can have a coin in set 3."]


def test_a_clean_sheet_says_that_it_is_clean() -> None:
    assert [fault.sentence for fault in Drawing().faults(TILES)] == ["There is no land yet."]


@pytest.mark.parametrize("island", stock().islands, ids=lambda island: island.id)
def test_the_islands_of_the_rulebook_can_be_copied_and_built(island: Layout) -> None:
    copy = drawn(island)
    assert copy.faults(TILES) == ()
    assert copy.layout.rows == island.rows
    assert copy.layout.places == island.places


def test_what_is_drawn_is_read_back_from_its_text() -> None:
    layout = sketch(*ISLET).layout
    assert parse(layout.text(), "own", "islet.txt") == layout


def test_the_whole_drawing_moves_up_to_the_edge_of_the_sheet() -> None:
    drawing = sketch(*ISLET)
    steps = 0
    while (moved := drawing.moved(-1, 0)) is not None:
        drawing, steps = moved, steps + 1
    assert steps == 3
    assert drawing.rows[3] == "BBBBB......"
    assert drawing.layout == sketch(*ISLET).layout


def test_one_set_of_tiles_always_stays() -> None:
    drawing = Drawing()
    assert drawing.with_set(1) == drawing
    assert drawing.with_set(3).with_set(1).sets == (3,)


def test_every_step_can_be_taken_back_and_again_until_another_is_taken() -> None:
    sheet = Sheet(Drawing())
    one = sheet.now.painted((4, 4), "B")
    assert sheet.change(one)
    assert not sheet.change(one.painted((4, 4), "B"))
    two = one.painted((5, 4), "M")
    sheet.change(two)
    sheet.undo()
    assert (sheet.now, sheet.can_undo, sheet.can_redo) == (one, True, True)
    sheet.redo()
    assert sheet.now == two
    sheet.undo()
    sheet.undo()
    assert (sheet.now, sheet.can_undo) == (Drawing(), False)
    sheet.change(one)
    assert not sheet.can_redo
