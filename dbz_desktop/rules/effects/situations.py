"""Further conditions: what happened this combat, who controls how much, what a card was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import stages
from dbz_desktop.rules.effects import considered
from dbz_desktop.rules.effects.base import CardFilter, Condition, Source
from dbz_desktop.rules.effects.powers import MpNames, Names
from dbz_desktop.rules.effects.terms import Comparison, StyleWord, Who, Whose
from dbz_desktop.rules.language.kinds import AnyCard, Personalities
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def controlled(game: Game, player: int, cards: CardFilter, source: Source) -> list[int]:
    """The cards of a kind that a player controls; his MP is one where personalities are meant."""
    side = game.state.players[player]
    return [c for c in (side.mp_card, *side.play) if cards.fits(game, c, source)]


# ---------------------------------------------------------------------------- anger and levels


@phrase(
    "your opponent's anger is {n} {test}",
    ("your opponent's anger is {n}", {"test": None}),
)
@dataclass(frozen=True, slots=True)
class TheirAngerIs(Condition):
    """The opponent's anger compared with a number."""

    n: int
    test: Comparison | None

    def holds(self, game: Game, source: Source) -> bool:
        anger = game.state.players[source.opponent].anger
        return anger == self.n if self.test is None else self.test.test(anger, self.n)


@phrase(
    "your MP's level is higher than your opponent's MP's level",
    "~your MP is a higher level than your opponent's MP",
)
@dataclass(frozen=True, slots=True)
class LevelIsHigher(Condition):
    """Your MP stands on the higher level."""

    def holds(self, game: Game, source: Source) -> bool:
        players = game.state.players
        return players[source.player].level > players[source.opponent].level


@phrase(
    "your anger is higher than your opponent's MP's level",
    "~your anger is higher than the MP level of your opponent",
)
@dataclass(frozen=True, slots=True)
class AngerOverTheirLevel(Condition):
    """Your anger is above the level of the opponent's MP."""

    def holds(self, game: Game, source: Source) -> bool:
        players = game.state.players
        return players[source.player].anger > players[source.opponent].level


@phrase("{whose} MP's power level is 0")
@dataclass(frozen=True, slots=True)
class PowerIsZero(Condition):
    """An MP stands at stage 0."""

    whose: Whose

    def holds(self, game: Game, source: Source) -> bool:
        return game.state.players[self.whose.seat(source)].stages == 0


@phrase("your MP's power level is over {n}")
@dataclass(frozen=True, slots=True)
class YourPowerIsOver(Condition):
    """Your MP stands above a power level."""

    n: int

    def holds(self, game: Game, source: Source) -> bool:
        mp = game.state.players[source.player].mp_card
        return stages.power_level(game, mp) > self.n


# ---------------------------------------------------------------------------- cards


@phrase(
    ("{who} control(s) no {cards:pl}", {"n": 0}),
    ("~you do not control a {cards}", {"n": 0, "who": Who.YOU}),
    "{who} control(s) {n} or less {cards:pl}",
)
@dataclass(frozen=True, slots=True)
class ControlsFew(Condition):
    """A player controls at most so many cards of a kind."""

    who: Who
    cards: CardFilter
    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(controlled(game, self.who.seat(source), self.cards, source)) <= self.n


@phrase("{who} control(s) less than {n} {cards:pl}")
@dataclass(frozen=True, slots=True)
class ControlsFewer(Condition):
    """A player controls fewer cards of a kind than a number."""

    who: Who
    cards: CardFilter
    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(controlled(game, self.who.seat(source), self.cards, source)) < self.n


@phrase(
    ("your opponent controls a {cards}", {"n": 1}),
    "your opponent controls {n} or more {cards:pl}",
)
@dataclass(frozen=True, slots=True)
class TheyControl(Condition):
    """The opponent controls at least so many cards of a kind."""

    cards: CardFilter
    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(controlled(game, source.opponent, self.cards, source)) >= self.n


@phrase("there are no {cards:pl} in play")
@dataclass(frozen=True, slots=True)
class NoneInPlay(Condition):
    """Nobody controls a card of a kind."""

    cards: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        return not any(controlled(game, seat, self.cards, source) for seat in (0, 1))


@phrase(
    ("you have {names} in play", {"anyone": False}),
    ("{names} (is|are) in play", {"anyone": True}),
)
@dataclass(frozen=True, slots=True)
class NameInPlay(Condition):
    """A card of one of some titles is in play."""

    names: MpNames
    anyone: bool

    def holds(self, game: Game, source: Source) -> bool:
        assert isinstance(self.names, Names)
        seats = (0, 1) if self.anyone else (source.player,)
        return any(
            game.cards[c].title in self.names.names
            for seat in seats
            for c in game.state.players[seat].play
        )


@phrase("that card is a {card}", "~that card was a {card}")
@dataclass(frozen=True, slots=True)
class ThatCardIs(Condition):
    """The card of the sentence before is of a kind."""

    card: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        chosen = source.memory.chosen
        return bool(chosen) and all(self.card.fits(game, c, source) for c in chosen)


@phrase("that card is {style}", "~that card was {style}")
@dataclass(frozen=True, slots=True)
class ThatCardIsOfStyle(Condition):
    """The card of the sentence before is of one Style."""

    rules: ClassVar[str] = "DCK-5"

    style: StyleWord

    def holds(self, game: Game, source: Source) -> bool:
        wanted = self.style.style
        return any(considered.style(game, c) is wanted for c in source.memory.chosen)


@phrase("that card has Endurance", "~that card had Endurance")
@dataclass(frozen=True, slots=True)
class ThatCardHasEndurance(Condition):
    """The card of the sentence before has Endurance (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    def holds(self, game: Game, source: Source) -> bool:
        return any(game.cards[c].endurance is not None for c in source.memory.chosen)


@phrase("that {what} was {names}")
@dataclass(frozen=True, slots=True)
class ThatOneWas(Condition):
    """The card that the sentence before moved had one of some titles."""

    what: CardFilter
    names: MpNames

    def __post_init__(self) -> None:
        if isinstance(self.what, AnyCard):
            raise ValueError("a title says which card it was only of a kind")

    def holds(self, game: Game, source: Source) -> bool:
        assert isinstance(self.names, Names)
        return any(game.cards[c].title in self.names.names for c in source.memory.moved)


@phrase("{whose} MP is a {kind}")
@dataclass(frozen=True, slots=True)
class MpIsA(Condition):
    """An MP is a Hero, a Saiyan and so on (DCK-7)."""

    rules: ClassVar[str] = "DCK-7"

    whose: Whose
    kind: Personalities

    def holds(self, game: Game, source: Source) -> bool:
        return self.kind.fits(game, game.state.players[self.whose.seat(source)].mp_card, source)


@phrase("your opponent has {n} or more cards in his hand")
@dataclass(frozen=True, slots=True)
class TheirHandHolds(Condition):
    """The opponent's hand holds at least so many cards."""

    n: int

    def holds(self, game: Game, source: Source) -> bool:
        return len(game.state.players[source.opponent].hand) >= self.n


@phrase("a card you own is attached to your opponent's MP")
@dataclass(frozen=True, slots=True)
class AttachedToTheirs(Condition):
    """A card of yours is attached to the opponent's MP (TYP-7)."""

    rules: ClassVar[str] = "ZON-2 TYP-7"

    def holds(self, game: Game, source: Source) -> bool:
        levels = game.state.players[source.opponent].mp
        return any(
            permanent.attached_to in levels and game.owners[card] == source.player
            for card, permanent in game.state.permanents.items()
        )


@phrase("you control exactly {n} {cards}", "~you control {n} {cards}")
@dataclass(frozen=True, slots=True)
class ControlsExactly(Condition):
    """You control just so many cards of a kind."""

    n: int
    cards: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        return len(controlled(game, source.player, self.cards, source)) == self.n
