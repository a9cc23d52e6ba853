"""Pictures of one's own in the place of faces: small, large, lying, beside the text that counts."""

from __future__ import annotations

import threading

import pictures_setup
from pages_setup import new_match, pool
from pictures_setup import (
    COLOUR,
    LARGE,
    SMALL,
    card,
    faces_of,
    is_picture,
    lying,
    quarters,
    read,
    scan,
)
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.content.rulings import wordings
from dbz_desktop.ui.cards.card_widgets import FaceView
from dbz_desktop.ui.decks.card_in_focus import CardInFocus
from dbz_desktop.ui.faces.card_sheet import CardSheet
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.pictures import collection
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.table_facts import TableFacts
from dbz_desktop.ui.table.widget import TableWidget

home = pictures_setup.home
make = pictures_setup.make
scans = pictures_setup.scans


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
    assert not is_picture(panel.face.grab())
    scan(scans / f"{ident}.png")
    read(qtbot, pictures, scans)
    qtbot.waitUntil(lambda: is_picture(panel.face.grab()))
