"""Conditions: "if you have 3 or more anger", "if that card is Styled", "if you do"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import stages
from dbz_desktop.rules.effects import considered
from dbz_desktop.rules.effects.base import CardFilter, Condition, Source
from dbz_desktop.rules.effects.terms import Comparison, End, Pile, Whose
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("you do")
@dataclass(frozen=True, slots=True)
class YouDo(Condition):
    """What the sentence before allowed was done (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"

    def holds(self, game: Game, source: Source) -> bool:
        return source.memory.done


@phrase("that card is Styled", "~that card was Styled")
@dataclass(frozen=True, slots=True)
class ThatCardIsStyled(Condition):
    """The card of the sentence before has a Style."""

    rules: ClassVar[str] = "DCK-5"

    def holds(self, game: Game, source: Source) -> bool:
        chosen = source.memory.chosen
        return bool(chosen) and all(considered.style(game, c).is_styled for c in chosen)


@phrase("less than {n} cards are (banished|destroyed|discarded)")
@dataclass(frozen=True, slots=True)
class FewerMoved(Condition):
    """The sentence before moved fewer cards."""

    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(source.memory.moved) < self.n


@phrase("the {end} card of {whose} {pile} is a {card}")
@dataclass(frozen=True, slots=True)
class EndCardIs(Condition):
    """The card at an end of a zone is of a kind."""

    end: End
    whose: Whose
    pile: Pile
    card: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        cards = game.state.players[self.whose.seat(source)].zone(self.pile.zone)
        if not cards:
            return False
        return self.card.fits(game, cards[-1 if self.end is End.TOP else 0], source)


@phrase(
    "your opponent has no cards in his hand",
    "~your opponent has no cards in (hand|his hand)",
)
@dataclass(frozen=True, slots=True)
class EmptyHand(Condition):
    """The opponent's hand is empty."""

    def holds(self, game: Game, source: Source) -> bool:
        return not game.state.players[source.opponent].hand


@phrase("you have {n} {test} anger", "~your anger is {n} {test}")
@dataclass(frozen=True, slots=True)
class HaveAnger(Condition):
    """Your anger compared with a number."""

    n: int
    test: Comparison

    def holds(self, game: Game, source: Source) -> bool:
        return self.test.test(game.state.players[source.player].anger, self.n)


@phrase("your MP is level {n} {test}", ("your MP is level {n}", {"test": None}))
@dataclass(frozen=True, slots=True)
class LevelIs(Condition):
    """Your MP's level compared with a number."""

    n: int
    test: Comparison | None

    def holds(self, game: Game, source: Source) -> bool:
        level = game.state.players[source.player].level
        return level == self.n if self.test is None else self.test.test(level, self.n)


@phrase(
    ("your MP's power level is higher than your opponent's MP's power level", {"higher": True}),
    ("your MP's power level is lower than your opponent's MP's power level", {"higher": False}),
)
@dataclass(frozen=True, slots=True)
class PowerLevelIs(Condition):
    """The MPs' power levels compared."""

    higher: bool

    def holds(self, game: Game, source: Source) -> bool:
        mine = stages.power_level(game, game.state.players[source.player].mp_card)
        theirs = stages.power_level(game, game.state.players[source.opponent].mp_card)
        return mine > theirs if self.higher else mine < theirs


@phrase("you have more than {n} cards in your hand")
@dataclass(frozen=True, slots=True)
class HandIsOver(Condition):
    """Your hand holds more cards than a number."""

    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(game.state.players[source.player].hand) > self.n


@phrase(
    ("you control a {cards}", {"n": 1}),
    "you control {n} or more {cards:pl}",
    "~you have at least {n} {cards} in play",
)
@dataclass(frozen=True, slots=True)
class ControlMany(Condition):
    """You control at least so many cards of a kind."""

    cards: CardFilter
    n: int

    def holds(self, game: Game, source: Source) -> bool:
        side = game.state.players[source.player]
        return sum(self.cards.fits(game, c, source) for c in side.play) >= self.n


@phrase("your MP has {n} {test} Traits")
@dataclass(frozen=True, slots=True)
class TraitCount(Condition):
    """How many Traits your MP has on its current level (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"

    n: int
    test: Comparison

    def holds(self, game: Game, source: Source) -> bool:
        facts = game.cards[game.state.players[source.player].mp_card]
        names = {facts.title, facts.name}
        count = sum(bool(names & set(owners)) for owners in game.edition.traits.values())
        return self.test.test(count, self.n)


@phrase("{first} and {second}")
@dataclass(frozen=True, slots=True)
class BothHold(Condition):
    """Two conditions at once."""

    first: Condition
    second: Condition

    def __post_init__(self) -> None:
        if isinstance(self.second, BothHold):
            raise ValueError("conditions are joined from the left")

    def holds(self, game: Game, source: Source) -> bool:
        return self.first.holds(game, source) and self.second.holds(game, source)
