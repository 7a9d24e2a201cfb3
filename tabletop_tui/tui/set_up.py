"""The set-up: who plays, by which options, and Enter."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Input, Static

from tabletop_tui.rules import Game, Seat, TabletopError
from tabletop_tui.rules.request import NAME_LENGTH, StartRequest, fresh_seed, read_names

from .actions import HELP, SET_UP, bound
from .choice import Choice, Go
from .house_screen import HouseScreen, house
from .key_hints import KeyHints
from .line import Line
from .option_choices import YES_NO, field_values, is_seat, option_choices, ruling, seat_values
from .seats import LETTERS, seat_style

if TYPE_CHECKING:
    from pydantic import BaseModel

USUAL_NAMES = ("Anna", "Boris", "Chen", "Dora", "Eva", "Finn")
USUAL_SEATS = 4


class NameInput(Input):
    """A name being typed; the keys that leave it are those of the screen."""

    # A question mark is in nobody's name; before the line takes it for a letter it calls for help.
    HELP_HERE: ClassVar = [
        replace(binding, priority=True) for binding in HELP._replace(action="screen.help").bindings()
    ]
    BINDINGS: ClassVar = [*bound(*SET_UP[:3]), *HELP_HERE]


class NameLine(Container):
    """A seat's letter and the name of who sits there."""

    DEFAULT_CSS = """
    NameLine {
        layout: horizontal; height: 1; padding: 0 1 0 0;
        & > Line { width: 5; }
        & > Input { width: 1fr; border: none; height: 1; padding: 0; background: $surface; }
        & > Input:focus { background: $panel; text-style: bold; }
        & > Input > .input--placeholder { color: $foreground 65%; }
    }
    """

    def __init__(self, seat: int, name: str, usual: str, known: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.letter = Line()
        self.input = NameInput(
            name, placeholder=usual, max_length=NAME_LENGTH, compact=True, select_on_focus=True,
            suggester=SuggestFromList(known, case_sensitive=False),
        )  # fmt: skip
        self.usual = usual

    def compose(self) -> ComposeResult:
        """Letter and name."""
        yield self.letter
        yield self.input

    def on_mount(self) -> None:
        """Show the letter."""
        self._point(False)

    def on_descendant_focus(self) -> None:
        """The pointer stands where the focus is."""
        self._point(True)

    def on_descendant_blur(self) -> None:
        """The pointer goes with the focus."""
        self._point(False)

    def _point(self, here: bool) -> None:
        pointer = f"{house(self).marks.pointer} " if here else "  "
        self.letter.say(Content.assemble(pointer, (LETTERS[self.seat], seat_style(self.seat))))

    @property
    def who(self) -> str:
        """The name, the usual one if nothing was typed."""
        return self.input.value.strip() or self.usual


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
        #about { height: 3; padding: 0 2; color: $foreground 85%; }
        #go { height: 1; padding: 0; margin: 0 0 1 0; layout: horizontal; }
        #trouble { height: auto; max-height: 3; color: $error; text-style: bold; padding: 0 2; }
        .-away { display: none; }
    }
    """
    BINDINGS: ClassVar = bound(*SET_UP)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "Setting up"

    def __init__(self, game: Game, known: list[str], count: int = 0) -> None:
        super().__init__()
        self.game = game
        fewest, most = game.box.seats
        most = min(most, len(LETTERS))
        count = count or len(known) or USUAL_SEATS
        count = min(most, max(fewest, count))
        line_up = known[:most]
        spare = iter([name for name in USUAL_NAMES if name not in line_up])
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
        self.choices = option_choices(self.game.options, self._names(), self.marks)
        box = self.game.box
        yield Line(Content.assemble((box.name, "bold $primary"), f"   {box.blurb}"), id="title")
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
        yield Static(id="trouble", classes="-away", markup=False)
        yield Static(id="about", markup=False)
        with Container(id="go"):
            yield self.go
        yield KeyHints()

    def on_mount(self) -> None:
        """Show as many lines as people play, and begin at the first, or with the start where names are known."""
        self._seat()
        self.set_focus(self.go if self._begins_with_start else self.lines[0].input)

    @property
    def stops(self) -> list[Widget]:
        """Where up and down go, in order."""
        inputs = [line.input for line in self.lines[: self.players.value]]
        return [*inputs, self.players, self.shuffled, self.practice, *self.choices.values(), self.go]

    def _names(self) -> list[str]:
        return [line.who for line in self.lines[: self.players.value]]

    def _seat(self) -> None:
        for at, line in enumerate(self.lines):
            line.set_class(at >= self.players.value, "-away")
        self._offer_names()

    def _offer_names(self) -> None:
        for field, choice in self.choices.items():
            info = self.game.options.model_fields[field]
            if is_seat(info):
                choice.offer(field_values(info, self._names()))

    @on(Choice.Changed)
    def _turned(self, event: Choice.Changed) -> None:
        if event.choice is self.players:
            self._seat()

    @on(Input.Changed)
    def _typed(self) -> None:
        self._offer_names()
        self._complain("")

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the line is about."""
        about = getattr(event.widget, "about", "The names are remembered. Enter goes on, F5 starts at once.")
        self.query_one("#about", Static).update(about)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing works where nothing can be seen."""
        return False if self.too_small else super().check_action(action, parameters)

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
        return self.game.read_options({field: choice.value for field, choice in self.choices.items()})

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
        line = self.query_one("#trouble", Static)
        line.update(trouble)
        line.set_class(not trouble, "-away")

    def action_rules(self) -> None:
        """Read the rulebook; from an option, where it tells of the options or of the option's ruling."""
        field = next((field for field, choice in self.choices.items() if choice is self.focused), None)
        if field is None:
            self.house.read_rules(self.game.box)
        else:
            self.house.read_rules(self.game.box, "Options", ruling(self.game.options.model_fields[field]))

    def action_back(self) -> None:
        """Back to the games, nothing started."""
        self.dismiss(None)
