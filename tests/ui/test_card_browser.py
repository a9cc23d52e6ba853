"""The card browser through its public doors: typing, filters, keys, wheel, drags, faces."""

from __future__ import annotations

import pytest
from cards_setup import entries, new_shelf, vocabulary
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QDrag, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from dbz_desktop.cards.model import CardType, Style
from dbz_desktop.cards.orders import Column
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel, Role, ids_of
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.files.settings import Settings

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def shelf(qapp):
    shelf = new_shelf()
    yield shelf
    shelf.close()


@pytest.fixture
def browser(qtbot, shelf):
    page = QWidget()
    page.setObjectName("page")
    column = QVBoxLayout(page)
    browser = CardBrowser(CardsModel(entries()), shelf)
    browser.search.set_vocabulary(vocabulary())
    column.addWidget(browser)
    qtbot.addWidget(page)
    page.resize(1000, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    browser.search.field.setFocus()
    yield browser


def cards(browser):
    return browser.found.cards_found()


def middle(browser, row: int) -> QPoint:
    return browser.gallery.place(row).center()


# --- typing ---


def test_what_is_typed_is_found_key_by_key(browser):
    field = browser.search.field
    counts = []
    for letter in "t:physical s:red":
        QTest.keyClicks(field, letter)
        counts.append(len(cards(browser)))
    assert {card.type for card in cards(browser)} == {CardType.PHYSICAL_COMBAT}
    assert {card.style for card in cards(browser)} == {Style.RED}
    assert f"{counts[-1]} cards where" in browser.search.note.text()
    assert counts[-1] < counts[len("t:physical") - 1] < len(entries())


def test_a_wrong_query_keeps_the_cards_and_marks_its_part(browser):
    field = browser.search.field
    QTest.keyClicks(field, "t:event ")
    before = cards(browser)
    assert field.wrong is None
    field.insert("costt<=2")
    assert cards(browser) == before
    start, end = field.wrong
    assert field.text()[start:end] == "costt"
    assert browser.search.note.property("role") == "note"
    assert "costt" in field.accessibleDescription()
    # The wave lies below the word, inside the field.
    area = field.marked_rect()
    assert 0 < area.left() < area.right() < field.width() and area.bottom() < field.height()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "" and field.wrong is None and len(cards(browser)) == len(entries())


def test_a_pasted_flood_is_told_and_nothing_freezes(browser):
    QApplication.clipboard().setText("draw " * 20_000)
    QTest.keyClick(browser.search.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert browser.search.field.wrong is not None
    assert "characters" in browser.search.note.text()


def test_nothing_found_offers_the_way_back(browser):
    QTest.keyClicks(browser.search.field, "zzzz")
    assert browser.empty.isVisible() and not browser.views.isVisible()
    assert "zzzz" in browser.search.note.text() and browser.empty_note.text()
    QTest.mouseClick(browser.all_cards, LEFT)
    assert browser.views.isVisible() and len(cards(browser)) == len(entries())
    assert browser.search.field.hasFocus()


def test_the_help_asks_its_examples_and_every_example_can_be_read(browser):
    QTest.mouseClick(browser.search.help_button, LEFT)
    sheet = browser.search.show_help()
    assert sheet.isVisible() and sheet.host.objectName() == "page"
    assert sheet.examples[0].hasFocus()
    for chip in sheet.examples:
        browser.search.field.setText(chip.text())
        assert browser.search.field.wrong is None, chip.text()
        assert cards(browser), chip.text()
    QTest.mouseClick(sheet.examples[3], LEFT)
    assert not sheet.isVisible()
    assert browser.search.text == sheet.examples[3].text()
    assert browser.search.field.hasFocus()


# --- filters ---


def test_filters_build_the_query_and_show_what_it_asks(browser):
    chips = browser.search.chips
    QTest.mouseClick(chips["Red"], LEFT)
    assert browser.search.text == "s:red" and chips["Red"].isChecked()
    QTest.mouseClick(chips["Blue"], LEFT)
    assert browser.search.text == "s:blue"
    assert chips["Blue"].isChecked() and not chips["Red"].isChecked()
    action = next(a for a in chips["Type"].menu().actions() if a.text().endswith("t:event"))
    action.trigger()
    assert browser.search.text == "s:blue t:event" and chips["Type"].text() == "Type · 1"
    assert {(c.style, c.type) for c in cards(browser)} == {(Style.BLUE, CardType.EVENT)}
    QTest.mouseClick(chips["Blue"], LEFT)
    assert browser.search.text == "t:event"


def test_a_typed_term_lights_its_filter(browser):
    QTest.keyClicks(browser.search.field, "does:draw")
    chip = browser.search.chips["Does"]
    assert chip.property("on") and chip.accessibleDescription() == "1 chosen"


# --- keys ---


def test_from_the_search_by_keys_through_the_cards(browser, qtbot):
    field, gallery = browser.search.field, browser.gallery
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert gallery.hasFocus() and gallery.currentIndex().row() == 0
    QTest.keyClick(gallery, Qt.Key.Key_Right)
    assert gallery.currentIndex().row() == 1
    QTest.keyClick(gallery, Qt.Key.Key_Down)
    below = gallery.currentIndex().row()
    assert gallery.place(below).center().x() == gallery.place(1).center().x()
    QTest.keyClick(gallery, Qt.Key.Key_End)
    assert gallery.currentIndex().row() == len(entries()) - 1
    assert gallery.viewport().rect().contains(middle(browser, len(entries()) - 1))


@pytest.mark.parametrize("shown", [0, 1])
def test_keys_ask_for_copies_as_faces_and_in_the_table(browser, shown):
    browser.show_view(shown)
    view = browser.view
    asked = []
    browser.copiesWanted.connect(lambda cards, count: asked.append(("=", len(cards), count)))
    browser.copiesChanged.connect(lambda cards, by: asked.append(("+", len(cards), by)))
    browser.opened.connect(lambda card: asked.append(("open", card.id)))
    QTest.keyClick(browser.search.field, Qt.Key.Key_Down)
    assert view.hasFocus()
    for key in (Qt.Key.Key_3, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    QTest.keyClick(view, Qt.Key.Key_Space)
    first = browser.found.entry(0).card.id
    assert asked == [("=", 1, 3), ("+", 1, 1), ("+", 1, -1), ("+", 1, 1), ("open", first)]
    asked.clear()
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_2)
    assert asked[0][1] > 1 and asked[0][2] == 2


def test_without_a_deck_enter_opens_the_page(browser):
    browser.gallery.adds_on_activation = False
    opened = []
    browser.opened.connect(opened.append)
    QTest.keyClick(browser.search.field, Qt.Key.Key_Return)
    QTest.keyClick(browser.gallery, Qt.Key.Key_Return)
    QTest.keyClick(browser.gallery, Qt.Key.Key_5)
    assert opened == [browser.found.entry(0).card]


# --- mouse ---


@pytest.mark.parametrize("shown", [0, 1])
def test_a_double_click_asks_for_one_more(browser, qtbot, shown):
    browser.show_view(shown)
    view = browser.view
    at = view.visualRect(browser.found.index(2, 0)).center()
    with qtbot.waitSignal(browser.copiesChanged) as asked:
        QTest.mouseDClick(view.viewport(), LEFT, NONE, at)
    assert asked.args == [[browser.found.entry(2).card], 1]


@pytest.mark.parametrize("shown", [0, 1])
def test_the_menu_is_for_the_card_that_is_pointed_at(browser, qtbot, shown):
    browser.show_view(shown)
    view = browser.view
    at = view.visualRect(browser.found.index(3, 0)).center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at))
    with qtbot.waitSignal(browser.menuWanted) as asked:
        QApplication.sendEvent(view.viewport(), event)
    assert asked.args[0] == [browser.found.entry(3).card]


def wheel(browser, up: bool, modifiers) -> None:
    at = QPointF(middle(browser, 1))
    turn = QPoint(0, 120 if up else -120)
    there = browser.gallery.viewport().mapToGlobal(at)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, there, QPoint(), turn, Qt.MouseButton.NoButton, modifiers, phase, False)
    QApplication.sendEvent(browser.gallery.viewport(), event)


def test_ctrl_and_the_wheel_change_the_size_and_the_slider_follows(browser):
    before = browser.gallery.card_width
    wheel(browser, True, Qt.KeyboardModifier.ControlModifier)
    assert browser.gallery.card_width == before + 12 == browser.card_width.value()
    wheel(browser, False, NONE)
    assert browser.gallery.card_width == before + 12
    assert browser.gallery.verticalScrollBar().value() > 0


@pytest.mark.parametrize("shown", [0, 1])
def test_a_drag_carries_the_selected_cards(browser, monkeypatch, shown):
    browser.show_view(shown)
    view = browser.view
    caught = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *_: caught.append(ids_of(drag.mimeData())))
    ports = view.viewport()
    places = [view.visualRect(browser.found.index(row, 0)).center() for row in range(2)]
    QTest.mouseClick(ports, LEFT, NONE, places[0])
    QTest.mouseClick(ports, LEFT, Qt.KeyboardModifier.ControlModifier, places[1])
    QTest.mousePress(ports, LEFT, NONE, places[1])
    for step in range(1, 5):
        at = QPointF(places[1] + QPoint(12 * step, 4 * step))
        there = QPointF(ports.mapToGlobal(at))
        move = QMouseEvent(QEvent.Type.MouseMove, at, there, Qt.MouseButton.NoButton, LEFT, NONE)
        QApplication.sendEvent(ports, move)
        if caught:
            break
    QTest.mouseRelease(ports, LEFT, NONE, places[1])
    assert caught[0] == [browser.found.entry(row).card.id for row in range(2)]


def test_the_pointer_tells_its_card(browser, qtbot):
    with qtbot.waitSignal(browser.cardHovered) as told:
        QTest.mouseMove(browser.gallery.viewport(), middle(browser, 1))
    assert told.args == [browser.found.entry(1).card]


# --- order, views, memory ---


def test_sorting_by_cost_and_backwards(browser):
    browser.order.setCurrentIndex(browser.order.findData(int(Column.COST)))
    browser.backwards.click()
    costs = [max(browser.found.entry(row).numbers.get("cost", (-1,))) for row in range(40)]
    assert costs == sorted(costs, reverse=True) and costs[0] > costs[-1]
    # The header of the table shows the same order, and sets it.
    header = browser.table.horizontalHeader()
    assert header.sortIndicatorSection() == Column.COST
    header.setSortIndicator(int(Column.NUMBER), Qt.SortOrder.AscendingOrder)
    assert browser.order.currentData() == int(Column.NUMBER)
    assert not browser.backwards.isChecked()


def test_size_order_and_view_are_remembered(browser, tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    browser.remember(settings)
    browser.card_width.setValue(220)
    browser.order.setCurrentIndex(browser.order.findData(int(Column.TYPE)))
    browser.as_rows.click()
    other = CardBrowser(CardsModel(entries()), browser.gallery.shelf)
    other.remember(Settings(tmp_path / "settings.ini"))
    assert other.card_width.value() == 220 == other.gallery.card_width
    assert other.order.currentData() == int(Column.TYPE)
    assert other.shown_view == 1 and other.as_rows.isChecked()


def test_the_table_shows_copies_of_the_open_deck(browser):
    card = browser.found.entry(0).card
    browser.model.copies = lambda one: 2 if one is card else 0
    browser.show_view(1)
    assert not browser.table.isColumnHidden(int(Column.COPIES))
    assert browser.found.index(0, int(Column.COPIES)).data() == "2×"
    # Of a card that the deck hasn't, nothing stands there: a column of zeroes would hide the rest.
    assert browser.found.index(1, int(Column.COPIES)).data() == ""
    said = Qt.ItemDataRole.AccessibleTextRole
    assert browser.found.index(0, 0).data(said).endswith(", 2 in the deck")
    assert "in the deck" not in browser.found.index(1, 0).data(said)
    assert [browser.found.index(row, 0).data(Role.COPIES) for row in (0, 1)] == [2, 0]
    browser.gallery.adds_on_activation = False
    browser.show_view(1)
    assert browser.table.isColumnHidden(int(Column.COPIES))


def test_faces_come_from_the_thread_and_are_painted(browser, qtbot, shelf):
    gallery = browser.gallery
    card = browser.found.entry(0).card
    qtbot.waitUntil(lambda: shelf.at_hand(card, gallery.card_size()) is not None)
    face = shelf.at_hand(card, gallery.card_size()).toImage()
    seen = gallery.viewport().grab().toImage()
    place = gallery.place(0)
    at = QPoint(place.width() // 2, place.height() // 2)
    assert seen.pixelColor(place.topLeft() + at) == face.pixelColor(at)


def test_a_face_is_forgotten_when_its_memory_is_full(qtbot, qapp):
    size = QSize(50, 70)

    def paint(card, text, size, dpr):
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        return image

    one = 50 * 70 * 4
    shelf = FaceShelf(lambda card: "", paint, limit=one * 3)
    some = [entry.card for entry in entries()[:6]]
    for card in some:
        with qtbot.waitSignal(shelf.ready):
            assert shelf.face(card, size) is None
        assert shelf.bytes <= one * 3
    assert shelf.at_hand(some[-1], size) is not None and shelf.at_hand(some[0], size) is None
    shelf.clear()
    assert shelf.bytes == 0
    shelf.close()


def test_every_control_of_the_browser_has_a_name(browser):
    controls = [
        *browser.search.chips.values(),
        browser.search.help_button,
        browser.search.field,
        browser.order,
        browser.backwards,
        browser.card_width,
        browser.as_faces,
        browser.as_rows,
        browser.gallery,
        browser.table,
    ]
    assert all(control.accessibleName() for control in controls)


def test_a_wish_taken_back_at_once_does_not_end_the_drawing(qtbot, shelf):
    size = QSize(60, 84)
    some = [entry.card for entry in entries()[:4]]
    for card in some[:3]:
        shelf.face(card, size)
        # The thread waits for a quiet moment; what is scrolled past is not wanted any more.
        shelf.forget_wishes()
        qtbot.wait(12)
    shelf.face(some[3], size)
    qtbot.waitUntil(lambda: shelf.at_hand(some[3], size) is not None)


def test_a_query_shows_in_the_table_before_its_texts_are_painted(browser, qtbot, monkeypatch):
    browser.show_view(1)
    qtbot.wait(50)
    table = browser.table
    painted: list[set[int]] = []
    words = CardsModel.words

    def asked(model, entry, column):
        painted[-1].add(column)
        return words(model, entry, column)

    class Paintings(QObject):
        def eventFilter(self, watched, event) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(set())
            return False

    paintings = Paintings()
    table.viewport().installEventFilter(paintings)
    monkeypatch.setattr(CardsModel, "words", asked)
    QTest.keyClicks(browser.search.field, "o")
    qtbot.waitUntil(lambda: bool(painted) and Column.TEXT in painted[-1])
    assert Column.TITLE in painted[0] and Column.TEXT not in painted[0]
    qtbot.wait(50)
    # What came in two turns is what is painted at once.
    window = browser.window()
    at = table.viewport().mapTo(window, QPoint())
    shown = window.screen().grabWindow(window.winId()).toImage()
    whole = table.viewport().grab().toImage()
    assert shown.copy(QRect(at, table.viewport().size())) == whole
