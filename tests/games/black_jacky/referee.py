"""A slow, literal referee, written from the rulebook in another style, who is read every move aloud.

It keeps cards as a table would, with lists and words, counts in decimals, and asks nothing of the engine.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

CATS = "ABCDEF"


class Referee:
    """Follows a game by the texts of its moves and says who has to act and how everything stands."""

    def __init__(self, players: int, quick_duel: bool = False) -> None:
        reds = 3 if players in (2, 3) else 2
        self.order = list(CATS[:players])
        self.hearts: dict[str, list[str]] = {cat: ["red"] * reds for cat in self.order}
        self.side = dict.fromkeys(self.order, "saloon")
        self.quick_duel = quick_duel
        self.starter = ""
        self.result: list[str] | None = None
        self.clear_table()

    def clear_table(self) -> None:
        self.hand: dict[str, list[int]] = {cat: [] for cat in self.order}
        self.laid: dict[str, list[int]] = {cat: [] for cat in self.order}
        self.discards: list[int] = []
        self.pile = [value for value in range(1, 9) for _ in range(value)]
        self.plus_one: str | None = None
        self.knocks: list[str] = []
        self.turns = 0
        self.on_turn = ""
        self.named: dict[str, str] = {}
        self.now: list[Any] = []
        self.last = False

    def from_(self, cat: str) -> list[str]:
        at = self.order.index(cat)
        return self.order[at:] + self.order[:at]

    def saloon(self, start: str | None = None) -> list[str]:
        return [cat for cat in self.from_(start or self.order[0]) if self.side[cat] == "saloon"]

    def active(self) -> list[str]:
        return [cat for cat in self.saloon(self.on_turn) if cat not in self.knocks]

    def who(self) -> str:
        """The letter of the cat that has to decide, ``chance``, or ``nobody``."""
        if self.result is not None:
            return "nobody"
        what = self.now[0] if self.now else "first"
        if what in ("first", "deal", "turn", "card"):
            return "chance"
        return str(self.now[1])

    def hear(self, text: str) -> None:
        """Do what a move says."""
        verb, *words = text.split()
        expected = self.now[0] if self.now else "first"
        plays = expected in ("lay", "play") and verb in ("draw", "swap", "knock")
        assert verb == expected or plays, (text, self.now)
        getattr(self, "on_turn_up" if verb == "turn" else f"on_{verb}")(*words)

    def on_first(self, cat: str) -> None:
        self.starter = cat
        self.open_round()

    def open_round(self) -> None:
        self.clear_table()
        if len(self.saloon()) >= 3:
            self.named = {cat: "" for cat in self.from_(self.starter) if self.side[cat] == "wanted"}
        self.next_guess()

    def next_guess(self) -> None:
        silent = [cat for cat, named in self.named.items() if not named]
        self.now = ["guess", silent[0]] if silent else ["deal", self.saloon(self.starter)]

    def on_guess(self, target: str) -> None:
        assert self.side[target] == "saloon"
        self.named[self.now[1]] = target
        self.next_guess()

    def on_deal(self, cat: str, *cards: str) -> None:
        assert cat == self.now[1][0]
        for card in cards:
            self.pile.remove(int(card))
            self.hand[cat].append(int(card))
        self.now = ["deal", self.now[1][1:]] if len(self.now[1]) > 1 else ["turn", "first"]

    def begin_turn(self, cat: str) -> None:
        self.on_turn = cat
        self.now = ["lay", cat]

    def on_lay(self, word: str) -> None:
        cat = self.on_turn
        self.now = ["play", cat]
        self.hand[cat].remove(int(word))
        self.laid[cat].append(int(word))
        others = [other for other in self.active() if other != cat]
        if word == "1":
            self.last = True
        elif word == "2":
            self.knocks = []
        elif word == "3" and len([other for other in self.active() if self.hand[other]]) >= 2:
            self.now = ["cats", cat]
        elif word == "4" and self.refill():
            self.now = ["card", others[0] if others else cat, "four"]
        elif word == "6" and self.plus_one not in self.knocks:
            self.now = ["plus", cat]
        elif word == "7" and self.refill():
            self.now = ["turn", "seven"]

    def refill(self) -> bool:
        """Make sure that the pile has a card, if that can be."""
        if not self.pile and len(self.discards) > 1:
            self.pile, self.discards = self.discards[:-1], self.discards[-1:]
        return bool(self.pile)

    def on_turn_up(self, card: str) -> None:
        self.pile.remove(int(card))
        self.discards.append(int(card))
        if self.now[1] == "first":
            self.begin_turn(self.starter)
        else:
            self.now = ["play", self.on_turn]

    def on_cats(self, one: str, two: str) -> None:
        pair = [cat for cat in self.active() if cat in (one, two)]
        assert all(self.hand[cat] for cat in pair)
        self.now = ["give", *pair]

    def on_give(self, card: str) -> None:
        _, giver, *rest = self.now
        assert int(card) in self.hand[giver]
        if len(rest) == 1:
            self.now = ["give", rest[0], giver, int(card)]
            return
        partner, gift = rest
        self.hand[giver].remove(int(card))
        self.hand[partner].remove(gift)
        self.hand[giver].append(gift)
        self.hand[partner].append(int(card))
        self.now = ["play", self.on_turn]

    def on_plus(self, where: str) -> None:
        if where == "stays":
            assert self.plus_one is not None
        else:
            assert where in self.active()
            self.plus_one = where
        self.now = ["play", self.on_turn]

    def on_draw(self) -> None:
        assert self.refill()
        self.now = ["card", self.on_turn, "draw"]

    def on_swap(self, card: str, source: str) -> None:
        cat = self.on_turn
        self.hand[cat].remove(int(card))
        if source == "discard":
            self.hand[cat].append(self.discards.pop())
            self.discards.append(int(card))
            self.now = ["done", cat]
        else:
            assert self.refill()
            self.now = ["card", cat, "swap", int(card)]

    def on_card(self, card: str) -> None:
        _, cat, why, *given = self.now
        self.pile.remove(int(card))
        self.hand[cat].append(int(card))
        self.discards += given
        self.now = ["play", self.on_turn] if why == "four" else ["done", cat]

    def on_knock(self) -> None:
        self.knocks.append(self.on_turn)
        self.now = ["done", self.on_turn]

    def on_done(self) -> None:
        self.turns += 1
        following = [*self.saloon(self.on_turn), self.on_turn][1]
        if self.last or self.knocks[:1] == [following] or self.turns == 200:
            self.settle()
        else:
            self.begin_turn(following)

    def total(self, cat: str) -> Decimal:
        total = Decimal(sum(self.hand[cat]))
        for card in self.laid[cat]:
            total += Decimal("8.1") if card == 8 else Decimal(0) if card == 5 else Decimal(card)
        return total + (1 if self.plus_one == cat else 0)

    def settle(self) -> None:
        totals = {cat: self.total(cat) for cat in self.saloon()}
        hit = [cat for cat in totals if totals[cat] >= 21]
        if not hit:
            hit = [cat for cat in totals if totals[cat] == min(totals.values())]
        for cat in hit:
            heart = self.hearts[cat].pop()
            if not self.hearts[cat]:
                self.side[cat] = "eliminated" if heart == "black" else "wanted"
        if self.quick_duel:
            if not all(self.hearts.values()):
                self.close_duel(totals)
                return
        else:
            for cat, target in self.named.items():
                if target in hit:
                    self.hearts[cat] = ["black"]
                    self.side[cat] = "saloon"
        left = self.saloon()
        if len(left) < 2:
            self.result = left
            return
        if len(left) == 2:
            self.side = {cat: "saloon" if cat in left else "eliminated" for cat in self.order}
        self.starter = next(cat for cat in self.from_(self.starter)[1:] if self.side[cat] == "saloon")
        self.open_round()

    def close_duel(self, totals: dict[str, Decimal]) -> None:
        most = max(map(len, self.hearts.values()))
        tied = [cat for cat in self.order if len(self.hearts[cat]) == most]
        fine = {cat: totals[cat] for cat in tied if totals[cat] < 21}
        self.result = [cat for cat in tied if not fine or fine.get(cat) == max(fine.values())]
