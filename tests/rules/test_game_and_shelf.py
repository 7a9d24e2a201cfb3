"""Boxes, games and the shelf answer what they cannot do in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from pydantic import BaseModel, ConfigDict, model_validator

from tabletop_tui.rules import BadOptions, Box, Game, shelf
from tests.examples import gifts, islets, tic_tac_toe


class Pair(BaseModel):
    """Two numbers that must not be the same."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    one: int = 1
    other: int = 2

    @model_validator(mode="after")
    def differ(self) -> Pair:
        if self.one == self.other:
            raise ValueError("the two numbers must differ.")
        return self


def refusal(game: Game, **values: object) -> str:
    """What the game says about these options."""
    with pytest.raises(BadOptions) as refused:
        game.read_options(values)
    return str(refused.value)


def test_an_option_that_does_not_exist_is_named_with_those_that_do() -> None:
    assert refusal(gifts.GAME, hands=3) == "Gifts has no option “hands”. It has: hand, turns."
    assert refusal(tic_tac_toe.GAME, hands=3) == "Tic-tac-toe has no option “hands”. It has: none."


def test_a_value_an_option_does_not_have_is_explained() -> None:
    assert refusal(gifts.GAME, hand=9) == "Option “hand” of Gifts has to be 4 or less, not “9”."
    assert refusal(gifts.GAME, hand="many") == "Option “hand” of Gifts has to be a whole number, not “many”."


def test_options_that_do_not_go_together_are_explained_without_naming_one() -> None:
    game = Game(gifts.GAME.box, 1, Pair, gifts.start, gifts.bound)
    assert refusal(game, one=2) == "Gifts: the two numbers must differ."


def test_options_are_read_from_words() -> None:
    assert gifts.GAME.read_options({"hand": "2"}) == gifts.Options(hand=2)


def test_a_game_names_the_seats_it_is_for() -> None:
    with pytest.raises(BadOptions, match=r"^Gifts is for 2 to 6 players, not 7\.$"):
        gifts.GAME.new(gifts.Options(), 7)
    with pytest.raises(BadOptions, match=r"^Islets is for 4 players, not 3\.$"):
        islets.GAME.new(islets.Options(), 3)


def test_a_box_opens_its_game() -> None:
    assert gifts.GAME.box.open() is gifts.GAME


GIFTS = gifts.GAME.box
STRANGER = Box("stranger", "A stranger", "from elsewhere", (1, 2), 5, "nowhere:GAME", "", "", "")


TWIN = Box("gifts", "Other gifts", "", (1, 2), 5, "nowhere:GAME", "", "", "")


def entry(box: str) -> EntryPoint:
    """An entry point for one of the boxes of this module."""
    return EntryPoint(box.lower(), f"{__name__}:{box}", shelf.GROUP)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What is installed, instead of what is."""
    entries: list[EntryPoint] = []
    monkeypatch.setattr(shelf, "entry_points", lambda group: entries)
    shelf._shelf.cache_clear()
    yield entries
    shelf._shelf.cache_clear()


def test_boxes_stand_in_the_order_of_their_names(installed: list[EntryPoint]) -> None:
    installed += [entry("GIFTS"), entry("STRANGER")]
    assert list(shelf.boxes()) == ["stranger", "gifts"]
    assert shelf.find("gifts") is gifts.GAME.box


def test_a_game_that_is_not_there_is_answered_with_those_that_are(installed: list[EntryPoint]) -> None:
    installed += [entry("GIFTS"), entry("STRANGER")]
    with pytest.raises(BadOptions, match=r"^There is no game “chess”\. There are: stranger, gifts\.$"):
        shelf.find("chess")


def test_an_empty_shelf_says_so(installed: list[EntryPoint]) -> None:
    assert not installed
    with pytest.raises(BadOptions, match=r"^There is no game “chess”\. The shelf is empty\.$"):
        shelf.find("chess")


def test_of_two_games_with_one_id_the_first_stays(installed: list[EntryPoint]) -> None:
    installed += [entry("GIFTS"), entry("TWIN")]
    assert shelf.boxes() == {"gifts": gifts.GAME.box}
    assert shelf.misfits() == (
        f"The game “twin” is left out: {__name__}:TWIN has the id “gifts”, which is that of Gifts.",
    )


def test_a_package_found_twice_is_one_game(installed: list[EntryPoint]) -> None:
    installed += [entry("GIFTS"), entry("GIFTS")]
    assert shelf.boxes() == {"gifts": gifts.GAME.box}
    assert shelf.misfits() == ()


IMPOSTOR = Box("archipelago", "The other islands", "", (1, 2), 5, "nowhere:GAME", "", "", "")


def test_no_stranger_takes_the_place_of_a_game_of_ours(installed: list[EntryPoint]) -> None:
    ours = EntryPoint("archipelago", "tabletop_tui.games.archipelago:BOX", shelf.GROUP)
    installed += [entry("IMPOSTOR"), ours, EntryPoint("odd", "", shelf.GROUP)]
    assert shelf.find("archipelago").name == "Archipelago"
    impostor, odd = shelf.misfits()
    assert impostor.startswith("The game “impostor” is left out: ")
    assert odd.startswith("The game “odd” is left out: ")
