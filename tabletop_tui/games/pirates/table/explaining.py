"""What is under the cursor, in words: the tile and its rule, who and what is there, what going there would do."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules.words import listed
from tabletop_tui.tui.wording import escaped

from .aims import Aims, load
from .moment import Moment, crew_name, once_a_moment
from .places import (
    cell_name,
    gold_words,
    is_cell,
    is_spent,
    kind_of,
    lost_at,
    piece_words,
    seen_kind,
    tile_words,
    turned_name,
)  # fmt: skip
from .words import action, bottles, laid_out, offered


@once_a_moment
def paragraphs(
    moment: Moment, aims: Aims | None, pointed: Move | None, cell: int, *, beginning: bool = False
) -> Sequence[str]:
    """A title and a few sentences about a cell, as plain text.

    Where everything is told only in so far as it has room, ``beginning`` tells of abilities in a few words, and in the
    first round what all want.
    """
    if cell < 0:
        return _without_cell(moment, pointed)
    if pointed is not None and pointed[0] == moves.ARRANGE and aims is not None and aims.cell(pointed) == cell:
        return ["Put back like this:", *(f"{where}: {tile}." for where, tile in laid_out(moment, pointed))]
    if not is_cell(moment, cell):
        return ["The corner", "There is no sea here: who swims goes round it."]
    sails = pointed is not None and pointed[0] in moment.lore.at_sea and aims is not None and aims.cell(pointed) == cell
    rule = moment.lore.at_sea[pointed[0]] if sails and pointed is not None else _rule(moment, cell)
    texts = [_title(moment, cell), rule]
    kind = kind_of(moment, cell)
    here = [piece_words(moment, piece) for piece in moment.there.get(cell, ())]
    things = []
    if cell in moment.lying:
        things.append(f"{moment.lore.money.lying}: {gold_words(moment.lying[cell], kind.steps if kind else 1)}.")
    if here:
        things.append(f"{'Aboard' if cell in moment.ships else 'Here'}: {listed(here)}.")
    if lost := lost_at(moment, cell):
        things.append(f"Lost below: {listed([piece_words(moment, piece) for piece in lost])}.")
    if things:
        texts.append(" ".join(things))
    texts += filter(None, (moment.lore.gift(moment, piece, beginning) for piece in moment.there.get(cell, ())))
    if beginning and moment.view.round == 1 and moment.view.phase is Phase.ACTION and aims is not None:
        texts.append(moment.lore.aim)
    if aims is not None and pointed is not None:
        texts += _going(moment, aims, pointed, cell)
    return [text for text in texts if text]


def explain(moment: Moment, aims: Aims | None, pointed: Move | None, cell: int) -> tuple[str, str]:
    """The same as a title and Markdown."""
    title, *texts = paragraphs(moment, aims, pointed, cell)
    return title, "\n\n".join(escaped(text) for text in texts)


def _title(moment: Moment, cell: int) -> str:
    words = tile_words(moment, cell)
    return f"{cell_name(moment, cell)}: {words}"


def _rule(moment: Moment, cell: int) -> str:
    if cell in moment.ships:
        crew = moment.ships[cell]
        held = f", {bottles(crew.bottles)}" if crew.bottles else ""
        dead = f", {crew.dead} dead" if crew.dead else ""
        dead += f", {crew.crushed} crushed for good" if crew.crushed else ""
        money = moment.lore.money.so_many(crew.gold)
        return f"The ship of {moment.captain(crew.crew)}, with {money}{held}{dead}."
    spot = moment.spots.get(cell)
    if spot is None:
        return moment.lore.swimming
    kind = seen_kind(moment, spot)
    if kind is None:
        looked = "Somebody has looked at it from the lighthouse; nobody else knows what it is."
        rule = looked if spot.looked_at else moment.lore.kinds[0].rule
        return f"{rule} {moment.lore.still_closed(moment, spot)}"
    if is_spent(moment, cell):
        return "" if cell in moment.lying else "Nothing happens here any more."
    if spot.kind:
        return kind.rule
    return f"Only you know: {turned_name(moment, kind, spot.seen_turn)}. {kind.rule}"


def _going(moment: Moment, aims: Aims, pointed: Move, cell: int) -> list[str]:
    """What the subject pointed at would do by going to this cell."""
    move = pointed if aims.cell(pointed) == cell else aims.at_cell(cell, pointed)
    if move is None or move not in aims.of(pointed):
        return []
    text = f"{sentence(offered(moment, move))}."
    twin = aims.twin(move)
    return [f"{text} c: {_other_way(moment, move, twin)}."] if twin is not None else [text]


def _other_way(moment: Moment, move: Move, twin: Move) -> str:
    carried = load(moment, twin)
    if carried == load(moment, move):
        return "another way"
    return f"with the {LOADS[carried]}" if carried else "with empty hands"


def sentence(text: str) -> str:
    """A text with a capital letter, but for the labels of pirates, which are names of their own."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def _without_cell(moment: Moment, pointed: Move | None) -> list[str]:
    if moment.view.phase is Phase.OVER:
        outcome = moment.scene.outcome
        return ["The game is over", outcome.reason if outcome is not None else ""]
    if pointed is None:
        crew = moment.view.crew
        return [f"Round {moment.view.round}", f"It is the turn of {crew_name(crew)}, {moment.captain(crew)}."]
    if pointed[0] == moves.DONE and moment.view.phase is Phase.ARRANGING:
        return [sentence(action(moment, pointed)), "The tiles stay as they lie, and nobody else knows what they are."]
    details = {
        moves.PROPOSE: "The others are asked one after the other; one refusal is enough to play on.",
        moves.REFUSE: f"{sentence(moment.lore.ends)} goes on; for eight rounds nobody may ask again.",
        **moment.lore.details,
    }
    return [sentence(action(moment, pointed)), details.get(pointed[0], "")]


def all_cells(moment: Moment) -> list[int]:
    """Every cell of land and sea, in reading order."""
    return [cell for cell in range(moment.grid.size) if is_cell(moment, cell)]
