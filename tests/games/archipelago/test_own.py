"""Islands people drew: their files, what is said of those that are none, and how they come into the options."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabletop_tui import fitness
from tabletop_tui.games.archipelago import own
from tabletop_tui.games.archipelago.data import BadData, Layout
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.options import Options
from tabletop_tui.rules import BadOptions
from tabletop_tui.rules.request import read_settings
from tabletop_tui.store.places import made_for

ROWS = ("BBBBB", "BBFFF", "FFFFM", "MMMMM")


@pytest.fixture
def folder() -> Path:
    """Where own islands lie."""
    return made_for(GAME.box.id)


def saved(folder: Path, name: str, *, sets: tuple[int, ...] = (1, 2)) -> own.OwnIsland:
    """An island of this name in the folder."""
    layout = Layout("own", name, sets, ROWS)
    own.keep(own.file_of(folder, name), layout)
    return next(island for island in own.shelf(folder).islands if island.layout.name == name)


def settings(*texts: str) -> Options:
    """Options as the command line reads them."""
    options = read_settings(GAME, texts, made_for(GAME.box.id))
    assert isinstance(options, Options)
    return options


# -- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Skull Rock", "skull-rock.txt"),
        ("  ../../etc/passwd", "etc-passwd.txt"),
        ("Остров", "остров.txt"),
        ("骷髅岛", "骷髅岛.txt"),
        ("[/b] ***", "b.txt"),
        ("!?", "island.txt"),
        ("CON", "island-con.txt"),
    ],
)
def test_a_file_is_called_after_the_island_by_letters_and_digits_only(tmp_path: Path, name: str, file: str) -> None:
    assert own.file_of(tmp_path, name) == tmp_path / file


def test_a_saved_island_is_found_again_as_it_was(folder: Path) -> None:
    island = saved(folder, "Skull Rock")
    assert island.file == folder / "skull-rock.txt"
    assert (island.layout.name, island.layout.sets, island.layout.rows) == ("Skull Rock", (1, 2), ROWS)
    assert [file.name for file in folder.iterdir()] == ["skull-rock.txt"]


def test_without_a_folder_there_are_no_islands_and_nothing_to_complain_of(tmp_path: Path) -> None:
    assert own.shelf(tmp_path / "none") == ((), ())


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"name: Reef\nsets: 1\n\nB B Q\n", "line 4: a drawing has only . B F M, and no “Q”."),
        (b"name: Reef\nsets: 4\n\nB B\n", "line 2: sets are written as “1”, “1, 2” or the like, not as “4”."),
        (b"name: Reef\nsets: 1\n\nB . B\nB . .\n", "lines 4 to 5: the land is in several parts; d2 is not"),
        (b"name: Reef\nsets: 3\n\nB B B B B B B\n", "line 2: 7 beach tiles are needed, and there are 3 in set 3."),
        (b"Dear diary", "line 1: "),
        (b"name: Reef\n\xff\xfe\x00", "line 2: this is no text in UTF-8."),
        (b"name: Reef\nsets: 1\n\nBFM\n", "line 4: the ring of water has 8 cells, and 14 are the fewest."),
        ("name: \ufe0f\nsets: 1\n\nBFM\n".encode(), "line 1: an island needs a name of signs that can be seen."),
        (b"x" * 20_000, "line 1: this is no island."),
        (b"\x1b[2J: 1\n", "line 1: “?[2J”"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_island_gets_one_sentence_and_is_left_out(folder: Path, data: bytes, says: str) -> None:
    good = saved(folder, "Skull Rock")
    bad = folder / "reef.txt"
    bad.write_bytes(data)
    islands, troubles = own.shelf(folder)
    assert islands == (good,)
    assert len(troubles) == 1
    assert troubles[0].startswith("archipelago/reef.txt")
    assert says in troubles[0]
    assert bad.read_bytes() == data


def test_checking_the_files_of_all_games_checks_own_islands_too(folder: Path) -> None:
    saved(folder, "Skull Rock")
    assert fitness.faults(GAME.box) == []
    (folder / "reef.txt").write_text("name: Reef\n\nB\n", "utf-8")
    assert fitness.faults(GAME.box) == ["Archipelago: archipelago/reef.txt, line 1: there is no line “sets: …”."]


def test_folders_and_pipes_are_no_islands(folder: Path) -> None:
    (folder / "a.txt").mkdir(parents=True)
    os.mkfifo(folder / "b.txt")
    (folder / "c.txt").symlink_to("c.txt")
    assert len(own.shelf(folder).troubles) == 3


def test_renaming_moves_the_file_and_never_onto_another(folder: Path) -> None:
    rock, reef = saved(folder, "Skull Rock"), saved(folder, "Reef")
    with pytest.raises(own.CannotKeep, match=r"reef\.txt is there already; choose another name\."):
        own.rename(rock, "REEF!")
    for name, trouble in (("  ", r"Type a name\."), ("island 2", "Island 2 is an island of the rulebook")):
        with pytest.raises(own.CannotKeep, match=trouble):
            own.rename(rock, name)
    own.rename(rock, "Skull Bay")
    own.rename(reef, "Reef!")
    assert [(island.file.name, island.layout.name) for island in own.shelf(folder).islands] == [
        ("reef.txt", "Reef!"),
        ("skull-bay.txt", "Skull Bay"),
    ]


def test_what_cannot_be_written_is_said_and_the_old_island_stays(folder: Path) -> None:
    island = saved(folder, "Skull Rock")
    island.file.with_suffix(".half").mkdir()
    with pytest.raises(own.CannotKeep, match="cannot be written"):
        own.keep(island.file, Layout("own", "Skull Rock", (1,), ROWS))
    assert own.shelf(folder).islands == (island,)


HAND_WRITTEN = """\
\ufeff# Anna's island
name :  Skull Rock
   # from the old box
sets: 1,2
marks: size X

# the north
BBBBB
BBFFF
# here is the hut
FFFFM

MMMMM
# the south
"""


def test_remarks_stay_where_they_were_when_an_island_is_written_anew(folder: Path) -> None:
    file = folder / "skull-rock.txt"
    folder.mkdir(parents=True)
    file.write_text(HAND_WRITTEN, "utf-8")
    island = own.rename(own.OwnIsland(file, own.read(file)), "Skull Bay")
    assert not file.exists()
    text = island.file.read_text("utf-8").splitlines()
    assert text == [
        *("# Anna's island", "name: Skull Bay", "   # from the old box", "sets: 1, 2", ""),
        *("# the north", "B B B B B", "B B F F F", "# here is the hut", "F F F F M", "", "M M M M M", "# the south"),
    ]
    for rows in (("BBBBBB", "FFFFFF"), ("BBBB", "BBBB", "FFFF", "FFFF", "MMMM", "MMMM")):
        layout = Layout("own", "Skull Bay", (1, 3), rows)
        own.keep(island.file, layout, island.file)
        assert (own.read(island.file).rows, own.read(island.file).sets) == (rows, (1, 3))
        assert [line for line in island.file.read_text("utf-8").splitlines() if "#" in line] == [
            line for line in text if "#" in line
        ]


def test_without_an_island_in_the_file_before_there_are_no_remarks_to_keep(folder: Path) -> None:
    island = saved(folder, "Skull Rock")
    for before in (b"# only a remark\n", b"\xff"):
        island.file.write_bytes(before)
        own.keep(island.file, island.layout, island.file)
        assert island.file.read_text("utf-8") == Layout("own", "Skull Rock", (1, 2), ROWS).text()


def test_an_island_that_grows_too_long_with_its_remarks_is_not_written(folder: Path) -> None:
    island = saved(folder, "Skull Rock")
    text = island.layout.text()
    long = f"{text}#{'x' * (own.LONGEST_FILE - len(text) - 2)}\n"
    island.file.write_text(long, "utf-8")
    with pytest.raises(own.CannotKeep, match=r"with its remarks it is longer than an island's file may be\."):
        own.rename(island, "Skull Rock!")
    assert island.file.read_text("utf-8") == long


# -- options ----------------------------------------------------------------------------------------------------------


def test_the_set_up_offers_every_island_alone_and_all_of_them_for_a_campaign(folder: Path) -> None:
    assert own.offers(folder).values == {"plays": [], "own_islands": [("none", "none drawn yet")]}
    saved(folder, "Skull Rock")
    saved(folder, "Reef")
    assert own.offers(folder).values == {
        "plays": [("reef.txt", "Reef"), ("skull-rock.txt", "Skull Rock")],
        "own_islands": [("all", "all 2"), ("none", "none")],
    }


def test_islands_of_one_name_are_told_apart_by_their_files(folder: Path) -> None:
    island = saved(folder, "Reef")
    (folder / "reef-2.txt").write_bytes(island.file.read_bytes())
    (folder / "reef-\x1b[2J\udcff.txt").write_bytes(island.file.read_bytes())
    assert [label for _, label in own.offers(folder).values["plays"]] == [
        "Reef (reef-?[2J?)",
        "Reef (reef-2)",
        "Reef (reef)",
    ]


@pytest.mark.parametrize("called", ["skull-rock.txt", "skull-rock", "Skull Rock", "skull ROCK"])
def test_an_island_is_played_alone_by_its_file_or_its_name(folder: Path, called: str) -> None:
    island = saved(folder, "Skull Rock")
    assert settings(f"plays={called}") == Options(plays="own", own_islands=(island.layout.text(),))


def test_an_island_can_be_a_file_anywhere(folder: Path, tmp_path: Path) -> None:
    text = saved(folder, "Skull Rock").layout.text()
    file = tmp_path / "anywhere.island"
    file.write_text(text, "utf-8")
    assert settings(f"plays={file}") == Options(plays="own", own_islands=(text,))
    (tmp_path / "dust").write_bytes(b"." * 20_000)
    with pytest.raises(BadData, match=r"dust, line 1: this is no island\."):
        settings(f"plays={tmp_path / 'dust'}")


def test_a_campaign_takes_islands_along_only_when_told(folder: Path) -> None:
    rock, reef = saved(folder, "Skull Rock"), saved(folder, "Reef")
    texts = (reef.layout.text(), rock.layout.text())
    assert settings() == Options()
    assert settings("own_islands=all") == Options(own_islands=texts)
    assert settings("own_islands=reef, Skull Rock") == Options(own_islands=texts)
    assert settings("own_islands=none") == Options()
    assert settings("plays=island_2", "own_islands=all") == Options(plays="island_2")
    assert settings("plays=reef", "own_islands=all") == Options(plays="own", own_islands=texts[:1])


def test_of_many_islands_a_campaign_takes_as_many_as_it_can(folder: Path) -> None:
    for number in range(11):
        saved(folder, f"Rock {number:02}")
    assert own.offers(folder).values["own_islands"][0] == ("all", "the first 9")
    assert len(settings("own_islands=all").own_islands) == 9
    named = ",".join(f"rock-{number:02}" for number in range(10))
    with pytest.raises(BadOptions, match=r"Option “own_islands” of Archipelago: 9 can be taken along, not 10\."):
        settings(f"own_islands={named}")


def test_an_island_that_is_not_there_is_refused_with_those_that_are(folder: Path) -> None:
    with pytest.raises(BadOptions, match=r"“3”\. One can play campaign, .* or island_3\. No own one is drawn yet\."):
        settings("plays=3")
    saved(folder, "Reef")
    with pytest.raises(
        BadOptions, match=r"There is no island “atl\x00antis”\. One can play .* Own islands are: reef\."
    ):
        settings("plays=atl\x00antis")
    with pytest.raises(BadOptions, match=r"There is no island “cliff”\. Own islands are: reef\."):
        settings("own_islands=cliff")


def test_an_island_lacking_tiles_without_the_hard_ones_is_refused_by_name(folder: Path) -> None:
    own.keep(folder / "peak.txt", Layout("own", "Peak", (1,), ("MMMM", "MMMM", "MMMM", "FFFF")))
    with pytest.raises(
        BadOptions, match=r"Peak cannot be built: 12 mountain tiles are needed.* without the hard tiles"
    ):
        settings("plays=peak", "hard_tiles=out")
