"""What a player has to do each time to do something: "players must pay 1 stage to play an Ally"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from itertools import repeat
from typing import Any, ClassVar, cast

from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import AttackVerb, CardVerb, CombatVerb, Deed, StageVerb, Verb
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.stage_changes import ChangeStages
from dbz_desktop.rules.language.happenings.adverbs import During
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import Qualified, about_this
from dbz_desktop.rules.language.happenings.replacements import over
from dbz_desktop.rules.language.happenings.stage_amounts import Stages
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.kinds import AnyCard, Headed
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Person, Player
from dbz_desktop.rules.language.nouns.places import Controller, Owner
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.nouns.things import SomeCards, Thing
from dbz_desktop.rules.language.nouns.turned import OWN_SIDE, turned
from dbz_desktop.rules.language.values.joining import Joinable
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Spec, phrase

_ASKED: frozenset[Verb] = frozenset(
    (CardVerb.PLAY, CardVerb.USE, CardVerb.CAPTURE, CombatVerb.DECLARE, AttackVerb.PERFORM)
)
"""The verbs of the deeds that may have a price; of stopping attacks it is said of these."""


_OWNERS: dict[Whose | None, Player] = {
    Whose.YOUR: YOU,
    Whose.OPPONENT: OPPONENT,
    Whose.THAT: Player(Person.THAT),
}
_SIDES = (Whose, Owner, Controller)


def _is_his(side: Any, cost: Joinable) -> bool:
    return side.OPPONENT in every(cost, side)


_PLAYERS = Player(Person.BOTH)
_PAYS = ChangeStages((StageVerb.PAY,), Stages(Number(1)), who=Doer.OPPONENT)
_USES = CardsDone((CardVerb.USE,), SomeCards(AnyCard()))


def _costs() -> Iterator[Spec]:
    """What it costs to use the Powers of cards; it is only read."""
    told: dict[str, Any] = {"who": _PLAYERS, "cost": _PAYS, "deed": _USES}
    for noun in ("{what}", "{what:@powers}", "{what:@every}"):
        for so_many in ("+{n} stage(s)", "{n} (more|additional|extra) stage(s)", "{n} stage(s)"):
            yield f"~{noun} costs(cost) {so_many} to use", told
            yield f"~{noun} costs(cost) him {so_many} to use", {**told, "him": True}
            yield f"~{noun} costs(cost) {so_many} to use {{meanwhile}}", told


_TO_PLAY: dict[str, Any] = {"cost": _PAYS, "deed": _USES}
"""What stands there until it is known how many stages, and for which cards."""


_MORE = ("+{n} stage(s)", "{n} (more|additional|extra) stage(s)")
"""What cards cost that cost nothing else."""


def _or_not(end: str) -> str:
    return end if "[to play]" in end else end.replace("to play", "[to play]")


def _to_play() -> Iterator[Spec]:
    """What it costs to play cards; it is only read."""
    for said, end, who, more in (
        ("[all] {cards:pl} cost", "[each] to play", _PLAYERS, {}),
        ("(each player's|players') {cards:pl} cost", "[each] to play", _PLAYERS, {}),
        ("{cards:pl} cost your opponent", "[each] [to play]", OPPONENT, {}),
        ("your opponent's {cards:pl} cost [him]", "[each] to play", OPPONENT, {}),
        ("your opponent's next {cards:s} costs [him]", "[to play]", OPPONENT, {"for_once": True}),
    ):
        told = {**_TO_PLAY, "who": who, **more}
        yield f"~{said} {{n}} stage(s) {end}", told
        for so_many in _MORE:
            yield f"~{said} {so_many} {_or_not(end)}", {**told, "bare": True}


def stages_for(n: Amount) -> Joinable:
    """Stages as the price, as it is said of who pays."""
    return replace(_PAYS, step=Stages(n))


@phrase(
    *_costs(),
    "{who} must {cost:@bare} to {deed:@bare}",
    ("{who} must {cost:@bare} to {deed:@bare} the next time", {"for_once": True}),
    *_to_play(),
    (
        "~{deed:@undergonenext} costs (him|them|your opponent) {n} stage(s)",
        {"cost": _PAYS, "who": OPPONENT, "for_once": True},
    ),
    "~{who} must {cost:@bare} [each time|whenever|in order] to {deed:@bare}",
    "~to {deed:@bare}, {who} must {cost:@bare}",
    "~{who} cannot {deed:@bare} unless they {cost:@bare}",
    "~{who} cannot {deed:@bare} unless he {cost:@third}",
    "~{who} (can only|may only) {deed:@bare} by {cost:@his_gerund}",
)
@dataclass(frozen=True, slots=True)
class Toll(Continuous):
    """Whoever plays or uses a card, attacks or declares combat does something for it first (EFF-5).

    The `cost` is said of the opponent, whoever he is that pays. With `for_once` only the next one
    has that price.
    """

    rules: ClassVar[str] = "EFF-5"
    matter: ClassVar[Matter | None] = Matter.TOLL
    deeds: ClassVar[tuple[str, ...]] = ("tax",)

    who: Player
    cost: Joinable
    deed: Happening
    for_once: bool = False
    what: InitVar[Thing | None] = None
    cards: InitVar[CardFilter | None] = None
    n: InitVar[Amount | None] = None
    bare: InitVar[bool] = False
    him: InitVar[bool] = False
    """Whether it is said that your opponent pays it, whose cards those are."""
    meanwhile: InitVar[During | None] = None

    def __post_init__(
        self,
        what: Thing | None,
        cards: CardFilter | None,
        n: Amount | None,
        bare: bool,
        him: bool,
        meanwhile: During | None,
    ) -> None:
        if bare and any(each.what is not None for each in every(cards, Headed)):
            raise ValueError("so much more attacks cost to perform")
        if n is not None:
            object.__setattr__(self, "cost", stages_for(n))
        if what is not None:
            whose = getattr(what, "whose", None)
            if getattr(what, "in_play", False):
                # Whose Powers are used lie in play.
                what = replace(cast(Any, what), in_play=False)
            object.__setattr__(self, "deed", CardsDone((CardVerb.USE,), what))
            object.__setattr__(self, "who", _OWNERS.get(whose, _PLAYERS))
            if him and self.who != OPPONENT:
                raise ValueError("he pays for what is his")
        elif cards is not None:
            played = CardsDone((CardVerb.PLAY,), SomeCards(cards, plural=False))
            object.__setattr__(self, "deed", played)
        elif isinstance(self.deed, CardsDone) and self.deed.agent is not None:
            object.__setattr__(self, "deed", replace(self.deed, agent=None))
        if meanwhile is not None:
            object.__setattr__(self, "deed", Qualified(self.deed, meanwhile))
        if about_this(self.deed):
            raise ValueError("what you do yourself to play a card, its own text says")
        if self.who == YOU and {CardVerb.PLAY, CardVerb.USE} & set(self.deed.verbs_meant):
            raise ValueError("you pay that to play one now")
        if self.who == YOU and any(map(_is_his, _SIDES, repeat(self.cost))):
            raise ValueError("whose that is can't be told from what he does who pays")
        if not self.deed.verbs_meant or not set(self.deed.verbs_meant) <= _ASKED:
            raise ValueError("nobody asks a price of that")
        if any(each.plays for each in every(self.cost, Handling)):
            raise ValueError("playing a card is no price of playing one")

    @property
    def once(self) -> bool:
        """Whether it is over with the first that is paid for."""
        return self.for_once

    def paid(self, game: Game, source: Source) -> None:
        """It was paid: what was said of the next one only is over."""
        if self.for_once:
            over(game, self, source)

    def asks_for(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether it asks for something of a deed."""
        if not self.who.covers(deed.doer, game, source):
            return False
        if self.deed.fits(game, deed, source):
            return True
        if deed.verb is not CardVerb.PLAY or not game.cards[deed.cards[0]].type.plays_from_hand:
            return False
        # Who plays an Event or a combat card uses it (ATK-1).
        return self.deed.fits(game, replace(deed, verb=CardVerb.USE), source)

    def price(self, deed: Deed, source: Source) -> Effect:
        """What is done for a deed, as it is said of who does it."""
        mine = deed.doer == source.player
        price: Effect = turned(self.cost, OWN_SIDE) if mine else self.cost
        return price
