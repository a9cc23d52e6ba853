"""What a screen reader finds: the accessibility tree of every page, and the table's cards in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
import tree
from fake_match import FakeMatch, ask, pool, start
from opening_setup import PACK, deck_file, opened, pack_file, press
from pages_setup import both_agree, new_match, play, play_until, until
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from dbz_desktop.match.telling.table import CardInPlay
from dbz_desktop.paths import matches_folder
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.game.question_cards import needs_picker
from dbz_desktop.ui.kit import overlay
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table import view as table_view
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside import page_access as reach

pytestmark = pytest.mark.usefixtures("home")

Role = QAccessible.Role


@pytest.fixture
def table(qtbot):
    def make(match: FakeMatch, viewer=0) -> TableWidget:
        widget = TableWidget(GameSession(match, viewer))
        widget.setSpeed("off")
        qtbot.addWidget(widget)
        widget.resize(1280, 720)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        widget.nodes.sync()
        return widget

    return make


def check(name: str, root) -> list[tree.Node]:
    """Every node that can be used has a name, a place, and is told from its neighbours."""
    nodes = tree.tree(root)
    assert len(nodes) > 4, name
    bad = [(n.role.name, n.path[-3:], type(n.widget).__name__) for n in tree.nameless(nodes)]
    assert not bad, f"{name}: without a name"
    for node in nodes:
        if node.focusable and not node.disabled:
            assert not node.rect.isEmpty(), (name, node.name)
        if node.role is Role.Button and not node.disabled:
            assert node.actions, (name, node.name)
        if node.role is Role.Button and node.disabled and "face down" not in node.name:
            assert node.description, f"{name}: {node.name} is grey and doesn't say why"
    counted = Counter(
        (n.role, n.name, n.path)
        for n in nodes
        # Two copies of a card in one hand do say the same.
        if n.role is Role.Button and n.focusable and "Table" not in n.path
    )
    assert not [key for key, count in counted.items() if count > 1], f"{name}: said twice"
    return nodes


def names(nodes: list[tree.Node]) -> str:
    return "\n".join(f"{node.name} {node.description}" for node in nodes)


# --- the pages ---------------------------------------------------------------------------------


def test_every_page_before_and_after_a_game_can_be_walked(window, qtbot):
    check("home", window)
    window.game_pages.show_start()
    check("new game", window)
    window.show_home()
    window.show_settings()
    check("settings", window)
    window.show_home()
    if hasattr(window, "show_about"):
        window.show_about()
        check("about", window)
        window.show_home()
    path = matches_folder() / "old.dbzreplay"
    play(new_match(path), 60).close()
    window.replay_pages.open_replay(path)
    qtbot.waitUntil(lambda: window.replay is not None and window.replay.isVisible())
    check("replay, before both agree", window)
    both_agree(window.replay)
    window.replay.table.nodes.sync()
    nodes = check("replay", window)
    assert any(node.role is Role.Slider for node in nodes)


def test_the_rulings_can_be_walked(window, qtbot):
    window.ruling_pages.show_rulebook()
    window.ruling_pages.book.show_rule("ATK-12")
    nodes = check("rulebook", window.ruling_pages.book)
    assert "Show me on the table" in names(nodes)
    window.ruling_pages.book.rulings.click()
    ways = window.ruling_pages
    nodes = check("rulings", ways.listing)
    assert "Rule ZON-1: Draws are hidden" in names(nodes)
    ways.show_rule("ATK-12")
    qtbot.waitUntil(lambda: ways.show is not None, timeout=20_000)
    ways.show.step()
    ways.show.table.nodes.sync()
    nodes = check("ruling", ways.show)
    assert "Step 1: Anna: Play Test Beam, on the table now" in names(nodes)


def test_the_sandbox_can_be_walked(window, qtbot):
    pages = window.sandbox_pages
    pages.show_sandbox()
    qtbot.waitUntil(lambda: pages.sandbox is not None, timeout=30_000)
    page = pages.sandbox
    qtbot.waitUntil(lambda: page.cards.browser is not None, timeout=120_000)
    page.table.nodes.sync()
    nodes = check("sandbox", window)
    told = names(nodes)
    assert "Turn of" in told and "Play on from here" in told and "Player 2: Anger" in told
    page.play_on()
    page.table.nodes.sync()
    nodes = check("sandbox, played on", window)
    assert "Set the position up Change this position" in names(nodes)


def test_the_workshop_can_be_walked(window, qtbot):
    window.workshop_pages.show_workshop()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    page.text.setFocus()
    page.text.setPlainText("POWER: Draw a card. Jugle.")
    qtbot.waitUntil(lambda: page.is_read)
    nodes = check("workshop", window)
    told = names(nodes)
    assert "Title" in told and "Draw a card: Draw from the top of the Life Deck" in told
    assert "Jugle: Not understood: both players do what it says" in told
    assert "It can't be played yet" in told


def test_the_pages_of_files_can_be_walked(window, qtbot, tmp_path):
    text = PACK.replace("Draw 2 cards", "Juggle").replace("KIT-C1", "PRE-S1")
    for path in (pack_file(tmp_path, text), deck_file(tmp_path, '"KIT-C9" = 2  # Gone\n')):
        window.opening.open_files([path])
        page = opened(window, qtbot)
        nodes = check(path.name, window)
        assert any(node.role is Role.Button and node.name == "Cancel" for node in nodes)
        page.left.emit()
    window.opening.open_files([pack_file(tmp_path)])
    press(opened(window, qtbot), "Add 2 cards")
    qtbot.waitUntil(lambda: "KIT-C1" in window.library.pool.cards)
    window.show_home()
    window.opening.show_packs()
    qtbot.waitUntil(lambda: len(window.opening.packs.rows) == 1)
    nodes = check("packs", window)
    assert "Remove Kitchen table" in names(nodes)


def test_the_end_of_a_game_can_be_walked(window, qtbot):
    window.game_pages.show_start()
    window.start.start.click()
    window.game.curtain.lift_now()
    window.game.curtain.GUARD_MS = 0
    window.match.course.concede(0)
    window.game.session.refresh()
    qtbot.waitUntil(lambda: window.game_over is not None and window.game_over.isVisible())
    check("game over", window)


def test_the_game_and_all_that_opens_over_it_can_be_walked(open_page):
    match = play(new_match(), 45)
    page = open_page(match)
    if page.curtain.isVisible():
        check("curtain", page)
        page.curtain.lift_now()
    page.table.nodes.sync()
    check("game", page)
    page.table.openFan(0, Zone.DISCARD)
    page.table.nodes.sync()
    check("open pile", page)
    page.table.closeFan()
    hand = page.session.view().mine.hand
    for name, show in (
        ("keys", page.keys.open),
        ("rule", lambda: page.rules.show_rule("COM-2")),
        ("earlier decisions", page.choose_undo),
        ("by hand", page.by_hand.agree),
        ("passing", page.passing.open),
        ("concede", page.concede),
        ("card", lambda: page.card_sheet.show_card(hand[0], page.facts)),
        ("wordings", lambda: page.wordings.show_card(page.facts.card(hand[0]))),
    ):
        show()
        check(name, page)
        page._close_overlays()
        page.by_hand.close()


def test_the_picker_can_be_walked(open_page):
    match = new_match(decks=("namekian", "namekian"))

    def picks(decision) -> bool:
        return len([o for o in decision.options if o.card >= 0]) > 9 or len(decision.looked_at) > 1

    assert play_until(match, picks)
    page = open_page(match)
    if page.curtain.isVisible():
        page.curtain.lift_now()
    if needs_picker(match.decision, page.facts):
        assert page.picker.isVisible()
        nodes = check("picker", page)
        assert any(node.role is Role.EditableText or node.role is Role.Button for node in nodes)


# --- the table ---------------------------------------------------------------------------------


def of_card(nodes: list[tree.Node], title: str, where: str = "") -> tree.Node:
    found = [
        node
        for node in nodes
        if node.name.startswith(title) and node.role is Role.Button and where in node.name
    ]
    assert len(found) == 1, [node.name for node in found]
    return found[0]


def test_every_card_on_the_table_is_a_node_at_its_place(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    nodes = tree.tree(widget)
    cards = [n for n in nodes if n.role is Role.Button]
    for item in widget.table.cards.values():
        if item.row.zone in (Zone.DISCARD, Zone.BANISHED) or item.instance < 0:
            continue
        middle = widget.viewport().mapToGlobal(widget.mapFromScene(item.scenePos()))
        there = [n for n in cards if n.rect.contains(middle) and n.name.startswith(item.card.name)]
        assert there, item.card.name
        assert there[0].focusable
        assert "Press" in there[0].actions
    words = names(nodes)
    for gauge in widget.table.gauges():
        assert widget.table.model.name(gauge.row) in words


def test_a_card_says_its_title_type_place_state_and_text(table):
    attached = CardInPlay(11, attached_to=33)
    tables = tuple(
        replace(
            view,
            sides=(
                replace(view.sides[0], play=(CardInPlay(33, stages=3), attached)),
                replace(view.sides[1], play=(CardInPlay(35, captured=True),)),
            ),
        )
        for view in (start(0), start(1))
    )
    widget = table(FakeMatch(first=ask(cards=(5,)), tables=tables))
    nodes = tree.tree(widget)
    cards = pool()
    hand = of_card(nodes, cards[5].name, "hand")
    assert "in Ann's hand" in hand.name
    assert cards[5].type.value in hand.name
    assert "can be chosen" in hand.name
    assert cards[5].text in hand.description
    assert "Enter: Attack with 5" in hand.description
    assert "Not now" in of_card(nodes, cards[6].name, "hand").description
    ally = of_card(nodes, "Friend 33")
    assert "stage 3" in ally.name and "in play, Ann" in ally.name
    assert "attached to Friend 33" in of_card(nodes, cards[11].name, "attached").name
    assert "captured" in of_card(nodes, "Test Dragon Ball 1").name
    mp = of_card(nodes, cards[0].name)
    assert "stage 5" in mp.name and "anger 0" in mp.name


def test_cards_face_down_have_no_name_but_a_place_in_the_hand(table):
    widget = table(FakeMatch(first=ask()))
    nodes = tree.tree(widget)
    down = [node for node in nodes if "face down" in node.name]
    assert [node.name for node in down] == [f"Card {n} of 6, face down" for n in range(1, 7)]
    assert all(node.disabled and not node.description for node in down)
    assert "Bert's hand" in {node.path[-1] for node in down}
    assert not any("in Bert's hand" in node.name for node in nodes)


def test_the_nodes_are_never_hit_painted_or_stops_of_the_tab_key(table):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    item = widget.table.item_of(5)
    at = widget.mapFromScene(item.scenePos())
    assert widget.viewport().childAt(at) is None
    before = widget.viewport().grab().toImage()
    for node in widget.nodes._nodes.values():
        assert not node.updatesEnabled()
        assert not node.focusPolicy() & Qt.FocusPolicy.TabFocus
        node.parentWidget().hide()
    assert widget.viewport().grab().toImage() == before


def test_the_focus_is_where_the_keyboard_is(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    focused = [n for n in tree.tree(widget) if n.focused and n.role is Role.Button]
    assert [n.name for n in focused] == [of_card(tree.tree(widget), pool()[5].name, "hand").name]
    QTest.keyClick(widget, Qt.Key.Key_Right)
    focused = [n for n in tree.tree(widget) if n.focused and n.role is Role.Button]
    assert len(focused) == 1 and focused[0].name.startswith(pool()[6].name)


def test_a_screen_reader_can_press_and_focus_a_card(table, qtbot):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    node = widget.nodes.node_of(widget.table.item_of(7))
    actions = QAccessible.queryAccessibleInterface(node).actionInterface()
    actions.doAction("Press")
    qtbot.waitUntil(lambda: got == [1])
    assert widget.focusTarget.instance == 7
    other = widget.nodes.node_of(widget.table.item_of(9))
    QAccessible.queryAccessibleInterface(other).actionInterface().doAction("SetFocus")
    qtbot.waitUntil(lambda: widget.focusTarget.instance == 9)
    assert QApplication.focusWidget() is widget


def test_the_nodes_follow_when_the_table_has_come_to_rest(table, qtbot):
    import scripts

    widget = table(FakeMatch([(scripts.planning(), None)], first=ask()))
    assert "in Ann's hand" in names(tree.tree(widget))
    widget.session.answer(0)
    qtbot.waitUntil(lambda: f"{pool()[20].name}" in names(tree.tree(widget)))
    widget.openFan(0, Zone.DISCARD)
    widget.nodes.sync()
    nodes = [node for node in tree.tree(widget) if node.role is Role.Button]
    assert any("top card" in node.name for node in nodes)
    assert not any("hand" in node.name for node in nodes), "what lies below the pile is gone"
    widget.closeFan()
    widget.nodes.sync()
    assert "hand" in names(tree.tree(widget))


def test_another_seat_hears_nothing_of_the_first_one(table):
    widget = table(FakeMatch(first=ask(1, (45,))))
    assert "in Ann's hand" in names(tree.tree(widget))
    widget.session.look_as(1)
    assert "in Ann's hand" not in names(tree.tree(widget))
    widget.nodes.sync()
    later = names(tree.tree(widget))
    assert "in Ann's hand" not in later
    assert "in Bert's hand" in later


def test_behind_the_curtain_nothing_of_a_hand_is_named(open_page):
    page = open_page(new_match())
    match = page.match
    page.table.nodes.sync()
    assert until(page, lambda page: page.curtain.isVisible())
    seat = match.decision.player
    assert page.session.viewer != seat
    hands = [match.seat(s).view().sides[s].hand for s in (0, 1)]
    assert all(hands)
    words = names(tree.tree(page))
    for hand in hands:
        for card in hand:
            assert f"{match.game.cards[card].name}, " not in words
    page.curtain.lift_now()
    page.table.nodes.sync()
    assert page.session.viewer == seat
    assert page.session.view().mine.hand == hands[seat]
    words = names(tree.tree(page))
    assert all(f"{match.game.cards[card].name}, " in words for card in hands[seat])


def test_what_happens_and_what_is_asked_is_announced(open_page, qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(table_view, "say", lambda widget, text: said.append(text))
    monkeypatch.setattr(reach, "GATHER", 0)
    page = open_page(new_match())
    qtbot.waitUntil(lambda: any(page.asked.prompt in text for text in said))
    assert "draws" in page.log.model.lines[-1].text or page.log.model.lines
    before = len(said)
    page.answer(0)
    qtbot.waitUntil(lambda: len(said) > before)


def test_announcements_end_as_their_sentences_do(open_page, qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(table_view, "say", lambda widget, text: said.append(text))
    monkeypatch.setattr(reach, "GATHER", 0)
    page = open_page(new_match())
    said.clear()
    page.reach.say("A card is drawn", "Anna powers up.", "Declare combat?")
    qtbot.waitUntil(lambda: bool(said))
    assert said[-1].endswith("A card is drawn. Anna powers up. Declare combat?")


def test_the_curtain_announces_whose_turn_at_the_computer_it_is(open_page, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(overlay, "say", lambda widget, text: said.append(text))
    page = open_page(new_match())
    page.curtain.draw(0, "Anna", "Bert", [], "Anna plans the turn.")
    expected = "Pass the computer to Anna. Anna plans the turn. Bert, please look away."
    assert said[-1] == expected


def test_the_box_of_the_rules_has_its_caption_where_entries_name_boxes(qtbot, window):
    window.game_pages.show_start()
    box = window.start.edition
    captions = [part for part in window.start.findChildren(QLabel) if part.buddy() is box]
    assert [part.text() for part in captions] == ["Rules"]


def test_rectangles_are_where_the_cards_are_painted(table):
    widget = table(FakeMatch(first=ask(cards=(5,))))
    item = widget.table.item_of(5)
    node = of_card(tree.tree(widget), pool()[5].name, "hand")
    painted = widget.mapFromScene(item.mapRectToScene(item.body())).boundingRect()
    at = widget.viewport().mapToGlobal(QPoint(0, 0))
    assert node.rect == QRect(painted.topLeft() + at, painted.size())


def test_what_opens_over_a_page_says_what_it_asks(open_page, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(overlay, "say", lambda widget, text: said.append(text))
    page = open_page(new_match(), lifted=True)
    said.clear()
    page.confirm.ask("End combat?", "You could still use 1 card", "Pass", "Go on", lambda: None)
    assert said == ["End combat? You could still use 1 card"]
    page.confirm.close_overlay()
    page.show_keys()
    assert said[1:] == ["Keys"]
