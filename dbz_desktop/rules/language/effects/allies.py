"""Allies that act or stay whatever the rules say otherwise (COM-6, ATK-13)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Continuous
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK
from dbz_desktop.rules.language.attacks.attacks import Attacks
from dbz_desktop.rules.language.attacks.coming_attacks import NextAttack
from dbz_desktop.rules.language.effects.finding import Choose
from dbz_desktop.rules.language.frames.lasting import Lasting
from dbz_desktop.rules.language.happenings.bans import Cannot
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.nouns.places import MINE
from dbz_desktop.rules.language.nouns.terms import AT_ANY_STAGE, Whose
from dbz_desktop.rules.language.values.howmany import ALL
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.rules.language.values.personalities import Personality, Some, ThatOne
from dbz_desktop.wording import phrase, words


@words
class Acts(Enum):
    """What an Ally may do."""

    ACTS = (
        "may make actions|can make actions|(may|can) (perform|take) actions|(may|can) act"
        "|(may|can) (make|perform|take) an action"
        "|(may|can) take control of combat"
        "|(may|can) make actions and use [(its|his|their)] (Power|Powers)"
    )
    CONTROLS = (
        "is(are) in control of combat|takes(take) control of combat"
        "|remains(remain) in control of combat|stays(stay) in control of combat"
    )
    POWERS = (
        "may use Powers|can use Powers|(may|can) use (its|his|her|their) (Power|Powers)"
        "|(may|can) use a Power"
    )
    ATTACKS = "may perform an attack|(may|can) perform [your] attacks|(may|can) attack"


@phrase(
    ("{who} {does} regardless of your MP's power stage", {"stay": False}),
    (
        "{who} {does} regardless of your MP's power stage and they cannot be discarded",
        {"stay": True},
    ),
    *((f"~{{who}} {{does}} {anyway}", {"stay": False}) for anyway in AT_ANY_STAGE),
    ("~{who} {does}", {"stay": False}, "begun"),
    # Who is used acts, and whose Powers are used uses them.
    *(
        (f"~{used} (may|can) be used {anyway}", {"stay": False, "does": does})
        for used, does in (
            ("{who}", Acts.ACTS),
            ("{who:@of} (Power|Powers)", Acts.POWERS),
        )
        for anyway in AT_ANY_STAGE
    ),
    ("~{who} (may|can) be used", {"stay": False, "does": Acts.ACTS}, "begun"),
    (
        "~{who:@of} (Power|Powers) (may|can) be used",
        {"stay": False, "does": Acts.POWERS},
        "begun",
    ),
)
@dataclass(frozen=True, slots=True)
class LetsAct(Continuous):
    """Allies act whatever stage the MP stands at, or attack or use Powers alone (COM-6).

    Those that `stay` can't be discarded; destroying them is not barred (EFF-14).
    """

    rules: ClassVar[str] = "COM-6"
    matter: ClassVar[Matter | None] = Matter.ALLIES_ACT
    deeds: ClassVar[tuple[str, ...]] = ("ally",)

    who: Personality
    does: Acts
    stay: bool = False

    def __post_init__(self) -> None:
        chosen = isinstance(self.who, Some) and not (
            self.who.quantity == ALL and self.who.where == MINE
        )
        if chosen or self.who.chooses or not isinstance(self.who, Some | ThatOne):
            raise ValueError("said of all your Allies of a kind, or of one that was spoken of")
        if self.stay and not self.who.plural:
            raise ValueError("they are several")

    def tells(self, following: Continuous) -> bool:
        barred = following.deed if isinstance(following, Cannot) else None
        return isinstance(barred, CardsDone) and barred.verbs == (CardVerb.DISCARD,)

    @property
    def controls(self) -> bool:
        """Whether the Ally that it lets act is in control of combat, too."""
        return self.does is Acts.CONTROLS

    @property
    def attacks_only(self) -> bool:
        """Whether it lets an Ally attack and do nothing else."""
        return self.does is Acts.ATTACKS

    @property
    def powers_only(self) -> bool:
        """Whether it lets an Ally use its own Power and do nothing else."""
        return self.does is Acts.POWERS

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


@phrase("{choose} and {then}", "~{choose}, {then}")
@dataclass(frozen=True, slots=True)
class ChooseFor(Clause):
    """Choose a card, of which something is so for a time then."""

    choose: Choose
    then: Lasting

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.choose.choose(game, source)
        if source.memory.chosen:
            yield from self.then.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.choose.possible(game, source)
