"""Rulings through the window: found, played on the table, and reached from where they are named."""

from __future__ import annotations

from pathlib import Path

import pytest
from pages_setup import new_match, play_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from dbz_desktop.match.content.rule_texts import all_rules
from dbz_desktop.match.scenarios.rule_lines import SHOW
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.rulebook.rule_rows import RowModel
from dbz_desktop.ui.system.threads import at_work
from dbz_desktop.ui.window.main_window import MainWindow

KEY = Qt.Key


@pytest.fixture(scope="module")
def library():
    library = Library()
    library.load_now()
    return library


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, library):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    settings = Settings()
    settings.speed = "off"
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def shown(qtbot, window, before=None):
    """The page of a ruling, once it is there."""
    ways = window.ruling_pages
    qtbot.waitUntil(lambda: ways.show is not None and ways.show is not before, timeout=20_000)
    return ways.show


def kinds(page, kind):
    return [row for row in page.steps.rows.rows if row.kind == kind]


def choose(rows, wanted):
    """Choose a row of a list by keyboard."""
    place = next(n for n, row in enumerate(rows.rows.rows) if wanted(row))
    rows.setCurrentIndex(rows.rows.index(place))
    QTest.keyClick(rows, KEY.Key_Return)


def test_a_ruling_is_stepped_through_by_keys_forward_and_back(qtbot, window):
    listed = next(e for e in shelf().listed if e.path.stem == "ANG-4-set-since-rb3")
    window.ruling_pages.open(listed, (listed,), "panini-2017")
    page = shown(qtbot, window)
    assert not page.before.isVisible(), "there is no other example"
    assert page.showing.edition == "panini-2017"
    qtbot.waitUntil(page.steps.hasFocus)
    assert page.both.isChecked()
    texts = [row.words for row in page.steps.rows.rows]
    assert page.listed.title in texts and page.listed.source in texts
    assert kinds(page, "rule")[0].opened
    assert page.place.text() == "the position"
    assert [row.words for row in kinds(page, "event")] == [page.showing.opening]
    for place in range(1, page.last + 1):
        QTest.keyClick(page.steps, KEY.Key_Right)
        assert page.session.position == place
        here = [row for row in kinds(page, "step") if row.opened]
        assert [row.place for row in here] == [place]
        seen = [row.words for row in kinds(page, "seen")]
        assert seen == [s for m in page.showing.moments[: place + 1] for s in m.sees]
    view = page.session.view()
    assert view == page.recording.view(0, True).table(len(page.recording.events))
    assert not page.forward.isEnabled()
    QTest.keyClick(page.steps, KEY.Key_Left)
    assert page.session.position == page.last - 1
    QTest.keyClick(page.steps, KEY.Key_Home)
    assert page.session.position == 0
    choose(page.steps, lambda row: row.kind == "step" and row.place == 2)
    assert page.session.position == 2
    QTest.keyClick(page.steps, KEY.Key_Escape)
    assert window.top is window.home


def test_each_step_is_announced_once(qtbot, window, monkeypatch):
    window.ruling_pages.show_rule("ATK-12")
    page = shown(qtbot, window)
    said = []
    monkeypatch.setattr(page.table, "announce", said.append)
    page.step()
    page.go_to(2)
    page.steps.ruleChosen.emit("ATK-12")
    assert [text.partition(":")[0] for text in said] == ["Anna", "Bert"]
    assert said[1].startswith("Bert: No defense. Bert plays no defense.")
    assert said[1].endswith("Bert's discard pile holds 3 cards.")


def test_it_plays_by_itself_and_stops_at_the_end(qtbot, window):
    window.ruling_pages.show_rule("ATK-12")
    page = shown(qtbot, window)
    page.pauses = dict.fromkeys(page.pauses, 1)
    QTest.keyClick(page.steps, KEY.Key_Space)
    qtbot.waitUntil(lambda: page.session.position == page.last)
    assert not page.playing


def test_editions_and_examples_are_changed_by_keys_and_buttons(qtbot, window):
    window.ruling_pages.show_rule("ATK-12", "panini-2015")
    page = shown(qtbot, window)
    assert page.showing.edition == "panini-2015"
    names = [button.text() for button in page.editions.buttons()]
    assert names == ["2014", "2015", "2017", "FanZ"]
    page.editions.buttons()[-1].click()
    page = shown(qtbot, window, page)
    assert page.showing.edition == page.recording.setup.edition == "fanz"
    assert page.example.text() == f"Example 1 of {len(shelf().of_rule('ATK-12'))}"
    first = page.listed
    QTest.keyClick(page.steps, KEY.Key_PageDown)
    page = shown(qtbot, window, page)
    assert page.listed == shelf().of_rule("ATK-12")[1] and page.listed != first
    QTest.keyClick(page.steps, KEY.Key_PageUp)
    page = shown(qtbot, window, page)
    assert page.listed == first and not page.before.isEnabled()
    assert len(window.pages.trail) == 2, "each takes the place of the one before"


def test_rulings_are_found_by_words_and_opened_by_enter(qtbot, window):
    window.ruling_pages.show_list()
    page = window.ruling_pages.listing
    assert page.view.hasFocus()
    assert len(page.listed) == len(shelf().listed) > 300
    QTest.keyClick(page, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.search, "endurance atk-12")
    found = page.listed
    assert 0 < len(found) < 20 and all("ATK-12" in each.rules for each in found)
    assert page.count.text() == f"{len(found)} of {len(shelf().listed)}"
    QTest.keyClick(page.search, KEY.Key_Down)
    QTest.keyClick(page.view, KEY.Key_Return)
    show = shown(qtbot, window)
    assert show.listed == found[0] and show.others == found
    QTest.keyClick(show.steps, KEY.Key_PageDown)
    show = shown(qtbot, window, show)
    show.leave.click()
    assert window.top is page and page.search.text() == "endurance atk-12"
    row = page.view.currentIndex().data(RowModel.RowRole)
    assert page.listed[row.place] == show.listed == found[1], "what was shown last is chosen"
    QTest.keyClick(page.view, KEY.Key_Escape)
    assert window.top is page and page.search.text() == ""
    page.kinds["cards"].click()
    assert all(each.rulings for each in page.listed)
    page.search.setText("no such ruling anywhere")
    assert page.none.isVisible() and not page.show_me.isEnabled()
    page.search.clear()
    page.kinds["rules"].click()
    assert page.listed and not any(each.rulings for each in page.listed)


def test_the_rulebook_shows_a_rule_and_its_neighbours(qtbot, window):
    window.ruling_pages.show_rulebook()
    sheet = window.ruling_pages.book
    sheet.show_rule("ATK-6")
    assert sheet.chapter == "The attack sequence"
    rules = [row for row in sheet.list.rows.rows if row.kind == "rule"]
    chapter = [rule for rule in all_rules() if rule.chapter == sheet.chapter]
    assert [row.rule for row in rules] == [rule.id for rule in chapter]
    assert all(row.opened for row in rules), "a chapter is read with all its rules open"
    choose(sheet.list, lambda row: row.rule == "ATK-6" and row.target == "ATK-7")
    assert sheet.opened == "ATK-7"
    assert sheet.list.currentIndex().data().startswith("ATK-7")
    choose(sheet.list, lambda row: row.rule == "ATK-7" and row.target == SHOW)
    page = shown(qtbot, window)
    assert "ATK-7" in page.listed.rules
    page.leave.click()
    assert sheet.isVisible() and sheet.opened == "ATK-7", "the book lies open where it was"
    sheet.rulings.click()
    assert window.top is window.ruling_pages.listing


def test_chapters_are_turned_by_keyboard(window):
    window.ruling_pages.show_rulebook()
    sheet = window.ruling_pages.book
    sheet.chapters.setFocus()
    QTest.keyClick(sheet.chapters, KEY.Key_Down)
    QTest.keyClick(sheet.chapters, KEY.Key_Down)
    assert sheet.chapter == "Zones"
    headings = [row.words for row in sheet.list.rows.rows if row.kind == "heading"]
    assert headings == ["Zones"]
    QTest.keyClick(sheet.chapters, KEY.Key_Return)
    assert sheet.list.hasFocus()
    QTest.keyClick(sheet.list, KEY.Key_Return)
    assert not sheet.list.rows.rows[1].opened, "a rule that was read can be closed"
    QTest.keyClicks(sheet.search, "endurance")
    assert sheet.chapter == "", "what is searched is searched in the whole book"
    sheet.search.setText("capture")
    assert {row.rule for row in sheet.list.rows.rows if row.kind == "rule"} == {"ATK-13"}


def test_the_rule_of_the_present_question_is_shown_and_the_game_stays(qtbot, window, tmp_path):
    match = new_match(Path(tmp_path) / "game.dbzreplay", seed=11)
    assert play_until(match, lambda d: d.ask is Ask.DEFEND, seed=3)
    window.game_pages.play_match(match)
    game = window.game
    answers, question = len(match.course.answers), match.decision
    game.session.lift()
    panel = game.reading.panel
    game.side.sections["rules"].set_open(True)
    qtbot.waitUntil(lambda: any(row.target == SHOW for row in panel.list.rows.rows))
    before = (Path(tmp_path) / "game.dbzreplay").read_bytes()
    choose(panel.list, lambda row: row.target == SHOW)
    page = shown(qtbot, window)
    assert question.rule in page.listed.rules
    assert page.showing.edition == match.setup.edition
    page.go_to(page.last)
    files = {path for path in tmp_path.rglob("*") if path.suffix == ".dbzreplay"}
    assert files == {Path(tmp_path) / "game.dbzreplay"}, "nothing is written"
    page.leave.click()
    assert window.top is game and window.match is match
    assert (len(match.course.answers), match.decision) == (answers, question)
    assert (Path(tmp_path) / "game.dbzreplay").read_bytes() == before


def test_the_wordings_and_the_panel_of_a_table_show_the_rulings_on_a_card(qtbot, window, library):
    window.ruling_pages.show_rule("ATK-12")
    page = shown(qtbot, window)
    page.wordings.show_card(library.pool.cards["PRE-S2"])
    parts = {part.text(): part for part in page.wordings.findChildren(QPushButton)}
    parts["Show me"].click()
    other = shown(qtbot, window, page)
    assert "CRDZ-PRE-S2" in other.listed.rulings
    window.show_home()
    window.game_pages.play_match(new_match(seed=11))
    window.game.session.lift()
    panel = window.game.reading.panel
    window.game.side.sections["rules"].set_open(True)
    panel.show_card(library.pool.cards["PRE-S2"])
    qtbot.waitUntil(lambda: any(r.target == SHOW and not r.rule for r in panel.list.rows.rows))
    choose(panel.list, lambda row: row.target == SHOW and not row.rule)
    assert "CRDZ-PRE-S2" in shown(qtbot, window).listed.rulings


def test_a_ruling_is_gone_on_with_in_the_sandbox(qtbot, window):
    window.ruling_pages.show_rule("ATK-12")
    page = shown(qtbot, window)
    QTest.keyClick(page.steps, KEY.Key_Right)
    QTest.keyClick(page.steps, KEY.Key_W, Qt.KeyboardModifier.ShiftModifier)
    pages = window.sandbox_pages
    qtbot.waitUntil(lambda: pages.sandbox is not None, timeout=20_000)
    view = pages.sandbox.session.view()
    assert view.sides[0].play == page.session.view().sides[0].play
    assert pages.sandbox.session.question.ask is page.recording.decisions[1].ask
    window.go_back()
    assert window.top is page and page.session.position == 1


def test_a_card_shows_its_rulings_and_all_in_which_it_has_a_part(qtbot, window, library):
    card = library.pool.cards["PRE-S2"]
    window.card_pages.show_card(card)
    qtbot.waitUntil(lambda: window.top is not window.home, timeout=60_000)
    page = window.top
    parts = {part.text(): part for part in page.findChildren(QPushButton) if part.isVisible()}
    parts["Show me"].click()
    show = shown(qtbot, window)
    assert "CRDZ-PRE-S2" in show.listed.rulings
    show.leave.click()
    assert window.top is page
    count = len(shelf().of_card("PRE-S2", "Vegeta", "Vegeta - Villainous"))
    parts[f"It has a part in {count} rulings …"].click()
    listing = window.ruling_pages.listing
    assert window.top is listing and listing.search.text() == "Vegeta"
    assert len(listing.listed) >= count
    window.go_back()
    chip = next(chip for chip in page.rules if shelf().of_rule(chip.rule))
    chip.click()
    page.rule_show.click()
    assert chip.rule in shown(qtbot, window).listed.rules


def test_a_card_that_is_only_shown_is_not_called_unusable(qtbot, window):
    window.ruling_pages.show_rule("ATK-12")
    page = shown(qtbot, window)
    page.go_to(0)
    hand = page.session.view().mine.hand
    assert hand and page.session.decision is not None
    assert [page.facts.why_not(card) for card in hand] == [None] * len(hand)


def test_of_two_wished_for_at_once_the_second_comes(qtbot, window):
    ways, (one, other) = window.ruling_pages, shelf().listed[:2]
    ways.open(one, [one])
    ways.open(other, [other])
    page = shown(qtbot, window)
    qtbot.waitUntil(lambda: not at_work())
    assert page.listed is other and ways.show is page and window.top is page


def test_one_that_is_still_being_played_doesnt_come_over_another_page(qtbot, window):
    ways, one = window.ruling_pages, shelf().listed[0]
    ways.open(one, [one])
    window.show_settings()
    qtbot.waitUntil(lambda: not at_work())
    QTest.qWait(0)
    assert ways.show is None and window.top is window.preferences


def test_a_rule_that_nothing_shows_leads_to_the_list_which_says_so(window):
    window.ruling_pages.show_rule("ZZZ-99")
    assert window.top is window.ruling_pages.listing
    assert window.ruling_pages.listing.search.text() == "ZZZ-99"
