"""The categories of the card language, and what an effect knows while it resolves.

Every phrase of the vocabulary belongs to one of these categories. A category says how its
phrases are carried out; the phrases are in the modules beside this one, grouped by subject.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar, Protocol

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, every
from dbz_desktop.rules.kernel.chance import Chance
from dbz_desktop.rules.kernel.controls import Control, Forgotten, Key
from dbz_desktop.rules.kernel.decisions import Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import Deed, Verb
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import BOTH, NOBODY, AttackKind, Event
from dbz_desktop.rules.kernel.matters import Forfeit, Matter
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.wording import Phrase

Steps = Generator[Decision, int, Any]
"""What resolving is: a generator that yields decisions and is sent the index of the answer."""


@dataclass(slots=True)
class Memory:
    """What the sentences before did, for "it", "those cards", "if you do", "the amount lowered".

    `chosen` are the cards that "it" and "those cards" speak of; `moved` the cards that the last
    effect really moved; `discarded` those that really were discarded from a hand; `amount` the
    last amount that was lowered or paid; `done` whether the last effect with a stipulation was
    carried out; `held` whether the condition of the last sentence that had one was met;
    `declined` whether "you may" was refused; `lost` whether a card that "it" spoke of is out of
    the text's reach (ZON-3);
    `attached` whether the card attached itself, `detached` whether it would have if it weren't
    an invisible copy; `names` the titles that were named; `seen` the cards that a search looked
    through, `rest` what is left of them, `searched` whether a search found what something is done
    with, `shown` what it found and showed only, which is shuffled in once the text is over;
    `previous` the sentence before, for "instead", `lasting` what the sentence before put in force
    (floating effects by their numbers); `copy` the attack (card and section) that is to
    be performed as a copy, `bound` what modifies it, `awaited` the attack to come
    that "that attack" means, and until when; `began` how long the turn's history was when
    the text began to resolve.
    """

    chosen: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    discarded: tuple[int, ...] = ()
    amount: int = 0
    done: bool = False
    held: bool = True
    declined: bool = False
    lost: bool = False
    attached: bool = False
    detached: bool = False
    names: tuple[str, ...] = ()
    seen: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    searched: bool = False
    shown: tuple[int, ...] = ()
    previous: Any = None
    lasting: tuple[int, ...] = ()
    copy: tuple[int, int] | None = None
    began: int = 0
    bound: list[tuple[Any, Any]] = field(default_factory=list)
    awaited: tuple[Any, Any] | None = None

    def speak_of(self, cards: Iterable[int]) -> None:
        """Let "it" and "those cards" mean these cards from now on, even if there are none."""
        self.chosen = tuple(cards)
        self.lost = not self.chosen

    def lose(self, card: int) -> None:
        """No longer speak of a card as "it" (ZON-3)."""
        if card in self.chosen:
            self.chosen = tuple(each for each in self.chosen if each != card)
            self.lost = True


@dataclass(slots=True)
class Source:
    """Under whose name an effect resolves: its card, its player ("you"), its attack, its event.

    `given` is the condition under which a continuous effect holds. `giver` is the card that gave
    the text to `card`: an attack's gained text is its own for the rules, the credit is the giver's.
    """

    player: int
    card: int = NOBODY
    section: int = 0
    # An attack has sources, which have it: as a part of what they are it would be without end.
    attack: Attack | None = field(default=None, compare=False)
    event: Event | None = None
    performer: int = NOBODY
    memory: Memory = field(default_factory=Memory)
    definitions: Mapping[str, Amount] = field(default_factory=dict)
    given: Condition | None = None
    doer: int = NOBODY
    giver: int = NOBODY

    @property
    def actor(self) -> int:
        """The seat that carries the text out: "your opponent may …" makes it the opponent."""
        return self.doer if self.doer >= 0 else self.player

    @property
    def credit(self) -> int:
        """The card that tells what is done: the one on which the text is printed."""
        return self.card if self.giver == NOBODY else self.giver

    @property
    def opponent(self) -> int:
        """The other seat."""
        return 1 - self.player


@dataclass(slots=True)
class Attack:
    """An attack that is being performed. `player` attacks, `performer` is his personality.

    `began` is how long the turn's history was before it, `outer` the attack during which it is
    performed. `styled` tells that it counted as Styled, of an attack that is over. `stage` is how
    many stages of the sequence are over (see `flow.sequence`), `cancelled` that its card's effects
    are, `chosen` the critical damage effects that can't be chosen any more.
    """

    player: int
    card: int
    section: Section
    facts: Card
    performer: int
    kind: AttackKind
    number: int = 0
    copy: bool = False
    cost: int = 0
    source: Source = field(default_factory=lambda: Source(0))
    phase: str = "costs"
    stopped: bool = False
    stopped_by: int = NOBODY
    raised_anger: bool = False
    muted: bool = False
    advanced: bool = False
    base: tuple[Any, str] | None = None
    endurance: int = 0
    """What the Endurance prevents that is being used, while that may be changed (ATK-12)."""
    bound: list[tuple[Any, Source]] = field(default_factory=list)
    waiting: list[Any] = field(default_factory=list)
    stages: int = 0
    life_cards: int = 0
    dealt_stages: int = 0
    dealt_life: int = 0
    critical: bool = False
    critical_effects: int = 1
    critical_again: bool = False
    remain: int = 0
    counted: dict[tuple[int, Any], int] = field(default_factory=dict)
    style: Style = Style.FREESTYLE
    from_hand: bool = False
    played: bool = False
    began: int = 0
    outer: Attack | None = None
    styled: bool = False
    stage: int = 0
    cancelled: bool = False
    chosen: tuple[str, ...] = ()

    @property
    def defender(self) -> int:
        """The player who is attacked."""
        return 1 - self.player

    @property
    def is_styled(self) -> bool:
        """Whether the attack counts as Styled: by its card's Style, or by what is said of it."""
        if self.style.is_styled or self.styled:
            return True
        return any(said.matter is Matter.STYLED for said, _ in self.bound)

    @property
    def is_copy(self) -> bool:
        """Whether it is the copy of another attack, and not one that its text makes (ATK-16)."""
        return self.copy and self.section.made is None

    def anger_was_raised(self, source: Source) -> None:
        """An effect of this attack raised its player's anger."""
        if source.attack is self and self.phase == "immediate" and source.card == self.card:
            self.raised_anger = True


class Game(ABC):
    """A game as card text and the rules see it: what it is, and what may be done with it.

    `unread` is what wasn't understood of the cards' lasting texts; `with_notes` the cards with
    notes, `with_ways` those whose notes allow something; `titles` what may be named (EFF-10). How
    a game is driven is the business of the engine, and nobody's here.
    """

    edition: Edition
    chance: Chance
    cards: tuple[Card, ...]
    owners: tuple[int, ...]
    programs: tuple[CardProgram, ...]
    titles: tuple[tuple[str, CardType], ...]
    unread: dict[int, tuple[str, ...]]
    with_notes: frozenset[int]
    with_ways: frozenset[int]
    state: State
    events: list[Event]
    decision: Decision | None

    @property
    def attack(self) -> Attack | None:
        """The attack that is being performed, or None."""
        attack: Attack | None = self.state.attack
        return attack

    @property
    @abstractmethod
    def is_quiet(self) -> bool:
        """Whether nothing is being resolved and nothing waits for it: the state is the game."""

    # ------------------------------------------------------------------ what changes it

    @abstractmethod
    def emit(self, event: Event) -> None:
        """Carry out an event: change the state, record it, note what it sets off."""

    @abstractmethod
    def keep(self, control: Control) -> None:
        """Change what the game keeps for itself; nothing is told, and nothing set off."""

    def take(self, key: Key) -> int | None:
        """What was counted under a key, which is forgotten with that; None for nothing."""
        times = self.state.used.get(key)
        if times is not None:
            self.keep(Forgotten(key))
        return times

    @abstractmethod
    def win(self, player: int, kind: str, rule: str) -> None:
        """End the game. Raises what the engine itself catches, so nothing follows."""

    @abstractmethod
    def forfeit_mppv(self, player: int) -> None:
        """Take the MPPV away for the rest of the game: a text says so that was used (WIN-2)."""

    @abstractmethod
    def shuffle(self, player: int, besides: Sequence[int] = ()) -> None:
        """Shuffle a Life Deck; the cards `besides` of it come to lie under the rest."""

    @abstractmethod
    def reveal(
        self, player: int, cards: tuple[int, ...], seen: int = BOTH, cause: int = -2
    ) -> None:
        """Show cards without moving them."""

    @abstractmethod
    def note_revealed_hands(self) -> None:
        """Show the hands of players who must play with their hand revealed."""

    @abstractmethod
    def discarded_together(self, cards: Sequence[int]) -> None:
        """Note Drills that were discarded at once: their owners order them (HSE-8)."""

    # ------------------------------------------------------------------ what runs text

    @abstractmethod
    def run(self, sentences: tuple[Sentence, ...], source: Source) -> Steps:
        """Resolve sentences one after another, contextual effects after each (EFF-1, EFF-2)."""

    @abstractmethod
    def before_settling(self, what: Callable[[], Steps]) -> None:
        """Let something happen just before contextual effects are next resolved."""

    @abstractmethod
    def herald(self, deed: Deed) -> Steps:
        """Let what waits for a deed act before it is done; returns how much of it is done."""

    @abstractmethod
    def settle_first(self, which: str) -> Steps:
        """Resolve those alone whose moment has come with an effect of which `which` is true."""

    @abstractmethod
    def set_off(self, effect: Effect, text: str, source: Source) -> None:
        """Let an effect happen when contextual effects are next resolved (EFF-2)."""

    @abstractmethod
    def settle(self) -> Steps:
        """Resolve the contextual effects whose moment has come, in the order of EFF-3."""

    @abstractmethod
    def attempt(self, steps: Steps, source: Source, text: str) -> Steps:
        """Carry out a part of a card's text; a dry run may give it up."""

    @abstractmethod
    def measure(self, delta: Any, source: Source) -> int:
        """By how much a modifier changes the damage now, with its sign (ATK-8)."""

    @abstractmethod
    def speaking(self) -> Iterator[Source]:
        """The texts that are being resolved, and those whose moment has come."""

    @abstractmethod
    def order_matters(self, player: int, count: int, resolve: Callable[[Game, int], Steps]) -> bool:
        """Whether the game could stand differently after `count` effects in another order.

        `resolve` carries out one of them, by its number from 0, on a copy of the game.
        """

    @abstractmethod
    def offer(self, section: Section) -> Any:
        """What an [instant] section does at its moment: its use is offered (COM-1)."""

    # ------------------------------------------------------------------ what is in force

    @abstractmethod
    def abilities_changed(self) -> None:
        """Forget what was in force: something entered, left or began."""

    @abstractmethod
    def holding(self, matter: Matter) -> list[tuple[Any, Source]]:
        """The continuous effects in force that speak to a matter, with their sources."""

    @abstractmethod
    def answering(self, matter: Enum) -> list[tuple[Any, Source]]:
        """What answers for deeds of a verb, or changes a quantity, as far as it holds now."""

    @abstractmethod
    def is_answered(self, matter: Enum) -> bool:
        """Whether anything in force speaks of a verb or a quantity, its condition aside."""

    @abstractmethod
    def deeds_of(self, event: Event) -> list[Deed]:
        """The deeds that an event tells of, described once for all who ask about the event."""

    # ------------------------------------------------------------------ what it asks and tells

    @abstractmethod
    def ask(
        self,
        player: int,
        ask: Ask,
        prompt: str,
        rule: str,
        options: tuple[Option, ...],
        source: Source | None = None,
        looked_at: tuple[int, ...] = (),
        open: bool = False,
    ) -> Steps:
        """Ask a decision and return the index of the answer."""

    @abstractmethod
    def confirm(self, player: int, prompt: str, rule: str, source: Source, text: str = "") -> Steps:
        """Ask yes or no; returns 1 for yes. `text` is the sentence that asks."""

    @abstractmethod
    def text_of(self, part: Phrase) -> str:
        """Part of a card's text as a sentence of its own, in the canonical wording."""

    @abstractmethod
    def section(self, card: int, index: int) -> Section:
        """A section of a card's text."""


class Amount(Phrase):
    """A number: "3", "X", "the number of Drills you control"."""

    counts: ClassVar[bool] = True

    @property
    def when_performed(self) -> Amount | None:
        """What is counted when an attack begins, where that is the number and not what is now."""
        return None

    def value(self, game: Game, source: Source) -> int:
        """The number, now."""
        raise TypeError(type(self).__name__)


class Line(Phrase):
    """A whole sentence: an effect, a lasting statement, a definition, a timing."""

    depends: ClassVar[bool] = False
    """Whether it does nothing unless what stands before it was done (EFF-5)."""

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
    def always_if(self) -> tuple[Continuous, ...]:
        """What it says there as long as its `condition` is met."""
        return ()

    @property
    def always_instead(self) -> tuple[Continuous, ...]:
        """What it says there in the place of the sentence before, if its `condition` is met."""
        return ()

    @property
    def attaches_itself(self) -> bool:
        """Whether any part of it attaches the card whose text it is (TYP-7)."""
        return any(part.attaches_card for part in every(self, Effect))

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

    @property
    def attaches_card(self) -> bool:
        """Whether it attaches the card whose text it is (TYP-7)."""
        return False

    @property
    def optional(self) -> bool:
        """Whether the player may leave it by choosing nothing of it, so that nobody need ask."""
        return False

    @property
    def changes_damage(self) -> bool:
        return self.alters_attack or any(part.changes_damage for part in _parts(self))

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

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it forbids a deed."""
        return False

    def change(self, game: Game, deed: Deed, source: Source) -> int:
        """The amount of a deed, as it makes it."""
        return deed.amount

    @property
    def asks(self) -> bool:
        """Whether its player may leave the amount of a deed as it is."""
        return False

    def accepted(self, game: Game, source: Source) -> None:
        """Note that its player let it change an amount."""

    def replaces(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether its player may have something else done in a deed's place."""
        return False

    def do_instead(self, game: Game, deed: Deed, source: Source) -> Steps:
        """Do that."""
        raise TypeError(type(self).__name__)

    def becomes(self, game: Game, deed: Deed, source: Source) -> Verb | None:
        """What is done instead of a deed, if it is replaced."""
        return None

    @property
    def asked_as(self) -> Matter | None:
        """The matter on which the rules ask for it."""
        return self.matter

    @property
    def parts(self) -> tuple[Continuous, ...]:
        """The statements that this one joins, or itself."""
        return (self,)

    @property
    def once(self) -> bool:
        """Whether it waits for one thing to come, and is over with that."""
        return False

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
    def tells(self) -> bool:
        """Whether the card of the happening is "that card" for what the timing sets off."""
        return False

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


class Condition(Phrase):
    """Something that is true or not: "your MP is level 3 or higher"."""

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards that it counts, which are "it" in what holds while it is so."""
        return []

    @property
    def asks_if_done(self) -> bool:
        """Whether it is that what stands before was done: "if you do" (EFF-5)."""
        return False

    def holds(self, game: Game, source: Source) -> bool:
        """Whether it is true now."""
        raise TypeError(type(self).__name__)


class Note(Phrase):
    """A sentence in parentheses (EFF-12). `at_end` notes are printed after the effects.

    What a note says to the rules it says by the names below; most notes say one thing.
    """

    at_end: ClassVar[bool] = False
    banishes: ClassVar[bool] = False
    """The card is banished after its use (ATK-1)."""
    counts_as_styled: ClassVar[bool] = False
    counts_as_named: ClassVar[bool] = False
    """The card is Styled, or Named, for card effects (EFF-11)."""
    binds: ClassVar[bool] = False
    """It says something of the card's attack (see `bind`)."""
    usable_again: ClassVar[bool] = False
    """Its [defense] Power has no limit a turn (COM-3)."""
    stays_on_advancing: ClassVar[bool] = False
    """The Drill isn't discarded when its player's MP advances (TYP-5)."""
    about_card: ClassVar[bool] = False
    """It waits for something to happen to this very card, like a contextual effect."""
    acts_anyway: ClassVar[bool] = False
    """This Ally may act whatever stage the MP stands at, if that `holds` (COM-6)."""
    performed_by: ClassVar[bool] = False
    """Allies may perform the card's attack whatever stage the MP stands at (COM-6)."""

    @property
    def forfeits(self) -> Forfeit | None:
        """What takes the Most Powerful Personality Victory away (WIN-2)."""
        return None

    @property
    def entering_stages(self) -> int | None:
        """Where this Ally's stages begin (TYP-1)."""
        return None

    @property
    def must_do(self) -> Effect | None:
        """What has to be done to play the card (EFF-12)."""
        return None

    def never_finds(self, game: Game, card: int) -> bool:
        """Whether a search of its card's text can't choose a card."""
        return False

    @property
    def waits(self) -> Any:
        """A contextual effect that it holds ready while its card is in play."""
        return None

    @property
    def allows(self) -> Any:
        """What may be done with the card, and when (see `flow.ways`)."""
        return None

    def bind(self, game: Game, attack: Attack) -> None:
        """Let what it says of the card's attack hold for that."""

    def holds(self, game: Game, source: Source) -> bool:
        """Whether what it allows is allowed now."""
        return True

    def keeps_from_use(self, game: Game, source: Source) -> str:
        """Why the card can't be used now, as the note says it; "" where it can."""
        return ""

    def keeps_out(self, game: Game, player: int) -> bool:
        """Whether a player can't have the card enter play."""
        return False

    def banishes_now(self, game: Game, source: Source) -> bool:
        """Whether the card is banished after this use (ATK-1)."""
        return False

    @property
    def waits_for_levels(self) -> bool:
        """Whether it asks for something as this Drill falls to a change of level (TYP-5)."""
        return False

    def replaces(self, game: Game, deed: Deed) -> bool:
        """Whether it speaks of this, about to be done to its card alone (see `replace`)."""
        return False

    def replace(self, game: Game, deed: Deed) -> Steps:
        """Ask for what is done instead; returns 1 when that was done."""
        raise TypeError(type(self).__name__)

    @property
    def lasting(self) -> tuple[Continuous, ...]:
        """What it says for as long as its card is in play."""
        return ()


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
