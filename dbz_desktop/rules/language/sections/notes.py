"""Sentences in parentheses: limits, ways of use, what happens instead or after use (EFF-12)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import InitVar, dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.flow.victory import CannotWinByMppv
from dbz_desktop.rules.kernel.base import Condition, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb, Deed
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Forfeit
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.frames.repeating import Repeat
from dbz_desktop.rules.language.happenings.adverbs import As
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import about_this
from dbz_desktop.rules.language.happenings.numbers_done import LevelsDone
from dbz_desktop.rules.language.nouns.terms import Period
from dbz_desktop.rules.language.sections.ways import PlayableOnce
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Price
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import Spec, first_spelling, paradigm, phrase, words

# ---------------------------------------------------------------------------- limits


class Counts(Enum):
    """What a card has a number of its own for, and the rule that has another for all cards."""

    COPIES = "DCK-4"
    STAGES = "TYP-1"
    USES = "COM-3 COM-4"


_NO_TIME: dict[str, Any] = {"in_time": None}
_OF_DECKS: dict[str, Any] = {"what": Counts.COPIES, **_NO_TIME}
_COPIES = "copies of this (card|Drill|Setup|Ally|Event)"
_USES: dict[str, Any] = {"what": Counts.USES}
_THE_POWER = (
    "this (power|effect|\\[defense\\] power|\\[instant\\] power|\\[attack\\] power|card|Drill|Setup"
    "|card's [non-\\[constant\\]] (power|powers)|Drill's power"
    "|Ally's power)"
)


def _entering() -> Iterator[Spec]:
    """Where the stages of an Ally begin, perhaps only if something is so (TYP-1)."""
    own, highest = "[this (card|Ally|personality)]", "at (its|his|her) highest [power] stage"
    above = "{n} [power] stage(s)"
    always: dict[str, Any] = {"what": Counts.STAGES, **_NO_TIME}
    for given, told in (("", {**always, "condition": None}), ("if {condition}, ", always)):
        yield f"{given}this card enters play {{n}} stages above zero", told
        yield f"~{given}{own} enters play [at|with] {above} [above (0|zero)]", told
        yield (
            f"~{given}{own} enters play with (its|his|her) power stage at {above} above (0|zero)",
            told,
        )
        top = {**told, "n": TOP}
        yield f"~{given}{own} enters play {highest}", top
        yield f"~{given}{own} enters play at (full power|full stages|full power stages)", top
        yield f"~{given}{own} enters play {{below}} stage(s) below {highest[3:]}", top


@phrase(
    (f"your Life Deck may include any number of {_COPIES}", {"n": 0, **_OF_DECKS}),
    ("Limit {n} per deck", _OF_DECKS),
    (f"~your (Life Deck|deck) may (include|contain|have) up to {{n}} {_COPIES}", _OF_DECKS),
    (
        f"~you (may|can) (include|have) [up to] {{n}} {_COPIES} in (your|a) (Life Deck|deck)",
        _OF_DECKS,
    ),
    (
        f"~you may [only] (include|have) [only] {{n}} (copy of this card|{_COPIES}) "
        "in your (Life Deck|deck)",
        _OF_DECKS,
    ),
    (
        f"~your (Life Deck|deck) may (include|contain|have) any number of {_COPIES}",
        {"n": 0, **_OF_DECKS},
    ),
    (
        f"~you may (include|have) any number of {_COPIES} in your (Life Deck|deck)",
        {"n": 0, **_OF_DECKS},
    ),
    ("this power may be used once {in_time}", {**_USES, "n": 1}),
    ("this power may be used {n} times {in_time}", _USES),
    ("this power may be used any number of times", {**_USES, "n": 0, **_NO_TIME}),
    (f"~{_THE_POWER} (may|can) [only] be used [only] [up to] {{n}} times {{in_time}}", _USES),
    (f"~[you (may|can)] [only] use [{_THE_POWER}] [only] [up to] {{n}} times {{in_time}}", _USES),
    (f"~{_THE_POWER} (may|can) [only] be used [only] once {{in_time}}", {**_USES, "n": 1}),
    (f"~[you (may|can)] [only] use [{_THE_POWER}] [only] once {{in_time}}", {**_USES, "n": 1}),
    (
        f"~{_THE_POWER} (may|can) be used (any number of times|as often as you like|more than once)"
        " [(per|each|every|during each) (turn|combat)]",
        {**_USES, "n": 0, **_NO_TIME},
    ),
    (
        f"~[you (may|can)] use [{_THE_POWER}] any number of times"
        " [(per|each|every|during each) (turn|combat)]",
        {**_USES, "n": 0, **_NO_TIME},
    ),
    *_entering(),
)
@dataclass(frozen=True, slots=True)
class NumberNote(Note):
    """Another number of copies in a deck than three, 0 for any number (DCK-4).

    Or where an Ally's stages begin, instead of three above zero, perhaps only on a `condition`
    (TYP-1); or how often its Power may be used in some time (COM-3), 0 for any number.
    """

    what: Counts
    n: int
    in_time: Period | None
    condition: Condition | None = None
    below: InitVar[int] = 0

    def __post_init__(self, below: int) -> None:
        if below > TOP:
            raise ValueError("no power stage is as low")
        object.__setattr__(self, "n", self.n - below)

    @property
    def at_end(self) -> bool:  # type: ignore[override]
        """Whether it is printed after the effects."""
        return self.limits_uses

    @property
    def limits_uses(self) -> bool:  # type: ignore[override]
        """Whether it says how often its Power may be used."""
        return self.what is Counts.USES

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return self.what.value

    def entering_stages(self, game: Game, source: Source) -> int | None:
        if self.what is not Counts.STAGES:
            return None
        return self.n if self.condition is None or self.condition.holds(game, source) else None


@phrase("you cannot win by MPPV {price}", ("you cannot win by MPPV", {"price": None}))
@dataclass(frozen=True, slots=True)
class NoMppv(Note):
    """Using the card, or what it does, takes the MPPV away: for this turn, or for the game.

    Without a `price` it does so as long as it is in play.
    """

    rules: ClassVar[str] = "ANG-4 WIN-2"

    price: Forfeit | None

    @property
    def lasting(self) -> tuple[Continuous, ...]:
        return (CannotWinByMppv(),) if self.price is None else ()

    @property
    def forfeits(self) -> Forfeit | None:
        return self.price


_ITS_COST = "(its|this attack's|this card's|the) [stage] cost [of this attack]"
_STAGES: dict[str, Any] = {"instead": True}


def _instead_of_stages() -> Iterator[Spec]:
    """What may be done instead of paying stages for the attack."""
    yield "you may {cost} instead of paying this attack's cost", {**_STAGES, "condition": None}
    yield "if {condition}, you may {cost} instead of paying this attack's cost", _STAGES
    for given, told in (("", {**_STAGES, "condition": None}), ("if {condition}, ", _STAGES)):
        yield f"~{given}you may {{cost}} instead of paying {_ITS_COST}", told
        yield f"~{given}you may {{cost}} rather than pay {_ITS_COST}", told
        yield f"~{given}instead of paying {_ITS_COST}, you may {{cost}}", told
        yield f"~{given}you may {{cost}} to perform this attack without paying {_ITS_COST}", told


@phrase(
    ("you must {cost} to play this card", {"uses": False}),
    ("you must {cost} to use this card", {"uses": True}),
    ("~you must {cost} to (perform|use|activate) this (attack|power|Drill|Setup)", {"uses": True}),
    ("~you must {cost} to play this attack", {"uses": False}),
    ("~to play this (attack|card)[,] [you must] {cost}", {"uses": False}),
    (
        "~to (perform|use|activate) this (attack|card|power|Drill|Setup)[,] [you must] {cost}",
        {"uses": True},
    ),
    ("~{cost} to (perform|use|activate) this (attack|card|power|Drill|Setup)", {"uses": True}),
    ("~{cost} to play this (attack|card)", {"uses": False}),
    *_instead_of_stages(),
)
@dataclass(frozen=True, slots=True)
class MustToPlay(Note):
    """What has to be done to play the card, or each time it is used, beside its cost in stages.

    Or what may be done `instead` of paying that, perhaps only if something is so (ATK-2).
    """

    rules: ClassVar[str] = "EFF-5 EFF-12"

    cost: Price
    uses: bool = False
    instead: bool = False
    condition: Condition | None = None

    @property
    def pays_instead(self) -> MustToPlay | None:
        return self if self.instead else None

    def offered(self, game: Game, source: Source) -> bool:
        """Whether it may be done, and can be."""
        given = self.condition
        if given is not None and not given.holds(game, source):
            return False
        return self.cost.payable(game, source)

    def __post_init__(self) -> None:
        if any(each.plays for each in every(self.cost, Handling)):
            raise ValueError("playing a card is no price of playing one")
        if any(every(self.cost, PlayableOnce)):
            raise ValueError("what one may do is no price")
        if any(every(self.cost, Repeat)):
            raise ValueError("nothing stands before a price that could be repeated")

    @property
    def must_do(self) -> Price | None:
        return None if self.instead else self.cost

    @property
    def must_do_again(self) -> bool:
        return self.uses and not self.instead


_THIS_POWER = {"who": None}
_STAGES_OF_MP = "[power] (stage|stages)"


@phrase(
    (
        "you may use this power regardless of your MP's power stage",
        {**_THIS_POWER, "condition": None},
    ),
    ("if {condition}, you may use this power regardless of your MP's power stage", _THIS_POWER),
    (
        "~you may use this power regardless of your MP's [power] stages",
        {**_THIS_POWER, "condition": None},
    ),
    *(
        (f"~{given}{said} {does} regardless of your MP's {_STAGES_OF_MP}", pinned)
        for given, pinned in (
            ("", {**_THIS_POWER, "condition": None}),
            ("if {condition}, ", _THIS_POWER),
        )
        for said, does in (
            (f"{_THE_POWER}", "(may|can) be used"),
            ("you (may|can)", "use (these powers|this Ally's power|this card's power)"),
        )
    ),
    (
        "{who} may perform this attack regardless of your MP's power stage",
        {"condition": None},
    ),
    ("~{who} may perform this attack", {"condition": None}),
)
@dataclass(frozen=True, slots=True)
class ActsAnyway(Note):
    """This Ally may use its Power at any stage of the MP, or Allies perform this attack (COM-6)."""

    rules: ClassVar[str] = "COM-6"
    deeds: ClassVar[tuple[str, ...]] = ("ally",)

    condition: Condition | None = None
    who: Personality | None = None

    @property
    def acts_anyway(self) -> bool:  # type: ignore[override]
        """Whether it lets this Ally use its Power."""
        return self.who is None

    @property
    def performed_by(self) -> bool:  # type: ignore[override]
        """Whether it lets Allies perform this card's attack."""
        return self.who is not None

    def holds(self, game: Game, source: Source) -> bool:
        return self.condition is None or self.condition.holds(game, source)

    def lets_perform(self, game: Game, card: int, source: Source) -> bool:
        """Whether this personality is one of those."""
        return self.who is not None and card in self.who.able(game, source)


# ---------------------------------------------------------------------------- instead


_ASKED = ("DISCARD", "REJUVENATE", "ATTACH", "DESTROY", "BANISH", "SHUFFLE", "RETURN")
REPLACEABLE = frozenset(CardVerb[name] for name in _ASKED)
"""The verbs of the deeds of which the rules ask a card whether another is done instead."""


@words
class Becomes(Enum):
    """What may be done with a card instead of what would be."""

    BANISHED = "banish it"
    PLACED = "place it into play"
    HAND = "place it into your hand|return it to (your|its owner's) hand"
    TOP = "place it on top of your Life Deck"
    BOTTOM = "place it at the bottom of your Life Deck|Rejuvenate it"
    SHUFFLED = "shuffle it into your Life Deck"


_GOES = {
    Becomes.HAND: (Zone.HAND, Why.RETURN),
    Becomes.TOP: (Zone.LIFE_DECK, Why.RETURN),
    Becomes.BOTTOM: (Zone.LIFE_DECK, Why.REJUVENATE),
    Becomes.SHUFFLED: (Zone.LIFE_DECK, Why.SHUFFLE),
}
"""Where the card goes, and why; else it is banished."""
_ALONE = {"effect": None, "then": None, "condition": None}
_TO_DO = {"then": None, "condition": None}


@phrase(
    ("if {deed:@would}, you may {does} instead to {effect}", {**_TO_DO, "must": False}),
    ("~if {deed:@present}, you may {does} instead to {effect}", {**_TO_DO, "must": False}),
    (
        "if {deed:@would}, you may {does} instead. if you do, {then}",
        {"effect": None, "condition": None, "must": False},
    ),
    ("if {deed:@would}, you may {does} instead", {**_ALONE, "must": False}),
    ("~(when|whenever) {deed:@would}, you may {does} instead", {**_ALONE, "must": False}),
    ("~(when|whenever) {deed:@would}, {does} instead", {**_ALONE, "must": True}),
    (
        "~(when|whenever) {deed:@would}, you may {does} instead to {effect}",
        {**_TO_DO, "must": False},
    ),
    ("~(if|when) {deed:@present}, you may {does} instead", {**_ALONE, "must": False}),
    ("if {deed:@would}, {does} instead", {**_ALONE, "must": True}),
    ("~(if|when) {deed:@present}, {does} instead", {**_ALONE, "must": True}),
    (
        "if {condition} and {deed:@would}, {does} instead",
        {"effect": None, "then": None, "must": True},
    ),
)
@dataclass(frozen=True, slots=True)
class InsteadNote(Note):
    """What is done to the card, by an effect or a rule, is replaced as it `must` or one wishes.

    That is who controls it in play, elsewhere its owner. Perhaps under a condition only (EFF-5).
    """

    rules: ClassVar[str] = "EFF-2"

    deed: Happening
    does: Becomes
    effect: Effect | None = None
    then: Effect | None = None
    must: bool = False
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not about_this(self.deed):
            raise ValueError("a note waits for its own card only")
        if not set(self.deed.verbs_meant) <= REPLACEABLE:
            raise ValueError("nothing asks what is done instead")

    @property
    def waits_for_levels(self) -> bool:
        return any(isinstance(part.deed, LevelsDone) for part in every(self.deed, As))

    @property
    def stays_in_deck(self) -> bool:  # type: ignore[override]
        """Whether the card always goes back into the Life Deck (ATK-11)."""
        return self.must and self.does in (Becomes.TOP, Becomes.BOTTOM, Becomes.SHUFFLED)

    def replaces(self, game: Game, deed: Deed) -> bool:
        (card,) = deed.cards
        whose = moving.controller(game, card)
        if self.does is Becomes.PLACED and moving.may_enter_play(game, card, whose) is not None:
            return False
        source = Source(whose, card)
        if self.does is Becomes.HAND and game.state.where[card] is Zone.HAND:
            return False
        if self.condition is not None and not self.condition.holds(game, source):
            return False
        return self.deed.fits(game, deed, source)

    def replace(self, game: Game, deed: Deed) -> Steps:
        (card,) = deed.cards
        source = Source(moving.controller(game, card), card)
        if not (self.must or (yield from self._wished(game, deed, source))):
            return 0
        zone, why = _GOES.get(self.does, (Zone.BANISHED, Why.BANISH))
        if self.does is Becomes.PLACED:
            moving.enter_play(game, card, source.player, Why.PLACE, source, "EFF-6")
        elif game.state.where[card] is Zone.IN_PLAY and self.does is not Becomes.BOTTOM:
            moving.leave_play(game, card, zone, why, source, "EFF-5")
        else:
            bottom = self.does is Becomes.BOTTOM
            if game.state.where[card].is_hidden and zone.is_hidden:
                # Whoever uses what a card says shows the card.
                game.reveal(source.player, (card,), cause=card)
            moving.move(game, card, zone, why, source, "EFF-5", bottom=bottom)
        if self.does is Becomes.SHUFFLED:
            game.shuffle(game.owners[card])
        effect = self.effect or self.then
        if effect is not None:
            yield from effect.resolve(game, source)
        return 1

    def _wished(self, game: Game, deed: Deed, source: Source) -> Generator[Any, Any, bool]:
        title = game.cards[source.card].title
        way = first_spelling(self.does).replace(" it", f" {title}", 1)
        done = paradigm(deed.verb.value)["gerund"]
        wished: bool = yield from game.confirm(
            source.player,
            f"{way[:1].upper()}{way[1:]} instead of {done} it?",
            "EFF-5",
            source,
            sentence_text(self),
        )
        return wished
