"""The workshop through the window: typed with real keys, read, drawn and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from workshop_setup import (
    KICK,
    choose,
    own_file,
    read,
    save,
    type_text,
    type_title,
    workshop,
)

from dbz_desktop.cards.packs import MAX_TEXT
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.faces.steps_text import MOST
from dbz_desktop.ui.faces.typed_face import TypedFace
from dbz_desktop.ui.kit.reasons import reason_of


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


def test_what_a_type_cannot_do_is_told_of_that_type(window, qtbot):
    page = workshop(window, qtbot)
    type_text(page, "[constant] Your MP's PUR is +1.")
    for kind, words in (
        ("Event", "an Event card is never in play for anything [constant]"),
        ("Physical Combat", "a Physical Combat card is never in play for anything [constant]"),
        ("Setup", "a Setup does nothing until it is activated"),
    ):
        choose(page, "type", kind)
        read(page, qtbot)
        assert words in page.view.faults.rules
    choose(page, "type", "Drill")
    assert read(page, qtbot).faults == ()


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


def test_a_copy_of_a_card_is_begun_from_its_page(window, qtbot):
    card = window.library.pool.cards["PRE-C1"]
    window.card_pages.show_card(card)
    qtbot.waitUntil(lambda: window.pages.top is not window.home)
    window.pages.top.copy.click()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    assert page.draft.title == card.title and page.draft.id == "MYC-1"
    assert page.draft.type is card.type and page.bench.unsaved


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


def test_a_face_whose_words_change_is_the_same_as_one_drawn_whole(qapp, home):
    typed, size = TypedFace(), QSize(360, 504)
    for card in list(load_pool().cards.values())[::80]:
        for text in (card.text[:20], card.text):
            assert typed.image(card, text, size, 1.0) == CardFace(card, text).image(size, 1.0)


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("POWER: Draw a c\u00adard.\u200b", "POWER: Draw a card."),
        ("POWER:\tDraw\x00a card.", "POWER: Draw a card."),
        ("\u202ePOWER: Draw a card.", "POWER: Draw a card."),
        ("POWER: Draw a card.\u2028Draw a card.", "POWER: Draw a card.\nDraw a card."),
    ],
)
def test_signs_that_cannot_be_seen_are_not_pasted_along(window, qtbot, pasted, kept):
    page = workshop(window, qtbot)
    title = page.form.fields["title"]
    for part in (page.text, title):
        part.setFocus()
        QApplication.clipboard().setText(pasted)
        part.paste()
    assert page.text.toPlainText() == page.draft.text == kept
    assert page.draft.title == title.text() == kept.replace("\n", " ")
    assert read(page, qtbot).faults == ()
    # One that can't be seen alone changes nothing, and stands nowhere.
    page.text.setFocus()
    QApplication.clipboard().setText("\u00ad")
    page.text.paste()
    assert page.text.toPlainText() == kept and read(page, qtbot).wish.draft == page.draft


def paste(page, text):
    page.text.setFocus()
    page.text.selectAll()
    QApplication.clipboard().setText(text)
    page.text.paste()


def test_a_text_as_long_as_a_card_can_have_is_read_and_told_in_bounds(window, qtbot):
    page = workshop(window, qtbot)
    text = "POWER: " + "Draw a card. " * 120 + "x" * 300
    assert len(text) <= MAX_TEXT
    paste(page, text)
    reading = read(page, qtbot)
    assert len(reading.faults) == 1 and len(reading.steps) > 100
    assert page.steps.text().count("<p ") == MOST + 1
    assert f"And {len(reading.steps) - MOST} steps more" in page.steps.accessibleName()
    qtbot.waitUntil(page.view.faults.isVisible)
    assert len(page.view.faults.rules) < 1000


def test_of_a_text_that_no_card_can_have_what_is_too_much_is_told_and_nothing_read(window, qtbot):
    page = workshop(window, qtbot)
    text = ("POWER: Draw a card. " * 500)[:10_000]
    paste(page, text)
    reading = read(page, qtbot)
    assert [(fault.column, fault.end) for fault in reading.faults] == [(MAX_TEXT, 10_000)]
    assert not reading.steps and not reading.canonical
    qtbot.waitUntil(page.view.faults.isVisible)
    assert f"{MAX_TEXT:,} characters at most" in page.view.faults.rules
    assert f"{MAX_TEXT:,} characters" in page.standing.text()
    assert page.text.extraSelections()[0].cursor.selectionStart() == MAX_TEXT
    paste(page, text[:MAX_TEXT])
    reading = read(page, qtbot)
    assert reading.steps and all(fault.end <= MAX_TEXT for fault in reading.faults)
