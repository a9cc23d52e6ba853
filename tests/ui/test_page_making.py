"""How a page with a table is made: quickly, for one waits for it."""

from __future__ import annotations

from pages_setup import new_match
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage


class Moved(QObject):
    """Notes each widget that gets another parent, with how many it takes along."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[tuple[str, int]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QWidget):
            parts = len(watched.findChildren(QWidget))
            self.taken.append((type(watched).__name__, parts))
        return False


def test_the_parts_of_a_page_have_their_places_from_the_first(home, qtbot):
    # Qt dresses all that is in a part anew where the part gets another place.
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    moved = Moved()
    app = QApplication.instance()
    app.installEventFilter(moved)
    page = GamePage(new_match(), FaceCache(), Settings(), pages)
    pages.addWidget(page)
    app.removeEventFilter(moved)
    parts = len(page.findChildren(QWidget))
    dressed = sum(count + 1 for _name, count in moved.taken)
    assert dressed < 2 * parts, sorted(moved.taken, key=lambda each: -each[1])[:8]
