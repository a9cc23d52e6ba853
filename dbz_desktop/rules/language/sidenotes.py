"""For whose decks a card is: "Heroes only", "Villains only" (DCK-6)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import Alignment
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.wording import phrase, words


@words
class Side(Enum):
    """Heroes or Villains, as a note begins with them."""

    HERO = "Heroes"
    VILLAIN = "Villains"


def is_side_note(words: str) -> bool:
    """Whether words in quotes are such a note, and no name or subtitle."""
    return re.fullmatch(r"(heroes|villains) only\.?", words, re.IGNORECASE) is not None


@phrase("{side} only")
@dataclass(frozen=True, slots=True)
class SideNote(Note):
    """For whose decks a card is (DCK-6)."""

    rules: ClassVar[str] = "DCK-6"

    side: Side

    @property
    def alignment(self) -> Alignment:
        """The alignment of the Main Personality of such a deck."""
        return Alignment[self.side.name]
