"""What a slot can hold, worked out from the annotation of its field."""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from .template import Lit, Slot, parse_variants

__all__ = [
    "Kind", "OfClass", "OfEnum", "OfInt", "OfStr", "OfTuple", "Phrase", "counts", "kind_of",
    "spellings", "words",
]  # fmt: skip

E = TypeVar("E", bound=enum.Enum)


class Phrase:
    """Base of all categories and phrases.

    A direct or indirect subclass without ``@phrase`` is a category. A category whose
    phrases are amounts says ``counts = True``; words after it agree with it in number.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class OfClass:
    """A phrase: of exactly this class, or of this category."""

    cls: type[Phrase]


@dataclass(frozen=True, slots=True)
class OfInt:
    """A whole number, zero or more."""


@dataclass(frozen=True, slots=True)
class OfStr:
    """Raw text between double quotes."""


@dataclass(frozen=True, slots=True)
class OfEnum:
    """A member of an enum decorated with @words."""

    cls: type[enum.Enum]


@dataclass(frozen=True, slots=True)
class OfTuple:
    """A list of at least `least` items, separated as `separator` says."""

    item: OfClass | OfInt | OfEnum
    separator: str
    least: int


Kind = OfClass | OfInt | OfStr | OfEnum | OfTuple

_spellings: dict[type[enum.Enum], dict[enum.Enum, tuple[tuple[Lit, ...], ...]]] = {}


def words(cls: type[E]) -> type[E]:
    """Decorate an enum whose member values are spellings, "canonical|accepted|…".

    A spelling may have number agreement ("card(s)") and optional words, but no slots.
    Raises TypeError when a value isn't such a text.
    """
    found: dict[enum.Enum, tuple[tuple[Lit, ...], ...]] = {}
    for member in cls:
        if not isinstance(member.value, str):
            raise TypeError(f"{member} should have its spelling as value")
        found[member] = parse_variants(member.value)
    _spellings[cls] = found
    return cls


def spellings(cls: type[enum.Enum]) -> dict[enum.Enum, tuple[tuple[Lit, ...], ...]]:
    """Return the spellings of each member of `cls`, the canonical one first."""
    return _spellings[cls]


def counts(kind: Kind) -> bool:
    """Tell whether words after a slot of this kind agree with it in number."""
    return isinstance(kind, OfInt) or (
        isinstance(kind, OfClass) and bool(getattr(kind.cls, "counts", False))
    )


def kind_of(cls: type, slot: Slot, hints: Callable[[], dict[str, Any]]) -> Kind:
    """Return what `slot`, in a template of `cls`, holds.

    Raises TypeError when the field's annotation isn't one that a slot can have.
    """
    annotation = hints()[slot.name]
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        rest = [arg for arg in typing.get_args(annotation) if arg is not type(None)]
        annotation = rest[0] if len(rest) == 1 else annotation
    if typing.get_origin(annotation) is tuple:
        args = typing.get_args(annotation)
        if len(args) == 2 and args[1] is Ellipsis:
            item = _simple(args[0])
            if item is not None and not isinstance(item, OfStr):
                return OfTuple(item, _separator(slot), 2 if "2" in slot.options else 1)
    else:
        simple = _simple(annotation)
        if simple is not None:
            return simple
    raise TypeError(f"the slot {{{slot.name}}} of {cls.__name__} can't hold {annotation!r}")


def _simple(annotation: Any) -> OfClass | OfInt | OfStr | OfEnum | None:
    if annotation is int:
        return OfInt()
    if annotation is str:
        return OfStr()
    if isinstance(annotation, type):
        if issubclass(annotation, Phrase):
            return OfClass(annotation)
        if issubclass(annotation, enum.Enum) and annotation in _spellings:
            return OfEnum(annotation)
    return None


def _separator(slot: Slot) -> str:
    named = [option for option in slot.options if option not in ("s", "pl", "2", "^")]
    return named[0] if named and named[0] else "and"
