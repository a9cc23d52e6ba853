"""The workshop through the window: typed with real keys, read, drawn, kept and taken back."""

from __future__ import annotations

import pytest
from opening_setup import new_window, opened, pack_file
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.cards.packs import read_pack
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.faces.typed_face import TypedFace
from dbz_desktop.ui.kit.reasons import reason_of

KICK = "[attack] Physical attack. DAMAGE: AT +2 stages. HIT: Raise your anger 1."
HAND = """\
# Mine, by hand.
[[card]]
id = "KIT-1"   # the first
title = "Tea Break"
type = "Event"
text = "POWER: Draw a card."

[[card]]
id = "KIT-2"
title = "Long Lunch"
type = "Event"
text = "POWER: Draw 2 cards."
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot):
    return new_window(qtbot)


def workshop(window, qtbot, path=None):
    """The page, once its pack was read."""
    window.workshop_pages.show_workshop(path)
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    return page


def read(page, qtbot):
    """Wait until what the card says now was read."""
    qtbot.waitUntil(lambda: page.is_read)
    return page.view.reading


def type_title(page, words="Falling Star Kick"):
    field = page.form.fields["title"]
    field.setFocus()
    QTest.keyClicks(field, words)


def type_text(page, words=KICK):
    page.text.setFocus()
    for word in words.split(" "):
        QTest.keyClicks(page.text, word)
        # The words that are offered are not wanted.
        page.text.popup.hide()
        QTest.keyClick(page.text, Qt.Key.Key_Space)


def choose(page, field, words):
    """Choose in a box, as the mouse or the arrows do."""
    box = page.form.fields[field]
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def own_file(text=HAND, name="kitchen.toml"):
    folder = user_packs_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def press_save(page):
    QTest.keyClick(page.text, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)


def save(page, qtbot):
    """Save by the keyboard, and wait until it is done."""
    press_save(page)
    qtbot.waitUntil(lambda: not page.bench.unsaved)


def test_a_card_is_typed_read_drawn_and_kept(window, qtbot):
    QTest.keyClick(window.home, Qt.Key.Key_W)
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    assert page.form.fields["title"].hasFocus()
    type_title(page)
    choose(page, "type", "Physical Combat")
    choose(page, "style", "Red")
    blank = page.face._image
    type_text(page, KICK.lower().replace("physical", "Physical"))
    reading = read(page, qtbot)
    assert reading.faults == () and reading.face != blank
    assert reading.canonical == KICK and page.view.wording.rules == KICK
    assert [s.text for s in reading.steps if s.depth == 1] == [
        "Physical attack.", "AT +2 stages.", "Raise your anger 1.",
    ]  # fmt: skip
    assert (
        "ATK-2" in page.steps.text() and "HIT: Raise your anger 1:" in page.steps.accessibleName()
    )
    page.view.take.click()
    assert page.text.toPlainText() == KICK
    read(page, qtbot)
    assert page.standing.text().startswith("A card:")
    save(page, qtbot)
    (path,) = user_packs_folder().iterdir()
    card = load_pool().cards["MYC-1"]
    assert (card.title, card.text, card.style.value) == ("Falling Star Kick", KICK, "Red")
    assert path.name == "My cards.toml"
    qtbot.waitUntil(lambda: "MYC-1" in window.library.pool.cards)
    assert not page.save_button.isEnabled()


def test_what_is_not_understood_is_underlined_and_what_could_stand_there_is_told(window, qtbot):
    page = workshop(window, qtbot)
    type_title(page)
    type_text(page, "POWER: Drav a card. Raise your anger 1.")
    reading = read(page, qtbot)
    (fault,) = reading.faults
    (mark,) = page.text.extraSelections()
    assert mark.cursor.selectedText() == "Drav" == page.text.toPlainText()[fault.column : fault.end]
    assert "“Drav” isn't understood here. There could stand:" in page.view.faults.rules
    assert page.standing.text().startswith("A draft, which no deck is offered: its text isn't")
    assert page.view.wording.rules == ""
    QTest.keyClick(page.text, Qt.Key.Key_F8)
    assert page.text.textCursor().selectedText() == "Drav"
    assert page.view.mend.text() == "Take “Draw”"
    QTest.keyClick(page.text, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert page.text.toPlainText().startswith("POWER: Draw a card.")
    assert read(page, qtbot).faults == ()
    assert page.text.extraSelections() == [] and page.view.faults.isHidden()


def test_a_small_letter_behind_an_icon_is_told_of(window, qtbot):
    page = workshop(window, qtbot)
    type_text(page, KICK.replace("Physical", "physical"))
    assert read(page, qtbot).faults
    assert "begins with a capital letter: “[attack] Physical …”" in page.view.faults.rules


def test_words_are_offered_out_of_the_language_and_taken_by_keys(window, qtbot):
    page = workshop(window, qtbot)
    page.text.setFocus()
    QTest.keyClicks(page.text, "POWER: Re")
    qtbot.waitUntil(page.text.popup.isVisible)
    offered = [offer.word for offer in page.text.offers.words]
    assert {"Rejuvenate", "Reveal", "Reduce", "Return"} <= set(offered)
    assert all(word.startswith("Re") for word in offered)
    wanted = offered.index("Rejuvenate")
    for _ in range(wanted):
        QTest.keyClick(page.text.popup, Qt.Key.Key_Down)
    QTest.keyClick(page.text.popup, Qt.Key.Key_Return)
    assert page.text.toPlainText() == "POWER: Rejuvenate "
    QTest.keyClick(page.text, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(page.text.popup.isVisible)
    assert "a" in [offer.word for offer in page.text.offers.words]
    assert "a number" in page.text.offers.others
    QTest.keyClick(page.text.popup, Qt.Key.Key_Escape)
    assert not page.text.popup.isVisible() and window.pages.top is page
    assert page.text.toPlainText() == "POWER: Rejuvenate "
    # Nothing is offered where nothing could stand.
    QTest.keyClicks(page.text, "juggling ba")
    read(page, qtbot)
    assert not page.text.popup.isVisible()


def test_a_draft_is_kept_and_no_deck_is_offered_it_until_it_is_whole(window, qtbot):
    page = workshop(window, qtbot)
    type_text(page, "POWER: Juggle oranges.")
    read(page, qtbot)
    assert "it has no title; its text isn't understood whole" in page.standing.text()
    assert not page.by_hand.isVisible(), "more than its text stands in the way"
    save(page, qtbot)
    assert load_pool().errors == [] and "MYC-1" not in load_pool().cards
    type_title(page, "Juggler")
    read(page, qtbot)
    assert page.by_hand.isVisible()
    page.by_hand.click()
    read(page, qtbot)
    assert page.standing.text().startswith("A card:") and "by hand" in page.standing.text()
    save(page, qtbot)
    assert load_pool().cards["MYC-1"].title == "Juggler"
    window.go_back()
    again = workshop(window, qtbot)
    assert again.draft.by_hand and again.text.toPlainText().strip() == "POWER: Juggle oranges."


def test_a_personality_has_fields_of_its_own_and_its_stages_are_checked(window, qtbot):
    page = workshop(window, qtbot)
    type_title(page, "Yamcha")
    assert page.form.parts["stages"].isHidden() and not page.form.parts["endurance"].isHidden()
    choose(page, "type", "Main Personality")
    assert page.form.parts["endurance"].isHidden()
    type_text(page, "POWER: Draw a card.")
    choose(page, "level", "1")
    choose(page, "alignment", "Hero")
    page.form.fields["pur"].setValue(3)
    field = page.form.fields["stages"]
    field.setFocus()
    QTest.keyClicks(field, "900 1000")
    read(page, qtbot)
    assert "2 of its 11 power levels" in page.standing.text()
    field.selectAll()
    QTest.keyClicks(field, "11,000 to 1,000")
    read(page, qtbot)
    assert page.standing.text().startswith("A card:")
    save(page, qtbot)
    card = load_pool().cards["MYC-1"]
    assert card.stages == tuple(range(1000, 11001, 1000)) and (card.level, card.pur) == (1, 3)


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


def test_everything_can_be_taken_back_by_keys(window, qtbot):
    page = workshop(window, qtbot, own_file())
    before = page.bench.drafts

    def back(part):
        QTest.keyClick(part, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    page.list.view.setFocus()
    QTest.keyClick(page.list.view, Qt.Key.Key_Delete)
    assert [draft.id for draft in page.bench.drafts] == ["KIT-2"]
    assert page.text.toPlainText() == "POWER: Draw 2 cards."
    back(page.list.view)
    assert page.bench.drafts == before and page.draft.id == "KIT-1"
    page.text.setFocus()
    QTest.keyClicks(page.text, "Xy")
    page.text.popup.hide()
    assert page.draft.text != before[0].text
    back(page.text)
    assert page.bench.drafts == before and page.text.toPlainText() == "POWER: Draw a card."
    title = page.form.fields["title"]
    title.setFocus()
    QTest.keyClicks(title, "!")
    back(title)
    assert title.text() == "Tea Break" and page.bench.drafts == before
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(title, Qt.Key.Key_Z, shift)
    assert title.text() == "Tea Break!"
    assert page.bench.unsaved


def test_a_pack_without_a_card_says_how_to_begin_one(window, qtbot):
    page = workshop(window, qtbot, own_file())
    read(page, qtbot)
    for _ in range(2):
        page.list.delete.click()
    assert page.draft is None and page.list.view.count() == 0
    assert "“New card” begins one" in page.standing.text()
    assert reason_of(page.list.delete) and reason_of(page.text) and reason_of(page.try_it)
    assert page.text.toPlainText() == ""
    QTest.keyClick(page.list.view, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert page.draft is not None and page.form.fields["title"].hasFocus()
    type_title(page, "Anew")
    assert page.draft.title == "Anew" and page.text.isEnabled()


def test_unsaved_changes_are_asked_about_on_every_way_out(window, qtbot):
    page = workshop(window, qtbot, own_file())
    type_title(page, " Deluxe")
    window.go_back()
    assert window.pages.top is page and page.confirm.isVisible()
    page.confirm.no_button.click()
    assert window.pages.top is page
    assert not window.close() and page.confirm.isVisible()
    page.confirm.no_button.click()
    window.go_back()
    page.confirm.yes_button.click()
    assert window.pages.top is window.home
    assert load_pool().cards["KIT-1"].title == "Tea Break"
    again = workshop(window, qtbot)
    press_save(again)
    window.go_back()
    assert window.pages.top is window.home, "without changes nothing is asked"


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


def test_a_copy_of_a_card_is_begun_from_its_page(window, qtbot):
    card = window.library.pool.cards["PRE-C1"]
    window.card_pages.show_card(card)
    qtbot.waitUntil(lambda: window.pages.top is not window.home)
    window.pages.top.copy.click()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    assert page.draft.title == card.title and page.draft.id == "MYC-1"
    assert page.draft.type is card.type and page.bench.unsaved


def test_a_pack_is_opened_from_the_list_of_packs(window, qtbot):
    own_file()
    window.opening.show_packs()
    qtbot.waitUntil(lambda: window.opening.packs is not None and window.opening.packs.rows != [])
    window.opening.packs.rows[0].edit.click()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    assert [draft.id for draft in page.bench.drafts] == ["KIT-1", "KIT-2"]


def test_many_keys_are_read_as_the_last_of_them(window, qtbot):
    page = workshop(window, qtbot)
    shown = []
    page.reader.read.connect(lambda reading: shown.append(reading.wish.draft.text))
    page.text.setFocus()
    text = "POWER: " + "Draw a card. " * 20
    for letter in text:
        QTest.keyClick(page.text, letter)
        page.text.popup.hide()
    read(page, qtbot)
    assert shown[-1] == text and page.view.reading.faults == ()
    assert len(shown) < len(text), "what came too late was never read"


# --- what goes out of it ---


def saved_as(monkeypatch, target, kind=""):
    """What the user answers to the next question where to save."""
    answer = lambda *_args, **_more: (str(target), kind)  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)


def test_a_pack_is_given_away_without_its_drafts(window, qtbot, tmp_path, monkeypatch):
    page = workshop(window, qtbot, own_file())
    type_title(page, "!")
    assert reason_of(page.list.export) == "Save the pack first."
    page.new_card()
    save(page, qtbot)
    assert "[[draft]]" not in page.bench.path.read_text(encoding="utf-8"), "nothing was typed yet"
    type_title(page, "Half")
    save(page, qtbot)
    assert "[[draft]]" in page.bench.path.read_text(encoding="utf-8")
    target = tmp_path / "gift"
    saved_as(monkeypatch, target)
    page.list.export.click()
    gift = read_pack_file(tmp_path / "gift.dbzpack")
    assert [card.name for card in gift.pack.cards.values()] == ["Tea Break!", "Long Lunch"]
    assert "[[draft]]" not in gift.text
    assert page.message.title.text() == "gift.dbzpack was saved."


def test_cards_are_printed_as_a_sheet(window, qtbot, tmp_path, monkeypatch):
    page = workshop(window, qtbot)
    assert "only drafts" in reason_of(page.list.print)
    page = workshop(window, qtbot, own_file())
    qtbot.waitUntil(lambda: page.bench.path is not None)
    saved_as(monkeypatch, tmp_path / "sheet.pdf", "Letter (*.pdf)")
    page.list.print.click()
    qtbot.waitUntil(lambda: page.message.title.text() == "sheet.pdf was saved.")
    data = (tmp_path / "sheet.pdf").read_bytes()
    assert data.startswith(b"%PDF") and b"612" in data, "Letter is 612 points wide"
    saved_as(monkeypatch, tmp_path / "nowhere" / "sheet.pdf")
    page.list.print.click()
    qtbot.waitUntil(lambda: page.message.title.text() == "The cards could not be saved.")


def test_a_card_gets_a_picture_of_its_own(window, qtbot, tmp_path, monkeypatch):
    page = workshop(window, qtbot)
    type_title(page)
    type_text(page, KICK)
    choose(page, "type", "Physical Combat")
    read(page, qtbot)
    assert "Save the card first" in reason_of(page.picture)
    save(page, qtbot)
    qtbot.waitUntil(lambda: "MYC-1" in window.library.pool.cards)
    drawn = read(page, qtbot).face
    broken, red = tmp_path / "broken.png", tmp_path / "red.png"
    broken.write_bytes(b"no picture")
    image = QImage(500, 700, QImage.Format.Format_RGB32)
    image.fill(0xCC2211)
    image.save(str(red))
    for source in (broken, red):
        answer = lambda *_args, s=source, **_more: (str(s), "")  # noqa: E731
        monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
        page.picture.click()
        if source is broken:
            assert page.message.title.text() == "This picture can't be used."
    card = window.library.pool.cards["MYC-1"]
    qtbot.waitUntil(lambda: window.album.has(card))
    qtbot.waitUntil(lambda: page.is_read and page.view.reading.face != drawn)
    middle = page.view.reading.face.pixelColor(page.view.reading.face.rect().center())
    assert middle.red() > 150 and middle.green() < 90
    assert (user_packs_folder().parent / "pictures" / "MYC-1.png").exists()


def test_a_card_is_tried_out_on_the_table_and_back_again(window, qtbot):
    page = workshop(window, qtbot)
    assert not page.try_it.isEnabled()
    type_title(page)
    choose(page, "type", "Physical Combat")
    type_text(page, KICK)
    read(page, qtbot)
    QTest.keyClick(page.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None)
    sandbox = window.sandbox_pages.sandbox
    assert window.pages.top is sandbox
    cards = [card.title for card in sandbox.match.course.game.cards]
    assert "Falling Star Kick" in cards
    window.go_back()
    assert window.pages.top is page and page.bench.unsaved
    assert page.text.toPlainText().strip() == KICK


def test_a_pack_that_is_opened_shows_what_each_card_does(window, qtbot, tmp_path):
    window.opening.open_files([pack_file(tmp_path)])
    page = opened(window, qtbot)
    assert [part.header.text() for part in page.deeds] == [
        "Tea Break (KIT-C1), Event", "Long Lunch (KIT-C2), Event",
    ]  # fmt: skip
    assert not page.deeds[0].steps.isVisibleTo(page)
    page.deeds[0].header.click()
    assert page.deeds[0].steps.isVisibleTo(page)
    assert "Draw a card." in page.deeds[0].steps.text() and "HSE-2" in page.deeds[0].steps.text()


def test_a_game_that_goes_on_is_asked_about_before_its_card_changes(window, qtbot, monkeypatch):
    path = own_file()
    page = workshop(window, qtbot, path)
    seen = []

    def games(folder, cards):
        seen.append([card.id for card in cards])
        return ["Ann and Ben"]

    monkeypatch.setattr("dbz_desktop.ui.workshop.workshop_page.games_with", games)
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


def test_a_face_whose_words_change_is_the_same_as_one_drawn_whole(qapp):
    typed, size = TypedFace(), QSize(360, 504)
    for card in list(load_pool().cards.values())[::80]:
        for text in (card.text[:20], card.text):
            assert typed.image(card, text, size, 1.0) == CardFace(card, text).image(size, 1.0)
