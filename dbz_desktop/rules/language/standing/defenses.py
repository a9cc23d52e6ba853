"""How many [defense] cards answer attacks: "you may use 2 [defense] cards against …" (ATK-3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.predicates import Says
from dbz_desktop.rules.language.nouns.people import EACH_PLAYER, OPPONENT, YOU, Person, Player
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Spec, phrase

_THEIRS = {Whose.YOUR: OPPONENT, Whose.OPPONENT: YOU}
_CARDS = "\\[defense\\] (card(s)|cards|effects|effect|Powers|Power)"


def _so_many() -> Iterator[Spec]:
    told: dict[str, Any] = {"more": False}
    more: dict[str, Any] = {"more": True}
    yield "{who} may use {n} \\[defense\\] cards against", told, "before"
    yield "{who} may use {n} more \\[defense\\] card(s) against", more, "before"
    may = "{who} (may|can) (use|play)"
    yield f"~{may} [up to] {{n}} {_CARDS} against", told, "before"
    yield f"~{may} {{n}} (more|additional|extra|other) {_CARDS} against", more, "before"
    yield f"~{may} (an|one) (additional|extra) {_CARDS} against", {**more, "n": 1}, "before"
    yield f"~{may} (another|one more) {_CARDS} against", {**more, "n": 1}, "before"


@phrase(*_so_many())
@dataclass(frozen=True, slots=True)
class Defenses(Says):
    """The defender may use so many [defense] cards against one of them, or so many more."""

    rules: ClassVar[str] = "ATK-3"
    matter: ClassVar[Matter | None] = Matter.DEFENSES
    alters: ClassVar[bool] = False
    of_whole: ClassVar[bool] = True

    who: Player
    n: int
    more: bool = False

    def __post_init__(self) -> None:
        if self.n < 1 or (self.n == 1 and not self.more):
            raise ValueError("one may always be used")
        if self.who.person in (Person.BOTH, Person.EACH):
            object.__setattr__(self, "who", EACH_PLAYER)

    @property
    def stands_before(self) -> bool:
        return True

    @property
    def does(self) -> tuple[str, ...]:
        return ("block",)

    def check(self, attacks: Any) -> None:
        if attacks is not None and getattr(attacks, "whose", None) in (Whose.YOUR, Whose.OPPONENT):
            if self.who not in (_THEIRS[attacks.whose], EACH_PLAYER):
                raise ValueError("it is the other player's attacks that he answers")

    def allowed(self, game: Game, attack: Attack, most: int, source: Source) -> int:
        """How many may be used, where `most` may without it."""
        if not self.who.covers(attack.defender, game, source):
            return most
        return most + self.n if self.more else max(most, self.n)
