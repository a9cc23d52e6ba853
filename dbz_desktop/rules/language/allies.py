"""Allies that act or stay whatever the rules say otherwise (COM-6, ATK-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Continuous, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.finding import Choose
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.lasting import Lasting
from dbz_desktop.rules.language.personalities import Personality
from dbz_desktop.rules.language.places import Owner
from dbz_desktop.wording import phrase


@phrase(
    ("{who} may make actions regardless of your MP's power stage", {"stays": False}),
    ("~{who} can make actions regardless of your MP's power stage", {"stays": False}),
    (
        "{who} may make actions regardless of your MP's power stage and they cannot be discarded",
        {"stays": True},
    ),
)
@dataclass(frozen=True, slots=True)
class MayAct(Continuous):
    """Allies act whatever stage the MP stands at (COM-6), and perhaps can't be discarded.

    Destroying them is not barred (EFF-14).
    """

    rules: ClassVar[str] = "COM-6"
    matter: ClassVar[Matter | None] = Matter.ALLIES_ACT
    deeds: ClassVar[tuple[str, ...]] = ("ally",)

    who: Personality
    stays: bool = False

    def __post_init__(self) -> None:
        side = self.who.side
        if side is not Owner.YOUR and not self.who.refers_back:
            raise ValueError("it is your MP whose stage counts")

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player may act."""
        return source.player == player and card in self.who.able(game, source)

    def keeps(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player can't be discarded."""
        return self.stays and self.lets_act(game, player, card, source)


@phrase("{choose} and {then}", "~{choose}, {then}")
@dataclass(frozen=True, slots=True)
class ChooseFor(Clause):
    """Choose a card, of which something is so for a time then."""

    choose: Choose
    then: Lasting

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.choose.choose(game, source)
        if source.memory.chosen:
            yield from self.then.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.choose.possible(game, source)
