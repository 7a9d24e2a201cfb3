"""What a command is asked after, and how a refusal is read."""

from __future__ import annotations

from typing import Any

from tabletop_tui.store.library import open_library
from tests.store.play import begin, play

Asked = list[dict[str, Any]]


def keep_a_match(*, turns: int = 12, moves: int = 3) -> int:
    with open_library() as library, begin(library, turns=turns) as kept:
        play(kept.match, moves)
        return kept.id


def refused(answer: Any, sentence: str, code: int | None = None) -> None:
    assert answer.code == code if code is not None else answer.code not in (0, None)
    assert answer.out == ""
    assert sentence in answer.err
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1
