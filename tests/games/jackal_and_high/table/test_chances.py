"""The exact chances as the table tells them, and what it says at the end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, PLACE
from tabletop_tui.games.jackal_and_high.table.chances import odds
from tabletop_tui.games.jackal_and_high.table.result import result_details
from tabletop_tui.games.jackal_and_high.view import Batch, Phase, Player
from tabletop_tui.rules import NOBODY, Outcome
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import percent

from .scenes import full_table, lone_die, ordering, player, row, scene, view


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(1, 3), "33 %"),
        (Fraction(1), "sure"),
        (Fraction(0), "-"),
        (Fraction(2, 1000), "0.2 %"),
        (Fraction(1, 10**6), "0.1 %"),
        (Fraction(999, 1000), "99.9 %"),
        (1 - Fraction(1, 10**6), "99.9 %"),
    ],
)
def test_a_chance_is_told_in_percent(chance: Fraction, words: str) -> None:
    assert percent(chance) == words


def test_a_lone_die_with_two_throws_left_has_its_exact_chance() -> None:
    told = odds(lone_die(3, (AGAIN,), (PLACE, 3, 0)))
    assert told is not None
    assert told.startswith("```text\ncard  needs   now     A     B\n")
    assert "\n9         9     -  sure     -\n" in told
    assert "\n4         -  sure     -  sure\n" in told
    smaller = lone_die(3, (AGAIN,), (PLACE, 3, 0))
    players = (smaller.view.players[0], player(3, {0: (4,)}, hand=1))
    told = odds(replace(smaller, view=replace(smaller.view, players=players)))
    assert told is not None
    assert "\n9         5  23%  sure  23%\n" in told


def test_contests_and_the_valley_are_told_as_they_stand() -> None:
    players = (
        player(3, {0: (9,)}, valley=1),
        player(3, {0: (4, 5)}, hand=1, valley=2),
    )
    told = odds(scene(view(row("9", "4", "7"), players, thrown=(4,), throws_left=2)))
    assert told is not None
    assert "- The 9: Anna 16 % with 1 die and Boris the Brave 84 % with 2 dice." in told
    assert "- Anna with 1 die: takes it 16 %, loses a card 84 %." in told


def test_names_cannot_break_the_page() -> None:
    full = full_table()
    told = odds(replace(full, names=("A|B", "*B*", "[c](d)", "# D", "`E`")))
    assert told is not None
    assert "**A** A\\|B, **B** \\*B\\*, " in told


def test_without_dice_there_are_no_chances_to_tell() -> None:
    assert odds(ordering()) is None


def ended(*players: Player, ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]) -> Scene:
    over = view(row("4"), players, phase=Phase.OVER, actor=NOBODY, thrower=-1)
    return scene(over, outcome=Outcome(ranking, scores, "The row could not be laid.", "paws"))


def stack(*cards: int, takes: int = 0) -> Player:
    return player(1, stack=tuple(Batch((card,), True) for card in cards), takes=takes)


def test_the_result_counts_paws_card_by_card_best_first() -> None:
    told = result_details(ended(stack(3, 5), stack(21, 9, 4, takes=2), ranking=((1,), (0,)), scores=(2, 10)))
    assert told is not None
    assert told.startswith("| player | 3 paws each | 2 paws each | 1 paw each | Take 2, 2 paws each | all |")
    anna, boris = told.index("| Anna | - | - | 5, 3 | - | 2 |"), told.index("| 21 | 9 | 4 | 2 | 10 |")
    assert boris < anna
    assert "Boris the Brave is 8 paws ahead of Anna." in told


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ((20, 1), (19, 2), "equal paws; the 20 beats the 19."),
        ((5, 4), (5, 3), "equal paws; the 4 beats the 3."),
        ((5, 4), (5,), "equal paws; Boris the Brave ran out of animals to compare."),
    ],
)
def test_the_result_says_which_animal_decided_a_tie(one: tuple[int, ...], other: tuple[int, ...], words: str) -> None:
    told = result_details(ended(stack(*one), stack(*other), ranking=((0,), (1,)), scores=(4, 4)))
    assert told is not None
    assert words in told


def test_a_shared_victory_is_told_and_a_running_game_has_no_result() -> None:
    told = result_details(ended(stack(5), stack(5), ranking=((0, 1),), scores=(1, 1)))
    assert told is not None
    assert "Anna and Boris the Brave are equal" in told
    assert result_details(full_table()) is None
