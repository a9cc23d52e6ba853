"""The menu of cards in the deck editor: what the mouse and the keys do, in words, with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from dbz_desktop.cards.model import Card

if TYPE_CHECKING:
    from dbz_desktop.ui.decks.editor import DeckEditor


def cards_menu(editor: DeckEditor, cards: Sequence[Card]) -> QMenu:
    """A menu of what can be done with some cards in the active deck; it goes when it is closed."""
    chosen = list(cards)
    assert editor.active is not None
    session = editor.active.session
    menu = QMenu(editor)
    menu.setAccessibleName("Cards")
    name = chosen[0].name if len(chosen) == 1 else f"{len(chosen)} cards"
    menu.addAction(f"Add one of {name}\tEnter", lambda: editor.change(chosen, 1))
    if any(session.copies(card) for card in chosen):
        menu.addAction(f"Take one of {name} out\t−", lambda: editor.change(chosen, -1))
        menu.addAction(f"Take all of {name} out\tDel", lambda: editor.set_copies(chosen, 0))
    if any(card.type.in_life_deck for card in chosen):
        menu.addSeparator()
        for count in (1, 2, 3):
            menu.addAction(f"Exactly {count}\t{count}", partial(editor.set_copies, chosen, count))
        menu.addAction("As many as are allowed", partial(session.fill, chosen))
    others = [pane for pane in editor.panes if pane is not editor.active]
    if others:
        menu.addSeparator()
    for pane in others:
        menu.addAction(f"Add to “{pane.session.deck.name}”", partial(pane.add, chosen, 1))
    menu.addSeparator()
    menu.addAction("Show the card's page\tSpace", lambda: editor.cardWanted.emit(chosen[0]))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
