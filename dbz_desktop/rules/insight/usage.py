"""Which words follow each other in the texts of cards: what comes next is likely to come again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from dbz_desktop.rules.language.expected import LABELS, Expected, expected_at
from dbz_desktop.rules.language.text.cutting import cut
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.sentences import grammar
from dbz_desktop.wording import OfEnum, OfTuple, Phrase, tokenize
from dbz_desktop.wording.kinds import spellings
from dbz_desktop.wording.template import Lit

_START = ""
"""What stands before the first word of a sentence."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What could stand in the place of words that aren't understood, the likeliest first.

    `nearest` is the one that was probably meant, or "". `behind` tells that it could stand behind
    them: the sentence ends too early.
    """

    words: tuple[str, ...]
    others: tuple[str, ...]
    nearest: str
    behind: bool


class Usage:
    """How often words follow others in some texts, and the shortest sentence with both."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._found: dict[tuple[str, str], tuple[int, str]] = {}
        for text in dict.fromkeys(texts):
            self._count(text)

    def _count(self, text: str) -> None:
        notes, drafts, _failures = cut(text)
        lines = [words for words, _column in notes]
        lines += [words for draft in drafts for _kind, words, _column in draft.lines]
        for line in lines:
            before = _START
            for token in tokenize(line):
                count, shortest = self._found.get((before, token.key), (0, line))
                best = line if len(line) < len(shortest) else shortest
                self._found[before, token.key] = count + 1, best
                before = token.key

    def ranked(self, expected: Expected) -> list[str]:
        """What can stand at a place, the likeliest first; verbs in the number of who does it."""
        before = expected.before
        found: dict[str, str] = {}
        for word in expected.words:
            agreed = self._agreeing(before, word)
            # "at the end" is said more often than "AT +2 stages".
            known = found.get(agreed.casefold(), agreed)
            found[agreed.casefold()] = max(known, agreed)
        return sorted(found.values(), key=lambda word: (-self.count(before, word), word.casefold()))

    def wanted(self, text: str, fault: Failure) -> Wanted | None:
        """What could stand where a text isn't understood; None where no word would help."""
        if fault.place < 0:
            return None
        # A word more, where the text ends too early.
        early = fault.place >= fault.end
        before = f"{text[: fault.place].rstrip()} " if early else text[: fault.place]
        found = expected_at(before, len(before))
        words = self.ranked(found)
        wrong = text[fault.column : fault.end].lower()
        near = [] if early else get_close_matches(wrong, [word.lower() for word in words], 1)
        nearest = next((word for word in words if word.lower() in near), "")
        if found.first and nearest:
            nearest = nearest[:1].upper() + nearest[1:]
        return Wanted(tuple(words), found.others, nearest, early)

    def count(self, before: str, word: str) -> int:
        """How often a word stands behind another; of several words, the rarest step counts."""
        if word in LABELS and not before:
            return _LIKELY
        keys = [token.key for token in tokenize(word)]
        steps = zip([before, *keys], keys, strict=False)
        return min((self._found.get(step, _NEVER)[0] for step in steps), default=0)

    def example(self, before: str, word: str) -> str:
        """The shortest sentence in which a word stands behind another, "" where none has it."""
        keys = [token.key for token in tokenize(word)]
        _count, sentence = self._found.get((before, keys[0]), _NEVER) if keys else _NEVER
        return sentence if word.casefold() in sentence.casefold() else ""

    def _agreeing(self, before: str, word: str) -> str:
        """A verb as it is said of what stands before it: "you perform", "he performs"."""
        other = plurals().get(word)
        if other is None or self.count(before, other) < self.count(before, word):
            return word
        more = self.count(before, other) > self.count(before, word)
        return other if more or before == "you" or before.endswith("s") else word


_NEVER = 0, ""
_LIKELY = 100
"""Labels such as "DAMAGE:" stand before sentences, not in them; this often."""


@cache
def plurals() -> dict[str, str]:
    """Words of the language with another form for what is more than one."""
    found: dict[str, str] = {}
    for cls in grammar().phrases(Phrase):
        for shape in grammar().shapes(cls):
            lits = [part for part in shape.parts if isinstance(part, Lit)]
            for kind in shape.slots.values():
                item = kind.item if isinstance(kind, OfTuple) else kind
                if isinstance(item, OfEnum):
                    for variants in spellings(item.cls, item.form).values():
                        lits += [lit for variant in variants for lit in variant]
            found.update((lit.text, lit.plural) for lit in lits if lit.plural)
    return found
