"""The part of the demo that shows files that friends sent: a card pack, a deck, and the packs."""

from __future__ import annotations

from dbz_desktop.decks.deckfile import deck_file_text
from dbz_desktop.match.content.library import user_packs_folder
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.window.main_window import MainWindow

PACK = """\
[pack]
format = 1
name = "Kitchen table"
author = "Anna"
version = "2"
about = "Cards for our Saturdays."

[[card]]
id = "KIT-C1"
title = "A Round of Tea"
type = "Event"
text = "POWER: Draw 2 cards."

[[card]]
id = "KIT-C2"
title = "Kettle Throw"
type = "Physical Combat"
text = "Physical attack. DAMAGE: 4 stages. HIT: Draw a card."

[[card]]
id = "KIT-C3"
title = "Five Oranges in the Air"
type = "Setup"
text = "Juggle five oranges. Draw a card."
"""

UNKNOWN = '"KIT-C9" = 2  # The Last Biscuit\n'


def picture_opening(window: MainWindow, camera: Camera) -> None:
    """Open a pack and a deck, look at the packs without any and with one; then home again."""
    folder = camera.home / "from friends"
    folder.mkdir(exist_ok=True)
    pack = folder / "kitchen.dbzpack"
    pack.write_text(PACK, encoding="utf-8")
    deck = folder / "friend.dbzdeck"
    friend = next(
        entry.deck
        for entry in window.library.decks(window.settings.edition)
        if entry.deck is not None
    )
    deck.write_text(deck_file_text(friend) + UNKNOWN, encoding="utf-8")
    _packs(window, camera, "packs-empty")
    for path, name in ((pack, "pack-file"), (deck, "deck-file")):
        window.opening.open_files([path])
        camera.take(window, name, lambda: _read(window, camera))
        window.go_back()
        camera.settle()
    own = user_packs_folder() / "kitchen.toml"
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text(PACK, encoding="utf-8")
    _packs(window, camera, "packs")
    # What else the demo shows goes without these cards.
    own.unlink()
    window.show_home()
    camera.settle()


def _read(window: MainWindow, camera: Camera) -> None:
    camera.wait(lambda: bool(getattr(window.pages.top, "ended", False)))


def _packs(window: MainWindow, camera: Camera, name: str) -> None:
    window.opening.show_packs()

    def read() -> None:
        camera.wait(lambda: window.opening.packs is not None and not window.opening.packs.reading)

    camera.take(window, name, read)
    window.go_back()
    camera.settle()
