"""What an edition says about deck building, read from its file (DCK-2, DCK-3, DCK-7 to DCK-11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from dbz_desktop.cards.editions import Names, chain_of, edition_named, read_editions


@dataclass(frozen=True, slots=True)
class DeckRules:
    """The deck building rules of one edition; see the comments in `resources/editions`.

    `chain` are the ids of the edition and those it inherits from, nearest first, which decide
    the wording of cards. `heritage` is "list" (names in `saiyan`, `namekian`) or "traits".
    """

    edition: str
    name: str
    chain: tuple[str, ...]
    mp_same_alignment: bool = True
    dragon_balls_one_set: bool = True
    ally_of_mp_name: bool = False
    non_unique_allies: frozenset[str] = frozenset()
    separate_mps: tuple[tuple[str, str], ...] = ()
    heritage: str = "traits"
    saiyan: frozenset[str] = frozenset()
    namekian: frozenset[str] = frozenset()
    frozen: frozenset[str] = frozenset()
    frozen_unclear: frozenset[str] = frozenset()
    thawing: tuple[tuple[str, frozenset[str]], ...] = ()
    gold_reprints: frozenset[str] = frozenset()
    fusion_excludes: tuple[tuple[str, frozenset[str]], ...] = ()
    traits: tuple[tuple[str, frozenset[str]], ...] = ()


def edition_ids(folder: Path) -> list[str]:
    """The ids of the editions in a folder of edition files, sorted."""
    return sorted(read_editions(folder))


def load_deck_rules(edition: str, folder: Path) -> DeckRules:
    """The deck building rules of an edition, from `folder`/<edition>.toml.

    Raises UnknownEdition when there is no such file, EditionError when one can't be read.
    """
    editions = read_editions(folder)
    file = edition_named(editions, edition)
    rules = file.rules
    return DeckRules(
        edition=edition,
        name=file.name,
        chain=chain_of(editions, edition),
        mp_same_alignment=rules.mp_same_alignment,
        dragon_balls_one_set=rules.dragon_balls_one_set,
        ally_of_mp_name=rules.ally_of_mp_name,
        non_unique_allies=_names(rules.non_unique_allies),
        separate_mps=tuple(rules.separate_mps.items()),
        heritage=rules.heritage,
        saiyan=_names(rules.saiyan),
        namekian=_names(rules.namekian),
        frozen=_names(rules.frozen),
        frozen_unclear=_names(rules.frozen_unclear),
        thawing=_table(file.thawing),
        gold_reprints=_names(rules.gold_reprints),
        fusion_excludes=_table(file.fusion_excludes),
        traits=_table(file.traits),
    )


@lru_cache(maxsize=20_000)
def plain(name: str) -> str:
    """A name for comparing: case, typographic quotes, blanks and hyphens inside don't count.

    "ChiChi" of a card and "Chi Chi" of a list are the same character.
    """
    kept = (letter for letter in name.casefold() if letter.isalnum() or letter in ".-+()")
    return "".join(kept)


def _names(values: Iterable[str]) -> frozenset[str]:
    return frozenset(map(plain, values))


def _table(table: Names) -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple((key, _names(values)) for key, values in table.items())
