"""Happenings: the patterns over deeds that triggers, conditions, bans and counts are made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

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
    deeds_of,
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
    Passed,
    StagesChanged,
    Why,
)
from dbz_desktop.rules.language.attacks import Attacks, AttackWords, OneAttack
from dbz_desktop.rules.language.clauses import FORMS_WITH_DOER, clause, only, qualified, quietly
from dbz_desktop.rules.language.people import Agent, Cause, Effects, Person, Player
from dbz_desktop.rules.language.terms import Pile, Unit, Whose
from dbz_desktop.rules.language.things import SAME, THIS_CARD, Origin, SomeCards, Thing, ThisCard
from dbz_desktop.wording import Phrase, phrase

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
        return any(self.fits(game, deed, source) for deed in deeds_of(event))

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether this deed is such a one."""
        raise TypeError(type(self).__name__)

    def among(self, game: Game, events: Iterable[Event], source: Source) -> bool:
        """Whether one of these events of the past tells of it."""
        listens = self.listens
        return any(isinstance(e, listens) and self.matches(game, e, source) for e in events)


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
        if isinstance(self.what, SomeCards) and set(self.verbs) <= set(_GROUPED):
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

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb not in self.verbs or not _by(game, self.agent, deed, source):
            return False
        if deed.verb is CardVerb.PLAY and source.card in deed.cards and self.what != THIS_CARD:
            # Whoever plays a card sees what is played besides it.
            return False
        return self.what.meets(game, deed, source)


@phrase(*clause("Rejuvenate", passive=False))
@dataclass(frozen=True, slots=True)
class Rejuvenates(Happening):
    """A player Rejuvenates, once for each effect however many the cards (EFF-8, TRN-5)."""

    rules: ClassVar[str] = "EFF-8"

    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (CardsReturned, CardMoved)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not CardVerb.REJUVENATE or not _by(game, self.agent, deed, source):
            return False
        # The Rejuvenation Step moves one card by rule, of which no effect tells.
        return isinstance(deed.event, CardsReturned) or getattr(deed.event, "rule", "") == "TRN-5"


@phrase(
    *clause("{verb}", subject="{what}"),
    ("~{what} is(are) {verb:@gerund}", {}, "present"),
)
@dataclass(frozen=True, slots=True)
class InPlay(Happening):
    """Cards enter play, or leave it."""

    verb: PlayVerb
    what: Thing

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.verb is self.verb and self.what.meets(game, deed, source)


@phrase(*clause("banish", "{what}", "for Endurance"))
@dataclass(frozen=True, slots=True)
class BanishedForEndurance(Happening):
    """A card's Endurance is used; it is "that card" (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    what: Thing
    agent: Agent | None = None
    tells = True

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.endurance or not self.what.meets(game, deed, source):
            return False
        return not isinstance(self.agent, Player) or self.agent.person.covers(deed.whose, source)


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
    *clause("use", "Endurance", attacks=None),
    *clause("use", "Endurance", "on {attacks}"),
)
@dataclass(frozen=True, slots=True)
class EnduranceUsed(Happening):
    """A player uses a card's Endurance, perhaps on some attacks; it is "that card" (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    attacks: Attacks | None = None
    agent: Agent | None = None
    tells = True

    @property
    def listens(self) -> Events:
        return (CardMoved,)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.BANISH,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not deed.endurance:
            return False
        if isinstance(self.agent, Player) and not self.agent.person.covers(deed.whose, source):
            return False
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
        if deed.verb is not self.verb or not _by(game, self.agent, deed, source):
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


@phrase(*clause("{verb}", "stages"))
@dataclass(frozen=True, slots=True)
class StagesDone(Happening):
    """Stages are gained, lost or paid (EFF-7); powering up is no gain (TRN-2)."""

    rules: ClassVar[str] = "EFF-7 TRN-2"

    verb: StageVerb
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (StagesChanged,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.verb is self.verb and _by(game, self.agent, deed, source)


class Climber(Agent):
    """Whose levels change: a player's, his MP's."""


@phrase("{whose} MP")
@dataclass(frozen=True, slots=True)
class MpOf(Climber):
    """A player's MP."""

    whose: Whose

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.whose == self.whose.seat(source)


@phrase("any personality", "~a personality")
@dataclass(frozen=True, slots=True)
class AnyPersonality(Climber):
    """Whichever personality it is (TYP-8)."""

    rules: ClassVar[str] = "TYP-8"

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        return True


@phrase(
    *clause("change", "levels", verb=LevelVerb.CHANGE, passive=False),
    *clause("{verb}", "a level", passive=False),
)
@dataclass(frozen=True, slots=True)
class LevelsDone(Happening):
    """An MP advances, is lowered, or either (ANG-1, ANG-3)."""

    rules: ClassVar[str] = "ANG-1 ANG-3"

    verb: LevelVerb
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if isinstance(self.agent, Effects):
            raise ValueError("effects make somebody else change levels")

    @property
    def listens(self) -> Events:
        return (LevelChanged,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.verb is self.verb and _by(game, self.agent, deed, source)


@phrase(
    *only(clause("lower", "{whose} MP's level", verb=LevelVerb.LOWER), "cannot"),
)
@dataclass(frozen=True, slots=True)
class LevelLowered(Happening):
    """Somebody lowers an MP's level (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    verb: LevelVerb
    whose: Whose
    agent: Agent | None = None

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb or deed.whose != self.whose.seat(source):
            return False
        return self.agent is None or self.agent.does(game, replace(deed, doer=deed.by), source)


# ---------------------------------------------------------------------------- attacks


def _attack(game: Game, deed: Deed) -> Attack | None:
    """The attack that a deed is about."""
    from dbz_desktop.rules.flow.attack import recall

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

    def among(self, game: Game, events: Iterable[Event], source: Source) -> bool:
        # What the text of an attack asks of the past was before that attack.
        now = source.attack.number if source.attack is not None else 0
        before = self.verb is AttackVerb.PERFORM and now
        others = (e for e in events if not before or getattr(e, "number", 0) != now)
        return Happening.among(self, game, others, source)


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


@phrase(
    *clause("{verb}", "damage from {attack}", passive=False, unit=None),
    *clause("{verb}", "{unit:s} damage from {attack}", passive=False),
    *clause("{verb}", "damage", passive=False, unit=None, attack=None),
    *quietly(
        (
            *clause("{verb}", "damage", passive=False, unit=None, attack=None),
            *clause("{verb}", "damage in a combat", passive=False, unit=None, attack=None),
            *clause("{verb}", "power stage damage from {attack}", passive=False, unit=Unit.STAGE),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class DamageTaken(Happening):
    """A player takes damage from an attack, perhaps of one unit only (ATK-6)."""

    rules: ClassVar[str] = "ATK-6"

    verb: DamageVerb
    unit: Unit | None
    attack: OneAttack | None
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if self.verb is not DamageVerb.TAKE:
            raise ValueError("only taking damage is from an attack")

    @property
    def listens(self) -> Events:
        return (DamageDealt,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        event = deed.event
        if deed.verb is not DamageVerb.TAKE or not isinstance(event, DamageDealt):
            return False
        amounts = {Unit.STAGE: event.stages, Unit.LIFE_CARD: event.life_cards}
        amount = deed.amount if self.unit is None else amounts[self.unit]
        if not amount or not _by(game, self.agent, deed, source):
            return False
        attack = _attack(game, deed)
        return self.attack is None or (
            attack is not None and self.attack.fits(game, attack, source)
        )


@phrase(*clause("{verb}", "critical damage"))
@dataclass(frozen=True, slots=True)
class CriticalDealt(Happening):
    """Critical damage is dealt, or taken (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    verb: DamageVerb
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if self.verb is DamageVerb.PREVENT:
            raise ValueError("critical damage is dealt or taken")

    @property
    def listens(self) -> Events:
        return (DamageDealt,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not isinstance(deed.event, DamageDealt) or not deed.event.critical:
            return False
        return deed.verb is self.verb and _by(game, self.agent, deed, source)


@phrase(*clause("use", "a critical damage effect"))
@dataclass(frozen=True, slots=True)
class CriticalUsed(Happening):
    """A critical damage effect is chosen, whatever allowed it (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (CriticalEffect,)

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (CardVerb.USE,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        used = deed.verb is CardVerb.USE and deed.critical
        return used and _by(game, self.agent, deed, source)


@phrase(*clause("prevent", "any damage from {attack}"))
@dataclass(frozen=True, slots=True)
class DamageIsPrevented(Happening):
    """Damage of an attack is prevented, by Endurance or by an effect (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    attack: OneAttack
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (DamagePrevented,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not DamageVerb.PREVENT or not _by(game, self.agent, deed, source):
            return False
        attack = _attack(game, deed)
        return attack is not None and self.attack.fits(game, attack, source)


# ---------------------------------------------------------------------------- combat


@phrase(*clause("{verb}", "combat"))
@dataclass(frozen=True, slots=True)
class CombatDone(Happening):
    """Combat is declared or ended (COM-1, COM-2)."""

    rules: ClassVar[str] = "COM-1 COM-2"

    verb: CombatVerb
    agent: Agent | None = None

    def __post_init__(self) -> None:
        if self.verb not in (CombatVerb.DECLARE, CombatVerb.END):
            raise ValueError("combat is declared or ended")

    @property
    def listens(self) -> Events:
        return (CombatBegan,) if self.verb is CombatVerb.DECLARE else (CombatEnded,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.verb is self.verb and _by(game, self.agent, deed, source)


@phrase(*clause("pass", passive=False))
@dataclass(frozen=True, slots=True)
class PassesBy(Happening):
    """A player passes instead of acting (COM-2)."""

    rules: ClassVar[str] = "COM-2"

    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return (Passed,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.verb is CombatVerb.PASS and _by(game, self.agent, deed, source)


@phrase(*clause("cause", "{who} to {deed:@bare}", passive=False))
@dataclass(frozen=True, slots=True)
class Caused(Happening):
    """One does something because of another: "one of your effects causes you to lose stages"."""

    who: Agent
    deed: Happening
    agent: Agent | None = None

    @property
    def listens(self) -> Events:
        return self.deed.listens

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not self.deed.fits(game, deed, source) or not self.who.does(game, deed, source):
            return False
        return self.agent is None or self.agent.causes(game, deed, source)


@phrase("one of {whose} {what:pl}")
@dataclass(frozen=True, slots=True)
class ByOneOfAttacks(Cause):
    """One of a player's attacks, by its own effects."""

    whose: Whose
    what: AttackWords

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        attack = game.attack
        if attack is None or deed.cause != attack.card:
            return False
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)


@phrase("this attack")
@dataclass(frozen=True, slots=True)
class ByThisAttack(Cause):
    """The attack that the text belongs to."""

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        return _attack(game, deed) is source.attack is not None


# ---------------------------------------------------------------------------- only ever forbidden


@phrase(
    *only(clause("search", "a player's Life Deck", passive=False), "cannot"),
    ("~{agent} cannot use card effects to search a player's Life Deck", {}, "cannot"),
)
@dataclass(frozen=True, slots=True)
class DeckSearched(Happening):
    """A player looks for cards in a Life Deck (EFF-9)."""

    rules: ClassVar[str] = "EFF-9"

    agent: Agent | None = None

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (GameVerb.SEARCH,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return _by(game, self.agent, deed, source)


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


@phrase(*only(clause("win", "by MPPV", passive=False), "cannot"))
@dataclass(frozen=True, slots=True)
class WinsByMppv(Happening):
    """A player wins by Most Powerful Personality Victory (WIN-2)."""

    rules: ClassVar[str] = "ANG-4 WIN-2"

    agent: Agent | None = None

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return (GameVerb.WIN,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        return _by(game, self.agent, deed, source)


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


@phrase("by {agent}", "~from {agent}")
@dataclass(frozen=True, slots=True)
class By(Adverb):
    """By whom, or by what effect."""

    agent: Cause

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.agent.causes(game, deed, source)


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


@phrase("with {cards:pl}")
@dataclass(frozen=True, slots=True)
class WithCards(Adverb):
    """By an effect of cards of a kind: "with [defense] cards"."""

    cards: CardFilter

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.by_effect and self.cards.fits(game, deed.cause, source)


@phrase("with this card")
@dataclass(frozen=True, slots=True)
class WithThis(Adverb):
    """By an effect of the card whose text it is."""

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.cause == source.card


@phrase("to {n}")
@dataclass(frozen=True, slots=True)
class ToNumber(Adverb):
    """How far something was raised or lowered."""

    n: int

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        event = deed.event
        return isinstance(event, AngerChanged) and event.before != event.after == self.n


@phrase("under {whose} control")
@dataclass(frozen=True, slots=True)
class UnderControl(Adverb):
    """On whose side the cards come into play."""

    whose: Whose

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.to == self.whose.seat(source)


@phrase("into {whose} {pile}")
@dataclass(frozen=True, slots=True)
class Into(Adverb):
    """Where the cards go."""

    whose: Whose
    pile: Pile

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return deed.target is self.pile.zone and deed.to == self.whose.seat(source)


@phrase(
    *qualified("{deed} {adverb}"),
    ("{deed:@elided} {adverb}", {}, "elided"),
    # "If you advance a level with this card" asks whether it has been done.
    ("~{deed:@present} with this card", {"adverb": WithThis()}, "past"),
)
@dataclass(frozen=True, slots=True)
class Qualified(Happening):
    """A happening with something more said of it."""

    deed: Happening
    adverb: Adverb

    def __post_init__(self) -> None:
        if isinstance(self.deed, EitherHappens):
            raise ValueError("what more is said belongs to the second")
        if isinstance(self.deed, DamageTaken) and isinstance(self.adverb, By):
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

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not self.deed.matches(game, event, source):
            return False
        deeds = [d for d in deeds_of(event) if self.deed.fits(game, d, source)]
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
    if isinstance(deed, CardsDone | InPlay | BanishedForEndurance):
        return isinstance(deed.what, ThisCard)
    return False
