"""Intake: files from outside, read within bounds, for every reader of the program.

A pack, a deck, a scenario or a game may come from anybody and may be damaged in any way. What is
too large, too deep or too much is refused in words before a parser spends memory or time on it:
the parsers of TOML and JSON bound neither, and stumble over numbers of thousands of digits.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

DEEPEST = 12
"""Tables and lists in each other; no file of the program has more than four."""

MOST_DOTS = 4
"""Dots of one key, as in `a.b.c = 1`: each of them is a table of its own."""

LONGEST_WORD = 100
"""Signs of a number, or of a key without quotes."""

LONGEST_NUMBER = 40
"""Signs of a number in JSON."""

MOST_ITEMS = 100_000
"""Keys, tables and entries of lists in one file. Two thousand cards have half of that."""

_QUOTED = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
)
_JSON_QUOTED = re.compile(r'"(?:[^"\\]|\\[\s\S])*+"?')
_DOTTED = re.compile(rf"(?:\.[^.,=\n\[\]{{}}]*+){{{MOST_DOTS + 1}}}")
_WORD = re.compile(rf"[^\s.,=\[\]{{}}\"]{{{LONGEST_WORD + 1}}}")
_BRACKETS = re.compile(r"[\[\]{}]")
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class Unreadable(ValueError):
    """A file can't be read. The message says why and what to do; who reads it names the file."""


def read_bytes(path: Path, most: int, remark: str = "") -> bytes:
    """The bytes of a file, `most` of them at most. Raises Unreadable; `remark` goes on where it
    says that the file is larger.

    A link is followed; what it leads to must be a file, not a device that never ends.
    """
    try:
        if not path.is_file():
            raise Unreadable(_no_file(path))
        with path.open("rb") as file:
            # Not `stat`: some files are longer than they say.
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        # A ValueError for a path that no system can have.
        raise Unreadable(f"can't be opened: {_reason(error)}") from error
    if len(data) > most:
        size = f"{most // 1_000_000} MB" if most >= 1_000_000 else f"{most // 1_000} kB"
        raise Unreadable(f"the file is larger than {size}{remark}")
    return data


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _no_file(path: Path) -> str:
    if path.is_dir():
        return "is a folder, not a file"
    if path.is_symlink() and not path.exists():
        return "is a link that leads nowhere"
    return "is no file that can be read" if path.exists() else "is not there any more"


def text_of(data: bytes, what: str = "file") -> str:
    """Bytes as text. Raises Unreadable for all but UTF-8; `what` is what the file should be."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Unreadable("is UTF-16 text; save it as UTF-8")
    if b"\0" in data:
        raise Unreadable(f"is no text, as a {what} is")
    try:
        # Some editors put a mark before the first letter.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"is not UTF-8 text (byte {error.start}); save it as UTF-8") from error


def toml_table(text: str, what: str = "file", remedy: str = "") -> dict[str, Any]:
    """The table that a text is in TOML. Raises Unreadable; `remedy` follows the parser's words."""
    bare = _QUOTED.sub('"', text)
    if _depth(bare) > DEEPEST:
        raise Unreadable(f"is nested far too deep for a {what}")
    if sum(map(bare.count, "=,[{.")) > MOST_ITEMS:
        raise _too_much(what, f"more than {MOST_ITEMS:,} entries")
    if _DOTTED.search(bare):
        raise _too_much(what, f"a key or a number with more than {MOST_DOTS} dots")
    if _WORD.search(bare):
        raise _too_much(what, f"a number or a key of more than {LONGEST_WORD} signs")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"can't be read: it is not valid TOML: {error}{remedy}") from error


def json_value(text: str | bytes, what: str = "file", remedy: str = "") -> Any:
    """The value that a text is in JSON. Raises Unreadable, as `toml_table` does."""
    try:
        # As `json` would, but what it has to pass over is wrong here.
        text = text if isinstance(text, str) else text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"is not UTF-8 text (byte {error.start}); save it as UTF-8") from error
    if text.count("[") + text.count("{") > DEEPEST or text.count(",") > MOST_ITEMS:
        bare = _JSON_QUOTED.sub('"', text)
        if _depth(bare) > DEEPEST:
            raise Unreadable(f"is nested far too deep for a {what}")
        if sum(map(bare.count, ",[{")) > MOST_ITEMS:
            raise _too_much(what, f"more than {MOST_ITEMS:,} entries")
    try:
        value = json.loads(text, parse_int=_whole, parse_constant=_constant)
    except Unreadable:
        raise
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"can't be read: it is not valid JSON: {error}{remedy}") from error
    if _SURROGATE.search(text):
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise Unreadable("holds half a sign (a lone surrogate), which is no text") from error
    return value


def _too_much(what: str, much: str) -> Unreadable:
    return Unreadable(f"has {much}, which no {what} has")


def _depth(bare: str) -> int:
    """How deep the brackets of a text without its quoted parts go."""
    depth = deepest = 0
    for match in _BRACKETS.finditer(bare):
        depth = depth + 1 if match[0] in "[{" else max(0, depth - 1)
        if depth > deepest:
            deepest = depth
            if deepest > DEEPEST:
                break
    return deepest


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Unreadable(f"has a number of {len(digits):,} digits")
    return int(digits)


def _constant(name: str) -> NoReturn:
    raise Unreadable(f"has {name}, which is no number")


def shown(value: object, most: int = 60) -> str:
    """A value out of a file, for a message about it: no longer than a line."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= most else f"{text[: most - 1]}…"
