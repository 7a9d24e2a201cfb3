"""The exact odds, against the tables of the rules reference, and chances in real positions."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tabletop_tui.games.jackal_and_high import odds
from tabletop_tui.games.jackal_and_high.moves import Move
from tabletop_tui.games.jackal_and_high.prospects import contest_chances, prospects, valley_chances
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.view import ROLLING
from tabletop_tui.rules import NOBODY, Luck

from .builders import end_of_rolling, new_game, rolling

HITS = {  # value: one die of 8, two of 64, three of 512, roll 1 of 512, whole turn of 2**24
    1: (1, 0, 0, 169, 11012415),
    2: (1, 1, 0, 188, 11442880),
    3: (1, 2, 1, 206, 11844190),
    4: (1, 3, 3, 227, 12280486),
    5: (1, 4, 6, 247, 12686941),
    6: (1, 5, 10, 270, 13124952),
    7: (1, 6, 15, 292, 13532436),
    8: (1, 7, 21, 317, 13968046),
    9: (0, 8, 28, 196, 12025637),
    10: (0, 7, 36, 184, 11845562),
    11: (0, 6, 42, 168, 11586085),
    12: (0, 5, 46, 152, 11284956),
    13: (0, 4, 48, 132, 10838997),
    14: (0, 3, 48, 112, 10277160),
    15: (0, 2, 46, 88, 9478437),
    16: (0, 1, 42, 64, 8428966),
    17: (0, 0, 36, 36, 6968574),
    18: (0, 0, 28, 28, 6318884),
    19: (0, 0, 21, 21, 5539118),
    20: (0, 0, 15, 15, 4678878),
    21: (0, 0, 10, 10, 3786016),
}

TWO_LEFT = (15961, 16304, 16647, 16990, 17333, 17676, 18019, 18362, 13560, 13048, 12198, 11010, 9484, 7620, 5418, 2878)

CONTESTS = {  # dice: chance of the rivals to be best, then to be worst
    (1, 1): ("1/2 1/2", "1/2 1/2"),
    (1, 2): ("21/128 107/128", "107/128 21/128"),
    (1, 3): ("63/2048 1985/2048", "1985/2048 63/2048"),
    (2, 2): ("1/2 1/2", "1/2 1/2"),
    (2, 3): ("1827/8192 6365/8192", "6365/8192 1827/8192"),
    (3, 3): ("1/2 1/2", "1/2 1/2"),
    (1, 1, 1): ("1/3 1/3 1/3", "1/3 1/3 1/3"),
    (1, 1, 2): ("63/512 63/512 193/256", "235/512 235/512 21/256"),
    (1, 1, 3): ("819/32768 819/32768 15565/16384", "16195/32768 16195/32768 189/16384"),
    (1, 2, 2): ("399/8192 7793/16384 7793/16384", "5903/8192 2289/16384 2289/16384"),
    (1, 2, 3): ("1365/131072 1785/8192 101147/131072", "106901/131072 651/4096 3339/131072"),
    (1, 3, 3): ("2439/1048576 1046137/2097152 1046137/2097152", "986503/1048576 62073/2097152 62073/2097152"),
    (2, 2, 2): ("1/3 1/3 1/3", "1/3 1/3 1/3"),
    (2, 2, 3): ("86967/524288 86967/524288 175177/262144", "232183/524288 232183/524288 29961/262144"),
    (2, 3, 3): ("187605/2097152 1909547/4194304 1909547/4194304", "1349333/2097152 747819/4194304 747819/4194304"),
    (3, 3, 3): ("1/3 1/3 1/3", "1/3 1/3 1/3"),
}


def fractions(text: str) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, text.split()))


@pytest.mark.parametrize("value", HITS)
def test_exact_hits(value: int) -> None:
    one, two, three, roll_1, turn = HITS[value]
    assert [odds.ways(value, dice) for dice in (1, 2, 3)] == [one, two, three]
    assert odds.some_make(value, 3) == Fraction(roll_1, 512)
    assert odds.three_left(value, (odds.ANYWHERE,)) == Fraction(turn, 2**24)


def test_two_dice_about_to_be_thrown_in_roll_2() -> None:
    assert odds.two_left(0) == 1
    assert [odds.two_left(missing) * 32768 for missing in range(1, 17)] == list(TWO_LEFT)


def test_a_lone_die() -> None:
    assert [odds.lone_die(faces, 3) * 512 for faces in range(1, 8)] == [169, 296, 387, 448, 485, 504, 511]
    assert [odds.lone_die(faces, 2) * 64 for faces in range(1, 8)] == [15, 28, 39, 48, 55, 60, 63]
    assert [odds.lone_die(faces, 1) * 8 for faces in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("dice", CONTESTS)
def test_contests_and_the_valley(dice: tuple[int, ...]) -> None:
    best, worst = CONTESTS[dice]
    assert odds.best_of(dice) == fractions(best)
    assert odds.worst_of(dice) == fractions(worst)


@pytest.mark.parametrize("dice", [(1, 1, 2, 3), (2, 2, 2, 2), (1, 1, 2, 3, 3), (3, 3, 3, 3, 3)])
def test_with_four_and_five_somebody_always_wins_and_loses(dice: tuple[int, ...]) -> None:
    assert sum(odds.best_of(dice)) == sum(odds.worst_of(dice)) == 1


def test_jh_89_odds_used_by_hints() -> None:
    assert odds.lone_die(1, 3) == Fraction(169, 512)
    assert odds.some_make(8, 3) == Fraction(317, 512)
    assert odds.some_make(9, 3) == Fraction(196, 512)
    assert odds.two_left(9) == Fraction(13560, 32768)
    assert odds.best_of((1, 2))[0] == Fraction(21, 128)


def test_a_fresh_row_with_room_promises_the_whole_turn() -> None:
    view = rolling("9 | 17 | 21 | 16", seats=3).state.view(None)
    assert prospects(view, 0)[0].round == odds.three_left(9, (odds.ANYWHERE,))
    assert prospects(view, 0)[0].now == odds.some_make(9, 3)


def test_a_real_row_without_room_promises_less() -> None:
    view = rolling("7 | 1 | 2").state.view(None)
    assert prospects(view, 0)[0].round < odds.three_left(7, (odds.ANYWHERE,)), (
        "4, 5 and 6 fit nowhere else: one has to go on the 7"
    )


def test_thrown_dice_count() -> None:
    view = rolling("7 | 12 | 2", "A@7: 3", roll=2).play("throw 4 5").state.view(None)
    first, second, third = prospects(view, 0)
    sure, never, three_throws = Fraction(1), Fraction(0), Fraction(169, 512)
    assert (first.missing, first.now, first.round) == (4, sure, sure)
    assert (second.now, second.round) == (never, three_throws), "one goes there, the other is thrown three times"
    assert (third.now, third.round) == (never, three_throws), "one goes elsewhere, the other is thrown three times"


def test_a_lone_die_has_the_throws_that_are_left() -> None:
    table = rolling("9 | 4 | 7", "A@4: 4; A@7: 7", roll=2).play("throw 3")
    assert [prospect.round for prospect in prospects(table.state.view(None), 0)] == [
        Fraction(0),
        Fraction(1),
        Fraction(1),
    ]
    table = rolling("8 | 4 | 7", "A@4: 4; A@7: 7", roll=2).play("throw 3")
    assert prospects(table.state.view(None), 0)[0].round == Fraction(15, 64)
    table.play("again; throw 3; again")
    assert prospects(table.state.view(None), 0)[0].round == Fraction(1, 8)
    table.play("throw 8")
    assert prospects(table.state.view(None), 0)[0].round == 1


def test_dice_left_after_the_valley_keep_their_chance() -> None:
    view = rolling("1 | 2 | 3").play("throw 6 7 8; valley 2").state.view(None)
    assert [prospect.round for prospect in prospects(view, 0)] == [Fraction(169, 512)] * 3


def test_contest_chances_name_those_who_are_exact() -> None:
    view = rolling("7 | 12 | 2", "A@7: 7; B@7: 3,4; B@2: 2").state.view(None)
    assert contest_chances(view) == {0: ((0, Fraction(21, 128)), (1, Fraction(107, 128)))}


def test_valley_chances_need_two_visitors() -> None:
    table = end_of_rolling("7 | 12 | 2", "A@7: 1,1; B@2: 1", valley_card=9)
    assert valley_chances(table.state.view(None)) == (
        (0, Fraction(107, 128), Fraction(21, 128)),
        (1, Fraction(21, 128), Fraction(107, 128)),
    )
    assert valley_chances(rolling("7 | 12 | 2").state.view(None)) == ()


class Search:
    """The chance to make one card exact by trying every move of seat A in the real rules, others standing still."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.known: dict[object, Fraction] = {}

    def best(self, state: JackalState) -> Fraction:
        if state.phase not in ROLLING:
            return Fraction(0)
        if state.rooms[self.target] == 0:
            return Fraction(1)
        if state.hand[0] == 0:
            return Fraction(0)
        left = (tuple(state.rooms[: len(state.row)]), state.hand[0], state.thrown, state.attempt, state.legal)
        if left not in self.known:
            self.known[left] = self.tried(state)
        return self.known[left]

    def tried(self, state: JackalState) -> Fraction:
        if state.deciding == 0:
            return max(self.best(played(state, move)) for move in state.moves())
        chances = state.chances() or ()
        whole = sum(weight for _, weight in chances)
        return sum((self.best(played(state, move)) * weight for move, weight in chances), Fraction(0)) / whole


def played(state: JackalState, move: Move) -> JackalState:
    following = state.copy()
    following.play(move)
    return following


@pytest.mark.parametrize(
    ("row", "dice", "reading"),
    [
        ("9 | 4 | 7", "A@4: 4", "at_least_one"),
        ("3 | 4 | 7", "A@7: 2", "at_least_one"),
        ("3 | 4 | 2", "A@4: 1", "all"),
        ("3 | 4 | 2", "A@4: 1", "exactly_one"),
        ("5 | 1 | 21", "A@5: 1", "at_least_one"),
    ],
)
def test_chances_with_two_dice_agree_with_a_search_through_the_rules(row: str, dice: str, reading: str) -> None:
    table = rolling(row, dice, roll=2, valley_when_nothing_fits=reading)
    view = table.state.view(None)
    found = prospects(view, 0, all_at_once=reading == "all")
    for target, prospect in enumerate(found):
        assert prospect.round == Search(target).best(table.state)


def test_chances_after_a_throw_of_three_agree_with_a_search_through_the_rules() -> None:
    rng = Random(7)
    for _ in range(8):
        table = rolling(rng.choice(("3 | 4 | 2", "9 | 4 | 5", "1 | 2 | 6")))
        thrown = " ".join(str(die) for die in sorted(rng.choices(range(1, 9), k=3)))
        table.play(f"throw {thrown}")
        target = rng.randrange(3)
        assert prospects(table.state.view(None), 0)[target].round == Search(target).best(table.state)


def test_chances_stay_between_0_and_1_in_whole_games() -> None:
    rng = Random(5)
    luck, state = Luck(rng), new_game(3)
    while state.deciding != NOBODY:
        move = state.draw(luck) if state.deciding < 0 else rng.choice(state.moves())
        state.play(move)
        if state.phase in ROLLING and rng.random() < 0.1:
            for seat in range(3):
                for prospect in prospects(state.view(None), seat):
                    assert 0 <= prospect.now <= prospect.round <= 1
                    assert prospect.missing == state.rooms[seat * 4 + prospect.position]
