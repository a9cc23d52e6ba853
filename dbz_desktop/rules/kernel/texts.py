"""What kinds of texts the cards of a game have, for what is asked of them often."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import IN_PLAY
from dbz_desktop.rules.kernel.lending import with_lent
from dbz_desktop.rules.kernel.matters import Use
from dbz_desktop.rules.kernel.rules import Rules

_NONE: frozenset[int] = frozenset()
_NO_WAYS: Mapping[Use, frozenset[int]] = dict.fromkeys(Use, _NONE)


@dataclass
class Texts:
    """What kinds of texts the cards of a game have, for what is asked often.

    `titles` may be named where no others are given (EFF-10).
    """

    programs: tuple[CardProgram, ...] = ()
    unread: dict[int, tuple[str, ...]] = field(default_factory=dict)
    with_notes: frozenset[int] = _NONE
    with_prices: frozenset[int] = _NONE
    with_self_triggers: frozenset[int] = _NONE
    with_instants: frozenset[int] = _NONE
    with_free: frozenset[int] = _NONE
    with_ways: frozenset[int] = _NONE
    with_ways_of: Mapping[Use, frozenset[int]] = field(default_factory=lambda: _NO_WAYS)
    with_silencing: frozenset[int] = _NONE
    with_waits_elsewhere: frozenset[int] = _NONE
    with_plays_elsewhere: frozenset[int] = _NONE
    with_anywhere: frozenset[int] = _NONE
    titles: tuple[tuple[str, CardType], ...] = ()

    @cached_property
    def kinds(self) -> tuple[tuple[str | Use, ...], ...]:
        """Of which kinds the text of each card is: most are of none."""
        return tuple(map(_kinds_of, self.programs))

    def and_of(self, faces: tuple[int, ...], brought: Texts) -> Texts:
        """The same with more cards: the ones at these places of those that were brought."""
        fresh: dict[str | Use, list[int]] = {}
        kinds, unread = brought.kinds, {}
        for number, face in enumerate(faces, len(self.programs)):
            for kind in kinds[face]:
                fresh.setdefault(kind, []).append(number)
            if face in brought.unread:
                unread[number] = brought.unread[face]
        ways, found = self.with_ways_of, Texts()
        found.__dict__.update(self.__dict__)
        found.__dict__.pop("kinds", None)
        found.programs = (*self.programs, *map(brought.programs.__getitem__, faces))
        if unread:
            found.unread = self.unread | unread
        for kind, numbers in fresh.items():
            if isinstance(kind, Use):
                ways = {**ways, kind: ways[kind].union(numbers)}
            else:
                setattr(found, kind, getattr(self, kind).union(numbers))
        found.with_ways_of = ways
        return found


def texts(programs: Iterable[CardProgram]) -> Texts:
    """The texts of some cards, by their place among these."""
    brought = Texts(tuple(programs))
    known = ((i, _unread_lasting(p)) for i, p in enumerate(brought.programs) if p.failures)
    brought.unread = {i: unread for i, unread in known if unread}
    return Texts().and_of(tuple(range(len(brought.programs))), brought)


def _unread_lasting(program: CardProgram) -> tuple[str, ...]:
    """What wasn't understood of the text that holds without being used: powers and notes."""
    lasting = [
        sentence.text
        for section in program.sections
        if section.is_constant or (section.icon == "instant" and section.when is None)
        for sentence in section.sentences
        if not sentence.understood and all(sentence not in t.rest for t in section.triggers)
    ]
    known = " ".join(
        sentence.text
        for section in program.sections
        for sentence in (*section.sentences, *section.hits)
    )
    unread = (f"{failure.sentence}." for failure in program.failures)
    return (*lasting, *(text for text in unread if text not in known))


def _kinds_of(program: CardProgram) -> tuple[str | Use, ...]:
    """The names of the fields of `Texts` in which a card is, and when its notes allow something."""
    found: list[str | Use] = [name for name, asked in _ASKED.items() if asked(program)]
    return (*found, *{note.allows.use for note in program.ways})


_ASKED: dict[str, Callable[[CardProgram], object]] = {
    "with_notes": attrgetter("notes"),
    "with_prices": lambda program: program.must_do is not None,
    "with_self_triggers": attrgetter("self_triggers"),
    "with_instants": attrgetter("instants"),
    "with_free": attrgetter("free_instants"),
    "with_ways": attrgetter("ways"),
    "with_silencing": attrgetter("silencing"),
    "with_waits_elsewhere": lambda program: any(
        IN_PLAY not in zones for _, zones in program.waiting_notes
    ),
    "with_plays_elsewhere": attrgetter("plays_elsewhere"),
    "with_anywhere": attrgetter("anywhere"),
}


def texts_of(rules: Rules, edition: Edition, cards: tuple[Card, ...]) -> Texts:
    """The texts of some cards, looked through once for all games that are played with them."""
    # By what they are kept in, not by what they are: two packs may have different cards of an id.
    key = tuple(map(id, (rules, edition, *cards)))
    found = _TEXTS.get(key)
    if found is None:
        if len(_TEXTS) >= _KEPT:
            _TEXTS.clear()
        compiled = {card: rules.compile(card, edition) for card in set(cards)}
        of_cards = texts(with_lent(compiled[card] for card in cards))
        titles = {(card.title, card.type) for card in cards if card.type.in_life_deck}
        of_cards.titles = tuple(sorted(titles, key=lambda each: each[0]))
        # What the key names must not be gone while it is kept.
        found = _TEXTS[key] = (of_cards, rules, edition, cards)
    return found[0]


_TEXTS: dict[tuple[int, ...], tuple[Texts, Rules, Edition, tuple[Card, ...]]] = {}
_KEPT = 100
"""Of so many pairs of decks the texts are kept."""
