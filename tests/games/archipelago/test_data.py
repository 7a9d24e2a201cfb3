"""The files that somebody with the real box may correct: what they say, and what is said of a bad one."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop_tui.games.archipelago.data import BadData, Layout, examine, folder, parse, pool, read, removals, stock
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN

RINGS = {
    "island_1": "30 40 51 62 73 74 65 56 47 37 26 15 04 03 12 21",
    "island_2": "30 40 51 62 73 84 85 76 67 58 48 37 27 16 05 04 13 12 21",
    "island_3": "20 30 41 42 52 51 60 70 81 92 93 94 85 86 77 67 58 48 37 27 16 15 04 03 02 11",
}
"""Column and row of every cell of the ring, clockwise."""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the data files to spoil."""
    return Path(shutil.copytree(folder(), tmp_path / "archipelago"))


Spoil = Callable[[str, str, str], list[str]]


@pytest.fixture
def spoil(files: Path) -> Spoil:
    """Replaces something in a file, and says what is wrong then."""

    def change(file: str, old: str, new: str) -> list[str]:
        text = (files / file).read_text("utf-8")
        assert old in text
        (files / file).write_text(text.replace(old, new, 1), "utf-8")
        return examine(files)[0]

    return change


# -- what they say ----------------------------------------------------------------------------------------------------


def test_ar_03_the_tiles_add_up() -> None:
    tiles = stock().tiles
    assert sum(row.count for row in tiles) == 55
    assert [sum(row.count for row in tiles if row.number == number) for number in (1, 2, 3)] == [33, 11, 11]
    assert sum(row.coins for row in tiles) == 16
    assert sum(row.bottles for row in tiles) == 4
    kinds = Counter[str]()
    for row in tiles:
        kinds[row.kind.split("_")[0]] += row.count
    assert len(kinds) == 24
    assert kinds["chest"] == 10
    assert kinds["bottle"] == 4
    assert kinds["arrow"] == 7
    assert len({row.kind for row in tiles if row.kind.startswith("arrow")}) == 6


@pytest.mark.parametrize(
    ("island", "places", "out"),
    [("island_1", (8, 8, 8), (2, 3, 4)), ("island_2", (10, 11, 11), (3, 4, 5)), ("island_3", (12, 14, 14), (4, 5, 6))],
)
def test_ar_02_what_is_left_fills_the_islands(island: str, places: tuple[int, ...], out: tuple[int, ...]) -> None:
    layout = next(one for one in stock().islands if one.id == island)
    terrains = (BEACH, FOREST, MOUNTAIN)
    assert tuple(layout.places[terrain] for terrain in terrains) == places
    assert tuple(removals(terrain, len(layout.sets)) for terrain in terrains) == out
    there = tuple(len(pool(stock().tiles, layout.sets, terrain, False)) for terrain in terrains)
    assert tuple(many - few for many, few in zip(there, out, strict=True)) == places


@pytest.mark.parametrize("layout", stock().islands, ids=lambda layout: layout.id)
def test_ar_06_rings_are_those_of_the_rules(layout: Layout) -> None:
    points = [(cell % layout.width, cell // layout.width) for cell in layout.ring]
    assert " ".join(f"{x}{y}" for x, y in points) == RINGS[layout.id]
    for (x, y), (to_x, to_y) in zip(points, [*points[1:], points[0]], strict=True):
        assert max(abs(x - to_x), abs(y - to_y)) == 1
    coast = {(x + dx, y + dy) for x, y in layout.points for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    assert set(points) == coast - set(layout.points)


def test_ar_07_places_on_island_1() -> None:
    layout = stock().islands[0]
    assert [(cell % layout.width, cell // layout.width) for cell in layout.ships] == [(3, 0), (7, 3), (4, 7), (0, 4)]


@pytest.mark.parametrize("layout", stock().islands, ids=lambda layout: layout.id)
def test_an_island_is_read_as_it_is_written(layout: Layout) -> None:
    assert parse(layout.text(), layout.id, "it") == layout


def test_arrows_and_crossroads_are_those_of_the_rules() -> None:
    assert stock().exits == {
        "arrow_1": (0,), "arrow_1d": (1,), "arrow_2": (2, 6), "arrow_3": (2, 4, 7), "arrow_4": (0, 2, 4, 6),
        "arrow_4d": (1, 3, 5, 7),
    }  # fmt: skip
    assert stock().crossroads == (0, 1, 3, 4, 5, 7)


def test_every_group_has_its_three_cards() -> None:
    assert [(card.number, card.name, card.group) for card in stock().cards] == [
        (1, "Beachcomber", 1), (2, "Musketeer", 1), (3, "Ship's Boy", 1),
        (4, "Woodsman", 2), (5, "Black Spot", 2), (6, "Swimmer", 2),
        (7, "Highlander", 3), (8, "Dynamite", 3), (9, "Nimble One", 3),
    ]  # fmt: skip


# -- bad files --------------------------------------------------------------------------------------------------------


def test_ar_11_one_tile_too_many_names_the_file_and_the_totals(spoil: Spoil) -> None:
    said = spoil("tiles.csv", "s1m-ice,ice,mountain,1,1,", "s1m-ice,ice,mountain,1,2,")
    assert said[0] == (
        "archipelago/tiles.csv, lines 2 to 49: there are 56 tiles where line 5 of totals.csv says 55, "
        "and set 1 has 34 tiles where line 2 of totals.csv says 33."
    )
    assert said[1] == (
        "archipelago/islands/island_1.txt: there are 8 mountain places for the 9 tiles that are left of set 1 "
        "in tiles.csv after 4 are taken out."
    )
    assert len(said) == 4


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("tiles.csv", "id,kind", "kind,id", "tiles.csv, line 1: the columns have to be id, kind, back, set,"),
        ("tiles.csv", ",mountain,1,1,0,0,yes,E,X", ",sand,1,1,0,0,yes,E,X",
         "tiles.csv, line 25: back has to be beach, forest or mountain, not “sand”."),
        ("tiles.csv", "s1b-empty,empty,beach,1,3", "s1b-empty,empty,beach,1,three",
         "tiles.csv, line 2: count has to be a whole number, not “three”."),
        ("tiles.csv", "chest_1,beach,1,2,2", "chest_1,beach,1,2,3",
         "tiles.csv, line 4: coins: 2 of chest_1 have 2 coins, not 3."),
        ("tiles.csv", "s1b-barrel,barrel", "s1b-barrel,bear", "tiles.csv, line 6: kind: “bear” is no kind of tile;"),
        ("tiles.csv", "s1b-barrel,barrel,", "s1b-barrel,", "tiles.csv, line 6: there are 9 values for 10 columns."),
        ("tiles.csv", "E,X", "E,Y", "tiles.csv, line 2: row_mark has to be R, E, C, I or X, not “Y”."),
        ("tiles.csv", "s1b-arrow1", "s1b-empty", "tiles.csv, line 3: id “s1b-empty” stands in line 2 already."),
        ("tiles.csv", "s1b-arrow1", '"s1b', "tiles.csv, line 49: the line cannot be read (unexpected end of data)."),
        ("totals.csv", "all,", "set 3,", "totals.csv, line 5: what “set 3” stands in line 4 already."),
        ("totals.csv", "all,55,16,", "all,55,256,", "totals.csv, line 5: coins has to be 255 or less, not “256”."),
        ("exits.csv", "E W", "E UP", "exits.csv, line 4: exits: they have to be different directions of N NE E"),
        ("exits.csv", "arrow_4d,NE SE SW NW,X\n", "", "exits.csv, line 6: after it kind “arrow_4d” is missing."),
        ("crossroads.csv", "2,NE", "2,N",
         "crossroads.csv, line 3: face 2 leads the same way as face 1; six faces need six directions."),
        ("crossroads.csv", "2,NE", "7,NE", "crossroads.csv, line 3: face has to be 6 or less, not “7”."),
        ("abilities.csv", "Woodsman,2", "Woodsman,1", "abilities.csv, line 5: group 1 has 4 cards, and needs 3."),
        ("abilities.csv", "swimmer,", "diver,", "abilities.csv, line 7: id: “diver” is no ability;"),
        ("tiles.csv", "s1b-barrel,barrel", "s1b-barrel,lighthouse",
         "tiles.csv, line 40: there can be one lighthouse tile, not 2."),
        ("tiles.csv", "s1b-barrel,barrel", "s1b-barrel,missionary",
         "tiles.csv, line 31: there can be one missionary tile, not 2."),
        ("abilities.csv", "Woodsman", "Wood\x1b[2Jsman",
         "abilities.csv, line 5: there is a sign in it that cannot be seen."),
        ("islands/island_1.txt", "name:", "na\x1b[2Jme:", "island_1.txt, line 1: “na?[2Jme” is not one of name, sets,"),
        ("islands/island_1.txt", "sets: 1", "sets: 4", "island_1.txt, line 2: sets are written as “1”, “1, 2”"),
        ("islands/island_1.txt", "F M F F", "F M F Z", "island_1.txt, line 7: a drawing has only . B F M, and no “Z”."),
        ("islands/island_1.txt", "F M F F .", "F M F F",
         "island_1.txt, line 7: this row has 5 signs where the first has 6."),
        ("islands/island_1.txt", "N d1", "N d2",
         "island_1.txt, line 3: each ship begins on its own cell of water at the coast, not at d2."),
        ("islands/island_1.txt", ", ships X", "", "island_1.txt, line 1: among its marks there is none for “ships”."),
        ("islands/island_1.txt", "marks: size I", "marks: size Q", "island_1.txt, line 4: marks are written as"),
        ("islands/island_1.txt", "B M M M F B", "B M . M F B",
         "island_1.txt, lines 6 to 11: the land encloses water at d5."),
        ("islands/island_2.txt", "name: Island 2\n", "", "island_2.txt, line 1: there is no line “name: …”."),
        ("islands/island_2.txt", ". F M M F B .", ". F B M F B .",
         "island_2.txt: there are 11 beach places for the 10 tiles that are left of sets 1 and 2"),
    ],
)  # fmt: skip
def test_a_bad_file_is_one_sentence_with_file_line_and_fault(
    spoil: Spoil, file: str, old: str, new: str, sentence: str
) -> None:
    first = spoil(file, old, new)[0]
    assert first.startswith("archipelago/")
    assert sentence in first
    assert "\n" not in first


def test_an_island_that_can_have_no_coin_is_said(files: Path) -> None:
    tiles, totals = files / "tiles.csv", files / "totals.csv"
    chests = re.compile(r"^(s1.-chest\d),chest_\d,(\w+),1,(\d),\d,", re.MULTILINE)
    tiles.write_text(chests.sub(r"\1,empty,\2,1,\3,0,", tiles.read_text("utf-8")), "utf-8")
    totals.write_text(totals.read_text("utf-8").replace("1,33,10,", "1,33,0,").replace(",55,16,", ",55,6,"), "utf-8")
    assert examine(files)[0] == [
        "archipelago/tiles.csv, lines 2 to 49: for Island 1 none of its tiles can have a coin in set 1."
    ]


def test_a_file_that_is_missing_or_no_text_is_said_too(files: Path) -> None:
    (files / "exits.csv").unlink()
    (files / "crossroads.csv").write_bytes(b"face,direction,mark\n1,\xff\xfe,X\n")
    (files / "abilities.csv").write_text("", "utf-8")
    (files / "totals.csv").write_text("what,tiles,coins,bottles,tiles_mark,coins_mark,bottles_mark\n", "utf-8")
    assert examine(files)[0] == [
        "archipelago/totals.csv, line 1: nothing comes after the names of the columns.",
        "archipelago/exits.csv: the file cannot be read (No such file or directory).",
        "archipelago/crossroads.csv, line 2: this is no text in UTF-8.",
        "archipelago/abilities.csv, line 1: the columns have to be id, name, group, effect, name_mark, group_mark, "
        "effect_mark, remark.",
    ]
    with pytest.raises(BadData, match="totals"):
        read(files)
