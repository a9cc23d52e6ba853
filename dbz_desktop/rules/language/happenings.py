"""Happenings: the patterns over deeds that triggers, conditions, bans and counts are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import recall
from dbz_desktop.rules.kernel.base import Attack, CardFilter, Game, Source
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
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    AngerChanged,
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
    CardMoved,
    CardsReturned,
    CardsRevealed,
    CardUsed,
    CombatBegan,
    CombatEnded,
    ControlChanged,
    CriticalEffect,
    DamageDealt,
    DamagePrevented,
    Event,
    LevelChanged,
    LevelKept,
    Passed,
    StagesChanged,
    Why,
)
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks import (
    THIS_ATTACK,
    Attacks,
    AttackWords,
    BoundAttack,
    OneAttack,
)
from dbz_desktop.rules.language.clauses import FORMS_WITH_DOER, clause, only, qualified, quietly
from dbz_desktop.rules.language.people import Agent, Cause, Effects, Person, Player
from dbz_desktop.rules.language.terms import Pile, Unit, Whose
from dbz_desktop.rules.language.things import (
    SAME,
    THIS_CARD,
    Origin,
    SomeCards,
    Thing,
    ThisCard,
)
from dbz_desktop.wording import Phrase, phrase, verbs

Events = tuple[type[Event], ...]


class Happening(Phrase):
    """Something that may happen, as a pattern over deeds."""

    @property
    def listens(self) -> Events:
        """The events that can tell of it."""
        raise TypeError(type(self).__name__)

    @property
    def before_damage(self) -> Events:
        """Listened for instead, if what it sets off changes the damage of an attack."""
        return ()

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        """The cards that are "it" or "that card" for what follows."""
        return (getattr(event, "card", -1),) if self.tells else ()

    @property
    def tells(self) -> bool:
        """Whether its card is "that card" for what follows."""
        return False

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        """The verbs of the deeds that it is a pattern of."""
        found: Verb | None = getattr(self, "verb", None)
        return () if found is None else (found,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        """Whether this event tells of such a deed."""
        deeds = game.deeds_of(event)
        if len(deeds) == 1:
            return self.fits(game, deeds[0], source)
        return any(self.fits(game, deed, source) for deed in deeds)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether this deed is such a one."""
        raise TypeError(type(self).__name__)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        """Whether an event of this stretch of the past tells of it."""
        return any(self.matches(game, e, source) for e in self.told(game, stretch, source))

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        """The events of a stretch of the past that may tell of it."""
        return game.state.history.of(self.listens, stretch)


def _by(game: Game, agent: Agent | None, deed: Deed, source: Source) -> bool:
    return agent is None or agent.does(game, deed, source)


# ---------------------------------------------------------------------------- cards

_GROUPED = (CardVerb.REJUVENATE, CardVerb.SHUFFLE)


@phrase(
    *clause("{verbs:or}", "{what}"),
    ("{verbs:or:@participle}", {"what": SAME, "agent": None}, "elided"),
)
@dataclass(frozen=True, slots=True)
class CardsDone(Happening):
    """Something is done to cards: "your opponent discards a card", "a card is banished"."""

    verbs: tuple[CardVerb, ...]
    what: Thing
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        found: list[type[Event]] = [CardMoved]
        if (
            isinstance(self.what, SomeCards)
            and self.what.plural
            and set(self.verbs) <= set(_GROUPED)
        ):
            found = [CardsReturned]
        if CardVerb.REVEAL in self.verbs:
            found.append(CardsRevealed)
        if CardVerb.CAPTURE in self.verbs:
            found.append(ControlChanged)
        if CardVerb.USE in self.verbs:
            found.append(CardUsed)
        return tuple(found)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.verbs

    @property
    def tells(self) -> bool:
        return isinstance(self.what, SomeCards) and not self.what.plural

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        if not isinstance(self.what, SomeCards) or self.what.plural:
            return ()
        cards = [card for deed in game.deeds_of(event) for card in deed.cards if card >= 0]
        fitting = (card for card in cards if self.what.cards.fits(game, card, source))
        return tuple(dict.fromkeys(fitting))

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb not in self.verbs or not _by(game, self.agent, deed, source):
            return False
        if deed.verb is CardVerb.PLAY and source.card in deed.cards and self.what != THIS_CARD:
            # Whoever plays a card sees what is played besides it.
            return False
        return self.what.meets(game, deed, source)


@phrase(
    *clause("{verb}", subject="{what}", agent=None),
    ("~{what} is(are) {verb:@gerund}", {"agent": None}, "present"),
    (
        "{agent} cannot use effects that would cause {what} to leave play",
        {"verb": PlayVerb.LEAVE},
        "cannot",
    ),
)
@dataclass(frozen=True, slots=True)
class InPlay(Happening):
    """Cards enter play, or leave it; with an `agent`, by the effects of that player."""

    verb: PlayVerb
    what: Thing
    agent: Player | None = None

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb or not self.what.meets(game, deed, source):
            return False
        if self.agent is None:
            return True
        by_effect = deed.by_effect or deed.critical
        return by_effect and self.agent.person.covers(deed.by, source)


@phrase(*clause("banish", "itself after use", subject="{what}", passive=False))
@dataclass(frozen=True, slots=True)
class BanishesItself(Happening):
    """A card goes to the Banished Zone because its own text says so after use (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"

    what: Thing

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        itself = isinstance(deed.event, CardMoved) and deed.event.why is Why.BANISH_SELF
        return itself and self.what.meets(game, deed, source)


@phrase(
    *clause("banish", "{what}", "for Endurance", attacks=None, attack=None),
    *clause("use", "Endurance", what=None, attacks=None, attack=None),
    *clause("use", "Endurance", "on {attacks}", what=None, attack=None),
    *clause("use", "Endurance", "on {attack}", what=None, attacks=None),
)
@dataclass(frozen=True, slots=True)
class EnduranceUsed(Happening):
    """A card's Endurance is used, perhaps on some attacks; it is "that card" (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    what: Thing | None = None
    attacks: Attacks | None = None
    attack: BoundAttack | None = None
    agent: Agent | None = None
    tells = True

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.BANISH,) if self.what is None else ()

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.endurance:
            return False
        if self.what is not None and not self.what.meets(game, deed, source):
            return False
        if isinstance(self.agent, Player) and not self.agent.person.covers(deed.whose, source):
            return False
        if self.attack is not None:
            mine = source.attack
            if mine is None:
                return False
            # What happened since that attack began; the event may be long past.
            history = game.state.history
            since = history.of((CardMoved,), history.since(mine.began))
            return any(event is deed.event for event in since)
        attack = game.attack
        return self.attacks is None or (
            attack is not None and self.attacks.fits(game, attack, source)
        )


@phrase(*clause("reveal", "{whose} hand"))
@dataclass(frozen=True, slots=True)
class HandRevealed(Happening):
    """A player shows his whole hand."""

    whose: Whose
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (CardsRevealed,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not CardVerb.REVEAL or deed.whose != self.whose.seat(source):
            return False
        hand = game.state.players[deed.whose].hand
        return bool(hand) and set(deed.cards) >= set(hand)


# ---------------------------------------------------------------------------- anger, stages, levels


@phrase(
    *clause("{verb}", "{whose} anger"),
    *only(clause("{verb}", "his anger", whose=None, passive=False), *FORMS_WITH_DOER),
    *only(clause("gain", "anger", verb=AngerVerb.RAISE, whose=None, passive=False), "bare"),
    *quietly(clause("gain", "anger", verb=AngerVerb.RAISE, whose=None, passive=False)),
    ("{agent} would {verb:@base} or {other:@base} {whose} anger", {}, "would"),
)
@dataclass(frozen=True, slots=True)
class AngerDone(Happening):
    """Anger is raised or lowered (ANG-1, ANG-2). Gaining anger is having it raised.

    Without `whose` it is the anger of whichever player does it.
    """

    rules: ClassVar[str] = "ANG-1 ANG-2"

    verb: AngerVerb
    whose: Whose | None
    agent: Agent | None = None
    other: AngerVerb | None = None

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (self.verb,) if self.other is None else (self.verb, self.other)

    def __post_init__(self) -> None:
        if not isinstance(self.agent, Player):
            if self.whose is None and self.agent is not None:
                raise ValueError("only a player has an anger of his own")
            return
        own = {Person.YOU: Whose.YOUR, Person.OPPONENT: Whose.OPPONENT}.get(self.agent.person)
        if self.whose is None:
            object.__setattr__(self, "whose", own)
        elif own is None and self.whose is Whose.OPPONENT:
            raise ValueError("a player's anger is his own")

    @property
    def listens(self) -> Events:
        return (AngerChanged,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.amount:
            return False
        return self.tried(game, deed, source)

    def tried(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether the deed is such a one, also if there was nothing to lower."""
        if deed.verb not in self.verbs_meant or not _by(game, self.agent, deed, source):
            return False
        return self.whose is None or deed.whose == self.whose.seat(source)


@phrase(
    *qualified("{deed} and {whose} anger is already {n}"),
)
@dataclass(frozen=True, slots=True)
class WasAlready(Happening):
    """Something was done to anger that stood at a number before."""

    deed: AngerDone
    whose: Whose
    n: int

    @property
    def listens(self) -> Events:
        return self.deed.listens

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not isinstance(deed.event, AngerChanged) or deed.event.before != self.n:
            return False
        mine = deed.whose == self.whose.seat(source)
        return mine and self.deed.tried(game, deed, source)


@phrase(
    "{whose} MP",
    ("any personality", {"whose": None}),
    ("~a personality", {"whose": None}),
)
@dataclass(frozen=True, slots=True)
class Climber(Agent):
    """Whose levels and stages change: a player's MP's, or any personality's (TYP-8)."""

    rules: ClassVar[str] = "TYP-8"

    whose: Whose | None

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.whose is None or deed.whose == self.whose.seat(source)


@phrase(
    *clause("change", "levels", verb=LevelVerb.CHANGE, whose=None, passive=False),
    ("~{agent} is(are) changing levels", {"verb": LevelVerb.CHANGE, "whose": None}, "present"),
    *clause("{verb}", "a level", whose=None, passive=False),
    *only(clause("lower", "{whose} MP's level", verb=LevelVerb.LOWER), "cannot"),
)
@dataclass(frozen=True, slots=True)
class LevelsDone(Happening):
    """An MP advances, is lowered, or either (ANG-1, ANG-3); or somebody lowers a player's."""

    rules: ClassVar[str] = "ANG-1 ANG-3"

    verb: LevelVerb
    whose: Whose | None = None
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if self.whose is None and isinstance(self.agent, Effects):
            raise ValueError("effects make somebody else change levels")

    @property
    def listens(self) -> Events:
        return (LevelChanged,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb:
            return False
        if self.whose is None:
            return _by(game, self.agent, deed, source)
        # Whose MP it is doesn't do it, but whose effect it is.
        mine = deed.whose == self.whose.seat(source)
        return mine and _by(game, self.agent, replace(deed, doer=deed.by), source)


@phrase(
    *only(
        clause("use", "an effect that would have lowered {whose} MP a level", passive=False),
        "present",
    ),
)
@dataclass(frozen=True, slots=True)
class LevelWasKept(Happening):
    """Somebody's effect would have lowered an MP's level, but something forbade it (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    whose: Whose
    agent: Player | None = None

    @property
    def listens(self) -> Events:
        return (LevelKept,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not isinstance(event, LevelKept) or event.player != self.whose.seat(source):
            return False
        return self.agent is None or self.agent.person.covers(event.by, source)


# ---------------------------------------------------------------------------- attacks


def _attack(game: Game, deed: Deed) -> Attack | None:
    """The attack that a deed is about."""
    if deed.attack is not None:
        now: Attack = deed.attack
        return now
    return recall(game, getattr(deed.event, "number", 0))


@phrase(*clause("{verb}", "{what}"))
@dataclass(frozen=True, slots=True)
class AttackDone(Happening):
    """An attack is performed or stopped (ATK-1, ATK-4)."""

    rules: ClassVar[str] = "ATK-1 ATK-4"

    verb: AttackVerb
    what: OneAttack
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (AttackBegan,) if self.verb is AttackVerb.PERFORM else (AttackStopped,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb or not _by(game, self.agent, deed, source):
            return False
        attack = _attack(game, deed)
        return attack is not None and self.what.fits(game, attack, source)

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        # What the text of an attack asks of the past was before that attack.
        now = source.attack.number if source.attack is not None else 0
        before = self.verb is AttackVerb.PERFORM and now
        for event in Happening.told(self, game, stretch, source):
            if not before or getattr(event, "number", 0) != now:
                yield event


@phrase(*clause("perform", "a successful {what}"))
@dataclass(frozen=True, slots=True)
class SucceedsWith(Happening):
    """An attack was not stopped and is over (ATK-4).

    What changes its damage happens as soon as nothing has stopped it.
    """

    rules: ClassVar[str] = "ATK-4"

    what: AttackWords
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (AttackEnded,)

    @property
    def before_damage(self) -> Events:
        return (AttackUnstopped,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, AttackEnded) and not event.successful:
            return False
        return Happening.matches(self, game, event, source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        attack = _attack(game, deed)
        if attack is None or not _by(game, self.agent, deed, source):
            return False
        return self.what.fits(game, attack)


# ---------------------------------------------------------------------------- damage


_PLAIN: dict[str, Any] = {"critical": False, "unit": None}


@phrase(
    *clause("{verb}", "damage from {attack}", passive=False, **_PLAIN),
    *clause("{verb}", "{unit:s} damage from {attack}", passive=False, critical=False),
    *clause("{verb}", "damage", passive=False, attack=None, **_PLAIN),
    *quietly(
        (
            *clause("{verb}", "damage", passive=False, attack=None, **_PLAIN),
            *clause("{verb}", "damage in a combat", passive=False, attack=None, **_PLAIN),
            *clause(
                "{verb}",
                "power stage damage from {attack}",
                passive=False,
                unit=Unit.STAGE,
                critical=False,
            ),
        )
    ),
    *clause("prevent", "any damage from {attack}", verb=DamageVerb.PREVENT, **_PLAIN),
    *clause("{verb}", "critical damage", critical=True, unit=None, attack=None),
)
@dataclass(frozen=True, slots=True)
class DamageDone(Happening):
    """Damage is taken from an attack or prevented, or critical damage dealt (ATK-6, ATK-13)."""

    verb: DamageVerb
    unit: Unit | None = None
    attack: OneAttack | None = None
    critical: bool = False
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if self.critical and self.verb is DamageVerb.PREVENT:
            raise ValueError("critical damage is dealt or taken")
        if not self.critical and self.verb is DamageVerb.DEAL:
            raise ValueError("only taking damage is from an attack")
        if self.verb is DamageVerb.PREVENT and (self.unit is not None or self.attack is None):
            raise ValueError("what is prevented is any damage from an attack")

    @property
    def rules(self) -> str:
        """The rule of such damage."""
        if self.critical:
            return "ATK-13"
        return "ATK-12" if self.verb is DamageVerb.PREVENT else "ATK-6"

    @property
    def listens(self) -> Events:
        return (DamagePrevented,) if self.verb is DamageVerb.PREVENT else (DamageDealt,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb or not _by(game, self.agent, deed, source):
            return False
        if isinstance(deed.event, DamageDealt) and not self._deals(deed, deed.event):
            return False
        attack = _attack(game, deed)
        return self.attack is None or (
            attack is not None and self.attack.fits(game, attack, source)
        )

    def _deals(self, deed: Deed, event: DamageDealt) -> bool:
        if self.critical:
            return event.critical
        amounts = {None: deed.amount, Unit.STAGE: event.stages, Unit.LIFE_CARD: event.life_cards}
        return bool(amounts[self.unit])


# ---------------------------------------------------------------------------- combat


class Act(Enum):
    """What is done without an object, or with one that belongs to the verb."""

    REJUVENATE = "EFF-8"
    PASS = "COM-2"
    CRITICAL = "ATK-13"
    SEARCH = "EFF-9"
    MPPV = "ANG-4 WIN-2"
    DECLARE = "COM-1"
    END = "COM-2 COM-8"
    GAIN = "EFF-7 TRN-2"
    LOSE = "EFF-7"
    PAY = "EFF-7 ATK-2"


_ACTS: dict[Act, tuple[Verb, Events]] = {
    Act.REJUVENATE: (CardVerb.REJUVENATE, (CardsReturned, CardMoved)),
    Act.PASS: (CombatVerb.PASS, (Passed,)),
    Act.CRITICAL: (CardVerb.USE, (CriticalEffect,)),
    Act.SEARCH: (GameVerb.SEARCH, ()),
    Act.MPPV: (GameVerb.WIN, ()),
    Act.DECLARE: (CombatVerb.DECLARE, (CombatBegan,)),
    Act.END: (CombatVerb.END, (CombatEnded,)),
    Act.GAIN: (StageVerb.GAIN, (StagesChanged,)),
    Act.LOSE: (StageVerb.LOSE, (StagesChanged,)),
    Act.PAY: (StageVerb.PAY, (StagesChanged,)),
}
"""The verb of each, and the events that tell of it; of some only the door is asked."""


@phrase(
    *clause("Rejuvenate", passive=False, act=Act.REJUVENATE),
    *clause("pass", passive=False, act=Act.PASS),
    *clause("use", "a critical damage effect", act=Act.CRITICAL),
    *only(clause("search", "a player's Life Deck", passive=False, act=Act.SEARCH), "cannot"),
    (
        "~{agent} cannot use card effects to search a player's Life Deck",
        {"act": Act.SEARCH},
        "cannot",
    ),
    *only(clause("win", "by MPPV", passive=False, act=Act.MPPV), "cannot"),
    *clause("declare", "combat", act=Act.DECLARE),
    *clause("end", "combat", act=Act.END),
    *clause("gain", "stages", act=Act.GAIN),
    *clause("lose", "stages", act=Act.LOSE),
    *clause("pay", "stages", act=Act.PAY),
)
@dataclass(frozen=True, slots=True)
class ActDone(Happening):
    """A player Rejuvenates, passes, searches, uses critical damage, changes combat or stages.

    He Rejuvenates once for each effect however many the cards (EFF-8, TRN-5); powering up is no
    gain of stages (TRN-2).
    """

    act: Act
    agent: Agent | None = None

    @property
    def rules(self) -> str:
        """The rules of what is done."""
        return self.act.value

    @property
    def listens(self) -> Events:
        return _ACTS[self.act][1]

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return () if self.act in (Act.REJUVENATE, Act.PASS) else (_ACTS[self.act][0],)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not _ACTS[self.act][0] or not _by(game, self.agent, deed, source):
            return False
        if self.act is Act.CRITICAL:
            return deed.critical
        # The Rejuvenation Step moves one card by rule, of which no effect tells.
        if self.act is Act.REJUVENATE and isinstance(deed.event, CardMoved):
            return deed.event.rule == "TRN-5"
        return True


@verbs
class CauseVerb(Enum):
    """How one makes somebody do something: as what comes of it, or as its price."""

    CAUSE = "cause"
    REQUIRE = "require"


@phrase(*clause("{verb}", "{who} to {deed:@bare}", passive=False))
@dataclass(frozen=True, slots=True)
class Caused(Happening):
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

    @property
    def listens(self) -> Events:
        return () if self.verb is CauseVerb.REQUIRE else self.deed.listens

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.required is not (self.verb is CauseVerb.REQUIRE):
            return False
        if not self.deed.fits(game, deed, source) or not self.who.does(game, deed, source):
            return False
        return self.agent is None or self.agent.causes(game, deed, source)


@phrase("{attack}")
@dataclass(frozen=True, slots=True)
class ByAttack(Cause):
    """This attack, or one of a player's attacks by its own effects."""

    attack: OneAttack

    def __post_init__(self) -> None:
        if self.attack != THIS_ATTACK and getattr(self.attack, "whose", None) is None:
            raise ValueError("this attack, or one of somebody's")

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.attack == THIS_ATTACK:
            return _attack(game, deed) is source.attack is not None
        attack = game.attack
        if attack is None or deed.cause != attack.card:
            return False
        return self.attack.fits(game, attack, source)


# ---------------------------------------------------------------------------- only ever forbidden


@phrase(*only(clause("use", "the immediate effects of {cards:pl}", passive=False), "cannot"))
@dataclass(frozen=True, slots=True)
class ImmediateUsed(Happening):
    """A player uses what cards do at once as they are played (TYP-2)."""

    rules: ClassVar[str] = "TYP-2"

    cards: CardFilter
    agent: Agent | None = None

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.USE,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        at_once = deed.verb is CardVerb.USE and deed.immediate
        return (
            at_once
            and _by(game, self.agent, deed, source)
            and all(self.cards.fits(game, card, source) for card in deed.cards)
        )


# ---------------------------------------------------------------------------- what more is said


class Adverb(Phrase):
    """What more is said of a happening: from where, by what, when."""

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it is so of the deed."""
        raise TypeError(type(self).__name__)


@phrase("from {origin}", "~in {origin}")
@dataclass(frozen=True, slots=True)
class From(Adverb):
    """Where the cards came from."""

    origin: Origin

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.origin.meets(game, deed, source)


@phrase(
    ("by {agent}", {"other": None}),
    ("~from {agent}", {"other": None}),
    "by {agent} or by {other}",
)
@dataclass(frozen=True, slots=True)
class By(Adverb):
    """By whom, or by what effect; by one or the other."""

    agent: Cause
    other: Cause | None = None

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.agent.causes(game, deed, source):
            return True
        return self.other is not None and self.other.causes(game, deed, source)


@phrase('except for "{title}"')
@dataclass(frozen=True, slots=True)
class ExceptFor(Adverb):
    """What isn't meant: cards of one title."""

    title: str

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return all(game.cards[card].title != self.title for card in deed.cards)


@phrase("during combat")
@dataclass(frozen=True, slots=True)
class DuringCombat(Adverb):
    """While it is "during combat" (COM-1, COM-8)."""

    rules: ClassVar[str] = "EFF-2"

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return game.state.during_combat


@phrase(
    ("with {cards:pl}", {"before": False}),
    ("with this card", {"cards": None, "before": False}),
    ("this way", {"cards": None, "before": True}),
)
@dataclass(frozen=True, slots=True)
class With(Adverb):
    """By an effect of cards of a kind, or of this card, perhaps what the sentence `before` did."""

    cards: CardFilter | None
    before: bool = False

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.cards is None:
            return deed.cause == source.card
        return deed.by_effect and self.cards.fits(game, deed.cause, source)


@phrase(("to {n}", {"to": True}), ("by more than {n} [level|levels]", {"to": False}))
@dataclass(frozen=True, slots=True)
class HowFar(Adverb):
    """To what number something was raised or lowered, or by more than how much."""

    n: int
    to: bool

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if not self.to:
            return deed.amount > self.n
        event = deed.event
        return isinstance(event, AngerChanged) and event.before != event.after == self.n


@phrase(("under {whose} control", {"pile": None}), "into {whose} {pile}")
@dataclass(frozen=True, slots=True)
class Toward(Adverb):
    """On whose side the cards come into play, or into what zone they go."""

    whose: Whose
    pile: Pile | None = None

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.pile is not None and deed.target is not self.pile.zone:
            return False
        return deed.to == self.whose.seat(source)


@phrase("as {levels:@present}")
@dataclass(frozen=True, slots=True)
class WhenLevels(Adverb):
    """What happens by rule as an MP changes its level: Drills are discarded (TYP-5)."""

    rules: ClassVar[str] = "TYP-5"

    levels: LevelsDone

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        history = game.state.history
        last = next(history.of((LevelChanged,), history.since(0)), None)
        return deed.on is LevelVerb.CHANGE and (
            last is not None and self.levels.matches(game, last, source)
        )


@phrase(
    *qualified("{deed} {adverb}"),
    ("{deed:@elided} {adverb}", {}, "elided"),
    # "If you advance a level with this card" asks whether it has been done.
    ("~{deed:@present} with this card", {"adverb": With(None)}, "past"),
)
@dataclass(frozen=True, slots=True)
class Qualified(Happening):
    """A happening with something more said of it."""

    deed: Happening
    adverb: Adverb

    def __post_init__(self) -> None:
        if isinstance(self.deed, EitherHappens):
            raise ValueError("what more is said belongs to the second")
        taken = isinstance(self.deed, DamageDone) and self.deed.verb is DamageVerb.TAKE
        if taken and isinstance(self.adverb, By):
            raise ValueError("damage is taken from attacks")

    @property
    def listens(self) -> Events:
        return self.deed.listens

    @property
    def before_damage(self) -> Events:
        return self.deed.before_damage

    @property
    def tells(self) -> bool:
        return self.deed.tells

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return self.deed.spoken(game, event, source)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not self.deed.matches(game, event, source):
            return False
        deeds = [d for d in game.deeds_of(event) if self.deed.fits(game, d, source)]
        return any(self.adverb.holds(game, deed, source) for deed in deeds)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.deed.fits(game, deed, source) and self.adverb.holds(game, deed, source)


@phrase(("{deed:@present} or {other:@elided}", {}, "present"))
@dataclass(frozen=True, slots=True)
class EitherHappens(Happening):
    """One of two things is done to the same card: "is Rejuvenated or destroyed"."""

    deed: Happening
    other: Happening

    def __post_init__(self) -> None:
        if not isinstance(self.deed, Qualified) or isinstance(self.other, EitherHappens):
            raise ValueError("two verbs of the same cards and places are one list")

    @property
    def listens(self) -> Events:
        return tuple(dict.fromkeys((*self.deed.listens, *self.other.listens)))

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return any(
            isinstance(event, each.listens) and each.matches(game, event, source)
            for each in (self.deed, _of_the_same(self.other, thing_of(self.deed)))
        )


def doer_of(deed: Happening) -> Agent | None:
    """Who does it, as far as that is said."""
    while isinstance(deed, Qualified | EitherHappens):
        deed = deed.deed
    agent: Agent | None = getattr(deed, "agent", None)
    return agent


def thing_of(deed: Happening) -> Thing:
    """What a happening is about."""
    while isinstance(deed, Qualified | EitherHappens):
        deed = deed.deed
    what: Thing = getattr(deed, "what", SAME)
    return what


def _of_the_same(deed: Happening, what: Thing) -> Happening:
    if isinstance(deed, Qualified):
        return replace(deed, deed=_of_the_same(deed.deed, what))
    return replace(deed, what=what) if isinstance(deed, CardsDone) else deed


def about_this(deed: Happening) -> bool:
    """Whether a happening is one of this very card, wherever the card is."""
    if isinstance(deed, Qualified | EitherHappens):
        return about_this(deed.deed)
    if isinstance(deed, CardsDone | InPlay | EnduranceUsed):
        return isinstance(deed.what, ThisCard)
    return isinstance(deed, AttackDone) and deed.verb is AttackVerb.PERFORM and _is_this(deed.what)


def _is_this(attack: OneAttack) -> bool:
    return attack == THIS_ATTACK
