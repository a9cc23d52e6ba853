"""A deck editor in its window for the tests, and hands that drag cards in it."""

from __future__ import annotations

import pytest
from deck_hands import drag
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

SHIFT = Qt.KeyboardModifier.ShiftModifier


CTRL = Qt.KeyboardModifier.ControlModifier


NONE = Qt.KeyboardModifier.NoModifier


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(window, qtbot):
    """The editor with a new deck."""
    window.deck_pages.show_decks()
    window.deck_pages.decks.new.click()
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    return window.deck_pages.editor


@pytest.fixture
def starter(window, qtbot):
    """The editor with a copy of a shipped deck."""
    window.deck_pages.show_decks()
    entry = next(e for e in window.library.decks("panini-2014") if e.id == "blue")
    window.deck_pages.open_decks([entry])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    return window.deck_pages.editor


def search(editor, text):
    field = editor.browser.search.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def first(editor, text=""):
    if text:
        search(editor, text)
    return editor.browser.found.entry(0).card


def face(editor, row=0) -> QPoint:
    return editor.browser.gallery.place(row).center()


def row_of(editor, card, pane=None) -> QPoint:
    view = (pane or editor.active).view
    index = view.deck_model.index_of_card(card)
    view.scrollTo(index)
    return view.visualRect(index).center()


def drag_in(window, editor, monkeypatch, row=0, modifiers=NONE, pane=None):
    gallery = editor.browser.gallery.viewport()
    deck = (pane or editor.active).view.viewport()
    return drag(
        window, gallery, face(editor, row), deck, deck.rect().center(), monkeypatch, modifiers
    )
