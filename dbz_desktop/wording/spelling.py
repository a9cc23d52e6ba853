"""From the strings given to `phrase` to checked templates of a class."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from .kinds import Annotations, Kind, Phrase
from .subject import SUBJECT, has_subject, imperative, third_person
from .template import Part, Slot, parse_template

__all__ = ["Spec", "Spelling", "spell"]

Spec = str | tuple[str, Mapping[str, object]] | tuple[str, Mapping[str, object], str]
"""A template, or a template and the field values it stands for, and its form."""


@dataclass(eq=False, slots=True)
class Spelling:
    """One template of a phrase class.

    `fixed` holds the values of the fields it doesn't mention (their defaults or the
    pinned ones). `kinds` is filled by :meth:`resolve`, when all classes are known.
    """

    cls: type[Phrase]
    parts: tuple[Part, ...]
    printed: bool
    fixed: dict[str, Any]
    names: tuple[str, ...]
    form: str = ""
    kinds: dict[str, Kind] = field(default_factory=dict)

    def resolve(self, annotations: Annotations) -> None:
        """Work out the kinds of the slots.

        Raises TypeError when an annotation can't be evaluated or isn't allowed in a slot.
        """
        if self.names and not self.kinds:
            slots = (part for part in self.parts if isinstance(part, Slot))
            self.kinds = {slot.name: annotations.kind(self.cls, slot) for slot in slots}


def spell(cls: type[Phrase], specs: tuple[Spec, ...]) -> list[Spelling]:
    """Return the spellings that `specs` give to `cls`, in order.

    Raises TypeError when `cls` isn't a frozen dataclass derived from Phrase, or when a
    template is malformed, names an unknown field, or leaves a field without a value.
    """
    params = getattr(cls, "__dataclass_params__", None)
    if not issubclass(cls, Phrase) or params is None or not params.frozen:
        raise TypeError(f"{cls.__name__} should be a frozen dataclass derived from Phrase")
    if not specs:
        raise TypeError(f"{cls.__name__} has no template")
    fields = {each.name: each for each in dataclasses.fields(cast(Any, cls)) if each.init}
    handed = handed_on(cls)
    found = []
    for spec in specs:
        template, pinned = (spec, {}) if isinstance(spec, str) else (spec[0], dict(spec[1]))
        form = spec[2] if len(spec) == 3 and not isinstance(spec, str) else ""
        printed = not template.startswith("~")
        for text in _agreeing(cls, template.lstrip("~ "), fields):
            parts = parse_template(text)
            names = tuple(part.name for part in parts if isinstance(part, Slot))
            where = f"the template {text!r} of {cls.__name__}"
            for name in (*names, *pinned):
                if name in handed:
                    if printed:
                        raise TypeError(f"{where} prints {name!r}, which isn't kept")
                elif name not in fields:
                    raise TypeError(f"{where} names the unknown field {name!r}")
            for name in names:
                if name in pinned:
                    raise TypeError(f"{where} both mentions and pins {name!r}")
            fixed = {}
            for name, each in fields.items():
                if name in pinned:
                    fixed[name] = pinned[name]
                elif name not in names:
                    fixed[name] = _default(each, where)
            fixed |= {name: pinned[name] for name in handed if name in pinned}
            found.append(Spelling(cls, parts, printed, fixed, names, form))
    return found


def handed_on(cls: type) -> frozenset[str]:
    """The names of a class's InitVars: what they say, it puts into its other fields itself.

    So a template that is only read may say a thing in another place than where it is printed.
    """
    kept = {each.name for each in dataclasses.fields(cast(Any, cls))}
    others = {n: f for n, f in cls.__dict__["__dataclass_fields__"].items() if n not in kept}
    return frozenset(name for name, each in others.items() if str(each.type).startswith("InitVar"))


def _agreeing(cls: type[Phrase], text: str, fields: Mapping[str, object]) -> list[str]:
    if not has_subject(text):
        return [text]
    if SUBJECT not in fields:
        raise TypeError(f"{cls.__name__} needs a field {SUBJECT!r} for the template {text!r}")
    if any("{" + SUBJECT + end in text for end in "}:"):
        return [third_person(text)]
    return [imperative(text), third_person(text)]


def _default(each: dataclasses.Field[Any], where: str) -> Any:
    if each.default is not dataclasses.MISSING:
        return each.default
    if each.default_factory is not dataclasses.MISSING:
        return each.default_factory()
    raise TypeError(f"{where} doesn't say {each.name!r}, which has no default")


def covers(printed: Spelling, read: Spelling) -> bool:
    """Whether one template prints whatever another of its class reads, in the same form.

    Of what the class is handed in a slot it may make any field that is left open.
    """
    makes = not handed_on(read.cls).isdisjoint(read.names)
    return (
        printed.form == read.form
        and all(k in read.fixed and read.fixed[k] == v for k, v in printed.fixed.items())
        and all(makes or k in read.names or read.fixed.get(k) is not None for k in printed.names)
    )
