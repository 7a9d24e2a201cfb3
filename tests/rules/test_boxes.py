"""Every game says what it is, and for whom."""

from __future__ import annotations

import pytest

from tabletop_tui.rules import NOBODY, BadOptions, Game

from .cases import tables

every_game = pytest.mark.parametrize(
    "game", {table.case.game.box.id: table.case.game for table in tables()}.values(), ids=lambda game: game.box.id
)


@every_game
def test_a_game_says_what_it_is(game: Game) -> None:
    box = game.box
    assert box.id == box.id.lower()
    assert box.id.replace("-", "").isalnum()
    assert box.open() is game
    assert 1 <= box.seats[0] <= box.seats[1]
    assert box.name
    assert box.blurb
    assert box.minutes > 0
    assert game.revision >= 1


@every_game
def test_a_game_is_tested_with_the_fewest_and_the_most_seats(game: Game) -> None:
    assert set(game.box.seats) <= {table.seats for table in tables() if table.case.game is game}


@every_game
def test_a_game_is_for_its_seats_and_no_others(game: Game) -> None:
    fewest, most = game.box.seats
    for seats in range(fewest, most + 1):
        assert game.new(game.options(), seats).actor() != NOBODY
        assert game.bound(game.options(), seats) > 0
    for seats in (fewest - 1, most + 1):
        with pytest.raises(BadOptions, match=f"players, not {seats}"):
            game.new(game.options(), seats)


@every_game
def test_options_are_fixed_values_and_nothing_unknown_is_accepted(game: Game) -> None:
    options = game.read_options({})
    assert options == game.options()
    assert hash(options) == hash(game.options())
    assert game.read_options(options.model_dump(mode="json")) == options
    with pytest.raises(BadOptions, match="has no option “no_such_thing”"):
        game.read_options({"no_such_thing": 1})
