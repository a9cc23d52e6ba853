"""The edition files: what each edition of the rules does differently, as typed records.

A key of `[rules]` is a field of `EditionRules`; a file that has another key, lacks one or gives
one a value that it can't have isn't read, and the error says which and what to do.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints


class EditionError(ValueError):
    """An edition can't be had; the message names the file and the key, and says what to do."""


class UnknownEdition(EditionError):
    """There is no such edition; the message lists those there are."""


@dataclass(frozen=True, slots=True)
class EditionRules:
    """The rules in which the editions differ; the comments in their files tell the sources.

    Without a file they are those of the default edition, "fanz", but for its lists of names.
    """

    attack_steps: Literal[7, 8] = 8
    """ATK-1: 8 has a step of its own for effects about the damage dealt, before HIT."""
    drill_powers: Literal["turn", "combat", "memory"] = "memory"
    """COM-4: once per turn or combat and again after re-entering play, or by Drill Memory."""
    hidden_zone_rule: bool = True
    """ZON-3: effects lose sight of a card that goes to a hidden zone."""
    discard_to_zero: bool = True
    """TRN-4: a player may end the Discard Step with no card in hand."""
    copy_may_stay: bool = False
    """ATK-16: a copy of an attack that stays on the table may be used again."""
    dragon_balls_nameable: bool = False
    """EFF-10: an effect may name a Dragon Ball."""
    lose_stages_choice: bool = True
    """EFF-7: a player picks the personality that loses stages by an effect, else it is the MP."""
    level4_anger_reset: Literal["raised", "set"] = "set"
    """ANG-4: how the MP comes to its highest stage."""
    critical_always_choosable: Literal["anger", "any"] = "any"
    """ATK-13: the critical damage effects that may be chosen although they will do nothing."""
    mp_same_alignment: bool = True
    """SET-1: all four MP levels share one alignment."""
    dragon_balls_one_set: bool = True
    """DCK-2: Dragon Balls of one set only."""
    ally_of_mp_name: bool = False
    """DCK-3: Allies with the MP's name are allowed."""
    non_unique_allies: tuple[str, ...] = ()
    """DCK-3: Allies of these names may be taken once per subtitle."""
    separate_mps: Mapping[str, str] = field(default_factory=dict)
    """DCK-9: levels of these names don't mix with the other name's levels."""
    heritage: Literal["list", "traits"] = "traits"
    """DCK-7: who has a heritage: the names below, or the Traits on all four levels."""
    saiyan: tuple[str, ...] = ()
    namekian: tuple[str, ...] = ()
    frozen: tuple[str, ...] = ()
    """DCK-10: the Frozen List, by title; an Ally with its subtitle."""
    frozen_unclear: tuple[str, ...] = ()
    """DCK-10: titles that may have been frozen; the deck check remarks on them."""
    gold_reprints: tuple[str, ...] = ()
    """DCK-11: gold titles that the older game's card may stand in for."""


Names = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class EditionFile:
    """An edition as its file has it. `inherits` names the edition whose card wordings it falls
    back on, "" for none.

    `fusion_excludes`: an MP of that name takes no Ally of these names (DCK-8). `thawing`: who may
    use a frozen Mastery (DCK-10). `traits`: who has got a Trait from before FanZ (DCK-7, EFF-13).
    """

    id: str
    name: str
    year: int
    inherits: str = ""
    rules: EditionRules = field(default_factory=EditionRules)
    fusion_excludes: Names = field(default_factory=dict)
    thawing: Names = field(default_factory=dict)
    traits: Names = field(default_factory=dict)


@cache
def read_editions(folder: Path) -> Mapping[str, EditionFile]:
    """The editions of a folder, by id, which is the file's name.

    Raises EditionError for a file that can't be read, with the key that is wrong in it.
    """
    found = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise EditionError(f"{path}: can't be read: {error}") from error
        found[path.stem] = edition_file(table, path)
    for each in found.values():
        chain_of(found, each.id)
    return found


def _record(table: Mapping[str, Any], kind: type[Any], path: Path, where: str) -> dict[str, Any]:
    """The values of a table for a record's fields, each as the field's type has it."""
    kinds = get_type_hints(kind)
    return {key: _value(value, kinds[key], path, where + key) for key, value in table.items()}


def edition_file(table: Mapping[str, Any], path: Path) -> EditionFile:
    """The record of an edition from its parsed file. Raises EditionError."""
    needed = ("id", "name", "year", "rules")
    _check_keys(table, [each.name for each in fields(EditionFile)], needed, path, "")
    rules = table["rules"]
    if not isinstance(rules, dict):
        raise EditionError(f"{path}: rules must be a table: write [rules]")
    names = [each.name for each in fields(EditionRules)]
    _check_keys(rules, names, names, path, "rules.")
    read = EditionRules(**_record(rules, EditionRules, path, "rules."))
    rest = {key: value for key, value in table.items() if key != "rules"}
    made = EditionFile(rules=read, **_record(rest, EditionFile, path, ""))
    if made.id != path.stem:
        raise EditionError(f'{path}: id is "{made.id}"; write "{path.stem}", the name of the file')
    return made


def edition_named(editions: Mapping[str, EditionFile], wanted: str) -> EditionFile:
    """An edition by its id. Raises UnknownEdition, listing those there are."""
    if wanted not in editions:
        raise UnknownEdition(
            f'there is no edition "{wanted}"; there are: {", ".join(sorted(editions))}'
        )
    return editions[wanted]


def chain_of(editions: Mapping[str, EditionFile], wanted: str) -> tuple[str, ...]:
    """The ids of an edition and those that it inherits from, nearest first.

    Raises EditionError where one is missing, or inherits from itself in the end.
    """
    chain = [edition_named(editions, wanted).id]
    while parent := editions[chain[-1]].inherits:
        if parent not in editions or parent in chain:
            wrong = "itself" if parent in chain else f'"{parent}", which isn\'t there'
            near = "" if parent in chain else _near(parent, editions)
            raise EditionError(f"{chain[-1]}.toml: inherits from {wrong}{near}")
        chain.append(parent)
    return tuple(chain)


def _check_keys(
    table: Mapping[str, Any], known: Iterable[str], needed: Iterable[str], path: Path, where: str
) -> None:
    known = list(known)
    for key in table:
        if key not in known:
            raise EditionError(
                f'{path}: there is no key "{where}{key}"{_near(key, known)}; '
                f"known are {', '.join(known)}"
            )
    for key in needed:
        if key not in table:
            raise EditionError(f'{path}: the key "{where}{key}" is missing; every file states it')


def _near(word: str, known: Iterable[str]) -> str:
    found = difflib.get_close_matches(word, list(known), 1, 0.6)
    return f'; did you mean "{found[0]}"?' if found else ""


def _value(value: Any, kind: Any, path: Path, key: str) -> Any:
    """A value of a field, as the field's type has it: lists become tuples."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        # True is 1 in Python, but not in an edition file.
        if any(value == each and type(value) is type(each) for each in arguments):
            return value
        wanted = " or ".join(
            f'"{each}"' if isinstance(each, str) else str(each) for each in arguments
        )
    elif origin is tuple:
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return tuple(value)
        wanted = 'a list of names: ["Goku", "Gohan"]'
    elif origin is not None:
        if isinstance(value, dict):
            return {
                name: _value(each, arguments[1], path, f"{key}.{name}")
                for name, each in value.items()
            }
        wanted = "a table"
    elif type(value) is kind:
        return value
    else:
        wanted = {bool: "true or false", int: "a whole number", str: "a text"}[kind]
    raise EditionError(f"{path}: {key} is {value!r}; write {wanted}")
