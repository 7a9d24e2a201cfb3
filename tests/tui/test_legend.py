"""Signs explained, in the help and in the rulebook."""

from __future__ import annotations

from rich.cells import cell_len

from tabletop_tui.tui.legend import Group, Row, columns, page

GROUPS = (
    Group("Marks", (Row("*", "a star"), Row("|", "a wall"), Row("`", "a tick"))),
    Group("Ways", (Row("↑ ↓", "north, south"),)),
)


def test_signs_stand_in_two_columns_that_read_downwards() -> None:
    assert columns(GROUPS, 40).plain.splitlines() == [
        "Marks",
        "*  a star            `  a tick          ",
        "|  a wall            ",
        "",
        "Ways",
        "↑ ↓  north, south    ",
    ]


def test_no_row_is_broader_than_the_window() -> None:
    long = (Group("Marks", (Row("*", "a star that is much too long for its column"),) * 3),)
    assert {cell_len(row) for row in columns(long, 31).plain.splitlines()[1:]} <= {31, 16, 17}


def test_in_markdown_no_sign_is_taken_for_markup() -> None:
    assert page(GROUPS).splitlines()[:7] == ["**Marks**", "", "```", "*  a star", "|  a wall", "`  a tick", "```"]
