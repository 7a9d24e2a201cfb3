"""Acceptance scenarios: Vulture Valley, and the rulebook's example as one round."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.jackal_and_high.cards import ANIMALS
from tabletop_tui.games.jackal_and_high.events import ContestTied, Thrown
from tabletop_tui.games.jackal_and_high.valley_events import ValleyEscaped, ValleyLost, ValleyTaken
from tabletop_tui.games.jackal_and_high.view import Phase

from .builders import Table, end_of_rolling, in_the_valley, rolling


def gained(table: Table) -> list[tuple[int, int]]:
    """Who took which card from the Valley."""
    return [(event.seat, event.card) for event in table.events if isinstance(event, ValleyTaken)]


def lost(table: Table) -> list[tuple[int, int]]:
    """Who lost which card to the Valley."""
    return [(event.seat, event.card) for event in table.events if isinstance(event, ValleyLost)]


def test_jh_77_nobody_there() -> None:
    table = end_of_rolling("5 | 7 | 11", "A@5: 1,4; B@7: 7", valley_card=13)
    assert table.state.valley == 13
    assert (gained(table), lost(table)) == ([], [])
    assert (table.stack("A"), table.stack("B")) == ([5], [7])


def test_jh_43_alone_with_a_card() -> None:
    table = in_the_valley("A 1", valley_card=13, stacks="A [10]")
    assert table.stack("A") == [10, 13]
    assert table.state.valley == 0
    assert not lost(table)


def test_jh_44_alone_without_a_card() -> None:
    table = in_the_valley("A 1", stacks="A [10,2]")
    assert table.stack("A") == [10]
    assert table.state.valley == 2


def test_j37_alone_without_a_card_and_without_a_stack() -> None:
    table = in_the_valley("A 1", takes="A 2")
    assert (table.state.valley, table.takes("A")) == (0, 2)


def test_jh_46_the_best_takes_before_the_worst_lays() -> None:
    table = in_the_valley("A 1; B 1", valley_card=3, stacks="B [2,6]").play("throw 5; throw 3")
    assert table.stack("A") == [3]
    assert table.stack("B") == [2]
    assert table.state.valley == 6
    kinds = [type(event) for event in table.events]
    assert kinds.index(ValleyTaken) < kinds.index(ValleyLost)


def test_jh_47_a_loser_without_a_card() -> None:
    table = in_the_valley("A 1; B 1", valley_card=3, stacks="B [2,6]").play("throw 3; throw 5")
    assert table.stack("B") == [2, 6, 3]
    assert table.state.valley == 0


def test_jh_82_take_2_cards_are_safe() -> None:
    table = in_the_valley("A 1; B 1", valley_card=5, takes="B 2").play("throw 7; throw 2")
    assert table.stack("A") == [5]
    assert (table.state.valley, table.takes("B")) == (0, 2)


def test_jh_48_two_players_without_a_card() -> None:
    table = in_the_valley("A 1; B 1", stacks="A [4]; B [9]").play("throw 7; throw 2")
    assert (table.stack("A"), table.stack("B"), table.state.valley) == ([4], [], 9)


def test_jh_80_fewer_dice_are_better_also_without_a_card() -> None:
    table = in_the_valley("A 1; B 2", stacks="A [9]; B [3,14]").play("throw 6; throw 1 5")
    assert (table.stack("A"), table.stack("B"), table.state.valley) == ([9], [3], 14)


def test_jh_50_equal_in_total_and_dice_throw_again() -> None:
    table = in_the_valley("A 1; B 1", valley_card=11, stacks="B [3]").play("throw 4; throw 4")
    (tie,) = table.happened(ContestTied)
    assert isinstance(tie, ContestTied)
    assert tie.end == "both"
    table.play("throw 6; throw 1")
    assert (table.stack("A"), table.stack("B"), table.state.valley) == ([11], [], 3)


def test_jh_51_the_middle_of_three_is_safe() -> None:
    table = in_the_valley("A 2; B 1; C 1", seats=3, valley_card=9, stacks="A [1]; B [2]; C [3,4]")
    table.play("throw 4 8; throw 7; throw 5")
    assert (table.stack("A"), table.stack("B"), table.stack("C")) == ([1, 9], [2], [3])
    assert table.state.valley == 4


def test_jh_79_a_tie_for_best_is_decided_by_fewer_dice() -> None:
    table = in_the_valley("A 1; B 2; C 1", seats=3, valley_card=9, stacks="A [1]; B [2]; C [3,4]")
    table.play("throw 8; throw 4 4; throw 4")
    assert len(table.happened(Thrown)) == 3
    assert (gained(table), lost(table), table.stack("B")) == ([(0, 9)], [(2, 4)], [2])


def test_jh_53_a_tie_for_best_without_a_card_needs_no_throw() -> None:
    table = in_the_valley("A 1; B 1; C 1", seats=3, stacks="A [1]; B [2]; C [3,4]").play("throw 7; throw 7; throw 2")
    assert lost(table) == [(2, 4)]
    assert table.state.phase is Phase.LAYOUT
    escaped = [event.seat for event in table.events if isinstance(event, ValleyEscaped)]
    assert escaped == [0, 1]


def test_j39_a_tie_for_best_with_a_card_is_thrown_again_by_those_only() -> None:
    table = in_the_valley("A 1; B 1; C 1", seats=3, valley_card=9, stacks="C [3,4]").play("throw 7; throw 7; throw 2")
    assert table.state.view(None).contenders == (0, 1)
    table.play("throw 1; throw 1; throw 2; throw 3")
    assert (gained(table), lost(table)) == ([(1, 9)], [(2, 4)])


def test_j39_a_tie_for_worst_is_thrown_again_after_the_card_was_taken() -> None:
    table = in_the_valley("A 1; B 1; C 1", seats=3, valley_card=9, stacks="B [3]; C [4]").play(
        "throw 7; throw 2; throw 2"
    )
    assert gained(table) == [(0, 9)]
    assert table.state.view(None).contenders == (1, 2)
    table.play("throw 8; throw 8; throw 8; throw 1")
    assert lost(table) == [(2, 4)]


def test_j54_both_ends_of_five_may_be_tied() -> None:
    table = in_the_valley("A 1; B 1; C 1; D 1; E 1", seats=5, valley_card=9, stacks="A [1]; B [2]; C [3]; D [4]; E [5]")
    table.play("throw 7; throw 7; throw 5; throw 2; throw 2")
    table.play("throw 3; throw 4")
    assert gained(table) == [(1, 9)]
    table.play("throw 6; throw 5")
    assert lost(table) == [(4, 5)]


def test_jh_54_never_two_cards_in_the_valley() -> None:
    rng = Random(54)
    for _ in range(200):
        seats = rng.randint(2, 5)
        dice = "; ".join(f"{letter} {rng.randint(0, 3)}" for letter in "ABCDE"[:seats])
        stacks = "; ".join(f"{letter} [{at + 9}]" for at, letter in enumerate("ABCDE"[:seats]) if rng.random() < 0.7)
        table = in_the_valley(dice, seats=seats, valley_card=rng.choice((0, 21)), stacks=stacks)
        while table.state.phase is Phase.VALLEY:
            chances = table.state.chances()
            assert chances is not None
            table.state.play(rng.choice(chances)[0], table.events.append)
        assert table.state.valley == 0 or table.state.valley in ANIMALS
        assert len(gained(table)) <= 1
        assert len(lost(table)) <= 1


def test_jh_64_the_example_of_the_rulebook_as_one_round() -> None:
    """Seats: A blue, B yellow, C green, D red, E black."""
    table = rolling("1 | 4 | 5 | T+6 | L | 2", seats=5, valley_card=3, hands="B 3; C 3; D 3; E 3")
    table.play(
        """throw 3 6 8; 6 on 6; done;
        throw 1 7 8; 1 on 5; done;
        throw 3 5 7; 3 on L; 5 on L; done;
        throw 2 4 8; 8 on L; 2 on 6; 4 on 6; done;
        throw 1 3 4; 1 on L; 3 on L; 4 on L; done"""
    )
    assert (table.state.roll, table.on_turn) == (2, "A")
    table.play(
        """throw 5 7; 7 on L; done;
        throw 2 2; 2 on 5; 2 on 5; done;
        throw 8; again; throw 8; again; throw 7; valley 1; done"""
    )
    assert (table.state.roll, table.on_turn) == (3, "A")
    table.play("throw 2; 2 on 2; done")
    assert (table.in_valley("A"), table.in_valley("C")) == (1, 1)
    assert (table.won("B"), table.won("A")) == ({5}, set())
    assert table.state.view(None).contenders == (0, 3)
    table.play("throw 7; throw 3 4")
    assert (table.won("A"), table.takes("A")) == ({2, 6}, 1)
    assert table.state.view(None).contenders == (2, 3, 4)
    table.play("throw 4 5; throw 8; throw 4 4 4")
    assert table.won("E") == {1, 4}
    assert (table.on_turn, table.state.phase) == ("A", Phase.ORDER)
    table.play("stack 2; stack 6; done; stack 4; stack 1; done; throw 3; throw 5")
    assert table.stack("A") == [2]
    assert table.takes("A") == 1
    assert table.stack("B") == [5]
    assert table.stack("C") == [3]
    assert table.stack("D") == []
    assert set(table.stack("E")) == {1, 4}
    assert table.row == ""
    assert table.state.valley == 6
    assert (table.state.starter, table.state.phase) == (1, Phase.LAYOUT)
