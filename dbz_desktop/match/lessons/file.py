"""Reading lesson files; `format` says what may be written in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.lessons.lesson import (
    OF_A_SIDE,
    Lesson,
    LessonError,
    Place,
    Point,
    Step,
    WrongAnswer,
)
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.scenario import SIDES, ScenarioError

MAX_FILE_BYTES = 300_000
MAX_STEPS = 200
MAX_SAY = 400
"""Characters of one thing said: more would hide the table that it speaks of."""
MAX_ANSWER = 300
_OWN = {"title", "about", "done", "step"}
_POSITION = {"edition", "pack", "seed", "you", "opponent", "start"}
_STEP = {"say", "point", "do", "wrong", "wrongs", "opponent", "expect"}
_NAMES = ("Rookie", "Rival")
"""What the two sides are called where the file doesn't say."""


def read_lesson(path: Path, pool: Pack) -> Lesson:
    """Read a lesson file. Raises LessonError."""
    try:
        text = intake.text_of(
            intake.read_bytes(path, MAX_FILE_BYTES, ", which no lesson is"), "lesson"
        )
        data = intake.toml_table(text, "lesson")
    except intake.Unreadable as error:
        raise LessonError(str(error), path) from error
    return _Reader(path, text, data, pool).read()


class _Reader:
    """Reads one lesson; knows the lines of the file for its errors."""

    def __init__(self, path: Path, text: str, data: Mapping[str, Any], pool: Pack) -> None:
        self.path, self.data, self.pool = path, data, pool
        self.lines = text.splitlines()
        self.starts = [
            number
            for number, line in enumerate(self.lines, 1)
            if re.match(r"\s*\[\[step\]\]", line)
        ]

    def read(self) -> Lesson:
        data = self.data
        self._only(data, _OWN | _POSITION, "the lesson", 1)
        steps: list[Step] = []
        listed = data.get("step", [])
        if not isinstance(listed, list) or not listed:
            raise self.error("has no steps; write them as [[step]]")
        if len(listed) > MAX_STEPS:
            raise self.error(f"has more than {MAX_STEPS} steps")
        for number, table in enumerate(listed):
            line = self.starts[number] if number < len(self.starts) else 0
            if not isinstance(table, dict):
                raise self.error("a step must be a table, written [[step]]", line)
            steps += self._step(table, line)
        if steps[-1].opponent:
            raise self.error("the last step is the opponent's; end with something to read", 1)
        return Lesson(
            self.path.stem,
            self._text(data, "title", 1, 80),
            self._text(data, "about", 1, 200),
            self._text(data, "done", 1, MAX_SAY),
            self._scenario(),
            tuple(steps),
            self.path,
        )

    def _scenario(self) -> Any:
        position = {key: value for key, value in self.data.items() if key in _POSITION}
        for side, name in zip(SIDES, _NAMES, strict=True):
            table = position.get(side)
            if isinstance(table, dict):
                position[side] = {"name": name, **table}
        try:
            return scenario_from_table(position, self.pool, self.path, any_title=True)
        except ScenarioError as error:
            words = f"{error.place}: {error.message}" if error.place else error.message
            raise self.error(words, self._line_of_place(error.place)) from error

    def _step(self, table: Mapping[str, Any], line: int) -> list[Step]:
        self._only(table, _STEP, "a step", line)
        expect = self._list(table, "expect", line)
        if "opponent" in table:
            others = sorted(set(table) - {"opponent", "expect"})
            if others:
                words = (
                    f'a step of the opponent says nothing; "{others[0]}" needs a step of its own'
                )
                raise self.error(words, line)
            answers = self._list(table, "opponent", line)
            return [
                Step(line, opponent=answer, expect=() if number else expect)
                for number, answer in enumerate(answers)
            ]
        do = self._list(table, "do", line)
        wrongs = self._wrongs(table, line)
        wrong = self._text(table, "wrong", line, MAX_SAY) if "wrong" in table else ""
        if (wrong or wrongs) and not do:
            raise self.error('"wrong" needs a "do": where nothing is to be done, nothing is', line)
        points = tuple(self._point(text, line) for text in self._list(table, "point", line))
        say = self._text(table, "say", line, MAX_SAY)
        return [Step(line, say, points, do, wrong, wrongs, expect=expect)]

    def _wrongs(self, table: Mapping[str, Any], line: int) -> tuple[WrongAnswer, ...]:
        entries = table.get("wrongs", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.error('"wrongs" must be a list of { answer = "...", say = "..." }', line)
        found = []
        for entry in entries:
            self._only(entry, {"answer", "say"}, "an entry of wrongs", line)
            answer = self._text(entry, "answer", line, MAX_ANSWER)
            found.append(WrongAnswer(answer, self._text(entry, "say", line, MAX_SAY)))
        return tuple(found)

    def _point(self, text: str, line: int) -> Point:
        seat: int | None = None
        rest = text.strip()
        for number, sides in enumerate((("your ", "you "), ("opponent ", "opponent's "))):
            for side in sides:
                if rest.casefold().startswith(side):
                    seat, rest = number, rest[len(side) :].strip()
        known = {place.value: place for place in Place}
        place = known.get(rest.casefold())
        if place is None:
            return Point(None, seat, rest)
        if place in OF_A_SIDE and seat is None:
            raise self.error(
                f'"{text}" is on both sides; write "your {text}" or "opponent …"', line
            )
        return Point(place, seat)

    # ------------------------------------------------------------ small readers

    def error(self, message: str, line: int = 0) -> LessonError:
        return LessonError(message, self.path, line)

    def _line(self, key: str) -> int:
        """Where a key of the top level, or a table, begins; 1 where it isn't found."""
        pattern = re.compile(rf"\s*(\[{re.escape(key)}\]|{re.escape(key)}\s*=)")
        return next((n for n, line in enumerate(self.lines, 1) if pattern.match(line)), 1)

    def _line_of_place(self, place: str) -> int:
        """Where a place such as "you hand 3" stands: the line of the key in the table."""
        table, _, key = place.partition(" ")
        start = self._line(table) if table else 1
        name = key.partition(" ")[0]
        for number in range(start, len(self.lines)):
            line = self.lines[number]
            if line.lstrip().startswith("["):
                break
            if name and re.match(rf"\s*{re.escape(name)}\s*=", line):
                return number + 1
        return start

    def _only(self, table: Mapping[str, Any], known: set[str], what: str, line: int) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            listed = ", ".join(sorted(known))
            at = self._line(unknown[0]) if table is self.data else line
            raise self.error(f'{what} has no key "{intake.shown(unknown[0])}"; it has {listed}', at)

    def _text(self, table: Mapping[str, Any], key: str, line: int, most: int) -> str:
        value = table.get(key)
        at = self._line(key) if table is self.data else line
        if not isinstance(value, str) or not value.strip():
            raise self.error(f'must have "{key}", a text in quotes', at)
        text = " ".join(value.split())
        if len(text) > most:
            raise self.error(f'"{key}" has {len(text)} characters; {most} can be shown', at)
        return text

    def _list(self, table: Mapping[str, Any], key: str, line: int) -> tuple[str, ...]:
        value = table.get(key, [])
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(t, str) and t.strip() for t in texts):
            raise self.error(f'"{key}" must be a text in quotes, or a list of them', line)
        if len(texts) > MAX_STEPS or any(len(text) > MAX_ANSWER for text in texts):
            raise self.error(f'"{key}" is longer than any lesson needs', line)
        return tuple(text.strip() for text in texts)
