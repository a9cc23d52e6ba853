"""The game page by keyboard: the ways of Tab, Esc, arrows and letters, and a focus never lost."""

from __future__ import annotations

import random
from functools import partial

import pytest
from fake_match import FakeMatch, ask
from pages_setup import both_agree, new_match, play, play_until
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_button import FaceButton
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside.page_access import stops_in

pytestmark = pytest.mark.usefixtures("home")

Key = Qt.Key


@pytest.fixture
def open_page(open_page):
    return partial(open_page, lifted=True)


@pytest.fixture
def table(qtbot):
    widget = TableWidget(GameSession(FakeMatch(first=ask(cards=(6, 8))), 0))
    widget.setSpeed("off")
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return widget


def press(key: Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """A key to whatever has the keyboard."""
    popup = QApplication.activePopupWidget()
    QTest.keyClick(popup or QApplication.focusWidget(), key, modifier)


# --- the table ---------------------------------------------------------------------------------


def test_up_and_down_come_back_to_the_card_one_left(table):
    for instance in range(5, 11):
        table.walker.set(table.table.item_of(instance))
        for away, back in ((Key.Key_Up, Key.Key_Down),):
            press(away)
            press(away)
            assert table.focusTarget.instance if hasattr(table.focusTarget, "instance") else True
            press(back)
            press(back)
            assert table.focusTarget.instance == instance


def test_home_and_end_reach_the_ends_of_the_row(table):
    table.walker.set(table.table.item_of(7))
    press(Key.Key_End)
    assert table.focusTarget.instance == 10
    press(Key.Key_Home)
    assert table.focusTarget.instance == 5


def test_right_goes_from_the_hand_to_the_piles_and_back(table):
    table.walker.set(table.table.item_of(10))
    press(Key.Key_Right)
    pile = table.focusTarget
    assert pile in (table.table.piles[Zone.DISCARD][0], table.table.piles[Zone.LIFE_DECK][0])
    press(Key.Key_Left)
    assert table.focusTarget.row.zone in (Zone.HAND, Zone.IN_PLAY)


def test_letters_jump_to_the_places_and_again_to_the_next_choice(table):
    table.jump("own")
    assert table.focusTarget.row.zone is Zone.IN_PLAY and table.focusTarget.row.seat == 0
    table.jump("hand")
    assert table.focusTarget.instance == 6, "the first that can be chosen"
    table.jump("hand")
    assert table.focusTarget.instance == 8
    table.jump("hand")
    assert table.focusTarget.instance == 6
    table.jump("other")
    assert table.focusTarget.row.seat == 1
    table.jump("attack")
    assert table.focusTarget is table.table.middle
    table.jump("hand")
    assert table.focusTarget.instance == 6, "where one was"


def test_the_focus_goes_on_to_what_lies_nearest_when_its_card_has_left(table):
    import scripts

    table.walker.set(table.table.item_of(7))
    table.session._match.script = [(scripts.opening() + scripts.attack_hits(), ask(cards=(5,)))]
    table.session.answer(0)
    assert table.table.item_of(7) is None or table.focusTarget is not None
    target = table.focusTarget
    assert target in table.targets()
    assert target.focused
    assert target.row.zone is Zone.HAND


def test_a_click_hides_the_ring_and_a_key_brings_it_back(table):
    item = table.table.item_of(7)
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.cardPosition(item.instance)
    )
    assert not item.focused
    got: list[int] = []
    table.optionActivated.connect(got.append)
    press(Key.Key_Return)
    assert item.focused
    assert got == [], "Enter chooses nothing that wasn't to be seen"
    press(Key.Key_Right)
    assert table.focusTarget.instance == 8
    press(Key.Key_Return)
    assert got == [1]


def test_the_menu_of_a_card_opens_by_key_and_by_the_right_button(table):
    table.walker.set(table.table.item_of(6))
    press(Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert words == ["Attack with 6", "Read it large", "Wordings and rulings"]
    read: list[int] = []
    table.readWanted.connect(read.append)
    press(Key.Key_Down)
    press(Key.Key_Return)
    assert read == [6]
    at = table.cardPosition(9)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    words = [action.text() for action in table.chooser.menu.actions()]
    assert "Why not now?" in words
    table.chooser.close_menu()


# --- the page ----------------------------------------------------------------------------------


def test_tab_goes_through_table_question_timeline_and_side_and_round(open_page):
    page = open_page(play(new_match(), 30))
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    parts = (page.table, page.prompt, page.room.column, page.side)
    order: list[int] = []
    seen = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None and focus.isVisible()
        part = next(i for i, p in enumerate(parts) if p is focus or p.isAncestorOf(focus))
        if not order or order[-1] != part:
            order.append(part)
        if focus in seen:
            break
        seen.append(focus)
        press(Key.Key_Tab)
    assert order == [0, 1, 2, 3, 0]
    assert seen == [stop for part in parts for stop in stops_in(part)]
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is seen[-1]
    press(Key.Key_Escape)
    assert page.table.hasFocus()


def test_letters_work_from_the_question_and_not_under_a_sheet(open_page):
    page = open_page(new_match())
    page.prompt.option_buttons()[0].setFocus()
    press(Key.Key_H)
    assert page.table.hasFocus()
    assert page.table.focusTarget.row.zone is Zone.HAND
    press(Key.Key_F1)
    assert page.keys.isVisible()
    target = page.table.focusTarget
    press(Key.Key_O)
    assert page.table.focusTarget is target
    press(Key.Key_Escape)
    assert page.table.hasFocus() and target.focused


def test_the_large_card_follows_the_keyboard_and_a_sheet_reads_it_whole(open_page):
    page = open_page(new_match())
    press(Key.Key_H)
    first = page.table.focusTarget.instance
    assert page.zoom.instance == first
    press(Key.Key_Right)
    assert page.zoom.instance == page.table.focusTarget.instance != first
    press(Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    action = next(a for a in menu.actions() if a.text() == "Read it large")
    menu.setActiveAction(action)
    press(Key.Key_Return)
    sheet = page.card_sheet
    assert sheet.isVisible()
    card = page.facts.card(page.table.focusTarget.instance)
    assert sheet.title.text() == card.name
    assert sheet.why.isVisible() == (
        page.facts.why_not(page.table.focusTarget.instance) is not None
    )
    press(Key.Key_Escape)
    assert page.table.hasFocus()


def test_an_attack_is_played_with_enter_from_the_hand(open_page):
    match = new_match(seed=7)

    def attack(decision) -> bool:
        hand = match.seat(decision.player).view().mine.hand
        return decision.ask is Ask.ACTION and any(
            o.act is Act.ATTACK and o.card in hand for o in decision.options
        )

    assert play_until(match, attack)
    page = open_page(match)
    before = len(match.answers)
    press(Key.Key_H)
    item = page.table.focusTarget
    assert item.options
    press(Key.Key_Return)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        press(Key.Key_Return)
    QApplication.processEvents()
    if page.confirm.isVisible():
        page.confirm.yes_button.click()
    assert len(match.answers) > before


def keys_for(page: GamePage, chance: random.Random) -> None:
    """Press something sensible, as a player at the keyboard would."""
    focus = QApplication.focusWidget()
    if QApplication.activePopupWidget() is not None or page.curtain.isVisible():
        press(Key.Key_Return)
    elif page.confirm.isVisible():
        press(Key.Key_Tab)
        press(
            Key.Key_Return if QApplication.focusWidget() is page.confirm.yes_button else Key.Key_Y
        )
    elif page.picker.isVisible():
        if isinstance(focus, FaceButton):
            press(chance.choice((Key.Key_Return, Key.Key_Right, Key.Key_Space)))
        elif page.picker.faces() and chance.random() < 0.8:
            press(Key.Key_Down) if not isinstance(focus, FaceButton) else press(Key.Key_Return)
            if isinstance(QApplication.focusWidget(), FaceButton):
                press(Key.Key_Return)
        else:
            press(Key.Key_Tab)
            press(Key.Key_Return)
    elif page.table.fan is not None:
        press(chance.choice((Key.Key_Return, Key.Key_Escape)))
    else:
        way = chance.random()
        if way < 0.3:
            press(Key.Key_H)
            press(Key.Key_Return)
        elif way < 0.4:
            press(chance.choice((Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)))
        elif way < 0.45:
            press(Key.Key_D)
            press(Key.Key_Return)
        elif way < 0.5:
            press(Key.Key_Tab)
        elif way < 0.53 and len(page.match.answers) > 3:
            press(Key.Key_U)
            if page.consent.isVisible():
                press(Key.Key_Escape)
        elif way < 0.56:
            press(Key.Key_F1)
            press(Key.Key_Escape)
        elif way < 0.8 and page.prompt.option_buttons():
            page_keys = [b.key.text() for b in page.prompt.option_buttons() if b.key.text()]
            name = chance.choice(page_keys or ["Space"])
            press(Key.Key_Space if name == "Space" else getattr(Key, f"Key_{name}", Key.Key_Space))
        else:
            press(Key.Key_Space)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_focus_is_never_lost_while_two_play_by_keys_alone(open_page, qtbot, seed):
    page = open_page(new_match(seed=seed))
    chance = random.Random(seed)
    most = 0
    for step in range(300):
        if page.match.outcome is not None:
            break
        keys_for(page, chance)
        QApplication.processEvents()
        if QApplication.activePopupWidget() is not None:
            continue
        if not page.isActiveWindow():
            # Offscreen, a tool tip takes the activation from the window. Elsewhere none does.
            QToolTip.hideText()
            page.activateWindow()
            qtbot.waitUntil(page.isActiveWindow)
        focus = QApplication.focusWidget()
        assert focus is not None, step
        assert focus.isVisible() and page.isAncestorOf(focus), (step, focus)
        if focus is page.table and page.match.outcome is None and not page.table.busy:
            target = page.table.focusTarget
            assert target is not None and target.focused, (step, target)
            assert target in page.table.targets()
        most = max(most, len(page.match.answers))
    # The walk is by chance: it must have gone on, how far depends on the game.
    assert most > 20


def test_a_right_click_beside_the_cards_opens_nothing(table):
    at = QPoint(round(table.table.frame.middle.left()) - 6, 300)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    assert QApplication.activePopupWidget() is None


def test_enter_presses_the_button_in_focus_on_the_page_and_in_a_sheet(open_page):
    page = open_page(new_match())
    page.side.keys.setFocus()
    press(Key.Key_Return)
    assert page.keys.isVisible()
    assert page.keys.close_button.hasFocus()
    press(Key.Key_Return)
    assert not page.keys.isVisible()
    assert page.side.keys.hasFocus()


def test_the_menu_of_a_card_in_a_replay_reads_it_too(qtbot, tmp_path):
    from dbz_desktop.match.replays.recording import record
    from dbz_desktop.ui.faces.card_sheet import CardSheet
    from dbz_desktop.ui.replay.replay_page import ReplayPage

    path = tmp_path / "old.dbzreplay"
    play(new_match(path), 20).close()
    from pages_setup import pool

    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    both_agree(page)
    mp = page.table.table.model.view.mine.mp_card
    page.table.readWanted.emit(mp)
    sheet = page.findChild(CardSheet)
    assert sheet.isVisible()
    sheet.close_overlay()
    page.table.wordingsWanted.emit(mp)
    assert page.wordings.isVisible()


def test_the_focus_on_a_pile_shows_on_the_card_that_lies_on_top(open_page, qtbot):
    page = open_page(new_match(), lifted=True)
    table = page.table.table
    by_chance = RandomPlayer(4)
    while not any(table.on_top_of(pile.row) for pile in table.piles[Zone.DISCARD]):
        page.answer(by_chance.choose(page.asked))
        if page.curtain.isVisible():
            page.curtain.lift_now()
        qtbot.waitUntil(lambda: page.asked is not None)
    seat = next(s for s in (0, 1) if table.on_top_of(table.piles[Zone.DISCARD][s].row))
    pile = table.piles[Zone.DISCARD][seat]
    (top,) = table.on_top_of(pile.row)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    page.table.walker.set(pile)
    assert top.focused and pile.focused
    page.table.walker.set(table.plates[seat])
    assert not top.focused and not pile.focused
