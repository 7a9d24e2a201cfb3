"""Our themes, and the colours of seats in anybody's theme."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

SEATS_ON_DARK: Final = ("#e08a00", "#5fb4f0", "#3fbf7f", "#f07fc0", "#f0e860", "#ff6f5f")
"""Seat colours on dark ground; told apart by people who see red and green alike too, and in 16 colours."""

SEATS_ON_LIGHT: Final = ("#8f5a00", "#0057a8", "#005f00", "#8f1f7f", "#606010", "#b02010")
"""Seat colours on light ground."""


def seat_variables(dark: bool) -> dict[str, str]:
    """The theme variables ``seat-1`` to ``seat-6``; the defaults for themes that know nothing of seats."""
    colours = SEATS_ON_DARK if dark else SEATS_ON_LIGHT
    return {f"seat-{number}": colour for number, colour in enumerate(colours, 1)}


EVENING: Final = Theme(
    name="evening",
    primary="#e0a458",
    secondary="#7fb3a6",
    accent="#e8c66a",
    warning="#e0a458",
    error="#e0705f",
    success="#8fbf6a",
    foreground="#e6e1d6",
    background="#17181a",
    surface="#1f2123",
    panel="#2b2d30",
    dark=True,
    variables=seat_variables(True),
)

DAYLIGHT: Final = Theme(
    name="daylight",
    primary="#8a4f12",
    secondary="#2f6b60",
    accent="#7a5500",
    warning="#8a5a00",
    error="#a32a1a",
    success="#2f6b2f",
    foreground="#24211c",
    background="#f6f2e8",
    surface="#ece6d8",
    panel="#ddd5c3",
    dark=False,
    variables=seat_variables(False),
)

CONTRAST: Final = Theme(
    name="contrast",
    primary="#ffd75f",
    secondary="#5fd7ff",
    accent="#ffffff",
    warning="#ffd75f",
    error="#ff8f5f",
    success="#5fd7ff",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#303030",
    dark=True,
    variables={
        "seat-1": "#e08a00",
        "seat-2": "#5fd7ff",
        "seat-3": "#00d787",
        "seat-4": "#ff87d7",
        "seat-5": "#ffff5f",
        "seat-6": "#ff5f5f",
    },
)

OURS: Final = (EVENING, DAYLIGHT, CONTRAST)
DEFAULT: Final = EVENING.name
