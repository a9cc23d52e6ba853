"""Watching two computer players: chosen on the page of a new game, paused and stepped by key, kept
as a replay; and decks that chance draws."""

from __future__ import annotations

import pytest
from pages_setup import deck, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.recording import record
from dbz_desktop.players.worlds import unknown_cards
from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.new_game.deck_tile import SURPRISE
from dbz_desktop.ui.session.conductor import PAUSES

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def window(open_window):
    window = open_window()
    window.home.new_game.click()
    yield window
    window.close()


def choose(side, level: str) -> None:
    """Choose who plays at a seat, by keys."""
    box = side.level
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == level:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(level)


def watch(window, one="fighter", other="novice", think=0):
    """Begin a game between two computer players."""
    choose(window.start.sides[0], one)
    choose(window.start.sides[1], other)
    window.start.seed.setText("7")
    window.start.start.click()
    window.game.session.think_ms = think
    return window.game


def answers(game) -> int:
    return len(game.match.answers)


def test_both_play_a_whole_game_in_sight_and_it_is_kept_as_a_replay(window, qtbot):
    names = "The fighter", "The novice"
    choose(window.start.sides[0], "fighter")
    assert window.start.starters.button(2).text() == "The computer"
    choose(window.start.sides[1], "novice")
    assert tuple(window.start.starters.button(2 + seat).text() for seat in (0, 1)) == names
    assert "see both hands" in window.start.note.text()
    game = watch(window)
    qtbot.waitUntil(game.table.hasFocus)
    assert not game.curtain.isVisible() and game.match.setup.names == names
    hands = looked = 0
    while window.game_over is None:
        QApplication.processEvents()
        looked += 1
        if looked % 20:
            continue
        assert game.asked is None and game.table.table.model.decision is None
        sides = game.session.view().sides
        assert HIDDEN not in (*sides[0].hand, *sides[1].hand)
        hands += all(side.hand for side in sides)
    assert hands > 3
    assert {entry.player for entry in game.match.answers} == {0, 1}
    assert window.game_over.undo.isHidden() and window.game_over.replay.isVisible()
    recording = record(window.journal, pool())
    assert recording.finished and recording.setup.players == ("fighter", "novice")
    assert recording.total == answers(game)


def test_space_pauses_and_steps_and_y_goes_on(window, qtbot):
    game = watch(window)
    qtbot.waitUntil(lambda: answers(game) > 3)
    QTest.keyClick(game.table, Qt.Key.Key_Space)
    assert game.session.paused and "Paused" in game.prompt.question.text()
    held = answers(game)
    qtbot.wait(100)
    assert answers(game) == held
    for step in range(1, 4):
        QTest.keyClick(game.table, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda step=step: answers(game) == held + step)
        qtbot.wait(30)
        assert answers(game) == held + step and game.session.paused
    buttons = {part.title.text(): part for part in game.prompt.option_buttons()}
    assert list(buttons) == ["One step", "Go on", "Stop watching"]
    buttons["One step"].setFocus()
    QTest.mouseClick(buttons["One step"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: answers(game) == held + 4)
    assert buttons["One step"].hasFocus(), "the button stays where it was"
    QTest.keyClick(game.table, Qt.Key.Key_Y)
    assert not game.session.paused
    qtbot.waitUntil(lambda: answers(game) > held + 8)


def test_it_is_stopped_and_gone_on_with_another_time(window, qtbot):
    game = watch(window)
    qtbot.waitUntil(lambda: answers(game) > 3)
    buttons = {part.title.text(): part for part in game.prompt.option_buttons()}
    path, played = window.journal, answers(game)
    QTest.mouseClick(buttons["Stop watching"], Qt.MouseButton.LeftButton)
    assert window.pages.top is window.home and window.match is None
    again = Match.resume(path, pool())
    assert len(again.answers) >= played and again.open_hands
    assert list(again.computers()) == [0, 1]
    again.close()


def test_what_only_players_do_is_not_offered(window, qtbot):
    game = watch(window, think=60_000)
    for key in (Qt.Key.Key_U, Qt.Key.Key_P, Qt.Key.Key_J, Qt.Key.Key_I, Qt.Key.Key_1):
        QTest.keyClick(game.table, key)
    assert not game.passing.sheet.isVisible() and not game.by_hand.is_open
    assert not game.hints.thinking and answers(game) == 0
    assert game.side.undo.isHidden() and game.side.stops.isHidden()
    assert not game.side.concede.isVisible() and game.side.leave.isVisible()


def test_the_pace_is_that_of_the_table(window):
    game = watch(window, think=60_000)
    for speed, pause in PAUSES.items():
        game.side.speedChosen.emit(speed)
        assert game.session.think_ms == pause


def test_each_knows_no_more_though_both_hands_are_open(window):
    setup = MatchSetup(
        ("A", "B"), (deck("saiyan"), deck("black")), "fanz", 5, 0, players=("fighter", "fighter")
    )
    match = Match.new(setup, pool())
    computers = match.computers()
    players = match.game.state.players
    while match.game.state.turn < 2 or not all(player.hand for player in players):
        computers[match.decision.player].answer()
    for seat in (0, 1):
        hand = players[1 - seat].hand
        viewer, known, _stock = match._sight(seat).told
        assert viewer == seat and set(hand) & set(unknown_cards(match.game, seat, known))
        assert all(match.seat(seat).knows(card) for card in hand)
    match.close()


def test_the_first_player_may_be_the_computer_against_a_person(window, qtbot):
    choose(window.start.sides[0], "fighter")
    choose(window.start.sides[1], "")
    window.start.seed.setText("7")
    window.start.start.click()
    game = window.game
    game.session.think_ms = 0
    qtbot.waitUntil(lambda: game.asked is not None)
    assert game.session.viewer == game.asked.player == 1 and not game.watching.active
    assert not game.match.open_hands


def test_a_deck_is_drawn_by_chance_and_told_when_the_game_begins(window, qtbot):
    start = window.start
    one, other = start.sides
    assert one._surprise.isHidden()
    choose(other, "novice")
    assert not other._surprise.isHidden() and one._surprise.isHidden()
    QTest.mouseClick(other._surprise, Qt.MouseButton.LeftButton)
    assert other.deck_name.text() == SURPRISE and not other.all.isEnabled()
    assert start.start.isEnabled()
    drawn = set()
    for seed in range(30):
        start.seed.setText(str(seed))
        game = start.new_game()
        assert game.drawn == (False, True) and not game.casual
        assert game.decks == start.new_game().decks, "the same seed draws the same"
        drawn.add(game.decks[1].name)
    own = {entry.deck.name for entry in start._library.decks("fanz") if entry.own}
    assert len(drawn) > 5 and one.entry().deck.name not in drawn and not drawn & own
    start.start.click()
    message = window.game.message
    assert message.isVisible() and game.decks[1].name in message.text.text()
    settings = Settings()
    assert settings.decks[1] == SURPRISE and settings.levels == ("", "novice")
    window.show_home()
    window.home.new_game.click()
    assert window.start.sides[1].surprise
    # A person knows what he plays.
    choose(window.start.sides[1], "")
    side = window.start.sides[1]
    assert not side.surprise and side.entry() is not None and side._surprise.isHidden()
