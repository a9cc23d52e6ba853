"""What the tests of opened files share: a pack and a deck as a friend would send them."""

from __future__ import annotations

from pathlib import Path

from pages_setup import deck

from dbz_desktop.decks.deckfile import deck_file_text
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.main_window import MainWindow

PACK = """\
[pack]
format = 1
name = "Kitchen table"
author = "Ann"

[[card]]
id = "KIT-C1"
title = "Tea Break"
type = "Event"
text = "POWER: Draw a card."

[[card]]
id = "KIT-C2"
title = "Long Lunch"
type = "Event"
text = "POWER: Draw 2 cards."
"""


def new_window(qtbot) -> MainWindow:
    """The main window on its home page, with its cards read."""
    settings = Settings()
    settings.speed = "off"
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.text_fit.fit()
    library.load_now()
    return window


def pack_file(folder: Path, text: str = PACK, name: str = "kitchen.dbzpack") -> Path:
    """A pack somewhere on the computer."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def deck_file(folder: Path, text: str = "", name: str = "friend.dbzdeck") -> Path:
    """A starter deck somewhere on the computer; `text` is put at its end."""
    path = folder / name
    path.write_text(deck_file_text(deck("saiyan")) + text, encoding="utf-8")
    return path


def opened(window, qtbot):
    """The page of the file that was opened last, once the file was read."""
    # Not one page: it is made anew when the text is fitted to another window.
    qtbot.waitUntil(lambda: getattr(window.pages.top, "ended", False))
    return window.pages.top


def press(page, words: str) -> None:
    """Click the button of the foot that says this."""
    found = [part for part in page.buttons() if part.text() == words]
    assert found, [part.text() for part in page.buttons()]
    assert found[0].isEnabled(), found[0].toolTip()
    found[0].click()


def words_of(page) -> str:
    """All that the page says."""
    from PySide6.QtWidgets import QLabel

    return "\n".join(
        part.text() for part in page.findChildren(QLabel) if part.isVisibleTo(page) and part.text()
    )
