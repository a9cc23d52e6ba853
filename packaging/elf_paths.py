"""Takes the folders of the builder's system out of libraries (ELF, 64 bit): they lead nowhere.

A library may name folders in which those are looked for that it needs. Folders beside itself
($ORIGIN) are the app's own and stay; others, such as the home of whoever built Python, go.
"""

from __future__ import annotations

import struct
from pathlib import Path

_LOAD, _DYNAMIC = 1, 2
_NULL, _STRTAB, _RPATH, _RUNPATH = 0, 5, 15, 29
_ENTRY = struct.Struct("<qQ")
_PROGRAM = struct.Struct("<IIQQQQQQ")


def drop_foreign_paths(file: Path) -> list[str]:
    """Take search paths that don't begin with $ORIGIN out of a library; returns what they were.

    Files of other kinds are left as they are.
    """
    data = bytearray(file.read_bytes())
    dropped = _drop(data)
    if dropped:
        mode = file.stat().st_mode
        draft = file.with_name(file.name + ".part")
        draft.write_bytes(data)
        draft.chmod(mode)
        draft.replace(file)
    return dropped


def _drop(data: bytearray) -> list[str]:
    # The magic number, 64 bit, the lower byte first.
    if data[:6] != b"\x7fELF\x02\x01":
        return []
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    parts = [_PROGRAM.unpack_from(data, table + i * size) for i in range(count)]
    dynamic = next((part for part in parts if part[0] == _DYNAMIC), None)
    if dynamic is None:
        return []
    start, length = dynamic[2], dynamic[5]
    entries = [
        _ENTRY.unpack_from(data, at)
        for at in range(start, start + length - _ENTRY.size + 1, _ENTRY.size)
    ]
    strings = next((value for tag, value in entries if tag == _STRTAB), None)
    if strings is None:
        return []
    # The table of names is given by its place in memory.
    loaded = (part for part in parts if part[0] == _LOAD)
    names = next(
        (strings - part[3] + part[2] for part in loaded if part[3] <= strings < part[3] + part[6]),
        None,
    )
    if names is None:
        return []
    kept, dropped = [], []
    for tag, value in entries:
        if tag in (_RPATH, _RUNPATH):
            at = names + value
            end = data.index(0, at)
            path = data[at:end].decode("utf-8", "replace")
            if not all(folder.startswith("$ORIGIN") for folder in path.split(":")):
                dropped.append(path)
                data[at:end] = bytes(end - at)
                continue
        kept.append((tag, value))
    kept += [(_NULL, 0)] * len(dropped)
    if dropped:
        for place, entry in enumerate(kept):
            _ENTRY.pack_into(data, start + place * _ENTRY.size, *entry)
    return dropped
