"""Texts of another attack: that perform a copy of it (ATK-16), or tell its damage; without one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dbz_desktop.rules.kernel.cardtext import Section, every, holds
from dbz_desktop.rules.language.attacks.damages_told import DamageSaid
from dbz_desktop.rules.language.deeds.performing import PerformCopy, Performs, performs
from dbz_desktop.rules.language.effects.playing import PlayCards
from dbz_desktop.rules.language.frames.when import (
    AtMoment,
    Waiting,
)


def copies_itself(section: Section) -> bool:
    """Whether an attack, by its own text, would be performed again and again without end."""
    said = (*section.sentences, *section.hits)
    own = [sentence.line for sentence in said if not sentence.later]
    return bool(section.is_attack or section.hits) and _copies_at_once(own)


def copies_nothing(section: Section, lines: list[Any]) -> bool:
    """Whether a text would copy "that attack" where there is none that it answers or waits for."""
    if any(isinstance(line, AtMoment) and _copies_later(line) for line in lines):
        return True
    for_attack = section.when is not None and section.when.on is not None
    return not (section.is_defense or for_attack) and _copies_at_once(lines)


def _copies_at_once(lines: list[Any]) -> bool:
    return any(_copies_later(line) and not isinstance(line, Waiting) for line in lines)


def _copies_later(line: Any) -> bool:
    """Whether an action to come is a copy of the attack that is answered."""
    return any(each.of_answered for each in every(line, PerformCopy))


def never_performs(section: Section) -> bool:
    """Whether a text that is an attack itself, or stops one, would perform another at once: one
    attack goes on at a time (ATK-1)."""
    said = (*section.sentences, *section.hits)
    own = [sentence.line for sentence in said if not sentence.later]
    return bool(section.is_attack or section.is_defense) and performs(own)


def tells_of_no_attack(section: Section, lines: Sequence[Any]) -> bool:
    """Whether a text tells at once the damage of an attack that it neither answers nor performs."""
    if section.is_defense or section.when is not None or holds(lines, Performs):
        return False
    hits = [sentence.line for sentence in section.hits]
    own = [line for line in lines if not isinstance(line, Waiting) and line not in hits]
    meant = section.definitions.values() if len(own) == len(lines) else ()
    told = [each for each in every((section.damage, *own, *meant), DamageSaid) if not each.last]
    return any(each.of_other or not section.is_attack for each in told)


def repeats_nothing(section: Section) -> bool:
    """Whether a text would perform "that attack" again where it has performed none before."""
    performed = False
    for line in (sentence.line for sentence in section.sentences):
        performed = performed or any(each.performs for each in every(line, PlayCards))
        if not performed and any(each.again for each in every(line, PerformCopy)):
            return True
    return False
