"""Attacks: which ones a text speaks of.

One noun for statements ("your other Styled attacks"), one for what happens ("one of your attacks")
and one for the attack that a text belongs to ("this attack", "that attack", "it"). They share the
words before "attack", in any number and order and each with "non-", and the clauses after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field
from typing import Any, ClassVar

from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import AttackFilter
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import (
    ANY_ATTACK,
    AnyAttack,
    AttackThat,
    AttackWords,
    Described,
)
from dbz_desktop.rules.language.attacks.attacks_said import are_listed, by_those, by_whose
from dbz_desktop.rules.language.attacks.ordinals import (
    Ordinal,
    comes_as,
    of_this_time,
    one_by_number,
)
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import Spec, phrase

# ---------------------------------------------------------------------------- of statements


class Attacks(AttackFilter):
    """Attacks of which something is said: "your attacks", "your next attack".

    `once`: it speaks of one attack to come, and takes hold of that (EFF-4); with `successful`, an
    attack that is stopped doesn't use it up.
    """

    plural: ClassVar[bool] = True
    once: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        raise TypeError(type(self).__name__)


_PLAIN = {"that": None, "other": False, "successful": False}
_NO_OTHER = {"other": False, "successful": False}
EITHER_PLAYER = "(a player|any player|each player|either player|players|both players|all players)"


def _of_them() -> Iterator[Spec]:
    """The same before what is theirs: "your attacks' damage"; it is only read."""
    several = "{what:pl:@of}"
    yield f"~[all] [of] {{whose}} {several}", _PLAIN, "of"
    yield f"~[all] [of] {{whose}} other {several}", {**_PLAIN, "other": True}, "of"
    yield f"~{{whose}} successful {several}", {**_PLAIN, "successful": True}, "of"
    yield f"~all {several}", {**_PLAIN, "whose": None}, "of"
    yield f"~each of {{whose}} {several}", {**_PLAIN, "plural": False}, "of"
    yield "~(each|every) {what:@of}", {**_PLAIN, "whose": None, "plural": False}, "of"
    yield f"~{{those:@of}} {several}", {**_PLAIN, "whose": None}, "of"


@phrase(
    ("{whose} {what:pl}", _PLAIN),
    ("{whose} {what:pl} {that:pl}", {"other": False, "successful": False}),
    ("{whose} other {what:pl}", {"that": None, "other": True, "successful": False}),
    ("{whose} successful {what:pl}", {"that": None, "other": False, "successful": True}),
    ("{whose} successful {what:pl} {that:pl}", {"other": False, "successful": True}),
    ("all {what:pl}", {**_PLAIN, "whose": None}),
    ("[all] {what:pl} {that:pl}", {"whose": None, "other": False, "successful": False}),
    ("~{what:pl}", {**_PLAIN, "whose": None}),
    ("~all [of] {whose} {what}", _PLAIN),
    ("~all of {whose} other {what}", {"that": None, "other": True, "successful": False}),
    ("~[all] {what:pl} {whose:@performs}", _PLAIN),
    ("~[all] {what:pl} {whose:@performs} {that:pl}", {"other": False, "successful": False}),
    ("~[all] {what:pl} {that:pl} {whose:@performs}", {"other": False, "successful": False}),
    *(
        (f"~{said}", {"other": False, "successful": False})
        for said in (
            "[all] {what:pl} {whose:@performs} {that:@from}",
            "[all] {whose} {what:pl} {that:@from}",
        )
    ),
    ("~[all] {what:pl} {that:@from}", {"whose": None, "other": False, "successful": False}),
    ("~all other {what:pl} {whose:@performs}", {**_PLAIN, "other": True}),
    *(
        (said, {**_PLAIN, "whose": whose}, f"{one}against_{whom}")
        for whom, whose in (("you", Whose.OPPONENT), ("him", Whose.YOUR), ("all", None))
        for one, said in (("", "~{what:pl}"), ("one_", "~(a|any|each|one) {what}"))
    ),
    ("~{what:pl} {that:pl}", {"whose": Whose.OPPONENT, **_NO_OTHER}, "against_you"),
    ("~(both players'|all players'|players'|each player's) {what:pl}", {**_PLAIN, "whose": None}),
    (f"~[all] {{what:pl}} performed by {EITHER_PLAYER}", {**_PLAIN, "whose": None}),
    ("~{those:@of} {what:pl}", {**_PLAIN, "whose": None}),
    ("~{those:@of} other {what:pl}", {**_PLAIN, "whose": None, "other": True}),
    ("~{those:@of} successful {what:pl}", {**_PLAIN, "whose": None, "successful": True}),
    ("each {what}", {**_PLAIN, "whose": None, "plural": False}),
    ("~every {what}", {**_PLAIN, "whose": None, "plural": False}),
    ("~(each|every) {what} {that}", {"whose": None, **_NO_OTHER}),
    ("~each of {those:@of} {what:pl}", {**_PLAIN, "whose": None}),
    ("~{whose} {what:pl} that (are|were) not (stopped|blocked)", {**_PLAIN, "successful": True}),
    ("~(each|every|any) {what} {whose:@performs}", {**_PLAIN, "plural": False}),
    ("each of {whose} {what:pl}", {**_PLAIN, "plural": False}),
    *_of_them(),
)
@dataclass(frozen=True, slots=True)
class AttacksOf(Attacks):
    """A player's attacks of a kind, or both players'; the others are those but this one."""

    whose: Whose | None
    what: AttackWords
    that: AttackThat | None = None
    other: bool = False
    successful: bool = False
    # How it is said: "each attack deals".
    plural: bool = field(default=True, compare=False)  # type: ignore[misc]
    those: InitVar[Personality | None] = None

    def __post_init__(self, those: Personality | None) -> None:
        if those is not None and those.chooses:
            raise ValueError("whose attacks those are would have to be chosen")
        by_those(self, those)
        if not (self.other or self.successful):
            by_whose(self)

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.whose is not None and attack.player != self.whose.seat(source):
            return False
        if self.other and source.attack is not None and source.attack.number == attack.number:
            return False
        if self.successful and attack.stopped:
            return False
        if not self.what.fits(game, attack, source):
            return False
        return self.that is None or self.that.fits(game, attack, source)


# ---------------------------------------------------------------------------- one attack


class OneAttack(AttackFilter):
    """The attack of a happening: "a Styled attack", "one of your attacks"."""

    plural: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        raise TypeError(type(self).__name__)


class Answered(OneAttack):
    """What a [defense] text can be about: "an energy attack", "that attack"."""


class BoundAttack(AttackFilter):
    """The attack that a text belongs to, or that it answers."""

    plural: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack


_ALONE: dict[str, Any] = {"that": None, "other": None}


@phrase(
    ("a {what}", _ALONE),
    ("a {what} or {other}", {"that": None}),
    "a {what} {that:@is} or {other}",
    "a {what} {that} or {other}",
    ("a {what} {that:@is}", {"other": None}),
    ("a {what} {that}", {"other": None}),
    ("~(any|each|a single|any single|any one) {what}", _ALONE),
    ("~{those:@of} {what}", _ALONE),
    ("~one of {those:@of} {what:pl}", _ALONE),
    ("~any {what} {that}", {"other": None}),
    ("~(a|any) {what:@of}", _ALONE, "of"),
)
@dataclass(frozen=True, slots=True)
class AnAttack(Answered):
    """Any attack of a kind, or one of another kind."""

    what: AttackWords
    that: AttackThat | None = None
    other: AnAttack | None = None
    those: InitVar[Personality | None] = None

    def __post_init__(self, those: Personality | None) -> None:
        by_those(self, those)
        if self.other is not None and self.that is None and isinstance(self.what, AnyAttack):
            raise ValueError("any attack is one of each kind")
        other = self.other
        if other is not None and self.that is None and other == AnAttack(other.what):
            if are_listed(self.what, other.what):
                assert isinstance(self.what, Described) and isinstance(other.what, Described)
                both = Described(self.what.adjective, ANY_ATTACK, other.what.adjective)
                object.__setattr__(self, "what", both)
                object.__setattr__(self, "other", None)

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """The kinds that it may be of."""
        return self.what.kinds | (self.other.kinds if self.other is not None else frozenset())

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.other is not None and self.other.fits(game, attack, source):
            return True
        if not self.what.fits(game, attack, source):
            return False
        return self.that is None or self.that.fits(game, attack, source)


_SUCH: dict[str, Any] = {"plural": False, "another": False}
_ONE: dict[str, Any] = {**_SUCH, "that": None}
_LAST: dict[str, Any] = {**_ONE, "last": True}
_ANY: dict[str, Any] = {"whose": None, "plural": True, "another": False, "that": None}
_OTHER: dict[str, Any] = {**_ONE, "another": True}


def _every() -> Iterator[Spec]:
    """All of them, of whom it is said what cannot be done: "your other attacks"."""
    such = {name: value for name, value in _ANY.items() if name != "that"}
    for template, pinned in (
        ("{whose} {what:pl}", _ONE),
        ("{whose} {what:pl} {that:pl}", _SUCH),
        ("{whose} other {what:pl}", _OTHER),
        ("~(each of|all|all of) {whose} {what:pl}", _ONE),
        ("~[all] {what:pl} {whose:@performs}", _ONE),
        ("{what:pl}", _ANY),
        ("{what:pl} {that:pl}", such),
        ("~(all|any) {what:pl}", _ANY),
        ("~(each|every) {what}", _ANY),
        ("other {what:pl}", {**_OTHER, "whose": None}),
        ("~(all other|any other|any more|any further) {what:pl}", {**_OTHER, "whose": None}),
        ("~(all|any) [of] {whose} other {what:pl}", _OTHER),
    ):
        yield template, pinned, "every"


@phrase(
    ("one of {whose} {what:pl}", _ONE),
    ("one of {whose} {what:pl} {that:pl}", _SUCH),
    ("~{whose} {what:s}", _ONE),
    ("{what:pl}", _ANY),
    ("~(a|any|each) {what} {whose:@performs}", _ONE),
    ("~(a|any|each) {what} {whose:@performs} {that}", _SUCH),
    ("~(a|any|each) {what} {that} {whose:@performs}", _SUCH),
    ("another {what}", {**_OTHER, "whose": None}),
    ("another {what} {that}", {**_SUCH, "whose": None, "another": True}),
    ("another of {whose} {what:pl}", _OTHER),
    ("~one of {whose} other {what:pl}", _OTHER),
    *one_by_number(_ONE, _SUCH),
    *of_this_time(_ONE, _SUCH),
    *_every(),
    ("~(a|any|each) {what} of (yours|your own)", {**_ONE, "whose": Whose.YOUR}),
    ("~(a|any|each) {what} of (your opponent's|his)", {**_ONE, "whose": Whose.OPPONENT}),
    ("~one of {whose} {what:pl:@of}", _ONE, "of"),
    ("~one of {whose} other {what:pl:@of}", _OTHER, "of"),
    ("~another {what:@of}", {**_OTHER, "whose": None}, "of"),
    ("~{whose} {nth} {what:@of}", {**_ONE, "turn": False}, "of"),
    ("~{whose} {nth} {what}", {**_ONE, "turn": False}, "now"),
    ("{whose} last {what}", _LAST),
    ("~{whose} (last|previous|most recent) {what} [this combat]", _LAST),
    ("~the (last|previous|most recent) {what} {whose:@performs} [this combat]", _LAST),
    ("the last {what} performed this combat", {**_LAST, "whose": None}),
    (
        f"~the (last|previous|most recent) {{what}} [performed] [by {EITHER_PLAYER}] [this combat]",
        {**_LAST, "whose": None},
    ),
    ("~the {nth} {what} {whose:@performs} [in] this combat", {**_ONE, "turn": False}),
    ("~the {nth} {what} {whose:@performs} this turn", {**_ONE, "turn": True}),
    ("~{whose} {nth} {what} this turn", {**_ONE, "turn": True}),
    ("~{whose} {nth} {what} (this|in a|during a) combat", {**_ONE, "turn": False}),
    ("~(a|the) {nth} {what} (in a|during a|this) combat", {**_ONE, "whose": None, "turn": False}),
)
@dataclass(frozen=True)
class SomeAttack(OneAttack):
    """An attack of a player's or of anybody's, or another than the text's own.

    What more is said of it (`that`) is said of one of a player's. Or the `nth` one of a player in
    each combat, one of the `first` so many, or the `last` one that is over.
    """

    what: AttackWords
    whose: Whose | None = None
    another: bool = False
    plural: bool = False  # type: ignore[misc]
    nth: Ordinal | None = None
    turn: bool = False
    last: bool = False
    that: AttackThat | None = None
    first: int = 0

    def __post_init__(self) -> None:
        if self.turn and self.nth is None:
            raise ValueError("in how long a time is said of the first")

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.another and source.attack is attack:
            return False
        if self.whose is not None and attack.player != self.whose.seat(source):
            return False
        if self.nth is not None:
            what = AnAttack(self.what, self.that)
            return comes_as(game, attack, what, self.nth, source, False, self.turn, self.first)
        if self.that is not None and not self.that.fits(game, attack, source):
            return False
        if self.last:
            last = self.over(game, source)
            return last is not None and last.number == attack.number
        return self.what.fits(game, attack, source)

    def over(self, game: Game, source: Source) -> Attack | None:
        """The last one of a player, or of both, in this combat that is over (COM-2)."""
        seats = (0, 1) if self.whose is None else (self.whose.seat(source),)
        before = [each for seat in seats for each in performed_before(game, seat)]
        such = (each for each in before if self.what.fits(game, each, source))
        return max(such, key=lambda each: each.number, default=None)


@phrase(
    ("this attack", {"answered": False}),
    ("that attack", {"answered": True}),
    ("this attack's", {"answered": False}, "of"),
    ("that attack's", {"answered": True}, "of"),
)
@dataclass(frozen=True, slots=True)
class TheAttack(Answered, BoundAttack):
    """The attack that the text belongs to, or the one that it answers or that was spoken of."""

    answered: bool = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack


@phrase("it", "~this")
@dataclass(frozen=True, slots=True)
class TheSameAttack(BoundAttack):
    """The same, once it was named."""


THIS_ATTACK = TheAttack()
