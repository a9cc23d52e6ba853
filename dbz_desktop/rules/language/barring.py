"""Further continuous effects: what loses its effects, who may not act, what can't be lowered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import CardFilter, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.kinds import AnyCard
from dbz_desktop.rules.language.nouns import Cards
from dbz_desktop.rules.language.personalities import Personality, Some
from dbz_desktop.rules.language.personalities import ThatOne as APersonality
from dbz_desktop.rules.language.references import PronounWord, ThatOne, Those
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.wording import Spec, phrase, words


@words
class Lost(Enum):
    """What is lost: everything, what is done at once, or what a [constant] Power does."""

    ALL = "effects"
    IMMEDIATE = "immediate effects"
    CONSTANT = "\\[constant\\] (effects|powers|effects and powers)"


_ALL: dict[str, Any] = {"that": None}
_SOME = "(all|the|all the|all of the)"
_GONE = "(cancelled|canceled|lost|negated|ignored)"
_ITS: dict[str, Any] = {"that": Those(PronounWord.IT), "cards": None}
_CONSTANT: dict[str, Any] = {**_ALL, "lost": Lost.CONSTANT}
_EVERY_CONSTANT: dict[str, Any] = {**_CONSTANT, "cards": AnyCard()}


def _unused(who: str, whose: Whose | None) -> tuple[Spec, ...]:
    """What is [constant] is used by nobody: what cannot be used of that is lost."""
    cannot = f"~{who} cannot use \\[constant\\]"
    return (
        (f"{cannot} {{cards:pl}}", {**_CONSTANT, "whose": whose}),
        (f"{cannot} (Powers|effects)", {**_EVERY_CONSTANT, "whose": whose}),
    )


@phrase(
    ("{cards:pl} lose all {lost}", _ALL),
    ("{whose} {cards:pl} lose all {lost}", _ALL),
    ("~all {cards:pl} lose all {lost}", _ALL),
    ("~all of {whose} {cards:pl} lose all {lost}", _ALL),
    ("~all {whose} {cards:pl} lose all {lost}", _ALL),
    (f"~(cancel|ignore) {_SOME} {{lost}} of [all] [of] {{whose}} {{cards:pl}}", _ALL),
    (f"~{_SOME} {{lost}} of [all] [of] {{whose}} {{cards:pl}} are {_GONE}", _ALL),
    (f"~{_SOME} {{lost}} of [all] [of] {{cards:pl}} are {_GONE}", _ALL),
    ("~{whose} MP has no (effects|powers)", {**_ALL, "cards": None, "lost": Lost.ALL}),
    ("~[all] {cards:pl} you control lose all {lost}", {**_ALL, "whose": Whose.YOUR}),
    ("~[all] {cards:pl} your opponent controls lose all {lost}", {**_ALL, "whose": Whose.OPPONENT}),
    ("~cancel (all|the|all the) {lost} of all {cards:pl}", _ALL),
    ("{whose} MP loses all {lost}", {**_ALL, "cards": None}),
    ("{that} loses(lose) all {lost}", {"cards": None}),
    ("~{that} loses(lose) (its|their) {lost}", {"cards": None}),
    ("~{that} has(have) no effect(s)", {"cards": None, "lost": Lost.ALL}),
    ("~(its|their) {lost} are (canceled|lost)", _ITS),
    ("~{cards:pl} have no effects", {**_ALL, "lost": Lost.ALL}),
    ("~{whose} {cards:pl} have no effects", {**_ALL, "lost": Lost.ALL}),
    *_unused("your opponent", Whose.OPPONENT),
    *_unused("you", Whose.YOUR),
    *_unused("(players|both players|each player)", None),
    (
        "~your opponent's \\[constant\\] (Powers|effects) cannot be used",
        {**_EVERY_CONSTANT, "whose": Whose.OPPONENT},
    ),
)
@dataclass(frozen=True, slots=True)
class LoseEffects(Continuous):
    """Cards have no effects in play, or nothing of what they do at once, or no [constant] ones.

    They are all of a kind, those that were spoken of, or the MP of a player.

    What stops an attack or prevents its damage is what a [defense] card is for, and stays.
    """

    rules: ClassVar[str] = "ATK-1 TYP-2"

    matter: ClassVar[Matter | None] = Matter.EFFECTS_LOST
    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    cards: CardFilter | None
    lost: Lost = Lost.ALL
    that: Cards | None = None
    whose: Whose | None = None

    @property
    def immediate(self) -> bool:
        """Whether only what they do at once is lost."""
        return self.lost is Lost.IMMEDIATE

    @property
    def constant(self) -> bool:
        """Whether only their [constant] Powers are lost."""
        return self.lost is Lost.CONSTANT

    @property
    def refers_back(self) -> bool:
        """Whether it speaks of cards that came before."""
        return self.that is not None

    def __post_init__(self) -> None:
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


@phrase(
    ("Allies cannot make actions", {"acts": True, "redirects": False}),
    ("{who} cannot make actions", {"acts": True, "redirects": False}),
    (
        "~{who} cannot (perform actions|take actions|take control of combat|act)",
        {"acts": True, "redirects": False},
    ),
    (
        "~Allies cannot (perform actions|take actions|take control of combat|act)",
        {"acts": True, "redirects": False},
    ),
    ("Allies cannot have damage redirected to them", {"acts": False, "redirects": True}),
    ("{who} cannot have damage redirected to it(them)", {"acts": False, "redirects": True}),
    *(
        (f"~{said}", {"acts": False, "redirects": True})
        for who, them in (("Allies", "them"), ("{who}", "it(them)"))
        for said in (
            f"damage [from attacks] cannot be redirected to {who}",
            f"{who} cannot be chosen to have damage redirected to {them}",
            f"{who} cannot take [stage] damage (for|instead of) (your|his|their) (MP|MPs)",
            f"{who} cannot take [stage] damage (for|instead of) (your|his|their) opponent's "
            "(MP|MPs)",
        )
    ),
    (
        "Allies cannot make actions nor have damage redirected to them",
        {"acts": True, "redirects": True},
    ),
    (
        "~Allies cannot make actions nor have damage redirect to them",
        {"acts": True, "redirects": True},
    ),
)
@dataclass(frozen=True, slots=True)
class AlliesStandBack(Continuous):
    """Allies don't act, or don't lose stages of damage for the MP (COM-6, COM-7)."""

    rules: ClassVar[str] = "COM-6 COM-7"
    matter: ClassVar[Matter | None] = Matter.ALLIES_BARRED
    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    acts: bool
    redirects: bool
    who: Personality | None = None

    def __post_init__(self) -> None:
        if self.who is not None and self.who.chooses:
            raise ValueError("it isn't said which")
        if self.who is not None and not isinstance(self.who, Some | APersonality):
            raise ValueError("an MP always acts")

    def bars(self, game: Game, card: int, source: Source) -> bool:
        """Whether this Ally is kept from acting."""
        return self.acts and (self.who is None or card in self.who.able(game, source))

    def shields(self, game: Game, card: int, source: Source) -> bool:
        """Whether no damage can be redirected to this Ally."""
        return self.redirects and (self.who is None or card in self.who.able(game, source))
