"""For whose decks a card is, and when it may be used or played: "Heroes only" (DCK-6, EFF-12)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import Alignment
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.wording import phrase, words


@words
class Side(Enum):
    """Heroes or Villains, as a note begins with them."""

    HERO = "Heroes"
    VILLAIN = "Villains"


def is_side_note(words: str) -> bool:
    """Whether words in quotes are such a note, and no name or subtitle."""
    return re.fullmatch(r"(heroes|villains) only\.?", words, re.IGNORECASE) is not None


@phrase("{side} only", "~only {side} may (use|play) this card")
@dataclass(frozen=True, slots=True)
class SideNote(Note):
    """For whose decks a card is (DCK-6)."""

    rules: ClassVar[str] = "DCK-6"

    side: Side

    @property
    def alignment(self) -> Alignment:
        """The alignment of the Main Personality of such a deck."""
        return Alignment[self.side.name]


_MAY_USE: dict[str, Any] = {"so": True, "play": False}
_MAY_PLAY: dict[str, Any] = {"so": True, "play": True}
_KEPT: dict[str, Any] = {"so": False, "play": True}
_KEPT_FROM_USE: dict[str, Any] = {"so": False, "play": False}
_OWN = "this (card|attack|power|Drill|Setup)"
_LAID = "this (card|Ally|Drill|Setup|Event|Dragon Ball)"


@phrase(
    ("use only if {condition}", _MAY_USE),
    ("~use only (if|when|while|after) {condition}", _MAY_USE),
    ("~use only (during|on|in) {condition:@time}", _MAY_USE),
    (f"~you (may|can) only use {_OWN} (during|on|in) {{condition:@time}}", _MAY_USE),
    (f"~only use {_OWN} if {{condition}}", _MAY_USE),
    (f"~use {_OWN} only (if|when|while) {{condition}}", _MAY_USE),
    (f"~you (may|can) only (use|perform) {_OWN} if {{condition}}", _MAY_USE),
    (f"~you (may|can) (use|perform) {_OWN} only if {{condition}}", _MAY_USE),
    (
        f"~{_OWN} (may|can) only be (used|performed|activated) (if|when|while) {{condition}}",
        _MAY_USE,
    ),
    (
        f"~{_OWN} (may|can) be (used|performed|activated) only (if|when|while) {{condition}}",
        _MAY_USE,
    ),
    (f"~{_OWN} cannot be (used|performed|activated) unless {{condition}}", _MAY_USE),
    ("play this card only if {condition}", _MAY_PLAY),
    ("~play only (if|when|while) {condition}", _MAY_PLAY),
    (f"~(only play|play) {_LAID} (if|while) {{condition}}", _MAY_PLAY),
    (f"~play {_LAID} only (if|when|while) {{condition}}", _MAY_PLAY),
    (f"~you (may|can) only play {_LAID} (if|when|while) {{condition}}", _MAY_PLAY),
    (f"~you (may|can) play {_LAID} only (if|when|while) {{condition}}", _MAY_PLAY),
    (f"~{_LAID} (may|can) only be played (if|when|while) {{condition}}", _MAY_PLAY),
    (f"~{_LAID} (may|can) be played only (if|when|while) {{condition}}", _MAY_PLAY),
    (f"~{_LAID} cannot be played unless {{condition}}", _MAY_PLAY),
    (f"~you cannot play {_LAID} unless {{condition}}", _MAY_PLAY),
    ("this card cannot be played while {condition}", _KEPT),
    (f"~{_LAID} cannot be played (if|when|while) {{condition}}", _KEPT),
    (f"~you (cannot|may not) play {_LAID} (if|when|while) {{condition}}", _KEPT),
    ("this card cannot be used while {condition}", _KEPT_FROM_USE),
    (f"~{_OWN} cannot be (used|performed|activated) (if|when|while) {{condition}}", _KEPT_FROM_USE),
    (f"~you (cannot|may not) (use|perform) {_OWN} (if|when|while) {{condition}}", _KEPT_FROM_USE),
)
@dataclass(frozen=True, slots=True)
class UseOnlyIf(Note):
    """The card may be used, or played at all, only if something is so, or isn't."""

    rules: ClassVar[str] = "EFF-12"

    condition: Condition
    so: bool = True
    play: bool = False

    def keeps_from_use(self, game: Game, source: Source) -> str:
        return "" if self.play else self._keeps(game, source)

    def keeps_from_play(self, game: Game, source: Source) -> str:
        return self._keeps(game, source) if self.play else ""

    def _keeps(self, game: Game, source: Source) -> str:
        return "" if self.condition.holds(game, source) is self.so else sentence_text(self)
