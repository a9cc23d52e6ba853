"""Decks that are opened as files: shown, kept, put in the place of one's own, edited."""

from __future__ import annotations

from dataclasses import replace

import pytest
from opening_setup import PACK, deck_file, new_window, opened, pack_file, press, words_of
from pages_setup import deck, new_match

from dbz_desktop.decks import read_deck, write_deck
from dbz_desktop.decks.deckfile import deck_file_text, read_deck_file, same_cards
from dbz_desktop.decks.export_kinds import FILE
from dbz_desktop.decks.versions import read_versions
from dbz_desktop.ui.window.deck_pages import decks_folder


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot):
    return new_window(qtbot)


def own() -> list:
    return sorted(decks_folder().glob("*.toml"))


def keep(name: str, **changes):
    """Have a deck already."""
    decks_folder().mkdir(parents=True, exist_ok=True)
    path = decks_folder() / f"{name}.toml"
    write_deck(replace(deck("saiyan"), name=name, **changes), path)
    return path


def test_a_deck_is_shown_and_kept_only_when_that_is_wanted(window, qtbot, tmp_path):
    path = deck_file(tmp_path)
    window.opening.open_files([path])
    page = opened(window, qtbot)
    said = words_of(page)
    for words in (deck("saiyan").name, "60 cards", "friend.dbzdeck", "✓ Legal in "):
        assert words in said
    assert all(card.name in said for card in deck("saiyan").cards())
    assert own() == []
    press(page, "Keep it")
    (kept,) = own()
    assert same_cards(read_deck(kept, window.library.pool), deck("saiyan"))
    assert "is among your decks" in page.state.text()
    press(page, "Close")
    assert window.pages.top is window.home
    assert any(entry.path == kept for entry in window.library.own_decks)


def test_what_is_against_a_deck_is_said_with_the_rule(window, qtbot, tmp_path):
    text = deck_file_text(replace(deck("saiyan"), counts=deck("saiyan").counts[:5]))
    path = tmp_path / "small.dbzdeck"
    path.write_text(text, encoding="utf-8")
    window.opening.open_files([path])
    page = opened(window, qtbot)
    assert "Not tournament-legal in" in words_of(page)
    from dbz_desktop.ui.kit.widgets import RuleChip

    assert "DCK-1" in {chip.rule for chip in page.findChildren(RuleChip)}
    press(page, "Keep it")
    assert len(own()) == 1


def test_cards_that_are_not_here_are_named_and_come_with_their_pack(window, qtbot, tmp_path):
    path = deck_file(tmp_path, '"KIT-C1" = 2  # Tea Break\n')
    window.opening.open_files([path])
    page = opened(window, qtbot)
    assert "2 cards are in no pack here" in words_of(page)
    assert "2× Tea Break (KIT-C1)" in words_of(page)
    window.opening._open_pack(pack_file(tmp_path))
    pack = opened(window, qtbot)
    press(pack, "Add 2 cards")
    qtbot.waitUntil(lambda: "in your pool now" in pack.verdict.text())
    press(pack, "Close")
    assert window.pages.top is page
    qtbot.waitUntil(lambda: page.ended and "in no pack here" not in words_of(page))
    press(page, "Keep it")
    kept = read_deck(own()[0], window.library.pool)
    assert {"KIT-C1": 2}.items() <= {card.id: n for card, n in kept.counts}.items()


def test_a_pack_and_a_deck_that_needs_it_are_opened_in_that_order(window, qtbot, tmp_path):
    files = [deck_file(tmp_path, '"KIT-C1" = 2\n'), pack_file(tmp_path, PACK)]
    window.opening.open_files(files)
    pack = opened(window, qtbot)
    press(pack, "Add 2 cards")
    qtbot.waitUntil(lambda: "in your pool now" in pack.verdict.text())
    press(pack, "Close")
    page = opened(window, qtbot)
    assert page.path == files[0] and "in no pack here" not in words_of(page)


def test_a_deck_that_is_there_already_is_noticed(window, qtbot, tmp_path):
    mine = keep("Mine")
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    assert "You have this deck already. It is called “Mine”." in page.state.text()
    press(page, "Edit yours")
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    assert window.deck_pages.editor.panes[0].session.path == mine and own() == [mine]


def test_a_deck_of_the_same_name_is_kept_beside_or_replaced(window, qtbot, tmp_path):
    name = deck("saiyan").name
    mine = keep(name, counts=deck("saiyan").counts[:4])
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    assert "another deck of this name" in page.state.text()
    press(page, "Keep both")
    assert len(own()) == 2
    press(page, "Close")
    next(path for path in own() if path != mine).unlink()
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    press(page, "Replace yours")
    assert own() == [mine]
    pool = window.library.pool
    assert same_cards(read_deck(mine, pool), deck("saiyan"))
    (version,) = read_versions(mine, pool)
    assert version.deck is not None and len(version.deck.counts) == 4
    assert "friend.dbzdeck" in version.note


def test_a_deck_that_is_open_in_the_editor_is_replaced_as_an_edit(window, qtbot, tmp_path):
    name = deck("saiyan").name
    mine = keep(name, counts=deck("saiyan").counts[:4])
    window.deck_pages.edit([(read_deck(mine, window.library.pool), mine)])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    editor = window.deck_pages.editor
    session = editor.panes[0].session
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    press(page, "Replace yours")
    assert same_cards(session.deck, deck("saiyan")) and session.is_saved
    press(page, "Edit it")
    qtbot.waitUntil(lambda: window.pages.top is editor)
    assert editor.panes[0].session is session and len(editor.panes) == 1
    session.undo_stack.undo()
    assert len(session.deck.counts) == 4


def test_a_deck_is_kept_and_edited_at_once(window, qtbot, tmp_path):
    window.opening.open_files([deck_file(tmp_path)])
    press(opened(window, qtbot), "Keep and edit")
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    assert window.deck_pages.editor.panes[0].session.path == own()[0]
    window.go_back()
    assert window.pages.top is window.home


def test_during_a_game_a_deck_is_kept_but_not_edited(window, qtbot, tmp_path):
    match = new_match(tmp_path / "game.dbzreplay")
    window.game_pages.play_match(match)
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    edit = next(part for part in page.buttons() if part.text() == "Keep and edit")
    assert not edit.isEnabled() and "leave it first" in edit.toolTip()
    press(page, "Keep it")
    press(page, "Close")
    assert window.pages.top is window.game and len(own()) == 1


def test_what_is_no_deck_is_refused_and_what_can_not_be_kept_is_told(window, qtbot, tmp_path):
    bad = tmp_path / "bad.dbzdeck"
    bad.write_text("3 Some Card")
    window.opening.open_files([bad])
    page = opened(window, qtbot)
    assert "can't be opened" in words_of(page) and "Import" in words_of(page)
    press(page, "Close")
    decks_folder().parent.mkdir(parents=True, exist_ok=True)
    decks_folder().write_text("in the way")
    window.opening.open_files([deck_file(tmp_path)])
    page = opened(window, qtbot)
    press(page, "Keep it")
    assert "could not be kept" in page.message.title.text()
    assert page.buttons()[0].text() == "Keep it"


def test_a_deck_leaves_as_a_file_that_opens_as_the_same_deck(window, qtbot, tmp_path, monkeypatch):
    from PySide6.QtWidgets import QFileDialog

    keep("Mine")
    window.deck_pages.show_decks()
    page = window.deck_pages.decks
    page.show_deck(decks_folder() / "Mine.toml")
    page.transfers.export_deck()
    sheet = page.transfers.exports
    sheet.kinds[FILE].click()
    target = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    sheet.save.click()
    written = tmp_path / "mine.dbzdeck"
    qtbot.waitUntil(written.exists)
    sheet.close_overlay()
    found = read_deck_file(written, window.library.pool)
    assert found.deck.name == "Mine" and same_cards(found.deck, deck("saiyan"))
