"""Tic-tac-toe has as many positions and games as everybody counts."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_tui.rules import NOBODY, Outcome

from .tic_tac_toe import GAME, TicTacToe, View


def start() -> TicTacToe:
    """The empty board."""
    return TicTacToe()


def after(squares: str) -> TicTacToe:
    """The board after these squares were taken."""
    state = start()
    for square in squares.split():
        state.play(state.parse(square))
    return state


def next_ones(state: TicTacToe) -> Iterator[TicTacToe]:
    """Every position one move further."""
    for move in state.moves():
        following = state.copy()
        following.play(move)
        yield following


def test_there_are_5478_positions() -> None:
    found = {start()}
    front = set(found)
    while front:
        front = {state for before in front for state in next_ones(before)} - found
        found |= front
    assert len(found) == 5478
    assert len({state.view(0).board for state in found}) == 5478
    assert len({state.key(0) for state in found}) == 5478


def test_there_are_255168_games_and_seat_0_wins_131184_of_them() -> None:
    known: dict[TicTacToe, tuple[int, int, int]] = {}

    def games(state: TicTacToe) -> tuple[int, int, int]:
        """Games from here that seat 0 wins, that seat 1 wins, that nobody wins."""
        if state not in known:
            outcome = state.outcome()
            if outcome is None:
                first, second, drawn = zip(*map(games, next_ones(state)), strict=True)
                known[state] = (sum(first), sum(second), sum(drawn))
            else:
                known[state] = tuple(outcome.winners == who for who in ((0,), (1,), (0, 1)))  # type: ignore[assignment]
        return known[state]

    assert games(start()) == (131_184, 77_904, 46_080)
    assert sum(games(start())) == 255_168


def test_three_in_a_row_win() -> None:
    state = after("a1 b1 a2 b2 a3")
    assert state.view(None) == View(NOBODY, "XO.XO.X..")
    assert state.outcome() == Outcome(((0,), (1,)), (1, 0), "Three stand in a row.")
    assert after("a1 b1 a2 b2 c3 b3").outcome() == Outcome(((1,), (0,)), (0, 1), "Three stand in a row.")


def test_a_line_made_with_the_last_square_still_wins() -> None:
    outcome = after("a1 b1 c1 a2 b2 c2 b3 a3 c3").outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_a_full_board_is_a_draw() -> None:
    assert after("a1 b1 c1 b2 a2 c2 b3 a3 c3").outcome() == Outcome(((0, 1),), (0, 0), "The board is full.")


def test_the_game_is_for_two() -> None:
    assert GAME.box.seats == (2, 2)
