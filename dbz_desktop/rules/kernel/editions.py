"""Editions: the differences between the rules documents, as data (see `resources/editions`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from dbz_desktop.cards import Card
from dbz_desktop.cards.editions import EditionFile, EditionRules, chain_of


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. `chain` names the editions whose card wordings it inherits.

    `traits` tells who has which Trait, by name, or heritage in the editions without Traits (DCK-7);
    `characters` are the names that any edition knows of, which a Named card may begin with (DCK-6).
    """

    id: str
    name: str
    chain: tuple[str, ...]
    rules: EditionRules = field(default_factory=EditionRules)
    traits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    characters: frozenset[str] = frozenset()

    def wording(self, card: Card) -> str:
        """The rules text of a card that counts in this edition (DCK-12)."""
        return card.wording(self.chain)


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

ATTACK_STEPS: dict[int, Mapping[str, int]] = {
    len(names): {name: number for number, name in enumerate(names, 1)}
    for names in (SEVEN_STEPS, EIGHT_STEPS)
}
"""The steps of the attack sequence with their numbers from 1, by how many there are (ATK-1)."""


def edition_of(editions: Mapping[str, EditionFile], wanted: str) -> Edition:
    """An edition of the edition files, by id; a Trait's names come from the nearest file.

    Raises UnknownEdition when it is not among them, EditionError when one it inherits isn't.
    """
    chain = chain_of(editions, wanted)
    traits: dict[str, tuple[str, ...]] = {}
    for name in reversed(chain):
        traits.update(editions[name].traits)
    file = editions[wanted]
    if file.rules.heritage == "list":
        traits |= {"Saiyan": file.rules.saiyan, "Namekian": file.rules.namekian}
    return Edition(wanted, file.name, chain, file.rules, traits, _characters(editions.values()))


def _characters(editions: Collection[EditionFile]) -> frozenset[str]:
    """Who has a Trait or a heritage in any edition, without those that only one card has."""
    lists = [[*file.rules.saiyan, *file.rules.namekian] for file in editions]
    lists += [[*names] for file in editions for names in file.traits.values()]
    return frozenset(name for names in lists for name in names if " - " not in name)
