"""Cutting a text into words, numbers, punctuation and icons.

Everything that reads text goes through :func:`tokenize`, templates included, so
a template and the text it shall match are always cut the same way.
"""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Token", "Tokens", "normalise", "tokenize"]

# One character becomes one character, so that columns stay those of the source.
_STRAIGHT = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4`", "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        **dict.fromkeys("\u00a0\u2007\u2009\u202f\t\r\n", " "),
    }
)

# A hyphen joins two parts of a word unless a lone X follows: "AT-X" is a sum, "2X" is twice X.
_TOKEN = re.compile(
    r"""
      (?P<icon>\[[^\[\]]*\])
    | (?P<number>(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)
        (?:(?=X\b)|(?![^\W_]))(?!-(?![xX]\b)[^\W\d_]))
    | (?P<word>[^\W_]+(?:(?:'|-(?![xX]\b))(?=[^\W\d_])[^\W_]+)*(?:(?<=[sS])'(?!\w))?)
    | (?P<sign>\S)
    """,
    re.VERBOSE,
)


# An apostrophe within such a text has a letter behind it.
_SINGLE = re.compile(r"""(?<=\s)'([A-Z](?:[^'"]|'(?=\w))*\.)'(?=\s|$)""")


class Token(NamedTuple):
    """One word, number, icon or sign of a text.

    ``key`` is what is compared: lower case, numbers without commas, "an" as "a".
    ``start`` and ``end`` are columns of the source.
    """

    text: str
    key: str
    start: int
    end: int


class Tokens(list[Token]):
    """The tokens of a text, together with the straightened text they were cut from."""

    __slots__ = ("source",)

    def __init__(self, source: str, tokens: list[Token]) -> None:
        super().__init__(tokens)
        self.source = source


def normalise(text: str) -> str:
    """Return `text` with straight quotes, plain dashes and plain blanks, of the same length.

    A sentence in single quotes, with its period, stands in double ones.
    """
    text = text.translate(_STRAIGHT)
    return _SINGLE.sub(r'"\1"', text) if ".'" in text else text


def tokenize(text: str) -> Tokens:
    """Cut `text` into tokens; never fails, an unknown sign is a token of its own."""
    source = normalise(text)
    tokens = []
    for match in _TOKEN.finditer(source):
        word = match.group()
        key = word.lower()
        if key == "an":
            key = "a"
        elif match.lastgroup == "number":
            key = key.replace(",", "")
        elif match.lastgroup == "icon":
            key = "[" + " ".join(key[1:-1].split()) + "]"
        tokens.append(Token(word, key, match.start(), match.end()))
    return Tokens(source, tokens)
