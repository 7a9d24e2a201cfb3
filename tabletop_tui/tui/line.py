"""One row of text that changes often and costs little."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from rich.cells import cell_len
from rich.segment import Segment
from textual.content import Content, Span
from textual.geometry import Region
from textual.strip import Strip

from .glyphs import Glyphs, glyphs_of
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
            if self._plain_text(self.size.width) is not None:
                self.refresh(self.size.region)
            else:
                self.refresh()

    def render(self) -> Content:
        """The text; where all is drawn in seven bits it is too, but for letters of names that nothing is like."""
        glyphs = glyphs_of(self)
        if not glyphs.ascii:
            return self.text
        text, room = _alike(self.text, glyphs), self.size.width
        return text if text.cell_length <= room else text.truncate(room - 1) + glyphs["ellipsis"]

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        """The row; plain text that fits needs nothing of what Textual does for any other."""
        width = self.size.width
        text = self._plain_text(width)
        if text is None:
            return super().paint_rows(crop, rows)
        left = self.styles.padding.left
        row = f"{' ' * left}{text}{' ' * (crop.right - left - cell_len(text))}"
        return self.finish([strip((Segment(row, self.plain),))], crop)

    def _plain_text(self, width: int) -> str | None:
        """What it says, if that is plain and fits."""
        text = self.render()
        return None if text.spans or text.cell_length > width else text.plain


def _alike(text: Content, glyphs: Glyphs) -> Content:
    """A text in the signs of a set; a letter may become several."""
    parts = [glyphs.alike(sign) for sign in text.plain]
    starts = [0, *accumulate(map(len, parts))]
    last = len(parts)
    spans = [Span(starts[min(span.start, last)], starts[min(span.end, last)], span.style) for span in text.spans]
    return Content("".join(parts), spans)
