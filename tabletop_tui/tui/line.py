"""One row of text that changes often and costs little."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip

from .widgets.block import strip
from .widgets.steady import Steady


class Line(Steady):
    """A single row; setting the text it already has draws nothing."""

    DEFAULT_CSS = "Line { height: 1; width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }"
    ALLOW_SELECT = False

    def __init__(self, text: Content | str = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.text = text if isinstance(text, Content) else Content(text)

    def say(self, text: Content | str) -> None:
        """Show another text; a string is text, never markup."""
        content = text if isinstance(text, Content) else Content(text)
        if content != self.text:
            self.text = content
            self.refresh(self.size.region)

    def render(self) -> Content:
        """The text."""
        return self.text

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        """The row; plain text that fits needs nothing of what Textual does for any other."""
        air = self.size.width - self.text.cell_length
        if self.text.spans or air < 0:
            return super().paint_rows(crop, rows)
        padding = self.styles.padding
        row = f"{' ' * padding.left}{self.text.plain}{' ' * (air + padding.right)}"
        return self.finish([strip((Segment(row, self.plain),))], crop)
