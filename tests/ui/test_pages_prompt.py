"""The prompt bar and the card picker: every answer can be seen, clicked and keyed."""

from __future__ import annotations

import pytest
from fake_match import FakeMatch, ask
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.game.card_picker import CardPicker
from dbz_desktop.ui.game.prompt import PromptBar
from dbz_desktop.ui.game.question_cards import needs_picker
from dbz_desktop.ui.kit.fitting import shape
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.table_facts import TableFacts


@pytest.fixture
def facts():
    return TableFacts(GameSession(FakeMatch(first=ask())), FaceCache())


@pytest.fixture
def bar(qtbot):
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(900, 150)
    bar.show()
    return bar


def question(kind: Ask, options, **more) -> Decision:
    values = {"prompt": "Which?", "rule": "EFF-9"} | more
    return Decision(player=0, ask=kind, options=tuple(options), **values)


def test_every_option_has_a_button_and_its_key_answers(bar, facts, qtbot):
    bar.show_decision(ask(0, (5, 6)), facts)
    buttons = bar.option_buttons()
    assert [b.accessibleName() for b in buttons] == ["Attack with 5", "Attack with 6", "Pass"]
    assert [b.key.text() for b in buttons] == ["1", "2", "Space"]
    with qtbot.waitSignal(bar.answered) as answer:
        QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert answer.args == [1]
    with qtbot.waitSignal(bar.answered) as answer:
        assert bar.press("Space")
    assert answer.args == [2]
    assert not bar.press("7")


def test_the_question_shows_who_asks_what_and_the_rule(bar, facts):
    bar.show_decision(ask(0, prompt="Play a [defense] card?", card=6, text="Stops it."), facts)
    assert bar.badge.text() == "Ann"
    assert bar.question.text() == "Play a defense card?"
    assert bar.chip.rule == "COM-2"
    assert "COM-2" in bar.chip.text() and bar.chip.accessibleDescription()
    assert bar.card_text.text().endswith(": Stops it.")


def test_pass_stands_last_whatever_the_engine_says(bar, facts):
    options = [Option(Act.PASS, "Pass"), Option(Act.ATTACK, "Hit", card=5)]
    bar.show_decision(question(Ask.ACTION, options), facts)
    assert [b.property("option") for b in bar.option_buttons()] == [1, 0]


def test_yes_and_no_have_their_letters(bar, facts, qtbot):
    bar.show_decision(
        question(Ask.YES_NO, [Option(Act.NO, "Keep it"), Option(Act.YES, "Draw")]), facts
    )
    with qtbot.waitSignal(bar.answered) as answer:
        assert bar.press("Y")
    assert answer.args == [1]


def test_a_title_is_named_by_typing_it(bar, facts, qtbot):
    titles = [f"Title {number}" for number in range(30)]
    bar.show_decision(question(Ask.NAME, [Option(Act.NAME, t) for t in titles]), facts)
    edit = bar.findChild(QLineEdit, "naming")
    assert edit.accessibleName() and edit.completer() is not None
    edit.setText("Title")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    with qtbot.waitSignal(bar.answered) as answer:
        edit.setText("title 17")
        QTest.keyClick(edit, Qt.Key.Key_Return)
    assert answer.args == [17]


def test_a_large_number_is_chosen_in_a_field(bar, facts, qtbot):
    options = [Option(Act.NUMBER, str(n), value=n) for n in range(40)]
    bar.show_decision(question(Ask.NUMBER, options), facts)
    spin = bar.findChild(QSpinBox)
    spin.setValue(23)
    with qtbot.waitSignal(bar.answered) as answer:
        bar.flow.itemAt(1).widget().click()
    assert answer.args == [23]


def test_cards_that_lie_hidden_are_picked_from_a_grid(facts):
    deck = [Option(Act.PICK, "A", card=20), Option(Act.PICK, "B", card=21)]
    assert needs_picker(question(Ask.CHOOSE_CARD, deck), facts)
    hand = [Option(Act.PICK, "A", card=5), Option(Act.PICK, "B", card=6)]
    assert not needs_picker(question(Ask.DISCARD, hand), facts)
    assert needs_picker(question(Ask.CHOOSE_CARD, hand, looked_at=(7, 8)), facts)
    # Drills that are piled are cards, but effects that are put in order are words.
    assert needs_picker(question(Ask.ORDER, deck, rule="HSE-8"), facts)
    assert not needs_picker(question(Ask.ORDER, deck, rule="EFF-3"), facts)


@pytest.fixture
def picker(qtbot):
    host = QWidget()
    host.resize(900, 650)
    qtbot.addWidget(host)
    host.show()
    return CardPicker(host)


def picking() -> Decision:
    options = [Option(Act.PICK, f"Card {card}", card=card) for card in range(5, 11)]
    options.append(Option(Act.DONE, "Find nothing"))
    return question(Ask.CHOOSE_CARD, options, looked_at=(5, 6, 7, 11, 12))


def test_the_picker_shows_what_is_looked_at_and_offers_only_answers(picker, facts, qtbot):
    picker.show_decision(picking(), facts)
    faces = picker.faces()
    assert len(faces) == 6
    assert picker.count.text() == "8 cards"
    assert picker.panel.width() <= 900 and picker.panel.height() <= 650
    with qtbot.waitSignal(picker.chosen) as chosen:
        QTest.mouseClick(faces[2], Qt.MouseButton.LeftButton)
    assert chosen.args == [2]
    assert not picker.isVisible()


def test_the_picker_filters_by_words_and_enter_takes_the_only_one(picker, facts, qtbot):
    picker.show_decision(picking(), facts)
    picker.search.setText("steady shield")
    assert {face.text() for face in picker.faces()} == {"Orange Steady Shield"}
    picker.search.setText("nothing like it")
    assert picker.faces() == [] and picker.nothing.isVisible()
    picker.search.setText("steady")
    with qtbot.waitSignal(picker.chosen):
        QTest.keyClick(picker.search, Qt.Key.Key_Return)


def test_the_picker_is_walked_by_arrows_and_left_by_escape(picker, facts, qtbot):
    picker.show_decision(picking(), facts)
    faces = picker.faces()
    faces[0].setFocus()
    QTest.keyClick(faces[0], Qt.Key.Key_Right)
    assert faces[1].hasFocus()
    QTest.keyClick(faces[1], Qt.Key.Key_Escape)
    assert not picker.isVisible()


def test_a_click_beside_the_picker_closes_it_without_an_answer(picker, facts):
    answers = []
    picker.chosen.connect(answers.append)
    picker.show_decision(picking(), facts)
    QTest.mouseClick(picker, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not picker.isVisible() and answers == []


def many(count: int) -> Decision:
    options = [
        Option(Act.ATTACK, f"Play the Card of a rather long title {i}") for i in range(count)
    ]
    return question(Ask.ACTION, [*options, Option(Act.PASS, "Pass")], prompt="What now? " * 20)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", [2, 9])
def test_every_answer_is_in_sight_without_scrolling(qtbot, qapp, facts, scale, count):
    apply_theme(qapp, "dark", scale)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    bar = PromptBar(page)
    compact, wide, height = shape(page, 1120)
    bar.setGeometry(0, 720 - height, 1120, height)
    bar.set_shape(compact, wide)
    page.show()
    bar.show_decision(many(count), facts)
    QTest.qWait(0)
    view = bar.scroller.viewport().rect()
    rects = []
    for widget in bar.option_buttons():
        rect = widget.rect().translated(widget.mapTo(bar.scroller.viewport(), QPoint(0, 0)))
        assert view.contains(rect)
        assert widget.title.width() >= widget.title.sizeHint().width() - 1
        assert not any(rect.intersects(other) for other in rects)
        rects.append(rect)
        # What is cut away is told by the tool tip and to screen readers.
        if widget.title.text() != widget.accessibleName():
            assert widget.accessibleName() in widget.toolTip()
    assert not bar.scroller.verticalScrollBar().isVisible()
    if bar.question.shown() != bar.question.text():
        assert bar.question.toolTip() == bar.question.text()


def test_answers_spread_again_when_there_is_room(bar, facts):
    bar.resize(500, 110)
    bar.show_decision(many(6), facts)
    assert bar.room.level >= 2
    bar.resize(1400, 200)
    QTest.qWait(0)
    assert bar.room.level == 0
    first = bar.option_buttons()[0]
    assert first.title.text() == first.accessibleName() and not first.toolTip()


def test_answers_with_one_card_tell_who_performs_it_however_short_they_are(bar, facts):
    """0 and 33 are a Main Personality and an Ally; 6, 7 and 9 have each another title."""
    options = [
        Option(
            Act.ATTACK,
            f"Play {facts.card(card).title} with {facts.card(by).name}",
            card=card,
            performer=by,
        )
        for card, performers in ((6, (0, 33)), (7, (33, 0)), (9, (0,)))
        for by in performers
    ]
    decision = question(Ask.ACTION, [*options, Option(Act.PASS, "Pass")])
    bar.resize(560, 100)
    bar.show_decision(decision, facts)
    shown = [part.title.text() for part in bar.option_buttons()]
    assert bar.room.level >= 2
    assert shown[0].startswith("Kakarrin: ") and shown[1].startswith("Friend 33: ")
    # Where only one may perform it, that is not said.
    assert facts.card(9).title.startswith(shown[-2].removesuffix("…"))
    bar.show_decision(question(Ask.DECLARE, [Option(Act.YES, "Declare combat")]), facts)
    bar.offer_first(options, facts)
    shown = [part.title.text() for part in bar.option_buttons()]
    assert bar.room.level >= 2
    assert shown[1].startswith("Combat: Kak") and shown[2].startswith("Combat: Fri")


def test_beside_the_answers_the_question_is_whole_and_comes_back(bar, facts):
    bar.resize(1500, 140)
    for wide in (True, False, True):
        bar.set_shape(False, wide)
        bar.show_decision(question(Ask.ACTION, many(9).options, prompt="An action, please."), facts)
        QTest.qWait(0)
        asked = bar.question
        assert asked.height() >= asked.heightForWidth(asked.width()) - 1
        assert asked.mapTo(bar, asked.rect().bottomRight()).y() <= bar.height()
        beside = bar.scroller.mapTo(bar, QPoint(0, 0))
        assert (beside.x() > asked.mapTo(bar, asked.rect().topRight()).x()) is wide


def test_where_the_page_is_low_a_long_question_takes_two_lines(qtbot, qapp, facts):
    apply_theme(qapp, "dark", 2.0)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    bar = PromptBar(page)
    compact, wide, height = shape(page, 1120)
    assert compact
    bar.setGeometry(0, 720 - height, 1120, height)
    bar.set_shape(compact, wide)
    page.show()
    prompt = "Planning Step: play Allies, Setups, Drills and Dragon Balls, as many as you want, then power up."
    bar.show_decision(question(Ask.PLANNING, many(1).options[1:], prompt=prompt), facts)
    bar.add_words("Coming in: 5 stages and 1 life card, if it is not stopped. " * 2, "")
    QTest.qWait(0)
    asked, told = bar.question, bar.card_text
    assert asked.shown() == asked.text() and asked._needed(asked.text()) == 2
    for part in (asked, told):
        lines = min(part.lines, part._needed(part.text()))
        assert part.height() >= lines * part.fontMetrics().lineSpacing()
        assert part.toolTip() == ("" if part.shown() == part.text() else part.text())
    below = bar.card_text.mapTo(bar, bar.card_text.rect().bottomLeft()).y()
    assert below <= bar.scroller.y(), "the words are whole above the answers"
