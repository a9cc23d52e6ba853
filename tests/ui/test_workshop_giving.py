"""What goes out of the workshop: packs for friends, paper, pictures, cards to try out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from opening_setup import opened, pack_file
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from workshop_setup import (
    KICK,
    choose,
    own_file,
    read,
    save,
    saved_as,
    type_text,
    type_title,
    workshop,
)

from dbz_desktop.cards.packfile import read_pack_file
from dbz_desktop.match.content.library import user_packs_folder
from dbz_desktop.ui.kit.reasons import reason_of
from dbz_desktop.ui.window.sandbox_pages import last_scene


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


def test_trying_a_card_out_leaves_the_users_own_position_as_it_was(window, qtbot):
    window.sandbox_pages.show_sandbox()
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None)
    sandbox = window.sandbox_pages.sandbox
    sandbox.show_other(replace(sandbox.scene, number=7))
    window.go_back()
    kept = last_scene().read_bytes()
    assert b"7" in kept
    page = workshop(window, qtbot)
    type_title(page)
    choose(page, "type", "Physical Combat")
    type_text(page, KICK)
    read(page, qtbot)
    page.try_it.click()
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None)
    assert "Falling Star Kick, tried out" in window.sandbox_pages.sandbox.about
    window.go_back()
    assert window.pages.top is page and last_scene().read_bytes() == kept
    page.keeping.throw_away()
    window.go_back()
    window.sandbox_pages.show_sandbox()
    qtbot.waitUntil(lambda: window.sandbox_pages.sandbox is not None)
    assert window.sandbox_pages.sandbox.scene.number == 7


@pytest.mark.parametrize("damage", ["cut", "huge", "empty", "gone"])
def test_a_picture_that_is_none_is_told_of_and_the_card_keeps_its_face(
    window, qtbot, tmp_path, monkeypatch, damage
):
    page = workshop(window, qtbot, own_file())
    source = tmp_path / "picture.png"
    image = QImage(300, 420, QImage.Format.Format_RGB32)
    image.fill(0x2211CC)
    image.save(str(source))
    data = source.read_bytes()
    if damage == "cut":
        source.write_bytes(data[: len(data) // 2])
    elif damage == "empty":
        source.write_bytes(b"")
    elif damage == "gone":
        source.unlink()
    else:
        # It says that it is as wide and as high as no memory is large.
        source.write_bytes(data[:16] + b"\x00\x0f\xff\xff" * 2 + data[24:])
    answer = lambda *_args, **_more: (str(source), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    page.picture.click()
    words = page.message.title.text()
    assert words in ("This picture can't be used.", "The picture could not be kept."), words
    assert page.message.text.text()
    assert not (user_packs_folder().parent / "pictures" / "KIT-1.png").exists()
