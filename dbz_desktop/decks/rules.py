"""What an edition says about deck building, read from its file (DCK-2, DCK-3, DCK-7 to DCK-11)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any


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


class UnknownEdition(ValueError):
    """There is no such edition; the message lists those there are."""


def edition_ids(folder: Path) -> list[str]:
    """The ids of the editions in a folder of edition files, sorted."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def load_deck_rules(edition: str, folder: Path) -> DeckRules:
    """The deck building rules of an edition, from `folder`/<edition>.toml.

    Raises UnknownEdition when there is no such file.
    """
    known = edition_ids(folder)
    if edition not in known:
        raise UnknownEdition(f'there is no edition "{edition}"; there are: {", ".join(known)}')
    data = _read(edition, folder)
    chain = [edition]
    parent = data.get("inherits")
    while parent and parent not in chain and parent in known:
        chain.append(parent)
        parent = _read(parent, folder).get("inherits")
    rules = data.get("rules", {})
    return DeckRules(
        edition=edition,
        name=str(data.get("name", edition)),
        chain=tuple(chain),
        mp_same_alignment=bool(rules.get("mp_same_alignment", True)),
        dragon_balls_one_set=bool(rules.get("dragon_balls_one_set", True)),
        ally_of_mp_name=bool(rules.get("ally_of_mp_name", False)),
        non_unique_allies=_names(rules.get("non_unique_allies")),
        separate_mps=tuple((rules.get("separate_mps") or {}).items()),
        heritage=str(rules.get("heritage", "traits")),
        saiyan=_names(rules.get("saiyan")),
        namekian=_names(rules.get("namekian")),
        frozen=_names(rules.get("frozen")),
        frozen_unclear=_names(rules.get("frozen_unclear")),
        thawing=_table(data.get("thawing") or rules.get("thawing")),
        gold_reprints=_names(rules.get("gold_reprints")),
        fusion_excludes=_table(data.get("fusion_excludes") or rules.get("fusion_excludes")),
        traits=_table(data.get("traits") or rules.get("traits")),
    )


@lru_cache(maxsize=20_000)
def plain(name: str) -> str:
    """A name for comparing: case, typographic quotes, blanks and hyphens inside don't count.

    "ChiChi" of a card and "Chi Chi" of a list are the same character.
    """
    kept = (letter for letter in name.casefold() if letter.isalnum() or letter in ".-+()")
    return "".join(kept)


def _names(values: object) -> frozenset[str]:
    return (
        frozenset(plain(str(value)) for value in values)
        if isinstance(values, list)
        else frozenset()
    )


def _table(table: object) -> tuple[tuple[str, frozenset[str]], ...]:
    if not isinstance(table, dict):
        return ()
    return tuple((key, _names(values)) for key, values in table.items())


def _read(edition: str, folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / f"{edition}.toml").read_text(encoding="utf-8"))
