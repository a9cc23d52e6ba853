"""The table with real clicks, keys and drags."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
import scripts
from fake_match import FakeMatch, ask, pool, start
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.telling.table import CardInPlay
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.layout import frame_for, lay_out
from dbz_desktop.ui.table.model import TableModel
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def table(qtbot):
    def make(match: FakeMatch, size=(1280, 720), speed="off", viewer=0) -> TableWidget:
        widget = TableWidget(GameSession(match, viewer))
        widget.setSpeed(speed)
        qtbot.addWidget(widget)
        widget.resize(*size)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        return widget

    return make


def click(widget: TableWidget, instance: int) -> None:
    at = widget.cardPosition(instance)
    assert at is not None
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)


def chosen(widget: TableWidget) -> list[int]:
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    return got


def drag(widget: TableWidget, start_at: QPoint, end: QPoint) -> None:
    view = widget.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start_at)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(view, start_at + (end - start_at) * share)
        move(widget, start_at + (end - start_at) * share)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def move(widget: TableWidget, at: QPoint) -> None:
    """A move with the button held, which QTest can't send."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        widget.viewport().mapToGlobal(QPointF(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget.viewport(), event)


def test_a_click_on_a_glowing_card_chooses_its_option(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    got = chosen(widget)
    assert widget.table.item_of(5).options == [0]
    click(widget, 7)
    assert got == [1]
    click(widget, 8)
    assert got == [1], "a card without an option does nothing"


def test_a_card_with_several_options_asks_which(table, qtbot):
    options = (
        Option(Act.ATTACK, "Attack with Kakarrin", card=7, performer=0),
        Option(Act.ATTACK, "Attack with Friend", card=7, performer=33),
    )
    widget = table(FakeMatch(first=Decision(0, Ask.ACTION, "Your action", "COM-2", options)))
    got = chosen(widget)
    click(widget, 7)
    menu = widget.chooser.menu
    assert [action.text() for action in menu.actions()] == [o.label for o in options]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: got == [1])


def test_a_card_that_does_the_same_whoever_uses_it_asks_nothing(table):
    options = tuple(
        Option(Act.USE, f"Play Sudden Calm with {who}", card=7, performer=number, alike=True)
        for number, who in ((0, "Kakarrin"), (33, "Friend"))
    )
    widget = table(FakeMatch(first=Decision(0, Ask.ACTION, "Your action", "COM-2", options)))
    got = chosen(widget)
    click(widget, 7)
    assert got == [0] and widget.chooser.menu is None


def test_dragging_a_card_out_of_the_hand_plays_it(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    got = chosen(widget)
    middle = widget.table.frame.middle.center().toPoint()
    drag(widget, widget.cardPosition(7), middle)
    assert got == [1]


def test_dragging_within_the_hand_or_without_an_option_plays_nothing(table):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    got = chosen(widget)
    drag(widget, widget.cardPosition(5), widget.cardPosition(9))
    drag(widget, widget.cardPosition(8), widget.table.frame.middle.center().toPoint())
    assert got == []
    assert widget.table.item_of(5).pos() == widget.table.item_of(5).home()


def test_pointing_at_a_card_names_it_and_says_why_not(table, qtbot):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    hovered: list[int] = []
    widget.cardHovered.connect(hovered.append)
    at = widget.cardPosition(8)
    # From elsewhere: another test may have left the pointer just there.
    QTest.mouseMove(widget.viewport(), at - QPoint(20, 20))
    QTest.mouseMove(widget.viewport(), at)
    qtbot.waitUntil(lambda: hovered[-1:] == [8])
    help_event = QHelpEvent(QHelpEvent.Type.ToolTip, at, widget.viewport().mapToGlobal(at))
    QApplication.sendEvent(widget.viewport(), help_event)
    chip = widget.explainer.chip
    assert chip.isVisible() and "COM-2" in chip.rule.text()
    assert widget.whyNot(widget.table.item_of(5)) == ""
    QTest.mouseMove(widget.viewport(), QPoint(2, 2))
    qtbot.waitUntil(lambda: hovered[-1] in (-1, 44))


def test_the_keyboard_reaches_every_card_and_chooses(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    got = chosen(widget)
    widget.clearFocus()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.focusTarget.instance == 5, "the first card that can be chosen"
    QTest.keyClick(widget, Qt.Key.Key_Right)
    QTest.keyClick(widget, Qt.Key.Key_Right)
    assert widget.focusTarget.instance == 7
    assert widget.focusTarget.focused
    assert "can be chosen" in widget.accessibleDescription()
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert got == [1]
    reached = set()
    todo = [widget.focusTarget]
    while todo:
        target = todo.pop()
        if target in reached:
            continue
        reached.add(target)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            widget.walker.set(target)
            QTest.keyClick(widget, key)
            todo.append(widget.focusTarget)
    missing = [
        widget.table.model.name(target.row) for target in widget.targets() if target not in reached
    ]
    assert not missing


def test_a_focused_card_says_why_it_cannot_be_played(table):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    widget.walker.set(widget.table.item_of(8))
    assert widget.accessibleDescription().endswith("(COM-2)")


def test_piles_open_as_a_fan_in_order_for_both_sides(table):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    got = chosen(widget)
    click(widget, 16)
    assert [item.instance for item in widget.fan.items] == [16, 15, 14, 13, 12]
    hovered: list[int] = []
    widget.cardHovered.connect(hovered.append)
    QTest.mouseMove(widget.viewport(), widget.cardPosition(14))
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert widget.fan is None
    click(widget, 56)
    assert [item.instance for item in widget.fan.items] == [56, 55, 54, 53, 52]
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 712))
    assert widget.fan is None
    click(widget, 57)
    assert widget.fan.title == "Bert: Banished Zone, 1 card"
    assert widget.fans.bar.title.text() == widget.fan.title
    assert got == []


def test_cards_in_a_pile_can_be_chosen_in_the_fan(table):
    widget = table(FakeMatch(first=ask(cards=(13,))))
    got = chosen(widget)
    widget.openFan(0, Zone.DISCARD)
    click(widget, 13)
    assert got == [0]


def test_an_empty_pile_opens_too(table):
    tables = tuple(
        replace(view, sides=(replace(view.sides[0], discard=()), view.sides[1]))
        for view in (start(0), start(1))
    )
    widget = table(FakeMatch(first=ask(cards=(5,)), tables=tables))
    pile = widget.table.piles[Zone.DISCARD][0]
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=pile.rect.center().toPoint())
    assert widget.fan.items == []
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert widget.fan is None


def test_the_other_hand_is_never_known(table):
    widget = table(FakeMatch([(scripts.planning(), None)], first=ask()))
    widget.session.answer(0)
    hidden = [item for row, item in widget.table.cards.items() if not row.known]
    assert len(hidden) == 9
    assert all(item.card is None and item.instance == -1 for item in hidden)
    for instance in (45, 46, 60, 61):
        assert widget.table.item_of(instance) is None


def test_another_viewer_sits_below_with_the_own_hand(table):
    widget = table(FakeMatch(first=ask(1, (45,))))
    assert widget.table.item_of(45) is None
    widget.session.look_as(1)
    item = widget.table.item_of(45)
    assert item.options == [0]
    assert item.pos().y() > widget.height() / 2
    assert widget.table.frame.mp[1].top() > widget.table.frame.mp[0].top()


def crowded(viewer: int):
    """Twelve Drills, six Allies, eight Setups, seven Dragon Balls and attachments a side."""
    cards = pool()
    by_kind = {
        kind: [c for c in range(5, 40) if cards[c].type is kind]
        for kind in (CardType.DRILL, CardType.ALLY, CardType.SETUP, CardType.DRAGON_BALL)
    }
    view = start(viewer)
    sides = []
    types: dict[int, CardType] = {}
    for seat in (0, 1):
        play = []
        number = 1000 * (seat + 1)
        wanted = ((CardType.DRILL, 12), (CardType.ALLY, 6), (CardType.SETUP, 8),
                  (CardType.DRAGON_BALL, 7))  # fmt: skip
        for kind, count in wanted:
            assert by_kind[kind]
            for _ in range(count):
                types[number] = kind
                play.append(
                    CardInPlay(number, captured=kind is CardType.DRAGON_BALL and number % 2)
                )
                number += 1
        types[number] = CardType.ENERGY_COMBAT
        play.append(CardInPlay(number, attached_to=play[13].card))
        sides.append(replace(view.sides[seat], play=tuple(play)))
    return replace(view, sides=(sides[0], sides[1])), types


@pytest.mark.parametrize(
    "size", [(900, 600), (1020, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)]
)
def test_a_crowded_table_stays_within_its_places(size):
    view, types = crowded(0)
    cards = pool()
    of_kind = {card.type: card for card in cards.values()}
    frame = frame_for(*size, 0)
    model = TableModel(view, lambda c: of_kind[types[c]] if c in types else cards.get(c))
    layout = lay_out(model, frame)
    whole = frame.size
    for seat in (0, 1):
        rows: dict[float, list] = {}
        for spot in layout.spots.values():
            assert whole.contains(spot.rect), spot
            if spot.row.zone is Zone.IN_PLAY and spot.row.seat == seat and spot.row.card in types:
                assert frame.play[seat].adjusted(-1, -1, 1, 1).contains(spot.rect), spot
                if spot.row.attached_to == NOBODY:
                    rows.setdefault(round(spot.rect.top()), []).append(spot)
        for row in rows.values():
            row.sort(key=lambda s: s.rect.left())
            for left, right in pairwise(row):
                seen = right.rect.left() - left.rect.left()
                assert seen >= 0.2 * left.rect.width(), "a part of every card must show"


@pytest.mark.parametrize("size", [(900, 600), (1280, 720), (2560, 1440), (1000, 900)])
def test_the_fixed_places_do_not_overlap(size):
    for viewer in (0, 1):
        frame = frame_for(*size, viewer)
        rects = [frame.middle]
        for name in (
            "hand",
            "play",
            "mp",
            "lens",
            "plate",
            "mastery",
            "life",
            "discard",
            "banished",
        ):
            rects += getattr(frame, name)
        for i, one in enumerate(rects):
            assert frame.size.contains(one)
            for other in rects[i + 1 :]:
                assert not one.adjusted(1, 1, -1, -1).intersects(other), (one, other)


def test_captured_balls_lie_sideways_on_their_new_side(table):
    event = ev.ControlChanged(75, 1, 0, ev.Why.CAPTURE)
    tables = tuple(
        replace(
            view,
            sides=(view.sides[0], replace(view.sides[1], play=(CardInPlay(75),))),
        )
        for view in (start(0), start(1))
    )
    widget = table(FakeMatch([([event], None)], first=ask(), tables=tables))
    assert widget.table.item_of(75).rotation() == 0
    widget.session.answer(0)
    item = widget.table.item_of(75)
    assert item.rotation() == 90
    assert widget.table.frame.play[0].contains(item.pos())


def test_a_pile_with_several_choices_opens_instead_of_choosing(table):
    widget = table(FakeMatch(first=ask(cards=(16, 13))))
    got = chosen(widget)
    assert widget.table.piles[Zone.DISCARD][0].state.lit
    assert not widget.table.piles[Zone.DISCARD][1].state.lit
    click(widget, 16)
    assert got == []
    click(widget, 13)
    assert got == [1]


def test_a_large_pile_opens_at_once_and_may_be_closed_while_it_is_drawn(table):
    cards = (*range(5, 40), *range(45, 70))
    tables = tuple(
        replace(
            view,
            sides=(
                replace(view.sides[0], hand=(), play=(), banished=(), discard=cards),
                replace(view.sides[1], play=(), banished=(), discard=()),
            ),
        )
        for view in (start(0), start(1))
    )
    widget = table(FakeMatch(first=ask(cards=(9,)), tables=tables))
    widget.openFan(0, Zone.DISCARD)
    widget.viewport().repaint()
    assert len(widget.fan.items) == 60
    assert any(item._face is None for item in widget.fan.items), "not all are drawn in one frame"
    widget.closeFan()
    QTest.qWait(60)
    widget.openFan(0, Zone.DISCARD)
    for _ in range(60):
        QTest.qWait(10)
        if all(item._face is not None for item in widget.fan.items):
            break
    assert all(item._face is not None for item in widget.fan.items)
    rects = [item.spot.rect for item in widget.fan.items]
    whole = widget.table.sceneRect()
    assert all(whole.contains(rect) for rect in rects)
