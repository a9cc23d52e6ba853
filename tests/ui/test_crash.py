"""What nobody caught: a report with the game beside it, one dialog, and the game goes on."""

from __future__ import annotations

import sys
import threading

import pytest
from pages_setup import play
from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from dbz_desktop.paths import reports_folder
from dbz_desktop.ui.window.crash import CrashGuard, write_report

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def window(open_window):
    window = open_window()
    window.settings.names = ("Anna", "Bert")
    return window


@pytest.fixture
def guard(window, monkeypatch):
    # pytest-qt catches exceptions of slots as the guard does; here it is the guard's turn.
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    guard = CrashGuard(window)
    guard.install()
    return guard


def start(window):
    window.home.new_game.click()
    window.start.seed.setText("5")
    window.start.start.click()
    window.game.curtain.lift_now()


def fail(text="on purpose"):
    raise RuntimeError(text)


def reports():
    return sorted(reports_folder().glob("*.txt"))


class Emitter(QObject):
    happened = Signal()


def test_an_exception_in_a_slot_shows_the_dialog_and_the_game_goes_on(window, guard, qtbot):
    start(window)
    emitter = Emitter()
    emitter.happened.connect(fail)
    emitter.happened.emit()
    qtbot.waitUntil(lambda: guard.dialog is not None and guard.dialog.isVisible())
    assert "The game is safe" in " ".join(
        part.text() for part in guard.dialog.findChildren(type(guard.dialog.path))
    )
    (report,) = reports()
    assert str(report) in guard.dialog.path.text()
    assert "on purpose" in guard.dialog.text.toPlainText()
    game = window.game
    guard.dialog.go_on.click()
    assert guard.dialog is None and window.pages.currentWidget() is game
    assert game.asked is not None


@pytest.mark.parametrize("how", ["thread", "pool"])
def test_an_exception_in_a_thread_shows_it_too(window, guard, qtbot, how):
    if how == "thread":
        threading.Thread(target=fail).start()
    else:

        class Task(QRunnable):
            def run(self):
                fail()

        QThreadPool.globalInstance().start(Task())
    qtbot.waitUntil(lambda: guard.dialog is not None and guard.dialog.isVisible())
    assert len(reports()) == 1 and "in fail" in reports()[0].read_text("utf-8")
    guard.dialog.go_on.click()


def test_there_are_never_two_dialogs(window, guard, qtbot):
    guard.caught(RuntimeError, RuntimeError("first"), None)
    guard.caught(ValueError, ValueError("second"), None)
    first = guard.dialog
    qtbot.waitUntil(first.isVisible)
    assert guard.dialog is first and first.further.isVisible()
    assert "Once more" in first.further.text()
    assert len(reports()) == 2
    first.go_on.click()


def test_what_fails_at_every_frame_does_not_bar_the_way(window, guard, qtbot):
    timer = QTimer(window)
    timer.timeout.connect(fail)
    timer.start(1)
    qtbot.waitUntil(lambda: guard.dialog is not None and guard.dialog.isVisible())
    qtbot.wait(60)
    guard.dialog.go_on.click()
    qtbot.wait(60)
    timer.stop()
    assert guard.dialog is None and len(reports()) == 1


def test_one_can_leave_to_the_home_page_and_continue(window, guard, qtbot):
    start(window)
    guard.caught(RuntimeError, RuntimeError("on purpose"), None)
    qtbot.waitUntil(lambda: guard.dialog.isVisible())
    guard.dialog.leave.click()
    assert window.pages.currentWidget() is window.home and window.home.game is not None


def test_a_report_holds_what_is_needed_and_no_hidden_card(window, home):
    start(window)
    play(window.match, 3)
    journal = window.journal
    try:
        fail()
    except RuntimeError as error:
        path = write_report(
            type(error), error, error.__traceback__, journal, window.settings, window.match
        )
    text = path.read_text("utf-8")
    assert "RuntimeError: on purpose" in text and "Qt" in text and str(journal) in text
    assert "view/speed = off" in text
    assert "Turn" in text and "draws a card" in text
    game = window.match.game
    drawn = [game.cards[card].name for player in game.state.players for card in player.hand]
    log = text[text.index("lines of the log") :]
    assert drawn and not any(f"draws {name}" in log for name in drawn)
    assert path.with_suffix(".dbzreplay").read_bytes() == journal.read_bytes()


def test_a_report_that_cant_be_written_still_shows_the_dialog(window, guard, qtbot):
    reports_folder().parent.mkdir(parents=True, exist_ok=True)
    reports_folder().write_text("in the way")
    guard.caught(RuntimeError, RuntimeError("on purpose"), None)
    qtbot.waitUntil(lambda: guard.dialog.isVisible())
    assert "No report" in guard.dialog.path.text() and not guard.dialog.folder.isEnabled()
    guard.dialog.go_on.click()


def test_the_report_is_copied_and_its_folder_opened(window, guard, qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    guard.caught(RuntimeError, RuntimeError("on purpose"), None)
    qtbot.waitUntil(lambda: guard.dialog.isVisible())
    guard.dialog.copy.click()
    assert "on purpose" in QGuiApplication.clipboard().text()
    guard.dialog.folder.click()
    assert opened == [QUrl.fromLocalFile(str(reports_folder()))]
    guard.dialog.go_on.click()
