"""What is different on macOS, tried on any system."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from dbz_desktop.ui import app as application
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.key_list import KeyLine, ShortcutList
from dbz_desktop.ui.kit.widgets import button
from dbz_desktop.ui.system import macos
from dbz_desktop.ui.system.macos import shown_keys
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Build a deck from nothing (Ctrl+N)", "Build a deck from nothing (⌘N)"),
        ("Do it again (Ctrl+Shift+Z)", "Do it again (⇧⌘Z)"),
        ("Ctrl+Left / Right", "⌘Left / Right"),
        ("F3 / Shift+F3", "F3 / ⇧F3"),
        ("Alt+Left", "⌥Left"),
        ("the second one with Ctrl and a click", "the second one with ⌘ and a click"),
        ("Shift adds as many copies", "Shift adds as many copies"),
    ],
)
def test_keys_have_apples_signs_there_and_their_names_elsewhere(text, shown):
    assert shown_keys(text, "darwin") == shown
    assert shown_keys(text, "linux") == shown_keys(text, "win32") == text


@pytest.mark.parametrize("keys", ["Ctrl+N", "Ctrl+Shift+Z", "Alt+Left", "Shift+F3"])
def test_the_signs_are_those_that_qt_shows_there(keys):
    if sys.platform != "darwin":
        pytest.skip("Qt knows Apple's signs on macOS only")
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    assert shown_keys(keys)[:-1].startswith(native[:-1])


def test_tips_and_the_list_of_keys_are_shown_with_them(qtbot, monkeypatch):
    """Where a widget is given words about keys, they go through the same hands."""
    from dbz_desktop.ui.kit import key_list, widgets

    for module in (key_list, widgets):
        monkeypatch.setattr(module, "shown_keys", lambda text: shown_keys(text, "darwin"))
    made = button("New deck", tip="Build a deck (Ctrl+N)")
    qtbot.addWidget(made)
    assert made.toolTip() == made.accessibleDescription() == "Build a deck (⌘N)"
    window = MainWindow(Settings(), Library())
    qtbot.addWidget(window)
    keys = ShortcutList(window)
    row = keys._line(KeyLine("Ctrl+,", "Settings", "Window"))
    names = [row.itemAt(at).widget().accessibleName() for at in range(row.count())]
    assert "⌘,: Settings" in names


def test_the_menu_of_the_app_opens_the_settings_over_whatever_is_open(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    window = MainWindow(Settings(), Library())
    qtbot.addWidget(window)
    bar = macos.add_menu(window, window.show_settings)
    (action,) = bar.actions()[0].menu().actions()
    assert action.menuRole() == QAction.MenuRole.PreferencesRole
    action.trigger()
    action.trigger()
    assert window.preferences is not None and window.pages.top is window.preferences
    window.go_back()
    assert window.pages.top is window.home


def test_the_native_windows_of_macos_get_them_and_no_others(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    app = QApplication.instance()
    for native in (False, True):
        monkeypatch.setattr(macos, "is_native", lambda native=native: native)
        menus = []
        monkeypatch.setattr(macos, "add_menu", lambda window, slot, menus=menus: menus.append(slot))
        window = application.open_window(app, Settings())
        qtbot.addWidget(window)
        assert bool(menus) is native
        window.close()


def test_tab_reaches_buttons_whatever_the_system_says(qapp):
    hints = qapp.styleHints()
    before = hints.tabFocusBehavior()
    try:
        hints.setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusTextControls)
        macos.let_tab_reach_everything(qapp)
        assert hints.tabFocusBehavior() == Qt.TabFocusBehavior.TabFocusAllControls
    finally:
        hints.setTabFocusBehavior(before)
