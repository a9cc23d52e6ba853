"""Attacks: which ones a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import AttackFilter, Source
from dbz_desktop.rules.effects.terms import Kind, StyleWord, Whose
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


class AttackWords(Phrase):
    """Which attacks, without whose: "Styled energy attacks"."""

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether the attack is of that kind."""
        raise TypeError(type(self).__name__)


class PlainAttackWords(AttackWords):
    """Attack words without a Style."""


@phrase("attack(s)")
@dataclass(frozen=True, slots=True)
class AnyAttack(PlainAttackWords):
    """Every attack."""

    def fits(self, game: Game, attack: Attack) -> bool:
        return True


@phrase("{kind} attack(s)")
@dataclass(frozen=True, slots=True)
class AttackOfKind(PlainAttackWords):
    """Physical or energy attacks."""

    kind: Kind

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.kind in self.kind.kinds


@phrase("Styled {rest:s}")
@dataclass(frozen=True, slots=True)
class StyledAttack(AttackWords):
    """Attacks with a Styled card."""

    rules: ClassVar[str] = "DCK-5"

    rest: PlainAttackWords

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.is_styled and self.rest.fits(game, attack)


@phrase("{style} {rest:s}", "~{style} Style {rest}")
@dataclass(frozen=True, slots=True)
class AttackOfStyle(AttackWords):
    """Attacks with a card of one Style."""

    rules: ClassVar[str] = "DCK-5"

    style: StyleWord
    rest: PlainAttackWords

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.style is self.style.style and self.rest.fits(game, attack)


@phrase(
    "your other {what:pl}",
    "~all of your other {what}",
    "~all other {what} you perform",
)
@dataclass(frozen=True, slots=True)
class YourOthers(AttackFilter):
    """Your attacks of a kind, but not the one that the text belongs to."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if attack.player != source.player or not self.what.fits(game, attack):
            return False
        return source.attack is None or source.attack.number != attack.number


@phrase("{whose} {what:pl}", "~all [of] {whose} {what}")
@dataclass(frozen=True, slots=True)
class AttacksOf(AttackFilter):
    """A player's attacks of a kind."""

    whose: Whose
    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)


@phrase("all {what:pl}", "~{what:pl}")
@dataclass(frozen=True, slots=True)
class AllAttacks(AttackFilter):
    """Both players' attacks of a kind."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return self.what.fits(game, attack)


@phrase("{attacks} that raise your anger")
@dataclass(frozen=True, slots=True)
class AngerRaising(AttackFilter):
    """Attacks that really raised their player's anger as an immediate effect."""

    rules: ClassVar[str] = "ANG-2"

    attacks: AttacksOf

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.raised_anger and self.attacks.fits(game, attack, source)


def _is_first(game: Game, attack: Attack, what: AttackWords) -> bool:
    from dbz_desktop.rules.attack import performed_before

    return what.fits(game, attack) and not any(
        what.fits(game, earlier) for earlier in performed_before(game, attack.player)
    )


@phrase(
    "{whose} first {what} each turn",
    "~{whose} first {what} each combat",
    ("~the first {what} you (perform|play) each combat", {"whose": Whose.YOUR}),
)
@dataclass(frozen=True, slots=True)
class FirstEachTurn(AttackFilter):
    """A player's first attack of a kind in a turn; a turn has one combat at most."""

    whose: Whose
    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.player == self.whose.seat(source) and _is_first(game, attack, self.what)


@phrase(
    "the first {what} each player performs each turn",
    "~the first {what} each player performs during combat",
)
@dataclass(frozen=True, slots=True)
class FirstOfEach(AttackFilter):
    """Either player's first attack of a kind in a turn."""

    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return _is_first(game, attack, self.what)


@dataclass(frozen=True, slots=True)
class NextAttack(AttackFilter):
    """A player's next attack of a kind; only once (EFF-4). Made by phrases, never printed.

    An attack that goes on while this is said is not the next one. With `successful`, an attack
    that is stopped doesn't use it up.
    """

    whose: Whose
    what: AttackWords
    successful: bool = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if source.attack is not None and source.attack.number == attack.number:
            return False
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)


@dataclass(frozen=True, slots=True)
class ThisAttack(AttackFilter):
    """The attack that the text belongs to. Made by phrases of the attack, never printed."""

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack
