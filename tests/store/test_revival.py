"""A match that does not fit any more opens nothing, says so in one sentence, and is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.store.library import Library, StoreError

from . import race
from .play import begin, change, play, rows


def entries(path: Path) -> list[str]:
    return [entry for (entry,) in rows(path, "SELECT entry FROM journal ORDER BY match, number")]


@pytest.mark.parametrize(
    ("number", "entry"),
    [
        (0, "undo"),
        (1, "redo"),
        (1, "swim 3"),
        (1, "take \N{SNOWMAN}"),
        (2, "throw 9"),
        (2, "throw a plate"),
        (4, ""),
    ],
)
def test_a_broken_journal_is_refused_at_its_move_and_kept(
    library: Library, path: Path, number: int, entry: str
) -> None:
    with begin(library) as kept:
        play(kept.match, 3)
    change(path, "UPDATE journal SET entry = ? WHERE number = ?", entry, number)
    before = entries(path)
    with pytest.raises(StoreError, match=f"Match 1 cannot be opened: its move {number + 1} does not fit the rules"):
        library.resume(1)
    assert entries(path) == before


def test_moves_after_the_end_are_refused(library: Library, path: Path) -> None:
    with begin(library, turns=1) as kept:
        play(kept.match)
    change(path, "INSERT INTO journal VALUES (1, 2, 'pass 0')")
    with pytest.raises(StoreError, match="its move 3 does not fit"):
        library.resume(1)


@pytest.mark.parametrize("options", ["{", '{"turns": 0}', '{"colour": "red"}', "[]", "[" * 200_000])
def test_options_that_cannot_be_read_are_refused(library: Library, path: Path, options: str) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET options = ?", options)
    with pytest.raises(StoreError, match="Match 1 was set up in a way that cannot be read"):
        library.resume(1)


def test_a_match_without_seats_is_refused(library: Library, path: Path) -> None:
    begin(library).close()
    change(path, "DELETE FROM seats")
    with pytest.raises(StoreError, match="The Race is for 2 to 4 players, not 0"):
        library.resume(1)


def test_a_moment_that_cannot_be_read_is_one_sentence(library: Library, path: Path) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET played = 'yesterday'")
    with pytest.raises(StoreError, match="yesterday"):
        library.resume(1)


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("played", "yesterday", "“yesterday” is no moment"),
        ("played", "9999-12-31T23:59:59+00:00", "is no moment of the years 2000 to 2999"),
        ("begun", "0001-01-01T00:00:00+00:00", "is no moment"),
        ("note", b"ink", "where words belong"),
        ("outcome", '{"ranking": [[7]], "scores": [1, 2], "reason": "", "unit": ""}', "no result of 2 players"),
        ("outcome", '{"ranking": [[0, 0]], "scores": [1, 2], "reason": "", "unit": ""}', "no result of 2 players"),
        ("outcome", '{"ranking": [[0]], "scores": [1], "reason": "", "unit": ""}', "no result of 2 players"),
        ("outcome", '{"ranking": [[Infinity]], "scores": [1, 2], "reason": "", "unit": ""}', "is no result"),
        ("outcome", "[]", "is no result"),
        ("outcome", "[" * 200_000, "is no value"),
    ],
)
def test_a_match_that_cannot_be_read_says_so_in_its_row_and_the_others_still_show(
    library: Library, path: Path, column: str, value: object, reason: str
) -> None:
    for _ in range(2):
        with begin(library, turns=1) as kept:
            play(kept.match)
    change(path, f"UPDATE matches SET {column} = ? WHERE id = 1", value)
    broken, whole = sorted(library.finished(), key=lambda summary: summary.id)
    assert reason in broken.note
    assert len(broken.note) < 150
    assert (broken.outcome_text, broken.names) == ("", ("Anna", "Boris"))
    assert whole.outcome_text


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("matches", "revision", "x"),
        ("matches", "seed", "x"),
        ("matches", "seed", -1),
        ("matches", "game", b"ink"),
        ("matches", "options", b"ink"),
        ("matches", "played", b"ink"),
        ("seats", "name", b"ink"),
        ("seats", "player", b"ink"),
        ("journal", "entry", b"ink"),
    ],
)
def test_columns_somebody_changed_are_one_sentence(
    library: Library, path: Path, table: str, column: str, value: object
) -> None:
    begin(library).close()
    change(path, f"UPDATE {table} SET {column} = ?", value)
    for reading in (library.resume, library.write_out):
        with pytest.raises(StoreError, match=r"Match 1 cannot be read: where .* stands “"):
            reading(1)


def test_a_finished_match_whose_result_cannot_be_read_is_kept(library: Library, path: Path) -> None:
    with begin(library, turns=1) as kept:
        play(kept.match)
    change(path, "UPDATE matches SET outcome = '[]'")
    with pytest.raises(StoreError, match="is finished, and finished matches are kept"):
        library.discard(1)


def test_a_finished_match_has_to_read_back_the_same(library: Library, path: Path) -> None:
    with begin(library, turns=3) as kept:
        play(kept.match)
    library.resume(1).close()
    change(path, "UPDATE journal SET entry = 'throw 1' WHERE number = 4 AND entry <> 'throw 1'")
    change(path, "UPDATE journal SET entry = 'pass 0' WHERE number = 5")
    with pytest.raises(StoreError, match="Match 1 does not read back as it was played, by the same rules"):
        library.resume(1)


def test_a_match_of_older_rules_goes_on_where_they_still_fit(library: Library, path: Path) -> None:
    with begin(library) as kept:
        play(kept.match, 2)
    change(path, "UPDATE matches SET revision = 1")
    with library.resume(1) as again:
        assert again.match.state == kept.match.state
        play(again.match, 1)
    assert rows(path, "SELECT revision FROM matches") == [(race.GAME.revision,)]


@pytest.mark.parametrize(
    "change_to",
    ["revision = 1, digest = '2-0123456789abcdef'", "digest = '0123456789abcdef'"],
    ids=["older rules", "a digest reckoned otherwise"],
)
def test_a_finished_match_opens_where_its_digest_cannot_be_compared(
    library: Library, path: Path, change_to: str
) -> None:
    with begin(library, turns=3) as kept:
        play(kept.match)
    change(path, f"UPDATE matches SET {change_to}")
    assert library.look_back(1).outcome == kept.match.outcome


def test_a_match_of_newer_rules_waits_for_them(library: Library, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(library).close()
    monkeypatch.setattr(race, "GAME", replace(race.GAME, revision=1))
    with pytest.raises(StoreError, match=r"newer rules of The Race \(revision 2, here is 1\)"):
        library.resume(1)


def test_a_refused_match_is_not_left_locked(library: Library, path: Path) -> None:
    begin(library).close()
    change(path, "UPDATE matches SET game = 'gone'")
    for _ in range(2):
        with pytest.raises(StoreError, match="not installed"):
            library.resume(1)
    change(path, "UPDATE matches SET game = 'race'")
    library.resume(1).close()
