"""What the table says about moves and moments."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.black_jacky.moves import DISCARD, DONE, DRAW, GIVE, GUESS, KNOCK, LAY, PILE, PLUS, SWAP, Move
from tabletop_tui.games.black_jacky.table.chances import odds
from tabletop_tui.games.black_jacky.table.consequences import consequence, effect_now
from tabletop_tui.games.black_jacky.table.explaining import explain, explain_cat, things
from tabletop_tui.games.black_jacky.table.result import result_details
from tabletop_tui.games.black_jacky.table.words import headline, label, passage, prompt
from tabletop_tui.games.black_jacky.view import Phase
from tabletop_tui.tui.scene import Scene

from .scenes import (
    after_the_hand_over,
    burdening,
    cat,
    drawn,
    ended,
    every_kind,
    giving,
    guessing,
    last_look,
    naming,
    pointing,
    scene,
    view,
)

LABELS: list[tuple[Scene, Move, str]] = [
    (after_the_hand_over(), (LAY, 2), "lay the 2, Amnesty: 21.1, too much"),
    (last_look(), (LAY, 8), "lay the 8, Shine: 19.1"),
    (after_the_hand_over(), (DRAW,), "draw a card: 21.1 + ?"),
    (after_the_hand_over(), (SWAP, 7, DISCARD), "swap the 7 for the 3: 17.1"),
    (after_the_hand_over(), (SWAP, 7, PILE), "swap the 7 with the pile: 14.1 + ?"),
    (after_the_hand_over(), (KNOCK,), "knock with 21.1, too much"),
    (naming(), (6, 0, 2), "Anna and [b]Chen[/b] trade"),
    (giving(), (GIVE, 4), "give Anna the 4: 7 + ?"),
    (burdening(), (PLUS, -1), "leave the +1 with Boris the Brave"),
    (burdening(), (PLUS, 2), "the +1 from Boris the… to [b]Chen[/…"),
    (burdening(), (PLUS, 0), "the +1 from Boris the Brave to Anna: 18"),
    (guessing(), (GUESS, 1), "Boris the Brave will lose a heart"),
    (last_look(), (DONE,), "done: hide the hand"),
]


@pytest.mark.parametrize(("moment", "move", "words"), LABELS)
def test_a_move_says_what_it_would_make_of_the_total(moment: Scene, move: Move, words: str) -> None:
    assert label(moment, move) == words


PROMPTS: list[tuple[Scene, str]] = [
    (after_the_hand_over(), "Anna, last turn: lay a card for its trick, or draw, swap or knock."),
    (naming(), "Anna: which two cats trade a card?"),
    (giving(), "Boris the Brave: which card goes to Anna?"),
    (burdening(), "Anna: who gets the +1 card?"),
    (guessing(), "Dora, wanted: who will lose a heart in this round?"),
    (last_look(), "Anna ends with 19. A last look, then Enter hides the hand."),
    (ended(), "The last cat with a heart wins."),
]


@pytest.mark.parametrize(("moment", "words"), PROMPTS)
def test_the_prompt_says_what_is_expected_of_whom(moment: Scene, words: str) -> None:
    assert prompt(moment) == words


def test_the_prompt_of_an_open_table_tells_no_total() -> None:
    watched = replace(last_look().view, viewer=None)
    assert prompt(scene(watched)) == "Anna takes a last look."


def effect(card: int, **things: object) -> str:
    cats = (cat((card, 7)), cat(), cat(knocked=True))
    return effect_now(scene(replace(view(cats, knocker=2), **things)), card)  # type: ignore[arg-type]


def test_a_trick_says_what_it_would_do_in_this_position() -> None:
    assert effect(2) == "[b]Chen[/b] would be back in."
    assert effect(4) == "Boris the Brave would draw."
    assert effect(6) == "The +1 lies in the box."
    assert effect(1) == effect(3) == effect(5) == effect(7) == effect(8) == ""


def test_a_trick_that_can_do_nothing_says_so() -> None:
    alone = (cat((2, 3)), cat(knocked=True, plus=True), cat((), ()))
    assert effect(2, cats=(cat((2, 7)), cat(), cat())) == "Nobody has knocked: no effect."
    assert effect(3, cats=alone) == "Fewer than two cats can: no effect."
    assert effect(6, cats=alone) == "Boris the Brave has the +1 and has knocked: no effect."
    assert effect(4, pile=0, discards=(3,)) == effect(7, pile=0, discards=(3,)) == "No card is left: no effect."


def test_a_swap_says_who_sees_what() -> None:
    moment = after_the_hand_over()
    assert consequence(moment, (SWAP, 7, DISCARD)) == "The 7 becomes the top discard. Everybody sees the 3 taken."
    assert consequence(moment, (SWAP, 7, PILE)) == "The 7 becomes the top discard. o tells the chance of too much."
    assert "Dig" not in drawn(pointing(moment, (SWAP, 7, DISCARD))).splitlines()[-1]


def test_a_move_without_a_card_says_what_it_leads_to() -> None:
    first = replace(after_the_hand_over().view, knocker=-1)
    assert "one more turn" in consequence(scene(first), (KNOCK,))
    assert "safe from the tricks" in consequence(after_the_hand_over(), (KNOCK,))
    assert consequence(last_look(), (DONE,)) == "Boris the Brave is next."
    assert consequence(scene(replace(last_look().view, knocker=1)), (DONE,)) == "The Reckoning follows."
    assert consequence(scene(replace(last_look().view, ending=True)), (DONE,)) == "The Reckoning follows."


def test_the_headline_tells_the_round_and_how_near_its_end_is() -> None:
    assert headline(after_the_hand_over()) == "round 2, last turns"
    assert headline(naming()) == "round 2"
    assert headline(guessing()) == "round 3, guesses"
    assert headline(ended()) == "the end, in round 6"
    two = (cat((2, 3)), cat(), ended().view.cats[0])
    assert headline(scene(view(two))) == "round 2, showdown"
    assert headline(scene(view(two, quick_duel=True))) == "quick duel, round 2"


def test_the_rulebook_opens_where_the_moment_is() -> None:
    assert passage(after_the_hand_over().view, (LAY, 2)) == "The eight tricks"
    assert passage(after_the_hand_over().view, (KNOCK,)) == "Knocking and the last turns"
    assert passage(replace(after_the_hand_over().view, knocker=-1), (KNOCK,)) == "Your turn"
    assert passage(last_look().view, (DONE,)) == "Draw, swap or knock"
    assert passage(guessing().view, (GUESS, 1)) == "Wanted: guessing"


@pytest.mark.parametrize(("moment", "move"), every_kind())
def test_what_is_under_the_cursor_is_explained(moment: Scene, move: Move) -> None:
    title, text = explain(pointing(moment, move))
    assert title
    assert text
    assert "[b]" not in text


@pytest.mark.parametrize(("moment", "move"), every_kind())
def test_one_walks_over_all_that_can_be_explained(moment: Scene, move: Move) -> None:
    shown = pointing(moment, move)
    found, at = things(shown)
    assert found[at] == explain(shown)
    titles = [title for title, _ in found]
    assert {explain_cat(shown, seat)[0] for seat in range(len(moment.names))} <= set(titles)
    assert len(set(titles)) == len(titles)
    assert ("The draw pile" in titles) == (moment.view.on_turn >= 0)


def test_a_card_explains_its_trick_and_a_cat_what_is_known_of_it() -> None:
    title, text = explain(pointing(after_the_hand_over(), (LAY, 2)))
    assert title == "2, Amnesty"
    assert "Every knock is taken back" in text
    moment = pointing(after_the_hand_over())
    assert explain_cat(moment, 0)[1].endswith("2 + 4 + 7 + 8.1 = 21.1, too much. Everybody knows of a 2.")
    assert explain_cat(moment, 1)[1].endswith("3 cards in hand, among them a 3.")
    assert "A black heart, the last chance." in explain_cat(moment, 3)[1]
    assert "Named \\[b\\]Chen" in explain_cat(moment, 4)[1]


def test_chances_are_told_to_whoever_has_a_hand_and_to_nobody_else() -> None:
    told = odds(after_the_hand_over())
    assert told is not None
    assert "A total of **21.1** now: too much." in told
    assert "The chance of too much (21 or more) with one card more: sure, 27 of 27." in told
    assert "| 7 | 48 %, 13 of 27 | 17.1, 3.9 below 21 |" in told
    assert (
        "What may come, as far as this seat has seen: 1 × 1, 1 × 2, 1 × 3, 3 × 4, 4 × 5, 4 × 6, 6 × 7, 7 × 8." in told
    )
    assert odds(scene(replace(after_the_hand_over().view, viewer=None))) is None
    assert odds(guessing()) is None


def test_chances_fit_the_moment() -> None:
    told = odds(giving())
    assert told is not None
    assert "| 7 | 4 + ? |" in told
    assert "pile" not in told
    ended_turn = odds(last_look())
    assert ended_turn == "A total of **19** now: 2 below 21. Nothing is drawn in this turn any more."


def test_a_swap_for_the_same_card_says_that_it_changes_nothing() -> None:
    moment = scene(view((cat((3, 7)), cat()), discards=(3,)))
    assert label(moment, (SWAP, 3, DISCARD)) == "swap the 3 for the 3: nothing changes"


def test_long_names_are_cut_in_sentences() -> None:
    names = ("Bartholomew Fitzgerald", "李小龍大人先生李小龍大人", "Cleopatra von Habsburg")
    moment = replace(naming(), names=names)
    assert label(moment, (6, 0, 1)) == "Bartholomew… and 李小龍大人先… trade"
    last = scene(view((cat((2, 3)), cat(), cat(knocked=True)), knocker=2), names=names)
    assert len(prompt(last)) < 79


def test_the_result_tells_who_was_out_when_and_the_last_hands() -> None:
    told = result_details(ended())
    assert told is not None
    rows = [row for row in told.splitlines() if row.startswith("| ")][1:]
    assert [row.split(" | ")[2] for row in rows] == ["never", "in round 6", "in round 4"]
    assert "lowest total cost a heart: Boris the Brave with 5" in told
    assert result_details(guessing()) is None


def test_every_phase_has_its_words() -> None:
    for phase in Phase:
        assert passage(replace(last_look().view, phase=phase), None)
