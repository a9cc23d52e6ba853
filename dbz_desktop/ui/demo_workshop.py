"""The demo's pictures of the workshop: decks, the editor with one and two decks, the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dbz_desktop.ui.workshop import Workshop

if TYPE_CHECKING:
    from dbz_desktop.ui.cards.gallery import Gallery
    from dbz_desktop.ui.decks.editor import DeckEditor
    from dbz_desktop.ui.demo import Camera
    from dbz_desktop.ui.main_window import MainWindow

SECONDS = 20
"""Until faces and the pool's view are given up; they take one or two."""


def picture_workshop(window: MainWindow, camera: Camera) -> None:
    """Walk through the pages about decks and cards."""
    shop = window.workshop
    shop.show_decks()
    assert shop.decks is not None
    shop.decks.copy.click()
    camera.settle()
    camera.take(window, "decks", lambda: _wait(camera, shop))
    own = [entry for entry in window.library.decks if entry.own]
    shop.new_deck()
    camera.wait(lambda: shop.editor is not None, SECONDS)
    camera.take(window, "editor-new", lambda: _look(camera, shop))
    shop.open_decks(own)
    camera.take(window, "editor-two", lambda: _look(camera, shop))
    window.go_back()
    camera.settle()
    shop.open_decks(own)
    camera.wait(lambda: shop.editor is not None, SECONDS)
    camera.take(window, "editor", lambda: _look(camera, shop, wrong=True))
    _editor(shop).test.click()
    camera.take(window, "test-it", lambda: _wait(camera, shop))
    shop.show_cards()
    camera.wait(lambda: shop.cards is not None, SECONDS)
    camera.take(window, "cards", lambda: _wait(camera, shop))
    window.show_home()
    camera.settle()


def _editor(shop: Workshop) -> DeckEditor:
    assert shop.editor is not None
    return shop.editor


def _look(camera: Camera, shop: Workshop, wrong: bool = False) -> None:
    """Point at a card of the deck, at one that breaks a rule if so wished."""
    editor = _editor(shop)
    assert editor.active is not None
    session = editor.active.session
    if session.deck.counts:
        card = session.deck.counts[0][0]
        if wrong:
            session.set_copies([card], 4)
        editor.active.go_to(card)
    _wait(camera, shop)


def _wait(camera: Camera, shop: Workshop) -> None:
    """Wait for the faces in sight, which are drawn on a thread of their own."""
    page = shop.window.pages.top
    assert page is not None
    gallery: Gallery | None = getattr(getattr(page, "browser", None), "gallery", None)
    camera.settle()
    if gallery is not None:
        camera.wait(lambda: _drawn(gallery), SECONDS)
    camera.wait(lambda: shop.shelf.is_idle, SECONDS)
    camera.settle()


def _drawn(gallery: Gallery) -> bool:
    """Whether every face in sight is at hand."""
    room = gallery.viewport().rect()
    model = gallery.model()
    for row in range(model.rowCount() if model is not None else 0):
        place = gallery.place(row)
        if place.top() > room.bottom():
            return True
        if place.intersects(room):
            card, _ = gallery._facts(model, row)
            ratio = gallery.devicePixelRatioF()
            if gallery.shelf.at_hand(card, gallery.card_size(), ratio) is None:
                return False
    return True
