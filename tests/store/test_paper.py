"""A match as text: readable, without secrets while it goes on, and the same match when it is taken in again."""

from __future__ import annotations

import zlib
from base64 import b64encode

import pytest

from tabletop_tui.rules import Seat
from tabletop_tui.store import paper as paper_form
from tabletop_tui.store.library import KeptMatch, Library, StoreError

from .play import begin, play
from .race import GAME, Options


def with_secrets(library: Library) -> KeptMatch:
    kept = begin(library, seed=987654321, practice=True)
    kept.match.play(kept.match.state.parse("hide 2"))
    kept.match.play(kept.match.state.parse("pass 0"))
    kept.match.play(kept.match.state.parse("hide 1"))
    kept.match.undo()
    return kept


def lines(paper: str) -> list[str]:
    return [line for line in paper.splitlines() if not line.startswith("#")]


def moves(paper: str) -> list[str]:
    return lines(paper)[lines(paper).index("moves:") + 1 :]


def test_a_match_that_goes_on_is_readable_but_for_its_secrets(library: Library) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
    assert "seat: person Anna" in lines(paper)
    assert 'option: pace "slow"' in lines(paper)
    assert [move.startswith("sealed:") for move in moves(paper)] == [
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
    ]
    assert moves(paper)[3] == "pass 0"
    assert moves(paper)[-1] == "undo"
    assert "987654321" not in paper
    assert "hide" not in paper


def test_a_match_taken_in_goes_on_as_the_one_written_out(library: Library) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
        taken = library.take_in(paper, "race.txt")
        with library.resume(taken) as again:
            assert again.id != kept.id
            assert again.match.state == kept.match.state
            assert again.match.journal == kept.match.journal
            assert (again.match.seed, again.match.practice) == (987654321, True)
            for match in (kept.match, again.match):
                play(match)
            assert again.match.digest() == kept.match.digest()
    assert library.write_out(taken).split("begun:")[0] == library.write_out(kept.id).split("begun:")[0]


def test_a_finished_match_is_all_in_the_open(library: Library) -> None:
    with with_secrets(library) as kept:
        play(kept.match)
        paper = library.write_out(kept.id)
        assert "seed: 987654321" in lines(paper)
        assert "sealed" not in paper
        assert moves(paper) == kept.match.journal
    taken = library.take_in(paper, "race.txt")
    before, after = library.summary(kept.id), library.summary(taken)
    assert (after.outcome, after.begun, after.played) == (before.outcome, before.begun, before.played)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_of_any_system_and_remarks_are_read(library: Library, end: str) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
    other = end.join(["# mine", "", *(f"  {line}" for line in paper.split("\n"))])
    with library.resume(library.take_in(other, "race.txt")) as again:
        assert again.match.journal == kept.match.journal


def test_names_that_look_like_anything_come_back(library: Library) -> None:
    seats = tuple(Seat(name) for name in ("[b]Zoë[/b]", "# Анна", "seat: 王"))
    with library.begin(GAME, Options(), seats, 1) as kept:
        taken = library.take_in(library.write_out(kept.id), "race.txt")
    assert library.summary(taken).names == ("[b]Zoë[/b]", "# Анна", "seat: 王")


def sealed(text: str) -> str:
    return "sealed:" + b64encode(zlib.compress(text.encode(), 9)).decode()


BOMB = sealed("0" * 10_000_000)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("match: 1", "match: 2", "line 6, cannot be read: a newer tabletop wrote it"),
        ("match: 1", "soup: 1", "line 6, cannot be read: it does not begin as a match does"),
        ("game: race", "game: gone", r"is of a game that is not installed here: The Race \(“gone”\)"),
        ("revision: 2", "revision: 99", "newer rules"),
        ("revision: 2", "revision: two", "line 9, cannot be read: “two” is no number"),
        ("person Anna", "person ", "line 10, cannot be read: A player needs a name"),
        ("person Anna", "person An\x1b[31mna", "line 10, cannot be read: A player needs a name of signs"),
        ("seat: person Anna\n", "", "for 2 to 4 players, not 1"),
        ("turns 12", "turns none", "line 12, cannot be read: “none” is no value of an option"),
        ("turns 12", "turns 0", "set up in a way that cannot be read"),
        ("practice: yes", "practice: perhaps", "it has to be yes or no"),
        ("seed: sealed:", "seed: sealed:eA", "its seal is broken"),
        ("seed: sealed:", f"seed: {BOMB}\n# ", "its seal is broken"),
        ("seed: sealed:", "seed: -1\n# ", "a seed is a whole number"),
        ("begun: 20", "begun: yesterday 20", "line 17, cannot be read: “yesterday 20.*” is no moment"),
        ("begun: ", "# ", "“begun” is missing"),
        ("begun: ", "soup: ", "nothing called “soup” is known"),
        ("begun: ", "begun: 0001-01-01T00:00:00+00:00\n# ", "line 17, cannot be read: .* is no moment of the years"),
        ("played: ", "played: 9999-12-31T23:59:59+00:00\n# ", "line 18, .* is no moment of the years 2000 to 2999"),
        ("turns 12", "turns " + "[" * 16_385, r"line 12, .*: “\[{40}…” is too long: 16384 characters are the most"),
        ("turns 12", "turns " + "[" * 16_384, r"line 12, cannot be read: “\[{40}…” is no value of an option"),
        ("turns 12", f'turns "{"x" * 1000}"', "has to be a whole number, not “x{40}…”"),
        ("turns 12", "turns " + "[" * 199, r"line 12, cannot be read: “\[{40}…” is no value of an option"),
        ("person Anna", "random Anna", "line 10, cannot be read: there is no player “random”. There are: person."),
        ("person Anna", "\0 Anna", "line 10, cannot be read: there is no player “ ”"),
        ("person Anna", "[b]person Anna", r"line 10, cannot be read: there is no player “\[b\]person”"),
        ("person Anna", "person bORIS", "cannot be read: Seats A and B are both called “Boris”"),
        ("game: race", "game: " + "race" * 51, "line 7, cannot be read: .* is too long: 200 characters are the most"),
        ("\nundo", f"\n{sealed('undo ')}", "line 27, cannot be read: “undo ” is no move"),
        ("\nundo", f"\n{sealed(chr(10))}", "line 27, cannot be read: “ ” is no move"),
        ("\nundo", f"\n{sealed(' ' * 199 + 'undo')}", "line 27, cannot be read: .* is too long: 200 characters"),
        ("\nundo", f"\n{sealed('x' * 1000)}", "line 27, cannot be read: its seal is broken"),
        ("\nundo", "\n" + "undo" * 51, "line 27, cannot be read: .* is too long: 200 characters"),
        ("moves:", "# moves", "cannot be read"),
        ("pass 0", "swim 1", "its move 4 does not fit the rules"),
        ("\nundo\n", "\nundo\nundo\nundo\nundo\n", "its move 11 does not fit the rules"),
    ],
)
def test_a_text_that_is_no_match_is_refused_where_it_fails(library: Library, old: str, new: str, sentence: str) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
    assert paper.count(old) == 1
    with pytest.raises(StoreError, match=sentence) as raised:
        library.take_in(paper.replace(old, new), "race.txt")
    assert str(raised.value).startswith("race.txt")
    assert len(library.unfinished()) == 1


def test_no_more_moves_are_taken_in_than_a_match_can_have(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
    monkeypatch.setattr(paper_form, "MOST_MOVES", 8)
    library.take_in(paper, "race.txt")
    with pytest.raises(StoreError, match="line 28, cannot be read: 8 moves are the most a match may have"):
        library.take_in(paper + "redo\n", "race.txt")


def test_computer_players_are_taken_in_where_they_are_known(library: Library) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
    taken = library.take_in(paper.replace("person Anna", "random Anna"), "race.txt", ["random"])
    with library.resume(taken) as again:
        assert again.match.seats == (Seat("Anna", "random"), Seat("Boris"))


def test_what_was_refused_is_not_said_to_be_kept(library: Library) -> None:
    with with_secrets(library) as kept:
        paper = library.write_out(kept.id)
        with pytest.raises(StoreError, match=r"its move 4 does not fit the rules\.$"):
            library.take_in(paper.replace("pass 0", "swim 1"), "race.txt")
        play(kept.match)
        paper = library.write_out(kept.id)
    with pytest.raises(StoreError, match=r"do not lead to the end the match came to\.$"):
        library.take_in(paper.replace("pass 0", "hide 1", 1), "race.txt")


def test_an_empty_text_is_no_match(library: Library) -> None:
    with pytest.raises(StoreError, match="is no whole match"):
        library.take_in("", "race.txt")


def test_a_finished_match_that_was_tampered_with_is_refused(library: Library) -> None:
    with with_secrets(library) as kept:
        play(kept.match)
        paper = library.write_out(kept.id)
    with pytest.raises(StoreError, match="is damaged or cut off: its moves do not lead to the end"):
        library.take_in(paper.replace("pass 0", "hide 1", 1), "race.txt")
