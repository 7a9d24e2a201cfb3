"""What keyboards send."""

from __future__ import annotations

import sys
from codecs import IncrementalDecoder, getincrementaldecoder
from functools import partial
from typing import Final

from textual.driver import Driver

_MAKER: Final = "getincrementaldecoder"


def forgive_strange_bytes(driver: type[Driver]) -> type[Driver]:
    """The same driver, dropping bytes of the keyboard that are no UTF-8, such as an ü from a terminal set to Latin-1.

    Textual's drivers for Unix make a strict decoder, which would end the app with such a byte, and offer no way to
    choose another; so the name they make it by is pointed at a forgiving one. Drivers without a decoder stay as they
    are.
    """
    module = sys.modules[driver.__module__]
    if hasattr(module, _MAKER):
        setattr(module, _MAKER, _forgiving)
    return driver


def _forgiving(encoding: str) -> partial[IncrementalDecoder]:
    return partial(getincrementaldecoder(encoding), errors="ignore")
