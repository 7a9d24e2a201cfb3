"""Fights, with dynamite and dice, in the order that settles every pair of abilities (ruling `A35`).

Whether there is a fight at all, `pirates.steps.possible` says: nobody comes to an enemy who cannot be beaten there, and
nobody who beats nobody there comes to any enemy.
"""

from __future__ import annotations

from tabletop_tui.games.pirates.chain import stand_there, travel
from tabletop_tui.games.pirates.crews import members
from tabletop_tui.games.pirates.fights import beat, send_home
from tabletop_tui.rules import CHANCE, Tell

from .events import Blown, Duelled
from .expedition import Expedition
from .phases import OwnPhase


def fight(position: Expedition, place: int, foes: int, opening: bool, tell: Tell | None) -> bool:
    """The mover attacks all enemies at its place: a `pirates.chart.Fight`.

    Dynamite sends everybody in the fight home. Else a Musketeer rolls against one enemy after the other; else enemies
    without his card are beaten at once, and Musketeers roll one after the other.
    """
    mover, able = position.mover, position.gifts
    bit = 1 << mover
    if (foes | bit) & able.bombs:
        _blow_up(position, foes | bit, tell)
        return False
    if not bit & able.rollers:
        for piece in members(foes & ~able.rollers):
            beat(position, piece, mover, tell)
        foes &= able.rollers
    return _challenge(position, opening, foes)


def roll(position: Expedition, face: int, tell: Tell | None) -> None:
    """A die lies: the attacker's, or the defender's, which decides unless they are equal."""
    opening, attacker, defender, *first = position.duel
    if not first:
        position.duel = (opening, attacker, defender, face)
        return
    place = position.at[attacker]
    if tell is not None:
        tell(Duelled(attacker=attacker, defender=defender, dice=(first[0], face), name=position.tile_name(place)))
    if first[0] == face:
        position.duel = (opening, attacker, defender)
        return
    if face > first[0]:
        beat(position, attacker, defender, tell)
        position.duel = ()
    else:
        beat(position, defender, attacker, tell)
        foes = position.here[place] & ~position.friends(position.crew_of[attacker])
        if _challenge(position, bool(opening), foes):
            return
    travel(position, stand_there(position, place, bool(opening), tell), tell)


def _challenge(position: Expedition, opening: bool, foes: int) -> bool:
    """The mover and the first of these enemies roll; whether there is one."""
    if not foes:
        position.duel = ()
        return False
    position.duel = (int(opening), position.mover, members(foes)[0])
    position.phase, position.deciding, position.legal = OwnPhase.DUEL, CHANCE, ()
    return True


def _blow_up(position: Expedition, pieces: int, tell: Tell | None) -> None:
    """Everybody in the fight flies home; coins stay."""
    mover = position.mover
    carrier = members(pieces & position.gifts.bombs)[0]
    if tell is not None:
        place = position.at[mover]
        tell(Blown(carrier=carrier, pieces=members(pieces), name=position.tile_name(place)))
    for piece in members(pieces):
        send_home(position, piece, carrier, tell)
