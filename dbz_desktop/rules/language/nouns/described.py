"""Kinds of cards with words before them, and lists of such kinds: "Setup or Styled Drill"."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.kinds import (
    NO_PERSONALITIES,
    Adjective,
    AnyCard,
    Headed,
    OfType,
    SimpleFilter,
    Suffix,
    TypeName,
)
from dbz_desktop.rules.language.nouns.qualities import Is, NamedAfter, Quality, Quoted, called
from dbz_desktop.wording import phrase

_SAID_AFTER: dict[str, Any] = {"adjective": Is(Quality.OTHER), "what": AnyCard()}
"""What takes the place of these until it is known from what is said after the kind."""
_OF_HERITAGE: dict[str, Any] = {"adjective": Is(Quality.OTHER), "so": True}
"""The same until it is known which Trait or Style's word that is."""


@phrase(
    "{adjective} {what:s}",
    ("~{simple:s} {after:s}", _SAID_AFTER),
    ("~{heritage} (Heritage|heritage) {what:s}", _OF_HERITAGE),
    ("~{heritage:@non} (Heritage|heritage) {what:s}", {**_OF_HERITAGE, "so": False}),
    ("{adjective} {what:s:@of}", {}, "of"),
    ("~{heritage} (Heritage|heritage) {what:s:@of}", _OF_HERITAGE, "of"),
)
@dataclass(frozen=True, slots=True)
class Described(CardFilter):
    """A kind of card with a word before it.

    What is said after it in more words is that word, too: "a card that is not Styled". Of which
    `heritage` somebody is, is said of personalities alone (DCK-7).
    """

    adjective: Adjective
    what: CardFilter
    simple: InitVar[SimpleFilter | None] = None
    after: InitVar[Suffix | None] = None
    heritage: InitVar[considered.Trait | None] = None
    so: InitVar[bool] = True

    def __post_init__(
        self,
        simple: SimpleFilter | None,
        after: Suffix | None,
        heritage: considered.Trait | None,
        so: bool,
    ) -> None:
        if heritage is not None:
            if any(map(self.what.allows, NO_PERSONALITIES)):
                raise ValueError("only personalities have a heritage")
            object.__setattr__(self, "adjective", called(Headed(trait=heritage), so))
        if simple is not None and after is not None:
            if after.word_before is None:
                raise ValueError("said behind it")
            object.__setattr__(self, "adjective", after.word_before)
            object.__setattr__(self, "what", simple)
        if isinstance(self.what, AnyOfKinds):
            raise ValueError("each of such a list has its own adjectives")
        people = [kind for kind in CardType if kind.is_personality]
        if (
            isinstance(self.adjective, Quoted)
            and self.adjective.subtitle
            and not any(map(self.what.allows, people))
        ):
            raise ValueError("only personalities have a subtitle")
        if isinstance(self.adjective, Is) and self.adjective.trait is not None:
            if not any(map(self.what.allows, people)):
                raise ValueError("only personalities have a Trait")
            if isinstance(getattr(self.what, "adjective", None), NamedAfter):
                raise ValueError("the first word of a character's name")

    def allows(self, card_type: CardType) -> bool:
        return self.adjective.allows(card_type) and self.what.allows(card_type)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.adjective.fits(game, card, source) and self.what.fits(game, card, source)


@phrase(
    "{kinds:or:2:s}",
    "~{kinds:and:2:s}",
    ("~{first} or a {second}", {"kinds": ()}, "apart"),
    ("~{word} or {kind} card(s)", {"kinds": ()}),
)
@dataclass(frozen=True, slots=True)
class AnyOfKinds(CardFilter):
    """One of several kinds that are described each for itself: "Dragon Ball or Styled card".

    With an article each the words before the first are said of that one alone; without, they
    would be of both, so that it stands last: "a Setup or Styled Drill". Words before "cards" are
    of these alone, also where a type stands there as a word: "Named or Event cards".
    """

    kinds: tuple[CardFilter, ...]
    first: InitVar[CardFilter | None] = None
    second: InitVar[CardFilter | None] = None
    word: InitVar[Adjective | None] = None
    kind: InitVar[TypeName | None] = None

    def __post_init__(
        self,
        first: CardFilter | None,
        second: CardFilter | None,
        word: Adjective | None,
        kind: TypeName | None,
    ) -> None:
        if word is not None and kind is not None:
            if getattr(word, "negated", True):
                raise ValueError("of which of them is it not so?")
            object.__setattr__(self, "kinds", (OfType((kind,)), Described(word, AnyCard())))
        elif self.kinds and not any(isinstance(each, Described) for each in self.kinds[1:]):
            before = self.kinds[0]
            plainly = isinstance(before, Described) and before.what == AnyCard()
            if plainly and getattr(getattr(before, "adjective", None), "negated", True) is False:
                object.__setattr__(self, "kinds", (*self.kinds[1:], before))
        if first is not None and second is not None:
            kinds = (first, second) if isinstance(second, Described) else (second, first)
            if any(len(each.types) > 1 for kind in kinds for each in every(kind, OfType)):
                raise ValueError("each of the list is one kind")
            object.__setattr__(self, "kinds", kinds)
        described = [isinstance(kind, Described) for kind in self.kinds]
        if any(isinstance(kind, AnyOfKinds) for kind in self.kinds) or not any(described[1:]):
            raise ValueError("a list of types, with what describes them all")
        if any(isinstance(kind, OfType) and len(kind.types) > 1 for kind in self.kinds):
            raise ValueError("each of the list is one kind")

    def allows(self, card_type: CardType) -> bool:
        return any(kind.allows(card_type) for kind in self.kinds)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return any(kind.fits(game, card, source) for kind in self.kinds)
