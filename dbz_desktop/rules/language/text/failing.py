"""What isn't understood of a text: where that stands, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dbz_desktop.rules.language.text.spelling import Corrected
from dbz_desktop.wording import ParseError


@dataclass(frozen=True, slots=True)
class Failure:
    """A sentence that wasn't understood: where it stands in the card's text, and why not.

    `place` is where reading stopped for want of another word; -1 where that isn't why.
    """

    sentence: str
    column: int
    end: int
    message: str
    suggestion: str | None = None
    place: int = -1

    def in_source(self, read: Corrected) -> Failure:
        """Where it stands in the text that a text was read for."""
        place = read.column(self.place) if self.place >= 0 else self.place
        return replace(self, column=read.column(self.column), end=read.end(self.end), place=place)


def failure(error: ParseError, sentence: str, column: int) -> Failure:
    """What wasn't understood of a sentence that begins at a column of the card's text."""
    start = place = error.column
    if start == error.end:
        # The text ends too early: its last word is shown, as there is none at the fault.
        start = sentence[:start].rstrip().rfind(" ") + 1
    if not error.expected:
        place = -1 - column
    return Failure(
        sentence,
        column + start,
        column + error.end,
        error.message,
        error.suggestion,
        column + place,
    )
