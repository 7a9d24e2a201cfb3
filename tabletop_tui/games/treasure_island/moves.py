"""The moves that only Treasure Island knows; all others stand in `tabletop_tui.games.pirates.moves`.

| move | text | when |
|---|---|---|
| ``(ESCAPE, piece, cell, load)`` | ``n2 g4-g5 coin bottle`` | a bottle helps out of a trap or a spinner |
| ``(TAKE_OFF, piece, cell, load)`` | ``n1 fly e5 coin`` | a piece that waited on the aeroplane flies, as its turn |
| ``(STAY,)`` | ``stay`` | who has just come to the aeroplane waits there; flying at once is ``fly e5`` |
"""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.moves import OWN_VERBS

ESCAPE: Final = OWN_VERBS
TAKE_OFF: Final = OWN_VERBS + 1
STAY: Final = OWN_VERBS + 2
