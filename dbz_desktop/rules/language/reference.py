"""The language told by itself: its verbs, nouns and frames, with an example of each.

Whoever writes cards looks up here what can be said. All of it is taken from the grammar: the verbs
from the paradigms that templates ask for, the nouns from its categories, the frames from the forms
that a clause has. Examples are the flattest phrases that the grammar can make.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import islice, product
from typing import Any

from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.wording import (
    Kind,
    OfClass,
    OfEnum,
    OfInt,
    OfStr,
    OfTuple,
    Phrase,
    Shape,
    paradigm,
)
from dbz_desktop.wording.kinds import spellings
from dbz_desktop.wording.paradigm import FORMS
from dbz_desktop.wording.template import Lit, Slot

_LEAVES = ("Goku", "Sword", "HIT: Rejuvenate 1.")
"""What stands for names, titles and quoted text, which no template makes."""

_TRIES = 200
"""Values that are tried together until a class takes them."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in all of its forms, and what it can be said of: the classes whose templates ask
    for it, or name it themselves."""

    base: str
    forms: dict[str, str]
    uses: tuple[Use, ...]


_TRIED = 12
"""Of so many texts the shortest is shown."""


@dataclass(frozen=True, slots=True)
class Use:
    """A phrase class that something stands in, and the values that its slots then have."""

    cls: type[Phrase]
    given: tuple[tuple[str, Any], ...] = ()

    @property
    def frames(self) -> tuple[str, ...]:
        """The forms that it has, "" for the plain one."""
        return tuple(dict.fromkeys(shape.form for shape in grammar().shapes(self.cls)))

    def example(self, form: str = "") -> str:
        """The shortest of its flattest texts in a form, "" where none comes of the values tried."""
        return min(islice(self.examples(form), _TRIED), key=len, default="")

    def examples(self, form: str = "", passive: bool | None = None) -> Iterator[str]:
        """Texts of it in a form, the flattest of each template first; with `passive` only those
        in which nobody is said to do it (True), or somebody is (False)."""
        given = dict(self.given)
        shapes = [
            shape
            for shape in grammar().shapes(self.cls)
            if shape.form == form
            and all(
                name in shape.slots or shape.fixed.get(name) == value
                for name, value in given.items()
            )
        ]
        for shape in shapes:
            if passive is not None and (shape.fixed.get("agent", "") is None) is not passive:
                continue
            for found in _of_shape(shape, given, _height(shape) + 1):
                if text := _shown(found, shape):
                    yield text


def summary(cls: type[Any]) -> str:
    """The first sentence of what a class says of itself."""
    return (cls.__doc__ or "").strip().split("\n\n")[0].replace("\n", " ").strip()


def pattern(shape: Shape) -> str:
    """A template as one reads it: its words, and what its slots hold in pointed brackets."""
    out = ""
    for part in shape.parts:
        if isinstance(part, Slot):
            text = f"<{_named(shape.slots[part.name])}>"
        elif isinstance(part, Lit):
            text = part.text
        elif part.optional:
            continue
        else:
            text = "/".join(" ".join(lit.text for lit in variant) for variant in part.variants)
        out += (" " if part.space and out else "") + text
    return out


def _named(kind: Kind) -> str:
    if isinstance(kind, OfTuple):
        return f"{_named(kind.item)} …"
    if isinstance(kind, OfInt):
        return "number"
    if isinstance(kind, OfStr):
        return "words"
    words = "".join(" " + c.lower() if c.isupper() else c for c in kind.cls.__name__).strip()
    return f"{words}, {kind.form}" if kind.form in FORMS else words


# ---------------------------------------------------------------------------- verbs


@cache
def verbs() -> tuple[Verb, ...]:
    """Every verb of the language, in the order of the alphabet."""
    found: dict[str, list[Use]] = {}
    for cls in grammar().phrases(Phrase):
        shapes = grammar().shapes(cls)
        for name, kind in _verb_slots(shapes):
            several = any(isinstance(shape.slots.get(name), OfTuple) for shape in shapes)
            for member in kind.cls:
                values = (member,) if several else member
                found.setdefault(str(member.value), []).append(Use(cls, ((name, values),)))
        for base, given in _spoken(shapes).items():
            found.setdefault(base, []).append(Use(cls, given))
    return tuple(Verb(base, paradigm(base), tuple(found[base])) for base in sorted(found))


def _verb_slots(shapes: tuple[Shape, ...]) -> Iterator[tuple[str, OfEnum]]:
    """The slots that hold a verb: those of an enum that a template asks for in a verb's form."""
    told = set()
    for shape in shapes:
        for name, kind in shape.slots.items():
            item = kind.item if isinstance(kind, OfTuple) else kind
            if isinstance(item, OfEnum) and item.form in FORMS and name not in told:
                told.add(name)
                yield name, item


def _spoken(shapes: tuple[Shape, ...]) -> dict[str, tuple[tuple[str, Any], ...]]:
    """The verbs that templates of a class begin with, where they name them themselves.

    They say the same words in another form of it, too: "draw", and "draws" or "drawing". Of a
    class with several each comes with the values that tell which it is.
    """
    firsts = {form: _firsts(shapes, form) for form in ("bare", "third", "gerund")}
    found = {}
    for bare, shape in firsts["bare"].items():
        if bare.isalpha() and bare.islower():
            forms = paradigm(bare)
            if forms["third"] in firsts["third"] or forms["gerund"] in firsts["gerund"]:
                # Who does it is what the form says.
                told = shape.fixed.items()
                found[bare] = tuple((n, v) for n, v in told if isinstance(v, Enum) and n != "who")
    return found if len(found) > 1 else dict.fromkeys(found, ())


def _firsts(shapes: tuple[Shape, ...], form: str) -> dict[str, Shape]:
    """The words that the templates of a form begin with."""
    found: dict[str, Shape] = {}
    for shape in shapes:
        if shape.form == form and isinstance(shape.parts[0], Lit):
            found.setdefault(shape.parts[0].text, shape)
    return found


# ---------------------------------------------------------------------------- nouns, frames


@dataclass(frozen=True, slots=True)
class Category:
    """A kind of thing that can stand in a place of a sentence, and the phrases of that kind."""

    cls: type[Phrase]
    phrases: tuple[type[Phrase], ...]


@cache
def categories() -> tuple[Category, ...]:
    """What sentences are made of, but for the sentences themselves: the categories of slots."""
    asked: dict[type[Phrase], None] = {}
    for cls in grammar().phrases(Phrase):
        for shape in grammar().shapes(cls):
            for kind in shape.slots.values():
                item = kind.item if isinstance(kind, OfTuple) else kind
                if isinstance(item, OfClass):
                    asked[item.cls] = None
    found = []
    for cls in asked:
        phrases = grammar().phrases(cls)
        if phrases and phrases != (cls,) and not issubclass(cls, Note):
            found.append(Category(cls, phrases))
    return tuple(sorted(found, key=lambda each: each.cls.__name__))


@cache
def frames() -> dict[str, tuple[Use, ...]]:
    """The forms of clauses, each with the classes that have it; "" is the plain sentence."""
    found: dict[str, list[Use]] = {}
    for cls in grammar().phrases(Phrase):
        for shape in grammar().shapes(cls):
            if shape.form and Use(cls) not in found.setdefault(shape.form, []):
                found[shape.form].append(Use(cls))
    return {form: tuple(uses) for form, uses in found.items()}


def standing(word: str) -> tuple[Use, ...]:
    """The classes that a word stands in: in a template, or as what a slot may hold."""
    wanted = word.casefold()
    found: dict[Use, None] = {}
    for cls in grammar().phrases(Phrase):
        for shape in grammar().shapes(cls):
            if any(isinstance(p, Lit) and wanted in _words_of(p) for p in shape.parts):
                found[Use(cls)] = None
            for name, kind in shape.slots.items():
                item = kind.item if isinstance(kind, OfTuple) else kind
                if not isinstance(item, OfEnum):
                    continue
                for member, variants in spellings(item.cls, item.form).items():
                    texts = {lit.text.casefold() for variant in variants for lit in variant}
                    if wanted in texts:
                        value = (member,) if isinstance(kind, OfTuple) else member
                        found[Use(cls, ((name, value),))] = None
    return tuple(found)


def _words_of(lit: Lit) -> set[str]:
    return {word.casefold() for word in (lit.text, lit.plural) if word}


# ---------------------------------------------------------------------------- examples


def _shown(value: Any, shape: Shape) -> str:
    """The text of a phrase in the form of a shape, "" where it is printed in no such form."""
    try:
        return grammar().show(value, form=shape.form)
    except TypeError:
        return ""


def _of_shape(shape: Shape, given: dict[str, Any], depth: int) -> Iterator[Any]:
    """The phrases that a template makes of the values that are tried for its slots.

    They are at most `depth` phrases deep.
    """
    choices = []
    for name, kind in shape.slots.items():
        choices.append(
            [given[name]] if name in given else list(islice(_values(kind, depth - 1), 12))
        )
    for values in islice(product(*choices), _TRIES):
        try:
            yield shape.cls(**dict(zip(shape.slots, values, strict=True)), **shape.fixed)
        except ValueError:  # the class says that this is no phrase
            continue


def _values(kind: Kind, depth: int) -> Iterator[Any]:
    """Values for a slot, the flattest first."""
    if isinstance(kind, OfInt):
        yield from (2, 1, 3)
    elif isinstance(kind, OfStr):
        yield "Sword"
    elif isinstance(kind, OfEnum):
        yield from kind.cls
    elif isinstance(kind, OfTuple):
        for each in _values(kind.item, depth):
            yield (each,) * kind.least
    else:
        key = kind.cls, kind.form, depth
        if key not in _FLATTEST:
            _FLATTEST[key] = _flattest(*key)
        yield from _FLATTEST[key]


_FLATTEST: dict[tuple[type[Phrase], str, int], tuple[Any, ...]] = {}


def _flattest(cls: type[Phrase], form: str, depth: int) -> tuple[Any, ...]:
    """A few phrases of a class, as flat as they come."""
    found: list[Any] = []
    for text in _LEAVES:
        if grammar().terminals(cls) and not form:
            found += [each for each in grammar().readings(cls, text)]
    shapes = [
        (height, shape)
        for each in grammar().phrases(cls)
        for shape in grammar().shapes(each)
        if shape.form == form and (height := _height(shape)) <= depth
    ]
    shapes.sort(key=lambda each: each[0])
    for _, shape in shapes[:16]:
        found += islice(_of_shape(shape, {}, depth), 1)
    return tuple(found[:12])


_FAR = 1_000


def _height(shape: Shape) -> int:
    return 1 + max((_kind_height(kind) for kind in shape.slots.values()), default=0)


def _kind_height(kind: Kind) -> int:
    if isinstance(kind, OfTuple):
        kind = kind.item
    if not isinstance(kind, OfClass) or (grammar().terminals(kind.cls) and not kind.form):
        return 0
    return _heights().get((kind.cls, kind.form), _FAR)


@cache
def _heights() -> dict[tuple[type[Phrase], str], int]:
    """How deep the flattest phrase of each class is, found by fixpoint."""
    heights: dict[tuple[type[Phrase], str], int] = {}

    def of(kind: Kind) -> int:
        item = kind.item if isinstance(kind, OfTuple) else kind
        if not isinstance(item, OfClass):
            return 0
        if grammar().terminals(item.cls) and not item.form:
            return 0
        return heights.get((item.cls, item.form), _FAR)

    grown = True
    while grown:
        grown = False
        for cls in grammar().phrases(Phrase):
            for shape in grammar().shapes(cls):
                height = 1 + max(map(of, shape.slots.values()), default=0)
                for base in cls.__mro__:
                    if height < heights.get((base, shape.form), _FAR):
                        heights[base, shape.form] = height
                        grown = True
    return heights


def every_word() -> set[str]:
    """All words that templates and lists of words are made of, as they are printed."""
    found: set[str] = set()
    for cls in grammar().phrases(Phrase):
        for shape in grammar().shapes(cls):
            found |= {p.text for p in shape.parts if isinstance(p, Lit)}
            for kind in shape.slots.values():
                item = kind.item if isinstance(kind, OfTuple) else kind
                if isinstance(item, OfEnum):
                    for variants in spellings(item.cls, item.form).values():
                        found |= {lit.text for lit in variants[0]}
    return {word for word in found if word[:1].isalpha()}
