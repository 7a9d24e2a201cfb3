"""Whether the files that came with a game, and those people made for it, are fit to play by."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .assets import BadAsset, files, read_text, read_toml
from .rules import Box, TabletopError
from .store.places import made_for


def faults(box: Box) -> list[str]:
    """One sentence for everything that is wrong with a game's files; empty when all is well.

    Only when its own check finds nothing the game is opened and its table is looked at, which may find more.
    """
    found = [fault for file in (box.about, box.art) if (fault := _fault(read_text, file))]
    own = box.own_faults()
    if not own:
        try:
            supply = box.open().supply
            own = supply.offers(made_for(box.id)).troubles if supply is not None else ()
            box.lay_table().read_assets()
        except TabletopError as error:
            own = (*own, str(error))
    return [f"{box.name}: {fault}" for fault in (*found, *own)]


def all_faults(boxes: Iterable[Box]) -> list[str]:
    """One sentence for everything that is wrong with the files of the house and of these games, none of them twice."""
    common = _common_faults()
    of_games = ((box.name, fault) for box in boxes for fault in faults(box))
    return [*common, *(fault for name, fault in of_games if fault.removeprefix(f"{name}: ") not in common)]


def _common_faults() -> list[str]:
    """What is wrong with files that hold signs, tiles or cards, of whichever game."""
    from .tui.glyphs import check_glyphs  # noqa: PLC0415 - imports Textual

    found = [fault for file in files("**/*.toml") if (fault := _fault(read_toml, file))]
    return [*found, *(fault for fault in (_fault(check_glyphs),) if fault and fault not in found)]


def _fault(read: Callable[..., object], *what: str) -> str:
    try:
        read(*what)
    except BadAsset as error:
        return str(error)
    return ""
