"""What the editor and the Cards page show of the pool: its cards in one edition."""

from __future__ import annotations

from collections.abc import Mapping

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.orders import Column, Orders, order_of
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import Entry, Vocabulary
from dbz_desktop.decks import DeckRules
from dbz_desktop.decks.legality import Names


class PoolView:
    """The pool in one edition: its entries, by id too, and the edition's rules."""

    def __init__(
        self, pool: Pack, rules: DeckRules, entries: list[Entry], vocabulary: Vocabulary
    ) -> None:
        self.pool = pool
        self.rules = rules
        self.entries = entries
        self.by_id: Mapping[str, Entry] = {entry.card.id: entry for entry in entries}
        self.vocabulary = vocabulary
        self.names = Names(pool)
        """The characters of the pool, which checking a deck asks for."""
        # The order in which pages open: sorting 2,500 cards is felt, so it is done where the view
        # is made, which is not the GUI thread.
        self.orders: Orders = {(Column.TITLE, False): order_of(entries, Column.TITLE)}

    def wording(self, card: Card) -> str:
        """The text that counts in the edition (DCK-12)."""
        return card.wording(self.rules.chain)
