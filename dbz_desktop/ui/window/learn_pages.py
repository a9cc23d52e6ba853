"""The ways to the Learn page, to a lesson on the table, and to what can be looked up."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.drawing_ahead import DrawingAhead
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.puzzle_pages import PuzzlePages
from dbz_desktop.ui.window.reading_ahead import read_along
from dbz_desktop.ui.window.ruling_pages import RulingPages
from dbz_desktop.ui.window.spare_pages import Kind

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once somebody learns.
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.match.lessons.lesson import Lesson, LessonError
    from dbz_desktop.match.lessons.library import LessonEntry
    from dbz_desktop.match.lessons.run import LessonRun
    from dbz_desktop.ui.learn.how_to_play import HowToPlayPage
    from dbz_desktop.ui.learn.learn_page import Entry, LearnPage
    from dbz_desktop.ui.learn.lesson_page import LessonPage
    from dbz_desktop.ui.window.paged_window import PagedWindow

HOW_TO_PLAY = "The game on one page, with pictures; every sign and colour"
NOT_SHOWN = "How to play can't be shown."
PUZZLES = "Win, survive or advance this turn"


class LearnPages(PageGroup):
    """Opens what teaches the game. `learn` and `lesson` are those pages while they are open."""

    settingsWanted = Signal()
    """The settings are wanted, upon the lesson."""
    firstGameWanted = Signal()
    """All lessons are done: a first game is wanted, against the computer."""

    def __init__(self, window: PagedWindow, rulings: RulingPages, puzzles: PuzzlePages) -> None:
        super().__init__(window)
        self._rulings, self._puzzles = rulings, puzzles
        self.learn: LearnPage | None = None
        self.lesson: LessonPage | None = None
        self.how_to_play: HowToPlayPage | None = None
        self._lessons: list[LessonEntry] = []
        window.spares.offer("lesson", Kind(_example, self._make))

    @property
    def newcomer(self) -> bool:
        """Whether nobody has taken a lesson or played a game here yet."""
        return not self._window.settings.has_learnt and not any(matches_folder().glob("*"))

    def show_learn(self) -> None:
        """Show the lessons, and what else teaches the game."""
        from dbz_desktop.match.lessons.library import all_lessons
        from dbz_desktop.ui.learn.learn_page import LearnPage

        window = self._window
        window.show_home()
        self._lessons = all_lessons()
        self.learn = page = LearnPage(self._lessons, self._entries(), window.settings)
        page.lessonWanted.connect(self.open_lesson)
        window.open_page(page)
        pool = window.library.wait_for_pool
        readings = (partial(_read, e.path, pool) for e in self._lessons if not e.problem)
        read_along(readings, page, DrawingAhead(window.spares, "lesson", page))

    def _entries(self) -> list[Entry]:
        """What can be looked up besides the lessons, in its order."""
        from dbz_desktop.ui.learn.learn_page import Entry

        rulings = self._rulings
        return [
            Entry("about", "How to play", HOW_TO_PLAY, "H", self.show_how_to_play),
            Entry("star", "Puzzles", PUZZLES, "Z", self._puzzles.show_puzzles),
            Entry("rule", "Rulebook", "Every rule, with its source", "B", rulings.show_rulebook),
            Entry("why", "Rulings", "Each shown on the table", "R", rulings.show_list),
        ]

    def show_how_to_play(self) -> None:
        """Show the game on one page, upon whatever is open."""
        window = self._window
        if self.how_to_play is None:
            window.work(
                lambda _work: window.library.wait_for_pool(), self._show_how_to_play, NOT_SHOWN
            )

    def _show_how_to_play(self, pool: Pack) -> None:
        from dbz_desktop.match.lessons.file import read_lesson
        from dbz_desktop.match.lessons.library import shipped_lessons
        from dbz_desktop.match.lessons.run import LessonRun
        from dbz_desktop.ui.learn.how_to_play import HowToPlayPage

        # The table of the first lesson is the one that is shown.
        match = LessonRun(read_lesson(shipped_lessons()[0], pool)).match
        self.how_to_play = page = HowToPlayPage(pool, match, self._window.faces)
        self._window.open_page(page)

    # --- lessons ---

    def open_lesson(self, entry: LessonEntry) -> None:
        """Take a lesson up where it was left, from the beginning where it is done.

        It is read and played up to there off this thread, and so is the code of its page.
        """
        window = self._window
        place = max(0, window.settings.lesson(entry.key))

        def work(_work: Work) -> LessonRun | LessonError:
            from dbz_desktop.match.lessons.lesson import LessonError

            importlib.import_module("dbz_desktop.ui.learn.lesson_page")
            try:
                return _read(entry.path, window.library.wait_for_pool, place)
            except LessonError as error:
                return error

        def then(found: LessonRun | LessonError) -> None:
            if isinstance(found, Exception):
                window.tell("The lesson can't be taken.", str(found))
            else:
                self._show(entry, found)

        window.work(work, then, "The lesson can't be taken.")

    def _go_to(self, entry: LessonEntry, lesson: Lesson, place: int) -> None:
        """Take the lesson that is open up at another of its steps."""
        from dbz_desktop.match.lessons.run import LessonRun

        self._show(entry, LessonRun(lesson, place))

    def _make(self, run: LessonRun, following: str = "") -> LessonPage:
        from dbz_desktop.ui.learn.lesson_page import LessonPage

        window = self._window
        return LessonPage(run, window.faces, window.settings, following, window.pages)

    def _show(self, entry: LessonEntry, run: LessonRun) -> None:
        """Show a lesson in place of the one that is shown."""
        window, following = self._window, self._what_follows(entry)
        page = window.spares.take("lesson")
        if page is None:
            page = self._make(run, following)
        else:
            page.show_lesson(run, following)
        page.again.connect(lambda step: self._go_to(entry, run.lesson, step))
        page.placed.connect(lambda step: self._placed(entry, step))
        page.done.connect(lambda: window.settings.set_lesson(entry.key, -1))
        page.nextWanted.connect(lambda: self._go_on(entry))
        page.settingsWanted.connect(self.settingsWanted)
        if self.lesson is not None:
            window.pages.pop_to(self.lesson)
            window.pages.pop()
        self.lesson = page
        window.open_page(page)

    def _placed(self, entry: LessonEntry, step: int) -> None:
        settings = self._window.settings
        # A lesson that is done stays so, whoever looks at it again.
        if settings.lesson(entry.key) >= 0:
            settings.set_lesson(entry.key, step)

    def _following(self, entry: LessonEntry) -> LessonEntry | None:
        lessons = [each for each in self._lessons if each.own is entry.own]
        keys = [each.key for each in lessons]
        place = keys.index(entry.key) + 1 if entry.key in keys else len(keys)
        return lessons[place] if place < len(lessons) else None

    def _what_follows(self, entry: LessonEntry) -> str:
        """What comes after a lesson, in the words of a button."""
        if self._following(entry) is not None:
            return "Next lesson"
        return "To the lessons" if entry.own else "Play a game"

    def _go_on(self, entry: LessonEntry) -> None:
        """A lesson is done: go to the next one, to a first game after the last one that was
        shipped, or back to the list."""
        following = self._following(entry)
        if following is not None:
            self.open_lesson(following)
        elif not entry.own:
            self.firstGameWanted.emit()
        else:
            self._window.go_back()


def _read(path: Path, pool: Callable[[], Pack], place: int = 0) -> LessonRun:
    """A lesson at one of its steps, at its beginning where it has none there. Raises
    LessonError."""
    from dbz_desktop.match.lessons.file import read_lesson
    from dbz_desktop.match.lessons.run import LessonRun

    lesson = read_lesson(path, pool())
    return LessonRun(lesson, place if place < len(lesson.steps) else 0)


def _example(pool: Pack) -> LessonRun | None:
    """The first lesson."""
    from dbz_desktop.match.lessons.lesson import LessonError
    from dbz_desktop.match.lessons.library import shipped_lessons

    try:
        return next((_read(path, lambda: pool) for path in shipped_lessons()), None)
    except LessonError:
        # It is told to whoever wants to take it.
        return None
