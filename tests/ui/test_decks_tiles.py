"""A deck's tile shows all of its words in every size of text that a window gives itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from dbz_desktop.ui.decks import deck_tiles
from dbz_desktop.ui.decks.decks_model import DecksRole
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def undressed(qapp):
    yield
    apply_theme(qapp, "dark", 1.0)


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.0, 2.6])
def test_a_tile_shows_its_personality_and_its_verdict(qtbot, qapp, monkeypatch, undressed, scale):
    drawn: dict[str, float] = {}
    real = deck_tiles.draw_wrapped

    def watched(painter, area, text, *more):
        drawn[text] = real(painter, area, text, *more)
        return drawn[text]

    monkeypatch.setattr(deck_tiles, "draw_wrapped", watched)
    apply_theme(qapp, "dark", scale)
    library = Library()
    window = MainWindow(Settings(), library)
    qtbot.addWidget(window)
    # The window that a screen of 2560x1440 gets at first.
    window.resize(2304, 1296)
    window.show()
    library.load_now()
    window.deck_pages.show_decks()
    view = window.deck_pages.decks.view
    for index in view.model().decks():
        drawn.clear()
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, view.tile_size().width(), view.tile_size().height())
        option.state = QStyle.StateFlag.State_Enabled
        image = QImage(QSize(option.rect.size()), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        view.itemDelegate().paint(painter, option, index)
        painter.end()
        entry = index.data(DecksRole.ENTRY)
        assert drawn.pop(entry.deck.name) > 0
        assert drawn.pop(entry.deck.personality) > 0
        assert drawn.pop(entry.about()) > 0
        # What is left is the verdict.
        assert len(drawn) == 1
        assert all(height > 0 for height in drawn.values())
