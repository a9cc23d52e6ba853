"""The rule panel, the rulebook, and the damage that explains itself on the page of a game."""

from __future__ import annotations

import tomllib

import pytest
from pages_setup import new_match, play_until, pool
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from dbz_desktop.match.content.rule_texts import all_rules, find_rules
from dbz_desktop.match.content.rulings import rulings
from dbz_desktop.match.telling.attack_summary import summary
from dbz_desktop.match.telling.table_states import Middle
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.rulebook.rule_panel import RulePanel
from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.table_facts import TableFacts


def rows(panel, kind):
    return [row for row in panel.list.rows.rows if row.kind == kind]


def index_of(panel, rule):
    row = next(
        n for n, row in enumerate(panel.list.rows.rows) if row.kind == "rule" and row.rule == rule
    )
    return panel.list.rows.index(row)


def click(panel, index):
    panel.list.scrollTo(index)
    at = panel.list.visualRect(index).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def asked(qtbot):
    """A panel at a question of combat, and its match."""
    match = new_match(seed=11)
    assert play_until(match, lambda d: d.ask is Ask.DEFEND, seed=3)
    seat = match.seat(match.decision.player)
    panel = RulePanel(TableFacts(GameSession(match), FaceCache()), "fanz")
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show()
    panel.show_question(match.decision, seat.view())
    return panel, match, seat


def test_the_rule_behind_the_question_stands_open_with_its_sources(asked):
    panel, match, _ = asked
    first = panel.list.rows.rows[:4]
    assert [row.kind for row in first] == ["heading", "rule", "text", "source"]
    assert first[1].rule == match.decision.rule
    assert first[3].words.startswith("The attack sequence · ")
    assert "rulings" in first[3].words


def test_rules_of_the_cards_in_play_open_and_their_cards_point(asked, qtbot):
    panel, _, seat = asked
    closed = [row for row in rows(panel, "rule") if not row.opened]
    assert closed
    assert all(row.count for row in closed)
    rule = closed[0].rule
    click(panel, index_of(panel, rule))
    assert next(r for r in rows(panel, "rule") if r.rule == rule).opened
    cards = [row for row in rows(panel, "card") if row.rule == rule]
    assert cards
    assert all(seat.knows(row.card) for row in cards)
    place = panel.list.rows.rows.index(cards[0])
    with qtbot.waitSignal(panel.cardClicked) as told:
        click(panel, panel.list.rows.index(place))
    assert told.args == [cards[0].card]
    panel.list.setCurrentIndex(index_of(panel, rule))
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert not next(r for r in rows(panel, "rule") if r.rule == rule).opened


def test_no_card_of_the_other_hand_is_named(asked):
    panel, match, seat = asked
    other = match.game.state.players[1 - seat.viewer].hand
    hidden = {card for card in other if not seat.knows(card)}
    touched = {card for places in panel._touched.values() for card, _, _ in places}
    assert hidden
    assert not hidden & touched
    panel.clear()
    assert not rows(panel, "card")
    assert not rows(panel, "rule")


def test_rulings_about_the_card_in_focus_come_with_their_source(asked, qtbot):
    panel, _, _ = asked
    card = next(card for card in pool().cards.values() if rulings(card))
    panel.show_card(card)
    heading = f"Rulings about {card.name}"
    qtbot.waitUntil(lambda: any(row.words == heading for row in rows(panel, "heading")))
    told = [row.words for row in panel.list.rows.rows]
    assert rulings(card)[0].text in told
    assert any("rulings" in row.words for row in rows(panel, "source"))


# --- the rulebook -----------------------------------------------------------------------------


@pytest.fixture
def sheet(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1000, 700)
    host.show()
    qtbot.waitExposed(host)
    return RuleSheet(host, "fanz")


def test_the_rulebook_holds_every_rule_chapter_by_chapter(sheet):
    written = tomllib.loads((resources_folder() / "rules.toml").read_text(encoding="utf-8"))
    assert [rule.id for rule in all_rules()] == list(written)
    sheet.show_all()
    assert sheet.isVisible()
    assert len([row for row in sheet.list.rows.rows if row.kind == "rule"]) == len(written)
    headings = [row.words for row in sheet.list.rows.rows if row.kind == "heading"]
    assert headings[:3] == ["Set-up", "Zones", "The turn"]


def test_rules_are_found_by_id_and_by_words(sheet):
    assert [rule.id for rule in find_rules("atk-12")] == ["ATK-12"]
    sheet.show_all()
    QTest.keyClicks(sheet.search, "endurance")
    found = [row.rule for row in sheet.list.rows.rows if row.kind == "rule"]
    assert "ATK-12" in found
    assert len(found) < 10
    QTest.keyClick(sheet.search, Qt.Key.Key_Down)
    assert sheet.list.currentIndex().isValid()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert sheet.opened == found[0]
    sheet.search.setText("no such rule anywhere")
    assert sheet.count.text() == f"0 of {len(all_rules())}"


def test_it_opens_at_a_rule_and_escape_closes_it(sheet):
    sheet.show_rule("ATK-7")
    assert sheet.opened == "ATK-7"
    index = sheet.list.currentIndex()
    assert index.data().startswith("ATK-7")
    assert sheet.list.viewport().rect().intersects(sheet.list.visualRect(index))
    QTest.keyClick(sheet.list, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


# --- on the page ------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot):
    match = new_match(seed=11)
    settings = Settings()
    settings.speed = "off"
    page = GamePage(match, FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.curtain.GUARD_MS = 0
    page.begin()
    return page


def activate(qtbot, page) -> None:
    """Shortcuts reach only the window that is in use."""
    page.activateWindow()
    page.table.setFocus()
    qtbot.waitUntil(page.table.hasFocus)


def test_on_a_low_page_log_and_rules_take_turns(page, qtbot):
    activate(qtbot, page)
    sections = page.side.sections
    sections["log"].set_open(True)
    sections["rules"].set_open(False)
    QTest.keyClick(page.table, Qt.Key.Key_R)
    assert sections["rules"].is_open
    assert not sections["log"].is_open
    QTest.keyClick(page.table, Qt.Key.Key_L)
    assert sections["log"].is_open
    assert not sections["rules"].is_open


def test_the_panel_is_filled_once_it_is_unfolded(page, qtbot):
    activate(qtbot, page)
    page.side.sections["rules"].set_open(False)
    QTest.keyClick(page.table, Qt.Key.Key_R)
    panel = page.reading.panel
    qtbot.waitUntil(lambda: bool(rows(panel, "rule")))
    assert rows(panel, "rule")[0].rule == page.session.decision.rule


def test_the_damage_in_the_middle_explains_itself(page, qtbot):
    events = [
        atk.AttackBegan(1, 0, 10, atk.AttackKind.PHYSICAL, 0, 0),
        atk.DamageCalculated(1, 1, 2, "C", "B", 5, 0, (atk.Term("AT", 2, "stages"),
                            atk.Term("modifier", 3, "stages", 10))),
    ]  # fmt: skip
    middle = page.table.table.middle
    middle.row.state = Middle(attack=summary(events))
    middle.refresh()
    page.grab()
    assert not middle.damage_box.isEmpty()
    spot = page.table.mapFromScene(middle.damage_box.center() + middle.scenePos())
    QTest.mouseMove(page.table.viewport(), spot + QPoint(0, 2))
    QTest.mouseMove(page.table.viewport(), spot)
    qtbot.waitUntil(page.timeline.popup.isVisible)
    assert "= 5 stages" in page.timeline.popup.accessibleDescription()


def test_the_log_is_saved_where_the_user_says(page, tmp_path, monkeypatch):
    target = tmp_path / "log.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(target), ""))
    page.log.save_button.click()
    text = target.read_text("utf-8")
    assert "hidden cards are not named" in text
    assert page.message.isVisible()
    assert "both players have seen" in page.message.text.text()
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(tmp_path / "no" / "l.txt"), "")
    )
    page.log.save_button.click()
    assert page.message.title.text() == "The log could not be saved."
