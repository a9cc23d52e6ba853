"""The forms of text in which a deck leaves: another one is written into `FORMS`, and no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dbz_desktop.decks import programs
from dbz_desktop.decks.deckfile import SUFFIX, deck_file_text
from dbz_desktop.decks.files import deck_text
from dbz_desktop.decks.incoming import deck_json
from dbz_desktop.decks.lists import list_text
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.sheets import sheet_text


def _names(deck: Deck) -> str:
    return list_text(deck, numbers=False)


@dataclass(frozen=True, slots=True)
class Form:
    """A form: what the command line calls it, its name, its file's ending, what writes it.

    Where two have one ending, a file that ends so is written in the first. What another
    `program` reads is offered together with the other such forms.
    """

    kind: str
    name: str
    ending: str
    write: Callable[[Deck], str]
    program: bool = False

    @property
    def filter(self) -> str:
        """For the dialog that asks for a file."""
        return f"{self.name} (*{self.ending})"


FORMS = (
    Form("text", "Text list", ".txt", list_text),
    Form("names", "Text list of names alone", ".txt", _names),
    Form("dbzdeck", "Deck file", SUFFIX, deck_file_text),
    Form("toml", "Deck of one's own", ".toml", deck_text),
    Form("csv", "Table (CSV)", ".csv", sheet_text, program=True),
    Form("octgn", "OCTGN", *programs.WRITERS["octgn"], program=True),
    Form("lackey", "LackeyCCG", *programs.WRITERS["lackey"], program=True),
    Form("cockatrice", "Cockatrice", *programs.WRITERS["cockatrice"], program=True),
    Form("json", "JSON", ".json", deck_json, program=True),
)
