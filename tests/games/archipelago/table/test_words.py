"""What Archipelago's table says."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest
from rich.style import Style

from tabletop_tui.games.archipelago.data import Layout
from tabletop_tui.games.archipelago.moves import HIT, SHOOT
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.table.chances import odds
from tabletop_tui.games.archipelago.table.lore import ARCHIPELAGO
from tabletop_tui.games.archipelago.table.standing import chances_of, footing, notes, still_closed
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates.crews import MISSIONARY, PIECES
from tabletop_tui.games.pirates.moves import SAIL, STEP
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.crews_panel import crew_lines, quiet
from tabletop_tui.games.pirates.table.details import wrapped
from tabletop_tui.games.pirates.table.explaining import all_cells, explain, paragraphs
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.paint import mixed
from tabletop_tui.games.pirates.table.patches import peeked
from tabletop_tui.games.pirates.table.places import cell_name
from tabletop_tui.games.pirates.terrain import BEACH
from tabletop_tui.games.pirates.tiles import TileKind
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.sitting import Sitting
from tabletop_tui.tui.widgets.look import build_look
from tabletop_tui.tui.wording import percent, tenths
from tests.games.archipelago.shore import Shore, shore
from tests.games.pirates.table.signs import SIGNS

from .scenes import begun, moment_of

PAINT = mixed(build_look({}, Style(color="#e0e0e0", bgcolor="#121212"), load_glyphs("unicode")))


def said(board: Shore, text: str) -> tuple[str, str]:
    """Label and prompt of the move with this text."""
    moment = moment_of(board)
    move = board.state.parse(text)
    assert move in moment.scene.moves
    return words.label(moment, move, SIGNS), words.prompt(moment, move)


def told(board: Shore, cell: str) -> str:
    """The explanation of a cell as one line."""
    moment = moment_of(board)
    number = next(one for one in all_cells(moment) if cell_name(moment, one) == cell)
    title, rest = explain(moment, Aims(moment), moment.scene.moves[0], number)
    return f"{title}. {rest}".replace("\\", "").replace("\n\n", " ")


@pytest.mark.parametrize(
    ("drawing", "text", "label"),
    [
        ("n1 #", "n1 c4-d4", "n1 d4: closed mountain"),
        ("n1 .", "n1 c4-d4", "n1 d4: empty"),
        ("$n1 .", "n1 c4-d4 coin", "n1 d4 +coin: empty"),
        ("n1 cannibal", "n1 c4-d4", "d n1 d4: deadly, cannibal"),
        ("n1 crossroads", "n1 c4-d4", "n1 d4: crossroads"),
        ("n1 trampoline", "n1 c4-d4", "n1 d4: trampoline"),
        ("labyrinth_3:n1", "n1 c4 next", "n1 on to step 2"),
    ],
)
def test_a_move_is_said_with_what_everybody_can_foresee(drawing: str, text: str, label: str) -> None:
    assert said(shore(drawing, "c4"), text)[0] == label


def test_coins_are_coins_and_not_gold() -> None:
    home = shore("$n1", "d2")
    assert said(home, "n1 d2-d1 coin")[0] == "n1 d1 +coin: aboard, safe"
    lost = shore("^ \n $n1", "d2", ships={"N": "f2"})
    assert said(lost, "n1 d3-d2 coin")[0] == "l n1 d2 +coin: coin lost, sea d1"


def test_dice_and_dynamite_decide_are_said_before_an_attack() -> None:
    board = shore("n1 e1", "d4", abilities={"e1": "musketeer"})
    assert said(board, "n1 d4-e4") == (
        "n1 e4: hits e1, the dice decide",
        "Anna, Enter: n1 goes to e4, empty (mountain), attacks e1, the dice decide.",
    )
    blown = shore("n1 e1", "d4", abilities={"n1": "dynamite", "e1": "musketeer"})
    assert said(blown, "n1 d4-e4")[0] == "n1 e4: hits e1, all fly home"


def test_the_terrain_is_named_where_it_makes_a_difference() -> None:
    assert said(shore("n1 .", "c4"), "n1 c4-d4")[1] == "Anna, Enter: n1 goes to d4, empty."
    with_woodsman = shore("n1 .", "c4", abilities={"s1": "woodsman"})
    assert said(with_woodsman, "n1 c4-d4")[1] == "Anna, Enter: n1 goes to d4, empty (mountain)."


def test_a_coin_is_taken_from_beside_an_enemy() -> None:
    board = shore("n1 $e1", "d4", abilities={"n1": "nimble_one"})
    assert said(board, "n1 take e4") == (
        "n1 takes from e4: empty, e1 stays there",
        "Anna, Enter: n1 takes a coin from e4, empty (mountain), e1 stays there.",
    )


def test_the_musket_says_who_stands_in_the_line() -> None:
    board = shore("n1 ?musket . e1+e2 \n ~ ~ ~ \n ~ fortress:e3", "c3").do("n1 c3-d3")
    assert said(board, "shoot e")[1] == "Anna, the musket! Enter: shoot east: e1 or e2 at f3."
    assert said(board, "shoot s")[0] == "shoot south: e3 at d5, safe"
    assert said(board, "shoot n")[0] == "shoot north: nobody there"
    board.do("shoot e")
    assert said(board, "hit e2")[1] == "Anna, who is hit? Enter: hit e2: he flies home."


def test_who_cannot_be_beaten_is_safe_from_the_musket() -> None:
    board = shore("n1 ?musket . e1", "c3", abilities={"e1": "woodsman"}).do("n1 c3-d3")
    assert said(board, "shoot e")[0] == "shoot east: e1 at f3, safe"


def test_whom_the_musket_is_said_to_hit_it_hits() -> None:
    board = shore("n1 ?musket . e1+e2 \n ~ ~ e3 \n ~ fortress:s1", "c3").do("n1 c3-d3")
    pieces = range(PIECES)
    for direction, line in enumerate(board.state.view(0).fire):
        shot = board.state.copy()
        shot.play((SHOOT, direction))
        asked = {move[1] for move in shot.moves() if move[0] == HIT}
        flown = {piece for piece in pieces if shot.at[piece] != board.state.at[piece]}
        assert (asked or flown) == set(line.targets)
    assert [line.targets for line in board.state.view(0).fire].count(()) == 6


def test_after_an_earthquake_an_arrow_is_told_in_every_position() -> None:
    board = shore("n1 ?earthquake . ^", "c3").do("n1 c3-d3", "shake f3", "quake f3 f4")
    assert [said(board, text)[0] for text in ("turn f4 0", "turn f4 1")] == ["arrow N", "arrow E"]
    assert said(board, "turn f4 1")[1] == "Anna, how does it lie? Enter: f4 as arrow east."


def test_bottles_come_after_the_action_and_say_what_they_do() -> None:
    board = shore("pit:n1 labyrinth_3:n2 n3", "c4", caught="n1", bottles={"N": 2}).do("n3 e4-e3")
    assert said(board, "done")[1] == "Anna, a bottle? Enter: end the turn: no bottle is used."
    assert said(board, "done")[0] == "end the turn: no bottle"
    assert said(board, "bottle n1")[0] == "n1 out of the pit +bottle"
    assert said(board, "bottle n2 next")[0] == "n2 to the last step +bottle"


def test_smoke_is_said_with_who_plays_for_whom() -> None:
    board = shore("n1 ?smoke", "c4").do("n1 c4-d4")
    assert words.headline(moment_of(board)) == "round 1, yellow (E) of Boris: smoke"


def test_a_cell_tells_its_rule_its_ground_and_who_can_do_what() -> None:
    board = shore("n1 e1", "c4", abilities={"e1": "musketeer"})
    assert told(board, "d4").startswith(
        "d4: empty (mountain). Nothing here. Here: e1 (Musketeer). e1 is the Musketeer: fights with him, "
    )


def test_what_lies_on_a_cell_is_coins() -> None:
    assert "Lying here: 2 coins. Here: e1." in told(shore("n1 $$e1", "c4"), "d4")


def test_a_closed_cell_counts_the_tiles_in_the_box_honestly() -> None:
    match = begun(4, 1)
    moment = Moment(Sitting(match).scene(), ARCHIPELAGO)
    beach = next(spot for spot in moment.view.spots if spot.back == 1)
    assert still_closed(moment, beach).startswith(
        "Of 10 beach tiles nobody has seen, 2 of them in the box: Empty 30 %, Chest with 1 coin 20 %, Arrow 20 %"
    )
    text = odds(moment)
    assert text is not None
    assert "**Beach**: 8 closed tiles here, and 2 in the box." in text
    assert "| Cannibal | 1 | 8.3 % |" in text
    unseen = [int(row.split("|")[2]) for row in text.splitlines() if row.endswith("% |")]
    assert sum(unseen) == 33


def test_in_a_column_of_chances_all_are_as_exact() -> None:
    board = shore("n1 #", "c4")
    lines = (odds(moment_of(board)) or "").splitlines()
    assert all(re.search(r"\d\.\d %", line) for line in lines if line.endswith("% |"))
    assert tenths(Fraction(0)) == "none"


ISLET = Layout("own", "Islet", (1,), ("BBBBBB",))
"""So few tiles that an island without a coin would be no wonder."""


def test_the_odds_shown_are_the_chances_that_a_tile_has() -> None:
    match = begun(2, 1, plays="own", own_islands=(ISLET.text(),))
    for _ in range(2):
        match.play(match.state.moves()[0])
    moment = Moment(Sitting(match).scene(), ARCHIPELAGO)
    state = match.state.copy()
    step = next(move for move in state.moves() if move[0] == STEP)
    state.play(step)
    weights: Counter[str] = Counter()
    for (_, _, kind, _), weight in state.chances() or ():
        weights[KINDS[kind].name] += weight
    chances = {name: Fraction(weight, weights.total()) for name, weight in weights.items()}
    assert dict(chances_of(moment, BEACH)) == chances
    text = odds(moment)
    assert text is not None
    shown = {name.strip(): chance.strip() for _, name, _, chance, _ in (row.split("|") for row in rows_of(text))}
    assert shown == {name: tenths(chance) for name, chance in chances.items()}
    assert "Coins: 23.1 %" in text, "and not 20 %, as if there could be no coin at all"
    told = still_closed(moment, moment.spots[step[2]])
    assert all(f"{name} {percent(chances[name])}" in told for name in ("Empty", "Arrow"))


def rows_of(table: str) -> list[str]:
    return [row for row in table.splitlines() if row.endswith(" |") and not row.startswith("| tile")]


def test_what_one_has_seen_from_the_lighthouse_changes_no_chance_that_all_can_see() -> None:
    board = shore("n1 ?lighthouse ?chest_1 # \n ~ # # #", "c3").do("n1 c3-d3")
    before = board.state.view(None).weights
    board.do("look e3", "look f3", "look d4", "look e4")
    assert board.asks(Phase.ARRANGING)
    assert {board.state.view(viewer).weights for viewer in (0, 1, None)} == {before}


def test_the_panel_counts_coins_tiles_and_abilities() -> None:
    board = shore("n1 $$ #", "c4", abilities={"n2": "swimmer"}, left_behind=False)
    moment = moment_of(board)
    rows = [wordings[0] for wordings in footing(moment)]
    assert rows[0].startswith("coins: 2 seen")
    assert rows[1] == "closed: beach 0 forest 0 mountain 1"
    assert notes(moment, moment.crews[0]) == ["n2 Swimmer"]


def test_the_end_for_want_of_news_is_foretold_on_an_island_too() -> None:
    board = shore("n1 .", "c4")
    assert quiet(moment_of(board)) == ""
    board.state.idle = 48 * len(board.state.seating.crews)
    assert quiet(moment_of(board)) == "ends in 2 rounds without news"


def test_who_has_to_answer_is_shown_not_whose_turn_it_was() -> None:
    board = shore("n1 . \n e1 .", "c4", seats=3)
    board.state.idle = board.state.hush
    moment = moment_of(board.do("n1 c4-d4", "propose end"))
    assert moment.view.phase is Phase.ANSWER
    assert words.headline(moment) == "round 1, shall it end?"
    lines = ["".join(part.text for part in row) for row in crew_lines(moment, PAINT, 40)]
    pointers = {line[2]: line[0] for line in lines[:3]}
    assert pointers == {letter: PAINT.signs["turn"] if letter == "S" else " " for letter in "NES"}
    assert words.prompt(moment, moment.scene.moves[1], room=90).endswith(" yes, end it: coins ashore count for nobody.")


def test_a_pirate_with_an_ability_tells_the_text_of_his_card() -> None:
    board = shore("n1 e1+e2", "c4", abilities={"e1": "highlander"})
    assert "e1 is the Highlander: cannot be beaten on mountain tiles. Beats nobody on beach tiles." in told(board, "d4")
    assert "e2 is" not in told(board, "d4")
    moment = moment_of(board)
    brief = paragraphs(moment, Aims(moment), moment.scene.moves[0], board.cell("d4"), beginning=True)
    assert "Highlander: safe on mountains." in brief


def test_the_missionary_tells_what_he_may_do() -> None:
    preaching = told(shore("n1 mis", "c4", missionary="N"), "d4")
    assert "The Missionary preaches: he carries nothing and attacks nobody" in preaching
    assert "A bottle makes him a fighter." in preaching
    assert "The Missionary is a fighter now" in told(shore("n1 mis", "c4", missionary="N", converted=True), "d4")


def test_where_a_ship_would_go_the_ship_is_told_of_and_not_who_swims() -> None:
    board = shore("n1 .", "c4")
    moment = moment_of(board)
    sail = next(move for move in moment.scene.moves if move[0] == SAIL)
    _, text, *_ = paragraphs(moment, Aims(moment), sail, sail[2])
    assert text.startswith("A ship sails round the coast")
    step = next(move for move in moment.scene.moves if move[0] != SAIL)
    assert paragraphs(moment, Aims(moment), step, sail[2])[1].startswith("Whoever swims here")


@pytest.mark.parametrize(("rows", "width"), [(2, 43), (2, 48), (3, 43), (5, 43), (6, 30)])
def test_details_leave_out_whole_sentences_and_cut_none(rows: int, width: int) -> None:
    moment = Moment(Sitting(begun(4, 1)).scene(), ARCHIPELAGO)
    for spot in moment.view.spots:
        said = paragraphs(moment, Aims(moment), moment.scene.moves[0], spot.cell)
        lines = wrapped(tuple((text, PAINT.look.plain) for text in said), width, rows, PAINT.look)
        shown = " ".join(" ".join("".join(part.text for part in row) for row in lines).split())
        assert len(lines) == rows
        assert shown.endswith(".")
        assert "…" not in shown
        assert "with empty hands." in shown


def test_with_two_rows_the_text_goes_on_behind_the_title() -> None:
    look = PAINT.look
    title, text = Style(bold=True), look.plain
    first, second = wrapped((("d4: pit", title), ("It holds. It waits.", text)), 20, 2, look)
    assert ["".join(part.text for part in row).strip() for row in (first, second)] == [
        "d4: pit. It holds.",
        "It waits.",
    ]
    assert first[1].style == title


def test_coins_seen_from_the_lighthouse_are_named_coins() -> None:
    kind = next(number for number, kind in enumerate(KINDS) if kind.id == "chest_3")
    assert peeked(ARCHIPELAGO, kind, ascii=True).word == "3 coin"


def test_who_swims_is_told_that_some_climb_ashore() -> None:
    assert "Swimmers and Ship's Boys climb ashore too." in told(shore("n1 .", "c4"), "e1")


def test_the_countdown_is_over_with_the_island() -> None:
    board = shore("$n1", "d2", plays="campaign", stored={"N": 4}, left_behind=False).do("n1 d2-d1 coin")
    board.state.idle = 48 * 4
    moment = moment_of(board)
    assert moment.view.phase is OwnPhase.DRAFT
    assert quiet(moment) == ""


@pytest.mark.parametrize("width", [28, 36])
def test_the_countdown_is_told_whole_in_a_narrow_panel_too(width: int) -> None:
    board = shore("n1 .", "c4")
    board.state.idle = 36 * len(board.state.seating.crews)
    lines = ["".join(part.text for part in row).rstrip() for row in crew_lines(moment_of(board), PAINT, width)]
    assert lines[-1].strip().startswith("ends in 14 rounds")
    assert lines[-1].endswith("news")


def test_the_missionary_has_a_short_name_where_a_list_is_narrow() -> None:
    moment = moment_of(shore("mis #", "c4", missionary="N"))
    to = next(spot.cell for spot in moment.view.spots if not spot.kind)
    move = next(move for move in moment.scene.moves if move[:3] == (STEP, MISSIONARY, to))
    wide, narrow = (words.label(moment, move, SIGNS, room) for room in (40, 25))
    assert (wide, narrow) == ("Missionary d4: closed mountain", "Mis d4: closed mountain")


@pytest.mark.parametrize("kind", [kind for kind in KINDS[1:] if kind.acts != "once"], ids=lambda kind: str(kind.id))
def test_two_rows_tell_what_every_tile_does_at_least_in_one_sentence(kind: TileKind) -> None:
    board = shore(f"n1 {kind.id}", "c4", island=3)
    moment = moment_of(board)
    told = paragraphs(moment, None, None, board.cell("d4"))
    rows = wrapped(tuple((text, PAINT.look.plain) for text in told), 43, 2, PAINT.look)
    shown = " ".join("".join(part.text for part in row).strip() for row in rows)
    assert kind.rule.split(". ")[0].rstrip(".") in shown
    assert "…" not in shown
