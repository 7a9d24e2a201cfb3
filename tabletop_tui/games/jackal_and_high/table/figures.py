"""What can be read off a view with a little counting: totals, what is missing, who is exact, who comes next."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.games.jackal_and_high.view import Player, View


def total(view: View, seat: int, position: int) -> int:
    """What this seat's dice on this card add up to."""
    return sum(view.players[seat].placed[position])


def missing(view: View, seat: int, position: int) -> int:
    """What this seat still needs there, its value where no die of it lies."""
    return view.row[position].card - total(view, seat, position)


def exact(view: View, position: int) -> tuple[int, ...]:
    """Seats whose dice there are exact now, in seat order."""
    return tuple(seat for seat in range(len(view.players)) if missing(view, seat, position) == 0)


def nothing_fits(view: View) -> bool:
    """Whether dice have been thrown and none of them fits any card for the thrower."""
    return bool(view.thrown) and all(
        die > missing(view, view.thrower, position) for die in view.thrown for position in range(len(view.row))
    )


def is_lone(view: View) -> bool:
    """Whether the thrower has just one die to decide about, in roll 2 or 3."""
    return view.roll >= 2 and not view.placed_now and len(view.thrown) == 1 and view.players[view.thrower].hand == 1


def with_player(view: View, seat: int, player: Player) -> View:
    """The view with one player's things changed."""
    players = (*view.players[:seat], player, *view.players[seat + 1 :])
    return replace(view, players=players)


def same_value(view: View, position: int) -> tuple[int, int]:
    """Which of the cards of this value in the row it is, from 1, and how many there are."""
    alike = [other for other, spot in enumerate(view.row) if spot.card == view.row[position].card]
    return alike.index(position) + 1, len(alike)


def top_card(player: Player) -> str:
    """The card that lies on a stack, ``?`` where only its owner knows which, empty where none lies."""
    if not player.stack:
        return ""
    newest = player.stack[-1]
    return str(newest.cards[-1]) if newest.ordered else "?"
