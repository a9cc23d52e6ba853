"""A game that tells what happens: it carries out events, and notes what they set off."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import replace
from enum import Enum
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.abilities import Abilities, Listener, Speeches, Waiting, look_up
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import CardProgram, Sentence
from dbz_desktop.rules.kernel.chance import Chance
from dbz_desktop.rules.kernel.changes import CHANGES, apply
from dbz_desktop.rules.kernel.controls import Control, Counted
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.deed import Deed, Verb
from dbz_desktop.rules.kernel.deeds_told import HEARD, deeds_of, verbs_of_move, whose_text
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import (
    HAND,
    IN_PLAY,
    NOBODY,
    CardCopied,
    CardMoved,
    CardsRevealed,
    CardUsed,
    ControlChanged,
    Event,
    GameWon,
    LevelChanged,
)
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.lending import with_lent
from dbz_desktop.rules.kernel.matters import EFFECTS_LOST, POWERS_LENT, Matter
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.rules import Rules
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.rules.kernel.texts import Texts, texts, texts_of


class GameOver(Exception):
    """Raised inside the engine, and caught by it, at the moment the game is won."""


class Telling(Game):
    """A game as far as it tells what happens: events change it, and set off what waits for them.

    What they set off is queued here, and resolved by `Running`. `ordering` is the last question in
    which order effects happen, with how one of them is resolved, by its number.
    """

    __slots__ = (
        "_abilities",
        "_before",
        "_chain",
        "_copied",
        "_decks",
        "_depth",
        "_faces",
        "_judging",
        "_numbered",
        "_queue",
        "_resolving",
        "_settling",
        "_speeches",
        "_texts",
        "_together",
        "_told",
        "ordering",
        "renumbers",
        "rules",
        "with_self_triggers",
    )

    def __init__(
        self,
        rules: Rules,
        edition: Edition,
        chance: Chance,
        cards: tuple[Card, ...],
        owners: tuple[int, ...],
        titles: tuple[tuple[str, CardType], ...],
        state: State,
    ) -> None:
        self.rules = rules
        self.edition = edition
        self.chance = chance
        self.renumbers = False
        self._decks = (cards, owners)
        self.cards = self.printed = cards
        self.owners = owners
        self.state = state
        self.events: list[Event] = []
        self.decision: Decision | None = None
        brought = texts_of(rules, edition, cards)
        self._texts = self._numbered = brought
        self.titles = titles or brought.titles
        self.programs = brought.programs
        self._copied: dict[int, int] = {}
        self._note_texts(brought)
        self._faces = state.faces
        self.abilities_changed()
        self._speeches = Speeches()
        self._told: tuple[Event | None, list[Deed]] = (None, [])
        self.ordering: tuple[Decision, Callable[[Game, int], Steps]] | None = None
        self._judging = False
        self._begin_anew()

    def _note_texts(self, texts: Texts) -> None:
        """Note which cards have texts of a kind that is asked for often."""
        self.unread = texts.unread
        self.with_notes = texts.with_notes
        self.with_prices = texts.with_prices
        self.with_self_triggers = texts.with_self_triggers
        self.with_instants = texts.with_instants
        self.with_free = texts.with_free
        self.with_ways = texts.with_ways
        self.with_ways_of = texts.with_ways_of
        self.with_silencing = texts.with_silencing
        self.with_waits_elsewhere = texts.with_waits_elsewhere
        self.with_plays_elsewhere = texts.with_plays_elsewhere
        self.with_anywhere = texts.with_anywhere

    def be_as(self, other: Game) -> None:
        """Hold all that another game holds as far as it is told here; nothing is copied."""
        for name in (*Game.__slots__, *Telling.__slots__):
            setattr(self, name, getattr(other, name))

    def _begin_anew(self) -> None:
        """Have nothing of what lives only while a step resolves, shared with no other game."""
        self.replacing: list[tuple[int, Any]] = []
        self._queue: list[Waiting] = []
        self._settling: list[list[Waiting]] = []
        self._resolving: list[Source] = []
        self._together: list[tuple[int, ...]] = []
        self._before: list[Callable[[], Steps]] = []
        self._depth = 0
        self._chain = 0
        self.considering, self.watching, self.planned = False, None, None
        self.weighing: set[tuple[Enum, int]] = set()
        self.lying_open: dict[tuple[Matter, int], tuple[int, frozenset[int]]] = {}

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is being resolved and nothing waits for it: the state is the game."""
        return not (
            self._queue or self._resolving or self._settling or self._together or self._before
        )

    @property
    def due(self) -> int:
        """How much waits for what is being resolved, to happen after it."""
        return len(self._queue) + len(self._before)

    # ------------------------------------------------------------------ events

    def emit(self, event: Event) -> None:
        """Carry out an event: change the state, record it, note which triggers it sets off."""
        if self._judging:
            self._emit_by_hand(event)
            return
        resolving = self._resolving
        if resolving and resolving[-1].giver >= 0:
            event = _credited(event, resolving[-1])
        kind = type(event)
        if kind is CardMoved:
            self._emit_move(event)  # type: ignore[arg-type]
            return
        state = self.state
        more = False
        if kind in CHANGES:
            CHANGES[kind](state, event)
            more = kind in _DO_MORE
        self.events.append(event)
        abilities = self._abilities
        if more:
            if kind in _CHANGES_ABILITIES:
                self.abilities_changed()
                abilities = None
            elif kind is CardCopied:
                self.look_at_faces()
                abilities = self._abilities
        if abilities is None:
            abilities = self.abilities()
        elif abilities.unsettled:
            self.abilities_changed()
            abilities = self.abilities()
        if kind in abilities.triggers:
            self._notice(event, abilities)
        attack = state.attack
        if attack is not None and attack.waiting:
            self._notice_attack(event, attack)
        if more and kind in _OF_CARDS:
            if self.with_self_triggers:
                self._notice_self(event)
            if kind is ControlChanged:
                self.rules.after_capture(self, event)  # type: ignore[arg-type]

    def look_at_faces(self) -> None:
        """Have each instance number stand for the card that the state says, or be a copy of it."""
        if self.state.faces is not self._faces:
            self._number(self.state.faces)
        elif self.state.copied == self._copied:
            return
        self._copied = copied = dict(self.state.copied)
        compiled = self._numbered.programs
        if not copied:
            self.be_made_of(self.printed, compiled)
            self._note_texts(self._numbered)
        else:
            cards, programs = list(self.printed), list(compiled)
            for card, other in copied.items():
                cards[card], programs[card] = self.printed[other], compiled[other]
            self.be_made_of(tuple(cards), tuple(programs))
            self._note_texts(texts(programs))
        self.abilities_changed()

    def _number(self, faces: tuple[int, ...]) -> None:
        """Have each number stand for the card brought at this place; look only at what is new."""
        known = len(self._faces)
        if faces[:known] != self._faces:
            self.printed, self.owners, self._numbered, known = (), (), Texts(), 0
        fresh = faces[known:]
        cards, owners = self._decks
        self.printed += tuple(map(cards.__getitem__, fresh))
        self.owners += tuple(map(owners.__getitem__, fresh))
        self._numbered = self._numbered.and_of(fresh, self._texts)
        self._faces = faces

    def be_brought(self, cards: tuple[Card, ...]) -> None:
        """Have other cards in the decks; nothing that was prepared of the old ones holds."""
        before, owners = self._decks
        old = dict(zip(map(id, before), self._texts.programs, strict=True))
        compiled = [old.get(id(card)) or self.rules.compile(card, self.edition) for card in cards]
        self._decks = (cards, owners)
        self._texts = texts(with_lent(compiled))
        self._speeches = Speeches()
        self.printed, self.owners, self._numbered, self._faces = (), (), Texts(), ()
        self.look_at_faces()

    def be_made_of(self, cards: tuple[Card, ...], programs: tuple[CardProgram, ...]) -> None:
        """Have these cards, with their programs, from now on."""
        self.cards, self.programs = cards, programs

    def keep(self, control: Control) -> None:
        """Change what the game keeps for itself; nothing is told, and nothing set off."""
        CHANGES[type(control)](self.state, control)

    def _emit_move(self, event: CardMoved) -> None:
        before = self._abilities or self.abilities()
        state = self.state
        _change_by_move(state, event)
        self.events.append(event)
        card, source, target = event.card, event.source, event.target
        program = self.programs[card]
        enters = target is IN_PLAY
        if before.unsettled:
            self.abilities_changed()
        elif enters or source is IN_PLAY:
            # What says nothing changes nothing in force, unless others take texts or give them.
            others = EFFECTS_LOST in before.continuous or POWERS_LENT in before.continuous
            if program.speaks or self.with_silencing or others:
                self.abilities_changed()
        elif card in self.with_instants and (source is HAND or target is HAND):
            # What waits for its moment waits in a hand or in play.
            self.abilities_changed()
        elif card in self.with_waits_elsewhere:
            self.abilities_changed()
        # What leaves play still sees itself leave, so look at the abilities before the move.
        seen = self.watching if self.watching and source is IN_PLAY else before
        if CardMoved in seen.triggers:
            self._notice(event, seen, verbs_of_move(event.why, source, target))
        if enters and program.speaks:
            verbs = verbs_of_move(event.why, source, target)
            self._notice(event, self.abilities(), verbs, card)
        attack = state.attack
        if attack is not None and attack.waiting:
            self._notice_attack(event, attack)
        if card in self.with_self_triggers:
            self._notice_self(event, verbs_of_move(event.why, source, target))
        if target.is_hidden and self.edition.rules.hidden_zone_rule:
            floating.end_references(self, event)
        if enters and program.reveals:
            self.note_revealed_hands()
        if self._copied:
            self.look_at_faces()
        self.rules.after_move(self, event)

    def _emit_by_hand(self, event: Event) -> None:
        """Carry out an event of a judge's move: it sets nothing off, but the game can be won."""
        apply(self.state, event)
        self.events.append(event)
        self.look_at_faces()
        self.abilities_changed()
        if isinstance(event, CardMoved):
            floating.end_references(self, event)
            self.rules.after_move(self, event)
        elif isinstance(event, ControlChanged):
            self.rules.after_capture(self, event)

    def win(self, player: int, kind: str, rule: str) -> None:
        """End the game. Raises GameOver, which the engine itself catches."""
        event = GameWon(player, kind, rule)
        apply(self.state, event)
        self.events.append(event)
        raise GameOver

    def _notice(
        self,
        event: Event,
        abilities: Abilities,
        verbs: tuple[Verb, ...] | None = None,
        fresh_of: int | None = None,
    ) -> None:
        """Queue what waits for an event; `verbs`, if given, are those of the deeds it tells of."""
        several = type(event) is CardsRevealed and len(event.cards) > 1
        for listener in abilities.triggers.get(type(event), ()):
            if verbs is not None and listener.verbs and listener.verbs.isdisjoint(verbs):
                continue
            if fresh_of is not None and listener.source.card != fresh_of:
                continue
            if not several or not listener.line.trigger.one_by_one:
                self._hear(listener, event)
                continue
            # Cards are shown together, and move one after another: a card is one of them.
            for each in event.cards:  # type: ignore[attr-defined]
                heard = self._hear(listener, replace(event, cards=(each,)))  # type: ignore[call-arg]
                if heard and listener.floating is not None and listener.floating.once:
                    break

    def _hear(self, listener: Listener, event: Event) -> bool:
        """Queue what waits for an event, if it is what it waits for."""
        source, trigger = listener.source, listener.line.trigger
        if not trigger.matches(self, event, source):
            return False
        if source.given is not None and not source.given.holds(self, source):
            return False
        if trigger.as_one and self._joins(listener, event):
            return False
        key = listener.line.key(source)
        if key is not None and not self._counts(listener, key, event):
            return False
        self._queue_up(listener, event, key)
        return True

    def _counts(self, listener: Listener, key: tuple[Any, ...], event: Event) -> bool:
        """Whether a happening is one of those that set a text off which is limited."""
        used = self.state.used.get(key, 0)
        if listener.line.passes():
            if not self.state.runs(key[0]):
                return False
            # It is the first one that happens, whether or not its text was in force before.
            now = self.state.history.length - (type(event) in HEARD)
            used = max(used, listener.line.before(self, listener.source, now))
        if listener.line.last and used + 1 < listener.line.times:
            self.keep(Counted(key, used + 1))
            return False
        return used < listener.line.times

    def _joins(self, listener: Listener, event: Event) -> bool:
        """Whether the moment of the same text has come already: of this event's cards, too."""
        source = listener.source
        mine = (source.card, source.player, listener.text)
        for waiting in self._queue:
            if (waiting.source.card, waiting.source.player, waiting.text) == mine:
                memory = waiting.source.memory
                told = listener.told(self, event)
                memory.chosen = tuple(dict.fromkeys((*memory.chosen, *told)))
                memory.amount = len(memory.chosen)
                # What it has put out of sight is spoken of all the same (ZON-3).
                waiting.source = waiting.source.but(event=event)
                return True
        return False

    def _queue_up(self, listener: Listener, event: Event, key: tuple[Any, ...] | None) -> None:
        source = listener.source
        told = listener.told(self, event)
        own = Source(
            source.player,
            source.card,
            source.section,
            self.attack,
            event,
            source.performer,
            Memory(
                chosen=told or source.memory.chosen,
                moved=source.memory.moved,
                amount=source.memory.amount,
                lost=source.memory.lost and not told,
            ),
            source.definitions,
            giver=source.giver,
        )
        # "Whenever a Drill is destroyed, that Ally …": of another kind than what was told.
        before = source.memory.chosen if told else ()
        own.memory.earlier = ((before,) if before else ()) + source.memory.earlier
        if listener.floating is not None and listener.floating.once:
            floating.end(self, listener.floating)
        if key is not None and listener.line.passes():
            self.keep(Counted(key, self.state.used.get(key, 0) + 1))
            key = None
        self._queue.append(
            Waiting(
                listener.line.effect,
                listener.text,
                own,
                key,
                listener.rest,
                listener.use,
                listener.floating is not None,
                listener.line.times,
                listener.line.trigger if listener.line.trigger.counted else None,
            )
        )

    def set_off(
        self, effect: Effect, text: str, source: Source, rest: tuple[Sentence, ...] = ()
    ) -> None:
        """Let an effect happen when contextual effects are next resolved (EFF-2)."""
        self._queue.append(Waiting(effect, text, source.but(attack=self.attack), rest=rest))

    def _notice_attack(self, event: Event, attack: Attack) -> None:
        """What waits for something to happen to the attack that is being performed."""
        for listener in attack.waiting:
            line = listener.line
            if isinstance(event, line.trigger.heard_for(line.effect, listener.rest)):
                if listener.line.trigger.matches(self, event, listener.source):
                    self._queue_up(listener, event, None)

    def _notice_self(self, event: Event, verbs: tuple[Verb, ...] | None = None) -> None:
        """What cards wait for that happens to themselves, wherever they are."""
        cards: tuple[int, ...] = getattr(event, "cards", ()) or (event.card,)  # type: ignore[attr-defined]
        for card in self.with_self_triggers.intersection(cards):
            for note, meant in self.programs[card].self_triggers:
                if verbs is not None and meant and meant.isdisjoint(verbs):
                    continue
                source = Source(
                    whose_text(event, self.owners[card]),
                    card,
                    event=event,
                    attack=self.attack,
                    memory=Memory(chosen=(card,)),
                )
                if note.matches(self, event, source):
                    self._queue.append(Waiting(note.effect, note.text(), source))

    # ------------------------------------------------------------------ what is in force

    def abilities_changed(self) -> None:
        """Forget what was in force: something entered, left or began."""
        self._abilities: Abilities | None = None
        self.spoken: Container[Enum] = _ANYTHING

    def hears(self, kind: type[Event]) -> bool:
        """Whether anything in force waits for such an event."""
        return kind in self.abilities().triggers

    def abilities(self) -> Abilities:
        """What is in force, looked up once until something changes."""
        found = self._abilities
        if found is None:
            # What is asked of a card in the course of that, it is asked by its face.
            self._abilities, self.spoken = _NONE_YET, ()
            try:
                found = self._abilities = look_up(self, self._speeches)
                self.spoken = found.continuous
            except BaseException:
                self.abilities_changed()
                raise
        return found

    def holding(self, matter: Matter) -> list[tuple[Any, Source]]:
        """The continuous effects in force that speak to a matter, with their sources."""
        if matter not in self.spoken:
            return []
        return (self._abilities or self.abilities()).of(self, matter)

    def answering(self, matter: Enum) -> list[tuple[Any, Source]]:
        """What answers for deeds of a verb, or changes a quantity, as far as it holds now."""
        if matter not in self.spoken:
            return []
        return (self._abilities or self.abilities()).answering(self, matter)

    def deeds_of(self, event: Event) -> list[Deed]:
        """The deeds that an event tells of, described once for all who ask about the event."""
        told = self._told
        if told[0] is not event:
            told = self._told = (event, deeds_of(event))
        return told[1]


class _Anything:
    """What holds whatever is asked for."""

    def __contains__(self, what: object) -> bool:
        return True


_ANYTHING = _Anything()
_NONE_YET = Abilities()
"""Nothing is in force, while it is looked up what is; nothing is ever put here."""

_CHANGES_ABILITIES = frozenset((ControlChanged, LevelChanged))
"""The events beside moves after which something else is in force."""

_OF_CARDS = frozenset((AttackBegan, CardsRevealed, CardUsed, ControlChanged))
"""The events beside moves that tell of something that is done to certain cards."""

_DO_MORE = _CHANGES_ABILITIES | _OF_CARDS | {CardCopied}
"""The events beside moves that do more than to change the state and to set something off.

All of them change it, or its history: `emit` asks no others.
"""

_change_by_move = CHANGES[CardMoved]


def _credited(event: Event, source: Source) -> Event:
    """An event that a gained text causes, with the card that gave the text."""
    if not hasattr(event, "giver") or getattr(event, "cause", NOBODY) != source.card:
        return event
    return replace(event, giver=source.giver)  # type: ignore[call-arg]
