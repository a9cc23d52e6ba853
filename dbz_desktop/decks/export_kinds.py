"""The forms in which a deck can leave: what each is called, and the ending of its file."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.decks.deckfile import SUFFIX
from dbz_desktop.decks.outgoing import FORMS

TEXT, OTHER, FILE, PICTURE, PRINT = "text", "other", "file", "picture", "print"


@dataclass(frozen=True, slots=True)
class Kind:
    """A form to choose: its name, what it is good for, its file's ending and filter."""

    ident: str
    name: str
    about: str
    ending: str
    filter: str


KINDS = (
    Kind(TEXT, "Text list", "To paste into a message or a forum", ".txt", "Text (*.txt)"),
    Kind(
        PICTURE, "Picture", "Every card's face; opens here as a deck again", ".png", "PNG (*.png)"
    ),
    Kind(
        PRINT,
        "Cards to print",
        "63 × 88 mm, with cut marks, with bleed or without",
        ".pdf",
        "PDF (*.pdf)",
    ),
    Kind(FILE, "Deck file", "A friend opens it with a double click", SUFFIX, f"Deck (*{SUFFIX})"),
    Kind(OTHER, "For another program", "Table programs and simulators", "", ""),
)


PROGRAMS = tuple(form for form in FORMS if form.program)
