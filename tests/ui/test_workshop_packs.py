"""Packs in the workshop: opened, named, saved, and what becomes of what isn't saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from workshop_setup import (
    HAND,
    own_file,
    press_save,
    read,
    save,
    saved_as,
    type_text,
    type_title,
    workshop,
)

from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.cards.packs import read_pack
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.ui.kit.reasons import reason_of


def test_a_pack_written_by_hand_keeps_its_comments_and_its_other_cards(window, qtbot):
    path = own_file()
    page = workshop(window, qtbot, path)
    assert [page.list.view.item(n).text() for n in range(2)] == [
        "Tea Break\nKIT-1 · Event", "Long Lunch\nKIT-2 · Event",
    ]  # fmt: skip
    page.list.view.setCurrentRow(1)
    assert page.text.toPlainText() == "POWER: Draw 2 cards."
    page.text.selectAll()
    type_text(page, "POWER: Draw 3 cards.")
    QTest.keyClick(page.text, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert page.draft.id == "KIT-3" and page.draft.title == "Long Lunch"
    save(page, qtbot)
    text = path.read_text(encoding="utf-8")
    assert text.startswith('# Mine, by hand.\n[[card]]\nid = "KIT-1"   # the first\n')
    pack = read_pack(path)
    assert [(card.id, card.text.strip()) for card in pack.cards.values()] == [
        ("KIT-1", "POWER: Draw a card."),
        ("KIT-2", "POWER: Draw 3 cards."),
        ("KIT-3", "POWER: Draw 3 cards."),
    ]


def test_clashes_and_titles_that_are_there_are_told_before_anything_is_saved(window, qtbot):
    page = workshop(window, qtbot, own_file())
    pool = load_pool()
    there = pool.cards["PRE-C1"]
    field = page.form.fields["id"]
    for number, words in (
        ("PRE-C1", f"PRE-C1 is {there.name} already"),
        ("kit-2", "Long Lunch of this pack has the number KIT-2 too"),
    ):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, number)
        read(page, qtbot)
        assert f"A draft, which no deck is offered: {words}" in page.standing.text()
    save(page, qtbot)
    assert "KIT-1" not in load_pool().cards, "a draft it is, until it has a number of its own"
    assert load_pool().cards["PRE-C1"] == there
    field.selectAll()
    QTest.keyClicks(field, "KIT-9")
    title = page.form.fields["title"]
    title.setFocus()
    title.selectAll()
    QTest.keyClicks(title, there.title)
    read(page, qtbot)
    assert f"{there.id} has the same title" in page.standing.text()
    save(page, qtbot)
    assert load_pool().cards["KIT-9"].title == there.title


def test_unsaved_changes_are_asked_about_on_every_way_out(window, qtbot):
    page = workshop(window, qtbot, own_file())
    type_title(page, " Deluxe")
    window.go_back()
    assert window.pages.top is page and page.leaving.isVisible()
    assert page.leaving.title.text() == "Save “kitchen” first?"
    QTest.keyClick(page.leaving, Qt.Key.Key_Escape)
    assert window.pages.top is page and not page.leaving.isVisible()
    assert not window.close() and page.leaving.isVisible()
    page.leaving.stay_button.click()
    window.go_back()
    page.leaving.lose_button.click()
    assert window.pages.top is window.home
    assert load_pool().cards["KIT-1"].title == "Tea Break"
    again = workshop(window, qtbot)
    press_save(again)
    window.go_back()
    assert window.pages.top is window.home, "without changes nothing is asked"


def test_changes_are_saved_on_the_way_out_by_one_key(window, qtbot):
    page = workshop(window, qtbot, own_file())
    type_title(page, " Deluxe")
    window.go_back()
    assert page.leaving.save_button.hasFocus()
    QTest.keyClick(page.leaving.save_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.pages.top is window.home)
    assert load_pool().cards["KIT-1"].title == "Tea Break Deluxe"


def test_what_cannot_be_saved_on_the_way_out_keeps_its_user_there(window, qtbot, monkeypatch):
    page = workshop(window, qtbot, own_file())
    page.new_card()
    type_title(page, "New")

    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dbz_desktop.match.drafting.write_whole", full)
    assert not window.close()
    page.leaving.save_button.click()
    assert window.pages.top is page and page.bench.unsaved
    assert "Your changes are still here" in page.message.text.text()
    monkeypatch.undo()


def test_changes_under_a_page_that_takes_the_place_of_the_workshop_are_kept(window, qtbot):
    path = own_file()
    page = workshop(window, qtbot, path)
    type_title(page, " Deluxe")
    window.show_home()
    assert path.read_text(encoding="utf-8") == HAND, "nothing is written unasked"
    qtbot.waitUntil(window.home.message.isVisible)
    assert window.home.message.title.text() == "“kitchen” isn't saved yet."
    assert not window.close()
    again = window.workshop_pages.page
    qtbot.waitUntil(lambda: again.leaving.isVisible())
    assert again.draft.title == "Tea Break Deluxe"
    again.leaving.stay_button.click()
    QTest.keyClick(again.text, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert again.draft.title == "Tea Break" and not again.bench.unsaved
    window.go_back()
    assert window.pages.top is window.home


def test_a_pack_that_was_deleted_meanwhile_is_made_anew(window, qtbot):
    path = own_file()
    page = workshop(window, qtbot, path)
    type_title(page, "!")
    path.unlink()
    save(page, qtbot)
    assert [card.title for card in read_pack(path).cards.values()] == ["Tea Break!", "Long Lunch"]


def test_undo_goes_back_over_a_save_and_is_a_change_then(window, qtbot):
    page = workshop(window, qtbot, own_file())
    type_title(page, "!")
    save(page, qtbot)
    title = page.form.fields["title"]
    QTest.keyClick(title, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.draft.title == "Tea Break" and page.bench.unsaved and page.save_button.isEnabled()
    save(page, qtbot)
    assert load_pool().cards["KIT-1"].title == "Tea Break"


def test_a_pack_is_named_by_its_maker_and_leaves_so(window, qtbot, tmp_path, monkeypatch):
    path = own_file(f"edition_note = 1\n{HAND}")
    other = own_file(HAND.replace("KIT-", "LUN-"), "lunch.toml")
    page = workshop(window, qtbot, path)
    QTest.mouseClick(page.list.name, Qt.MouseButton.LeftButton)
    sheet = page.keeping.sheet
    name, author = sheet.fields["name"], sheet.fields["author"]
    assert sheet.isVisible() and name.hasFocus() and name.text() == "kitchen"
    QTest.keyClicks(name, "Lunch")
    assert "Another of your packs is called Lunch" in sheet.why.text()
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert sheet.isVisible(), other
    name.clear()
    assert reason_of(sheet.yes_button) == "Type a name first."
    name.insert("Kitchen “table” \u202eelbat")  # as it is pasted
    QTest.keyClick(name, Qt.Key.Key_Tab)
    assert author.hasFocus()
    QTest.keyClicks(author, 'Ann "Tea" Smith')
    QTest.keyClick(author, Qt.Key.Key_Return)
    assert not sheet.isVisible() and page.list.pack.currentText().startswith("Kitchen “table”")
    QTest.keyClick(page.text, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.list.pack.currentText() == "kitchen" and not page.bench.unsaved
    QTest.keyClick(
        page.text,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    save(page, qtbot)
    text = path.read_text(encoding="utf-8")
    assert text.startswith("edition_note = 1\n# Mine, by hand.\n\n[pack]\n")
    assert text.endswith(HAND.partition("\n")[2])
    saved_as(monkeypatch, tmp_path / "gift")
    page.list.export.click()
    head = read_pack_file(tmp_path / "gift.dbzpack").head
    assert (head.name, head.author) == ("Kitchen “table” elbat", 'Ann "Tea" Smith')


def test_a_new_pack_is_asked_its_name_and_made(window, qtbot):
    page = workshop(window, qtbot, own_file())
    box = page.list.pack
    box.setCurrentIndex(box.findText("New pack …"))
    box.activated.emit(box.currentIndex())
    sheet = page.keeping.sheet
    QTest.keyClicks(sheet.fields["name"], "Second")
    QTest.keyClick(sheet.fields["name"], Qt.Key.Key_Return)
    assert box.currentText() == "Second" and page.form.fields["title"].hasFocus()
    type_title(page, "Anew")
    save(page, qtbot)
    assert (user_packs_folder() / "Second.toml").exists()
    assert [box.itemText(n) for n in range(box.count())] == ["kitchen", "Second", "New pack …"]


def test_a_pack_that_cannot_be_written_is_told_and_nothing_is_lost(window, qtbot, monkeypatch):
    page = workshop(window, qtbot, own_file())
    type_title(page, "?")

    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dbz_desktop.match.drafting.write_whole", full)
    press_save(page)
    qtbot.waitUntil(page.message.isVisible)
    assert "No space left on device" in page.message.text.text()
    assert page.bench.unsaved and page.draft.title == "Tea Break?"
    monkeypatch.undo()


def test_what_another_program_wrote_is_not_written_over_unasked(window, qtbot):
    path = own_file()
    page = workshop(window, qtbot, path)
    type_title(page, "?")
    theirs = HAND.replace("Long Lunch", "Short Lunch")
    path.write_text(theirs, encoding="utf-8")
    press_save(page)
    qtbot.waitUntil(page.confirm.isVisible)
    assert "was changed since it was opened" in page.confirm.text.text()
    page.confirm.no_button.click()
    assert path.read_text(encoding="utf-8") == theirs and page.bench.unsaved
    press_save(page)
    qtbot.waitUntil(page.confirm.isVisible)
    page.confirm.yes_button.click()
    assert not page.bench.unsaved and "Tea Break?" in path.read_text(encoding="utf-8")


def test_a_damaged_pack_is_told_in_words(window, qtbot):
    page = workshop(window, qtbot, own_file("[[card]\nid ="))
    assert page.message.title.text() == "This pack can't be changed here."
    assert "kitchen.toml" in page.message.text.text()
    assert page.bench.path is None


def test_a_pack_is_opened_from_the_list_of_packs(window, qtbot):
    own_file()
    window.opening.show_packs()
    qtbot.waitUntil(lambda: window.opening.packs is not None and window.opening.packs.rows != [])
    window.opening.packs.rows[0].edit.click()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    assert [draft.id for draft in page.bench.drafts] == ["KIT-1", "KIT-2"]


def test_a_game_that_goes_on_is_asked_about_before_its_card_changes(window, qtbot, monkeypatch):
    path = own_file()
    page = workshop(window, qtbot, path)
    seen = []

    def games(folder, cards):
        seen.append([card.id for card in cards])
        return ["Ann and Ben"]

    monkeypatch.setattr("dbz_desktop.ui.workshop.keeping.games_with", games)
    type_title(page, "?")
    press_save(page)
    qtbot.waitUntil(page.confirm.isVisible)
    assert seen == [["KIT-1"]] and "Ann and Ben" in page.confirm.text.text()
    page.confirm.no_button.click()
    assert page.bench.unsaved and path.read_text(encoding="utf-8") == HAND
    press_save(page)
    qtbot.waitUntil(page.confirm.isVisible)
    page.confirm.yes_button.click()
    assert not page.bench.unsaved and 'title = "Tea Break?"' in path.read_text(encoding="utf-8")
