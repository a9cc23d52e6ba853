"""What a slot can hold, worked out from the annotation of its field."""

from __future__ import annotations

import enum
import sys
import types
import typing
from collections.abc import Callable
from dataclasses import InitVar, dataclass
from inspect import get_annotations
from typing import Any, TypeVar

from .paradigm import FORMS, paradigm
from .template import Lit, Slot, parse_variants

__all__ = [
    "Annotations",
    "Kind",
    "OfClass",
    "OfEnum",
    "OfInt",
    "OfStr",
    "OfTuple",
    "Phrase",
    "counts",
    "formed",
    "is_plural",
    "negatable",
    "spellings",
    "synonyms",
    "verbs",
    "words",
]  # fmt: skip

E = TypeVar("E", bound=enum.Enum)


class Phrase:
    """Base of all categories and phrases.

    A direct or indirect subclass without ``phrase`` is a category. A category whose
    phrases are amounts says ``counts = True``; words after it agree with it in number. One
    whose phrases can be the subject of a verb has a property ``plural``; the verb after it
    agrees with that.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class OfClass:
    """A phrase: of exactly this class, or of this category, in one of its forms."""

    cls: type[Phrase]
    form: str = ""


@dataclass(frozen=True, slots=True)
class OfInt:
    """A whole number, zero or more."""


@dataclass(frozen=True, slots=True)
class OfStr:
    """Raw text between double quotes."""


@dataclass(frozen=True, slots=True)
class OfEnum:
    """A member of an enum decorated with @words, or with @verbs and then in a form."""

    cls: type[enum.Enum]
    form: str = ""


@dataclass(frozen=True, slots=True)
class OfTuple:
    """A list of at least `least` items, separated as `separator` says."""

    item: OfClass | OfInt | OfEnum
    separator: str
    least: int


Kind = OfClass | OfInt | OfStr | OfEnum | OfTuple

_Spelled = dict[enum.Enum, tuple[tuple[Lit, ...], ...]]
_spellings: dict[tuple[type[enum.Enum], str], _Spelled] = {}


def _found_quickly(cls: type[enum.Enum]) -> None:
    """Let an enum's members be looked up by identity, for there is one of each.

    Python's own enums hash the member's name anew, and the rules look verbs up all the time.
    """
    cls.__hash__ = object.__hash__  # type: ignore[method-assign]


def words(cls: type[E]) -> type[E]:
    """Decorate an enum whose member values are spellings, "canonical|accepted|…".

    A spelling may have number agreement ("card(s)") and optional words, but no slots.
    Raises TypeError when a value isn't such a text.
    """
    _found_quickly(cls)
    found: dict[enum.Enum, tuple[tuple[Lit, ...], ...]] = {}
    for member in cls:
        if not isinstance(member.value, str):
            raise TypeError(f"{member} should have its spelling as value")
        found[member] = parse_variants(member.value)
    _spellings[cls, ""] = found
    return cls


def first_spelling(word: enum.Enum) -> str:
    """The canonical one of the spellings of a member of an enum of @words, for what is asked."""
    return str(word.value).split("|")[0]


def negatable(cls: type[E]) -> type[E]:
    """Decorate an enum of @words that can also be denied: its form "non" is "non-Styled".

    Raises TypeError when a value isn't such a text.
    """
    _found_quickly(cls)
    found: _Spelled = {}
    for member in cls:
        found[member] = parse_variants(f"non-{first_spelling(member)}")
    _spellings[cls, "non"] = found
    return cls


def formed(form: str, **said: str) -> Callable[[type[E]], type[E]]:
    """Decorate an enum of @words with another form of some of its members, by their names.

    Raises TypeError when a text isn't one of words only.
    """

    def decorate(cls: type[E]) -> type[E]:
        _spellings[cls, form] = {cls[name]: parse_variants(text) for name, text in said.items()}
        return cls

    return decorate


def verbs(cls: type[E]) -> type[E]:
    """Decorate an enum of verbs: each member's value is a verb, see :mod:`.paradigm`.

    A slot of such an enum names the form it wants: ``{verb:@present}``.
    Raises TypeError when a value isn't a verb.
    """
    _found_quickly(cls)
    for form in FORMS:
        _spellings[cls, form] = {
            member: parse_variants(paradigm(member.value)[form]) for member in cls
        }
    return cls


def synonyms(**others: str) -> Callable[[type[E]], type[E]]:
    """Decorate an enum of @verbs with other verbs for its members, separated by "|": only read.

    Raises TypeError when one is no verb.
    """

    def decorate(cls: type[E]) -> type[E]:
        for name, said in others.items():
            member = cls[name]
            for verb in said.split("|"):
                for form, text in paradigm(verb).items():
                    found = _spellings[cls, form]
                    found[member] = (*found[member], *parse_variants(text))
        return cls

    return decorate


def spellings(cls: type[enum.Enum], form: str = "") -> _Spelled:
    """Return the spellings of each member of `cls` in a form, the canonical one first."""
    return _spellings[cls, form]


def counts(kind: Kind) -> bool:
    """Tell whether words after a slot of this kind agree with it in number."""
    return isinstance(kind, OfInt) or bool(getattr(_class_of(kind), "counts", False))


def is_plural(kind: Kind, value: Any) -> bool | None:
    """Tell the number of a subject; None when the slot holds no subject."""
    return bool(value.plural) if hasattr(_class_of(kind), "plural") else None


def _class_of(kind: Kind) -> type | None:
    return kind.cls if isinstance(kind, OfClass | OfEnum) else None


class Annotations:
    """What the annotations of classes say: most slots are of fields that many templates have."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[type, str, tuple[str, ...]], Kind] = {}
        self._meant: dict[tuple[str, str], Any] = {}

    def kind(self, cls: type, slot: Slot) -> Kind:
        """Return what `slot`, in a template of `cls`, holds.

        Raises TypeError when the annotation of its field can't be evaluated or isn't one that a
        slot can have.
        """
        key = (cls, slot.name, slot.options)
        found = self._kinds.get(key)
        if found is None:
            found = self._kinds[key] = _kind_of(cls, slot, self._annotation(cls, slot.name))
        return found

    def _annotation(self, cls: type, name: str) -> Any:
        of = next(each for each in cls.__mro__ if name in get_annotations(each))
        text = get_annotations(of)[name]
        if not isinstance(text, str):
            return text
        key = (of.__module__, text)
        if key not in self._meant:
            try:
                self._meant[key] = eval(text, vars(sys.modules[of.__module__]))
            except NameError as error:
                raise TypeError(f"an annotation of {cls.__name__}: {error}") from error
        return self._meant[key]


def _kind_of(cls: type, slot: Slot, annotation: Any) -> Kind:
    if isinstance(annotation, InitVar):
        annotation = annotation.type
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        rest = [arg for arg in typing.get_args(annotation) if arg is not type(None)]
        annotation = rest[0] if len(rest) == 1 else annotation
    if typing.get_origin(annotation) is tuple:
        args = typing.get_args(annotation)
        if len(args) == 2 and args[1] is Ellipsis:
            item = _simple(args[0], slot)
            if item is not None and not isinstance(item, OfStr):
                return OfTuple(item, _separator(slot), 2 if "2" in slot.options else 1)
    else:
        simple = _simple(annotation, slot)
        if simple is not None:
            return simple
    raise TypeError(f"the slot {{{slot.name}}} of {cls.__name__} can't hold {annotation!r}")


def _simple(annotation: Any, slot: Slot) -> OfClass | OfInt | OfEnum | OfStr | None:
    if annotation is int:
        return OfInt()
    if annotation is str:
        return OfStr()
    if isinstance(annotation, type):
        if issubclass(annotation, Phrase):
            return OfClass(annotation, slot.form)
        if issubclass(annotation, enum.Enum) and (annotation, slot.form) in _spellings:
            return OfEnum(annotation, slot.form)
    return None


def _separator(slot: Slot) -> str:
    named = [
        option
        for option in slot.options
        if option not in ("s", "pl", "2", "^") and not option.startswith("@")
    ]
    return named[0] if named and named[0] else "and"
