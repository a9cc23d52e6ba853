"""The game over page, the replay page and the settings page."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.replay import Replay
from dbz_desktop.rules import events as ev
from dbz_desktop.rules.events import AttackKind
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.pages.gameover import GameOverPage, Statistics
from dbz_desktop.ui.pages.preferences import SettingsPage
from dbz_desktop.ui.pages.replay import ReplayPage
from dbz_desktop.ui.settings import Settings, themes


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))


def test_figures_of_a_game():
    events = [
        ev.TurnBegan(0, 1),
        ev.CombatBegan(0),
        ev.AttackBegan(1, 0, 5, AttackKind.PHYSICAL, 0, 0),
        ev.DamageDealt(1, 1, 0, stages=4, life_cards=6, critical=True),
        ev.AttackEnded(1, 0, True, 4, 6),
        ev.AttackEnded(2, 1, False, 0, 0),
        ev.AngerChanged(0, 1, 3, ev.Why.RAISE),
        ev.AngerChanged(0, 3, 0, ev.Why.SET),
        ev.LevelChanged(0, 1, 2, 1, ev.Why.RULE),
        ev.TurnBegan(1, 2),
    ]
    figures = Statistics.of(events)
    assert (figures.turns, figures.combats) == (2, 1)
    first, second = figures.players
    assert (first.attacks, first.stopped, second.attacks, second.stopped) == (1, 0, 1, 1)
    assert (first.stages_dealt, first.life_dealt, first.most_life, first.criticals) == (4, 6, 6, 1)
    assert (first.anger_gained, first.top_level, second.top_level) == (2, 2, 1)


def test_the_end_tells_who_won_by_what_and_under_which_rule(qtbot):
    match = play(new_match(), 4000)
    page = GameOverPage(FaceCache())
    qtbot.addWidget(page)
    page.show_match(match)
    won = match.outcome
    assert page.title.text() == f"{match.setup.names[won.player]} wins"
    assert "Victory" in page.how.text()
    assert page.chip.rule == won.rule
    assert str(match.game.state.turn) in page.why.text()


def test_the_end_offers_what_comes_next(qtbot):
    match = new_match()
    match.concede(0)
    page = GameOverPage(FaceCache())
    qtbot.addWidget(page)
    page.show_match(match)
    assert "concession" in page.how.text() and "Anna conceded" in page.why.text()
    for part, signal in (
        (page.rematch, page.rematchWanted),
        (page.replay, page.replayWanted),
        (page.new_game, page.newGameWanted),
        (page.undo, page.undoWanted),
    ):
        with qtbot.waitSignal(signal):
            part.click()


@pytest.fixture
def replay(qtbot, tmp_path):
    path = tmp_path / "game.dbzreplay"
    play(new_match(path), 60).close()
    settings = Settings()
    settings.speed = "off"
    page = ReplayPage(Replay(path, pool()), FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_a_replay_steps_forward_and_back(replay):
    assert replay.replay.position == 0 and not replay.back.isEnabled()
    replay.forward.click()
    replay.forward.click()
    assert replay.replay.position == 2
    assert replay.bridge.view() == replay.replay.match.seat(0).view()
    replay.back.click()
    assert replay.replay.position == 1 and "answer 1 of 60" in replay.place.text()


def test_a_replay_jumps_by_turns_and_by_the_slider(replay):
    replay.turn_on.click()
    first = replay.replay.position
    replay.turn_on.click()
    assert replay.replay.position > first
    replay.turn_back.click()
    assert replay.replay.position == first
    replay.slider.setValue(45)
    assert replay.replay.position == 45
    fresh = play(new_match(), 0)
    for entry in replay.replay.match.answers:
        fresh.answer(entry.value)
    assert replay.bridge.view() == fresh.seat(0).view()


def test_a_replay_plays_by_itself_and_pauses(replay, qtbot):
    QTest.keyClick(replay.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: replay.replay.position >= 2, timeout=5000)
    replay.play.click()
    stopped = replay.replay.position
    qtbot.wait(500)
    assert replay.replay.position == stopped and replay.play.text() == "Play"


def test_a_replay_can_be_seen_from_the_other_side(replay):
    replay.go_to(30)
    mine = [card for card in replay.bridge.view().mine.hand]
    replay.swap.click()
    assert replay.bridge.viewer == 1
    assert [card for card in replay.bridge.view().mine.hand] != mine
    assert "Anna" in replay.swap.text()


def test_a_replay_of_a_broken_journal_plays_as_far_as_it_goes(qtbot, tmp_path):
    path = tmp_path / "game.dbzreplay"
    play(new_match(path), 20).close()
    lines = path.read_bytes().split(b"\n")
    lines[12] = b'{"a":99,"p":0,"e":-1}'
    path.write_bytes(b"\n".join(lines))
    page = ReplayPage(Replay(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    assert page.last == 11
    assert not page.message.isHidden() and "line 13" in page.message.text.text()


def test_settings_take_effect_at_once(qtbot):
    settings = Settings()
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    found = {part.accessibleName(): part for part in page.findChildren(type(page.back))}
    with qtbot.waitSignal(page.lookChanged):
        found["Text size: 150 %"].click()
    found["Speed of the table: Fast"].click()
    assert (settings.text_scale, settings.speed) == (1.5, "fast")
    assert "dark" in themes()
