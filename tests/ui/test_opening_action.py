"""Combat is declared with its first action: one press, two answers, taken back together."""

from __future__ import annotations

import pytest
from pages_setup import last_given, new_match, play_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.aids import consequences
from dbz_desktop.match.aids.consequences import LAST_STAGE, Loss
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage


def offered_first(match):
    """What who is asked could do first if he declared combat."""
    return match.seat(match.decision.player).first_actions()


@pytest.fixture
def page(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    match = new_match(seed=6)
    assert play_until(match, lambda d: d.ask is Ask.DECLARE and len(offered_first(match)) > 1)
    settings = Settings()
    settings.speed = "off"
    page = GamePage(match, FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    assert page.asked is match.decision
    return page


def offers(page):
    found = [part for part in page.prompt.option_buttons() if part.property("option") is None]
    assert len(found) == len(offered_first(page.match)) > 1
    return found


@pytest.mark.parametrize("by", ["key", "click"])
def test_one_press_declares_combat_and_acts(page, by):
    given, asked = len(page.match.answers), page.asked
    option = offered_first(page.match)[1]
    button = offers(page)[1]
    assert button.property("card") == option.card
    if by == "key":
        QTest.keyClick(page.table, Qt.Key.Key_2)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    declared, acted = page.match.answers[given : given + 2]
    assert declared.asked == Ask.DECLARE and declared.value == 0 and not declared.auto
    assert acted.asked == Ask.ACTION and acted.player == asked.player and acted.auto
    assert acted.card == option.card
    assert last_given(page.match) == given


def test_declaring_alone_asks_for_the_first_action(page):
    given = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_Y)
    assert len(page.match.answers) == given + 1
    assert page.asked is not None and page.asked.ask is Ask.ACTION


LOST = Loss(LAST_STAGE, "Pay your last stages?", "It leaves none.", "Attack", "Don't attack")


def test_what_would_lose_something_is_asked_about_and_then_done(page, monkeypatch):
    monkeypatch.setattr(consequences, "loss", lambda *_: LOST)
    given = len(page.match.answers)
    action = offered_first(page.match)[0]
    QTest.keyClick(page.table, Qt.Key.Key_1)
    # Combat is declared, and of the action it is asked whether that is meant.
    assert len(page.match.answers) == given + 1
    assert page.asked is not None and page.asked.ask is Ask.ACTION
    assert page.confirm.isVisible() and page.confirm.title.text() == LOST.title
    page.confirm.yes_button.click()
    acted = page.match.answers[given + 1]
    assert acted.asked == Ask.ACTION and acted.card == action.card


def test_who_does_not_want_to_lose_that_chooses_another_action(page, monkeypatch):
    monkeypatch.setattr(consequences, "loss", lambda *_: LOST)
    given = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_1)
    page.confirm.no_button.click()
    assert len(page.match.answers) == given + 1 and page.asked.ask is Ask.ACTION
    assert not page.confirm.isVisible()


def test_where_that_is_not_to_be_asked_it_is_done_at_once(page, monkeypatch):
    page.passing._settings.set_asks_before(LAST_STAGE, False)
    monkeypatch.setattr(consequences, "loss", lambda *_: LOST)
    given = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_1)
    assert [answer.asked for answer in page.match.answers[given : given + 2]] == [
        Ask.DECLARE,
        Ask.ACTION,
    ]


def test_what_is_offered_is_what_may_be_done_then():
    declared = 0
    for seed in range(4):
        match = new_match(seed=seed, decks=("orange", "namekian") if seed % 2 else ("red", "blue"))
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while (asked := match.decision) is not None:
            offered = offered_first(match)
            assert not offered or asked.ask is Ask.DECLARE
            events = list(match.game.events)
            index = players[asked.player].choose(asked)
            match.course.answer(index)
            assert match.game.events[: len(events)] == events
            if offered and asked.options[index].act is Act.YES:
                now = match.decision
                assert now.player == asked.player and now.ask is Ask.ACTION
                assert list(offered) == [o for o in now.options if o.act is not Act.PASS]
                declared += 1
    assert declared > 12
