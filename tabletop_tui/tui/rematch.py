"""The next game of the same people."""

from __future__ import annotations

from tabletop_tui.rules import Match
from tabletop_tui.rules.request import StartRequest, fresh_seed

from .option_choices import is_seat


def again(match: Match) -> StartRequest:
    """The same seats and options with new luck; whoever sits after the last starter starts.

    Where the game has no option for who starts, the seats move on by one instead.
    """
    seats, options = match.seats, match.options
    starter = next((step.actor for step in match.steps if step.actor >= 0), 0)
    following = (starter + 1) % len(seats)
    who = next((name for name, info in type(options).model_fields.items() if is_seat(info)), None)
    if who is None:
        seats = (*seats[1:], seats[0])
    else:
        options = options.model_copy(update={who: following})
    return StartRequest(match.game.box.id, seats, options, fresh_seed(), match.practice)
