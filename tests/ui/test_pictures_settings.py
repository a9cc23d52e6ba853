"""The settings of one's own pictures: a folder is chosen, its files matched, its set asked for."""

from __future__ import annotations

import threading

import pictures_setup
import pytest
from pages_setup import pool
from pictures_setup import SMALL, card, faces_of, is_picture, read, scan
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.cards.scans import NO_CARD, ScanMatcher
from dbz_desktop.scans import reading as scan_reading
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures import collection
from dbz_desktop.ui.pictures.settings_section import PicturesSection
from dbz_desktop.ui.settings.settings_page import SettingsPage
from dbz_desktop.ui.window.main_window import MainWindow

home = pictures_setup.home
make = pictures_setup.make
scans = pictures_setup.scans


# --- the settings ---


@pytest.fixture
def page(qtbot, make, scans):
    """The settings' section about pictures, with a folder of three files."""
    scan(scans / "PRE C50.png")
    scan(scans / "holiday.png")
    scan(scans / "mystery.png")
    (scans / "PRE C51.png").write_bytes(b"broken")
    settings = Settings()
    pictures = make(settings)
    page = SettingsPage(settings, "Pictures", lambda: pictures)
    qtbot.addWidget(page)
    page.resize(1280, 900)
    page.show()
    qtbot.waitExposed(page)
    page.own = pictures
    return page


def open_folder(qtbot, page, scans, monkeypatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(scans))
    qtbot.mouseClick(page.pictures.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.own.report is not None and not page.own.reading)


def test_a_folder_is_chosen_and_what_it_holds_is_told(qtbot, page, scans, monkeypatch):
    section = page.pictures
    assert section.path.text() == "No folder is chosen."
    assert section.rest.isHidden()
    assert section.forget.isHidden()
    open_folder(qtbot, page, scans, monkeypatch)
    total = len(pool().cards)
    assert section.path.text() == str(scans)
    assert section.status.text() == (
        f"1 of {total} cards have a picture · 2 files unmatched · 1 file skipped"
    )
    assert section.running.isHidden()
    assert [row.file for row in section.files.model.rows] == ["holiday.png", "mystery.png"]
    qtbot.mouseClick(section.files.kinds.button(1), Qt.MouseButton.LeftButton)
    assert [row.file for row in section.files.model.rows] == ["PRE C51.png"]
    assert not section.files.field.isEnabled()
    qtbot.mouseClick(section.forget, Qt.MouseButton.LeftButton)
    assert section.path.text() == "No folder is chosen."
    assert Settings().pictures_folder == ""


def click_row(qtbot, files, row: int) -> None:
    rect = files.view.visualRect(files.model.index(row))
    qtbot.mouseClick(files.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def test_a_file_is_matched_by_hand_and_the_choice_taken_back(
    qtbot, page, scans, monkeypatch, make, home
):
    open_folder(qtbot, page, scans, monkeypatch)
    files = page.pictures.files
    click_row(qtbot, files, 1)
    assert files.name.text() == "mystery.png"
    assert not files.take.isEnabled()
    qtbot.mouseClick(files.field, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(files.field, "goku")
    assert not files.take.isEnabled()
    assert files.note.text() == "That may be several cards."
    files.field.clear()
    qtbot.keyClicks(files.field, "xyzzy")
    assert files.note.text() == "No card is called that."
    files.field.clear()
    qtbot.keyClicks(files.field, "pre-c51")
    files.field.completer().popup().hide()
    assert files.take.isEnabled()
    qtbot.mouseClick(files.take, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {"PRE-C50": "PRE C50.png", "PRE-C51": "mystery.png"}
    assert [row.file for row in files.model.rows] == ["holiday.png"]
    assert files.field.text() == ""
    assert files.field.hasFocus()
    assert (home / "data" / "pictures.json").exists()
    assert is_picture(page.own.image(card("PRE-C51"), SMALL, 1.0))
    # It is known at the next start, too.
    again = make()
    again.start()
    qtbot.waitUntil(lambda: not again.reading)
    assert again.report.by_hand == {"mystery.png": "PRE-C51"}
    qtbot.mouseClick(files.kinds.button(2), Qt.MouseButton.LeftButton)
    assert files.row().file == "mystery.png"
    qtbot.mouseClick(files.back, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {"PRE-C50": "PRE C50.png"}
    assert files.model.rows == []


def test_many_files_are_matched_anew_beside_the_window(qtbot, make, scans, monkeypatch):
    scan(scans / "PRE C50.png")
    scan(scans / "mystery.png")
    scan(scans / "riddle.png")
    pictures = make()
    read(qtbot, pictures, scans)
    monkeypatch.setattr(collection, "FEW", 2)
    threads = []
    match = ScanMatcher.match

    def watched(self, files, *told):
        threads.append(threading.current_thread())
        return match(self, files, *told)

    monkeypatch.setattr(ScanMatcher, "match", watched)
    pictures.choose_card("mystery.png", "PRE-C51")
    # The second choice counts with the first; what was begun for that one alone is dropped.
    pictures.choose_card("riddle.png", "PRE-C52")
    assert pictures.report.matched == {"PRE-C50": "PRE C50.png"}
    qtbot.waitUntil(lambda: len(pictures.report.matched) > 1)
    assert pictures.report.matched == {
        "PRE-C50": "PRE C50.png",
        "PRE-C51": "mystery.png",
        "PRE-C52": "riddle.png",
    }
    assert is_picture(pictures.image(card("PRE-C52"), SMALL, 1.0))
    assert threads and threading.main_thread() not in threads


def test_a_choice_made_while_a_folder_is_read_counts(qtbot, make, scans, monkeypatch):
    scan(scans / "PRE C50.png")
    scan(scans / "mystery.png")
    pictures = make()
    read(qtbot, pictures, scans)
    real = scan_reading.put_together

    def slow(*given):
        found = real(*given)
        if threading.current_thread() is not threading.main_thread():
            # The user is quicker than the thread.
            pictures.by_hand.choose(scans, "mystery.png", "PRE-C51")
        return found

    monkeypatch.setattr(scan_reading, "put_together", slow)
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert pictures.report.matched == {"PRE-C50": "PRE C50.png", "PRE-C51": "mystery.png"}


def test_a_wrong_match_is_put_right(qtbot, page, scans, monkeypatch):
    open_folder(qtbot, page, scans, monkeypatch)
    files = page.pictures.files
    qtbot.mouseClick(files.kinds.button(3), Qt.MouseButton.LeftButton)
    assert files.row().file == "PRE C50.png"
    qtbot.mouseClick(files.none, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {}
    assert page.own.report.by_hand == {"PRE C50.png": NO_CARD}
    qtbot.mouseClick(files.kinds.button(0), Qt.MouseButton.LeftButton)
    click_row(qtbot, files, 0)
    qtbot.keyClicks(files.field, "PRE-C50")
    files.field.completer().popup().hide()
    qtbot.keyClick(files.field, Qt.Key.Key_Return)
    assert page.own.report.matched == {"PRE-C50": "holiday.png"}


def test_the_switches_take_effect_at_once(qtbot, page, scans, monkeypatch):
    open_folder(qtbot, page, scans, monkeypatch)
    section = page.pictures
    faces = faces_of(page.own)
    grab = card("PRE-C50")
    assert not is_picture(faces.pixmap(grab, SMALL, table=True))
    section.table.button(1).click()
    assert is_picture(faces.pixmap(grab, SMALL, table=True))
    section.drawn.click()
    assert not is_picture(faces.pixmap(grab, SMALL))
    assert not section.table.button(0).isEnabled()
    section.drawn.click()
    assert is_picture(faces.pixmap(grab, SMALL))
    assert page.own.on_table


def test_reading_is_cancelled_by_its_button(qtbot, page, scans, monkeypatch):
    gate = threading.Event()
    reading = scan_reading.read_picture
    monkeypatch.setattr(
        scan_reading, "read_picture", lambda *args: gate.wait(10) and reading(*args)
    )
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(scans))
    section = page.pictures
    qtbot.mouseClick(section.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.own.report is not None)
    assert section.running.isVisible()
    assert not section.again.isEnabled()
    qtbot.mouseClick(section.cancel, Qt.MouseButton.LeftButton)
    gate.set()
    qtbot.waitUntil(lambda: not page.own.reading)
    assert section.running.isHidden()
    assert "cancelled" in section.status.text()
    assert section.again.isEnabled()


def test_a_window_shows_the_pictures_of_its_settings(qtbot, scans):
    for one in pool().cards.values():
        scan(scans / f"{one.id}.png", size=(50, 70))
    settings = Settings()
    settings.pictures_folder = str(scans)
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.show()
    library.load_now()
    pictures = window.album.pictures
    qtbot.waitUntil(lambda: pictures.report is not None and not pictures.reading)
    assert is_picture(window.faces.pixmap(card("PRE-C50"), SMALL))
    assert all(is_picture(face) for face in window.home.shown()[0].faces)
    shelf = window.pool_views.shelf
    with qtbot.waitSignal(shelf.ready):
        shelf.face(card("PRE-C50"), SMALL)
    assert is_picture(shelf.face(card("PRE-C50"), SMALL))
    settings.restore_defaults()
    assert not is_picture(window.faces.pixmap(card("PRE-C50"), SMALL))
    window.close()


# --- numbers that several sets have ---


def test_the_set_of_a_folder_is_asked_for_and_kept(qtbot, make, scans):
    for name in ("C50.png", "C51.png", "Perfection/C50.png", "PRE C50.png"):
        scan(scans / name)
    settings = Settings()
    pictures = make(settings)
    section = PicturesSection(settings, pictures)
    qtbot.addWidget(section)
    section.show()
    assert not section.sets.isVisible()
    read(qtbot, pictures, scans)
    assert set(pictures.report.matched) == {"PER-C50", "PRE-C50"}, "nothing was guessed"
    (row,) = section.sets.rows.values()
    assert "“C50.png” and another file in the folder itself" in row.words.text()
    assert [row.box.itemText(n) for n in range(row.box.count())] == [
        "Which set?",
        "Premiere Set",
        "Heroes & Villains",
        "The Movie Collection",
        "Evolution",
        "Perfection",
    ]
    row.box.setFocus()
    for _ in range(2):
        QTest.keyClick(row.box, Qt.Key.Key_Down)
    assert pictures.report.matched["HNV-C50"] == "C50.png"
    assert pictures.report.matched["HNV-C51"] == "C51.png"
    assert not pictures.report.unclear
    assert section.sets.rows["."] is row and row.box.currentText() == "Heroes & Villains"
    assert "files in the folder itself are of the set chosen here" in row.words.text()
    again = make(settings)
    read(qtbot, again, None)
    read(qtbot, again, scans)
    assert again.report.matched == pictures.report.matched, "it is known at the next start"
    row.box.setCurrentIndex(0)
    row.box.activated.emit(0)
    assert set(pictures.report.matched) == {"PER-C50", "PRE-C50"}
    assert len(pictures.report.unclear["."]) == 2


def test_no_set_is_asked_for_where_all_is_told(qtbot, make, scans):
    scan(scans / "Premiere" / "C50.png")
    scan(scans / "holiday.png")
    settings = Settings()
    pictures = make(settings)
    section = PicturesSection(settings, pictures)
    qtbot.addWidget(section)
    section.show()
    read(qtbot, pictures, scans)
    assert section.rest.isVisible() and not section.sets.isVisible()
