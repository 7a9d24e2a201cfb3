"""Acceptance scenarios: set-up, the row, the end of the game and the score."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop_tui.games.jackal_and_high.cards import ANIMALS, LUCKY, PAWS, TAKE
from tabletop_tui.games.jackal_and_high.events import GameOver, RoundBegan
from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.options import Options
from tabletop_tui.games.jackal_and_high.scoring import paws, result
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import CHANCE, NOBODY, BadOptions, SeededNature

from .builders import Table, cards_in, ended, in_the_valley, laying, new_game


def test_jh_01_the_deck_has_34_cards_and_one_animal_lies_in_the_valley() -> None:
    for seats in range(2, 6):
        state = new_game(seats)
        state.play(state.draw(SeededNature(seats)))
        assert state.valley in ANIMALS
        assert sum(state.deck) == 34
        assert (state.deck[TAKE], state.deck[LUCKY]) == (4, 4)
        animals = [card for card in cards_in(state.deck) if card not in (TAKE, LUCKY)]
        assert sorted([*animals, state.valley]) == sorted([*range(1, 8), *range(1, 8), *range(9, 22)])
    assert len(ANIMALS) == 27
    assert sum(PAWS[card] for card in ANIMALS) == 45


def test_jh_02_paws_are_the_fewest_dice_that_reach_the_value() -> None:
    assert [PAWS[card] for card in (1, 7, 9, 16, 17, 21, LUCKY)] == [1, 1, 2, 2, 3, 3, 0]
    assert Options().take2_paws == 2
    assert paws(ended(takes="A 1"), 0) == 2
    assert paws(ended(takes="A 1", take2_paws=3), 0) == 3


def test_jh_65_two_to_five_may_play() -> None:
    for seats in (1, 6):
        with pytest.raises(BadOptions, match="2 to 5 players"):
            GAME.new(Options(), seats)
    for seats in (2, 3, 4, 5):
        state = new_game(seats)
        assert (state.hand, state.takes, state.stacks) == ([3] * seats, [0] * seats, [()] * seats)


def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(BadOptions, match="Player 4 cannot start: there are only 3 players"):
        GAME.new(Options(first_player="4"), 3)


def test_jh_03_the_row_has_one_card_more_than_players() -> None:
    for seats in (2, 3, 4, 5):
        table = laying("", "1,2,3,4,5,6,…", seats=seats)
        table.lay()
        assert len(table.state.row) == seats + 1
        assert table.state.phase is Phase.READY


def test_jh_04_positions_first_covers_after() -> None:
    assert laying("", "T,T,12,3,5,…").lay() == "T+3 | T+5 | 12"
    assert laying("", "T,4,9,T,6,…").lay() == "T+T+6 | 4 | 9"


def test_jh_05_a_second_lucky_8_leaves_the_game() -> None:
    table = laying("", "L,L,4,9,2,…")
    assert table.lay() == "L | 4 | 9"
    assert (table.state.removed, table.state.drawn) == (1, 4)
    table.state.row, table.state.under = [LUCKY, 4], [0, 0]
    table.state.phase, table.state.deciding = Phase.LAYOUT, CHANCE
    assert table.lay() == "L | 4 | 2"


def test_jh_07_a_lucky_8_may_cover_a_take_2() -> None:
    table = laying("", "T,3,5,L,…")
    assert table.lay() == "T+L | 3 | 5"
    table.play("throw 1 8 8")
    assert "8 on L" in table.offers
    assert "throw" not in " ".join(table.offers)


def test_jh_08_only_gaps_are_filled() -> None:
    table = laying("17 | T+20", "L,2,9,…", seats=3)
    assert table.lay() == "17 | T+20 | L | 2"
    assert table.state.drawn == 2


def test_jh_67_a_new_lucky_8_may_come_after_one_was_won() -> None:
    table = laying("4 | 15", "L,3,…")
    table.state.removed = 1
    assert table.lay() == "4 | 15 | L"
    assert (table.state.drawn, table.state.removed) == (1, 1)


def test_jh_55_the_next_seat_starts() -> None:
    state = new_game(3, first_player="1")
    nature, table = SeededNature(1), Table(state)
    while state.round < 5:
        move = state.draw(nature) if state.deciding < 0 else state.moves()[0]
        state.play(move, table.events.append)
    began = [event for event in table.events if isinstance(event, RoundBegan)]
    assert [event.starter for event in began[:4]] == [0, 1, 2, 0]


def test_jh_56_too_few_cards_end_the_game() -> None:
    table = laying("17", "4,9", seats=3, valley_card=12)
    table.lay()
    assert table.state.deciding == NOBODY
    assert table.state.round == 0
    assert table.happened(GameOver)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (0, 1, 2)


def test_jh_58_an_uncovered_take_2_ends_the_game() -> None:
    table = laying("17 | 20", "T")
    table.lay()
    assert table.state.phase is Phase.OVER
    assert table.state.takes == [0, 0]


def test_a_removed_lucky_8_that_cannot_be_replaced_ends_the_game() -> None:
    table = laying("L | 20", "L")
    table.lay()
    assert table.state.phase is Phase.OVER
    assert table.state.removed == 1


def test_jh_60_a_full_row_is_played_with_an_empty_deck() -> None:
    table = laying("17 | 20 | 3", "")
    assert sum(table.state.deck) == 0
    assert table.lay() == "17 | 20 | 3"
    assert table.state.phase is Phase.READY
    assert table.state.round == 1


def test_j56_a_game_ends_after_500_rounds() -> None:
    table = in_the_valley("A 1; B 1", stacks="A [9]")
    table.state.round = 500
    table.play("throw 7; throw 2")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason.startswith("500 rounds are enough.")


def test_jh_61_paws_are_counted_on_stack_and_take_2_pile() -> None:
    assert paws(ended(stacks="A [3,16,21]", takes="A 2"), 0) == 1 + 2 + 3 + 2 * 2


def test_jh_86_a_card_that_was_lost_counts_for_nobody() -> None:
    state = ended(stacks="A [5,12]", takes="A 1", valley_card=21)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 0)


def test_jh_62_a_tie_is_decided_by_the_highest_animal() -> None:
    outcome = ended(stacks="A [19,16,15,14,13,1]; B [20,18,17,12,4]").outcome()
    assert outcome is not None
    assert outcome.scores == (12, 12)
    assert outcome.ranking == ((1,), (0,))
    assert outcome.reason.endswith("the higher animal card decides: 20 before 19.")


def test_j47_after_the_highest_the_next_decides_then_one_card_more_then_victory_is_shared() -> None:
    assert result(ended(stacks="A [7,5,1]; B [7,4,2]")).ranking == ((0,), (1,))
    longer = result(ended(stacks="A [7,5]; B [7,5,1,2]", takes="A 1"))
    assert longer.ranking == ((1,), (0,))
    assert longer.reason.endswith("one more animal card, the 2, decides.")
    shared = result(ended(seats=3, stacks="A [7,5]; B [5,7]; C [1]"))
    assert shared.ranking == ((0, 1), (2,))
    assert "shared" in shared.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay 4", "The row is not complete yet and the deck has more cards."),
        ("lay 4 9 2", "The row is complete after 2 cards."),
        ("lay 4 4 4", "The deck has only 2 of the card 4, not 3."),
        ("turn 5", "Vulture Valley gets a card from the deck only before the first round."),
    ],
)
def test_impossible_cards_are_refused(text: str, reason: str) -> None:
    assert laying("17", "4,4,9,2,1").refuses(text) == reason


def test_the_deck_of_the_next_rounds_follows_the_same_shuffle() -> None:
    state, nature = new_game(4), SeededNature(3)
    drawn: list[int] = []
    while state.deciding != NOBODY:
        move = state.draw(nature) if state.deciding < 0 else state.moves()[0]
        if state.phase is Phase.LAYOUT:
            drawn += move[1:]
        state.play(move)
    order = nature.order(34, "deck")
    cards = [
        card for card, count in sorted(Counter((*ANIMALS, *[TAKE] * 4, *[LUCKY] * 4)).items()) for _ in range(count)
    ]
    cards.remove(state.opening)
    assert drawn == [cards[at] for at in order][: len(drawn)]
