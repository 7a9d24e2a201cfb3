"""The few signs the house itself draws, in Unicode and in 7-bit ASCII."""

from __future__ import annotations

from locale import getpreferredencoding
from os import environ
from typing import Final, NamedTuple


class Marks(NamedTuple):
    """Signs for frames, pointers and shortened text.

    Attributes:
        pointer: Stands before the line that is pointed at.
        left: Says that something can be turned to the left.
        right: Says that something can be turned to the right.
        more: Ends a text that was cut.
        dot: Separates two facts in one line.
        dash: Stands between two numbers of a range.
        up: There is more above.
        down: There is more below.
        ruling: Marks a set-up option that is a ruling of ours.
        frame: Corners (top left, top right, bottom left, bottom right), horizontal and vertical line.
        chosen: The same six for the frame that is pointed at.
    """

    pointer: str
    left: str
    right: str
    more: str
    dot: str
    dash: str
    up: str
    down: str
    ruling: str
    frame: str
    chosen: str


UNICODE: Final = Marks("▸", "‹", "›", "…", "·", "–", "↑", "↓", "°", "╭╮╰╯─│", "┏┓┗┛━┃")
ASCII: Final = Marks(">", "<", ">", "~", "-", "-", "^", "v", "*", "++++-|", "####=#")


def speaks_unicode() -> bool:
    """Whether the locale asked for writes Unicode; Python itself always would, so its own encoding says too little."""
    asked = next((value for name in ("LC_ALL", "LC_CTYPE", "LANG") if (value := environ.get(name))), None)
    encoding = getpreferredencoding(do_setlocale=False) if asked is None else asked.partition(".")[2] or asked
    return encoding.partition("@")[0].replace("-", "").lower() in ("utf8", "utf16", "gb18030")


_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─━═╌┄", "-"),
        **dict.fromkeys("│┃║╎┆", "|"),
        **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛╔╗╚╝", "+"),
        **dict.fromkeys("·•∙", "."),
        **dict.fromkeys("●◆■█▓", "#"),
        **dict.fromkeys("▒░▀▄", ":"),
        **dict.fromkeys("♠♣♥♦★", "*"),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("▲△↑", "^"),
        **dict.fromkeys("▼▽↓", "v"),
        **dict.fromkeys("▶▸→›", ">"),
        **dict.fromkeys("◀◂←‹", "<"),
        **dict.fromkeys("○∘", "o"),
        "°": "*",
        "╱": "/",
        "╲": "\\",
        "…": "~",
        "×": "x",
    }
)


def plain(text: str) -> str:
    """Art and rulebook text with its signs in 7-bit ASCII; letters people typed are not to be sent through here."""
    return text.translate(_PLAIN).encode("ascii", "replace").decode("ascii")


def plain_signs(text: str) -> str:
    """A text of as many characters with its signs in 7-bit ASCII; letters, which people may have typed, are kept."""
    return text.translate(_PLAIN)
