"""Contextual timings: "whenever you stop an attack", "if this card is Rejuvenated" (EFF-2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import (
    CardFilter,
    Condition,
    Source,
    Trigger,
)
from dbz_desktop.rules.effects.filters import AnyAttack, AttackWords
from dbz_desktop.rules.effects.terms import Who
from dbz_desktop.rules.events import (
    ActionBegan,
    AngerChanged,
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
    CardMoved,
    CombatBegan,
    CombatEnding,
    CriticalEffect,
    DamageDealt,
    Event,
    LevelChanged,
    StepBegan,
    TurnBegan,
    Why,
    Zone,
)
from dbz_desktop.wording import Phrase, Tokens, phrase, terminal

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class Moment(Trigger):
    """A timing that stands by itself: "at the end of each combat". `in_combat` ones come in it."""

    in_combat: ClassVar[bool] = False


# ---------------------------------------------------------------------------- moments


@phrase("at the beginning of each turn")
@dataclass(frozen=True, slots=True)
class EachTurn(Moment):
    """Every turn's beginning."""

    listens: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return True


@phrase("at the end of each combat", "~at the end of combat")
@dataclass(frozen=True, slots=True)
class EndOfCombat(Moment):
    """The end of combat (COM-8)."""

    in_combat: ClassVar[bool] = True
    listens: ClassVar[tuple[type[Event], ...]] = (CombatEnding,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return True


@phrase("at the end of any combat in which {condition}", "~if {condition} at the end of combat")
@dataclass(frozen=True, slots=True)
class EndOfCombatIf(Moment):
    """The end of a combat in which something was so (COM-8)."""

    in_combat: ClassVar[bool] = True
    condition: Condition
    listens: ClassVar[tuple[type[Event], ...]] = (CombatEnding,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return self.condition.holds(game, source)


@phrase(
    "at the beginning of your Rejuvenation Step",
    "~[once per turn] at the start of your Rejuvenation Step",
)
@dataclass(frozen=True, slots=True)
class RejuvenationBegins(Moment):
    """The beginning of your Rejuvenation Step (TRN-5)."""

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, StepBegan)
        return event.step == "rejuvenation" and event.player == source.player


@phrase("when entering combat")
@dataclass(frozen=True, slots=True)
class EnteringCombat(Moment):
    """Combat is declared, by whomever (COM-1)."""

    listens: ClassVar[tuple[type[Event], ...]] = (CombatBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return True


@phrase("when entering combat as the defender")
@dataclass(frozen=True, slots=True)
class EnteringAsDefender(Moment):
    """The opponent declares combat (COM-1)."""

    listens: ClassVar[tuple[type[Event], ...]] = (CombatBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CombatBegan)
        return event.player != source.player


@phrase("at the beginning of your turn", "~at the start of your turn")
@dataclass(frozen=True, slots=True)
class YourTurn(Moment):
    """The beginning of each turn of yours."""

    listens: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, TurnBegan)
        return event.player == source.player


@dataclass(frozen=True, slots=True)
class NextActionBegins(Moment):
    """The beginning of the next action, whoever acts. Made by a phrase, never printed."""

    in_combat: ClassVar[bool] = True
    listens: ClassVar[tuple[type[Event], ...]] = (ActionBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return True


# ---------------------------------------------------------------------------- happenings


class SelfName(Phrase):
    """The card's own name, as some texts write it for "this card"."""


@dataclass(frozen=True, slots=True)
class ThisName(SelfName):
    """This very card."""


THIS_NAME = ThisName()


def _parse_self(tokens: Tokens, pos: int) -> Iterable[tuple[int, ThisName]]:
    if pos < len(tokens) and tokens[pos].text[:1].isupper():
        yield pos + 1, THIS_NAME


terminal(
    SelfName,
    parse=_parse_self,
    show=lambda value: "this card",
    expects="the card's name",
    value_type=ThisName,
)


@phrase(
    ("this card enters play", {"name": THIS_NAME}),
    "~{name} enters play",
    ("~this Drill (enters|is entering) play", {"name": THIS_NAME}),
)
@dataclass(frozen=True, slots=True)
class ThisEnters(Trigger):
    """This card comes into play."""

    name: SelfName = THIS_NAME
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.target is Zone.IN_PLAY and event.card == source.card


@phrase("a {card} is played")
@dataclass(frozen=True, slots=True)
class IsPlayed(Trigger):
    """Somebody plays a card of a kind, from the hand or by an effect; placing is none (EFF-6)."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.why is Why.PLAY
            and event.card != source.card
            and self.card.fits(game, event.card, source)
        )


@phrase("your opponent plays a {card}")
@dataclass(frozen=True, slots=True)
class TheyPlay(Trigger):
    """The opponent plays a card of a kind; placing isn't playing (EFF-6)."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.why is Why.PLAY
            and event.by == source.opponent
            and self.card.fits(game, event.card, source)
        )


@phrase("a card is banished")
@dataclass(frozen=True, slots=True)
class IsBanished(Trigger):
    """Any card goes to a Banished Zone."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.target is Zone.BANISHED


@phrase("a card banishes itself after use")
@dataclass(frozen=True, slots=True)
class BanishesItself(Trigger):
    """A card goes to the Banished Zone because its own text says so after use."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.why is Why.BANISH_SELF


@phrase("a card effect lowers your opponent's anger and his anger is already 0")
@dataclass(frozen=True, slots=True)
class LoweredAtZero(Trigger):
    """An effect would lower the opponent's anger, and there is none.

    Critical damage effects belong to the game, not to a card (ATK-13).
    """

    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        return (
            event.why is Why.LOWER
            and event.player == source.opponent
            and event.before == 0
            and event.cause >= 0
            and event.rule != "ATK-13"
        )


@phrase("you stop an attack")
@dataclass(frozen=True, slots=True)
class YouStopAttack(Trigger):
    """You stopped an attack."""

    listens: ClassVar[tuple[type[Event], ...]] = (AttackStopped,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AttackStopped)
        return event.player == source.player


@phrase("you perform a {attack}")
@dataclass(frozen=True, slots=True)
class YouPerform(Trigger):
    """You begin an attack of a kind."""

    attack: AttackWords
    listens: ClassVar[tuple[type[Event], ...]] = (AttackBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AttackBegan)
        return event.player == source.player and self.attack.fits(game, game.attack)


@phrase("you perform a successful {attack}", "~performing a successful {attack}")
@dataclass(frozen=True, slots=True)
class YouSucceed(Trigger):
    """An attack of yours was not stopped and is over.

    What changes its damage happens as soon as nothing has stopped it.
    """

    attack: AttackWords
    listens: ClassVar[tuple[type[Event], ...]] = (AttackEnded,)
    before_damage: ClassVar[tuple[type[Event], ...]] = (AttackUnstopped,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, AttackUnstopped):
            return event.player == source.player and self.attack.fits(game, game.attack)
        assert isinstance(event, AttackEnded)
        return (
            event.player == source.player
            and event.successful
            and self.attack.fits(game, game.attack)
        )


@phrase(
    ("you deal critical damage", {"who": Who.YOU}),
    ("your opponent deals critical damage", {"who": Who.OPPONENT}),
    ("~you take critical damage", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class DealsCritical(Trigger):
    """A player deals critical damage (ATK-13)."""

    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, DamageDealt)
        return event.critical and event.attacker == self.who.seat(source)


@phrase(
    "you take damage from a {attack}",
    "~taking damage from a {attack}",
    ("~you take damage [in a combat]", {"attack": AnyAttack()}),
)
@dataclass(frozen=True, slots=True)
class YouTakeDamage(Trigger):
    """An attack of a kind dealt you stages or life cards."""

    attack: AttackWords

    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, DamageDealt)
        hurt = event.player == source.player and event.stages + event.life_cards > 0
        return hurt and self.attack.fits(game, game.attack)


@phrase("one of your effects raises your anger")
@dataclass(frozen=True, slots=True)
class YourEffectRaises(Trigger):
    """An effect of yours raised your anger."""

    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        return (
            event.why is Why.RAISE and event.player == source.player and event.by == source.player
        )


@phrase("you play a {card}")
@dataclass(frozen=True, slots=True)
class YouPlay(Trigger):
    """You played a card of a kind; placing isn't playing (EFF-6)."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.why is Why.PLAY
            and event.by == source.player
            and event.card != source.card
            and self.card.fits(game, event.card, source)
        )


@phrase(
    "a {card} enters play under your control",
    "~{card} enters play under your control",
    "~one of your {card} enters play",
)
@dataclass(frozen=True, slots=True)
class EntersYours(Trigger):
    """A card of a kind came into play on your side."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.target is Zone.IN_PLAY
            and event.to_player == source.player
            and self.card.fits(game, event.card, source)
        )


@phrase("a {card} enters play")
@dataclass(frozen=True, slots=True)
class Enters(Trigger):
    """A card of a kind came into play on either side."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.target is Zone.IN_PLAY and self.card.fits(game, event.card, source)


@phrase("a card is discarded from a hand")
@dataclass(frozen=True, slots=True)
class DiscardedFromAHand(Trigger):
    """Any card is discarded from any hand."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.source is Zone.HAND and event.why in (Why.DISCARD, Why.HAND_SIZE)


@phrase("you use a critical damage effect", "~using a critical damage effect")
@dataclass(frozen=True, slots=True)
class YouUseCritical(Trigger):
    """You chose a critical damage effect, whatever allowed it."""

    listens: ClassVar[tuple[type[Event], ...]] = (CriticalEffect,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CriticalEffect)
        return event.player == source.player


@phrase("you advance a level", "~you advance a personality level", "~your MP advances a level")
@dataclass(frozen=True, slots=True)
class YouAdvance(Trigger):
    """Your MP advanced a level."""

    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, LevelChanged)
        return event.player == source.player and event.after > event.before


@phrase("you lower a level", "~you lower a personality level")
@dataclass(frozen=True, slots=True)
class YouAreLowered(Trigger):
    """Your MP was lowered a level."""

    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, LevelChanged)
        return event.player == source.player and event.after < event.before


@phrase("any personality changes levels")
@dataclass(frozen=True, slots=True)
class AnyChangesLevel(Trigger):
    """Either MP advanced or was lowered a level."""

    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return True


@phrase("this card leaves play", "~this (card|Drill) is leaving play")
@dataclass(frozen=True, slots=True)
class ThisLeavesPlay(Trigger):
    """This very card left play, even for a hidden zone (ZON-3)."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.card == source.card
            and event.source is Zone.IN_PLAY
            and event.target is not Zone.IN_PLAY
        )
