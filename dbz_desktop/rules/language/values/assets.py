"""What a player can have so many of: anger, cards in a zone or in play."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.in_common import SAME_TITLE, Titles, of_kind
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.values.predicates_of_cards import controlled
from dbz_desktop.rules.language.values.values import anger_seen
from dbz_desktop.wording import Phrase, phrase

_ANGER = {"cards": None, "pile": None}


@phrase(
    ("anger", _ANGER, "yours"),
    ("anger", _ANGER, "his"),
    ("{cards:s} in your {pile}", {}, "yours"),
    ("{cards:s} in his {pile}", {}, "his"),
    ("~{cards:s} in {pile}", {}, "yours"),
    ("~{cards:s} in their {pile}", {}, "his"),
    ("~{cards:s} in {pile}", {}, "his"),
    *(
        spec
        for which in ("differently named", "~(differently titled|different)")
        for spec in (
            (f"{which} {{cards:s}} in your {{pile}}", {"titles": Titles.DIFFERENT}, "yours"),
            (f"{which} {{cards:s}} in his {{pile}}", {"titles": Titles.DIFFERENT}, "his"),
        )
    ),
    *(
        (f"{quiet}{{cards:pl}} {same} in {whose} {{pile}}", {"titles": Titles.SAME}, form)
        for quiet, same in (("", "with the same title"), ("~", SAME_TITLE))
        for whose, form in (("your", "yours"), ("his", "his"))
    ),
    ("{cards:s} in play", {"pile": None}, "yours"),
    ("{cards:s} in play", {"pile": None}, "his"),
    ("~{cards:s}", {"pile": None}, "held"),
    *(
        ("~life card(s)", {"cards": AnyCard(), "pile": Pile.LIFE_DECK}, form)
        for form in ("yours", "his", "held")
    ),
    ("~{cards:s} (is|are) in your {pile}", {}, "lying_yours"),
    ("~{cards:s} (is|are) in (your opponent's|his) {pile}", {}, "lying_his"),
    ("~{cards:s} (is|are) in (a|any|a player's|either player's) {pile}", {}, "lying"),
)
@dataclass(frozen=True, slots=True)
class Asset(Phrase):
    """What a player can have so many of: anger, or cards of a kind in a zone or in play.

    Perhaps they are counted by their `titles`.
    """

    cards: CardFilter | None
    pile: Pile | None
    titles: Titles | None = None

    @property
    def rules(self) -> str:
        """The rule of anger."""
        return "ANG-1" if self.cards is None else ""

    def amount(self, game: Game, player: int, source: Source) -> int:
        """How much of it he has."""
        if self.cards is None:
            return anger_seen(game, player, source)
        cards = self.cards_of(game, player, source)
        return len(cards) if self.titles is None else self.titles.count(game, cards)

    def cards_of(self, game: Game, player: int, source: Source) -> list[int]:
        """The cards, where it is about cards."""
        if self.cards is None:
            return []
        if self.pile is None:
            return controlled(game, player, self.cards, source)
        zone = game.state.players[player].zone(self.pile.zone)
        return of_kind(game, self.cards, zone, source)
