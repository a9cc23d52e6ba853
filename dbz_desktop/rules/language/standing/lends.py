"""Texts that cards have from others: "your MP gains “POWER: …”" (COM-3, EFF-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.gained import GainedText
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.references.cards import Cards
from dbz_desktop.rules.language.references.said_before import PronounWord, ThatOne, Those
from dbz_desktop.wording import Spec, phrase

_HAVE_POWERS = (CardType.ALLY, CardType.MAIN_PERSONALITY, CardType.MASTERY, CardType.DRILL)
_USED = tuple(kind for kind in CardType if kind.used_up)
_QUOTED = '[the|a] [Power|effect|text] [:] "{text}"'


def _gain(who: str, verb: str, **pinned: Any) -> Iterator[Spec]:
    """They gain a text, or have it; the Power that it is may be called so."""
    has = "have" if verb == "gain" else "has(have)"
    yield f'{who} {verb} "{{text}}"', pinned
    yield f"~{who} ({verb}|{has}) {_QUOTED}", pinned


@phrase(
    *_gain("{whose} Mastery", "gains", that=None, cards=OfType((TypeName.MASTERY,))),
    *_gain("{whose} {cards:pl}", "gain", that=None),
    *_gain("{cards:pl}", "gain", that=None, whose=None),
    *_gain("{whose} MP", "gains", that=None, cards=None),
    *_gain("{that}", "gains(gain)", cards=None, whose=None),
    *(
        (f"~{those} (gains(gain)|has(have)) {_QUOTED}", {"that": None, "whose": whose})
        for your, you_control, whose in (
            ("your", "you control", Whose.YOUR),
            ("your opponent's", "(your opponent|he) controls", Whose.OPPONENT),
        )
        for those in (
            f"(all|all of|each of) {your} {{cards:pl}}",
            f"[all|each] {{cards}} {you_control}",
            f"{your} {{cards}}",
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Lend(Continuous):
    """Cards have a text besides their own: a Power, or what always holds (COM-3).

    They are all of a kind, those that were spoken of, or the MP of a player. What is used of it,
    whose it is and what keeps it from being used goes by the card that has it.
    """

    rules: ClassVar[str] = "COM-3"
    matter: ClassVar[Matter | None] = Matter.POWERS_LENT

    text: GainedText
    cards: CardFilter | None = None
    that: Cards | None = None
    whose: Whose | None = None

    @property
    def lent(self) -> GainedText:
        """What they have by it, as the rules ask for it."""
        return self.text

    @property
    def refers_back(self) -> bool:
        """Whether it speaks of cards that came before."""
        return self.that is not None

    def __post_init__(self) -> None:
        if not getattr(self.text, "is_power", False):
            raise ValueError("what is no Power and doesn't hold is gained by attacks")
        if getattr(self.text, "unlabelled", False):
            used = self.cards is not None and any(map(self.cards.allows, _USED))
            if used or self.refers_back:
                raise ValueError("what cards do that aren't in play is no [constant] text")
        if self.cards is not None and not any(map(self.cards.allows, _HAVE_POWERS)):
            raise ValueError("what is used and put away is no card that has a Power in play")
        if self.that == Those(PronounWord.THEM):
            object.__setattr__(self, "that", Those(PronounWord.THOSE_CARDS))
        if self.that is not None and not isinstance(self.that, Those | ThatOne):
            raise ValueError("cards of a kind, or those that were spoken of")

    def covers(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card is one of them."""
        if self.whose is not None:
            permanent = game.state.permanents.get(card)
            holder = game.owners[card] if permanent is None else permanent.controller
            if holder != self.whose.seat(source):
                return False
            if self.cards is None:
                return card == game.state.players[holder].mp_card
        cards = getattr(self.that, "cards", self.cards)
        if self.refers_back and card not in source.memory.chosen:
            return False
        return cards is None or cards.fits(game, card, source)
