"""What the first table needs is read while the home page is looked at, and never before."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import shiboken6
from pages_setup import new_match
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.lessons.lesson import LessonError
from dbz_desktop.match.lessons.library import shipped_lessons
from dbz_desktop.match.puzzles.file import read_puzzle
from dbz_desktop.match.puzzles.run import PuzzleRun
from dbz_desktop.rules.language import compiler
from dbz_desktop.ui.faces.face_size import LARGE_FROM
from dbz_desktop.ui.faces.render import CardFace, FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.learn.puzzle_page import PuzzlePage
from dbz_desktop.ui.system.threads import at_work
from dbz_desktop.ui.window import learn_pages, puzzle_pages, reading_ahead, spare_pages
from dbz_desktop.ui.window.drawing_ahead import DrawingAhead
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.ui.window.reading_ahead import ReadingAhead
from tests.match.test_puzzles import puzzle

_STARTED = """
import gc, sys
from PySide6.QtCore import QEvent, QEventLoop, QObject
from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.reading_ahead import ReadingAhead

ENGINE = "dbz_desktop.rules.language.compiler"
PAGES = ("rulings.show_page", "learn.lesson_page", "learn.puzzle_page", "sandbox.sandbox_page")
at_paint = []

class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not at_paint:
            at_paint.append(ENGINE in sys.modules)
        return False

window = open_window(make_application(), Settings())
painted = Painted()
window.home.installEventFilter(painted)
loop = QEventLoop()
window.findChild(ReadingAhead).done.connect(loop.quit)
loop.exec()
assert at_paint == [False], "the home page waits for no engine"
assert ENGINE in sys.modules
assert all(f"dbz_desktop.ui.{page}" in sys.modules for page in PAGES)
assert sys.getswitchinterval() > 0.004, "it is as it was"
few = len(gc.get_objects()) < gc.get_freeze_count() / 10
assert few, "what was read is not looked through again and again"
window.close()
print("all is read")
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


def test_the_engine_is_read_once_the_home_page_stands():
    top = Path(__file__).resolve().parents[2]
    env = os.environ | {"PYTHONPATH": str(top), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _STARTED], env=env, capture_output=True, text=True, timeout=120
    )
    assert done.stdout.strip() == "all is read", done.stderr


def test_a_window_that_is_closed_meanwhile_hears_nothing_of_it(qtbot, monkeypatch):
    begun, may_end, told = threading.Event(), threading.Event(), []
    # Another window of this process may have had its threads give way already.
    usual = sys.getswitchinterval()

    def read(_pool) -> None:
        begun.set()
        assert may_end.wait(20)

    monkeypatch.setattr(reading_ahead, "AFTER_MS", 0)
    monkeypatch.setattr(reading_ahead, "_read", read)
    library = Library()
    window = MainWindow(Settings(), library)
    ReadingAhead(window).done.connect(lambda: told.append(1))
    library.load_now()
    qtbot.waitUntil(begun.is_set)
    shiboken6.delete(window)
    may_end.set()
    qtbot.waitUntil(lambda: not at_work())
    assert not told and sys.getswitchinterval() == usual


def test_a_game_page_is_there_before_the_sheets_that_may_never_be_wanted(qtbot):
    page = GamePage(new_match(), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    assert not page.findChildren(Overlay)
    QTest.keyClick(page, Qt.Key.Key_Question)
    sheets = page.findChildren(Overlay)
    assert [sheet.isVisible() for sheet in sheets] == [True]
    asked = page.asked
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.asked is asked, "the keys' list covers the page"
    QTest.keyClick(sheets[0], Qt.Key.Key_Escape)
    QTest.keyClick(page, Qt.Key.Key_Question)
    assert page.findChildren(Overlay) == sheets and sheets[0].isVisible(), "it is made once"


def test_what_a_list_offers_is_read_while_it_is_looked_at(qtbot, window, monkeypatch):
    read, begun = [], threading.Event()

    def lesson(path, _pool, _place=0) -> None:
        read.append(path)
        begun.set()
        if len(read) == 2:
            raise LessonError("broken", path)

    monkeypatch.setattr(learn_pages, "_read", lesson)
    window.learn_pages.show_learn()
    assert begun.wait(20)
    qtbot.waitUntil(lambda: not at_work())
    assert read == shipped_lessons(), "a broken one keeps no other from being read"
    window.puzzle_pages.show_puzzles()
    qtbot.waitUntil(lambda: not at_work())
    misses = compiler._compile_card.cache_info().misses
    for entry in window.puzzle_pages.puzzles.puzzles[::8]:
        PuzzleRun(read_puzzle(entry.path, window.library.pool))
    assert compiler._compile_card.cache_info().misses == misses, "no card's text is left to read"


def test_what_a_list_offers_is_read_no_more_once_it_was_left(qtbot, window, monkeypatch):
    read, begun, may_end = [], threading.Event(), threading.Event()

    def puzzle(path, _pool) -> None:
        read.append(path)
        begun.set()
        assert may_end.wait(20)

    monkeypatch.setattr(puzzle_pages, "_read", puzzle)
    window.puzzle_pages.show_puzzles()
    assert begun.wait(20)
    window.go_back()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    may_end.set()
    qtbot.waitUntil(lambda: not at_work())
    assert len(read) == 1


@pytest.mark.parametrize("kind", ["lesson", "puzzle"])
def test_what_a_list_offers_is_drawn_before_it_is_wished_for(qtbot, window, monkeypatch, kind):
    """So that the first picture of its table waits for no face but the one to read."""
    monkeypatch.setattr(spare_pages, "REST_MS", 0)
    drawn, image = [], CardFace.image

    def draw(face: CardFace, *size):
        if size[0].width() < LARGE_FROM:
            drawn.append(face.card.id)
        return image(face, *size)

    monkeypatch.setattr(CardFace, "image", draw)
    lessons, puzzles = window.learn_pages, window.puzzle_pages
    show = {"lesson": lessons.show_learn, "puzzle": puzzles.show_puzzles}[kind]
    show()
    window.spares.begin()
    qtbot.waitUntil(lambda: len(window.spares._ready) == 4 and not at_work())
    ahead = window.top.findChild(DrawingAhead)
    qtbot.waitUntil(lambda: ahead.resting)
    assert len(drawn) > 20
    drawn.clear()
    if kind == "lesson":
        lessons.open_lesson(lessons._lessons[4])
    else:
        puzzles.open_puzzle(puzzles.puzzles.puzzles[7])
    list_page = window.top
    qtbot.waitUntil(lambda: window.top is not list_page)
    items = window.top.table.table.cards.values()
    qtbot.waitUntil(lambda: bool(items) and all(item.painted for item in items))
    assert not drawn


def test_faces_are_drawn_ahead_once_a_page_is_ready_that_knows_their_sizes(qtbot, window):
    window.puzzle_pages.show_puzzles()
    qtbot.waitUntil(lambda: not at_work())
    ahead = window.top.findChild(DrawingAhead)
    QTest.qWait(50)
    assert len(ahead._read) == len([e for e in window.puzzle_pages.puzzles.puzzles if e.head])
    window.spares.begin()
    qtbot.waitUntil(lambda: ahead.resting)


class FirstPicture(QObject):
    """Notes what works beside the window while a table is first painted."""

    def __init__(self) -> None:
        super().__init__()
        self.beside: list[int] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The picture is being painted."""
        if event.type() == QEvent.Type.Paint:
            self.beside.append(len(at_work()))
        return False


def test_a_puzzle_is_painted_before_it_is_searched(qtbot, tmp_path):
    qtbot.waitUntil(lambda: not at_work())
    page = PuzzlePage(PuzzleRun(puzzle(tmp_path)), FaceCache(), Settings())
    qtbot.addWidget(page)
    first = FirstPicture()
    page.table.viewport().installEventFilter(first)
    page.resize(1280, 720)
    page.show()
    page.focus_start()
    qtbot.waitUntil(lambda: page.knows)
    assert first.beside[0] == 0 and page._right
