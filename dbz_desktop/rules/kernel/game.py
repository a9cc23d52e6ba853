"""A game as card text and the rules see it, and what a text knows while it resolves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence
from dbz_desktop.rules.kernel.chance import Chance
from dbz_desktop.rules.kernel.controls import Control, Forgotten, Key
from dbz_desktop.rules.kernel.decisions import Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import Deed
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import BOTH, HAND, NOBODY, Event, Zone
from dbz_desktop.rules.kernel.matters import KIND, NAMED, STYLED, Matter, Use
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.wording import Phrase

Steps = Generator[Decision, int, Any]
"""What resolving is: a generator that yields decisions and is sent the index of the answer."""


_UNDEFINED: Mapping[str, Any] = {}


@dataclass(slots=True, init=False)
class Source:
    """Under whose name an effect resolves: its card, its player ("you"), its attack, its event.

    `given` is the condition under which a continuous effect holds. `giver` is the card that gave
    the text to `card`: an attack's gained text is its own for the rules, the credit is the giver's.
    """

    player: int
    card: int
    section: int
    # An attack has sources, which have it: as a part of what they are it would be without end.
    attack: Attack | None = field(compare=False)
    event: Event | None
    performer: int
    memory: Memory
    definitions: Mapping[str, Any]
    given: Any
    doer: int
    giver: int

    def __init__(
        self,
        player: int,
        card: int = NOBODY,
        section: int = 0,
        attack: Attack | None = None,
        event: Event | None = None,
        performer: int = NOBODY,
        memory: Memory | None = None,
        definitions: Mapping[str, Any] = _UNDEFINED,
        given: Any = None,
        doer: int = NOBODY,
        giver: int = NOBODY,
    ) -> None:
        self.player = player
        self.card = card
        self.section = section
        self.attack = attack
        self.event = event
        self.performer = performer
        self.memory = Memory() if memory is None else memory
        self.definitions = definitions
        self.given = given
        self.doer = doer
        self.giver = giver

    def but(self, **changes: Any) -> Source:
        """The same source in all but some of its fields.

        `dataclasses.replace` does that too, and takes five times as long.
        """
        made = Source(
            self.player,
            self.card,
            self.section,
            self.attack,
            self.event,
            self.performer,
            self.memory,
            self.definitions,
            self.given,
            self.doer,
            self.giver,
        )
        for name, value in changes.items():
            setattr(made, name, value)
        return made

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
    performed. `styled` tells that it counted as Styled, of one that is over. `stage` is how many
    stages of the sequence are over (see `flow.sequence`), `cancelled` that its card's effects are,
    `chosen` the critical damage effects that can't be chosen any more. `origin` is where its card
    was as it began, None of a copy; `defender` who is attacked, `met_by` his personality that lost
    stages to it (COM-7); `original` the card of which its own is treated as a copy. `controlled`
    tells that an Ally performs it that may act in the MP's place (COM-6).
    """

    player: int
    card: int
    section: Section
    facts: Card
    performer: int
    printed_kind: AttackKind
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
    endurance: int = 0
    """What the Endurance prevents that is being used, while that may be changed (ATK-12)."""
    bound: list[tuple[Any, Source]] = field(default_factory=list)
    waiting: list[Any] = field(default_factory=list)
    stages: int = 0
    life_cards: int = 0
    reckoned: tuple[int, int] | None = None
    """What it deals as far as that is added up: stages and life cards (ATK-8)."""
    dealt_stages: int = 0
    dealt_life: int = 0
    critical: bool = False
    critical_effects: int = 1
    critical_again: bool = False
    critical_same: bool = False
    further_styles: frozenset[Style] = frozenset()
    remain: int = 0
    counted: dict[tuple[int, Any], int] = field(default_factory=dict)
    style: Style = Style.FREESTYLE
    origin: Zone | None = None
    played: bool = False
    began: int = 0
    outer: Attack | None = None
    styled: bool | None = None
    named: bool = False
    stage: int = 0
    cancelled: bool = False
    chosen: tuple[str, ...] = ()
    original: int = NOBODY
    met_by: int = NOBODY
    controlled: bool = False
    defender: int = field(init=False)

    def __post_init__(self) -> None:
        self.defender = 1 - self.player

    @property
    def text(self) -> tuple[int, int]:
        """The card and the section whose text it is."""
        return (self.card if self.original == NOBODY else self.original), self.section.index

    @property
    def kind(self) -> AttackKind:
        """Physical or energy: as its text says, or as it has become."""
        for said, _ in reversed(self.bound):
            if said.matter is KIND:
                if not said.besides:
                    kind: AttackKind = said.kind
                    return kind
        return self.printed_kind

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """All that it counts as: its kind, and what is said of it besides."""
        kinds = frozenset((self.kind,))
        for said, _ in self.bound:
            if said.matter is KIND and said.besides:
                kinds |= said.kinds
        return kinds

    @property
    def is_styled(self) -> bool:
        """Whether the attack counts as Styled: by its card's Style, or by what is said of it."""
        if self.styled is not None:
            return self.styled
        # Of what is said of it the last word counts (EFF-4).
        for said, _ in reversed(self.bound):
            if said.matter is STYLED:
                return bool(said.is_styled)
        return self.style.is_styled

    @property
    def counts_as_named(self) -> bool:
        """Whether it counts as Named by what is said of it, besides by its card (EFF-11)."""
        return self.named or any(said.matter is NAMED for said, _ in self.bound)

    @property
    def its_style(self) -> Style:
        """Its Style, where it is Styled at all: its card's, or what is said of it (EFF-11)."""
        for said, source in reversed(self.bound):
            if said.matter is STYLED and self.styled is None:
                style: Style | None = said.style(source)
                return style or self.style
        return self.style

    @property
    def styles(self) -> frozenset[Style]:
        """Its Styles: mostly one; those of its card, where nothing else is said of it (EFF-11)."""
        one = self.its_style
        said = self.styled is not None or any(said.matter is STYLED for said, _ in self.bound)
        return frozenset((one,)) if said else frozenset((one, *self.further_styles))

    @property
    def from_hand(self) -> bool:
        """Whether it is performed from the hand, or as though it were (EFF-6)."""
        return self.origin is HAND

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

    `cards` are what the cards are for the rules, copies of others included, `printed` as they are.
    `unread` is what wasn't understood of the cards' lasting texts; `with_notes` the cards with
    notes, `with_prices` those whose notes ask for something to play them, `with_ways` those whose
    notes allow something, `with_ways_of` those by when they allow it, `with_instants` those with
    Powers that wait for their moment, `with_free` those with Powers that are used whenever they are
    needed, `with_silencing` those that take effects from others, `with_waits_elsewhere` those whose
    notes wait while they lie in a hand or a pile, `with_plays_elsewhere` those that may be played
    from a pile; `titles` what may be named (EFF-10). `spoken` are the matters, verbs and quantities
    of which something in force speaks, its condition aside; all until that is looked up anew. How a
    game is driven is the business of the engine, and nobody's here. While it is `considering` what
    a card counts as, that is asked by the card's own words; `weighing` are the quantities that are
    being worked out: who asks for one of them then is told what it is without what changes it.
    `lying_open` are the cards that players show all the time, by what shows them and their seat,
    as they were known to both when the last question was asked, with the number of events by then.
    `watching` is what was in force as cards began to leave play at once, None while none do;
    `planned` an attack of which it is only asked what it would be, None otherwise.
    """

    # A game holds more than Python keeps quickly at hand in a dictionary of its own: each call of
    # a method took twice as long (3.11).
    __slots__ = (
        "cards",
        "chance",
        "considering",
        "decision",
        "edition",
        "events",
        "lying_open",
        "owners",
        "planned",
        "printed",
        "programs",
        "replacing",
        "spoken",
        "state",
        "titles",
        "unread",
        "watching",
        "weighing",
        "with_anywhere",
        "with_free",
        "with_instants",
        "with_notes",
        "with_plays_elsewhere",
        "with_prices",
        "with_silencing",
        "with_waits_elsewhere",
        "with_ways",
        "with_ways_of",
    )

    edition: Edition
    considering: bool
    planned: Attack | None
    watching: Any
    weighing: set[tuple[Enum, int]]
    lying_open: dict[tuple[Matter, int], tuple[int, frozenset[int]]]
    printed: tuple[Card, ...]
    chance: Chance
    cards: tuple[Card, ...]
    owners: tuple[int, ...]
    programs: tuple[CardProgram, ...]
    titles: tuple[tuple[str, CardType], ...]
    unread: dict[int, tuple[str, ...]]
    with_notes: frozenset[int]
    with_prices: frozenset[int]
    with_instants: frozenset[int]
    with_free: frozenset[int]
    with_ways: frozenset[int]
    with_ways_of: Mapping[Use, frozenset[int]]
    with_silencing: frozenset[int]
    with_waits_elsewhere: frozenset[int]
    with_plays_elsewhere: frozenset[int]
    with_anywhere: frozenset[int]
    state: State
    events: list[Event]
    replacing: list[tuple[int, Any]]
    spoken: Container[Enum]
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

    def instances(self) -> Iterator[int]:
        """The numbers that cards of the game have now."""
        gone = self.state.gone
        return (number for number in range(len(self.owners)) if number not in gone)

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
    def mix(self, player: int, cards: Sequence[int]) -> None:
        """Let cards of a Life Deck change places with each other by chance."""

    @abstractmethod
    def renumber(self, player: int, cards: Sequence[int]) -> None:
        """Give cards of a Life Deck numbers by which nobody knows them (see `numbering`)."""

    @abstractmethod
    def reveal(
        self,
        player: int,
        cards: tuple[int, ...],
        seen: int = BOTH,
        cause: int = -2,
        in_passing: bool = False,
    ) -> None:
        """Show cards without moving them; `in_passing` nobody reveals them (HSE-9)."""

    @abstractmethod
    def note_revealed_hands(self) -> None:
        """Show the hands of players who must play with their hand revealed."""

    @abstractmethod
    def at_once(self) -> AbstractContextManager[None]:
        """Have each of the cards that leave play within see the others leave (EFF-3)."""

    @abstractmethod
    def discarded_together(self, cards: Sequence[int]) -> None:
        """Note Drills that were discarded at once: their owners order them (HSE-8)."""

    # ------------------------------------------------------------------ what runs text

    @abstractmethod
    def run(self, sentences: tuple[Sentence, ...], source: Source, goes_on: bool = False) -> Steps:
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
    def set_off(
        self, effect: Any, text: str, source: Source, rest: tuple[Sentence, ...] = ()
    ) -> None:
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
    def hears(self, kind: type[Event]) -> bool:
        """Whether anything in force waits for such an event."""

    @abstractmethod
    def holding(self, matter: Matter) -> list[tuple[Any, Source]]:
        """The continuous effects in force that speak to a matter, with their sources."""

    @abstractmethod
    def answering(self, matter: Enum) -> list[tuple[Any, Source]]:
        """What answers for deeds of a verb, or changes a quantity, as far as it holds now."""

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
    def confirm(
        self,
        player: int,
        prompt: str,
        rule: str,
        source: Source,
        text: str = "",
        yes: Option | None = None,
    ) -> Steps:
        """Ask yes or no; returns 1 for yes. `text` is the sentence that asks, `yes` the option that
        says yes, where it tells what is used."""

    @abstractmethod
    def text_of(self, part: Phrase) -> str:
        """Part of a card's text as a sentence of its own, in the canonical wording."""

    @abstractmethod
    def section(self, card: int, index: int) -> Section:
        """A section of a card's text."""
