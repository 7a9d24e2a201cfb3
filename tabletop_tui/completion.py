"""What the shell completes, through click's own means; it never complains and never makes a file."""

# ruff: noqa: PLC0415 - loads no more than the word that is being completed needs.

from __future__ import annotations

import os

import click
from click.shell_completion import CompletionItem

from .rules import TabletopError, shelf


def check_request() -> None:
    """Look whether completion is asked for as shells do, because click stumbles over anything else.

    Raises:
        TabletopError: It is asked for without the words typed so far.
    """
    shell, _, task = os.environ.get("_TABLETOP_COMPLETE", "").partition("_")
    if task != "complete":
        return
    at = os.environ.get("COMP_CWORD")
    # Fish gives the word itself where the others give its number.
    if at is None or "COMP_WORDS" not in os.environ or not (shell == "fish" or at.isdecimal()):
        raise TabletopError("Only a shell asks for completion, with COMP_WORDS and COMP_CWORD.")


def games(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Games by their ids."""
    return [CompletionItem(box.id, help=box.name) for box in shelf.boxes().values() if box.id.startswith(typed)]


def settings(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Options of the game that was named."""
    boxes = shelf.boxes()
    # While an option still waits for its value click has not sorted the words before it.
    box = next((boxes[word] for word in (context.params.get("game"), *context.args) if word in boxes), None)
    try:
        fields = box.open().options.model_fields if box else {}
    except TabletopError:
        return []
    return [CompletionItem(f"{name}=", help=field.title) for name, field in fields.items() if name.startswith(typed)]


def unfinished_matches(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Matches to continue."""
    return _matches(typed, finished=False)


def all_matches(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Matches to continue, and finished ones after them."""
    return _matches(typed, finished=True)


def _matches(typed: str, *, finished: bool) -> list[CompletionItem]:
    from .store.library import open_library
    from .store.places import library_path

    try:
        if not library_path().exists():
            return []
        with open_library() as library:
            matches = library.unfinished() + (library.finished() if finished else [])
    except (TabletopError, OSError):
        return []
    return [
        CompletionItem(str(match.id), help=f"{match.game_name}: {match.people}")
        for match in matches
        if str(match.id).startswith(typed)
    ]
