"""The about page: the version, whose names these are, and every licence whole."""

from __future__ import annotations

import importlib.util
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dbz_desktop import __version__, bundle, licences, paths
from dbz_desktop.ui.home import about_page as about
from dbz_desktop.ui.home.about_page import AboutPage


@pytest.fixture
def page(qtbot, monkeypatch, tmp_path):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    page = AboutPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: bool(page.parts))
    page.focus_start()
    return page


def test_version_and_legal_note(page):
    words = " ".join(part.text() for part in page.findChildren(QLabel))
    assert f"Version {__version__}" in words
    assert "belong to their owners" in words and "No artwork" in words
    assert "newer" in words and "never asks the network" in words
    page.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert __version__ in copied and "Qt" in copied and "Python" in copied


@pytest.fixture
def built(monkeypatch, tmp_path):
    """An app whose builder named the page of its releases."""
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    (tmp_path / "_data").mkdir()
    (tmp_path / "_data" / bundle.RELEASES_FILE).write_text("https://example.org/releases\n")


def test_a_checkout_names_no_page_of_releases(page):
    assert page.releases == "" and not hasattr(page, "visit")


def test_where_a_newer_one_is_found_is_opened_by_the_browser_only_when_asked(
    qtbot, built, monkeypatch
):
    opened = []
    monkeypatch.setattr(
        about.QDesktopServices, "openUrl", lambda url: opened.append(url.toString()) or False
    )
    page = AboutPage()
    qtbot.addWidget(page)
    page.show()
    words = " ".join(part.text() for part in page.findChildren(QLabel))
    assert "https://example.org/releases" in words and opened == []
    QTest.mouseClick(page.copy_page, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "https://example.org/releases"
    QTest.mouseClick(page.visit, Qt.MouseButton.LeftButton)
    assert opened == ["https://example.org/releases"]
    assert "No browser" in page.visit.text()


def test_a_built_app_shows_what_it_brings_of_the_system_and_its_starter(monkeypatch, tmp_path):
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "README.txt").write_text("about all of them")
    (folder / "libthing1.txt").write_text("Copyright: somebody")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "dbz-desktop"))
    texts = {part.name: part.text for part in licences.parts()}
    assert texts["libthing1"] == "Copyright: somebody" and "README" not in texts
    assert ("pyinstaller" in texts) == bool(importlib.util.find_spec("PyInstaller"))
    monkeypatch.delattr(sys, "frozen")
    assert "pyinstaller" not in {part.name for part in licences.parts()}


def test_every_licence_is_read_in_the_page_by_keyboard(page):
    names = [part.name for part in page.parts]
    for wanted in ("Program", "Inter", "Roboto Condensed", "PySide6_Essentials", "platformdirs"):
        assert wanted.replace("_", "-") in [name.replace("_", "-") for name in names], wanted
    seen = {}
    for part in page.parts:
        QTest.keyClick(page.list, Qt.Key.Key_Down)
        assert page.name.text().startswith(part.name) and part.licence in page.what.text()
        seen[part.name.replace("_", "-")] = page.text.toPlainText()
    assert "Permission is hereby granted" in seen["Program"]
    assert "SIL OPEN FONT LICENSE" in seen["Inter"]
    assert "Apache License" in seen["Roboto Condensed"]
    assert "Lesser General Public" in seen["PySide6-Essentials"]
    # The last words of the LGPL, and of the GPL that it rests on.
    for end in ("choose that version for the\nLibrary.", "END OF TERMS AND CONDITIONS"):
        assert end in seen["PySide6-Essentials"], end
    assert "FreeType" in seen["Parts of Qt"] and "Unicode, Inc." in seen["Parts of Qt"]
    assert "icons/*.svg" in seen["Icons, sounds, themes"] and all(seen.values())
    assert "|" not in seen["Icons, sounds, themes"]


def test_a_missing_file_is_said_and_stops_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr(licences.paths, "resources_folder", lambda: tmp_path)
    texts = {part.name: part.text for part in licences.parts()}
    assert "Install the program again" in texts["Inter"]
    assert "Permission is hereby granted" in texts["Program"]
