"""What the table says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.places import common
from tabletop_tui.games.treasure_island.table.chances import odds
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.wording import tenths
from tests.games.pirates.table.signs import SIGNS
from tests.games.treasure_island.island import island

from .sayings import said, told
from .scenes import moment_of


@pytest.mark.parametrize(
    ("drawing", "text", "label"),
    [
        ("n1 #", "n1 c4-d4", "n1 d4: closed"),
        ("n1 .", "n1 c4-d4", "n1 d4: empty"),
        ("n1 e1", "n1 c4-d4", "n1 d4: hits e1"),
        ("n1 $$", "n1 c4-d4", "n1 d4: 2 coins"),
        ("$n1 .", "n1 c4-d4 coin", "n1 d4 +coin: empty"),
        ("n1 cannibal", "n1 c4-d4", "d n1 d4: deadly, cannibal"),
        ("n1 crocodile", "n1 c4-d4", "i n1 d4: crocodile, back"),
        ("n1 > .", "n1 c4-d4", "n1 d4: arrow E, to e4"),
        ("n1 arrow_2 .", "n1 c4-d4", "n1 d4: arrows E W"),
        ("n1 balloon", "n1 c4-d4", "n1 d4: balloon, aboard"),
        ("n1 cannon", "n1 c4-d4", "n1 d4: cannon N, sea d1"),
        ("$n1 cannon", "n1 c4-d4 coin", "l n1 d4 +coin: gold lost, sea d1"),
        ("n1 cave", "n1 c4-d4", "l n1 d4: cave, lost below"),
        ("n1 dense_jungle:e1", "n1 c4-d4", "n1 d4: dense jungle, meets e1"),
        ("spinner_3:n1", "n1 c4 next", "n1 on to step 2"),
        ("n1 T", "n1 c4-d4", "n1 d4: the treasure"),
        ("aeroplane:n1 .", "n1 fly f9", "n1 f9 by air: empty"),
    ],
)
def test_a_move_is_said_with_what_everybody_can_foresee(drawing: str, text: str, label: str) -> None:
    assert said(island(drawing, "c4"), text)[0] == label


def test_the_prompt_says_the_same_with_the_name() -> None:
    assert said(island("$n1 .", "c4"), "n1 c4-d4 coin")[1] == "Anna, Enter: n1 goes to d4 with a coin, empty."


def test_coming_home_is_safe_and_ramming_is_not() -> None:
    home = island("$n1", "g2")
    assert said(home, "n1 g2-g1 coin")[0] == "n1 g1 +coin: aboard, safe"
    ram = island("n1", "l7")
    assert said(ram, "n1 l7-m7")[0] == "d n1 m7: deadly, enemy ship E"


def test_ships_say_whom_they_take_and_whom_they_run_over() -> None:
    played = island("~:n2 ~ ~:e1", "f1")
    assert said(played, "ship N f1")[0] == "ship N to f1: takes n2"
    assert said(played, "ship N h1")[0] == "ship N to h1: runs e1 over"


def test_bottles_say_what_they_do() -> None:
    played = island("trap:n1 fri mis", "c4", bottles={"N": 3}, caught="n1")
    assert said(played, "n1 c4-c3 bottle") == (
        "n1 c3 +bottle: empty",
        "Anna, Enter: n1 goes to c3, for a bottle, empty.",
    )
    assert said(played, "give friday")[0] == "bottle for Friday: he leaves"


def test_a_curse_is_there_to_be_read_out_and_stays_the_same() -> None:
    played = island("n1 ?misfortune", "c4").do("n1 c4-d4")
    label, prompt = said(played, "swear")
    assert (label, prompt) == said(played, "swear")
    assert prompt.startswith("Anna, swear aloud! Enter: swear “")
    assert label == "swear aloud"
    assert prompt.split("“")[1].split("”")[0] in (assets() / "curses.txt").read_text("utf-8")
    assert said(played, "silent")[0] == "d stay silent: he vanishes"


def test_only_what_surely_kills_is_asked_about() -> None:
    played = island("n1 cannibal #", "c4")
    moment = moment_of(played)
    question = words.warning(moment, played.state.parse("n1 c4-d4"))
    assert question is not None
    assert question.startswith("n1 would die. Go all the same?\n")
    assert words.warning(moment, played.state.parse("n1 c4-c5")) is None


def test_the_only_cave_is_asked_about_and_a_second_one_is_not() -> None:
    only, second = island("n1 cave", "c4"), island("n1 cave cave", "c4")
    question = words.warning(moment_of(only), only.state.parse("n1 c4-d4"))
    assert question is not None
    assert question.startswith("n1 would be lost underground. Go all the same?\n")
    assert words.warning(moment_of(second), second.state.parse("n1 c4-d4")) is None


def test_the_gold_that_goes_down_too_is_named() -> None:
    played = island("$n1 cannibal", "c4")
    question = words.warning(moment_of(played), played.state.parse("n1 c4-d4 coin"))
    assert question is not None
    assert question.endswith("The gold is lost with him.")


def test_gold_that_would_be_lost_is_asked_about_too() -> None:
    played = island("$n1 cannon", "c4")
    question = words.warning(moment_of(played), played.state.parse("n1 c4-d4 coin"))
    assert question is not None
    assert question.startswith("The gold would be lost. Go all the same?\nn1 goes to d4 with a coin, gold lost, ")
    assert words.warning(moment_of(played), played.state.parse("n1 c4-d4")) is None


def test_what_kills_further_on_is_named() -> None:
    further, here = island("n1 > cannibal", "c4"), island("n1 cannibal", "c4")
    assert said(further, "n1 c4-d4")[1] == "Anna, Enter: n1 goes to d4, deadly (the cannibal at e4), arrow east."
    assert said(here, "n1 c4-d4")[1] == "Anna, Enter: n1 goes to d4, deadly, cannibal."


def test_a_burning_field_is_said_with_who_plays_for_whom() -> None:
    played = island("n1 ?burning_field", "c4").do("n1 c4-d4")
    moment = moment_of(played)
    assert words.headline(moment) == "round 1, yellow (E) of Boris: a field burns"
    assert words.prompt(moment, moment.scene.moves[0]).startswith("[b]Chen[/b], Enter: e1 goes to ")


def test_the_question_to_end_the_game_is_said() -> None:
    played = island(seats=2)
    played.state.idle = played.state.hush
    played.until("E").until("N")
    assert said(played, "propose end")[0] == "ask to end the game"
    played.do("propose end")
    assert said(played, "agree")[1] == "Boris, shall the game end? Enter: yes, end it: gold ashore counts for nobody."
    assert said(played, "refuse")[0] == "no, play on"


def test_the_lighthouse_counts_its_looks() -> None:
    played = island("n1 ?lighthouse # # # # #", "c4").do("n1 c4-d4")
    assert said(played, "look e4")[1] == "Anna, look 1 of 4, all seen after the last. Enter: look under e4."
    played.do("look e4", "look f4")
    assert told(played, "e4").startswith("e4: closed, chosen. ")
    assert said(played, "look g4")[1] == "Anna, look 3 of 4, all seen after the last. Enter: look under g4."


def test_the_odds_shown_are_the_chances_that_a_tile_has() -> None:
    played = island("n1 ?chest_1 # # ?cave", "c4").do("n1 c4-d4").until("N")
    view = played.state.view(None)
    played.state.play(played.state.parse("n1 d4-e4"))
    weights: Counter[str] = Counter()
    for (_, _, kind, _), weight in played.state.chances() or ():
        weights[KINDS[kind].name] += weight
    text = odds(view)
    assert text is not None
    rows = [row.split("|") for row in text.splitlines() if row.endswith(" |") and not row.startswith("| tile")]
    shown = {name.strip(): chance.strip() for _, name, _, chance, _ in rows}
    assert shown == {name: tenths(Fraction(weight, weights.total())) for name, weight in weights.items()}


def test_both_tiles_of_an_earthquake_are_named() -> None:
    played = island("n1 ?earthquake ice trap", "c4").do("n1 c4-d4", "shake e4")
    assert said(played, "quake e4 f4")[0] == "e4 for f4: ice for trap"


@pytest.mark.parametrize(
    ("drawing", "text"),
    [
        ("n1 crocodile", "n1 c4-d4"),
        ("n1 balloon", "n1 c4-d4"),
        ("n1 cannon", "n1 c4-d4"),
        ("n1 spinner_2:$e1", "n1 c4-d4"),
        ("$n1 arrow_4d", "n1 c4-d4 coin"),
        ("trap:$n1 native_fort", "n1 c4-d4 bottle"),
        ("mis balloon", "missionary c4-d4"),
        ("n1 mis", "give missionary"),
        ("n1", "ship N f1"),
    ],
)
def test_a_move_fits_into_the_list_of_a_window_of_eighty_columns(drawing: str, text: str) -> None:
    caught = "n1" if drawing.startswith("trap") else ""
    assert len(said(island(drawing, "c4", bottles={"N": 2}, caught=caught), text)[0]) <= 33


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.count], ids=lambda kind: kind.id)
@pytest.mark.parametrize("things", ["", "e1", "$$", "e1+$"])
def test_every_step_fits_into_the_list_whatever_lies_where_it_leads(kind: object, things: str) -> None:
    assert isinstance(kind, type(KINDS[0]))
    for turn in range(kind.turns):
        played = island(f"$n1 {kind.id}/{turn}:{things}", "c4")
        moment = moment_of(played)
        for move in moment.scene.moves:
            if move[:2] == (moves.STEP, 0):
                assert len(words.label(moment, move, SIGNS)) <= 33


@pytest.mark.parametrize("order", range(24))
def test_orders_of_tiles_seen_from_the_lighthouse_fit_and_are_told_apart(order: int) -> None:
    tiles = "?chest_5 ?cannon/1 ?bottles_3 ?arrow_1d"
    played = island(f"n1 ?lighthouse {tiles}", "c4").do("n1 c4-d4")
    moment = moment_of(played, alone=True)
    labels = [words.label(moment, move, SIGNS) for move in moment.scene.moves]
    assert len(set(labels)) == 24
    assert len(labels[order]) <= 33
    assert {name in labels[order] for name in ("e4", "f4", "g4", "h4", "$5", "gun", "btl", "arr NE")} == {True}


@pytest.mark.parametrize("turn", range(4))
def test_the_status_line_takes_fewer_words_where_more_have_no_room(turn: int) -> None:
    played = island(f"$n1 cannon/{turn}", "c4")
    moment = moment_of(played)
    move = played.state.parse("n1 c4-d4 coin")
    full, short = words.prompt(moment, move, 200), words.prompt(moment, move, 70)
    assert "cannon shooting" in full
    assert len(short) < len(full)
    assert short.startswith("Anna, Enter: n1 goes to d4 with a coin, gold lost, cannon ")


def test_what_is_arranged_fits_into_the_status_line() -> None:
    played = island("n1 ?lighthouse ?chest_3 ?arrow_1 ?native_fort ?barrel", "c4").do("n1 c4-d4")
    moment = moment_of(played, alone=True)
    assert words.prompt(moment, moment.scene.moves[0]) == (
        "Anna, put them back! Enter: e4 3 coins, f4 arrow N, g4 fort of births, h4 rum."
    )
    assert words.label(moment, moment.scene.moves[0], SIGNS) == "$3 e4, arr N f4, born g4, rum h4"


def test_residents_keep_their_capitals() -> None:
    assert common("Missionary") == "Missionary"
    assert common("Barrel of rum") == "barrel of rum"
