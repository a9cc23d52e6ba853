"""The replay page: every way through a recorded game shows what was on the table there."""

from __future__ import annotations

import pytest
from pages_setup import both_agree, deck, new_match, play, pool
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.recording import ATTACK, TURN, record
from dbz_desktop.match.replays.replay import Replay
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.replay.replay_page import ReplayPage

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.dbzreplay"
    play(new_match(path), 60).close()
    return path


@pytest.fixture
def page(qtbot, path):
    settings = Settings()
    settings.speed = "off"
    page = ReplayPage(record(path, pool()), FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    both_agree(page)
    return page


def played(path, position):
    replay = Replay(path, pool())
    replay.seek(position)
    return replay.match


def key(page, name, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(page.slider, name, modifier)


CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_it_steps_forward_and_back(page, path):
    assert page.session.position == 0 and not page.back.isEnabled()
    page.forward.click()
    page.forward.click()
    assert page.session.position == 2
    assert page.session.view() == played(path, 2).seat(0).view()
    page.back.click()
    assert page.session.position == 1 and "answer 1 of 60" in page.place.text()


def test_every_place_shows_what_was_on_the_table(page, path):
    for position in (45, 3, 60, 0, 31, 30, 59):
        page.go_to(position)
        for seat in (0, 1):
            mine = page.session.seat_of(seat)
            there = played(path, position).seat(seat)
            assert mine.view() == there.view(), position
            assert list(mine.history()) == list(there.history())
            assert mine.decision == there.decision
        shown = page.table.table.model.view
        assert shown == played(path, position).seat(0).view()


def test_keys_go_by_steps_attacks_and_turns(page):
    recording = page.recording
    turns = sorted({mark.position for mark in recording.marks_of(TURN)})
    attacks = sorted({mark.position for mark in recording.marks_of(ATTACK)})
    assert len(turns) > 2 and len(attacks) > 2
    key(page, Qt.Key.Key_Right)
    assert page.session.position == 1
    key(page, Qt.Key.Key_Left)
    assert page.session.position == 0
    key(page, Qt.Key.Key_Right, CONTROL)
    assert page.session.position == turns[1]
    key(page, Qt.Key.Key_Home)
    for place in attacks[:3]:
        key(page, Qt.Key.Key_Right, SHIFT)
        assert page.session.position == place
    key(page, Qt.Key.Key_Left, SHIFT)
    assert page.session.position == attacks[1]
    key(page, Qt.Key.Key_End)
    assert page.session.position == 60 and not page.forward.isEnabled()
    key(page, Qt.Key.Key_Left, CONTROL)
    assert page.session.position == turns[-1] < 60


@pytest.mark.parametrize("part", ["table", "slider", "play", "log"])
def test_keys_work_wherever_the_focus_is(page, part):
    widget = page.side.log.view if part == "log" else getattr(page, part)
    if part == "table":
        # A click gives it the keyboard; with Tab, arrows would walk from card to card.
        QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 250))
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Right)
    QTest.keyClick(widget, Qt.Key.Key_Right)
    QTest.keyClick(widget, Qt.Key.Key_Left)
    assert page.session.position == 1
    QTest.keyClick(widget, Qt.Key.Key_Right, SHIFT)
    assert page.session.position == page.recording.marks_of(ATTACK)[0].position
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert page.playing
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert not page.playing


def test_walking_the_cards_by_arrows_leaves_attacks_and_turns_to_the_replay(page):
    page.go_to(10)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert page.session.position == 10
    QTest.keyClick(page.table, Qt.Key.Key_Right, CONTROL)
    assert page.session.position == page.recording.beside(10, 1, TURN)


def test_a_click_on_the_scrubber_jumps_and_a_mark_is_named(page, qtbot):
    mark = page.recording.marks_of(ATTACK)[2]
    x = page.slider.x_of(mark.position)
    assert mark.text in page.slider.words_at(x)
    point = QPoint(round(x), page.slider.height() // 2)
    QTest.mouseClick(page.slider, Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: page.session.position == mark.position)
    assert page.session.view().attacks


def test_dragging_the_scrubber_ends_where_the_mouse_is_let_go(page, qtbot):
    middle = page.slider.height() // 2
    QTest.mousePress(page.slider, Qt.MouseButton.LeftButton, pos=QPoint(20, middle))
    for x in range(40, page.slider.width() - 4, 90):
        QTest.mouseMove(page.slider, QPoint(x, middle))
    QTest.mouseRelease(page.slider, Qt.MouseButton.LeftButton, pos=QPoint(x, middle))
    wanted = page.slider.value()
    qtbot.waitUntil(lambda: page.session.position == wanted)
    assert wanted > 40


def test_it_plays_by_itself_and_pauses(page, qtbot):
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: page.session.position >= 2)
    page.play.click()
    stopped = page.session.position
    qtbot.wait(500)
    assert page.session.position == stopped and page.play.accessibleName() == "Play"


def test_it_can_be_seen_from_the_other_side(page, path):
    page.go_to(30)
    QTest.keyClick(page.slider, Qt.Key.Key_O)
    assert page.session.viewer == 1 and page.views.button(1).isChecked()
    assert page.session.view() == played(path, 30).seat(1).view()
    page.views.button(0).click()
    assert page.session.viewer == 0


def test_both_hands_open_show_each_hand_and_no_life_deck(page, path):
    page.go_to(30)
    match = played(path, 30)
    assert all(card < 0 for card in page.session.view().theirs.hand)
    page.both.click()
    hands = [sorted(side.hand) for side in page.session.view().sides]
    assert hands == [sorted(player.hand) for player in match.game.state.players]
    assert hands[1]
    assert all(page.session.card(card) is not None for hand in hands for card in hand)
    text = page.recording.log(0, True)
    assert "both hands open" in text
    page.both.click()
    assert all(card < 0 for card in page.session.view().theirs.hand)


def test_a_broken_journal_plays_as_far_as_it_goes(qtbot, path):
    lines = path.read_bytes().split(b"\n")
    lines[12] = b'{"a":99,"p":0,"e":-1}'
    path.write_bytes(b"\n".join(lines))
    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    assert page.last == 11
    assert not page.message.isHidden() and "line 13" in page.message.text.text()


def test_a_match_that_is_over_is_shown_as_far_as_it_still_goes(qtbot, path):
    # What the cards do may have changed since: then the game no longer counts what the file does.
    lines = path.read_bytes().rstrip(b"\n").split(b"\n")
    lines[12] = b'{"a":0,"p":0,"e":9999}'
    path.write_bytes(b"\n".join([*lines, b'{"over":"survival","winner":0}', b""]))
    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.show()
    assert not page.consent.isVisible() and page.main.isVisible()
    assert "played to its end" in page.message.text.text()
    assert "9999" in page.message.text.text()


def test_a_journal_with_an_unreadable_line_plays_up_to_it(path):
    lines = path.read_bytes().split(b"\n")
    lines[20] = b'{"a":'
    path.write_bytes(b"\n".join(lines))
    recording = record(path, pool())
    assert recording.total == 19 and "line 21" in recording.broken
    assert not list(path.parent.glob("*.good"))


def test_replay_and_log_are_saved(page, path, tmp_path, monkeypatch):
    copy, log = tmp_path / "kept", tmp_path / "log.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(copy), ""))
    page.save.trigger()
    assert not (tmp_path / "kept.dbzreplay").exists()
    assert (
        "Save a game" in page.consent.title.text() and "Anna and Bert" in page.consent.text.text()
    )
    both_agree(page)
    assert (tmp_path / "kept.dbzreplay").read_bytes() == path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(log), ""))
    page.save_log.trigger()
    text = log.read_text("utf-8")
    assert "Players: Anna with" in text and "Bert draws a card." in text
    assert "Turn 2" in text and "[ATK-1]" in text
    assert "Seed: told when the match is over" in text
    nowhere = tmp_path / "none" / "log.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(nowhere), ""))
    page.save_log.trigger()
    assert page.message.isVisible() and str(nowhere) in page.message.text.text()


def test_after_a_jump_the_log_tells_up_to_there_and_no_further(page, qtbot):
    page.go_to(60)
    page.go_to(20)
    wanted = page.recording.log(0)
    qtbot.waitUntil(lambda: not page._retell.isActive())
    log = [page.side.log.model.data(page.side.log.model.index(row, 0)) for row in range(9)]
    fresh = ReplayPage(page.recording, FaceCache(), page._settings)
    qtbot.addWidget(fresh)
    fresh.go_to(20)
    qtbot.waitUntil(lambda: not fresh._retell.isActive())
    assert fresh.side.log.model.rowCount() == page.side.log.model.rowCount() > 9
    again = [fresh.side.log.model.data(fresh.side.log.model.index(row, 0)) for row in range(9)]
    assert log == again and wanted


# --- games that aren't over ------------------------------------------------------------------


@pytest.fixture
def asked(qtbot, path):
    """The page of a game that isn't over, before anybody has agreed."""
    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_a_game_that_is_not_over_is_shown_to_nobody_until_both_agree(asked, qtbot):
    consent = asked.consent
    assert consent.isVisible() and consent.no_button.hasFocus()
    assert not asked.table.isVisible() and not asked.side.isVisible()
    for name in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_O, Qt.Key.Key_B):
        QTest.keyClick(consent.no_button, name)
        if not consent.isVisible():
            consent.open(consent.no_button)
        assert asked.session.position == 0 and not asked.session.open_hands
        assert not asked.table.isVisible()
    consent.agree[0].click()
    assert not consent.yes_button.isEnabled()
    consent.agree[1].click()
    consent.yes_button.click()
    assert asked.table.isVisible() and asked.side.isVisible() and asked.play.hasFocus()
    asked.forward.click()
    assert asked.session.position == 1


def test_a_computer_is_not_asked_whether_it_agrees(qtbot, tmp_path):
    file = tmp_path / "computer.dbzreplay"
    decks = (deck("saiyan"), deck("black"))
    setup = MatchSetup(("Anna", "The computer"), decks, "fanz", 5, 0, players=("", "novice"))
    match = Match.new(setup, pool(), file, durable=False)
    play(match, 5)
    match.close()
    page = ReplayPage(record(file, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    consent = page.consent
    assert consent.isVisible() and not any(box.isVisible() for box in consent.agree)
    assert "Anna, who alone decides" in consent.text.text()
    assert consent.yes_button.text() == "Watch it"
    consent.yes_button.click()
    assert page.table.isVisible()


def test_who_does_not_agree_is_taken_back(asked, qtbot):
    with qtbot.waitSignal(asked.left):
        QTest.keyClick(asked.consent.no_button, Qt.Key.Key_Escape)
    assert not asked.table.isVisible()


def test_a_game_that_is_over_is_shown_and_saved_without_asking(qtbot, tmp_path, monkeypatch):
    path = tmp_path / "over.dbzreplay"
    play(new_match(path), 4000).close()
    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.show()
    assert page.recording.finished and page.table.isVisible() and not page.consent.isVisible()
    kept = tmp_path / "kept.dbzreplay"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(kept), ""))
    page.save.trigger()
    assert kept.read_bytes() == path.read_bytes()
    assert f"Seed: {page.recording.setup.seed}" in page.recording.log()


def test_a_game_that_went_on_after_its_end_is_not_over(tmp_path):
    path = tmp_path / "again.dbzreplay"
    match = play(new_match(path), 4000)
    match.course.undo()
    match.close()
    assert not record(path, pool()).finished
