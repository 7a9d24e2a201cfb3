"""How seats are told apart: a letter always, a colour where there is one."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDEF"
"""The letter of each seat, from seat 0."""


def seat_style(seat: int, extra: str = "bold") -> str:
    """The style of a seat for `Content`: its theme colour ``$seat-1`` to ``$seat-6``, and what is given besides."""
    return f"{extra} $seat-{seat % len(LETTERS) + 1}".strip()
