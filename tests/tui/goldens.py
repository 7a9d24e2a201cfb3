"""Screens as plain text, compared with files; TABLETOP_UPDATE_GOLDENS=1 writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.app import App
from textual.strip import Strip

from tests.goldens import check_text

GOLDEN = Path(__file__).parent / "golden"


def screen_strips(app: App[Any]) -> list[Strip]:
    """What is on the screen now, row by row, with its colours.

    The compositor is not a public part of Textual; no other test touches it.
    """
    return app.screen._compositor.render_strips()


def screen_text(app: App[Any]) -> str:
    """What is on the screen now, one line a row, without spaces at the ends."""
    return "\n".join(strip.text.rstrip() for strip in screen_strips(app)) + "\n"


def check_golden(app: App[Any], name: str, folder: Path = GOLDEN) -> None:
    """The screen looks as it did; ``name`` is a file name without its ending."""
    check_text(screen_text(app), folder / f"{name}.txt")
