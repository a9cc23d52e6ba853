"""The list of keys against the shortcuts that there are, on every page."""

from __future__ import annotations

from collections import Counter

from pages_setup import both_agree, new_match, play
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.key_list import (
    GROUPS,
    ON_TABLE,
    ShortcutList,
    line_of,
    lines_of,
    name_of,
    shortcuts_of,
)


def pages(window, qtbot):
    """Every page of the program, one after the other."""
    yield "home", window.home
    window.game_pages.show_start()
    yield "new game", window.start
    window.start.start.click()
    window.game.curtain.lift_now()
    window.game.curtain.GUARD_MS = 0
    yield "game", window.game
    window.show_home()
    path = matches_folder() / "old.dbzreplay"
    play(new_match(path), 40).close()
    window.replay_pages.open_replay(path)
    qtbot.waitUntil(lambda: window.replay is not None and window.replay.isVisible())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    both_agree(window.replay)
    yield "replay", window.pages.top
    window.show_home()
    ways = window.ruling_pages
    ways.show_list()
    yield "rulings", ways.listing
    ways.show_rule("ATK-12")
    qtbot.waitUntil(lambda: ways.show is not None, timeout=20_000)
    yield "ruling", ways.show
    window.show_home()
    window.show_settings()
    yield "settings", window.pages.top
    window.show_home()
    window.sandbox_pages.show_sandbox()
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None, timeout=30_000)
    yield "sandbox", window.pages.top
    window.show_home()
    window.workshop_pages.show_workshop()
    qtbot.waitUntil(lambda: window.workshop_pages.page.bench is not None, timeout=30_000)
    yield "workshop", window.pages.top


def test_every_shortcut_is_in_the_list_and_stands_for_one_thing(window, qtbot):
    seen = []
    for name, page in pages(window, qtbot):
        qtbot.waitUntil(page.isVisible)
        seen.append(name)
        shortcuts = shortcuts_of(page)
        unnamed = [name_of(s) for s in shortcuts if line_of(s, page) is None]
        assert not unnamed, f"{name}: nobody says what these keys do"
        twice = [k for k, n in Counter(name_of(s) for s in shortcuts).items() if n > 1]
        assert not twice, f"{name}: Qt fires none of two shortcuts with the same keys"
        listed = " ".join(line.keys for line in lines_of(page))
        for shortcut in shortcuts:
            keys = name_of(shortcut)
            if not keys.isdigit():
                assert keys.split("+")[-1] in listed, (name, keys)
    assert seen == [
        "home",
        "new game",
        "game",
        "replay",
        "rulings",
        "ruling",
        "settings",
        "sandbox",
        "workshop",
    ]


def test_the_list_opens_on_every_page_and_gives_the_keyboard_back(window, qtbot):
    for name, page in pages(window, qtbot):
        qtbot.waitUntil(page.isVisible)
        if getattr(page, "curtain", None) is not None and page.curtain.isVisible():
            page.curtain.lift_now()
        focus = QApplication.focusWidget()
        if name == "replay":
            focus = page.play
            focus.setFocus()
        assert page.isAncestorOf(focus), name
        QTest.keyClick(focus, Qt.Key.Key_F1)
        shown = page.findChild(ShortcutList)
        assert shown is not None and shown.isVisible(), name
        assert shown.lines == lines_of(page)
        assert {line.group for line in shown.lines} <= set(GROUPS)
        QTest.keyClick(shown.close_button, Qt.Key.Key_Escape)
        assert not shown.isVisible()
        assert focus.hasFocus(), name


def test_the_lines_say_what_the_keys_of_this_page_do(window, qtbot):
    told = {}
    for name, page in pages(window, qtbot):
        told[name] = {line.keys: line.meaning for line in lines_of(page)}
    assert "Pass or done" in told["game"]["Space"]
    assert told["replay"]["Space"] == told["ruling"]["Space"] == "Play or pause"
    assert told["ruling"]["PgUp / PgDown"].startswith("The example before")
    assert told["game"]["H"].startswith("Go to your hand")
    assert "H" not in told["home"]
    for line in ON_TABLE:
        assert line.keys in told["game"]
        assert line.keys not in told["settings"]
