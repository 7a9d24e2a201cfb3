"""The table as text, at all sizes and in both glyph sets, compared with files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.games.black_jacky.moves import LAY, PLUS, STAYS, SWAP, Move
from tabletop_tui.games.black_jacky.table.below import standing
from tabletop_tui.games.black_jacky.table.cats import front
from tabletop_tui.games.black_jacky.table.faces import mouse_cards
from tabletop_tui.games.black_jacky.table.layout import lay_out, spread
from tabletop_tui.games.black_jacky.table.moment import Ledger, moment_of
from tabletop_tui.games.black_jacky.view import Standing
from tabletop_tui.tui.scene import Scene
from tests.goldens import check_text

from .scenes import (
    after_the_hand_over,
    burdening,
    drawn,
    ended,
    giving,
    guessing,
    last_look,
    naming,
    new_match,
    pointing,
    reckoning,
    scene,
    scene_for,
    six_cats,
)

GOLDEN = Path(__file__).parent / "golden"

MOMENTS: list[tuple[str, Scene, Move | None]] = [
    ("hand", after_the_hand_over(), (LAY, 2)),
    ("swapping", after_the_hand_over(), (SWAP, 7, 0)),
    ("crowd", six_cats(), (LAY, 8)),
    ("naming", naming(), (6, 0, 2)),
    ("giving", giving(), (7, 4)),
    ("burden", burdening(), (PLUS, STAYS)),
    ("guessing", guessing(), (4, 1)),
    ("last-look", last_look(), (12,)),
    ("end", ended(), None),
]


def check(name: str, text: str) -> None:
    check_text(text, GOLDEN / f"{name}.txt")


@pytest.mark.parametrize(("name", "moment", "move"), MOMENTS)
def test_every_kind_of_moment_looks_as_it_did(name: str, moment: Scene, move: Move | None) -> None:
    check(name, drawn(pointing(moment, move)))


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (100, 17), (140, 25)])
def test_the_hand_looks_as_it_did_at_every_size(width: int, height: int, glyphs: str) -> None:
    text = drawn(pointing(after_the_hand_over(), (LAY, 2)), width, height, glyphs)
    check(f"hand-{width}x{height}-{glyphs}", text)
    assert glyphs == "unicode" or text.isascii()


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize(("name", "moment", "move"), MOMENTS)
def test_every_row_fills_its_width_at_every_size(name: str, moment: Scene, move: Move | None, glyphs: str) -> None:
    for width in (80, 81, 97, 100, 140, 200):
        for height in (14, 15, 17, 25, 40):
            text = drawn(pointing(moment, move), width, height, glyphs)
            assert glyphs == "unicode" or text.isascii()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_stands_on_the_table_whoever_looks(seats: int) -> None:
    match, rng = new_match(seats, seats), Random(seats)
    while match.outcome is None:
        state = match.state
        for viewer in (None, state.actor()):
            shown = scene_for(state, viewer, match.names, match.options)
            text = drawn(pointing(shown, shown.moves[0] if shown.moves else None))
            for name in match.names:
                assert name[:2] in text
        match.play(rng.choice(state.moves()))
    assert "The Reckoning" in drawn(moment_of(scene_for(match.state, None, match.names, match.options)))


def test_the_trick_is_readable_on_the_card_and_in_full_before_it_is_laid() -> None:
    text = drawn(pointing(after_the_hand_over(), (LAY, 2)))
    for words in ("knocks", "undone", "2 Amnesty: Every knock is taken back", "[b]Chen[/b] would be back in."):
        assert words in text


def test_the_own_total_is_a_sum_that_says_what_it_means() -> None:
    assert "2 + 4 + 7 + 8.1 = 21.1: too much" in drawn(pointing(after_the_hand_over(), (LAY, 2)))


def test_what_came_into_the_hand_is_told_below_it_and_marked_on_the_card() -> None:
    text = drawn(pointing(after_the_hand_over(), (LAY, 2)))
    assert "lately: drew the 7, by a 4 of Boris the Brave; the 2 from Dora, for the 6" in text
    assert "│ 7   › │" in text


def test_the_latest_gain_is_kept_where_there_is_no_room_for_all() -> None:
    shown = after_the_hand_over()
    own = shown.view.cats[0]
    view = replace(shown.view, cats=(replace(own, gained=own.gained * 2), *shown.view.cats[1:]))
    last = drawn(pointing(scene(view, *shown.moves), (LAY, 2))).splitlines()[-1]
    assert "lately: …" in last
    assert last.endswith("the 2 from Dora, for the 6")


def test_the_aim_stands_beside_the_total_in_the_first_rounds() -> None:
    shown = after_the_hand_over()
    aim = "As high as you dare: 21 is too much."
    assert aim in drawn(pointing(shown, (LAY, 2)))
    assert aim not in drawn(pointing(scene(replace(shown.view, round=4), *shown.moves), (LAY, 2)))


def test_while_a_reckoning_is_read_every_hand_lies_open_before_its_cat() -> None:
    shown = guessing()
    moment = pointing(replace(shown, moves=()))
    assert [front(moment, seat).cat.hand for seat in range(5)] == list(reckoning().hands)
    assert not any(front(moment, seat).asked for seat in range(5))
    asked = pointing(shown)
    assert front(asked, 3).asked
    assert front(asked, 0).cat.hand == ()


def test_a_black_heart_has_a_shape_and_a_letter_of_its_own() -> None:
    assert "♠b" in drawn(pointing(six_cats()))
    assert "#b" in drawn(pointing(six_cats()), glyphs="ascii")


def test_the_own_box_shows_what_others_know_of_the_hand() -> None:
    moment = pointing(after_the_hand_over())
    assert front(moment, 0).cat.hand == (2, 0, 0)
    assert front(moment, 1).cat.hand == (3, 0, 0)


def test_an_open_table_has_no_hand_and_says_what_the_round_has_come_to() -> None:
    shown = after_the_hand_over()
    hands = tuple(replace(cat, hand=(0,) * len(cat.hand), total=None, gained=()) for cat in shown.view.cats)
    text = drawn(moment_of(scene(replace(shown.view, viewer=None, cats=hands))))
    assert "Amnesty" not in text
    assert "21.1" not in text
    words = standing(shown.view, shown.names)
    assert words == "Anna is on turn. [b]Chen[/b] knocked first: 1 more turn after this one, then the Reckoning."
    last = replace(shown.view, knocker=1)
    assert standing(last, shown.names).endswith("Boris the Brave knocked first: after this turn the Reckoning.")
    assert words[:40] in text


def test_a_reckoning_half_told_keeps_covered_hands_covered() -> None:
    shown = guessing()
    before = scene(replace(shown.view, reckoning=None))
    text = drawn(replace(moment_of(before), ledger=Ledger(reckoning(), 1, ())))
    assert "hands are turned over" in text
    assert "6 + 8 + 6 + 1" in text
    assert "3 cards still face down" in text
    assert "5 + 7" not in text
    assert "loses" not in text


def test_what_came_of_a_reckoning_is_wrapped_where_it_is_long() -> None:
    shown = six_cats()
    notes = tuple(
        f"{name} named somebody with a name quite as long: wrong, but not by much." for name in ("Dora", "Eva")
    )
    told = replace(reckoning(), hands=((7,),) * 6, laid=((),) * 6, totals=(70,) * 6)
    text = drawn(replace(moment_of(scene(shown.view)), ledger=Ledger(told, 6, (), notes)))
    assert text.count("not by much") == 2
    longer = (*notes, "And this is the end, which comes last.")
    text = drawn(replace(moment_of(scene(shown.view)), ledger=Ledger(told, 6, (), longer)))
    assert text.rstrip().endswith("…")


def test_a_hand_too_large_for_single_cards_lies_on_each_other() -> None:
    layout = lay_out(80, 14, 4)
    few, many = spread((1, 4, 4), layout.hand_room, 6), spread((1, *(4,) * 9, 7, 8), layout.hand_room, 6)
    assert [slot.card for slot in few] == [1, 4, 4]
    assert [(slot.card, slot.copies) for slot in many] == [(1, 1), (4, 9), (7, 1), (8, 1)]
    every = spread(tuple(range(1, 9)) * 2, layout.hand_room, 6)
    assert sum(slot.step for slot in every) <= layout.hand_room


def test_every_print_fits_its_card_and_is_plain_text() -> None:
    assert sorted(mouse_cards()) == list("12345678")
    for card in mouse_cards().values():
        assert all(row.isascii() and len(row) <= 9 for row in card.picture)
        assert len(card.picture) <= 3
        assert all(len(row) <= 7 for row in (*card.wide, card.names[0]))
        assert all(len(row) <= 5 for row in (*card.narrow, card.names[1]))


def test_wanted_and_eliminated_cats_say_so() -> None:
    text = drawn(pointing(six_cats()))
    assert "WANTED" in text
    assert "out" in text
    assert {cat.standing for cat in six_cats().view.cats} == set(Standing)


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_box_art_is_as_wide_as_a_box(glyphs: str) -> None:
    name = "black-jacky.txt" if glyphs == "unicode" else "black-jacky.ascii.txt"
    rows = (assets() / "art" / name).read_text("utf-8").splitlines()
    assert [cell_len(row) for row in rows] == [18] * 7
    assert glyphs == "unicode" or "".join(rows).isascii()
