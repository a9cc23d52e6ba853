"""The game over page and the settings page."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play

from dbz_desktop.rules import events as ev
from dbz_desktop.rules.events import AttackKind
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.pages.gameover import GameOverPage, Statistics
from dbz_desktop.ui.pages.preferences import SettingsPage
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
