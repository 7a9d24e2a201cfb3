"""The next game of the same people."""

from __future__ import annotations

from tabletop_tui.rules import Match
from tabletop_tui.rules.request import StartRequest, fresh_seed

from .option_choices import is_seat, seat_values


def again(match: Match) -> StartRequest:
    """The same seats and options with new luck; whoever sits after the last starter starts.

    Where the game has no option for who starts, the seats move on by one instead.

    Raises:
        BadOptions: The game does not let that seat start.
    """
    fields = type(match.options).model_fields
    who = next((name for name, info in fields.items() if is_seat(info)), None)
    if who is None:
        seats = (*match.seats[1:], match.seats[0])
        return StartRequest(match.game.box.id, seats, match.options, fresh_seed(), match.practice)
    starters = seat_values(fields[who], len(match.seats))
    following = starters[(_starter(match, who, starters) + 1) % len(starters)]
    # Read as they will be when the match is opened again, so that what cannot be kept is refused now.
    options = match.game.read_options({**match.options.model_dump(mode="json"), who: following})
    return StartRequest(match.game.box.id, match.seats, options, fresh_seed(), match.practice)


def _starter(match: Match, who: str, starters: list[object]) -> int:
    """The seat that started: the one the options named, else the first to decide in the open, or at all."""
    named = getattr(match.options, who)
    if named in starters:
        return starters.index(named)
    decisions = [step for step in match.steps if step.actor >= 0]
    return next((step.actor for step in decisions if not step.private), decisions[0].actor if decisions else 0)
