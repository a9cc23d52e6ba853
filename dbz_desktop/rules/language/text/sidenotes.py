"""For whose decks a card is, and when it may be used or played: "Heroes only" (DCK-6, EFF-12)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import Alignment
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.wording import Spec, phrase, words


@words
class Side(Enum):
    """Heroes or Villains, as a note begins with them."""

    HERO = "Heroes|Hero"
    VILLAIN = "Villains|Villain"


def is_side_note(words: str) -> bool:
    """Whether words in quotes are such a note, and no name or subtitle."""
    return re.fullmatch(r"(heroes|villains) only\.?", words, re.IGNORECASE) is not None


_IN_DECKS = "be (used|played|included) in a (deck|Life Deck) with a {side} (MP|Main Personality)"


@phrase(
    "{side} only",
    "~{side} (MP|MPs|deck|decks) only",
    "~usable only by {side}",
    "~only {side} (may|can) (use|play) this (card|attack)",
    "~this (card|attack) (may|can) only be (used|played) by {side}",
    "~this (card|attack) (may|can) only be (used|played) (by|with) a {side} MP",
    f"~[this card] (may|can) only {_IN_DECKS}",
)
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
_OWN = "this [\\[defense\\]|\\[attack\\]|\\[instant\\]] (card|attack|power|Drill|Setup)"
_LAID = "this (card|Ally|Drill|Setup|Event|Dragon Ball)"


_AGAINST = ("(against|on)", "to (stop|block)")
_WHEN = (
    "(if|when|while|after) {condition}",
    "(during|on|in) {condition:@time}",
    "as {condition:@role}",
)


def _only(verb: str, done: str, own: str, told: dict[str, Any]) -> Iterator[Spec]:
    """Only in some case, or at some time, the card is used, or played; it is only read."""
    for when in _WHEN:
        for said in (
            f"{verb} only {when}",
            f"only {verb} {own} {when}",
            f"{verb} {own} only {when}",
            f"you (may|can) only {verb} {own} {when}",
            f"you (may|can) {verb} {own} only {when}",
            f"[{own}] (may|can) only be {done} {when}",
            f"[{own}] (may|can) be {done} only {when}",
        ):
            yield f"~{said}", told
    for against in _AGAINST:
        yield f"~{verb} [{own}] only {against} {{condition:@against}}", told
        yield f"~only {verb} {own} {against} {{condition:@against}}", told
        yield f"~[{own}] (may|can) only be {done} {against} {{condition:@against}}", told
    yield f"~{own} cannot be {done} unless {{condition}}", told
    yield f"~you cannot {verb} {own} unless {{condition}}", told


def _never(verb: str, done: str, own: str, told: dict[str, Any]) -> Iterator[Spec]:
    """The card isn't used, or played, in some case or at some time; it is only read."""
    for when in _WHEN:
        yield f"~[{own}] cannot be {done} {when}", told
        yield f"~you (cannot|may not) {verb} {own} {when}", told
        yield f"~do not {verb} [{own}] {when}", told


_USED = ("(use|perform)", "(used|performed|activated)", _OWN)
_PLAYED = ("play", "played", _LAID)


@phrase(
    ("use only if {condition}", _MAY_USE),
    ("play this card only if {condition}", _MAY_PLAY),
    ("this card cannot be played while {condition}", _KEPT),
    ("this card cannot be used while {condition}", _KEPT_FROM_USE),
    *_only(*_USED, _MAY_USE),
    *_only(*_PLAYED, _MAY_PLAY),
    *_never(*_PLAYED, _KEPT),
    *_never(*_USED, _KEPT_FROM_USE),
    ("~this must be {condition:@role}", _MAY_USE),
    (f"~[{_OWN}] (may|can) only (stop|block) {{condition:@against}}", _MAY_USE),
    (f"~[{_OWN}] (cannot|may not) (stop|block) {{condition:@never_against}}", _MAY_USE),
    *(
        (f"~[{_OWN}] (cannot|may not) be used {against} {{condition:@never_against}}", _MAY_USE)
        for against in _AGAINST
    ),
    *(
        (f"~{only} {when}", _MAY_USE)
        for only in ("only (usable|playable)", "(usable|playable) only")
        for when in _WHEN
    ),
)
@dataclass(frozen=True, slots=True)
class UseOnlyIf(Note):
    """The card may be used, or played at all, only if something is so, or isn't."""

    rules: ClassVar[str] = "EFF-12"
    guards: ClassVar[bool] = True

    condition: Condition
    so: bool = True
    play: bool = False

    def keeps_from_use(self, game: Game, source: Source) -> str:
        return "" if self.play else self._keeps(game, source)

    def keeps_from_play(self, game: Game, source: Source) -> str:
        return self._keeps(game, source) if self.play else ""

    def _keeps(self, game: Game, source: Source) -> str:
        return "" if self.condition.holds(game, source) is self.so else sentence_text(self)
