"""Bans and duties: a happening that cannot or must be (EFF-4). The door asks before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter, Continuous
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import (
    AngerVerb,
    AttackVerb,
    CardVerb,
    CombatVerb,
    DamageVerb,
    Deed,
    GameVerb,
    LevelVerb,
    PlayVerb,
    Verb,
)
from dbz_desktop.rules.kernel.door import CHANGEABLE, DEMANDABLE, FORBIDDABLE
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK
from dbz_desktop.rules.language.attacks.attacks import AnAttack, SomeAttack, TheAttack
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.adverbs import Adverb, As, By, HowFar, With
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import (
    EitherHappens,
    Qualified,
    doer_of,
    plain,
)
from dbz_desktop.rules.language.happenings.numbers_done import AngerDone, LevelsDone
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.uses_done import EnduranceUsed
from dbz_desktop.rules.language.nouns.kinds import ATTACK_CARDS, AnyCard, Headed
from dbz_desktop.rules.language.nouns.people import YOU, Agent, Person, Player, Sort
from dbz_desktop.rules.language.nouns.qualities import HasIcon, IconWord
from dbz_desktop.rules.language.nouns.terms import Period
from dbz_desktop.rules.language.nouns.things import SAME, SomeCards, ThisCard
from dbz_desktop.rules.language.nouns.titles import CopyOf
from dbz_desktop.rules.language.values.predicates_of_cards import controlled
from dbz_desktop.rules.language.values.ranges import Bound, Reaches
from dbz_desktop.wording import phrase


def _only_asked(deed: Happening) -> None:
    """Refuse to forbid damage: it is prevented, or asked about whether it is critical (ATK-13)."""
    told = plain(deed)
    if isinstance(told, DamageDone) and told.verb is not DamageVerb.PREVENT and not told.critical:
        raise ValueError("only whether damage is critical is asked")


def _adverbs(deed: Happening) -> Iterator[Adverb]:
    """All that is said of a happening besides."""
    while isinstance(deed, Qualified):
        yield deed.adverb
        deed = deed.deed


def _but_for(deed: Happening, adverb: Adverb) -> Happening:
    """A happening without one of the things that are said of it."""
    if not isinstance(deed, Qualified):
        return deed
    rest = _but_for(deed.deed, adverb)
    return rest if deed.adverb is adverb else replace(deed, deed=rest)


def _in_force(cards: HasIcon) -> bool:
    """Whether these are cards with a [constant] text and no other, which are never used (RB3)."""
    return not cards.negated and cards.icons == (IconWord.CONSTANT,)


def _falls(deed: Happening) -> bool:
    """Whether it is what a Drill's own note says of it, or what is said of the Drills then."""
    if CardVerb.DISCARD not in deed.verbs_meant or doer_of(deed) is not None:
        return False
    levels = any(isinstance(a, As) and isinstance(a.deed, LevelsDone) for a in _adverbs(deed))
    itself = isinstance(getattr(plain(deed), "what", None), ThisCard)
    return deed is plain(deed) or (levels and itself)


def _is_attack(by: By) -> bool:
    """Whether it is done by an attack, or by attacks of a kind."""
    return by.agent.sort is Sort.ATTACK or ATTACK_CARDS in every(by, Headed)


def _any_much(deed: Happening) -> Happening:
    """The same however much of it is done."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=_any_much(deed.deed))
    return cast(Happening, replace(cast(Any, deed), within=None))


_DONE_AT_ONCE = (ActDone, AngerDone, LevelsDone, AttackDone)
"""What is one deed however much it is."""
_SAID_OF_ATTACKS: frozenset[Verb] = frozenset((AttackVerb.STOP, DamageVerb.PREVENT))


_PLAINLY: dict[str, Any] = {"unless": None, "often": None, "each": None}
_BAN: dict[str, Any] = {"must": False, "never": False}
_SO_OFTEN: dict[str, Any] = {"unless": None, **_BAN}


@phrase(
    ("{deed:@cannot}", {**_PLAINLY, **_BAN}),
    ("{deed:@cannot} unless {unless}", {**_BAN, "often": None, "each": None}),
    ("{deed:@cannot} {each}", {**_SO_OFTEN, "often": None}),
    ("{deed:@cannot} more than once {each}", {**_SO_OFTEN, "often": 1}),
    ("{deed:@cannot} more than twice {each}", {**_SO_OFTEN, "often": 2}),
    ("{deed:@cannot} more than {often} time(s) {each}", _SO_OFTEN),
    ("{deed:@must}", {**_PLAINLY, "must": True, "never": False}),
    ("{deed:@never}", {**_PLAINLY, "must": False, "never": True}),
)
@dataclass(frozen=True, slots=True)
class Cannot(Continuous):
    """A happening that is forbidden: "your opponent cannot play Events".

    Or one that a player `must` not leave: "your opponent must declare combat"; what he may not do
    he need not.

    Perhaps it isn't to whoever has done something else; said of both players, that is asked of
    each for himself ("unless they have …"). `never` only words it: what is not done, as long as
    that is in force, is forbidden.

    With `each` turn or combat each player may do so much of it in that time, or it so `often`.
    """

    rules: ClassVar[str] = "EFF-4"

    deed: Happening
    unless: Did | None = None
    must: bool = False
    never: bool = False
    often: int | None = None
    each: Period | None = None

    def __post_init__(self) -> None:
        self._check_times()
        meant = set(self.deed.verbs_meant)
        asked = DEMANDABLE if self.must else FORBIDDABLE
        if self.deed.of_the_last:
            raise ValueError("nothing is done any more to an attack that is over")
        if isinstance(self.deed, EitherHappens) or not meant or not meant <= asked:
            raise ValueError("nothing asks before this is done")
        _only_asked(self.deed)
        if CardVerb.USE in meant and any(map(_in_force, every(self.deed, HasIcon))):
            raise ValueError("what is [constant] is used by nobody; it is lost")
        doer = doer_of(self.deed)
        if CardVerb.AFFECT in meant and doer is None and not any(every(self.deed, By)):
            raise ValueError("it doesn't say by what")
        if isinstance(self.deed, EnduranceUsed) and self.deed.attack is not None:
            raise ValueError("against which attacks it is not used is said of these")
        told = plain(self.deed)
        if isinstance(told, ActDone) and told.act is Act.CRITICAL and any(every(self.deed, With)):
            raise ValueError("with which attacks it is not used is said of these")
        if DamageVerb.DEAL in meant and doer is not None and doer.sort is Sort.ATTACK:
            raise ValueError("that is said of the attacks themselves")
        if meant & _SAID_OF_ATTACKS and (doer is None or self._is_said_of_attacks(doer)):
            raise ValueError("by whom they are not stopped is said of the attacks themselves")
        if self.unless is not None and (self.unless.window is None or not self.unless.happened):
            raise ValueError("it doesn't say since when it has been done")
        if self._most is not None and any(_is_attack(each) for each in every(self.deed, By)):
            raise ValueError("stages lost from an attack are damage")
        if self.never and _falls(self.deed):
            raise ValueError("which Drills stay as a level changes has words of its own (TYP-5)")

    def _check_times(self) -> None:
        if self.often is None:
            if self.each is not None and self._most is None:
                raise ValueError("it isn't said how much is too much")
        elif self.often < 1 or not isinstance(plain(self.deed), _DONE_AT_ONCE):
            raise ValueError("how often is asked of what is done at once; of cards, how many")
        elif self._most is not None:
            raise ValueError("it is too often, or too much")
        if self.each in (Period.ATTACK, Period.GAME):
            raise ValueError("one looks back to where the turn or the combat began")

    def _before(self, game: Game, deed: Deed, source: Source) -> list[Deed]:
        """What was done of it in that time by the same player, or with what is his."""
        if self.each is None or (self.each is Period.COMBAT and not game.state.during_combat):
            return []
        history = game.state.history
        stretch = history.since(history.combat if self.each is Period.COMBAT else 0)
        one = self.deed if self._most is None else _any_much(self.deed)
        return [
            each
            for event in history.of(one.listens, stretch)
            for each in game.deeds_of(event)
            if one.fits(game, each, source) and (each.doer, each.whose) == (deed.doer, deed.whose)
        ]

    def _is_said_of_attacks(self, doer: Agent) -> bool:
        """Whether by whom it is not done to attacks is said of these (ATK-15)."""
        if doer.sort is Sort.EFFECT:
            return AttackVerb.STOP in self.deed.verbs_meant
        if self.must or self.never or self.unless is not None:
            return False
        attack = getattr(self.deed, "what", getattr(self.deed, "attack", None))
        that = getattr(attack, "that", None)
        named = isinstance(attack, SomeAttack | TheAttack) or getattr(that, "whose", None)
        return bool(named) and doer in (YOU, Player(Person.OPPONENT))

    @property
    def answers(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    @property
    def _limit(self) -> HowFar | None:
        """How far it may go, where only going further is forbidden."""
        for far in _adverbs(self.deed):
            if isinstance(far, HowFar) and far.is_limit:
                return far
        return None

    @property
    def _most(self) -> Reaches | None:
        """The amount that a deed may not come to, where only more than that is forbidden."""
        within = getattr(plain(self.deed), "within", None)
        amounts = isinstance(plain(self.deed), ActDone | AngerDone)
        above = isinstance(within, Reaches) and within.bound in (Bound.OVER, Bound.MORE)
        return within if amounts and above else None

    def change(self, game: Game, deed: Deed, source: Source) -> int:
        most = self._most
        if most is not None and not self.must:
            one = self.deed if self.each is None else _any_much(self.deed)
            if deed.verb not in CHANGEABLE or not one.fits(game, deed, source):
                return deed.amount
            before = sum(each.amount for each in self._before(game, deed, source))
            left = most.n - (most.bound is Bound.MORE) - before
            return min(deed.amount, max(left, 0))
        limit = self._limit
        if limit is None or self.must:
            return deed.amount
        fits = deed.verb in CHANGEABLE and _but_for(self.deed, limit).fits(game, deed, source)
        return limit.limited(game, deed) if fits else deed.amount

    def demands(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.must and self.deed.fits(game, deed, source)

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.must or not self.deed.fits(game, deed, source):
            return False
        if (self._limit or self._most) is not None and deed.verb in CHANGEABLE:
            return False
        if self.often is not None:
            return len(self._before(game, deed, source)) >= self.often
        if self.unless is None:
            return True
        if deed.doer >= 0 and deed.doer != source.player:
            return not self.unless.holds(game, source)
        # "They" reads like "your opponent": of yourself it is asked from the other side.
        both = doer_of(self.deed) not in (YOU, Player(Person.OPPONENT))
        own = source.but(player=source.opponent) if both else source
        return not self.unless.holds(game, own)

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the single words that "does:" searches for."""
        if isinstance(self.deed, EnduranceUsed):
            return ("endurance",)
        found = (word for word, verbs in _WORDS.items() if set(self.deed.verbs_meant) & verbs)
        return tuple(found)


@phrase(
    "{who} can only {deed:@bare} {adverb}",
    ("{who} can only {deed:@bare}", {"adverb": None}),
    "~{who} may only {deed:@bare} {adverb}",
    ("~{who} may only {deed:@bare}", {"adverb": None}),
    ("{deed:@only} {adverb}", {"who": None}),
)
@dataclass(frozen=True, slots=True)
class CanOnly(Continuous):
    """A player may do something in one way only, or to cards or attacks of one kind only.

    "Players can only gain anger from …", "your opponent can only play Styled cards". Or something
    is done to cards in one way only, whoever does it: "your Drills can only be destroyed by …".
    """

    rules: ClassVar[str] = "EFF-4"

    who: Player | None
    deed: Happening
    adverb: Adverb | None = None

    def __post_init__(self) -> None:
        meant = set(self.deed.verbs_meant)
        _only_asked(self.deed)
        if self.who is None and meant & _SAID_OF_ATTACKS:
            raise ValueError("by what they are stopped is said of the attacks themselves")
        if self.adverb is None and _of_anything(self.deed) in (None, self.deed):
            raise ValueError("nothing is left that cannot be done")
        if (
            isinstance(self.deed, EitherHappens | Qualified)
            or getattr(self.deed, "critical", False)
            or not meant
            or not meant <= FORBIDDABLE
        ):
            raise ValueError("nothing asks before this is done")
        if self.adverb is not None:
            self.adverb.check(self.deed.verbs_meant)
            self.adverb.check_agent(self.who)

    @property
    def answers(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.who is not None and not self.who.covers(deed.doer, game, source):
            return False
        if self.adverb is not None:
            fits = self.deed.fits(game, deed, source)
            return fits and not self.adverb.holds(game, deed, source)
        anything = _of_anything(self.deed)
        tried = anything is not None and anything.fits(game, deed, source)
        return tried and not self.deed.fits(game, deed, source)


def _of_anything(deed: Happening) -> Happening | None:
    """The same done to any card, or to any attack."""
    if isinstance(deed, CardsDone):
        any_card = isinstance(deed.what, SomeCards) and isinstance(deed.what.cards, AnyCard)
        return deed if any_card else replace(deed, what=SAME)
    if isinstance(deed, AttackDone):
        any_attack = getattr(deed.what, "what", None) == ANY_ATTACK
        return deed if any_attack else replace(deed, what=AnAttack(ANY_ATTACK))
    return None


_WORDS: dict[str, frozenset[Verb]] = {
    "protect": frozenset(
        (
            AngerVerb.LOWER,
            LevelVerb.LOWER,
            CardVerb.DISCARD,
            CardVerb.DESTROY,
            CardVerb.BANISH,
            CardVerb.CAPTURE,
        )
    ),
    "capture": frozenset((CardVerb.CAPTURE,)),
    "anger-lock": frozenset((AngerVerb.RAISE,)),
    "forbid": frozenset(
        (
            CardVerb.PLAY,
            CardVerb.USE,
            GameVerb.SEARCH,
            PlayVerb.ENTER,
            AttackVerb.PERFORM,
            CombatVerb.DECLARE,
        )
    ),
}


_NO_COPIES: dict[str, Any] = {"copies": None}
_MORE: dict[str, Any] = {"most": None}
_ANY_NUMBER: dict[str, Any] = {**_MORE, "copies": 0}


@phrase(
    ("{cards:pl} cannot be played or placed into play", {"who": None, "most": None, **_NO_COPIES}),
    ("{who} cannot control {cards:pl}", {**_NO_COPIES, "most": 0}),
    ("~{who} cannot (control|have) (any|a) {cards:s} [in play]", {**_NO_COPIES, "most": 0}),
    ("{who} cannot control more than {most} {cards:s}", _NO_COPIES),
    *(
        (f"~{{who}} {said}", _NO_COPIES)
        for said in (
            "cannot (control|have) more than {most} {cards:s} in play",
            "(may|can) (control|have) no more than {most} {cards:s} in play",
            "(may|can) only (control|have) {most} {cards:s} in play",
            "(may|can) only control [up to] {most} {cards:s}",
            "(may|can) control (only|no more than|at most) {most} {cards:s}",
            "(may|can) only (control|have) up to {most} {cards:s} in play",
        )
    ),
    ("{who} may control any number of {cards:pl}", _ANY_NUMBER),
    ("{who} may control {copies} copies of each {cards}", _MORE),
    *(
        (
            f"~{{who}} (may|can) (control|have) any number of {said} [in play]",
            _ANY_NUMBER,
        )
        for said in ("{cards:pl}", "copies of {cards:pl}", "copies of (each|any|a) {cards}")
    ),
    ("~{who} (may|can) (control|have) [up to] {copies} copies of each {cards} [in play]", _MORE),
    (
        "~{who} (may|can) (control|have) (one|1) (more|additional) copy of each {cards} [in play]",
        {**_MORE, "copies": 2},
    ),
    (
        "~{who} (may|can) (control|have) (an additional|a second) copy of each {cards} [in play]",
        {**_MORE, "copies": 2},
    ),
)
@dataclass(frozen=True, slots=True)
class CannotEnter(Continuous):
    """Cards of a kind are neither played nor placed into play (EFF-6).

    Or a player controls so many at `most`: then no more of them enter play under his control. Or
    he may control so many `copies` of each Styled Drill of a kind, with 0 any number (TYP-4).
    """

    cards: CardFilter
    who: Player | None = None
    most: int | None = None
    copies: int | None = None

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return "EFF-6" if self.copies is None else "TYP-4"

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("forbid",) if self.copies is None else ("allow",)

    @property
    def matter(self) -> Matter | None:  # type: ignore[override]
        """What it tells the rules."""
        return None if self.copies is None else Matter.COPIES

    def covers(self, game: Game, card: int, player: int, source: Source) -> bool:
        """Whether it is about this Drill, as this player is to control it."""
        who = self.who
        return (
            who is not None
            and who.covers(player, game, source)
            and self.cards.fits(game, card, source)
        )

    def __post_init__(self) -> None:
        if self.copies is not None and not self.cards.allows(CardType.DRILL):
            raise ValueError("only Styled Drills keep each other out of play")
        if self.copies == 1:
            raise ValueError("one of each there may be anyway")
        if (self.most, self.copies) != (None, None) and isinstance(self.cards, CopyOf):
            raise ValueError("of copies of one card the card's own note says it (TYP-7)")

    @property
    def answers(self) -> tuple[Verb, ...]:
        return (CardVerb.PLAY, PlayVerb.ENTER) if self.copies is None else ()

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.copies is not None:
            return False
        if not any(self.cards.fits(game, card, source) for card in deed.cards):
            return False
        if self.who is None or self.most is None:
            return True
        seat = deed.to if deed.verb is PlayVerb.ENTER else deed.doer
        if not self.who.covers(seat, game, source):
            return False
        return len(controlled(game, seat, self.cards, source)) >= self.most
