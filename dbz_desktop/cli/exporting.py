"""`dbz-desktop deck export`: a deck or a list as another kind of file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from dbz_desktop.cli import FOUND_WRONG, OK, Usage
from dbz_desktop.cli.common import edition_of, existing, pool_of, tell_doubts
from dbz_desktop.decks import Deck, DeckError
from dbz_desktop.decks.incoming import read_any
from dbz_desktop.decks.outgoing import FORMS
from dbz_desktop.match.content.editions import DEFAULT_EDITION
from dbz_desktop.writing import write_whole

WRITERS = {form.kind: form.write for form in FORMS}

DRAWN = {".png": "png", ".pdf": "pdf"}

ENDINGS = {**{form.ending: form.kind for form in reversed(FORMS)}, **DRAWN}
"""What a file is written as where `--as` doesn't say."""


def export(arguments: argparse.Namespace) -> int:
    """Write a deck, read from whatever form, in another. 1 when it can't be read or has doubts."""
    (path,) = existing([arguments.file])
    out: Path | None = arguments.out
    kind: str = getattr(arguments, "as") or ENDINGS.get(out.suffix.lower() if out else "", "text")
    if out is None and kind in ("png", "pdf"):
        raise Usage(f"name a file for the {kind} with --out FILE")
    if kind not in WRITERS and kind not in DRAWN.values():
        raise Usage(f"--as {kind}: choose one of {', '.join((*WRITERS, *DRAWN.values()))}")
    pool = pool_of(arguments)
    try:
        reading = read_any(path, pool)
    except DeckError as error:
        print(error, file=sys.stderr)
        return FOUND_WRONG
    tell_doubts(reading, path)
    edition = arguments.edition or reading.deck.edition or DEFAULT_EDITION
    data = _data(reading.deck, kind, edition, arguments.bleed)
    if out is None:
        sys.stdout.write(data.decode())
        return FOUND_WRONG if reading.lost else OK
    try:
        write_whole(out, data)
    except OSError as error:
        raise Usage(f"{out} can't be written: {error.strerror or error}") from error
    return FOUND_WRONG if reading.lost else OK


def _data(deck: Deck, kind: str, edition: str, bleed: float) -> bytes:
    if kind in ("png", "pdf"):
        return _drawn(deck, kind, edition, bleed)
    return WRITERS[kind](deck).encode()


def _drawn(deck: Deck, kind: str, edition: str, bleed: float) -> bytes:
    # Drawing needs no screen.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from dbz_desktop.ui.decks.deck_picture import deck_picture, picture_bytes
    from dbz_desktop.ui.decks.printing import PrintWish, deck_pdf

    chain = edition_of(edition).chain
    app = QGuiApplication.instance() or QGuiApplication([])
    try:
        if kind == "pdf":
            return deck_pdf(deck, lambda card: card.wording(chain), PrintWish(bleed=bleed))
        return picture_bytes(deck_picture(deck, lambda card: card.wording(chain)), deck)
    finally:
        del app
