"""Where cards come from that something is done to: a zone, an end of it, play (ZON-1)."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import PERFORM, Deed, doers
from dbz_desktop.rules.kernel.events import AT_BOTTOM, AT_TOP, CardMoved, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.terms import End, Pile, Whose
from dbz_desktop.wording import Phrase, phrase


@phrase(
    ("{whose} {piles:or}", {"end": None}),
    ("a {piles:or}", {"whose": None, "end": None}),
    ("(his|their) own {piles:or}", {"whose": None, "end": None, "own": True}),
    ("~(his|their) {piles:or}", {"whose": None, "end": None, "own": True}, "his"),
    ("the {end} of (his|their) own {piles:or}", {"whose": None, "own": True}),
    ("~the {end} of (his|their) {piles:or}", {"whose": None, "own": True}, "his"),
    ("~(a player's|any) {piles:or}", {"whose": None, "end": None}),
    (
        "~(discard piles|players' discard piles)",
        {"whose": None, "end": None, "piles": (Pile.DISCARD,)},
    ),
    "the {end} of {whose} {piles:or}",
    ("{whose:@named} {piles:or}", {"end": None}, "named"),
    ("the {end} of {whose:@named} {piles:or}", {}, "named"),
    ("the {end} of a {piles:or}", {"whose": None}),
    ("~the {end} of a player's {piles:or}", {"whose": None}),
    # As the one card there: "draw the bottom card of your Life Deck".
    ("the {end} card (of|from) {whose} {piles:or}", {}, "card"),
    ("the {end} card (of|from) {whose:@named} {piles:or}", {}, "card_named"),
    ("the {end} card (of|from) (a|a player's) {piles:or}", {"whose": None}, "card"),
    ("the {end} card (of|from) (his|their) [own] {piles:or}", {"whose": None, "own": True}, "own"),
)
@dataclass(frozen=True, slots=True)
class Origin(Phrase):
    """Where cards come from: "your hand", "the top of your Life Deck", "his hand or discard pile".

    Without a pile they come from play. Or from his `own` who does it, whoever that is.
    """

    piles: tuple[Pile, ...]
    whose: Whose | None = None
    end: End | None = None
    own: bool = False

    def __post_init__(self) -> None:
        if len(set(self.piles)) < len(self.piles) or (self.end is not None and self.piles[1:]):
            raise ValueError("one pile or another, or an end of one")

    def meets(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether the cards of the deed came from there."""
        if not self.piles:
            return deed.source is Zone.IN_PLAY
        if all(deed.source is not pile.zone for pile in self.piles):
            mine = self.whose is None or deed.to == self.whose.seat(source)
            return deed.plays and Pile.HAND in self.piles and mine
        if self.whose is not None and deed.whose != self.whose.seat(source):
            return False
        if self.own and deed.whose not in doers(deed):
            return False
        if self.end is None:
            return True
        return at_end(game, deed, self.end)


def at_end(game: Game, deed: Deed, end: End) -> bool:
    """Whether the cards of a deed lie, or lay, at an end of their zone (ZON-1)."""
    return bool(_AT[end] & _ends(game, deed))


def _ends(game: Game, deed: Deed) -> int:
    """At which ends of their zone the cards of the deed lie, or lay."""
    if deed.ends or not deed.cards:
        return deed.ends
    if deed.event is None:
        return door.ends_of(game, deed.cards, None)
    if deed.verb is PERFORM:
        # It was taken from there just before.
        history = game.state.history
        moves = history.of((CardMoved,), history.since(0))
        return next((each.ends for each in moves if each.card in deed.cards), 0)
    return 0


_AT = {End.TOP: AT_TOP, End.BOTTOM: AT_BOTTOM}
