"""What is written in seven bits for signs and letters beyond them, where no glyph set says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from locale import getpreferredencoding
from os import environ
from typing import Final
from unicodedata import combining, normalize

_SMALL: Final = {
    **dict(zip("абвгдезийклмнопрстуфыэіґў", "abvgdeziyklmnoprstufyeigu", strict=True)),
    **{"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": ""},
    **{"ю": "yu", "я": "ya", "є": "ye", "ї": "yi", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"},
    **{"ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l"},
}
_LETTERS: Final = {**{letter.upper(): likeness.capitalize() for letter, likeness in _SMALL.items()}, **_SMALL}

LIKENESSES: Final[Mapping[int, str]] = {
    **{ord(letter): likeness for letter, likeness in _LETTERS.items() if len(letter) == 1},
    **str.maketrans(
        {
            **dict.fromkeys("─━═╌┄", "-"),
            **dict.fromkeys("│┃║╎┆", "|"),
            **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛╔╗╚╝", "+"),
            **dict.fromkeys("•∙", "."),
            **dict.fromkeys("◆█▓", "#"),
            **dict.fromkeys("▒▀▄", ":"),
            **dict.fromkeys("♦★", "*"),
            **dict.fromkeys("—−", "-"),
            **dict.fromkeys("“”„", '"'),
            **dict.fromkeys("‘’", "'"),
            **dict.fromkeys("▲△", "^"),
            **dict.fromkeys("▼▽", "v"),
            **dict.fromkeys("▶", ">"),
            **dict.fromkeys("◀←", "<"),
            **dict.fromkeys("○∘", "o"),
        }
    ),
}
"""By the code of a sign or a letter; signs are as broad as before, so that drawings stay whole."""


def speaks_unicode() -> bool:
    """Whether the locale asked for writes Unicode; Python itself always would, so its own encoding says too little."""
    asked = next((value for name in ("LC_ALL", "LC_CTYPE", "LANG") if (value := environ.get(name))), None)
    encoding = getpreferredencoding(do_setlocale=False) if asked is None else asked.partition(".")[2] or asked
    return encoding.partition("@")[0].replace("-", "").lower() in ("utf8", "utf16", "gb18030")


def without_accents(text: str) -> str:
    """The text with letters that have accents laid bare; what is none stays as it is."""
    return "".join(map(_bare, text))


def _bare(sign: str) -> str:
    bare = "".join(part for part in normalize("NFKD", sign) if not combining(part))
    return bare if bare.isascii() else sign
