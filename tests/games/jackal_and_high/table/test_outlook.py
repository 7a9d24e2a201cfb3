"""What the line at the bottom says the move under the cursor would lead to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table.moment import Moment
from tabletop_tui.games.jackal_and_high.table.outlook import outlook
from tabletop_tui.tui.scene import Scene

from .scenes import (
    full_table,
    last_placed,
    last_sent,
    lone_die,
    nothing_fits,
    ordering,
    player,
    ready,
    row,
    scene,
    view,
)


def opening(*cards: str) -> Scene:
    """A has thrown 4, 8 and 8 and placed nothing; B has a 4 on the first card."""
    players = (player(len(cards), hand=3), player(len(cards), {0: (4,)}, hand=2))
    return scene(view(row(*cards), players, roll=1, actor=0, thrower=0, thrown=(4, 8, 8)))


OUTLOOKS: list[tuple[Scene, Move, str]] = [
    (opening("4", "9"), (PLACE, 4, 0), "Contest for the 4: 50 % to win with 1 die against Boris the Brave 1."),
    (opening("9", "T+4"), (PLACE, 4, 1), "As it stands Anna alone takes the 4 with a Take 2."),
    (opening("4", "L", "5"), (PLACE, 8, 1), "As it stands Anna takes the Lucky 8, and with it 5."),
    (opening("4", "L"), (PLACE, 8, 1), "As it stands Anna takes the Lucky 8, and with it nothing else."),
    (opening("9"), (PLACE, 4, 0), "Anna would need 5 more on the 9, with 2 dice to come."),
    (opening("21"), (PLACE, 4, 0), "17 more is too much for 2 dice: this would end in the Valley."),
    (lone_die(3), (PLACE, 3, 0), "Not exact: 1 die from the 9 to the Valley. Nobody is there yet."),
    (lone_die(3), (AGAIN,), "No face can be exact any more."),
    (nothing_fits(), (VALLEY, 1), "The 3 lies there. Nobody is there yet."),
    (last_placed(), (DONE,), "All dice are exact, nobody goes to the Valley."),
    (last_sent(), (DONE,), "Dice for the Valley: Anna 2, Boris the Brave 2."),
    (full_table(), (DONE,), ""),
    (ready(), (ROLL,), "Exact so far: Anna on 9, Boris the Brave on 4."),
    (ordering(), (STACK, 15), ""),
]


@pytest.mark.parametrize(("moment", "move", "words"), OUTLOOKS)
def test_the_table_says_what_a_move_would_lead_to(moment: Scene, move: Move, words: str) -> None:
    assert outlook(Moment(moment, move)) == words


def test_another_throw_tells_the_useful_faces() -> None:
    asked = lone_die(3)
    players = (asked.view.players[0], player(3, {0: (4,)}, hand=1))
    told = outlook(Moment(replace(asked, view=replace(asked.view, players=players)), (AGAIN,)))
    assert told == "61 % to be exact in 2 throws: 4 (on 4), 5 (on 9) or 7 (on 7)."


def test_without_a_move_there_is_nothing_to_say() -> None:
    assert outlook(Moment(full_table())) == ""
