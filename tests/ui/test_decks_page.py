"""The Decks page: what it shows, and what becomes of the files."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pages_setup import deck, shipped
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.decks import read_deck, write_deck
from dbz_desktop.decks.storage import file_stem, free_path, move_deck
from dbz_desktop.match.content.deck_entries import DeckGroup
from dbz_desktop.match.content.library import built_decks
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.decks import decks_page
from dbz_desktop.ui.decks.decks_model import DecksRole
from dbz_desktop.ui.faces.face_button import FaceButton
from dbz_desktop.ui.kit.reasons import reason_of

pytestmark = pytest.mark.usefixtures("home")

CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def trash(monkeypatch):
    """Files that went to the trash, by name."""
    gone: list[str] = []

    def move(path) -> bool:
        gone.append(path.name)
        path.unlink()
        return True

    monkeypatch.setattr(decks_page, "move_to_trash", move)
    return gone


def own(name: str, **changes):
    folder = user_data_folder() / "decks"
    folder.mkdir(parents=True, exist_ok=True)
    path = free_path(folder, name)
    write_deck(replace(deck("blue"), name=name, **changes), path)
    return path


def page_of(window):
    window.deck_pages.show_decks()
    return window.deck_pages.decks


def names(page) -> list[str]:
    return [index.data() for index in page.filter.decks()]


def headings(page) -> list[str]:
    """The headings in their order."""
    rows = (page.filter.index(row, 0) for row in range(page.filter.rowCount()))
    return [index.data() for index in rows if index.data(DecksRole.ENTRY) is None]


def choose(page, name: str, modifiers=NONE) -> None:
    index = page.filter.decks()[names(page).index(name)]
    page.view.scrollTo(index)
    rect = page.view.visualRect(index)
    QTest.mouseClick(page.view.viewport(), LEFT, modifiers, rect.center())


def test_own_decks_come_first_and_the_shipped_ones_after(window):
    own("Zebra")
    own("apple")
    page = page_of(window)
    assert names(page)[:2] == ["apple", "Zebra"] and len(names(page)) == shipped() + 2
    assert page.filter.decks()[0].data(DecksRole.ENTRY).own
    assert headings(page) == ["Your decks", "Starter decks", "Built decks"]


def test_each_deck_stands_below_its_heading(window):
    page = page_of(window)
    assert headings(page) == ["Starter decks", "Built decks"]
    built = {read_deck(path, window.library.pool).name for path in built_decks()}
    heading = ""
    told: dict[str, list[str]] = {}
    above = 0
    for row in range(page.filter.rowCount()):
        index = page.filter.index(row, 0)
        place = page.view.visualRect(index)
        if index.data(DecksRole.ENTRY) is None:
            heading = index.data()
            assert not index.flags() & Qt.ItemFlag.ItemIsSelectable
            assert place.top() >= above and place.width() > page.view.viewport().width() - 20
        else:
            assert place.top() >= above, "a tile lies below its heading"
            told.setdefault(heading, []).append(index.data())
        above = place.bottom() if index.data(DecksRole.ENTRY) is None else above
    assert set(told["Built decks"]) <= built and len(told["Built decks"]) > 6
    assert len(told["Starter decks"]) == 6 and not set(told["Starter decks"]) & built
    assert all(names == sorted(names, key=str.casefold) for names in told.values())
    QTest.keyClicks(page.search, "rampage")
    assert names(page) == ["The Rampage"] and headings(page) == ["Built decks"]
    page.search.clear()
    QTest.keyClicks(page.search, "starter decks")
    assert len(names(page)) == 6 and headings(page) == ["Starter decks"]


def test_the_keyboard_goes_through_all_decks_and_past_the_headings(window):
    for name in ("one", "two"):
        own(name)
    page = page_of(window)
    page.view.setFocus()
    seen = []
    for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * 12):
        QTest.keyClick(page.view, key)
        (entry,) = page.chosen()
        seen.append(entry.group)
    assert list(dict.fromkeys(seen)) == list(DeckGroup)
    for key in [Qt.Key.Key_Up] * 12:
        QTest.keyClick(page.view, key)
        assert len(page.chosen()) == 1
    assert page.chosen()[0].own
    QTest.keyClick(page.view, Qt.Key.Key_A, CTRL)
    assert len(page.chosen()) == len(names(page))


def test_how_a_shipped_deck_plays_is_told_where_it_is_chosen(window):
    page = page_of(window)
    for index in page.filter.decks():
        entry = index.data(DecksRole.ENTRY)
        about = entry.about()
        assert about
        tip = index.data(Qt.ItemDataRole.ToolTipRole)
        assert about in " ".join(tip.split("\n"))
        assert max(map(len, tip.split("\n"))) < 100
        assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == tip
    choose(page, "The Rampage")
    assert page.chosen()[0].deck.notes in page.note.text()


def test_a_damaged_file_is_shown_with_its_reason(window, trash):
    path = own("Broken")
    path.write_text('mp = ["PRE-S1"\n')
    page = page_of(window)
    choose(page, "Broken.toml")
    assert "can't be read" in page.note.text() and str(path) in page.note.text()
    assert not page.open.isEnabled() and not page.rename.isEnabled()
    assert page.delete.isEnabled()


def test_the_search_finds_by_cards_and_personality(window):
    page = page_of(window)
    QTest.keyClick(page.view, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(page.search, "krillin torpedo")
    assert names(page) == ["Blue starter"]
    QTest.keyClicks(page.search, "xyz")
    assert not names(page) and page.none.isVisible() and not page.open.isEnabled()
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(names(page)) == shipped() and window.pages.top is page


def test_a_shipped_deck_is_duplicated_and_stays(window):
    page = page_of(window)
    choose(page, "Blue starter")
    assert not page.rename.isEnabled() and "duplicate" in page.rename.toolTip().lower()
    assert not page.delete.isEnabled()
    QTest.mouseClick(page.copy, LEFT)
    QTest.keyClick(page.view, Qt.Key.Key_D, CTRL)
    assert names(page)[:2] == ["My Blue starter", "My Blue starter copy"]
    path = user_data_folder() / "decks" / "My Blue starter.toml"
    copy = read_deck(path, window.library.pool)
    assert copy.counts == deck("blue").counts and copy.name == "My Blue starter"


def test_renaming_moves_the_file_and_its_versions(window):
    path = own("Old")
    path.with_name("Old.versions.jsonl").write_text("{}\n")
    page = page_of(window)
    choose(page, "Old")
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    QTest.keyClicks(page.naming.field, "New: better")
    QTest.keyClick(page.naming.field, Qt.Key.Key_Return)
    assert names(page)[0] == "New: better"
    assert page.chosen()[0].deck.name == "New: better"
    files = sorted(p.name for p in path.parent.iterdir())
    assert files == ["New better.toml", "New better.versions.jsonl"]


def test_deleting_asks_and_takes_the_versions_along(window, trash):
    path = own("Gone")
    path.with_name("Gone.versions.jsonl").write_text("{}\n")
    page = page_of(window)
    choose(page, "Gone")
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.confirm.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert path.exists()
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    QTest.mouseClick(page.confirm.yes_button, LEFT)
    assert trash == ["Gone.toml", "Gone.versions.jsonl"]
    assert "Gone" not in names(page) and len(page.chosen()) == 1


def test_without_a_trash_it_asks_once_more(window, monkeypatch, qtbot):
    path = own("Gone")
    monkeypatch.setattr(decks_page, "move_to_trash", lambda path: False)
    page = page_of(window)
    choose(page, "Gone")
    page.delete.click()
    QTest.mouseClick(page.confirm.yes_button, LEFT)
    qtbot.waitUntil(lambda: "for good" in page.confirm.yes_button.text())
    assert path.exists()
    QTest.mouseClick(page.confirm.yes_button, LEFT)
    assert not path.exists() and "Gone" not in names(page)


def test_two_decks_open_beside_each_other(window, qtbot):
    page = page_of(window)
    choose(page, "Orange starter")
    assert not page.beside.isEnabled()
    choose(page, "Blue starter", CTRL)
    QTest.mouseClick(page.beside, LEFT)
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    panes = window.deck_pages.editor.panes
    assert {pane.session.deck.name for pane in panes} == {"My Orange starter", "My Blue starter"}


def test_another_edition_judges_the_decks_anew(window):
    red = deck("red")
    own("Fierce", mp=red.mp, mastery=red.mastery, counts=red.counts)
    page = page_of(window)
    choose(page, "Fierce")
    assert "DCK-10" in page.note.text()
    page.edition.setCurrentIndex(page.edition.findData("panini-2014"))
    assert "is legal" in page.note.text()
    assert page.chosen()[0].deck.name == "Fierce"


def test_every_edition_shows_its_own_version_of_a_shipped_deck(window):
    page = page_of(window)
    choose(page, "Gohan's Orange starter")
    assert "is legal" in page.note.text()
    page.edition.setCurrentIndex(page.edition.findData("panini-2014"))
    assert page.chosen()[0].deck.name == "Red starter"
    assert "is legal" in page.note.text()
    for row in range(page.edition.count()):
        page.edition.setCurrentIndex(row)
        for name in names(page):
            choose(page, name)
            assert "is legal" in page.note.text(), (page.edition.currentText(), name)


def test_keys_open_the_page_and_a_deck(window, qtbot):
    window.home.focus_start()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    page = window.deck_pages.decks
    assert window.pages.top is page
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    assert window.pages.top is window.deck_pages.editor
    QTest.keyClick(window.deck_pages.editor.active.view, Qt.Key.Key_Escape)
    assert window.pages.top is page


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Fast / Furious: 2", "Fast Furious 2"),
        ("CON", "Deck CON"),
        ("lpt1.x", "lpt1 x"),
        ("  .. ", "Deck"),
        ("Ünïcode’s déck", "Ünïcode s déck"),
        ("x" * 200, "x" * 60),
    ],
)
def test_file_names_are_allowed_everywhere(name, stem):
    assert file_stem(name) == stem


def test_files_of_one_name_get_numbers(tmp_path):
    for wanted in ("Deck.toml", "deck 2.toml", "Deck 3.toml"):
        path = free_path(tmp_path, "Deck")
        assert path.name.casefold() == wanted.casefold()
        (tmp_path / wanted).write_text("x")
    assert move_deck(tmp_path / "Deck.toml", "DECK").name == "DECK.toml"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["DECK.toml", "Deck 3.toml", "deck 2.toml"]


def test_names_out_of_files_stand_in_tool_tips_as_they_are_written(window, qtbot):
    own("<b>Mine</b>")
    page = page_of(window)
    first = page.filter.decks()[0]
    assert "&lt;b&gt;Mine" in first.data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>Mine" in first.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    window.go_back()
    window.home.new_game.click()
    tips = [tile.toolTip() for tile in window.start.sides[0].tiles]
    assert sum("&lt;b&gt;Mine" in tip for tip in tips) == 1
    assert not any("<b>Mine" in tip for tip in tips)
    face, grey = FaceButton("<b>Kick</b>", 0), FaceButton("<b>Kick</b>", -1)
    for part in (face, grey):
        qtbot.addWidget(part)
        assert "&lt;b&gt;Kick" in part.toolTip()
    assert reason_of(grey).startswith("<b>Kick</b>: only shown")
