"""Lessons for tests: opened, waited for, answered rightly."""

from __future__ import annotations

from pages_setup import pool
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.lessons.file import read_lesson
from dbz_desktop.match.lessons.lesson import Point
from dbz_desktop.match.lessons.library import shipped_lessons
from dbz_desktop.match.lessons.pointing import pointed_card


def lesson_of(start: str):
    path = next(path for path in shipped_lessons() if path.stem.startswith(start))
    return read_lesson(path, pool())


def rest(qtbot, page) -> None:
    """Wait until the lesson stands at a step that is shown."""

    def waits() -> bool:
        step = page.run.step
        shown = not page.table.busy and page.coach.isVisible() and page._told == page.run.place
        return shown and (step is None or step.tells or page.asked is not None)

    qtbot.waitUntil(waits)


def option_of(page, answer_right: bool) -> list[int]:
    asked = page.asked
    return [n for n in range(len(asked.options)) if page.run.right(asked, n) is answer_right]


def do_right(page) -> None:
    """Do what the step wants, as the page is answered."""
    step, asked = page.run.step, page.asked
    if step.tells:
        page.coach.on_button.click()
    elif page.marks.marking is not None:
        wanted = page.run.marking(step.do[0], asked)
        for card in set(page.marks.marking.marked) ^ set(wanted.marked):
            page.marks.toggle(card)
        page.marks.confirm()
    else:
        page.answer(option_of(page, True)[0])


def click_card(page, title: str) -> None:
    """Click a card on the table with the mouse."""
    view = page.table
    card = pointed_card(page.match, Point(None, None, title))
    at = view.mapFromScene(view.card_item(card).area().center())
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def press(part) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(6, part.height() // 2))
