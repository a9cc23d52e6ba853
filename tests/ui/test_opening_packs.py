"""Card packs that are opened: looked through, added, replaced, removed; refused where they're bad."""

from __future__ import annotations

import pytest
from opening_setup import PACK, new_window, opened, pack_file, press, words_of
from pages_setup import new_match, play
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.decks import write_deck
from dbz_desktop.decks.editing import add
from dbz_desktop.decks.storage import free_path
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.ui.kit import own_files as ownfiles
from dbz_desktop.ui.window.deck_pages import decks_folder


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot):
    return new_window(qtbot)


def added(window, qtbot, path):
    """Open a pack and add it."""
    window.opening.open_files([path])
    page = opened(window, qtbot)
    page.buttons()[0].click()
    qtbot.waitUntil(lambda: "in your pool now" in page.verdict.text())
    return page


def test_a_pack_shows_what_it_would_bring_and_changes_nothing_by_itself(window, qtbot, tmp_path):
    window.opening.open_files([pack_file(tmp_path)])
    page = opened(window, qtbot)
    said = words_of(page)
    assert "Kitchen table" in said and "by Ann · 2 cards · set KIT" in said
    assert "Every card of it is understood." in said
    press(page, "Cancel")
    assert window.pages.top is window.home
    assert "KIT-C1" not in load_pool().cards and not user_packs_folder().exists()


def test_cards_that_are_not_understood_are_told_with_place_and_words(window, qtbot, tmp_path):
    path = pack_file(tmp_path, PACK.replace("Draw 2 cards", "Juggle <b>oranges</b>"))
    window.opening.open_files([path])
    page = opened(window, qtbot)
    said = words_of(page)
    assert "1 of 2 cards are understood" in said and "Long Lunch (KIT-C2)" in said
    assert "line 16, column 16" in said
    assert "&lt;b&gt;" in said, "a card's text is never taken for markup"
    press(page, "Add 2 cards")
    qtbot.waitUntil(lambda: "in your pool now" in page.verdict.text())


def test_cards_that_clash_stay_out_and_a_pack_of_nothing_else_is_not_added(window, qtbot, tmp_path):
    text = PACK.replace("KIT-C1", "PRE-S1").replace("KIT-C2", "PRE-S2")
    window.opening.open_files([pack_file(tmp_path, text)])
    page = opened(window, qtbot)
    assert "2 cards stay out" in words_of(page)
    assert [part.text() for part in page.buttons()] == ["Close"]
    press(page, "Close")
    window.opening.open_files([pack_file(tmp_path, PACK.replace("KIT-C2", "PRE-S2"))])
    page = opened(window, qtbot)
    assert "Long Lunch (PRE-S2): here that is " in words_of(page)
    press(page, "Add the card")
    qtbot.waitUntil(lambda: window.library.pool.cards.get("KIT-C1") is not None)
    assert window.library.pool.cards["PRE-S2"].title != "Long Lunch"


def test_what_was_added_is_in_the_card_search(window, qtbot, tmp_path):
    page = added(window, qtbot, pack_file(tmp_path))
    press(page, "See the cards")
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    browser = window.card_pages.cards.browser
    qtbot.waitUntil(lambda: len(browser.found.cards_found()) == 2)
    assert {card.title for card in browser.found.cards_found()} == {"Tea Break", "Long Lunch"}


def test_a_search_that_is_open_below_shows_the_new_cards(window, qtbot, tmp_path):
    window.card_pages.show_cards("Tea Break")
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    assert window.card_pages.cards.browser.found.cards_found() == []
    page = added(window, qtbot, pack_file(tmp_path))
    press(page, "Close")

    def found():
        cards = window.card_pages.cards
        return window.pages.top is cards and len(cards.browser.found.cards_found()) == 1

    qtbot.waitUntil(found)


def test_an_editor_that_is_open_below_keeps_its_deck_and_gets_the_cards(window, qtbot, tmp_path):
    path = free_path(decks_folder(), "Mine")
    path.parent.mkdir(parents=True)
    pool = window.library.pool
    starter = next(entry.deck for entry in window.library.decks("panini-2014"))
    write_deck(starter, path)
    window.deck_pages.edit([(starter, path)])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    session = window.deck_pages.editor.panes[0].session
    session.change([starter.counts[0][0]], -1)
    press(added(window, qtbot, pack_file(tmp_path)), "Close")
    editor = window.deck_pages.editor
    assert window.pages.top is editor and editor.panes[0].session is session
    qtbot.waitUntil(lambda: editor.pool_view.pool is not pool)
    assert session.undo_stack.canUndo() and "KIT-C1" in session.pool.cards
    session.undo_stack.undo()
    assert session.deck.counts == starter.counts


def test_a_game_that_is_open_below_is_left_as_it_is(window, qtbot, tmp_path):
    match = play(new_match(tmp_path / "game.dbzreplay"), 10)
    window.game_pages.play_match(match)
    game, decision = window.game, match.decision
    page = added(window, qtbot, pack_file(tmp_path))
    see = page.buttons()[0]
    assert not see.isEnabled() and "leave it first" in see.toolTip()
    press(page, "Close")
    assert window.pages.top is game and window.match is match
    assert match.decision is decision


def test_a_newer_version_takes_the_place_of_the_older_one(window, qtbot, tmp_path):
    press(added(window, qtbot, pack_file(tmp_path)), "Close")
    window.opening.open_files([pack_file(tmp_path)])
    page = opened(window, qtbot)
    assert "You have this very pack already." in words_of(page)
    press(page, "Close")
    newer = pack_file(tmp_path, PACK.replace("Draw a card", "Draw 3 cards"), "new.dbzpack")
    window.opening.open_files([newer])
    page = opened(window, qtbot)
    assert "1 changes" in words_of(page)
    press(page, "Replace the older version")
    qtbot.waitUntil(lambda: "in your pool now" in page.verdict.text())
    assert "3 cards" in window.library.pool.cards["KIT-C1"].text
    assert len(list(user_packs_folder().glob("*.toml"))) == 1


def test_a_bad_file_is_refused_on_its_page(window, qtbot, tmp_path):
    path = tmp_path / "bad.dbzpack"
    path.write_bytes(b"\x89PNG\0\0")
    window.opening.open_files([path, tmp_path / "none.DBZPACK"])
    page = opened(window, qtbot)
    assert "can't be opened" in words_of(page) and "bad.dbzpack: is no text" in words_of(page)
    press(page, "Close")
    assert "none.DBZPACK: is not there any more" in words_of(opened(window, qtbot))
    QTest.keyClick(window.pages.top, Qt.Key.Key_Escape)
    assert window.pages.top is window.home


def test_a_long_pack_shows_how_far_it_is_and_can_be_stopped(window, qtbot, tmp_path, monkeypatch):
    text = '[pack]\nname = "Long"\n' + "".join(
        f'[[card]]\nid = "LNG-{n}"\ntitle = "Card {n}"\ntype = "Event"\n'
        f'text = "POWER: Draw {n} cards."\n'
        for n in range(900)
    )
    # However quick this computer is, the file is still being read.
    monkeypatch.setattr("dbz_desktop.ui.opening.pack_page.PAUSE_S", 0.05)
    window.opening.open_files([pack_file(tmp_path, text)])
    page = window.pages.top
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.waiting)
    qtbot.waitUntil(lambda: page.progress.maximum() == 900 and page.progress.value() > 1)
    work = page._work
    press(page, "Cancel")
    assert window.pages.top is window.home and work.cancelled


def test_a_pack_that_can_not_be_written_is_told(window, qtbot, tmp_path):
    folder = user_packs_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    window.opening.open_files([pack_file(tmp_path)])
    page = opened(window, qtbot)
    press(page, "Add 2 cards")
    qtbot.waitUntil(page.message.isVisible)
    assert "could not be added" in page.message.title.text()
    assert page.buttons()[0].text() == "Add 2 cards"


# --- the page of all packs ---


@pytest.fixture
def trash(monkeypatch):
    gone = []

    def move(path):
        gone.append(path.name)
        path.unlink()
        return True

    monkeypatch.setattr(ownfiles, "move_to_trash", move)
    return gone


def packs_of(window, qtbot, rows=1):
    window.card_pages.show_cards()
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    window.card_pages.cards.packs.click()
    page = window.pages.top
    qtbot.waitUntil(lambda: len(page.rows) == rows and not page.reading)
    return page


def test_without_packs_the_page_says_where_they_come_from(window, qtbot, tmp_path, monkeypatch):
    page = packs_of(window, qtbot, 0)
    qtbot.waitUntil(lambda: "no card pack" in page.none_title.text())
    path = pack_file(tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    page.open_file.click()
    assert "Kitchen table" in words_of(opened(window, qtbot))


def test_a_pack_that_a_player_writes_is_looked_through_from_here(
    window, qtbot, tmp_path, monkeypatch
):
    page = packs_of(window, qtbot, 0)
    path = pack_file(tmp_path, name="own.toml")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    page.open_file.click()
    press(opened(window, qtbot), "Add 2 cards")
    qtbot.waitUntil(lambda: "KIT-C1" in window.library.pool.cards)


def test_a_pack_is_removed_after_its_decks_were_named(window, qtbot, tmp_path, trash):
    added(window, qtbot, pack_file(tmp_path))
    pool = window.library.pool
    starter = next(entry.deck for entry in window.library.decks("panini-2014"))
    decks_folder().mkdir(parents=True)
    write_deck(add(starter, pool.cards["KIT-C1"]), decks_folder() / "With tea.toml")
    window.library.refresh_decks()
    page = packs_of(window, qtbot)
    page.rows[0].remove.click()
    assert page.confirm.isVisible() and starter.name in page.confirm.text.text()
    page.confirm.no_button.click()
    assert not trash
    page.rows[0].remove.click()
    page.confirm.yes_button.click()
    assert trash == ["Kitchen table.toml"]
    qtbot.waitUntil(lambda: "KIT-C1" not in window.library.pool.cards)
    qtbot.waitUntil(lambda: page.rows == [])
    own = next(iter(window.library.own_decks))
    assert own.deck is None and "KIT-C1" in own.error


def test_a_pack_is_saved_as_a_file_and_comes_back(window, qtbot, tmp_path, monkeypatch):
    added(window, qtbot, pack_file(tmp_path))
    page = packs_of(window, qtbot)
    target = tmp_path / "for Bob"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    page.rows[0].export.click()
    file = read_pack_file(tmp_path / "for Bob.dbzpack")
    assert file.head.name == "Kitchen table" and set(file.pack.cards) == {"KIT-C1", "KIT-C2"}
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "x" / "y"), ""))
    page.rows[0].export.click()
    assert "could not be saved" in page.message.title.text()


def test_a_pack_that_can_not_be_read_can_be_removed(window, qtbot, trash):
    user_packs_folder().mkdir(parents=True)
    (user_packs_folder() / "broken.toml").write_text("[[card")
    page = packs_of(window, qtbot)
    assert not page.rows[0].export.isEnabled() and "not valid TOML" in words_of(page)
    page.rows[0].remove.click()
    page.confirm.yes_button.click()
    assert trash == ["broken.toml"]
