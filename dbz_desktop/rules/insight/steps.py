"""What a card's text does, step by step: told by what each part of it was read as.

The words are the language's own: a phrase is shown as it is printed, and what it does is what its
class says of itself, as in `cards language`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.kernel.base import Condition, Continuous, Line, Trigger
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence
from dbz_desktop.rules.language.reference import summary
from dbz_desktop.rules.language.text.sentences import grammar, sentence_text
from dbz_desktop.wording import Phrase

DEEPEST = 3
"""So many parts within each other are told of a sentence; further ones are words of these."""

_PARTS = (Line, Condition, Continuous, Trigger)

_USES = {
    "attack": "Performed as an action in combat (COM-2)",
    "defense": "Used against an attack, which is no action (COM-5)",
    "constant": "Counts for as long as the card is in play",
    "instant": "Used at a moment of its own",
}


_LABELS = {"DAMAGE": "What it deals, unless it is stopped"}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of what a text does. `depth` 0 is a use of the card, 1 a sentence, more its parts.

    `text` are its words, `about` what they mean; `label` is "DAMAGE" or "HIT" where one stands
    before it. Of what wasn't `understood` both players do what it says.
    """

    depth: int
    text: str
    about: str = ""
    label: str = ""
    understood: bool = True


def steps_of(program: CardProgram) -> list[Step]:
    """What a compiled text does, in the order in which it is carried out."""
    found: list[Step] = []
    for note in program.notes:
        if not found:
            found.append(Step(0, "( )", "Notes: what is said of the card itself"))
        found += _sentence(sentence_text(note), note)
    for section in program.sections:
        found += _section(program, section)
    return found


def _section(program: CardProgram, section: Section) -> Iterator[Step]:
    yield Step(0, _icon(section), _use(program, section))
    said = section.printed or tuple(("do", each) for each in section.sentences)
    for kind in _ORDER:
        for place, sentence in said:
            if place in kind:
                label = {"damage": "DAMAGE", "hit": "HIT"}.get(place, "")
                yield from _told(sentence, label)


_ORDER = (("header", "when"), ("do",), ("damage",), ("hit",))


def _icon(section: Section) -> str:
    return " ".join(
        part
        for part in (f"[{section.icon}]" if section.icon else "", section.power * "POWER:")
        if part
    )


def _use(program: CardProgram, section: Section) -> str:
    if section.icon:
        return _USES[section.icon]
    kind = program.card.type
    if kind is CardType.DRAGON_BALL and not section.power:
        return "Done as it is played (TYP-2)"
    if kind is CardType.EVENT:
        return "Done when it is played, in combat (TYP-6)"
    return "Used as an action in combat (COM-2)"


def _told(sentence: Sentence, label: str) -> Iterator[Step]:
    if not sentence.understood:
        yield Step(1, sentence.text, "", label, understood=False)
    else:
        yield from _sentence(sentence.text, sentence.line, label)


def _sentence(text: str, line: Any, label: str = "") -> Iterator[Step]:
    yield Step(1, text, _LABELS.get(label) or _about(line), label)
    yield from _within(line, 2, _plain(text))


def _within(part: Any, depth: int, around: str) -> Iterator[Step]:
    """The parts of a phrase that do or say something by themselves."""
    if depth > DEEPEST:
        return
    for phrase in _nearest(part):
        text = _shown(phrase)
        if text and _plain(text) != around:
            yield Step(depth, text, _about(phrase))
            yield from _within(phrase, depth + 1, _plain(text))
        else:
            yield from _within(phrase, depth, around)


def _nearest(part: Any) -> Iterator[Any]:
    """The phrases of the kinds that are told, the outermost ones within a part."""
    for each in part if isinstance(part, tuple | list) else _values(part):
        if isinstance(each, _PARTS):
            yield each
        else:
            yield from _nearest(each)


def _values(part: Any) -> list[Any]:
    return [getattr(part, each.name) for each in fields(part)] if is_dataclass(part) else []


def _shown(phrase: Phrase) -> str:
    try:
        return grammar().show(phrase)
    except TypeError:
        # It is said in the words of what it stands in alone.
        return ""


def _about(phrase: Any) -> str:
    return summary(type(phrase)).split(': "')[0].rstrip(".").replace("`", "")


def _plain(text: str) -> str:
    return text.casefold().rstrip(".")
