"""Exact chances at this moment, as Markdown in words and percentages."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from tabletop_tui.games.jackal_and_high.cards import LUCKY, PAWS
from tabletop_tui.games.jackal_and_high.prospects import Prospect, contest_chances, prospects, valley_chances
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.tui.scene import Scene

from .animals import called, short
from .explaining import escaped
from .words import dice, listed

ROLLING: Final = (Phase.READY, Phase.THROW, Phase.PLACE)


def odds(scene: Scene) -> str | None:
    """Each card for the seat on turn and for everybody, contests and the Valley as they stand; None without any."""
    everything = getattr(scene.options, "valley_when_nothing_fits", "") == "all"
    return _odds(scene.view, tuple(map(escaped, scene.names)), everything)


def has_odds(view: View) -> bool:
    """Whether there may be chances to tell of, without counting any."""
    return view.phase in ROLLING or sum(player.valley > 0 for player in view.players) > 1


@lru_cache(maxsize=16)
def _odds(view: View, names: tuple[str, ...], everything: bool) -> str | None:
    parts: list[str] = []
    if view.phase in ROLLING:
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
    rows: list[tuple[str, ...]] = [
        ("card", "paws", "missing", "these dice" if view.thrown else "next throw", "this round")
    ]
    for prospect in promised:
        card = view.row[prospect.position].card
        exact = prospect.missing == 0
        now, later = ("exact", "exact") if exact else (percent(prospect.now), percent(prospect.round))
        rows.append(
            (short(card), "all" if card == LUCKY else str(PAWS[card]), str(prospect.missing or "-"), now, later)
        )
    advice = "Each line is the best play with that card alone in mind; one die cannot serve two cards."
    return f"## {name}, card by card\n\n{_table(rows)}\n\n{advice}"


def _everybody(view: View, names: tuple[str, ...], promised: list[tuple[Prospect, ...]]) -> str:
    letters = "ABCDEF"[: len(names)]
    rows: list[tuple[str, ...]] = [("card", *letters)]
    for position, spot in enumerate(view.row):
        own = [seat[position] for seat in promised]
        rows.append((short(spot.card), *("exact" if each.missing == 0 else percent(each.round) for each in own)))
    people = listed([f"**{letter}** {name}" for letter, name in zip(letters, names, strict=True)])
    return f"## Who may be exact in the end\n\n{_table(rows)}\n\n{people}."


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
    best = "takes it" if view.valley else "gets away"
    lines = ["## Vulture Valley as it stands", ""]
    for seat, first, last in visitors:
        who = f"{names[seat]} with {dice(view.players[seat].valley)}"
        lines.append(f"- {who}: {best} {percent(first)}, loses a card {percent(last)}.")
    return ["\n".join(lines)]


def _table(rows: list[tuple[str, ...]]) -> str:
    """Columns of plain text, which take less room than a Markdown table; everything in them is our own words."""
    broad = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(broad[0]), *(cell.rjust(wide) for cell, wide in zip(row[1:], broad[1:], strict=True))])
        for row in rows
    ]
    return "\n".join(["```text", *lines, "```"])
