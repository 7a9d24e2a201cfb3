"""Texts compared with files; TABLETOP_UPDATE_GOLDENS=1 writes them anew, and the difference shows what has changed."""

from __future__ import annotations

import os
from pathlib import Path


def check_text(text: str, file: Path) -> None:
    """The text is as it was when it was kept in this file."""
    if os.environ.get("TABLETOP_UPDATE_GOLDENS") == "1":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.is_file(), f"{file} is missing; look at the text and write it with TABLETOP_UPDATE_GOLDENS=1"
    assert text == file.read_text("utf-8"), f"the text differs from {file}:\n{text}"
