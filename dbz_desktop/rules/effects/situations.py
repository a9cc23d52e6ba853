"""Further conditions: what happened this combat, who controls how much, what a card was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import stages
from dbz_desktop.rules.effects.base import CardFilter, Condition, Source
from dbz_desktop.rules.effects.considered import Trait, has_trait
from dbz_desktop.rules.effects.filters import AttackWords
from dbz_desktop.rules.effects.powers import MpNames, Names
from dbz_desktop.rules.effects.sorts import OfAlignment
from dbz_desktop.rules.effects.terms import Comparison, Who, Whose
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


def controlled(game: Game, player: int, cards: CardFilter, source: Source) -> list[int]:
    """The cards of a kind that a player controls; his MP is one where personalities are meant."""
    side = game.state.players[player]
    return [c for c in (side.mp_card, *side.play) if cards.fits(game, c, source)]


# ---------------------------------------------------------------------------- anger and levels


@phrase(
    "your opponent's anger is {n} {test}",
    "~your opponent's [current] anger [level] is {n} {test}",
    ("your opponent's anger is {n}", {"test": None}),
    ("~your opponent's [current] anger level is {n}", {"test": None}),
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
    "~your MP is a higher [personality] level than your opponent's MP",
)
@dataclass(frozen=True, slots=True)
class LevelIsHigher(Condition):
    """Your MP stands on the higher level."""

    def holds(self, game: Game, source: Source) -> bool:
        players = game.state.players
        return players[source.player].level > players[source.opponent].level


@phrase(
    "your anger is higher than your opponent's MP's level",
    "~your current anger level is higher than the MP level of your opponent",
)
@dataclass(frozen=True, slots=True)
class AngerOverTheirLevel(Condition):
    """Your anger is above the level of the opponent's MP."""

    def holds(self, game: Game, source: Source) -> bool:
        players = game.state.players
        return players[source.player].anger > players[source.opponent].level


@phrase("{who} changed levels this combat", "~{who} have changed levels this combat")
@dataclass(frozen=True, slots=True)
class ChangedLevels(Condition):
    """A player's MP advanced or was lowered this combat."""

    who: Who

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        return combat is not None and combat.level_changes[self.who.seat(source)] > 0


@phrase(
    "your opponent advanced a level with this card",
    "~your opponent advanced a personality level with this card",
)
@dataclass(frozen=True, slots=True)
class TheyAdvancedWithThis(Condition):
    """An effect of this card made the opponent's MP advance."""

    def holds(self, game: Game, source: Source) -> bool:
        from dbz_desktop.rules.events import CardUsed, LevelChanged

        for event in reversed(game.events):
            if isinstance(event, CardUsed) and event.card == source.card:
                return False
            if isinstance(event, LevelChanged) and event.cause == source.card:
                return event.player == source.opponent and event.after > event.before
        return False


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


@phrase("your MP is a {trait}")
@dataclass(frozen=True, slots=True)
class MpHasTrait(Condition):
    """Your MP has a Trait (DCK-7)."""

    trait: Trait

    def holds(self, game: Game, source: Source) -> bool:
        return has_trait(game, game.state.players[source.player].mp_card, self.trait)


@phrase("your MP is a {kind}")
@dataclass(frozen=True, slots=True)
class MpIsAligned(Condition):
    """Your MP is a Hero, or a Villain."""

    kind: OfAlignment

    def holds(self, game: Game, source: Source) -> bool:
        return self.kind.fits(game, game.state.players[source.player].mp_card, source)


# ---------------------------------------------------------------------------- cards


@phrase(
    ("{who} control(s) no {cards:pl}", {"n": 0}),
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


@phrase('"{title}" is in play')
@dataclass(frozen=True, slots=True)
class TitleInPlay(Condition):
    """A card of a title is in play on either side."""

    title: str

    def holds(self, game: Game, source: Source) -> bool:
        return any(game.cards[c].title == self.title for s in game.state.players for c in s.play)


@phrase("that card is a {card}", "~that card was a {card}")
@dataclass(frozen=True, slots=True)
class ThatCardIs(Condition):
    """The card of the sentence before is of a kind."""

    card: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        chosen = source.memory.chosen
        return bool(chosen) and all(self.card.fits(game, c, source) for c in chosen)


@phrase("that card has Endurance", "~that card had Endurance")
@dataclass(frozen=True, slots=True)
class ThatCardHasEndurance(Condition):
    """The card of the sentence before has Endurance (ATK-12)."""

    def holds(self, game: Game, source: Source) -> bool:
        return any(game.cards[c].endurance is not None for c in source.memory.chosen)


@phrase("that {what} was {names}")
@dataclass(frozen=True, slots=True)
class ThatOneWas(Condition):
    """The card that the sentence before moved had one of some titles."""

    what: CardFilter
    names: MpNames

    def holds(self, game: Game, source: Source) -> bool:
        assert isinstance(self.names, Names)
        return any(game.cards[c].title in self.names.names for c in source.memory.moved)


@phrase(
    ("the card you named was revealed", {"destroyed": False}),
    ("the card you named was destroyed", {"destroyed": True}),
)
@dataclass(frozen=True, slots=True)
class NamedWasSeen(Condition):
    """A card that was named is among those that the sentence before showed or destroyed."""

    destroyed: bool

    def holds(self, game: Game, source: Source) -> bool:
        memory = source.memory
        cards = memory.moved if self.destroyed else memory.seen
        return any(game.cards[c].title in memory.names for c in cards)


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

    def holds(self, game: Game, source: Source) -> bool:
        levels = game.state.players[source.opponent].mp
        return any(
            permanent.attached_to in levels and game.owners[card] == source.player
            for card, permanent in game.state.permanents.items()
        )


# ---------------------------------------------------------------------------- this combat


def _before(game: Game, attack: Attack | None) -> int:
    """The number of the attack that is being performed; what is before it has a lower one."""
    return attack.number if attack is not None else game.state.attack_count + 1


@phrase(
    ("you have performed another {what} this combat", {"from_hand": False}),
    ("you have performed another {what} from your hand this combat", {"from_hand": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedAnother(Condition):
    """You performed an attack of a kind before, this combat."""

    what: AttackWords
    from_hand: bool

    def holds(self, game: Game, source: Source) -> bool:
        return performed(game, source, self.what, self.from_hand)


@phrase(
    ("you have not performed a {what} this combat", {"from_hand": False}),
    ("you have not performed a {what} from your hand this combat", {"from_hand": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedNone(Condition):
    """You performed no attack of a kind before, this combat."""

    what: AttackWords
    from_hand: bool

    def holds(self, game: Game, source: Source) -> bool:
        return not performed(game, source, self.what, self.from_hand)


@phrase("you have performed a copied attack this combat")
@dataclass(frozen=True, slots=True)
class PerformedACopy(Condition):
    """You performed a copy of an attack, this combat (ATK-16)."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        if combat is None:
            return False
        now = source.attack
        mine = [a for a in combat.attacks if a.player == source.player]
        return any(a.copy for a in mine) or bool(now and now.copy and now.player == source.player)


def performed(game: Game, source: Source, what: AttackWords, from_hand: bool) -> bool:
    """Whether the effect's player performed an attack of a kind before this one."""
    from dbz_desktop.rules.attack import performed_before

    combat = game.state.combat
    if combat is None:
        return False
    limit = _before(game, source.attack)
    mine = [a for a in combat.attacks if a.player == source.player]
    described = performed_before(game, source.player)
    return any(
        past.number < limit and what.fits(game, attack) and (past.from_hand or not from_hand)
        for past, attack in zip(mine, described, strict=True)
    )


@phrase("you stopped an attack in your opponent's last action")
@dataclass(frozen=True, slots=True)
class StoppedTheirLast(Condition):
    """The opponent's last action was an attack, and you stopped it."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        if combat is None:
            return False
        theirs = [a for a in combat.attacks if a.player == source.opponent]
        now = combat.actions if combat.actor == source.opponent else combat.actions - 1
        return bool(theirs) and not theirs[-1].successful and theirs[-1].action == now


@phrase("your opponent passed (as|for) his last action")
@dataclass(frozen=True, slots=True)
class TheyPassed(Condition):
    """The opponent's last action was a pass."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        return combat is not None and combat.passed_last[source.opponent]


@phrase("you have destroyed cards from the top of your Life Deck this combat")
@dataclass(frozen=True, slots=True)
class DestroyedOwnDeck(Condition):
    """An effect of yours destroyed cards of your Life Deck, this combat."""

    def holds(self, game: Game, source: Source) -> bool:
        from dbz_desktop.rules.events import CardMoved, CombatBegan, Why, Zone

        for event in reversed(game.events):
            if isinstance(event, CombatBegan):
                return False
            if (
                isinstance(event, CardMoved)
                and event.why is Why.DESTROY
                and event.source is Zone.LIFE_DECK
                and event.player == event.by == source.player
            ):
                return True
        return False


@phrase("you control exactly {n} {cards}", "~you control {n} {cards}")
@dataclass(frozen=True, slots=True)
class ControlsExactly(Condition):
    """You control just so many cards of a kind."""

    n: int
    cards: CardFilter

    def holds(self, game: Game, source: Source) -> bool:
        return len(controlled(game, source.player, self.cards, source)) == self.n


@phrase("this attack did not deal critical damage")
@dataclass(frozen=True, slots=True)
class WasNotCritical(Condition):
    """This attack dealt no critical damage (ATK-13)."""

    def holds(self, game: Game, source: Source) -> bool:
        return source.attack is not None and not source.attack.critical
