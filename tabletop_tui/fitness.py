"""Whether the files that came with a game, and those people made for it, are fit to play by."""

from __future__ import annotations

from .assets import assets
from .rules import Box, TabletopError
from .store.places import made_for


def faults(box: Box) -> list[str]:
    """One sentence for everything that is wrong with a game's files; empty when all is well.

    Only when its own check finds nothing the game is opened, which may find more.
    """
    found = [fault for file in (box.about, box.art) if (fault := _text(file))]
    own = box.own_faults()
    if not own:
        try:
            supply = box.open().supply
            own = supply.offers(made_for(box.id)).troubles if supply is not None else ()
        except TabletopError as error:
            own = (str(error),)
    return [f"{box.name}: {fault}" for fault in (*found, *own)]


def _text(file: str) -> str:
    """What is wrong with a file that has to be a text, empty when nothing is."""
    try:
        text = (assets() / file).read_text("utf-8")
    except UnicodeDecodeError:
        return f"{file} is no text in UTF-8."
    except OSError as error:
        return f"{file} cannot be read ({error.strerror})."
    return "" if text.strip() else f"{file} is empty."
