"""The table of Archipelago as a widget."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Sequence

from tabletop_tui.games.archipelago.campaign_events import CardsLaidOut, IslandEnded
from tabletop_tui.games.archipelago.events import Duelled
from tabletop_tui.games.archipelago.moves import CARD, STOP, VOYAGE
from tabletop_tui.games.archipelago.voyages import destinations
from tabletop_tui.games.pirates.crews import crew_name
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.pirate_table import PirateTable
from tabletop_tui.games.pirates.table.words import action
from tabletop_tui.rules import Event, Outcome
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.scene import Measure, Scene
from tabletop_tui.tui.widgets.block import Block, Line, Span, line
from tabletop_tui.tui.wording import escaped

from .abilities import check_abilities
from .cards_page import card_at, cards_page
from .chances import odds
from .chart_page import chart_page, end_of_all, voyage_at
from .island_end import island_end
from .learning import explain_card, move_about, things_between
from .lore import ARCHIPELAGO
from .result import measures, result_details
from .rolling import frames, tray_of
from .sheet import PHASES, Sheet, is_between, seen
from .tray import Tray, draw_tray


class ArchipelagoTable(PirateTable):
    """One island after the other, and between them cards and the chart of the archipelago."""

    LORE = ARCHIPELAGO
    BACKS = True

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._tray: Tray | None = None
        self._at_rest = False
        self._following: str | None = None

    # Islands, one after the other.

    def show(self, scene: Scene) -> None:
        """Draw this moment."""
        self._tray, self._at_rest = None, False
        super().show(scene)

    def pause_after(self, events: Sequence[Event]) -> str | None:
        """An island that has ended is looked at in peace."""
        ended = next((event for event in reversed(events) if isinstance(event, IslandEnded)), None)
        if ended is None:
            return None
        won = " and ".join(crew_name(crew) for crew in ended.winners)
        self._following = "the cards" if any(isinstance(event, CardsLaidOut) for event in events) else "the chart"
        return f"{ended.result.name} is over. {won[:1].upper() + won[1:] + ' won' if won else 'Nobody won'}."

    def show_pause(self, scene: Scene) -> None:
        """Draw the island as it was left."""
        self.show(scene)
        self._at_rest = True
        self.redraw()

    def move_cursor(self) -> None:
        """Draw what changes when only the cursor has moved; where roaming begins or ends, what lay over the island."""
        if self._at_rest or self.between:
            self.redraw()
        else:
            super().move_cursor()

    def details(self) -> Sequence[Span]:
        """What is under the cursor; of an island that is over, how it ended."""
        if not self._at_rest or self.roaming:
            return super().details()
        look, (title, reason) = self.paint.look, self._how_it_ended()
        return [(title, look.pointed), (reason, look.plain)]

    def _how_it_ended(self) -> tuple[str, str]:
        result = seen(self._required()).results[-1]
        return f"{result.name} is over", result.reason

    def after_pause(self) -> str | None:
        """Cards to choose, the next island, or the result."""
        return "the result" if seen(self._required()).phase is Phase.OVER else self._following

    # Dice.

    async def announce(self, event: Event, moment: Moment) -> bool:
        """Say an event; dice are rolled."""
        tray = tray_of(event, moment, self._tray)
        if tray is None:
            self._tray = None
            return await super().announce(event, moment)
        self.tell(f"{tray.title}.")
        for frame, seconds in frames(tray, 2 if isinstance(event, Duelled) else 1):
            if frame.verdict:
                self.tell(event.say(moment.scene.names))
            self._tray = frame
            self.redraw()
            await sleep(seconds)
        return True

    def overlay(self) -> tuple[Block, int] | None:
        """The dice, or how the island ended."""
        if self._at_rest and not self.roaming:
            return island_end(seen(self._required()), self.size.width, self.paint), -1
        if self._tray is None:
            return None
        trail = self._required().trail
        return draw_tray(self._tray, *self.size, self.paint), trail[-1] if trail else -1

    # Cards and the chart.

    def odds(self) -> str | None:
        """What can still lie under closed tiles, by their backs."""
        return odds(self._required())

    @classmethod
    def read_assets(cls) -> None:
        """Those of every pirate game, and the cards."""
        super().read_assets()
        check_abilities()

    def measures(self, outcome: Outcome, scene: Scene) -> Sequence[Measure]:
        """Islands won before coins, or coins before pirates alive."""
        return measures(outcome, scene.view)

    def result_details(self, scene: Scene) -> str | None:
        """Islands, coins and who carried them."""
        return result_details(scene)

    @property
    def between(self) -> bool:
        """Whether the chart or the cards are on show."""
        moment = self._moment
        return moment is not None and not self.roaming and not self._at_rest and is_between(moment)

    def picture(self, width: int, height: int) -> Sequence[Line] | None:
        """Cards or chart instead of the island."""
        if not self.between:
            return None
        sheet = Sheet(self._required(), self._pointed, width, height, self.paint)
        rows = cards_page(sheet) if sheet.view.offer else chart_page(sheet)
        blank = line(width, self.paint.look.plain)
        return [*rows, *[blank] * (height - len(rows))][:height]

    def can_zoom(self) -> bool:
        """Whether there is an island to zoom, and a larger size."""
        return not self.between and super().can_zoom()

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move | None) -> Move | None:
        """Between islands left and right go over cards or islands, up and down through the list."""
        if not self.between or at is None:
            return super().steer(direction, moves, at)
        step = 1 if direction in ("right", "down") else -1
        if direction in ("up", "down") or at[0] not in (CARD, VOYAGE):
            group = list(self.group(moves, at)) if at[0] == CARD and direction in ("up", "down") else list(moves)
            return group[(group.index(at) + step) % len(group)]
        return _beside(moves, at, step)

    def first(self, moves: Sequence[Move]) -> Move:
        """An island nobody has been to yet where that is the question; after all of them the end."""
        played = {result.island for result in seen(self._required()).results}
        islands = destinations(self._required().scene.options)
        new = (move for move in moves if move[0] == VOYAGE and islands[move[1]].id not in played)
        end = next((move for move in moves if move[0] == STOP), moves[0])
        return next(new, end) if self.between else super().first(moves)

    def turn_to(self, step: int, moves: Sequence[Move], at: Move) -> Move:
        """The next card, or the next island."""
        return _beside(moves, at, step) if self.between else super().turn_to(step, moves, at)

    def group(self, moves: Sequence[Move], at: Move) -> Sequence[Move]:
        """Between islands all there is to choose from."""
        return moves if self.between else super().group(moves, at)

    def has_odds(self) -> bool:
        """Whether any tile of an island on show is closed."""
        return not self.between and any(not spot.kind for spot in self._required().view.spots)

    def explain(self) -> tuple[str, str]:
        """What is under the cursor; of an island that is over, how it ended."""
        if self._at_rest and not self.roaming:
            title, reason = self._how_it_ended()
            return title, escaped(reason)
        return explain_card(self._required(), self._pointed) if self.between else super().explain()

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """Every cell; between islands every card."""
        if self.between:
            return things_between(self._required(), self._pointed)
        return super().things()

    def beside(self, direction: Direction, at: int) -> int:
        """The cell to which an arrow leads; between islands the next card or the one before."""
        if self.between:
            return at + (1 if direction in ("right", "down") else -1)
        return super().beside(direction, at)

    def look_at(self, at: int) -> None:
        """Point at the cell that is explained; between islands at a move with that card or to that island."""
        if not self.between:
            super().look_at(at)
            return
        move = move_about(self._required(), at, self._pointed)
        if move is not None and move != self._pointed:
            self.post_message(self.Pointed(move))
            self.point(move)

    def warning(self, move: Move) -> str | None:
        """A question before a move that kills, and before the one that ends the campaign for good."""
        return end_of_all(self._required()) if move[0] == STOP else super().warning(move)

    def label(self, move: Move) -> str:
        """A legal move in words; what a card does stands on the page."""
        return action(self._required(), move) if move[0] in (CARD, VOYAGE, STOP) else super().label(move)

    def headline(self) -> str:
        """Which island, and the round."""
        moment = self._required()
        view = seen(moment)
        if self._at_rest:
            return self._how_it_ended()[0]
        if is_between(moment):
            return f"after {view.results[-1].name}"
        return f"{view.layout.name}, {super().headline()}"

    def round_of(self, scene: Scene) -> object:
        """On which island, and its round; what comes between two islands is no round of either."""
        view = scene.view
        return len(view.results), view.phase in PHASES, super().round_of(scene)

    def click(self, x: int, y: int) -> None:
        """Between islands a click points at a card or an island, and a second one chooses the island."""
        if not self.between:
            super().click(x, y)
            return
        move = self._clicked_between(x, y)
        if move is not None and move == self._pointed and move[0] == VOYAGE:
            self.post_message(self.Chosen(move))
        elif move is not None:
            self.post_message(self.Pointed(move))
            self.point(move)

    def _clicked_between(self, x: int, y: int) -> Move | None:
        moment = self._required()
        moves: Sequence[Move] = moment.scene.moves
        if any(move[0] == CARD for move in moves):
            card = card_at(moment, x, self.size.width)
            return next((move for move in moves if move[:2] == (CARD, card)), None)
        return voyage_at(moment, self._pointed, (x, y), self.size)


def _beside(moves: Sequence[Move], at: Move, step: int) -> Move:
    """The first move of the next card or island."""
    heads: list[tuple[int, ...]] = list(dict.fromkeys(move[:2] for move in moves))
    head = heads[(heads.index(at[:2]) + step) % len(heads)]
    same = [move for move in moves if move[:2] == head]
    return next((move for move in same if move[2:] == at[2:]), same[0])
