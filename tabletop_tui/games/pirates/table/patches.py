"""The island as patches: what is to be seen on every cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple, get_args

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LABELS, LETTERS, MISSIONARY
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.tiles import turned
from tabletop_tui.games.pirates.view import Piece, Spot, Status

from .aims import SHIP, Aims
from .lore import Lore
from .moment import Moment
from .patch import Aim, Figure, Held, Patch, Terrain
from .signs import TileSign, tile_signs

_INITIALS = {BEN_GUNN: "B", MISSIONARY: "M", FRIDAY: "F"}


CHOOSES_SEVERAL: Final = (Phase.LIGHTHOUSE, Phase.SECOND_TILE)
"""When some cells have been chosen, and another one is to be."""


DEEP: Final = Patch("deep")


class Seen(NamedTuple):
    """What is marked on the map.

    Attributes:
        aims: Where whoever is pointed at can go, and what that would mean.
        subject: Who that is.
        trail: Where the last move went.
    """

    aims: Mapping[int, Aim]
    subject: int
    trail: frozenset[int]


def patches(moment: Moment, aims: Aims | None, pointed: Move | None, *, ascii: bool) -> Mapping[int, Patch]:  # noqa: A002
    """Every cell of the island and the sea around it.

    Args:
        moment: What is to be shown.
        aims: The legal moves, None where nobody chooses.
        pointed: The move pointed at.
        ascii: Whether signs have to be of seven bits.
    """
    seen = Seen(_goals(moment, aims, pointed), _subject(moment, aims, pointed), frozenset(moment.trail))
    grid = moment.grid
    found = dict.fromkeys(range(grid.size), DEEP) if grid.ring else {}
    found |= {cell: _water(moment, cell, seen, ascii=ascii) for cell in grid.water}
    shown = {**moment.spots, **_rearranged(moment, pointed)}
    for cell in grid.land:
        found[cell] = _land(moment, shown[cell], seen, ascii=ascii)
    return found


def label(piece: Piece) -> str:
    """A piece in two letters: ``n1``, or for a resident its initial and the letter of its crew, ``Fn``."""
    if piece.id < BEN_GUNN:
        return LABELS[piece.id]
    return _INITIALS[piece.id] + (LETTERS[piece.crew].lower() if piece.crew < 4 else " ")


@cache
def _entry(lore: Lore, kind: int, ascii: bool) -> TileSign:  # noqa: A002
    signs = tile_signs(lore.signs, ascii)
    return signs.get(lore.kinds[kind].id) or signs["used" if lore.kinds[kind].acts == "once" else "empty"]


@cache
def peeked(lore: Lore, kind: int, *, ascii: bool) -> TileSign:  # noqa: A002
    """A kind seen from the lighthouse: tiles that act once are told by what is found, or their first letters."""
    known = tile_signs(lore.signs, ascii).get(lore.kinds[kind].id)
    if known is not None:
        return known
    name, coins, bottles = lore.kinds[kind].name, lore.kinds[kind].coins, lore.kinds[kind].bottles
    if coins or bottles:
        money = lore.money.so_many(coins)[:6]
        return TileSign((f"${coins}",), money, f"${coins}") if coins else TileSign(("bt",), "bottle", "btl")
    return TileSign((name[:2],), name[:6], name[:4])


def _rearranged(moment: Moment, pointed: Move | None) -> dict[int, Spot]:
    """The tiles looked at from the lighthouse, or moved by the earth, as the move pointed at would lay them."""
    view = moment.view
    if pointed is not None and pointed[0] in moment.lore.turning:
        cell, turn = moment.lore.turning[pointed[0]](pointed)
        return {cell: replace(moment.spots[cell], turn=turn)}
    if view.phase is not Phase.ARRANGING or pointed is None or pointed[0] != moves.ARRANGE:
        return {}
    return {
        cell: replace(moment.spots[origin], cell=cell) for cell, origin in zip(view.question, pointed[1:], strict=True)
    }


def _goals(moment: Moment, aims: Aims | None, pointed: Move | None) -> dict[int, Aim]:
    """Where the piece pointed at can go, and what is known of that; the safest way there counts."""
    if aims is None or pointed is None:
        return {}
    if pointed[0] == moves.ARRANGE:
        return dict.fromkeys(moment.view.question, "target")
    if pointed[0] in moment.lore.lines:
        return dict(moment.lore.lines[pointed[0]](moment, pointed))
    goals: dict[int, Aim] = {}
    order = ("", "target", "idle", "risky", "loses", "deadly")
    for move in aims.of(pointed):
        mark = moment.foresight(move).mark
        aim: Aim = "target"
        if mark & Mark.DEADLY:
            aim = "deadly"
        elif mark & Mark.GOLD_LOST or moment.loses_piece(move):
            aim = "loses"
        elif mark & Mark.RISKY:
            aim = "risky"
        elif mark & Mark.CHANGES_NOTHING:
            aim = "idle"
        cell = aims.cell(move)
        known = goals.get(cell)
        if known is None or order.index(aim) < order.index(known):
            goals[cell] = aim
    chosen = moment.view.question if moment.view.phase in CHOOSES_SEVERAL else ()
    return goals | dict.fromkeys(chosen, "chosen")


def _subject(moment: Moment, aims: Aims | None, pointed: Move | None) -> int:
    if moment.view.mover >= 0:
        return moment.view.mover
    if aims is None or pointed is None:
        return -1
    return aims.subject_of[pointed]


def _land(moment: Moment, spot: Spot, seen: Seen, *, ascii: bool) -> Patch:  # noqa: A002
    lore, width = moment.lore, moment.grid.width
    steps = lore.kinds[spot.kind].steps
    figures, picked = _figures(moment, moment.there.get(spot.cell, ()), seen.subject, steps, ascii=ascii)
    if not spot.kind:
        entry = peeked(lore, spot.seen, ascii=ascii) if spot.seen else TileSign(("  ",))
        return Patch(
            "closed",
            entry.turned(spot.seen_turn),
            entry.word,
            entry.brief,
            looked=spot.looked_at,
            peeked=bool(spot.seen),
            figures=figures,
            aim=seen.aims.get(spot.cell, ""),
            picked=picked,
            trail=spot.cell in seen.trail,
            tide=_shade(spot.cell, width),
            terrain=_TERRAIN[spot.back],
        )
    kind, gold = lore.kinds[spot.kind], moment.lying.get(spot.cell, ())
    entry = _entry(lore, spot.kind, ascii)
    return Patch(
        "open",
        entry.turned(spot.turn),
        entry.word,
        entry.brief,
        exits=turned(kind.exits, spot.turn) if kind.way == "arrow" else (),
        plain=kind.acts in ("never", "once"),
        coins=sum(lies.coins for lies in gold),
        treasure=any(lies.treasure for lies in gold),
        figures=figures,
        aim=seen.aims.get(spot.cell, ""),
        picked=picked,
        trail=spot.cell in seen.trail,
        tide=_shade(spot.cell, width),
        terrain=_TERRAIN[spot.back],
        art=entry.art,
    )


_TERRAIN: Final[tuple[Terrain, ...]] = get_args(Terrain)
"""By back."""


def _shade(cell: int, width: int) -> int:
    return (cell % width + cell // width) % 2


def _water(moment: Moment, cell: int, seen: Seen, *, ascii: bool) -> Patch:  # noqa: A002
    crew, width = moment.ships.get(cell), moment.grid.width
    figures, picked = _figures(moment, moment.there.get(cell, ()), seen.subject, 1, ascii=ascii)
    ship = crew.crew if crew is not None else -1
    return Patch(
        "sea",
        figures=figures,
        ship=ship,
        aim=seen.aims.get(cell, ""),
        picked=picked or (ship >= 0 and seen.subject == SHIP + ship),
        trail=cell in seen.trail,
        tide=(cell % width + 2 * (cell // width)) % 4,
    )


def _figures(
    moment: Moment,
    pieces: tuple[Piece, ...],
    subject: int,
    steps: int,
    *,
    ascii: bool,  # noqa: A002
) -> tuple[tuple[Figure, ...], bool]:
    if not pieces:
        return (), False
    first = sorted(pieces, key=lambda piece: piece.id != subject)
    badges = moment.lore.badges[ascii]
    figures = tuple(
        Figure(label(piece), piece.crew, _held(piece), piece.step if steps > 1 else 0, badges[piece.ability])
        for piece in first
    )
    return figures, first[0].id == subject


def _held(piece: Piece) -> Held:
    if piece.load:
        return "loaded"
    if piece.status is Status.CAUGHT:
        return "caught"
    return "waits" if piece.status else ""
