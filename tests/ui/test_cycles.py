"""Widgets are destroyed in the GUI thread, also where another thread makes objects meanwhile."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from dbz_desktop.ui.system.cycle_collector import CycleCollector


class Page:
    """Something that holds itself, as pages do by their signals, and tells where it ended."""

    def __init__(self, told: list[int]) -> None:
        self.me = self
        self.told = told

    def __del__(self) -> None:
        self.told.append(threading.get_ident())


def allocate(many: int = 50_000) -> None:
    """Make objects as a thread does that reads cards: enough for Python to collect a few times."""
    made = [{"card": [number]} for number in range(many)]
    assert made


@pytest.fixture
def collector(qapp):
    collector = CycleCollector()
    yield collector
    collector.stop()
    assert gc.isenabled()
    # As before, until the next test that knows no windows.
    gc.disable()


class Left(QWidget):
    """A page that was left, and is a cycle."""

    def __init__(self, told: list[int]) -> None:
        super().__init__()
        self.witness = Page(told)
        self.me = self
        lines = QVBoxLayout(self)
        for number in range(40):
            lines.addWidget(QPushButton(str(number)))


class Dressed(QWidget):
    """A page that makes many objects when it is dressed, as one does that is laid out anew."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            allocate(5_000)


def leave_and_dress(app: QApplication) -> list[int]:
    """Leave some pages and have all widgets dressed anew; tells which pages ended under that.

    Qt goes through a list of all widgets then: where one of them ends, the program does.
    """
    told: list[int] = []
    app.setStyleSheet("QPushButton { color: red; }")
    page = Dressed()
    page.show()
    for _ in range(10):
        left = Left(told)
        left.show()
        left.close()
    del left
    app.setStyleSheet("")
    app.setStyleSheet("QWidget { color: green; } QPushButton { color: blue; }")
    return list(told)


@pytest.fixture(scope="module", autouse=True)
def between_two_tests(qapp):
    """What a test leaves may be dressed after it, before the next one."""
    yield
    assert leave_and_dress(qapp) == []


def test_no_page_ends_while_all_are_dressed(qapp, collector):
    assert leave_and_dress(qapp) == []


def test_a_page_that_was_left_ends_in_the_gui_thread(qtbot, collector):
    told: list[int] = []
    for _ in range(3):
        Page(told)
        reader = threading.Thread(target=allocate)
        reader.start()
        reader.join()
    assert told == []
    # Only what lives counts for Python as a reason to look.
    held = [[] for _ in range(5_000)]
    qtbot.waitUntil(lambda: len(told) == 3)
    assert held and set(told) == {threading.get_ident()}


def test_what_was_long_held_is_collected_too(qtbot, collector):
    told: list[int] = []
    kept = Page(told)
    gc.collect()
    del kept
    held = []
    for _ in range(300):
        if told:
            break
        held.append([[] for _ in range(1_000)])
        collector.look()
    assert told == [threading.get_ident()]


def test_what_lives_when_the_cards_were_read_is_not_looked_at_again(qtbot, collector):
    told: list[int] = []
    kept = Page(told)
    collector.settle()
    assert gc.get_freeze_count() > 0 and gc.get_objects(2) == []
    later = Page(told)
    del kept, later
    gc.collect()
    assert len(told) == 1
    collector.stop()
    gc.collect()
    assert len(told) == 2
