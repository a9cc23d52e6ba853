"""Editions: the differences between the rules documents, as data (see `resources/editions`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dbz_desktop.cards import Card


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. `chain` names the editions whose card wordings it inherits."""

    id: str
    name: str
    chain: tuple[str, ...]
    rules: Mapping[str, Any] = field(default_factory=dict)
    traits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def rule(self, key: str) -> Any:
        """The edition's choice for a rule that differs; raises KeyError for an unknown key."""
        return self.rules[key]

    def wording(self, card: Card) -> str:
        """The rules text of a card that counts in this edition (DCK-12)."""
        return card.wording(self.chain)

    def attack_steps(self) -> tuple[str, ...]:
        """The names of the steps of the attack sequence, in order (ATK-1)."""
        if self.rules.get("attack_steps") == 8:
            return EIGHT_STEPS
        return SEVEN_STEPS


EIGHT_STEPS = (
    "pay costs",
    "immediate effects",
    "defense",
    "damage",
    "effects of the damage",
    "HIT effects",
    "critical damage",
    "discard the attack",
)
SEVEN_STEPS = tuple(name for name in EIGHT_STEPS if name != "effects of the damage")


def edition_from_tables(tables: Mapping[str, Mapping[str, Any]], wanted: str) -> Edition:
    """Build an edition from the parsed edition files, by id.

    Raises KeyError when the edition, or one that it inherits, is not among them.
    """
    chain: list[str] = []
    rules: dict[str, Any] = {}
    traits: dict[str, tuple[str, ...]] = {}
    name: str | None = wanted
    tables_in_chain = []
    while name is not None:
        table = tables[name]
        chain.append(name)
        tables_in_chain.append(table)
        name = table.get("inherits")
    for table in reversed(tables_in_chain):
        rules.update(table.get("rules", {}))
        traits.update({k: tuple(v) for k, v in table.get("traits", {}).items()})
    return Edition(wanted, str(tables[wanted]["name"]), tuple(chain), rules, traits)
