"""The demo's pictures of decks and cards: the decks, the editor with one and two, the cards."""

from __future__ import annotations

from dbz_desktop.ui.cards.gallery import Gallery
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.window.main_window import MainWindow

SECONDS = 20
"""Until faces and the pool's view are given up; they take one or two."""


def picture_decks(window: MainWindow, camera: Camera) -> None:
    """Walk through the pages about decks and cards."""
    window.deck_pages.show_decks()
    assert window.deck_pages.decks is not None
    window.deck_pages.decks.copy.click()
    camera.settle()
    camera.take(window, "decks", lambda: wait_for_faces(camera, window))
    own = window.library.own_decks
    window.deck_pages.new_deck()
    camera.wait(lambda: window.deck_pages.editor is not None, SECONDS)
    camera.take(window, "editor-new", lambda: _look(camera, window))
    window.deck_pages.open_decks(own)
    camera.take(window, "editor-two", lambda: _look(camera, window))
    window.go_back()
    camera.settle()
    window.deck_pages.open_decks(own)
    camera.wait(lambda: window.deck_pages.editor is not None, SECONDS)
    camera.take(window, "editor", lambda: _look(camera, window, wrong=True))
    _editor(window).header.test.click()
    camera.take(window, "test-it", lambda: wait_for_faces(camera, window))
    window.card_pages.show_cards()
    camera.wait(lambda: window.card_pages.cards is not None, SECONDS)
    camera.take(window, "cards", lambda: wait_for_faces(camera, window))
    _picture_cards(window, camera)
    window.show_home()
    camera.settle()


def _picture_cards(window: MainWindow, camera: Camera) -> None:
    """The card search as a table, a wrong query, no card, the help, and the page of a card."""
    assert window.card_pages.cards is not None
    browser = window.card_pages.cards.browser
    field = browser.search.field
    browser.show_view(1)
    field.setText("t:physical s:red")
    browser.ask("t:physical s:red")
    camera.take(window, "cards-table", lambda: wait_for_faces(camera, window))
    browser.show_view(0)
    field.setText("t:physical cost<=two does:draw")
    field.setFocus()
    camera.take(window, "cards-wrong-query", lambda: wait_for_faces(camera, window))
    field.setText("t:event cost>=9")
    camera.take(window, "cards-none", camera.settle)
    sheet = browser.search.show_help()
    camera.take(window, "cards-help", lambda: browser.search.show_help())
    sheet.close_overlay()
    browser.ask("is:errata")
    changed = browser.found.cards_found()[0]
    window.card_pages.show_card(changed)
    camera.take(window, "card", lambda: wait_for_faces(camera, window))
    window.go_back()
    browser.ask("t:mp level:1")
    window.card_pages.show_card(browser.found.cards_found()[0])
    camera.take(window, "card-personality", lambda: wait_for_faces(camera, window))


def _editor(window: MainWindow) -> DeckEditor:
    assert window.deck_pages.editor is not None
    return window.deck_pages.editor


def _look(camera: Camera, window: MainWindow, wrong: bool = False) -> None:
    """Point at a card of the deck, at one that breaks a rule if so wished."""
    editor = _editor(window)
    assert editor.active is not None
    session = editor.active.session
    if session.deck.counts:
        card = session.deck.counts[0][0]
        if wrong:
            session.set_copies([card], 4)
        editor.active.go_to(card)
    wait_for_faces(camera, window)


def wait_for_faces(camera: Camera, window: MainWindow) -> None:
    """Wait for the faces in sight, which are drawn on a thread of their own."""
    page = window.pages.top
    assert page is not None
    gallery: Gallery | None = getattr(getattr(page, "browser", None), "gallery", None)
    camera.settle()
    # Where the cards are shown as a table, the gallery behind it draws none.
    if gallery is not None and gallery.isVisible():
        camera.wait(lambda: _drawn(gallery), SECONDS)
    camera.wait(lambda: window.pool_views.shelf.is_idle, SECONDS)
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
