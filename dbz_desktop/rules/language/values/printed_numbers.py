"""Numbers that are printed on a card: its Endurance, what an attack costs (ATK-12, ATK-2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.flow.attacks import told_cost
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.brought import Brought
from dbz_desktop.rules.language.nouns.kinds import Suffix, having
from dbz_desktop.rules.language.values.ranges import Bound, Range, Reaches
from dbz_desktop.rules.language.values.values import Value
from dbz_desktop.wording import phrase, words


@words
class ThatCard(Enum):
    """How a sentence speaks of the card that came before."""

    IT = "that card"
    ATTACK = "that attack|the stopped attack"
    THIS = "this attack"


@words
class Printed(Enum):
    """What is printed on a card as a number."""

    ENDURANCE = "Endurance"
    COST = "cost|[printed] stage cost|printed cost"


NOTHING = Reaches(0, Bound.JUST)
_THAT_CARD: dict[str, Any] = {"card": ThatCard.IT}
_ENDURANCE: dict[str, Any] = {"what": Printed.ENDURANCE}
_TOGETHER: dict[str, Any] = {"together": True}


@phrase(
    ("the {what} of {card}", {"by": None}),
    ("the {what} of the {by} card", _THAT_CARD),
    ("~that attack's {what}", {"card": ThatCard.ATTACK, "by": None}),
    ("~this attack's {what}", {"card": ThatCard.THIS, "by": None}),
    ("~that card's {what}", {**_THAT_CARD, "by": None}),
    ("~the {by} card's {what}", _THAT_CARD),
    ("~its [printed] Endurance", {**_THAT_CARD, **_ENDURANCE, "by": None}),
    ("~its [stage] cost", {**_THAT_CARD, "what": Printed.COST, "by": None}),
    ("~(it|that card) costs", {**_THAT_CARD, "what": Printed.COST, "by": None}, "costs"),
    ("the total {what} of those cards", {**_THAT_CARD, **_TOGETHER, "by": None}),
    ("the total {what} of the {by} cards", {**_THAT_CARD, **_TOGETHER}),
    (
        "~the (total|combined) [amount of] [printed] {what} (of|on) those cards",
        {**_THAT_CARD, **_TOGETHER, "by": None},
    ),
    (
        "~the (total|combined) [amount of] [printed] {what} (of|on) the {by} cards",
        {**_THAT_CARD, **_TOGETHER},
    ),
    (
        "~the (total|combined) [amount of] [printed] {what} (of|on) [all|the] cards {by} "
        "[this way]",
        {**_THAT_CARD, **_TOGETHER},
    ),
    (
        "~the (printed Endurance of|amount of Endurance on|Endurance on) {card}",
        {**_ENDURANCE, "by": None},
    ),
    (
        "~the (printed Endurance of|amount of Endurance on|Endurance on) the {by} card",
        {**_ENDURANCE, **_THAT_CARD},
    ),
)
@dataclass(frozen=True, slots=True)
class OfCard(Value):
    """The Endurance on the card that was spoken of, or on that which came up `by` that (ATK-12).

    Or what an attack costs by what is printed, whatever changes it (ATK-2). Of several cards it is
    what they come to `together`.
    """

    what: Printed
    card: ThatCard
    by: Brought | None = None
    together: bool = False

    def __post_init__(self) -> None:
        if self.card is ThatCard.THIS and self.what is Printed.ENDURANCE:
            raise ValueError("the Endurance of the text's own card is told as a number")

    @property
    def rules(self) -> str:
        """The rule of what is meant."""
        return "ATK-2" if self.what is Printed.COST else "ATK-12"

    def value(self, game: Game, source: Source) -> int:
        attack, told = source.attack, self._cards(game, source)
        if self.what is Printed.COST:
            if attack is not None and told == [attack.card]:
                return told_cost(game, attack)
            return sum(_cost(game, card, source) for card in told)
        gone = source.memory.gone
        if not told and gone is not None and self.card is ThatCard.IT:
            # Nothing is done to what is hidden now, but it was seen what it is (ZON-3).
            return gone.endurance or 0
        return sum(considered.endurance(game, card, source.player) or 0 for card in told)

    def is_there(self, game: Game, source: Source) -> bool:
        if self.what is Printed.COST:
            return True
        cards = self._cards(game, source)
        return any(considered.endurance(game, card, source.player) is not None for card in cards)

    def _cards(self, game: Game, source: Source) -> list[int]:
        """The card that is meant, or those that are, if there are any."""
        attack = source.attack
        told = source.memory.chosen
        if self.by is not None:
            told = tuple(self.by.of(game, source)) or told
        if self.together:
            return [*told]
        answered = attack is not None and attack.card != source.card and not told
        if attack is not None and (self.card is not ThatCard.IT or answered):
            # In an attack's own text "that attack" is a card that was shown or chosen, if any was.
            own = attack.card == source.card
            if self.card is ThatCard.THIS or not (own and told):
                told = (attack.card,)
        return [*told[:1]]


_OF_ENDURANCE: dict[str, Any] = {"amount": None}
_NO_NUMBER: dict[str, Any] = {"within": None, "amount": None}
_WITHOUT: dict[str, Any] = {**_NO_NUMBER, "there": False}
_COSTING: dict[str, Any] = {"amount": None, "cost": True}


@phrase(
    ("with Endurance", _NO_NUMBER),
    ("with Endurance {within}", _OF_ENDURANCE),
    ("without Endurance", _WITHOUT),
    ("~with [a] printed Endurance", _NO_NUMBER),
    ("~(with no|without) [a] [printed] Endurance", _WITHOUT),
    ("with Endurance equal to {amount}", {"within": None}),
    ("with the highest Endurance", {**_NO_NUMBER, "most": True}),
    ("with the lowest Endurance", {**_NO_NUMBER, "most": False}),
    ("~with an Endurance of {within}", _OF_ENDURANCE),
    ("~with [a] printed Endurance [of] {within}", _OF_ENDURANCE),
    ("~with {within:@place} Endurance", _OF_ENDURANCE),
    ("~whose Endurance is {within}", _OF_ENDURANCE),
    *having(
        ("Endurance", _NO_NUMBER, "had"),
        ("~[a] printed Endurance", _NO_NUMBER, "had"),
        ("no Endurance", _WITHOUT, "had"),
        ("Endurance {within}", _OF_ENDURANCE, "had"),
        ("~an Endurance of {within}", _OF_ENDURANCE, "had"),
        ("Endurance", _WITHOUT, "lacked"),
        printed=True,
    ),
    ("costing {within:@stages}", _COSTING),
    ("~that costs(cost) {within:@stages}", _COSTING),
    ("~with a [printed] [stage] cost of {within:@stages}", _COSTING),
    ("~with a [printed] [stage] cost of {within}", _COSTING),
    ("~whose [printed] [stage] cost is {within:@stages}", _COSTING),
    ("~whose [printed] [stage] cost is {within}", _COSTING),
    ("~(with no|without a) [printed] [stage] cost", {**_COSTING, "within": NOTHING}),
)
@dataclass(frozen=True, slots=True)
class WithEndurance(Suffix):
    """With Endurance on their face, perhaps so much of it, or without (ATK-12).

    With `most`, those with the highest of all that are meant, or with the lowest. Or with another
    number there: attacks that `cost` so many stages as printed (ATK-2).
    """

    within: Range | None = None
    amount: Amount | None = None
    there: bool = True
    most: bool | None = None
    cost: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.within, Reaches | None):
            raise ValueError("a printed number is compared with a number")

    @property
    def rules(self) -> str:
        """The rule of the number."""
        return "ATK-2" if self.cost else "ATK-12"

    @property
    def compares(self) -> bool:  # type: ignore[override]
        """Whether it is so of those only that go furthest."""
        return self.most is not None

    def foremost(self, game: Game, cards: list[int], source: Source) -> list[int]:
        if not cards or self.most is None:
            return cards
        values = [considered.endurance(game, card, source.player) or 0 for card in cards]
        wanted = max(values) if self.most else min(values)
        return [card for card, value in zip(cards, values, strict=True) if value == wanted]

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.cost:
            return self._costs(game, card, source)
        endurance = considered.endurance(game, card, source.player)
        if self.amount is not None:
            return endurance == self.amount.value(game, source)
        if endurance is None or self.within is None:
            return (endurance is not None) is self.there
        return self.within.meets(endurance, game, source)

    def _costs(self, game: Game, card: int, source: Source) -> bool:
        attack = game.programs[card].attack
        if attack is None or self.within is None:
            return False
        own = Source(source.player, card, attack.index, definitions=attack.definitions)
        return self.within.meets(attack.header.printed_cost(game, own), game, source)


def _cost(game: Game, card: int, source: Source) -> int:
    """What an attack card costs, by what is printed."""
    attack = game.programs[card].attack
    if attack is None:
        return 0
    own = Source(source.player, card, attack.index, definitions=attack.definitions)
    return int(attack.header.printed_cost(game, own))
