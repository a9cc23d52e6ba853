"""Attacks that are said in several ways, brought into one: by whom they are, and lists of kinds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dbz_desktop.rules.language.attack_words import ANY_ATTACK, AttackWords, Described
from dbz_desktop.rules.language.performed_by import PerformedBy
from dbz_desktop.rules.language.personalities import Personality


def by_whose(attacks: Any) -> None:
    """Say once whose they are that perform the attacks: "attacks performed by your Allies"."""
    that = attacks.that
    if not isinstance(that, PerformedBy) or that.who is not None or that.by is not None:
        return
    if that.whose is None and attacks.whose is not None:
        object.__setattr__(attacks, "that", replace(that, whose=attacks.whose))
    if that.whose in (None, attacks.whose):
        object.__setattr__(attacks, "whose", None)


def by_those(attacks: Any, those: Personality | None) -> None:
    """Say by which personalities the attacks are performed, where they are told as theirs."""
    if those is not None:
        object.__setattr__(attacks, "that", PerformedBy(None, those=those))


def are_listed(*kinds: AttackWords) -> bool:
    """Whether kinds of attack are a list of their own: "physical or energy"."""
    said = [each.adjective for each in kinds if isinstance(each, Described)]
    plain = all(isinstance(each, Described) and each.rest == ANY_ATTACK for each in kinds)
    sorts = {word.sort for each in said for word in each.words}
    return plain and len(sorts) == 1 and not any(each.negated for each in said)
