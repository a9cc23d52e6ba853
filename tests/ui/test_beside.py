"""What runs beside the windows outlives them without harm: work and the drawing of faces."""

from __future__ import annotations

import threading

import pytest
import shiboken6
from cards_setup import pool
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.system.work import Work


@pytest.fixture
def gate():
    """A thread says that it has begun, and waits until it may go on."""
    begun, may_go_on = threading.Event(), threading.Event()
    yield begun, may_go_on
    may_go_on.set()


def threads(name: str) -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == name]


def test_work_whose_page_went_away_ends_in_silence(qtbot, gate, caplog):
    begun, may_go_on = gate
    told = []

    def work(work: Work) -> str:
        begun.set()
        may_go_on.wait()
        work.progress(1)
        return "done"

    before = set(threads("work"))
    errors = []
    hook, threading.excepthook = threading.excepthook, lambda args: errors.append(args.exc_value)
    try:
        running = Work(work)
        running.done.connect(told.append)
        running.start()
        assert begun.wait(5)
        (thread,) = set(threads("work")) - before
        shiboken6.delete(running)
        may_go_on.set()
        thread.join(5)
    finally:
        threading.excepthook = hook
    QCoreApplication.processEvents()
    assert not thread.is_alive() and errors == [] and told == []


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "only destroyed"])
def test_a_face_that_is_drawn_when_its_shelf_goes_away_is_told_to_nobody(qtbot, gate, closed):
    begun, may_go_on = gate

    def paint(_card, _text, size, _dpr):
        begun.set()
        may_go_on.wait()
        return QImage(size, QImage.Format.Format_ARGB32)

    before = set(threads("card faces"))
    shelf = FaceShelf(lambda card: card.text, paint)
    told = []
    shelf.ready.connect(told.append)
    first, second, *_ = pool().cards.values()
    shelf.face(first, QSize(9, 9))
    assert begun.wait(5)
    shelf.face(second, QSize(9, 9))
    (thread,) = set(threads("card faces")) - before
    if closed:
        threading.Timer(0.05, may_go_on.set).start()
        shelf.close()
    shiboken6.delete(shelf)
    may_go_on.set()
    thread.join(5)
    QCoreApplication.processEvents()
    assert not thread.is_alive() and told == []
