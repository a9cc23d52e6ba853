"""Reading a query: `t:physical s:red cost<=2 (anger or "ki burst") -is:banished`.

Terms stand side by side and all must hold; "or" between two, "-" or "not" before one, and
parentheses group them. Reading never fails halfway: what is wrong is a `QueryError` that says
where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from dbz_desktop.cards.search.catalogue import Entry
from dbz_desktop.cards.search.fields import (
    FieldError,
    Test,
    Vocabulary,
    about,
    exact_name,
    field_named,
    field_test,
    known_fields,
    near,
    plain_word,
)

MAX_QUERY = 2_000
"""Characters of the longest query that is read."""

MAX_DEPTH = 40
"""Parentheses within parentheses."""


class QueryError(ValueError):
    """A query that can't be read: what is wrong, and the characters (from 0) that it is about."""

    def __init__(self, message: str, start: int, end: int) -> None:
        super().__init__(message)
        self.message = message
        self.start = start
        self.end = end


@dataclass(frozen=True, slots=True)
class Query:
    """A query that was read: `matches` tests an entry, `meaning` says in words what is asked."""

    text: str
    matches: Callable[[Entry], bool]
    meaning: str
    is_empty: bool = False

    def find(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """The entries that the query asks for, in their order."""
        return filter(self.matches, entries)


_TOKEN = re.compile(
    r"""\s*(?:
        (?P<open>\()
      | (?P<close>\))
      | (?P<minus>-(?=[^\s)]))
      | (?P<exact>!(?:"[^"]*"?|[^\s()"=]+))
      | (?P<quote>"[^"]*"?)
      | (?P<term>[^\W\d_]+(?:!=|<=|>=|[:=<>])(?:"[^"]*"?|[^\s()"]*))
      | (?P<word>[^\s()"]+)
    )""",
    re.VERBOSE,
)
_SPLIT = re.compile(r"(!=|<=|>=|[:=<>])")


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int


def _tokens(text: str) -> Iterator[_Token]:
    pos = 0
    while pos < len(text):
        match = _TOKEN.match(text, pos)
        if match is None or match.lastgroup is None:
            return
        kind = match.lastgroup
        word = match[kind]
        start = match.start(kind)
        pos = match.end()
        if word.count('"') == 1:
            raise QueryError("the quotation mark is never closed", start, len(text))
        if kind == "word" and word.casefold() in ("or", "and", "not"):
            kind = word.casefold()
        yield _Token(kind, word, start, pos)


class _Reader:
    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.tokens = list(_tokens(text))
        self.pos = 0
        self.depth = 0

    def _peek(self) -> _Token | None:
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def whole(self) -> tuple[Test, str]:
        """The whole query; anything left over is an error."""
        found = self.either()
        left = self._peek()
        if left is not None:
            raise QueryError("this parenthesis was never opened", left.start, left.end)
        return found

    def either(self) -> tuple[Test, str]:
        """Alternatives joined by "or"."""
        parts = [self.all()]
        while (token := self._peek()) is not None and token.kind == "or":
            self.pos += 1
            parts.append(self.all())
        if len(parts) == 1:
            return parts[0]
        tests = tuple(test for test, _ in parts)
        return (
            _any_of(tests),
            " or ".join(words for _, words in parts),
        )

    def all(self) -> tuple[Test, str]:
        """Terms side by side."""
        parts: list[tuple[Test, str]] = []
        while (token := self._peek()) is not None and token.kind not in ("or", "close"):
            if token.kind == "and":
                self.pos += 1
                continue
            parts.append(self.one())
        if not parts:
            at = self._peek()
            if at is not None and at.kind == "close" and self.depth == 0:
                raise QueryError("this parenthesis was never opened", *_span(at))
            before = self.tokens[self.pos - 1] if self.pos else None
            start = at.start if at else len(self.text)
            where = before or at
            what = f' "{where.text}"' if where is not None else ""
            raise QueryError(f"something is missing beside{what}", start, start + 1)
        if len(parts) == 1:
            return parts[0]
        tests = tuple(test for test, _ in parts)
        return (
            _all_of(tests),
            " and ".join(f"({words})" if " or " in words else words for _, words in parts),
        )

    def one(self) -> tuple[Test, str]:
        """One term, negated or not, or a group."""
        token = self.tokens[self.pos]
        self.pos += 1
        if token.kind in ("minus", "not"):
            after = self._peek()
            if after is None or after.kind in ("or", "and", "close"):
                raise QueryError(f'what must not be so after "{token.text}"?', *_span(token))
            self._deeper(token)
            test, words = self.one()
            self.depth -= 1
            return (lambda entry: not test(entry)), f"not ({words})"
        if token.kind == "open":
            self._deeper(token)
            found = self.either()
            self.depth -= 1
            closing = self._peek()
            if closing is None:
                raise QueryError("this parenthesis is never closed", *_span(token))
            self.pos += 1
            return found
        if token.kind == "exact":
            return exact_name(token.text[1:].strip('"'))
        if token.kind == "quote":
            return plain_word(token.text.strip('"'))
        if token.kind == "term":
            return self._term(token)
        return plain_word(token.text)

    def _deeper(self, token: _Token) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise QueryError("the parentheses are nested too deep", *_span(token))

    def _term(self, token: _Token) -> tuple[Test, str]:
        word, sign, value = _SPLIT.split(token.text, maxsplit=1)
        name = field_named(word)
        if name is None:
            hint = about(word, f"{sign}{value}") or near(word.casefold(), known_fields())
            raise QueryError(
                f'there is nothing called "{word}" to ask for{hint}',
                token.start,
                token.start + len(word),
            )
        try:
            return field_test(name, sign, value.strip('"'), self.vocabulary)
        except FieldError as error:
            start = token.start + (len(word) + len(sign) if error.of_value else 0)
            raise QueryError(str(error), min(start, token.end - 1), token.end) from error


def _any_of(tests: tuple[Test, ...]) -> Test:
    # A plain loop: a generator takes three times as long, for every card and keystroke.
    def found(entry: Entry) -> bool:
        for test in tests:  # noqa: SIM110
            if test(entry):
                return True
        return False

    return found


def _all_of(tests: tuple[Test, ...]) -> Test:
    def found(entry: Entry) -> bool:
        for test in tests:  # noqa: SIM110
            if not test(entry):
                return False
        return True

    return found


def _span(token: _Token) -> tuple[int, int]:
    return token.start, token.end


def read_query(text: str, vocabulary: Vocabulary | None = None) -> Query:
    """Read a query. An empty one matches everything. Raises QueryError."""
    if len(text) > MAX_QUERY:
        raise QueryError(
            f"the search has {len(text):,} characters; {MAX_QUERY:,} are read at most",
            MAX_QUERY,
            len(text),
        )
    if not text.strip():
        return Query(text, lambda entry: True, "all cards", True)
    test, words = _Reader(text, vocabulary or Vocabulary()).whole()
    return Query(text, test, words)


def _term_spans(text: str) -> list[tuple[str, int, int]]:
    """The terms of the outermost level, a "-" before one included, with where they stand."""
    spans: list[tuple[str, int, int]] = []
    depth, minus = 0, -1
    try:
        tokens = list(_tokens(text))
    except QueryError:
        return spans
    for token in tokens:
        if token.kind == "open":
            depth += 1
        elif token.kind == "close":
            depth -= 1
        elif token.kind == "minus":
            minus = token.start
            continue
        elif depth == 0 and token.kind in ("term", "quote", "word", "exact"):
            start = minus if minus >= 0 else token.start
            spans.append((text[start : token.end], start, token.end))
        minus = -1
    return spans


def terms_of(text: str) -> frozenset[str]:
    """The terms that stand in a query by themselves, not within parentheses; in small letters."""
    return frozenset(found.casefold() for found, _, _ in _term_spans(text))


def has_term(text: str, term: str) -> bool:
    """True when a term stands in a query by itself, not within parentheses."""
    wanted = term.casefold()
    return any(found.casefold() == wanted for found, _, _ in _term_spans(text))


def toggle(text: str, term: str, group: Iterable[str] = ()) -> str:
    """A query with a term more, or without it where it stands already; filters are built of this.

    `group` are terms that the new one takes the place of (Red takes the place of Blue).
    """
    there = has_term(text, term)
    away = {term.casefold(), *(other.casefold() for other in group)}
    kept = text
    for found, start, end in reversed(_term_spans(text)):
        if found.casefold() in away:
            kept = f"{kept[:start].rstrip()} {kept[end:].lstrip()}"
    kept = kept.strip()
    if there:
        return kept
    return f"{kept} {term}".strip()
