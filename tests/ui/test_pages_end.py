"""The game over page and the settings page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pages_setup import new_match, play
from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QWidget

from dbz_desktop.match.aids.autopass import read_stops
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.paths import matches_folder, resources_folder
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings, themes
from dbz_desktop.ui.game.game_over import GameOverPage
from dbz_desktop.ui.kit.theme import apply_theme, theme
from dbz_desktop.ui.settings.settings_page import SettingsPage
from dbz_desktop.ui.table import middle

pytestmark = pytest.mark.usefixtures("home")


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


def ended_by_the_last_ball(mine, theirs):
    """A game that was won as damage could discard nothing of the other Life Deck (ATK-11)."""
    blast = "Piccolo's Special Beam Cannon"
    table = {
        "you": {**mine, "hand": [blast]},
        "opponent": {**theirs, "fill": 0, "life_deck": ["Namek Dragon Ball 1"]},
        "start": {"phase": "combat"},
        "play": {},
    }
    pool = load_pool()
    scenario = scenario_from_table(table, pool, resources_folder() / "end.toml")
    match = scenario_match(scenario, pool=pool)
    while match.outcome is None:
        play = find_option(match, f"play {blast}")
        match.course.answer(0 if play is None else play)
    return match


def test_the_end_tells_that_damage_can_discard_nothing_more(qtbot):
    """A Life Deck of Dragon Balls alone isn't empty, and loses the game all the same."""
    side = {"mp": "Piccolo", "mastery": "Namekian Knowledge Mastery", "stages": 5}
    page = GameOverPage(FaceCache())
    qtbot.addWidget(page)
    page.show_match(ended_by_the_last_ball(side, side))
    assert page.chip.rule == "ATK-11"
    assert "no card left" not in page.why.text() and "Damage can discard no" in page.why.text()


def test_the_end_offers_what_comes_next(qtbot):
    match = new_match()
    match.course.concede(0)
    page = GameOverPage(FaceCache())
    qtbot.addWidget(page)
    page.show_match(match)
    assert "concession" in page.how.text() and "Anna conceded" in page.why.text()
    for part, signal in (
        (page.rematch, page.rematchWanted),
        (page.replay, page.replayWanted),
        (page.chances, page.chancesWanted),
        (page.new_game, page.newGameWanted),
        (page.undo, page.undoWanted),
    ):
        with qtbot.waitSignal(signal):
            part.click()


def test_who_must_agree_before_the_last_answer_is_taken_back_is_told(qtbot):
    two, one = new_match(), new_match()
    one.setup = replace(one.setup, players=("", "fighter"))
    told = []
    for match in (two, one):
        match.course.concede(0)
        page = GameOverPage(FaceCache())
        qtbot.addWidget(page)
        page.show_match(match)
        told.append((page.undo.toolTip(), page.undo.accessibleDescription()))
    assert "both players agree" in told[0][0] and "both players agree" in told[0][1]
    # A computer player never minds.
    assert told[1][0] and not any("agree" in words for words in told[1])


@pytest.mark.parametrize(("scale", "width"), [(1.0, 1280), (2.0, 1280), (2.0, 1120)])
def test_no_way_on_is_cut_off(qtbot, qapp, scale, width):
    apply_theme(qapp, "dark", scale)
    page = GameOverPage(FaceCache())
    qtbot.addWidget(page)
    page.show_match(play(new_match(), 4000))
    page.resize(width, 720)
    page.show()
    QTest.qWait(0)
    assert page.width() == width
    for part in (
        page.undo, page.home, page.new_game, page.chances, page.replay, page.rematch
    ):  # fmt: skip
        assert part.width() >= part.sizeHint().width()
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))


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


@pytest.fixture
def page(qtbot):
    settings = Settings()
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def part(page, name):
    return next(w for w in page.findChildren(QWidget) if w.accessibleName() == name)


def open_section(page, title):
    page.list.setCurrentRow(page.sections().index(title))
    assert page.section == title


def test_sections_are_walked_by_keyboard(page):
    page.focus_start()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.section == "Table" and part(page, "Motion: Reduced").isVisible()
    assert not part(page, "Text size: 100 %").isVisible()


def test_motion_rules_and_names_are_kept(page):
    open_section(page, "Table")
    part(page, "Motion: Reduced").click()
    open_section(page, "Rules")
    old = next(w for w in page.findChildren(QRadioButton) if "2014" in w.text())
    assert "first sets" in old.accessibleDescription()
    old.click()
    open_section(page, "Players")
    QTest.keyClicks(page.names[1], "Zoe")
    again = Settings(page._settings.path)
    page._settings.sync()
    assert (again.motion, again.edition) == ("on", "panini-2014")
    assert again.names == ("Player 1", "Zoe")


def test_what_is_no_more_asked_can_be_asked_again(page):
    settings = page._settings
    open_section(page, "Passing")
    kind = next(iter(page.asking))
    page.asking[kind].click()
    assert not settings.asks_before(kind)
    page.ask_again.click()
    assert settings.asks_before(kind) and page.asking[kind].isChecked()
    part(page, "Pass for Player 2").click()
    assert (read_stops(settings.stops(0)).on, read_stops(settings.stops(1)).on) == (True, False)


def test_sounds_are_off_and_their_volume_waits_for_them(page, monkeypatch):
    monkeypatch.setattr("dbz_desktop.ui.session.sounds.sounds_problem", lambda: "")
    fresh = SettingsPage(page._settings, "Sound")
    assert not fresh.sounds.isChecked() and not fresh.volume.isEnabled()
    fresh.sounds.click()
    fresh.volume.setValue(30)
    assert page._settings.sounds and page._settings.volume == 30
    assert fresh.loudness.text() == "30 %"
    monkeypatch.setattr("dbz_desktop.ui.session.sounds.sounds_problem", lambda: "no device")
    silent = SettingsPage(page._settings, "Sound")
    assert not silent.sounds.isEnabled() and silent.sounds.toolTip() == "no device"


def test_each_folder_can_be_opened(page, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    open_section(page, "Files")
    for show in page.folders.values():
        show.click()
    assert len(opened) == 6
    assert QUrl.fromLocalFile(str(matches_folder())) in opened and matches_folder().is_dir()


def test_restoring_the_defaults_asks_first(page, qtbot):
    settings = page._settings
    settings.speed, settings.names, settings.decks = "slow", ("A", "B"), ("red", "blue")
    open_section(page, "Defaults")
    page.restore.click()
    page.confirm.no_button.click()
    assert settings.speed == "slow"
    page.restore.click()
    with qtbot.waitSignal(page.lookChanged):
        page.confirm.yes_button.click()
    assert (settings.speed, settings.names) == ("normal", ("Player 1", "Player 2"))
    assert settings.decks == ("red", "blue")
    named = {part.accessibleName(): part for part in page.findChildren(QAbstractButton)}
    assert named["Speed of the table: Normal"].isChecked()
    assert not named["Speed of the table: Slow"].isChecked()
    assert "Pass for Player 1" in named and [edit.text() for edit in page.names] == ["", ""]


def test_settings_that_cant_be_kept_say_so(qtbot, tmp_path):
    folder = tmp_path / "settings.ini"
    folder.mkdir()
    settings = Settings(folder)
    settings.speed = "fast"
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    assert not page.message.isHidden() and str(folder) in page.message.text.text()


def test_who_won_stands_beside_the_card_that_did_it(open_page, monkeypatch):
    """A long name would lie under the attack that ended the game."""
    side = {"mp": "Piccolo", "mastery": "Namekian Knowledge Mastery", "stages": 5}
    match = ended_by_the_last_ball({**side, "name": "Bartholomew the Very Long"}, side)
    page = open_page(match, lifted=True)
    drawn = {}
    draw = middle.draw_line

    def watched(painter, words, rect, *how, **more):
        drawn[words] = rect
        draw(painter, words, rect, *how, **more)

    monkeypatch.setattr(middle, "draw_line", watched)
    item = page.table.scene().middle
    item.refresh()
    page.grab()
    words = drawn["Bartholomew the Very Long wins"]
    assert item.filled[0] and not words.intersects(item.slots[0])


def test_how_it_was_won_stands_beside_the_card_that_did_it(open_page, monkeypatch):
    """The line below the name of the one who won may be the longer one."""
    side = {"mp": "Piccolo", "mastery": "Namekian Knowledge Mastery", "stages": 5}
    page = open_page(ended_by_the_last_ball({**side, "name": "Bo"}, side), lifted=True)
    drawn = {}

    def watched(painter, words, rect, colour, most, align):
        wide = QFontMetricsF(theme().font(most)).horizontalAdvance(words)
        drawn[words] = QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height())

    monkeypatch.setattr(middle, "draw_plain", watched)
    item = page.table.scene().middle
    item.row.state = replace(item.state, subline="Most powerful personality again")
    item.refresh()
    page.grab()
    assert item.filled[0]
    assert not drawn["Most powerful personality again"].intersects(item.slots[0])
