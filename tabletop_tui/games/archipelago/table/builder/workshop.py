"""The workshop: draw an island, keep it in a folder of one's own, and play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from tabletop_tui.games.archipelago import BOX, own
from tabletop_tui.games.archipelago.data import Layout
from tabletop_tui.games.archipelago.drawing import Drawing, Sheet, drawn
from tabletop_tui.rules import TabletopError
from tabletop_tui.tui.actions import bound
from tabletop_tui.tui.dialogs import Ask

from . import draft
from .islands import Islands
from .keys import BUILDER
from .listed import Entry
from .naming import Naming
from .sheet_screen import SheetScreen


class Workshop(SheetScreen):
    """Dismissed with the options that play the island drawn, or with None."""

    BINDINGS: ClassVar = bound(*BUILDER)
    TITLE_FOR_HELP = "Own island"

    def __init__(self, folder: Path) -> None:
        """Open the workshop.

        Args:
            folder: Where own islands lie.

        Raises:
            BadData: The data of the game itself cannot be used.
        """
        super().__init__()
        self._folder = folder
        self._files: dict[int, Path] = {}
        self._saved: dict[Path, Layout] = {}
        self._unread = False

    def on_mount(self) -> None:
        """Go on with what was left on the sheet, be it saved or not."""
        left, name = self._left_behind()
        island = next((one for one in own.shelf(self._folder).islands if one.file.name == name), None)
        saved = Drawing() if island is None else drawn(island.layout)
        self.sheet = Sheet(left or saved)
        if island is not None:
            self._keep_in_mind(island.file, saved.layout)
        if left is not None and not self._is_kept:
            self.show("This was left on the sheet, and is not saved yet.")
        else:
            self.show("" if island is None else f"{island.layout.name} is on the sheet; c begins with a clean one.")

    def on_unmount(self) -> None:
        """Leave on the sheet what is drawn there, or where it is saved."""
        if self._unread and not self.sheet.now.land:
            return
        drawing = self.sheet.now if self.sheet.now.land and not self._is_kept else None
        try:
            draft.leave(self.house.library, draft.Left(drawing, self._file.name if self._file else ""))
        except TabletopError as error:
            self.app.notify(str(error), severity="error", markup=False)

    def _left_behind(self) -> draft.Left:
        """What was left on the sheet; where that cannot be read it is said, and a clean sheet does not replace it."""
        try:
            return draft.left_behind(self.house.library)
        except TabletopError as error:
            self._unread = True
            self.app.notify(str(error), severity="error", markup=False)
            return draft.Left(None, "")

    def state(self) -> str:
        """Whether the drawing is saved as it is."""
        return "saved" if self._is_kept else "not saved"

    @property
    def _file(self) -> Path | None:
        """Where the island on the sheet was opened or last saved, at whatever stage."""
        return self._files.get(self.sheet.now.origin)

    @property
    def _is_kept(self) -> bool:
        file = self._file
        return file is not None and self._saved[file] == self.sheet.now.layout and file.exists()

    def _keep_in_mind(self, file: Path, layout: Layout) -> None:
        self._files[self.sheet.now.origin] = file
        self._saved[file] = layout

    def action_name(self) -> None:
        """Ask for the island's name."""
        self._ask_name(self.show)

    def _ask_name(self, then: Callable[[], None]) -> None:
        def named(name: str | None) -> None:
            if name is not None:
                self.change(self.sheet.now.named(name))
                then()

        self.app.push_screen(Naming(self.sheet.now.name), named)

    def action_save(self) -> None:
        """Save the island, or say why it cannot be."""
        self._save(lambda: self.show("Saved. F5 plays it, and the set-up has it among the islands to play."))

    def action_play(self) -> None:
        """Save the island, and set a game up on it."""
        if self._is_kept:
            self._go()
        else:
            self._save(self._go)

    def _go(self) -> None:
        assert self._file is not None
        self.dismiss({"plays": self._file.name})

    def _save(self, then: Callable[[], None]) -> None:
        """Save, asking first for what is missing; ``then`` is called when the island is kept."""
        drawing = self.sheet.now
        if self.faults:
            self.show(f"Not saved. {self.faults[0].sentence}", wrong=True)
            return
        if not drawing.name:
            self._ask_name(lambda: self._save(then))
            return
        file, before = own.file_of(self._folder, drawing.name), self._file
        if before is not None and self._saved[before].name == drawing.name:
            file = before
        if file.exists() and file != before:
            self._ask_before_writing_over(file, then)
        else:
            self._write(file, then)

    def _ask_before_writing_over(self, file: Path, then: Callable[[], None]) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self._write(file, then)

        question, detail = f"Write over {file.name}?", "An island is saved there already; it cannot be brought back."
        self.app.push_screen(Ask(question, detail, yes="write over it", no="keep it"), answered)

    def _write(self, file: Path, then: Callable[[], None]) -> None:
        layout = self.sheet.now.layout
        try:
            own.keep(file, layout, self._file)
        except TabletopError as error:
            self.show(str(error), wrong=True)
            return
        self._keep_in_mind(file, layout)
        then()

    def action_open(self) -> None:
        """Choose an island to lay on the sheet; undo brings back what was there."""

        def chosen(entry: Entry | None) -> None:
            if entry is None:
                self.show()
                return
            drawing = drawn(entry.layout)
            if entry.file is None:
                self.sheet.begin(drawing.named(""))
            else:
                self.sheet.begin(drawing)
                self._keep_in_mind(entry.file, drawing.layout)
            self.show(f"{entry.layout.name} is on the sheet; u brings back what was there.")

        self.app.push_screen(Islands(self._folder, self._renamed), chosen)

    def _renamed(self, before: Path, island: own.OwnIsland) -> None:
        """Follow an island that has been on the sheet to its new name."""
        if before not in self._saved:
            return
        saved, name = self._saved.pop(before), island.layout.name
        if self._file == before and self.sheet.now.name == saved.name:
            self.sheet.change(self.sheet.now.named(name))
        self._saved[island.file] = replace(saved, name=name)
        self._files = {origin: island.file if file == before else file for origin, file in self._files.items()}

    def action_rules(self) -> None:
        """Read about own islands."""
        self.house.read_rules(BOX, "Own islands", "own island")

    def action_back(self) -> None:
        """Let go of the drawing, lift the pen, or leave; what is not saved stays on the sheet."""
        if self.pen or self.grabs:
            self.pen = self.grabs = False
            self.show()
        else:
            self.dismiss(None)
