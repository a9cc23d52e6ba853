"""Effects on power levels, PUR and who may act: personalities compared and let loose (COM-6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Attack, CardFilter, Continuous, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks import ANY_ATTACK, Attacks, NextAttack
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.nouns import ALL
from dbz_desktop.rules.language.personalities import (
    Personality,
    Reference,
    Some,
    ThatOne,
    single,
)
from dbz_desktop.rules.language.places import MINE
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.rules.language.values import Value
from dbz_desktop.wording import phrase, words

# ---------------------------------------------------------------------------- comparing


@phrase(
    "your MP is considered to have a higher power level than the defending personality",
    "~your MP is considered to have a higher power level than the defending personality for your "
    "card effects",
)
@dataclass(frozen=True, slots=True)
class ConsideredHigher(Continuous):
    """For your card effects your MP is the stronger one."""

    rules: ClassVar[str] = "ATK-5"
    matter: ClassVar[Matter | None] = Matter.HIGHER_POWER


@phrase("{who:@of} power level is considered to be {n}")
@dataclass(frozen=True, slots=True)
class PowerLevelIs(Continuous):
    """A personality counts as having a power level, whatever its stage (ATK-5)."""

    rules: ClassVar[str] = "ATK-5"
    matter: ClassVar[Matter | None] = Matter.POWER_LEVEL

    who: Personality
    n: int

    def __post_init__(self) -> None:
        single(self.who)

    def level(self, game: Game, card: int, source: Source) -> int | None:
        """The power level that this personality has by it."""
        return self.n if card in self.who.able(game, source) else None


@phrase("{cards:pl} cannot be more than {n} stage(s) above 0")
@dataclass(frozen=True, slots=True)
class StagesCapped(Continuous):
    """Personalities of a kind stand no higher than that (EFF-7)."""

    rules: ClassVar[str] = "EFF-7"
    matter: ClassVar[Matter | None] = Matter.STAGES_CAPPED

    cards: CardFilter
    n: int


# ---------------------------------------------------------------------------- PUR


@phrase("{whose} PUR")
@dataclass(frozen=True, slots=True)
class PurOf(Value):
    """The MP's Power Up Rating, with what changes it."""

    rules: ClassVar[str] = "TRN-2"

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        seat = self.whose.seat(source)
        return stages.pur_of_mp(game, seat)


# ---------------------------------------------------------------------------- who may act


@words
class Acts(Enum):
    """What an Ally may do."""

    ACTS = "may make actions"
    ATTACKS = "may perform an attack"


@phrase(
    ("{who} {does} regardless of your MP's power stage", {"stay": False}),
    (
        "{who} {does} regardless of your MP's power stage and they cannot be discarded",
        {"stay": True},
    ),
    ("~{who} can make actions regardless of your MP's power stage", {"does": Acts.ACTS}),
)
@dataclass(frozen=True, slots=True)
class LetsAct(Continuous):
    """Allies act whatever stage the MP stands at, or attack alone (COM-6).

    Those that `stay` can't be discarded; destroying them is not barred (EFF-14).
    """

    rules: ClassVar[str] = "COM-6"
    matter: ClassVar[Matter | None] = Matter.ALLIES_ACT

    who: Personality
    does: Acts
    stay: bool = False

    def __post_init__(self) -> None:
        chosen = isinstance(self.who, Some) and not (
            self.who.quantity == ALL and self.who.where == MINE
        )
        if chosen or not isinstance(self.who, Some | ThatOne):
            raise ValueError("said of all your Allies of a kind, or of one that was spoken of")

    @property
    def attacks_only(self) -> bool:
        """Whether it lets an Ally attack and do nothing else."""
        return self.does is Acts.ATTACKS

    @property
    def awaits(self) -> Attacks | None:
        """The attack that it is about, as "that attack" for what follows."""
        return AttackByThose(Whose.YOUR, ANY_ATTACK) if self.attacks_only else None

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player may act."""
        return source.player == player and card in self.who.able(game, source)

    def keeps(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player can't be discarded."""
        return self.stay and self.lets_act(game, player, card, source)


@dataclass(frozen=True, slots=True)
class AttackByThose(NextAttack):
    """The next attack, if a personality that was spoken of performs it. Never printed."""

    refers_back: ClassVar[bool] = True

    def suits(self, game: Game, attack: Attack, source: Source) -> bool:
        return attack.performer in source.memory.chosen


@phrase(
    "choose an Ally you control and that Ally may make actions regardless of your MP's power "
    "stage this combat",
    "~choose one of your Allies in play, that Ally can make actions regardless of your MP's power "
    "stage this combat",
)
@dataclass(frozen=True, slots=True)
class LetOneAct(Clause):
    """One Ally may act for the rest of this combat (COM-6)."""

    rules: ClassVar[str] = "COM-6"

    def resolve(self, game: Game, source: Source) -> Steps:
        allies = [
            c for c in game.state.players[source.player].play if game.cards[c].type is CardType.ALLY
        ]
        chosen = yield from pick(
            game, source.player, allies, 1, 1, "Which Ally may act this combat?", source, "COM-6"
        )
        source.memory.speak_of(chosen)
        for card in chosen:
            floating.begin(
                game,
                LetsAct(ThatOne(Reference.ALLY), Acts.ACTS),
                source,
                floating.Until("combat"),
                f"{game.cards[card].name} may act.",
            )
