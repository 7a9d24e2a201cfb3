"""What can still lie under closed tiles, back by back, with exact chances."""

from __future__ import annotations

from fractions import Fraction

from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import BACK_NAMES
from tabletop_tui.rules.words import count
from tabletop_tui.tui.wording import tenths

from .standing import closed_by_back, unseen_of


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
    unseen = unseen_of(moment, back)
    total = sum(unseen.values())
    box = f", and {total - closed} in the box" if total > closed else ""
    lines = [
        f"**{BACK_NAMES[back].capitalize()}**: {count(closed, 'closed tile')} here{box}. What one of them is:",
        "",
        "| tile | unseen | chance |",
        "|---|---:|---:|",
    ]
    for name, left in sorted(unseen.items(), key=lambda entry: (-entry[1], entry[0])):
        lines.append(f"| {name} | {left} | {tenths(Fraction(left, total))} |")
    coins = sum(left for name, left in unseen.items() if name in _CHESTS)
    found, eaten = (tenths(Fraction(number, total)) for number in (coins, unseen["Cannibal"]))
    return [*lines, "", f"Coins: {found}. The cannibal: {eaten}."]


_CHESTS = {kind.name for kind in KINDS if kind.coins}
