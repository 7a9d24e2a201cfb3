"""A match: one game being played by named people, with its journal, undo, redo, fork and replay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from .errors import BrokenJournal, CannotRedo, CannotUndo, IllegalMove, TabletopError
from .events import Event, told_to
from .game import Game
from .journal import DIGEST_KIND, REDO, UNDO, Closing, Keeper, keep_nothing
from .nature import Nature, SeededNature
from .outcome import Outcome
from .seat import Seat
from .state import CHANCE, NOBODY, State
from .step import Step, settled, step_from

if TYPE_CHECKING:
    from pydantic import BaseModel


@dataclass(slots=True)
class Match:
    """A game being played.

    Chance and forced moves are made by the match itself, so after every call some person has to decide, or the game
    is over. A match is its options, seats, seed and journal, and nothing else: all the rest is worked out.

    Attributes:
        game: The game played.
        options: The options model the table agreed on.
        seats: Who sits where, in seat order.
        seed: The seed of this match's luck.
        practice: Whether the table agreed that moves may be taken back past rolls, reveals and hand-overs.
        keeper: Keeps journal entries; see `Keeper`.
        journal: Every entry since the beginning, taken-back moves and the taking back included.
        steps: The moves that count, oldest first.
    """

    game: Game
    options: BaseModel
    seats: tuple[Seat, ...]
    seed: int
    practice: bool = False
    keeper: Keeper = keep_nothing
    journal: list[str] = field(default_factory=list, init=False)
    steps: list[Step] = field(default_factory=list, init=False)
    _first: State[Any, Any] = field(init=False)
    _undone: list[list[Step]] = field(default_factory=list, init=False)
    _nature: Nature = field(init=False)

    def __post_init__(self) -> None:
        self._first = self.game.new(self.options, len(self.seats))
        self._nature = SeededNature(self.seed)

    @property
    def state(self) -> State[Any, Any]:
        """The present position. Not to be changed; copy it to look ahead."""
        return self.steps[-1].after if self.steps else self._first

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def actor(self) -> int:
        """The seat that has to decide, or NOBODY."""
        return self.state.actor()

    @property
    def outcome(self) -> Outcome | None:
        """The result, None while the game goes on."""
        return self.state.outcome()

    def position(self, ply: int) -> State[Any, Any]:
        """The position after the first ``ply`` steps. Not to be changed.

        Raises:
            ValueError: ``ply`` is not from 0 to ``len(steps)``.
        """
        self._check_ply(ply)
        return self.steps[ply - 1].after if ply else self._first

    @property
    def last_choice(self) -> int | None:
        """Index in `steps` of the last decision somebody made; None when nobody has decided anything yet."""
        return next((at for at in range(len(self.steps) - 1, -1, -1) if not self.steps[at].forced), None)

    def log(self, seat: int | None) -> list[Event]:
        """All that happened so far, as one seat (None: an onlooker) may know it."""
        return [event for step in self.steps for event in told_to(step.events, seat)]

    def settle(self) -> tuple[Step, ...]:
        """Let chance and forced moves happen until somebody has to decide; begins a new match.

        Returns:
            The steps that were made, oldest first.
        """
        return self._commit(settled(self.state, self._nature))

    def play(self, move: Any) -> tuple[Step, ...]:
        """Make the acting seat's move and all that follows on its own.

        Returns:
            The steps that were made: this move first.

        Raises:
            IllegalMove: The rules forbid it, or the game is over; nothing has changed.
        """
        if self.actor in (CHANCE, NOBODY):
            raise IllegalMove("The game is over." if self.actor == NOBODY else "Chance has to act first.")
        step = step_from(self.state, self._as_listed(move), forced=False)
        steps = self._commit([step, *settled(step.after, self._nature)])
        self._undone.clear()
        return steps

    def why_no_undo(self) -> str | None:
        """Why nothing may be taken back now, in one sentence; None when it may."""
        last = self.last_choice
        if last is None:
            return "There is nothing to take back."
        if self.practice:
            return None
        taken = self.steps[last:]
        if any(step.actor == CHANCE for step in taken):
            return "This cannot be taken back: a roll, a card or a tile has come up since."
        if any(event.reveals for step in taken for event in step.events):
            return "This cannot be taken back: something hidden has been seen since."
        now = self.state
        if (taken[0].private or now.private()) and self._person(taken[0].actor) != self._person(now.actor()):
            return "This cannot be taken back: the screen has been handed over since."
        return None

    def undo(self) -> tuple[Step, ...]:
        """Take back the last decision and all that followed on its own; the journal records it.

        Returns:
            The steps that no longer count, oldest first.

        Raises:
            CannotUndo: Nothing was played, or undo would cross a roll, a reveal or a hand-over.
        """
        reason = self.why_no_undo()
        if reason is not None:
            raise CannotUndo(reason)
        self.keeper([UNDO], None)
        return self._take_back()

    def can_redo(self) -> bool:
        """Whether a move was taken back and nothing else was played since."""
        return bool(self._undone)

    def redo(self) -> tuple[Step, ...]:
        """Play again what was taken back last, with the same luck.

        Returns:
            The steps that count again, oldest first.

        Raises:
            CannotRedo: Nothing was taken back, or something else was played since.
        """
        if not self._undone:
            raise CannotRedo("There is nothing to play again.")
        self.keeper([REDO], self._closing(self._undone[-1]))
        return self._play_again()

    def fork(self, ply: int) -> Match:
        """A new match that begins like this one, with the same luck, and can go another way.

        Args:
            ply: How many of this match's steps the new one keeps, 0 to ``len(steps)``. Call `settle` to go on from
                there.

        Raises:
            ValueError: ``ply`` is out of range.
        """
        self._check_ply(ply)
        other = Match(self.game, self.options, self.seats, self.seed, self.practice)
        other.replay(step.text for step in self.steps[:ply])
        return other

    def replay(self, journal: Iterable[str]) -> None:
        """Play a kept journal in a new match; entries are not kept again.

        Recorded chance is taken as recorded, not asked again. Call `settle` afterwards to go on playing.

        Raises:
            BrokenJournal: An entry does not fit; the match stands at the last position that does.
        """
        for at, entry in enumerate(journal):
            try:
                self._replay_entry(entry)
            except TabletopError as error:
                raise BrokenJournal(f"Move {at + 1} of the journal (“{entry}”) does not fit: {error}", at) from error

    def digest(self) -> str:
        """A hash over the moves that count and who won, to tell whether a finished match reads back the same.

        It begins with `DIGEST_KIND`. The words of a result are not in it: another wording is no other result.
        """
        return self._digest(self.steps, self.outcome)

    def _digest(self, steps: Iterable[Step], outcome: Outcome | None) -> str:
        result = "" if outcome is None else f"{outcome.ranking} {outcome.scores}"
        lines = [f"{self.game.box.id} {self.seed}", *(step.text for step in steps), result]
        return DIGEST_KIND + sha256("\n".join(lines).encode()).hexdigest()[:16]

    def _closing(self, steps: Sequence[Step]) -> Closing | None:
        """How the match ends if these steps come next, None when it goes on after them."""
        outcome = steps[-1].after.outcome()
        return None if outcome is None else Closing(outcome, self._digest((*self.steps, *steps), outcome))

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= len(self.steps):
            raise ValueError(f"There are positions 0 to {len(self.steps)} in this match, not {ply}.")

    def _person(self, seat: int) -> str | None:
        return self.seats[seat].name if seat >= 0 else None

    def _as_listed(self, move: Any) -> Any:
        """The legal move this one equals, so that the journal says ``4`` where somebody played ``4.0`` or ``True``."""
        return next((legal for legal in self.state.moves() if legal == move), move)

    def _commit(self, steps: list[Step]) -> tuple[Step, ...]:
        entries = [step.text for step in steps]
        if entries:
            self.keeper(entries, self._closing(steps))
        self.steps += steps
        self.journal += entries
        return tuple(steps)

    def _take_back(self) -> tuple[Step, ...]:
        last = self.last_choice
        if last is None:
            raise CannotUndo("There is nothing to take back.")
        taken = self.steps[last:]
        del self.steps[last:]
        self._undone.append(taken)
        self.journal.append(UNDO)
        return tuple(taken)

    def _play_again(self) -> tuple[Step, ...]:
        if not self._undone:
            raise CannotRedo("There is nothing to play again.")
        steps = self._undone.pop()
        self.steps += steps
        self.journal.append(REDO)
        return tuple(steps)

    def _replay_entry(self, entry: str) -> None:
        if entry == UNDO:
            self._take_back()
        elif entry == REDO:
            self._play_again()
        else:
            state = self.state
            if state.actor() == NOBODY:
                raise IllegalMove("The game is over.")
            move = state.parse(entry)
            forced = state.actor() == CHANCE or state.forced() == move
            self.steps.append(step_from(state, move, forced=forced))
            self.journal.append(entry)
            if not forced:
                self._undone.clear()
