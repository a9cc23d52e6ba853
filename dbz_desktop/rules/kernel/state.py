"""State: the whole position of a game as plain data, cheap to copy, changed only by events.

Lists of a zone hold instance numbers. The top of a Life Deck and of a discard pile is the *end*
of its list, so drawing and discarding are pops and appends.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dbz_desktop.rules.kernel.copies import Copies
from dbz_desktop.rules.kernel.deed import HEARD
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    ActionBegan,
    AngerChanged,
    AttackBegan,
    CardMoved,
    CombatBegan,
    CombatEnded,
    CombatEnding,
    ControlChanged,
    Event,
    GameStarted,
    GameWon,
    LevelChanged,
    Passed,
    Shuffled,
    ShuffledAnew,
    StagesChanged,
    StepBegan,
    TurnBegan,
    Zone,
)
from dbz_desktop.rules.kernel.history import History


@dataclass(slots=True)
class Permanent:
    """What is particular to a card in play: its stages (Allies), its attachment, its capture."""

    controller: int
    stages: int = 0
    attached_to: int = NOBODY
    captured: bool = False

    def copy(self) -> Permanent:
        """A copy that shares nothing."""
        return Permanent(self.controller, self.stages, self.attached_to, self.captured)


_LISTS = ("life_deck", "hand", "play", "discard", "banished", "aside", "in_use")
"""The fields of `PlayerState` in the order of the zones."""


@dataclass(slots=True)
class PlayerState:
    """One side of the table. `mp` are the level cards, level 1 first; `level` counts from 1."""

    mp: tuple[int, ...]
    mastery: int
    life_deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    in_use: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    banished: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    level: int = 1
    stages: int = 5
    anger: int = 0

    @property
    def mp_card(self) -> int:
        """The instance number of the current level's card."""
        return self.mp[self.level - 1]

    def zone(self, zone: Zone) -> list[int]:
        """The list of a zone."""
        cards: list[int] = getattr(self, _LISTS[zone])
        return cards

    def copy(self) -> PlayerState:
        """A copy that shares no list."""
        return PlayerState(
            self.mp,
            self.mastery,
            self.life_deck[:],
            self.hand[:],
            self.play[:],
            self.in_use[:],
            self.discard[:],
            self.banished[:],
            self.aside[:],
            self.level,
            self.stages,
            self.anger,
        )


@dataclass(frozen=True, slots=True)
class PastAttack:
    """An attack of this combat that is over, for what looks back at it."""

    number: int
    player: int
    card: int
    section: int
    kind: str
    copy: bool
    successful: bool
    stages: int
    life_cards: int
    critical: bool
    raised_anger: bool = False
    calculated_stages: int = 0
    calculated_life: int = 0
    action: int = 0
    from_hand: bool = False
    styled: bool = False


@dataclass(slots=True)
class Combat:
    """The Combat Step that is going on. Pairs are indexed by player.

    `passed` says who has passed since somebody last acted; `lost` what becomes of a player's next
    actions, in order: True for one that he must pass, False for one that he skips (HSE-4).
    `copies` has the uses that are left of copied attacks, by player, card and section (ATK-16).
    """

    attacker: int
    actor: int
    actions: int = 0
    ending: bool = False
    passed: list[bool] = field(default_factory=lambda: [False, False])
    lost: list[list[bool]] = field(default_factory=lambda: [[], []])
    actions_of: list[int] = field(default_factory=lambda: [0, 0])
    queued: list[tuple[int, Any]] = field(default_factory=list)
    attacks: list[PastAttack] = field(default_factory=list)
    passed_last: list[bool] = field(default_factory=lambda: [False, False])
    at_end: bool = False
    copies: dict[tuple[int, int, int], int] = field(default_factory=dict)
    level_changes: list[int] = field(default_factory=lambda: [0, 0])

    def copy(self) -> Combat:
        """A copy that shares no list."""
        return Combat(
            self.attacker,
            self.actor,
            self.actions,
            self.ending,
            self.passed[:],
            [self.lost[0][:], self.lost[1][:]],
            self.actions_of[:],
            self.queued[:],
            self.attacks[:],
            self.passed_last[:],
            self.at_end,
            dict(self.copies),
            self.level_changes[:],
        )


@dataclass(slots=True)
class State:
    """Everything that a game is, between two steps of the turn or of an attack.

    `phase` is where the turn stands (see `turn`). `used` counts uses of powers and limited
    triggers, by keys whose first item is the period ("turn", "combat", "game"). `floating` are
    immutable `Floating` records. `remaining` maps a card that remains on the table to the uses
    that it has left. `top_of_pile` is what lay on top of each discard pile when a card last left
    it. `history` is what happened this turn, for conditions on the past. `attack` is the `Attack`
    that is going on, or None.
    """

    players: tuple[PlayerState, PlayerState]
    where: list[Zone]
    permanents: dict[int, Permanent] = field(default_factory=dict)
    phase: str = "start"
    turn: int = 0
    active: int = 0
    first: int = 0
    declared: bool = False
    combat: Combat | None = None
    floating: tuple[Any, ...] = ()
    used: dict[tuple[Any, ...], int] = field(default_factory=dict)
    remaining: dict[int, int] = field(default_factory=dict)
    attack_count: int = 0
    ident: int = 0
    no_mppv: tuple[bool, bool] = (False, False)
    rng: tuple[Any, ...] | None = None
    winner: GameWon | None = None
    top_of_pile: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    history: History = field(default_factory=History)
    attack: Any = field(default=None, compare=False)

    @property
    def during_combat(self) -> bool:
        """Whether it is "during combat": not on entering it (COM-1), still at its end (COM-8)."""
        now = self.combat
        if now is None or self.phase not in ("combat", "combat end"):
            return False
        return now.at_end or not now.ending

    def copy(self) -> State:
        """A copy that shares nothing that changes."""
        attack, floating = None, self.floating
        if self.attack is not None:
            copies = Copies()
            attack = copies.attack(self.attack)
            floating = copies.floating(floating)
        return State(
            (self.players[0].copy(), self.players[1].copy()),
            self.where[:],
            {card: p.copy() for card, p in self.permanents.items()},
            self.phase,
            self.turn,
            self.active,
            self.first,
            self.declared,
            self.combat.copy() if self.combat else None,
            floating,
            dict(self.used),
            dict(self.remaining),
            self.attack_count,
            self.ident,
            self.no_mppv,
            self.rng,
            self.winner,
            self.top_of_pile[:],
            self.history.copy(),
            attack,
        )


def apply(state: State, event: Event) -> None:
    """Change the state by an event. Events that only tell leave it as it is."""
    kind = type(event)
    change = _CHANGES.get(kind)
    if change is not None:
        change(state, event)
    if kind in HEARD:
        state.history.add(event)


def _card_moved(state: State, event: CardMoved) -> None:
    card = event.card
    source = state.players[event.player].zone(event.source)
    if event.source is Zone.DISCARD:
        state.top_of_pile[event.player] = source[-1]
    if source and source[-1] == card:
        source.pop()
    else:
        source.remove(card)
    if event.source is Zone.IN_PLAY and event.target is not Zone.IN_PLAY:
        del state.permanents[card]
    target = state.players[event.to_player].zone(event.target)
    if event.at_bottom:
        target.insert(event.place, card)
    elif event.place:
        target.insert(len(target) - event.place, card)
    else:
        target.append(card)
    if event.target is Zone.IN_PLAY:
        state.permanents[card] = Permanent(event.to_player, event.stages, event.attached_to)
    state.where[card] = event.target
    if card in state.remaining:
        # It lies elsewhere now, or is used anew (ATK-15).
        del state.remaining[card]


def _shuffled(state: State, event: Shuffled | ShuffledAnew) -> None:
    state.players[event.player].life_deck[:] = event.order


def _stages_changed(state: State, event: StagesChanged) -> None:
    player = state.players[event.player]
    if event.card in player.mp:
        player.stages = event.after
    else:
        state.permanents[event.card].stages = event.after


def _anger_changed(state: State, event: AngerChanged) -> None:
    state.players[event.player].anger = event.after


def _level_changed(state: State, event: LevelChanged) -> None:
    state.players[event.player].level = event.after
    if state.combat is not None:
        state.combat.level_changes[event.player] += 1


def _control_changed(state: State, event: ControlChanged) -> None:
    state.players[event.before].play.remove(event.card)
    state.players[event.after].play.append(event.card)
    permanent = state.permanents[event.card]
    permanent.controller = event.after
    permanent.captured = not permanent.captured


def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn = event.number
    state.active = event.player
    state.declared = False
    _forget_uses(state, "turn")
    state.history = History()


def _combat_began(state: State, event: CombatBegan) -> None:
    state.combat = Combat(event.player, event.player)
    state.declared = True
    state.history.begin_combat()


def _combat_ending(state: State, event: CombatEnding) -> None:
    assert state.combat is not None
    state.combat.at_end = True


def _combat_ended(state: State, event: CombatEnded) -> None:
    state.combat = None
    _forget_uses(state, "combat")


def _forget_uses(state: State, period: str) -> None:
    """What is counted in a period is counted anew."""
    for key in [key for key in state.used if key[0] == period]:
        del state.used[key]


def _attack_began(state: State, event: AttackBegan) -> None:
    state.attack_count = event.number


def _action_began(state: State, event: ActionBegan) -> None:
    combat = state.combat
    assert combat is not None
    combat.actor = event.player
    combat.actions = event.number
    combat.actions_of[event.player] += 1
    combat.passed_last[event.player] = False
    state.history.begin_action(event.player)


def _passed(state: State, event: Passed) -> None:
    combat = state.combat
    assert combat is not None
    combat.passed[event.player] = True
    combat.passed_last[event.player] = True


def _game_won(state: State, event: GameWon) -> None:
    state.winner = event


def _game_started(state: State, event: GameStarted) -> None:
    state.first = event.first
    state.active = event.first


def _step_began(state: State, event: StepBegan) -> None:
    state.active = event.player


_CHANGES: dict[type[Event], Any] = {
    CardMoved: _card_moved,
    Shuffled: _shuffled,
    ShuffledAnew: _shuffled,
    StagesChanged: _stages_changed,
    AngerChanged: _anger_changed,
    LevelChanged: _level_changed,
    ControlChanged: _control_changed,
    TurnBegan: _turn_began,
    CombatBegan: _combat_began,
    CombatEnding: _combat_ending,
    CombatEnded: _combat_ended,
    AttackBegan: _attack_began,
    ActionBegan: _action_began,
    Passed: _passed,
    GameWon: _game_won,
    GameStarted: _game_started,
    StepBegan: _step_began,
}
