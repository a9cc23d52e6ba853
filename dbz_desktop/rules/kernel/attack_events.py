"""What happens in an attack, from its announcement to its end, as frozen records (ATK)."""

from __future__ import annotations

from enum import StrEnum

from dbz_desktop.rules.kernel.events import NOBODY, Event, Zone
from dbz_desktop.rules.kernel.record import record


class AttackKind(StrEnum):
    """Physical or energy."""

    PHYSICAL = "physical"
    ENERGY = "energy"


@record
class AttackBegan(Event):
    """An attack starts (ATK-1). `number` counts the attacks of the match from 1.

    `performer` is the personality that performs it, `copy` tells an invisible copy (ATK-16), which
    an attack that a text makes is not; `origin` is the zone that its card came from.
    """

    number: int
    player: int
    card: int
    kind: AttackKind
    performer: int
    cost: int
    copy: bool = False
    rule: str = "ATK-1"
    origin: Zone | None = None


@record
class AttackStep(Event):
    """The attack sequence enters a step, 1 to 8 in `fanz`, 1 to 7 elsewhere (ATK-1)."""

    number: int
    step: int
    name: str
    rule: str = "ATK-1"


@record
class AttackStopped(Event):
    """An attack is stopped, by card or effect `by` (ATK-4)."""

    number: int
    by: int
    player: int
    rule: str = "ATK-4"
    floating: bool = False


@record
class StopFailed(Event):
    """Something would stop the attack, but it can't be stopped (ATK-15)."""

    number: int
    by: int
    rule: str = "ATK-15"


FLOOR = "floor"
"""The label of what brings a sum below zero to nothing: there is no damage below zero (ATK-8)."""
TURNED = "turned"
"""The label of what is dealt in the other unit instead, once of either unit."""


@record
class Term:
    """One addend of the damage: `amount` of `unit` ("stages" or "life cards") and its origin.

    `label` is "AT", "base", "modifier" or "prevented", FLOOR or TURNED; `card` is where it comes
    from, `by` whose effect a modifier is.
    """

    label: str
    amount: int
    unit: str
    card: int = NOBODY
    by: int = NOBODY


@record
class DamageCalculated(Event):
    """Step 4: the damage after modifiers and prevention, with every term (ATK-5 to ATK-8).

    `attacker_power` and `defender_power` are the power levels that the Attack Table was asked
    about; `table_by` is the card whose effect gave the value instead of the table, or NOBODY.
    """

    number: int
    player: int
    attack_table: int
    attacker_bracket: str
    defender_bracket: str
    stages: int
    life_cards: int
    terms: tuple[Term, ...]
    rule: str = "ATK-5"
    attacker_power: int = 0
    defender_power: int = 0
    table_by: int = NOBODY


@record
class StagesTurned(Event):
    """Stages of damage past zero turn into life cards (ATK-7)."""

    number: int
    player: int
    amount: int
    rule: str = "ATK-7"


@record
class DamagePrevented(Event):
    """Life cards or stages of damage don't happen: Endurance or a prevention (ATK-12)."""

    number: int
    player: int
    amount: int
    unit: str
    card: int
    rule: str


@record
class DamageDealt(Event):
    """The damage of an attack is done: stages lost and life cards discarded (ATK-6, ATK-13)."""

    number: int
    player: int
    attacker: int
    stages: int
    life_cards: int
    critical: bool
    rule: str = "ATK-6"


@record
class CountedCritical(Event):
    """An attack is considered to deal critical damage only once its damage is dealt (ATK-13)."""

    number: int
    player: int
    attacker: int
    rule: str = "ATK-13"


@record
class CriticalEffect(Event):
    """A critical damage effect is chosen: "capture", "ally" or "anger" (ATK-13)."""

    player: int
    choice: str
    cause: int
    rule: str = "ATK-13"


@record
class HitUsed(Event):
    """A player used the HIT effects that are printed, or gained, in one place (ATK-1)."""

    number: int
    player: int
    card: int
    rule: str = "ATK-1"


@record
class AttackUnstopped(Event):
    """Nothing has stopped the attack; its damage comes next."""

    number: int
    player: int
    rule: str = "ATK-1"


@record
class AttackEnded(Event):
    """The attack sequence is over. `successful` when it was not stopped."""

    number: int
    player: int
    successful: bool
    stages: int
    life_cards: int
    rule: str = "ATK-1"
