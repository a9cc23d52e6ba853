"""Pages that are made before they are wanted: what is shown on them is as on one made for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from pages_setup import deck, pool
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid
from tree import tree

from dbz_desktop.match.lessons.file import read_lesson
from dbz_desktop.match.lessons.library import shipped_lessons
from dbz_desktop.match.lessons.run import LessonRun
from dbz_desktop.match.puzzles.file import read_puzzle, shipped_puzzles
from dbz_desktop.match.puzzles.run import PuzzleRun
from dbz_desktop.match.scenarios.changing import arranged
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import ready_scene
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.match.scenarios.showing import show_file
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.learn.lesson_page import LessonPage
from dbz_desktop.ui.learn.puzzle_page import PuzzlePage
from dbz_desktop.ui.rulings.show_page import ShowPage
from dbz_desktop.ui.sandbox.sandbox_page import SandboxPage
from dbz_desktop.ui.system.threads import at_work
from dbz_desktop.ui.window import spare_pages

Made = Callable[[QWidget], Any]


def lesson(number: int, place: int = 0) -> LessonRun:
    return LessonRun(read_lesson(shipped_lessons()[number], pool()), place)


def last_place(number: int) -> int:
    return len(read_lesson(shipped_lessons()[number], pool()).steps) - 1


def a_puzzle(number: int) -> PuzzleRun:
    return PuzzleRun(read_puzzle(shipped_puzzles()[number], pool()))


@cache
def a_ruling(rule: str, edition: str) -> tuple:
    found = [each for each in shelf().of_rule(rule) if edition in each.editions]
    return show_file(found[0].path, pool(), edition), found[0], tuple(shelf().of_rule(rule))


def scene(one: str, other: str, edition: str) -> Any:
    return ready_scene((deck(one), deck(other)), edition, ("Ann", "Bert"))


def settled() -> Settings:
    settings = Settings()
    settings.speed = "off"
    return settings


def lesson_page(run: LessonRun, parent: QWidget) -> LessonPage:
    page = LessonPage(run, FaceCache(), settled(), "Next lesson", parent)
    page.session.think_ms = 0
    return page


def puzzle_page(run: PuzzleRun, parent: QWidget) -> PuzzlePage:
    return PuzzlePage(run, FaceCache(), settled(), True, parent)


def show_page(shown: tuple, parent: QWidget) -> ShowPage:
    return ShowPage(*shown, FaceCache(), settled(), parent)


def sandbox_page(match: Any, scene: Any, parent: QWidget) -> SandboxPage:
    return SandboxPage(match, scene, pool(), FaceCache(), settled(), tuple, parent)


def lesson_kind() -> tuple[Made, Made, Callable[[Any], None]]:
    return (
        lambda parent: lesson_page(lesson(3, last_place(3)), parent),
        lambda parent: lesson_page(lesson(4), parent),
        lambda page: page.show_lesson(lesson(4), "Next lesson"),
    )


def puzzle_kind() -> tuple[Made, Made, Callable[[Any], None]]:
    return (
        lambda parent: puzzle_page(a_puzzle(5), parent),
        lambda parent: puzzle_page(a_puzzle(0), parent),
        lambda page: page.show_puzzle(a_puzzle(0), True),
    )


def ruling_kind() -> tuple[Made, Made, Callable[[Any], None]]:
    old, new = a_ruling("ATK-12", "panini-2014"), a_ruling("ANG-4", "fanz")
    return (
        lambda parent: show_page(old, parent),
        lambda parent: show_page(new, parent),
        lambda page: page.show_ruling(*new),
    )


def sandbox_kind() -> tuple[Made, Made, Callable[[Any], None]]:
    old, new = scene("saiyan", "black", "panini-2017"), scene("orange", "blue", "fanz")
    return (
        lambda parent: sandbox_page(arranged(old, pool()), old, parent),
        lambda parent: sandbox_page(arranged(new, pool()), new, parent),
        lambda page: page.show_position(arranged(new, pool()), new, pool(), tuple),
    )


def going_on_kind() -> tuple[Made, Made, Callable[[Any], None]]:
    old, new = scene("saiyan", "black", "fanz"), scene("orange", "blue", "fanz")
    going = lambda: scenario_match(new, pool=pool(), open_hands=True)  # noqa: E731
    return (
        lambda parent: sandbox_page(arranged(old, pool()), old, parent),
        lambda parent: sandbox_page(going(), None, parent),
        lambda page: page.show_position(going(), None, pool(), tuple),
    )


def told(page: Any) -> dict[str, object]:
    """Everything that a page says, in words; and what it looks like."""
    log, panel, timeline = page.log.model, page.reading.panel.list, page.timeline.model
    rows = [timeline.node(timeline.index(row, 0)).text for row in range(timeline.rowCount())]
    return {
        "title": page.windowTitle(),
        "edition": page.session.edition,
        "log": [line.text for line in log.lines] if page.log.isVisibleTo(page) else [],
        "timeline": rows,
        "rules": [row.words for row in panel.rows.rows],
        "spoken": [(node.name, node.description) for node in tree(page)],
        "picture": page.grab().toImage(),
    }


def at_rest(page: Any) -> bool:
    """Whether all of a page is drawn, and a screen reader finds all of it."""
    cards = page.table.table.cards.values()
    return all(item.painted for item in cards) and not page.table.nodes._timer.isActive()


KINDS = {
    "lesson": lesson_kind,
    "puzzle": puzzle_kind,
    "ruling": ruling_kind,
    "sandbox": sandbox_kind,
    "going on": going_on_kind,
}


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_what_a_page_was_made_with_is_left_on_it(home, qtbot, kind):
    make_old, make_new, show_new = KINDS[kind]()
    seen = []
    for fresh in (True, False):
        pages = QStackedWidget()
        qtbot.addWidget(pages)
        pages.resize(1280, 720)
        pages.show()
        pages.activateWindow()
        qtbot.waitUntil(pages.isActiveWindow)
        if fresh:
            page = make_new(pages)
        else:
            page = make_old(pages)
            page.hide()
            page.resize(pages.size())
            page.grab(QRect(0, 0, 1, 1))
            show_new(page)
        pages.addWidget(page)
        pages.setCurrentWidget(page)
        page.focus_start()
        if isinstance(page, SandboxPage):
            page.begin()
        qtbot.waitUntil(lambda page=page: not page.table.busy)
        qtbot.waitUntil(lambda: not at_work())
        QTest.qWait(150)
        qtbot.waitUntil(lambda page=page: at_rest(page))
        seen.append(told(page))
        pages.close()
    for what, first in seen[0].items():
        assert seen[1][what] == first, what


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(spare_pages, "REST_MS", 0)


def kept(window) -> dict[str, QWidget]:
    return window.spares._ready


def test_each_wish_takes_the_page_that_is_ready_and_another_one_is_made(qtbot, quick, window):
    assert not kept(window), "a window that nobody looks at yet makes none"
    window.spares.begin()
    qtbot.waitUntil(lambda: set(kept(window)) == {"lesson", "puzzle", "ruling", "sandbox"})
    spares = dict(kept(window))
    assert not any(page.isVisible() for page in spares.values())
    assert {page.size() for page in spares.values()} == {window.pages.size()}
    window.learn_pages.show_learn()
    lessons = window.learn_pages
    lessons.open_lesson(lessons._lessons[1])
    qtbot.waitUntil(lambda: lessons.lesson is not None)
    assert lessons.lesson is spares["lesson"] is window.top
    assert lessons.lesson.run.lesson.title == lessons._lessons[1].title
    qtbot.waitUntil(lambda: kept(window).get("lesson") not in (None, spares["lesson"]))
    window.go_back()
    assert window.top is lessons.learn and not kept(window)["lesson"].isVisible()
    window.sandbox_pages.show_sandbox()
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None)
    assert window.sandbox_pages.sandbox is spares["sandbox"]
    first = shelf().listed[3]
    window.ruling_pages.open(first, (first,))
    qtbot.waitUntil(lambda: window.ruling_pages.show is not None)
    assert window.ruling_pages.show is spares["ruling"]
    assert window.ruling_pages.show.listed == first


def test_what_is_folded_meanwhile_is_folded_on_the_next_page(qtbot, quick, window):
    window.spares.begin()
    qtbot.waitUntil(lambda: len(kept(window)) == 4)
    before = kept(window)["lesson"]
    assert before.side.sections["log"].is_open
    window.settings.set_part_open("log", False)
    assert not kept(window) and not isValid(before)
    qtbot.waitUntil(lambda: "lesson" in kept(window))
    after = kept(window)["lesson"]
    assert after is not before and not after.side.sections["log"].is_open


def test_another_look_is_put_on_before_the_pages_are_made_anew(qtbot, quick, window):
    window.spares.begin()
    qtbot.waitUntil(lambda: len(kept(window)) == 4)
    before = list(kept(window).values())
    window.dress_again()
    assert not kept(window) and not any(isValid(page) for page in before)
    qtbot.waitUntil(lambda: len(kept(window)) == 4)


def test_no_page_is_made_while_cards_move(qtbot, quick, window, monkeypatch):
    window.spares.begin()
    qtbot.waitUntil(lambda: len(kept(window)) == 4)
    ways = window.ruling_pages
    listed = next(each for each in shelf().listed if "attack" in each.words)
    ways.open(listed, (listed,))
    qtbot.waitUntil(lambda: ways.show is not None)
    window.settings.speed = "slow"
    ways.show.go_to(0)
    QTest.keyClick(ways.show.steps, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: ways.show.table.busy)
    window.spares.drop()
    QTest.qWait(200)
    assert ways.show.table.busy and not kept(window) and not window.spares.resting
    ways.show.table.skipAnimations()
    qtbot.waitUntil(lambda: len(kept(window)) == 4)


def test_a_page_with_a_table_of_another_kind_keeps_none_from_being_made(window, qtbot):
    window.replay_pages.show_statistics()
    assert window.pages.currentWidget() is not window.home
    assert not window.spares.moves
