"""The catalogue: every card of a pool as an entry of the card search, in one edition's wording."""

from __future__ import annotations

from collections.abc import Iterable

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import Entry, Vocabulary, fold
from dbz_desktop.decks.legality import Names, copies_allowed
from dbz_desktop.decks.readings import Readings
from dbz_desktop.decks.rules import DeckRules, plain
from dbz_desktop.rules.insight.deeds import deed_words
from dbz_desktop.rules.kernel.editions import Edition

Editions = Iterable[DeckRules]


class Catalogue:
    """Makes entries, one at a time, so that whoever asks for many can do it in portions."""

    def __init__(
        self,
        pool: Pack,
        edition: Edition,
        rules: DeckRules,
        others: Editions,
        readings: Readings | None = None,
    ) -> None:
        """`rules` are those of `edition`; `others` are all editions that a query may name.

        `readings` are what is known of the texts already.
        """
        self.pool = pool
        self.readings = readings or Readings()
        self.edition = edition
        self.rules = rules
        self.others = tuple(others)
        self.names = Names(pool)

    def vocabulary(self) -> Vocabulary:
        """What a query may say after "does:" and "legal:"."""
        editions = tuple((rules.edition, rules.name) for rules in self.others)
        return Vocabulary(deed_words(), editions)

    def entries(self) -> list[Entry]:
        """Every card of the pool."""
        return [self.entry(card) for card in self.pool.cards.values()]

    def entry(self, card: Card) -> Entry:
        """One card with what it does in the edition."""
        found = self.readings.of(card, self.edition)
        limit = 1 if self._single(card) else copies_allowed(card, self.rules.chain)
        marks = set(found.marks)
        if limit == 1:
            marks.add("unique")
        if card.wording(self.rules.chain) != card.text:
            marks.add("errata")
        name = self.names.of(card)
        names = set()
        if name is not None:
            marks.add("named")
            names.add(fold(name))
        if card.type.is_personality:
            names.add(fold(card.title))
        keys = {plain(card.title), plain(card.name)}
        frozen = frozenset(rules.edition for rules in self.others if keys & rules.frozen)
        return Entry.of(
            card,
            found.text,
            does=found.does,
            marks=frozenset(marks),
            numbers=found.numbers | {"limit": (limit,)},
            names=frozenset(names),
            frozen=frozen,
            legal=frozenset(rules.edition for rules in self.others) - frozen,
        )

    @staticmethod
    def _single(card: Card) -> bool:
        """Types that a deck holds once whatever their text says (DCK-2, DCK-3, SET-1)."""
        return card.type in (
            CardType.ALLY,
            CardType.DRAGON_BALL,
            CardType.MAIN_PERSONALITY,
            CardType.MASTERY,
        )
