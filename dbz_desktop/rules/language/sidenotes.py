"""For whose decks a card is: "Heroes only", "Villains only" (DCK-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.cards import Alignment
from dbz_desktop.rules.kernel.base import Note
from dbz_desktop.wording import phrase


class SideNote(Note):
    """For whose decks a card is (DCK-6)."""

    alignment: ClassVar[Alignment]


@phrase("Heroes only")
@dataclass(frozen=True, slots=True)
class HeroesOnly(SideNote):
    """Only for decks of Heroes (DCK-6)."""

    rules: ClassVar[str] = "DCK-6"

    alignment: ClassVar[Alignment] = Alignment.HERO


@phrase("Villains only")
@dataclass(frozen=True, slots=True)
class VillainsOnly(SideNote):
    """Only for decks of Villains (DCK-6)."""

    rules: ClassVar[str] = "DCK-6"

    alignment: ClassVar[Alignment] = Alignment.VILLAIN
