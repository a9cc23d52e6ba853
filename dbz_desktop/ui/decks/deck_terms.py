"""What the search of the pool asks of the deck in hand: "deck:in", "deck:out", "deck:fits"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import Vocabulary
from dbz_desktop.decks.fitting import Fitting, deck_terms
from dbz_desktop.decks.legality import Names
from dbz_desktop.ui.decks.deck_session import DeckSession


class DeckTerms:
    """Answers for whichever deck is in hand now."""

    def __init__(
        self, session: Callable[[], DeckSession | None], names: Callable[[], Names]
    ) -> None:
        """`session` gives the deck in hand, `names` the characters of the pool."""
        self._session, self._names = session, names
        self._fitting: Fitting | None = None

    def words(self, vocabulary: Vocabulary) -> Vocabulary:
        """The words of the search with those about the deck."""
        return replace(vocabulary, deck=deck_terms(self._holds, self._fits))

    def has_changed(self) -> bool:
        """Whether other cards fit than when it was last asked."""
        return self._fitting is not None and self._now() is not self._fitting

    def _holds(self, card: Card) -> bool:
        session = self._session()
        return session is not None and session.copies(card) > 0

    def _fits(self, card: Card) -> bool:
        self._fitting = self._now()
        return self._fitting is not None and self._fitting(card)

    def _now(self) -> Fitting | None:
        """What fits the deck in hand; the last one as long as it holds."""
        session, last = self._session(), self._fitting
        if session is None:
            return None
        about = (session.deck, session.rules)
        if last is not None and last.is_of(*about, session.official):
            return last
        return Fitting(*about, self._names(), session.official)
