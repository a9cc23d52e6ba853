"""Attacks by when they come: the first of a combat, the next, the second after that (ATK-1)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field, replace
from typing import ClassVar

from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attack_words import (
    AttackIs,
    AttackThat,
    AttackWords,
    Described,
)
from dbz_desktop.rules.language.attacks.attacks import EITHER_PLAYER, AnAttack, Attacks
from dbz_desktop.rules.language.attacks.attacks_said import by_those, by_whose
from dbz_desktop.rules.language.attacks.ordinals import (
    Ordinal,
    check_known,
    comes_as,
    each_time,
    first_few,
)
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import phrase

_PERFORMED = {"played": False, "that": None}


_PLAYED = {"played": True, "that": None}


_EACH = {**_PERFORMED, "whose": None}
_WENT_THROUGH_SUCH = {"played": False, "successful": True}
_WENT_THROUGH = {**_PERFORMED, "successful": True}


@phrase(
    *each_time(
        ("{whose} {nth} {what} each turn", _PERFORMED),
        ("{whose} {nth} {what} {that} each turn", {"played": False}),
        ("the {nth} {what} {that} each turn", {"played": False, "whose": None}),
        ("~{those:@of} {nth} {what} each turn", {"played": False, "whose": None}),
        ("the {nth} {what} each player performs each turn", _EACH),
        ("~each player's {nth} {what} each turn", _EACH),
        ("~the {nth} {what} performed by (each|a) player each turn", _EACH),
        ("~the {nth} {what} {whose:@performs} each turn", _PERFORMED),
        ("~the {nth} {what} {that} {whose:@performs} each turn", {"played": False}),
        ("{whose} {nth} successful {what} each turn", _WENT_THROUGH),
        ("{whose} {nth} successful {what} {that} each turn", _WENT_THROUGH_SUCH),
        ("~{those:@of} {nth} successful {what} each turn", {**_WENT_THROUGH, "whose": None}),
        ("~the {nth} successful {what} {whose:@performs} each turn", _WENT_THROUGH),
        (
            "the {nth} successful {what} each player performs each turn",
            {**_WENT_THROUGH, "whose": None},
        ),
        ("~each player's {nth} successful {what} each turn", {**_WENT_THROUGH, "whose": None}),
        # One that is performed from a hand is played (EFF-6).
        *(
            (f"~the {{nth}} {{what}} {does} {{that:@from}} each turn", {"played": False, **whose})
            for does, whose in (
                ("{whose:@performs}", {}),
                ("you play", {"whose": Whose.YOUR}),
                ("(your opponent|he) plays", {"whose": Whose.OPPONENT}),
            )
        ),
        *(
            (f"~{first} that (is|was) {so}", fixed)
            for first, fixed in (
                ("{whose} {nth} {what} each turn", _PERFORMED),
                ("the {nth} {what} {whose:@performs} each turn", _PERFORMED),
                ("the {nth} {what} each player performs each turn", _EACH),
                ("each player's {nth} {what} each turn", _EACH),
            )
            for so in ("{so}", "not {but}")
        ),
        ("the {nth} {what} you play each turn", {"whose": Whose.YOUR, **_PLAYED}),
        ("the {nth} {what} your opponent plays each turn", {"whose": Whose.OPPONENT, **_PLAYED}),
        ("~the {nth} {what} he plays each turn", {"whose": Whose.OPPONENT, **_PLAYED}),
        ("the {nth} successful {what} {that} each turn", {**_WENT_THROUGH_SUCH, "whose": None}),
        *first_few(),
        *((said, {**told, "successful": True}) for said, told in first_few("successful ")),
    ),
    ("~the {nth} {what} each player performs during combat", {**_EACH, "turn": False}),
)
@dataclass(frozen=True, slots=True)
class FirstEach(Attacks):
    """A player's first attack of a kind in a turn or a combat, or either's; or his first `n`.

    Or the second, or another one by its number; perhaps only of those that are `played`.
    """

    whose: Whose | None
    what: AttackWords
    nth: Ordinal = Ordinal.FIRST
    played: bool = False
    that: AttackThat | None = None
    turn: bool = True
    n: int = 1
    successful: bool = False
    those: InitVar[Personality | None] = None
    so: InitVar[AttackIs | None] = None
    """What is said behind it of the attacks of which it is the first, or `but` of the others."""
    but: InitVar[AttackIs | None] = None

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.n > 1

    def __post_init__(
        self, those: Personality | None, so: AttackIs | None, but: AttackIs | None
    ) -> None:
        by_those(self, those)
        if but is not None:
            so = replace(but, negated=not but.negated)
        if so is not None:
            object.__setattr__(self, "what", Described(so, self.what))
        if not self.successful:
            by_whose(self)
        if self.whose is None and not getattr(self.that, "of_one_player", self.that is None):
            raise ValueError("whose first one it is isn't said")
        check_known(self.that)

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        mine = self.whose is None or attack.player == self.whose.seat(source)
        what = AnAttack(self.what, self.that)
        few = self.n if self.n > 1 else 0
        through = self.successful
        return mine and comes_as(
            game, attack, what, self.nth, source, self.played, self.turn, few, through
        )


_THE_NEXT = {"successful": False, "that": None}


_EACH_NEXT = {**_THE_NEXT, "whose": None, "each": True}


@phrase(
    ("{whose} next {what}", _THE_NEXT),
    ("{whose} next {what} {that}", {"successful": False}),
    ("{whose} next successful {what}", {**_THE_NEXT, "successful": True}),
    ("{whose} {nth} {what}", _THE_NEXT),
    ("{whose} {nth} successful {what}", {**_THE_NEXT, "successful": True}),
    ("~the {nth} successful {what} {whose:@performs}", {**_THE_NEXT, "successful": True}),
    ("{whose} first {n} {what:pl}", {**_THE_NEXT, "nth": Ordinal.FIRST}),
    ("~the {nth} {what} {whose:@performs}", _THE_NEXT),
    ("~the first {n} {what:pl} {whose:@performs}", {**_THE_NEXT, "nth": Ordinal.FIRST}),
    ("~{whose} next {what:@of}", _THE_NEXT, "of"),
    ("~{whose} next successful {what:@of}", {**_THE_NEXT, "successful": True}, "of"),
    ("~{whose} next {n} {what:pl:@of}", _THE_NEXT, "of"),
    ("~{whose} {nth} {what:@of}", _THE_NEXT, "of"),
    ("{whose} next {n} {what:pl}", _THE_NEXT),
    ("{whose} next {n} {what:pl} {that:pl}", {"successful": False}),
    ("{whose} next {n} successful {what:pl}", {**_THE_NEXT, "successful": True}),
    ("~the next {n} {what:pl} {whose:@performs}", _THE_NEXT),
    ("~the next {what} {whose:@performs}", _THE_NEXT),
    ("~the next {what} {that} {whose:@performs}", {"successful": False}),
    ("~the next {what} {whose:@performs} {that:@from}", {"successful": False}),
    ("~the next successful {what} {whose:@performs}", {**_THE_NEXT, "successful": True}),
    ("the next {what} {that}", {"successful": False, "whose": None}),
    ("the next {what}", {**_THE_NEXT, "whose": None}),
    (f"~the next {{what}} performed [by {EITHER_PLAYER}]", {**_THE_NEXT, "whose": None}),
    ("each player's next {what}", _EACH_NEXT),
    ("both players' next {what:pl}", {**_EACH_NEXT, "many": True}),
    ("~all players' next {what:pl}", {**_EACH_NEXT, "many": True}),
    ("~the next {what} (performed by|of) each player", _EACH_NEXT),
    ("the next {n} {what:pl} {that:pl}", {"successful": False, "whose": None}),
    ("~{those:@of} next {what}", {**_THE_NEXT, "whose": None}),
    ("~{those:@of} next {n} {what:pl}", {**_THE_NEXT, "whose": None}),
    ("~the next {what} {those} performs(perform)", {**_THE_NEXT, "whose": None}),
    ("~the next {n} {what:pl} {those} performs(perform)", {**_THE_NEXT, "whose": None}),
)
@dataclass(frozen=True, slots=True)
class NextAttack(Attacks):
    """A player's next attack of a kind, or anybody's, or the next `n`; each of them once (EFF-4).

    Or `each` player's next one. An attack that goes on while this is said is not the next one.
    With `only`, nothing is said of a next attack that isn't so, and it is used up nevertheless.
    """

    rules: ClassVar[str] = "EFF-4"
    once: ClassVar[bool] = True

    whose: Whose | None
    what: AttackWords
    successful: bool = False
    only: AttackThat | AttackWords | None = None
    n: int = 1
    # The number of the one that came last.
    after: int = 0
    # Which one of the player's in this combat it must be as well; one of the first `n`.
    nth: Ordinal | None = None
    that: AttackThat | None = None
    each: bool = False
    # Who has performed his already.
    but: int = -1
    # How it is said: "both players' next attacks deal".
    many: bool = field(default=False, compare=False)
    those: InitVar[Personality | None] = None

    def __post_init__(self, those: Personality | None) -> None:
        by_those(self, those)
        check_known(self.that)
        if self.each and self.whose is not None:
            raise ValueError("each player's are not one player's")
        if not (self.nth or self.successful):
            by_whose(self)

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.many or self.n > 1

    def rest(self, attack: Attack) -> NextAttack | None:
        """What is left of them once this one has come."""
        if self.each and self.but < 0:
            return replace(self, but=attack.player, after=attack.number)
        left = self.n - (self.nth is None)
        return replace(self, n=left, after=attack.number) if left and self.n > 1 else None

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if source.attack is not None and source.attack.number == attack.number:
            return False
        if 0 < attack.number <= self.after or attack.player == self.but:
            return False
        few = self.n if self.n > 1 else 0
        through = self.successful
        if self.nth and not comes_as(
            game, attack, self.what, self.nth, source, of_first=few, successful=through
        ):
            return False
        if self.that is not None and not self.that.fits(game, attack, source):
            return False
        theirs = self.whose is None or attack.player == self.whose.seat(source)
        return theirs and self.what.fits(game, attack, source)

    def suits(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether what is said of the next attack holds for this one, which is it."""
        return self.only is None or self.only.fits(game, attack, source)
