"""Where things are kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

from .errors import StoreError

HOME: Final = "TABLETOP_HOME"
"""The environment variable that names another folder."""

LIBRARY: Final = "tabletop.sqlite3"
"""The name of the file everything is kept in."""


def folder() -> Path:
    """The folder everything is kept in, which need not exist: TABLETOP_HOME, or the platform's place for user data.

    Raises:
        StoreError: TABLETOP_HOME begins with a person nobody knows, or with nothing in a folder that is gone.
    """
    chosen = os.environ.get(HOME)
    if not chosen:
        return platformdirs.user_data_path("tabletop", appauthor=False)
    try:
        return Path(chosen).expanduser().absolute()
    except (RuntimeError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        raise StoreError(f"{HOME} is “{chosen}”, which cannot be found: {reason}.") from error


def home() -> Path:
    """The folder everything is kept in, created when needed.

    Raises:
        StoreError: It cannot be found, see `folder`, or not be created.
    """
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or error
        raise StoreError(f"The folder {place} cannot be made ({reason}); set {HOME} to one that can.") from error
    return place


def library_path() -> Path:
    """The file everything is kept in, whether it exists or not.

    Raises:
        StoreError: See `folder`.
    """
    return folder() / LIBRARY


def made_for(game: str) -> Path:
    """The folder of what people make for a game, given by its id; it need not exist.

    Raises:
        StoreError: See `folder`.
    """
    return folder() / game
