"""What kinds of texts the cards of a game have, for what is asked of them often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.matters import Use
from dbz_desktop.rules.kernel.rules import Rules


class Texts:
    """What kinds of texts the cards of a game have, for what is asked often.

    `titles` may be named where no others are given (EFF-10).
    """

    titles: tuple[tuple[str, CardType], ...] = ()

    def __init__(self, programs: Sequence[CardProgram]) -> None:
        self.programs = tuple(programs)
        known = [*enumerate(programs)]
        self.unread = {i: p.unread_lasting for i, p in known if p.failures and p.unread_lasting}
        self.with_notes = frozenset(i for i, p in known if p.notes)
        self.with_prices = frozenset(i for i, p in known if p.must_do is not None)
        self.with_self_triggers = frozenset(i for i, p in known if p.self_triggers)
        self.with_instants = frozenset(i for i, p in known if p.instants)
        self.with_free = frozenset(i for i, p in known if p.free_instants)
        ways = {i: {note.allows.use for note in p.ways} for i, p in known if p.ways}
        self.with_ways = frozenset(ways)
        self.with_ways_of = {use: frozenset(i for i in ways if use in ways[i]) for use in Use}
        self.with_silencing = frozenset(i for i, p in known if p.silencing)

    def and_of(self, faces: tuple[int, ...], brought: Texts) -> Texts:
        """The same with more cards: the ones at these places of those that were brought."""
        first = len(self.programs)
        found = Texts(())
        found.programs = (*self.programs, *map(brought.programs.__getitem__, faces))
        numbers = range(first, first + len(faces))

        def more(known: frozenset[int], those: frozenset[int]) -> frozenset[int]:
            if not those:
                return known
            return known.union(compress(numbers, map(those.__contains__, faces)))

        found.unread, unread = self.unread, brought.unread
        if unread:
            fresh = {i: unread[f] for i, f in zip(numbers, faces, strict=True) if f in unread}
            found.unread = found.unread | fresh
        for name in _KINDS:
            setattr(found, name, more(getattr(self, name), getattr(brought, name)))
        ways = self.with_ways_of
        found.with_ways_of = {use: more(ways[use], of) for use, of in brought.with_ways_of.items()}
        return found


_KINDS = (
    "with_notes",
    "with_prices",
    "with_self_triggers",
    "with_instants",
    "with_free",
    "with_ways",
    "with_silencing",
)


def texts_of(rules: Rules, edition: Edition, cards: tuple[Card, ...]) -> Texts:
    """The texts of some cards, looked through once for all games that are played with them."""
    # By what they are kept in, not by what they are: two packs may have different cards of an id.
    key = tuple(map(id, (rules, edition, *cards)))
    found = _TEXTS.get(key)
    if found is None:
        if len(_TEXTS) >= _KEPT:
            _TEXTS.clear()
        compiled = {card: rules.compile(card, edition) for card in set(cards)}
        texts = Texts([compiled[card] for card in cards])
        titles = {(card.title, card.type) for card in cards if card.type.in_life_deck}
        texts.titles = tuple(sorted(titles, key=lambda each: each[0]))
        # What the key names must not be gone while it is kept.
        found = _TEXTS[key] = (texts, rules, edition, cards)
    return found[0]


_TEXTS: dict[tuple[int, ...], tuple[Texts, Rules, Edition, tuple[Card, ...]]] = {}
_KEPT = 100
"""Of so many pairs of decks the texts are kept."""
