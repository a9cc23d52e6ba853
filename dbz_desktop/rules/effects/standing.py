"""Further continuous effects: protection, silence, lent Endurance, what counts as critical."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import CardFilter, Continuous
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.wording import phrase


@phrase(
    '{cards:pl} in your Life Deck without Endurance gain "Endurance {n}"',
    '~{cards:pl} in your Life Deck without Endurance gain "Endurance {n}."',
)
@dataclass(frozen=True, slots=True)
class LifeDeckEndurance(Continuous):
    """Cards of a kind in the Life Deck have at least some Endurance (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"
    matter: ClassVar[Matter | None] = Matter.ENDURANCE_LENT

    cards: CardFilter
    n: int
