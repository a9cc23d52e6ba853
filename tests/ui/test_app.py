"""The application: settings that survive anything, the ways between the pages."""

from __future__ import annotations

import pytest
from pages_setup import both_agree, new_match, play, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)

from dbz_desktop.match.journal.saving import journal_path
from dbz_desktop.match.match import Match
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.files.settings import Settings

pytestmark = pytest.mark.usefixtures("home")


def new_game(window, seed="5"):
    """Open the page of a new game and start it."""
    window.home.new_game.click()
    window.start.seed.setText(seed)
    window.start.start.click()
    if window.game is not None:
        window.game.curtain.lift_now()


def test_settings_come_back(home):
    settings = Settings()
    settings.names = ("Anna", "Bert")
    settings.speed = "slow"
    settings.text_scale = 1.25
    settings.motion = "on"
    settings.sounds = True
    settings.volume = 130
    settings.set_part_open("log", False)
    settings.sync()
    again = Settings()
    assert again.path.is_relative_to(home)
    assert again.names == ("Anna", "Bert")
    assert (again.speed, again.text_scale, again.part_open("log")) == ("slow", 1.25, False)
    assert (again.motion, again.reduced_motion) == ("on", True)
    assert (again.sounds, again.volume) == (True, 100)


def test_damaged_settings_are_replaced_by_defaults():
    path = Settings().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        "[view]\nspeed=warp\ntext_scale=enormous\ntheme=\x00\ngeometry=junk\n"
        "[players]\nfirst=\nsecond=" + "x" * 400,
        encoding="utf-8",
    )
    settings = Settings()
    assert (settings.speed, settings.text_scale, settings.theme) == ("normal", 1.0, "dark")
    assert settings.names[0] == "Player 1" and len(settings.names[1]) == 24
    assert settings.geometry.isEmpty()


def test_a_game_from_the_home_page_to_the_rematch(window, qtbot):
    window.home.new_game.click()
    window.start.seed.setText("9")
    window.start.starters.button(2).click()
    window.start.start.click()
    window.game.curtain.lift_now()
    assert window.game is not None and window.match.setup.first == 0
    journal = window.journal
    assert journal.parent == matches_folder() and journal.exists()
    window.match.course.concede(1)
    window.game.session.refresh()
    assert window.pages.currentWidget() is window.game_over
    window.game_over.replay.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    assert window.pages.currentWidget() is window.replay
    window.replay.leave.click()
    assert window.pages.currentWidget() is window.game_over
    window.game_over.rematch.click()
    assert window.match.setup.first == 1 and window.match.setup.seed != 9
    assert window.match.answers == [] and window.journal != journal
    window.game.left.emit()
    assert window.pages.currentWidget() is window.home and window.match is None


def test_two_wins_end_a_best_of_three_and_a_new_game_begins_another(window):
    new_game(window)
    names = window.match.setup.names
    for loser, told in (
        (1, ""),
        (0, f"Best of three: {names[0]} 1, {names[1]} 1. The next game decides."),
        (1, f"{names[0]} wins the best of three, 2 to 1."),
        (1, ""),
    ):
        window.match.course.concede(loser)
        window.game.session.refresh()
        page = window.game_over
        assert page.score.text() == told and page.score.isVisibleTo(page) is bool(told)
        assert told in page.accessibleDescription()
        page.rematch.click()
    window.match.course.concede(1)
    window.game.session.refresh()
    assert window.game_over.score.text() == f"{names[0]} wins the best of three, 2 to 0."
    new_game(window)
    window.match.course.concede(1)
    window.game.session.refresh()
    assert window.game_over.score.text() == ""


def test_the_end_leads_to_what_turned_the_game(window, qtbot):
    new_game(window)
    window.match.course.answer(0)
    window.match.course.concede(1)
    window.game.session.refresh()
    window.game_over.chances.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    curve = window.replay.curve
    qtbot.waitUntil(curve.isVisible)
    assert curve.switch.isChecked() and "Working out" in curve.state.text()
    curve.stop.click()
    assert not curve.isVisible()


def test_the_end_can_be_taken_back(window):
    new_game(window)
    window.match.course.answer(0)
    window.match.course.concede(0)
    window.game.session.refresh()
    window.game_over.undo.click()
    assert window.pages.currentWidget() is window.game
    if window.game.confirm.isVisible():
        window.game.confirm.yes_button.click()
    assert window.match.outcome is None


def test_leaving_and_continuing_comes_back_to_the_same_question(window, qtbot):
    new_game(window)
    play(window.match, 17)
    decision = window.match.decision
    window.show_home()
    qtbot.waitUntil(lambda: bool(window.home.game and window.home.game.cards))
    assert "Anna" in window.home.resume.text() or "Player" in window.home.resume.text()
    window.home.resume.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert len(window.match.answers) == 17
    assert window.match.decision == decision


def test_a_replay_file_opens_and_a_bad_one_is_a_message(window, qtbot, tmp_path):
    good = tmp_path / "good.dbzreplay"
    play(new_match(good), 10).close()
    window.replay_pages.open_replay(good)
    qtbot.waitUntil(lambda: window.replay is not None)
    assert window.pages.currentWidget() is window.replay
    both_agree(window.replay)
    window.replay.leave.click()
    bad = tmp_path / "bad.dbzreplay"
    bad.write_bytes(b"{}\n")
    window.replay_pages.open_replay(bad)
    qtbot.waitUntil(window.home.message.isVisible)
    assert window.pages.currentWidget() is window.home
    assert "bad.dbzreplay" in window.home.message.text.text()


def test_a_folder_that_cant_be_written_is_a_message(window, home):
    matches_folder().parent.mkdir(parents=True, exist_ok=True)
    matches_folder().write_text("in the way")
    new_game(window)
    assert window.game is None
    assert window.start.message.isVisible()
    assert str(matches_folder()) in window.start.message.text.text()


def test_journals_of_the_same_second_get_names_of_their_own():
    first = journal_path(("Anna/..", "Bert"))
    first.parent.mkdir(parents=True)
    first.touch()
    second = journal_path(("Anna/..", "Bert"))
    assert first.parent == second.parent == matches_folder()
    assert first != second


def focusable(page):
    kinds = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QSlider)
    return [part for kind in kinds for part in page.findChildren(kind)]


def test_every_control_of_every_page_has_a_name(window, qtbot, tmp_path):
    pages = [window.home]
    window.show_settings()
    pages.append(window.pages.currentWidget())
    missing = [part for page in pages for part in focusable(page) if not named(part)]
    window.game_pages.show_start()
    missing += [part for part in focusable(window.start) if not named(part)]
    new_game(window)
    play(window.match, 4)
    window.game.session.refresh()
    missing += [part for part in focusable(window.game) if not named(part)]
    window.match.course.concede(0)
    window.game.session.refresh()
    missing += [part for part in focusable(window.game_over) if not named(part)]
    window.game_over.replay.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    missing += [part for part in focusable(window.replay) if not named(part)]
    assert not missing, [(type(part).__name__, part.objectName()) for part in missing]


def named(part) -> bool:
    if part.objectName().startswith("qt_") or part.parent() is None:
        return True
    if isinstance(part.parent(), (QComboBox, QAbstractSpinBox, QLineEdit)):
        return True
    return bool(part.accessibleName()) or not part.isVisibleTo(part.window())


def test_the_window_says_what_is_resumed_after_a_repair(window, qtbot):
    path = matches_folder() / "cut.dbzreplay"
    play(new_match(path), 8).close()
    path.write_bytes(path.read_bytes()[:-5])
    from dbz_desktop.match.replays.unfinished import find_unfinished

    (game,) = find_unfinished(matches_folder(), pool())
    window.game_pages.resume_game(game)
    qtbot.waitUntil(lambda: window.game is not None)
    window.game.curtain.lift_now()
    assert window.game.message.isVisible()
    assert "cut off" in window.game.message.text.text()
    assert len(window.match.answers) == 7
    assert isinstance(window.match, Match)


def test_a_best_of_three_is_chosen_with_a_new_game_by_key_and_goes_on_after_it(window, qtbot):
    window.home.new_game.click()
    window.start.best_of_three.setFocus()
    QTest.keyClick(window.start.best_of_three, Qt.Key.Key_Space)
    window.start.start.click()
    names = window.match.setup.names
    for told, on in (
        (f"Best of three: {names[0]} 1, {names[1]} 0.", "Next game"),
        (f"{names[0]} wins the best of three, 2 to 0.", "Rematch"),
    ):
        window.match.course.concede(1)
        window.game.session.refresh()
        page = window.game_over
        assert (page.score.text(), page.rematch.text()) == (told, on)
        assert page.rematch.accessibleName() == on
        page.rematch.click()


def test_a_name_that_looks_like_markup_stands_in_tool_tips_as_it_is_written(window, qtbot):
    window.home.new_game.click()
    window.start.sides[0].name.setText("<b>Bo</b><img src=x>")
    window.start.start.click()
    window.game.curtain.lift_now()
    journal = window.journal
    window.match.course.concede(1)
    window.game.session.refresh()
    window.game_over.replay.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    tips = [part.toolTip() for part in window.findChildren(QWidget)]
    assert sum("Bo&lt;/b" in tip for tip in tips) >= 3
    assert not [tip for tip in tips if "<b>Bo" in tip]
    window.replay_pages.show_games()
    model = window.replays.model
    qtbot.waitUntil(lambda: model.rowCount() == 1)
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Bo&lt;/b" in tip and "<b>" not in tip and journal.exists()
