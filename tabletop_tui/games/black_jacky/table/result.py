"""What decided a finished game, as Markdown: hearts, when who was out, and the last Reckoning."""

from __future__ import annotations

from tabletop_tui.games.black_jacky.cards import points
from tabletop_tui.games.black_jacky.view import View
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import escaped

from .ledger import cards_of


def result_details(scene: Scene) -> str | None:
    """Every cat, best first: hearts left, when it lost its last one, and its last hand; None before the end."""
    view: View = scene.view
    if scene.outcome is None or view.reckoning is None:
        return None
    order = [seat for group in scene.outcome.ranking for seat in group]
    order += [seat for seat in range(len(view.cats)) if seat not in order]
    reckoning = view.reckoning
    lines = ["| cat | hearts | out | last hand |", "|---|---|---|---|"]
    for seat in order:
        cat = view.cats[seat]
        hearts = f"{cat.red} red" if cat.red else "1 black" if cat.black else "none"
        out = f"in round {cat.gone}" if cat.gone else "never"
        hand = (
            f"{cards_of(reckoning, seat)} = {points(reckoning.totals[seat])}"
            if reckoning.totals[seat] >= 0
            else "did not play"
        )
        lines.append(f"| {escaped(scene.names[seat])} | {hearts} | {out} | {escaped(hand)} |")
    return "\n".join([*lines, "", _last_hearts(scene)])


def _last_hearts(scene: Scene) -> str:
    reckoning = scene.view.reckoning
    losers = [
        f"{escaped(scene.names[seat])} with {points(reckoning.totals[seat])}".replace(".", "\\.")
        for seat in reckoning.losers
    ]
    why = "21 or more" if reckoning.too_much else "the lowest total"
    return f"In the last round {why} cost a heart: {', '.join(losers)}."
