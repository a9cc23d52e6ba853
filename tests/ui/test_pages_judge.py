"""Playing by hand through the page: the panel, both players' consent, going back, wordings.

Pictures go to the folder that DBZ_SHOTS names, where it names one.
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest
from pages_setup import answer_of, deck, new_match, play, play_until, pool, steps_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks.model import make_deck
from dbz_desktop.match.content.rulings import rulings, wordings
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.rules.judge_moves import ANEW, KINDS, JudgeMove
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import CardMoved, Judged, Why, Zone
from dbz_desktop.ui.faces.card_wordings import marked
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.tableside.judge_panel import FIELDS, OPERATIONS

pytestmark = pytest.mark.usefixtures("home")

PUZZLE = Card("TST-1", "Puzzling Trick", CardType.EVENT, "POWER: Juggle three oranges.")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(open_page):
    return partial(open_page, lifted=True)


def shot(page: QWidget, name: str) -> None:
    folder = os.environ.get("DBZ_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        QApplication.processEvents()
        page.grab().save(str(Path(folder) / f"{name}.png"))
        page.activateWindow()
        QApplication.processEvents()


@cache
def puzzled(name: str):
    real = deck(name)
    return make_deck(real.name, real.mp, real.mastery, [*real.life[:40], *[PUZZLE] * 20])


def puzzle_match() -> Match:
    """A match that stands at a sentence which can't be read."""
    setup = MatchSetup(("Anna", "Bert"), (puzzled("saiyan"), puzzled("black")), "fanz", 5, 0)
    match = Match.new(setup, pool())
    for seed in range(1, 40):
        if play_until(match, lambda d: d.ask is Ask.BY_HAND, seed):
            return match
        match = Match.new(replace(setup, seed=seed + 100), pool())
    raise AssertionError("no sentence came up")


def click(widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled(), getattr(
        widget, "accessibleDescription", str
    )()
    QTest.mouseClick(widget, LEFT)


def agree(page: GamePage) -> None:
    """Both players say yes, by pointer."""
    assert page.consent.isVisible() and not page.consent.yes_button.isEnabled()
    for box in page.consent.agree:
        QTest.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    click(page.consent.yes_button)


def choose(panel, kind: str) -> None:
    panel.operation.choose(kind)


def made(panel) -> list[str]:
    return [panel.made.item(row).text() for row in range(panel.made.count())]


def test_every_kind_of_move_can_be_chosen():
    assert set(OPERATIONS) == set(FIELDS) == set(KINDS)


def test_the_panel_opens_at_a_sentence_that_can_not_be_read(open_page):
    page = open_page(puzzle_match())
    panel = page.side.judge
    assert panel.isVisible() and panel.operation.hasFocus()
    assert "Juggle three oranges." in page.prompt.card_text.text()
    assert page.zoom.instance == page.match.decision.card
    side = page.match.game.state.players[page.session.looking.seat]
    choose(panel, "anger")
    panel.anger.setValue(3 if side.anger != 3 else 2)
    shot(page, "by-hand-1280x720")
    click(panel.do_button)
    assert page.match.game.state.players[page.session.looking.seat].anger == panel.anger.value()
    assert page.match.course.by_hand and panel.isVisible()
    assert made(panel)[0].startswith("By hand: ") and "anger" in made(panel)[0]
    assert panel.operation.currentData() == "anger"
    answers = len(page.match.answers)
    click(panel.done_button)
    assert len(page.match.answers) == answers + 1 and page.match.answers[-1].kind == "answer"
    assert not panel.isVisible() or page.match.course.by_hand


def test_the_other_player_may_do_it_too(open_page):
    page = open_page(puzzle_match())
    panel = page.side.judge
    other = 1 - page.session.looking.seat
    panel.by.choose(other)
    choose(panel, "say")
    assert not panel.do_button.isEnabled() and "Say in words" in panel.why.text()
    QTest.keyClicks(panel.words, "U and J and L, 1 2 3")
    assert panel.words.text() == "U and J and L, 1 2 3" and page.log.isVisible() is False
    QTest.keyClick(panel.words, Qt.Key.Key_Return)
    told = next(e for e in reversed(page.match.game.events) if isinstance(e, Judged))
    assert told.player == other and "1 2 3" in told.text
    assert panel.words.text() == ""


def test_at_another_time_both_must_agree_and_the_log_says_so(open_page):
    match = play(new_match(), 14)
    page = open_page(match)
    panel = page.side.judge
    assert not panel.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_J)
    shot(page, "consent-1280x720")
    click(page.consent.no_button)
    assert not panel.isVisible()
    page.side.by_hand.trigger()
    QTest.mouseClick(page.consent.agree[0], LEFT, pos=QPoint(8, 8))
    assert not page.consent.yes_button.isEnabled()
    page.consent.close_overlay()
    page.side.by_hand.trigger()
    agree(page)
    assert panel.isVisible() and not page.prompt.isEnabled()
    viewer = page.session.looking.seat
    card = page.session.view().mine.hand[0]
    QTest.mouseClick(page.table.viewport(), LEFT, pos=page.table.cardPosition(card))
    assert panel.card.currentData() == card and panel.operation.currentData() == "move"
    panel.target.choose((viewer, int(Zone.DISCARD)))
    shot(page, "agreed-1280x720")
    before = len(match.answers)
    click(panel.do_button)
    assert len(match.answers) == before + 1
    moved = match.game.events[-1]
    while not isinstance(moved, CardMoved) or moved.why is not Why.JUDGE:
        moved = match.game.events[match.game.events.index(moved) - 1]
    assert moved.card == card and match.game.state.where[card] is Zone.DISCARD
    page.log.flush()
    assert any(line.text.startswith("By agreement: ") for line in page.log.model.lines)
    assert panel.isVisible() and page.asked is match.decision
    click(panel.done_button)
    assert not panel.isVisible() and page.prompt.isEnabled() and page.log.isVisible()


def test_the_question_goes_on_where_it_was(open_page):
    page = open_page(play(new_match(), 14))
    before = page.match.decision
    page.by_hand.agree()
    agree(page)
    choose(page.side.judge, "anger")
    page.side.judge.anger.setValue(4)
    click(page.side.judge.do_button)
    click(page.side.judge.done_button)
    assert page.asked == before == page.match.decision
    answers = len(page.match.answers)
    QTest.mouseClick(page.prompt.option_buttons()[0], LEFT)
    assert len(page.match.answers) == answers + 1


def test_hidden_cards_have_no_name_in_the_panel(open_page):
    page = open_page(play(new_match(), 14))
    page.by_hand.agree()
    agree(page)
    panel = page.side.judge
    seat = page.session.seat
    offered = [panel.card.itemData(row) for row in range(panel.card.count())]
    theirs = page.match.game.state.players[1 - page.session.looking.seat]
    mine = page.match.game.state.players[page.session.looking.seat]
    for card in (*theirs.hand, *theirs.life_deck, *mine.life_deck):
        assert card not in offered or seat.knows(card)
    other = page.match.setup.names[1 - page.session.looking.seat]
    row = panel.card.findText(f"Top card of {other}'s Life Deck")
    panel.card.setCurrentIndex(row)
    top = theirs.life_deck[-1]
    panel.target.choose((1 - page.session.looking.seat, int(Zone.BANISHED)))
    click(panel.do_button)
    assert page.match.game.state.where[top] is Zone.BANISHED


def test_only_the_fields_that_count_are_shown_and_have_names(open_page):
    page = open_page(play(new_match(), 14))
    page.by_hand.agree()
    agree(page)
    panel = page.side.judge
    for kind in OPERATIONS:
        choose(panel, kind)
        shown = {name for name, row in panel._rows.items() if row.isVisibleTo(panel)}
        assert shown - {"by", "operation"} <= set(FIELDS[kind])
        for name in shown:
            assert getattr(panel, name).accessibleName()
        move = panel.chosen_move()
        refused = move is None or page.match.course.why_not_judge(move, True) is not None
        assert panel.do_button.isEnabled() is not refused
        assert panel.why.isVisibleTo(panel) is refused
        assert bool(panel.why.text()) is refused


def test_the_panel_goes_by_keyboard_alone(open_page):
    page = open_page(puzzle_match())
    panel = page.side.judge
    assert panel.operation.hasFocus()
    choose(panel, "shuffle")
    panel.operation.setFocus()
    for _ in range(12):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        if panel.do_button.hasFocus():
            break
    assert panel.do_button.hasFocus()
    QTest.keyClick(panel.do_button, Qt.Key.Key_Space)
    assert page.match.answers[-1].move == JudgeMove(
        "shuffle", page.session.looking.seat, player=page.session.looking.seat
    )


def test_a_move_by_hand_is_taken_back_like_an_answer(open_page):
    page = open_page(puzzle_match())
    panel = page.side.judge
    viewer = page.session.looking.seat
    before = page.match.game.state.players[viewer].anger
    choose(panel, "anger")
    panel.anger.setValue(4 if before != 4 else 3)
    click(panel.do_button)
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_U)
    assert page.match.game.state.players[viewer].anger == before
    assert page.match.course.by_hand and panel.isVisible()


# ---------------------------------------------------------------------------- going back


def at_harmless_steps(seed=3):
    """A match with free steps back, and others that revealed something."""
    match = new_match(seed=seed)
    for count in range(400):
        play(match, 1, seed=count)
        if match.decision is None:
            break
        steps = steps_of(match)
        if (
            len([s for s in steps if not s.needs_consent]) >= 3
            and any(s.this_turn and s.revealed for s in steps)
            and any(not s.this_turn for s in steps)
        ):
            return match
    raise AssertionError("no such match")


def test_earlier_decisions_are_listed_and_gone_back_to(open_page):
    match = at_harmless_steps()
    page = open_page(match)
    QTest.keyClick(page.table, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    sheet = page.earlier
    assert sheet.isVisible() and sheet.list.hasFocus()
    texts = [sheet.list.item(row).text() for row in range(sheet.list.count())]
    assert texts[0] == "This turn" and any(t.startswith("Earlier turns") for t in texts)
    assert any("Both must agree: " in t and "drew" in t for t in texts)
    shot(page, "undo-1280x720")
    free = [s for s in steps_of(match) if not s.needs_consent]
    given = answer_of(match, free[2])
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    click(sheet.yes_button)
    assert len(match.answers) == given
    assert not page.consent.isVisible()


def test_going_back_past_something_revealed_needs_both(open_page):
    match = at_harmless_steps()
    page = open_page(match)
    step = next(s for s in steps_of(match) if s.this_turn and s.revealed)
    page.side.back.trigger()
    row = next(r for r in range(page.earlier.list.count()) if page.earlier.step(r) == step)
    given = answer_of(match, step)
    page.earlier.list.setCurrentRow(row)
    before = len(match.answers)
    click(page.earlier.yes_button)
    assert page.consent.isVisible() and len(match.answers) == before
    for what in step.revealed:
        assert what in page.consent.told.text()
    shot(page, "undo-consent-1280x720")
    agree(page)
    assert [answer.meaning for answer in match.answers[given:]] == [ANEW]


def test_an_earlier_turn_needs_both(open_page):
    match = at_harmless_steps()
    page = open_page(match)
    page.choose_undo()
    rows = [r for r in range(page.earlier.list.count()) if page.earlier.step(r)]
    page.earlier.list.setCurrentRow(rows[-1])
    number = answer_of(match, page.earlier.step(rows[-1]))
    QTest.keyClick(page.earlier.list, Qt.Key.Key_Return)
    agree(page)
    assert [answer.meaning for answer in match.answers[number:]] == [ANEW]


# ---------------------------------------------------------------------------- wordings


def changed_card() -> Card:
    return next(
        c for c in pool().cards.values() if any(w.text for w in wordings(c)[1:] if w.documents)
    )


def test_what_changed_is_marked_word_by_word(qapp):
    rich = marked("Draw <1> card.", "Draw <2> cards.")
    assert "&lt;" in rich and "line-through" in rich and "underline" in rich


def test_every_wording_names_its_documents():
    card = changed_card()
    found = wordings(card)
    assert len(found) > 1 and len({w.text for w in found}) >= 2
    assert all(w.years and w.documents for w in found if w.documents)
    plain = next(c for c in pool().cards.values() if not c.wordings)
    assert [w.text for w in wordings(plain)] == [plain.text]
    assert rulings(plain) == rulings(plain)


def test_the_wordings_of_the_card_in_focus(open_page, monkeypatch):
    page = open_page(new_match())
    assert not page.zoom.wordings.isVisible() or page.zoom.instance >= 0
    page.point_at(page.session.view().mine.hand[0])
    click(page.zoom.wordings)
    assert page.wordings.isVisible() and len(page.wordings.texts) >= 1
    QTest.keyClick(page.wordings, Qt.Key.Key_Escape)
    assert not page.wordings.isVisible()
    page.wordings.show_card(changed_card())
    assert any("line-through" in text or "underline" in text for text in page.wordings.texts)
    shot(page, "wordings-1280x720")
    page.wordings.close_overlay()
    QTest.keyClick(page.table, Qt.Key.Key_W)
    assert page.wordings.isVisible()


def test_rulings_are_shown_where_there_are_any():
    (saiyans, empowered) = (pool().cards[f"PRE-S{number}"] for number in (1, 3))
    assert rulings(saiyans) == []
    assert [r.source for r in rulings(empowered)] == ["CRDZ", "CRD15", "CRD14"]
    assert all(r.text for r in rulings(empowered))


# ---------------------------------------------------------------------------- sizes


@pytest.mark.parametrize(
    ("size", "scale", "name"),
    [((2560, 1440), 1.0, "2560x1440"), ((1280, 720), 2.0, "200pc"), ((1120, 640), 1.0, "smallest")],
)
def test_everything_fits_at_every_size(open_page, qapp, size, scale, name):
    apply_theme(qapp, "dark", scale)
    page = open_page(puzzle_match(), size)
    panel = page.side.judge
    choose(panel, "move")
    panel.target.choose((0, int(Zone.IN_PLAY)))
    qapp.processEvents()
    shot(page, f"by-hand-{name}")
    assert panel.isVisible()
    for part in (panel.do_button, panel.done_button, panel.operation):
        assert part.width() <= panel.width()
    assert page.rect().contains(panel.done_button.mapTo(page, panel.done_button.rect().center()))
    page.choose_undo()
    qapp.processEvents()
    shot(page, f"undo-{name}")
    assert page.rect().contains(page.earlier.panel.geometry())
    page.earlier.close_overlay()
    page.wordings.show_card(changed_card())
    qapp.processEvents()
    shot(page, f"wordings-{name}")
    assert page.rect().contains(page.wordings.panel.geometry())
    page.wordings.close_overlay()
    page.consent.ask("Question?", "Reason.", ("Anna", "Bert"), "Yes", lambda: None, ("a card",))
    qapp.processEvents()
    shot(page, f"consent-{name}")
    assert page.rect().contains(page.consent.panel.geometry())
    apply_theme(qapp, "dark", 1.0)


def test_looking_at_the_others_hand_needs_both_even_then(open_page):
    page = open_page(puzzle_match())
    panel = page.side.judge
    viewer = page.session.looking.seat
    choose(panel, "reveal")
    panel.hidden.choose((viewer, int(Zone.LIFE_DECK)))
    panel.count.setValue(0)
    panel.seen.choose(viewer + 1)
    before = len(page.match.answers)
    click(panel.do_button)
    assert len(page.match.answers) == before + 1 and not page.consent.isVisible()
    deck = page.match.game.state.players[viewer].life_deck
    assert all(panel.card.choose(card) for card in deck[:3])
    panel.hidden.choose((1 - viewer, int(Zone.HAND)))
    click(panel.do_button)
    assert page.consent.isVisible() and len(page.match.answers) == before + 1
    agree(page)
    assert len(page.match.answers) == before + 2 and page.match.answers[-1].value == 1
    # A card that was looked for can be taken from where it lies.
    card = deck[0]
    panel.choose_card(card)
    panel.target.choose((viewer, int(Zone.HAND)))
    click(panel.do_button)
    assert page.match.game.state.where[card] is Zone.HAND
    assert page.match.course.by_hand
