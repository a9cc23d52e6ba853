"""What a card does in two or three signs, for its simplified face on the table.

Read off the wording with a few patterns, for show alone: the rules never ask here. A text that
none of them knows simply gets no key.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType

_COST = (
    re.compile(r"\b(\d+): (?:\w+ )*(?:Energy|Physical|energy|physical) attack"),
    re.compile(r"attack costing (\d+|X)"),
)
_DAMAGE = re.compile(r"DAMAGE: ([^.:]*?)(?:\.|$| HIT| \()")
_KIND = re.compile(r"\b(energy|physical) attack", re.IGNORECASE)
_STOP = re.compile(r"\bstops? (?:an?|any|all|the|this|your) ?([^.]*?attack)", re.IGNORECASE)
_STAGES = re.compile(r"([\dX+AT]+) stages?", re.IGNORECASE)
_LIFE = re.compile(r"([\dX+]+) life cards?", re.IGNORECASE)
_PREVENT = re.compile(r"\bprevents? (\d+|all|X)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Keys:
    """The signs of a card: how it is used, what kind of attack, its cost, its main number."""

    use: str = ""
    """"attack", "defense", "constant", "instant" or nothing: the icon of its first use."""
    kind: str = ""
    """"physical", "energy" or nothing."""
    cost: str = ""
    key: str = ""
    """The main number or word: "AT+4", "5 LIFE", "STOP"."""


def keys_of(card: Card, text: str | None = None) -> Keys:
    """The signs of a card's wording."""
    words = card.text if text is None else text
    use = ""
    found = re.search(r"\[(attack|defense|constant|instant)\]", words)
    if found:
        use = found[1]
    elif "POWER:" in words:
        use = "attack"
    kind = ""
    if card.type is CardType.PHYSICAL_COMBAT:
        kind = "physical"
    elif card.type is CardType.ENERGY_COMBAT:
        kind = "energy"
    cost = ""
    key = ""
    for pattern in _COST:
        price = pattern.search(words)
        if price:
            cost = price[1]
            break
    damage = _DAMAGE.search(words)
    if damage:
        key = shorten(damage[1])
    elif use == "defense":
        stop = _STOP.search(words)
        prevent = _PREVENT.search(words)
        if stop:
            key = "STOP"
            named = _KIND.search(stop[0])
            kind = named[1].lower() if named else kind
        elif prevent:
            key = f"PREVENT {prevent[1].upper()}"
    return Keys(use, kind, cost, key)


def shorten(damage: str) -> str:
    """Damage in short: "AT +4 stages" is "AT+4", "5 life cards" is "5 LIFE"."""
    if len(damage) > 40:
        damage = re.split(r" for each| plus | equal", damage)[0]
    short = damage.replace("power ", "")
    short = re.sub(r"\s*\+\s*", "+", short)
    stages, life = _STAGES.search(short), _LIFE.search(short)
    if stages and life:
        # Both units: "AT+3·2L" for stages and life cards, whichever comes first in the text.
        first = stages[1] if stages[1].startswith("AT") else f"{stages[1]}S"
        return f"{first.strip('+')}·{life[1].strip('+')}L"
    short = re.sub(r"\s*life cards?", " LIFE", short, flags=re.IGNORECASE)
    short = re.sub(r"(AT\S*) stages?", r"\1", short)
    short = re.sub(r"\s*stages?", " STG", short)
    return short.strip() if len(short) <= 14 else "DMG X"
