"""Why an option's value is refused, in the house's words instead of the checking library's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .words import quoted

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_WANTED: Final = {
    "literal_error": "{expected}",
    "enum": "{expected}",
    "bool_parsing": "yes or no",
    "bool_type": "yes or no",
    "int_parsing": "a whole number",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a whole number",
    "float_parsing": "a number",
    "float_type": "a number",
    "string_type": "a text",
    "greater_than_equal": "{ge} or more",
    "less_than_equal": "{le} or less",
    "greater_than": "more than {gt}",
    "less_than": "less than {lt}",
}
"""What an option has to be, by the kind of error; what is not here is said as the check itself says it."""


def told(about: str, error: ErrorDetails) -> str:
    """One sentence about a refused value.

    Args:
        about: What it is the value of, such as ``Option “pace” of The Race``.
        error: What the check found.
    """
    wanted = _WANTED.get(error["type"])
    if wanted is None:
        return f"{about}: {error['msg'].removeprefix('Value error, ').rstrip('.')}."
    words = wanted.format(**error.get("ctx", {})).replace("'", "")
    return f"{about} has to be {words}, not {quoted(error['input'])}."
