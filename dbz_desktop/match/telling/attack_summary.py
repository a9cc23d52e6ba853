"""What has become of an attack, read off its events, and its damage as a sum in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.attack_events import Term
from dbz_desktop.rules.kernel.events import Event


@dataclass(slots=True)
class AttackSummary:
    """What has become of an attack so far, read off its events."""

    number: int = 0
    player: int = 0
    card: int = ev.NOBODY
    performer: int = ev.NOBODY
    kind: str = ""
    cost: int = 0
    copy: bool = False
    step: int = 0
    step_name: str = ""
    stopped_by: int | None = None
    calculated: atk.DamageCalculated | None = None
    dealt: atk.DamageDealt | None = None
    turned: int = 0
    prevented: list[atk.DamagePrevented] = field(default_factory=list)
    discarded: int = 0
    ended: atk.AttackEnded | None = None

    @property
    def result(self) -> str:
        """STOPPED, CRITICAL, HIT, NO DAMAGE or nothing yet."""
        if self.stopped_by is not None:
            return "STOPPED"
        if self.dealt is not None:
            if self.dealt.critical:
                return "CRITICAL"
            return "HIT" if self.dealt.stages or self.dealt.life_cards else "NO DAMAGE"
        if self.ended is not None:
            return "HIT" if self.ended.successful else "STOPPED"
        return ""


def summary(events: Iterable[Event]) -> AttackSummary:
    """Read an attack's events, its AttackBegan among them."""
    attack = AttackSummary()
    for event in events:
        note(attack, event)
    return attack


def note(attack: AttackSummary, event: Event) -> None:
    """One more event of an attack."""
    if isinstance(event, atk.AttackBegan):
        attack.number, attack.player, attack.card = event.number, event.player, event.card
        attack.performer, attack.kind = event.performer, event.kind.value
        attack.cost, attack.copy = event.cost, event.copy
    elif isinstance(event, atk.AttackStep):
        attack.step, attack.step_name = event.step, event.name
    elif isinstance(event, atk.AttackStopped):
        attack.stopped_by = event.by
    elif isinstance(event, atk.AttackUnstopped):
        # It may have been stopped before, and go through after all.
        attack.stopped_by = None
    elif isinstance(event, atk.DamageCalculated):
        attack.calculated = event
    elif isinstance(event, atk.DamageDealt):
        attack.dealt = event
    elif isinstance(event, atk.CountedCritical):
        attack.dealt = attack.dealt and replace(attack.dealt, critical=True)
    elif isinstance(event, atk.StagesTurned):
        attack.turned += event.amount
    elif isinstance(event, atk.DamagePrevented):
        attack.prevented.append(event)
    elif isinstance(event, atk.AttackEnded):
        attack.ended = event
    elif isinstance(event, ev.CardMoved) and event.why is ev.Why.DAMAGE:
        attack.discarded += 1


UNITS = {
    "stages": ("stage", "stages"),
    "life cards": ("life card", "life cards"),
    "attacks": ("attack", "attacks"),
    "cards": ("card", "cards"),
}


def amount(number: int, unit: str) -> str:
    """ "1 stage", "4 life cards"."""
    one, many = UNITS.get(unit, (unit, unit))
    return f"{number} {one if number == 1 else many}"


def reckoned(term: Term) -> str:
    """What a term is that comes of the reckoning, and that no card adds or takes off."""
    if term.label == atk.FLOOR:
        return "never below zero"
    if term.label == atk.TURNED:
        other = "life cards" if term.unit == "stages" else "stages"
        return f"dealt as {other}" if term.amount < 0 else f"instead of {other}"
    return ""


def shown_units(done: atk.DamageCalculated) -> list[tuple[str, int]]:
    """The units of the damage with their totals; a mere lessening of what there isn't is none."""
    return [
        (unit, total)
        for unit, total in (("stages", done.stages), ("life cards", done.life_cards))
        if total
        or any(
            term.unit == unit and (term.amount > 0 or term.label == "AT")
            for term in done.terms
            if term.label != atk.FLOOR
        )
    ]


def sum_line(terms: Iterable[Term], unit: str, total: int) -> str:
    """The terms of one unit as a sum: "AT 3 + 3 − 2 = 4 stages"."""
    words = ""
    own = [term for term in terms if term.unit == unit]
    for i, term in enumerate(own):
        sign = "−" if term.amount < 0 else "+"
        number = f"{abs(term.amount)}"
        label = "AT " if term.label == "AT" else ""
        first = i == 0 and term.amount >= 0
        words += f"{label}{number}" if first else f" {sign} {label}{number}"
        why = reckoned(term)
        words += f" ({why})" if why else ""
    if len(own) <= 1 and (not own or own[0].label != "AT"):
        return amount(total, unit)
    return f"{words.strip()} = {amount(total, unit)}"
