"""Damaged files by seed: bits flipped, pieces lost, doubled and swapped, values of other kinds."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator

from tests.long import LONG

MUTANTS = 2_000 * LONG
"""Of each kind of file."""

SLOWEST = 3.0
"""Seconds of computing that a single file may take."""

_VALUES = [
    b"0", b"-1", b"1", b"7", b"99", b"true", b"false", b'""', b'"x"', b"[]", b"{}", b"[[]]", b"null",
    b"1.5", b"nan", b"-inf", b"NaN", b"1e999", b"0x7f", b"1979-05-27", b"9" * 19, b"9" * 30,
    b"9" * 5_000, b"-" + b"1" * 300, b"[" * 30 + b"]" * 30, b'"' + b"x" * 3_000 + b'"',
    b'"\\ud800"', b'"\\u0000"', b'"Kamehameha"', b"[1, [2, {}]]", b'{"a": {"b": 1}}',
]  # fmt: skip
_PIECES = [
    b"\0", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xff\xfe", b"\r", b"\r\n", b"\n\n", b"\t",
    b"#", b'"', b"'", b'"""', b"'''", b"\\", b"[", b"]", b"{", b"}", b"=", b",", b":", b".", b"[[",
    b"a." * 200, b" " * 300, b"[" * 500, b"card = 1\n", b"[x]\n", b"\xe2\x80\xae", b"9" * 5_000,
]  # fmt: skip
_VALUE = re.compile(rb'"(?:[^"\\\n]|\\.)*"|-?\b\d+\b|\btrue\b|\bfalse\b|\[[^\[\]\n]*\]')


def mutant(data: bytes, dice: random.Random) -> bytes:
    """The file with one to three things wrong with it."""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        data = dice.choice(_WAYS)(data, dice)
    return data


def _flip(data: bytes, dice: random.Random) -> bytes:
    if not data:
        return data
    at = dice.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]


def _span(data: bytes, dice: random.Random) -> tuple[int, int]:
    start = dice.randrange(len(data) + 1)
    return start, min(len(data), start + int(dice.paretovariate(0.6)))


def _cut(data: bytes, dice: random.Random) -> bytes:
    start, end = _span(data, dice)
    return data[:start] + data[end:]


def _end(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data) + 1)]


def _double(data: bytes, dice: random.Random) -> bytes:
    start, end = _span(data, dice)
    return data[:end] + data[start:end] * dice.choice((1, 1, 3, 40)) + data[end:]


def _put(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data) + 1)
    return data[:at] + dice.choice(_PIECES) + data[at:]


def _lines(data: bytes, dice: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    way = dice.randrange(4)
    if way == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif way == 1:
        lines.insert(one, lines[other])
    elif way == 2:
        del lines[one]
    else:
        lines[one] = dice.choice(_VALUES)
    return b"\n".join(lines)


def _value(data: bytes, dice: random.Random) -> bytes:
    found = list(_VALUE.finditer(data))
    if not found:
        return _put(data, dice)
    match = dice.choice(found)
    new = dice.choice(_VALUES) if dice.random() < 0.7 else dice.choice(found)[0]
    return data[: match.start()] + new + data[match.end() :]


_WAYS: list[Callable[[bytes, random.Random], bytes]] = [
    _flip, _flip, _cut, _end, _double, _put, _put, _lines, _lines, _value, _value, _value, _value,
]  # fmt: skip


def mutants(files: list[bytes], name: str) -> Iterator[tuple[int, bytes]]:
    """The numbered mutants of some files; the caller's work on each must not take too long."""
    for number in range(MUTANTS):
        dice = random.Random(f"{name} {number}")
        data = mutant(dice.choice(files), dice)
        began = time.process_time()
        yield number, data
        took = time.process_time() - began
        assert took < SLOWEST, f"{name} {number} took {took:.1f} s"
