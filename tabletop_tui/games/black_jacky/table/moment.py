"""What the table shows at one moment: the scene, the cursor, and what is being staged."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.games.black_jacky.cards import HIDDEN
from tabletop_tui.games.black_jacky.moves import CATS, DISCARD, DRAW, GIVE, GUESS, LAY, PILE, PLUS, STAYS, SWAP, Move
from tabletop_tui.games.black_jacky.view import Phase, Reckoning, View
from tabletop_tui.tui.scene import Scene


@dataclass(frozen=True, slots=True)
class Ledger:
    """How a round was reckoned, as far as it has been shown.

    Attributes:
        reckoning: The figures.
        opened: How many hands have been turned over, clockwise from the starter.
        lost: Who is already known to lose a heart.
        notes: What came of it, in sentences: who is out, whose guess was right.
    """

    reckoning: Reckoning
    opened: int
    lost: tuple[int, ...]
    notes: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The cats that played, in the order their hands are turned over."""
        seats = len(self.reckoning.totals)
        clockwise = ((self.reckoning.starter + after) % seats for after in range(seats))
        return tuple(seat for seat in clockwise if self.reckoning.totals[seat] >= 0)

    @property
    def complete(self) -> bool:
        """Whether every hand has been turned over."""
        return self.opened >= len(self.order)


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything the drawing needs.

    Attributes:
        scene: The scene, its view possibly moved on by what has been staged so far.
        pointed: The legal move under the cursor.
        ledger: The Reckoning on show; None while there is a hand or a turn to show.
        caption: What is happening just now, in a sentence; empty between.
        staging: Whether something is being played out.
    """

    scene: Scene
    pointed: Move | None = None
    ledger: Ledger | None = None
    caption: str = ""
    staging: bool = False

    @property
    def view(self) -> View:
        """The position on show."""
        view: View = self.scene.view
        return view

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own cards, empty while the table is open."""
        return () if self.view.viewer is None else self.view.cats[self.view.viewer].hand

    def pointed_card(self) -> int:
        """The hand card under the cursor, `HIDDEN` for none."""
        move = self.pointed
        return move[1] if move is not None and move[0] in (LAY, SWAP, GIVE) else HIDDEN

    def points_at_pile(self) -> bool:
        """Whether the draw pile is under the cursor."""
        move = self.pointed
        return move is not None and (move[0] == DRAW or (move[0] == SWAP and move[2] == PILE))

    def points_at_discard(self) -> bool:
        """Whether the top discard is under the cursor."""
        move = self.pointed
        return move is not None and move[0] == SWAP and move[2] == DISCARD

    def pointed_cats(self) -> tuple[int, ...]:
        """The cats under the cursor."""
        move = self.pointed
        if move is None:
            return ()
        if move[0] == PLUS and move[1] == STAYS:
            return tuple(seat for seat, cat in enumerate(self.view.cats) if cat.plus)
        return move[1:] if move[0] in (GUESS, PLUS, CATS) else ()


def moment_of(scene: Scene) -> Moment:
    """A moment at rest: before the first turn of a round an open table still shows how the last one ended."""
    view: View = scene.view
    between = view.turn == 0 and not view.laid_now and view.phase in (Phase.GUESS, Phase.CHEAT, Phase.OVER)
    if view.reckoning is None or view.viewer is not None or not between:
        return Moment(scene)
    ledger = Ledger(view.reckoning, len(view.cats), view.reckoning.losers, settled(scene))
    return Moment(scene, ledger=ledger)


def settled(scene: Scene) -> tuple[str, ...]:
    """What the last Reckoning meant for cats that guessed or lost their last heart."""
    view: View = scene.view
    reckoning = view.reckoning
    if reckoning is None:
        return ()
    names = scene.names
    notes = [
        f"{names[seat]} named {names[target]}: " + ("right, back with a black heart." if right else "wrong.")
        for seat, target in enumerate(reckoning.guesses)
        if target >= 0
        for right in (target in reckoning.losers,)
    ]
    return (*notes, scene.outcome.reason) if scene.outcome else tuple(notes)
