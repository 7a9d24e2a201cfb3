"""What can still lie under a closed tile, with exact chances."""

from __future__ import annotations

from fractions import Fraction

from tabletop_tui.games.pirates.view import PirateView
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.wording import tenths


def odds(view: PirateView) -> str | None:
    """A table of the kinds that are left, the most frequent first; None when all is open."""
    total = sum(view.closed)
    if not total:
        return None
    groups: dict[str, int] = {}
    for kind, left in enumerate(view.closed):
        if left:
            groups[KINDS[kind].name] = groups.get(KINDS[kind].name, 0) + left
    lines = [
        f"{total} closed tiles; the gold under them is worth {view.unknown_gold}. What one of them is:",
        "",
        "| tile | left | chance |",
        "|---|---:|---:|",
    ]
    for name, left in sorted(groups.items(), key=lambda item: (-item[1], item[0])):
        lines.append(f"| {name} | {left} | {tenths(Fraction(left, total))} |")
    gold = sum(left for kind, left in enumerate(view.closed) if KINDS[kind].coins or KINDS[kind].id == "galleon")
    lines += ["", f"Gold: {tenths(Fraction(gold, total))}. {_perils(view, total)}"]
    return "\n".join(lines)


def _perils(view: PirateView, total: int) -> str:
    sending = sum(left for kind, left in enumerate(view.closed) if not KINDS[kind].stop and not KINDS[kind].deadly)
    deadly = sum(left for kind, left in enumerate(view.closed) if KINDS[kind].deadly)
    sends, eats = (tenths(Fraction(count, total)) for count in (sending, deadly))
    return f"A tile that sends one on: {sends}. The cannibal: {eats}."
