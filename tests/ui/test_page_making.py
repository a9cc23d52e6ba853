"""How a page with a table is made and painted: quickly, for one waits for it."""

from __future__ import annotations

from pages_setup import new_match, pool
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from dbz_desktop.ui.faces import render
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


def faces(page: GamePage) -> list[bool]:
    """Of each card that is known whether its face has been painted."""
    items = page.table.table.cards.values()
    return [item.painted for item in items if item.card is not None]


def test_a_table_that_opens_is_painted_whole_and_one_in_sight_over_some_frames(
    open_page, qtbot, monkeypatch
):
    seconds = render.DRAW_TIME
    # There is no time at all to draw in a frame.
    monkeypatch.setattr(render, "DRAW_TIME", -1.0)
    page = open_page(new_match(), lifted=True)
    page.table.grab()
    assert faces(page) and all(faces(page)), "it was opened, and shows all its cards at once"
    page.resize(1700, 950)
    page.table.grab()
    assert not any(faces(page)), "the table was in sight, and the window isn't held up"
    with page._faces.all_at_once():
        page.table.grab()
    assert all(faces(page)), "a picture shows every face, however little time there is"
    monkeypatch.setattr(render, "DRAW_TIME", -1.0)
    page.session.show_match(new_match(seed=8), 0)
    page.session.begin()
    page.table.grab()
    assert not all(faces(page)), "another match on a page in sight"
    monkeypatch.setattr(render, "DRAW_TIME", seconds)
    qtbot.waitUntil(lambda: all(faces(page)))
    item = next(item for item in page.table.table.cards.values() if item.card is not None)
    monkeypatch.setattr(render, "DRAW_TIME", -1.0)
    assert item.patient
    item.row.face = next(
        card for card in pool().cards.values() if not page._faces.has(card, item.size())
    )
    page.table.grab()
    assert item.painted, "another card in the same place is there at once"
