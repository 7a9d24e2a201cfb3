"""What can still lie under closed tiles, back by back, with exact chances."""

from __future__ import annotations

from fractions import Fraction

from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import BACK_NAMES
from tabletop_tui.rules.words import count
from tabletop_tui.tui.wording import tenths

from .standing import chances_of, closed_by_back, unseen_of


def odds(moment: Moment) -> str | None:
    """A table for each back that still lies closed; None when all is open."""
    closed = closed_by_back(moment)
    if not closed:
        return None
    lines = [f"Coins on tiles nobody has seen: {moment.view.unknown_gold}; some may have stayed in the box."]
    for back in sorted(closed):
        lines += ["", *_table(moment, back, closed[back])]
    return "\n".join(lines)


def _table(moment: Moment, back: int, closed: int) -> list[str]:
    unseen, chances = unseen_of(moment, back), chances_of(moment, back)
    total = unseen.total()
    box = f", and {total - closed} in the box" if total > closed else ""
    lines = [
        f"**{BACK_NAMES[back].capitalize()}**: {count(closed, 'closed tile')} here{box}. What one of them is:",
        "",
        "| tile | unseen | chance |",
        "|---|---:|---:|",
    ]
    lines += [f"| {name} | {unseen[name]} | {tenths(chance)} |" for name, chance in chances]
    found = sum((chance for name, chance in chances if name in _CHESTS), Fraction())
    return [*lines, "", f"Coins: {tenths(found)}. The cannibal: {tenths(dict(chances).get('Cannibal', Fraction()))}."]


_CHESTS = {kind.name for kind in KINDS if kind.coins}
