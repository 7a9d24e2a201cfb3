"""The set-up: who plays, by which options, and Enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Input, Static

from tabletop_tui.rules import Game, Offers, Seat, TabletopError
from tabletop_tui.rules.request import StartRequest, fresh_seed, read_names

from .actions import SET_UP, bound
from .choice import Choice, Go
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .name_line import NameLine
from .option_choices import YES_NO, field_values, is_blurb, is_seat, option_choices, ruling, seat_values
from .seats import LETTERS

if TYPE_CHECKING:
    from pydantic import BaseModel

USUAL_NAMES = ("Anna", "Boris", "Chen", "Dora", "Eva", "Finn")
USUAL_SEATS = 4


class SetUpScreen(HouseScreen[StartRequest]):
    """Dismisses with what is to be started."""

    CSS = """
    SetUpScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        #form { layout: horizontal; height: 1fr; padding: 0 1 0 0; }
        #people { width: 2fr; max-width: 44; height: 100%; margin: 0 2 0 0; }
        #options { width: 3fr; max-width: 70; height: 100%; scrollbar-size: 1 1; }
        .heading { padding: 0 2; text-style: bold; color: $primary; margin: 0 0 1 0; }
        .gap { height: 1; }
        #ours { padding: 0 2; margin: 1 0 0 0; color: $foreground 85%; }
        #about { height: 3; padding: 0 2; color: $foreground 85%; }
        #go { height: 1; padding: 0; margin: 0 0 1 0; layout: horizontal; }
        #trouble { height: auto; max-height: 3; color: $error; text-style: bold; padding: 0 2; }
        .-away { display: none; }
    }
    """
    BINDINGS: ClassVar = bound(*SET_UP)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "Setting up"

    def __init__(
        self, game: Game, known: list[str], count: int, made: Path, chosen: Mapping[str, Any],
    ) -> None:  # fmt: skip
        """Make the screen.

        Args:
            game: What is to be played.
            known: Names that have played, the last line-up first.
            count: How many people play, 0 to guess.
            made: The folder of what people made for the game.
            chosen: Options chosen already.
        """
        super().__init__()
        self.game, self.made, self.chosen = game, made, chosen
        self.offers = self._offers()
        fewest, most = game.box.seats
        most = min(most, len(LETTERS))
        count = count or len(known) or USUAL_SEATS
        count = min(most, max(fewest, count))
        # Names that differ in capital letters only would be refused, so each is proposed once, as it was typed last.
        people: dict[str, str] = {}
        for name in known:
            people.setdefault(name.casefold(), name)
        line_up = list(people.values())[:most]
        spare = iter([name for name in USUAL_NAMES if name.casefold() not in people])
        names = line_up + [""] * (most - len(line_up))
        self.lines = [NameLine(seat, name, name or next(spare), known) for seat, name in enumerate(names)]
        self.players = Choice("Players", [(n, str(n)) for n in range(fewest, most + 1)], count, "How many people play.")
        self.shuffled = Choice(
            "Seats at random", YES_NO, False, "Who sits where is drawn by lot; else as written here."
        )
        self.practice = Choice(
            "Practice", YES_NO, False, "Everything may be taken back, rolls and secrets too. For learning and showing."
        )  # fmt: skip
        self.go = Go()
        self._begins_with_start = bool(known)

    def compose(self) -> ComposeResult:
        """People on the left, options on the right, Start below."""
        self.choices = option_choices(self.game.options, self._names(), self.glyphs, self.offers.values)
        yield Line(id="title")
        with Container(id="form"):
            with Vertical(id="people"):
                yield Static("Who plays", classes="heading")
                yield from self.lines
                yield Static(classes="gap")
                yield self.players
                yield self.shuffled
                yield self.practice
            with VerticalScroll(id="options", can_focus=False):
                yield Static("How we play", classes="heading")
                yield from self.choices.values()
                if any(map(ruling, self.game.options.model_fields.values())):
                    yield Static(f"{self.glyphs['ruling']} A ruling of ours: F1 there says more.", id="ours")
        yield Static(id="trouble", classes="-away", markup=False)
        yield Static(id="about", markup=False)
        with Container(id="go"):
            yield self.go
        yield KeyHints()

    def on_mount(self) -> None:
        """Show as many lines as people play, and begin at the first, or with the start where names are known."""
        self._seat()
        self._choose(self.chosen)
        self._say_title()
        self._complain("")
        self.set_focus(self.go if self._begins_with_start else self.lines[0].input)

    @property
    def stops(self) -> list[Widget]:
        """Where up and down go, in order."""
        inputs = [line.input for line in self.lines[: self.players.value]]
        return [*inputs, self.players, self.shuffled, self.practice, *self.choices.values(), self.go]

    def _say_title(self) -> None:
        """The game, and what it is about, as the options chosen have it."""
        fields = self.game.options.model_fields
        blurb = next(
            (choice.chosen for field, choice in self.choices.items() if is_blurb(fields[field])), self.game.box.blurb
        )
        self.query_one("#title", Line).say(Content.assemble((self.game.box.name, "bold $primary"), f"   {blurb}"))

    def _names(self) -> list[str]:
        return [line.who for line in self.lines[: self.players.value]]

    def _seat(self) -> None:
        for at, line in enumerate(self.lines):
            line.set_class(at >= self.players.value, "-away")
        self._offer_names()

    def _offers(self) -> Offers:
        return Offers({}) if self.game.supply is None else self.game.supply.offers(self.made)

    def _choose(self, values: Mapping[str, Any]) -> None:
        for field, value in values.items():
            self.choices[field].choose(value)

    def _offer_names(self) -> None:
        for field, choice in self.choices.items():
            info = self.game.options.model_fields[field]
            if is_seat(info):
                choice.offer(field_values(info, self._names()))

    def _offer_things(self) -> None:
        """Offer what people made as it is now."""
        self.offers = self._offers()
        for field, values in self.offers.values.items():
            own = field_values(self.game.options.model_fields[field], self._names())
            self.choices[field].offer([*own, *values])
        self._say_title()
        self._complain("")

    @on(Choice.Changed)
    def _turned(self, event: Choice.Changed) -> None:
        if event.choice is self.players:
            self._seat()
        self._say_title()

    @on(Input.Changed)
    def _typed(self) -> None:
        self._offer_names()
        self._complain("")

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the line is about."""
        about = getattr(event.widget, "about", "The names are remembered. Enter goes on, F5 starts at once.")
        self.query_one("#about", Static).update(about)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing works where nothing can be seen; only some games have a room of their own."""
        if self.too_small or (action == "room" and self.game.box.room is None):
            return False
        return super().check_action(action, parameters)

    def keys_elsewhere(self) -> Sequence[tuple[str, str]]:
        """What changes values, where the focus is on a name or on the start."""
        return () if isinstance(self.focused, Choice) else [("Left Right", "On a line with arrows: change the value.")]

    def told(self, binding: Binding) -> Binding:
        """The key to a game's own room tells what room it is."""
        room = self.game.box.room if binding.action == "room" else None
        return binding if room is None else replace(binding, description=room.label, tooltip=room.meaning)

    def action_go(self, step: int) -> None:
        """Go to another line."""
        stops = self.stops
        at = stops.index(self.focused) if self.focused in stops else 0
        stops[(at + step) % len(stops)].focus()

    def action_next(self) -> None:
        """The next line; after the last name, the start; from there, the game."""
        stops = self.stops
        if self.focused is self.go:
            self.action_start()
        elif self.focused is stops[self.players.value - 1] or self.focused not in stops:
            self.go.focus()
        else:
            self.action_go(1)

    @on(Go.Pressed)
    def action_start(self) -> None:
        """Start, or say what is missing."""
        try:
            names = read_names(self._names())
            options = self._options()
        except TabletopError as error:
            self._complain(str(error))
            return
        if self.shuffled.value:
            names, options = self._shuffle(names, options)
        seats = tuple(Seat(name) for name in names)
        self.dismiss(StartRequest(self.game.box.id, seats, options, fresh_seed(), self.practice.value))

    def _options(self) -> BaseModel:
        return self.game.choose_options({field: choice.value for field, choice in self.choices.items()}, self.made)

    def _shuffle(self, names: tuple[str, ...], options: BaseModel) -> tuple[tuple[str, ...], BaseModel]:
        """Draw lots for the seats; whoever was named to start keeps that right."""
        order = list(range(len(names)))
        Random(fresh_seed()).shuffle(order)
        moved = {}
        for field, choice in self.choices.items():
            info = self.game.options.model_fields[field]
            seats = seat_values(info, len(names)) if is_seat(info) else []
            if choice.value in seats:
                moved[field] = seats[order.index(seats.index(choice.value))]
        options = self.game.read_options({**options.model_dump(mode="json"), **moved})
        return tuple(names[seat] for seat in order), options

    def _complain(self, trouble: str) -> None:
        """Say what is wrong; while nothing is, what cannot be offered."""
        trouble = trouble or " ".join(self.offers.troubles)
        line = self.query_one("#trouble", Static)
        line.update(trouble)
        line.set_class(not trouble, "-away")

    def action_room(self) -> None:
        """Go into the game's own room; what comes of it can be chosen afterwards, and may be chosen there."""

        def answered(values: dict[str, Any] | None) -> None:
            self._offer_things()
            self._choose(values or {})

        self.house.visit(self.game.box, answered)

    def action_rules(self) -> None:
        """Read the rulebook; from an option, where it tells of the options or of the option's ruling."""
        field = next((field for field, choice in self.choices.items() if choice is self.focused), None)
        if field is None:
            self.house.read_rules(self.game.box)
        else:
            self.house.read_rules(self.game.box, "Options", ruling(self.game.options.model_fields[field]))

    def action_back(self) -> None:
        """Back to the games, nothing started, but how many play is remembered."""
        self.house.remember_players(self.players.value)
        self.dismiss(None)
