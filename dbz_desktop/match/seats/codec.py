"""Codec: a seat's messages as JSON, and JSON from outside as messages.

One codec for every record: what a kind of record holds is read from its class. A record is a
table with its kind under "is" and the fields that differ from their defaults; a card is its id
and the hash of its content, to be found in the reader's own packs. What comes in is believed
nothing: unknown kinds and fields, wrong types, what is too large or too long is refused in words
(`intake.Unreadable`). Two programs understand each other where their `shapes` are the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from dbz_desktop.cards.model import Card
from dbz_desktop.intake import Unreadable, json_value, shown
from dbz_desktop.match.seats.messages import Reply, Said, Told
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.events import Event

LONGEST_SAID = 20_000
"""Bytes of what a seat says: a move by hand may say a few hundred characters in words."""

LONGEST_TOLD = 8_000_000
"""Bytes of what a seat is told at once: a whole game has some two thousand events."""

LONGEST_TEXT = 20_000
"""Characters of one text; the longest on a card have some hundreds."""

MOST = 2**53
"""Numbers are no larger than this, so that every reader of JSON reads them whole."""

KIND = "is"
"""The key that a record's kind stands under."""

F = TypeVar("F", bound=Callable[..., Any])
M = TypeVar("M", Said, Told)
Cards = Mapping[str, Card]
Read = Callable[[Any, Cards, str], Any]
"""Reads a value of JSON as a field's, with the cards to find and where it stands, for messages."""


def _once(function: F) -> F:
    """What is read from a class is read once. (mypy takes a class of records for a record.)"""
    kept: Any = lru_cache(None)(function)
    made: F = kept
    return made


def encode(message: Said | Told) -> str:
    """A message as one line of JSON."""
    return json.dumps(_plain(message), ensure_ascii=False, separators=(",", ":"))


def decode(kind: type[M], text: str | bytes, cards: Cards, most: int) -> M:
    """A message of a kind (`Said`, `Told`) out of JSON of at most `most` bytes.

    `cards` are the reader's own, by id. Raises Unreadable, which says what is wrong with it.
    """
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "replace"))
    if size > most:
        raise Unreadable(f"is too long for a message: {size:,} bytes, at most {most:,}")
    value = json_value(text, "message")
    made: M = _of_kind(kind)(value, cards, "message")
    return made


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, int | str):
        return value
    if isinstance(value, Card):
        return {"id": value.id, "hash": value.content_hash}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is not a value that a message may hold")
    told: dict[str, Any] = {KIND: type(value).__name__}
    for name, default in _defaults(type(value)):
        field = getattr(value, name)
        if default is MISSING or field != default:
            told[name] = _plain(field)
    return told


@_once
def _defaults(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a record with what stands where nothing is said, or MISSING."""
    return tuple(
        (each.name, each.default if each.default_factory is MISSING else each.default_factory())
        for each in fields(kind)
        if each.init
    )


# ---------------------------------------------------------------------------- reading


def _wrong(where: str, what: str) -> Unreadable:
    return Unreadable(f"the {where} {what}")


@_once
def _of_kind(base: type) -> Read:
    """Reads a record of a class or of any that is derived from it."""
    kinds = kinds_of(base)

    def read(value: Any, cards: Cards, where: str) -> Any:
        if not isinstance(value, dict) or not isinstance(value.get(KIND), str):
            raise _wrong(where, f'must be a table that says under "{KIND}" what it is')
        kind = kinds.get(value[KIND])
        if kind is None:
            raise _wrong(where, f"can't be a \"{shown(value[KIND], 30)}\"; that isn't known here")
        return _record(kind)(value, cards, f'"{value[KIND]}"')

    return read


@_once
def kinds_of(base: type) -> dict[str, type]:
    """The classes of records that a class stands for, by name: itself if it holds anything, and
    all that are derived from it."""
    found = {} if base in _FAMILIES else {base.__name__: base}
    derived: type
    for derived in base.__subclasses__():
        # Python keeps what `record` was made out of: the same class without its slots.
        if "__slots__" in vars(derived) and (base is not Event or _in_stream(derived)):
            found |= kinds_of(derived)
    return found


_FAMILIES = (Told, Said, Reply, Event)
"""What messages and events have in common; there is none that is just that."""


def _in_stream(event: type) -> bool:
    """Whether the stream of a game has such events; others are of the engine's own house."""
    return event.__module__ in (Event.__module__, AttackBegan.__module__)


@_once
def _record(kind: type) -> Read:
    hints = get_type_hints(kind)
    readers = {name: _reader(hints[name]) for name, _ in _defaults(kind)}
    needed = [name for name, default in _defaults(kind) if default is MISSING]

    def read(value: dict[str, Any], cards: Cards, where: str) -> Any:
        values = {}
        for name, said in value.items():
            if name == KIND:
                continue
            if name not in readers:
                raise _wrong(where, f'has no "{shown(name, 30)}"')
            values[name] = readers[name](said, cards, f'"{name}" of {where}')
        for name in needed:
            if name not in values:
                raise _wrong(where, f'lacks its "{name}"')
        return kind(**values)

    return read


@_once
def _reader(hint: Any) -> Read:
    """What reads a value of a type; every type that a field of a message has."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _one_of(get_args(hint))
    if origin in (tuple, list, frozenset):
        return _several(origin, get_args(hint))
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _member(hint)
    if hint is Card:
        return _card
    if isinstance(hint, type) and is_dataclass(hint):
        return _of_kind(hint)
    raise TypeError(f"no message may hold {hint}")


def _whole(value: Any, cards: Cards, where: str) -> int:
    if type(value) is not int or abs(value) > MOST:
        raise _wrong(where, f"must be a whole number, not {shown(value, 30)}")
    return value


def _text(value: Any, cards: Cards, where: str) -> str:
    if not isinstance(value, str):
        raise _wrong(where, f"must be a text, not {shown(value, 30)}")
    if len(value) > LONGEST_TEXT:
        raise _wrong(where, f"is longer than {LONGEST_TEXT:,} characters")
    return value


def _truth(value: Any, cards: Cards, where: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, f"must be true or false, not {shown(value, 30)}")
    return value


def _nothing(value: Any, cards: Cards, where: str) -> None:
    if value is not None:
        raise _wrong(where, f"must be null, not {shown(value, 30)}")


_SIMPLE: dict[Any, Read] = {int: _whole, str: _text, bool: _truth, NoneType: _nothing}


def _card(value: Any, cards: Cards, where: str) -> Card:
    if not isinstance(value, dict) or set(value) != {"id", "hash"}:
        raise _wrong(where, 'must be a card: its "id" and its "hash"')
    ident = _text(value["id"], cards, f'"id" of {where}')
    card = cards.get(ident)
    if card is None:
        raise _wrong(
            where, f"is {shown(ident)}, which is in no card pack here; add the pack that it is from"
        )
    if card.content_hash != value["hash"]:
        raise _wrong(
            where, f"is {card.name} ({ident}), which differs here; use the same version of the pack"
        )
    return card


def _member(kind: type[Enum]) -> Read:
    members = {member.value: member for member in kind}

    def read(value: Any, cards: Cards, where: str) -> Any:
        # True would be found where 1 is.
        if isinstance(value, int | str) and type(value) is not bool and value in members:
            return members[value]
        raise _wrong(where, f"can't be {shown(value, 30)}")

    return read


def _several(kind: type, of: tuple[Any, ...]) -> Read:
    if kind is not tuple or of[-1] is Ellipsis:
        one = _reader(of[0])

        def read_all(value: Any, cards: Cards, where: str) -> Any:
            if not isinstance(value, list):
                raise _wrong(where, f"must be a list, not {shown(value, 30)}")
            return kind(one(each, cards, f"entry of {where}") for each in value)

        return read_all
    parts = [_reader(each) for each in of]

    def read_each(value: Any, cards: Cards, where: str) -> Any:
        if not isinstance(value, list) or len(value) != len(parts):
            raise _wrong(where, f"must be a list of {len(parts)}")
        both = zip(parts, value, strict=True)
        return tuple(part(each, cards, f"entry of {where}") for part, each in both)

    return read_each


def _one_of(hints: tuple[Any, ...]) -> Read:
    """Reads a value of one of several types: nothing, or a record of one of several kinds."""
    kinds = [hint for hint in hints if hint is not NoneType]
    if len(kinds) == 1:
        one = _reader(kinds[0])
    else:
        found = {name: read for hint in kinds for name, read in _by_kind(hint)}

        def one(value: Any, cards: Cards, where: str) -> Any:
            name = value.get(KIND) if isinstance(value, dict) else None
            if not isinstance(name, str) or name not in found:
                raise _wrong(where, f"must be one of these: {', '.join(found)}")
            return found[name](value, cards, f'"{name}"')

    if NoneType not in hints:
        return one
    return lambda value, cards, where: None if value is None else one(value, cards, where)


def _by_kind(hint: Any) -> list[tuple[str, Read]]:
    return [(name, _record(kind)) for name, kind in kinds_of(hint).items()]


# ---------------------------------------------------------------------------- versions


@_once
def shapes() -> str:
    """A hash over every kind of message with all that it may hold: who has another one speaks
    another version."""
    told: dict[str, list[str]] = {}
    left: list[Any] = [Told, Said]
    while left:
        hint = left.pop()
        left += [each for each in get_args(hint) if each is not Ellipsis]
        if not isinstance(hint, type) or hint.__name__ in told or hint is Card:
            continue
        if issubclass(hint, Enum):
            told[hint.__name__] = [f"{member.name}={member.value!r}" for member in hint]
        elif is_dataclass(hint):
            for name, kind in kinds_of(hint).items():
                hints = get_type_hints(kind)
                told[name] = [
                    f"{each}: {hints[each]}={'' if default is MISSING else repr(default)}"
                    for each, default in _defaults(kind)
                ]
                left += [hints[each] for each, _ in _defaults(kind)]
    text = json.dumps(sorted(told.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
