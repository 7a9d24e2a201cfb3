"""The signs and the pictures of the abilities."""

from __future__ import annotations

from typing import Final

BADGES: Final = "░¬♪♣●≈▲✶»"
"""By number from 1: the ground on which nobody beats him, or a likeness."""

LETTERS: Final = "BMYWKSHDN"
"""The same in seven bits: Beachcomber, Musketeer, Ship's boY, Woodsman, blacK spot and so on."""
