"""Whose turn it is, what follows an action, and agreeing to end the game."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import NOBODY, Tell

from .crews import members
from .moves import AGREE, DONE, PROPOSE, REFUSE
from .phases import Phase
from .position import MISSES_NEXT_TURN, MISSES_THIS_TURN, Position
from .turn_events import EndAnswered, Ended, EndProposed, PlayedInHaze, Skipped

QUIET_ROUNDS: Final = 50
"""The game ends after so many full rounds without progress (ruling `T54`)."""

SKIPPED_ROUNDS: Final = 2
"""The game ends after so many full rounds of skipped turns (ruling `T55`)."""

MOST_ROUNDS: Final = 2000
"""No game is longer, whatever happens: pirates that die and are brought back for ever count as progress for ever."""

PATIENCE: Final = 8
"""Rounds without progress before somebody may propose to end the game, and again after each refusal (ruling `T53`)."""

AGREEMENT: Final = "All players agreed to end it."


def prepare(position: Position) -> None:
    """Before the first turn of all."""
    position.hush = PATIENCE * len(position.seating.crews)
    begin(position)


def begin(position: Position, tell: Tell | None = None) -> None:
    """Let the crew on turn choose its action; crews that can do nothing are skipped, until the game ends if all are."""
    while True:
        chart = position.chart
        legal = chart.actions(position)
        given = chart.bottle_moves(position) if any(position.bottles) else ()
        if legal:
            if chart.bottles_first:
                legal += given
            if position.idle >= position.hush:
                legal.append((PROPOSE,))
            position.ask(Phase.ACTION, legal)
            return
        if given:
            position.ask(Phase.AFTER, [*given, (DONE,)])
            return
        if _end(position, tell):
            return


def after_action(position: Position, tell: Tell | None) -> None:
    """The action is made: the turn stays open only if a bottle can be used."""
    position.acted = True
    go_on(position, tell)


def go_on(position: Position, tell: Tell | None) -> None:
    """After the action, or after a bottle was used."""
    if not position.acted:
        begin(position, tell)
        return
    given = position.chart.bottle_moves(position) if any(position.bottles) else ()
    if given:
        position.ask(Phase.AFTER, [*given, (DONE,)])
    else:
        end(position, tell)


def bottle_used(position: Position, tell: Tell | None) -> None:
    """A bottle has done its work, which may stand for the action of a turn in which there was none."""
    if position.chart.bottles_count:
        position.acted = True
    go_on(position, tell)


def end(position: Position, tell: Tell | None) -> None:
    """This turn ends, and the next begins unless the game is over."""
    if not _end(position, tell):
        begin(position, tell)


def propose(position: Position, tell: Tell | None) -> None:
    """Somebody proposes to end the game: all other seats answer in turn (ruling `T53`)."""
    if tell is not None:
        tell(EndProposed(seat=position.seat, what=position.chart.ends))
    seats = position.seating.seats
    position.answering = tuple((position.seat + after) % seats for after in range(1, seats))
    _ask_next(position)


def answer(position: Position, agrees: bool, tell: Tell | None) -> None:
    """One seat has answered; a single refusal ends the question."""
    if tell is not None:
        tell(EndAnswered(seat=position.deciding, agrees=agrees))
    position.answering = position.answering[1:] if agrees else ()
    if not agrees:
        position.hush = position.idle + PATIENCE * len(position.seating.crews)
        begin(position, tell)
    elif position.answering:
        _ask_next(position)
    else:
        _close(position, AGREEMENT, tell)


def _ask_next(position: Position) -> None:
    position.phase, position.deciding = Phase.ANSWER, position.answering[0]
    position.legal = ((REFUSE,), (AGREE,))


def _end(position: Position, tell: Tell | None) -> bool:
    """Count this turn and hand on to the next crew, or close the game; whether it is over."""
    _sober_up(position)
    if position.acted:
        position.skips = 0
    else:
        position.skips += 1
        if tell is not None:
            tell(Skipped(crew=position.crew))
    if position.progress:
        position.idle = 0
        position.hush = PATIENCE * len(position.seating.crews)
        reason = position.chart.verdict(position) or stall(position)
    else:
        position.idle += 1
        reason = stall(position)
    if reason:
        _close(position, reason, tell)
        return True
    position.progress = position.acted = False
    position.turn += 1
    position.crew = crew = position.seating.after[position.crew]
    position.shifted = position.hazy > 0
    if position.shifted:
        position.hazy -= 1
        position.seat = position.seating.seat_of[position.seating.after[crew]]
        if tell is not None:
            tell(PlayedInHaze(seat=position.seat, crew=crew, haze=position.chart.haze))
    else:
        position.seat = position.seating.seat_of[crew]
    return False


def _sober_up(position: Position) -> None:
    status = position.status
    if MISSES_THIS_TURN in status or MISSES_NEXT_TURN in status:
        for piece in members(position.of_crew[position.crew]):
            if status[piece] in (MISSES_THIS_TURN, MISSES_NEXT_TURN):
                status[piece] -= 1


def stall(position: Position) -> str | None:
    """Why a game that leads nowhere ends now, or None."""
    crews = len(position.seating.crews)
    if position.idle >= QUIET_ROUNDS * crews:
        return f"Nothing came of {QUIET_ROUNDS} rounds in a row."
    if position.skips >= SKIPPED_ROUNDS * crews:
        return f"Nobody could do anything for {SKIPPED_ROUNDS} rounds."
    if position.turn >= MOST_ROUNDS * crews:
        return f"{MOST_ROUNDS} rounds are enough."
    return None


def _close(position: Position, reason: str, tell: Tell | None) -> None:
    closing = position.chart.closing or close
    closing(position, reason, tell)


def close(position: Position, reason: str, tell: Tell | None) -> None:
    """The game is over."""
    position.phase, position.deciding, position.legal = Phase.OVER, NOBODY, ()
    if tell is not None:
        tell(Ended(gold=tuple(position.stored), reason=reason))
