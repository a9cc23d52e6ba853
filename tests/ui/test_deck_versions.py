"""Versions and comparisons in the editor: kept, compared, restored by real clicks and typing."""

from __future__ import annotations

import pytest
from editor_setup import open_editor
from PySide6.QtCore import Qt

from dbz_desktop.decks.changes import MUCH
from dbz_desktop.decks.versions import read_versions, versions_file
from dbz_desktop.paths import HOME_VARIABLE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return open_editor(qtbot, tmp_path, "orange")


def versions_pane(qtbot, editor):
    pane = editor.tabs.versions
    editor.tabs.setCurrentWidget(pane)
    qtbot.waitUntil(lambda: not pane._unread)
    return pane


def keep(qtbot, pane, note: str) -> None:
    before = len(pane.versions)
    pane.note.setFocus()
    qtbot.keyClicks(pane.note, note)
    with qtbot.waitSignal(pane.loaded):
        qtbot.mouseClick(pane.keep, LEFT)
    assert len(pane.versions) == before + 1


def kept(session):
    return read_versions(session.path, session.pool)


def choose(qtbot, pane, row: int) -> None:
    index = pane.model.index(row)
    pane.list.scrollTo(index)
    qtbot.mouseClick(pane.list.viewport(), LEFT, pos=pane.list.visualRect(index).center())


def take_out(session, cards: int) -> None:
    """Take out so many different cards, one copy each."""
    session.change([card for card, _ in session.deck.counts[:cards]], -1)


def test_a_version_is_kept_with_its_note(qtbot, editor) -> None:
    pane = versions_pane(qtbot, editor)
    assert "No version yet" in pane.told.text()
    keep(qtbot, pane, "as shipped")
    session = editor.active.session
    assert session.path.exists()
    (version,) = kept(session)
    assert (version.note, version.deck) == ("as shipped", session.deck)
    assert pane.note.text() == ""
    words = pane.model.index(0).data()
    assert "as shipped" in words and "60 cards · Goku" in words and "as now" in words
    take_out(session, 2)
    assert "2 cards more than now" in pane.model.index(0).data()


def test_restoring_is_an_edit_and_keeps_the_present(qtbot, editor) -> None:
    pane = versions_pane(qtbot, editor)
    session = editor.active.session
    before = session.deck
    keep(qtbot, pane, "first")
    assert not pane.restore.isEnabled()
    assert "same cards" in pane.restore.toolTip()
    take_out(session, 3)
    session.rename("Another name")
    changed = session.deck
    choose(qtbot, pane, 0)
    with qtbot.waitSignal(pane.loaded):
        qtbot.mouseClick(pane.restore, LEFT)
    assert session.deck.counts == before.counts
    assert session.deck.name == "Another name"
    assert [version.deck for version in kept(session)] == [before, changed]
    assert kept(session)[1].note.startswith("Before going to")
    qtbot.mouseClick(editor.header.undo, LEFT)
    assert session.deck == changed


def test_a_damaged_version_says_why(qtbot, editor) -> None:
    session = editor.active.session
    session.keep_version("whole")
    with versions_file(session.path).open("a", encoding="utf-8") as file:
        file.write(
            '{"when":"2026-01-02T03:04:05","note":"odd","deck":{"name":"x","mp":["NO-1"]}}\n'
        )
    pane = versions_pane(qtbot, editor)
    assert len(pane.versions) == 2
    choose(qtbot, pane, 0)
    words = pane.model.index(0).data()
    assert "2 Jan 2026, 03:04" in words and "can't be read" in words and "NO-1" in words
    assert not pane.restore.isEnabled() and not pane.compare.isEnabled()
    assert "NO-1" in pane.compare.toolTip()
    choose(qtbot, pane, 1)
    assert pane.compare.isEnabled()


def test_a_history_that_cannot_be_read_is_told(qtbot, editor) -> None:
    versions_file(editor.active.session.path).mkdir()
    pane = versions_pane(qtbot, editor)
    assert "can't be read" in pane.told.text()
    assert pane.told.property("role") == "note"


def test_a_version_is_compared_with_the_deck_now(qtbot, editor) -> None:
    pane = versions_pane(qtbot, editor)
    keep(qtbot, pane, "first")
    session = editor.active.session
    card, count = session.deck.counts[0]
    session.set_copies([card], 1)
    qtbot.mouseClick(pane.compare, LEFT)
    sheet = editor.tabs.sheet
    assert sheet.isVisible()
    first, second = sheet.chosen()
    assert "first" in first.name and second.deck is session.deck
    cells = [
        [sheet.table.item(row, place).text() for place in range(4)]
        for row in range(sheet.table.rowCount())
        if sheet.table.item(row, 1) is not None
    ]
    assert cells == [[card.name, str(count), "1", f"−{count - 1}"]]
    assert "lacks 2 of the first" in sheet.words.text()
    types = next(view for view in sheet.board.views if view.chart.key == "types")
    pair = next(pair for pair in types.pairs if pair.name == card.type.value)
    assert pair.first.count - pair.second.count == 2
    qtbot.mouseClick(sheet.swap, LEFT)
    assert "has 2 cards that the first has not" in sheet.words.text()
    qtbot.mouseClick(sheet.all, LEFT)
    assert sheet.table.rowCount() > 20
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_deck_is_compared_with_any_other(qtbot, editor, tmp_path) -> None:
    pane = versions_pane(qtbot, editor)
    qtbot.mouseClick(pane.other, LEFT)
    sheet = editor.tabs.sheet
    qtbot.waitUntil(lambda: sheet.first.count() > 5)
    names = [sheet.first.itemText(row) for row in range(sheet.first.count())]
    row = next(i for i, name in enumerate(names) if name.startswith("Namekian"))
    sheet.first.setCurrentIndex(row)
    assert "0 are alike" in sheet.words.text()
    broken = tmp_path / "broken.toml"
    broken.write_text("name = ", encoding="utf-8")
    sheet.open_file(broken)
    assert sheet.message.isVisible() and "broken.toml" in sheet.message.text.text()


def test_a_much_changed_deck_is_kept_at_closing(qtbot, editor) -> None:
    session = editor.active.session
    opened = session.deck
    take_out(session, MUCH)
    changed = session.deck
    session.close()
    assert [(v.note, v.deck) for v in kept(session)] == [
        ("As it was opened", opened),
        ("Kept at closing", changed),
    ]
    session.close()
    assert len(kept(session)) == 2
    take_out(session, MUCH - 1)
    session.close()
    assert len(kept(session)) == 2
    take_out(session, 1)
    session.close()
    assert len(kept(session)) == 3


def test_a_deck_that_was_only_looked_at_gets_no_version(qtbot, editor) -> None:
    session = editor.active.session
    session.rename("Other name")
    session.close()
    assert not kept(session)


def test_versions_follow_the_deck_in_hand(qtbot, editor, tmp_path) -> None:
    pane = versions_pane(qtbot, editor)
    keep(qtbot, pane, "orange")
    from pages_setup import deck

    with qtbot.waitSignal(pane.loaded):
        editor.open_deck(deck("red"), tmp_path / "red.toml")
    assert pane.versions == []
    with qtbot.waitSignal(pane.loaded):
        qtbot.mouseClick(editor.panes[0].view.viewport(), LEFT)
    assert [version.note for version in pane.versions] == ["orange"]
