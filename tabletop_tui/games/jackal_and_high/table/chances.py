"""Exact chances at this moment, as Markdown in words and percentages."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from tabletop_tui.games.jackal_and_high.cards import PAWS
from tabletop_tui.games.jackal_and_high.prospects import Prospect, contest_chances, prospects, valley_chances
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.tui.scene import Scene

from .animals import called, short
from .explaining import escaped
from .words import dice, listed


def odds(scene: Scene) -> str | None:
    """Each card for the seat on turn and for everybody, contests and the Valley as they stand; None without any."""
    everything = getattr(scene.options, "valley_when_nothing_fits", "") == "all"
    return _odds(scene.view, tuple(map(escaped, scene.names)), everything)


@lru_cache(maxsize=16)
def _odds(view: View, names: tuple[str, ...], everything: bool) -> str | None:
    parts: list[str] = []
    if view.phase in (Phase.THROW, Phase.PLACE):
        promised = [prospects(view, seat, all_at_once=everything) for seat in range(len(names))]
        if view.players[view.thrower].hand:
            parts.append(_own(view, names[view.thrower], promised[view.thrower]))
        if any(player.hand for player in view.players):
            parts.append(_everybody(view, names, promised))
        parts += _contests(view, names)
    parts += _valley(view, names)
    if not parts:
        return None
    return "\n\n".join([*parts, "*All numbers are exact, ties and repeated throws included.*"])


def percent(chance: Fraction) -> str:
    """A chance in words: ``33 %``, with one decimal near the ends, ``sure`` and ``-`` at them."""
    if chance in (0, 1):
        return "sure" if chance else "-"
    value = float(chance * 100)
    if 5 <= value <= 95:
        return f"{value:.0f} %"
    return f"{min(max(value, 0.1), 99.9):.1f} %"


def _own(view: View, name: str, promised: tuple[Prospect, ...]) -> str:
    thrown = bool(view.thrown)
    lines = [
        f"## {name}, card by card",
        "",
        f"| card | paws | missing | {'with these dice' if thrown else 'next throw'} | by the end of the round |",
        "|---|---|---|---|---|",
    ]
    for prospect in promised:
        card = view.row[prospect.position].card
        now = "is exact" if prospect.missing == 0 else percent(prospect.now)
        later = "is exact" if prospect.missing == 0 else percent(prospect.round)
        paws = "takes the rest" if card == 8 else str(PAWS[card])
        lines.append(f"| {short(card)} | {paws} | {prospect.missing or '-'} | {now} | {later} |")
    lines += ["", "Each line is for best play with that card alone in mind; one die cannot serve two cards."]
    return "\n".join(lines)


def _everybody(view: View, names: tuple[str, ...], promised: list[tuple[Prospect, ...]]) -> str:
    lines = [
        "## Who may be exact in the end",
        "",
        f"| card | {' | '.join(names)} |",
        f"|---|{'---|' * len(names)}",
    ]
    for position, spot in enumerate(view.row):
        chances = ["exact" if own[position].missing == 0 else percent(own[position].round) for own in promised]
        lines.append(f"| {short(spot.card)} | {' | '.join(chances)} |")
    return "\n".join(lines)


def _contests(view: View, names: tuple[str, ...]) -> list[str]:
    contests = contest_chances(view)
    if not contests:
        return []
    lines = ["## Contests as they stand", ""]
    for position, rivals in contests.items():
        words = [
            f"{names[seat]} {percent(chance)} with {dice(len(view.players[seat].placed[position]))}"
            for seat, chance in rivals
        ]
        lines.append(f"- {called(view.row[position].card).capitalize()}: {listed(words)}.")
    return ["\n".join(lines)]


def _valley(view: View, names: tuple[str, ...]) -> list[str]:
    visitors = valley_chances(view)
    if not visitors:
        return []
    best = "takes the card" if view.valley else "gets away"
    lines = ["## Vulture Valley as it stands", "", f"| visitor | dice | {best} | loses a card |", "|---|---|---|---|"]
    lines += [
        f"| {names[seat]} | {view.players[seat].valley} | {percent(first)} | {percent(last)} |"
        for seat, first, last in visitors
    ]
    return ["\n".join(lines)]
