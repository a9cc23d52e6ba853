"""The template language: from the text of a template to its parts.

    raise {whose} anger {amount} [level|levels]

Literal words; ``[a|b c]`` words that may stand there but are not printed;
``(a|b c)`` one of these must stand there, the first is printed; ``{field}`` a
slot; ``card(s)``, ``copy(ies)``, ``is(are)`` a word that agrees in number;
a backslash before a bracket makes it literal, and ``\\[attack\\]`` is an icon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from .tokens import tokenize

__all__ = ["Group", "Lit", "Part", "Slot", "parse_template", "parse_variants", "shape"]

_ESCAPES = {
    "\\(": "\ue000",
    "\\)": "\ue001",
    "\\[": "\ue002",
    "\\]": "\ue003",
    "\\{": "\ue004",
    "\\}": "\ue005",
    "\\|": "\ue006",
    "\\<": "\ue007",
    "\\>": "\ue008",
}
_BACK = str.maketrans({mark: escape[1] for escape, mark in _ESCAPES.items()})
_SCAN = re.compile(
    "(?P<blank>\\s+)"
    "|(?P<slot>\\{[^{}]*\\})"
    "|(?P<plural>\\([A-Za-z']+\\))"
    "|(?P<open>[\\[(])|(?P<close>[\\])])|(?P<bar>\\|)"
    "|(?P<icon>\ue002[^\ue002\ue003]*\ue003)"
    "|(?P<text>[^\\s{}()\\[\\]|\ue002\ue003]+)"
    "|(?P<bad>.)"
)


_MAX_VARIANTS = 200


@dataclass(frozen=True, slots=True)
class Lit:
    """A literal token; `plural` is its other form, `space` whether a blank stands before it."""

    space: bool
    text: str
    plural: str | None = None

    def keys(self) -> frozenset[str]:
        """Return the token keys that match this word."""
        forms = [self.text] if self.plural is None else [self.text, self.plural]
        return frozenset(map(_key, forms))


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a field's value; `options` is what follows the colons."""

    space: bool
    name: str
    options: tuple[str, ...] = ()

    @property
    def form(self) -> str:
        """The form that the slot wants of its value: "past" for ``{deed:@past}``."""
        return next((option[1:] for option in self.options if option.startswith("@")), "")


@dataclass(frozen=True, slots=True)
class Group:
    """Alternatives of literal words; of an optional group none is printed."""

    space: bool
    variants: tuple[tuple[Lit, ...], ...]
    optional: bool


Part = Lit | Slot | Group


def parse_template(template: str) -> tuple[Part, ...]:
    """Return the parts of `template`.

    Raises TypeError, naming the place, when the template is malformed.
    """
    alternatives = _Reader(template).alternatives(None)
    if len(alternatives) != 1:
        raise TypeError(f'"|" outside of brackets in the template {template!r}')
    parts = alternatives[0]
    if all(isinstance(part, Group) and part.optional for part in parts):
        raise TypeError(f"the template {template!r} could match nothing at all")
    _check_glue(template, parts)
    return tuple(parts)


def parse_variants(text: str) -> tuple[tuple[Lit, ...], ...]:
    """Return all spellings that `text`, words only and separated by "|", stands for.

    The first is the canonical one. Raises TypeError when `text` has slots or is empty.
    """
    found: list[tuple[Lit, ...]] = []
    for alternative in _Reader(text).alternatives(None):
        found.extend(_expand(alternative, text))
    if not all(found):
        raise TypeError(f"an empty spelling in {text!r}")
    return tuple(found)


def shape(parts: tuple[Part, ...]) -> str:
    """Return the canonical words of a template with "…" for its slots, for suggestions."""
    out = ""
    for part in parts:
        if isinstance(part, Slot):
            text = "…"
        elif isinstance(part, Lit):
            text = part.text
        elif part.optional:
            continue
        else:
            text = " ".join(lit.text for lit in part.variants[0])
        out += (" " if part.space and out else "") + text
    return out


def _check_glue(template: str, parts: list[Part]) -> None:
    # "{who}'s" could never match: in the text the two would be one token.
    for before, after in pairwise(parts):
        pair = (before, after)
        if after.space or not any(isinstance(part, Slot) for part in pair):
            continue
        if all(isinstance(part, Slot) for part in pair):
            raise TypeError(f"two slots without a blank between them in {template!r}")
        for part in pair:
            if isinstance(part, Lit) and (part.text[0].isalnum() or part.text[0] == "'"):
                raise TypeError(f"{part.text!r} is glued to a slot in the template {template!r}")


class _Reader:
    """Recursive descent over the scanned template."""

    def __init__(self, template: str) -> None:
        self.template = template
        text = template
        for escape, mark in _ESCAPES.items():
            text = text.replace(escape, mark)
        self.text = text
        self.at = 0

    def alternatives(self, close: str | None) -> list[list[Part]]:
        found: list[list[Part]] = [[]]
        space = False
        while self.at < len(self.text):
            match = _SCAN.match(self.text, self.at)
            assert match is not None
            kind, token = match.lastgroup, match.group()
            glued = not space and self.at > 0 and self.text[self.at - 1].isalpha()
            if kind == "plural" and not (glued and found[-1]):
                kind, token = "open", "("
                self.at += 1
            else:
                self.at = match.end()
            if kind == "blank":
                space = True
                continue
            if kind == "close":
                if token != close:
                    raise self._error(f"a {token!r} too many")
                return found
            if kind == "bar":
                found.append([])
            elif kind == "open":
                found[-1].append(self._group(space, token))
            elif kind == "slot":
                found[-1].append(self._slot(space, token))
            elif kind == "plural":
                last = found[-1][-1]
                assert isinstance(last, Lit)
                found[-1][-1] = replace(last, plural=_plural(last.text, token[1:-1]))
            elif kind in ("text", "icon"):
                found[-1].extend(_literals(space, token.translate(_BACK)))
            else:
                raise self._error(f"a stray {token.translate(_BACK)!r}")
            space = False
        if close is not None:
            raise self._error(f"a missing {close!r}")
        return found

    def _group(self, space: bool, opening: str) -> Group:
        optional = opening == "["
        variants: list[tuple[Lit, ...]] = []
        for alternative in self.alternatives("]" if optional else ")"):
            variants.extend(_expand(alternative, self.template))
        if not all(variants):
            raise self._error("an empty alternative")
        if len(variants) > _MAX_VARIANTS:
            # Each is tried wherever the template gets so far: give one template for each instead.
            raise self._error(f"{len(variants):,} alternatives in one pair of brackets")
        return Group(space, tuple(variants), optional)

    def _slot(self, space: bool, token: str) -> Slot:
        name, *options = token[1:-1].split(":")
        if not name.isidentifier():
            raise self._error(f"{name!r} is no field name")
        return Slot(space, name, tuple(option.strip() for option in options))

    def _error(self, what: str) -> TypeError:
        return TypeError(f"{what} in the template {self.template!r}")


@lru_cache(maxsize=4096)
def _key(word: str) -> str:
    return tokenize(word)[0].key


@lru_cache(maxsize=4096)
def _literals(space: bool, chunk: str) -> tuple[Lit, ...]:
    words = tokenize(chunk)
    return tuple(Lit(space and not number, word.text) for number, word in enumerate(words))


def _plural(word: str, ending: str) -> str:
    if ending == "ies" and word.endswith("y"):
        return word[:-1] + "ies"
    return word + ending if ending in ("s", "es") else ending


def _expand(parts: list[Part], template: str) -> list[tuple[Lit, ...]]:
    """Multiply out nested groups; the first result is the printed one."""
    found: list[tuple[Lit, ...]] = [()]
    for part in parts:
        if isinstance(part, Slot):
            raise TypeError(
                f"a slot inside brackets in {template!r}: give a template with the slot and one "
                "without it instead"
            )
        if isinstance(part, Lit):
            choices: tuple[tuple[Lit, ...], ...] = ((part,),)
        else:
            inner = tuple((replace(v[0], space=part.space), *v[1:]) for v in part.variants)
            choices = ((), *inner) if part.optional else inner
        found = [left + right for left in found for right in choices]
    return found
