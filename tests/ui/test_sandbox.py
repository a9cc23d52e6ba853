"""The sandbox: a position is set up by drags, keys and menus, played on from, stepped back to."""

from __future__ import annotations

import random

import pytest
from deck_hands import drag as drag_between
from editor_setup import view
from pages_setup import deck, pool
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.scenarios.changing import arranged
from dbz_desktop.match.scenarios.scenes import ready_scene, scene_of_text
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.reasons import reason_of
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.sandbox.sandbox_page import SandboxPage
from dbz_desktop.ui.table.scene import TableScene
from dbz_desktop.ui.tableside.log_panel import LogPanel
from tests.long import LONG

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))


@pytest.fixture
def page(qtbot, qapp):
    """The sandbox with two starter decks, and the pool beside it."""
    apply_theme(qapp, "dark", 1.0)
    scene = ready_scene((deck("saiyan"), deck("black")), "fanz", ("Ann", "Bert"))
    settings = Settings()
    settings.speed = "off"
    decks = lambda: [deck("saiyan"), deck("black"), deck("orange")]  # noqa: E731
    page = SandboxPage(arranged(scene, pool()), scene, pool(), FaceCache(), settings, decks)
    page.session.think_ms = 0
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    shelf = FaceShelf(view().wording, parent=page)
    page.show_pool(view(), shelf)
    QApplication.processEvents()
    yield page
    shelf.close()


def side(page, seat):
    return page.scene.sides[seat]


def place(page, zone: str, seat: int, across=0.5, down=0.5) -> QPoint:
    rect = getattr(page.table.table.frame, zone)[seat]
    at = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
    return page.table.mapFromScene(at)


def carry(page, start: QPoint, to: QPoint) -> str:
    """Carry something on the table to another point; what the place said."""
    board = page.table.viewport()
    QTest.mousePress(board, LEFT, pos=start)
    for share in (0.1, 0.5, 1.0):
        at = QPointF(start + (to - start) * share)
        kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
        moved = QMouseEvent(
            kind, at, board.mapToGlobal(at), none, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(board, moved)
    zones = page.table.dragging.zones
    said = zones.over.words if zones is not None and zones.over is not None else ""
    QTest.mouseRelease(board, LEFT, pos=to)
    return said


def search(page, words: str) -> None:
    field = page.cards.browser.search.field
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, words)
    QTest.qWait(150)


def drag_from_pool(page, words: str, to: QPoint, monkeypatch) -> None:
    """Search a card and drag the first one found onto the table."""
    search(page, words)
    gallery = page.cards.browser.gallery
    start = gallery.visualRect(gallery.model().index(0, 0)).center()
    drag_between(page, gallery.viewport(), start, page.table.viewport(), to, monkeypatch)


def fight(page) -> None:
    """Answer with attacks until one waits for a defense."""
    for _ in range(60):
        QApplication.processEvents()
        if page.asked is None:
            continue
        if page.asked.ask is Ask.DEFEND:
            return
        acts = [option.act for option in page.asked.options]
        page.answer(acts.index(Act.ATTACK) if Act.ATTACK in acts else 0)
    raise AssertionError("nobody was attacked")


def names(cards) -> list[str]:
    return [card.name for card in cards]


def words(page) -> str:
    assert page.message.isVisible()
    return f"{page.message.title.text()} {page.message.text.text()}"


def test_both_hands_are_open_and_nobody_is_asked(page):
    for seat in (0, 1):
        assert all(page.session.card(card) for card in page.session.view().sides[seat].hand)
    assert page.arrange.isVisible() and not page.prompt.isVisible()
    assert not page.curtain.isVisible() and not page.side.judge.isVisible()


def test_cards_of_the_table_go_wherever_they_are_dragged(page):
    card = page.session.view().sides[1].hand[0]
    name = side(page, 1).hand[0].name
    said = carry(page, page.table.cardPosition(card), place(page, "discard", 1))
    assert said == "To Bert's discard pile"
    assert names(side(page, 1).discard) == [name] and len(side(page, 1).hand) == 2
    top = side(page, 0).life_deck[0].name
    carry(page, place(page, "life", 0, down=0.3), place(page, "banished", 0))
    assert names(side(page, 0).banished) == [top]
    QTest.keyClick(page.table, "U")
    assert side(page, 0).banished == [] and side(page, 0).life_deck[0].name == top
    QTest.keyClick(page.table, "U")
    assert names(side(page, 1).hand)[0] == name and side(page, 1).discard == []
    QTest.keyClick(page.table, "U")
    assert reason_of(page.side.undo) == "Nothing has been changed yet."


def test_what_cannot_be_is_refused_in_words(page):
    hand = page.session.view().sides[0].hand[0]
    before = scenario_text(page.scene)
    said = carry(page, page.table.cardPosition(hand), place(page, "discard", 1))
    assert "ZON-2" in said and "owner" in words(page)
    page.message.hide()
    personality = page.session.view().sides[0].mp_card
    carry(page, page.table.cardPosition(personality), place(page, "banished", 0))
    assert "SET-1" in words(page)
    assert scenario_text(page.scene) == before


def test_cards_come_from_the_pool_to_any_zone(page, monkeypatch):
    for zone, many in (("hand", "hand"), ("discard", "discard"), ("banished", "banished")):
        drag_from_pool(page, '"Blue Head Knock"', place(page, zone, 1), monkeypatch)
        assert "Blue Head Knock" in names(getattr(side(page, 1), many))
    drag_from_pool(page, '"Blue Head Knock"', place(page, "life", 0, down=0.25), monkeypatch)
    assert side(page, 0).life_deck[0].name == "Blue Head Knock"
    drag_from_pool(page, '"Blue Head Knock"', place(page, "life", 0, down=0.75), monkeypatch)
    assert side(page, 0).life_deck[-1].name == "Blue Head Knock"
    assert page.drops.zones is None


def test_allies_drills_and_attached_cards_come_into_play(page, monkeypatch):
    drag_from_pool(page, "t:ally", place(page, "play", 0, 0.5), monkeypatch)
    drag_from_pool(page, "t:drill s:freestyle", place(page, "play", 1, 0.5), monkeypatch)
    ally, drill = side(page, 0).play[0], side(page, 1).play[0]
    assert ally.card.type is CardType.ALLY and ally.stages == 3
    assert drill.card.type is CardType.DRILL and drill.attached_to == ""
    host = page.table.cardPosition(page.session.view().sides[1].mp_card)
    drag_from_pool(page, "t:setup", host, monkeypatch)
    assert [entry.attached_to for entry in side(page, 1).play] == ["", "mp"]


def test_personality_and_mastery_come_from_the_pool(page, monkeypatch):
    drag_from_pool(page, "t:mp name:Krillin level:1", place(page, "play", 1), monkeypatch)
    assert [card.title for card in side(page, 1).mp] == ["Krillin"] * 4
    drag_from_pool(page, "t:mastery s:blue", place(page, "hand", 1), monkeypatch)
    assert "Blue" in side(page, 1).mastery.name
    assert side(page, 0).mp == deck("saiyan").mp


def test_numbers_turn_and_step_by_keyboard(page):
    field = page.arrange.numbers["stages", 1]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert side(page, 1).stages == 7 and field.hasFocus()
    field = page.arrange.numbers["level", 0]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert side(page, 0).level == 2
    field = page.arrange.numbers["anger", 0]
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Up)
    assert side(page, 0).anger == 3
    page.arrange.step.setFocus()
    for _ in range(2):
        QTest.keyClick(page.arrange.step, Qt.Key.Key_Down)
    assert page.scene.phase == "combat"
    page.arrange.action.setFocus()
    QTest.keyClick(page.arrange.action, Qt.Key.Key_Down)
    assert (page.scene.turn, page.scene.action) == (0, 1)
    QTest.keyClick(page.table, Qt.Key.Key_Return, CTRL)
    assert page.asked is not None and page.asked.ask is Ask.ACTION
    assert page.asked.player == 1 and page.session.viewer == 1


def test_an_anger_that_would_win_is_refused(page, qtbot):
    page.arrange.numbers["level", 1].setValue(4)
    page.arrange.numbers["anger", 1].setValue(5)
    qtbot.waitUntil(lambda: page.message.isVisible())
    assert "end the game" in words(page)
    assert side(page, 1).anger == 0 and page.match.outcome is None
    assert page.arrange.numbers["anger", 1].value() == 0


def test_a_menu_and_keys_do_it_all(page, qtbot):
    search(page, '"Blue Head Knock"')
    gallery = page.cards.browser.gallery
    gallery.setFocus()
    gallery.setCurrentIndex(gallery.model().index(0, 0))
    QTest.keyClick(gallery, Qt.Key.Key_Return)
    menu = page.cards.menu
    assert menu is not None and menu.isVisible()
    bert = menu.actions()[1].menu()
    into_play = next(
        action for action in bert.actions() if action.text() == "Onto the discard pile"
    )
    menu.close()
    into_play.trigger()
    assert names(side(page, 1).discard) == ["Blue Head Knock"]
    page.table.setFocus()
    page.table.jump("hand")
    card = page.table.focusTarget.row.card
    page.table.walker.ring = True
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(side(page, 0).hand) == 2 and card >= 0
    assert len(side(page, 0).life_deck) == len(deck("saiyan").counts and range(57))
    QTest.keyClick(page.table, "J")
    assert page.side.judge.isVisible()
    panel = page.side.judge
    panel.operation.choose("shuffle")
    QTest.mouseClick(panel.do_button, LEFT)
    assert sorted(names(side(page, 0).life_deck)) != names(side(page, 0).life_deck)
    QTest.mouseClick(page.bar.by_hand, LEFT)
    assert not page.side.judge.isVisible()


def test_played_on_stepped_back_and_set_up_again(page):
    card = page.session.view().sides[0].hand[0]
    carry(page, page.table.cardPosition(card), place(page, "discard", 0))
    page.arrange.step.choose("declare")
    QTest.mouseClick(page.arrange.play, LEFT)
    assert page.prompt.isVisible() and not page.arrange.isVisible()
    assert page.asked.ask is Ask.DECLARE
    start = scenario_text(page.taken().scenario)
    drawn = []
    for _ in range(2):
        QTest.keyClick(page.table, "Y")
        QApplication.processEvents()
        drawn.append([page.match.game.printed[c].id for c in page.match.game.state.players[1].hand])
        assert page.asked.ask is Ask.ACTION
        QTest.keyClick(page.table, "U")
        assert scenario_text(page.taken().scenario) == start
    assert drawn[0] == drawn[1] and len(drawn[0]) == 6
    QTest.keyClick(page.table, "Y")
    fight(page)
    QTest.keyClick(page.table, Qt.Key.Key_Home, CTRL)
    assert scenario_text(page.taken().scenario) == start
    QTest.keyClick(page.table, "E", CTRL)
    assert (
        page.arranging
        and scenario_text(page.scene).split("[start]")[0].split("\n", 1)[1]
        == (start.split("[start]")[0].split("\n", 1)[1])
    )


def test_in_the_middle_of_an_attack_it_says_why_it_cannot_be_set_up(page):
    page.arrange.step.choose("combat")
    page.play_on()
    fight(page)
    assert "step back" in reason_of(page.bar.set_up)
    QTest.keyClick(page.table, "E", CTRL)
    assert not page.arranging and "step back" in words(page)


def test_against_the_computer(page, qtbot):
    page.bar.against.setCurrentIndex(page.bar.against.findData("novice"))
    page.arrange.step.choose("combat")
    page.arrange.action.choose(1)
    page.play_on()
    assert list(page.session.computers) == [1]
    qtbot.waitUntil(lambda: page.asked is not None and page.asked.player == 0, timeout=20_000)
    assert page.session.viewer == 0
    assert all(card >= 0 for card in page.session.view().sides[1].hand)
    page.bar.against.setCurrentIndex(0)
    assert page.session.computers == {}


def test_saved_opened_copied_and_pasted(page, tmp_path, monkeypatch):
    path = tmp_path / "mine.dbzscene"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(path.with_suffix("")), ""))
    page.arrange.numbers["stages", 0].setValue(9)
    QTest.keyClick(page.table, "S", CTRL)
    assert path.exists() and str(path) in words(page)
    text = path.read_text(encoding="utf-8")
    assert scenario_text(scene_of_text(text, pool())) == text == scenario_text(page.scene)
    page.arrange.numbers["stages", 0].setValue(2)
    QTest.keyClick(page.table, "S", CTRL)
    assert "stages = 2" in path.read_text(encoding="utf-8")
    QTest.keyClick(page.table, "C", CTRL | SHIFT)
    assert QGuiApplication.clipboard().text() == path.read_text(encoding="utf-8")
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.table, "V", CTRL | SHIFT)
    assert side(page, 0).stages == 9
    QGuiApplication.clipboard().setText("3x Blue Head Knock")
    QTest.keyClick(page.table, "V", CTRL | SHIFT)
    assert "no position" in words(page) and side(page, 0).stages == 9


def test_an_empty_life_deck_cannot_be_played_on_from(page):
    page.scene.sides[0].life_deck.clear()
    page.show_scene(page.scene)
    assert "Life Deck is empty" in reason_of(page.arrange.play)
    QTest.keyClick(page.table, Qt.Key.Key_Return, CTRL)
    assert page.arranging and "Life Deck is empty" in words(page)


def test_begun_anew_from_two_decks(page):
    page.bar.fresh.trigger()
    sheet = page.deck_sheet
    assert sheet.isVisible()
    sheet.decks[0].choose(deck("orange"))
    QTest.mouseClick(sheet.yes_button, LEFT)
    assert side(page, 0).mastery is deck("orange").mastery and not sheet.isVisible()
    QTest.keyClick(page.table, "U")
    assert side(page, 0).mastery is deck("saiyan").mastery


def test_whatever_is_dragged_anywhere_leaves_a_position(page, monkeypatch):
    """Drags by chance, from the pool and on the table, between any two points of it."""
    chance = random.Random(4)
    board = page.table.viewport()
    queries = ("t:ally", "t:mp level:3", "t:mastery", "t:drill", 't:"dragon ball"', "t:event")

    def point() -> QPoint:
        return QPoint(chance.randrange(board.width()), chance.randrange(board.height()))

    def lying() -> QPoint:
        seat = chance.randrange(2)
        view = page.session.view().sides[seat]
        cards = [*view.hand, *(entry.card for entry in view.play), view.mp_card]
        spot = page.table.cardPosition(chance.choice(cards))
        return spot if spot is not None else point()

    for turn in range(30 * LONG):
        page.table.closeFan()
        if turn % 5 == 0:
            drag_from_pool(page, chance.choice(queries), point(), monkeypatch)
        else:
            starts = (lying, point, lambda: place(page, "life", chance.randrange(2)))
            carry(page, chance.choice(starts)(), chance.choice((lying, point))())
        assert page.drops.zones is None and not page.table.dragging.active
        text = scenario_text(page.scene)
        if page.scene.sides[0].life_deck and page.scene.sides[1].life_deck:
            assert scenario_text(scene_of_text(text, pool())) == text
            assert scenario_text(page.taken().scenario) == text
    assert len(page._past) >= 5
    page.play_on()
    assert not page.arranging


def test_what_is_set_by_hand_unfolds_the_column_for_that_long_alone(page, qapp):
    apply_theme(qapp, "dark", 2.0)
    QApplication.processEvents()
    assert page.side.is_rail
    page.toggle_by_hand()
    assert not page.side.is_rail and page.side.judge.isVisible()
    page.resize(1300, 720)
    assert not page.side.is_rail, "another size of the window doesn't fold it away"
    page.toggle_by_hand()
    folded = page.side.is_rail
    apply_theme(qapp, "dark", 1.0)
    assert folded, "nobody has wished it to stay"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_two_whole_cards_of_the_pool_are_in_sight(page, qapp, scale):
    apply_theme(qapp, "dark", scale)
    QApplication.processEvents()
    page.resize(1281, 720)
    QApplication.processEvents()
    gallery = page.cards.browser.gallery
    places = [gallery.place(row) for row in (0, 1)]
    room = gallery.viewport().rect()
    apply_theme(qapp, "dark", 1.0)
    assert places[0].top() == places[1].top()
    assert all(room.contains(place) for place in places), (room, places)


def test_the_table_gets_its_room_once_where_one_plays_on_or_sets_up(page, qtbot, monkeypatch):
    """Each size lays all of it out anew, and draws the faces in another one."""
    sizes, resize = [], TableScene.resize

    def take(scene, width, height) -> None:
        if (width, height) != scene._size:
            sizes.append((width, height))
        resize(scene, width, height)

    monkeypatch.setattr(TableScene, "resize", take)
    for go_on in (page.play_on, page.set_up):
        before = len(sizes)
        go_on()
        QTest.qWait(50)
        assert len(sizes) == before + 1


def test_the_log_is_told_anew_where_one_plays_on(page, monkeypatch):
    told, set_lines = [], LogPanel.set_lines

    def take(log, lines, viewer) -> None:
        told.append([line.text for line in lines])
        set_lines(log, lines, viewer)

    monkeypatch.setattr(LogPanel, "set_lines", take)
    page.play_on()
    assert told == [[line.text for line in page.log.model.lines]], "and only once"
