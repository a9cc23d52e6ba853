"""Proof of a lesson: it is played to its end, and by every wrong answer on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.lessons.file import read_lesson
from dbz_desktop.match.lessons.lesson import Lesson, LessonError, Step
from dbz_desktop.match.lessons.pointing import pointed_card
from dbz_desktop.match.lessons.run import LEARNER, LessonRun
from dbz_desktop.match.scenarios import checks
from dbz_desktop.match.scenarios.steps import StepError, find_option, offered


@dataclass(slots=True)
class LessonReport:
    """What came of checking a lesson file: what is wrong, and how much was tried."""

    path: Path
    title: str = ""
    problems: list[str] = field(default_factory=list)
    steps: int = 0
    wrong_answers: int = 0
    """The wrong answers that were given, each of which left the lesson as it was."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.problems


def check_file(path: Path, pool: Pack) -> LessonReport:
    """Read a lesson and play it, see `check_lesson`. Nothing is raised for a bad file."""
    try:
        lesson = read_lesson(path, pool)
    except LessonError as error:
        return LessonReport(path, path.stem, [str(error)])
    return check_lesson(lesson)


def check_lesson(lesson: Lesson) -> LessonReport:
    """Play a lesson to its end by right answers, with every wrong one tried before the right one,
    and take it up at each of its steps."""
    report = LessonReport(lesson.path or Path(), lesson.title, steps=len(lesson.steps))
    try:
        run = LessonRun(lesson)
        while run.step is not None:
            run.settle()
            _look(run, run.step, report)
            if run.step.do:
                report.wrong_answers += _answer_wrongly(run, run.step, report)
            run.play_right()
        for place in lesson.shown:
            LessonRun(lesson, place)
    except LessonError as error:
        report.problems.append(str(error))
    return report


def _look(run: LessonRun, step: Step, report: LessonReport) -> None:
    """Whether what a step points at is there, and what it expects is so."""

    def tell(what: str) -> None:
        report.problems.append(str(run.error(what)))

    for point in step.point:
        if point.place is None and pointed_card(run.match, point) is None:
            tell(f'it points at "{point.title}", which is neither a place nor a card in sight')
    for text in step.expect:
        try:
            found = checks.check(run.match, text, run.asked_so_far)
        except StepError as error:
            found = str(error)
        if found is not None:
            tell(f'"{text}" is not so: {found}')


def _answer_wrongly(run: LessonRun, step: Step, report: LessonReport) -> int:
    """Give every answer that is offered and not right: each must be told something, and leave the
    question as it is. Returns how many there were."""
    asked = run.asked()
    if asked is None or asked.player != LEARNER:
        raise run.error(f"the learner isn't asked: {offered(run.match)}")
    for wrong in step.wrongs:
        if find_option(run.match, wrong.answer, asked) is None:
            words = f'the wrong answer "{wrong.answer}" isn\'t offered: {offered(run.match)}'
            report.problems.append(str(run.error(words)))
    if asked.row is not None and (asked.row.keep or asked.row.most > 1):
        return _mark_wrongly(run, Marking(asked), report)
    tried = 0
    for index, option in enumerate(asked.options):
        if run.right(asked, index):
            continue
        tried += 1
        before = len(run.match.answers), run.place
        told = run.answer(index)
        if not told or (len(run.match.answers), run.place) != before or run.asked() != asked:
            report.problems.append(str(run.error(f'the wrong answer "{option.label}" was taken')))
            break
    return tried


def _mark_wrongly(run: LessonRun, marking: Marking, report: LessonReport) -> int:
    """The same for cards that are marked together: each of them alone."""
    tried = 0
    for card in marking.offered:
        marking.marked = [card]
        if run.right_marks(marking):
            continue
        tried += 1
        before = len(run.match.answers), run.place
        if not run.mark(marking) or (len(run.match.answers), run.place) != before:
            report.problems.append(str(run.error("wrong cards were taken")))
            break
    return tried
