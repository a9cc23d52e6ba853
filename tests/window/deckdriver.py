"""Builds a legal deck from nothing by the mouse alone, and starts a game with it.

It looks at the window to see what a player sees, and clicks, double clicks, drags and turns the
wheel through the X server; it types nothing. See `driver.py` for the rest.

    deckdriver.py SHOTS
"""

from __future__ import annotations

import sys
from pathlib import Path

from driver import Driver
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from dbz_desktop.cards.model import Card, Style
from dbz_desktop.cards.search import fold
from dbz_desktop.decks import check_deck
from dbz_desktop.decks.editing import set_copies

HERITAGE = (Style.NAMEKIAN, Style.SAIYAN, Style.FREESTYLE)


class DeckDriver(Driver):
    """A player who builds a deck."""

    def __init__(self, shots: Path) -> None:
        self.ways = {"double clicks": 0, "card drags": 0, "menus": 0, "wheel": 0, "filters": 0}
        super().__init__("new", 3, 10**6, shots)

    @property
    def editor(self):
        return self.window.deck_pages.editor

    @property
    def session(self):
        return self.editor.active.session

    def state(self) -> object:
        editor = self.editor
        told = super().state()
        if editor is None or editor.active is None:
            return told
        bar = editor.browser.gallery.verticalScrollBar()
        trial = self.window.deck_pages.trial
        open_ = trial is not None and trial.isVisible()
        return told, self.session.deck, editor.browser.search.text, bar.value(), open_

    def act(self) -> None:
        next(self.first_step, None)

    # --- what the hand does ---

    def place_of(self, card: Card) -> QPoint | None:
        """Where a card of the gallery is in sight, on the screen."""
        gallery = self.editor.browser.gallery
        row = self.editor.browser.found.row_of(card)
        if row < 0:
            return None
        rect = gallery.place(row)
        view = gallery.viewport()
        if not view.rect().contains(rect.center()):
            return None
        return view.mapToGlobal(rect.center())

    def in_sight(self) -> list[Card]:
        found = self.editor.browser.found
        cards = [found.entry(row).card for row in range(found.rowCount())]
        return [card for card in cards if self.place_of(card) is not None]

    def double_click(self, card: Card) -> None:
        at = self.place_of(card)
        self.hand.double_click(at.x(), at.y())
        self.ways["double clicks"] += 1

    def drag_in(self, card: Card) -> None:
        at = self.place_of(card)
        view = self.editor.active.view.viewport()
        goal = view.mapToGlobal(QPoint(view.width() // 2, view.height() - 30))
        self.hand.drag((at.x(), at.y()), (goal.x(), goal.y()), steps=12)
        self.ways["card drags"] += 1

    def click_place(self, level: int) -> None:
        """An empty place of the deck."""
        view = self.editor.active.view
        section = view.deck_model.index(0 if level else 1, 0)
        index = view.deck_model.index(max(0, level - 1), 0, section)
        at = view.viewport().mapToGlobal(view.visualRect(index).center())
        self.hand.click(at.x(), at.y())
        self.counts["clicks"] += 1

    def clear_search(self) -> None:
        """The cross at the end of the field."""
        field = self.editor.browser.search.field
        (cross,) = (b for b in field.findChildren(QToolButton) if b.isVisible())
        self.click(cross)

    def choose_in_menu(self, menu: QMenu, start: str) -> None:
        action = next(a for a in menu.actions() if a.text().startswith(start))
        at = menu.mapToGlobal(menu.actionGeometry(action).center())
        self.hand.click(at.x(), at.y())
        self.ways["menus"] += 1

    def chip(self, name: str) -> QWidget:
        chips = self.editor.browser.search.findChildren(QToolButton)
        return next(c for c in chips if c.accessibleName() == name and c.isVisible())

    def fits(self, card: Card) -> bool:
        """A card of which the deck may hold three, and none is there yet."""
        session = self.session
        if session.copies(card) or session.allowed(card) < 3 or not card.type.in_life_deck:
            return False
        deck = set_copies(session.deck, card, 3)
        found = check_deck(deck, session.rules, session.pool)
        return not any(p.card is not None and p.card.id == card.id for p in found)

    # --- the way ---

    def opening(self):
        window = self.window
        yield from self.until(lambda: window.library.pool is not None)
        self.click(window.home.decks)
        yield from self.until(lambda: window.deck_pages.decks is not None)
        yield True
        self.shot("decks")
        self.click(window.deck_pages.decks.new)
        yield from self.until(lambda: self.editor is not None)
        yield True
        self.shot("new-deck")
        yield from self.personality()
        yield from self.mastery()
        yield from self.life_deck()
        self.shot("whole-deck")
        session = self.session
        yield from self.until(lambda: session.is_saved)
        self.tell(
            "built",
            legal=session.legal,
            size=session.deck.size,
            levels=[card.level for card in session.deck.mp],
            mastery=session.deck.mastery is not None,
            file=str(session.path),
            **self.ways,
        )
        yield from self.test()

    def personality(self):
        pool = self.window.library.pool.cards.values()
        for level in (1, 2, 3, 4):
            self.click_place(level)
            yield from self.until(lambda n=level: f"level:{n}" in self.editor.browser.search.text)
            yield True
            cards = [card for card in self.in_sight() if card.level == level]
            if level == 1:
                whole = (
                    c
                    for c in cards
                    if {x.level for x in pool if x.title == c.title and x.alignment is c.alignment}
                    >= {1, 2, 3, 4}
                )
                cards = list(whole)
            else:
                first = self.session.deck.mp[0]
                cards = [
                    c for c in cards if (c.title, c.alignment) == (first.title, first.alignment)
                ]
            if level == 2:
                self.drag_in(cards[0])
            else:
                self.double_click(cards[0])
            yield from self.until(lambda n=level: len(self.session.deck.mp) == n)

    def mastery(self):
        self.click_place(0)
        yield from self.until(lambda: self.editor.browser.search.text == "t:mastery")
        yield True
        frozen = self.session.rules.frozen
        cards = [c for c in self.in_sight() if c.style not in HERITAGE]
        for card in cards:
            deck = set_copies(self.session.deck, card, 1)
            found = check_deck(deck, self.session.rules, self.session.pool)
            if not any(p.card is not None and not p.remark for p in found):
                break
        else:
            raise RuntimeError(f"no Mastery fits: {cards}, {frozen}")
        self.drag_in(card)
        yield from self.until(lambda: self.session.deck.mastery is not None)

    def life_deck(self):
        editor = self.editor
        self.clear_search()
        yield from self.until(lambda: not editor.browser.search.text)
        for style in (self.session.deck.mastery.style, Style.FREESTYLE):
            if self.session.deck.size == 60:
                return
            # A click on a Style takes the place of the one before.
            self.click(self.chip(f"Only {style.value} cards"))
            self.ways["filters"] += 1
            yield from self.until(
                lambda s=style: editor.browser.search.text == f"s:{fold(s.value)}"
            )
            yield True
            self.shot(f"filtered-{fold(style.value)}")
            yield from self.take_from_gallery()

    def take_from_gallery(self):
        """Three of each card that fits, down to the last one or until there are sixty."""
        gallery = self.editor.browser.gallery
        bar = gallery.verticalScrollBar()
        while self.session.deck.size < 60:
            cards = [card for card in self.in_sight() if self.fits(card)]
            if cards:
                yield from self.add_three(cards[0])
                continue
            if bar.value() == bar.maximum():
                return
            at = gallery.viewport().mapToGlobal(gallery.viewport().rect().center())
            before = bar.value()
            self.hand.click(at.x(), at.y(), 5)
            self.ways["wheel"] += 1
            yield from self.until(lambda n=before: bar.value() != n)

    def add_three(self, card: Card):
        session = self.session
        if self.once("by the menu"):
            at = self.place_of(card)
            self.hand.click(at.x(), at.y(), 3)
            yield from self.until(lambda: QApplication.activePopupWidget() is not None)
            yield True
            self.choose_in_menu(QApplication.activePopupWidget(), "Exactly 3")
            yield from self.until(lambda: session.copies(card) == 3)
            return
        for copies in (1, 2, 3):
            if copies == 1 and self.ways["card drags"] < 5:
                self.drag_in(card)
            else:
                self.double_click(card)
            yield from self.until(lambda n=copies: session.copies(card) == n)

    def test(self):
        window = self.window
        self.click(self.editor.header.test)
        yield from self.until(lambda: window.deck_pages.trial is not None)
        trial = window.deck_pages.trial
        yield from self.until(trial.isVisible)
        yield True
        self.shot("test-it")
        self.click(trial.tiles[-1])
        yield True
        self.click(trial.start)
        yield from self.until(lambda: window.game is not None)
        game = window.game
        yield from self.until(lambda: game.asked is not None or game.curtain.isVisible())
        self.shot("game")
        self.tell("plays", deck=window.match.setup.decks[0].name, size=60, keys=self.counts["keys"])
        self.app.quit()
        yield True


if __name__ == "__main__":
    driver = DeckDriver(Path(sys.argv[1]))
    sys.exit(driver.app.exec())
