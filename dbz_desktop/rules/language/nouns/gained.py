"""Text that attacks and cards gain: quoted, and read like any other (see `compiler`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dbz_desktop.wording import Phrase


class GainedText(Phrase):
    """Quoted card text: "Raise your anger 1. HIT: Gain 3 stages."."""


@dataclass(frozen=True, slots=True)
class Gained(GainedText):
    """Gained text, as it is printed, and the section that it compiles to.

    One that is `unlabelled` is taken as [constant], though it doesn't say so.
    """

    text: str
    section: Any
    unlabelled: bool = False

    @property
    def is_power(self) -> bool:
        """Whether it is a Power, or holds as long as a card has it; an attack gains neither."""
        return bool(self.section.power or self.section.icon)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gained) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
