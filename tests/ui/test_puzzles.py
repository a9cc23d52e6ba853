"""Puzzles on the table: solved, missed, hinted at, shown, and taken back."""

from __future__ import annotations

import pytest
from pages_setup import pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.puzzles.file import read_puzzle, shipped_puzzles
from dbz_desktop.match.puzzles.library import all_puzzles
from dbz_desktop.match.puzzles.run import PuzzleRun
from dbz_desktop.match.puzzles.search import Search
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.learn.puzzle_page import SHOW_MS, PuzzlePage
from dbz_desktop.ui.window.main_window import MainWindow
from tests.match.test_puzzles import puzzle


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def page(qtbot, tmp_path):
    settings = Settings()
    settings.speed = "off"
    page = PuzzlePage(PuzzleRun(puzzle(tmp_path)), FaceCache(), settings)
    page.session.think_ms = 0
    page._showing.setInterval(0)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.focus_start()
    asked(qtbot, page)
    return page


def asked(qtbot, page) -> None:
    qtbot.waitUntil(lambda: page._ended or page.knows)


def press(page, label: str) -> None:
    labels = [option.label for option in page.asked.options]
    page.passing.choose(labels.index(label))


def test_the_goal_and_that_all_is_open_are_told(page):
    assert "You can win before this turn ends." in page.coach.words.text()
    assert "Both hands are open" in page.coach.words.text()
    assert "Win this turn" in page.coach.kicker.text()
    both = page.session.view().sides
    assert all(card >= 0 for side in both for card in side.hand), "the other hand lies open"


def test_the_right_answers_solve_it(qtbot, page):
    with qtbot.waitSignal(page.done):
        press(page, "Play Card Blast")
        while page.run.result is None:
            asked(qtbot, page)
            if page.asked is not None and page._right:
                page.passing.choose(page._right[0])
    assert page.coach.words.text() == "Solved!"
    assert page.asked is not None or page.prompt.question.text() == "The puzzle is over."
    assert not page.session.defender.think(), "there is nothing left to keep away"
    with qtbot.waitSignal(page.nextWanted):
        QTest.keyClick(page, Qt.Key.Key_G)


def test_after_a_wrong_answer_it_says_so_and_back_mends_it(qtbot, page):
    done = []
    page.done.connect(lambda: done.append(1))
    press(page, "Play Stage Kick")
    qtbot.waitUntil(lambda: page._right == [] or page._ended)
    if not page._ended:
        assert "can't be reached any more" in page.coach.told.text()
        assert not page.coach.on_button.isVisible(), "there is nothing to hint at"
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    while page.session.steps(1):
        QTest.keyClick(page, Qt.Key.Key_Backspace)
    asked(qtbot, page)
    assert "Play Card Blast" in [option.label for option in page.asked.options]
    assert page._right and not page.coach.told.isVisible() and not done


def test_hints_tell_more_each_time_and_then_it_is_shown(qtbot, page):
    done = []
    page.done.connect(lambda: done.append(1))
    QTest.keyClick(page, Qt.Key.Key_G)
    assert page.coach.words.text() == "Look for an attack from your hand."
    assert page.rings.places == []
    QTest.keyClick(page, Qt.Key.Key_G)
    assert page.coach.words.text() == "The answer is: Play Card Blast."
    qtbot.waitUntil(lambda: len(page.rings.places) == 1)
    QTest.keyClick(page, Qt.Key.Key_G)
    qtbot.waitUntil(lambda: page._ended)
    assert page.run.result is True and page.coach.words.text() == "That is the solution."
    assert not done, "what was shown wasn't solved"


def test_a_hint_waits_for_what_is_not_found_yet(qtbot, page):
    right, page._right = page._right, None
    page.go_on()
    assert "Look for" not in page.coach.words.text()
    page._found(right)
    assert page.coach.words.text() == "Look for an attack from your hand."


def test_nothing_is_kept_among_the_games(page, home, tmp_path):
    press(page, "Play Stage Kick")
    assert not list((tmp_path / "home").rglob("*.dbzreplay"))


def test_leaving_stops_what_is_being_searched(qtbot, page, monkeypatch):
    stopped = []

    def never(self, game):
        while not self.stopped():
            pass
        stopped.append(1)
        return []

    monkeypatch.setattr(Search, "good_answers", never)
    page._look()
    page._stop()
    qtbot.waitUntil(lambda: bool(stopped))


@pytest.fixture
def window(qtbot):
    settings = Settings()
    settings.speed = "off"
    library = Library()
    library.load_now()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def test_from_home_by_keys_to_a_puzzle_and_on_to_the_next(qtbot, window):
    window.learn_pages.show_learn()
    QTest.keyClick(window.learn_pages.learn, Qt.Key.Key_Z)
    page = window.puzzle_pages.puzzles
    assert len(page.all_tiles()) == len(shipped_puzzles())
    first = page.next
    assert [tile.text().split()[0] for tile in page.all_tiles()] == [
        str(number) for number in range(1, len(shipped_puzzles()) + 1)
    ], "each has a number to speak of it by"
    assert page.tiles[first.key].hasFocus()
    QTest.keyClick(page.first, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.puzzle_pages.puzzle is not None)
    opened = window.puzzle_pages.puzzle
    opened.done.emit()
    opened.nextWanted.emit()
    qtbot.waitUntil(lambda: window.puzzle_pages.puzzle not in (None, opened))
    window.go_back()
    assert window.top is page
    assert page.tiles[first.key].accessibleName().startswith(page.tiles[first.key].text())
    assert page.next != first and "Solved" in page.tiles[first.key].about


def test_a_puzzle_whose_file_is_cut_is_told_of(qtbot, window, monkeypatch, tmp_path):
    bad = tmp_path / "cut.toml"
    bad.write_bytes(shipped_puzzles()[0].read_bytes()[:700])
    monkeypatch.setattr("dbz_desktop.match.puzzles.library.shipped_puzzles", lambda: [bad])
    window.puzzle_pages.show_puzzles()
    entry = window.puzzle_pages.puzzles.puzzles[0]
    assert entry.problem
    window.puzzle_pages.open_puzzle(entry)
    qtbot.waitUntil(window.puzzle_pages.puzzles.message.isVisible)
    assert "cut.toml" in window.puzzle_pages.puzzles.message.text.text()


def test_without_any_puzzle_the_page_says_so(window, monkeypatch):
    monkeypatch.setattr("dbz_desktop.match.puzzles.library.shipped_puzzles", list)
    window.puzzle_pages.show_puzzles()
    page = window.puzzle_pages.puzzles
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert window.top is page and page.message.isVisible()


def test_puzzles_are_listed_easiest_first():
    hard = [entry.head.difficulty for entry in all_puzzles()]
    assert hard == sorted(hard) and len(hard) == len(shipped_puzzles())


def test_a_shipped_puzzle_begins_with_its_solver(qapp):
    run = PuzzleRun(read_puzzle(shipped_puzzles()[0], pool()))
    assert run.match.decision.player == 0 and run.result is None
    assert SHOW_MS > 0
