"""Numbers that are printed on a card: its Endurance, what an attack costs (ATK-12, ATK-2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.brought import Brought
from dbz_desktop.rules.language.values import Value
from dbz_desktop.wording import phrase, words


@words
class ThatCard(Enum):
    """How a sentence speaks of the card that came before."""

    IT = "that card"
    ATTACK = "that attack|the stopped attack"


@words
class Printed(Enum):
    """What is printed on a card as a number."""

    ENDURANCE = "Endurance"
    COST = "cost|[printed] stage cost|printed cost"


_THAT_CARD: dict[str, Any] = {"card": ThatCard.IT}
_ENDURANCE: dict[str, Any] = {"what": Printed.ENDURANCE}


@phrase(
    ("the {what} of {card}", {"by": None}),
    ("the {what} of the {by} card", _THAT_CARD),
    ("~that attack's {what}", {"card": ThatCard.ATTACK, "by": None}),
    ("~its Endurance", {**_THAT_CARD, **_ENDURANCE, "by": None}),
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

    Or what an attack costs by what is printed, whatever changes it (ATK-2).
    """

    what: Printed
    card: ThatCard
    by: Brought | None = None

    def __post_init__(self) -> None:
        if self.what is Printed.COST and self.card is not ThatCard.ATTACK:
            raise ValueError("it is an attack that costs stages")

    @property
    def rules(self) -> str:
        """The rule of what is meant."""
        return "ATK-2" if self.what is Printed.COST else "ATK-12"

    def value(self, game: Game, source: Source) -> int:
        attack = source.attack
        if self.what is Printed.COST:
            if attack is None:
                return 0
            return int(attack.section.header.printed_cost(game, attack.source))
        told = source.memory.chosen[:1]
        if self.by is not None:
            told = tuple(self.by.of(game, source)) or told
        if self.card is ThatCard.ATTACK:
            told = (attack.card,) if attack is not None else ()
        seen = (considered.endurance(game, card, source.player) for card in told[:1])
        return sum(each or 0 for each in seen)
