"""The page of a card through its public doors: what it tells, where it leads, the open deck."""

from __future__ import annotations

import pytest
from cards_setup import entries, new_shelf, rules
from pages_setup import deck, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks.related import playable_together
from dbz_desktop.match.content.rulings import rulings
from dbz_desktop.ui.cards.card_page import CardContext, CardPage
from dbz_desktop.ui.decks.deck_session import DeckSession

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shelf(qapp):
    shelf = new_shelf()
    yield shelf
    shelf.close()


@pytest.fixture
def open_page(qtbot, shelf, tmp_path):
    context = CardContext(entries(), shelf, "fanz")

    def make(entry: Entry, cards=(), with_deck: bool = False) -> CardPage:
        session = None
        if with_deck:
            session = DeckSession(
                deck("black"), tmp_path / "deck.json", pool(), rules(), context.by_id
            )
        page = CardPage(entry, context, cards, session)
        page.session = session  # type: ignore[attr-defined]
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return make


def first(wanted) -> Entry:
    return next(entry for entry in entries() if wanted(entry))


def words_of(page: CardPage) -> str:
    return "\n".join(part.text() for part in page.scroller.widget().findChildren(QLabel))


def click(widget) -> None:
    QTest.mouseClick(widget, LEFT)


def test_the_face_comes_from_the_thread(open_page, qtbot, shelf):
    page = open_page(entries()[0])
    rect = page.face.face_rect()
    card = page.entry.card
    qtbot.waitUntil(lambda: shelf.at_hand(card, rect.size()) is not None)
    # As large as the height allows, in the proportions of a card.
    assert rect.height() > page.height() * 0.7
    assert abs(rect.width() / rect.height() - 5 / 7) < 0.01


def test_a_changed_wording_is_marked_and_the_one_in_force_is_pointed_out(open_page):
    # DCK-12
    changed = first(lambda entry: "errata" in entry.marks and "line-through" not in entry.text)
    page = open_page(changed)
    assert len(page.texts) >= 2
    assert "<span" not in page.texts[0] and "<span" in page.texts[-1]
    assert words_of(page).count("This one counts in") == 1


def test_rulings_stand_with_their_source(open_page):
    ruled = first(lambda entry: any(r.source for r in rulings(entry.card)))
    page = open_page(ruled)
    ruling = next(r for r in rulings(ruled.card) if r.source)
    told = words_of(page)
    assert ruling.text in told and f"{ruling.rule} · {ruling.source}" in told


def test_a_deed_asks_the_search(open_page, qtbot):
    page = open_page(first(lambda entry: "rejuvenate" in entry.does))
    chip = next(chip for chip in page.deeds if "does:rejuvenate" in chip.accessibleName())
    with qtbot.waitSignal(page.queryWanted) as asked:
        click(chip)
    assert asked.args == ["does:rejuvenate"]


def test_a_printing_asks_for_its_set(open_page, qtbot):
    page = open_page(first(lambda entry: len(entry.card.printings) > 1))
    code = page.entry.card.printings[1].partition("-")[0].casefold()
    chip = next(c for c in page.deeds if f"search set:{code}" in c.accessibleName())
    with qtbot.waitSignal(page.queryWanted) as asked:
        click(chip)
    assert asked.args == [f"set:{code}"]


def test_a_rule_shows_its_text_and_another_takes_its_place(open_page):
    page = open_page(first(lambda entry: entry.card.type is CardType.DRAGON_BALL))
    assert len(page.rules) > 2
    click(page.rules[0])
    assert page.rule_title.isVisible() and page.rules[0].rule in page.rule_title.text()
    click(page.rules[1])
    assert page.rules[1].rule in page.rule_title.text()
    assert not page.rules[0].isChecked()
    click(page.rules[1])
    assert not page.rule_title.isVisible()


def test_cards_that_work_with_it_can_share_its_deck_and_say_why(open_page, qtbot):
    entry = first(lambda entry: "rejuvenate" in entry.does and entry.card.is_styled)
    page = open_page(entry)
    related = page.context.related(entry)
    assert related
    tiles = {tile.card.id: tile for tile in page.tiles}
    for each in related:
        assert playable_together(entry, each.entry)
        assert each.why and tiles[each.entry.card.id].why.casefold() == each.why.casefold()
    tile = tiles[related[0].entry.card.id]
    with qtbot.waitSignal(page.cardWanted) as wanted:
        tile.setFocus()
        QTest.keyClick(tile, Qt.Key.Key_Space)
    assert wanted.args == [tile.card]


def test_the_other_levels_of_a_personality_are_a_click_away(open_page):
    mp = first(lambda e: e.card.type is CardType.MAIN_PERSONALITY and e.card.level == 1)
    page = open_page(mp)
    same = {e.card.level for e in entries() if e.card.title == mp.card.title and e is not mp}
    assert 2 in same
    assert same <= {tile.card.level for tile in page.tiles if tile.card.title == mp.card.title}


def test_arrows_walk_through_the_list_that_it_was_opened_from(open_page):
    cards = [entry.card for entry in entries()[:3]]
    page = open_page(entries()[0], cards)
    assert not page.before.isEnabled() and "first" in page.before.toolTip()
    page.focus_start()
    QTest.keyClick(page.scroller, Qt.Key.Key_Right)
    assert page.entry is entries()[1] and page.where.text() == "2 of 3"
    assert page.header.title.text() == cards[1].name
    click(page.after)
    assert page.entry is entries()[2] and not page.after.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.entry is entries()[1]


def test_a_card_from_no_list_has_no_arrows(open_page):
    page = open_page(entries()[0])
    assert not page.before.isVisible() and not page.after.isVisible()


def test_copies_in_the_open_deck_change_by_button_and_key(open_page):
    card = deck("black").counts[0][0]
    entry = first(lambda entry: entry.card.id == card.id)
    page = open_page(entry, with_deck=True)
    session = page.session
    before = session.copies(card)
    click(page.copies.less)
    assert session.copies(card) == before - 1 and page.copies.count.text() == f"{before - 1}"
    QTest.keyClick(page, Qt.Key.Key_Plus)
    assert session.copies(card) == before
    QTest.keyClick(page, Qt.Key.Key_0)
    assert session.copies(card) == 0
    assert not page.copies.less.isEnabled() and page.copies.less.toolTip()
    session.undo_stack.undo()
    assert page.copies.count.text() == f"{before}"


def test_too_many_copies_are_told_with_their_rule(open_page):
    # DCK-4
    card = next(c for c, _ in deck("black").counts if c.type is CardType.PHYSICAL_COMBAT)
    page = open_page(first(lambda entry: entry.card.id == card.id), with_deck=True)
    QTest.keyClick(page, Qt.Key.Key_5)
    assert page.copies.wrong.isVisible() and "DCK-4" in page.copies.wrong.text()


def test_without_a_deck_nothing_speaks_of_copies(open_page):
    page = open_page(entries()[0])
    assert page.copies is None
    QTest.keyClick(page, Qt.Key.Key_Plus)


def test_every_control_has_a_name(open_page):
    page = open_page(first(lambda e: e.card.type is CardType.DRAGON_BALL), with_deck=True)
    for chip in (*page.deeds, *page.rules, *page.tiles, page.before, page.after):
        assert chip.accessibleName()
    assert page.face.accessibleName().endswith(page.entry.card.name)


@pytest.fixture
def window(open_window):
    window = open_window()
    yield window
    window.pool_views.close()


def test_from_the_pool_to_a_card_and_back_into_the_search(window, qtbot):
    window.card_pages.show_cards()
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    browser = window.card_pages.cards.browser
    browser.search.field.setText("t:combat does:rejuvenate")
    qtbot.waitUntil(lambda: window.pages.top is window.card_pages.cards)
    assert browser.found.rowCount() > 3
    QTest.keyClick(browser.search.field, Qt.Key.Key_Down)
    QTest.keyClick(browser.gallery, Qt.Key.Key_Space)
    page = window.pages.top
    assert isinstance(page, CardPage)
    assert page.cards == browser.found.cards_found() and page.place == 0
    click(page.tiles[0])
    other = window.pages.top
    assert isinstance(other, CardPage) and other is not page
    QTest.keyClick(other, Qt.Key.Key_Escape)
    assert window.pages.top is page
    click(next(chip for chip in page.deeds if "does:rejuvenate" in chip.accessibleName()))
    assert window.pages.top is window.card_pages.cards
    assert browser.search.text == "does:rejuvenate"
    assert all("rejuvenate" in entry.does for entry in map(browser.found.entry, range(3)))
