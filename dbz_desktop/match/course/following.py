"""Following a journal: giving a match the answers that a file says were given, line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dbz_desktop.match.course.course import Course
from dbz_desktop.match.course.setup import MatchError
from dbz_desktop.match.journal.reading import Entry, JournalError
from dbz_desktop.rules.judge_moves import JudgeRefused


def follow(course: Course, entry: Entry, path: Path | None, number: int) -> None:
    """Carry out one entry of a journal. `number` is how many answers were good before it.

    Raises JournalError when the entry can't have happened. It is told before anybody's hands are
    known to be at the computer, so it names no card that was asked about.
    """

    def wrong(what: str) -> JournalError:
        return JournalError(
            f"{what}. The match can be resumed with the {number} answers before this line",
            path,
            entry.line,
            number,
        )

    if entry.kind == "concede":
        course.concede(entry.value)
        return
    if entry.move is not None:
        _follow_judge(course, entry, wrong)
        return
    decision = course.decision
    if decision is None:
        raise wrong("there is an answer after the match was over")
    options = decision.options
    if not 0 <= entry.value < len(options):
        raise wrong(
            f'the answer {entry.value} is impossible: the question "{decision.ask}" had '
            f"{len(options)} answers, counted from 0"
        )
    if entry.player >= 0 and entry.player != decision.player:
        raise wrong(
            f"the answer is seat {entry.player}'s, but seat {decision.player} was asked "
            f'("{decision.ask}")'
        )
    here = course.counted()
    if entry.events >= 0 and entry.events != here:
        raise wrong(f"the journal counts {entry.events} events at this point, the game has {here}")
    if entry.options >= 0 and entry.options != len(options):
        raise wrong(
            f"the journal counts {entry.options} options at this point, the game has {len(options)}"
        )
    meaning = course.meaning(options[entry.value])
    if entry.meaning and entry.meaning != meaning:
        raise wrong(f"the answer {entry.value} means something else than the journal says")
    try:
        course.answer(entry.value, entry.auto)
    except MatchError as error:
        raise wrong(str(error)) from error


def _follow_judge(course: Course, entry: Entry, wrong: Callable[[str], JournalError]) -> None:
    """Carry out what was done by hand; see `follow`."""
    here = course.counted()
    assert entry.move is not None
    if entry.events >= 0 and entry.events != here:
        raise wrong(f"the journal counts {entry.events} events at this point, the game has {here}")
    agreed = bool(entry.value)
    try:
        course.judge(entry.move, agreed)
    except (JudgeRefused, MatchError) as error:
        raise wrong(f"what was done by hand can't be done: {error}") from error
