"""What more is said of happenings: from where, by whom, when; and two happenings as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import (
    AttackVerb,
    CardVerb,
    DamageVerb,
    Deed,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    Event,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, OneAttack
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.adverbs import Adverb, By, During, Meantime, With
from dbz_desktop.rules.language.happenings.by_attacks import ByAttack
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.crossing import Crossing
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import Events, Happening
from dbz_desktop.rules.language.happenings.numbers_done import AngerDone
from dbz_desktop.rules.language.happenings.searched import SearchDone
from dbz_desktop.rules.language.happenings.uses_done import EnduranceUsed
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS,
    FORMS_WITH_DOER,
    OF_WHO,
    clause,
    only,
    qualified,
    quietly,
)
from dbz_desktop.rules.language.nouns.kinds import ATTACK_CARDS, AnyCard, Headed
from dbz_desktop.rules.language.nouns.people import CARD_EFFECT, Agent, Cause, Effects, Sort
from dbz_desktop.rules.language.nouns.roles import (
    Said,
    check_doer,
    check_effect,
)
from dbz_desktop.rules.language.nouns.things import (
    SAME,
    SomeCards,
    Theirs,
    Thing,
    ThisCard,
)
from dbz_desktop.wording import phrase, synonyms, verbs


@synonyms(CAUSE="force")
@verbs
class CauseVerb(Enum):
    """How one makes somebody do something: as what comes of it, or as its price."""

    CAUSE = "cause"
    REQUIRE = "require"


class SaidOf(Happening):
    """More said of a happening, which is told as that one is."""

    deed: Happening

    @property
    def listens(self) -> Events:
        return self.deed.listens

    @property
    def before_damage(self) -> Events:
        return self.deed.before_damage

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    @property
    def as_one(self) -> bool:
        return self.deed.as_one

    @property
    def counted(self) -> bool:
        return self.deed.counted

    @property
    def fixed(self) -> bool:
        return self.deed.fixed

    def enough(self, game: Game, source: Source) -> bool:
        return self.deed.enough(game, source)

    @property
    def tells(self) -> bool:
        return self.deed.tells

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return self.deed.spoken(game, event, source)


@phrase(
    *clause("{verb}", "{who} to {deed:@bare}", passive=False),
    *quietly(clause("make", "{who} {deed:@bare}", passive=False, verb=CauseVerb.CAUSE)),
)
@dataclass(frozen=True, slots=True)
class Caused(SaidOf):
    """One does something because of another: "one of your effects causes you to lose stages".

    What is required isn't done yet: of that only the amount can be changed (see `Changes`).
    """

    verb: CauseVerb
    who: Agent
    deed: Happening
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if isinstance(self.deed, Qualified):
            raise ValueError("what more is said belongs to the whole")
        if isinstance(self.deed, Caused):
            raise ValueError("what causes it is said once")
        if self.who.sort not in (Sort.PLAYER, Sort.PERSONALITY):
            raise ValueError("players are made to do something, and their personalities")
        check_doer(self.who, self.deed.verbs_meant)
        if self.agent is not None:
            check_effect(self.agent)
            if self.agent.sort is Sort.PERSONALITY:
                raise ValueError("a player or an effect causes it")
            if self.agent.sort in (Sort.CRITICAL, Sort.FLOATING):
                check_doer(self.agent, self.deed.verbs_meant)

    @property
    def said_with(self) -> frozenset[Said]:
        return self.deed.said_with - {Said.BY}

    @property
    def listens(self) -> Events:
        return () if self.verb is CauseVerb.REQUIRE else self.deed.listens

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.required is not (self.verb is CauseVerb.REQUIRE):
            return False
        if not self.deed.fits(game, deed, source) or not self.who.does(game, deed, source):
            return False
        return self.agent is None or self.agent.causes(game, deed, source)


_A_CARD = CardsDone((CardVerb.DRAW,), SomeCards(AnyCard(), plural=False))


@phrase(
    *qualified("{deed} {adverb}"),
    ("{deed:@elided} {adverb}", {}, "elided"),
    ("{deed:@relative} {adverb}", {}, "relative"),
    *(
        (f"{{deed:@undergone{which}}} {{adverb}}", {}, f"undergone{which}")
        for which in ("", "first", "next")
    ),
    # Past what number it cannot stand.
    *(
        (f"~{{deed:@cannot_{far}}} {{adverb:@cannot_{far}}}", {}, "cannot")
        for far in ("above", "below", "have_above", "have_below")
    ),
    # "If you advance a level with this card" asks whether it has been done.
    ("~{deed:@present} with this card", {"adverb": With(None)}, "past"),
    ("~{deed:@present} this way", {"adverb": With(None, before=True)}, "past"),
    # "Whenever you use an effect to draw a card": that is drawn by it.
    *quietly(
        only(
            clause(
                "use",
                "(an effect|a card effect|effects|card effects) to {deed:@bare}",
                subject="{user}",
                passive=False,
                adverb=By(Effects(CARD_EFFECT)),
            ),
            *FORMS_WITH_DOER,
        )
    ),
    # "Whenever you draw the bottom card of your Life Deck": a card from there.
    *quietly(only(clause("{verbs:or}", "{adverb:@card}", deed=_A_CARD), *FORMS)),
    *quietly(
        only(
            clause("{verbs:or}", "{adverb:@own}", passive=False, deed=_A_CARD),
            *FORMS_WITH_DOER,
            *OF_WHO,
        )
    ),
    # "Whenever an effect causes a Drill to leave play": it does by that effect.
    *quietly(
        only(
            clause(
                "cause",
                "{deed:@infinitive}",
                subject="{cause}",
                passive=False,
                adverb=By(Effects(CARD_EFFECT)),
            ),
            *("present", "past", "perfect", "unpast", "unperfect", "would", "cannot"),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Qualified(SaidOf):
    """A happening with something more said of it."""

    deed: Happening
    adverb: Adverb
    user: InitVar[Agent | None] = None
    cause: InitVar[Cause | None] = None
    verbs: InitVar[tuple[CardVerb, ...]] = ()
    agent: InitVar[Agent | None] = None

    def __post_init__(
        self,
        user: Agent | None,
        cause: Cause | None,
        verbs: tuple[CardVerb, ...],
        agent: Agent | None,
    ) -> None:
        if verbs:
            object.__setattr__(self, "deed", CardsDone(verbs, _A_CARD.what, agent))
        if cause is not None:
            object.__setattr__(self, "adverb", By(cause))
        if isinstance(self.deed, EitherHappens):
            raise ValueError("what more is said belongs to the second")
        if user is not None:
            if user.sort is not Sort.PLAYER or isinstance(self.deed, Qualified | Caused):
                raise ValueError("a player uses an effect to do one thing")
            if isinstance(self.deed, SearchDone):
                raise ValueError("what is only done by effects needs no word of that")
            object.__setattr__(self, "deed", by_doer(self.deed, user))
        twice = isinstance(self.deed, Qualified) and isinstance(self.deed.adverb, By)
        if twice and isinstance(self.adverb, By):
            raise ValueError("by what it is done is said once")
        if isinstance(self.deed, DamageDone) and isinstance(self.adverb, By):
            attacks = ATTACK_CARDS in every(self.adverb, Headed)
            if attacks or isinstance(self.adverb.agent, ByAttack):
                raise ValueError("damage is prevented from attacks")
        critical = isinstance(self.deed, ActDone) and self.deed.act is Act.CRITICAL
        if critical and self.adverb.says is Said.BY:
            attack = getattr(self.adverb, "attack", None)
            if attack is None or getattr(attack, "plural", False):
                raise ValueError("with which attack is it used, that deals critical damage?")
        if self.adverb.says is Said.FROM:
            origin: Any = self.adverb
            object.__setattr__(self, "deed", _off_pile(self.deed, origin.origin))
        if self.adverb.says not in self.deed.said_with:
            raise ValueError(f"it isn't said of that {self.adverb.says.value}")
        self.adverb.check(self.deed.verbs_meant)
        self.adverb.check_agent(doer_of(self.deed))
        self.adverb.check_done(self.deed)

    @property
    def said_with(self) -> frozenset[Said]:
        return self.deed.said_with

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        told = self.deed.spoken(game, event, source)
        if told or not self.adverb.names_card:
            return told
        done = (deed.cause for deed in game.deeds_of(event) if self.fits(game, deed, source))
        return tuple(dict.fromkeys(card for card in done if card >= 0))

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        asked = self.adverb.stretch(game, stretch, source)
        return Happening.told(self, game, asked, source)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not self.deed.matches(game, event, source):
            return False
        deeds = [d for d in game.deeds_of(event) if self.deed.fits(game, d, source)]
        return any(self.adverb.holds(game, deed, source) for deed in deeds)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        together = self.among_such(game, stretch, source, lambda deed: True)
        return Happening.among(self, game, stretch, source) if together is None else together

    def among_such(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool | None:
        def holds(deed: Deed) -> bool:
            return such(deed) and self.adverb.holds(game, deed, source)

        asked, done = self.adverb.stretch(game, stretch, source), self.deed
        if isinstance(done, AngerDone | ActDone) and getattr(self.adverb, "before", False):
            # What the text set lower, it has lowered "this way"; so stages are lost that way.
            done = replace(done, sets=True)
        return done.among_such(game, asked, source, holds)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.deed.fits(game, deed, source) and self.adverb.holds(game, deed, source)


def _off_pile(deed: Happening, origin: Any) -> Happening:
    """What is done to cards on a pile, said so that they aren't those that one has in play."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=_off_pile(deed.deed, origin))
    if not isinstance(deed, CardsDone) or not isinstance(deed.what, Theirs) or not origin.piles:
        return deed
    what, taken = deed.what, {CardVerb.DESTROY, CardVerb.BANISH} & set(deed.verbs)
    if not taken or not what.plural or what.in_play or what.whose is not origin.whose:
        return deed
    # On his pile lie his alone (ZON-2).
    return deed if what.cards is None else replace(deed, what=SomeCards(what.cards))


@phrase(("{deed:@present} or {other:@elided}", {}, "present"))
@dataclass(frozen=True, slots=True)
class EitherHappens(Happening):
    """One of two things is done to the same card: "is Rejuvenated or destroyed"."""

    deed: Happening
    other: Happening

    def __post_init__(self) -> None:
        if not isinstance(self.deed, Qualified) or isinstance(self.other, EitherHappens):
            raise ValueError("two verbs of the same cards and places are one list")
        # What is never done to such cards isn't the other thing.
        of_the_same(self.other, thing_of(self.deed))

    @property
    def listens(self) -> Events:
        return tuple(dict.fromkeys((*self.deed.listens, *self.other.listens)))

    @property
    def tells(self) -> bool:
        return self.deed.tells

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return self.deed.spoken(game, event, source)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return any(
            isinstance(event, each.listens) and each.matches(game, event, source)
            for each in (self.deed, of_the_same(self.other, thing_of(self.deed)))
        )


def plain(deed: Happening) -> Happening:
    """A happening without what more is said of it."""
    while isinstance(deed, Qualified | EitherHappens):
        deed = deed.deed
    return deed


def doer_of(deed: Happening) -> Agent | None:
    """Who does it, as far as that is said."""
    agent: Agent | None = getattr(plain(deed), "agent", None)
    return agent


def by_whom(deed: Happening) -> Agent | None:
    """By whom it is done, where that is said behind it."""
    while isinstance(deed, Qualified):
        if isinstance(deed.adverb, By):
            return deed.adverb.agent
        deed = deed.deed
    return None


def by_doer(deed: Happening, doer: Agent) -> Happening:
    """A happening that is done by whoever did what the words before it spoke of."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=by_doer(deed.deed, doer))
    # What has no doer was never said of the same one.
    whole: Any = deed
    done: Happening = replace(whole, agent=doer)
    return done


def thing_of(deed: Happening) -> Thing:
    """What a happening is about."""
    what: Thing = getattr(plain(deed), "what", SAME)
    return what


def of_the_same(deed: Happening, what: Thing) -> Happening:
    """A happening that is said of what the words before it spoke of."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=of_the_same(deed.deed, what))
    return replace(deed, what=what) if isinstance(deed, CardsDone | Crossing) else deed


def about_this(deed: Happening) -> bool:
    """Whether a happening is one of this very card, wherever the card is."""
    if isinstance(deed, Qualified | EitherHappens):
        return about_this(deed.deed)
    if isinstance(deed, CardsDone | Crossing | EnduranceUsed):
        return isinstance(deed.what, ThisCard)
    return isinstance(deed, AttackDone) and deed.verb is AttackVerb.PERFORM and _is_this(deed.what)


def _is_this(attack: OneAttack) -> bool:
    return attack == THIS_ATTACK


def while_fighting(deed: Happening) -> Happening:
    """The same while it is during combat, where it could also be done at another time (COM-1)."""
    if isinstance(deed, EitherHappens) or Said.MEANWHILE not in deed.said_with:
        return deed
    only_then = all(isinstance(verb, AttackVerb | DamageVerb) for verb in deed.verbs_meant)
    return deed if only_then else Qualified(deed, During(Meantime.COMBAT))
