"""Beginning a match that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_tui.rules import shelf

if TYPE_CHECKING:
    from tabletop_tui.rules.request import StartRequest
    from tabletop_tui.store.library import KeptMatch, Library


def begin(library: Library, request: StartRequest) -> KeptMatch:
    """Begin what was asked for.

    Raises:
        BadOptions: There is no such game, or it is not for so many.
        BadAsset: A file that its table is drawn with is damaged.
        StoreError: It could not be kept.
    """
    game = shelf.find(request.game).open()
    game.box.lay_table().read_assets()
    return library.begin(game, request.options, request.seats, request.seed, request.practice)
