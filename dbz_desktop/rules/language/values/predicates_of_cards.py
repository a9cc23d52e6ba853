"""What can be said of cards: of a kind, named, on a level, lying somewhere, the stronger one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns import qualities
from dbz_desktop.rules.language.nouns.in_common import of_kind
from dbz_desktop.rules.language.nouns.kinds import ATTACK_CARDS, Adjective, AnyCard, Suffix, having
from dbz_desktop.rules.language.nouns.names import CharacterNames
from dbz_desktop.rules.language.nouns.places import IN_PLAY, Controlled, Located, Owner, ends
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That
from dbz_desktop.rules.language.nouns.terms import LAST_LEVEL, End, Pile, Whose
from dbz_desktop.rules.language.text.sidenotes import is_side_note
from dbz_desktop.rules.language.values.measured import Measure
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, single
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Against, Bound, Range, Reaches
from dbz_desktop.wording import Phrase, Spec, phrase


class Predicate(Phrase):
    """What can be said of a card after "is"."""

    countable: ClassVar[bool] = False
    """Whether of several cards it is said in the plural."""

    def word(self, so: bool) -> Adjective | None:
        """The word before a kind that says that it is so, or not, where there is one."""
        return None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)


_A: dict[str, Any] = {"only": False, "owned": False, "whose": None}


@phrase(
    ("a {kind}", _A),
    ("a {kind} you own", {**_A, "owned": True}),
    ("{kind:pl}", _A, "many"),
    ("the only {kind} you control", {**_A, "only": True}),
    ("one of {whose} {kind:pl}", {"only": False, "owned": False}),
    ("~{whose} {kind}", {"only": False, "owned": False}),
    ("~an opponent's {kind}", {**_A, "whose": Whose.OPPONENT}),
    ("~a {kind} you (control|controlled)", {**_A, "whose": Whose.YOUR}),
    (
        "~a {kind} (your opponent|he) (controls|controlled)",
        {**_A, "whose": Whose.OPPONENT},
    ),
)
@dataclass(frozen=True, slots=True)
class OfKind(Predicate):
    """A card of a kind: "a Setup, Drill, or Ally", "a Hero"; or the `only` one that you control.

    Or one that a player controls, or controlled as it left play.
    """

    kind: CardFilter
    only: bool = False
    owned: bool = False
    whose: Whose | None = None

    @property
    def countable(self) -> bool:  # type: ignore[override]
        """Whether of several cards it is said in the plural."""
        return not self.only and not self.owned and self.whose is None

    def word(self, so: bool) -> Adjective | None:
        return qualities.called(self.kind, so) if self.countable else None

    def __post_init__(self) -> None:
        if isinstance(self.kind, AnyCard) and self.countable:
            raise ValueError("every card is a card")
        if self.kind == ATTACK_CARDS and self.whose is not None:
            raise ValueError("a player's attacks are no cards of his")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.only:
            return controlled(game, source.player, self.kind, source) == [card]
        if self.owned and game.owners[card] != source.player:
            return False
        if self.whose is not None and _controller(game, card) != self.whose.seat(source):
            return False
        return self.kind.fits(game, card, source)


def _controller(game: Game, card: int) -> int | None:
    """Who controls a card in play or did as it left it this turn; of an MP who owns it."""
    permanent = game.state.permanents.get(card) or game.state.left.get(card)
    if permanent is not None:
        return permanent.controller
    return game.owners[card] if card in _mps(game) else None


@phrase("{adjective}", ("{adjective}", {}, "many"))
@dataclass(frozen=True, slots=True)
class Of(Predicate):
    """What can stand before a card: "Styled", "Red", "non-Freestyle"."""

    adjective: Adjective

    def __post_init__(self) -> None:
        if not isinstance(self.adjective, qualities.Is | qualities.IsNoType):
            raise ValueError("not said without the card after it")
        if getattr(self.adjective, "other", None) is not None:
            raise ValueError("one of two is a list of its own")

    def word(self, so: bool) -> Adjective | None:
        return self.adjective if so else self.adjective.denied

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.adjective.fits(game, card, source)


@phrase(
    ("{names}", {"mp": None}),
    ("~(named|titled) {names}", {"mp": None}),
    ("{mp}", {"names": None}),
    ("~an MP", {"names": None, "mp": MpOf(Owner.PLAYER)}),
)
@dataclass(frozen=True, slots=True)
class Named(Predicate):
    """One of some characters, by the title; or a player's `mp`, or either's."""

    names: CharacterNames | None
    mp: MpOf | None = None

    def __post_init__(self) -> None:
        if any(map(is_side_note, getattr(self.names, "names", ()))):
            raise ValueError("these words are a note, no name")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.mp is not None:
            return card in self.mp.able(game, source)
        return self.names is not None and self.names.has(game.cards[card].title)


_NO_OTHER = {"other": None, "higher": True}
_IN_CONTROL: dict[str, Any] = {**_NO_OTHER, "measure": None, "within": ANY, "controls": True}

_STAGES = {**_NO_OTHER, "measure": Measure.STAGE}

_LEVELS = {"measure": Measure.LEVEL}
_HIGHEST = Reaches(LAST_LEVEL, Bound.JUST)


@phrase(
    ("level {within}", {**_NO_OTHER, **_LEVELS}),
    ("~(at|on) level {within}", {**_NO_OTHER, **_LEVELS}),
    (
        "~(at|on) (its|the) highest level",
        {**_LEVELS, **_NO_OTHER, "within": _HIGHEST},
    ),
    ("~(at|on) (its|the) lowest level", {**_LEVELS, **_NO_OTHER, "within": Reaches(1, Bound.JUST)}),
    ("~level {within}", {**_NO_OTHER, **_LEVELS}, "reached"),
    ("a higher level than {other}", {**_LEVELS, "within": ANY, "higher": True}),
    ("a lower level than {other}", {**_LEVELS, "within": ANY, "higher": False}),
    ("{within:@place} level(s) higher than {other}", {**_LEVELS, "higher": True}),
    ("{within:@place} level(s) lower than {other}", {**_LEVELS, "higher": False}),
    ("{within:@place} stage(s) above (0|zero)", _STAGES),
    ("above 0 stages", {**_STAGES, "within": ANY}),
    ("~{within:@side}", _STAGES),
    ("in control of combat", _IN_CONTROL),
)
@dataclass(frozen=True, slots=True)
class Stands(Predicate):
    """A personality on such a level, at such a stage, or so many levels from another (ANG-3).

    Or one that `controls` combat (COM-6).
    """

    measure: Measure | None
    within: Range
    other: Personality | None = None
    higher: bool = True
    controls: bool = False

    @property
    def rules(self) -> str:
        """The rule of what is measured."""
        if self.measure is None:
            return "COM-6"
        return "ANG-3" if self.measure is Measure.LEVEL else "EFF-7"

    def __post_init__(self) -> None:
        if self.controls is not (self.measure is None):
            raise ValueError("it is said what is measured, or else who is in control")
        told_of = ("whose", "who", "rival", "since")
        if any(getattr(self.within, each, None) for each in told_of):
            raise ValueError("it isn't said whose level that would be, or was")
        if self.other is not None:
            single(self.other)
            if self.within == NONE:
                raise ValueError("no level apart is the same level")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.measure is None:
            return That(CardFact.IN_CONTROL).fits(game, card, source)
        value = self.measure.of(game, card, source)
        if self.other is None:
            return self.within.meets(value, game, source)
        other = self.other.one(game, source)
        if other == NOBODY:
            return False
        apart = value - self.measure.of(game, other, source)
        apart = apart if self.higher else -apart
        return apart > 0 and self.within.meets(apart, game, source)


@phrase(
    *(
        (said, pinned, form)
        for form in ("", "many")
        for said, pinned in (
            ("{where}", {"whose": None}),
            ("the {end} card of {side} {pile}", {"where": None}),
            ("~on [the] {end} of {side} {pile}", {"where": None}),
            ("~at the {end} of {side} {pile}", {"where": None}),
            ("under {whose} control", {"where": None}),
            ("~in play under {whose} control", {"where": None}),
            ("~controlled by you", {"where": None, "whose": Whose.YOUR}),
            ("~controlled by your opponent", {"where": None, "whose": Whose.OPPONENT}),
            ("~yours", {"where": None, "whose": Whose.YOUR}),
            ("~your opponent's", {"where": None, "whose": Whose.OPPONENT}),
        )
    )
)
@dataclass(frozen=True, slots=True)
class Lies(Predicate):
    """In play, in a zone, attached; an MP is in play without being in a zone (TYP-8).

    So is a card that remains on the table to be used again. Under whose control a card was that
    has left play this turn is known as well. Or it lies at the `end` of a pile that all can see.
    """

    rules: ClassVar[str] = "ZON-1 TYP-7"

    where: Located | None
    whose: Whose | None = None
    end: End | None = None
    side: Owner | None = None
    pile: Pile | None = None

    def __post_init__(self) -> None:
        if self.pile in (Pile.LIFE_DECK, Pile.HAND):
            raise ValueError("nobody sees which card lies there (ZON-1)")
        if isinstance(self.where, Controlled) and self.where != IN_PLAY:
            raise ValueError("under whose control a card is, is said in words of its own")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.end is not None and self.side is not None and self.pile is not None:
            seats, zone = self.side.seats(source), self.pile.zone
            return any(card in ends(game, each, zone, self.end, 1) for each in seats)
        if self.where is None:
            seat = None if self.whose is None else self.whose.seat(source)
            return seat is not None and _controller(game, card) == seat
        if self.where == IN_PLAY and (card in _mps(game) or card in game.state.remaining):
            return True
        return card in self.where.cards(game, source)


def _mps(game: Game) -> list[int]:
    return [side.mp_card for side in game.state.players]


@phrase("level {within}")
@dataclass(frozen=True, slots=True)
class OnLevel(Adjective):
    """Personalities on such a level: "level 1 Ally", "level 2 or higher personality" (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    within: Range

    def __post_init__(self) -> None:
        if not isinstance(self.within, Reaches):
            raise ValueError("which level is said with its number")

    def allows(self, card_type: CardType) -> bool:
        return card_type.is_personality

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts = game.cards[card]
        if not facts.type.is_personality:
            return False
        return self.within.meets(Measure.LEVEL.of(game, card, source), game, source)


_POWER = {"measure": Measure.POWER_LEVEL, "within": None}


_STAGES_OF: dict[str, Any] = {**_NO_OTHER, "measure": Measure.STAGE}


def _against() -> Iterator[Spec]:
    """The same in the other order: "a power level higher than the attacker's"."""
    for word, higher in (("(higher|greater)", True), ("lower", False)):
        for other in ("{other}", "{other:@of}", "{other:@own}"):
            power = {**_POWER, "higher": higher}
            yield f"~with a power level {word} than {other}", power
            yield from having((f"~a power level {word} than {other}", power, "had"))
            yield (
                f"~with a level {word} than {other}",
                {**_LEVELS, "within": None, "higher": higher},
            )


@phrase(
    ("with a higher power level than {other}", {**_POWER, "higher": True}),
    ("with a lower power level than {other}", {**_POWER, "higher": False}),
    ("with a higher level than {other}", {**_LEVELS, "within": None, "higher": True}),
    ("with a lower level than {other}", {**_LEVELS, "within": None, "higher": False}),
    *having(
        ("a higher power level than {other}", {**_POWER, "higher": True}, "had"),
        ("a lower power level than {other}", {**_POWER, "higher": False}, "had"),
        *(
            (f"~a {word} power level than {{other:@{own}}}", {**_POWER, "higher": higher}, "had")
            for word, higher in (("higher", True), ("lower", False))
            for own in ("of", "own")
        ),
        *(
            (
                f"~a {word} power level than yours",
                {**_POWER, "higher": higher, "other": MpOf(Owner.YOUR)},
                "had",
            )
            for word, higher in (("higher", True), ("lower", False))
        ),
    ),
    *_against(),
    *(
        (
            f"~(with|of|at|on) a {said} than yours",
            {**what, "higher": higher, "other": MpOf(Owner.YOUR)},
        )
        for word, higher in (("(higher|greater)", True), ("lower", False))
        for measure, what in (
            ("power level", _POWER),
            ("[personality] level", {**_LEVELS, "within": None}),
        )
        for said in (f"{word} {measure}", f"{measure} {word}")
    ),
    *(
        (f"~(at|on|of) a {word} level than {{other}}", {**_LEVELS, "within": None, "higher": up})
        for word, up in (("higher", True), ("lower", False))
    ),
    ("with a {measure} of {within}", _NO_OTHER),
    ("~(with|at|that has|that have) {within:@stages}", _STAGES_OF),
    ("~that is(are) at {within:@stages}", _STAGES_OF),
    ("~that has(have) a {measure} of {within}", _NO_OTHER),
    ("~whose {measure} is {within}", _NO_OTHER),
    ("~(at|on|of) level {within}", {**_LEVELS, "other": None, "higher": True}),
    ("with the highest {measure}", {"other": None, "within": None, "higher": True}),
    ("with the lowest {measure}", {"other": None, "within": None, "higher": False}),
)
@dataclass(frozen=True, slots=True)
class Stronger(Suffix):
    """A personality whose power level is above another's, or below (ATK-5).

    Or whose power level, stage or level is so much; or the highest or lowest of all that are meant.
    """

    rules: ClassVar[str] = "ATK-5"
    only_in_play: ClassVar[bool] = True

    higher: bool
    other: Personality | None
    measure: Measure = Measure.POWER_LEVEL
    within: Range | None = None

    def __post_init__(self) -> None:
        if self.other is not None:
            single(self.other)
        if isinstance(self.within, Against):
            raise ValueError("said as higher or lower than another's")

    @property
    def compares(self) -> bool:  # type: ignore[override]
        """Whether it is so of those only that go furthest."""
        return self.other is None and self.within is None

    def foremost(self, game: Game, cards: list[int], source: Source) -> list[int]:
        if not cards or not self.compares:
            return cards
        values = [self.measure.of(game, card, source) for card in cards]
        wanted = max(values) if self.higher else min(values)
        return [card for card, value in zip(cards, values, strict=True) if value == wanted]

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.other is None:
            if not game.cards[card].type.is_personality:
                return False
            if self.within is None:
                return True
            return self.within.meets(self.measure.of(game, card, source), game, source)
        other = self.other.one(game, source)
        pair = (card, other)
        if other == NOBODY or not all(game.cards[each].type.is_personality for each in pair):
            return False
        if self.measure is not Measure.POWER_LEVEL:
            apart = self.measure.of(game, card, source) - self.measure.of(game, other, source)
            return apart > 0 if self.higher else apart < 0
        above, below = (card, other) if self.higher else (other, card)
        return _is_stronger(game, above, below, source)


def _is_stronger(game: Game, one: int, other: int, source: Source) -> bool:
    """Whether a personality's power level is above another's, as this text's player sees it."""
    attack = source.attack
    if attack is not None and attack.player == source.player:
        mp = game.state.players[source.player].mp_card
        fighters = {attack.performer, game.state.players[attack.defender].mp_card}
        considered_so = any(s.player == source.player for _, s in game.holding(Matter.HIGHER_POWER))
        if considered_so and attack.performer == mp and {one, other} == fighters:
            return one == mp
    return stages.power_level(game, one) > stages.power_level(game, other)


_ONE_TRAIT = {"within": None}


@phrase(
    ("with {within:@many} Trait(s)", {"trait": None}),
    ("with the {trait} Trait", _ONE_TRAIT),
    ("~(with|of) {trait} (heritage|Heritage)", _ONE_TRAIT),
    *having(
        ("{within:@many} Trait(s)", {"trait": None}, "had"),
        ("the {trait} Trait", _ONE_TRAIT, "had"),
        ("~{trait} (heritage|Heritage)", _ONE_TRAIT, "had"),
    ),
)
@dataclass(frozen=True, slots=True)
class WithTraits(Suffix):
    """A personality with a Trait on its level, or with so many of them (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"

    within: Range | None
    trait: considered.Trait | None = None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.trait is not None:
            return considered.has_trait(game, card, self.trait)
        assert self.within is not None
        count = sum(considered.has_trait(game, card, trait) for trait in considered.Trait)
        return self.within.meets(count, game, source)


_NOT: dict[str, Any] = {"so": False}


@phrase(
    ("that is(are) {predicate}", {"so": True}),
    ("that is(are) not {predicate}", _NOT),
    ("~that was(were) {predicate}", {"so": True}),
    ("~that was(were) not {predicate}", _NOT),
    ("~that are {predicate:@many}", {"so": True}),
    ("~that (are|were) not {predicate:@many}", _NOT),
    *(
        (f"~(other than|except|except for|besides) {{predicate{form}}}", {**_NOT, "but": True})
        for form in ("", ":@many")
    ),
)
@dataclass(frozen=True, slots=True)
class Which(Suffix):
    """A kind of card of which a predicate holds: "a Drill that is not attached"."""

    predicate: Predicate
    so: bool = True
    but: InitVar[bool] = False
    """Whether they are said to be others than those of a kind."""

    def __post_init__(self, but: bool) -> None:
        kind = getattr(self.predicate, "kind", None)
        if isinstance(self.predicate, Lies) or getattr(self.predicate, "controls", False):
            raise ValueError("where a card is, is said without these words")
        if kind is not None and not self.predicate.countable:
            raise ValueError("whose it is, is said without these words")
        if but and kind is None:
            raise ValueError("other than cards of a kind")

    @property
    def word_before(self) -> Adjective | None:
        return self.predicate.word(self.so)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.predicate.fits(game, card, source) is self.so


def controlled(game: Game, player: int, cards: CardFilter, source: Source) -> list[int]:
    """The cards of a kind that a player controls; his MP is one where personalities are meant."""
    side = game.state.players[player]
    found = side.play if isinstance(cards, AnyCard) else [side.mp_card, *side.play]
    return of_kind(game, cards, found, source)
