"""The islands there are: those of the rulebook to begin with a copy of, and those people have saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from tabletop_tui.games.archipelago import own
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.rules import TabletopError
from tabletop_tui.tui.actions import bound
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.house_screen import Dialog

from .keys import ISLANDS
from .listed import Entry, Index, Preview
from .naming import Naming


class Islands(Dialog[Entry]):
    """Dismissed with the island to lay on the sheet, or with None."""

    DEFAULT_CSS = """
    Islands > .window { border-title-style: bold; border-title-color: $foreground; }
    Islands Horizontal { height: auto; }
    Islands .troubles { height: auto; max-height: 5; color: $text-error; }
    """
    BINDINGS: ClassVar = bound(*ISLANDS)

    def __init__(self, folder: Path, renamed: Callable[[Path, own.OwnIsland], None]) -> None:
        """Make the window.

        Args:
            folder: Where saved islands lie.
            renamed: Called with the file an island had and the island, after it got another name.
        """
        super().__init__()
        self._folder, self._renamed = folder, renamed
        self._troubles: tuple[str, ...] = ()
        self.index = Index(self._read())
        self.preview = Preview(self.entry.layout)

    def _read(self) -> list[Entry]:
        saved, self._troubles = own.shelf(self._folder)
        return [*(Entry(layout, None) for layout in stock().islands), *(Entry(one.layout, one.file) for one in saved)]

    @property
    def entry(self) -> Entry:
        """The island pointed at."""
        return self.index.entries[self.index.at]

    def compose(self) -> ComposeResult:
        """Names at the left, the drawing at the right, what could not be read and the keys below."""
        with Vertical(classes="window") as window:
            window.border_title = "Islands"
            with Horizontal():
                yield self.index
                yield self.preview
            yield Static(classes="troubles", markup=False)
            yield Static(classes="keys")

    def on_mount(self) -> None:
        """Say what there is."""
        self._point(0)

    def _point(self, at: int) -> None:
        self.index.at = max(0, min(at, len(self.index.entries) - 1))
        self.index.refresh()
        self.preview.lay(self.entry.layout)
        self.query_one(".troubles", Static).update("\n".join(self._troubles))
        told = [binding for binding in self._told() if binding.show]
        words = [
            part for one in told for part in ((one.key_display or one.key, "bold $primary"), f" {one.description}  ")
        ]
        self.query_one(".keys", Static).update(Content.assemble("\n", *words))
        self.refresh_bindings()

    def _told(self) -> list[Binding]:
        return [action.bindings()[0] for action in ISLANDS if self.check_action(action.action, ())]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Islands of the rulebook keep their names and stay."""
        if action in ("rename", "delete"):
            return self.entry.file is not None
        return super().check_action(action, parameters)

    def action_walk(self, step: int) -> None:
        """Go to another island."""
        self._point(self.index.at + step)

    @on(Index.Picked)
    def _picked(self, event: Index.Picked) -> None:
        again = event.at == self.index.at
        self._point(event.at)
        if again:
            self.action_open()

    def action_open(self) -> None:
        """Lay the island on the sheet."""
        self.dismiss(self.entry)

    def action_rename(self) -> None:
        """Ask for another name."""
        island = self._saved()

        def named(name: str | None) -> None:
            if name is None:
                return
            try:
                renamed = own.rename(island, name)
            except TabletopError as error:
                self.notify(str(error), severity="error", markup=False)
                return
            self._renamed(island.file, renamed)
            self._again(renamed.file)

        self.app.push_screen(Naming(island.layout.name), named)

    def action_delete(self) -> None:
        """Delete the island, after asking."""
        island = self._saved()

        def answered(yes: bool | None) -> None:
            if not yes:
                return
            try:
                own.delete(island)
            except TabletopError as error:
                self.notify(str(error), severity="error", markup=False)
            self._again()

        question, detail = f"Delete {island.layout.name}?", f"{island.file.name} cannot be brought back."
        self.app.push_screen(Ask(question, detail, yes="delete it"), answered)

    def _saved(self) -> own.OwnIsland:
        layout, file = self.entry
        assert file is not None
        return own.OwnIsland(file, layout)

    def _again(self, file: Path | None = None) -> None:
        """Read everything anew, and point at a file, or where one pointed."""
        self.index.entries = self._read()
        files = [entry.file for entry in self.index.entries]
        self._point(files.index(file) if file is not None and file in files else self.index.at)

    def action_back(self) -> None:
        """Back to the sheet as it is."""
        self.dismiss(None)
