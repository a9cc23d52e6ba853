"""What a thread was given is let go of on the GUI thread, whoever else held it meanwhile."""

from __future__ import annotations

import threading

import pytest
import shiboken6
from pages_setup import pool
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage

from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.files import library as library_module
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.system import system_motion as system_motion_module
from dbz_desktop.ui.system.system_motion import SystemMotion
from dbz_desktop.ui.system.threads import at_work, start_beside
from dbz_desktop.ui.system.work import Work


class Held(QObject):
    """A part of a window that tells on which thread it ended."""

    def __init__(self, told: list[int]) -> None:
        super().__init__()
        self.told = told

    def __del__(self) -> None:
        self.told.append(threading.get_ident())


class Waiting:
    """Stands still on its thread until the test has let go of all that it gave to it."""

    def __init__(self) -> None:
        self.begun, self.may_go_on = threading.Event(), threading.Event()

    def __call__(self, *_: object) -> None:
        self.begun.set()
        assert self.may_go_on.wait(20)


def plain(held: Held, wait: Waiting, _monkeypatch) -> None:
    start_beside(lambda: (wait(), held)[0], "beside")


def work(held: Held, wait: Waiting, _monkeypatch) -> None:
    page = QObject()
    running = Work(lambda _work: (wait(), held)[0], page)
    running.start()
    assert wait.begun.wait(20)
    shiboken6.delete(page)


def faces(held: Held, wait: Waiting, _monkeypatch) -> None:
    def paint(_card, _text, size, _dpr):
        wait()
        return QImage(size, QImage.Format.Format_ARGB32)

    shelf = FaceShelf(lambda card: card.text, paint)
    shelf.held = held
    shelf.face(next(iter(pool().cards.values())), QSize(9, 9))
    assert wait.begun.wait(20)
    shiboken6.delete(shelf)


def library(held: Held, wait: Waiting, monkeypatch) -> None:
    found = library_module.read_everything()
    monkeypatch.setattr(library_module, "read_everything", lambda: wait() or found)
    reading = Library()
    reading.held = held
    reading.load()
    assert wait.begun.wait(20)
    shiboken6.delete(reading)


def system_motion(held: Held, wait: Waiting, monkeypatch) -> None:
    monkeypatch.setattr(system_motion_module, "ask_qt", lambda: None)
    asking = SystemMotion(lambda: wait() or False)
    asking.held = held
    asking.refresh()
    assert wait.begun.wait(20)
    shiboken6.delete(asking)


@pytest.mark.parametrize("begin", [plain, work, faces, library, system_motion])
def test_what_a_thread_holds_ends_on_the_gui_thread(qtbot, monkeypatch, begin):
    told: list[int] = []
    wait = Waiting()
    before = set(at_work())
    begin(Held(told), wait, monkeypatch)
    assert wait.begun.wait(20) and told == []
    (thread,) = set(at_work()) - before
    wait.may_go_on.set()
    # Until the GUI thread has heard of it, nothing is gone.
    thread.join(20)
    assert not thread.is_alive() and told == []
    qtbot.waitUntil(lambda: thread not in at_work())
    assert told == [threading.get_ident()]
