"""Controls: changes of what a game keeps for itself, of which nobody is told.

Where the turn stands, which uses are counted, whose action is lost, what is in force: the state
holds it, and as everything of the state it changes by `changes.apply` and nowhere else. Controls
are carried out with `Game.keep`, set nothing off, and are no part of the stream of events.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dbz_desktop.rules.kernel.events import Event

Key = tuple[Any, ...]
"""Under what something is counted; its first item is the period, or says what it is."""


@dataclass(frozen=True, slots=True)
class Control(Event):
    """A change of what a game keeps for itself."""


@dataclass(frozen=True, slots=True)
class PhaseBegan(Control):
    """The turn goes on with another of its steps (see `flow.turn`)."""

    phase: str


@dataclass(frozen=True, slots=True)
class Counted(Control):
    """Something has now been counted so many times."""

    key: Key
    times: int


@dataclass(frozen=True, slots=True)
class Forgotten(Control):
    """Something is counted no longer."""

    key: Key


@dataclass(frozen=True, slots=True)
class UsesLeft(Control):
    """A card remains on the table for so many uses (ATK-15)."""

    card: int
    uses: int


@dataclass(frozen=True, slots=True)
class CopyUsesLeft(Control):
    """The copy of an attack may be used so often; `key` is player, card and section (ATK-16)."""

    key: tuple[int, int, int]
    uses: int


@dataclass(frozen=True, slots=True)
class CopyQueued(Control):
    """A player's next action is a copy of an attack (ATK-16)."""

    player: int
    copy: Any


@dataclass(frozen=True, slots=True)
class CopyDue(Control):
    """It is time for the first copy that a player has queued."""

    player: int


@dataclass(frozen=True, slots=True)
class ActionsLost(Control):
    """A player's next actions are lost: he passes, or without `passes` he skips them (HSE-4)."""

    player: int
    count: int
    passes: bool


@dataclass(frozen=True, slots=True)
class LossDue(Control):
    """It is time for the first action that a player has lost."""

    player: int


@dataclass(frozen=True, slots=True)
class PassesEnded(Control):
    """Somebody acts, so that nobody has passed any more (COM-2)."""


@dataclass(frozen=True, slots=True)
class ActorChanged(Control):
    """The next action is a player's (COM-2)."""

    player: int


@dataclass(frozen=True, slots=True)
class CombatStopped(Control):
    """Combat ends after the action that goes on (COM-2)."""


@dataclass(frozen=True, slots=True)
class MppvForfeited(Control):
    """A player can't win by MPPV for the rest of the game (WIN-2)."""

    player: int


@dataclass(frozen=True, slots=True)
class AttackTakenUp(Control):
    """An attack goes on now, or, with None, no attack any more.

    The attack itself is the work in hand: the sequence writes into it as it goes (see `Attack`).
    """

    attack: Any


@dataclass(frozen=True, slots=True)
class AttackRemembered(Control):
    """An attack of this combat is over; what there was of it is a `PastAttack`."""

    past: Any


@dataclass(frozen=True, slots=True)
class EffectHeld(Control):
    """A floating effect comes into force (EFF-4)."""

    floating: Any


@dataclass(frozen=True, slots=True)
class EffectNarrowed(Control):
    """A floating effect refers to fewer cards from now on (ZON-3)."""

    floating: Any


@dataclass(frozen=True, slots=True)
class EffectLeft(Control):
    """A floating effect is no longer in force (EFF-4)."""

    ident: int
