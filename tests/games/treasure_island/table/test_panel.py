"""What the panel says of crews and of the end."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.crews_panel import crew_lines, quiet
from tabletop_tui.games.pirates.table.moment import Moment
from tests.games.treasure_island.island import Played, island

from .scenes import PAINT, moment_of


def quiet_for(turns: int, seats: int = 2) -> Moment:
    played = island(seats=seats)
    played.state.idle = turns
    return moment_of(played)


def test_the_end_for_want_of_news_is_foretold() -> None:
    assert quiet(quiet_for(0)) == ""
    assert quiet(quiet_for(34 * 4 + 3)) == ""
    assert quiet(quiet_for(35 * 4)) == "ends in 15 rounds without news"
    assert quiet(quiet_for(48 * 4 + 3)) == "ends in 2 rounds without news"
    assert quiet(quiet_for(49 * 4 + 3)) == "ends in 1 round without news"


def rows_of(played: Played, width: int = 36, **names: str) -> list[str]:
    moment = moment_of(played)
    called = tuple(names.get(letter, "Al") for letter in "NESW")[: len(moment.scene.names)]
    scene = replace(moment.scene, names=called)
    return ["".join(part.text for part in row).rstrip() for row in crew_lines(Moment(scene, moment.lore), PAINT, width)]


def test_a_name_is_cut_off_only_where_there_is_no_room() -> None:
    played = island("n1", "c4", stored={"S": 12}, dead="s1 s2", bottles={"S": 13, "E": 1})
    rows = rows_of(played, N="Bartholomew the Bold", S="Hugo")
    assert rows[0] == "▸ N Bartholomew the Bold 0 gold"
    assert rows[2] == "  S Hugo       12 gold 2 dead 13 btl"
    assert "…" not in "".join(rows)


def test_those_who_win_together_are_named() -> None:
    rows = rows_of(island("n1", "c4", teams=True, stored={"N": 3, "S": 2, "W": 1}), N="Anna", E="Bo", S="Chen", W="Di")
    assert [" ".join(row.split()) for row in rows[4:6]] == ["Anna + Chen 5 gold", "Bo + Di 1 gold"]


def test_who_has_to_answer_is_shown_not_whose_turn_it_was() -> None:
    played = island(seats=3)
    played.state.idle = played.state.hush
    played.until("E").until("N").do("propose end")
    moment = moment_of(played)
    assert words.headline(moment).endswith(", shall it end?")
    lines = ["".join(part.text for part in row) for row in crew_lines(moment, PAINT, 40)]
    assert [line[0] for line in lines[:3]] == [" ", PAINT.signs["turn"], " "]
