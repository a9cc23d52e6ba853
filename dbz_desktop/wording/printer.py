"""Printing: from a phrase object to its canonical text."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .kinds import (
    Kind,
    OfClass,
    OfEnum,
    OfInt,
    OfStr,
    OfTuple,
    Phrase,
    counts,
    is_plural,
    spellings,
)
from .spelling import Spelling
from .symbols import Terminal
from .template import Group, Lit, Slot

__all__ = ["Printer", "capitalise"]

# Whether it is "a" or "an" is known only when the next word is, so a mark stands for it.
_ARTICLE, _CAPITAL_ARTICLE = "\x01", "\x02"
_MARKED = re.compile(r"([\x01\x02])(?: (?=other\b)|(?=[^\w\x01\x02]*(MP|\w?)))")
_SINGULAR = frozenset({"1", "a", "an", "one", "+1", "-1", "every", "another"})


class Printer:
    """Prints the phrases of one frozen grammar."""

    def __init__(
        self, spellings_of: Mapping[type, list[Spelling]], terminals: Iterable[Terminal]
    ) -> None:
        self._spellings = spellings_of
        self._shows: dict[type, Callable[[Any], str]] = {
            terminal.value_type: terminal.show for terminal in terminals
        }

    def show(self, node: object, plural: bool, form: str = "") -> str:
        """Return the canonical text of `node`, in one of its forms.

        Raises TypeError when no template says what `node` holds.
        """
        return _MARKED.sub(_article, self._any(node, plural, form))

    def _any(self, node: Any, plural: bool, form: str) -> str:
        for cls in type(node).__mro__:
            if cls in self._shows:
                return self._shows[cls](node)
        if isinstance(node, Phrase):
            return self._phrase(node, plural, form)
        if isinstance(node, enum.Enum):
            try:
                return _literals(spellings(type(node), form)[node][0], plural)
            except KeyError:
                raise TypeError(f"{type(node).__name__} isn't decorated with @words") from None
        if isinstance(node, int) and not isinstance(node, bool) and node >= 0:
            return f"{node:,}"
        if isinstance(node, str):
            return node
        raise TypeError(f"a {type(node).__name__} ({node!r}) has no wording")

    def _phrase(self, node: Phrase, plural: bool, form: str) -> str:
        found = self._spellings.get(type(node))
        if found is None:
            raise TypeError(f"{type(node).__name__} is no registered phrase")
        for spelling in found:
            if spelling.printed and spelling.form == form and self._fits(node, spelling):
                return self._spelled(node, spelling, plural)
        raise TypeError(f"no template of {type(node).__name__} fits {node!r}")

    def _spelled(self, node: Phrase, spelling: Spelling, plural: bool) -> str:
        out: list[str] = []
        for part in spelling.parts:
            if isinstance(part, Lit):
                text = _literals((part,), plural)
            elif isinstance(part, Group):
                if part.optional:
                    continue
                text = _literals(part.variants[0], plural)
            else:
                kind = spelling.kinds[part.name]
                text = self._slot(getattr(node, part.name), kind, part, plural)
                if counts(kind):
                    plural = not _is_one(text)
                number = is_plural(kind, getattr(node, part.name))
                if number is not None:
                    plural = number
            if part.space and out:
                out.append(" ")
            out.append(text)
        return "".join(out)

    def _slot(self, value: Any, kind: Kind, slot: Slot, plural: bool) -> str:
        verb = isinstance(kind.item if isinstance(kind, OfTuple) else kind, OfEnum) and slot.form
        plural = "pl" in slot.options or (plural and ("s" in slot.options or bool(verb)))
        if isinstance(kind, OfTuple):
            form = _form(kind.item)
            text = self._list([self._any(item, plural, form) for item in value], kind.separator)
        else:
            text = self._any(value, plural, _form(kind))
        return capitalise(text) if "^" in slot.options else text

    def _fits(self, node: Phrase, spelling: Spelling) -> bool:
        """Whether a template says what a phrase holds, with parts that have the forms it wants."""
        for name, value in spelling.fixed.items():
            if getattr(node, name) != value:
                return False
        for name in spelling.names:
            value = getattr(node, name)
            kind = spelling.kinds[name]
            if value is None:
                return False
            if isinstance(kind, OfTuple) and not self._lists(value, kind):
                return False
            if isinstance(kind, OfStr) and (not value or '"' in value):
                return False
            if isinstance(kind, OfInt) and value < 0:
                return False
            if isinstance(kind, OfClass) and kind.form and not self._has(value, kind.form):
                return False
        return True

    def _lists(self, items: tuple[Any, ...], kind: OfTuple) -> bool:
        """Whether a list is long enough, and of what can be said in the form that it wants."""
        if len(items) < kind.least:
            return False
        if not isinstance(kind.item, OfClass):
            return True
        form = kind.item.form
        return all(not self._spellings.get(type(item)) or self._has(item, form) for item in items)

    def _has(self, node: Any, form: str) -> bool:
        """Whether a phrase can be said in a form."""
        found = self._spellings.get(type(node), ())
        return any(each.printed and each.form == form and self._fits(node, each) for each in found)

    @staticmethod
    def _list(items: list[str], separator: str) -> str:
        if not separator[0].isalpha():
            blank = " " if separator in (",", ";", ":", ".", "+", "=") else ""
            if separator == ".":
                items = [items[0], *map(capitalise, items[1:])]
            before = " " if separator in ("+", "=") else ""
            return (before + separator + blank).join(items)
        if len(items) < 3:
            return f" {separator} ".join(items)
        return ", ".join([*items[:-1], f"{separator} {items[-1]}"])


def _form(kind: Kind) -> str:
    return kind.form if isinstance(kind, OfClass | OfEnum) else ""


def capitalise(text: str) -> str:
    """Return `text` with its first letter, if it begins with one, in upper case."""
    if text[:1] == _ARTICLE:
        return _CAPITAL_ARTICLE + text[1:]
    return text[:1].upper() + text[1:]


def _literals(lits: tuple[Lit, ...], plural: bool) -> str:
    out: list[str] = []
    for number, lit in enumerate(lits):
        text = lit.plural if plural and lit.plural is not None else lit.text
        if text.lower() in ("a", "an"):
            if plural and any(other.plural is not None for other in lits[number + 1 :]):
                # "Becomes an energy attack", "become energy attacks".
                continue
            text = _ARTICLE if text[0] == "a" else _CAPITAL_ARTICLE
        out.append(" " + text if lit.space and out else text)
    return "".join(out)


def _article(match: re.Match[str]) -> str:
    if match[0].endswith(" "):
        # "Another": these two words are one.
        return "an" if match[1] == _ARTICLE else "An"
    # "An MP": these two letters are spoken one by one.
    vowel = match[2] == "MP" or (match[2] and match[2] in "aeiouAEIOU")
    article = "an" if vowel else "a"
    return article if match[1] == _ARTICLE else article.capitalize()


def _is_one(text: str) -> bool:
    words = text.replace(_ARTICLE, "a").replace(_CAPITAL_ARTICLE, "a").lower().split()
    # "A random" card is one; "2 random" ones are several.
    number = words[:-1] if words[1:] and words[-1] == "random" else words
    if number[1:] and (number[-2] == "x" or (number[-1][0] in "+-" and number[-2] != "at")):
        # A sum can come to any number; with AT its unit stands as beside a number.
        return False
    return bool(number) and number[-1] in _SINGULAR
