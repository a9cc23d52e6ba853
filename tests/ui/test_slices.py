"""Work of the GUI thread in slices, and the deck editor that is made of them."""

from __future__ import annotations

from editor_setup import view
from pages_setup import deck
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.system.slices import Slices


class Painted(QObject):
    """Notes when a widget is painted."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__()
        self.notes = notes

    def eventFilter(self, watched, event) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.notes.append("painted")
        return False


def test_every_step_is_painted_before_the_next(qtbot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    qtbot.wait(50)
    notes: list[str] = []
    painted = Painted(notes)
    widget.installEventFilter(painted)

    def step(number: int) -> None:
        notes.append(f"step {number}")
        widget.update()

    slices = Slices([lambda: step(1), lambda: step(2), lambda: step(3)], widget)
    slices.start()
    assert not notes, "the first one waits for its turn"
    qtbot.waitUntil(lambda: not slices.waiting)
    # An update is painted in the turn after it at the latest, so no step follows a step.
    assert notes[:5] == ["step 1", "painted", "step 2", "painted", "step 3"]


def test_what_is_left_is_done_at_once_when_it_is_needed(qtbot) -> None:
    done: list[int] = []
    slices = Slices([lambda: done.append(1), lambda: done.append(2)])
    slices.add(lambda: done.append(3))
    slices.start()
    slices.finish()
    assert done == [1, 2, 3] and not slices.waiting
    slices.add(lambda: done.append(4))
    assert done == [1, 2, 3, 4], "with nothing left before it, a step needs no turn"
    qtbot.wait(30)
    assert done == [1, 2, 3, 4]


def test_a_step_may_ask_for_one_more(qtbot) -> None:
    done: list[str] = []
    slices = Slices()
    slices.add(lambda: done.append("alone"))
    slices = Slices([lambda: slices.add(lambda: done.append("after")), lambda: done.append("next")])
    slices.start()
    qtbot.waitUntil(lambda: not slices.waiting)
    assert done == ["alone", "next", "after"]


def test_an_editor_comes_in_slices_and_its_columns_stay(qtbot, tmp_path) -> None:
    shelf = FaceShelf(view().wording)
    editor = DeckEditor(view(), shelf, [("fanz", "FanZ")], gradual=True)
    qtbot.addWidget(editor, before_close_func=lambda _editor: shelf.close())
    editor.resize(1600, 1000)
    editor.show()
    qtbot.waitExposed(editor)
    qtbot.waitUntil(editor.isActiveWindow)
    assert not hasattr(editor, "browser") and editor.header.isVisible()
    before = editor.parts.sizes()
    editor.slices.add(lambda: editor.open_deck(deck("orange"), tmp_path / "deck.toml"))
    editor.focus_start()
    editor.slices.start()
    assert editor.hasFocus()
    qtbot.keyClicks(editor, "red")
    qtbot.waitUntil(lambda: not editor.slices.waiting)
    qtbot.wait(30)
    assert editor.browser.isVisible() and editor.tabs.figures.isVisible()
    assert editor.browser.search.field.hasFocus() and editor.browser.search.text == "red"
    assert 0 < editor.browser.found.rowCount() < len(view().entries)
    assert editor.parts.sizes() == before and editor.decks.count() == 1
