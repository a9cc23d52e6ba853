"""All cards of a zone, or a player's MP as the card that it is: "your hand", "your MP"."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.places import Owner, choose_seat
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.references.cards import Cards, How
from dbz_desktop.wording import phrase


@phrase(
    ("{whose} {pile}", {"other": None}),
    "{whose} {pile} and {other}",
    ("{whose} MP", {"pile": None, "other": None}, "mp"),
)
@dataclass(frozen=True, slots=True)
class Whole(Cards):
    """All cards of a zone, or of two: "your hand", "your hand and discard pile".

    Or the card of a player's MP on its level, where one takes hold of that as a card.
    """

    whose: Owner
    pile: Pile | None
    other: Pile | None = None

    def __post_init__(self) -> None:
        if self.pile is None and self.whose not in (Owner.YOUR, Owner.OPPONENT):
            raise ValueError("one player's MP")
        if Pile.LIFE_DECK in (self.pile, self.other):
            raise ValueError("a Life Deck is no cards to take hold of")
        if self.pile is not None and self.pile is self.other:
            raise ValueError("two zones, not the same twice")

    @property
    def only(self) -> Pile | None:
        """The one zone, where it is one."""
        return self.pile if self.other is None else None

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        return self._of(game, self.whose.seats(source), how)

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        prompt = f"Whose {self.pile.zone.label}?" if self.pile is not None else ""
        seats = yield from choose_seat(game, self.whose, prompt, source)
        return self._of(game, seats, how)

    def _of(self, game: Game, seats: tuple[int, ...], how: How) -> list[int]:
        """All of those players' cards there."""
        zones = [pile.zone for pile in (self.pile, self.other) if pile is not None]
        players = [game.state.players[seat] for seat in seats]
        if self.pile is None:
            return [player.mp_card for player in players if how.usable(player.mp_card)]
        return [card for player in players for zone in zones for card in player.zone(zone)]
