"""Several cards for one question: by keys, by mouse, in the grid, and told to a screen reader."""

from __future__ import annotations

import pytest
from fake_match import FakeMatch
from pages_setup import last_given, new_match
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from test_open_questions import until

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.game.card_picker import CardPicker
from dbz_desktop.ui.game.question_cards import AskedCards
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.table_facts import TableFacts

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def discarding(open_page):
    """A page at a Discard Step with at least three cards in hand."""

    def wanted(page) -> bool:
        asked = page.asked
        return asked is not None and asked.ask is Ask.DISCARD and len(asked.options) >= 3

    for seed in range(3, 20):
        page = open_page(new_match(seed=seed))
        if until(page, wanted, seed):
            return page
    raise AssertionError("nobody had three cards to discard")


def picks(decision: Decision) -> list[int]:
    return [option.card for option in decision.options if option.act is Act.PICK]


def test_which_card_stays_is_one_question_by_keys(discarding):
    page = discarding
    match, player = page.match, page.asked.player
    hand, before = picks(page.asked), len(page.match.answers)
    assert page.prompt.question.text() == "Discard Step: which card do you keep?"
    QTest.keyClick(page.table, Qt.Key.Key_2)
    assert page.asked is not None and len(match.answers) == before, "a mark is no answer"
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    stay = [card for card in hand if match.game.state.where[card] is Zone.HAND]
    assert stay == [hand[1]]
    given = match.answers[before : before + len(hand)]
    assert [entry.asked for entry in given] == ["discard"] * len(hand), "each by itself"
    # It was one answer to the players: it is taken back at once.
    number = last_given(match)
    while number > before:
        match.course.undo(number)
        number = last_given(match)
    assert number == before
    match.course.undo(number)
    assert match.game.state.players[player].hand == hand


def test_marks_are_shown_on_the_table_and_said(discarding, monkeypatch):
    page = discarding
    said: list[str] = []
    monkeypatch.setattr(page.reach, "say", lambda *texts: said.extend(texts))
    card = picks(page.asked)[0]
    item = page.table.table.item_of(card)
    page.table.activate(item)
    assert page.marks.marking.marked == [card]
    assert item.row.mark == "✓" and "stays in the hand" in item.row.mark_words
    button = next(b for b in page.prompt.option_buttons() if b.property("card") == card)
    assert button.accessibleName().endswith("stays in the hand")
    name = page.facts.card(card).name
    confirm = page.prompt.option_buttons()[-1]
    assert confirm.accessibleName().startswith(f"Keep {name}, discard")
    assert said and f"Space: Keep {name}" in said[-1]
    page.table.activate(item)
    assert page.marks.marking.marked == [] and item.row.mark == ""


def test_a_card_can_still_be_discarded_by_itself(discarding):
    """The order in which cards are discarded is the player's: drop, or the card's menu."""
    page = discarding
    before, hand = len(page.match.answers), picks(page.asked)
    page.table.optionActivated.emit(1)
    assert page.match.game.state.where[hand[1]] is Zone.DISCARD
    assert page.match.answers[before].meaning.startswith("pick")
    assert page.asked is not None and page.asked.ask is Ask.DISCARD


def test_keeping_no_card_is_asked_about(discarding):
    page = discarding
    before = len(page.match.answers)
    assert page.marks.marking.marked == []
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.confirm.isVisible() and "TRN-4" in page.confirm.text.text()
    assert len(page.match.answers) == before
    page.confirm.yes_button.click()
    assert len(page.match.answers) > before


def looking() -> Decision:
    options = [Option(Act.PICK, f"Card {card}", card) for card in (52, 53, 54)]
    options.append(Option(Act.DONE, "Done"))
    return Decision(
        0, Ask.CHOOSE_CARD, "Banish which card?", "EFF-1", tuple(options), 5, "Banish up to 2.",
        row=Row("Banish which card?", 0, 2),
    )  # fmt: skip


def test_the_grid_marks_in_order_and_confirms(qtbot):
    facts = TableFacts(GameSession(FakeMatch(first=looking()), 0), FaceCache())
    picker = CardPicker(host := AskedCards())
    qtbot.addWidget(host)
    host.resize(900, 700)
    host.show()
    marking = Marking(looking())
    picker.marked.connect(lambda card: (marking.toggle(card), picker.show_marks()))
    picker.show_decision(marking.decision, facts, marking)
    third, first = picker.faces()[2], picker.faces()[0]
    third.setFocus()
    QTest.keyClick(third, Qt.Key.Key_Return)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert marking.marked == [54, 52] and picker.isVisible()
    assert third.accessibleName().endswith("marked, number 1")
    with qtbot.waitSignal(picker.confirmed):
        picker.press("Space")
    assert not picker.isVisible()


def test_the_card_that_asks_and_the_one_looked_at_lie_beside_the_question(qtbot):
    facts = TableFacts(GameSession(FakeMatch(first=looking()), 0), FaceCache())
    strip = AskedCards()
    qtbot.addWidget(strip)
    yes = (Option(Act.YES, "Yes"), Option(Act.NO, "No"))
    strip.show_cards(
        Decision(0, Ask.YES_NO, "Place it?", "EFF-1", yes, 5, "Look.", looked_at=(12,)), facts
    )
    assert [face.instance for face in strip.faces] == [5, 12]
    assert strip.faces[1].accessibleName() == f"Looked at: {facts.card(12).name}"
    assert facts.wording(facts.card(12)) in strip.faces[1].accessibleDescription()
    with qtbot.waitSignal(strip.pointedAt) as pointed:
        strip.faces[1].setFocus()
        strip.faces[1].pointedAt.emit(12)
    assert pointed.args == [12]
    strip.show_cards(Decision(0, Ask.DECLARE, "Combat?", "TRN-3", yes), facts)
    assert not strip.faces and strip.isHidden()


def placing(prompt: str = "Choose 3 cards to place on top of your Life Deck.") -> Decision:
    options = tuple(Option(Act.PICK, f"Card {card}", card) for card in (52, 53, 54))
    return Decision(
        0, Ask.CHOOSE_CARD, "Choose a card. (1 of 3)", "EFF-1", options, 5, "Place 3 cards on top.",
        row=Row(prompt, 3, 3, last="on top"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("wide", "scale"), [(900, 1.0), (1280, 1.0), (2560, 1.0), (1280, 2.0), (2560, 2.0)]
)
def test_the_grid_shows_whole_faces_and_whole_words_of_what_confirms(qtbot, qapp, wide, scale):
    apply_theme(qapp, "dark", scale)
    facts = TableFacts(GameSession(FakeMatch(first=placing()), 0), FaceCache())
    long = (
        "These Drills are discarded together, and all of them lie on your pile. In which order do "
        "they go on your pile, from the lowest one to the one on top?"
    )
    picker = CardPicker(host := AskedCards())
    qtbot.addWidget(host)
    host.resize(wide, wide * 9 // 16)
    host.show()
    marking = Marking(placing(long))
    picker.show_decision(marking.decision, facts, marking)
    qtbot.wait(1)
    assert picker.question.height() > 1.5 * picker.question.fontMetrics().lineSpacing()
    if scale == 1.0:
        assert picker.scroller.verticalScrollBar().maximum() == 0, "no face is cut off"
    assert "the last one to lie on top" in picker.card_text.text()
    for card in marking.offered:
        marking.toggle(card)
    picker.show_marks()
    qtbot.wait(1)
    confirm = picker.extras[0]
    last = facts.card(54).name
    assert confirm.accessibleName() == f"Choose these 3 cards, {last} on top"
    assert confirm.width() >= confirm.sizeHint().width()
    assert confirm.text() in (confirm.accessibleName(), "Choose 3 cards"), "words are never cut"
    assert (confirm.toolTip() == "") == (confirm.text() == confirm.accessibleName())
    assert picker.panel.rect().contains(confirm.geometry())
