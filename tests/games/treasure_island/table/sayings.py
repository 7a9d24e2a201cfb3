"""What the table says of drawn boards."""

from __future__ import annotations

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.explaining import all_cells, explain
from tabletop_tui.games.pirates.table.places import cell_name
from tests.games.pirates.table.signs import SIGNS
from tests.games.treasure_island.island import Played

from .scenes import moment_of


def said(played: Played, text: str) -> tuple[str, str]:
    """Label and prompt of the move with this text."""
    moment = moment_of(played)
    move = played.state.parse(text)
    assert move in moment.scene.moves
    return words.label(moment, move, SIGNS), words.prompt(moment, move)


def told(played: Played, cell: str, text: str | None = None) -> str:
    """The explanation of a cell, with this move pointed at, as one line."""
    moment = moment_of(played)
    pointed = played.state.parse(text) if text else moment.scene.moves[0]
    aims = Aims(moment)
    number = next(one for one in all_cells(moment) if cell_name(moment, one) == cell)
    title, rest = explain(moment, aims, pointed, number)
    return f"{title}. {rest}".replace("\\", "").replace("\n\n", " ")


HEADINGS = {
    line.lstrip("# ").strip()
    for line in (assets() / "rulebooks" / "treasure-island.md").read_text("utf-8").splitlines()
    if line.startswith("#")
}
