"""The import and export sheets by mouse and keyboard, in a deck editor."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from editor_setup import open_editor, view
from pages_setup import deck
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QSpinBox

from dbz_desktop.decks import read_deck
from dbz_desktop.decks.incoming import read_any
from dbz_desktop.decks.lists import MAX_CHARACTERS, list_text
from dbz_desktop.ui.decks.import_lines import COPIES, TAKEN
from dbz_desktop.ui.kit.reasons import reason_of

LEFT = Qt.MouseButton.LeftButton


def click(qtbot, widget) -> None:
    assert widget.isVisible(), widget.accessibleName()
    assert widget.isEnabled(), reason_of(widget)
    qtbot.mouseClick(widget, LEFT)


@pytest.fixture
def editor(qtbot, tmp_path: Path):
    return open_editor(qtbot, tmp_path, "red")


@pytest.fixture
def sheet(editor, qtbot):
    """The import sheet, opened by its key."""
    editor.activateWindow()
    editor.browser.search.field.setFocus()
    editor.transfers.import_action.trigger()
    sheet = editor.transfers.imports
    assert sheet.isVisible()
    return sheet


def read(qtbot, sheet, text: str) -> None:
    sheet.field.setPlainText(text)
    click(qtbot, sheet.read)
    qtbot.waitUntil(lambda: sheet.make.isVisible())


def drop(widget, mime: QMimeData) -> bool:
    """Drop something from outside onto the middle of a widget, as Qt would."""
    at = widget.rect().center()
    copy = Qt.DropAction.CopyAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, copy, mime, LEFT, none)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDropEvent(at.toPointF(), copy, mime, LEFT, none))
    return True


def files(*paths: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return mime


def test_a_list_becomes_a_deck(qtbot, sheet) -> None:
    blue = deck("blue")
    assert reason_of(sheet.read)
    read(qtbot, sheet, list_text(blue))
    assert "60 cards" in sheet.understood.text()
    assert sheet.doubts.review.doubtful == 0
    assert "Every line was understood" in sheet.doubtful.text()
    assert sheet.make.hasFocus()
    sheet.name.setText("  My   blue one ")
    with qtbot.waitSignal(sheet.deckMade) as made:
        click(qtbot, sheet.make)
    (found,) = made.args
    assert found.name == "My blue one"
    assert found.mp == blue.mp
    assert dict(found.counts) == dict(blue.counts)
    assert not sheet.isVisible()


def test_adding_to_the_open_deck_is_one_edit(qtbot, editor, sheet) -> None:
    session = editor.active.session
    before = session.deck
    read(qtbot, sheet, "2 Blue Arm Blast\n1 Blue Betrayal")
    click(qtbot, sheet.add)
    assert session.deck.size == before.size + 3
    click(qtbot, editor.header.undo)
    assert session.deck == before


def test_a_guess_is_looked_through_with_the_keyboard(qtbot, sheet) -> None:
    read(qtbot, sheet, "2 Red Sholder Grabb\n1 Zzyzx Qwfp\n3 Blue Betrayal")
    assert "5 cards" in sheet.understood.text()
    assert "1 line guessed" in sheet.doubtful.text()
    assert "1 line left out" in sheet.doubtful.text()
    table = sheet.table
    assert (sheet.doubts.review.doubtful, sheet.doubts.rowCount()) == (2, 3)
    assert "Red Sholder Grabb" in sheet.doubts.index(0, 1).data()
    assert "Red Shoulder Grab" in sheet.doubts.index(0, TAKEN).data()
    assert table.hasFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    box = table.findChild(QComboBox)
    assert box is not None
    assert box.count() >= 3
    other = box.itemData(1)
    box.view().setCurrentIndex(box.model().index(1, 0))
    qtbot.keyClick(box.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(sheet.doubts.review.choices))
    assert other.name in sheet.doubts.index(0, TAKEN).data()
    assert "decided by you" in sheet.doubtful.text()
    with qtbot.waitSignal(sheet.deckMade) as made:
        click(qtbot, sheet.make)
    assert {card.id for card, _ in made.args[0].counts} >= {other.id}


def test_a_guess_is_left_out_with_the_mouse(qtbot, sheet) -> None:
    read(qtbot, sheet, "2 Red Sholder Grabb\n3 Blue Betrayal")
    where = sheet.table.visualRect(sheet.doubts.index(0, TAKEN)).center()
    qtbot.mouseClick(sheet.table.viewport(), LEFT, pos=where)
    qtbot.waitUntil(lambda: sheet.table.findChild(QComboBox) is not None)
    box = sheet.table.findChild(QComboBox)
    last = box.count() - 1
    box.view().scrollTo(box.model().index(last, 0))
    spot = box.view().visualRect(box.model().index(last, 0)).center()
    qtbot.mouseMove(box.view().viewport(), spot)
    # Qt takes no click for a moment after a list has opened.
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    qtbot.mouseClick(box.view().viewport(), LEFT, pos=spot)
    qtbot.waitUntil(lambda: bool(sheet.doubts.review.choices))
    assert "3 cards" in sheet.understood.text()
    assert "left it out" in sheet.doubts.index(0, TAKEN).data()


def test_a_count_is_put_right_by_keys_and_by_mouse(qtbot, sheet) -> None:
    read(qtbot, sheet, "1 Blue Betrayal\n2 Red Sholder Grabb\nMastery: Blue Protective")
    table = sheet.table
    # The guess stands before what was understood; a digit is its number of copies.
    assert "Sholder" in sheet.doubts.index(0, 1).data()
    qtbot.keyClick(table, Qt.Key.Key_3)
    assert sheet.doubts.index(0, COPIES).data() == "3"
    assert "4 cards" in sheet.understood.text()
    assert "1 line guessed" in sheet.doubtful.text()
    assert "1 line decided by you" in sheet.doubtful.text()
    where = table.visualRect(sheet.doubts.index(1, COPIES)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=where)
    qtbot.waitUntil(lambda: table.findChild(QSpinBox) is not None)
    box = table.findChild(QSpinBox)
    qtbot.keyClicks(box.lineEdit(), "12")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sheet.doubts.index(1, COPIES).data() == "12")
    # There is one Mastery, whatever is typed.
    table.setCurrentIndex(sheet.doubts.index(2, COPIES))
    qtbot.keyClick(table, Qt.Key.Key_4)
    assert sheet.doubts.index(2, COPIES).data() == "1"
    table.setCurrentIndex(sheet.doubts.index(0, COPIES))
    qtbot.keyClick(table, Qt.Key.Key_0)
    with qtbot.waitSignal(sheet.deckMade) as made:
        click(qtbot, sheet.make)
    assert {card.name: count for card, count in made.args[0].counts} == {"Blue Betrayal": 12}
    assert made.args[0].mastery is not None


def test_a_sideboard_is_told_apart_from_what_is_lost(qtbot, sheet) -> None:
    read(qtbot, sheet, "3 Blue Betrayal\n1 Orange Shopping Drill\nSideboard\n2 Confrontation")
    assert "✕ 1 line left out" in sheet.doubtful.text()
    assert "1 line left out by the list itself" in sheet.doubtful.text()
    told = [sheet.doubts.index(row, TAKEN).data() for row in range(2)]
    assert "“Orange Shopping Drill” of Vengeance" in told[0]
    assert "It stands under “Sideboard”" in told[1]
    # It can be taken into the deck all the same.
    sheet.doubts.setData(
        sheet.doubts.index(1, TAKEN), sheet.doubts.options(sheet.doubts.index(1, 0))[0]
    )
    assert "5 cards" in sheet.understood.text()


def test_the_text_is_kept_for_another_try(qtbot, sheet, editor) -> None:
    read(qtbot, sheet, "2 Red Sholder Grabb")
    click(qtbot, sheet.again)
    assert sheet.field.toPlainText() == "2 Red Sholder Grabb"
    qtbot.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    editor.transfers.import_deck()
    assert sheet.field.toPlainText() == "2 Red Sholder Grabb"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Name: nothing else", "no card in it"),
        ("3 Red Catch\n" * 10_000, "10,000 lines"),
        ("\x01\x02\x03" * 50, "no text"),
        ('{"cards": [', "comma"),
    ],
)
def test_what_is_no_list_is_told(qtbot, sheet, text: str, said: str) -> None:
    sheet._start(text)
    qtbot.waitUntil(lambda: sheet.message.isVisible())
    assert said in sheet.message.text.text()
    assert sheet.read.isVisible()
    assert not sheet.make.isVisible()


def test_nothing_but_unknown_lines_is_no_deck(qtbot, sheet) -> None:
    read(qtbot, sheet, "Qwfpq Zxcvb\n2 Arstd Neio")
    assert reason_of(sheet.make) == "No line was understood as a card."
    assert sheet.doubts.rowCount() == 2


def test_two_thousand_riddles_can_be_cancelled(qtbot, sheet) -> None:
    sheet._moment.setInterval(0)
    sheet.field.setPlainText("\n".join(f"Rde Schoulder {n} Gbar" for n in range(2000)))
    click(qtbot, sheet.read)
    qtbot.waitUntil(lambda: sheet.cancel.isVisible() and sheet.progress.maximum() == 2000)
    click(qtbot, sheet.cancel)
    assert sheet.read.isVisible()
    assert sheet.field.toPlainText().startswith("Rde")
    qtbot.wait(100)
    assert sheet.read.isVisible()


def test_a_paste_that_is_far_too_long_is_refused(qtbot, sheet) -> None:
    QGuiApplication.clipboard().setText("x" * (MAX_CHARACTERS + 1))
    sheet.field.paste()
    assert sheet.field.toPlainText() == ""
    assert "characters" in sheet.message.text.text()
    QGuiApplication.clipboard().setText("   ")
    click(qtbot, sheet.paste)
    assert "clipboard" in sheet.message.title.text()


def test_the_clipboard_is_read_at_once(qtbot, sheet) -> None:
    QGuiApplication.clipboard().setText("3 Blue Betrayal")
    click(qtbot, sheet.paste)
    qtbot.waitUntil(lambda: sheet.make.isVisible())
    assert "3 cards" in sheet.understood.text()


def test_a_file_is_dropped_on_the_editor(qtbot, editor, tmp_path: Path) -> None:
    path = tmp_path / "from_a_friend.txt"
    path.write_text("3 Blue Betrayal\n")
    assert drop(editor, files(path))
    sheet = editor.transfers.imports
    qtbot.waitUntil(lambda: sheet.make.isVisible())
    assert sheet.name.text() == "from a friend"
    assert editor.active.session.deck == deck("red")


@pytest.mark.parametrize("kind", ["picture", "folder", "two"])
def test_wrong_things_are_dropped(qtbot, editor, tmp_path: Path, kind: str) -> None:
    picture = tmp_path / "holiday.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    dropped = {"picture": [picture], "folder": [tmp_path], "two": [picture, tmp_path]}[kind]
    assert drop(editor, files(*dropped))
    sheet = editor.transfers.imports
    qtbot.waitUntil(lambda: sheet.message.isVisible())
    told = sheet.message.title.text() + sheet.message.text.text()
    assert {"picture": "picture", "folder": "folder", "two": "one at a time"}[kind] in told


def test_the_file_of_a_game_is_left_to_the_window(editor, tmp_path: Path) -> None:
    from dbz_desktop.match.journal.reading import SUFFIX

    game = tmp_path / f"game{SUFFIX}"
    game.write_text("{}")
    assert not drop(editor, files(game))


# --- out ---


def save_as(monkeypatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))


@pytest.fixture
def exports(editor, qtbot):
    editor.transfers.export_action.trigger()
    assert editor.transfers.exports.isVisible()
    return editor.transfers.exports


@pytest.mark.parametrize(
    ("kind", "start"), [("picture", b"\x89PNG"), ("print", b"%PDF"), ("text", b"Name: Red")]
)
def test_a_deck_is_saved(qtbot, exports, monkeypatch, tmp_path, kind: str, start: bytes) -> None:
    path = tmp_path / "out"
    save_as(monkeypatch, path)
    click(qtbot, exports.kinds[kind])
    click(qtbot, exports.save)
    qtbot.waitUntil(lambda: exports.folder.isVisible())
    saved = path.with_suffix({"picture": ".png", "print": ".pdf", "text": ".txt"}[kind])
    assert saved.read_bytes().startswith(start)
    assert str(saved) in exports.done.text()
    assert not list(tmp_path.glob("*.part"))


def choose_program(qtbot, exports, name: str) -> None:
    """Choose a program by its first letters, as a keyboard does."""
    click(qtbot, exports.kinds["other"])
    assert exports.program.isVisible()
    exports.program.setFocus()
    while exports.program.currentText() != name:
        before = exports.program.currentIndex()
        key = Qt.Key.Key_Down if exports.program.findText(name) > before else Qt.Key.Key_Up
        qtbot.keyClick(exports.program, key)
        assert exports.program.currentIndex() != before


def test_the_deck_file_reads_back(qtbot, exports, monkeypatch, tmp_path) -> None:
    save_as(monkeypatch, tmp_path / "a.toml")
    click(qtbot, exports.kinds["file"])
    assert not exports.program.isVisible()
    click(qtbot, exports.save)
    qtbot.waitUntil(lambda: exports.folder.isVisible())
    found = read_deck(tmp_path / "a.toml", view().pool)
    assert dict(found.counts) == dict(deck("red").counts)


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("Table (CSV)", ".csv"),
        ("OCTGN", ".o8d"),
        ("LackeyCCG", ".dek"),
        ("Cockatrice", ".cod"),
        ("JSON", ".json"),
    ],
)
def test_a_deck_for_another_program_reads_back(
    qtbot, exports, monkeypatch, tmp_path, name: str, ending: str
) -> None:
    save_as(monkeypatch, tmp_path / "red")
    choose_program(qtbot, exports, name)
    click(qtbot, exports.save)
    qtbot.waitUntil(lambda: exports.folder.isVisible())
    saved = tmp_path / f"red{ending}"
    assert saved.read_bytes() == exports.text.toPlainText().encode() or ending == ".csv"
    found = read_any(saved, view().pool).deck
    assert dict(found.counts) == dict(deck("red").counts)


def test_copying_lists(qtbot, exports) -> None:
    click(qtbot, exports.copy)
    assert QGuiApplication.clipboard().text() == list_text(deck("red"))
    click(qtbot, exports.numbers)
    click(qtbot, exports.copy)
    assert QGuiApplication.clipboard().text() == list_text(deck("red"), numbers=False)
    choose_program(qtbot, exports, "JSON")
    assert json.loads(exports.text.toPlainText())["name"] == deck("red").name
    click(qtbot, exports.kinds["print"])
    assert reason_of(exports.copy)


def test_a_folder_that_is_not_there_is_told(qtbot, exports, monkeypatch, tmp_path) -> None:
    save_as(monkeypatch, tmp_path / "gone" / "deck.txt")
    click(qtbot, exports.save)
    qtbot.waitUntil(lambda: exports.message.isVisible())
    assert "gone" in exports.message.text.text()
    assert exports.save.isEnabled()


def test_drawing_is_cancelled(qtbot, exports, monkeypatch, tmp_path) -> None:
    import dbz_desktop.ui.decks.printing as printing

    whole = printing.draw_page
    click(qtbot, exports.kinds["print"])
    qtbot.waitUntil(lambda: exports.picture.image is not None)
    work = []
    monkeypatch.setattr(printing, "draw_page", lambda *a, **m: _held(work, whole, *a, **m))
    save_as(monkeypatch, tmp_path / "x.pdf")
    click(qtbot, exports.save)
    work.append(exports._work)
    click(qtbot, exports.cancel)
    assert "nothing was saved" in exports.done.text()
    qtbot.wait(150)
    assert list(tmp_path.glob("x*")) == []
    assert exports.save.isVisible()


def _held(work: list, whole, *args, **more) -> None:
    import time

    while not work or not work[0].cancelled:
        time.sleep(0.01)
    whole(*args, **more)


def test_what_is_printed_is_told(qtbot, exports) -> None:
    click(qtbot, exports.kinds["print"])
    assert "65 cards on 8 pages" in exports.amount.text()
    click(qtbot, exports.copies)
    assert "25 cards on 3 pages" in exports.amount.text()
    assert not exports.numbers.isVisible()


def test_every_control_has_a_name(exports) -> None:
    from PySide6.QtWidgets import QAbstractButton

    nameless = [
        part
        for part in (*exports.findChildren(QAbstractButton), *exports.findChildren(QComboBox))
        if not part.accessibleName() and not getattr(part, "text", lambda: "")()
    ]
    assert nameless == []


def test_the_keys_open_the_sheets(qtbot, editor) -> None:
    editor.browser.search.field.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: editor.transfers.exports.isVisible())
    qtbot.keyClick(editor.transfers.exports, Qt.Key.Key_Escape)
    assert not editor.transfers.exports.isVisible()
    qtbot.keyClick(editor, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: editor.transfers.imports.isVisible())


def test_beside_the_sheet_is_out_of_it(qtbot, exports) -> None:
    qtbot.mouseClick(exports, LEFT, pos=QPoint(3, 3))
    assert not exports.isVisible()


def test_a_file_that_is_dropped_can_be_added_to_the_open_deck(qtbot, editor, tmp_path) -> None:
    path = tmp_path / "some.txt"
    path.write_text("3 Blue Betrayal\n")
    assert drop(editor, files(path))
    sheet = editor.transfers.imports
    qtbot.waitUntil(lambda: sheet.make.isVisible())
    click(qtbot, sheet.add)
    assert editor.active.session.deck.size == 63
