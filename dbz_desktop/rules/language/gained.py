"""Text that attacks gain: quoted card text, which is read like any other (see `compiler`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dbz_desktop.wording import Phrase


class GainedText(Phrase):
    """Quoted card text: "Raise your anger 1. HIT: Gain 3 stages."."""


@dataclass(frozen=True, slots=True)
class Gained(GainedText):
    """Gained text, as it is printed, and the section that it compiles to."""

    text: str
    section: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gained) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
