"""The categories of the card language: what a text says to the rules, and how it is carried out.

Every phrase of the vocabulary belongs to one of these categories. A category says how its
phrases are carried out; the phrases are in the room of the language, grouped by subject.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, ClassVar, Protocol

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import Deed, Verb
from dbz_desktop.rules.kernel.events import NOBODY, Event
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.wording import Phrase


class Amount(Phrase):
    """A number: "3", "X", "the number of Drills you control"."""

    counts: ClassVar[bool] = True

    @property
    def when_performed(self) -> Amount | None:
        """What is counted when an attack begins, where that is the number and not what is now."""
        return None

    @property
    def of_cards(self) -> Amount:
        """The same where it is cards that are counted: "that many" are those of before then."""
        return self

    def value(self, game: Game, source: Source) -> int:
        """The number, now."""
        raise TypeError(type(self).__name__)


class Line(Phrase):
    """A whole sentence: an effect, a lasting statement, a definition, a timing."""

    def happens_anyway(self, game: Game, source: Source) -> bool:
        """Whether it comes about now, though nothing that stands before it is done (EFF-5)."""
        return True

    @property
    def changes_damage(self) -> bool:
        """Whether any part of it changes the attack that set it off."""
        return False

    @property
    def changes_amount(self) -> bool:
        """Whether it changes how much of the deed is done that it is used for."""
        return False

    @property
    def stipulation(self) -> Phrase | None:
        """What must be done for it to do anything: A of "do A to do B" (EFF-5)."""
        return None

    @property
    def always(self) -> tuple[Continuous, ...]:
        """What it says for good, where it stands in a [constant] Power (EFF-4)."""
        return ()

    @property
    def given(self) -> Condition | None:
        """What must be so for what it says."""
        return None

    @property
    def always_if(self) -> tuple[Continuous, ...]:
        """What it says there as long as what is `given` is so."""
        return ()

    @property
    def always_instead(self) -> tuple[Continuous, ...]:
        """What it says there in the place of the sentence before, if its `condition` is met."""
        return ()

    @property
    def attaching(self) -> tuple[Effect, ...]:
        """The parts of it that attach the card whose text it is (TYP-7)."""
        return tuple(part for part in every(self, Effect) if part.attaches_card)

    @property
    def ends_combat(self) -> bool:
        """Whether any part of it ends combat; speaking of other cards that do is none."""
        return any(part.is_end_of_combat for part in every(self, Effect))

    @property
    def meets_attack(self) -> bool:
        """Whether any part of it stops the attack that goes on, or prevents its damage."""
        return any(part.is_answer for part in every(self, Effect))

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        """Whether a [defense] text that begins so can answer an attack (COM-5).

        False where its stipulation can't be met; where it is for other attacks only, those.
        """
        return True

    def takes_place(self, game: Game, source: Source) -> bool:
        """Whether it happens in the place of the sentence before: "if …, … instead"."""
        return False

    def repeats(self, line: Any) -> bool:
        """Whether it is the same thing as that sentence does, done otherwise in its place."""
        return False

    def was_left(self, source: Source) -> bool:
        """Whether it says what comes of something that wasn't done (EFF-5)."""
        return False

    @property
    def asks_of_done(self) -> bool:
        """Whether it asks if what the sentence before says was done (EFF-5)."""
        return False

    def unmet(self, game: Game, source: Source) -> bool:
        """Whether nothing came of it as its condition isn't met, right after it was done."""
        return False


class Effect(Line):
    """Something that a sentence does.

    `after_use` effects say where the card goes after its use. "Instead" then means the note.
    """

    after_use: ClassVar[bool] = False
    is_end_of_combat: ClassVar[bool] = False
    """Whether it ends combat."""
    is_answer: ClassVar[bool] = False
    """Whether it stops the attack that goes on, or prevents its damage."""
    spares_drills: ClassVar[bool] = False
    """Whether it keeps Drills from being discarded by the change of level that goes on (TYP-5)."""
    cuts_endurance: ClassVar[bool] = False
    """Whether it changes what a card's Endurance prevents, once that is used (ATK-12)."""
    alters_attack: ClassVar[bool] = False
    """Whether it changes what the attack that goes on is going to do."""

    def bearing_seat(self, player: int) -> int | None:
        """The seat to whose MP it attaches its player's card; None where to no player's."""
        return None

    @property
    def attaches_card(self) -> bool:
        """Whether it attaches the card whose text it is (TYP-7)."""
        return False

    @property
    def keeps_card(self) -> bool:
        """Whether it says what becomes of its card, and is done before that is put away (ATK-1)."""
        return self.after_use or self.attaches_card or any(part.keeps_card for part in _parts(self))

    @property
    def optional(self) -> bool:
        """Whether the player may leave it by choosing nothing of it, so that nobody need ask."""
        return False

    @property
    def changes_damage(self) -> bool:
        return self.alters_attack or any(part.changes_damage for part in _parts(self))

    @property
    def asks_first(self) -> bool:
        """Whether it begins by asking its player whether he wants it, and does nothing before."""
        return False

    def resolve(self, game: Game, source: Source) -> Steps:
        """Carry it out. Effects that ask nothing have `do` instead."""
        yield from ()
        self.do(game, source)

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        """Carry it out for each of several things. What adds up overrides this, to happen once."""
        for _ in range(times):
            yield from self.resolve(game, source)

    def do(self, game: Game, source: Source) -> None:
        """Carry out an effect that asks no decision."""
        raise TypeError(type(self).__name__)

    def possible(self, game: Game, source: Source) -> bool:
        """Whether it could do anything now; "you may" and "A to B" ask before they offer it."""
        return True

    def possible_in_part(self, game: Game, source: Source) -> bool:
        """Whether any of it could be done now, which is enough where nothing depends on the whole
        of it (EFF-1)."""
        return self.possible(game, source)

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the single words that "does:" searches for (see `insight.deeds`)."""
        return ()

    def payable(self, game: Game, source: Source) -> bool:
        """Whether it could be done in full now, as what must be done to play a card (EFF-12)."""
        return self.possible(game, source)


def _parts(effect: Any) -> Iterator[Effect]:
    """The effects that an effect is made of."""
    for each in fields(effect):
        value = getattr(effect, each.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                yield part


class Continuous(Phrase):
    """Something that holds for a time: a [constant] power, or a floating effect (EFF-4).

    What answers for deeds at the door names their verbs (see `door`), what the rules ask about
    otherwise its `matter`.
    """

    matter: ClassVar[Matter | None] = None

    @property
    def answers(self) -> tuple[Verb, ...]:
        """The verbs of the deeds that it forbids, or of which it changes the amount."""
        return ()

    def tells(self, following: Continuous) -> bool:
        """Whether its own words say already what follows it."""
        return False

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it forbids a deed."""
        return False

    def demands(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it has a player do a deed that he could leave."""
        return False

    def change(self, game: Game, deed: Deed, source: Source) -> int:
        """The amount of a deed, as it makes it."""
        return deed.amount

    def goes_by(self, game: Game, deed: Deed, source: Source) -> None:
        """Note that a deed would have been done of which nothing is left to change."""

    @property
    def is_fixed(self) -> bool:
        """Whether it changes a quantity alike, of the same players, while it is in force."""
        return False

    @property
    def asks(self) -> bool:
        """Whether its player may leave the amount of a deed as it is."""
        return False

    def accepted(self, game: Game, source: Source) -> None:
        """Note that its player let it change an amount."""

    def replaces(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether something else is to be done in a deed's place, or may be."""
        return False

    def takes_over(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether its player may do a deed in the place of who would."""
        return False

    @property
    def words(self) -> Phrase:
        """What tells of it, where a player is asked."""
        return self

    only_leaves: ClassVar[bool] = False
    """Whether nothing is done instead: the deed is left."""

    def decider(self, deed: Deed, source: Source) -> int:
        """Who decides on that."""
        return source.player

    def do_instead(self, game: Game, deed: Deed, source: Source) -> Steps:
        """Do that. Returns True if it was left after all, and the deed takes place."""
        raise TypeError(type(self).__name__)

    @property
    def unasked(self) -> bool:
        """Whether that is done without asking."""
        return False

    @property
    def asked_as(self) -> Matter | None:
        """The matter on which the rules ask for it."""
        return self.matter

    @property
    def parts(self) -> tuple[Continuous, ...]:
        """The statements that this one joins, or itself."""
        return (self,)

    def for_each(self, things: Any) -> Continuous | None:
        """The same as so much for each of some things; None where it isn't so much of anything."""
        return None

    @property
    def once(self) -> bool:
        """Whether it waits for one thing to come, and is over with that."""
        return False

    @property
    def runs_out(self) -> bool:
        """Whether there is so much of it and no more, so that it is said within a time."""
        return False

    def without(self, unit: str, amount: int) -> Continuous | None:
        """What is left of it once so much of a unit was used; None where that is nothing."""
        return None

    @property
    def trigger(self) -> Trigger | None:
        """What it waits for, where it is something that may be done as that happens."""
        return None

    @property
    def awaits(self) -> AttackFilter | None:
        """The attack to come that it is about, if "that attack" means that afterwards."""
        return None

    @property
    def changes_damage(self) -> bool:
        """Whether what may be done then changes the attack that it is done for."""
        return False

    @property
    def only_attached(self) -> bool:
        """Whether it holds only as what a card does while it is attached (TYP-7)."""
        return False

    def now(self, game: Game, source: Source) -> Continuous:
        """The same with what it counts now, where it waits for something to come."""
        return self


class Consequence(Protocol):
    """What a timing sets off: an effect, or the use of an [instant] Power that is offered."""

    @property
    def asks_first(self) -> bool:
        """Whether it begins by asking its player whether he wants it, and does nothing before."""

    @property
    def changes_damage(self) -> bool:
        """Whether it changes the attack that set it off."""

    def resolve(self, game: Game, source: Source) -> Steps:
        """Carry it out."""


class Trigger(Phrase):
    """A contextual timing: "whenever you stop an attack" (EFF-2)."""

    listens: ClassVar[tuple[type[Event], ...]] = ()
    before_damage: ClassVar[tuple[type[Event], ...]] = ()
    """Waited for instead, where what the timing sets off changes the damage of the attack."""

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The verbs of the deeds that it waits for, where it waits for deeds of certain verbs."""
        return ()

    @property
    def tells(self) -> bool:
        """Whether the card of the happening is "that card" for what the timing sets off."""
        return False

    @property
    def as_one(self) -> bool:
        """Whether cards that go one after another by one deed set it off once."""
        return False

    @property
    def one_by_one(self) -> bool:
        """Whether each of several cards sets it off that something is done to at once."""
        return self.tells and not self.as_one

    @property
    def counted(self) -> bool:
        """Whether it asks how many such cards there were in all: "draws 2 or more cards"."""
        return False

    def enough(self, game: Game, source: Source) -> bool:
        """Whether they were as many as it asks for, once it is known which they were."""
        return True

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        """Whether this event is the one that the trigger waits for."""
        raise TypeError(type(self).__name__)

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        """The cards that are "it" or "that card" for what it sets off."""
        return (getattr(event, "card", NOBODY),) if self.tells else ()

    def heard_for(self, effect: Consequence, rest: Iterable[Any] = ()) -> tuple[type[Event], ...]:
        """The events that may be the one that sets an effect off, with the sentences after it."""
        if self.before_damage:
            lines = (sentence.line for sentence in rest if sentence.understood)
            if effect.changes_damage or any(line.changes_damage for line in lines):
                return self.before_damage
        return self.listens


class Contextual(Protocol):
    """A contextual effect: what it waits for and what it does then (EFF-2)."""

    @property
    def trigger(self) -> Trigger:
        """What it waits for."""

    @property
    def effect(self) -> Consequence:
        """What is done then."""

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""

    @property
    def times(self) -> int:
        """How often it happens under its key."""

    @property
    def last(self) -> bool:
        """Whether it is only the last of those times: "the second time …"."""

    def passes(self) -> bool:
        """Whether a chance that is left counts as a use: "the first time …, you may …"."""

    def before(self, game: Game, source: Source, until: int) -> int:
        """How often it has come in its period before an event, waited for or not."""


class Condition(Phrase):
    """Something that is true or not: "your MP is level 3 or higher"."""

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards that it counts, which are "it" in what holds while it is so."""
        return []

    def personalities(self, game: Game, source: Source) -> list[int]:
        """The one of which it is said, which is "it" then, whether it is so or not."""
        return []

    @property
    def is_of_some(self) -> bool:
        """Whether it speaks of one of the cards before, whichever, so that such a one is "it"."""
        return False

    @property
    def counts_one(self) -> bool:
        """Whether it speaks of one card of a kind, so that one of those that it counts is "it"."""
        return False

    @property
    def asks_if_done(self) -> bool:
        """Whether it is that what stands before was done: "if you do" (EFF-5)."""
        return False

    def was_left(self, source: Source) -> bool:
        """Whether it asks for that, and it wasn't done."""
        return self.asks_if_done and not source.memory.done

    @property
    def looks_at_text(self) -> bool:
        """Whether it is so only by what its own text did before: "if you discarded a Drill"."""
        return False

    @property
    def denied(self) -> Condition | None:
        """The same as one that is true where this isn't, if that is how it is said."""
        return None

    def holds(self, game: Game, source: Source) -> bool:
        """Whether it is true now; to ask that changes nothing."""
        raise TypeError(type(self).__name__)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        """Let what follows speak of what a text has asked about, and where that `held` of how much
        it is: "that amount"."""


class CardFilter(Phrase):
    """A kind of card: "Styled Drill", "attack card"."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether the card with this instance number is of the kind."""
        raise TypeError(type(self).__name__)

    def allows(self, card_type: CardType) -> bool:
        """Whether a card of that type could be of the kind, for naming (EFF-10)."""
        return True


class Selection(Phrase):
    """How many cards, and of which kind: "up to 3 Styled Drills"."""

    counts: ClassVar[bool] = True

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many are to be chosen."""
        raise TypeError(type(self).__name__)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card is of the kind."""
        raise TypeError(type(self).__name__)


class AttackFilter(Phrase):
    """Attacks: "your Styled attacks", "your opponent's energy attacks"."""

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether this attack is meant."""
        raise TypeError(type(self).__name__)
