"""A game's options model as lines of a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin

from .choice import Choice
from .glyphs import Glyphs

if TYPE_CHECKING:
    from pydantic import BaseModel
    from pydantic.fields import FieldInfo

YES_NO = ((True, "yes"), (False, "no"))
MOST_STEPS = 1000


def option_choices(
    model: type[BaseModel], names: list[str], glyphs: Glyphs, more: Mapping[str, Sequence[tuple[Any, str]]]
) -> dict[str, Choice]:
    """One line for each option that can be chosen among a few values: its own, and those a game offers more.

    A field may say more with ``json_schema_extra``: ``seat`` lists the names of the table (see `seat_values`),
    ``labels`` names its values, ``ruling`` (the id of the ruling) marks it as one of ours, ``made`` lists values that
    only come with what people made, so that none of them is offered by itself, ``blurb`` lets the value chosen say what
    the game is about in place of the box.
    """
    lines: dict[str, Choice] = {}
    for field, info in model.model_fields.items():
        values = [*field_values(info, names), *more.get(field, ())]
        if values:
            ours = ruling(info)
            mark = glyphs["ruling"] if ours else ""
            title = (info.title or field.replace("_", " ").capitalize()) + mark
            about = info.description or ""
            if ours:
                about = f"{about} The rulebook (F1) says more: {ours}.".strip()
            lines[field] = Choice(title, values, info.get_default(call_default_factory=True), about)
    return lines


def field_values(info: FieldInfo, names: list[str]) -> list[tuple[Any, str]]:
    """The values a field offers, with their names; empty where it offers no short list."""
    extra = _extra(info)
    labels = extra.get("labels", {})
    if extra.get("seat"):
        seats = seat_values(info, len(names))
        others = [value for value in _literals(info.annotation) if not _is_number(value)]
        default = info.get_default(call_default_factory=True)
        if default not in others and not _is_number(default):
            others.insert(0, default)
        return [(value, _name(value, labels)) for value in others] + list(zip(seats, names, strict=False))
    if info.annotation is bool:
        return [(value, labels.get(str(value).lower(), name)) for value, name in YES_NO]
    literals = _literals(info.annotation)
    if literals:
        return [(value, _name(value, labels)) for value in literals if value not in extra.get("made", ())]
    low, high = _bounds(info)
    if info.annotation is int and low is not None and high is not None and high - low < MOST_STEPS:
        return [(value, _name(value, labels)) for value in range(low, high + 1)]
    return []


def is_seat(info: FieldInfo) -> bool:
    """Whether the field names a seat."""
    return bool(_extra(info).get("seat"))


def is_blurb(info: FieldInfo) -> bool:
    """Whether the value chosen says what is played."""
    return bool(_extra(info).get("blurb"))


def ruling(info: FieldInfo) -> str:
    """The id of the ruling the option comes from, empty for none."""
    return str(_extra(info).get("ruling", ""))


def seat_values(info: FieldInfo, seats: int) -> list[Any]:
    """What a field that names a seat calls each of them, in seat order.

    The numbers among its values, whether written as numbers or as texts, are the seats; where it lists none, seats are
    counted from its lowest bound, or from 0.
    """
    numbers = sorted((value for value in _literals(info.annotation) if _is_number(value)), key=int)
    if not numbers:
        first = _bounds(info)[0] or 0
        numbers = list(range(first, first + seats))
    return numbers[:seats]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) or (isinstance(value, str) and value.isdecimal())


def _extra(info: FieldInfo) -> dict[str, Any]:
    return info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}


def _name(value: Any, labels: dict[str, str]) -> str:
    if str(value) in labels:
        return labels[str(value)]
    return "at random" if value in (None, "random") else str(value).replace("_", " ")


def _literals(annotation: Any) -> list[Any]:
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if get_origin(annotation) in (Union, UnionType):
        return [value for part in get_args(annotation) if part is not NoneType for value in _literals(part)]
    return []


def _bounds(info: FieldInfo) -> tuple[int | None, int | None]:
    low: int | None = None
    high: int | None = None
    for rule in info.metadata:
        if hasattr(rule, "ge"):
            low = rule.ge
        if hasattr(rule, "gt"):
            low = rule.gt + 1
        if hasattr(rule, "le"):
            high = rule.le
        if hasattr(rule, "lt"):
            high = rule.lt - 1
    return low, high
