"""The engine and a slow, literal referee agree on every move of many games."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.black_jacky.view import Standing
from tabletop_tui.rules import CHANCE, NOBODY, Luck

from .referee import CATS, Referee
from .scenes import Scene, letters, new

SIDES = {Standing.SALOON: "saloon", Standing.WANTED: "wanted", Standing.ELIMINATED: "eliminated"}


@pytest.mark.parametrize("quick_duel", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_engine_and_referee_agree(seats: int, quick_duel: bool) -> None:
    rng = Random(seats)
    for game in range(25):
        table = new(seats, quick_duel=quick_duel)
        referee = Referee(seats, quick_duel)
        luck = Luck(rng)
        boldness = game / 25
        while table.state.actor() != NOBODY:
            moves = table.state.moves()
            if table.state.actor() == CHANCE:
                move = table.state.draw(luck)
            else:
                move = moves[0] if rng.random() < boldness else rng.choice(moves)
            text = table.state.text(move)
            table.state.play(move)
            referee.hear(text)
            _assert_agree(table, referee)
        outcome = table.state.outcome()
        assert outcome is not None
        assert referee.result == list(letters(outcome.winners))


def _assert_agree(table: Scene, referee: Referee) -> None:
    state = table.state
    assert table.who == referee.who()
    assert state.starter < 0 or CATS[state.starter] == referee.starter
    for seat, cat in enumerate(referee.order):
        assert (["black"] if state.black[seat] else ["red"] * state.red[seat]) == referee.hearts[cat]
        if not state.options.quick_duel:
            sides = {"wanted", "eliminated"} if table.who == "nobody" and not referee.hearts[cat] else set()
            assert SIDES[state.standing[seat]] in (sides or {referee.side[cat]})
        if table.who == "nobody":
            continue
        held = sorted(referee.hand[cat])
        if state.chooser() == seat and not state.pair:
            held = sorted((*held, state.chosen))
        assert list(state.hands[seat]) == held
        assert list(state.laid[seat]) == referee.laid[cat]
        waiting = [state.chosen] if state.chooser() == seat and not state.pair else []
        assert state.total(seat) == 10 * (referee.total(cat) + sum(waiting))
    if table.who != "nobody":
        assert list(state.discards) == referee.discards
        assert table.pile() == sorted(referee.pile)
        assert table.plus == (referee.plus_one or "box")
