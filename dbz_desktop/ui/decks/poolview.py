"""What the editor and the Cards page show of the pool: its cards in one edition."""

from __future__ import annotations

from collections.abc import Mapping

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import Entry, Vocabulary
from dbz_desktop.decks import DeckRules


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

    def wording(self, card: Card) -> str:
        """The text that counts in the edition (DCK-12)."""
        return card.wording(self.rules.chain)
