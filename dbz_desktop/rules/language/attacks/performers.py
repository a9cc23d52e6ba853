"""Who performs attacks, as it is said of them: "may be performed by an Ally" (COM-6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.performed_by import PerformedBy
from dbz_desktop.rules.language.attacks.predicates import Says
from dbz_desktop.wording import Spec, phrase, words


@words
class Performing(Enum):
    """Whether somebody performs attacks as well, alone, or not."""

    MAY = "may be"
    MUST = "must be"
    ONLY = "can only be|may only be"
    NEVER = "cannot be"


@phrase("{way} {by:@is}")
@dataclass(frozen=True, slots=True)
class Performers(Says):
    """They may be performed by personalities whatever stage the MP stands at, or by those alone.

    Whose attacks must be performed by some, performs them with others while he has none of those.
    That some cannot perform them is said of the next attack; more of them are forbidden to those.
    """

    rules: ClassVar[str] = "COM-6"
    matter: ClassVar[Matter | None] = Matter.PERFORMERS
    alters: ClassVar[bool] = False
    of_whole: ClassVar[bool] = True

    way: Performing
    by: PerformedBy

    def check(self, attacks: Any) -> None:
        if not self.by.of_one_player and self.by.cards is None:
            raise ValueError("who performs them is a personality")
        if self.way is Performing.NEVER and not getattr(attacks, "once", False):
            raise ValueError("of them all it is said who cannot perform them")
        if attacks is None:
            raise ValueError("who performs this attack is known before it is performed")

    @property
    def does(self) -> tuple[str, ...]:
        return ("ally",) if self.way is Performing.MAY else ()

    def lets(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether who would perform it may, at whatever stage the MP is."""
        return self.way is not Performing.NEVER and self.by.fits(game, attack, source)

    def keeps_from(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether who would perform it may not."""
        if self.way is Performing.MAY:
            return False
        fits = self.by.fits(game, attack, source)
        if self.way is not Performing.MUST:
            return fits is (self.way is Performing.NEVER)
        people = stages.personalities(game, attack.player)
        takes_in = self.by.takes_in
        return not fits and any(takes_in(game, attack.player, who, source) for who in people)


_WAYS = (
    (Performing.MAY, "(may|can) perform"),
    (Performing.MUST, "must perform"),
    (Performing.MUST, "performs(perform)"),
    (Performing.NEVER, "cannot perform"),
    (Performing.ONLY, "may perform"),
)


def said_of_them(pinned: dict[str, Any]) -> Iterator[Spec]:
    """The same said of who performs them: "an Ally may perform your next attack". Only read."""
    for way, does in _WAYS:
        only = "only " * (way is Performing.ONLY)
        yield f"~{only}{{those}} {does} {{attacks}}", {**pinned, "says": (), "way": way}
