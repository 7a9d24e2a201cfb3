"""A game's options in words for the command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import fill
from typing import TYPE_CHECKING, Any

from .complaints import USUAL_COLUMNS

if TYPE_CHECKING:
    from pydantic import BaseModel


def option_lines(options: type[BaseModel]) -> Iterator[str]:
    """For each option that takes one value its name, the value it has by itself and all values, and what it means."""
    for name, field in options.model_json_schema()["properties"].items():
        if field.get("type") != "array":
            yield f"  {name}={_word(field.get('default'))}   ({_values(field)})"
            about = field.get("description") or field.get("title", "")
            yield fill(about, USUAL_COLUMNS, initial_indent=" " * 6, subsequent_indent=" " * 6)


def _values(field: Mapping[str, Any]) -> str:
    """Which values may be given."""
    if "anyOf" in field:
        return " or ".join(_values(each) for each in field["anyOf"] if each.get("type") != "null")
    if "enum" in field:
        return ", ".join(_word(value) for value in field["enum"] if value not in field.get("made", ()))
    if field.get("type") == "boolean":
        return "yes, no"
    low, high = field.get("minimum"), field.get("maximum")
    if low is not None:
        return f"{low} to {high}" if high is not None else f"{low} or more"
    return "a number" if field.get("type") in ("integer", "number") else "a text"


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "" if value is None else str(value)
