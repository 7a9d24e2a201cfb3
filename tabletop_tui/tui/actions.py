"""Everything that can be done by key, said once: bindings, key hints, palette and help all read this."""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.binding import Binding, BindingType

TWINS: Final = dict(zip("qwertyuiopasdfghjklzxcvbnm,", "йцукенгшщзфывапролдячсмитьб", strict=True))
"""What a Cyrillic keyboard sends where a Latin one sends this letter."""

_NAMES: Final = {
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "delete": "Del",
    "backspace": "Backspace",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "question_mark": "?",
    "comma": ",",
    "slash": "/",
}


class Action(NamedTuple):
    """One thing a key does.

    Attributes:
        id: Stable name people may remap keys by, for instance ``table.undo``.
        keys: The keys, with commas between them.
        action: What Textual calls.
        label: One or two words for the key hints.
        meaning: A sentence for help and palette.
        show: Whether the key hints show it.
        shown_as: What the key hints call the key, where one entry stands for several keys.
    """

    id: str
    keys: str
    action: str
    label: str
    meaning: str
    show: bool = True
    shown_as: str | None = None

    def bindings(self) -> list[Binding]:
        """Its bindings: the keys, and unseen the keys in the same place on a Cyrillic keyboard."""
        keys = self.keys.split(",")
        made = [
            Binding(key, self.action, self.label, show=self.show and not at, key_display=self.shown_as or key_name(key),
                    id=self.id, tooltip=self.meaning)
            for at, key in enumerate(keys)
        ]  # fmt: skip
        for key in keys:
            twin = TWINS.get("," if key == "comma" else key.lower())
            if twin is not None:
                made.append(
                    Binding(
                        twin.upper() if key.isupper() else twin,
                        self.action,
                        self.label,
                        show=False,
                        key_display=key_name(key),
                        id=self.id,
                        tooltip=self.meaning,
                    )
                )
        return made


def key_name(key: str) -> str:
    """A key as people call it: ``Esc``, ``F1``, ``Ctrl+P``, ``u``."""
    if key in _NAMES:
        return _NAMES[key]
    if len(key) == 1:
        return key
    return "+".join(part.capitalize() for part in key.split("+"))


def bound(*actions: Action) -> list[BindingType]:
    """The bindings of several actions, for a screen's ``BINDINGS``."""
    return [binding for action in actions for binding in action.bindings()]


HELP: Final = Action("help", "question_mark", "help", "help", "Show every key that works here.")
BACK: Final = Action("back", "escape", "back", "back", "Go one step back.")
CLOSE: Final = Action("close", "escape,q,enter", "back", "close", "Close this and go back.")
SCROLL: Final = (
    Action("scroll.up", "up,k", "scroll('up')", "scroll", "Scroll up.", shown_as="arrows"),
    Action("scroll.down", "down,j", "scroll('down')", "scroll", "Scroll down.", show=False),
    Action("scroll.page-up", "pageup", "scroll('pageup')", "page up", "Scroll a page up.", show=False),
    Action("scroll.page-down", "pagedown,space", "scroll('pagedown')", "page down", "Scroll a page down.", show=False),
    Action("scroll.home", "home", "scroll('home')", "beginning", "Scroll to the beginning.", show=False),
    Action("scroll.end", "end", "scroll('end')", "end", "Scroll to the end.", show=False),
)
STEER: Final = (
    Action("steer.up", "up,k", "steer('up')", "choose", "Choose upwards.", shown_as="arrows"),
    Action("steer.down", "down,j", "steer('down')", "choose", "Choose downwards.", show=False),
    Action("steer.left", "left,h", "steer('left')", "choose", "Choose to the left.", show=False),
    Action("steer.right", "right,l", "steer('right')", "choose", "Choose to the right.", show=False),
)

LAUNCHER: Final = (
    STEER[0]._replace(id="launcher.up", label="move"),
    *STEER[1:],
    Action("launcher.open", "enter,space", "open", "open", "Open the box, or go on with the match pointed at."),
    Action("launcher.discard", "delete,backspace", "discard", "drop", "Throw the match pointed at away."),
    Action("launcher.rules", "r,f1", "rules", "rules", "Read the rulebook of the game pointed at."),
    Action("launcher.room", "o,f2", "room", "more", "Open what else is in the box."),
    Action("launcher.past", "s", "past", "past", "See the past matches: who won, and how it came to that."),
    Action("launcher.settings", "comma", "settings", "settings", "Choose theme, glyphs, animations and key hints."),
    HELP,
    Action("launcher.quit", "q", "quit", "quit", "Leave tabletop."),
)

SET_UP: Final = (
    Action("set-up.up", "up,shift+tab", "screen.go(-1)", "move", "Go to the line before.", shown_as="up/down"),
    Action("set-up.down", "down,tab", "screen.go(1)", "move", "Go to the next line.", show=False),
    Action(
        "set-up.next", "enter", "screen.next", "next", "Go on: to the next name, and from the last line into the game."
    ),
    Action("set-up.start", "f5", "start", "start", "Start the game now."),
    Action("set-up.rules", "f1", "rules", "rules", "Read the rulebook."),
    Action("set-up.room", "f2", "room", "more", "Open what else is in the box."),
    HELP,
    BACK,
)

CHOICE: Final = (
    Action("choice.left", "left,h", "turn(-1)", "change", "Change the value downwards.", shown_as="left/right"),
    Action("choice.right", "right,l,space", "turn(1)", "change", "Change the value upwards.", show=False),
)

HIDE: Final = Action("table.hide", "h", "hide", "hide", "Hide at once what only one person may see.")
"""Only while something private is shown; then it goes before what its key does otherwise."""

SKIP: Final = Action(
    "table.skip", "space", "skip", "skips", "End what is played out; any key does.", shown_as="any key"
)
"""Only while something is played out."""

GO_ON: Final = Action("table.go-on", "space", "go_on", "go on", "Go on once everybody has read what is shown.")
"""Only while everybody reads; then it goes before what its key does otherwise. Enter, which ends turns, is not it."""

TABLE: Final = (
    HIDE,
    SKIP,
    GO_ON,
    *STEER,
    Action("table.play", "enter,space", "play", "play", "Play the move pointed at."),
    Action("table.next", "tab", "step(1)", "next", "Point at the next legal move or piece.", show=False),
    Action("table.twin", "c", "twin", "other way", "The same, with or without a coin.", show=False),
    Action("table.roam", "v", "roam", "look", "Look round freely, or go back to the moves."),
    Action("table.previous", "shift+tab", "step(-1)", "previous", "Point at the move or piece before.", show=False),
    *(
        Action(f"table.digit-{digit}", str(digit), f"digit({digit})", "choose", f"Point at move {digit}.", show=False)
        for digit in range(1, 10)
    ),
    Action("table.undo", "u", "undo", "undo", "Take the last move back."),
    Action("table.redo", "r", "redo", "redo", "Play again what was taken back."),
    Action("table.odds", "o", "odds", "odds", "Show the exact chances of this moment."),
    Action("table.explain", "i", "explain", "about", "Explain what is under the cursor."),
    Action("table.zoom", "z", "zoom", "zoom", "Make the table larger or smaller."),
    Action("table.log-up", "pageup", "log(-1)", "older", "Read what happened before.", show=False),
    Action("table.log-down", "pagedown", "log(1)", "newer", "Come back to what happened last.", show=False),
    Action("table.result", "e", "result", "result", "See the result again."),
    Action("table.replay", "p", "replay", "replay", "Look back at every move there was."),
    Action("table.rules", "f1", "rules", "rules", "Open the rulebook where it fits this moment."),
    HELP,
    Action("table.leave", "q", "leave", "leave", "Leave the table; everything is saved."),
    BACK,
)

HAND_OVER: Final = (
    Action("hand-over.look", "space", "look", "look", "You are the one named here: look."),
    Action("hand-over.leave", "q", "leave", "leave", "Leave the table; everything is saved."),
)

RESULT: Final = (
    Action("result.rematch", "r", "rematch", "rematch", "Play again with the same people; the next one begins."),
    Action("result.replay", "p", "replay", "replay", "Look back at the whole game, move by move."),
    Action("result.table", "t,escape", "table", "table", "Look at the table again."),
    *SCROLL,
    HELP,
    Action("result.leave", "q", "leave", "to the games", "Go back to the games."),
)

RULEBOOK: Final = (
    *SCROLL,
    Action("rulebook.next", "tab,right,l", "passage(1)", "passage", "Go to the next passage."),
    Action(
        "rulebook.previous", "shift+tab,left,h,p", "passage(-1)", "previous", "Go to the passage before.", show=False
    ),
    Action("rulebook.search", "slash", "search", "search", "Search the rulebook."),
    Action("rulebook.next-hit", "n,enter", "hit(1)", "next hit", "Go to the next hit of the search."),
    Action("rulebook.previous-hit", "N", "hit(-1)", "before", "Go to the hit before."),
    HELP,
    Action("rulebook.close", "escape,q,f1", "back", "close", "Close the rulebook."),
)

SETTINGS: Final = (
    Action("settings.up", "up,shift+tab", "go(-1)", "move", "Go to the line before.", shown_as="up/down"),
    Action("settings.down", "down,tab", "go(1)", "move", "Go to the next line.", show=False),
    HELP,
    CLOSE,
)

PAST: Final = (
    Action("past.up", "up,k", "go(-1)", "choose", "Go to the match above.", shown_as="arrows"),
    Action("past.down", "down,j", "go(1)", "choose", "Go to the match below.", show=False),
    Action("past.page-up", "pageup", "page(-1)", "page up", "Go a page up.", show=False),
    Action("past.page-down", "pagedown", "page(1)", "page down", "Go a page down.", show=False),
    Action("past.replay", "enter,space", "replay", "replay", "Look back at the match pointed at, move by move."),
    HELP,
    Action("past.close", "escape,q", "back", "back", "Go back to the games."),
)

REPLAY: Final = (
    Action("replay.next", "right,l,down,j", "step(1)", "step", "Go one move on.", shown_as="arrows"),
    Action("replay.previous", "left,h,up,k", "step(-1)", "step", "Go one move back.", shown_as="left"),
    Action("replay.next-turn", "n", "by_turn(1)", "turn", "Go on to the next turn."),
    Action("replay.previous-turn", "p", "by_turn(-1)", "turn back", "Go back to the turn before.", show=False),
    Action("replay.next-round", "pagedown", "by_round(1)", "round", "Go one round on.", show=False),
    Action("replay.previous-round", "pageup", "by_round(-1)", "round back", "Go one round back.", show=False),
    Action("replay.first", "home", "to_end(-1)", "beginning", "Go to the beginning.", show=False),
    Action("replay.last", "end", "to_end(1)", "end", "Go to the end.", show=False),
    Action("replay.play", "space", "play", "play", "Let the game play itself, or stop it."),
    Action("replay.eyes", "w", "eyes", "eyes", "See it through the eyes of another player, or of an onlooker."),
    Action("replay.fork", "f", "fork", "play on", "Play on from here as you like, in a practice match."),
    Action("replay.odds", "o", "odds", "odds", "Show the exact chances of this moment.", show=False),
    Action("replay.explain", "i", "explain", "about", "Explain what lies on the table."),
    Action("replay.zoom", "z", "zoom", "zoom", "Make the table larger or smaller.", show=False),
    Action("replay.rules", "f1", "rules", "rules", "Open the rulebook where it fits this moment.", show=False),
    HELP,
    Action("replay.close", "escape,q", "back", "back", "Go back."),
)

READING: Final = (*SCROLL, Action("reading.close", "escape,q,enter,o,i,question_mark", "back", "close", "Close this."))
HELPING: Final = (
    *SCROLL,
    Action("help.turn", "tab,shift+tab,right,left,l,h,question_mark", "turn", "signs", "Turn to the signs, and back."),
    Action("help.close", "escape,q,enter", "back", "close", "Close this."),
)
EXPLAINING: Final = (
    Action("explaining.right", "right,l", "walk('right')", "next", "Go to the right.", shown_as="arrows"),
    Action("explaining.left", "left,h", "walk('left')", "previous", "Go to the left.", show=False),
    Action("explaining.down", "down,j", "walk('down')", "down", "Go down.", show=False),
    Action("explaining.up", "up,k", "walk('up')", "up", "Go up.", show=False),
    Action("explaining.next", "tab", "next(1)", "next", "Go to the next thing.", show=False),
    Action("explaining.previous", "shift+tab", "next(-1)", "previous", "Go to the thing before.", show=False),
    Action("explaining.page-up", "pageup", "scroll('pageup')", "page up", "Scroll a page up.", show=False),
    Action("explaining.page-down", "pagedown", "scroll('pagedown')", "page down", "Scroll a page down.", show=False),
    Action("explaining.home", "home", "scroll('home')", "beginning", "Scroll to the beginning.", show=False),
    Action("explaining.end", "end", "scroll('end')", "end", "Scroll to the end.", show=False),
    Action("explaining.close", "escape,q,enter,i,space", "back", "close", "Close this."),
)
ASKING: Final = (
    Action("ask.yes", "y", "answer(True)", "yes", "Yes."),
    Action("ask.no", "n,escape,q", "answer(False)", "no", "No."),
    Action("ask.remind", "enter,space", "remind", "nothing", "Answers nothing, for it may have been pressed twice."),
)

ALL: Final = (
    *LAUNCHER, *SET_UP, *CHOICE, *TABLE, *HAND_OVER, *RESULT, *RULEBOOK, *SETTINGS, *PAST, *REPLAY, *READING,
    *HELPING, *EXPLAINING, *ASKING,
)  # fmt: skip
"""Every action there is."""
