"""Open piles: their order, their search, and the ways in and out by keyboard and pointer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_match import FakeMatch, ask, pool, start
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.card_search import fits, searchable
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def table(qtbot):
    def make(cards=(5,), discard=None, size=(1280, 720)) -> TableWidget:
        tables = None
        if discard is not None:
            tables = tuple(
                replace(
                    view,
                    sides=(
                        replace(side, hand=(), play=(), banished=(), discard=tuple(discard)),
                        replace(other, hand=(), play=(), banished=(), discard=()),
                    ),
                )
                for view in (start(0), start(1))
                for side, other in (view.sides,)
            )
        match = FakeMatch(first=ask(cards=cards), tables=tables)
        widget = TableWidget(GameSession(match, 0))
        widget.setSpeed("off")
        qtbot.addWidget(widget)
        widget.resize(*size)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        return widget

    return make


def shown(widget: TableWidget) -> list[int]:
    return [item.instance for item in widget.fan.shown()]


def test_a_discard_pile_is_numbered_from_the_top_and_a_banished_zone_is_not(table):
    widget = table()
    widget.openFan(0, Zone.DISCARD)
    names = [widget.table.model.name(item.row) for item in widget.fan.items]
    assert names[0].endswith("top card")
    assert names[-1].endswith("place 5 from the top")
    widget.openFan(0, Zone.BANISHED)
    assert "top" not in widget.table.model.name(widget.fan.items[0].row)


def test_typing_searches_and_the_others_leave(table):
    widget = table()
    widget.openFan(0, Zone.DISCARD)
    everything = shown(widget)
    QTest.keyClicks(widget, "bl")
    search = widget.fans.bar.search
    assert search.hasFocus(), "the letters go on in the field"
    assert search.text() == "bl"
    QTest.keyClicks(search, "ast")
    cards = pool()
    assert shown(widget) == [card for card in everything if "Blast" in cards[card].title]
    assert 0 < len(shown(widget)) < len(everything)
    assert widget.fans.bar.count.text() == f"{len(shown(widget))} of {len(everything)}"
    hidden = next(item for item in widget.fan.items if not item.isVisible())
    assert hidden not in widget.targets()
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert shown(widget) == everything
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert widget.fan is None
    assert QApplication.focusWidget() is widget


def test_letters_that_are_shortcuts_elsewhere_search_in_an_open_pile(table, qtbot):
    from PySide6.QtGui import QKeySequence, QShortcut

    widget = table()
    pressed: list[str] = []
    for letter in ("U", "L", "Space"):
        shortcut = QShortcut(QKeySequence(letter), widget)
        shortcut.activated.connect(lambda key=letter: pressed.append(key))
    widget.openFan(0, Zone.DISCARD)
    QTest.keyClick(widget, Qt.Key.Key_Space)
    QTest.keyClick(widget, Qt.Key.Key_U)
    QTest.keyClick(widget.fans.bar.search, Qt.Key.Key_L)
    QTest.keyClick(widget.fans.bar.search, Qt.Key.Key_Space)
    assert pressed == []
    assert widget.fans.bar.search.text() == "ul "
    widget.closeFan()
    QTest.keyClick(widget, Qt.Key.Key_U)
    assert pressed == ["U"]


def test_the_keyboard_walks_the_pile_and_chooses(table):
    widget = table(cards=(13,))
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    widget.jump("piles")
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert shown(widget) == [16, 15, 14, 13, 12]
    assert widget.focusTarget.instance == 13, "what can be chosen has the focus first"
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert widget.focusTarget.instance == 16
    QTest.keyClick(widget, Qt.Key.Key_End)
    assert widget.focusTarget.instance == 12
    seen = set()
    QTest.keyClick(widget, Qt.Key.Key_Home)
    for key in [Qt.Key.Key_Right] * 4 + [Qt.Key.Key_Down] + [Qt.Key.Key_Left] * 4:
        seen.add(widget.focusTarget.instance)
        QTest.keyClick(widget, key)
        seen.add(widget.focusTarget.instance)
    assert seen == {12, 13, 14, 15, 16}
    QTest.keyClicks(widget, "shield")
    QTest.keyClick(widget.fans.bar.search, Qt.Key.Key_Return)
    assert widget.hasFocus()


def test_a_single_card_that_is_found_and_can_be_chosen_is_chosen_by_enter(table):
    widget = table(cards=(13,))
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    widget.openFan(0, Zone.DISCARD)
    title = pool()[13].title
    QTest.keyClicks(widget, title.split()[-1])
    assert shown(widget) == [13]
    QTest.keyClick(widget.fans.bar.search, Qt.Key.Key_Return)
    assert got == [0]


def test_closing_a_pile_gives_the_focus_back_to_the_pile(table):
    widget = table(discard=())
    widget.jump("piles")
    pile = widget.focusTarget
    assert pile is widget.table.piles[Zone.DISCARD][0]
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert widget.fan.items == []
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert widget.focusTarget is pile
    assert pile.focused


@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 35, 60, 75])
@pytest.mark.parametrize("size", [(560, 400), (820, 560), (1900, 1000)])
def test_every_card_of_a_pile_can_be_seen_and_pointed_at(table, count, size):
    cards = [*range(5, 40), *range(45, 80), *range(1, 4), *range(41, 44)][:count]
    widget = table(discard=cards, size=size)
    widget.openFan(0, Zone.DISCARD)
    assert len(widget.fan.items) == count
    whole = widget.table.sceneRect().adjusted(0, widget.fans.bar.height(), 0, 0)
    for item in widget.fan.items:
        assert whole.contains(item.spot.rect)
    for item in widget.fan.items:
        # The left edge of every card shows: its neighbours lie on its right.
        rect = item.spot.rect
        at = QPoint(round(rect.left()) + 3, round(rect.center().y()))
        assert widget._target_at(at) is item


def test_a_pile_stays_open_with_its_search_when_the_window_grows(table):
    widget = table()
    widget.openFan(0, Zone.DISCARD)
    QTest.keyClicks(widget, "blast")
    found = shown(widget)
    widget.resize(900, 620)
    assert shown(widget) == found
    whole = widget.table.sceneRect()
    assert all(whole.contains(item.spot.rect) for item in widget.fan.shown())


def test_a_search_reads_the_wording_of_the_edition_that_is_played():
    card = pool()[5]
    words = searchable(card, "Shuffle a Drill.")
    assert fits("drill shuffle", words)
    assert fits(card.title.upper(), words)
    assert fits(card.type.value, words)
    assert not fits("shuffle ally", words)
