"""A card's text as a program: sections, sentences and notes.

`compiler` makes these from text; the game runs them. The same objects print the canonical text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from itertools import chain, pairwise
from typing import Any

from dbz_desktop.cards import Card, Style
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.parts import of_kind
from dbz_desktop.wording import Phrase


def flat(clauses: Iterable[Any]) -> Iterator[Any]:
    """Statements one by one, those that join several taken apart."""
    for clause in clauses:
        yield from clause.parts


def every(part: Any, kind: type[Any]) -> Iterator[Any]:
    """The phrases of a kind that stand anywhere in what was read, outermost first."""
    if isinstance(part, tuple | list):
        return chain.from_iterable([of_kind(each, kind) for each in part])
    return iter(of_kind(part, kind))


def holds(part: Any, kind: type[Any]) -> bool:
    """Whether a phrase of a kind stands anywhere in what was read."""
    return any(True for _ in every(part, kind))


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: its canonical text and what it means; `line` is None if it wasn't read.

    One that is `later` speaks of what the contextual effect before it does ("if you do, …"), and
    resolves with that when its moment has come.
    """

    text: str
    line: Any
    later: bool = False

    @property
    def understood(self) -> bool:
        """False when the players must carry this sentence out by hand."""
        return self.line is not None


@dataclass(frozen=True, slots=True)
class Trigger:
    """A contextual effect, with the sentences that go on from it.

    `given` is the condition of a sentence that says "if …, whenever …".
    """

    sentence: Sentence
    rest: tuple[Sentence, ...] = ()
    given: Any = None

    @property
    def line(self) -> Any:
        """What waits."""
        return self.sentence.line if self.given is None else self.sentence.line.effect

    @property
    def text(self) -> str:
        """The sentence's canonical text."""
        return self.sentence.text


_REFERENCES = re.compile(
    r"\b(that|those|these|it|its|he|his|him|they|them|their|same|amount|number)\b", re.IGNORECASE
)


class MadeAs(Enum):
    """Of which Style an attack is that an effect makes: its card's, the Mastery's, or none."""

    ITS_CARD = "its card's"
    STYLED = "Styled"
    FREE = "non-Styled"


@dataclass(frozen=True)
class Section:
    """One use of a card: an icon, perhaps "POWER:", and its sentences.

    An attack has a `header` (kind, cost, keywords) and its damage; `hits` come after "HIT:".
    `when` is the timing that an instant Power waits for; `made` tells of an attack that an
    effect of the text makes ("perform a non-Styled physical attack …") of which Style it is. What
    something that is done instead sets off stands in `replaced`.
    """

    index: int = 0
    icon: str = ""
    power: bool = False
    header: Any = None
    sentences: tuple[Sentence, ...] = ()
    damage: Any = None
    hits: tuple[Sentence, ...] = ()
    when: Any = None
    definitions: Mapping[str, Any] = field(default_factory=dict)
    printed: tuple[tuple[str, Sentence], ...] = ()
    triggers: tuple[Trigger, ...] = ()
    made: MadeAs | Style | None = None
    replaced: tuple[Trigger, ...] = ()

    def after(self, clause: Any) -> tuple[Sentence, ...]:
        """The sentences that go on from what a statement lets be done instead: "if you do, …"."""
        kind = type(clause)
        for each in self.replaced:
            if clause in every(each.line, kind) or clause in getattr(each.line, "held", ()):
                return each.rest
        return ()

    @cached_property
    def is_attack(self) -> bool:
        """True when using this section performs an attack."""
        return self.header is not None

    @cached_property
    def hangs_on_user(self) -> bool:
        """Whether it may make a difference which personality uses it: it pays, performs, or is
        spoken of as the one that acts (COM-6). What isn't understood might do so."""
        lines = [each.line for each in (*self.sentences, *self.hits)]
        if None in lines:
            return True
        for trigger in (*self.triggers, *self.replaced):
            lines += [trigger.given, trigger.sentence.line, *(each.line for each in trigger.rest)]
        parts = every((*lines, *self.definitions.values()), Phrase)
        return any(getattr(each, "hangs_on_user", False) for each in parts)

    @cached_property
    def offers(self) -> tuple[Any, ...]:
        """What it may change where its player is asked, and likes to (see `door.price`)."""
        lines = (sentence.line for sentence in self.sentences)
        clauses = (clause for line in lines for clause in getattr(line, "clauses", ()))
        asked = tuple(clause for clause in clauses if getattr(clause, "asks", False))
        offer = None if self.when is None else self.when.offer
        return asked if offer is None else (*asked, offer)

    @cached_property
    def waits(self) -> bool:
        """Whether the text says when it is used, so that its icon can be [instant]."""
        return self.when is not None or bool(self.offers)

    @cached_property
    def points_back(self) -> bool:
        """Whether it has words that may mean something of the happening that it answers.

        Every reference of the language is one of a few words; that one of them means something
        else, as in "draw a card and place it …", is never taken for granted.
        """
        words = (*self.sentences, *self.hits)
        return any(_REFERENCES.search(sentence.text) for sentence in words)

    @cached_property
    def is_free(self) -> bool:
        """True for an [instant] Power that is used whenever its player needs it."""
        return self.when is not None and self.when.whenever and not self.is_attack

    @cached_property
    def is_by_hand(self) -> bool:
        """True for an [attack] that wasn't understood; using it is carried out by hand."""
        unread = any(not sentence.understood for sentence in self.sentences)
        return self.icon == "attack" and self.header is None and unread

    @cached_property
    def is_defense(self) -> bool:
        """True when this section answers an attack (COM-5)."""
        return self.icon == "defense"

    @cached_property
    def is_constant(self) -> bool:
        """True for [constant] sections."""
        return self.icon == "constant"

    @cached_property
    def is_action(self) -> bool:
        """True for what can be used as an action (COM-2)."""
        waits = self.is_defense or self.is_constant or self.is_instant
        return not waits and (self.is_attack or self.power or self.is_by_hand)

    @cached_property
    def is_instant(self) -> bool:
        """True for sections that wait for a moment of their own.

        An attack that names no moment waits for none: it is played as an action (HSE-5).
        """
        return self.when is not None or (self.icon == "instant" and not self.is_attack)


@dataclass(frozen=True)
class CardProgram:
    """A compiled card: notes (the sentences in parentheses) and sections.

    `made` are the attacks that effects of the text make, to be performed like copies of an attack;
    `lent` are the texts that cards of the game may lend it (see `lending`).
    """

    card: Card
    text: str
    notes: tuple[Any, ...] = ()
    sections: tuple[Section, ...] = ()
    failures: tuple[Any, ...] = ()
    made: tuple[Section, ...] = ()
    lent: tuple[tuple[str, Section], ...] = ()

    def note(self, kind: type[Any]) -> Any:
        """The first note of a kind, or None."""
        if self.notes:
            for note in self.notes:
                if isinstance(note, kind):
                    return note
        return None

    def _said(self, name: str) -> Any:
        """What the first note says that says anything by a name of the notes' protocol."""
        return next((getattr(n, name) for n in self.notes if getattr(n, name)), None)

    def _saying(self, name: str) -> Any:
        """The first note that says yes to a name of the notes' protocol, or None."""
        return next((note for note in self.notes if getattr(note, name)), None)

    @cached_property
    def action_sections(self) -> tuple[Section, ...]:
        """The sections that can be used as an action (COM-2)."""
        return tuple(section for section in self.sections if section.is_action)

    @cached_property
    def all_sections(self) -> tuple[Section, ...]:
        """The printed sections, then those of attacks that are made, then those that are lent."""
        return (*self.sections, *self.made, *(section for _, section in self.lent))

    def section(self, index: int) -> Section:
        """A section by its index, of whatever kind it is."""
        return self.all_sections[index]

    @cached_property
    def banished_after_use(self) -> bool:
        """Whether a note says that the card is banished after its use (ATK-1)."""
        return self._saying("banishes") is not None

    @cached_property
    def counts_as_styled(self) -> Any:
        """The note that says that the card counts as Styled, or None (EFF-11)."""
        return self._saying("counts_as_styled")

    @cached_property
    def counts_as_style(self) -> Any:
        """The note that says of which Style the card is, or None (EFF-11)."""
        return self._saying("counts_as_style")

    @cached_property
    def counts_as_types(self) -> Any:
        """The note that has the card be of further types, or None (EFF-11)."""
        return self._saying("counts_as_types")

    @cached_property
    def counts_as_named(self) -> Any:
        """The note that says that the card counts as Named, or None (EFF-11)."""
        return self._saying("counts_as_named")

    @cached_property
    def endurance_for_effects(self) -> Any:
        """The note that lets its player's card effects see another Endurance, or None (EFF-11)."""
        return self._saying("endurance_for_effects")

    @cached_property
    def has_endurance(self) -> tuple[Any, ...]:
        """The notes that give the card another Endurance than the printed one (ATK-12)."""
        return tuple(note for note in self.notes if note.has_endurance)

    @cached_property
    def binds(self) -> bool:
        """Whether a note says something of the card's attack (EFF-12)."""
        return self._saying("binds") is not None

    @cached_property
    def once_a_game(self) -> bool:
        """Whether a note says that its Power is used once in the whole game (COM-3)."""
        return self._saying("once_a_game") is not None

    @cached_property
    def uses(self) -> Any:
        """The note that says how often its Power may be used, and in which time (COM-3)."""
        return self._saying("limits_uses")

    @cached_property
    def usable_again(self) -> bool:
        """Whether a note says that its [defense] Power has no limit a turn (COM-3)."""
        return self._saying("usable_again") is not None

    def stays_on(self, advancing: bool) -> bool:
        """Whether a note keeps the Drill as its player's MP advances, or is lowered (TYP-5)."""
        return any(advancing in note.stays_on for note in self.notes)

    @cached_property
    def waits_for_levels(self) -> bool:
        """Whether something is asked for this Drill as a change of level discards it (TYP-5)."""
        spares = (getattr(part, "spares_drills", False) for part in every(self.sections, object))
        return any(note.waits_for_levels for note in self.notes) or any(spares)

    @cached_property
    def acts_anyway(self) -> Any:
        """The note by which an Ally uses its Power at any stage of the MP, or None (COM-6)."""
        return self._saying("acts_anyway")

    @cached_property
    def performed_by(self) -> Any:
        """The note that lets Allies perform the card's attack at any time, or None (COM-6)."""
        return self._saying("performed_by")

    @cached_property
    def forfeits(self) -> Any:
        """What takes the MPPV away, as a note says; None where nothing does (WIN-2)."""
        return self._said("forfeits")

    @cached_property
    def must_do(self) -> Any:
        """What has to be done to play the card, as a note says; None for nothing (EFF-12)."""
        return self._said("must_do")

    @cached_property
    def must_do_again(self) -> bool:
        """Whether that has to be done each time the card is used (EFF-12)."""
        return self._saying("must_do_again") is not None

    @cached_property
    def pays_instead(self) -> Any:
        """What may be done instead of paying stages for its attack; None for nothing (ATK-2)."""
        return self._said("pays_instead")

    @cached_property
    def attack(self) -> Section | None:
        """The first section that performs an attack."""
        return next((s for s in self.sections if s.is_attack), None)

    @cached_property
    def defense(self) -> Section | None:
        """The first section with the [defense] icon."""
        return next(iter(self.defense_sections), None)

    @cached_property
    def defense_sections(self) -> tuple[Section, ...]:
        """All sections with the [defense] icon."""
        return tuple(s for s in self.sections if s.is_defense)

    @cached_property
    def immediate(self) -> Section | None:
        """A Dragon Ball's effects: the section without icon or "POWER:" (TYP-2)."""
        return next((s for s in self.sections if not s.icon and not s.power), None)

    @cached_property
    def waiting_notes(self) -> tuple[tuple[Any, frozenset[Zone]], ...]:
        """The contextual effects that notes hold ready, and where the card lies for that."""
        waiting = (note for note in self.notes if note.waits is not None)
        return tuple((note.waits, note.waits_in) for note in waiting)

    @cached_property
    def plays_elsewhere(self) -> Any:
        """The note that lets the card be played from a pile, or None (EFF-6)."""
        return self._saying("plays_elsewhere")

    @cached_property
    def ways(self) -> tuple[Any, ...]:
        """Notes that say when and how else the card may be used (see `flow.ways`)."""
        return tuple(note for note in self.notes if note.allows is not None)

    @cached_property
    def self_triggers(self) -> tuple[tuple[Any, frozenset[Enum]], ...]:
        """Notes that wait for something to happen to this very card, with the verbs of that."""
        return tuple((note, frozenset(note.verbs)) for note in self.notes if note.about_card)

    @cached_property
    def constants(self) -> tuple[tuple[Section, Any], ...]:
        """Every lasting statement of the [constant] sections, with its section."""
        return tuple(
            (section, clause)
            for section in self.sections
            if section.is_constant
            for sentence in section.sentences
            if sentence.understood
            and all(sentence not in trigger.rest for trigger in section.triggers)
            for clause in flat(sentence.line.always)
        )

    @cached_property
    def noted(self) -> tuple[tuple[Any, Any], ...]:
        """What the notes say for as long as the card is in play, with what must be so for it."""
        return tuple((clause, note.given) for note in self.notes for clause in note.lasting)

    @cached_property
    def anywhere(self) -> tuple[tuple[Any, Any], ...]:
        """What the notes say of the card wherever it lies, with what must be so for it."""
        return tuple((clause, note.given) for note in self.notes for clause in note.anywhere)

    @cached_property
    def offered(self) -> tuple[tuple[Section, Any], ...]:
        """What [instant] sections offer to change when it is asked for, with the section."""
        return tuple(
            (section, clause)
            for section in self.sections
            if section.icon == "instant"
            for clause in section.offers
        )

    @cached_property
    def silencing(self) -> tuple[tuple[Section, Any, Any], ...]:
        """The statements that take the effects of other cards away, and while what is so."""
        always = ((section, None, clause) for section, clause in self.constants)
        said = (*always, *self.conditional)
        return tuple(each for each in said if each[2].matter is Matter.EFFECTS_LOST)

    @cached_property
    def conditional(self) -> tuple[tuple[Section, Any, Any], ...]:
        """Every statement of the [constant] sections that holds while something is so."""
        return tuple(
            (section, sentence.line.given, clause)
            for section in self.sections
            if section.is_constant
            for sentence in section.sentences
            if sentence.understood
            for clause in flat(sentence.line.always_if)
        )

    @cached_property
    def is_lasting(self) -> bool:
        """Whether the text or a note says something for as long as the card is in play."""
        noted = (self.noted, self.waiting_notes, self.anywhere)
        return any((self.constants, self.triggers, self.conditional, *noted))

    @cached_property
    def speaks(self) -> bool:
        """Whether the card has something in force in play, or waits for its moment there."""
        return bool(self.instants or self.offered or self.is_lasting)

    @cached_property
    def instead(self) -> tuple[tuple[Section, Any, Any], ...]:
        """Statements of [constant] sections with the conditional ones that take their place."""
        return tuple(
            (section, before.line, after.line)
            for section in self.sections
            if section.is_constant
            for before, after in pairwise(section.sentences)
            if before.understood and after.understood
            if before.line.always and after.line.always_instead
        )

    @cached_property
    def attaching(self) -> tuple[Any, ...]:
        """The effects of the card that attach it to something (TYP-7)."""
        return tuple(part for s in self.said if s.understood for part in s.line.attaching)

    @cached_property
    def attaches_itself(self) -> bool:
        """Whether an effect of the card attaches it to something."""
        unread = (s.text for s in self.said if not s.understood)
        return bool(self.attaching) or any("ttach this card" in text for text in unread)

    @cached_property
    def ends_combat(self) -> bool:
        """Whether an effect of the card ends combat; speaking of other cards that do is none."""
        return any(s.line.ends_combat if s.understood else "nd combat" in s.text for s in self.said)

    @property
    def said(self) -> Iterator[Sentence]:
        """The sentences of its sections, with those of HIT effects."""
        return (each for s in self.sections for each in (*s.sentences, *s.hits))

    @cached_property
    def triggers(self) -> tuple[tuple[Section, Trigger], ...]:
        """Every contextual effect of the [constant] sections, with its section."""
        return tuple((s, t) for s in self.sections if s.is_constant for t in s.triggers)

    def going_on(self, section: int, line: Any) -> tuple[Sentence, ...]:
        """The sentences that go on from a contextual effect which a section put in force."""
        if section >= len(self.all_sections):
            # The card was another one when it put that in force.
            return ()
        triggers = self.section(section).triggers
        return next((trigger.rest for trigger in triggers if trigger.line == line), ())

    @cached_property
    def instants(self) -> tuple[Section, ...]:
        """The sections that wait for a timing of their own."""
        return tuple(s for s in self.sections if s.when is not None)

    @cached_property
    def free_instants(self) -> tuple[Section, ...]:
        """Those among them that are used whenever their player likes, and wait for nothing."""
        return tuple(s for s in self.instants if s.is_free)

    @cached_property
    def reveals(self) -> bool:
        """Whether the card makes somebody play with his hand revealed."""
        return any(clause.matter is Matter.HAND_REVEALED for _, clause in self.constants)
