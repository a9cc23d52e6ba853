"""The printed sheet with bleed and with the user's own scans, looked at on the page."""

from __future__ import annotations

import re

import pytest
from editor_setup import open_editor, view
from pages_setup import deck, pool
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.decks.printing import (
    PAPERS,
    PrintWish,
    cards_of,
    deck_pdf,
    draw_page,
    foot_of,
    pages_of,
    places,
)
from dbz_desktop.ui.faces.face_shelf import FaceShelf, Scans
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.reasons import reason_of
from dbz_desktop.ui.pictures.collection import Pictures

DOTS = 6
RED, GREEN = QColor(255, 0, 0), QColor(0, 160, 0)


def wording(card: Card) -> str:
    return card.text


def page(wish: PrintWish, scan=lambda card: None, count: int = 2) -> QImage:
    size, _ = PAPERS[wish.paper]
    image = QImage(
        round(size.width() * DOTS), round(size.height() * DOTS), QImage.Format.Format_RGB32
    )
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(DOTS, DOTS)
    cards = cards_of(deck("red"), wish)[:count]
    draw_page(painter, cards, wording, wish, foot_of(deck("red"), 1, 1), scan=scan)
    painter.end()
    return image


def at(image: QImage, x: float, y: float) -> QColor:
    return image.pixelColor(round(x * DOTS), round(y * DOTS))


def two_colours(wide: int = 500, high: int = 700) -> QImage:
    """Green above, red below; or at the left and right where it lies."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(RED)
    painter = QPainter(image)
    if high > wide:
        painter.fillRect(0, 0, wide, high // 2, GREEN)
    else:
        painter.fillRect(0, 0, wide // 2, high, GREEN)
    painter.end()
    return image


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", [0.0, 2.0, 3.0])
def test_no_card_lies_in_the_bleed_of_another_nor_off_the_paper(paper: str, bleed: float) -> None:
    size, _ = PAPERS[paper]
    where = places(paper, bleed)
    assert {(place.width(), place.height()) for place in where} == {(63.0, 88.0)}
    wide = [place.adjusted(-bleed, -bleed, bleed, bleed) for place in where]
    sheet = QRectF(0, 0, size.width(), size.height()).adjusted(1.4, 4.9, -1.4, -4.9)
    assert all(sheet.contains(each) for each in wide)
    for one in wide:
        for other in wide:
            overlap = one.intersected(other)
            assert one is other or min(overlap.width(), overlap.height()) < 0.01
    # Letter is too low for three rows with their bleed.
    assert len(where) == (6 if paper == "Letter" and bleed else 9)


def test_pages_follow_the_room(qapp) -> None:
    wish = PrintWish("Letter", bleed=3.0)
    assert [len(part) for part in pages_of(cards_of(deck("red"), wish), wish)] == [6] * 10 + [5]
    data = deck_pdf(deck("red"), wording, wish)
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 11


@pytest.mark.parametrize("bleed", [0.0, 2.0, 3.0])
def test_a_face_goes_on_over_its_bleed_and_no_further(qapp, bleed: float) -> None:
    image = page(PrintWish("A4", bleed=bleed), count=1)
    place = places("A4", bleed)[0]
    middle = place.center()
    for far in (0.5, 1.5, 2.5):
        inked = at(image, place.left() - far, middle.y()).lightness() < 250
        assert inked is (far < bleed), far
        assert (at(image, middle.x(), place.bottom() + far).lightness() < 250) is (far < bleed)


def test_cut_marks_lie_in_line_with_the_edges(qapp) -> None:
    bleed = 3.0
    image = page(PrintWish("A4", bleed=bleed), lambda card: None, 1)
    place = places("A4", bleed)[0]

    def darkest(x: float, y: float) -> int:
        return min(
            at(image, x + d / DOTS, y + e / DOTS).lightness()
            for d in (-1, 0, 1)
            for e in (-1, 0, 1)
        )

    def lightest(x: float, y: float) -> int:
        return max(
            at(image, x + d / DOTS, y + e / DOTS).lightness()
            for d in (-1, 0, 1)
            for e in (-1, 0, 1)
        )

    # In the bleed at the corner: dark, with light beside it, so that any picture shows it.
    for x, y in ((place.left() - 2, place.top()), (place.right(), place.bottom() + 2)):
        assert darkest(x, y) < 90 and lightest(x, y) > 150
    # Beyond the bleed, above the card.
    assert darkest(place.left(), place.top() - bleed - 2) < 120


@pytest.mark.parametrize("size", [(500, 700), (700, 500)])
def test_a_scan_stands_in_place_and_its_edge_in_the_bleed(qapp, size) -> None:
    image = page(PrintWish("A4", bleed=3.0, scans=True), lambda card: two_colours(*size), 1)
    place = places("A4", 3.0)[0]
    upper, lower = place.top() + 20, place.bottom() - 20
    assert at(image, place.center().x(), upper) == GREEN
    assert at(image, place.center().x(), lower) == RED
    # The picture's edge goes on, each part in its own colour.
    assert at(image, place.left() - 1.5, upper) == GREEN
    assert at(image, place.right() + 1.5, lower) == RED
    assert at(image, place.center().x(), place.top() - 1.5) == GREEN
    assert at(image, place.center().x(), place.bottom() + 1.5) == RED
    assert at(image, place.right() + 2.6, place.bottom() + 2.6) == RED


def test_a_card_without_a_scan_has_its_face(qapp) -> None:
    wish = PrintWish("A4", scans=True)
    first = cards_of(deck("red"), wish)[0]
    image = page(wish, lambda card: two_colours() if card is first else None)
    one, other = places("A4")[:2]
    assert at(image, one.center().x(), one.top() + 20) == GREEN
    face = page(PrintWish("A4"))
    for place, same in ((one, False), (other, True)):
        box = QRectF(place.topLeft() * DOTS, place.size() * DOTS).toRect().adjusted(9, 9, -9, -9)
        assert (image.copy(box) == face.copy(box)) is same


def test_scans_are_only_printed_where_they_are_wished_for(qapp) -> None:
    def never(card: Card) -> QImage:
        raise AssertionError("no scan was wished for")

    page(PrintWish("A4"), never)


def test_copies_of_a_card_are_read_and_kept_once(qapp) -> None:
    asked: list[str] = []

    def scan(card: Card) -> QImage:
        asked.append(card.id)
        return two_colours()

    data = deck_pdf(deck("red"), wording, PrintWish("A4", scans=True), scan=scan)
    cards = {card.id for card in deck("red").cards()}
    assert sorted(asked) == sorted(cards)
    assert len(re.findall(rb"/Subtype\s*/Image", data)) == len(cards)


# --- from the folder and the sheet ---


@pytest.fixture
def pictures(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    folder = tmp_path / "scans"
    folder.mkdir()
    card = deck("red").mp[0]
    Image.new("RGB", (750, 1050), (250, 10, 200)).save(folder / f"{card.id}.png")
    made = Pictures(Settings(), lambda: pool().cards.values())
    made.choose(folder)
    qtbot.waitUntil(lambda: not made.reading)
    yield made
    made.close()


def test_a_scan_comes_from_the_folder_with_square_corners(pictures) -> None:
    first, second = deck("red").mp[:2]
    scan = pictures.scan(first)
    assert min(scan.width(), scan.height()) >= 700
    assert scan.pixelColor(0, 0) == QColor(250, 10, 200)
    assert pictures.scan(second) is None
    pictures._settings.pictures_on = False
    assert pictures.scan(first) is None


def exports_of(qtbot, folder, scans: Scans | None):
    shelf = FaceShelf(view().wording, scans=scans)
    editor = DeckEditor(view(), shelf, [("fanz", "FanZ")])
    qtbot.addWidget(editor, before_close_func=lambda _editor: shelf.close())
    editor.open_deck(deck("red"), folder / "red.toml")
    editor.resize(1280, 900)
    editor.show()
    qtbot.waitExposed(editor)
    editor.transfers.export_action.trigger()
    sheet = editor.transfers.exports
    qtbot.mouseClick(sheet.kinds["print"], Qt.MouseButton.LeftButton)
    return sheet


def test_own_scans_are_chosen_in_the_sheet(qtbot, tmp_path, pictures) -> None:
    sheet = exports_of(qtbot, tmp_path, Scans(pictures.has, pictures.scan))
    qtbot.waitUntil(lambda: sheet.picture.image is not None)
    assert sheet.scans.isVisible() and sheet.scans.isEnabled()
    assert "65 cards on 8 pages" in sheet.amount.text()
    qtbot.mouseClick(sheet.scans, Qt.MouseButton.LeftButton)
    assert "64 cards have no scan" in sheet.amount.text()

    def pink() -> bool:
        image = sheet.picture.image
        if image is None:
            return False
        dots = image.width() / 210
        middle = places("A4")[0].center() * dots
        return image.pixelColor(middle.toPoint()) == QColor(250, 10, 200)

    qtbot.waitUntil(pink)


def test_without_scans_the_sheet_says_so_and_bleed_is_chosen_by_keys(qtbot, tmp_path) -> None:
    sheet = exports_of(qtbot, tmp_path, None)
    assert reason_of(sheet.scans)
    sheet.bleed.setFocus()
    qtbot.keyClick(sheet.bleed, Qt.Key.Key_Down)
    assert sheet._wish() == PrintWish(sheet.paper.currentData(), bleed=2.0)
    sheet.paper.setCurrentIndex(sheet.paper.findData("Letter"))
    assert "65 cards on 11 pages" in sheet.amount.text()


def test_the_editor_of_the_tests_has_no_scans(qtbot, tmp_path) -> None:
    editor = open_editor(qtbot, tmp_path, "red")
    assert editor.transfers.exports._scans.read(deck("red").mp[0]) is None
