"""With the judge tools open, cards are dragged by the pointer and lie where they are let go."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play, play_until, pool
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.scenarios.full_table import Fullness, full_table
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import Judged, Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.theme import apply_theme

pytestmark = pytest.mark.usefixtures("home")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tools(qtbot, qapp):
    """A page of a match with the judge tools open, both having agreed by pointer."""
    apply_theme(qapp, "dark", 1.0)

    def tools(match) -> GamePage:
        settings = Settings()
        settings.speed = "off"
        page = GamePage(match, FaceCache(), settings)
        page.curtain.GUARD_MS = 0
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.begin()
        if page.curtain.isVisible():
            page.curtain.ready.click()
        page.by_hand.agree()
        for box in page.consent.agree:
            QTest.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
        QTest.mouseClick(page.consent.yes_button, LEFT)
        assert page.side.judge.isVisible()
        return page

    return tools


def full(**counts):
    wanted = {"drills": 1, "allies": 1, "setups": 1, "dragon_balls": 1, "captured": 0}
    return full_table(pool(), full=Fullness(**{**wanted, "attached": 1, "hand": 4, **counts}))


def move(table, at: QPoint) -> None:
    view = table.viewport()
    QApplication.sendEvent(
        view,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            view.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def drag(page: GamePage, start: QPoint, to: QPoint) -> str:
    """Carry from one point to another and let go; what the place said before that."""
    table = page.table
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    for share in (0.1, 0.5, 1.0):
        move(table, start + (to - start) * share)
    zones = table.dragging.zones
    assert zones is not None, "nothing was carried"
    said = zones.over.words if zones.over is not None else ""
    QTest.mouseRelease(table.viewport(), LEFT, pos=to)
    assert not table.dragging.active
    return said


def spot(page: GamePage, card: int) -> QPoint:
    return page.table.cardPosition(card)


def place(page: GamePage, zone: str, seat: int, across=0.5, down=0.5) -> QPoint:
    rect = getattr(page.table.table.frame, zone)[seat]
    at = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
    return page.table.mapFromScene(at)


def where(page: GamePage, card: int) -> Zone:
    return page.match.game.state.where[card]


def told(page: GamePage) -> list[str]:
    return [e.text for e in page.match.game.events if isinstance(e, Judged)]


def free_of_cards(page: GamePage, seat: int) -> QPoint:
    """A point of a side's place for cards in play on which no card lies."""
    table = page.table
    rect = table.table.frame.play[seat]
    for down in (0.03, 0.97, 0.5):
        for across in (0.01, 0.99, 0.3, 0.7):
            at = table.mapFromScene(
                QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
            )
            if table._target_at(at) is None:
                return at
    raise AssertionError("cards lie everywhere")


@pytest.mark.parametrize(
    ("zone", "goal"),
    [("discard", Zone.DISCARD), ("banished", Zone.BANISHED), ("aside", Zone.ASIDE)],
)
def test_a_card_of_the_hand_is_dragged_to_a_pile(tools, zone, goal):
    page = tools(full())
    me = page.session.looking.seat
    card = page.session.view().mine.hand[0]
    answers = len(page.match.answers)
    said = drag(page, spot(page, card), place(page, zone, me))
    assert where(page, card) is goal
    assert goal.label.split()[0].casefold() in said.casefold()
    assert len(page.match.answers) == answers + 1
    assert told(page)[-1].startswith(("moves", "sets")) and page.side.judge.made.count() == 1
    # The tools stay open, and the next card goes the same way back.
    back = drag(page, spot(page, card), place(page, "hand", me, 0.02))
    assert "hand" in back and where(page, card) is Zone.HAND


def test_the_two_halves_of_a_life_deck_are_its_top_and_its_bottom(tools):
    page = tools(full())
    me = page.session.looking.seat
    first, second = page.session.view().mine.hand[:2]
    assert drag(page, spot(page, first), place(page, "life", me, down=0.25)).startswith("On top of")
    assert drag(page, spot(page, second), place(page, "life", me, down=0.75)).startswith("Under")
    deck = page.match.game.state.players[me].life_deck
    assert (deck[-1], deck[0]) == (first, second)
    # Its top card is carried face down, and nobody has to know which it is.
    drag(page, place(page, "life", me), place(page, "hand", me, 0.02))
    assert where(page, first) is Zone.HAND
    assert not any(row.zone is Zone.LIFE_DECK for row in page.table.table.cards)
    assert "top of" in told(page)[-1] and "a card" in told(page)[-1]


def test_a_card_of_the_other_hand_is_taken_at_random(tools):
    page = tools(full())
    other = 1 - page.session.looking.seat
    before = set(page.match.game.state.players[other].hand)
    hidden = next(i for r, i in page.table.table.cards.items() if r.seat == other and not r.known)
    start = page.table.mapFromScene(hidden.pos())
    drag(page, start, place(page, "discard", other))
    (gone,) = before - set(page.match.game.state.players[other].hand)
    assert where(page, gone) is Zone.DISCARD and told(page)[-1].endswith("at random.")


def test_control_attaching_and_detaching(tools):
    page = tools(full())
    me = page.session.looking.seat
    state = page.match.game.state
    mine = next(c for c in state.players[me].play if state.permanents[c].attached_to < 0)
    assert "side" in drag(page, spot(page, mine), free_of_cards(page, 1 - me))
    assert state.permanents[mine].controller == 1 - me
    drag(page, spot(page, mine), free_of_cards(page, me))
    assert state.permanents[mine].controller == me
    mp = state.players[1 - me].mp_card
    said = drag(page, spot(page, mine), spot(page, mp))
    assert said.startswith("Attach to") and state.permanents[mine].attached_to == mp
    assert drag(page, spot(page, mine), free_of_cards(page, me)) == "Detach"
    assert state.permanents[mine].attached_to < 0


def test_an_ally_comes_into_play_with_its_three_stages(tools):
    match = full(allies=2)
    page = tools(match)
    me = page.session.looking.seat
    state = match.game.state
    ally = next(c for c in state.players[me].play if match.game.cards[c].type is CardType.ALLY)
    drag(page, spot(page, ally), place(page, "discard", me))
    assert where(page, ally) is Zone.DISCARD
    drag(page, spot(page, ally), free_of_cards(page, me))
    assert where(page, ally) is Zone.IN_PLAY and state.permanents[ally].stages == 3


def test_what_cannot_be_done_is_refused_in_words(tools):
    page = tools(full())
    me = page.session.looking.seat
    panel = page.side.judge
    card = page.session.view().mine.hand[0]
    answers = len(page.match.answers)
    for start, to, rule in (
        (spot(page, card), place(page, "hand", 1 - me), "ZON-2"),
        (spot(page, card), place(page, "discard", 1 - me), "ZON-2"),
        (spot(page, page.match.game.state.players[me].mp_card), place(page, "hand", me), "SET-1"),
        (spot(page, card), page.table.mapFromScene(page.table.table.frame.middle.center()),
         "ATK-1"),
    ):  # fmt: skip
        said = drag(page, start, to)
        assert rule in said and panel.why.isVisible() and panel.why.text() == said
    assert len(page.match.answers) == answers
    assert not page.message.isVisible()
    item = page.table.table.item_of(card)
    assert item.pos() == item.home()


def test_a_drop_at_home_or_escape_changes_nothing(tools):
    page = tools(full())
    me = page.session.looking.seat
    card = page.session.view().mine.hand[0]
    answers = len(page.match.answers)
    drag(page, spot(page, card), place(page, "hand", me, 0.98))
    table = page.table
    QTest.mousePress(table.viewport(), LEFT, pos=spot(page, card))
    move(table, place(page, "discard", me))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    QTest.mouseRelease(table.viewport(), LEFT, pos=place(page, "discard", me))
    assert len(page.match.answers) == answers and where(page, card) is Zone.HAND


def test_once_the_tools_are_closed_a_drag_plays_again(tools):
    match = play(new_match(), 14)
    assert play_until(match, lambda d: d.ask is Ask.ACTION, 3)
    page = tools(match)
    QTest.mouseClick(page.side.judge.done_button, LEFT)
    assert page.table.hands is None
    table = page.table
    card = next(i for i in table.table.cards.values() if i.options and i.row.zone is Zone.HAND)
    me = page.session.looking.seat
    QTest.mousePress(table.viewport(), LEFT, pos=spot(page, card.instance))
    for goal in ("discard", "banished"):
        move(table, place(page, goal, me))
    assert table.dragging.zones is not None and table.dragging.zones.over is None
    QTest.mouseRelease(table.viewport(), LEFT, pos=place(page, "banished", me))
    assert where(page, card.instance) is Zone.HAND
