"""TableView: the table as one seat sees it, made once and kept up to date by redacted events.

This is what windows, computer players and remote seats draw from; none of them ever gets the
engine's state. `TableView.of` projects a game for a viewer; from then on `apply` needs nothing
but the redacted events. That both ways lead to the same view is checked by `invariants`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.attack_events import AttackBegan, AttackEnded, AttackStep
from dbz_desktop.rules.kernel.events import (
    ASIDE,
    BANISHED,
    DISCARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    IN_USE,
    LIFE_DECK,
    NOBODY,
    ActionBegan,
    AngerChanged,
    AngerGoalChanged,
    CardMoved,
    CardUsed,
    CombatBegan,
    CombatEnded,
    ControlChanged,
    Event,
    FloatingBegan,
    FloatingEnded,
    GameStarted,
    GameWon,
    LevelChanged,
    RunsOut,
    StagesChanged,
    StepBegan,
    TurnBegan,
    Zone,
)
from dbz_desktop.rules.kernel.record import record
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.rules.kernel.state import ANGER_GOAL, PlayerState, State

T = TypeVar("T")


@record
class CardInPlay:
    """A card in play, with what is particular to it. `stages` counts for Allies only."""

    card: int
    stages: int = 0
    attached_to: int = NOBODY
    captured: bool = False


@dataclass(slots=True)
class SideView:
    """One side of the table. Of zones that are lists, the last card lies on top.

    `mp` are the four levels' cards, level 1 first. `hand` holds HIDDEN for every card that the
    viewer doesn't know; of the other side's hand the known cards come first, so that the order
    tells nothing. `anger_goal` is the anger with which the MP advances or wins (ANG-1, WIN-2).
    `runs_out` is how many cards the next Draw Step takes if it loses the game (HSE-2), else 0.
    """

    mp: tuple[int, ...]
    mastery: int
    level: int = 1
    stages: int = 5
    anger: int = 0
    life_count: int = 0
    hand: tuple[int, ...] = ()
    play: tuple[CardInPlay, ...] = ()
    in_use: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    banished: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    anger_goal: int = ANGER_GOAL
    runs_out: int = 0

    @property
    def mp_card(self) -> int:
        """The card of the MP's current level."""
        return self.mp[self.level - 1]

    def in_play(self, card: int) -> CardInPlay | None:
        """The entry of a card in play on this side, or None."""
        return next((entry for entry in self.play if entry.card == card), None)


@dataclass(slots=True)
class AttackView:
    """An attack that is going on, with the redacted events since it began (its own first)."""

    began: AttackBegan
    step: int = 1
    step_name: str = ""
    events: list[Event] = field(default_factory=list)

    def copy(self) -> AttackView:
        """A copy that shares nothing that changes."""
        return AttackView(self.began, self.step, self.step_name, self.events[:])


@dataclass(slots=True)
class TableView:
    """The table as `viewer` (seat 0 or 1) sees it.

    `step` is the name of the turn's step, as in `StepBegan`. `combat` is the seat that declared
    the combat going on, or NOBODY. `actor` and `action` are whose action it is and its number in
    this combat, counted from 1. `attacks` are the attacks in progress, the innermost last.
    `floating` are the floating effects in force (EFF-4). `used` are the cards that were used this
    turn from where they lay, not from a hand.
    """

    viewer: int
    sides: tuple[SideView, SideView]
    first: int = 0
    turn: int = 0
    active: int = 0
    step: str = ""
    combat: int = NOBODY
    actor: int = NOBODY
    action: int = 0
    attacks: tuple[AttackView, ...] = ()
    floating: tuple[FloatingBegan, ...] = ()
    used: frozenset[int] = frozenset()
    winner: GameWon | None = None
    names: tuple[str, str] = field(default=("Player 1", "Player 2"), compare=False)

    @property
    def attack(self) -> AttackView | None:
        """The attack in progress, or None."""
        return self.attacks[-1] if self.attacks else None

    @property
    def mine(self) -> SideView:
        """The viewer's own side."""
        return self.sides[self.viewer]

    @property
    def theirs(self) -> SideView:
        """The other side."""
        return self.sides[1 - self.viewer]

    @classmethod
    def of(
        cls,
        game: Game,
        viewer: int,
        names: tuple[str, str] = ("Player 1", "Player 2"),
        known: Iterable[int] = (),
    ) -> TableView:
        """Project a game for a viewer.

        `known` are instance numbers of cards that the viewer has seen go into the other hand.
        """
        view = of_state(game.state, viewer, known)
        view.names = names
        started = _last(game.events, TurnBegan)
        for event in game.events[:started]:
            if type(event) in _EVER:
                view._tell(event)
        for event in game.events[started:]:
            view._tell(redact(event, viewer))
        return view

    def copy(self) -> TableView:
        """A view that goes its own way from here."""
        return replace(
            self,
            sides=(replace(self.sides[0]), replace(self.sides[1])),
            attacks=tuple(attack.copy() for attack in self.attacks),
        )

    def face_down(self) -> TableView:
        """The same with no card of either hand to be seen but what both have seen."""
        side = self.sides[self.viewer]
        mine = replace(side, hand=(HIDDEN,) * len(side.hand))
        other = replace(self.sides[1 - self.viewer])
        return replace(self.copy(), sides=(mine, other) if self.viewer == 0 else (other, mine))

    def apply(self, event: Event) -> None:
        """Move on by one redacted event."""
        self.follow((event,))

    def follow(self, events: Sequence[Event]) -> None:
        """Move on by redacted events, in order."""
        followed, bounds = FOLLOWED, _BOUNDS
        noted = 0
        for number, event in enumerate(events):
            kind = type(event)
            if kind in followed:
                if kind in bounds:
                    self._note(events[noted:number])
                    noted = number + 1
                followed[kind](self, event)
        self._note(events[noted:])

    def _note(self, events: Sequence[Event]) -> None:
        """Remember what happened during an attack."""
        if self.attacks:
            self.attacks[-1].events += events

    def _tell(self, event: Event) -> None:
        """The part of an event that is about the course of the game, not about zones."""
        tell = _TELLINGS.get(type(event))
        if tell is not None:
            tell(self, event)
        if type(event) not in _BOUNDS:
            self._note((event,))


def of_state(state: State, viewer: int, known: Iterable[int] = ()) -> TableView:
    """The zones and numbers of a state as a viewer sees them, without the course of the game."""
    mine = side_of(state, viewer, tuple(state.players[viewer].hand))
    other = 1 - viewer
    theirs = side_of(state, other, other_hand(state.players[other], frozenset(known)))
    return TableView(
        viewer,
        (theirs, mine) if viewer else (mine, theirs),
        first=state.first,
        turn=state.turn,
        active=state.active,
        combat=state.combat.attacker if state.combat else NOBODY,
        winner=state.winner,
    )


def other_hand(player: PlayerState, known: frozenset[int]) -> tuple[int, ...]:
    """A hand as the other seat sees it, that knows these cards of it."""
    seen = sorted(known.intersection(player.hand)) if known else ()
    return (*seen, *(HIDDEN,) * (len(player.hand) - len(seen)))


def side_of(state: State, seat: int, hand: tuple[int, ...]) -> SideView:
    """A side of the table, with what is seen of the hand."""
    player = state.players[seat]
    return SideView(
        player.mp,
        player.mastery,
        player.level,
        player.stages,
        player.anger,
        len(player.life_deck),
        hand,
        tuple(_entry(state, card) for card in player.play),
        tuple(player.in_use),
        tuple(player.discard),
        tuple(player.banished),
        tuple(player.aside),
        player.anger_goal,
        player.runs_out,
    )


def _entry(state: State, card: int) -> CardInPlay:
    permanent = state.permanents[card]
    return CardInPlay(card, permanent.stages, permanent.attached_to, permanent.captured)


def _last(events: list[Event], kind: type[Event]) -> int:
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], kind):
            return index
    return 0


_LISTS = {
    IN_USE: "in_use",
    DISCARD: "discard",
    BANISHED: "banished",
    ASIDE: "aside",
}


def _card_moved(view: TableView, event: CardMoved) -> None:
    card, source, target = event.card, event.source, event.target
    if source is LIFE_DECK:
        view.sides[event.player].life_count -= 1
    else:
        _take(view.sides[event.player], source, card)
    side = view.sides[event.to_player]
    if target is DISCARD:
        discard = side.discard
        on_top = not event.place and not event.at_bottom
        side.discard = discard + (card,) if on_top else _with(discard, card, event)
    elif target is LIFE_DECK:
        side.life_count += 1
    elif target is HAND:
        if event.to_player == view.viewer:
            side.hand = _with(side.hand, card, event)
        elif card == HIDDEN:
            side.hand += (HIDDEN,)
        else:
            side.hand = _other_hand((*side.hand, card))
    elif target is IN_PLAY:
        entry = CardInPlay(card, event.stages, event.attached_to)
        side.play = _with(side.play, entry, event)
    else:
        name = _LISTS[target]
        setattr(side, name, _with(getattr(side, name), card, event))


def _with(cards: tuple[T, ...], card: T, event: CardMoved) -> tuple[T, ...]:
    """Some cards with one more, where it arrives."""
    if not event.place and not event.at_bottom:
        return cards + (card,)
    at = event.place if event.at_bottom else len(cards) - event.place
    return (*cards[:at], card, *cards[at:])


def _take(side: SideView, source: Zone, card: int) -> None:
    """Take a card from a zone whose cards are seen, or the hand."""
    name = _LISTS.get(source)
    if name is not None:
        cards = getattr(side, name)
        index = cards.index(card)
        setattr(side, name, cards[:index] + cards[index + 1 :])
    elif source is HAND:
        if card == HIDDEN:
            # Any of the hand may have left, so no card in it is known any longer.
            side.hand = (HIDDEN,) * (len(side.hand) - 1)
        elif card in side.hand:
            side.hand = _without(side.hand, card)
        else:
            side.hand = _without(side.hand, HIDDEN)
    else:
        side.play = tuple([entry for entry in side.play if entry.card != card])


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _other_hand(hand: tuple[int, ...]) -> tuple[int, ...]:
    known = sorted(card for card in hand if card != HIDDEN)
    return (*known, *(HIDDEN,) * (len(hand) - len(known)))


def _stages_changed(view: TableView, event: StagesChanged) -> None:
    side = view.sides[event.player]
    if event.card in side.mp:
        side.stages = event.after
        return
    for side in view.sides:
        if side.in_play(event.card):
            side.play = tuple(
                replace(entry, stages=event.after) if entry.card == event.card else entry
                for entry in side.play
            )


def _anger_changed(view: TableView, event: AngerChanged) -> None:
    view.sides[event.player].anger = event.after


def _anger_goal_changed(view: TableView, event: AngerGoalChanged) -> None:
    view.sides[event.player].anger_goal = event.after


def _runs_out(view: TableView, event: RunsOut) -> None:
    view.sides[event.player].runs_out = event.after


def _level_changed(view: TableView, event: LevelChanged) -> None:
    own = view.sides[event.player]
    own.level = event.after
    for side in view.sides:
        side.play = tuple(
            replace(entry, attached_to=own.mp_card) if entry.attached_to in own.mp else entry
            for entry in side.play
        )


def _control_changed(view: TableView, event: ControlChanged) -> None:
    before, after = view.sides[event.before], view.sides[event.after]
    entry = before.in_play(event.card)
    if entry is None:
        return
    before.play = tuple(other for other in before.play if other.card != event.card)
    after.play = (*after.play, replace(entry, captured=not entry.captured))


_CHANGES: dict[type[Event], Any] = {
    CardMoved: _card_moved,
    StagesChanged: _stages_changed,
    AngerChanged: _anger_changed,
    AngerGoalChanged: _anger_goal_changed,
    RunsOut: _runs_out,
    LevelChanged: _level_changed,
    ControlChanged: _control_changed,
}


def _game_started(view: TableView, event: GameStarted) -> None:
    view.first = view.active = event.first


def _turn_began(view: TableView, event: TurnBegan) -> None:
    view.turn, view.active = event.number, event.player
    view.step = ""
    view.used = frozenset()


def _step_began(view: TableView, event: StepBegan) -> None:
    view.step = event.step
    view.active = event.player


def _combat_began(view: TableView, event: CombatBegan) -> None:
    view.combat = event.player
    view.actor, view.action = event.player, 0


def _combat_ended(view: TableView, event: CombatEnded) -> None:
    view.combat = view.actor = NOBODY
    view.action = 0


def _action_began(view: TableView, event: ActionBegan) -> None:
    view.actor, view.action = event.player, event.number


def _card_used(view: TableView, event: CardUsed) -> None:
    if not event.from_hand and event.how in _DEEDS:
        view.used |= {event.card}


def _attack_began(view: TableView, event: AttackBegan) -> None:
    view.attacks = (*view.attacks, AttackView(event, events=[event]))


def _attack_ended(view: TableView, event: AttackEnded) -> None:
    # The one that it was performed in goes on.
    view.attacks = view.attacks[:-1]


def _attack_step(view: TableView, event: AttackStep) -> None:
    if view.attacks:
        inner = view.attacks[-1]
        inner.step, inner.step_name = event.step, event.name


def _floating_began(view: TableView, event: FloatingBegan) -> None:
    view.floating = (*view.floating, event)


def _floating_ended(view: TableView, event: FloatingEnded) -> None:
    view.floating = tuple(effect for effect in view.floating if effect.ident != event.ident)


def _game_won(view: TableView, event: GameWon) -> None:
    view.winner = event
    view.attacks = ()


_TELLINGS: dict[type[Event], Any] = {
    GameStarted: _game_started,
    TurnBegan: _turn_began,
    StepBegan: _step_began,
    CombatBegan: _combat_began,
    CombatEnded: _combat_ended,
    ActionBegan: _action_began,
    CardUsed: _card_used,
    AttackBegan: _attack_began,
    AttackEnded: _attack_ended,
    AttackStep: _attack_step,
    FloatingBegan: _floating_began,
    FloatingEnded: _floating_ended,
    GameWon: _game_won,
}

FOLLOWED = {**_CHANGES, **_TELLINGS}
"""How a view changes with each kind of event, what it remembers of an attack aside."""

_DEEDS = frozenset({"attack", "defense", "power", "instant"})
"""What a player does with a card, by `CardUsed.how`; the rest happens by itself."""

_BOUNDS = frozenset({AttackBegan, AttackEnded, GameWon})
"""Where attacks begin and end; what lies between happens during them."""

_EVER = frozenset({FloatingBegan, FloatingEnded})
"""What still holds from turns before the present one."""
