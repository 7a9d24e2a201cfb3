"""How abilities meet: every attacker against every defender, on every terrain and in every way there is to attack.

The tables are read from the order of a fight in the rules sheet. A row is who attacks, a column who is attacked:

| sign | what happens |
|---|---|
| ``x`` | the defender is beaten |
| ``d`` | the dice decide |
| ``*`` | both fly home |
| ``.`` | there is no entry, and who is forced to come dies |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tabletop_tui.games.archipelago.phases import OwnPhase

from .shore import Shore, shore

WHO: Final = (
    "plain",
    "beachcomber",
    "musketeer",
    "ships_boy",
    "woodsman",
    "black_spot",
    "swimmer",
    "highlander",
    "dynamite",
    "nimble_one",
)

TABLES: Final = {
    "beach": """
        x . d x x . x x * x
        x . d x x . x x * x
        d . d d d . d d * d
        x . d x x . x x * x
        x . d x x . x x * x
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        * . * * * . * * * *
        x . d x x . x x * x
        """,
    "forest": """
        x x d x . . x x * x
        . . . . . . . . . .
        d d d d . . d d * d
        x x d x . . x x * x
        x x d x . . x x * x
        . . . . . . . . . .
        . . . . . . . . . .
        x x d x . . x x * x
        * * * * . . * * * *
        x x d x . . x x * x
        """,
    "mountain": """
        x x d x x . x . * x
        x x d x x . x . * x
        d d d d d . d . * d
        x x d x x . x . * x
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        x x d x x . x . * x
        * * * * * . * . * *
        x x d x x . x . * x
        """,
    "water": """
        x x d x x . x x * x
        x x d x x . x x * x
        d d d d d . d d * d
        x x d x x . x x * x
        x x d x x . x x * x
        . . . . . . . . . .
        . . . . . . . . . .
        x x d x x . x x * x
        * * * * * . * * * *
        x x d x x . x x * x
        """,
}

FIELDS: Final = {
    "beach": ("n1 \n e1", "d6", "n1 d6-d7"),
    "forest": ("n1 \n e1", "d5", "n1 d5-d6"),
    "mountain": ("n1 \n e1", "d4", "n1 d4-d5"),
    "water": ("n1 ~ \n ~ e1", "f2", "n1 swim f2-g3"),
}
"""By terrain: a drawing, where it lies, and the attack."""


def row(terrain: str, attacker: str) -> Iterator[tuple[str, str]]:
    """Each defender, and what comes of an attack on him."""
    rows = [row.split() for row in TABLES[terrain].strip().splitlines()]
    return zip(WHO, rows[WHO.index(attacker)], strict=True)


def cards(attacker: str, defender: str) -> dict[str, str]:
    """Who has which ability."""
    return {who: card for who, card in (("n1", attacker), ("e1", defender)) if card != "plain"}


def happened(board: Shore) -> str:
    """What came of an attack, as a sign."""
    if board.asks(OwnPhase.DUEL):
        return "d"
    home = {"n1": board.at("n1") == "d1", "e1": board.at("e1") in ("h4", "dead")}
    if board.at("n1") == "dead" and board.at("e1") not in ("h4", "dead"):
        return "."
    return "*" if all(home.values()) else "x" if home["e1"] else "?"


def outcome_of(board: Shore, attack: str) -> str:
    """The sign of an attack, which may not be possible at all."""
    return happened(board.do(attack)) if attack in board.legal else "."


@pytest.mark.parametrize("terrain", TABLES)
@pytest.mark.parametrize("attacker", WHO)
def test_attacks(terrain: str, attacker: str) -> None:
    drawing, at, attack = FIELDS[terrain]
    for defender, sign in row(terrain, attacker):
        board = shore(drawing, at=at, abilities=cards(attacker, defender))
        assert (outcome_of(board, attack), defender) == (sign, defender)


@pytest.mark.parametrize("attacker", WHO)
def test_forced_attacks(attacker: str) -> None:
    for defender, sign in row("mountain", attacker):
        board = shore("n1 \n v \n e1", at="d3", abilities=cards(attacker, defender)).do("n1 d3-d4")
        assert (happened(board), defender) == (sign, defender)


@pytest.mark.parametrize("attacker", WHO)
def test_attacks_on_the_next_step_of_a_labyrinth(attacker: str) -> None:
    for defender, sign in row("mountain", attacker):
        board = shore("labyrinth_2:n1+e1", at="d4", abilities=cards(attacker, defender), steps={"e1": 2})
        assert (outcome_of(board, "n1 d4 next"), defender) == (sign, defender)


@pytest.mark.parametrize("attacker", WHO)
def test_attacks_by_a_bottle_in_a_labyrinth(attacker: str) -> None:
    drawing = "labyrinth_3:n1+e1 ~ \n . n2"
    for defender, sign in row("mountain", attacker):
        board = shore(drawing, at="d4", abilities=cards(attacker, defender), steps={"e1": 3}, bottles={"N": 1})
        assert (outcome_of(board.do("n2 e5-e6"), "bottle n1 next"), defender) == (sign, defender)


@pytest.mark.parametrize("attacker", WHO)
def test_in_the_jungle_all_stand_together(attacker: str) -> None:
    for defender in WHO:
        board = shore("n1 \n jungle:e1", at="d4", abilities=cards(attacker, defender)).do("n1 d4-d5")
        assert (board.at("n1"), board.at("e1")) == ("d5", "d5")


@pytest.mark.parametrize(("at", "cell"), [("d6", "d7"), ("d5", "d6"), ("d4", "d5")])
def test_the_nimble_one_takes_from_beside_anybody(at: str, cell: str) -> None:
    for defender in WHO:
        board = shore("n1 \n $e1", at=at, abilities=cards("nimble_one", defender)).do(f"n1 take {cell}")
        assert (board.coins(at), board.coins(cell), board.at("e1")) == (1, 0, cell)


@pytest.mark.parametrize("climber", ["swimmer", "ships_boy"])
def test_nobody_climbs_out_of_the_water_onto_anybody(climber: str) -> None:
    for defender in WHO:
        board = shore("n1 \n e1", at="e1", abilities=cards(climber, defender))
        assert "e2" not in board.targets("n1")
        assert "d2" in board.targets("n1")


@pytest.mark.parametrize("defender", WHO)
def test_the_musket_hits_all_but_those_who_cannot_be_beaten_there(defender: str) -> None:
    board = shore("n1 ~ \n ?musket e1", at="d4", abilities=cards("plain", defender)).do("n1 d4-d5", "shoot e")
    assert board.at("e1") == ("e5" if defender in ("highlander", "black_spot") else "h4")
    assert board.at("n1") == "d5", "without a roll, and without setting off dynamite"


def test_who_cannot_be_beaten_keeps_all_who_stand_with_him_safe() -> None:
    board = shore("n1 \n e1+e2+e3", at="d4", abilities={"e1": "black_spot", "e2": "dynamite", "e3": "musketeer"})
    assert "d5" not in board.targets("n1")


def test_dynamite_goes_before_the_dice() -> None:
    board = shore("n1 \n e1+e2+e3", at="d4", abilities={"e2": "dynamite", "e3": "musketeer"}).do("n1 d4-d5")
    assert [board.at(label) for label in ("n1", "e1", "e2", "e3")] == ["d1", "h4", "h4", "h4"]


def test_others_are_beaten_before_the_musketeer_rolls() -> None:
    board = shore("n1 \n e1+e2", at="d4", abilities={"e1": "musketeer"}).do("n1 d4-d5")
    assert board.at("e2") == "h4"
    board.do("roll 1", "roll 2")
    assert (board.at("e1"), board.at("n1")) == ("d5", "d1")


def test_a_chain_goes_on_after_the_dice() -> None:
    """An arrow leads onto ice held by nobody; the fight is at its end, and the tile there acts after it."""
    board = shore("n1 \n v \n barrel:e1", at="d3", abilities={"e1": "musketeer"}).do("n1 d3-d4", "roll 6", "roll 1")
    assert board.at("n1") == "d5"
    assert not board.until("N").of("n1"), "he drinks from the barrel"


def test_a_ship_crushes_whoever_cannot_be_beaten() -> None:
    for ability in ("black_spot", "dynamite", "musketeer", "swimmer"):
        board = shore("e1", at="e1", abilities={"e1": ability}).do("ship N f2")
        assert (board.at("e1"), board.at("n1")) == ("crushed", "f2")
