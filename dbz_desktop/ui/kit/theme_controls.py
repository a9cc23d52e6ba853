"""The small pictures inside controls (arrows, ticks) in a theme's colours.

A style sheet can only name files, and an SVG file has one colour. So the icons are coloured here
and handed to Qt as resources in memory, one folder for each theme: no file is written.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

from PySide6.QtCore import qRegisterResourceData

_FORMAT = 1
_FILE, _FOLDER = 0, 2
_kept: dict[str, tuple[bytes, bytes, bytes]] = {}
"""What was handed to Qt, by folder: Qt reads these bytes as long as the program runs."""


def provide(folder: str, files: Mapping[str, str]) -> str:
    """Make texts known to Qt as the files of a resource folder; returns the folder's path.

    A folder that is there already is left as it is: its name must change with its content.
    """
    if folder not in _kept:
        _kept[folder] = _bundle(folder, files)
        tree, names, data = _kept[folder]
        if not qRegisterResourceData(_FORMAT, tree, names, data):
            raise RuntimeError(f"Qt did not take the resource folder {folder!r}")
    return f":/{folder}"


def _bundle(folder: str, files: Mapping[str, str]) -> tuple[bytes, bytes, bytes]:
    """Tree, names and data of one folder with files, as `rcc` writes them (format 1)."""
    names = data = b""
    places: dict[str, tuple[int, int]] = {}
    for name in (folder, *files):
        start = len(names)
        names += struct.pack(">HI", len(name), _hash(name)) + name.encode("utf-16-be")
        places[name] = (start, len(data))
        if name in files:
            content = files[name].encode()
            data += struct.pack(">I", len(content)) + content
    tree = struct.pack(">IHII", 0, _FOLDER, 1, 1)
    tree += struct.pack(">IHII", places[folder][0], _FOLDER, len(files), 2)
    # Qt looks a name up by halving: the nodes of a folder must be in the order of their hashes.
    for name in sorted(files, key=_hash):
        tree += struct.pack(">IHHHI", places[name][0], _FILE, 0, 1, places[name][1])
    return tree, names, data


def _hash(name: str) -> int:
    """Qt's hash of a resource's name."""
    value = 0
    for letter in name:
        value = (value << 4) + ord(letter)
        value ^= (value & 0xF0000000) >> 23
        value &= 0x0FFFFFFF
    return value
