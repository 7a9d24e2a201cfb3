"""What has no place on the table is explained too."""

from __future__ import annotations

from tabletop_tui.games.black_jacky.moves import DONE
from tabletop_tui.games.black_jacky.table.explaining import explain, things

from .scenes import last_look, pointing


def test_the_end_of_a_turn_is_explained_as_such() -> None:
    moment = pointing(last_look(), (DONE,))
    title, text = explain(moment)
    assert title == "Done"
    assert text.startswith("The turn ends, and the hand is hidden again.")
    assert "In all" in text
    assert things(moment)[0][things(moment)[1]] == (title, text)
