"""The files of one's own decks: names for new ones, another name for an old one.

A deck's history lies beside it (see `versions`) and goes wherever the deck goes.
"""

from __future__ import annotations

import re
import shutil
import unicodedata
from pathlib import Path

from dbz_desktop.decks.versions import versions_file

SUFFIX = ".toml"
MOST_LETTERS = 60
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def file_stem(name: str) -> str:
    """A file name without its ending for a deck's name, allowed on every system.

    Windows forbids some signs, names of devices and a point at the end.
    """
    text = unicodedata.normalize("NFC", name)
    words = re.sub(r"[^\w \-'()+&]+", " ", text, flags=re.UNICODE).split()
    stem = " ".join(words)[:MOST_LETTERS].strip(" .")
    if not stem:
        return "Deck"
    return f"Deck {stem}" if _RESERVED.fullmatch(stem) else stem


def free_path(folder: Path, name: str, own: Path | None = None) -> Path:
    """A path for a deck of that name where no file is yet; `own` may be kept.

    Upper and lower case don't tell files apart, as some systems don't.
    """
    stem = file_stem(name)
    taken = {path.stem.casefold() for path in folder.glob("*.toml")} if folder.is_dir() else set()
    if own is not None:
        taken.discard(own.stem.casefold())
    number, found = 1, stem
    while found.casefold() in taken or (
        (own is None or own.stem.casefold() != found.casefold())
        and versions_file(folder / f"{found}{SUFFIX}").exists()
    ):
        number += 1
        found = f"{stem} {number}"
    return folder / f"{found}{SUFFIX}"


def free_name(names: set[str], wanted: str) -> str:
    """A deck's name that no other deck has: "New deck", "New deck 2", …"""
    taken = {name.casefold() for name in names}
    number, found = 1, wanted
    while found.casefold() in taken:
        number += 1
        found = f"{wanted} {number}"
    return found


def move_deck(path: Path, name: str) -> Path:
    """Let a deck's file follow its name, its history with it; returns where it is now.

    Raises OSError when it can't be moved; then it lies where it lay.
    """
    if not path.exists():
        return path
    target = free_path(path.parent, name, path)
    if target == path:
        return path
    old, new = versions_file(path), versions_file(target)
    same = target.stem.casefold() == path.stem.casefold()
    if old.exists() and not same:
        # Copied before the deck moves: whenever the program ends, the history is beside it.
        shutil.copyfile(old, new)
    path.rename(target)
    if old.exists():
        if same:
            old.rename(new)
        else:
            old.unlink()
    return target
