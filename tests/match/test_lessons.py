"""Lessons: the shipped ones can be played to their end, and what is wrong with one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cli import main
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.lessons.check import check_file
from dbz_desktop.match.lessons.file import read_lesson
from dbz_desktop.match.lessons.lesson import LessonError
from dbz_desktop.match.lessons.library import all_lessons, own_folder, shipped_lessons
from dbz_desktop.match.lessons.run import LessonRun

HEAD = """\
title = "A lesson"
about = "Of the tests."
done = "Well done."

[you]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
hand = ["Orange Truck Lift", "Orange Palm Blasts"]

[opponent]
mp = "Vegeta"
mastery = "Saiyan Empowered Mastery"

[start]
phase = "combat"
"""
TELL = '\n[[step]]\nsay = "Look."\n'
ATTACK = '\n[[step]]\nsay = "Attack."\ndo = "play Orange Truck Lift"\n'


@pytest.fixture(scope="module")
def pool():
    return load_pool()


@pytest.fixture
def lesson_file(tmp_path):
    def write(*steps: str, head: str = HEAD) -> Path:
        path = tmp_path / "lesson.toml"
        path.write_text(head + "".join(steps), encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("path", shipped_lessons(), ids=lambda path: path.stem)
def test_a_shipped_lesson_is_played_to_its_end_by_right_and_by_wrong_answers(path, pool):
    report = check_file(path, pool)
    assert report.problems == []
    assert report.steps > 3 and report.wrong_answers > 0


@pytest.mark.parametrize("entry", all_lessons(), ids=lambda entry: entry.key)
def test_a_shipped_lesson_takes_two_to_four_minutes_and_is_listed_so(entry, pool):
    seconds = read_lesson(entry.path, pool).seconds
    assert 120 <= seconds <= 240
    assert entry.minutes == round(seconds / 60)


def test_the_time_of_a_lesson_is_that_of_its_words_and_steps(lesson_file, pool):
    words = " ".join(["word"] * 50)
    lesson = read_lesson(lesson_file(f'\n[[step]]\nsay = "{words}"\n', ATTACK), pool)
    # 50 words, "Attack." and "Well done.", with five seconds each.
    assert lesson.seconds == pytest.approx(53 / 200 * 60 + 15)


def test_there_is_a_whole_first_game():
    assert 8 <= len(shipped_lessons()) <= 12


def test_a_lesson_can_be_taken_up_at_any_step(lesson_file, pool):
    lesson = read_lesson(lesson_file(TELL, ATTACK, TELL), pool)
    run = LessonRun(lesson, 2)
    assert run.place == 2
    assert [card for card in run.match.game.state.players[0].discard]
    assert not LessonRun(lesson, 1).match.game.state.players[0].discard


def test_a_wrong_answer_changes_nothing_and_is_told_why(lesson_file, pool):
    step = (
        '\n[[step]]\nsay = "Attack."\ndo = "play Orange Truck Lift"\n'
        'wrong = "Not this one."\nwrongs = [{ answer = "pass", say = "Not yet." }]\n'
    )
    run = LessonRun(read_lesson(lesson_file(step, TELL), pool))
    asked = run.asked()
    labels = [option.label for option in asked.options]
    right = next(n for n, label in enumerate(labels) if "Truck Lift" in label)
    told = {labels[n]: run.answer(n) for n in range(len(labels)) if n != right}
    assert told.pop("Pass") == "Not yet."
    assert set(told.values()) == {"Not this one."}
    assert run.asked() == asked and not run.match.answers and run.place == 0
    assert run.answer(right) == "" and run.match.answers and run.place == 1


def test_without_words_of_its_own_a_wrong_answer_is_told_the_rule(lesson_file, pool):
    run = LessonRun(read_lesson(lesson_file(ATTACK, TELL), pool))
    passing = next(n for n, o in enumerate(run.asked().options) if o.label == "Pass")
    assert "COM-2" in run.answer(passing)


@pytest.mark.parametrize(
    ("steps", "line", "words"),
    [
        ((TELL, '\n[[step]]\nsay = "A"\ndo = "play Orange Rage"\n'), 20, "Orange Rage"),
        ((TELL, '\n[[step]]\nsay = "A"\npoint = "Orange Rage"\n'), 20, "points at"),
        ((TELL, '\n[[step]]\nsay = "A"\nexpect = ["your stages = 9"]\n'), 20, "it is 5"),
        (('\n[[step]]\nopponent = "pass"\n', TELL), 17, "isn't asked"),
        (
            ('\n[[step]]\nsay = "A"\ndo = "pass"\nwrongs = [{answer = "yes", say = "B"}]\n',),
            17,
            "isn't offered",
        ),
        ((ATTACK, '\n[[step]]\nsay = "A"\ndo = "choose Goku"\n'), 21, "choose Goku"),
    ],
)
def test_a_lesson_that_can_not_be_played_is_named_with_its_line(
    lesson_file, pool, steps, line, words
):
    path = lesson_file(*steps)
    report = check_file(path, pool)
    assert not report.sound
    assert f"{path}:{line}: " in report.problems[0] and words in report.problems[0]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (HEAD + '\n[[step]]\nspeak = "A"\n', 17, '"speak"'),
        (HEAD + '\n[[step]]\nsay = "A"\npoint = "scouter"\n', 17, "both sides"),
        (HEAD + '\n[[step]]\nsay = "A"\nopponent = "pass"\n', 17, "says nothing"),
        (HEAD + "\n[[step]]\nsay = 3\n", 17, "a text in quotes"),
        (HEAD + f'\n[[step]]\nsay = "{"A" * 401}"\n', 17, "401 characters"),
        (HEAD + '\n[[step]]\nsay = "A"\nwrong = "B"\n', 17, '"do"'),
        (HEAD + '\n[[step]]\nopponent = "pass"\n', 1, "last step"),
        (HEAD, 0, "no steps"),
        ("noise = 1\n" + HEAD + TELL, 1, '"noise"'),
        (HEAD.replace('"Orange Truck Lift", ', '"No Such Card", ') + TELL, 8, "No Such Card"),
        (HEAD.replace('about = "Of the tests."\n', "") + TELL, 1, '"about"'),
        ("title = \n[you", 0, "line 1"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_in_words(tmp_path, pool, text, line, words):
    path = tmp_path / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as error:
        read_lesson(path, pool)
    assert words in str(error.value)
    assert error.value.line == line


def test_own_lessons_are_listed_after_the_shipped_ones(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    own_folder().mkdir(parents=True)
    (own_folder() / "mine.toml").write_text(HEAD + TELL, encoding="utf-8")
    (own_folder() / "broken.toml").write_text("title = ", encoding="utf-8")
    *shipped, broken, mine = all_lessons()
    assert [entry.path for entry in shipped] == shipped_lessons()
    assert (mine.key, mine.title, mine.own) == ("own/mine", "A lesson", True)
    assert broken.problem and broken.title == "broken"


def test_the_command_checks_files_and_tells_the_line(lesson_file, capsys):
    assert main(["lessons", "check", str(lesson_file(ATTACK, TELL))]) == 0
    assert "1 of 1 lessons" in capsys.readouterr().out
    path = lesson_file(TELL, '\n[[step]]\nsay = "A"\ndo = "choose Goku"\n')
    assert main(["lessons", "check", str(path)]) == 1
    assert f"{path}:20" in capsys.readouterr().out


def test_the_help_of_the_command_tells_the_format(capsys):
    with pytest.raises(SystemExit):
        main(["lessons", "check", "--help"])
    assert "[[step]]" in capsys.readouterr().out


def test_any_copy_of_the_card_that_is_meant_is_right(lesson_file, pool):
    head = HEAD.replace('"Orange Truck Lift", ', '"Orange Truck Lift", "Orange Truck Lift", ')
    lesson = read_lesson(lesson_file(ATTACK, TELL, head=head), pool)
    copies = [
        n for n, each in enumerate(LessonRun(lesson).asked().options) if "Truck Lift" in each.label
    ]
    assert len(copies) == 2
    for copy in copies:
        run = LessonRun(lesson)
        assert run.answer(copy) == "" and run.place == 1


def test_who_is_ahead_of_what_is_said_is_told_to_read_on(lesson_file, pool):
    def attack(run):
        options = run.asked().options
        return run.answer(next(n for n, each in enumerate(options) if "Truck" in each.label))

    run = LessonRun(read_lesson(lesson_file(TELL, TELL, ATTACK, TELL), pool))
    assert "Go on" in attack(run) and run.place == 0 and not run.match.answers
    run.read()
    assert attack(run) == "" and run.place == 3


def test_what_was_done_last_is_played_to_its_end(pool):
    path = next(path for path in shipped_lessons() if path.stem == "09-victory")
    lesson = read_lesson(path, pool)
    for answer in lesson.steps[-1].do:
        run = LessonRun(lesson, len(lesson.steps) - 1)
        options = run.asked().options
        assert run.answer([each.label.lower() for each in options].index(answer.lower())) == ""
        assert run.done
        while run.goes_on:
            run.answer_other()
        assert run.match.outcome is not None, answer
