"""The part of the demo that shows how decks come in and go out."""

from __future__ import annotations

from functools import partial

from dbz_desktop.decks.lists import list_text
from dbz_desktop.ui.decks.transfers import Transfers
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.demo.deck_pages import wait_for_faces
from dbz_desktop.ui.window.main_window import MainWindow


def picture_transfers(window: MainWindow, camera: Camera) -> None:
    """Open a deck in the editor, import a list full of slips, export the deck; then home again."""
    entry = next(
        entry for entry in window.library.decks(window.settings.edition) if entry.deck is not None
    )
    window.deck_pages.open_decks([entry])
    camera.wait(lambda: window.deck_pages.editor is not None)
    wait_for_faces(camera, window)

    def transfers() -> Transfers:
        assert window.deck_pages.editor is not None
        return window.deck_pages.editor.transfers

    assert entry.deck is not None
    slips = _misspelt(list_text(entry.deck, numbers=False))

    def read() -> None:
        transfers().import_deck()
        sheet = transfers().imports
        assert sheet is not None
        sheet.take_text(slips)
        camera.wait(sheet.make.isVisible)

    camera.take(window, "deck-import", read)
    sheet = transfers().imports
    assert sheet is not None
    sheet.close_overlay()

    def export(kind: str) -> None:
        if not transfers().exports.isVisible():
            transfers().export_deck()
        exports = transfers().exports
        exports.kinds[kind].click()
        picture = exports.picture
        camera.wait(lambda: picture.image is not None)

    for kind in ("picture", "print"):
        camera.take(window, f"deck-export-{kind}", partial(export, kind))
    transfers().exports.close_overlay()
    window.show_home()
    camera.settle()


def _misspelt(text: str) -> str:
    """A list as somebody types it: letters change places in some lines, one is nonsense."""
    lines = text.splitlines()
    for place in range(14, len(lines), 5):
        line = lines[place]
        lines[place] = line[:6] + line[7:8] + line[6:7] + line[8:]
    return "\n".join([*lines, "2 nobody knows this card"])
