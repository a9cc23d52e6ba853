"""From where the cards come that something is done to, and to where they go.

Into a zone, to an end of it, to a bearer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field
from typing import Any, ClassVar

from dbz_desktop.cards.model import DRAGON_BALL, DRILL
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, Verb, doers
from dbz_desktop.rules.kernel.events import CardMoved, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.adverbs import Adverb
from dbz_desktop.rules.language.happenings.crossing import Crossing
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.nouns.clauses import of_name
from dbz_desktop.rules.language.nouns.origins import Origin
from dbz_desktop.rules.language.nouns.people import ANYBODY, Agent, Player
from dbz_desktop.rules.language.nouns.roles import (
    ENTERING,
    FROM_PLAY,
    SOURCES,
    TARGETS,
    Said,
    check_places,
    check_whose,
)
from dbz_desktop.rules.language.nouns.terms import HE_CONTROLS, YOU_CONTROL, End, Pile, Whose
from dbz_desktop.wording import Spec, phrase


@phrase(
    ("from play", {"origin": Origin(()), "named": False}),
    ("from {origin}", {"named": False}),
    ("~in {origin}", {"named": False, "lie": True}),
    ("~from {origin:@his}", {"his": True, "named": False}),
    ("from {origin:@named}", {"named": True}),
    ("~in {origin:@named}", {"named": True, "lie": True}),
    ("~{origin:@card}", {"named": False}, "card"),
    ("~{origin:@own}", {"named": False, "his": True}, "own"),
    ("~{origin:@card_named}", {"named": True}, "card"),
)
@dataclass(frozen=True, slots=True)
class From(Adverb):
    """Where the cards came from; `named` tells that of any player that is said by name."""

    says: ClassVar[Said] = Said.FROM

    origin: Origin
    named: bool = False
    his: InitVar[bool] = False
    lie: InitVar[bool] = False
    # Whether it is called "his": of any player that is each one's own.
    is_his: bool = field(init=False, compare=False, repr=False)
    # Whether it is said where they lie: what is placed there goes there.
    is_where: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self, his: bool, lie: bool) -> None:
        object.__setattr__(self, "is_where", lie)
        if self.named and self.origin.whose is not Whose.OPPONENT:
            raise ValueError("it is named whose it is")
        object.__setattr__(self, "is_his", his)

    def check_agent(self, agent: Agent | None) -> None:
        check_whose(self.origin.whose, agent, self.named)
        anybody = isinstance(agent, Player) and agent.person in ANYBODY
        if self.is_his and not anybody:
            raise ValueError("it is read so without this")

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if self.is_where and CardVerb.PLACE in verbs:
            raise ValueError("in what they are placed they go")
        if not self.origin.piles and not FROM_PLAY.intersection(verbs):
            raise ValueError("that is not done to cards in play")
        for pile in self.origin.piles:
            check_places(verbs, pile.zone, SOURCES)
        if self.origin.end is not None and Pile.HAND in self.origin.piles:
            raise ValueError("a hand has no ends")

    def check_done(self, deed: Happening) -> None:
        if isinstance(deed, Crossing) and deed.pile in self.origin.piles:
            raise ValueError("what enters a zone comes from elsewhere")

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        return self.origin.meets(game, deed, source)


_PLAIN: dict[str, Any] = {"named": False}
_NOWHERE: dict[str, Any] = {"mp": False, "kind": None, "end": None, **_PLAIN}
_BORNE: dict[str, Any] = {"pile": None, "mp": True, "end": None, **_PLAIN}
_NO_ENDS = (Pile.HAND, Pile.BANISHED)
_AT_END: dict[str, Any] = {"mp": False, "kind": None, **_PLAIN}


def _at_ends() -> Iterator[Spec]:
    """To which end of a zone the cards go."""
    for end, said, also in (
        (End.BOTTOM, "at the bottom of", "(on|to) the bottom of"),
        (End.TOP, "on top of", "(on|to) the top of"),
    ):
        fixed = {**_AT_END, "end": end}
        yield f"{said} {{whose}} {{pile}}", fixed
        yield f"~{also} {{whose}} {{pile}}", fixed
        yield f"{said} its owner's {{pile}}", {**fixed, "whose": None}
        yield f"~({said}|{also}) their (owner's|owners') {{pile}}", {**fixed, "whose": None}
        yield f"~{also} its owner's {{pile}}", {**fixed, "whose": None}
        own = {**fixed, "whose": None, "own": True}
        yield f"{said} his {{pile}}", own
        yield f"~({said}|{also}) (his|their) {{pile}}", own


_TO_WHOSE: tuple[Spec, ...] = (
    ("under {whose} control", {"pile": None, **_NOWHERE}),
    ("into {whose} {pile}", _NOWHERE),
    ("~to {whose} {pile}", _NOWHERE),
    ("~in {whose} {pile}", {**_NOWHERE, "lies": True}),
    ("to {whose} MP", {**_BORNE, "kind": None}),
    ("to one of {whose} {kind:pl}", _BORNE),
)


@phrase(
    ("into play", {"whose": None, "pile": None, **_NOWHERE}),
    *_TO_WHOSE,
    ("into his {pile}", {"whose": None, "own": True, **_NOWHERE}),
    ("~(into|to) (his|their) {pile}", {"whose": None, "own": True, **_NOWHERE}),
    ("to its owner's hand", {"whose": None, "pile": Pile.HAND, **_NOWHERE}),
    ("into its owner's {pile}", {"whose": None, **_NOWHERE}),
    ("~(to|into) (its|their) (owner's|owners') {pile}", {"whose": None, **_NOWHERE}),
    ("~into (a|any|a player's) {pile}", {"whose": None, **_NOWHERE}),
    *_at_ends(),
    ("to his MP", {**_BORNE, "whose": None, "kind": None, "own": True}),
    ("~to their (MP|MPs)", {**_BORNE, "whose": None, "kind": None, "own": True}),
    (f"~to a {{kind}} {YOU_CONTROL}", {"whose": Whose.YOUR, **_BORNE}),
    (f"~to a {{kind}} {HE_CONTROLS}", {"whose": Whose.OPPONENT, **_BORNE}),
    ("to a {kind}", {"whose": None, **_BORNE}),
    *of_name((*_TO_WHOSE, *_at_ends())),
)
@dataclass(frozen=True, slots=True)
class Toward(Adverb):
    """On whose side the cards come into play, into what zone they go, whose MP bears them.

    Or a card of which `kind`. With neither, they are placed into play, on whichever side. Of
    several verbs a zone is said of those that can move a card there; to which `end` of it, of
    placing alone.
    """

    rules: ClassVar[str] = "TYP-7"
    says: ClassVar[Said] = Said.TO

    whose: Whose | None
    pile: Pile | None = None
    mp: bool = False
    kind: CardFilter | None = None
    end: End | None = None
    own: bool = False
    """Whether the zone is that of the player who does it, whoever he is."""
    named: bool = False
    """Whether of any player's deeds it is said by name whose it is."""
    lies: InitVar[bool] = False
    # Whether it is said in what they are: that is where they are placed.
    is_where: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self, lies: bool) -> None:
        object.__setattr__(self, "is_where", lies)
        if self.named and self.whose is not Whose.OPPONENT:
            raise ValueError("it is named whose it is")

    def check(self, verbs: tuple[Verb, ...]) -> None:
        if self.is_where and verbs != (CardVerb.PLACE,):
            raise ValueError("in what something is done to them they lie")
        if self.end is not None and (verbs[-1:] != (CardVerb.PLACE,) or self.pile in _NO_ENDS):
            raise ValueError("to which end cards go is said of placing them in a pile")
        if self.whose is None and self.pile is None and not self.mp:
            if verbs != (CardVerb.PLACE,):
                raise ValueError("only of placing it is said where that is to")
        elif self.mp:
            if verbs != (CardVerb.ATTACH,):
                raise ValueError("an MP bears what is attached to it")
        elif self.pile is not None:
            # "Destroyed, banished, or returned to its owner's hand": the last is done so.
            check_places(verbs[-1:], self.pile.zone, TARGETS)
        elif not ENTERING.intersection(verbs):
            raise ValueError("only what enters play comes under somebody's control")

    def check_agent(self, agent: Agent | None) -> None:
        anybody = isinstance(agent, Player) and agent.person in ANYBODY
        if self.own and not anybody:
            raise ValueError("it is read so without this")
        check_whose(self.whose, agent, self.named)

    def check_done(self, deed: Happening) -> None:
        by_none = getattr(deed, "agent", None) is None
        placed = by_none and deed.verbs_meant == (CardVerb.PLACE,) and self.end is None
        if placed and self.pile is Pile.DISCARD:
            raise ValueError("what is placed on a discard pile enters it, whatever does it")
        cards = getattr(getattr(deed, "what", None), "cards", None)
        balls = cards is not None and cards.allows(DRAGON_BALL) and not cards.allows(DRILL)
        under = self.end is End.BOTTOM and self.pile is Pile.LIFE_DECK
        if balls and under and by_none:
            raise ValueError("under a Life Deck they go by rule, as they are discarded (TYP-3)")

    def holds(self, game: Game, deed: Deed, source: Source) -> bool:
        if self.mp:
            moved = deed.event
            bearer = moved.attached_to if isinstance(moved, CardMoved) else deed.bearer
            return self._bears(game, bearer, deed, source)
        if self.whose is None and self.pile is None:
            return deed.target is Zone.IN_PLAY
        if self.pile is not None and self.pile.zone not in TARGETS.get(deed.verb, ()):
            return True
        if self.pile is not None and deed.target is not self.pile.zone:
            return False
        if self.end is not None:
            low = getattr(deed.event, "at_bottom", deed.at_bottom)
            between = getattr(deed.event, "place", 0)
            if low is not (self.end is End.BOTTOM) or between:
                return False
        if self.own:
            return deed.to in doers(deed)
        return self.whose is None or deed.to == self.whose.seat(source)

    def _bears(self, game: Game, bearer: int, deed: Deed, source: Source) -> bool:
        """Whether such a card bears others: an MP on whatever level (TYP-7)."""
        seats: tuple[int, ...] = (0, 1)
        if self.whose is not None:
            seats = (self.whose.seat(source),)
        elif self.own:
            seats = tuple(doers(deed))
        sides = [game.state.players[seat] for seat in seats]
        of_mp = next((side.mp_card for side in sides if bearer in side.mp), None)
        if self.kind is None:
            return of_mp is not None
        card = bearer if of_mp is None else of_mp
        there = of_mp is not None or any(card in side.play for side in sides)
        return there and self.kind.fits(game, card, source)
