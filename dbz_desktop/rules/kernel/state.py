"""State: the whole position of a game as plain data, cheap to copy, changed only by `changes`.

Lists of a zone hold instance numbers. The top of a Life Deck and of a discard pile is the *end*
of its list, so drawing and discarding are pops and appends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from operator import attrgetter
from typing import Any

from dbz_desktop.rules.kernel.copies import Copies
from dbz_desktop.rules.kernel.events import (
    AT_BOTTOM,
    AT_TOP,
    HAND,
    NOBODY,
    ORDERED,
    GameWon,
    Zone,
)
from dbz_desktop.rules.kernel.history import History
from dbz_desktop.rules.kernel.record import record


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


LISTS: tuple[Callable[[PlayerState], list[int]], ...] = tuple(
    attrgetter(name)
    for name in ("life_deck", "hand", "play", "discard", "banished", "aside", "in_use")
)
"""The fields of `PlayerState` in the order of the zones."""


ANGER_GOAL = 5
"""The anger at which an MP advances (ANG-1), and at which level 4 wins (WIN-2)."""


@dataclass(slots=True)
class PlayerState:
    """One side of the table. `mp` are the level cards, level 1 first; `level` counts from 1.

    `anger_goal` is what was told last of the anger that he needs (ANG-1), and `runs_out` of how
    many cards his next Draw Step takes if it loses him the game (HSE-2); the rules work them out.
    """

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
    anger_goal: int = ANGER_GOAL
    runs_out: int = 0

    @property
    def mp_card(self) -> int:
        """The instance number of the current level's card."""
        return self.mp[self.level - 1]

    def zone(self, zone: Zone) -> list[int]:
        """The list of a zone."""
        return LISTS[zone](self)

    def ends(self, zone: Zone, cards: tuple[int, ...], along: tuple[int, ...]) -> int:
        """At which ends of an ordered zone cards lie, as a mask, with nothing above them or under
        them but what goes `along`."""
        if zone not in ORDERED:
            return 0
        found, pile = 0, self.zone(zone)
        for end, order in ((AT_TOP, reversed(pile)), (AT_BOTTOM, iter(pile))):
            first = [*takewhile(along.__contains__, order)]
            if all(card in first for card in cards):
                found |= end
        return found

    def zones(self) -> tuple[list[int], ...]:
        """The lists of all zones, in their order."""
        return (
            self.life_deck,
            self.hand,
            self.play,
            self.discard,
            self.banished,
            self.aside,
            self.in_use,
        )

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
            self.anger_goal,
            self.runs_out,
        )


@record
class PastAttack:
    """An attack of this turn that is over, for what looks back at it.

    `original` is the card of which its own was a copy, and whose text performed it.
    """

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
    origin: Zone | None = None
    styled: bool = False
    named: bool = False
    performer: int = NOBODY
    original: int = NOBODY
    controlled: bool = False

    @property
    def text(self) -> tuple[int, int]:
        """The card and the section whose text it is."""
        return (self.card if self.original == NOBODY else self.original), self.section

    @property
    def from_hand(self) -> bool:
        """Whether its card was in a hand."""
        return self.origin is HAND


@dataclass(slots=True)
class Combat:
    """The Combat Step that is going on. Pairs are indexed by player.

    `passed` says who has passed since somebody last acted; `lost` what becomes of a player's next
    actions, in order: True for one that he must pass, False for one that he skips (HSE-4).
    `gained` are the actions that he has beside them, each right after his next one: True, or which
    attacks, for one in which he may only attack, as of the action that goes on `attack_only` is.
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
    ended_by: tuple[int, int] = (NOBODY, NOBODY)
    """The player and the card whose effect ends it."""
    gained: list[list[Any]] = field(default_factory=lambda: [[], []])
    attack_only: Any = False

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
            self.ended_by,
            [self.gained[0][:], self.gained[1][:]],
            self.attack_only,
        )


@dataclass(slots=True)
class State:
    """Everything that a game is, between two steps of the turn or of an attack.

    `phase` is where the turn stands (see `turn`). `used` counts uses of powers and limited
    triggers, by keys whose first item is the period ("turn", "combat", "attack", "game").
    `floating` are immutable `Floating` records. `remaining` maps a card that remains on the table
    to the uses that it has left. `copied` maps a card that is treated as a copy to the one that it
    is a copy of. `left` has how the cards that left play this turn lay there, for what speaks of
    them afterwards. `history` is what happened this turn and in the last ones, for conditions on
    the past. `attack` is the `Attack` that is going on, or None. `faces` has for each instance
    number which card of the decks it stands for, `gone` the numbers that stand for none any more,
    `due` those that are to be replaced (see `numbering`); all three are shared by copies, and never
    changed but replaced. `fought` are the attacks of this turn whose combat is over,
    `fought_before` those of the turns before it.
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
    copied: dict[int, int] = field(default_factory=dict)
    left: dict[int, Permanent] = field(default_factory=dict)
    history: History = field(default_factory=History)
    attack: Any = field(default=None, compare=False)
    faces: tuple[int, ...] = ()
    gone: frozenset[int] = frozenset()
    due: tuple[int, ...] = ()
    fought: tuple[PastAttack, ...] = ()
    fought_before: tuple[tuple[PastAttack, ...], ...] = ()

    @property
    def during_combat(self) -> bool:
        """Whether it is "during combat": not on entering it (COM-1), still at its end (COM-8)."""
        now = self.combat
        if now is None or self.phase not in ("combat", "combat end"):
            return False
        return now.at_end or not now.ending

    def runs(self, period: str) -> bool:
        """Whether a time runs in which something happens for the first time: combat only from its
        declaration on (COM-1), all others always."""
        return period != "combat" or self.combat is not None

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
            dict(self.copied),
            {card: p.copy() for card, p in self.left.items()},
            self.history.copy(),
            attack,
            self.faces,
            self.gone,
            self.due,
            self.fought,
            self.fought_before,
        )
