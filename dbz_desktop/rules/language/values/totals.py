"""What several cards come to together: "with a total PUR of 3 or less"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from dbz_desktop.rules.flow.choosing import Beside
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.values.ranges import Bound, Range, Reaches
from dbz_desktop.wording import Spec, words


@words
class Total(Enum):
    """What is added up of several cards by what is printed on them."""

    PUR = "PUR"
    LEVEL = "level|[personality] levels"
    ENDURANCE = "Endurance"

    def of(self, game: Game, card: int, source: Source) -> int:
        """How much of it one card has."""
        if self is Total.ENDURANCE:
            return considered.endurance(game, card, source.player) or 0
        facts = game.cards[card]
        return (facts.pur if self is Total.PUR else facts.level) or 0


def in_all() -> Iterator[Spec]:
    """How it is said that cards don't come to more than so much together."""
    for quiet, said in (
        ("", "with a total {total} of {within}"),
        ("~", "with (a combined|a total combined) {total} of {within}"),
        ("~", "whose (total|combined) {total} (is|are) {within}"),
    ):
        yield f"{quiet}{{quantity}} {{cards:pl}} {said} {{where}}", {"besides": None}
        yield f"~{{quantity}} {{cards:pl}} {{where}} {said}", {"besides": None}


def check_total(within: Range | None, placed: bool, freely: bool) -> None:
    """Refuse a total of cards of which one can't tell one by one that it isn't too much.

    They lie in a place that is said, and there may be fewer of them: `freely`.
    """
    if not isinstance(within, Reaches) or within.bound not in (Bound.LESS, Bound.UNDER):
        raise ValueError("what they come to together is at most so much")
    if not (placed and freely) or within.other is not None:
        raise ValueError("of cards that lie somewhere as many are chosen as one likes")


def within_total(
    game: Game, total: Total, within: Range, beside: Beside | None, source: Source
) -> Beside:
    """Whether a card can be chosen after others, as to what they come to together."""

    def fits(card: int, others: Sequence[int]) -> bool:
        much = sum(total.of(game, each, source) for each in (card, *others))
        return within.meets(much, game, source) and (beside is None or beside(card, others))

    return fits
