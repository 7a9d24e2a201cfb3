"""Every command does what it says, and what goes wrong is one sentence on standard error."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import assets
from tabletop_tui.players import simulate
from tabletop_tui.rules import Seat
from tabletop_tui.rules.request import SEED_LIMIT, StartRequest
from tabletop_tui.store.places import library_path
from tests.store.race import Options

from .answers import Asked, keep_a_match, refused
from .conftest import Tabletop


def test_without_a_command_the_shelf_opens(tabletop: Tabletop, screens: Asked) -> None:
    assert tabletop().code == 0
    assert screens == [{}]


def test_play_without_seats_opens_the_set_up(tabletop: Tabletop, screens: Asked) -> None:
    assert tabletop("play", "race").code == 0
    assert screens == [{"setup": "race"}]


def test_play_with_seats_begins_at_once(tabletop: Tabletop, screens: Asked) -> None:
    words = (
        "--seat",
        " Anna  Maria ",
        "--seat",
        "[b]王[/b]",
        "--option",
        "turns=5",
        "--option",
        "pace=fast",
        "--option",
    )
    assert tabletop("play", "race", *words, "double=yes", "--seed", "7", "--practice").code == 0
    seats = (Seat("Anna Maria"), Seat("[b]王[/b]"))
    options = Options(turns=5, pace="fast", double=True)
    assert screens == [{"play": StartRequest("race", seats, options, 7, practice=True)}]


def test_play_without_a_seed_has_luck_of_its_own(tabletop: Tabletop, screens: Asked) -> None:
    for _ in range(2):
        tabletop("play", "race", "--seat", "Anna", "--seat", "Boris")
    seeds = {asked["play"].seed for asked in screens}
    assert len(seeds) == 2
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


ANNA_AND_BORIS = ("--seat", "Anna", "--seat", "Boris")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game “chess”. There are: race."),
        (("race", "--seed", "7"), "Say who plays, with --seat NAME for each"),
        (("race", "--seat", "Anna"), "The Race is for 2 to 4 players, not 1."),
        (("race", *ANNA_AND_BORIS, "--seat", "C", "--seat", "D", "--seat", "E"), "for 2 to 4 players, not 5."),
        (("race", "--seat", "Anna", "--seat", "ANNA"), "Seats A and B are both called “ANNA”"),
        (("race", "--seat", "Anna", "--seat", "  "), "Seat B needs a name; this one is empty."),
        (("race", "--seat", "Anna", "--seat", "x" * 21), "”: 20 characters are the most."),
        (("race", "--seat", "Anna", "--seat", "B\x1b[31m"), "this one has hidden ones."),
        (("race", "--seat", "Anna", "--seat", "B\udcff"), "this one has hidden ones."),
        (("race", "--seat", "Anna", "--seat", "B\u202e"), "this one has hidden ones."),
        (("race", *ANNA_AND_BORIS, "--option", "wind=strong"), "no option “wind”. It has: turns, pace, double."),
        (("race", *ANNA_AND_BORIS, "--option", "pace"), "An option is given as NAME=VALUE, not as “pace”."),
        (("race", *ANNA_AND_BORIS, "--option", "pace="), "An option is given as NAME=VALUE"),
        (
            ("race", *ANNA_AND_BORIS, "--option", "pace=odd"),
            "Option “pace” of The Race has to be slow or fast, not “odd”.",
        ),
        (("race", *ANNA_AND_BORIS, "--option", "turns=0"), "Option “turns” of The Race has to be 1 or more, not “0”."),
        (
            ("race", *ANNA_AND_BORIS, "--option", "double=2"),
            "Option “double” of The Race has to be yes or no, not “2”.",
        ),
        (("race", *ANNA_AND_BORIS, "--option", "turns=1", "--option", "turns=2"), "Option “turns” is given twice."),
        (
            ("race", *ANNA_AND_BORIS, "--seed", "luck"),
            "A seed is a whole number from 0 to 9223372036854775807, not “luck”.",
        ),
        (("race", *ANNA_AND_BORIS, "--seed", "-1"), "A seed is a whole number"),
        (("race", *ANNA_AND_BORIS, "--seed", str(SEED_LIMIT)), "A seed is a whole number"),
        ((), "Missing argument “GAME”."),
    ],
)
def test_play_refuses_what_it_cannot_begin(
    tabletop: Tabletop, screens: Asked, words: tuple[str, ...], sentence: str
) -> None:
    refused(tabletop("play", *words), sentence, code=2)
    assert screens == []


def test_continue_goes_on_with_the_match_played_last(tabletop: Tabletop, screens: Asked) -> None:
    first = keep_a_match()
    last = keep_a_match()
    keep_a_match(turns=1)
    assert tabletop("continue").code == 0
    assert tabletop("continue", str(first)).code == 0
    assert screens == [{"resume": last}, {"resume": first}]


def test_continue_refuses_what_cannot_go_on(tabletop: Tabletop, screens: Asked) -> None:
    refused(tabletop("continue"), "There is no match to continue; `tabletop play GAME` begins one.")
    over = keep_a_match(turns=1)
    refused(tabletop("continue"), "There is no match to continue")
    refused(tabletop("continue", str(over)), f"; `tabletop replay {over}` shows how it came to that.")
    refused(tabletop("continue", "99"), "There is no match 99.")
    refused(tabletop("continue", "9" * 6000), f"A match is called by its number, such as 7, not “{'9' * 60}…”.")
    refused(tabletop("continue", "last"), "A match is called by its number, such as 7, not “last”.")
    assert screens == []


def test_continue_says_which_matches_cannot_be_opened_and_takes_the_one_before(
    tabletop: Tabletop, screens: Asked
) -> None:
    good = keep_a_match()
    bad = keep_a_match()
    with closing(sqlite3.connect(library_path())) as database, database:
        database.execute("UPDATE matches SET options = '{\"pace\": 2}' WHERE id = ?", (bad,))
    answer = tabletop("continue")
    assert answer.err.startswith(f"Match {bad} was set up in a way that cannot be read:")
    assert answer.err.count("\n") == 1
    assert (answer.code, screens) == (0, [{"resume": good}])
    with closing(sqlite3.connect(library_path())) as database, database:
        database.execute("UPDATE matches SET game = 'chess' WHERE id = ?", (good,))
    answer = tabletop("continue")
    assert answer.code == 1
    assert answer.err.splitlines()[2:] == ["None of the matches that wait can be opened."]
    assert len(screens) == 1


def test_replay_looks_back_at_the_match_finished_last_or_at_any(tabletop: Tabletop, screens: Asked) -> None:
    first = keep_a_match(turns=1)
    last = keep_a_match(turns=1)
    going_on = keep_a_match()
    for words in ((), (str(first),), (str(going_on),)):
        assert tabletop("replay", *words).code == 0
    assert screens == [{"replay": last}, {"replay": first}, {"replay": going_on}]


def test_replay_refuses_what_it_cannot_show(tabletop: Tabletop, screens: Asked) -> None:
    keep_a_match()
    refused(tabletop("replay"), "No match has been finished yet; `tabletop replay MATCH` shows one that goes on.")
    refused(tabletop("replay", "99"), "There is no match 99.")
    refused(tabletop("replay", "last"), "A match is called by its number, such as 7, not “last”.")
    assert screens == []


def test_a_damaged_library_is_one_sentence_and_stays(tabletop: Tabletop, home: Path) -> None:
    home.mkdir()
    library_path().write_bytes(b"ink")
    refused(tabletop("continue"), "is no tabletop library, or it is damaged; it is left as it is.")
    assert library_path().read_bytes() == b"ink"


def test_screens_need_a_terminal(tabletop: Tabletop) -> None:
    keep_a_match()
    for words in ((), ("play", "race"), ("play", "race", *ANNA_AND_BORIS), ("replay", "1")):
        refused(tabletop(*words), "The table is drawn on a terminal, and this is none")


def test_games_are_listed(tabletop: Tabletop) -> None:
    answer = tabletop("games")
    assert answer.out == "race                 The Race: run or hide; 2 to 4 players, 1 minutes\n"


def test_the_options_of_a_game_are_listed(tabletop: Tabletop) -> None:
    first, *lines = tabletop("games", "race").out.splitlines()
    assert first == "The Race, with --option NAME=VALUE; first the value it has by itself:"
    assert [line.strip() for line in lines if "=" in line] == [
        "turns=12   (1 to 5000)",
        "pace=slow   (slow, fast)",
        "double=no   (yes, no)",
    ]
    refused(tabletop("games", "chess"), "There is no game “chess”.", code=2)


def test_a_terminal_that_cannot_draw_is_told_so(tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    refused(tabletop(), "The table cannot be drawn on a terminal that calls itself dumb")


def test_matches_are_listed(tabletop: Tabletop) -> None:
    refused(tabletop("matches"), "No match has been begun yet; `tabletop play GAME` begins one.", code=0)
    keep_a_match(turns=1)
    keep_a_match()
    first, second = tabletop("matches").out.splitlines()
    assert first.split()[0] == "2"
    assert first.endswith("The Race: Anna, Boris; 7 moves")
    assert "won" in second or "a draw" in second


def test_the_rulebook_is_plain_text(tabletop: Tabletop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "assets", lambda: tmp_path)
    refused(tabletop("rules", "race"), "rulebooks/race.md cannot be read (No such file or directory).")
    (tmp_path / "rulebooks").mkdir()
    (tmp_path / "rulebooks" / "race.md").write_text(
        "# The *Race*\n\nRun, **or** hide [b]well[/b].\n\n## Dice\n\n- one die\n"
    )
    lines = tabletop("rules", "race").out.split("\n")
    assert lines[:6] == ["The Race", "========", "", "Run, or hide [b]well[/b].", "", ""]
    assert lines[6:8] == ["Dice", "----"]
    assert " • one die" in lines
    assert lines[-1] == ""


def test_where_tells_paths_and_makes_nothing(tabletop: Tabletop, home: Path) -> None:
    answer = tabletop("where")
    assert str(home / "tabletop.sqlite3") in answer.out
    assert str(assets.assets()) in answer.out
    assert not home.exists()


def test_simulate_counts_games_as_json(tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "_COPYING", 0.001)
    words = ("--games", "20", "--seats", "random,random,random", "--option", "turns=6", "--seed", "5", "--json")
    found = json.loads(tabletop("simulate", "race", *words).out)
    keys = "game games moves seconds moves_per_second copies_per_second outcomes"
    assert list(found) == keys.split()
    assert (found["game"], found["games"], found["moves"]) == ("race", 20, 20 * 12)
    assert sum(found["outcomes"]["wins"]) + found["outcomes"]["draws"] == 20
    assert len(found["outcomes"]["mean_scores"]) == 3


def test_simulate_tells_people(tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "_COPYING", 0.001)
    answer = tabletop("simulate", "race", "--games", "1000", "--option", "turns=2")
    assert answer.out.startswith("1,000 games of race, 4,000 moves in ")
    assert "seat 2 (random): won " in answer.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game “chess”."),
        (("race", "--games", "0"), "The number of games is a whole number of at least 1, not “0”."),
        (("race", "--games", "many"), "not “many”."),
        (("race", "--seats", "random"), "The Race is for 2 to 4 players, not 1."),
        (("race", "--seats", "random,genius"), "There is no computer player “genius”. There are: random."),
        (("race", "--option", "turns=none"), "Option “turns” of The Race"),
        (("race", "--seed", "1.5"), "A seed is a whole number"),
    ],
)
def test_simulate_refuses_what_it_cannot_play(tabletop: Tabletop, words: tuple[str, ...], sentence: str) -> None:
    refused(tabletop("simulate", *words), sentence, code=2)


def test_ctrl_c_is_no_trouble(tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*what: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "simulate", interrupted)
    answer = tabletop("simulate", "race")
    assert (answer.code, answer.err.strip()) == (130, "Stopped.")


def test_where_there_is_no_home_is_one_sentence(tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", "~nobody-of-that-name/games")
    for command in ("where", "matches"):
        refused(tabletop(command), "TABLETOP_HOME is “~nobody-of-that-name/games”, which cannot be found: ")


@pytest.mark.parametrize("words", [("dance",), ("games", "--loud"), ("games", "race", "all")])
def test_words_the_command_does_not_know_are_one_sentence(tabletop: Tabletop, words: tuple[str, ...]) -> None:
    refused(tabletop(*words), words[-1], code=2)
