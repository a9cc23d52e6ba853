"""By whom attacks are performed: an Ally, a player's MP, with his Power (COM-6)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import SUCH_AS_ARE, AttackThat
from dbz_desktop.rules.language.nouns.described import Described
from dbz_desktop.rules.language.nouns.kinds import (
    NO_PERSONALITIES,
    Adjective,
    OfType,
    Suffix,
    TypeName,
)
from dbz_desktop.rules.language.nouns.people import Person, Player
from dbz_desktop.rules.language.nouns.suffixes import of_such
from dbz_desktop.rules.language.nouns.terms import HE_CONTROLS, YOU_CONTROL, Whose
from dbz_desktop.rules.language.values.membership import MPS, SpokenOf, members
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import phrase

_BY_MP: dict[str, Any] = {"cards": None, "who": None}


_BY_NOUN: dict[str, Any] = {**_BY_MP, "whose": None}
_POWER: dict[str, Any] = {"with_power": True}
_WAYS = (("performed by|made by|from", ""), ("performed by|made by", "is"))
_ALLIES = OfType((TypeName.ALLY,))


@phrase(
    ("performed by {by}", _BY_NOUN),
    ("~[that] {whose} MP performs", _BY_MP),
    ("~that {by} performs(perform)", {"cards": None, "who": None, "whose": None}),
    *(
        (f"~performed by (an MP|MPs) {{{such}}}", {**_BY_NOUN, "cards": MPS}, form)
        for such in ("after", "after:pl")
        for form in ("", "is")
    ),
    *(
        (f"~performed by {mps}", {**_BY_NOUN, "cards": MPS}, form)
        for mps in ("a {before} MP", "{before} MPs")
        for form in ("", "is")
    ),
    ("performed by MPs", {"cards": MPS, "who": None, "whose": None}),
    (f"~{SUCH_AS_ARE} not performed by (an Ally|Allies)", {**_BY_NOUN, "cards": MPS}),
    (f"~{SUCH_AS_ARE} not performed by (an MP|MPs)", {**_BY_NOUN, "cards": _ALLIES}),
    ("performed by {cards:pl}", {"who": None, "whose": None}),
    ("~(made by|from) {cards:pl}", {"who": None, "whose": None}),
    ("performed by {who}", {"cards": None, "whose": None}),
    ("performed by {whose} MP", _BY_MP),
    ("performed by {whose} MP", _BY_MP, "is"),
    *((f"~({way}) {{those}}", _BY_NOUN, form) for way, form in _WAYS),
    ("~[that] {those} performs(perform)", _BY_NOUN),
    ("performed by {whose} {cards:pl}", {"who": None}),
    ("~performed by one of {whose} {cards:pl}", {"who": None}),
    (f"~performed by {{cards:pl}} [that] {YOU_CONTROL}", {"who": None, "whose": Whose.YOUR}),
    (f"~performed by {{cards:pl}} [that] {HE_CONTROLS}", {"who": None, "whose": Whose.OPPONENT}),
    (f"~performed by a {{cards}} [that] {YOU_CONTROL}", {"who": None, "whose": Whose.YOUR}),
    (f"~performed by a {{cards}} [that] {HE_CONTROLS}", {"who": None, "whose": Whose.OPPONENT}),
    ("~[that] {whose} {cards:pl} perform", {"who": None}),
    ("~[that] (one|any) of {whose} {cards:pl} performs", {"who": None}),
    ("performed by an MP", {"cards": MPS, "who": None, "whose": None}, "is"),
    ("performed by a {cards}", {"who": None, "whose": None}, "is"),
    ("performed by one of {whose} {cards:pl}", {"who": None}, "is"),
    ("performed by {who}", {"cards": None, "whose": None}, "is"),
    ("performed by {by}", _BY_NOUN, "is"),
    ("a {cards} (performs|performed)", {"who": None, "whose": None}, "did"),
    ("from the POWER of {whose} MP", {**_BY_MP, **_POWER}),
    ("from the POWERs of {whose} {cards:pl}", {"who": None, **_POWER}),
    ("from the POWERs of {cards:pl}", {"who": None, "whose": None, **_POWER}),
    ("from the POWER of {who}", {"cards": None, "whose": None, **_POWER}),
    ("~from Allies' POWERs", {**_BY_NOUN, **_POWER, "cards": _ALLIES}),
    *(
        (f"~(from|performed (by|with|using)) {power}", {**_BY_NOUN, **_POWER}, form)
        for power in ("{those:@of} (POWER|POWERs)", "the (POWER|POWERs) of {those}")
        for form in ("", "is")
    ),
    ("from the POWER of {whose} MP", {**_BY_MP, **_POWER}, "is"),
    ("from the POWER of one of {whose} {cards:pl}", {"who": None, **_POWER}, "is"),
    ("from the POWER of a {cards}", {"who": None, "whose": None, **_POWER}, "is"),
    ("from the POWER of {who}", {"cards": None, "whose": None, **_POWER}, "is"),
)
@dataclass(frozen=True, slots=True)
class PerformedBy(AttackThat):
    """Personalities of a kind perform them, a player's MP, or the one that was spoken of.

    Or a player who isn't simply you or your opponent: "performed by the active player".
    """

    rules: ClassVar[str] = "COM-6"

    cards: CardFilter | None
    who: SpokenOf | None = None
    whose: Whose | None = None
    by: Player | None = None
    with_power: bool = False
    """Whether it is his Power that performs it, and no card played (COM-3)."""
    those: InitVar[Personality | None] = None
    before: InitVar[Adjective | None] = None
    after: InitVar[Suffix | None] = None

    def __post_init__(
        self, those: Personality | None, before: Adjective | None, after: Suffix | None
    ) -> None:
        if before is not None:
            object.__setattr__(self, "cards", Described(before, MPS))
        if after is not None:
            object.__setattr__(self, "cards", of_such(MPS, after))
        if those is not None:
            meant = members(those)
            object.__setattr__(self, "cards", meant.cards)
            object.__setattr__(self, "whose", meant.whose)
            object.__setattr__(self, "who", meant.one)
        if self.cards == MPS and self.whose is not None:
            object.__setattr__(self, "cards", None)
        if self.by is not None and self.by.given is None and self.by.person not in _NOT_PLAIN:
            raise ValueError("whose attacks they are is said without these words")
        if self.cards is not None and any(map(self.cards.allows, NO_PERSONALITIES)):
            raise ValueError("no personality, so it is performed with it")
        if self.with_power and self.whose is None and self.cards == _PERSONALITIES:
            raise ValueError("from anybody's Power is said without these words")

    @property
    def of_one_player(self) -> bool:
        """Whether they are one player's: his MP's, his Allies' or those of one spoken of."""
        return self.by is None and (self.whose is not None or self.cards is None)

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.with_power and not attack.facts.type.is_personality:
            return False
        return self.takes_in(game, attack.player, attack.performer, source)

    def takes_in(self, game: Game, player: int, performer: int, source: Source) -> bool:
        """Whether this personality of a player is one of those."""
        if self.by is not None:
            return self.by.covers(player, game, source)
        if self.whose is not None:
            seat = self.whose.seat(source)
            if player != seat:
                return False
            if self.cards is None:
                return performer == game.state.players[seat].mp_card
        if self.cards is None:
            return self.who is not None and performer in self.who.meant(game, source)
        return performer >= 0 and self.cards.fits(game, performer, source)


_PERSONALITIES = OfType((TypeName.PERSONALITY,))
_NOT_PLAIN = (Person.ACTIVE, Person.DEFENDER)


BY_ALLIES, BY_MPS = PerformedBy(_ALLIES), PerformedBy(MPS)


MP_PERFORMS = {whose: PerformedBy(None, whose=whose) for whose in Whose}
