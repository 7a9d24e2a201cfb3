"""From island to island: the draft, the choice of the next island, and who wins in the end."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.campaign import MOST_ISLANDS
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.results import standings
from tabletop_tui.games.pirates.crews import LABELS, LETTERS, MISSIONARY, NO_CREW
from tabletop_tui.games.pirates.moves import SAIL
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules import CHANCE, NOBODY, BadOptions

from .voyage import REASON, Voyage


def cards(voyage: Voyage) -> list[str]:
    """The cards that can be chosen now, each once."""
    return list(dict.fromkeys(text.split()[1] for text in voyage.legal if text.startswith("card ")))


def ability(voyage: Voyage, label: str) -> str:
    number = voyage.state.ability[LABELS.index(label)]
    return stock().cards[number - 1].id if number else ""


def sail(voyage: Voyage) -> str:
    """Let the crew on turn sail somewhere; its letter."""
    crew = voyage.crew
    voyage.state.play(next(move for move in voyage.state.moves() if move[0] == SAIL))
    return crew


def test_ar_07_places_on_island_1_by_the_number_of_players() -> None:
    for seats, crews in ((2, "NS"), (3, "NES"), (4, "NESW")):
        state = Voyage(seats).state
        at = {"N": (3, 0), "E": (7, 3), "S": (4, 7), "W": (0, 4)}
        for number, letter in enumerate(LETTERS):
            ship = state.ships[number]
            assert ship == (state.chart.grid.at(*at[letter]) if letter in crews else -1)
            aboard = [label for label, place in zip(LABELS, state.at, strict=True) if place == ship >= 0]
            assert aboard == ([f"{letter.lower()}{n}" for n in (1, 2, 3)] if letter in crews else [])


def test_ar_09_the_youngest_captain_goes_first() -> None:
    assert "".join(sail(voyage) for voyage in [Voyage(4, first="3")] * 4) == "SWNE"
    assert "".join(sail(voyage) for voyage in [Voyage(4)] * 4) == "NESW"
    with pytest.raises(BadOptions, match="there are 2 seats"):
        Voyage(2, first="3")


def test_ar_118_two_against_two_the_sides_take_turns() -> None:
    voyage = Voyage(4, teams="two_against_two", first="4")
    assert "".join(sail(voyage) for _ in range(6)) == "WNESWN"
    assert voyage.state.seating.sides == ((0, 2), (1, 3))


def test_ar_127_two_players_have_one_crew_each_or_two() -> None:
    one = Voyage(2)
    assert "".join(sail(one) for _ in range(3)) == "NSN"
    two = Voyage(2, crews="two")
    assert "".join(sail(two) for _ in range(4)) == "NESW"
    assert two.state.seating.seat_of == (0, 1, 0, 1)
    assert two.state.seating.sides == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {"teams": "two_against_two"}, "Two against two is played by 4 players, not 3."),
        (3, {"crews": "two"}, "Two crews each are for 2 players, not 3."),
    ],
)
def test_options_for_another_number_of_players_are_refused(seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Voyage(seats, **options)
    assert str(refusal.value) == sentence


def test_ar_107_who_has_three_coins_chooses_the_richest_first() -> None:
    voyage = Voyage().end("N5 E3 S1")
    assert voyage.asks(OwnPhase.DRAFT)
    assert voyage.crew == "N"
    assert cards(voyage) == ["beachcomber", "musketeer", "ships_boy"]
    voyage.do("card musketeer n2")
    assert ability(voyage, "n2") == "musketeer"
    assert voyage.crew == "E"
    assert cards(voyage) == ["beachcomber", "ships_boy"]
    voyage.do("card ships_boy e1")
    assert voyage.asks(OwnPhase.NEXT_ISLAND)
    assert voyage.state.offer == voyage.state.order == ()


def test_a_dead_pirate_can_learn_and_one_with_an_ability_cannot() -> None:
    voyage = Voyage().end("N5", dead="n1", crushed="n2")
    assert {text.split()[2] for text in voyage.legal if text.startswith("card")} == {"n1", "n2", "n3"}
    voyage.do("card musketeer n1", "voyage island_2").end("N4")
    assert {text.split()[2] for text in voyage.legal if text.startswith("card")} == {"n2", "n3"}


def test_ar_109_equal_coins_roll_and_the_higher_is_first() -> None:
    voyage = Voyage().end("N4 E3 S3")
    assert voyage.state.actor() == CHANCE
    assert list(voyage.state.chances() or ()) == [(voyage.state.parse(f"roll {face}"), 1) for face in range(1, 7)]
    assert voyage.do("roll 2", "roll 6").state.order == (0, 2, 1)
    again = Voyage().end("N4 E3 S3").do("roll 4", "roll 4", "roll 5", "roll 1")
    assert again.state.order == (0, 1, 2)
    assert "Boris rolls 5 for yellow (E), to choose a card." in again.said()


def test_four_with_equal_coins_roll_in_groups_and_only_three_choose() -> None:
    voyage = Voyage().end("N3 E3 S3 W3")
    voyage.do("roll 2", "roll 6", "roll 2", "roll 6")
    assert voyage.state.actor() == CHANCE
    voyage.do("roll 1", "roll 5", "roll 3", "roll 4")
    assert [LETTERS[crew] for crew in voyage.state.order] == ["W", "E", "S"]


def test_a_23_the_winner_by_living_pirates_chooses_before_who_has_as_many_coins() -> None:
    voyage = Voyage().end("N4 S4", dead="n1")
    assert voyage.state.order == (2, 0)


def test_ar_110_with_too_few_coins_nobody_chooses() -> None:
    voyage = Voyage().end("N2 E1")
    assert voyage.asks(OwnPhase.NEXT_ISLAND)
    assert not any(voyage.state.ability)


def test_ar_111_who_declines_leaves_all_cards_to_the_next() -> None:
    voyage = Voyage().end("N5 E3")
    voyage.do("decline")
    assert voyage.crew == "E"
    assert cards(voyage) == ["beachcomber", "musketeer", "ships_boy"]
    assert not any(voyage.state.ability)
    assert voyage.said()[-1] == "White (N): Anna takes no card."


def test_ar_115_a_card_somebody_owns_is_not_laid_out_again() -> None:
    voyage = Voyage().end("N1").do("voyage island_2").end("N6").do("card swimmer n1", "voyage island_2").end("N6")
    assert cards(voyage) == ["woodsman", "black_spot"]


def test_a_crew_whose_pirates_all_have_an_ability_does_not_choose() -> None:
    voyage = Voyage().end("N9").do("card musketeer n1", "voyage island_2").end("N9").do("card swimmer n2")
    voyage.do("voyage island_3").end("N9").do("card dynamite n3", "voyage island_3").end("N9 E3")
    assert voyage.crew == "E"


def test_a_21_in_two_against_two_each_crew_counts_its_own_coins() -> None:
    voyage = Voyage(4, teams="two_against_two").end("N2 S2 E3")
    assert voyage.state.order == (1,)


def test_ar_113_the_first_captain_chooses_the_island_and_its_cards_follow() -> None:
    voyage = Voyage(3, first="2").end("N1")
    assert (voyage.state.actor(), voyage.legal) == (1, ["voyage island_2", "voyage island_3", "stop"])
    voyage.do("voyage island_3").end("N4")
    assert cards(voyage) == ["highlander", "dynamite", "nimble_one"]
    voyage.do("decline", "voyage island_2").end("N4")
    assert cards(voyage) == ["woodsman", "black_spot", "swimmer"]
    assert "Boris sets the course: Island 3. Coins and bottles are handed back." in voyage.said()


def test_ar_112_coins_and_bottles_go_back_and_everybody_is_there_again() -> None:
    voyage = Voyage()
    state = voyage.state
    state.bottles[0] = 1
    state.enlist(MISSIONARY, 0)
    state.put(MISSIONARY, state.ships[0])
    voyage.end("N5", dead="n2", crushed="n3").do("card musketeer n1", "voyage island_2")
    assert voyage.asks(OwnPhase.MOORING)
    assert voyage.crew == "N"
    ring = [f"moor {state.tile_name(cell)}" for cell in state.layout.ring]
    assert voyage.legal == ring
    voyage.do("moor d1")
    assert voyage.crew == "E"
    assert voyage.legal == [text for text in ring if text != "moor d1"]
    voyage.do("moor e1", "moor f2", "moor g3")
    assert voyage.asks(Phase.ACTION)
    assert voyage.crew == "N"
    assert list(state.stored) == list(state.bottles) == [0] * 4
    assert [state.at[pirate] for pirate in range(3)] == [state.ships[0]] * 3
    assert state.crew_of[MISSIONARY] == NO_CREW
    assert ability(voyage, "n1") == "musketeer"
    assert voyage.said()[-1] == "Dora moors the ship of red (W) at g3."


def test_by_option_ships_moor_at_beaches_and_not_side_by_side() -> None:
    voyage = Voyage(2, plays="island_2", moor_beach_only=True)
    assert "moor d1" in voyage.legal
    assert "moor b3" not in voyage.legal
    voyage.do("moor d1")
    assert not {"moor c2", "moor d1", "moor e1"} & set(voyage.legal)


def test_ar_117_islands_won_count_first_then_coins() -> None:
    voyage = Voyage().end("N5 S3").do("decline", "decline", "voyage island_2").end("N2 S7").do("decline", "stop")
    state = voyage.state
    table = standings(state.seating, state.results)
    assert [(LETTERS[row.side], row.islands, row.coins) for row in table[:2]] == [("S", 1, 10), ("N", 1, 7)]
    outcome = state.outcome()
    assert outcome is not None
    assert state.actor() == NOBODY
    assert outcome.ranking == ((2,), (0,), (1, 3))
    assert outcome.scores == (7, 0, 10, 0)
    assert outcome.unit == "coins"


def test_a_drawn_island_is_nobodys() -> None:
    voyage = Voyage(2).end("N2 S2")
    assert voyage.state.results[0].winners(voyage.state.seating) == ()
    outcome = voyage.do("stop").state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1),)


def test_a_campaign_of_ten_islands_is_over() -> None:
    voyage = Voyage(2)
    for _ in range(MOST_ISLANDS - 1):
        voyage.end("N1").do("voyage island_2")
    voyage.end("N1")
    assert voyage.state.actor() == NOBODY
    assert len(voyage.state.results) == MOST_ISLANDS


def test_two_against_two_wins_by_the_sum_of_both() -> None:
    voyage = Voyage(4, teams="two_against_two", plays="island_1").end("N2 S2 E3")
    outcome = voyage.state.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((0, 2), (1, 3)), (4, 3, 4, 3))


def test_one_island_alone_ends_the_match_with_its_reason() -> None:
    won = Voyage(plays="island_1").end("N4").state.outcome()
    tied = Voyage(plays="island_1").end("N4 S4", dead="n1").state.outcome()
    draw = Voyage(plays="island_1").end("N4 S4").state.outcome()
    assert won is not None and tied is not None and draw is not None
    assert (won.winners, won.reason) == ((0,), REASON)
    assert (tied.winners, tied.reason) == ((2,), f"{REASON} Coins are equal, so more pirates alive decide: S 3, N 2.")
    assert draw.winners == (0, 2)
