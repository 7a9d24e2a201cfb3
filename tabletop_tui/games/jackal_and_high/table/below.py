"""Below the players: the dice just thrown, a contest, or the cards being stacked; and what happened last."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.dice import DIE_SIZES, DieFace, DieSize, DieState, draw_die
from tabletop_tui.tui.widgets.look import Look

from .captions import with_words
from .figures import exact, is_lone
from .layout import Layout
from .moment import Moment, Staging, Throw
from .stacking import ordering
from .words import card_words, count, label, listed


def below(moment: Moment, layout: Layout, look: Look) -> Block:
    """The lower part of the table: `Layout.dice_height` rows and one more for what happened."""
    height = layout.dice_height
    if moment.staging is not None:
        part = _staging(moment, moment.staging, layout, look)
    elif moment.view.phase == Phase.ORDER:
        part = ordering(moment, layout, look)
    elif moment.scene.actor == NOBODY:
        part = _end(moment, layout, look)
    else:
        part = _turn(moment, layout, look)
    said = Block(layout.width, (_said(moment, layout, look),))
    return stacked((resized(part, layout.width, height, look.plain), said))


def _turn(moment: Moment, layout: Layout, look: Look) -> Block:
    view, blank = moment.view, look.plain
    if view.thrower < 0:
        return gap(layout.width, layout.dice_height, blank)
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
    return with_words(table, _turn_words(moment, look), layout, look)


def _turn_words(moment: Moment, look: Look) -> list[list[Span]]:
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
        glyphs = look.glyphs
        signs = f"{glyphs['exact']} exact   {glyphs['missing']}4 four missing   {glyphs['fresh']} placed this turn"
        rows.append([(signs, look.muted)])
    return rows


def _standing(moment: Moment, position: int) -> str:
    view = moment.view
    there = [seat for seat, player in enumerate(view.players) if player.placed[position] and seat != view.thrower]
    if not there:
        return f"nobody else on {card_words(view, position)}"
    hits = exact(view, position)
    words = [
        f"{moment.scene.names[seat]} {'exact' if seat in hits else sum(view.players[seat].placed[position])}"
        for seat in there
    ]
    return f"on {card_words(view, position)}: {', '.join(words)}"


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
    """Dice side by side where they fit, else one line a seat in columns."""
    blank = look.plain
    for size in (layout.dice, "small", "word"):
        throws = [_throw(moment, throw, size, look) for throw in staging.throws]
        if sum(block.width for block in throws) < layout.width - 1:
            break
    title = Block(layout.width, (line(layout.width, blank, (f" {look.glyphs.plain(staging.title)}", look.strong)),))
    height = layout.dice_height
    dice = beside(gap(1, 1, blank), *throws, blank=blank)
    if dice.height >= height:
        words: list[list[Span]] = [[(staging.title, look.strong)]]
        return with_words(dice, words, layout, look)
    return stacked((title, resized(dice, layout.width, height - 1, blank)))


def _throw(moment: Moment, throw: Throw, size: DieSize, look: Look) -> Block:
    blank, ink = look.plain, look.seat(throw.seat)
    height = DIE_SIZES[size][1]
    name = moment.scene.names[throw.seat]
    total = str(sum(throw.dice)) if len(throw.dice) > 1 and all(throw.dice) else ""
    verdict = " ".join(part for part in (total, throw.verdict) if part)
    room = {"word": 8, "small": 10, "large": 18}[size]
    dice = [draw_die(DieFace(die), size, look, ink) for die in throw.dice]
    if size == "word":
        words = [
            line(room + 2, blank, (f"{'ABCDEF'[throw.seat]} {look.glyphs.fit(name, room)}", ink)),
            tuple(segment for die in dice for segment in die.lines[0]),
        ]
        width = max(room + 2, 3 * len(dice) + cell_len(verdict) + 1) + 1
        both = (*words[1], *line(max(0, width - 3 * len(dice)), blank, (f" {verdict}", look.strong)))
        return Block(width, (line(width, blank, *((s.text, s.style or blank) for s in words[0])), both))
    label_width = min(cell_len(look.glyphs.plain(name)), room) + 2
    label_width = max(label_width, min(cell_len(verdict), room) + 1)
    rows = [line(label_width, blank)] * height
    middle = height // 2
    rows[middle - 1] = line(
        label_width, blank, (look.glyphs.fit(name, label_width - 1).rstrip(), ink + Style(bold=True))
    )
    rows[middle] = line(label_width, blank, (verdict, look.strong))
    return beside(Block(label_width, tuple(rows)), *dice, gap(2, height, blank), blank=blank)


def _said(moment: Moment, layout: Layout, look: Look) -> Line:
    """As many of the last sentences as fit on one line."""
    room = layout.width - 2
    text = ""
    for sentence in reversed(moment.said):
        longer = f"{sentence} {text}".strip()
        if text and cell_len(look.glyphs.plain(longer)) > room:
            break
        text = longer
    return line(layout.width, look.plain, (" ", look.plain), (look.glyphs.fit(text, room), look.muted))
