"""Endurance that cards have more of, or less, or have at all, as long as that holds (ATK-12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.suffixes import Such, of_such
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.printed_numbers import WithEndurance
from dbz_desktop.rules.language.values.values import Counted
from dbz_desktop.wording import Spec, phrase

_RAISED: dict[str, Any] = {"n": 0, "everyone": False, "beside": False}
_DECKS = ((Whose.YOUR, "your Life Deck"), (Whose.OPPONENT, "(your opponent's|his) Life Deck"))


def _lent() -> Iterator[Spec]:
    """The Endurance that cards of a Life Deck gain: those without, or those that have some too."""
    everyones = "(all|each player's|both players'|players') Life (Deck|Decks)"
    for everyone, decks, other in (
        (False, "your Life Deck", "your Life Deck"),
        (True, "all Life Decks", everyones),
    ):
        for beside, quiet, of_those in (
            (False, "", f"{{cards:pl}} in {decks} without Endurance"),
            (False, "~", f"{{cards:pl}} in {other} that do not have Endurance"),
            (True, "", f"{{cards:pl}} in {decks}"),
            *(
                (
                    (False, "~", f"{{cards:pl}} in {other} without Endurance"),
                    (True, "~", f"{{cards:pl}} in {other}"),
                )
                if everyone
                else ()
            ),
        ):
            fixed = {"whose": None, "amount": None, "everyone": everyone, "beside": beside}
            yield f'{quiet}{of_those} gain "Endurance {{n}}"', fixed
            yield f'~{of_those} gain "Endurance {{n}}."', fixed
            yield f"~{of_those} (have|gain) Endurance {{n}}", fixed
        fixed = {**fixed, "everyone": everyone, "beside": True}
        for those in ("all {cards:pl}",) if everyone else ("[all] [of] your {cards:pl}",):
            yield f"~{those} (have|gain) [an] Endurance [of] {{n}}", fixed
    mine = {"whose": None, "amount": None, "everyone": False, "beside": True}
    for of_mine in ("in your Life Deck", "[that] you discard as damage"):
        yield f"~(all|all of the|the) {{cards:pl}} {of_mine} (have|gain) Endurance {{n}}", mine
        yield f"~each {{cards:s}} {of_mine} (has|gains) Endurance {{n}}", mine
    lost = "([that] you discard as damage|discarded from your Life Deck [as damage])"
    yield f"~{{cards:pl}} {lost} have Endurance {{n}}", mine


def _raised() -> Iterator[Spec]:
    """More Endurance of a player's cards, or less."""
    for less, sign, done, order in (
        (False, "+", "increased", "(increase|raise)"),
        (True, "-", "reduced", "(reduce|decrease|lower)"),
    ):
        told = {**_RAISED, "less": less}
        other = "raised" if not less else "(decreased|lowered)"
        yield f"{{whose}} {{cards:pl}} have their Endurance {done} by {{amount}}", told
        yield f"~{{whose}} {{cards:pl}} have their Endurance {other} by {{amount}}", told
        yield f"~[all] [of] {{whose}} {{cards:pl}} (have|gain|get) {sign}{{amount}} Endurance", told
        # Where else would it be asked for than there?
        for whose, deck in _DECKS:
            for such, having in ((False, ""), (True, " (with|that have) Endurance")):
                there = f"~[all] [of] [the] {{cards:pl}} in {deck}{having}"
                lying = {**told, "whose": whose, "such": such}
                by = f"({done}|{other.strip('()')}) by {{amount}}"
                yield f"{there} have their Endurance {by}", lying
                yield f"{there} (have|gain|get) {sign}{{amount}} Endurance", lying
        # It is asked of no card that isn't banished for it.
        for whose, banish in (
            (Whose.YOUR, "you (banish|use)"),
            (Whose.OPPONENT, "(your opponent|he) (banishes|uses)"),
        ):
            those = f"{{cards:pl}} [that] {banish} for [its|their] Endurance"
            mine = {**told, "whose": whose}
            yield f"~{those} have their Endurance ({done}|{other.strip('()')}) by {{amount}}", mine
            yield f"~{those} (have|gain|get) {sign}{{amount}} Endurance", mine
        for noun in (
            "[the] Endurance of [all] [of] {whose} {cards:pl}",
            "[the] Endurance on [all] [of] {whose} {cards:pl}",
        ):
            yield f"~{noun} is ({done}|{other.strip('()')}) by {{amount}}", told
            yield f"~{noun} is {sign}{{amount}}", told
            yield f"~{order} {noun} by {{amount}}", told


@phrase(*_raised(), *_lent())
@dataclass(frozen=True, slots=True)
class EnduranceRaised(Continuous):
    """A player's cards of a kind prevent more by their Endurance, or less (ATK-12).

    Or such cards in your Life Deck or everyone's have some Endurance, where they have none of their
    own or `beside` that: then the higher one counts.
    """

    rules: ClassVar[str] = "ATK-12"
    deeds: ClassVar[tuple[str, ...]] = ("endurance",)

    cards: CardFilter
    whose: Whose | None
    amount: Amount | None
    n: int = 0
    everyone: bool = False
    beside: bool = False
    less: bool = False
    times: Counted | None = None
    such: InitVar[bool] = False
    """Whether it is said behind their place that they have some."""

    def __post_init__(self, such: bool) -> None:
        cards = self.cards
        if such:
            object.__setattr__(self, "cards", of_such(cards, WithEndurance()))
        if not self.beside or not isinstance(cards, Such):
            return
        if cards.suffix == WithEndurance(there=False):
            # Those without any are said behind the place, too.
            object.__setattr__(self, "cards", cards.what)
            object.__setattr__(self, "beside", False)

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter.ENDURANCE_LENT if self.whose is None else Matter.ENDURANCE_RAISED

    def for_each(self, things: Counted) -> EnduranceRaised | None:
        return None if self.whose is None or self.times else replace(self, times=things)

    def more(self, game: Game, card: int, source: Source) -> int:
        """By how much the Endurance of a card is more, or less."""
        if self.whose is None or self.amount is None:
            return 0
        mine = game.owners[card] == self.whose.seat(source)
        fits = mine and self.cards.fits(game, card, source)
        amount = self.amount.value(game, source) if fits else 0
        if self.times is not None:
            amount *= self.times.count(game, source)
        return -amount if self.less else amount
