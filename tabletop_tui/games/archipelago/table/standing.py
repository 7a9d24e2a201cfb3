"""What the panel tells besides the crews: coins that are still out there, tiles that are still closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.results import IslandResult
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.archipelago.voyages import CAMPAIGN
from tabletop_tui.games.pirates.crews import LETTERS, NAMES, PIRATES_OF
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import BACK_NAMES
from tabletop_tui.games.pirates.turns import PATIENCE
from tabletop_tui.games.pirates.view import Crew, Spot
from tabletop_tui.rules.words import count
from tabletop_tui.tui.wording import percent

from .sheet import is_between, seen


def footing(moment: Moment) -> Sequence[Sequence[str]]:
    """Coins, closed tiles by their backs, and who has won islands so far."""
    view = seen(moment)
    if is_between(moment):
        return _campaign(view)
    closed = closed_by_back(moment)
    unseen = "unseen" if any(closed.values()) else "in the box"
    coins = f"coins: {view.known_gold} seen, {view.unknown_gold} {unseen}, {view.lost_gold} lost"
    words = " ".join(f"{BACK_NAMES[back]} {closed[back]}" for back in (1, 2, 3))
    letters = ", ".join(f"{BACK_NAMES[back][0].upper()} {closed[back]}" for back in (1, 2, 3))
    rows = [
        (coins, coins.replace(",", ""), coins.replace(",", "").replace(":", "").replace("in the", "in")),
        (f"closed: {words}", f"closed {words}", f"closed: {letters}"),
    ]
    won = _campaign(view)[:1] if moment.scene.options.plays == CAMPAIGN else []
    return [*rows, *_asking(view), *won]


def _asking(view: View) -> list[tuple[str, ...]]:
    """When one may ask to end the island; nothing as long as it comes to something in most rounds."""
    crews = len(view.crews)
    if view.quiet < PATIENCE * crews // 2 or view.phase in (OwnPhase.MOORING, Phase.OVER):
        return []
    if not view.patience:
        told = ("ask all to end it: Tab to the rest", "ask to end it: Tab to the rest", "end it: Tab to the rest")
        return [told] if view.phase is Phase.ACTION else []
    rounds = count(-(-view.patience // crews), "round")
    return [(f"asking to end it: in {rounds}", f"ask to end it: {rounds}")]


def _campaign(view: View) -> list[tuple[str, ...]]:
    """Who has won how many islands, and all coins so far; nothing on the first island."""
    if not view.results:
        return []
    won = "  ".join(f"{LETTERS[crew.crew]} {won_by(view, crew.crew)}" for crew in view.crews)
    coins = "  ".join(f"{LETTERS[crew.crew]} {coins_of(view, crew.crew)}" for crew in view.crews)
    return [(f"islands won: {won}", f"islands {won}"), (f"coins in all: {coins}", f"coins {coins}")]


def closed_by_back(moment: Moment) -> Counter[int]:
    """How many closed tiles lie on the island, by their backs."""
    return Counter(spot.back for spot in moment.view.spots if not spot.kind)


def winners(view: View, result: IslandResult) -> tuple[int, ...]:
    """The crews of the side that won an island; none after a draw."""
    best = result.ranking[0]
    sides = {crew.crew: crew.side for crew in view.crews}
    return best if len({sides[crew] for crew in best}) == 1 else ()


def won_by(view: View, crew: int) -> int:
    """How many islands a crew, or its side, has won."""
    return sum(crew in winners(view, result) for result in view.results)


def coins_of(view: View, crew: int) -> int:
    """All coins a crew has brought home from all islands that are over."""
    return sum(result.gold[crew] for result in view.results)


def notes(moment: Moment, crew: Crew) -> Sequence[str]:
    """What the pirates of a crew can do."""
    pieces, names = moment.view.pieces, moment.lore.abilities
    return [f"{NAMES[one]} {names[pieces[one].ability]}" for one in PIRATES_OF[crew.crew] if pieces[one].ability]


def still_closed(moment: Moment, spot: Spot) -> str:
    """What may lie on a closed cell, the likeliest first, with the chance of it."""
    total, closed = sum(unseen_of(moment, spot.back).values()), closed_by_back(moment)[spot.back]
    told = ", ".join(f"{name} {percent(chance)}" for name, chance in chances_of(moment, spot.back)[:3])
    box = f", {total - closed} of them in the box" if total > closed else ""
    return f"Of {count(total, f'{BACK_NAMES[spot.back]} tile')} nobody has seen{box}: {told}; o tells all."


def unseen_of(moment: Moment, back: int) -> Counter[str]:
    """How many tiles with this back nobody has seen of each kind, on the island or in the box."""
    return _by_name(moment.view.closed, back)


def chances_of(moment: Moment, back: int) -> list[tuple[str, Fraction]]:
    """How likely each kind is for a closed tile with this back, the likeliest first."""
    weights = _by_name(seen(moment).weights, back)
    total = weights.total()
    return [
        (name, Fraction(weight, total))
        for name, weight in sorted(weights.items(), key=lambda entry: (-entry[1], entry[0]))
    ]


def _by_name(amounts: Sequence[int], back: int) -> Counter[str]:
    """What is counted by back and kind, of one back by the names of the kinds."""
    first = back * len(KINDS)
    found: Counter[str] = Counter()
    for kind, amount in zip(KINDS, amounts[first : first + len(KINDS)], strict=True):
        if amount:
            found[kind.name] += amount
    return found
