"""How an island, and a campaign, ends at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from rich.style import Style

from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.moves import CARD
from tabletop_tui.games.archipelago.table.cards_page import card_at, cards_page
from tabletop_tui.games.archipelago.table.island_end import island_end
from tabletop_tui.games.archipelago.table.result import result_details
from tabletop_tui.games.archipelago.table.sheet import Sheet, seen
from tabletop_tui.games.archipelago.table.standing import footing
from tabletop_tui.games.pirates.moves import REFUSE
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.explaining import paragraphs
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.paint import Paint, mixed
from tabletop_tui.store.library import Library
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.sitting import Sitting
from tabletop_tui.tui.widgets.look import build_look
from tests.games.archipelago.shore import Shore, shore
from tests.games.archipelago.voyage import Voyage
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import press, status

from .at_table import GOLDEN, app_of, play
from .scenes import match_of, moment_of

TIED = "Coins are equal, so more pirates alive decide: S 3, N 2."


def paint(glyphs: str = "unicode") -> Paint:
    return mixed(build_look({}, Style(color="#e0e0e0", bgcolor="#121212"), load_glyphs(glyphs)), backs=True)


def tied(**things: Any) -> Shore:
    """An island one move before its end: N and S will have equal coins, and S has more pirates."""
    return shore("$n1", "d2", stored={"N": 3, "S": 4}, dead="n2", left_behind=False, **things)


def campaign(*coins: str, **options: Any) -> Voyage:
    """A campaign whose islands ended with these coins, all cards declined, where the table may now stop."""
    voyage = Voyage(plays="campaign", **{"seats": 3, **options})
    for island, brought in enumerate(coins, 1):
        if island > 1:
            voyage.do(f"voyage island_{island}")
        voyage.end(brought)
        while "decline" in voyage.legal:
            voyage.do("decline")
    return voyage


def test_what_decides_between_equal_coins_is_said_wherever_the_end_is_told() -> None:
    match = match_of(tied())
    match.play(match.state.parse("n1 d2-d1 coin"))
    sitting = Sitting(match)
    scene = sitting.scene()
    assert any(f"Coins: white (N) 4, yellow (E) 0, black (S) 4, red (W) 0. {TIED}" in line for line in sitting.log())
    assert scene.outcome is not None
    assert TIED in scene.outcome.reason
    assert TIED in (result_details(scene) or "")


def test_a_draw_says_that_pirates_are_equal_too() -> None:
    match = match_of(shore("$n1", "d2", stored={"N": 3, "S": 4}, left_behind=False))
    match.play(match.state.parse("n1 d2-d1 coin"))
    assert match.outcome is not None
    assert match.outcome.reason.endswith("Coins are equal, and so are the pirates alive: N 3, S 3.")


def test_nobody_is_on_turn_any_more_once_all_is_over() -> None:
    moment = moment_of(tied().do("n1 d2-d1 coin"))
    title, reason = paragraphs(moment, None, None, -1)
    assert title == "The game is over"
    assert TIED in reason


def test_the_result_tells_who_carried_how_much_home() -> None:
    match = match_of(tied())
    match.play(match.state.parse("n1 d2-d1 coin"))
    details = result_details(Sitting(match).scene()) or ""
    assert "| N white | Anna | 4 | n1 1 |" in details
    assert "| E yellow | Boris | 0 | - |" in details


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("width", [41, 34, 100])
def test_the_box_at_the_end_of_an_island_tells_all_of_it(width: int, glyphs: str) -> None:
    moment = moment_of(tied(plays="campaign").do("n1 d2-d1 coin"))
    box = island_end(seen(moment), width, paint(glyphs))
    assert box.width <= width
    assert {sum(segment.cell_length for segment in row) for row in box.lines} == {box.width}
    inside = ["".join(part.text for part in row)[1:-1] for row in box.lines[1:-1]]
    told = " ".join(" ".join(inside).split())
    for part in ("Island 1 is over", "All tiles are open, and no coin lies on the island.", TIED, "Black (S) won."):
        assert part in told
    assert "N 4 coins E 0 S 4" in told


async def test_an_island_that_is_over_lies_below_a_box_until_one_looks_round(library: Library) -> None:
    app = app_of(library, tied(plays="campaign"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 d2-d1 coin")
        shown = screen_text(app)
        assert TIED[:24] in " ".join(shown.split())
        assert "┃ Black (S) won. " in shown
        await press(pilot, "v")
        assert "┃ Black (S) won. " not in screen_text(app)
        assert status(app).endswith("Space: the cards.")


async def test_after_an_island_alone_the_result_comes_whether_one_looks_round_or_not(library: Library) -> None:
    app = app_of(library, tied())
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 d2-d1 coin")
        assert status(app).endswith("Space: the result.")
        await press(pilot, "v", "right")
        assert status(app).endswith("Space: the result.")


@pytest.mark.parametrize(
    ("coins", "reason"),
    [
        (("S6", "S2"), "3 islands. Islands won decide: S 2, N 1, E 0."),
        (("S6", "E7"), "3 islands. Islands won are equal (E 1, S 1, N 1), so more coins decide: E 7, S 6, N 4."),
        (("S4", ""), "3 islands. Islands won are equal (N 1, S 1), and so are the coins: N 4, S 4."),
    ],
)
def test_a_campaign_tells_what_decided_it(coins: Sequence[str], reason: str) -> None:
    outcome = campaign("N4", *coins).do("stop").state.outcome()
    assert outcome is not None
    assert outcome.reason == f"The campaign ended after {reason}"


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_the_end_of_a_campaign_draws_islands_won_before_equal_coins(library: Library, glyphs: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = app_of(library, Shore(campaign("N2 E1", "N2 E1", "E2").state, {}))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "stop")
        await press(pilot, "space")
        check_golden(app, f"campaign-result-80x24-{glyphs}", GOLDEN)
        assert glyphs == "unicode" or screen_text(app).isascii()


async def standings(library: Library, board: Shore, last: str) -> list[str]:
    """The ranking on the screen after the last move of a match."""
    app = app_of(library, board)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, last)
        await press(pilot, "space")
        rows = [" ".join(row.split()) for row in screen_text(app).splitlines()]
    return [row for row in rows if row.startswith(("first", "second", "third"))]


async def test_pirates_alive_are_drawn_only_where_coins_do_not_decide(library: Library) -> None:
    assert await standings(library, tied(seats=3), "n1 d2-d1 coin") == [
        "first C [b]Chen[/b] 4 coins ██████████ 3 alive ██████████",
        "second A Anna 4 coins ██████████ 2 alive ███████",
        "third B Boris 0 coins 3 alive ██████████",
    ]
    assert await standings(library, shore("$n1", "d2", seats=2, left_behind=False), "n1 d2-d1 coin") == [
        "first A Anna 1 coin ████████████████████",
        "second B Boris 0 coins",
    ]


async def test_a_side_is_told_with_islands_and_coins(library: Library) -> None:
    board = Shore(campaign("N2 E1", "N1 W2", "E2", seats=4, teams="two_against_two").state, {})
    assert await standings(library, board, "stop") == [
        "first B Boris, D Dora 2 islands 5 coins",
        "second A Anna, C [b]Chen[/b] 1 island 3 coins",
    ]


async def test_after_all_islands_the_end_is_offered_first_and_the_others_again(library: Library) -> None:
    app = app_of(library, Shore(campaign("N4", "S6", "S6").state, {}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Anna, where to? Enter: end the campaign here: no more islands."
        assert "sail to Island 2 again" in screen_text(app)


async def test_an_island_not_yet_played_is_offered_before_the_end(library: Library) -> None:
    app = app_of(library, Shore(campaign("N4", "S6").state, {}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app).startswith("Anna, where to? Enter: sail to Island 3: ")


def cards(width: int, height: int) -> list[str]:
    voyage = Voyage(plays="campaign", seats=3).end("N4")
    moment = moment_of(Shore(voyage.state, {}))
    pointed = next(move for move in moment.scene.moves if move[0] == CARD)
    return ["".join(part.text for part in row) for row in cards_page(Sheet(moment, pointed, width, height, paint()))]


def test_three_cards_have_their_names_and_pictures_in_the_narrowest_window() -> None:
    text = "\n".join(cards(41, 20))
    assert all(card.name in text for card in stock().cards[:3])
    assert "-- O --" in text
    assert "~~\\_____/~~" in text


def test_with_room_every_card_has_its_rule_printed_on_it() -> None:
    text = " ".join("\n".join(cards(94, 41)).split())
    assert "Climbs out of the" in text
    assert "Cannot be beaten on" in text
    assert "Fights with him," in text


def test_a_click_on_a_card_means_that_card() -> None:
    moment = moment_of(Shore(Voyage(plays="campaign", seats=3).end("N4").state, {}))
    row = next(row for row in cards(41, 20) if "╮" in row or "┓" in row)
    first, second = row.index("╭"), row.index("╮")
    assert {card_at(moment, x, 41) for x in (first, second)} == {card_at(moment, first, 41)}
    assert [card_at(moment, x, 41) for x in (0, 14, 28)] == [1, 2, 3]


def test_no_sentence_ends_with_two_full_stops() -> None:
    moment = moment_of(Shore(Voyage(plays="campaign", seats=3).end("N4").state, {}))
    for move in moment.scene.moves:
        assert ".." not in words.prompt(moment, move, room=400)


def quiet_for(rounds: int, **things: Any) -> Shore:
    board = shore("n1 .", "c4", seats=3, **things)
    board.state.idle = rounds * 3
    return board


def asking(board: Shore) -> str:
    return next((row[0] for row in footing(moment_of(board)) if "end" in row[0]), "")


def test_the_panel_says_when_one_may_ask_to_end_the_island() -> None:
    assert asking(quiet_for(1)) == ""
    assert asking(quiet_for(6)) == "asking to end it: in 2 rounds"
    ready = quiet_for(8).do("n1 c4-d4")
    assert "propose end" in ready.legal
    assert asking(ready) == "ask all to end it: Tab to the rest"
    assert asking(Shore(ready.state.copy(), {}).do("propose end")) == ""
    assert asking(Shore(ready.state.copy(), {}).do("propose end", "refuse")) == "asking to end it: in 8 rounds"
    ready.do("propose end", "agree", "agree")
    assert asking(ready) == ""


def test_a_campaign_speaks_of_the_island_and_not_of_the_game() -> None:
    board = quiet_for(8, plays="campaign").do("n1 c4-d4")
    match = match_of(board)
    match.play(match.state.parse("propose end"))
    sitting = Sitting(match)
    assert sitting.log()[-1] == "Boris proposes to end the island."
    moment = Moment(sitting.scene(), moment_of(board).lore)
    refusal = paragraphs(moment, Aims(moment), (REFUSE,), -1)
    assert "game" not in " ".join(refusal)


def test_who_has_won_islands_is_told_only_of_a_campaign() -> None:
    def told(**options: str) -> str:
        return " ".join(row[0] for row in footing(moment_of(tied(**options).do("n1 d2-d1 coin"))))

    assert "islands won" not in told()
    assert "islands won" in told(plays="campaign")


def test_unseen_coins_are_in_the_box_once_all_tiles_are_open() -> None:
    assert "in the box" in footing(moment_of(shore("n1 .", "c4")))[0][0]
    assert "unseen" in footing(moment_of(shore("n1 #", "c4")))[0][0]
