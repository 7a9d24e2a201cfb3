"""The moves that only Archipelago knows; all others stand in `tabletop_tui.games.pirates.moves`.

| move | text | when |
|---|---|---|
| ``(MOOR, cell)`` | ``moor d1`` | a crew chooses where its ship begins |
| ``(TAKE, piece, cell)`` | ``n1 take d5`` | the Nimble One takes a coin from beside an enemy |
| ``(STAND_UP, piece)`` | ``bottle n1`` | a bottle gets a pirate out of a pit |
| ``(RUSH, piece, load)`` | ``bottle n1 next``, ``bottle n1 next coin`` | and one to the last step of a labyrinth |
| ``(SHOOT, direction)`` | ``shoot ne`` | where the musket is fired |
| ``(HIT, piece)`` | ``hit e1`` | whom it hits of several |
| ``(TURN, cell, turn)`` | ``turn b3 2`` | how an open tile lies that the earthquake moved, in quarter turns |
| ``(ROLL, face)`` | ``roll 4`` | chance: one die, at a crossroads, in a fight or before the draft |
| ``(CARD, ability, piece)`` | ``card swimmer n2`` | a pirate gets a card |
| ``(DECLINE,)`` | ``decline`` | a crew takes no card |
| ``(VOYAGE, number)`` | ``voyage island_2`` | the next island, as a number of those there are to choose from |
| ``(STOP,)`` | ``stop`` | the campaign ends |

Diving and climbing are steps, as ramming is. One die is one move: in a fight the attacker rolls first.
"""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.moves import OWN_VERBS

MOOR: Final = OWN_VERBS
TAKE: Final = OWN_VERBS + 1
STAND_UP: Final = OWN_VERBS + 2
RUSH: Final = OWN_VERBS + 3
SHOOT: Final = OWN_VERBS + 4
HIT: Final = OWN_VERBS + 5
TURN: Final = OWN_VERBS + 6
ROLL: Final = OWN_VERBS + 7
CARD: Final = OWN_VERBS + 8
DECLINE: Final = OWN_VERBS + 9
VOYAGE: Final = OWN_VERBS + 10
STOP: Final = OWN_VERBS + 11

FACES: Final = range(1, 7)
"""What a die shows."""
