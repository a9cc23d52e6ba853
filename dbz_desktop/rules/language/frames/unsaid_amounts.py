"""Texts that do "that amount" of something where nothing before told an amount (EFF-1)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.kernel import attack_events, events
from dbz_desktop.rules.kernel.cardtext import Section, every, holds
from dbz_desktop.rules.language.attacks.attack_words import That
from dbz_desktop.rules.language.frames.when import Triggered
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone, Told
from dbz_desktop.rules.language.values.joining import Clause

_MESSAGE = "nothing before it tells an amount; say how much it is"
_OF_NO_AMOUNT = frozenset(
    (
        attack_events.AttackBegan,
        attack_events.AttackEnded,
        attack_events.AttackStopped,
        attack_events.AttackUnstopped,
        attack_events.CriticalEffect,
        attack_events.HitUsed,
        events.CardUsed,
        events.CombatBegan,
        events.CombatEnded,
        events.Passed,
    )
)
"""What happens by no amount. What an attack costs is one where the timing speaks of it."""


def why_no_amount(section: Section) -> str | None:
    """Why an amount of which a text speaks is none: its timing, or its beginning, tells none."""
    lines = [sentence.line for sentence in section.sentences]
    for line in lines:
        if isinstance(line, Triggered) and _tells_none(line.trigger) and _at_once(line.effect):
            return _MESSAGE
    opens = section.when is None or (
        section.when.condition is None
        and section.when.would is None
        and (section.when.on is None or _tells_none(section.when.on))
    )
    acts = not (section.is_attack or section.is_defense or section.is_constant)
    return _MESSAGE if acts and opens and lines and _at_once(lines[0]) else None


def _tells_none(trigger: Any) -> bool:
    if any(fact.cost is not None for fact in every(trigger, That)):
        return False
    return _OF_NO_AMOUNT.issuperset(trigger.listens)


def _at_once(line: Any) -> bool:
    """Whether all that is done is done by an amount that was told."""
    told = [each for each in every(line, AmountDone) if each.verb is None and each.attack is None]
    if not told or any(each.told is Told.NUMBER for each in told):
        return False
    return sum(1 for _ in every(line, Clause)) == 1 and not holds(line, Triggered)
