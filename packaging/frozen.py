"""Reads what PyInstaller froze into a program: its Python modules, without PyInstaller.

The format is PyInstaller's own: at the end of the program lies an archive with a cookie, in it
one archive of modules, each the marshalled code, packed by zlib.
"""

from __future__ import annotations

import marshal
import struct
import zlib
from pathlib import Path

_MAGIC = b"MEI\014\013\012\013\016"
_COOKIE = struct.Struct("!8sIIII64s")
_ENTRY = struct.Struct("!IIIIBc")
_MODULES = b"z"


class NotFrozen(ValueError):
    """The file is no program that PyInstaller made, or of a format that is not known."""


def modules(program: Path) -> dict[str, bytes]:
    """The marshalled code of every module in a program, by its dotted name. Raises NotFrozen."""
    data = program.read_bytes()
    place = data.rfind(_MAGIC)
    if place < 0 or place + _COOKIE.size > len(data):
        raise NotFrozen(f"{program}: no archive of PyInstaller is in it")
    _, length, contents, contents_length, _, _ = _COOKIE.unpack_from(data, place)
    archive = memoryview(data)[place + _COOKIE.size - length : place + _COOKIE.size]
    try:
        for kind, body in _entries(archive, contents, contents + contents_length):
            if kind == _MODULES:
                return _modules(body)
    except (struct.error, zlib.error, ValueError, EOFError, TypeError) as error:
        raise NotFrozen(f"{program}: its archive can't be read: {error}") from error
    raise NotFrozen(f"{program}: no modules are in its archive")


def _entries(archive: memoryview, place: int, end: int) -> list[tuple[bytes, bytes]]:
    """Type and unpacked content of each entry of the outer archive."""
    found = []
    while place < end:
        step, at, length, _, packed, kind = _ENTRY.unpack_from(archive, place)
        if step <= 0:
            raise ValueError("an entry without a length")
        if kind == _MODULES:
            body = bytes(archive[at : at + length])
            found.append((kind, zlib.decompress(body) if packed else body))
        place += step
    return found


def _modules(body: bytes) -> dict[str, bytes]:
    if body[:4] != b"PYZ\0":
        raise ValueError("the archive of modules doesn't begin as one")
    (place,) = struct.unpack_from("!I", body, 8)
    return {
        name: zlib.decompress(body[at : at + length])
        for name, (_, at, length) in marshal.loads(body[place:])
        if length
    }
