"""The same people again: the next seat starts, and the match can be left and continued like any other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from tabletop_tui.rules import Box, Match, Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.option_choices import field_values
from tabletop_tui.tui.rematch import again
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from . import tiny
from .rooms import at, begun, press

BOX = replace(tiny.BOX, id="numbered-stones", name="Numbered Stones", opens=f"{__name__}:GAME")


class Options(BaseModel):
    """Seats are called by texts, from 1, as people count them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    stones: int = Field(3, ge=3, le=21)
    starter: Literal["random", "1", "2", "3", "4"] = Field("random", json_schema_extra={"seat": True})


def start(options: Options, seats: int) -> tiny.Stones:
    starter = None if options.starter == "random" else int(options.starter) - 1
    return tiny.Stones(tiny.Options(stones=options.stones, starter=starter), seats)


GAME = replace(tiny.GAME, box=BOX, options=Options, start=start)
NAMES = ("Anna", "Boris", "Chen")


@pytest.fixture
def numbered(boxes: dict[str, Box]) -> None:
    """The game whose option calls seats by texts is on the shelf too."""
    boxes[BOX.id] = BOX


def finished(game: Any, options: BaseModel, seed: int = 1) -> Match:
    match = Match(game, options, tuple(map(Seat, NAMES)), seed)
    match.settle()
    while match.actor >= 0:
        match.play(match.state.moves()[-1])
    return match


async def test_a_rematch_can_be_left_and_continued(library: Library, numbered: None) -> None:
    kept = library.begin(GAME, Options(starter="1"), [Seat(name) for name in NAMES], 1)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "r")
        assert at(app, TableScreen).match.options == Options(starter="2")
        await press(pilot, "1", "enter", "q")
        at(app, LauncherScreen)
        await press(pilot, "enter")
        table = at(app, TableScreen)
        assert table.match.options == Options(starter="2")
        assert [step.text for step in table.match.steps] == ["first 1", "take 1"]


@pytest.mark.parametrize(("named", "then"), [("1", "2"), ("2", "3"), ("3", "1")])
def test_the_seat_after_the_one_named_starts(numbered: None, named: Any, then: str) -> None:
    assert again(finished(GAME, Options(starter=named))).options == Options(starter=then)


@pytest.mark.parametrize("seed", range(6))
def test_the_seat_after_the_one_drawn_by_lot_starts(numbered: None, seed: int) -> None:
    match = finished(GAME, Options(), seed)
    assert again(match).options == Options(starter=str((match.steps[1].actor + 1) % 3 + 1))


def test_who_chose_in_secret_first_is_not_who_started() -> None:
    matches = [finished(tiny.GAME, tiny.Options(stones=3, lucky=True), seed) for seed in range(6)]
    starters = [next(step.actor for step in match.steps if step.text.startswith("take")) for match in matches]
    assert set(starters) == {0, 1, 2}
    for match, starter in zip(matches, starters, strict=True):
        assert again(match).options == tiny.Options(stones=3, lucky=True, starter=(starter + 1) % 3)


def test_where_nobody_can_be_named_the_seats_move_on() -> None:
    class Plain(BaseModel):
        stones: int = 3

    game = replace(tiny.GAME, options=Plain, start=lambda options, seats: tiny.Stones(tiny.Options(stones=3), seats))
    request = again(finished(game, Plain()))
    assert [seat.name for seat in request.seats] == ["Boris", "Chen", "Anna"]


def test_the_form_offers_each_seat_once_and_by_name() -> None:
    offered = field_values(Options.model_fields["starter"], ["Anna", "Boris"])
    assert offered == [("random", "at random"), ("1", "Anna"), ("2", "Boris")]


async def test_whoever_is_named_to_start_starts_wherever_the_lot_seats_them(library: Library, numbered: None) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = at(app, SetUpScreen)
        await press(pilot, *["down"] * 5, "right", *["down"] * 3, "right", "right", "right", "right")
        assert screen.choices["starter"].value == "4"
        await press(pilot, "f5")
        match = at(app, TableScreen).match
        assert match.names[match.actor] == "Dora"


async def test_stones_counted_from_zero_still_begin_with_the_next_seat(library: Library) -> None:
    app = TabletopApp(library, begun(library, "Anna", "Boris", "Chen", stones=3, starter=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "r")
        match = at(app, TableScreen).match
        assert match.names[match.actor] == "Anna"
