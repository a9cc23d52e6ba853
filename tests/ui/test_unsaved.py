"""A full disk or a deleted folder in play: told at once, tried again, or saved elsewhere."""

from __future__ import annotations

import errno
import os
import shutil

import pytest
from pages_setup import deck, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.match.aids.autopass import Passing
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import read_journal
from dbz_desktop.match.match import Match
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_over import GameOverPage
from dbz_desktop.ui.game.game_page import GamePage


class Disk:
    """The disk with the game's file: where it is full, nothing in that file stays."""

    def __init__(self, path) -> None:
        self.path, self.full = path, False
        self._fsync = os.fsync

    def fsync(self, handle: int) -> None:
        if self.full and self.path.exists():
            if os.path.samestat(os.fstat(handle), self.path.stat()):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._fsync(handle)


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "matches" / "game.dbzreplay"


@pytest.fixture
def disk(path, monkeypatch):
    disk = Disk(path)
    monkeypatch.setattr(os, "fsync", disk.fsync)
    return disk


@pytest.fixture
def page(qtbot, path, disk):
    settings = Settings()
    settings.speed = "off"
    setup = MatchSetup(("Anna", "Bert"), (deck("saiyan"), deck("black")), "fanz", 5, 0)
    page = GamePage(Match.new(setup, pool(), path), FaceCache(), settings)
    page.curtain.GUARD_MS = 0
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    for _ in range(6):
        answer(page)
    return page


def answer(page) -> None:
    if page.curtain.isVisible():
        page.curtain.ready.click()
    page.answer(0)
    if page.curtain.isVisible():
        page.curtain.ready.click()


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_answer_that_can_not_be_saved_is_told_and_tried_again(page, path, disk):
    kept, asked, given = path.read_bytes(), page.match.decision, len(page.match.answers)
    disk.full = True
    click(page.prompt.option_buttons()[0])
    assert page.unsaved.isVisible() and "could not be saved" in page.unsaved.title.text()
    assert "No space left" in page.unsaved.text.text() and str(path) == page.unsaved.file.text()
    assert path.read_bytes() == kept and page.match.decision is asked
    # Keys go to what lies on top, not to the question below it.
    QTest.keyClick(page.unsaved.again, Qt.Key.Key_1)
    assert len(page.match.answers) == given
    click(page.unsaved.again)
    assert page.unsaved.isVisible() and path.read_bytes() == kept
    disk.full = False
    click(page.unsaved.again)
    assert not page.unsaved.isVisible()
    assert len(page.match.answers) > given and read_journal(path).answers == len(page.match.answers)


def test_put_off_the_question_is_still_there(page, path, disk):
    asked = page.match.decision
    disk.full = True
    click(page.prompt.option_buttons()[0])
    QTest.keyClick(page.unsaved.again, Qt.Key.Key_Escape)
    assert not page.unsaved.isVisible() and page.asked is asked
    disk.full = False
    click(page.prompt.option_buttons()[0])
    assert page.match.decision is not asked


def test_saved_elsewhere_the_game_goes_on_there(page, path, disk, tmp_path, monkeypatch):
    kept, given = path.read_bytes(), len(page.match.answers)
    disk.full = True
    click(page.prompt.option_buttons()[0])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    click(page.unsaved.elsewhere)
    assert page.unsaved.isVisible() and page.match.path == path
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere / "game"), ""))
    click(page.unsaved.elsewhere)
    assert page.unsaved.isVisible() and str(nowhere / "game.dbzreplay") == page.unsaved.file.text()
    other = tmp_path / "stick" / "ours"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    click(page.unsaved.elsewhere)
    assert not page.unsaved.isVisible()
    saved = other.with_name("ours.dbzreplay")
    assert page.match.path == saved and str(saved) in page.message.text.text()
    assert len(page.match.answers) > given
    answer(page)
    assert read_journal(saved).answers == len(page.match.answers)
    assert path.read_bytes() == kept


def test_undo_moves_by_hand_and_giving_up_are_told_too(page, path, disk):
    kept = path.read_bytes()
    events = page.match.events()
    disk.full = True
    page._undo(page.session.steps(1)[0])
    assert "step back could not be saved" in page.unsaved.title.text()
    assert page.match.events() == events
    page.unsaved.later.click()
    page.session.free_hands()
    page.by_hand._do(JudgeMove("anger", amount=1))
    assert page.unsaved.isVisible() and "by hand" in page.unsaved.title.text()
    page.unsaved.later.click()
    page.concede()
    page.confirm.yes_button.click()
    assert page.unsaved.isVisible() and "Giving up" in page.unsaved.title.text()
    assert path.read_bytes() == kept and page.match.outcome is None
    disk.full = False
    page.unsaved.again.click()
    assert page.match.outcome is not None and read_journal(path).finished


def test_a_pass_that_is_given_for_a_player_is_told_too(page, path, disk, qtbot):
    given = len(page.match.answers)
    disk.full = True
    decision = page.match.decision
    page.session._pass(decision, Passing(decision.player, 0, decision.ask))
    assert page.unsaved.isVisible() and len(page.match.answers) == given
    assert page.asked is decision
    disk.full = False
    page.unsaved.again.click()
    assert len(page.match.answers) > given


def test_the_end_of_a_game_that_can_not_be_saved_is_told(page, path, disk, qtbot, monkeypatch):
    real = page.match.course.writer.over
    monkeypatch.setattr(
        page.match.course.writer, "over", lambda *end: (setattr(disk, "full", True), real(*end))
    )
    page.match.course.concede(0)
    over = GameOverPage(FaceCache())
    qtbot.addWidget(over)
    over.resize(1280, 720)
    over.show()
    over.show_match(page.match)
    assert over.unsaved.isVisible() and "The end of this game" in over.unsaved.title.text()
    assert not read_journal(path).finished
    disk.full = False
    over.unsaved.again.click()
    assert not over.unsaved.isVisible() and read_journal(path).finished


def test_a_folder_that_is_deleted_in_play_is_noticed(page, path):
    shutil.rmtree(path.parent)
    given = len(page.match.answers)
    click(page.prompt.option_buttons()[0])
    assert page.unsaved.isVisible() and "was deleted or moved away" in page.unsaved.text.text()
    assert len(page.match.answers) == given
    click(page.unsaved.again)
    assert not page.unsaved.isVisible() and len(page.match.answers) > given
    assert read_journal(path).answers == len(page.match.answers)
