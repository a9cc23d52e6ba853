"""What is said when a text can't be read: which words, where, and what was expected."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

__all__ = ["Ambiguous", "ParseError", "not_understood"]

_LISTED = 8


class ParseError(ValueError):
    """A text that could not be read.

    Attributes: `message` in plain words; `text` the whole text; `column` and `end`
    (0-based) around the offending `words`; `expected`, sorted, what could stand
    there; `suggestion`, the nearest of these, or None.
    """

    def __init__(
        self,
        message: str,
        text: str,
        column: int = 0,
        end: int | None = None,
        expected: Iterable[str] = (),
        suggestion: str | None = None,
    ) -> None:
        self.message = message
        self.text = text
        self.column = column
        self.end = len(text) if end is None else end
        self.words = text[self.column : self.end]
        self.expected = tuple(sorted(expected))
        self.suggestion = suggestion
        super().__init__(message)

    def moved(
        self, text: str, column: Callable[[int], int], end: Callable[[int], int]
    ) -> ParseError:
        """The same error about another text, whose columns the functions tell."""
        start = column(self.column)
        return ParseError(
            self.message, text, start, max(start, end(self.end)), self.expected, self.suggestion
        )

    def __str__(self) -> str:
        """Return the message, the text, and carets below the words it is about."""
        line = self.text.replace("\n", " ").replace("\r", " ").replace("\t", " ")
        if len(line) > 2000:
            line = line[:100] + "..."
        carets = "^" * max(1, min(self.end, len(line)) - self.column)
        return f"{self.message}\n  {line}\n  {' ' * self.column}{carets}"


class Ambiguous(ParseError):
    """A text with several readings; `readings` holds them."""

    def __init__(self, text: str, readings: Sequence[object]) -> None:
        self.readings = tuple(readings)
        shown = "\n".join(f"    {_short(repr(reading))}" for reading in self.readings[:3])
        super().__init__(f"This can be read in {len(self.readings)} ways:\n{shown}", text)

    def moved(
        self, text: str, column: Callable[[int], int], end: Callable[[int], int]
    ) -> Ambiguous:
        """The same of another text: it has these readings as a whole."""
        return Ambiguous(text, self.readings)


def not_understood(
    text: str,
    span: tuple[int, int],
    labels: dict[str, bool],
    shapes: Iterable[str] | None,
) -> ParseError:
    """Build the error for the place where reading stopped.

    `labels` maps what was expected to whether it is a word (else a description such
    as "a number"). `shapes`, given when not even the first word was known, are the
    canonical phrases among which to look for a similar one.
    """
    column, end = span
    found = text[column:end]
    ranked = sorted(labels, key=lambda label: (-_likeness(found, label), label))
    shown = [f'"{label}"' if labels[label] else label for label in ranked[:_LISTED]]
    if len(ranked) > _LISTED:
        shown.append("something else")
    listed = " or ".join(filter(None, [", ".join(shown[:-1]), shown[-1] if shown else ""]))
    known = [label for label in ranked if labels[label]]
    close = difflib.get_close_matches(found.lower(), [label.lower() for label in known], 1)
    suggestion = next((label for label in known if label.lower() in close), None)
    if shapes is not None:
        suggestion = _nearest(text, shapes) or suggestion
    message = f'I don\'t understand "{found}" here' if found else "The text ends too early"
    message += f"; expected {listed}." if listed else "."
    if suggestion is not None:
        message += f' Did you mean "{suggestion}"?'
    return ParseError(message, text, column, end, labels, suggestion)


@lru_cache(maxsize=10_000)
def _likeness(found: str, label: str) -> float:
    # Who types on behind words that aren't understood has them told again with every letter.
    if not found:
        return 0.0
    return difflib.SequenceMatcher(None, found.lower(), label.lower()).ratio()


def _nearest(text: str, shapes: Iterable[str]) -> str | None:
    # The slots can hold anything, so only the literal words are compared; the constant
    # keeps a phrase of one short word from being near to everything.
    found = text.lower().split()[:25]
    best, nearest = 0.0, None
    near: dict[str, float] = {}
    for shape in shapes:
        words = [word for word in shape.lower().split() if "…" not in word]
        for word in words:
            if word not in near:
                ratio = max(_likeness(word, other) for other in found)
                near[word] = ratio if ratio >= 0.6 else 0.0
        score = sum(len(word) * near[word] for word in words)
        score /= sum(map(len, words)) + 3
        if score > best:
            best, nearest = score, shape
    return nearest if best >= 0.4 else None


def _short(text: str) -> str:
    return text if len(text) <= 300 else text[:297] + "..."
