"""Attacks that are said in several ways, brought into one: by whom they are, and lists of kinds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWords, Described
from dbz_desktop.rules.language.attacks.performed_by import BY_ALLIES, BY_MPS, PerformedBy
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.personalities import Personality


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


_OTHERS = {Whose.YOUR: Whose.OPPONENT, Whose.OPPONENT: Whose.YOUR}
_BY_OTHERS = {BY_ALLIES: BY_MPS, BY_MPS: BY_ALLIES}


def all_but(attacks: Any) -> Any:
    """The other attacks than those, where one thing is said of which they are.

    Raises ValueError where the others aren't of one kind themselves.
    """
    whose, what, that = attacks.whose, attacks.what, attacks.that
    if attacks.other or attacks.successful:
        raise ValueError("of the others it isn't known yet which they are")
    if that is not None and what == ANY_ATTACK and whose is None and that in _BY_OTHERS:
        return replace(attacks, that=_BY_OTHERS[that])
    if that is None and what == ANY_ATTACK and whose in _OTHERS:
        return replace(attacks, whose=_OTHERS[whose])
    single = isinstance(what, Described) and what.rest == ANY_ATTACK
    if that is None and whose is None and single:
        adjective = replace(what.adjective, negated=not what.adjective.negated)
        return replace(attacks, what=replace(what, adjective=adjective))
    raise ValueError("which ones the others are isn't said by one word")


def are_listed(*kinds: AttackWords) -> bool:
    """Whether kinds of attack are a list of their own: "physical or energy"."""
    said = [each.adjective for each in kinds if isinstance(each, Described)]
    plain = all(isinstance(each, Described) and each.rest == ANY_ATTACK for each in kinds)
    sorts = {word.sort for each in said for word in each.words}
    return plain and len(sorts) == 1 and not any(each.negated for each in said)
