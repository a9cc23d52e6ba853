"""The kinds of files that the app opens, told by their endings."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDropEvent

from dbz_desktop.cards.packfile import SUFFIX as PACK
from dbz_desktop.decks.deckfile import SUFFIX as DECK
from dbz_desktop.match.journal.reading import SUFFIX as GAME
from dbz_desktop.match.scenarios.scenario import SUFFIX as SCENE


class Kind(Enum):
    """A kind of file, in the order in which several are opened: a deck may need a pack."""

    PACK = PACK
    DECK = DECK
    SCENE = SCENE
    GAME = GAME


NAMES = {Kind.PACK: "Card packs", Kind.DECK: "Decks", Kind.SCENE: "Scenes", Kind.GAME: "Games"}


def kind_of(path: Path) -> Kind | None:
    """What kind of file it is, by its ending in any case; None for all that isn't opened."""
    ending = path.suffix.lower()
    return next((kind for kind in Kind if kind.value == ending), None)


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Files in the order in which they are opened, each once."""
    kinds = list(Kind)
    unique = dict.fromkeys(paths)

    def place(path: Path) -> int:
        kind = kind_of(path)
        return kinds.index(kind) if kind is not None else len(kinds)

    return sorted(unique, key=place)


def file_filter(*kinds: Kind) -> str:
    """What a file dialog offers to choose from: these kinds, all of them without any."""
    chosen = kinds or tuple(Kind)
    every = " ".join(f"*{kind.value}" for kind in chosen)
    parts = [f"Files of DBZ Desktop ({every})"] if len(chosen) > 1 else []
    if chosen == (Kind.PACK,):
        parts.append(f"{NAMES[Kind.PACK]} (*{PACK} *.toml)")
    else:
        parts += [f"{NAMES[kind]} (*{kind.value})" for kind in chosen]
    return ";;".join([*parts, "All files (*)"])


def files_of(data: QMimeData) -> list[Path]:
    """The files on this computer that are dragged or pasted."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def opens(event: QDropEvent) -> bool:
    """Whether all that is dragged are files of kinds that the app opens."""
    files = files_of(event.mimeData())
    return bool(files) and all(kind_of(path) is not None for path in files)
