"""Exact chances at this moment, as Markdown in words and percentages."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from tabletop_tui.games.jackal_and_high.prospects import Prospect, contest_chances, prospects, valley_chances
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.rules.words import listed
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import percent

from .explaining import escaped
from .words import called_at, dice, short_at

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
        if any(player.hand for player in view.players):
            parts.append(_cards(view, names, promised))
        parts += _contests(view, names)
    parts += _valley(view, names)
    if not parts:
        return None
    return "\n\n".join([*parts, "*All numbers are exact, ties and repeated throws included.*"])


def _cards(view: View, names: tuple[str, ...], promised: list[tuple[Prospect, ...]]) -> str:
    """Each card in one table: what the seat on turn needs and hopes for, and who may be exact in the end."""
    letters = "ABCDEF"[: len(names)]
    own = promised[view.thrower] if view.players[view.thrower].hand else ()
    throw = "now" if view.thrown else "next"
    rows: list[tuple[str, ...]] = [("card", *(("needs", throw) if own else ()), *letters)]
    for position in range(len(view.row)):
        everybody = [seat[position] for seat in promised]
        cells = [_narrow(each.round) for each in everybody]
        if own:
            prospect = own[position]
            cells[:0] = [str(prospect.missing or "-"), _narrow(prospect.now)]
        rows.append((short_at(view, position), *cells))
    people = listed([f"**{letter}** {name}" for letter, name in zip(letters, names, strict=True)])
    dice_meant = "the dice just thrown" if view.thrown else "the next throw"
    whose = f"*{throw}*: {names[view.thrower]} with {dice_meant}. " if own else ""
    letters_mean = f"The letters: who may be exact in the end, {people}."
    advice = "Each is the best play for that card alone; one die cannot serve two cards."
    return f"{_table(rows)}\n\n{whose}{letters_mean} {advice}"


def _contests(view: View, names: tuple[str, ...]) -> list[str]:
    contests = contest_chances(view)
    if not contests:
        return []
    lines = ["**Contests as they stand**", ""]
    for position, rivals in contests.items():
        words = [
            f"{names[seat]} {percent(chance)} with {dice(len(view.players[seat].placed[position]))}"
            for seat, chance in rivals
        ]
        lines.append(f"- {_capital(called_at(view, position))}: {listed(words)}.")
    return ["\n".join(lines)]


def _valley(view: View, names: tuple[str, ...]) -> list[str]:
    visitors = valley_chances(view)
    if not visitors:
        return []
    best = "takes it" if view.valley else "gets away"
    lines = ["**Vulture Valley as it stands**", ""]
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


def _narrow(chance: Fraction) -> str:
    return percent(chance).replace(" ", "")


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
