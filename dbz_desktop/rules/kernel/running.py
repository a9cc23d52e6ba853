"""A game at work: it carries out events, notes what they set off, resolves it, and runs text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel import floating, hidden, questions, unread
from dbz_desktop.rules.kernel.abilities import (
    Abilities,
    Listener,
    Speeches,
    Waiting,
    look_up,
)
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, every
from dbz_desktop.rules.kernel.chance import Chance
from dbz_desktop.rules.kernel.changes import TOUCHING, apply
from dbz_desktop.rules.kernel.controls import Control, Counted, MppvForfeited
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import Ahead, Deed, Verb, deeds_of, verbs_of_move
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import (
    BOTH,
    HAND,
    IN_PLAY,
    LIFE_DECK,
    NOBODY,
    AttackBegan,
    CardCopied,
    CardMoved,
    CardsRevealed,
    CardUsed,
    ControlChanged,
    Event,
    GameWon,
    LevelChanged,
    LoopEnded,
    SentenceResolved,
    Shuffled,
)
from dbz_desktop.rules.kernel.game import Attack, Game, Memory, Source, Steps
from dbz_desktop.rules.kernel.matters import EFFECTS_LOST, Forfeit, Matter, Use
from dbz_desktop.rules.kernel.rules import Rules
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.wording import Phrase

MOST_WITHIN = 60
"""So many contextual effects may happen within each other, and …"""
MOST_IN_ALL = 300
"""… so many may come of one happening; then they count as an endless loop (HSE-10)."""


class GameOver(Exception):
    """Raised inside the engine, and caught by it, at the moment the game is won."""


class _Texts:
    """What kinds of texts the cards of a game have, for what is asked often."""

    def __init__(self, programs: Sequence[CardProgram]) -> None:
        self.programs = tuple(programs)
        known = [*enumerate(programs)]
        self.unread = {i: p.unread_lasting for i, p in known if p.failures and p.unread_lasting}
        self.with_notes = frozenset(i for i, p in known if p.notes)
        self.with_self_triggers = frozenset(i for i, p in known if p.self_triggers)
        self.with_instants = frozenset(i for i, p in known if p.instants)
        self.with_free = frozenset(i for i, p in known if p.free_instants)
        ways = {i: {note.allows.use for note in p.ways} for i, p in known if p.ways}
        self.with_ways = frozenset(ways)
        self.with_ways_of = {use: frozenset(i for i in ways if use in ways[i]) for use in Use}
        self.with_silencing = frozenset(i for i, p in known if p.silencing)


def _texts_of(rules: Rules, edition: Edition, cards: tuple[Card, ...]) -> _Texts:
    """The texts of some cards, looked through once for all games that are played with them."""
    # By what they are kept in, not by what they are: two packs may have different cards of an id.
    key = tuple(map(id, (rules, edition, *cards)))
    found = _TEXTS.get(key)
    if found is None:
        if len(_TEXTS) >= _KEPT:
            _TEXTS.clear()
        compiled = {card: rules.compile(card, edition) for card in set(cards)}
        texts = _Texts([compiled[card] for card in cards])
        # What the key names must not be gone while it is kept.
        found = _TEXTS[key] = (texts, rules, edition, cards)
    return found[0]


_TEXTS: dict[tuple[int, ...], tuple[_Texts, Rules, Edition, tuple[Card, ...]]] = {}
_KEPT = 100
"""Of so many pairs of decks the texts are kept."""


class Running(Game):
    """A game as far as things happen in it: events, what they set off, and the text that is run.

    What is asked is asked of whoever drives it (see `engine`); a dry run drives one as well.
    """

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
        self.cards = self.printed = cards
        self.owners = owners
        self.titles = titles
        self.state = state
        self.events: list[Event] = []
        self.decision: Decision | None = None
        texts = _texts_of(rules, edition, cards)
        self.programs = self._compiled = texts.programs
        self._copied: dict[int, int] = {}
        self._note_texts(texts)
        self._abilities: Abilities | None = None
        self._speeches = Speeches()
        self._told: tuple[Event | None, list[Deed]] = (None, [])
        self._judging = False
        self._begin_anew()

    def _note_texts(self, texts: _Texts) -> None:
        """Note which cards have texts of a kind that is asked for often."""
        self.unread = texts.unread
        self.with_notes = texts.with_notes
        self.with_self_triggers = texts.with_self_triggers
        self.with_instants = texts.with_instants
        self.with_free = texts.with_free
        self.with_ways = texts.with_ways
        self.with_ways_of = texts.with_ways_of
        self.with_silencing = texts.with_silencing

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
        self.considering = False

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is being resolved and nothing waits for it: the state is the game."""
        return not (
            self._queue or self._resolving or self._settling or self._together or self._before
        )

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
        if kind in TOUCHING:
            apply(state, event)
        self.events.append(event)
        more = kind in _DO_MORE
        if more:
            if kind in _CHANGES_ABILITIES:
                self._abilities = None
            elif kind is CardCopied:
                self.look_at_copies()
        abilities = self._abilities or self.abilities()
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

    def look_at_copies(self) -> None:
        """Have each card be for the rules what the state says that it is a copy of."""
        copied = self.state.copied
        if copied == self._copied:
            return
        self._copied = dict(copied)
        cards, programs = list(self.printed), list(self._compiled)
        for card, other in copied.items():
            cards[card], programs[card] = self.printed[other], self._compiled[other]
        self.be_made_of(tuple(cards), tuple(programs))
        self._note_texts(_Texts(programs))
        self._abilities = None

    def be_printed_as(self, printed: tuple[Card, ...]) -> None:
        """Have other cards by the same numbers; nothing that was prepared of the old ones holds."""
        old = dict(zip(map(id, self.printed), self._compiled, strict=True))
        compiled = tuple(
            old.get(id(card)) or self.rules.compile(card, self.edition) for card in printed
        )
        self.printed, self._compiled = printed, compiled
        self._speeches = Speeches()
        self._copied = {}
        self.be_made_of(printed, compiled)
        self._note_texts(_Texts(compiled))
        self._abilities = None
        self.look_at_copies()

    def be_made_of(self, cards: tuple[Card, ...], programs: tuple[CardProgram, ...]) -> None:
        """Have these cards, with their programs, from now on."""
        self.cards, self.programs = cards, programs

    def keep(self, control: Control) -> None:
        """Change what the game keeps for itself; nothing is told, and nothing set off."""
        apply(self.state, control)

    def _emit_move(self, event: CardMoved) -> None:
        before = self._abilities or self.abilities()
        state = self.state
        apply(state, event)
        self.events.append(event)
        card, source, target = event.card, event.source, event.target
        program = self.programs[card]
        enters = target is IN_PLAY
        if enters or source is IN_PLAY:
            # What says nothing changes nothing in force, unless something silences others.
            if program.speaks or self.with_silencing or EFFECTS_LOST in before.continuous:
                self._abilities = None
        elif card in self.with_instants and (source is HAND or target is HAND):
            # What waits for its moment waits in a hand or in play.
            self._abilities = None
        # What leaves play still sees itself leave, so look at the abilities before the move.
        if CardMoved in before.triggers:
            self._notice(event, before, verbs_of_move(event.why, source, target))
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
            self.look_at_copies()
        self.rules.after_move(self, event)

    def _emit_by_hand(self, event: Event) -> None:
        """Carry out an event of a judge's move: it sets nothing off, but the game can be won."""
        apply(self.state, event)
        self.events.append(event)
        self.look_at_copies()
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
        for listener in abilities.triggers.get(type(event), ()):
            if verbs is not None and listener.verbs and listener.verbs.isdisjoint(verbs):
                continue
            source = listener.source
            if fresh_of is not None and source.card != fresh_of:
                continue
            if not listener.line.trigger.matches(self, event, source):
                continue
            if source.given is not None and not source.given.holds(self, source):
                continue
            if listener.line.trigger.as_one and self._waits(listener):
                continue
            key = listener.line.key(source)
            if key is not None and self.state.used.get(key, 0) > 0:
                continue
            self._queue_up(listener, event, key)

    def _waits(self, listener: Listener) -> bool:
        """Whether the moment of the same text has come already by what is being done."""
        source = listener.source
        mine = (source.card, source.player, listener.text)
        return any((w.source.card, w.source.player, w.text) == mine for w in self._queue)

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
        if listener.floating is not None and listener.floating.once:
            floating.end(self, listener.floating)
        if key is not None and listener.line.passes():
            self.keep(Counted(key, 1))
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
            )
        )

    def set_off(self, effect: Effect, text: str, source: Source) -> None:
        """Let an effect happen when contextual effects are next resolved (EFF-2)."""
        self._queue.append(Waiting(effect, text, source.but(attack=self.attack)))

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
                    self.owners[card],
                    card,
                    event=event,
                    attack=self.attack,
                    memory=Memory(chosen=(card,)),
                )
                if note.matches(self, event, source):
                    self._queue.append(Waiting(note.effect, note.text(), source))

    def settle(self) -> Steps:
        """Resolve the contextual effects whose moment has come, in the order of EFF-3."""
        waits = self._queue or self._together or self._before
        return self._settle() if waits else _NOTHING_WAITS

    def _settle(self) -> Steps:
        while self._before:
            yield from self._before.pop(0)()
        while self._together:
            yield from self._order_on_pile(self._together.pop(0))
        if not self._queue:
            return
        self._depth += 1
        while self._queue:
            queue, self._queue = self._queue, []
            self._settling.append(queue)
            combat = self.state.combat
            first = combat.attacker if combat is not None else self.state.active
            for player in (first, 1 - first):
                mine = [w for w in queue if w.source.player == player]
                while mine and not self._goes_on_forever():
                    waiting = mine.pop((yield from self._which_first(player, mine)))
                    if waiting.key is not None and self.state.used.get(waiting.key, 0) > 0:
                        continue
                    yield from self._resolve_waiting(waiting)
            self._settling.pop()
        self._depth -= 1
        if not self._depth:
            self._chain = 0

    def _goes_on_forever(self) -> bool:
        """Count another contextual effect, or let those be that would come without end (HSE-10)."""
        self._chain += 1
        if self._depth > MOST_WITHIN and self._chain <= MOST_IN_ALL:
            self._chain = MOST_IN_ALL + 1
        if self._chain == MOST_IN_ALL + 1:
            self.emit(LoopEnded())
        return self._chain > MOST_IN_ALL

    def before_settling(self, what: Callable[[], Steps]) -> None:
        """Let something happen just before contextual effects are next resolved."""
        self._before.append(what)

    def herald(self, deed: Deed) -> Steps:
        """Let what waits for a deed act before it is done; returns how much of it is done."""
        ahead = Ahead(deed, [deed.amount])
        if Ahead not in (self._abilities or self.abilities()).triggers:
            return deed.amount
        waiting, self._queue = self._queue, []
        self._notice(ahead, self.abilities())
        yield from self.settle()
        self._queue = waiting + self._queue
        return ahead.amounts[-1]

    def settle_first(self, which: str) -> Steps:
        """Resolve those alone whose moment has come with an effect of which `which` is true."""
        wanted = []
        for waiting in self._queue:
            parts = (waiting.effect, *(sentence.line for sentence in waiting.rest))
            if any(getattr(effect, which) for effect in every(parts, Effect)):
                wanted.append(waiting)
        if wanted:
            left = [waiting for waiting in self._queue if waiting not in wanted]
            self._queue = wanted
            yield from self.settle()
            self._queue = left + self._queue

    def discarded_together(self, cards: Sequence[int]) -> None:
        """Note Drills that were discarded at once: their owners order them (HSE-8)."""
        if len(cards) > 1:
            self._together.append(tuple(cards))

    def _order_on_pile(self, cards: tuple[int, ...]) -> Steps:
        yield from self.rules.order_on_pile(self, cards)

    def _which_first(self, player: int, waiting: list[Waiting]) -> Steps:
        if len(waiting) == 1 or len({(w.source.card, w.text) for w in waiting}) == 1:
            return 0
        options = tuple(
            Option(
                Act.PICK, f"{self.cards[w.source.credit].title}: {w.text}", w.source.credit, value=i
            )
            for i, w in enumerate(waiting)
        )
        return (
            yield Decision(
                player,
                Ask.ORDER,
                "Several effects happen now. Which one first?",
                "EFF-3",
                options,
                open=all(questions.is_open(self, w.source.card) for w in waiting),
            )
        )

    def _resolve_waiting(self, waiting: Waiting) -> Steps:
        source = waiting.source
        steps = waiting.effect.resolve(self, source)
        if waiting.use is None:
            told = SentenceResolved(
                source.player, source.card, waiting.text, True, "EFF-2", source.giver
            )
            if not waiting.in_force and hidden.acts_unseen(self, source):
                steps = hidden.openly(self, steps, waiting.effect.asks_first, source, told)
            else:
                self.emit(told)
        said = partial(questions.whole_text, self, source, waiting.text, waiting.rest, waiting.use)
        steps = questions.with_text(self, steps, source, said, self.state.history.length)
        yield from self.attempt(steps, source, waiting.text)
        if not source.memory.declined:
            if waiting.key is not None:
                self.keep(Counted(waiting.key, self.state.used.get(waiting.key, 0) + 1))
            self._forbid_mppv_by_effect(source)
        yield from self.settle()
        if waiting.rest:
            yield from self.run(waiting.rest, source)

    def _forbid_mppv_by_effect(self, source: Source) -> None:
        if self.programs[source.card].forfeits is Forfeit.EFFECT:
            self.forfeit_mppv(source.player)

    def forfeit_mppv(self, player: int) -> None:
        """A card was used whose text takes the MPPV away for the rest of the game (WIN-2)."""
        self.keep(MppvForfeited(player))

    def shuffle(self, player: int, besides: Sequence[int] = ()) -> None:
        """Shuffle a player's Life Deck.

        Cards of it that are held apart, `besides`, come to lie under the rest: out of the reach of
        what happens before they are taken away.
        """
        deck = self.state.players[player].life_deck
        apart = [card for card in deck if card in besides] if besides else ()
        rest = [card for card in deck if card not in besides] if besides else deck
        self.emit(Shuffled(player, (*apart, *self.chance.shuffled(rest)), len(rest)))

    # ------------------------------------------------------------------ what is in force

    def abilities_changed(self) -> None:
        """Forget what was in force: something entered, left or began."""
        self._abilities = None

    def abilities(self) -> Abilities:
        """What is in force, looked up once until something changes."""
        found = self._abilities
        if found is None:
            # What is asked of a card in the course of that, it is asked by its face.
            self._abilities = Abilities()
            try:
                found = self._abilities = look_up(self, self._speeches)
            except BaseException:
                self._abilities = None
                raise
        return found

    def holding(self, matter: Matter) -> list[tuple[Any, Source]]:
        """The continuous effects in force that speak to a matter, with their sources."""
        abilities = self._abilities or self.abilities()
        if matter not in abilities.continuous:
            return []
        return abilities.of(self, matter)

    def answering(self, matter: Enum) -> list[tuple[Any, Source]]:
        """What answers for deeds of a verb, or changes a quantity, as far as it holds now."""
        return (self._abilities or self.abilities()).answering(self, matter)

    def is_answered(self, matter: Enum) -> bool:
        """Whether anything in force speaks of a verb or a quantity, its condition aside."""
        return matter in (self._abilities or self.abilities()).answers

    def deeds_of(self, event: Event) -> list[Deed]:
        """The deeds that an event tells of, described once for all who ask about the event."""
        told = self._told
        if told[0] is not event:
            told = self._told = (event, deeds_of(event))
        return told[1]

    # ------------------------------------------------------------------ running text

    def run(self, sentences: tuple[Sentence, ...], source: Source) -> Steps:
        """Resolve sentences one after another, contextual effects after each (EFF-1, EFF-2).

        Stops when the card itself goes to a hidden zone, where that rule holds (ZON-3).
        """
        hides = self.edition.rules.hidden_zone_rule
        begun = source.memory.began = self.state.history.length
        if source.card in self.unread and self.state.where[source.card] is not IN_PLAY:
            told = unread.told(self, source.card, source.player, "turn")
            yield from self.attempt(told, source, "")
        self._resolving.append(source)
        left = -1
        for number, sentence in enumerate(sentences):
            if sentence.later or number == left:
                continue
            if self._replaced(sentences, number, source):
                source.memory.previous = sentence.line
                continue
            after = sentences[number + 1].line if number + 1 < len(sentences) else None
            if after is not None and after.repeats(sentence.line) and after.was_left(source):
                # "If you do, … instead" speaks of what came before both.
                left = number + 1
            if sentence.line is None or not sentence.line.was_left(source):
                self.emit(
                    SentenceResolved(source.player, source.card, sentence.text, giver=source.giver)
                )
            if sentence.line is None:
                steps = unread.by_hand(self, sentence.text, source.player, source.card)
            else:
                after = sentences[number + 1 :]
                said = partial(questions.whole_text, self, source, sentence.text, after)
                steps = sentence.line.resolve(self, source)
                steps = questions.with_text(self, steps, source, said, begun)
            known = self.state.ident
            yield from self.attempt(steps, source, sentence.text)
            source.memory.lasting = tuple(range(known + 1, self.state.ident + 1))
            yield from self.settle()
            if hides and source.card >= 0 and self.state.where[source.card].is_hidden:
                break
        shown = source.memory.shown
        for seat in {self.owners[c] for c in shown if self.state.where[c] is LIFE_DECK}:
            self.shuffle(seat)
        self._resolving.pop()

    def speaking(self) -> Iterator[Source]:
        """The texts that are being resolved, and those whose moment has come."""
        yield from self._resolving
        attack = self.attack
        while attack is not None:
            yield attack.source
            attack = attack.outer
        for queue in (self._queue, *self._settling):
            for waiting in queue:
                yield waiting.source

    def attempt(self, steps: Steps, source: Source, text: str) -> Steps:
        """Carry out a part of a card's text; a dry run may give it up (see `dryrun`)."""
        return steps

    def measure(self, delta: Any, source: Source) -> int:
        """By how much a modifier changes the damage now, with its sign (ATK-8)."""
        amount: int = delta.signed(self, source)
        return amount

    def _replaced(self, sentences: tuple[Sentence, ...], number: int, source: Source) -> bool:
        """Whether the next sentence takes the place of this one."""
        after = sentences[number + 1].line if number + 1 < len(sentences) else None
        return after is not None and after.takes_place(self, source)

    # ------------------------------------------------------------------ small questions

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
        card = source.credit if source is not None else NOBODY
        return (
            yield Decision(player, ask, prompt, rule, options, card, looked_at=looked_at, open=open)
        )

    def confirm(self, player: int, prompt: str, rule: str, source: Source, text: str = "") -> Steps:
        """Ask yes or no; returns 1 for yes. `text` is the sentence that asks."""
        index = yield Decision(player, Ask.YES_NO, prompt, rule, _YES_NO, source.credit, text)
        return _YES_NO[index].value

    def reveal(
        self, player: int, cards: tuple[int, ...], seen: int = BOTH, cause: int = -2
    ) -> None:
        """Show cards without moving them."""
        where = self.state.where
        for zone in dict.fromkeys(where[card] for card in cards):
            there = tuple(card for card in cards if where[card] is zone)
            self.emit(CardsRevealed(player, there, seen, cause, source=zone))

    def note_revealed_hands(self) -> None:
        """Show the hands of players who must play with their hand revealed."""
        for clause, source in self.holding(Matter.HAND_REVEALED):
            seat = clause.who.seat(source)
            self.reveal(seat, tuple(self.state.players[seat].hand), BOTH, source.card)

    def owner(self, card: int) -> int:
        """The seat that brought the card."""
        return self.owners[card]

    def text_of(self, part: Phrase) -> str:
        """Part of a card's text as a sentence of its own, in the canonical wording."""
        return self.rules.text_of(part)

    def section(self, card: int, index: int) -> Section:
        """A section of a card's text."""
        return self.programs[card].section(index)

    def offer(self, section: Section) -> Any:
        """What an [instant] section does at its moment: its use is offered (COM-1)."""
        return self.rules.offer(section)

    def order_matters(self, player: int, count: int, resolve: Callable[[Game, int], Steps]) -> bool:
        """Whether the game could stand differently after `count` effects in another order."""
        return self.rules.order_matters(self, player, count, resolve)


_YES_NO = (Option(Act.YES, "Yes", value=1), Option(Act.NO, "No", value=0))


def _no_steps() -> Steps:
    yield from ()


_CHANGES_ABILITIES = frozenset((ControlChanged, LevelChanged))
"""The events beside moves after which something else is in force."""

_OF_CARDS = frozenset((AttackBegan, CardsRevealed, CardUsed, ControlChanged))
"""The events beside moves that tell of something that is done to certain cards."""

_DO_MORE = _CHANGES_ABILITIES | _OF_CARDS | {CardCopied}
"""The events beside moves that do more than to change the state and to set something off."""


_NOTHING_WAITS = _no_steps()
"""Steps that are over, for whoever has nothing to do: the same for all, as nothing is left."""
_NOTHING_WAITS.close()


def _credited(event: Event, source: Source) -> Event:
    """An event that a gained text causes, with the card that gave the text."""
    if not hasattr(event, "giver") or getattr(event, "cause", NOBODY) != source.card:
        return event
    return replace(event, giver=source.giver)  # type: ignore[call-arg]
