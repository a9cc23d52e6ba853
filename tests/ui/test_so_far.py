"""Its turn so far: what the computer did, in one glance beside the question."""

from __future__ import annotations

from functools import partial

import pytest
from pages_setup import deck, new_match, pool
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.aids.recap import Line, deeds, recap, weightiest
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.events import TurnBegan
from dbz_desktop.ui.kit.fitting import is_cut
from dbz_desktop.ui.kit.theme import apply_theme
from tests.long import LONG

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def open_page(open_page):
    return partial(open_page, unclaimed=True)


def against_computer() -> Match:
    setup = MatchSetup(
        ("Anna", "The computer"),
        (deck("saiyan"), deck("black")),
        "fanz",
        5,
        0,
        players=("", "fighter"),
    )
    return Match.new(setup, pool())


def questions(qtbot, page, most: int):
    """The questions to the person, each before it is answered by chance."""
    by_chance = RandomPlayer(3)
    for _ in range(most):
        qtbot.waitUntil(
            lambda: page.asked is not None or page.match.outcome is not None, timeout=20_000
        )
        if page.asked is None:
            return
        yield page.asked
        page.answer(by_chance.choose(page.asked))


def test_every_line_is_the_computers_and_of_the_turn_that_is_meant(qtbot, open_page):
    page = open_page(against_computer())
    glance = page.so_far.glance
    whole = since = attacks = seen = 0
    for _decision in questions(qtbot, page, 90):
        seat = page.match.seat(0)
        turn = [e for e in seat.history() if isinstance(e, TurnBegan)][-1:]
        its = bool(turn) and turn[0].player == 1
        lines = glance._lines
        assert all(line.player == 1 for line in lines)
        if not lines:
            assert not glance.isVisible()
            continue
        seen += glance.isVisible()
        if its:
            whole += 1
            assert glance.title.text().startswith("The computer's turn so far")
            began = seat.history().index(turn[0]) + 1
            told = recap(seat, began)
            assert lines == deeds(seat, began, {1})
            assert set(line.text for line in lines) <= set(told)
        else:
            since += 1
            assert glance.title.text().startswith("Since you last decided")
        # Each with its card, the latest last, all of it for a screen reader.
        assert len(glance.faces) == len(glance.words) <= len(lines)
        shown = weightiest(lines, len(glance.faces))
        assert [words.text() for words in glance.words] == [line.text for line in shown]
        assert [face.instance for face in glance.faces] == [line.card for line in shown]
        assert all(seat.knows(line.card) for line in lines)
        assert lines[0].text in glance.accessibleDescription()
        assert lines[0].text in glance.toolTip()
        attacks += any("attacks with" in line.text for line in lines)
        if LONG == 1 and whole > 6 and since > 4 and attacks > 6:
            break
    assert whole > 3 and since > 2 and attacks > 3
    assert seen > 0.7 * (whole + since), "it gives way where the question would be cut alone"


def test_where_not_all_fit_the_weightiest_stay_in_their_order(qtbot, open_page):
    page = open_page(against_computer())
    glance = page.so_far.glance
    next(questions(qtbot, page, 1))
    card = page.match.seat(1).view().mine.mp_card
    weights = [9, *[1] * 30, 7, 0, 0]
    lines = [Line(f"Deed {n}.", 1, card, weight=each) for n, each in enumerate(weights)]
    glance.show_lines("The computer's turn so far", lines, page.facts)
    told = [words.text() for words in glance.words]
    assert 1 < len(told) < 20
    assert told == ["Deed 0.", *(f"Deed {n}." for n in range(33 - len(told), 31)), "Deed 31."]
    assert glance.title.text().endswith(f"({len(lines) - len(told)} more in the log)")


def test_what_had_no_room_beside_a_question_is_told_at_the_next(qtbot, open_page):
    page = open_page(against_computer())
    glance = page.so_far.glance
    untold = ""
    for _decision in questions(qtbot, page, 90):
        attacks = [line.text for line in glance._lines if "attacks with" in line.text]
        if "so far" in glance.accessibleName():
            untold = ""
        elif untold:
            break
        elif attacks:
            untold = attacks[0].partition(":")[0].removesuffix(".")
            glance.give_way(True)
    assert untold and any(line.startswith(untold) for line in attacks)


def test_pointing_at_a_card_of_it_shows_the_card_large(qtbot, open_page):
    page = open_page(against_computer())
    glance = page.so_far.glance
    for _decision in questions(qtbot, page, 90):
        if len({face.instance for face in glance.faces}) > 1:
            break
    face = glance.faces[-1]
    assert face.focusPolicy() & Qt.FocusPolicy.TabFocus
    face.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.zoom.instance == face.instance


def test_it_goes_with_the_question_and_never_comes_between_two_persons(qtbot, open_page):
    page = open_page(against_computer())
    for _decision in questions(qtbot, page, 90):
        if page.so_far.glance.isVisible():
            break
    page.session.think_ms = 60_000
    page.answer(len(page.asked.options) - 1)
    if page.asked is None:
        assert page.so_far.glance.isHidden()
    two = open_page(new_match())
    two.curtain.lift_now()
    by_chance = RandomPlayer(3)
    for _ in range(30):
        if two.curtain.isVisible():
            two.curtain.lift_now()
        two.answer(by_chance.choose(two.asked))
        assert two.so_far.glance.isHidden()


@pytest.mark.parametrize(("size", "scale"), [((1120, 640), 1.0), ((1280, 720), 2.0)])
def test_the_page_becomes_no_wider_for_it(qtbot, open_page, size, scale):
    apply_theme(QApplication.instance(), "dark", scale)
    try:
        page = open_page(against_computer(), size)
        seen = 0
        for _decision in questions(qtbot, page, 40):
            if page.so_far.glance.isVisible():
                seen += 1
                assert (page.width(), page.height()) == size
                glance = page.so_far.glance
                assert glance.width() <= page.prompt.width() * 0.43
                assert glance.geometry().right() <= page.prompt.width()
            if LONG == 1 and seen > 7:
                break
        assert seen > 5
    finally:
        apply_theme(QApplication.instance(), "dark", 1.0)


@pytest.mark.parametrize("scale", (1.0, 2.0))
def test_the_question_is_read_whole_before_what_came_before_it(qtbot, qapp, open_page, scale):
    apply_theme(qapp, scale=scale)
    try:
        page = open_page(against_computer())
        prompt, glance = page.prompt, page.so_far.glance
        shown = gone = 0
        for _decision in questions(qtbot, page, 60):
            cut = prompt.question.shown() != prompt.question.text()
            cut = cut or any(map(is_cut, prompt.option_buttons()))
            if cut:
                assert not glance.isVisible() and not prompt.cards.isVisible(), _decision.prompt
            shown += glance.isVisible()
            gone += glance.wanted and not glance.isVisible()
            if LONG == 1 and shown > 12 and (gone or scale == 1.0):
                break
        assert shown and (gone or scale == 1.0)
    finally:
        apply_theme(qapp)
