"""Where everything that is data and not code is found."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The assets folder: inside the package in a wheel, beside it in a checkout or an editable install."""
    here = Path(__file__).resolve().parent
    return next(folder for folder in (here / "assets", here.parent / "assets") if folder.is_dir())
