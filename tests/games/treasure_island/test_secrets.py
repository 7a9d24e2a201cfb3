"""What the lighthouse shows stays with the one who looked."""

from __future__ import annotations

from collections import Counter
from random import Random

from tabletop_tui.games.pirates.moves import ARRANGE, PEEK
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.tiles import KINDS, NUMBER
from tabletop_tui.games.treasure_island.view import View

from .island import Played, island

OTHERS = (1, 2, 3)


def looking() -> Played:
    """N has looked at four tiles and has to put them back."""
    return island("?lighthouse ?ice ?arrow_1/3 ?fort ?chest_2", at="g2").do("n1 g1-g2")


def put_back() -> Played:
    return looking().do("arrange h2 i2 j2 k2")


def faces(view: View) -> dict[str, str]:
    return {GRID.name(spot.cell): KINDS[spot.seen].id for spot in view.spots if spot.seen}


def test_only_the_one_who_looked_sees_faces() -> None:
    for game in (looking(), put_back()):
        state = game.state
        assert faces(state.view(0)) == {"h2": "ice", "i2": "arrow_1", "j2": "fort", "k2": "chest_2"}
        assert not any(faces(state.view(seat)) for seat in (*OTHERS, None))
        assert all(sum(spot.looked_at for spot in state.view(seat).spots) == 4 for seat in (0, *OTHERS, None))


def test_under_a_burning_field_the_captain_in_charge_sees_them() -> None:
    game = island(
        """
        ?burning_field ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ # #
        ~              ~ ~ ~ # #
        ~              ~ ~ ~ ~ ~
        ~              ~ ~ ~ ~ ?lighthouse
        """,
        at="g2",
    ).do("n1 g1-g2", "e1 m7-l7")
    assert (game.crew, game.state.actor()) == ("E", 2)
    assert len(faces(game.state.view(2))) == 4
    assert not faces(game.state.view(1))


def test_closed_tiles_can_be_counted_by_everybody_just_as_before() -> None:
    before, after = island("?lighthouse # # # #", at="g2"), put_back()
    kinds = [tuple(view.closed[: NUMBER["lighthouse"]]) for view in (before.state.view(1), after.state.view(1))]
    assert kinds[0] == kinds[1]


def test_positions_that_differ_in_what_was_seen_look_the_same_to_the_others() -> None:
    one, other = put_back().state, looking().do("arrange k2 j2 i2 h2").state
    assert one != other
    assert one.view(0) != other.view(0)
    assert one.key(0) != other.key(0)
    for seat in OTHERS:
        assert one.view(seat) == other.view(seat)
        assert one.key(seat) == other.key(seat)


def test_texts_and_what_is_told_give_nothing_away() -> None:
    game = looking()
    state = game.state
    for move in state.moves():
        assert move[0] == ARRANGE
        assert state.redact(move, 1) == state.redact(move, None) == "arrange ?"
        assert state.redact(move, 0) == state.text(move)
    before = island("?lighthouse # # # #", at="g2").state
    before.play(before.parse("n1 g1-g2"))
    before.play(before.parse("tile g2 lighthouse"))
    peeks = [move for move, _ in before.chances() or ()]
    assert all(move[0] == PEEK for move in peeks)
    assert {before.redact(move, 2) for move in peeks} == {"peek h2 ?"}
    assert len({before.redact(move, 0) for move in peeks}) == len(peeks)


def test_a_tile_looked_at_turns_out_as_it_was_seen() -> None:
    game = looking().do("arrange i2 h2 j2 k2").until("N")
    game.do("n1 g2-h2")
    assert game.face("h2") == "arrow_1"
    assert game.at("n1") == "g2", "west, as it lay before"


def test_an_earthquake_moves_what_is_known_along() -> None:
    game = island("?earthquake", at="g2")
    game.state.known[GRID.at(7, 6)] = 1 + 4 * NUMBER["ice"]
    game.state.faces[GRID.at(7, 6)] = 0
    game.state.looker = 0
    game.do("n1 g1-g2", "shake h7", "quake h7 d4")
    assert faces(game.state.view(0)) == {"d4": "ice"}
    assert not faces(game.state.view(1))


def test_the_one_who_looked_guesses_what_it_saw() -> None:
    state = put_back().state
    assert state.guess(0, Random(1)) == state


def test_others_guess_fairly() -> None:
    state = put_back().state
    state.left = bytearray(len(KINDS))
    state.left[NUMBER["trap"]] = 4
    cell, rounds = GRID.at(7, 1), 4000
    rng = Random(2)
    seen = Counter(KINDS[(state.guess(1, rng).known[cell] - 1) // 4].id for _ in range(rounds))
    expected = {"trap": 4, "ice": 1, "arrow_1": 1, "fort": 1, "chest_2": 1}
    assert seen.keys() == expected.keys()
    surprise = sum((seen[kind] - rounds * count / 8) ** 2 / (rounds * count / 8) for kind, count in expected.items())
    assert surprise < 18.5, "one in a thousand for four degrees of freedom"
