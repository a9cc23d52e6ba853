"""Controls: changes of what a game keeps for itself, of which nobody is told.

Where the turn stands, which uses are counted, whose action is lost, what is in force: the state
holds it, and as everything of the state it changes by `changes.apply` and nowhere else. Controls
are carried out with `Game.keep`, set nothing off, and are no part of the stream of events.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from dbz_desktop.rules.kernel.events import NOBODY, Event
from dbz_desktop.rules.kernel.record import record

Key = tuple[Any, ...]
"""Under what something is counted; its first item is the period, or says what it is."""


EVERYTHING, IMMEDIATE_ONLY = 1, 2
"""How much of what a card does is counted as cancelled: all, or what it does at once (ATK-1)."""


@record
class Control(Event):
    """A change of what a game keeps for itself."""


@record
class PhaseBegan(Control):
    """The turn goes on with another of its steps (see `flow.turn`)."""

    phase: str


@record
class Counted(Control):
    """Something has now been counted so many times."""

    key: Key
    times: int


@record
class Forgotten(Control):
    """Something is counted no longer."""

    key: Key


@record
class UsesLeft(Control):
    """A card remains on the table for so many uses (ATK-15)."""

    card: int
    uses: int


@record
class CopyUsesLeft(Control):
    """The copy of an attack may be used so often; `key` is player, card and section (ATK-16)."""

    key: tuple[int, int, int]
    uses: int


@record
class CopyQueued(Control):
    """A player's next action is a copy of an attack (ATK-16)."""

    player: int
    copy: Any


@record
class CopyDue(Control):
    """It is time for the first copy that a player has queued."""

    player: int


@record
class ActionsLost(Control):
    """A player's next actions are lost: he passes, or without `passes` he skips them (HSE-4)."""

    player: int
    count: int
    passes: bool


@record
class LossDue(Control):
    """It is time for the first action that a player has lost."""

    player: int


@record
class ActionGained(Control):
    """A player acts once more after his next action, or with `attack` may only attack then.

    Perhaps only so as the attacks that it says.
    """

    player: int
    attack: Any


@record
class GainDue(Control):
    """It is time for the first action that a player has gained."""

    player: int


@record
class PassesEnded(Control):
    """Somebody acts, so that nobody has passed any more (COM-2)."""


@record
class ActorChanged(Control):
    """The next action is a player's (COM-2)."""

    player: int


@record
class CombatStopped(Control):
    """Combat ends after the action that goes on, by an effect of a card or without (COM-2)."""

    player: int = NOBODY
    card: int = NOBODY


@record
class MppvForfeited(Control):
    """A player can't win by MPPV for the rest of the game (WIN-2)."""

    player: int


@record
class NumbersDealt(Control):
    """Cards of a player's Life Deck have other instance numbers from now on (see `numbering`).

    The cards `before` have the numbers `after`, in the same order.
    """

    player: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@record
class NumbersDue(Control):
    """Cards are to take other numbers as soon as no text or question can be about them."""

    cards: tuple[int, ...]


@record
class AttackTakenUp(Control):
    """An attack goes on now, or, with None, no attack any more.

    The attack itself is the work in hand: the sequence writes into it as it goes (see `Attack`).
    """

    attack: Any


@record
class AttackRemembered(Control):
    """An attack of this combat is over; what there was of it is a `PastAttack`."""

    past: Any


@record
class EffectHeld(Control):
    """A floating effect comes into force (EFF-4)."""

    floating: Any


@record
class EffectNarrowed(Control):
    """A floating effect refers to fewer cards from now on (ZON-3)."""

    floating: Any


@record
class EffectLeft(Control):
    """A floating effect is no longer in force (EFF-4)."""

    ident: int


phase_began, actor_changed = cache(PhaseBegan), cache(ActorChanged)
passes_ended = cache(PassesEnded)
"""What is kept at every step of a turn and every action: the same one each time."""
