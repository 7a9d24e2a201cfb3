"""Scenarios of the rules sheet: sides, and how an island ends."""

from __future__ import annotations

from tabletop_tui.games.pirates.crews import EAST, NORTH, SOUTH, WEST
from tabletop_tui.games.pirates.turns import AGREEMENT, PATIENCE, QUIET_ROUNDS
from tabletop_tui.rules import NOBODY

from .shore import Shore, shore


def over(board: Shore) -> bool:
    return board.state.actor() == NOBODY


def ranking(board: Shore) -> tuple[tuple[int, ...], ...]:
    """Crews, best first."""
    return board.state.results[-1].ranking


def test_ar_120_two_against_two_together() -> None:
    board = shore(
        "n1+s1 e1", at="d5", turn="E", teams="two_against_two", stored={"N": 3, "S": 2, "E": 4}, left_behind=False
    )
    board.do("e1 e5-d5")
    assert (board.at("n1"), board.at("s1"), board.at("e1")) == ("d1", "e8", "d5")
    ended = shore("?empty", at="d2", teams="two_against_two", stored={"N": 3, "S": 2, "E": 4}, left_behind=False)
    ended.do("n1 d1-d2")
    assert over(ended)
    assert ranking(ended) == ((NORTH, SOUTH), (EAST, WEST))
    outcome = ended.state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 4, 5, 4)


def test_ar_121_natural_end() -> None:
    assert over(shore("#", at="d2", left_behind=False).do("n1 d1-d2"))
    assert not over(shore("#", at="d2").do("n1 d1-d2"))
    assert not over(shore("?chest_1", at="d2", left_behind=False).do("n1 d1-d2"))


def test_the_last_coin_brought_home_ends_the_island() -> None:
    assert over(shore("$n1", at="d2", left_behind=False).do("n1 d2-d1 coin"))


def test_ar_122_closed_tiles_left() -> None:
    for hidden in ("# # #", "?chest_1 # ?chest_3"):
        board = shore(f"$n1 ~ ~ \n {hidden}", at="d2", left_behind=False).do("n1 d2-d1 coin")
        assert not over(board)


def test_ar_123_tie() -> None:
    def end(dead: str, missionary: str = "", **stored: int) -> Shore:
        board = shore(
            f"# {missionary or '.'}", at="d2", stored=stored, dead=dead, left_behind=False, seats=3, converted=True
        )
        return board.do("n1 d1-d2")

    assert ranking(end("n3", N=4, S=4))[0] == (SOUTH,)
    assert ranking(end("e2 e3", N=3, S=3))[0] == (NORTH, SOUTH)
    assert ranking(end("n3", "mis", N=3, S=3))[0] == (NORTH, SOUTH)


def test_ar_124_agreement() -> None:
    board = shore(seats=2)
    while "propose end" not in board.legal:
        board.do(next(text for text in sorted(board.legal) if text.startswith("ship")))
    assert board.state.idle >= PATIENCE * 2
    agreed = Shore(board.state.copy(), {}).do("propose end", "agree")
    assert over(agreed)
    assert agreed.state.results[-1].reason == AGREEMENT
    assert sum(agreed.state.results[-1].gold) == 0, "the coin that lies there is nobody's"
    refused = Shore(board.state.copy(), {}).do("propose end", "refuse")
    assert not over(refused)
    assert refused.crew == board.crew
    assert "propose end" not in refused.legal


def test_ar_125_no_progress() -> None:
    board = shore(seats=2)
    turns = 0
    while not over(board):
        board.do(next(text for text in sorted(board.legal) if text.startswith("ship")))
        turns += 1
    assert turns == QUIET_ROUNDS * 2


def test_ar_125_two_rounds_of_skipped_turns() -> None:
    """All are caught but w1, who walks into a pit of his own."""
    caught = "n1 n2 n3 e1 e2 e3 s1 s2 s3"
    board = shore("pit:n1+n2+n3 pit:e1+e2+e3 \n pit:s1+s2+s3 w1", at="d4", turn="W", caught=caught, dead="w2 w3")
    board.state.faces[board.cell("f5")] = board.state.chart.number["pit"]
    board.do("w1 e5-f5")
    assert over(board)
    assert "Nobody could do anything" in board.state.results[-1].reason


def test_ar_127_two_players() -> None:
    one = shore(seats=2)
    assert one.state.seating.crews == (NORTH, SOUTH)
    assert [one.do(sorted(one.legal)[-1]).crew for _ in range(3)] == ["S", "N", "S"]
    two = shore(seats=2, crews="two")
    assert two.state.seating.crews == (NORTH, EAST, SOUTH, WEST)
    assert two.state.seating.seat_of == (0, 1, 0, 1)
    assert two.state.seating.sides == ((NORTH, SOUTH), (EAST, WEST))


def test_ar_128_a_team_wiped_out() -> None:
    board = shore("#", at="d2", stored={"S": 5}, dead="s1 s2 s3", turn="E").do("ship E g3")
    assert board.crew == "W", "S is skipped"
    board.state.coins[board.cell("b4")] = 0
    board.until("N").do("n1 d1-d2")
    assert over(board)
    assert ranking(board)[0] == (SOUTH,)


def test_end_when_decided_is_an_option() -> None:
    for option in (False, True):
        board = shore("$n1", at="d2", stored={"N": 8}, end_when_decided=option, seats=2)
        board.state.left[:] = bytes(len(board.state.left))
        assert over(board.do("n1 d2-d1 coin")) == option
