"""Matches go out to files as text and come in again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabletop_tui.store.library import open_library

from .answers import keep_a_match, refused
from .conftest import Tabletop


def test_a_match_goes_out_to_a_file_and_comes_in_again(tabletop: Tabletop, tmp_path: Path) -> None:
    match = keep_a_match()
    file = tmp_path / "match.txt"
    assert tabletop("export", str(match), str(file)).code == 0
    answer = tabletop("import", str(file))
    assert answer.out == "Match 2 of The Race, Anna, Boris: `tabletop continue 2` goes on with it.\n"
    with open_library() as library, library.resume(1) as first, library.resume(2) as second:
        assert first.match.journal == second.match.journal
    assert tabletop("export", str(match), "-").out == file.read_text("utf-8")


def test_a_finished_match_comes_in_with_its_end(tabletop: Tabletop, tmp_path: Path) -> None:
    keep_a_match(turns=1)
    tabletop("export", "1", str(tmp_path / "match.txt"))
    with open_library() as library:
        end = library.summary(1).outcome_text
    told = f"{end}; `tabletop replay 2` shows how it came to that"
    assert tabletop("import", str(tmp_path / "match.txt")).out == f"Match 2 of The Race, Anna, Boris: {told}.\n"


def test_export_writes_over_nothing_unless_told_to(tabletop: Tabletop, tmp_path: Path) -> None:
    keep_a_match()
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    refused(tabletop("export", "1", str(file)), "is there already; --force writes over it.")
    assert file.read_text() == "Dear diary"
    assert tabletop("export", "1", str(file), "--force").code == 0
    assert file.read_text().startswith("# A match of The Race")


def test_export_refuses_what_it_cannot_write(tabletop: Tabletop, tmp_path: Path) -> None:
    keep_a_match()
    refused(tabletop("export", "9", "-"), "There is no match 9.")
    refused(tabletop("export", "1", str(tmp_path / "no" / "where")), "cannot be written: No such file or directory.")
    refused(tabletop("export", "1", str(tmp_path), "--force"), "is a folder; name a file to write to.")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "cannot be read: No such file or directory."),
        (b"", "is no whole match: “match” is missing."),
        (b"Dear diary", "line 1, cannot be read: it does not begin as a match does."),
        (b"\xff\xfe\x00", "is no text, and so no match."),
        (b"match: 1\ngame: \x1b[2J", "is no whole match"),
        (b"match: 1\nseat: genius Anna", "There are: person."),
        (b"match: 1\nrevision: " + b"9" * 6000, f"line 2, cannot be read: “{'9' * 40}…” is no number."),
        (b"match: 1\nso\x1b[2Jup: 1", "nothing called “so [2Jup” is known."),
    ],
)
def test_import_refuses_what_is_no_match(tabletop: Tabletop, tmp_path: Path, data: bytes | None, sentence: str) -> None:
    if data is not None:
        (tmp_path / "match.txt").write_bytes(data)
    refused(tabletop("import", str(tmp_path / "match.txt")), sentence)


def test_import_from_an_input_that_is_closed_is_one_sentence(
    tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    refused(tabletop("import", "-"), "Standard input is closed, so there is no match to take in.")
