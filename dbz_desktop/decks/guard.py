"""Guards a deck's file against being written over unseen: two windows, a sync, a text editor.

Whoever writes a deck asks first whether the file still holds what was read or written last. What
somebody else wrote is kept, as a version of the deck or beside it, and told.
"""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.files import DeckError, deck_text, read_deck
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.storage import free_path
from dbz_desktop.decks.versions import keep_version

NOTE = "Changed elsewhere while it was open"


class Guard:
    """Watches over one deck's file."""

    def __init__(self, deck: Deck) -> None:
        """`deck` is what the file held when it was read; it need not be there."""
        self._text = deck_text(deck)
        self._stamp: tuple[Path, int, int] | None = None

    def written(self, path: Path, deck: Deck) -> None:
        """The file holds this deck now."""
        self._text = deck_text(deck)
        self._stamp = _stamp(path)

    def save_other(self, path: Path, pool: Pack, mine: Deck) -> str:
        """Keep what somebody else wrote into the file since; says so, or "" where nobody did.

        Raises OSError where it can't be kept; the file must not be written then.
        """
        stamp = _stamp(path)
        if stamp is None or stamp == self._stamp:
            return ""
        try:
            other = read_deck(path, pool)
        except DeckError:
            if path.read_bytes() == self._text.encode():
                return ""
            kept = free_path(path.parent, f"{path.stem} (elsewhere)")
            shutil.copyfile(path, kept)
            return (
                f"{path.name} was changed elsewhere, into what can't be read. It was kept as "
                f"{kept.name}; this window's deck was saved."
            )
        if deck_text(other) in (self._text, deck_text(mine)):
            return ""
        keep_version(path, other, NOTE, datetime.now())
        return (
            f"{path.name} was changed elsewhere, perhaps in another window. What was written there "
            "is among the deck's versions; this window's deck was saved."
        )


def _stamp(path: Path) -> tuple[Path, int, int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return path, stat.st_mtime_ns, stat.st_size
