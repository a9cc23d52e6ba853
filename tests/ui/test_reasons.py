"""No button of the whole program is grey without saying why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QToolTip,
    QWidget,
)

from dbz_desktop.players import RandomPlayer
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.reasons import reason_of, set_action_reason, set_reason
from dbz_desktop.ui.window.main_window import MainWindow
from tests.long import LONG

CONTROLS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    settings = Settings()
    settings.speed = "off"
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def unexplained(root: QWidget) -> list[str]:
    """The disabled controls and menu entries in sight that don't say why."""
    found = []
    for part in root.findChildren(QWidget):
        if isinstance(part, CONTROLS) and part.isVisibleTo(root) and not part.isEnabled():
            why = reason_of(part)
            if part.accessibleName().endswith("face down"):
                # The stand-in of a hidden card for screen readers: its name says why.
                continue
            if not why or why not in part.accessibleDescription() + described(part):
                found.append(f"{type(part).__name__} “{part.accessibleName()}”")
    for action in root.findChildren(QAction):
        grey = action.isVisible() and not action.isEnabled() and action.text()
        if grey and action.toolTip() in ("", action.text().rstrip(" …")):
            found.append(f"menu entry “{action.text()}”")
    return found


def described(part: QWidget) -> str:
    """What the greyed part around a control says to a screen reader."""
    parent = part.parentWidget()
    return "" if parent is None else parent.accessibleDescription() + described(parent)


def test_every_page_explains_its_grey_buttons(window, qtbot):
    seen: list[str] = []

    def check(name: str) -> None:
        QApplication.processEvents()
        root = window.pages.currentWidget()
        assert root is not None
        wrong = unexplained(root)
        assert not wrong, f"{name}: {wrong}"
        seen.append(name)

    check("home before the cards are read")
    window.library.load_now()
    check("home")
    window.show_settings()
    check("settings")
    window.replay_pages.show_games()
    check("replays, none there")
    window.game_pages.show_start()
    check("new game")
    window.start.seed.setText("9")
    window.start.starters.button(2).click()
    window.start.start.click()
    check("game")
    play(window, check)
    assert window.game_over is not None
    check("game over")
    window.game_over.replay.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    for place in (0, 5, window.replay.last):
        window.replay.go_to(place)
        check(f"replay at {place}")
    window.replay_pages.show_games()
    check("replays")
    assert len(seen) > 30


def play(window, check) -> None:
    """Play a game by chance, with a look at every sort of question and every sheet; it is given
    up in the end."""
    players = (RandomPlayer(1), RandomPlayer(2))
    game = window.game
    kinds = set()
    for _ in range(250 * LONG):
        if window.game_over is not None:
            return
        if game.curtain.isVisible():
            game.curtain.lift_now()
            continue
        if game.asked is None:
            game.table.skipAnimations()
            continue
        if game.asked.ask not in kinds:
            kinds.add(game.asked.ask)
            check(f"question: {game.asked.ask.value}")
            if len(kinds) < 3:
                sheets(game, check)
        game.answer(players[game.asked.player].choose(game.asked))
    game.match.course.concede(0)
    game.session.refresh()


def sheets(game, check) -> None:
    for name, opened in (
        ("stops", game.passing.open),
        ("keys", game.keys.open),
        ("earlier decisions", game.choose_undo),
        ("both agree", game.by_hand.agree),
        ("concede", game.concede),
    ):
        opened()
        check(f"{name} at {game.asked.ask.value}")
        game._close_overlays()
    game.session.free_hands()
    check(f"by hand at {game.asked.ask.value}")
    game.by_hand.close()


def test_a_reason_is_shown_on_a_disabled_button_and_taken_back(qtbot):
    part = QPushButton("Go")
    part.setToolTip("Go there")
    part.setAccessibleDescription("Goes there")
    qtbot.addWidget(part)
    part.show()
    set_reason(part, "Choose a place first.")
    set_reason(part, "Choose another place first.")
    assert not part.isEnabled() and reason_of(part) == "Choose another place first."
    at = QPoint(4, 4)
    QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, at, part.mapToGlobal(at)))
    assert QToolTip.text() == "Choose another place first."
    set_reason(part)
    assert part.isEnabled() and reason_of(part) == ""
    assert (part.toolTip(), part.accessibleDescription()) == ("Go there", "Goes there")


def test_a_menu_entry_says_why_it_is_grey(qtbot):
    action = QAction("Go back")
    set_action_reason(action, "Nobody has answered yet.")
    assert not action.isEnabled() and action.toolTip() == "Nobody has answered yet."
    set_action_reason(action)
    assert action.isEnabled() and action.toolTip() == "Go back"
