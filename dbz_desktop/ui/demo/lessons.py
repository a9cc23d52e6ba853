"""The part of the demo that shows how the game is learnt, and its puzzles."""

from __future__ import annotations

from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.learn.puzzle_page import PuzzlePage
from dbz_desktop.ui.window.main_window import MainWindow


def picture_lessons(window: MainWindow, camera: Camera) -> None:
    """The Learn page, a lesson with something to do, a wrong answer to it, and How to play; then
    home again."""
    pages = window.learn_pages
    pages.show_learn()
    camera.settle()
    camera.take(window, "learn")
    assert pages.learn is not None
    entry = pages.learn.lessons[2]
    window.settings.set_lesson(entry.key, 2)
    pages.open_lesson(entry)
    camera.wait(lambda: pages.lesson is not None and pages.lesson.asked is not None)
    camera.take(window, "lesson")
    if pages.lesson is not None and pages.lesson.asked is not None:
        pages.lesson.answer(len(pages.lesson.asked.options) - 1)
        camera.take(window, "lesson-wrong")
    pages.show_how_to_play()
    camera.wait(lambda: pages.how_to_play is not None)
    if pages.how_to_play is not None:
        camera.take(window, "how-to-play")
        bar = pages.how_to_play.scroller.verticalScrollBar()
        camera.take(window, "how-to-play-signs", lambda: bar.setValue(bar.maximum()))
    window.show_home()


def picture_puzzles(window: MainWindow, camera: Camera) -> None:
    """The list of puzzles, and one of them with both hints told, after a wrong answer, and
    solved."""
    pages = window.puzzle_pages
    window.show_home()
    pages.show_puzzles()
    camera.take(window, "puzzles")
    assert pages.puzzles is not None
    pages.open_puzzle(pages.puzzles.puzzles[0])
    camera.wait(lambda: pages.puzzle is not None and pages.puzzle.knows)
    if pages.puzzle is not None:
        camera.take(window, "puzzle")
        pages.puzzle.go_on()
        pages.puzzle.go_on()
        camera.take(window, "puzzle-hint")
        _answer_wrongly(pages.puzzle, camera)
        camera.take(window, "puzzle-wrong")
        pages.puzzle.step_back()
        _solve(pages.puzzle, camera)
        camera.take(window, "puzzle-solved")
    window.show_home()


def _answer_wrongly(page: PuzzlePage, camera: Camera) -> None:
    """Give an answer from which the goal can't be reached any more."""
    if page.asked is not None:
        answers = range(len(page.asked.options))
        page.answer(next(index for index in answers if index not in page.right))
        camera.wait(lambda: page.run.result is not None or page.knows)


def _solve(page: PuzzlePage, camera: Camera) -> None:
    """Give the right answers to the end."""
    while page.run.result is None:
        camera.wait(lambda: page.run.result is not None or page.knows)
        if not page.right:
            return
        page.answer(page.right[0])
