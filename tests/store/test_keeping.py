"""Moves are in the file before anybody sees them, and matches come back as they stood."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tabletop_tui.rules import Closing, Outcome, Seat
from tabletop_tui.store import file
from tabletop_tui.store.library import Library, StoreError, open_library
from tabletop_tui.store.record import tell

from .play import ANNA_AND_BORIS, begin, change, play, rows
from .race import GAME, Options


def test_a_new_match_is_in_the_file_settled_before_anybody_plays(library: Library, path: Path) -> None:
    with begin(library) as kept:
        assert [entry for (entry,) in rows(path, "SELECT entry FROM journal")] == kept.match.journal != []


def test_every_move_is_in_the_file_when_play_returns(library: Library, path: Path) -> None:
    with begin(library) as kept:
        for _ in range(5):
            play(kept.match, 1)
            stored = [entry for (entry,) in rows(path, "SELECT entry FROM journal ORDER BY number")]
            assert stored == kept.match.journal


def test_a_resumed_match_stands_where_it_stood(library: Library) -> None:
    with begin(library) as kept:
        play(kept.match, 3)
        kept.match.play(kept.match.state.parse("pass 0"))
        before = kept.match
    with library.resume(kept.id) as again:
        assert again.match.state == before.state
        assert again.match.journal == before.journal
        assert again.match.names == ("Anna", "Boris")
        assert (again.match.options, again.match.seed, again.match.practice) == (before.options, 1, False)


def test_luck_goes_on_the_same_after_a_break(library: Library) -> None:
    with begin(library) as straight:
        play(straight.match)
    with begin(library) as broken:
        play(broken.match, 4)
    with library.resume(broken.id) as again:
        for step in straight.match.steps[len(again.match.steps) :]:
            if not step.forced:
                again.match.play(again.match.state.parse(step.text))
        assert again.match.state == straight.match.state


def test_taking_back_and_playing_again_are_kept(library: Library) -> None:
    with begin(library, practice=True) as kept:
        play(kept.match, 4)
        kept.match.undo()
        kept.match.undo()
        kept.match.redo()
    with library.resume(kept.id) as again:
        assert again.match.state == kept.match.state
        assert again.match.journal[-3:] == ["undo", "undo", "redo"]
        assert again.match.can_redo()


def test_the_last_move_and_the_result_are_kept_together(library: Library, path: Path) -> None:
    with begin(library, turns=3) as kept:
        play(kept.match, 2)
        assert library.finished() == []
        play(kept.match, 1)
        assert rows(path, "SELECT digest FROM matches") == [(kept.match.digest(),)]
        assert [summary.outcome for summary in library.finished()] == [kept.match.outcome]
        assert library.unfinished() == []


def test_the_result_goes_when_the_last_move_is_taken_back_and_comes_again_with_it(library: Library) -> None:
    with begin(library, turns=3, practice=True) as kept:
        play(kept.match)
        kept.match.undo()
        assert library.finished() == []
        kept.match.redo()
        assert [summary.id for summary in library.finished()] == [kept.id]


def test_a_move_that_cannot_be_kept_did_not_happen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.01)
    with (
        open_library(path) as library,
        begin(library) as kept,
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        before = list(kept.match.journal)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="in use by another program"):
            kept.match.play(kept.match.state.parse("pass 0"))
        assert kept.match.journal == before
        other.execute("ROLLBACK")
        kept.match.play(kept.match.state.parse("pass 0"))
        kept.close()
        with library.resume(kept.id) as again:
            assert again.match.state == kept.match.state


def test_a_journal_that_grew_elsewhere_is_never_mixed_up(library: Library, path: Path) -> None:
    with begin(library) as kept:
        change(path, "INSERT INTO journal VALUES (?, ?, 'pass 0')", kept.id, len(kept.match.journal))
        with pytest.raises(StoreError, match="already has another move there"):
            kept.match.play(kept.match.state.parse("pass 0"))


def test_a_match_is_played_at_one_table_at_a_time(library: Library, path: Path) -> None:
    with begin(library) as kept, open_library(path) as other:
        for refused in (other.resume, other.discard):
            with pytest.raises(StoreError, match=f"Match {kept.id} is being played at another table"):
                refused(kept.id)
    library.resume(kept.id).close()


def test_another_process_is_told_that_the_match_is_played(library: Library, path: Path) -> None:
    imports = f"from pathlib import Path; from {open_library.__module__} import open_library"
    other = f"{imports}; open_library(Path({str(path)!r})).resume(1)"
    with begin(library):
        answer = subprocess.run([sys.executable, "-c", other], capture_output=True, text=True, check=False, timeout=60)
    assert answer.stderr.rstrip().endswith("StoreError: Match 1 is being played at another table just now.")


def test_a_match_that_was_put_away_plays_no_more(library: Library) -> None:
    kept = begin(library)
    kept.close()
    kept.close()
    with pytest.raises(StoreError, match="put away"):
        play(kept.match, 1)


def test_lists_show_the_last_played_first(library: Library) -> None:
    first, second = begin(library), begin(library)
    play(first.match, 1)
    first.note("turn 2, Boris to run")
    assert [summary.id for summary in library.unfinished()] == [first.id, second.id]
    summary = library.unfinished()[0]
    assert (summary.game, summary.game_name, summary.names) == ("race", "The Race", ("Anna", "Boris"))
    assert (summary.note, summary.moves, summary.outcome_text) == ("turn 2, Boris to run", 3, "")
    assert summary.begun < summary.played
    first.close()
    second.close()


def test_lists_need_no_game_installed(library: Library, path: Path) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET game = 'gone', game_name = 'Gone Game'")
    assert [summary.game_name for summary in library.unfinished()] == ["Gone Game"]
    with pytest.raises(StoreError, match="is of a game that is not installed here: Gone Game"):
        library.resume(1)


@pytest.mark.parametrize(
    ("ranking", "text"),
    [
        (((0,), (1,)), "Anna won"),
        (((1,), (0,)), "Boris won"),
        (((0, 1),), "a draw"),
        ((), "nobody won"),
    ],
)
def test_a_finished_match_says_who_won(library: Library, ranking: tuple[tuple[int, ...], ...], text: str) -> None:
    with begin(library) as kept:
        kept.keep((), Closing(Outcome(ranking, (2, 1), "The race is run."), "digest"))
    assert [summary.outcome_text for summary in library.finished()] == [text]


def test_those_who_won_together_are_all_named() -> None:
    names = ("Anna", "Boris", "Clara", "Dora")
    assert tell(Outcome(((0, 2, 3), (1,)), (1, 0, 1, 1), "They hid best."), names) == "Anna, Clara and Dora won"


def test_a_match_can_be_forgotten_but_not_once_it_is_finished(library: Library, path: Path) -> None:
    begin(library).close()
    with begin(library, turns=1) as over:
        play(over.match)
    library.discard(1)
    assert rows(path, "SELECT match FROM journal WHERE match = 1") == []
    assert library.unfinished() == []
    with pytest.raises(StoreError, match="Match 2 is finished"):
        library.discard(2)
    for gone in (library.resume, library.discard, library.summary, library.write_out):
        with pytest.raises(StoreError, match=r"There is no match 1\."):
            gone(1)


def test_a_match_is_looked_up_once_to_be_forgotten(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(library).close()
    looked_up: list[str] = []
    read = file.File.read

    def read_and_count(opened: file.File, query: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        looked_up.append(query)
        return read(opened, query, values)

    monkeypatch.setattr(file.File, "read", read_and_count)
    library.discard(1)
    assert len(looked_up) == 1


def test_numbers_of_forgotten_matches_are_not_given_again(library: Library) -> None:
    begin(library).close()
    library.discard(1)
    with begin(library) as kept:
        assert kept.id == 2


def test_names_are_remembered_latest_first_and_computers_are_not(library: Library) -> None:
    begin(library).close()
    seats = (Seat("[b]Zoë[/b]"), Seat("Анна"), Seat("Anna"), Seat("Robot", "random"))
    library.begin(GAME, Options(), seats, 1).close()
    assert library.names() == ["[b]Zoë[/b]", "Анна", "Anna", "Boris"]


def test_what_is_no_name_of_anybody_is_not_remembered(library: Library, path: Path) -> None:
    begin(library).close()
    for number, name in enumerate([b"\0\xff", "", "An\x1b[31mna", "x" * 21, "  Zoe"]):
        change(path, "INSERT INTO names VALUES (?, ?)", name, 10 + number)
    assert library.names() == ["Anna", "Boris"]


def test_settings_are_remembered(library: Library, path: Path) -> None:
    assert library.setting("theme", "felt") == "felt"
    library.set_setting("theme", "night")
    library.set_setting("theme", "day")
    with open_library(path) as again:
        assert again.setting("theme", "felt") == "day"


def test_the_largest_seed_is_kept(library: Library) -> None:
    library.begin(GAME, Options(), ANNA_AND_BORIS, 2**63 - 1).close()
    with library.resume(1) as kept:
        assert kept.match.seed == 2**63 - 1


def test_looking_back_needs_no_lock_and_keeps_nothing(library: Library) -> None:
    with begin(library) as kept:
        play(kept.match, 3)
        match = library.look_back(kept.id)
        assert match.journal == kept.match.journal
        play(match)
        assert library.summary(kept.id).outcome is None
        assert library.look_back(kept.id).journal == kept.match.journal


def test_a_branch_is_a_practice_match_of_its_own(library: Library) -> None:
    with begin(library) as kept:
        play(kept.match)
    with library.branch(kept.match, 4) as branch:
        assert branch.match.practice
        assert branch.match.journal[:4] == kept.match.journal[:4]
        assert branch.match.outcome is None
    assert library.look_back(kept.id).digest() == kept.match.digest()
    assert [match.id for match in library.unfinished()] == [branch.id]


def test_a_match_put_away_before_anybody_played_is_forgotten(library: Library) -> None:
    begin(library).put_away()
    assert library.unfinished() == []
    with begin(library) as kept:
        kept.close()
        kept.put_away()
    assert [match.id for match in library.unfinished()] == [kept.id]


def test_a_match_put_away_after_a_move_is_kept_even_if_the_move_was_taken_back(library: Library) -> None:
    with begin(library, practice=True) as kept:
        play(kept.match, 1)
        kept.match.undo()
        kept.put_away()
        assert [match.id for match in library.unfinished()] == [kept.id]
    library.resume(kept.id).put_away()
    assert [match.id for match in library.unfinished()] == [kept.id]


def test_those_who_win_together_are_named_together(library: Library) -> None:
    seats = [Seat(name) for name in ("Anna", "Boris", "Chen", "Dora")]
    with library.begin(GAME, Options(), seats, 1) as kept:
        assert library.summary(kept.id).people == "Anna, Boris, Chen, Dora"
        kept.note("turn 2, Boris to run", [[0, 2], [1, 3]])
        assert library.summary(kept.id).people == "Anna & Chen v Boris & Dora"


@pytest.mark.parametrize("sides", ["[[0], [2]]", "[[0, 0, 1]]", "[[]]", "[[0], [1], []]"])
def test_sides_that_do_not_name_everybody_once_are_none(library: Library, path: Path, sides: str) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET sides = ?", sides)
    assert library.summary(1).people == "Anna, Boris"
    assert library.summary(1).sides == ()


@pytest.mark.parametrize("sides", ["", "7", '["a"]', "[[[]]]"])
def test_sides_that_cannot_be_read_are_told_of(library: Library, path: Path, sides: str) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET sides = ?", sides)
    assert library.summary(1).note.startswith("it cannot be read: ")
