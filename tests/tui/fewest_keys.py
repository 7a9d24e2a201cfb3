"""How keys lead from one move to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, get_args

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.table_screen import TableScreen


def keys_to(screen: TableScreen, wanted: Any, *, by_numbers: bool) -> list[tuple[str, Any]]:
    """The fewest keys from the move pointed at to another one, each with the move it leads to."""
    assert screen.at is not None
    table, moves = screen.table, screen.moves
    start = moves[screen.at]
    came: dict[Any, tuple[str, Any] | None] = {start: None}
    todo = deque([start])
    while wanted not in came:
        assert todo, f"no keys lead to {screen.match.state.text(wanted)}"
        at = todo.popleft()
        found = [(direction, table.steer(direction, moves, at)) for direction in get_args(Direction)]
        found += [("tab", table.turn_to(1, moves, at)), ("shift+tab", table.turn_to(-1, moves, at))]
        found.append(("c", table.twin(moves, at)))
        if by_numbers:
            found += [(str(number), move) for number, move in enumerate(table.group(moves, at)[:9], 1)]
        for key, move in found:
            if move is not None and move not in came:
                came[move] = (key, at)
                todo.append(move)
    keys: list[tuple[str, Any]] = []
    at = wanted
    while (step := came[at]) is not None:
        keys.append((step[0], at))
        at = step[1]
    return keys[::-1]


def keys_to_text(app: TabletopApp, text: str) -> list[str]:
    """The fewest keys, digits left out, that point at the move with this text."""
    assert isinstance(app.screen, TableScreen)
    return [key for key, _ in keys_to(app.screen, app.screen.match.state.parse(text), by_numbers=False)]


def reached(steer: Callable[[Direction, Sequence[Any], Any], Any], moves: Sequence[Any], start: Any) -> set[Any]:
    """The moves that arrows alone lead to from this one."""
    seen, edge = {start}, [start]
    while edge:
        at = edge.pop()
        for direction in get_args(Direction):
            to = steer(direction, moves, at)
            if to not in seen:
                seen.add(to)
                edge.append(to)
    return seen
