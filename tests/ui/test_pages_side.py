"""The side column: sections that fold by click and by key, and are remembered."""

from __future__ import annotations

import pytest
from pages_setup import new_match, pool
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dbz_desktop.match.scenarios.full_table import Fullness, full_table
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.card_preview import DELAY
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.session.looking import Asked
from dbz_desktop.ui.tableside.side_column import SideColumn

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def column(qtbot):
    def column(settings=None) -> SideColumn:
        side = SideColumn(settings or Settings())
        qtbot.addWidget(side)
        side.resize(320, 700)
        side.show()
        return side

    return column


@pytest.fixture
def open_page(qtbot):
    def open_page(width=1280, height=720, match=None) -> GamePage:
        settings = Settings()
        settings.speed = "off"
        page = GamePage(match or new_match(), FaceCache(), settings)
        qtbot.addWidget(page)
        page.resize(width, height)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.begin()
        return page

    return open_page


def test_a_click_on_a_header_folds_the_section_and_the_others_get_its_room(column):
    side = column()
    card, log = side.sections["card"], side.sections["log"]
    before = log.height()
    QTest.mouseClick(card.header, Qt.MouseButton.LeftButton)
    QTest.qWait(0)
    assert not side.zoom.isVisible()
    assert card.height() <= card.header.sizeHint().height()
    assert log.height() > before
    QTest.mouseClick(card.header, Qt.MouseButton.LeftButton)
    assert side.zoom.isVisible()


def test_what_the_card_does_not_need_is_the_log_s(column):
    side = column()
    side.resize(320, 1300)
    QTest.qWait(0)
    card, log = side.sections["card"], side.sections["log"]
    # Below its face a card has some lines, and nothing empty.
    face = side.zoom.face
    assert face.height() >= face.heightForWidth(face.width())
    assert card.height() < 1.5 * face.heightForWidth(face.width())
    assert log.height() > card.height()
    border = side.split.handle(side.split.indexOf(log))
    QTest.mousePress(border, Qt.MouseButton.LeftButton, pos=border.rect().center())
    QTest.mouseMove(border, border.rect().center() + QPoint(0, 200))
    QTest.mouseRelease(border, Qt.MouseButton.LeftButton, pos=border.rect().center())
    moved = card.height()
    side.resize(320, 1310)
    QTest.qWait(0)
    # Where the user wants the border, it stays.
    assert card.height() >= moved > 1.5 * face.heightForWidth(face.width())


def test_all_folded_headers_stay_on_top(column):
    side = column()
    for section in side.sections.values():
        section.set_open(False)
    QTest.qWait(0)
    bottoms = [s.mapTo(side, s.rect().bottomLeft()).y() for s in side.sections.values()]
    assert bottoms == sorted(bottoms) and bottoms[-1] < side.height() / 2


def test_folding_is_remembered(column):
    settings = Settings()
    column(settings).sections["log"].header.click()
    settings.sync()
    again = column(Settings())
    assert not again.log.isVisible() and again.zoom.isVisible()


def test_a_section_of_ones_own_has_a_header_a_key_and_a_memory(column):
    settings = Settings()
    side = column(settings)
    words = QLabel("Words")
    section = side.add_section("Rules", words, "G", "rules", is_open=False)
    assert words.isHidden() and dict(side.shortcuts())["G"]
    dict(side.shortcuts())["G"]()
    assert words.isVisible() and section.is_open
    assert settings.part_open("rules", False)
    QTest.keyClick(section.header, Qt.Key.Key_Space)
    assert not section.is_open
    assert "folded" in section.header.accessibleName()


def press(qtbot, page, key) -> None:
    # Offscreen, a window may lose its activation whenever events are handled.
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.table.setFocus()
    QTest.keyClick(page.table, key)
    QTest.qWait(0)


def test_the_keys_of_the_page_fold_sections_and_the_whole_column(open_page, qtbot):
    page = open_page()
    press(qtbot, page, Qt.Key.Key_V)
    assert not page.zoom.isVisible() and page.log.isVisible()
    press(qtbot, page, Qt.Key.Key_V)
    wide = page.table.width()
    press(qtbot, page, Qt.Key.Key_C)
    assert not page.log.isVisible() and page.side.undo.isVisible()
    assert page.table.width() > wide
    # A section's key brings the column back with it.
    press(qtbot, page, Qt.Key.Key_L)
    assert page.log.isVisible() and page.table.width() == wide


def test_the_timeline_folds_to_a_rail_of_numbers_and_back(open_page, qtbot):
    page = open_page()
    wide = page.table.width()
    press(qtbot, page, Qt.Key.Key_T)
    rail = page.room.column.rail
    assert rail.isVisible() and not page.timeline.isVisible()
    assert page.table.width() > wide + 100
    QTest.mouseClick(rail, Qt.MouseButton.LeftButton)
    QTest.qWait(0)
    assert page.timeline.isVisible() and page.table.width() == wide


def test_a_narrow_page_folds_by_itself_and_remembers_apart(open_page, qtbot, qapp):
    apply_theme(qapp, "dark", 2.0)
    page = open_page(1280, 720)
    assert page.size() == QSize(1280, 720)
    assert page.side.is_rail and page.room.column.header.folded
    press(qtbot, page, Qt.Key.Key_C)
    assert not page.side.is_rail and page.size() == QSize(1280, 720)
    page.resize(2560, 1440)
    assert not page.side.is_rail and not page.room.column.header.folded
    press(qtbot, page, Qt.Key.Key_C)
    page.resize(1280, 720)
    assert not page.side.is_rail
    page.resize(2560, 1440)
    assert page.side.is_rail


def walk(qtbot, page) -> int:
    """Go from card to card by an arrow key; returns the card that has the focus then."""
    press(qtbot, page, Qt.Key.Key_Right)
    return page.table.focusTarget.instance


def test_a_card_is_shown_over_the_table_while_its_column_is_folded(open_page, qtbot):
    page = open_page()
    read = walk(qtbot, page)
    QTest.qWait(DELAY + 60)
    assert not page.preview.isVisible() and page.zoom.instance == read
    page.side.toggle_rail()
    read = walk(qtbot, page)
    qtbot.waitUntil(page.preview.isVisible)
    assert page.preview.panel.instance == read
    place = page.table.mapTo(page.main, page.table.cardPosition(read))
    assert not page.preview.geometry().contains(place)
    assert page.main.rect().contains(page.preview.geometry())
    page.table.cardHovered.emit(-1)
    assert not page.preview.isVisible() and page.preview.panel.instance == -1
    # What the program points at by itself covers nothing; other tests may have left the pointer.
    page.table.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    page.table.cardHovered.emit(read)
    QTest.qWait(DELAY + 60)
    assert not page.preview.isVisible()


@pytest.mark.parametrize("cards", [14, 46])
def test_over_an_open_pile_in_large_text_nothing_hides_how_to_close_it(
    open_page, qtbot, qapp, cards
):
    apply_theme(qapp, "dark", 2.0)
    match = full_table(pool(), ("Ann", "Ben"), Fullness(discard=cards))
    page = open_page(match=match)
    page.table.openFan(0, Zone.DISCARD)
    for _ in range(3):
        walk(qtbot, page)
    qtbot.waitUntil(page.preview.isVisible)
    bar, card = page.table.fans.bar, page.table.focusTarget
    for part in (bar.close_button, bar.count, bar.search):
        there = QRect(part.mapTo(page.main, QPoint(0, 0)), part.size())
        assert not page.preview.geometry().intersects(there)
    # The card stands there in words; they have the room.
    panel = page.preview.panel
    assert panel.in_words and panel.scroller.height() > 0.7 * page.preview.height()
    larger = page.table.loupe.card
    assert (larger is None) is (cards == 14), "what is hardly larger helps nobody"
    if larger is not None:
        assert larger.size().height() >= 1.5 * card.size().height()
        assert not larger.spot.rect.intersects(card.mapRectToScene(card.number()))


def test_the_curtain_takes_the_card_over_the_table_away(open_page, qtbot):
    page = open_page()
    page.side.toggle_rail()
    walk(qtbot, page)
    qtbot.waitUntil(page.preview.isVisible)
    page.session._turn(Asked(1 - page.session.viewer, openly=False, hidden=True))
    assert not page.preview.isVisible() and page.preview.panel.instance == -1


def test_tools_are_words_in_one_row_or_signs_with_names(column):
    side = column()
    for width in (262, 420):
        side.resize(width, 700)
        QTest.qWait(0)
        tops = {tool.y() for tool in (side.undo, side.speed, side.keys, side.menu, side.fold)}
        assert max(tops) - min(tops) < side.undo.height()
        assert side.undo.accessibleName() and side.undo.toolTip()
    assert side.undo.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextOnly


SIZES = [(1120, 640), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_at_every_size_the_parts_of_the_page_fit_beside_each_other(qtbot, qapp, scale):
    apply_theme(qapp, "dark", scale)
    settings = Settings()
    settings.speed, settings.text_scale = "off", scale
    names = ("Maximilian von Habsburg", "Wilhelmina Constantinopl")
    page = GamePage(full_table(pool(), names), FaceCache(), settings)
    qtbot.addWidget(page)
    page.show()
    page.begin()
    for size in SIZES:
        for folded in (False, True):
            page.resize(*size)
            if page.side.is_rail is not folded:
                page.side.toggle_rail()
            QTest.qWait(0)
            assert page.size() == QSize(*size), "the page asks for more room than there is"
            parts = [page.room.column, page.table, page.prompt, page.side]
            rects = [part.rect().translated(part.mapTo(page, QPoint(0, 0))) for part in parts]
            for i, rect in enumerate(rects):
                assert page.rect().contains(rect), parts[i]
                assert not any(rect.intersects(other) for other in rects[i + 1 :]), parts[i]
            share = page.table.width() * page.table.height() / (page.width() * page.height())
            assert share >= (0.55 if folded else 0.4)
            if folded or scale < 2 or size[0] > 1280:
                # Only who unfolds the column on a small window at 200 % may have to scroll.
                bar = page.prompt.scroller.verticalScrollBar()
                assert not bar.isVisible(), (size, folded, page.prompt.room.level)
            for tool in (page.side.undo, page.side.speed, page.side.menu, page.side.fold):
                assert page.side.rect().contains(tool.geometry())
                assert tool.width() >= tool.sizeHint().width() - 1
