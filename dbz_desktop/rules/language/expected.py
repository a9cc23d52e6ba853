"""What can stand at a place of a card's text: for whoever types one, word by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.text.cutting import cut
from dbz_desktop.rules.language.text.icons import with_icons
from dbz_desktop.rules.language.text.sentences import grammar
from dbz_desktop.rules.language.text.spelling import correct
from dbz_desktop.rules.language.values.damages import Damage
from dbz_desktop.wording import ParseError, Phrase, tokenize

_PROBE = "Q"
"""A word that stands for the one that is to come, so that the cut tells which sentence it is of."""

_BEGUN = re.compile(r"(?:\[\w*|[^\W_][\w'’-]*)$")
"""A word, or an icon, that isn't ended yet."""

LABELS = ("[attack]", "[defense]", "[constant]", "[instant]", "POWER:", "DAMAGE:", "HIT:")
"""What can stand between two sentences, besides another one."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What can stand in a text from `start` up to `end`, where `typed` was begun.

    `words` can be put there as they are; `others` are descriptions, such as "a number". `before`
    is the word before them, and `first` tells that a sentence begins here.
    """

    start: int
    end: int
    typed: str
    words: tuple[str, ...]
    others: tuple[str, ...] = ()
    before: str = ""
    first: bool = False


def expected_at(text: str, place: int) -> Expected:
    """What can stand at a place of a card's text, given what stands before it."""
    begun = _BEGUN.search(text[:place])
    typed = begun[0] if begun is not None else ""
    before = text[: place - len(typed)]
    tokens = tokenize(before)
    start = place - len(typed)
    told, first = _behind(before)
    words = dict.fromkeys(word for word, plain in told.items() if plain)
    if first:
        words.update(dict.fromkeys(LABELS))
    fitting = tuple(word for word in words if word.casefold().startswith(typed.casefold()))
    others = tuple(sorted(word for word, plain in told.items() if not plain))
    last = tokens[-1].key if tokens and not first else ""
    return Expected(start, place, typed, fitting, others, last, first)


@lru_cache(maxsize=1_000)
def _behind(before: str) -> tuple[dict[str, bool], bool]:
    """What can stand behind a text, and whether a sentence begins there."""
    kind, sentence = _begun(before)
    if kind is None:
        return {}, False
    return _of_kind(kind, sentence), not sentence.strip()


def _begun(before: str) -> tuple[type[Phrase] | None, str]:
    """The sentence that goes on at the end of a text, and what it is read as."""
    opened = before.rfind("(")
    if opened >= 0 and ")" not in before[opened:]:
        # A note is none to the cut before it ends.
        return Note, before[opened + 1 :].rpartition(".")[2].lstrip()
    before = with_icons(before).text
    end = len(before) + len(_PROBE)
    _notes, drafts, _failures = cut(before + _PROBE)
    for draft in drafts:
        for kind, words, column in draft.lines:
            if column + len(words) == end:
                return Damage if kind == "damage" else Line, words.removesuffix(_PROBE)
    return None, ""


def _of_kind(kind: type[Phrase], sentence: str) -> dict[str, bool]:
    for text in dict.fromkeys((sentence, correct(sentence, always=True).text)):
        try:
            told = grammar().expected(kind, text)
        except ParseError:
            return {}
        if told is not None:
            return told
    return {}
