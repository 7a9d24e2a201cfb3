"""Scenarios of the rules sheet: the flow of turns, set-up and the end."""

from __future__ import annotations

import pytest

from tabletop_tui.games.pirates.turns import AGREEMENT, PATIENCE, QUIET_ROUNDS
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.geometry import LAND
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import DECK, KINDS
from tabletop_tui.games.treasure_island.view import Where
from tabletop_tui.rules import CHANCE, NOBODY, SeededNature

from .island import Played, island


def over(game: Played) -> bool:
    return game.state.actor() == NOBODY


def test_ti_130_nobody_passes() -> None:
    assert "done" not in island("n1", at="f6", dead="n2 n3").legal
    game = island("n1", at="f6", dead="e1 e2 e3").do("n1 f6-f7")
    assert game.crew == "S"


def final(stored: dict[str, int], *, teams: bool = False, decided: bool = True) -> Played:
    """One coin has just come aboard for N, and then every crew has what is said."""
    before = {**stored, "N": stored["N"] - 1}
    return island("$n1", at="g2", stored=before, teams=teams, decided=decided).do("n1 g2-g1 coin")


def test_ti_131_a_decided_game_ends() -> None:
    game = final({"N": 15, "E": 8, "S": 6, "W": 5})
    assert over(game)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (15, 8, 6, 5)
    assert not over(final({"N": 15, "E": 8, "S": 5, "W": 5}))
    assert over(final({"N": 21}, teams=True))
    assert not over(final({"N": 20}, teams=True))


def test_ti_132_the_natural_end() -> None:
    game = island("$n1 #", at="g2", stored={"N": 30}, lost_gold=9, decided=False)
    assert over(game.do("n1 g2-g1 coin"))
    game = island(
        """
        $n1
        <
        """,
        at="b5",
        stored={"N": 30},
        lost_gold=9,
        decided=False,
    ).do("n1 b5-b6 coin")
    assert over(game)
    game = island("$", at="g7", stored={"N": 30}, lost_gold=9, decided=False).do("n1 g1-g2")
    assert not over(game)


def test_ti_134_a_tie() -> None:
    game = final({"N": 14, "E": 14, "S": 9, "W": 3})
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,), (3,))
    assert outcome.scores == (14, 14, 9, 3)


def test_ti_136_repetition_ends_after_fifty_quiet_rounds() -> None:
    game = island("$", at="g7", decided=False)
    rounds = 0
    while not over(game):
        for crew in "NESW":
            sailing = [text for text in sorted(game.legal) if text.startswith(f"ship {crew}")]
            game.do(sailing[0])
        rounds += 1
    assert rounds == QUIET_ROUNDS
    outcome = game.state.outcome()
    assert outcome is not None
    assert "50 rounds" in outcome.reason


def test_ti_137_two_at_the_keyboard() -> None:
    game = island("$n1+s1", at="g12", seats=2)
    seats = []
    for _ in range(8):
        seats.append((game.crew, game.state.actor()))
        game.do(min(text for text in game.legal if text.startswith(f"ship {game.crew}")))
    assert seats == [("N", 0), ("E", 1), ("S", 0), ("W", 1)] * 2
    game = island("$n1+s1", at="g12", seats=2, bottles={"S": 1})
    game.do("n1 g12-g13 coin")
    assert (game.at("n1"), game.stored("N")) == ("g13", 1)
    assert game.state.view(0).crews[0].gold == 1
    game = island("~:n1", at="g13", seats=2)
    game.state.put(6, game.state.at[6] - 13)
    game.do("n1 g13-g12")
    assert (game.at("n1"), game.at("s1")) == ("g12", "g12"), "n1 lands beside s1 without a fight"


def test_ti_138_three_players() -> None:
    game = island(seats=3)
    assert game.state.ships[3] == -1
    assert [crew.crew for crew in game.state.view(None).crews] == [0, 1, 2]
    game.do("n1 g1-g2")
    assert game.crew == "E"
    game.until("S")
    game.round("S")
    assert game.state.seating.after[2] == 0
    assert island("~:n1", at="a8", seats=3).targets("n1") == {"a7", "a9"}
    assert island("~:n1", at="a8", seats=3).do("n1 swim a8-a7").at("n1") == "a7"


def deal(seed: int, seats: int = 4) -> IslandState:
    """The whole island of a seed, every tile turned up where it lies."""
    state = GAME.new(GAME.read_options({}), seats)
    assert isinstance(state, IslandState)
    return state


@pytest.mark.parametrize("seed", range(20))
def test_ti_140_the_deal(seed: int) -> None:
    order = SeededNature(seed).order(len(DECK), "island")
    kinds = [DECK[at] for at in order]
    assert len(kinds) == len(LAND) == 117
    assert all(kinds.count(number) == kind.count for number, kind in enumerate(KINDS))
    assert sum(KINDS[kind].coins for kind in kinds) == 37
    assert sum(KINDS[kind].bottles for kind in kinds) == 10
    assert sum(bool(KINDS[kind].coins) or KINDS[kind].id == "galleon" for kind in kinds) == 17
    assert list(order) == list(SeededNature(seed).order(len(DECK), "island"))


def test_ti_140_the_beginning() -> None:
    state = deal(0)
    view = state.view(None)
    assert view.closed == tuple(kind.count for kind in KINDS)
    assert not any(spot.kind for spot in view.spots)
    assert (view.unknown_gold, view.known_gold, view.lost_gold) == (40, 0, 0)
    assert [(crew.ship, crew.gold) for crew in view.crews] == [(6, 0), (6 * 13 + 12, 0), (12 * 13 + 6, 0), (6 * 13, 0)]
    assert [piece.where for piece in view.pieces[:12]] == [Where.ABOARD] * 12
    assert [piece.where for piece in view.pieces[12:]] == [Where.NOT_FOUND] * 3
    assert (view.crew, view.actor) == (0, 0)


def test_ti_140_a_seed_is_an_island_whatever_the_order_of_play() -> None:
    nature = SeededNature(5)
    first = deal(0)
    first.play(first.parse("n1 g1-g2"))
    here = first.draw(nature)
    second = deal(0)
    second.play(second.parse("ship N f1"))
    second.play(second.parse("e1 m7-l7"))
    second.play(second.draw(nature))
    while second.actor() != 0 or second.crew != 0 or second.mover >= 0:
        second.play(second.draw(nature) if second.actor() == CHANCE else second.moves()[-1])
    second.play(second.parse("ship N g1"))
    while second.actor() != 0 or second.crew != 0 or second.mover >= 0:
        second.play(second.draw(nature) if second.actor() == CHANCE else second.moves()[-1])
    second.play(second.parse("n1 g1-g2"))
    assert second.draw(nature) == here


def test_ti_141_the_option_off() -> None:
    assert not over(final({"N": 21}, teams=True, decided=False))


def test_ti_142_the_counter_of_quiet_rounds() -> None:
    game = island("#", at="g2")
    game.state.idle = (QUIET_ROUNDS - 1) * 4
    game.do("n1 g1-g2")
    assert game.state.idle == 0


def test_ti_142_only_losses_of_pieces_and_gold_count() -> None:
    board = """
        n1 .
        .  e1
        """
    game = island(board, at="f6")
    game.state.idle = 100
    game.do("n1 f6-g7")
    assert game.state.idle == 101
    game = island("n1 cannibal", at="f6")
    game.state.idle = 100
    assert game.do("n1 f6-g6").state.idle == 0
    for text, board, at in (("n1 g2-g1 coin", "$n1", "g2"), ("n1 c5-b5 coin", "< $n1", "b5")):
        game = island(board, at=at)
        game.state.idle = 100
        assert game.do(text).state.idle == 0


def quiet(idle_rounds: int) -> Played:
    game = island("$", at="g7")
    game.state.idle = idle_rounds * 4 - 1
    return game.do("ship N f1")


def test_the_end_can_be_proposed_after_some_quiet_rounds() -> None:
    assert "propose end" not in quiet(PATIENCE - 1).legal
    game = quiet(PATIENCE).do("propose end")
    assert (game.state.actor(), game.legal) == (2, {"agree", "refuse"})
    game.do("agree", "agree")
    assert game.state.actor() == 0
    game.do("agree")
    assert over(game)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason == AGREEMENT
    assert outcome.ranking == ((0, 1, 2, 3),)


def test_a_refusal_keeps_the_question_away_for_a_while() -> None:
    game = quiet(PATIENCE).do("propose end", "refuse")
    assert (game.crew, game.state.actor()) == ("E", 1)
    assert "propose end" not in game.legal
