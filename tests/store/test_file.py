"""A file that is not ours to change stays as it is, byte for byte, and one sentence says why."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tabletop_tui.store import file, schema
from tabletop_tui.store.library import StoreError, open_library
from tabletop_tui.store.places import home, library_path

from .play import begin, change, play, rows

OLD = Path(__file__).with_name("library-v1.sql")


@contextmanager
def stays_as_it_is(path: Path) -> Iterator[None]:
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    yield
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == beside


def filled(path: Path) -> None:
    with open_library(path) as library, begin(library, turns=400) as kept:
        play(kept.match, 300)


def garbage(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we sailed. " * 200)


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (soup TEXT)")


def future(path: Path) -> None:
    filled(path)
    change(path, "PRAGMA user_version = 7")


def cut_short(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[:50])


def cut_in_half(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scratched(path: Path) -> None:
    filled(path)
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xaa" * 64
    path.write_bytes(data)


def scratched_in_the_layout(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE names", b"CREATE T\xffBLE names"))


def scratched_in_the_journals(path: Path) -> None:
    filled(path)
    ((page,),) = rows(path, "SELECT rootpage FROM sqlite_master WHERE name = 'journal'")
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\xaa" * 4096
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (garbage, "is no tabletop library, or it is damaged"),
        (foreign, "belongs to another program"),
        (future, r"kept by a newer tabletop \(version 7, this one knows 2\)"),
        (cut_short, "damaged: it ends too soon"),
        (cut_in_half, "is damaged"),
        (scratched, "is damaged"),
        (scratched_in_the_layout, "is damaged"),
    ],
)
def test_a_file_that_is_not_ours_to_change_stays_as_it_is(path: Path, spoil: object, sentence: str) -> None:
    assert callable(spoil)
    spoil(path)
    with stays_as_it_is(path), pytest.raises(StoreError, match=sentence) as raised:
        open_library(path)
    assert "\n" not in str(raised.value)


def test_damage_in_the_journals_is_found_when_a_match_is_opened(path: Path) -> None:
    scratched_in_the_journals(path)
    before = path.read_bytes()
    with open_library(path) as library:
        for reading in (library.unfinished, lambda: library.resume(1), lambda: library.write_out(1)):
            with pytest.raises(StoreError, match="is damaged; it is left as it is"):
                reading()
    assert path.read_bytes() == before


def test_a_scratched_letter_leaves_the_other_rows_readable(path: Path) -> None:
    filled(path)
    filled(path)
    change(path, "UPDATE matches SET game_name = CAST(x'52ff63' AS TEXT) WHERE id = 1")
    with open_library(path) as library:
        assert [match.game_name for match in library.unfinished()] == ["The Race", "R\ufffdc"]


def test_a_locked_file_is_waited_for_and_then_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.01)
    filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with stays_as_it_is(path), pytest.raises(StoreError, match="in use by another program just now"):
            open_library(path)


def test_a_folder_in_the_place_of_the_file_is_one_sentence(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StoreError, match="cannot be read: Is a directory"):
        open_library(path)


def test_a_read_only_folder_is_one_sentence(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = Path(os.path.realpath(tmp_path_factory.mktemp("read-only")))
    parents = [part for part in (folder, *folder.parents) if part.stat().st_uid == os.geteuid() and part != Path("/")]
    modes = [(part, part.stat().st_mode) for part in parents]
    user = os.geteuid()
    for part in parents:
        part.chmod(0o555)
    try:
        # Root may write anywhere, so root becomes nobody for a moment.
        if user == 0:
            os.seteuid(65534)
        with pytest.raises(StoreError, match="cannot be opened; see whether its folder may be read and written"):
            open_library(folder / "tabletop.sqlite3")
    finally:
        os.seteuid(user)
        for part, mode in modes:
            part.chmod(mode)


def test_a_table_somebody_added_is_no_damage(path: Path) -> None:
    filled(path)
    change(path, 'CREATE TABLE "my ""own"" notes" (line TEXT)')
    with open_library(path) as library:
        assert len(library.unfinished()) == 1


def test_an_empty_file_becomes_a_library(path: Path) -> None:
    path.touch()
    filled(path)
    assert rows(path, "SELECT count(*) FROM matches") == [(1,)]


def test_the_header_says_whose_file_it_is(path: Path) -> None:
    open_library(path).close()
    header = path.read_bytes()[:100]
    assert int.from_bytes(header[68:72], "big") == schema.APPLICATION
    assert int.from_bytes(header[60:64], "big") == len(schema.MIGRATIONS)


def test_a_commit_lives_in_the_journal_beside_the_file(path: Path) -> None:
    with open_library(path) as library:
        library.set_setting("theme", "felt")
        assert rows(path, "PRAGMA journal_mode") == [("wal",)]


def old_file(path: Path) -> None:
    """A file as version 1 left it, from its committed text."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(OLD.read_text("utf-8"))


def test_a_file_of_version_1_opens_and_its_matches_go_on(path: Path) -> None:
    old_file(path)
    with open_library(path) as library:
        assert [(match.id, match.note) for match in library.unfinished()] == [(2, "turn 2, Boris to run")]
        assert [(match.id, match.outcome_text) for match in library.finished()] == [(1, "Anna won")]
        assert library.names() == ["Anna", "Boris", "Clara"]
        assert library.setting("theme", "felt") == "night"
        library.resume(1).close()
        with library.resume(2) as kept:
            play(kept.match)
        assert {match.id for match in library.finished()} == {1, 2}


def test_a_new_version_is_one_more_function(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def add_stars(database: sqlite3.Connection) -> None:
        database.execute("ALTER TABLE matches ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")

    old_file(path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, add_stars))
    with open_library(path) as library:
        assert len(library.unfinished()) == 1
        assert int.from_bytes(path.read_bytes()[60:64], "big") == len(schema.MIGRATIONS)
    assert rows(path, "SELECT id, stars FROM matches") == [(1, 0), (2, 0)]
    with open_library(path) as again:
        assert len(again.finished()) == 1


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def spill_ink(database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM matches")
        database.execute("ALTER TABLE scrolls ADD COLUMN ink")

    old_file(path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, spill_ink))
    with stays_as_it_is(path), pytest.raises(StoreError, match="cannot be used: no such table: scrolls"):
        open_library(path)


def test_everything_is_kept_in_the_folder_that_was_named(home: Path) -> None:
    open_library().close()
    assert library_path() == home / "tabletop.sqlite3"
    assert library_path().is_file()


def test_a_home_that_cannot_be_made_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "note").write_text("not a folder")
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "note" / "home"))
    with pytest.raises(StoreError, match="cannot be made"):
        home()


def test_a_home_of_nobody_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", "~nobody-of-that-name/games")
    with pytest.raises(StoreError, match="TABLETOP_HOME is “~nobody-of-that-name/games”, which cannot be found: "):
        library_path()


def test_a_home_in_a_folder_that_is_gone_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setenv("TABLETOP_HOME", "games")
    with pytest.raises(StoreError, match="“games”, which cannot be found: No such file or directory"):
        library_path()
