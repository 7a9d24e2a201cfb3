"""Below the players: the dice just thrown, a contest, or the cards being stacked; and what happened last."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.dice import DIE_SIZES, DieFace, DieSize, DieState, draw_die
from tabletop_tui.tui.widgets.look import Look

from .captions import with_words
from .figures import exact, is_lone, missing
from .layout import Layout
from .moment import Moment, Staging, Throw
from .outlook import outlook
from .stacking import ordering
from .words import called_at, label


class _Staged(NamedTuple):
    """How dice that are staged are drawn: their size, columns between those of one seat, and at most of its name."""

    size: DieSize
    air: int
    name: int


_STAGED: Final = (
    _Staged("large", 1, 24), _Staged("large", 1, 11), _Staged("small", 1, 24), _Staged("small", 1, 11),
    _Staged("small", 0, 11), _Staged("word", 0, 11),
)  # fmt: skip
"""The best first."""

_VERDICT: Final = len("gets away")


def below(moment: Moment, layout: Layout, look: Look) -> Block:
    """The lower part of the table: `Layout.dice_height` rows and one more for what happened."""
    height = layout.dice_height
    if moment.staging is not None:
        part = _staging(moment, moment.staging, layout, look)
    elif moment.view.phase == Phase.ORDER:
        part = ordering(moment, layout, look)
    elif moment.scene.actor == NOBODY:
        part = _end(moment, layout, look)
    elif moment.view.thrower < 0:
        part = _story(moment, layout, look)
    else:
        part = _turn(moment, layout, look)
    said = Block(layout.width, (_last_line(moment, layout, look),))
    return stacked((resized(part, layout.width, height, look.plain), said))


def _turn(moment: Moment, layout: Layout, look: Look) -> Block:
    view, blank = moment.view, look.plain
    dice: list[Block] = [gap(1, layout.dice_height, blank)]
    ink = look.seat(view.thrower)
    left_to_point = moment.pointed_die()
    to_throw = (0,) * view.players[view.thrower].hand if view.phase == Phase.READY else ()
    for die in view.thrown or to_throw:
        state: DieState = "plain"
        if die == left_to_point:
            state, left_to_point = "pointed", None
        dice += [draw_die(DieFace(die, 8, state), layout.dice, look, ink), gap(1, layout.dice_height, blank)]
    for die, position in view.placed_now:
        spent = draw_die(DieFace(die, 8, "spent"), layout.dice, look, ink)
        where = f"{look.glyphs['arrow']}{'L8' if view.row[position].card == 8 else view.row[position].card}"
        rows = [line(4, blank)] * layout.dice_height
        rows[layout.dice_height // 2] = line(4, blank, (where, look.muted))
        dice += [spent, Block(4, tuple(rows))]
    table = beside(*dice, blank=blank)
    return with_words(table, _turn_words(moment, layout, look), layout, look)


def _turn_words(moment: Moment, layout: Layout, look: Look) -> list[list[Span]]:
    view = moment.view
    name = moment.scene.names[view.thrower]
    left = count(view.throws_left, "throw") + " left" if view.throws_left else "the last throw"
    lone = f", a lone die: {left}" if is_lone(view) else ""
    rows: list[list[Span]] = [[(name, look.seat(view.thrower) + Style(bold=True)), (lone, look.plain)]]
    if moment.pointed is not None:
        rows.append([(f"{look.glyphs['pointer']} ", look.pointed), (label(moment.scene, moment.pointed), look.strong)])
    position = moment.pointed_card()
    if position is not None:
        rows.append([(_standing(moment, position), look.muted)])
    else:
        rows.append([("   ".join(_signs(view, layout, look)), look.muted)])
    return rows


def _signs(view: View, layout: Layout, look: Look) -> list[str]:
    """What the signs in the players' rows mean, as far as there are any."""
    glyphs = look.glyphs
    signs = [f"{glyphs['fresh']} placed this turn"] if view.placed_now else []
    if not layout.in_words and any(any(player.placed) for player in view.players):
        signs = [f"{glyphs['exact']} exact", f"{glyphs['missing']}4 needs 4 more", *signs]
    return signs


def _standing(moment: Moment, position: int) -> str:
    view = moment.view
    there = [seat for seat, player in enumerate(view.players) if player.placed[position] and seat != view.thrower]
    if not there:
        return f"nobody else on {called_at(view, position)}"
    hits = exact(view, position)
    words = [
        f"{moment.scene.names[seat]} {'exact' if seat in hits else f'needs {missing(view, seat, position)}'}"
        for seat in there
    ]
    return f"on {called_at(view, position)}: {', '.join(words)}"


def _end(moment: Moment, layout: Layout, look: Look) -> Block:
    outcome = moment.scene.outcome
    if outcome is None:
        return gap(layout.width, layout.dice_height, look.plain)
    names = listed([moment.scene.names[seat] for seat in outcome.winners])
    verb = "wins" if len(outcome.winners) == 1 else "share the victory"
    words: list[list[Span]] = [
        [(f"{names} {verb}.", look.pointed)],
        [(outcome.reason, look.plain)],
    ]
    return with_words(gap(1, layout.dice_height, look.plain), words, layout, look)


def _staging(moment: Moment, staging: Staging, layout: Layout, look: Look) -> Block:
    """The dice of everybody who throws, side by side, as large as there is room for.

    No column moves while totals and verdicts come.
    """
    blank = look.plain
    for how in _STAGED[0 if layout.dice == "large" else 2 :]:
        throws = [_throw(moment, throw, how, look) for throw in staging.throws]
        if sum(block.width for block in throws) < layout.width:
            break
    dice = beside(gap(1, 1, blank), *throws, blank=blank)
    above = (layout.dice_height - dice.height) // 2
    shown = stacked((gap(dice.width, above, blank), dice)) if above > 0 else dice
    return resized(shown, layout.width, layout.dice_height, blank)


def _throw(moment: Moment, throw: Throw, how: _Staged, look: Look) -> Block:
    """Name, total and verdict beside the dice; dice of one row stand between them."""
    blank, ink = look.plain, look.seat(throw.seat)
    height = DIE_SIZES[how.size][1]
    name = look.glyphs.plain(moment.scene.names[throw.seat])
    total = str(sum(throw.dice)) if throw.still and len(throw.dice) > 1 and all(throw.dice) else ""
    dice: list[Block] = []
    for die in throw.dice:
        dice += [
            *([gap(how.air, height, blank)] if dice and how.air else []),
            draw_die(DieFace(die), how.size, look, ink),
        ]
    if how.size == "word":
        width = how.name + 3
        person = line(width, blank, (f"{'ABCDEF'[throw.seat]} {look.glyphs.fit(name, how.name).rstrip()}", ink))
        verdict = line(width, blank, (f"{total} {throw.verdict}".strip(), look.strong))
        return Block(width, (person, resized(beside(*dice, blank=blank), width, 1, blank).lines[0], verdict))
    width = max(_VERDICT, min(cell_len(name), how.name)) + 1
    rows = [
        line(width, blank, (look.glyphs.fit(name, width - 1).rstrip(), ink + Style(bold=True))),
        line(width, blank, (total, look.strong)),
        line(width, blank, (throw.verdict, look.strong)),
    ]
    words = stacked((gap(width, (height - 3) // 2, blank), Block(width, tuple(rows))))
    return beside(words, *dice, gap(2, height, blank), blank=blank)


def _last_line(moment: Moment, layout: Layout, look: Look) -> Line:
    """What a contest is about, else what the move under the cursor would lead to, else what happened."""
    room = layout.width - 2
    if moment.staging is not None and not moment.settled:
        return line(
            layout.width, look.plain, (" ", look.plain), (look.glyphs.fit(moment.staging.title, room), look.strong)
        )
    text = outlook(moment) or _said(moment, room, look)
    return line(layout.width, look.plain, (" ", look.plain), (look.glyphs.fit(text, room), look.muted))


def _story(moment: Moment, layout: Layout, look: Look) -> Block:
    """What happened before the sentences of the last line, while nobody is on turn."""
    rows = _lines_said(moment, layout.width - 2, look)[:-1][-layout.dice_height :]
    blank = line(layout.width, look.plain)
    told = [line(layout.width, look.plain, (f" {look.glyphs.fit(row, layout.width - 2)}", look.muted)) for row in rows]
    return Block(layout.width, (*[blank] * (layout.dice_height - len(told)), *told))


def _said(moment: Moment, room: int, look: Look) -> str:
    """As many of the last sentences as fit on one line."""
    return _lines_said(moment, room, look)[-1]


def _lines_said(moment: Moment, room: int, look: Look) -> list[str]:
    """The sentences as lines, at least one, the last of them as full as can be."""
    lines = [""]
    for sentence in reversed(moment.said):
        longer = f"{sentence} {lines[0]}".strip()
        if lines[0] and cell_len(look.glyphs.plain(longer)) > room:
            lines.insert(0, sentence)
        else:
            lines[0] = longer
    return lines
