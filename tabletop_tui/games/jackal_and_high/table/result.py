"""What decided a finished game, as Markdown: paws card by card, and the comparison that mattered."""

from __future__ import annotations

from tabletop_tui.games.jackal_and_high.cards import PAWS
from tabletop_tui.games.jackal_and_high.view import Player, View
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.scene import Scene

from .explaining import escaped


def result_details(scene: Scene) -> str | None:
    """Every player's paws by card, best first, and what made the difference; None before the end."""
    view: View = scene.view
    if scene.outcome is None:
        return None
    order = [seat for group in scene.outcome.ranking for seat in group]
    order += [seat for seat in range(len(view.players)) if seat not in order]
    names = [escaped(name) for name in scene.names]
    each = count(int(scene.options.take2_paws), "paw")
    head = f"| player | 3 paws each | 2 paws each | 1 paw each | Take 2, {each} each | all |"
    lines = [head, "|---|---|---|---|---|---|"]
    for seat in order:
        player = view.players[seat]
        cards = [", ".join(map(str, _animals(player, paws))) or "-" for paws in (3, 2, 1)]
        lines.append(f"| {names[seat]} | {' | '.join(cards)} | {player.takes or '-'} | {scene.outcome.scores[seat]} |")
    return "\n".join([*lines, "", _difference(scene, names, order)])


def _animals(player: Player, paws: int | None = None) -> list[int]:
    """The animals won, highest first; those with so many paws where that is asked."""
    cards = (card for batch in player.stack for card in batch.cards)
    return sorted((card for card in cards if paws in (None, PAWS[card])), reverse=True)


def _difference(scene: Scene, names: list[str], order: list[int]) -> str:
    assert scene.outcome is not None
    winners, scores = scene.outcome.winners, scene.outcome.scores
    if len(winners) > 1:
        return f"{listed([names[seat] for seat in winners])} are equal to the last animal and share the victory."
    first, second = order[:2]
    ahead = scores[first] - scores[second]
    if ahead:
        return f"{names[first]} is {count(ahead, 'paw')} ahead of {names[second]}."
    one, other = (_animals(scene.view.players[seat]) for seat in (first, second))
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    if same == len(other):
        return f"{names[first]} and {names[second]} have equal paws; {names[second]} ran out of animals to compare."
    return f"{names[first]} and {names[second]} have equal paws; the {one[same]} beats the {other[same]}."
