"""What a seat sees of Treasure Island."""

from __future__ import annotations

from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.moves import TREASURE
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.sight import seen_by, unseen

from .ending import gold_in_play
from .tiles import KINDS, NUMBER
from .view import View


def look(position: Position, viewer: int | None) -> View:
    """All that a seat, or an onlooker, may know."""
    closed = unseen(position)
    unknown = sum(KINDS[kind].coins * count for kind, count in enumerate(closed))
    unknown += WORTH[TREASURE] * closed[NUMBER["galleon"]]
    return View(**seen_by(position, viewer, unknown, gold_in_play(position)))
