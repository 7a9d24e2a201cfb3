"""The shared room speaks for no game: what differs between games each game has to say."""

from __future__ import annotations

from dataclasses import MISSING, fields

from tabletop_tui.games.pirates import effects, turns
from tabletop_tui.games.pirates.chart import Chart
from tabletop_tui.games.pirates.gold import lose_load
from tabletop_tui.games.pirates.moves import COIN
from tabletop_tui.games.pirates.table.lore import Lore
from tabletop_tui.rules import Event

from .small import small

NAMES = ("Anna", "Boris", "Chen", "Dora")

RULES = {
    "money",
    "haze",
    "ends",
    "gold_drowns_with_the_dead",
    "bottles_first",
    "bottles_count",
    "allies_share_bottles",
    "rearranges",
    "crushes",
}


def test_what_differs_between_games_is_taken_from_none() -> None:
    assert {one.name for one in fields(Chart) if one.default is MISSING} >= RULES
    assert {one.name for one in fields(Lore) if one.default is MISSING} >= {"aim", "money", "haze", "ends", "swimming"}


def test_a_game_of_its_own_is_told_in_its_own_words() -> None:
    position, events = small({"b2": "empty"}, "b2"), list[Event]()
    effects.haze(position, position.at[0], True, events.append)
    position.mover, position.load = 0, COIN
    lose_load(position, position.at[0], events.append)
    turns.propose(position, events.append)
    turns.end(position, events.append)
    assert [event.say(NAMES) for event in events[:4]] == [
        "Fog: for 4 turns the next captain plays each crew.",
        "1 pearl is lost at b2.",
        "Anna proposes to end the day.",
        "White (N) cannot do anything this turn.",
    ]
    assert events[4].say(NAMES) == "Fog: Chen plays yellow (E)."
