"""Hints in the game window: asked for by key or button, shown to who looks, gone with the
question."""

from __future__ import annotations

import errno
import time

import pytest
from pages_setup import deck, new_match, play_until, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.advisor import Advisor
from dbz_desktop.players.advice import Advised
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.late import is_seen
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table import view as table_view
from dbz_desktop.ui.tableside import page_access as reach

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def open_page(open_page):
    pages = []

    def opened(match, **how) -> GamePage:
        pages.append(open_page(match, **how))
        return pages[-1]

    yield opened
    for page in pages:
        page.match.close()


def fighting(first: int = 0) -> Match:
    """A match in which somebody may attack."""
    match = new_match(first=first)
    assert play_until(
        match, lambda decision: decision.ask is Ask.ACTION and len(decision.options) > 2
    )
    return match


def quick(match: Match, seat: int) -> Advisor:
    """Let the hints of a seat come after a moment."""
    advisor = Advisor(match.seat(seat), match._sight(seat), 0.3)
    match._advisors[seat] = advisor
    return advisor


def test_the_key_brings_the_best_answers_and_rings_the_best(open_page, qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(table_view, "say", lambda _widget, text: said.append(text))
    monkeypatch.setattr(reach, "GATHER", 0)
    match = fighting()
    page = open_page(match)
    quick(match, page.session.viewer)
    assert page.hints.button.isVisible() and not page.hints.panel.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_I)
    assert page.hints.thinking and page.hints.button.title.text() == "Thinking …"
    qtbot.waitUntil(page.hints.panel.isVisible, timeout=20_000)
    panel = page.hints.panel
    shown = [row for row in panel.rows if row.isVisible()]
    assert 2 <= len(shown) <= 3
    assert shown[0].grade.text() == "Best" and all(row.words.text() for row in shown)
    buttons = {part.title.text(): part for part in page.prompt.option_buttons()}
    for row in shown:
        assert buttons[row.title.text()].key.text() == row.key.text()
    best = buttons[shown[0].title.text()]
    card = best.property("card")
    assert best.property("lit")
    marked = [item.instance for item in page.table.table.cards.values() if item.marked]
    assert marked == ([card] if card >= 0 else [])
    qtbot.waitUntil(lambda: any("Hint. Best: " in text for text in said))
    assert panel.accessibleDescription().startswith("Best: ")
    # What is pointed at is marked meanwhile, and the best answer again afterwards.
    other = next(part for part in buttons.values() if part is not best)
    page.prompt.optionHovered.emit(other.property("card"))
    page.prompt.optionHovered.emit(-1)
    assert best.property("lit")
    page.answer(best.property("option"))
    assert not panel.isVisible() and page.hints._best is None
    assert not any(item.marked for item in page.table.table.cards.values())


def test_where_no_process_starts_that_is_said_and_the_key_tries_again(
    open_page, qtbot, monkeypatch
):
    match = fighting()
    page = open_page(match)
    quick(match, page.session.viewer)

    def refuse(_self):
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    with monkeypatch.context() as patched:
        patched.setattr("multiprocessing.process.BaseProcess.start", refuse)
        for _ in range(2):
            QTest.keyClick(page.table, Qt.Key.Key_I)
            qtbot.waitUntil(lambda: is_seen(page.hints, "panel") and not page.hints.thinking)
            words = page.hints.panel.nothing.text()
            assert words.startswith("No hint was found: the system starts no process for it (Res")
            assert words.endswith("press I to try again.") and page.hints.panel.nothing.isVisible()
            assert page.hints.button.title.text() == "Try again"
    QTest.keyClick(page.table, Qt.Key.Key_I)
    assert page.hints.thinking
    qtbot.waitUntil(lambda: is_seen(page.hints, "panel"))
    assert not page.hints.panel.nothing.isVisible() and page.hints.panel.rows[0].isVisible()
    assert page.hints.button.title.text() == "Hint"


def test_one_that_ends_at_once_is_said_too(open_page, qtbot):
    match = fighting()
    page = open_page(match)
    quick(match, page.session.viewer)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(lambda: page.hints._readings is None)
    match.advisor(page.session.viewer)._thinker._process.kill()
    qtbot.waitUntil(lambda: is_seen(page.hints, "panel"))
    assert "the process in which it is thought has ended" in page.hints.panel.nothing.text()
    assert page.hints.put_away() and not page.hints.panel.isVisible()
    assert page.hints.button.title.text() == "Hint"


def test_the_key_stands_beside_its_word_however_short_the_question(open_page, qtbot):
    page = open_page(fighting())
    page.prompt.question.setMaximumWidth(60)
    qtbot.wait(10)
    button = page.hints.button
    assert button.isVisible() and button.width() == button.sizeHint().width()


def test_at_the_discard_step_the_card_to_keep_is_ringed(open_page, qtbot):
    match = new_match()
    assert play_until(match, lambda asked: asked.ask is Ask.DISCARD and len(asked.options) > 1)
    page = open_page(match, lifted=True)
    quick(match, page.session.viewer)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(lambda: is_seen(page.hints, "panel"))
    best, row = page.hints._best, page.hints.panel.rows[0]
    assert row.title.text().startswith("Keep ")
    marked = [item.instance for item in page.table.table.cards.values() if item.marked]
    if best.card < 0:
        assert row.title.text() == "Keep none" and not marked
        return
    assert marked == [best.card]
    assert page.facts.card(best.card).name in row.title.text()
    part = next(p for p in page.prompt.option_buttons() if p.property("card") == best.card)
    assert part.property("lit") and row.key.text() == part.key.text()


def searching() -> Match:
    """A match in which somebody chooses among cards of a pile."""
    for seed in range(9):
        match = new_match(seed=seed, decks=("orange", "namekian"))
        if play_until(
            match, lambda asked: len(asked.looked_at) > 6 and 2 < len(asked.options) < 12, most=600
        ):
            return match
    raise AssertionError("nobody searched")


def test_where_cards_are_chosen_from_a_grid_hints_are_told_there(open_page, qtbot):
    match = searching()
    page = open_page(match, lifted=True)
    quick(match, page.session.viewer)
    picker = page.picker
    assert picker.isVisible() and picker.hint.isVisible() and not picker.hinted
    QTest.mouseClick(picker.hint, Qt.MouseButton.LeftButton)
    assert page.hints.thinking and picker.hint.text() == "Thinking …"
    qtbot.waitUntil(lambda: picker.hinted)
    assert picker.hint.text() == "Hint" and not is_seen(page.hints, "panel")
    # Whoever has pressed it sees it no narrower than another one.
    assert picker.hint.hasFocus()
    around = picker.hint.sizeHint().width() - picker.hint.fontMetrics().horizontalAdvance("Hint")
    words = picker.look.fontMetrics().horizontalAdvance(picker.look.text())
    assert abs(around - (picker.look.sizeHint().width() - words)) <= 2
    assert picker.advice.text().startswith("Best: ")
    best = page.hints._best.card
    assert [face.instance for face in picker.faces() if face.lit] == ([best] if best >= 0 else [])
    # The key does it, too, where no field has the keyboard; once more puts them away.
    picker.faces()[0].setFocus()
    QTest.keyClick(picker.faces()[0], Qt.Key.Key_I)
    assert not picker.hinted and not any(face.lit for face in picker.faces())
    QTest.keyClick(picker.faces()[0], Qt.Key.Key_I)
    assert page.hints.thinking
    # Who looks at the table is told nothing of what he asked for over the cards.
    QTest.keyClick(picker, Qt.Key.Key_Escape)
    assert not picker.isVisible() and not page.hints.thinking
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(lambda: is_seen(page.hints, "panel"))
    QTest.keyClick(page.table, Qt.Key.Key_F)
    assert picker.isVisible() and not picker.hinted and not is_seen(page.hints, "panel")


def test_the_button_asks_too_and_escape_or_the_key_put_hints_away(open_page, qtbot):
    match = fighting()
    page = open_page(match)
    quick(match, page.session.viewer)
    QTest.mouseClick(page.hints.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.hints.panel.isVisible, timeout=20_000)
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert not page.hints.panel.isVisible()
    assert not any(part.property("lit") for part in page.prompt.option_buttons())
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(page.hints.panel.isVisible, timeout=20_000)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    assert not page.hints.panel.isVisible() and page.asked is not None


def test_an_answer_ends_the_thinking_and_no_hint_comes_for_it(open_page, qtbot):
    match = fighting()
    page = open_page(match)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    advisor = match.advisor(page.session.viewer)
    qtbot.waitUntil(lambda: advisor._thinker is not None, timeout=20_000)
    process = advisor._thinker._process
    assert process.is_alive()
    page.answer(0)
    assert not page.hints.thinking and not process.is_alive()
    qtbot.wait(200)
    assert not page.hints.panel.isVisible()
    assert advisor.found() == Advised()


def test_put_away_while_the_cards_are_read_nothing_is_begun(open_page, qtbot, monkeypatch):
    match = fighting()
    page = open_page(match)
    begun = []
    monkeypatch.setattr(Advisor, "begin", lambda self: begun.append(self))
    QTest.keyClick(page.table, Qt.Key.Key_I)
    assert page.hints.thinking
    QTest.keyClick(page.table, Qt.Key.Key_I)
    assert not page.hints.thinking
    qtbot.wait(300)
    assert not begun and not page.hints.panel.isVisible()


def test_no_step_of_a_hint_keeps_the_window_waiting(open_page, qtbot):
    match = fighting()
    page = open_page(match)
    advisor = match.advisor(page.session.viewer)
    for step in advisor.readings():
        step()
    # Of processor time: whatever else the machine does.
    before = time.process_time()
    assert advisor.begin()
    assert time.process_time() - before < 0.05


def test_behind_the_curtain_and_while_both_look_there_are_no_hints(open_page, qtbot):
    match = fighting()
    page = open_page(match, unclaimed=True)
    assert page.curtain.isVisible()
    QTest.keyClick(page.curtain, Qt.Key.Key_I)
    QTest.keyClick(page, Qt.Key.Key_I)
    assert not page.hints.thinking and not page.hints.button.isVisible()
    page.curtain.lift_now()
    assert page.hints.button.isVisible()
    seat = page.session.viewer
    page.answer(len(page.asked.options) - 1)
    if page.curtain.isVisible():
        assert not page.hints.button.isVisible()
        page.curtain.lift_now()
    assert page.session.viewer != seat or page.asked.player == seat
    openly = next((q for q in (page.session.question,) if q is not None and q.open), None)
    assert openly is None or not page.session.looking.openly or not page.hints.button.isVisible()


def test_against_the_computer_hints_are_the_persons(open_page, qtbot):
    setup = MatchSetup(
        ("Anna", "The computer"),
        (deck("saiyan"), deck("black")),
        "fanz",
        5,
        0,
        players=("", "fighter"),
    )
    match = Match.new(setup, pool())
    page = open_page(match, unclaimed=True)
    qtbot.waitUntil(lambda: page.asked is not None and len(page.asked.options) > 1)
    quick(match, 0)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(page.hints.panel.isVisible, timeout=20_000)
    assert list(match._advisors) == [0]


def test_nothing_known_is_said_in_words(open_page, qtbot, monkeypatch):
    match = fighting()
    page = open_page(match)
    monkeypatch.setattr(Advisor, "begin", lambda self: False)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    panel = page.hints.panel
    qtbot.waitUntil(panel.isVisible, timeout=20_000)
    assert panel.nothing.isVisible() and page.hints.button.title.text() == "Hint"
    assert not any(row.isVisible() for row in panel.rows)


@pytest.mark.parametrize("size", [(1120, 640), (2560, 1440)])
def test_the_hints_leave_ones_own_hand_free(open_page, qtbot, size):
    match = fighting()
    page = open_page(match)
    page.resize(*size)
    quick(match, page.session.viewer)
    QTest.keyClick(page.table, Qt.Key.Key_I)
    qtbot.waitUntil(page.hints.panel.isVisible, timeout=20_000)
    panel = page.hints.panel
    hand = page.table.table.frame.hand[page.session.viewer]
    low = page.table.mapFrom(page.main, panel.geometry().bottomLeft()).y()
    assert low < hand.top()
    for row in panel.rows:
        if row.isVisible():
            assert panel.rect().contains(row.geometry()), theme().scale
