"""Sentences in parentheses: limits, conditions of use, what happens after use (EFF-12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from dbz_desktop.rules.cardtext import Section, Sentence
from dbz_desktop.rules.effects.base import Condition, Note, Source
from dbz_desktop.rules.language.attacks import AnAttack
from dbz_desktop.rules.language.defense import Stops
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


@phrase("banish after use")
@dataclass(frozen=True, slots=True)
class BanishAfterUse(Note):
    """The card is banished instead of discarded after its use (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"

    at_end: ClassVar[bool] = True


@phrase("Limit {n} per deck")
@dataclass(frozen=True, slots=True)
class LimitPerDeck(Note):
    """Fewer copies than three in a deck (DCK-4)."""

    rules: ClassVar[str] = "DCK-4"

    n: int


@phrase("this card enters play {n} stages above zero")
@dataclass(frozen=True, slots=True)
class EntersAt(Note):
    """Where this Ally's stages begin, instead of three above zero (TYP-1)."""

    rules: ClassVar[str] = "TYP-1"

    n: int


@phrase(
    "this card is not discarded when you advance a level",
    "~this card is not discarded when advancing a level",
)
@dataclass(frozen=True, slots=True)
class StaysOnAdvancing(Note):
    """This Drill stays when its player's MP advances (TYP-5)."""

    rules: ClassVar[str] = "TYP-5"


@phrase("use only if {condition}")
@dataclass(frozen=True, slots=True)
class UseOnlyIf(Note):
    """The card may be used only if something is so."""

    rules: ClassVar[str] = "EFF-12"

    condition: Condition

    def reason(self) -> str:
        """What to tell the player when it isn't so."""
        from dbz_desktop.rules.compiler import sentence_text

        return sentence_text(self)


@phrase("you may play this card to stop {what} instead of as an attack")
@dataclass(frozen=True)
class MayStopInstead(Note):
    """The card may be played as a [defense] card instead (ATK-3)."""

    rules: ClassVar[str] = "COM-5 ATK-4"

    what: AnAttack

    def stops(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether it could stop this attack."""
        return self.what.fits(game, attack, source)

    @cached_property
    def section(self) -> Section:
        """Its use as a defense: nothing but stopping the attack."""
        from dbz_desktop.rules.compiler import sentence_text

        line: Any = Stops(self.what)
        return Section(-1, "defense", sentences=(Sentence(sentence_text(line), line),))


@phrase(
    ("you cannot win by MPPV if you use this card", {"effect_only": False}),
    ("you cannot win by MPPV if you use this Drill's effect", {"effect_only": True}),
)
@dataclass(frozen=True, slots=True)
class NoMppvIfUsed(Note):
    """Using the card takes the MPPV away for the game."""

    rules: ClassVar[str] = "ANG-4 WIN-2"

    effect_only: bool


@phrase("you cannot win by MPPV the turn you play this card")
@dataclass(frozen=True, slots=True)
class NoMppvThisTurn(Note):
    """Playing the card takes the MPPV away for this turn."""

    rules: ClassVar[str] = "ANG-4 WIN-2"


@phrase(
    ("you cannot win by MPPV if you advance a level with this card", {"deed": "level"}),
    ("you cannot win by MPPV if you raise your anger with this effect", {"deed": "anger"}),
)
@dataclass(frozen=True, slots=True)
class NoMppvIfDone(Note):
    """What this card's effect does takes the MPPV away for the game; `deed` says what."""

    rules: ClassVar[str] = "ANG-4 WIN-2"

    deed: str


@phrase(
    "you may use this power more than once per turn, but only once per attack",
    "~you may use this Drill more than once per turn, but only once per attack",
    "~you may use this \\[defense\\] POWER more than once per turn but only once per attack",
)
@dataclass(frozen=True, slots=True)
class UsableAgain(Note):
    """The card's [defense] Power has no limit a turn; an attack is answered once (ATK-3)."""

    rules: ClassVar[str] = "COM-3"


@phrase("you must {cost} to play this card")
@dataclass(frozen=True, slots=True)
class MustToPlay(Note):
    """What has to be done to play the card, beside its cost in stages."""

    rules: ClassVar[str] = "EFF-5 EFF-12"

    cost: Clause


@phrase("if this card is in your discard pile, you may banish it as an action to {effect}")
@dataclass(frozen=True, slots=True)
class ActionFromPile(Note):
    """Banishing the card from the discard pile is an action (COM-2)."""

    rules: ClassVar[str] = "COM-2 EFF-12"

    effect: Clause


@phrase(
    'you may have only one "{title}" attached',
    '~you may only have one "{title}" attached',
)
@dataclass(frozen=True, slots=True)
class OnlyOneAttached(Note):
    """A second copy can't be attached."""

    rules: ClassVar[str] = "TYP-7"

    title: str
