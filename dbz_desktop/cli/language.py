"""`dbz-desktop cards language`: what a card text can say, told by the grammar itself."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards.packs import Pack
from dbz_desktop.cli import OK, Failure
from dbz_desktop.cli.common import pool_of
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language import reference
from dbz_desktop.rules.language.compiler import compile_text, grammar, sentence_text
from dbz_desktop.rules.language.reference import Use, Verb
from dbz_desktop.wording import Phrase

MOST = 3
"""Sentences of real cards that are shown of each thing."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a card, and what it was read as."""

    card: str
    text: str
    line: Any


def show(arguments: argparse.Namespace) -> int:
    """Print the language, or all about a word of it."""
    said = list(_sentences(pool_of(arguments)))
    word = " ".join(arguments.word)
    print("\n".join(_whole(said) if not word else _about(word, said)))
    return OK


def _sentences(pool: Pack) -> Iterator[Said]:
    """What the cards say, each sentence once."""
    told = set()
    for card in pool.cards.values():
        program = compile_text(card, card.text)
        lines = [(sentence_text(note), note) for note in program.notes]
        for section in program.sections:
            for _, sentence in section.printed:
                lines.append((sentence.text, sentence.line))
        for text, line in lines:
            if line is not None and text not in told:
                told.add(text)
                yield Said(card.id, text, line)


def _holding(use: Use, said: Iterable[Said]) -> Iterator[Said]:
    """The sentences in which a phrase of a class stands, with what is wanted of it."""
    for each in said:
        for part in every(each.line, use.cls):
            values = [(getattr(part, name), value) for name, value in use.given]
            if all(_has(found, value) for found, value in values):
                yield each
                break


def _has(found: Any, value: Any) -> bool:
    if isinstance(value, tuple) and isinstance(found, tuple):
        return set(value) <= set(found)
    return bool(found == value)


# ---------------------------------------------------------------------------- all of it


def _whole(said: list[Said]) -> Iterator[str]:
    verbs, frames = reference.verbs(), reference.frames()
    yield f"VERBS ({len(verbs)})"
    for verb in verbs:
        yield f"  {verb.base:<12}{_forms(verb):<44}{_shown(verb.uses, said)}"
    yield ""
    yield f"FRAMES ({len(frames)}): the forms that a clause can take"
    for form, uses in frames.items():
        examples = [text for use in uses if (text := use.example(form))]
        yield f"  {form:<12}{min(examples, key=len, default='')}"
    categories = reference.categories()
    yield ""
    yield f"NOUNS AND OTHER PARTS ({len(categories)})"
    for each in categories:
        examples = [text for cls in each.phrases if (text := Use(cls).example())]
        example = min(examples, key=len, default="")
        yield f"  {each.cls.__name__:<16}{len(each.phrases):>3}  {reference.summary(each.cls)}"
        if example:
            yield f"  {'':<16}     {example}"
    yield ""
    yield "All about a word: dbz-desktop cards language WORD"


def _forms(verb: Verb) -> str:
    found = (verb.forms[name].partition("(")[0] for name in ("third", "past", "participle"))
    return ", ".join(dict.fromkeys((*found, verb.forms["gerund"])))


def _shown(uses: tuple[Use, ...], said: list[Said]) -> str:
    """A sentence of a real card with one of these, the shortest; else one that can be made."""
    found = [each for use in uses for each in _holding(use, said)]
    if found:
        best = min(found, key=lambda each: len(each.text))
        return f"{best.text} ({best.card})"
    for use in uses:
        for form in use.frames:
            text = use.example(form)
            if text:
                return text
    return ""


# ---------------------------------------------------------------------------- one word


def _about(word: str, said: list[Said]) -> Iterator[str]:
    verb = next((v for v in reference.verbs() if _is_form(word, v)), None)
    uses = verb.uses if verb is not None else reference.standing(word)
    if not uses:
        near = difflib.get_close_matches(word.lower(), sorted(reference.every_word()), 3, 0.6)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise Failure(f'no card text can say "{word}"{hint}')
    if verb is not None:
        yield f"{verb.base}: {_forms(verb)}"
        yield ""
    for cls in dict.fromkeys(use.cls for use in uses):
        yield from _class(cls, [use for use in uses if use.cls is cls], said)


def _is_form(word: str, verb: Verb) -> bool:
    wanted = word.casefold()
    texts = {text.partition("(")[0].casefold() for text in verb.forms.values()}
    return wanted in texts or wanted == verb.base.casefold().split()[0]


def _class(cls: type[Phrase], uses: list[Use], said: list[Said]) -> Iterator[str]:
    yield reference.summary(cls) or cls.__name__
    given = {name for use in uses for name, _ in use.given}
    for text in dict.fromkeys(map(reference.pattern, _patterns(cls, given))):
        yield f"    {text}"
    examples = ((form, use.example(form)) for use in uses for form in use.frames)
    for form, text in dict.fromkeys(examples):
        if text:
            yield f"  {form or 'says':<12}{text}"
    holding = {each.text: each for use in uses for each in _holding(use, said)}
    cards = sorted(holding.values(), key=lambda each: len(each.text))
    for each in cards[:MOST]:
        yield f"  {each.card:<12}{each.text}"
    if len(cards) > MOST:
        yield f"  {'':<12}… and {len(cards) - MOST} more sentences of cards"
    yield ""


def _patterns(cls: type[Phrase], given: set[str]) -> Iterator[Any]:
    """The plain templates of a class; of one that has none, the first."""
    shapes = [shape for shape in grammar().shapes(cls) if not given or given & set(shape.slots)]
    plain = [shape for shape in shapes if not shape.form]
    yield from plain or shapes[:1]
