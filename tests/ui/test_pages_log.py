"""The log panel: search, filter, names that point, damage that explains itself, the clipboard."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication

from dbz_desktop.ui.tableside.log_lines import CHOICES, SHOWN, THIS_TURN
from dbz_desktop.ui.tableside.log_panel import DETAIL, LINE, TURN, LogLine, LogPanel, Teller

LINES = [
    LogLine("Turn 1: Anna", TURN, 0),
    LogLine("Anna plays Weighted Drill.", LINE, 0, "TRN-2", 7, (("Weighted Drill", 7),), 0, True),
    LogLine("Anna draws a card.", DETAIL, 0, "TRN-1"),
    LogLine("Turn 2: Bert", TURN, 1),
    LogLine("Bert plays Wide Blast.", LINE, 1, "", 9, (("Wide Blast", 9),), 0, True),
    LogLine("Damage: 4 = 4 life cards.", DETAIL, 0, "ATK-5", -1, (), 3),
    LogLine("Anna's anger rises from 0 to 1 (Wide Blast).", LINE, 0, "ANG-2", -1,
            (("Wide Blast", 9),)),
]  # fmt: skip


@pytest.fixture
def panel(qtbot):
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(320, 320)
    panel.set_lines(LINES, 0)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def shown(panel) -> list[str]:
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def test_the_search_counts_goes_round_and_marks_where_it_is(panel, qtbot):
    QTest.keyClick(panel.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.words.isVisible()
    QTest.keyClicks(panel.words, "WIDE")
    assert panel.places.text() == "2 of 2", "the newest place comes first"
    assert panel.delegate.found == 6
    QTest.keyClick(panel.words, Qt.Key.Key_Return)
    assert (panel.places.text(), panel.delegate.found) == ("1 of 2", 4)
    QTest.keyClick(panel.words, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.delegate.found == 6
    panel.words.setText("nobody says this")
    assert panel.places.text() == "not found"
    assert not panel.on.isEnabled()
    QTest.keyClick(panel.words, Qt.Key.Key_Escape)
    assert not panel.words.isVisible()
    assert panel.delegate.wanted == ""


def test_what_is_found_is_shaded(panel):
    before = panel.view.grab().toImage()
    panel.open_search()
    panel.words.setText("anger")
    panel.words.clearFocus()
    rect = panel.view.visualRect(panel.model.index(6))
    colours = set()
    after = panel.view.grab().toImage()
    for x in range(rect.left(), rect.right()):
        for y in range(rect.top(), rect.bottom()):
            colours.add(after.pixelColor(x, y).name())
    assert before != after
    from dbz_desktop.ui.kit.theme import theme

    amber = theme().colour("amber-dim")
    assert any(
        abs(int(c[1:3], 16) - amber.red()) < 12 and abs(int(c[3:5], 16) - amber.green()) < 12
        for c in colours
    )


def test_the_search_reaches_lines_that_are_not_shown_yet(panel):
    many = [LogLine(f"Line {n}.", LINE) for n in range(4 * SHOWN)]
    panel.set_lines([LogLine("A needle.", LINE), *many], 0)
    assert "A needle." not in shown(panel)
    panel.open_search()
    panel.words.setText("needle")
    assert panel.places.text() == "1 of 1"
    assert panel.model.line(panel.delegate.found).text == "A needle."


def test_the_filter_shows_this_turn_or_only_what_was_chosen(panel):
    panel.set_filter(THIS_TURN)
    assert shown(panel)[0] == "Turn 2: Bert"
    assert len(shown(panel)) == 4
    panel.set_filter(CHOICES)
    assert shown(panel) == [
        "Turn 1: Anna",
        "Anna plays Weighted Drill.",
        "Turn 2: Bert",
        "Bert plays Wide Blast.",
    ]
    panel.append([LogLine("Anna passes.", LINE, 0, chosen=True), LogLine("Step 3", DETAIL)])
    panel.flush()
    assert shown(panel)[-1] == "Anna passes."
    panel.set_filter(THIS_TURN)
    panel.append([LogLine("Turn 3: Anna", TURN, 0)])
    panel.flush()
    assert shown(panel) == ["Turn 3: Anna"]


def test_a_cards_name_can_be_clicked(panel, qtbot):
    index = panel.model.index(1)
    rect = panel.view.visualRect(index)
    clicked = []
    panel.cardClicked.connect(clicked.append)
    for x in range(20, 300, 10):
        at = QPoint(x, rect.top() + 12)
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert clicked
    assert set(clicked) == {7}
    assert len(clicked) < 20, "only the name, not the whole line"


def test_damage_asks_to_be_explained_by_mouse_and_by_key(panel, qtbot):
    rect = panel.view.visualRect(panel.model.index(5))
    with qtbot.waitSignal(panel.accountWanted) as asked:
        QTest.mouseMove(panel.view.viewport(), rect.center() - QPoint(0, 2))
        QTest.mouseMove(panel.view.viewport(), rect.center())
    assert (asked.args[0], asked.args[2]) == (3, False)
    panel.view.setCurrentIndex(panel.model.index(5))
    with qtbot.waitSignal(panel.accountWanted) as asked:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert (asked.args[0], asked.args[2]) == (3, True)
    panel.view.setCurrentIndex(panel.model.index(2))
    with qtbot.waitSignal(panel.ruleWanted) as wanted:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert wanted.args == ["TRN-1"]


def test_selected_lines_go_to_the_clipboard_in_their_order(panel):
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.model.index(4))
    QTest.keyClick(panel.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "Turn 2: Bert\nBert plays Wide Blast."


def test_escape_leaves_the_lines(panel, qtbot):
    with qtbot.waitSignal(panel.leaveWanted):
        QTest.keyClick(panel.view, Qt.Key.Key_Escape)


def test_a_real_game_tells_attacks_and_names(qapp):
    match = play(new_match(seed=11), 150, seed=3)
    lines = Teller(match.seat(0)).lines(match.seat(0).history())
    damage = [line for line in lines if line.text.startswith("Damage: ")]
    assert damage
    assert all(line.attack > 0 for line in damage)
    hidden = [line for line in lines if line.text.startswith("Bert draws")]
    assert hidden
    assert all(card < 0 for line in hidden for _, card in line.names)


def test_rows_keep_the_height_of_their_words_when_the_panel_gets_narrower(panel, qtbot):
    long = [LogLine("Anna shuffles the Life Deck (115 cards).", LINE, 0)] * 3
    panel.set_lines(long, 0)
    panel.resize(360, 320)
    QTest.qWait(20)
    panel.resize(170, 320)
    QTest.qWait(20)
    for row in range(3):
        index = panel.model.index(row)
        rect = panel.view.visualRect(index)
        entry = panel.model.line(row)
        assert rect.height() >= panel.delegate._text(entry).height


def test_the_end_stays_in_sight_when_the_panel_gets_lower(panel, qtbot):
    def gap() -> int:
        bar = panel.view.verticalScrollBar()
        return bar.maximum() - bar.value()

    panel.set_lines(LINES * 6, 0)
    for height in (200, 130, 260):
        panel.resize(320, height)
        qtbot.waitUntil(lambda: gap() == 0)
    panel.append([LogLine("Bert draws a card.", DETAIL, 1, "TRN-1")])
    panel.flush()
    qtbot.waitUntil(lambda: gap() == 0)
    bar = panel.view.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    bar.triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
    qtbot.wait(20)
    there = bar.value()
    assert 0 < there < bar.maximum() - 40
    panel.resize(320, 150)
    panel.append([LogLine("Bert draws a card.", DETAIL, 1, "TRN-1")])
    panel.flush()
    qtbot.wait(50)
    assert bar.value() == there, "who reads further up is left alone"


def test_a_long_last_line_is_in_sight_to_its_end(panel, qtbot):
    panel.set_lines(LINES * 6, 0)
    for words in ("Bert draws.", "Bert pays 2 stages and is now at Stage 5 with this. " * 4):
        panel.append([LogLine(words, LINE, 1, "TRN-1")])
        panel.flush()
        panel.resize(panel.width() - 40, panel.height() - 30)
        qtbot.wait(30)
        last = panel.view.visualRect(panel.model.index(panel.model.rowCount() - 1))
        assert last.bottom() <= panel.view.viewport().height()
