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
    """The folder everything is kept in, which need not exist: TABLETOP_HOME, or the platform's place for user data."""
    chosen = os.environ.get(HOME)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("tabletop", appauthor=False)


def home() -> Path:
    """The folder everything is kept in, created when needed.

    Raises:
        StoreError: It cannot be created.
    """
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or error
        raise StoreError(f"The folder {place} cannot be made ({reason}); set {HOME} to one that can.") from error
    return place


def library_path() -> Path:
    """The file everything is kept in, whether it exists or not."""
    return folder() / LIBRARY
