"""Pictures of one's own: a folder is chosen, read in the background, matched, and shown."""

from __future__ import annotations

import threading

import pytest
from pages_setup import new_match, pool
from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from dbz_desktop.cards.scans import NO_CARD, ScanMatcher
from dbz_desktop.match.content.rulings import wordings
from dbz_desktop.ui.cards.card_widgets import FaceView
from dbz_desktop.ui.decks.card_in_focus import CardInFocus
from dbz_desktop.ui.faces.card_sheet import CardSheet
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures import collection
from dbz_desktop.ui.pictures.collection import Pictures
from dbz_desktop.ui.pictures.settings_section import PicturesSection
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.settings.settings_page import SettingsPage
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.table_facts import TableFacts
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.window.main_window import MainWindow

COLOUR = QColor(250, 10, 200)
"""A colour that no face of the program has in its middle."""

SMALL, LARGE = QSize(90, 126), QSize(500, 700)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def scans(tmp_path):
    folder = tmp_path / "scans"
    folder.mkdir()
    return folder


def scan(path, colour=COLOUR, size=(250, 350)) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, colour.getRgb()[:3]).save(path)


@pytest.fixture
def make(qtbot):
    """Pictures that are closed when the test ends."""
    made = []

    def pictures(settings=None) -> Pictures:
        found = Pictures(settings or Settings(), lambda: pool().cards.values())
        made.append(found)
        return found

    yield pictures
    for found in made:
        found.close()


def read(qtbot, pictures: Pictures, folder) -> None:
    pictures.choose(folder)
    qtbot.waitUntil(lambda: not pictures.reading)


def card(ident: str):
    return pool().cards[ident]


def is_picture(image) -> bool:
    shown = image.toImage() if hasattr(image, "toImage") else image
    found = shown.pixelColor(shown.width() // 2, shown.height() // 2)
    return all(
        abs(a - b) < 12 for a, b in zip(found.getRgb()[:3], COLOUR.getRgb()[:3], strict=True)
    )


# --- reading ---


def test_a_folder_of_many_kinds_is_told(qtbot, make, scans):
    scan(scans / "C50-Red-Shoulder-Grab-2.jpg")
    scan(scans / "Premiere Set" / "S005-Goku.png")
    scan(scans / "PRE C1.webp")
    scan(scans / "holiday on the beach.jpg")
    (scans / "C2.jpg").write_bytes(b"Dear friend")
    (scans / "PRE C3.png").write_bytes(b"")
    (scans / "notes.txt").write_text("no picture")
    pictures = make()
    read(qtbot, pictures, scans)
    report = pictures.report
    assert report.matched == {
        "PRE-C50": "C50-Red-Shoulder-Grab-2.jpg",
        "PRE-S5": "Premiere Set/S005-Goku.png",
        "PRE-C1": "PRE C1.webp",
    }
    assert [file for file, _ in report.unmatched] == ["holiday on the beach.jpg"]
    assert report.skipped == [
        ("C2.jpg", "is no picture, whatever its name says"),
        ("PRE C3.png", "the file is empty"),
    ]
    assert (report.files, report.cards) == (6, len(pool().cards))
    for ident in report.matched:
        assert is_picture(pictures.image(card(ident), SMALL, 1.0))
    assert pictures.image(card("PRE-C2"), SMALL, 1.0) is None


def test_a_broken_picture_leaves_its_place_to_another_of_the_card(qtbot, make, scans):
    (scans / "PRE C50 Red Shoulder Grab.png").write_bytes(b"broken")
    scan(scans / "Red Shoulder Grab.png")
    pictures = make()
    read(qtbot, pictures, scans)
    assert pictures.report.matched == {"PRE-C50": "Red Shoulder Grab.png"}


def test_a_second_reading_opens_no_file(qtbot, make, scans, monkeypatch):
    for number in range(1, 20):
        scan(scans / f"PRE C{number}.png")
    (scans / "PRE C20.png").write_bytes(b"broken")
    read(qtbot, make(), scans)
    opened = []
    reading = collection.read_picture

    def watched(path, *size):
        opened.append(path.name)
        return reading(path, *size)

    monkeypatch.setattr(collection, "read_picture", watched)
    again = make()
    again.start()
    qtbot.waitUntil(lambda: not again.reading)
    assert len(again.report.matched) == 19
    assert len(again.report.skipped) == 1
    assert is_picture(again.image(card("PRE-C7"), SMALL, 1.0))
    assert opened == []
    scan(scans / "PRE C7.png", size=(260, 364))
    again.read_again()
    qtbot.waitUntil(lambda: not again.reading)
    assert opened == ["PRE C7.png"]


def test_five_hundred_files_are_read_while_the_window_lives(qtbot, make, scans):
    cards = list(pool().cards.values())
    first = scans / "first.png"
    scan(first, size=(50, 70))
    data = first.read_bytes()
    first.unlink()
    for number in range(500):
        one = cards[number % len(cards)]
        name = f"{one.id}.png" if number < len(cards) else f"IMG {number:04} of mine.png"
        (scans / name).write_bytes(b"broken" if number % 25 == 3 else data)
    pictures = make()
    seen = []
    pictures.progressed.connect(lambda done, total: seen.append((done, total)))
    read(qtbot, pictures, scans)
    report = pictures.report
    assert report.files == 500
    assert len(report.skipped) == 20
    assert len(report.matched) + len(report.unmatched) + len(report.spare) == 480
    assert any(0 < done < 500 and total == 500 for done, total in seen)
    assert not report.cut_short


def test_reading_is_cancelled_and_goes_on_later(qtbot, make, scans, monkeypatch):
    for number in range(1, 40):
        scan(scans / f"PRE C{number}.png", size=(50, 70))
    gate = threading.Event()
    reading = collection.read_picture

    def slow(path, *size):
        gate.wait(10)
        return reading(path, *size)

    monkeypatch.setattr(collection, "read_picture", slow)
    pictures = make()
    pictures.choose(scans)
    qtbot.waitUntil(lambda: pictures.report is not None)
    assert pictures.reading
    pictures.cancel()
    gate.set()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert pictures.report.cut_short
    assert len(list((collection.Thumbnails().folder).glob("*.jpg"))) < 39
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert not pictures.report.cut_short
    assert len(list((collection.Thumbnails().folder).glob("*.jpg"))) == 39


def test_a_folder_that_is_gone_is_told_and_faces_are_drawn(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    (scans / "PRE C50.png").unlink()
    scans.rmdir()
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert str(scans) in pictures.report.problem
    assert pictures.image(card("PRE-C50"), SMALL, 1.0) is None


# --- faces ---


def faces_of(pictures: Pictures) -> FaceCache:
    faces = FaceCache()
    faces.pictures = pictures
    pictures.changed.connect(lambda: faces.forget())
    pictures.ready.connect(faces.forget)
    return faces


def test_faces_are_pictures_until_they_are_switched_off(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    faces = faces_of(pictures)
    grab, other = card("PRE-C50"), card("PRE-C51")
    assert not is_picture(faces.pixmap(grab, SMALL))
    read(qtbot, pictures, scans)
    assert is_picture(faces.pixmap(grab, SMALL))
    assert is_picture(faces.quick(grab, QSize(80, 112)))
    assert not is_picture(faces.pixmap(other, SMALL))
    settings = pictures._settings
    settings.pictures_on = False
    assert not is_picture(faces.pixmap(grab, SMALL))
    assert not faces.is_picture(grab, LARGE)
    settings.pictures_on = True
    assert is_picture(faces.pixmap(grab, SMALL))
    pictures.choose(None)
    assert not is_picture(faces.pixmap(grab, SMALL))


def test_small_cards_of_a_game_stay_simple_until_one_wants_pictures(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    faces = faces_of(pictures)
    grab = card("PRE-C50")
    assert not is_picture(faces.pixmap(grab, SMALL, table=True))
    assert is_picture(faces.pixmap(grab, SMALL))
    assert is_picture(faces.pixmap(grab, LARGE, table=True))
    pictures._settings.pictures_on_table = True
    assert is_picture(faces.pixmap(grab, SMALL, table=True))


def test_the_corners_are_round_and_the_size_is_right(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    image = pictures.image(card("PRE-C50"), SMALL, 2.0)
    assert image.size() == SMALL * 2
    assert image.devicePixelRatio() == 2.0
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(90, 0).alpha() == 255


def lying(path, size=(700, 500)) -> None:
    """A picture that lies, its left half in the colour, its right one dark."""
    image = Image.new("RGB", size, (20, 20, 20))
    image.paste(COLOUR.getRgb()[:3], (0, 0, size[0] // 2, size[1]))
    image.save(path)


def quarters(pixmap) -> tuple[bool, bool, bool, bool]:
    """Whether the colour is at the left, the right, the top and the bottom of a picture."""
    image = pixmap.toImage() if hasattr(pixmap, "toImage") else pixmap
    wide, high = image.width(), image.height()
    places = ((0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8))
    return tuple(is_picture(image.copy(int(wide * x), int(high * y), 2, 2)) for x, y in places)


def test_a_picture_that_lies_is_upright_where_small_and_lies_where_it_is_read(qtbot, make, scans):
    lying(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    faces = faces_of(pictures)
    grab, other = card("PRE-C50"), card("PRE-C51")
    # Turned clockwise, what was left is above.
    assert quarters(faces.pixmap(grab, SMALL)) == (False, False, True, False)
    first = faces.large(grab, QSize(300, 420))
    assert (first.width(), first.height()) == (300, 214)
    assert quarters(first)[:2] == (True, False)
    with qtbot.waitSignal(pictures.ready):
        faces.large(grab, QSize(600, 840))
    assert quarters(faces.large(grab, QSize(600, 840)))[:2] == (True, False)
    standing = faces.large(other, QSize(300, 420))
    assert (standing.width(), standing.height()) == (300, 420)
    pictures._settings.pictures_on = False
    assert faces.large(grab, QSize(300, 420)).height() == 420


def test_a_lying_picture_lies_in_every_large_view(qtbot, make, scans):
    match = new_match()
    pictures = make()
    faces = faces_of(pictures)
    facts = TableFacts(GameSession(match, 0), faces)
    instance = match.seat(0).view().mine.hand[0]
    one = facts.card(instance)
    lying(scans / f"{one.id}.png")
    read(qtbot, pictures, scans)
    panel = ZoomPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show_card(instance, facts)
    panel.show()
    shown = panel.face.grab().toImage()
    wide = shown.width()
    assert is_picture(shown.copy(wide // 4, round(wide * 0.36), 4, 4))
    assert not is_picture(shown.copy(wide // 4, round(wide * 0.85), 4, 4))
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1200, 800)
    host.show()
    sheet = CardSheet(host)
    sheet.show_card(instance, facts)
    assert sheet.face.width() > sheet.face.height() > 200
    assert quarters(sheet.face.pixmap())[:2] == (True, False)
    shelf = FaceShelf(lambda each: each.text, pictures.paint, lies=pictures.lies)
    try:
        view, preview = FaceView(shelf), CardInFocus(shelf, lambda each: each.text)
        view.show_card(one)
        preview.show_card(one, [])
        for part, width in ((view, 400), (preview, 420)):
            qtbot.addWidget(part)
            part.resize(width, 700)
            with qtbot.waitSignal(shelf.ready):
                part.grab()
        assert (view.face_rect().width(), view.face_rect().height()) == (400, 286)
        for part in (view, preview.face):
            shown = part.grab().toImage()
            assert is_picture(shown.copy(100, 140, 4, 4))
            assert not is_picture(shown.copy(300, 140, 4, 4))
    finally:
        shelf.close()


def test_a_large_picture_is_read_beside_and_a_small_one_stands_in(qtbot, make, scans):
    scan(scans / "PRE C50.png", size=(750, 1050))
    pictures = make()
    read(qtbot, pictures, scans)
    faces = faces_of(pictures)
    grab = card("PRE-C50")
    heard = []
    faces.news.changed.connect(heard.append)
    with qtbot.waitSignal(pictures.ready):
        assert is_picture(faces.pixmap(grab, LARGE))
    assert heard == ["PRE-C50"]
    assert is_picture(faces.pixmap(grab, LARGE))
    # Somebody empties the cache: the picture is made anew.
    pictures._large.clear()
    pictures._small.clear()
    faces.clear()
    for path in collection.Thumbnails().folder.glob("*.jpg"):
        path.unlink()
    with qtbot.waitSignal(pictures.ready):
        assert not is_picture(faces.pixmap(grab, SMALL))
    assert is_picture(faces.pixmap(grab, SMALL))
    assert len(list(collection.Thumbnails().folder.glob("*.jpg"))) == 1
    # A picture that was taken away meanwhile gives way to the face, and isn't asked for again.
    pictures._large.clear()
    pictures._small.clear()
    faces.clear()
    (scans / "PRE C50.png").unlink()
    for path in collection.Thumbnails().folder.glob("*.jpg"):
        path.unlink()
    with qtbot.waitSignal(pictures.ready):
        assert not is_picture(faces.pixmap(grab, LARGE))
    assert not pictures.has(grab)


def test_the_gallery_s_faces_are_pictures(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    shelf = FaceShelf(lambda one: one.text, pictures.paint)
    pictures.changed.connect(shelf.renew)
    try:
        for size in (SMALL, LARGE):
            with qtbot.waitSignal(shelf.ready):
                assert shelf.face(card("PRE-C50"), size) is None
            assert is_picture(shelf.face(card("PRE-C50"), size))
        with qtbot.waitSignal(shelf.ready, check_params_cb=lambda ident: ident == ""):
            pictures._settings.pictures_on = False
        with qtbot.waitSignal(shelf.ready):
            assert shelf.face(card("PRE-C50"), SMALL) is None
        assert not is_picture(shelf.face(card("PRE-C50"), SMALL))
    finally:
        shelf.close()


def test_a_face_begun_before_the_pictures_changed_is_not_kept(qtbot):
    begun, gate = threading.Event(), threading.Event()

    def slow(_card, _text, size, _dpr):
        begun.set()
        gate.wait(10)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(COLOUR)
        return image

    shelf = FaceShelf(lambda one: one.text, slow)
    try:
        shelf.face(card("PRE-C50"), SMALL)
        assert begun.wait(10)
        shelf.renew()
        begun.clear()
        # The next face is asked for only so that the end of the first can be waited for.
        shelf.face(card("PRE-C51"), SMALL)
        with qtbot.waitSignal(shelf.ready):
            gate.set()
        assert shelf.at_hand(card("PRE-C51"), SMALL) is not None
        assert shelf.bytes == SMALL.width() * SMALL.height() * 4
    finally:
        shelf.close()


def test_the_table_shows_pictures_and_redraws_when_they_change(qtbot, make, scans):
    match = new_match()
    names = {one.id for deck in match.setup.decks for one in deck.cards()}
    for ident in names:
        scan(scans / f"{ident}.png", size=(100, 140))
    pictures = make()
    read(qtbot, pictures, scans)
    table = TableWidget(GameSession(match, 0), faces=faces_of(pictures))
    qtbot.addWidget(table)
    table.resize(900, 640)
    table.show()
    qtbot.waitExposed(table)

    def shown() -> list[bool]:
        table.grab()
        items = [item for item in table.table.items() if isinstance(item, CardItem)]
        return [is_picture(i._face) for i in items if i.card is not None and i._face is not None]

    assert shown()
    assert not any(shown())
    pictures._settings.pictures_on_table = True
    assert all(shown())


def test_the_text_that_counts_stands_beside_a_picture_that_shows_another(qtbot, make, scans):
    match = new_match()
    faces = FaceCache()
    facts = TableFacts(GameSession(match, 0), faces)
    seat = match.seat(0)
    hand = seat.view().mine.hand
    assert all(not facts.unread(seat.card(one)) for one in hand)
    pictures = make()
    cards = [one for one in pool().cards.values() if len(wordings(one)) > 1]
    reworded = cards[0]
    same = next(one for one in pool().cards.values() if len(wordings(one)) == 1)
    for one in (reworded, same):
        scan(scans / f"{one.id}.png")
    read(qtbot, pictures, scans)
    faces.pictures = pictures
    assert facts.unread(reworded) == faces.wording(reworded)
    assert facts.unread(same) == ""
    pictures._settings.pictures_on = False
    assert facts.unread(reworded) == ""


def test_the_card_in_focus_is_shown_again_when_its_picture_comes(qtbot, make, scans):
    match = new_match()
    pictures = make()
    faces = faces_of(pictures)
    facts = TableFacts(GameSession(match, 0), faces)
    instance = match.seat(0).view().mine.hand[0]
    ident = facts.card(instance).id
    panel = ZoomPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 500)
    panel.show_card(instance, facts)
    assert not is_picture(panel.face._pixmap)
    scan(scans / f"{ident}.png")
    read(qtbot, pictures, scans)
    qtbot.waitUntil(lambda: is_picture(panel.face._pixmap))


# --- the settings ---


@pytest.fixture
def page(qtbot, make, scans):
    """The settings' section about pictures, with a folder of three files."""
    scan(scans / "PRE C50.png")
    scan(scans / "holiday.png")
    scan(scans / "mystery.png")
    (scans / "PRE C51.png").write_bytes(b"broken")
    settings = Settings()
    pictures = make(settings)
    page = SettingsPage(settings, "Pictures", lambda: pictures)
    qtbot.addWidget(page)
    page.resize(1280, 900)
    page.show()
    qtbot.waitExposed(page)
    page.own = pictures
    return page


def open_folder(qtbot, page, scans, monkeypatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(scans))
    qtbot.mouseClick(page.pictures.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.own.report is not None and not page.own.reading)


def test_a_folder_is_chosen_and_what_it_holds_is_told(qtbot, page, scans, monkeypatch):
    section = page.pictures
    assert section.path.text() == "No folder is chosen."
    assert section.rest.isHidden()
    assert section.forget.isHidden()
    open_folder(qtbot, page, scans, monkeypatch)
    total = len(pool().cards)
    assert section.path.text() == str(scans)
    assert section.status.text() == (
        f"1 of {total} cards have a picture · 2 files unmatched · 1 file skipped"
    )
    assert section.running.isHidden()
    assert [row.file for row in section.files.model.rows] == ["holiday.png", "mystery.png"]
    qtbot.mouseClick(section.files.kinds.button(1), Qt.MouseButton.LeftButton)
    assert [row.file for row in section.files.model.rows] == ["PRE C51.png"]
    assert not section.files.field.isEnabled()
    qtbot.mouseClick(section.forget, Qt.MouseButton.LeftButton)
    assert section.path.text() == "No folder is chosen."
    assert Settings().pictures_folder == ""


def click_row(qtbot, files, row: int) -> None:
    rect = files.view.visualRect(files.model.index(row))
    qtbot.mouseClick(files.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def test_a_file_is_matched_by_hand_and_the_choice_taken_back(
    qtbot, page, scans, monkeypatch, make, home
):
    open_folder(qtbot, page, scans, monkeypatch)
    files = page.pictures.files
    click_row(qtbot, files, 1)
    assert files.name.text() == "mystery.png"
    assert not files.take.isEnabled()
    qtbot.mouseClick(files.field, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(files.field, "goku")
    assert not files.take.isEnabled()
    assert files.note.text() == "That may be several cards."
    files.field.clear()
    qtbot.keyClicks(files.field, "xyzzy")
    assert files.note.text() == "No card is called that."
    files.field.clear()
    qtbot.keyClicks(files.field, "pre-c51")
    files.field.completer().popup().hide()
    assert files.take.isEnabled()
    qtbot.mouseClick(files.take, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {"PRE-C50": "PRE C50.png", "PRE-C51": "mystery.png"}
    assert [row.file for row in files.model.rows] == ["holiday.png"]
    assert files.field.text() == ""
    assert files.field.hasFocus()
    assert (home / "data" / "pictures.json").exists()
    assert is_picture(page.own.image(card("PRE-C51"), SMALL, 1.0))
    # It is known at the next start, too.
    again = make()
    again.start()
    qtbot.waitUntil(lambda: not again.reading)
    assert again.report.by_hand == {"mystery.png": "PRE-C51"}
    qtbot.mouseClick(files.kinds.button(2), Qt.MouseButton.LeftButton)
    assert files.row().file == "mystery.png"
    qtbot.mouseClick(files.back, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {"PRE-C50": "PRE C50.png"}
    assert files.model.rows == []


def test_many_files_are_matched_anew_beside_the_window(qtbot, make, scans, monkeypatch):
    scan(scans / "PRE C50.png")
    scan(scans / "mystery.png")
    scan(scans / "riddle.png")
    pictures = make()
    read(qtbot, pictures, scans)
    monkeypatch.setattr(collection, "FEW", 2)
    threads = []
    match = ScanMatcher.match

    def watched(self, files, *told):
        threads.append(threading.current_thread())
        return match(self, files, *told)

    monkeypatch.setattr(ScanMatcher, "match", watched)
    pictures.choose_card("mystery.png", "PRE-C51")
    # The second choice counts with the first; what was begun for that one alone is dropped.
    pictures.choose_card("riddle.png", "PRE-C52")
    assert pictures.report.matched == {"PRE-C50": "PRE C50.png"}
    qtbot.waitUntil(lambda: len(pictures.report.matched) > 1)
    assert pictures.report.matched == {
        "PRE-C50": "PRE C50.png",
        "PRE-C51": "mystery.png",
        "PRE-C52": "riddle.png",
    }
    assert is_picture(pictures.image(card("PRE-C52"), SMALL, 1.0))
    assert threads and threading.main_thread() not in threads


def test_a_choice_made_while_a_folder_is_read_counts(qtbot, make, scans, monkeypatch):
    scan(scans / "PRE C50.png")
    scan(scans / "mystery.png")
    pictures = make()
    read(qtbot, pictures, scans)
    real = collection.put_together

    def slow(*given):
        found = real(*given)
        if threading.current_thread() is not threading.main_thread():
            # The user is quicker than the thread.
            pictures.by_hand.choose(scans, "mystery.png", "PRE-C51")
        return found

    monkeypatch.setattr(collection, "put_together", slow)
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert pictures.report.matched == {"PRE-C50": "PRE C50.png", "PRE-C51": "mystery.png"}


def test_a_wrong_match_is_put_right(qtbot, page, scans, monkeypatch):
    open_folder(qtbot, page, scans, monkeypatch)
    files = page.pictures.files
    qtbot.mouseClick(files.kinds.button(3), Qt.MouseButton.LeftButton)
    assert files.row().file == "PRE C50.png"
    qtbot.mouseClick(files.none, Qt.MouseButton.LeftButton)
    assert page.own.report.matched == {}
    assert page.own.report.by_hand == {"PRE C50.png": NO_CARD}
    qtbot.mouseClick(files.kinds.button(0), Qt.MouseButton.LeftButton)
    click_row(qtbot, files, 0)
    qtbot.keyClicks(files.field, "PRE-C50")
    files.field.completer().popup().hide()
    qtbot.keyClick(files.field, Qt.Key.Key_Return)
    assert page.own.report.matched == {"PRE-C50": "holiday.png"}


def test_the_switches_take_effect_at_once(qtbot, page, scans, monkeypatch):
    open_folder(qtbot, page, scans, monkeypatch)
    section = page.pictures
    faces = faces_of(page.own)
    grab = card("PRE-C50")
    assert not is_picture(faces.pixmap(grab, SMALL, table=True))
    section.table.button(1).click()
    assert is_picture(faces.pixmap(grab, SMALL, table=True))
    section.drawn.click()
    assert not is_picture(faces.pixmap(grab, SMALL))
    assert not section.table.button(0).isEnabled()
    section.drawn.click()
    assert is_picture(faces.pixmap(grab, SMALL))
    assert page.own.on_table


def test_reading_is_cancelled_by_its_button(qtbot, page, scans, monkeypatch):
    gate = threading.Event()
    reading = collection.read_picture
    monkeypatch.setattr(collection, "read_picture", lambda *args: gate.wait(10) and reading(*args))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(scans))
    section = page.pictures
    qtbot.mouseClick(section.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.own.report is not None)
    assert section.running.isVisible()
    assert not section.again.isEnabled()
    qtbot.mouseClick(section.cancel, Qt.MouseButton.LeftButton)
    gate.set()
    qtbot.waitUntil(lambda: not page.own.reading)
    assert section.running.isHidden()
    assert "cancelled" in section.status.text()
    assert section.again.isEnabled()


def test_a_window_shows_the_pictures_of_its_settings(qtbot, scans):
    for one in pool().cards.values():
        scan(scans / f"{one.id}.png", size=(50, 70))
    settings = Settings()
    settings.pictures_folder = str(scans)
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.show()
    library.load_now()
    pictures = window.album.pictures
    qtbot.waitUntil(lambda: pictures.report is not None and not pictures.reading)
    assert is_picture(window.faces.pixmap(card("PRE-C50"), SMALL))
    assert all(is_picture(face) for face in window.home.shown()[0].faces)
    shelf = window.pool_views.shelf
    with qtbot.waitSignal(shelf.ready):
        shelf.face(card("PRE-C50"), SMALL)
    assert is_picture(shelf.face(card("PRE-C50"), SMALL))
    settings.restore_defaults()
    assert not is_picture(window.faces.pixmap(card("PRE-C50"), SMALL))
    window.close()


# --- numbers that several sets have ---


def test_the_set_of_a_folder_is_asked_for_and_kept(qtbot, make, scans):
    for name in ("C50.png", "C51.png", "Perfection/C50.png", "PRE C50.png"):
        scan(scans / name)
    settings = Settings()
    pictures = make(settings)
    section = PicturesSection(settings, pictures)
    qtbot.addWidget(section)
    section.show()
    assert not section.sets.isVisible()
    read(qtbot, pictures, scans)
    assert set(pictures.report.matched) == {"PER-C50", "PRE-C50"}, "nothing was guessed"
    (row,) = section.sets.rows.values()
    assert "“C50.png” and another file in the folder itself" in row.words.text()
    assert [row.box.itemText(n) for n in range(row.box.count())] == [
        "Which set?",
        "Premiere Set",
        "Heroes & Villains",
        "The Movie Collection",
        "Evolution",
        "Perfection",
    ]
    row.box.setFocus()
    for _ in range(2):
        QTest.keyClick(row.box, Qt.Key.Key_Down)
    assert pictures.report.matched["HNV-C50"] == "C50.png"
    assert pictures.report.matched["HNV-C51"] == "C51.png"
    assert not pictures.report.unclear
    assert section.sets.rows["."] is row and row.box.currentText() == "Heroes & Villains"
    assert "files in the folder itself are of the set chosen here" in row.words.text()
    again = make(settings)
    read(qtbot, again, None)
    read(qtbot, again, scans)
    assert again.report.matched == pictures.report.matched, "it is known at the next start"
    row.box.setCurrentIndex(0)
    row.box.activated.emit(0)
    assert set(pictures.report.matched) == {"PER-C50", "PRE-C50"}
    assert len(pictures.report.unclear["."]) == 2


def test_no_set_is_asked_for_where_all_is_told(qtbot, make, scans):
    scan(scans / "Premiere" / "C50.png")
    scan(scans / "holiday.png")
    settings = Settings()
    pictures = make(settings)
    section = PicturesSection(settings, pictures)
    qtbot.addWidget(section)
    section.show()
    read(qtbot, pictures, scans)
    assert section.rest.isVisible() and not section.sets.isVisible()
