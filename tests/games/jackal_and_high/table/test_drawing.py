"""The table as text, compared with files; TABLETOP_UPDATE_GOLDENS=1 writes them anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, STACK, VALLEY
from tabletop_tui.games.jackal_and_high.table.board import Board
from tabletop_tui.games.jackal_and_high.table.layout import lay_out
from tabletop_tui.games.jackal_and_high.table.moment import Moment, Staging, Throw
from tabletop_tui.games.jackal_and_high.view import Batch
from tabletop_tui.rules import NOBODY, Outcome
from tabletop_tui.tui.scene import Scene
from tests.goldens import check_text
from tests.tui.drawn import look

from .scenes import drawn, full_table, last_sent, lone_die, nothing_fits, ordering, player, row, scene, view

GOLDEN = Path(__file__).parent / "golden"

SAID = ("Boris the Brave throws: 4, 5 and 7.", "Boris the Brave puts the 5 on the 9: 4 still missing.")
FULL = Moment(full_table(), (PLACE, 4, 1), said=SAID)
CONTEST = Staging("Who gets the 9?", (Throw(1, (4, 5), "wins"), Throw(2, (2, 6))), 1)
CROWD = Staging("Vulture Valley. Who gets away?", tuple(Throw(seat, (1 + seat, 8, 0)) for seat in range(5)), -1)
TRIO = Moment(
    full_table(),
    None,
    Staging(
        "Vulture Valley. Who gets the 3, who loses a card?",
        (Throw(1, (4, 5, 8), "takes it"), Throw(2, (2, 6)), Throw(4, (1, 1), "loses 20")),
        -1,
    ),
)
ENDED = replace(
    scene(view(row("4", "9", "17"), (player(3, paws=14), player(3, paws=9)), actor=NOBODY, thrower=-1)),
    outcome=Outcome(((0,), (1,)), (14, 9), "The row could not be laid out in full. Most paws win.", "paws"),
)

PICTURES: list[tuple[str, Moment, int, int, str]] = [
    ("five-80x14", FULL, 80, 14, "unicode"),
    ("five-80x14-ascii", FULL, 80, 14, "ascii"),
    ("five-100x17", FULL, 100, 17, "unicode"),
    ("five-140x24", FULL, 140, 24, "unicode"),
    ("five-140x24-ascii", FULL, 140, 24, "ascii"),
    ("lone-die", Moment(lone_die(3, (AGAIN,), (PLACE, 3, 0)), (AGAIN,)), 80, 14, "unicode"),
    ("nothing-fits", Moment(nothing_fits(), (VALLEY, 2)), 80, 14, "unicode"),
    ("settled", Moment(last_sent(), (DONE,)), 80, 14, "unicode"),
    ("trio", TRIO, 80, 14, "unicode"),
    ("ordering", Moment(ordering(), (STACK, 15)), 80, 14, "unicode"),
    ("contest", Moment(full_table(), None, CONTEST, ((4, 3),), SAID), 80, 14, "unicode"),
    ("crowd", Moment(full_table(), None, CROWD), 80, 14, "unicode"),
    ("end", Moment(ENDED), 80, 14, "unicode"),
]


@pytest.mark.parametrize(("name", "moment", "width", "height", "glyphs"), PICTURES, ids=lambda value: str(value)[:20])
def test_the_table_looks_as_it_did(name: str, moment: Moment, width: int, height: int, glyphs: str) -> None:
    check_text(drawn(moment, width, height, glyphs), GOLDEN / f"{name}.txt")


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (80, 20), (100, 17), (120, 30), (140, 24), (200, 60)])
@pytest.mark.parametrize("moment", [picture[1] for picture in PICTURES], ids=[picture[0] for picture in PICTURES])
def test_every_row_has_the_width_of_the_table(moment: Moment, width: int, height: int, glyphs: str) -> None:
    text = drawn(moment, width, height, glyphs)
    assert glyphs == "unicode" or text.isascii()


def test_what_matters_stands_on_the_smallest_table() -> None:
    text = drawn(FULL)
    for part in ("TAKE2", "2×T2", "♣♣♣", "LUCKY", "VALLEY", "›5[4] =", "6&8 +3", "1 die", "hand", "paws", "[b]Chen"):
        assert part in text


def test_long_names_are_cut_and_wide_letters_counted() -> None:
    text = drawn(FULL)
    assert "Boris t…" in text
    assert "李小龍…" in text


@pytest.mark.parametrize(("scene_", "width"), [(lone_die(3), 100), (full_table(), 140)])
def test_names_have_the_room_there_is(scene_: Scene, width: int) -> None:
    assert "B Boris the Brave" in " ".join(drawn(Moment(scene_), width).split())


def test_what_has_been_won_stands_at_the_end_of_each_row() -> None:
    table = full_table()
    unknown = replace(table.view.players[1], stack=(Batch((3,), True), Batch((5, 7), False)))
    players = (table.view.players[0], unknown, *table.view.players[2:])
    rows = drawn(Moment(replace(table, view=replace(table.view, players=players)))).splitlines()
    assert rows[5].endswith(" – 10 1 12")
    assert rows[6].endswith(" ■■  ?    9")


def test_nobody_is_marked_as_being_on_turn_while_several_throw() -> None:
    assert "▸B" in drawn(FULL)
    assert "▸" not in drawn(Moment(full_table(), None, CONTEST))


def test_a_settled_row_tells_what_happened_in_as_many_lines_as_there_are() -> None:
    position = replace(full_table().view, thrower=-1, actor=-1, thrown=(), placed_now=())
    said = tuple(f"This is the rather long sentence number {number} of all those that are told." for number in range(9))
    rows = drawn(Moment(replace(full_table(), view=position), None, None, ((1, 2),), said, settled=True)).splitlines()
    assert [row.split()[-7] for row in rows[10:]] == ["5", "6", "7", "8"]
    assert "[b]Che…" in rows[2]


def test_dice_in_motion_have_no_total() -> None:
    rolling = replace(CONTEST, throws=(Throw(1, (4, 5), still=False), Throw(2, (2, 6))))
    lines = drawn(Moment(full_table(), None, rolling)).splitlines()
    assert [line.split()[0] for line in lines[10:13]] == ["Boris", "│", "╰───╯"]
    assert "8 " in lines[11]


def test_no_column_moves_when_the_verdict_comes() -> None:
    def frames(*verdicts: str) -> list[int]:
        throws = tuple(Throw(seat, (4, 5), verdict) for seat, verdict in zip((1, 2), verdicts, strict=True))
        top = drawn(Moment(full_table(), None, Staging("", throws, -1))).splitlines()[10]
        return [column for column, sign in enumerate(top) if sign == "╭"]

    assert frames("", "") == frames("gets away", "loses 21")


def test_with_room_the_words_replace_the_signs() -> None:
    text = drawn(Moment(lone_die(3, (AGAIN,), (PLACE, 3, 0)), (PLACE, 3, 0)))
    assert "9 exact" in text
    assert "[3] needs 6" in text


@pytest.mark.parametrize(("width", "cell"), [(80, "4&4&[4] +4"), (100, "4&4&[4] short")])
def test_several_dice_on_a_card_never_read_as_one_number(width: int, cell: str) -> None:
    players = (player(4, {3: (4, 4)}, hand=1), player(4), player(4))
    position = view(row("1", "2", "9", "16"), players, thrown=(4,), actor=0, thrower=0)
    assert cell in drawn(Moment(scene(position, (PLACE, 4, 3)), (PLACE, 4, 3)), width)


def test_where_the_cards_of_the_row_show_pictures_the_valley_does_too() -> None:
    position = view(row("1", "2", "9", "16"), (player(4), player(4), player(4)), valley=3)
    assert '/)"(\\' in drawn(Moment(scene(position)), 100, 17)


def test_hidden_paws_leave_the_number_of_cards() -> None:
    table = full_table()
    players = tuple(replace(player_, paws=None) for player_ in table.view.players)
    text = drawn(Moment(replace(table, view=replace(table.view, players=players))))
    assert "top  won" in text
    assert "paws" not in text


@pytest.mark.parametrize(("width", "height"), [(80, 14), (140, 24)])
@pytest.mark.parametrize("position", [full_table(), lone_die(3, (AGAIN,), (PLACE, 3, 0)), nothing_fits(), ordering()])
def test_moving_the_cursor_shows_what_a_fresh_drawing_shows(position: Scene, width: int, height: int) -> None:
    layout, signs = lay_out(width, height, len(position.view.players)), look()
    board = Board(Moment(position), layout, signs)
    for move in (*position.moves, None, *reversed(position.moves)):
        board.point(Moment(position, move))
        assert board.lines == Board(Moment(position, move), layout, signs).lines
