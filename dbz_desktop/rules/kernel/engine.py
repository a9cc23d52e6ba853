"""The engine: a game being played. It asks decisions, takes answers, and tells all as events.

Between two steps of the turn or of an attack (`Rules.next_step`) nothing lives in a suspended
frame: the state alone is the game. While a step resolves, generators wait for answers, and those
can't be copied: so a snapshot is a copy of the state at the last rest plus the answers given since,
and a fork brings its own generators to the present decision when it is first answered.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel import hidden, numbering
from dbz_desktop.rules.kernel.abilities import Abilities
from dbz_desktop.rules.kernel.chance import chance_of
from dbz_desktop.rules.kernel.controls import AttackTakenUp
from dbz_desktop.rules.kernel.decisions import AGAIN, Ask, Decision, IllegalAnswer
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import (
    IN_PLAY,
    LIFE_DECK,
    AngerGoalChanged,
    CardMoved,
    ControlChanged,
    GameStarted,
    GameWon,
    RunsOut,
)
from dbz_desktop.rules.kernel.game import Steps
from dbz_desktop.rules.kernel.matters import HAND_REVEALED, TOP_REVEALED
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.kernel.rules import Rules
from dbz_desktop.rules.kernel.running import Running
from dbz_desktop.rules.kernel.state import ANGER_GOAL, PlayerState, State
from dbz_desktop.rules.kernel.telling import GameOver


@dataclass(frozen=True, slots=True)
class DeckCards:
    """The cards a player brings: four MP levels, the Mastery, the Life Deck (SET-1)."""

    mp: tuple[Card, ...]
    mastery: Card
    life: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game at a decision: the state at the last rest, the answers and judge's moves since."""

    state: State
    answers: tuple[Any, ...]
    events: int


@dataclass(frozen=True, slots=True)
class Renewed:
    """Stands among the answers of a dealt game: from here on chance goes on from `chance`."""

    chance: int


class Undealable(ValueError):
    """With these cards a game could not have come to where it stands."""


class Engine(Running):
    """One game, from set-up to its end, by the `rules` that it is told.

    `decks` are seat 0's and seat 1's; `first` is who begins, None lets chance decide (SET-2).
    `place` may edit the state before the first step: that is how scenarios start in the middle.
    `titles` are the card titles that a player may name (EFF-10); without them, those of both decks.
    `snapshots=False` leaves out the copies that `snapshot` needs, for fast self-play. `renumbers`
    is whether shuffled cards take other numbers (see `numbering`); once the state was edited.
    """

    __slots__ = (
        "_answers",
        "_behind",
        "_goals_told",
        "_keep",
        "_kept",
        "_rest_events",
        "_rest_state",
        "_steps",
        "seed",
    )

    def __init__(
        self,
        rules: Rules,
        decks: tuple[DeckCards, DeckCards],
        edition: Edition,
        seed: int,
        first: int | None = None,
        place: Callable[[], None] | None = None,
        snapshots: bool = True,
        titles: tuple[tuple[str, CardType], ...] = (),
        renumbers: bool = False,
    ) -> None:
        self.seed = seed
        cards: list[Card] = []
        owners: list[int] = []
        players = []
        for seat, deck in enumerate(decks):
            base = len(cards)
            count = len(deck.mp)
            all_cards = [*deck.mp, deck.mastery, *deck.life]
            cards += all_cards
            owners += [seat] * len(all_cards)
            players.append(
                PlayerState(
                    tuple(range(base, base + count)),
                    base + count,
                    list(range(base + count + 1, base + len(all_cards))),
                )
            )
        where = [LIFE_DECK] * len(cards)
        for player in players:
            for card in (*player.mp, player.mastery):
                where[card] = IN_PLAY
        state = State((players[0], players[1]), where, faces=tuple(range(len(cards))))
        chance = chance_of(seed)
        super().__init__(rules, edition, chance, tuple(cards), tuple(owners), titles, state)
        self._steps: Steps | None = None
        self._answers: list[Any] = []
        self._kept: tuple[int, ...] = ()
        self._keep = snapshots
        self._rest_state: State | None = None
        self._rest_events = 0
        self._behind = False
        self._goals_told: Abilities | None = None
        # Who edits the state knows the cards by their numbers in the decks.
        self.renumbers = renumbers and place is None
        self._set_up(first, place)
        self.renumbers = renumbers
        # What that would set off happens before the game, and so not at all.
        self._begin_anew()
        self._advance(None)

    # ------------------------------------------------------------------ set-up and driving

    def _set_up(self, first: int | None, place: Callable[[], None] | None) -> None:
        beginner = first if first is not None else self.chance.below(2)
        self.emit(GameStarted(beginner, self.seed, self.edition.id))
        for seat in (0, 1):
            self.shuffle(seat)
        if place is not None:
            place()
            self.abilities_changed()

    def answer(self, index: int) -> None:
        """Answer the present decision with the index of one of its options.

        Raises IllegalAnswer when the game is over or there is no such option.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over; nothing is asked")
        if not 0 <= index < len(decision.options):
            raise IllegalAnswer(
                f"answer {index} to {decision.prompt!r}: there are options 0 to "
                f"{len(decision.options) - 1}: " + ", ".join(o.label for o in decision.options)
            )
        if self._behind:
            self._catch_up()
        self._answers.append(index)
        if self._kept:
            index, self._kept = self._kept[index], ()
        self._advance(index)

    @abstractmethod
    def judge(self, move: Any) -> None:
        """Do something by hand at this decision (see `carry_out_by_hand`)."""

    def carry_out_by_hand(self, move: Any, carry_out: Callable[[], None]) -> None:
        """Carry out a move that may be made; what it emits sets no card's text off.

        A question that asks anew is asked anew; another one loses the answers that pointed at what
        was moved.
        """
        if self._behind:
            self._catch_up()
        decision = self.decision
        assert decision is not None
        self._answers.append(move)
        before = len(self.events)
        self._judging = True
        try:
            carry_out()
        except GameOver:
            self._end()
            return
        finally:
            self._judging = False
        if decision.again:
            self._advance(AGAIN)
        else:
            self._without_moved(decision, before)

    def _without_moved(self, decision: Decision, before: int) -> None:
        """Take the answers back that point at cards which were moved since event `before`."""
        moved = (e for e in self.events[before:] if isinstance(e, CardMoved | ControlChanged))
        gone = {event.card for event in moved}
        old = self._kept or tuple(range(len(decision.options)))
        kept = [
            (place, option)
            for place, option in zip(old, decision.options, strict=True)
            if option.card not in gone and option.performer not in gone
        ]
        if decision.ask is Ask.BY_HAND or not kept or len(kept) == len(old):
            return
        self._kept = tuple(place for place, _ in kept)
        self.decision = replace(
            decision,
            options=tuple(option for _, option in kept),
            looked_at=tuple(card for card in decision.looked_at if card not in gone),
        )

    def _advance(self, value: int | None) -> None:
        steps = self._steps
        if steps is None:
            value, steps = None, self._course()
            self._steps = steps
        try:
            self.decision = steps.send(value)  # type: ignore[arg-type]
            if HAND_REVEALED in self.spoken or TOP_REVEALED in self.spoken:
                hidden.show_what_lies_open(self)
            elif self.lying_open:
                self.lying_open = {}
            self._tell_goals()
            if not self._answers and self.state.attack is None:
                self._tell_ends()
        except GameOver:
            self._end()

    def _tell_goals(self) -> None:
        """Tell how much anger each player needs, where that has changed (ANG-5)."""
        found = self._abilities
        if found is not None and found is self._goals_told:
            return
        # On the last level it hangs on who may win by it as well.
        varies = any(side.level >= len(side.mp) for side in self.state.players)
        for seat, side in enumerate(self.state.players):
            if side.anger_goal != ANGER_GOAL or Quantity.ANGER_NEEDED in self.spoken:
                goal = self.rules.anger_goal(self, seat)
                if goal != side.anger_goal:
                    self.emit(AngerGoalChanged(seat, side.anger_goal, goal))
        found = self._abilities
        if found is not None and not varies:
            needed = found.continuous.get(Quantity.ANGER_NEEDED, ())
            if all(clause.is_fixed and source.given is None for clause, source in needed):
                self._goals_told = found

    def _tell_ends(self) -> None:
        """Tell whose next Draw Step takes the last of his Life Deck, where that has changed."""
        for seat, side in enumerate(self.state.players):
            drawn = self.rules.runs_out(self, seat)
            if drawn != side.runs_out:
                self.emit(RunsOut(seat, side.runs_out, drawn, len(side.life_deck)))

    def _course(self) -> Steps:
        """The steps of the game from a rest on, one after another."""
        while True:
            self._rest()
            yield from self.rules.next_step(self)
            # Whatever came last in a step, what waited for it happens before the next (EFF-2).
            if self._queue or self._together or self._before:
                yield from self._settle()

    def _end(self) -> None:
        self.decision = None
        self.keep(AttackTakenUp(None))
        self._steps = None
        self._behind = False
        self._begin_anew()

    def _rest(self) -> None:
        self._answers = []
        # That nothing waits any more is known here.
        if self._resolving or self._settling:
            self._begin_anew()
        if self.state.due:
            numbering.deal_due(self)
            self.look_at_faces()
        if self._keep:
            self.state.rng = (self.chance.state,)
            self._rest_state = self.state.copy()
            self._rest_events = len(self.events)
        else:
            self._rest_state = None

    @property
    def outcome(self) -> GameWon | None:
        """How the game ended, or None while it goes on."""
        return self.state.winner

    def concede(self, player: int) -> None:
        """Give the game up (HSE-3)."""
        if self.state.winner is None:
            try:
                self.win(1 - player, "concession", "HSE-3")
            except GameOver:
                self._end()

    def snapshot(self) -> Snapshot:
        """The game as it stands at this decision.

        Raises RuntimeError when the game was made without snapshots.
        """
        if self._rest_state is None:
            raise RuntimeError("this game keeps no snapshots; make it with snapshots=True")
        return Snapshot(self._rest_state, tuple(self._answers), self._rest_events)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot: its state, then its answers again."""
        self.state = snapshot.state.copy()
        assert self.state.rng is not None
        self.chance.state = self.state.rng[0]
        del self.events[snapshot.events :]
        self._steps = None
        self._behind = False
        self._begin_anew()
        self._kept = ()
        self.look_at_faces()
        self.abilities_changed()
        self._advance(None)
        for answer in snapshot.answers:
            if isinstance(answer, int):
                self.answer(answer)
            elif isinstance(answer, Renewed):
                self._renew(answer)
            else:
                self.judge(answer)

    def fork(self) -> Self:
        """An independent game that stands at this very decision, to be answered otherwise.

        It costs a copy of the state; cards, programs and all that happened are shared. Its steps
        are brought here from the last rest when it is first answered, and not before.
        Raises RuntimeError when the game was made without snapshots.
        """
        twin = self._twin()
        twin.state = self.state.copy()
        return twin

    def imagined(self) -> Self:
        """A fork that is followed once and thrown away, for who follows many lines of play.

        It keeps no snapshots, and until it is first answered it has the very state of this game,
        which must not be answered before that. Raises RuntimeError as `fork` does.
        """
        twin = self._twin()
        twin._keep = False
        return twin

    def _twin(self) -> Self:
        """A fork that shares the state until it is first answered."""
        if self._rest_state is None:
            raise RuntimeError("this game can't be forked; make it with snapshots=True")
        twin = type(self).__new__(type(self))
        twin.be_as(self)
        for name in Engine.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.chance = self.chance.copy()
        twin.events = self.events[:]
        twin._answers = self._answers[:]
        twin._begin_anew()
        twin.abilities_changed()
        # What it holds belongs to the steps that asked for it, and can't be sent anywhere.
        twin.ordering = None
        twin._steps = None
        twin._behind = self.decision is not None
        return twin

    def _catch_up(self) -> None:
        """Bring a fork's steps to its decision, by giving again the answers since the last rest."""
        asked = self.decision
        self.restore(self.snapshot())
        if self.decision != asked:
            raise RuntimeError(f"a fork came to {self.decision} instead of {asked}")

    def dealt(self, cards: Mapping[int, Card], chance: int) -> Self:
        """A fork in which some instances are other cards, and what chance decides is other too.

        It is for who thinks about what he can't see: `cards` are those that lie hidden from him,
        as they may be. Raises Undealable where the answers since the last rest couldn't have been
        given with these cards, and RuntimeError as `fork` does.
        """
        twin = self.fork() if self.decision is None else self._twin()
        brought = list(self._decks[0])
        for instance, card in cards.items():
            brought[self.state.faces[instance]] = card
        twin.be_brought(tuple(brought))
        if twin._behind:
            try:
                twin._catch_up()
            except (RuntimeError, ValueError, LookupError) as error:
                raise Undealable(str(error)) from error
        twin._renew(Renewed(chance))
        return twin

    def _renew(self, renewed: Renewed) -> None:
        self._answers.append(renewed)
        self.chance.state = renewed.chance
