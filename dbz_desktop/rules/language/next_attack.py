"""What comes of an attack to come, of which the sentence before spoke (EFF-4)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.language.attacks import NextAttack
from dbz_desktop.rules.language.predicates import Fact, Told
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.rules.language.statements import SaidForATime
from dbz_desktop.rules.language.terms import Whose

_OF_IT = re.compile(
    r"^if (?:it|that attack) is (stopped|successful|not stopped), (.+?)\.?$", re.IGNORECASE
)


def of_next_attack(words: str, before: Any) -> str:
    """What comes of the next attack, of which the sentence before spoke, as an effect that it has.

    "Your next attack deals +2 stages. If it is stopped, draw a card" (ATK-1, EFF-4).
    """
    asked = _OF_IT.match(words)
    if asked is None or not isinstance(before, SaidForATime):
        return words
    attacks = before.attacks
    whose = {
        getattr(attacks, "whose", None),
        getattr(getattr(attacks, "that", None), "whose", None),
    }
    if not isinstance(attacks, NextAttack) or Whose.YOUR not in whose or before.have:
        return words
    styled = replace(before, says=(Told(Fact.STYLED),), of_damage=False)
    its = sentence_text(styled).removesuffix(" is considered Styled.")
    if asked[1].lower() == "stopped":
        return f'{its} gains "If this attack is stopped, {asked[2]}."'
    return f'{its} gains "HIT: {asked[2]}."'
