"""Auto-pass at the table: fewer curtains, the same answers; stops, passing ahead, undo, confirms."""

from __future__ import annotations

import pytest
from clock import Clock
from pages_setup import answer_of, last_given, new_match, pool, step_to, until
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.aids.autopass import Ahead, Stop, Stops, only_passing
from dbz_desktop.match.aids.consequences import COMBAT, LAST_STAGE, loss, opponent_passed, playable
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Ask
from tests.long import LONG

pytestmark = pytest.mark.usefixtures("home")


def asked(page, ask, many=True) -> bool:
    decision = page.asked
    return decision is not None and decision.ask is ask and (len(decision.options) > 1) is many


def lift(page) -> None:
    while page.curtain.isVisible():
        page.curtain.ready.click()


def agree(page) -> None:
    if page.consent.isVisible():
        for box in page.consent.agree:
            box.click()
        page.consent.yes_button.click()


ALL = Stops(on=False)


def test_what_can_only_be_passed_is_never_asked_and_told_as_passed(open_page):
    page = open_page(new_match())
    shown = []
    page.session.asks.connect(shown.append)
    assert until(page, lambda p: p.asked is not None and p.prompt.note.text() != "")
    assert page.prompt.note.isVisible()
    assert any(entry.auto for entry in page.match.answers)
    until(page, lambda p: False, most=50 * LONG)
    assert shown and all(only_passing(decision) is None for decision in shown)


def test_with_auto_pass_off_every_question_is_asked(open_page):
    page = open_page(new_match(), stops=ALL)
    assert until(page, lambda p: p.asked is not None and only_passing(p.asked) is not None)
    assert not any(entry.auto for entry in page.match.answers)


def test_the_stop_while_holding_cards_hides_that_nothing_answers(open_page):
    page = open_page(new_match(), stops=Stops(at=frozenset({Stop.ATTACKED_HOLDING})))
    assert until(page, lambda p: asked(p, Ask.DEFEND, many=False))
    assert page.session.view().mine.hand


def test_passed_answers_are_in_the_journal_and_the_match_resumes(open_page, tmp_path):
    path = tmp_path / "x.dbzreplay"
    page = open_page(new_match(path))
    assert until(page, lambda p: sum(e.auto for e in p.match.answers) > 2 and p.asked is not None)
    given = [(entry.value, entry.auto) for entry in page.match.answers]
    page.match.close()
    again = Match.resume(path, pool(), durable=False)
    assert [(entry.value, entry.auto) for entry in again.answers] == given
    assert again.decision.prompt == page.match.decision.prompt
    again.close()


def test_undo_goes_back_to_what_a_person_answered(open_page):
    page = open_page(new_match())
    assert until(
        page, lambda p: p.asked is not None and p.match.answers[-1:] and p.match.answers[-1].auto
    )
    number = last_given(page.match)
    assert number < len(page.match.answers) - 1
    listed = [answer_of(page.match, step) for step in page.session.steps(99)]
    assert number in listed and not any(page.match.answers[one].auto for one in listed)
    page.undo()
    agree(page)
    assert len(page.match.answers) == number
    assert page.asked is page.match.decision or page.curtain.isVisible()


def test_a_question_gone_back_to_is_asked_even_if_it_can_only_be_passed(open_page):
    page = open_page(new_match(), stops=Stops(at=frozenset({Stop.ACTION})))
    assert until(page, lambda p: asked(p, Ask.ACTION, many=False))
    player = page.asked.player
    count = len(page.match.answers)
    page.passing.auto.stops[player] = Stops()
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert len(page.match.answers) > count
    lift(page)
    page.undo_to(step_to(page.match, count))
    agree(page)
    lift(page)
    assert len(page.match.answers) == count, "it would only be passed again"
    assert page.asked is page.match.decision and page.asked.player == player


def test_stops_are_set_in_the_game_and_kept(open_page):
    page = open_page(new_match())
    QTest.keyClick(page.table, Qt.Key.Key_P)
    sheet = page.passing.sheet
    assert sheet.isVisible()
    seat = page.session.looking.seat
    assert page.match.setup.names[seat] in sheet.title.text()
    QTest.mouseClick(sheet.boxes[Stop.ACTION], Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.on, Qt.MouseButton.LeftButton, pos=QPoint(9, sheet.on.height() // 2))
    QTest.keyClick(sheet, Qt.Key.Key_P)
    assert not sheet.isVisible()
    assert page.passing.auto.stops[seat] == Stops(False, frozenset({Stop.ACTION}))
    assert page.passing.auto.stops[1 - seat] == Stops()
    page._settings.sync()
    assert open_page(new_match()).passing.auto.stops[seat] == Stops(False, frozenset({Stop.ACTION}))


def test_passing_ahead_is_shown_and_stopped_by_escape(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: asked(p, Ask.ACTION))
    seat = page.session.looking.seat
    QTest.keyClick(page.table, Qt.Key.Key_P)
    QTest.keyClick(page.passing.sheet, Qt.Key.Key_3)
    assert page.passing.auto.ahead[seat] is Ahead.TURN
    assert page.match.answers[-1].auto or page.match.answers[-1].player == seat
    if page.curtain.isVisible():
        page.curtain.ready.click()
    assert page.prompt.ahead.isVisible() and page.prompt.ahead.accessibleName()
    if page.session.looking.seat != seat:
        # Up to when is not for the other player's eyes.
        assert Ahead.TURN.value not in page.prompt.ahead.title.text()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.passing.auto.ahead == [None, None]
    assert not page.prompt.ahead.isVisible()


def test_passing_to_the_end_of_combat_asks_nothing_on_the_way(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: asked(p, Ask.ACTION))
    seat = page.session.looking.seat
    shown = []
    page.session.asks.connect(shown.append)
    page.passing.pass_ahead(Ahead.COMBAT)
    assert until(page, lambda p: p.session.view().combat < 0)
    assert not [d for d in shown if d.player == seat and d.ask in (Ask.ACTION, Ask.DEFEND)]
    assert page.passing.auto.ahead[seat] is None


def test_outside_combat_the_sheet_says_why_one_cant_pass_to_its_end(open_page):
    page = open_page(new_match())
    assert page.session.view().combat < 0
    page.passing.open()
    part = page.passing.sheet.ahead[Ahead.COMBAT]
    assert not part.isEnabled() and "TRN-3" in part.toolTip()
    assert page.passing.sheet.ahead[Ahead.TURN].isEnabled()


def test_nothing_is_passed_while_things_are_set_right_by_hand(open_page):
    page = open_page(new_match(), stops=ALL)
    assert until(page, lambda p: p.asked is not None and only_passing(p.asked) is not None)
    page.passing.auto.stops = [Stops(), Stops()]
    page.session.free_hands()
    before = len(page.match.answers)
    page.session.refresh()
    assert len(page.match.answers) == before


def ends_combat(page) -> bool:
    return (
        asked(page, Ask.ACTION)
        and playable(page.asked) > 0
        and opponent_passed(page.session.history(), page.asked.player)
    )


def test_a_pass_that_ends_combat_is_asked_about_once_more(open_page):
    page = open_page(new_match())
    assert until(page, ends_combat)
    decision, before = page.asked, len(page.match.answers)
    last = page.prompt.option_buttons()[-1]
    assert last.property("option") == len(decision.options) - 1
    assert "ends combat" in last.detail.text()
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.confirm.isVisible() and "COM-2" in page.confirm.text.text()
    assert page.confirm.no_button.hasFocus()
    page.confirm.no_button.click()
    assert page.asked is decision and len(page.match.answers) == before
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    page.confirm.never.click()
    QTest.keyClick(page.confirm, Qt.Key.Key_Y)
    assert len(page.match.answers) > before
    assert not page._settings.asks_before(COMBAT)
    assert until(page, ends_combat)
    before = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert not page.confirm.isVisible() and len(page.match.answers) > before


def test_the_first_pass_of_a_combat_never_ends_it(open_page):
    page = open_page(new_match())
    firsts = 0
    for _ in range(3):
        assert until(page, lambda p: asked(p, Ask.ACTION) and p.session.view().action == 1)
        assert not ends_combat(page)
        firsts += 1
        page.answer(len(page.asked.options) - 1)
    assert firsts == 3


def test_a_pass_ends_combat_exactly_where_it_is_said(open_page):
    page = open_page(new_match(), stops=ALL)
    said = 0
    for _ in range(6):
        assert until(page, lambda p: p.asked is not None and p.asked.ask is Ask.ACTION)
        ends = opponent_passed(page.session.history(), page.asked.player)
        said += ends
        turn = page.session.view().turn
        page.answer(len(page.asked.options) - 1)
        lift(page)
        assert (page.session.view().combat < 0 or page.session.view().turn != turn) is ends
    assert 0 < said < 6


def test_a_pass_that_loses_nothing_is_not_asked_about(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: asked(p, Ask.ACTION) and not ends_combat(p))
    before = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert len(page.match.answers) > before and not page.confirm.isVisible()


def test_a_cost_that_leaves_no_stage_is_asked_about(open_page):
    found = []

    def wanted(p) -> bool:
        if not asked(p, Ask.ACTION):
            return False
        seat, decision = p.session.seat, p.asked
        found[:] = [
            index
            for index, option in enumerate(decision.options)
            if (lost := loss(seat, decision, index)) is not None and lost.kind == LAST_STAGE
        ]
        return bool(found)

    for seed in range(1, 12):
        page = open_page(new_match(seed=seed, decks=("orange", "blue")))
        if until(page, wanted, seed):
            break
    assert found
    option = page.asked.options[found[0]]
    side = page.session.view().mine
    assert page.session.seat.forecast(option).cost == side.stages
    before = len(page.match.answers)
    page.table.optionActivated.emit(found[0])
    assert page.confirm.isVisible() and "ATK-7" in page.confirm.text.text()
    assert len(page.match.answers) == before
    page.confirm.yes_button.click()
    assert len(page.match.answers) > before


def test_discarding_a_card_that_may_be_kept_is_asked_about(open_page):
    page = open_page(new_match(), stops=Stops(at=frozenset({Stop.KEEPING})))
    assert until(page, lambda p: asked(p, Ask.DISCARD) and p.asked.options[-1].act is Act.DONE)
    before = len(page.match.answers)
    if page.marks.marking.marked:
        QTest.keyClick(page.table, Qt.Key.Key_1)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.confirm.isVisible() and "TRN-4" in page.confirm.text.text()
    QTest.keyClick(page.confirm, Qt.Key.Key_N)
    assert len(page.match.answers) == before and page.asked is not None


def test_while_cards_move_it_is_told_and_nothing_is_passed_before_they_rest(open_page):
    match = new_match()
    page = open_page(match)
    page.table.setSpeed("fast")
    clock = Clock(page.table)
    passed, busy, told = [], [], set()
    page.session.passed.connect(passed.append)
    page.session.passed.connect(lambda _passing: busy.append(page.table.busy))
    players = (RandomPlayer(3), RandomPlayer(4))
    before = page.prompt.show_waiting
    page.prompt.show_waiting = lambda note="": (told.add(note), before(note))
    while len(passed) < 2:
        clock.until(lambda: page.asked is not None or page.curtain.isVisible())
        lift(page)
        if page.asked is not None:
            page.answer(players[page.asked.player].choose(page.asked))
    assert busy and not any(busy)
    page.table.skipAnimations()
    notes = [page.session.auto.note(seat) for seat in (0, 1, None)]
    assert notes[2] == "" and not any("automatic" in note for note in (*told, *notes))


def test_an_open_menu_keeps_the_keys(open_page):
    page = open_page(new_match())
    if page.curtain.isVisible():
        page.curtain.ready.click()
    menu = page.side.menu.menu()
    menu.popup(page.mapToGlobal(page.rect().center()))
    assert menu.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_P)
    assert not page.passing.sheet.isVisible()
    menu.close()
    QTest.keyClick(page.table, Qt.Key.Key_P)
    assert page.passing.sheet.isVisible()
