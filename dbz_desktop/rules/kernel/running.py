"""A game at work: it resolves what its events have set off, and runs the text of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

from dbz_desktop.rules.kernel import fruitless, hidden, numbering, questions, unread
from dbz_desktop.rules.kernel.abilities import (
    Waiting,
)
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every
from dbz_desktop.rules.kernel.controls import Counted, MppvForfeited, NumbersDue
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import Ahead, Deed
from dbz_desktop.rules.kernel.events import (
    BOTH,
    IN_PLAY,
    LIFE_DECK,
    NOBODY,
    CardsRevealed,
    LoopEnded,
    SentenceResolved,
    Shuffled,
    ShuffledAnew,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Forfeit, Matter
from dbz_desktop.rules.kernel.telling import Telling
from dbz_desktop.wording import Phrase

MOST_WITHIN = 60
"""So many contextual effects may happen within each other, and …"""
MOST_IN_ALL = 300
"""… so many may come of one happening; then they count as an endless loop (HSE-10)."""


class Running(Telling):
    """A game as far as things happen in it: events, what they set off, and the text that is run.

    What is asked is asked of whoever drives it (see `engine`); a dry run drives one as well.
    """

    __slots__ = ()

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
            queue = [w for w in queue if w.trigger is None or w.trigger.enough(self, w.source)]
            self._settling.append(queue)
            combat = self.state.combat
            first = combat.attacker if combat is not None else self.state.active
            for player in (first, 1 - first):
                mine = [w for w in queue if w.source.player == player]
                while mine and not self._goes_on_forever():
                    waiting = mine.pop((yield from self._which_first(player, mine)))
                    if waiting.key is not None and self._is_used_up(waiting):
                        continue
                    yield from self._resolve_waiting(waiting)
            self._settling.pop()
        self._depth -= 1
        if not self._depth:
            self._chain = 0

    def _is_used_up(self, waiting: Waiting) -> bool:
        return self.state.used.get(waiting.key or (), 0) >= waiting.times

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
            # What is used by its player then does what its sentences say.
            section = getattr(waiting.effect, "section", None)
            used = () if section is None else section.sentences
            parts = (waiting.effect, *(each.line for each in (*used, *waiting.rest)))
            if any(getattr(each, which, False) for each in every(parts, Effect)):
                wanted.append(waiting)
        if wanted:
            left = [waiting for waiting in self._queue if waiting not in wanted]
            self._queue = wanted
            yield from self.settle()
            self._queue = left + self._queue

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Have each of the cards that leave play within see the others leave (EFF-3)."""
        outer = self.watching
        self.watching = outer or self._abilities or self.abilities()
        try:
            yield
        finally:
            self.watching = outer

    def discarded_together(self, cards: Sequence[int]) -> None:
        """Note Drills that were discarded at once: their owners order them (HSE-8)."""
        if len(cards) > 1:
            self._together.append(tuple(cards))

    def _order_on_pile(self, cards: tuple[int, ...]) -> Steps:
        yield from self.rules.order_on_pile(self, cards)

    def _which_first(self, player: int, waiting: list[Waiting]) -> Steps:
        if len(waiting) == 1 or len({(w.source.card, w.text) for w in waiting}) == 1:
            return 0

        def resolve(run: Game, number: int) -> Steps:
            yield from cast(Running, run)._resolve_waiting(waiting[number].twin(run))
            yield from run.settle()

        options = tuple(
            Option(
                Act.PICK,
                f"{self.cards[w.source.credit].title}: {w.text}",
                w.source.credit,
                section=w.source.section if w.use is not None else 0,
                performer=self._user(w) if w.use is not None else NOBODY,
                value=i,
            )
            for i, w in enumerate(waiting)
        )
        decision = Decision(
            player,
            Ask.ORDER,
            "Several effects happen now. Which one first?",
            "EFF-3",
            options,
            open=all(questions.is_open(self, w.source.card) for w in waiting),
        )
        self.ordering = (decision, resolve)
        return (yield decision)

    def _user(self, waiting: Waiting) -> int:
        """Who would use an [instant] Power whose moment has come."""
        offered = cast(Any, waiting.effect)
        user: int = offered.performer(self, waiting.source)
        return user

    def _resolve_waiting(self, waiting: Waiting) -> Steps:
        source = waiting.source
        source.memory.began = self.state.history.length
        if self._replaced(waiting.rest, -1, source):
            source.memory.previous = waiting.effect
        else:
            yield from self._set_off(waiting)
        if not source.memory.declined:
            if waiting.key is not None:
                self.keep(Counted(waiting.key, self.state.used.get(waiting.key, 0) + 1))
            self._forbid_mppv_by_effect(source)
        yield from self.settle()
        if waiting.rest:
            yield from self.run(waiting.rest, source, goes_on=True)

    def _set_off(self, waiting: Waiting) -> Steps:
        source = waiting.source
        _look_ahead(self, source, waiting.effect, waiting.rest)
        steps = waiting.effect.resolve(self, source)
        voiced = False
        if waiting.use is None:
            told = SentenceResolved(
                source.player, source.card, waiting.text, True, "EFF-2", source.giver
            )
            if not waiting.in_force and hidden.acts_unseen(self, source):
                steps = hidden.openly(self, steps, waiting.effect.asks_first, source, told)
            else:
                self.emit(told)
                voiced = True
        said = partial(questions.whole_text, self, source, waiting.text, waiting.rest, waiting.use)
        steps = questions.with_text(self, steps, source, said, self.state.history.length)
        before = fruitless.begin(self, source)
        yield from self.attempt(steps, source, waiting.text)
        if voiced:
            fruitless.tell(self, waiting.effect, source, before)

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
        self.renumber(player, rest)

    def mix(self, player: int, cards: Sequence[int]) -> None:
        """Let cards of a Life Deck change places with each other by chance: nobody knows how."""
        if len(cards) > 1:
            fresh = iter(self.chance.shuffled(list(cards)))
            deck = self.state.players[player].life_deck
            order = tuple(next(fresh) if card in cards else card for card in deck)
            self.emit(ShuffledAnew(player, order, len(cards)))
            self.renumber(player, cards)

    def renumber(self, player: int, cards: Sequence[int]) -> None:
        """Give cards of a Life Deck numbers by which nobody knows them (see `numbering`)."""
        if not self.renumbers:
            return
        if self._judging:
            # A text or a question that waits meanwhile may be about them.
            self.keep(NumbersDue(tuple(cards)))
            return
        numbering.deal(self, player, cards)
        self.look_at_faces()

    # ------------------------------------------------------------------ running text

    def run(self, sentences: tuple[Sentence, ...], source: Source, goes_on: bool = False) -> Steps:
        """Resolve sentences one after another, contextual effects after each (EFF-1, EFF-2).

        Stops when the card itself goes to a hidden zone, where that rule holds (ZON-3). What
        `goes_on` has begun before: "this way" speaks of that as well.
        """
        hides = self.edition.rules.hidden_zone_rule
        if not goes_on:
            source.memory.began = self.state.history.length
        begun = source.memory.began
        if source.card in self.unread and self.state.where[source.card] is not IN_PLAY:
            told = unread.told(self, source.card, source.player, "turn")
            yield from self.attempt(told, source, "")
        self._resolving.append(source)
        left = -1
        for number, sentence in enumerate(sentences):
            if sentence.later or number == left:
                continue
            if self._replaced(sentences, number, source):
                # What was in force before that is left as it is.
                source.memory.previous, source.memory.lasting = sentence.line, ()
                continue
            after = sentences[number + 1].line if number + 1 < len(sentences) else None
            if after is not None and after.repeats(sentence.line) and after.was_left(source):
                # "If you do, … instead" speaks of what came before both.
                left = number + 1
            voiced = sentence.line is None or not sentence.line.was_left(source)
            if voiced:
                self.emit(
                    SentenceResolved(source.player, source.card, sentence.text, giver=source.giver)
                )
            if sentence.line is None:
                steps = unread.by_hand(self, sentence.text, source.player, source.card)
            else:
                after = sentences[number + 1 :]
                said = partial(questions.whole_text, self, source, sentence.text, after)
                _look_ahead(self, source, sentence.line, after)
                steps = sentence.line.resolve(self, source)
                steps = questions.with_text(self, steps, source, said, begun)
            known = self.state.ident
            before = fruitless.begin(self, source)
            yield from self.attempt(steps, source, sentence.text)
            if voiced and sentence.line is not None:
                fruitless.tell(self, sentence.line, source, before)
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
        attack = self.state.attack
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
        after = sentences[number + 1] if number + 1 < len(sentences) else None
        if after is None or after.line is None or after.later:
            return False
        replaced: bool = after.line.takes_place(self, source)
        return replaced

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
        options = _YES_NO if yes is None else (yes, _YES_NO[1])
        index = yield Decision(player, Ask.YES_NO, prompt, rule, options, source.credit, text)
        return options[index].value

    def reveal(
        self,
        player: int,
        cards: tuple[int, ...],
        seen: int = BOTH,
        cause: int = -2,
        in_passing: bool = False,
    ) -> None:
        """Show cards without moving them; `in_passing` nobody reveals them (HSE-9)."""
        where = self.state.where
        if seen >> (1 - player) & 1:
            cards = tuple(hidden.in_no_order(self, 1 - player, cards))
        for zone in dict.fromkeys(where[card] for card in cards):
            there = tuple(card for card in cards if where[card] is zone)
            ends = self.state.players[player].ends(zone, there, there)
            told = CardsRevealed(player, there, seen, cause, NOBODY, zone, ends, in_passing)
            self.emit(told)

    def note_revealed_hands(self) -> None:
        """Show the hands of players who must play with their hand revealed."""
        for clause, source in self.holding(Matter.HAND_REVEALED):
            for seat in (0, 1):
                if clause.opens(seat, source):
                    hand = tuple(self.state.players[seat].hand)
                    self.reveal(seat, hand, BOTH, source.card)

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

    def is_order_open(self) -> bool:
        """Whether the order that is asked for now could make a difference.

        To find that out takes as long as many answers, so it isn't done unless somebody asks.
        """
        asked = self.ordering
        if asked is None or asked[0] is not self.decision:
            return True
        decision, resolve = asked
        return self.order_matters(decision.player, len(decision.options), resolve)


_YES_NO = (Option(Act.YES, "Yes", value=1), Option(Act.NO, "No", value=0))


def _look_ahead(game: Game, source: Source, line: Any, after: tuple[Sentence, ...]) -> None:
    """Mind what comes next before a sentence is carried out (EFF-5).

    Where "if you do" asks of it, it counts as done if it can be: it tells where it is not.
    """
    then = source.memory.then = after[0].line if after else None
    if then is not None and then.asks_of_done and isinstance(line, Effect):
        if not line.asks_of_done:
            source.memory.done = line.possible(game, source)


def _no_steps() -> Steps:
    yield from ()


_NOTHING_WAITS = _no_steps()
"""Steps that are over, for whoever has nothing to do: the same for all, as nothing is left."""
_NOTHING_WAITS.close()
