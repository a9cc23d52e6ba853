"""The sets as shelves on the Cards page, and which cards are new to their user."""

from __future__ import annotations

import pytest
from cards_setup import entries, new_shelf
from editor_setup import view
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.cards.search import QueryError, Vocabulary, read_query
from dbz_desktop.ui.cards.cards_page import CardsPage
from dbz_desktop.ui.files.seen_cards import SeenCards

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, tmp_path):
    shelf = new_shelf()
    page = CardsPage(view(), shelf, SeenCards(tmp_path / "looked-at.json"))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    shelf.close()


def tile(page, code):
    return next(tile for tile in page.shelves.tiles if tile.code == code)


def found(page):
    return page.browser.found.cards_found()


def test_each_set_is_a_shelf_with_its_size_in_the_order_in_which_they_came_out(page):
    assert [tile.code for tile in page.shelves.tiles] == ["pre", "hnv", "mov", "evo", "per"]
    assert "Premiere Set" in tile(page, "pre").text() and "315" in tile(page, "pre").text()
    for each in page.shelves.tiles:
        size = sum(each.code in entry.sets for entry in entries())
        assert f"{size:,}" in each.text()
        assert not each.icon().isNull()


def test_a_click_asks_for_the_set_and_another_takes_its_place(page):
    QTest.mouseClick(tile(page, "mov"), LEFT)
    assert page.browser.search.text == "set:mov"
    printed = [[number.partition("-")[0] for number in card.printings] for card in found(page)]
    assert printed and all("MOV" in codes for codes in printed)
    assert tile(page, "mov").isChecked()
    QTest.mouseClick(tile(page, "evo"), LEFT)
    assert page.browser.search.text == "set:evo"
    assert tile(page, "evo").isChecked() and not tile(page, "mov").isChecked()
    QTest.mouseClick(tile(page, "evo"), LEFT)
    assert page.browser.search.text == "" and not tile(page, "evo").isChecked()


def test_a_shelf_tells_what_was_printed_again(page):
    again = sum("evo" in e.sets and e.card.set_code != "EVO" for e in entries())
    assert again > 100
    assert f"{again} are printed in it again" in tile(page, "evo").toolTip()


def test_what_was_looked_at_is_new_no_more_at_the_next_start_either(page, tmp_path):
    every = len(entries())
    assert f"{every:,}" in page.shelves.new.text()
    QTest.mouseClick(page.shelves.new, LEFT)
    assert page.browser.search.text == "is:new"
    card = found(page)[0]
    page.looked_at.add([card.id])
    page.hide()
    page.show()
    assert f"{every - 1:,}" in page.shelves.new.text()
    page.browser.search.ask_again()
    assert card not in found(page) and len(found(page)) == every - 1
    assert not SeenCards(tmp_path / "looked-at.json").is_new(card.id)


def test_the_help_tells_it_where_it_can_be_asked(page):
    told = page.browser.search.show_help()
    assert "is:new" in [chip.text() for chip in told.examples]


def test_all_can_be_known_at_once(page):
    assert page.shelves.seen_all.isHidden()
    QTest.mouseClick(page.shelves.new, LEFT)
    assert page.shelves.seen_all.isVisible()
    QTest.mouseClick(page.shelves.seen_all, LEFT)
    assert found(page) == []
    assert page.shelves.new.text().endswith(" 0")


def test_a_low_page_leaves_the_names_out(page):
    page.resize(1280, 300)
    assert tile(page, "pre").text().strip() == "315"
    assert "Premiere Set" in tile(page, "pre").accessibleName()
    page.resize(1280, 900)
    assert "Premiere Set" in tile(page, "pre").text()


@pytest.mark.parametrize("said", [b"", b"{", b'{"a": 1}', b"[1, 2]", b"\xff\xfe"])
def test_a_damaged_file_makes_all_cards_new(tmp_path, said):
    path = tmp_path / "looked-at.json"
    path.write_bytes(said)
    known = SeenCards(path)
    assert known.is_new("PRE-S1")
    known.add(["PRE-S1"])
    assert not SeenCards(path).is_new("PRE-S1")


def test_a_file_that_cannot_be_written_harms_nothing(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    known = SeenCards(tmp_path / "data" / "looked-at.json")
    known.add(["PRE-S1"])
    assert not known.is_new("PRE-S1")


def test_nobody_else_can_ask_what_is_new():
    with pytest.raises(QueryError, match="windows"):
        read_query("is:new", Vocabulary())
