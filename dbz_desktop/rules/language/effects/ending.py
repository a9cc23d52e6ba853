"""Effects on combat itself: ending it, critical damage effects, copies, delays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import critical, victory
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Amount, AttackFilter, CardFilter, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import Section, every
from dbz_desktop.rules.kernel.controls import CombatStopped, Counted
from dbz_desktop.rules.kernel.deed import CombatVerb, Deed
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.language.attacks.attacks import TheAttack
from dbz_desktop.rules.language.deeds.performing import performs
from dbz_desktop.rules.language.deeds.placing import DeckEnd, which_end
from dbz_desktop.rules.language.frames.lasting import WhileAttached
from dbz_desktop.rules.language.frames.when import AtMoment
from dbz_desktop.rules.language.happenings.moments import Moment
from dbz_desktop.rules.language.happenings.moments_of_combat import EndOfCombat
from dbz_desktop.rules.language.happenings.predicates_of_use import Fate
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.gained import Gained
from dbz_desktop.rules.language.nouns.kinds import Fighting, Headed
from dbz_desktop.rules.language.nouns.terms import Span, Whose
from dbz_desktop.rules.language.references.said_before import of_its_attack
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.rules.language.values.measures import Measure
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Spec, paradigm, phrase, words


class Ended(Enum):
    """What comes to its end."""

    COMBAT = "COM-2"
    GAME = "HSE-12"


_THE_GAME = {"what": Ended.GAME}


@phrase(
    *does("end", "combat", what=Ended.COMBAT, wins=False),
    *does("end", "(the|this) combat", quiet=True, what=Ended.COMBAT, wins=False),
    *(
        (f"~{said}", {"what": Ended.COMBAT, "who": Doer.YOU, "wins": False})
        for said in (
            "[(the|this)] combat ends",
            "(after|at the end of) (this|that) (attack|action), (combat ends|end combat)",
            "(combat ends|end combat) (after|at the end of) (this|that) (attack|action)",
        )
    ),
    ("{who} wins(win) the game", {**_THE_GAME, "wins": True}),
    ("{who} loses(lose) the game", {**_THE_GAME, "wins": False}),
    ("~[immediately] win the game", {**_THE_GAME, "who": Doer.YOU, "wins": True}),
    ("~lose the game", {**_THE_GAME, "who": Doer.YOU, "wins": False}),
    ("wins the game", {**_THE_GAME, "who": Doer.OPPONENT, "wins": True}, "third"),
    ("loses the game", {**_THE_GAME, "who": Doer.OPPONENT, "wins": False}, "third"),
)
@dataclass(frozen=True, slots=True)
class End(Clause):
    """Combat ends after this action (COM-2); or the game at once, with a winner or a loser."""

    what: Ended
    who: Doer
    wins: bool

    @property
    def rules(self) -> str:
        """The rule of what ends."""
        return self.what.value

    @property
    def is_end_of_combat(self) -> bool:  # type: ignore[override]
        return self.what is Ended.COMBAT

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("end-combat",) if self.what is Ended.COMBAT else ("win",)

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.what is Ended.GAME:
            seat = self.who.seat(source)
            victory.win(game, seat if self.wins else 1 - seat, "effect", "HSE-12")
            return
        seat = self.who.seat(source)
        deed = Deed(CombatVerb.END, seat, cause=source.card, by=source.player)
        if game.state.combat is None:
            return
        yield from game.herald(deed)
        if door.may(game, deed) and not (yield from door.instead(game, deed)):
            game.keep(CombatStopped(seat, source.card))


_ONE = Number(1)


@phrase(
    ("use a critical damage effect", {"n": _ONE, "different": False}),
    (
        "~(use|choose) (another|an additional|an extra|one additional|one more) critical "
        "damage effect",
        {"n": _ONE, "different": False},
    ),
    ("use {n} critical damage effects", {"different": False}),
    ("use {n} different critical damage effects", {"different": True}),
)
@dataclass(frozen=True, slots=True)
class UseCritical(Clause):
    """Use a critical damage effect without critical damage, or several (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"
    deeds: ClassVar[tuple[str, ...]] = ("critical",)

    n: Amount = _ONE
    different: bool = False

    def __post_init__(self) -> None:
        if self.different and self.n == _ONE:
            raise ValueError("one differs from no other")

    def resolve(self, game: Game, source: Source) -> Steps:
        used: tuple[str, ...] = ()
        for _ in range(self.n.value(game, source)):
            besides = used if self.different else ()
            used += ((yield from critical.offer(game, source.player, source, besides, False)),)


_FORMS = (("", ""), ("third", ":@third"), ("bare", ":@bare"))


@phrase(
    *((f"{{effect{at}}} {{moment}}", {}, form) for form, at in _FORMS),
    *((f"~{{effect{at}}} during {{moment:@during}}", {}, form) for form, at in _FORMS),
)
@dataclass(frozen=True, slots=True)
class PutOff(Clause):
    """An effect put off to the end of combat or of an attack, or to another time (COM-8)."""

    rules: ClassVar[str] = "COM-8"

    effect: Clause
    moment: Moment

    def __post_init__(self) -> None:
        if hasattr(self.effect, "find"):
            raise ValueError("what is found is set aside until then")
        if getattr(self.effect, "ahead", False):
            raise ValueError("all that follows is done so often")
        if isinstance(self.effect, PutOff):
            raise ValueError("it is put off once")
        ends = isinstance(self.moment, EndOfCombat) and self.moment.attack is not None
        if ends and "more-actions" in getattr(self.effect, "deeds", ()):
            raise ValueError("another action comes after the attack by itself (COM-2)")
        if isinstance(self.effect, WhileAttached):
            raise ValueError("what holds as long as that begins at once (TYP-7)")
        sizes = (each.quantity is Quantity.HAND_SIZE for each in every(self.effect, Measure))
        if any(sizes) and Span.DISCARD in every(self.moment, Span):
            raise ValueError("in which step that many are kept is said of the number (TRN-4)")
        # What can't come at that moment is refused here, not as it comes to it.
        AtMoment(self.moment, self.effect)

    def do(self, game: Game, source: Source) -> None:
        self.delay(game, source, self.effect)

    def delay(self, game: Game, source: Source, effect: Effect) -> None:
        """Put off that effect, or what decides about it."""
        # What the effect speaks of is what it is now, whatever the next sentences do.
        own = source.but(memory=source.memory.unbound())
        if not (own.memory.chosen or own.memory.lost) and len(own.memory.befallen) == 1:
            own.memory.chosen = own.memory.befallen
        AtMoment(self.moment, effect).begin(game, own, sentence_text(self))


def ends_no_attack(section: Section, lines: list[Any]) -> bool:
    """Whether a text waits for the end of an attack that it neither performs nor speaks of."""
    if performs(lines) or any(every(section.when, AttackFilter)):
        return False
    for line in lines:
        quoted = [each for text in every(line, Gained) for each in every(text, EndOfCombat)]
        ends = [each for each in every(line, EndOfCombat) if isinstance(each.attack, TheAttack)]
        trigger = getattr(line, "trigger", None)
        if isinstance(trigger, EndOfCombat) or not any(every(trigger, AttackFilter)):
            if any(each not in quoted for each in ends):
                return True
    return False


@phrase(
    "{whose} {cards:pl} are {fate} after use",
    "~{whose} {cards:pl} are {fate} [after use] instead of (discarded|being discarded)",
    "~{whose} {cards:pl} are {fate} after use[,] instead of (discarded|being discarded)",
)
@dataclass(frozen=True, slots=True)
class CardsGoAfterUse(Continuous):
    """Where a player's cards of a kind go after use, where their own text sends them nowhere."""

    rules: ClassVar[str] = "ATK-1 ZON-3"
    matter: ClassVar[Matter | None] = Matter.USED_UP
    deeds: ClassVar[tuple[str, ...]] = ("recycle",)

    whose: Whose
    cards: CardFilter
    fate: Fate

    def __post_init__(self) -> None:
        if any(each.what is Fighting.ATTACK for each in every(self.cards, Headed)):
            raise ValueError("of attacks it is said as they are performed")
        if not any(self.cards.allows(kind) for kind in CardType if kind.used_up):
            raise ValueError("these stay in play; they go nowhere after use (ZON-3)")

    def covers(self, game: Game, card: int, source: Source) -> bool:
        """Whether it says so of a card."""
        mine = game.owners[card] == self.whose.seat(source)
        return mine and self.cards.fits(game, card, source)


@words
class Afterwards(Enum):
    """Where a card's own text sends it after its use."""

    TOP = "place this card on top of your Life Deck|place on top of your Life Deck"
    BOTTOM = "place this card at the bottom of your Life Deck|place at the bottom of your Life Deck"
    SHUFFLED = "shuffle this card into your Life Deck|shuffle into your Life Deck"
    BANISHED = "banish this card|banish"
    DISCARDED = "discard this card|discard|place this card (into|on top of) your discard pile"
    HAND = "place this card into your hand|return this card to your hand"
    REJUVENATED = "Rejuvenate this card|Rejuvenate"
    EITHER_END = "place this card on the top or bottom of your Life Deck"

    @property
    def fate(self) -> Fate:
        """The same, said of a card."""
        return Fate[self.name]


_NOT_DISCARDED = "instead of (discarding it|banishing it|being discarded|being banished)"


_WORDS = re.compile(r"\|(?![^(]*\))")
"""What stands between the words for one thing."""


def _of_that_card() -> Iterator[Spec]:
    """Where a card goes after its use that was spoken of, and isn't the text's own."""
    for where in Afterwards:
        for done in _WORDS.split(where.value):
            verb, this, rest = done.partition(" this card")
            if this:
                does = paradigm(verb)["participle"]
                its = rest.replace("your", "(its owner's|his|your opponent's|your)")
                told = {"where": where, "that": True}
                yield f"~that (Event|Setup) is {does}{its} after [its] use", told
        if where is Afterwards.BANISHED:
            # That it "is banished after use" is said of it as of any card, if not of its own use
            # that is still to come.
            yield "banish that card after its use", {"where": where, "that": True}
            continue
        told = {"where": where, "that": True}
        said = next(each for each in _WORDS.split(where.value) if "this card" in each)
        yield f"{said.replace('this card', 'that card')} after use", told
        spoken = said.replace("this card", "(that Event|that Setup|it)")
        yield f"~{spoken} after use", told
        yield f"~{spoken.replace('(that', '(that card|that')} {_NOT_DISCARDED}", told


@phrase(
    ("{where} after use", {"that": False}),
    (f"~{{where}} [after use][,] {_NOT_DISCARDED}", {"that": False}),
    (f"~{{where}} {_NOT_DISCARDED} after use", {"that": False}),
    *_of_that_card(),
)
@dataclass(frozen=True, slots=True)
class GoAfterUse(Clause):
    """The card goes there after its use, whatever its notes say (ATK-1, ZON-3).

    Or `that` card does, which was spoken of and is being used.
    """

    rules: ClassVar[str] = "ZON-3"

    where: Afterwards
    that: bool = False

    @property
    def after_use(self) -> bool:  # type: ignore[override]
        """Whether it is of the text's own card."""
        return not self.that

    @property
    def of_used(self) -> bool:  # type: ignore[override]
        """Whether it is of another card that is being used."""
        return self.that

    @property
    def deeds(self) -> tuple[str, ...]:
        kept = self.where in (Afterwards.BANISHED, Afterwards.DISCARDED)
        return () if kept else ("recycle",)

    def resolve(self, game: Game, source: Source) -> Steps:
        where = self.where
        if where is Afterwards.EITHER_END:
            end = yield from which_end(game, source.player, source)
            where = Afterwards.TOP if end is DeckEnd.TOP else Afterwards.BOTTOM
        for card in _used_of(game, source) if self.that else (source.card,):
            game.keep(Counted(("after use", card), where.fate.code))


def _used_of(game: Game, source: Source) -> tuple[int, ...]:
    """The card in use that was spoken of last: what was paid since isn't (ATK-1)."""
    told = (source.memory.chosen, *source.memory.earlier)
    in_use = (cards for cards in told if any(game.state.where[c] is Zone.IN_USE for c in cards))
    return next(in_use, source.memory.chosen or of_its_attack(game, source))
