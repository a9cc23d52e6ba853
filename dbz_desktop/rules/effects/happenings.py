"""Further contextual timings: what is raised, stopped, gained, revealed, and under what (EFF-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import CardFilter, Condition, Source, Trigger
from dbz_desktop.rules.effects.conditions import BothHold
from dbz_desktop.rules.effects.filters import AttackWords
from dbz_desktop.rules.effects.terms import Who, Whose
from dbz_desktop.rules.effects.triggers import Moment
from dbz_desktop.rules.events import (
    AngerChanged,
    AttackBegan,
    AttackEnded,
    AttackStopped,
    CardMoved,
    CardsReturned,
    CriticalEffect,
    DamageDealt,
    Event,
    LevelChanged,
    StagesChanged,
    StepBegan,
    TurnBegan,
    Why,
    Zone,
)
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


# ---------------------------------------------------------------------------- moments


@phrase("at the start of your opponent's turn")
@dataclass(frozen=True, slots=True)
class TheirTurn(Moment):
    """The beginning of each turn of the opponent."""

    listens: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, TurnBegan)
        return event.player != source.player


@phrase("at the start of your Planning Step")
@dataclass(frozen=True, slots=True)
class PlanningBegins(Moment):
    """The beginning of your Planning Step (TRN-2)."""

    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, StepBegan)
        return event.step == "planning" and event.player == source.player


# ---------------------------------------------------------------------------- with a condition


class Narrowed(Trigger):
    """A timing with something more that must be so."""


@phrase("{trigger} during combat")
@dataclass(frozen=True)
class DuringCombat(Narrowed):
    """A happening during combat (COM-1, COM-8)."""

    trigger: Trigger

    @property
    def listens(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """What the timing within waits for."""
        return self.trigger.listens

    @property
    def before_damage(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """What it waits for instead, for what changes the damage."""
        return self.trigger.before_damage

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return game.state.during_combat and self.trigger.matches(game, event, source)


@phrase("{trigger} and {condition}")
@dataclass(frozen=True)
class Given(Narrowed):
    """A happening while something is so."""

    trigger: Trigger
    condition: Condition

    @property
    def listens(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """What the timing within waits for."""
        return self.trigger.listens

    @property
    def before_damage(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """What it waits for instead, for what changes the damage."""
        return self.trigger.before_damage

    def __post_init__(self) -> None:
        if isinstance(self.condition, BothHold):
            raise ValueError("each condition narrows the timing for itself")

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return self.trigger.matches(game, event, source) and self.condition.holds(game, source)


# ---------------------------------------------------------------------------- anger and stages


@phrase(
    ("you raise your anger", {"who": Who.YOU}),
    ("your opponent raises his anger", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class RaisesAnger(Trigger):
    """A player's anger goes up by an effect of his own."""

    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        seat = self.who.seat(source)
        return event.why is Why.RAISE and event.player == seat and event.by == seat


@phrase("{whose} anger is lowered")
@dataclass(frozen=True, slots=True)
class AngerIsLowered(Trigger):
    """A player's anger goes down, by whatever lowers it."""

    whose: Whose
    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        fell = event.why is Why.LOWER and event.after < event.before
        return fell and event.player == self.whose.seat(source)


@phrase("you lower your opponent's anger")
@dataclass(frozen=True, slots=True)
class YouLowerTheirs(Trigger):
    """An effect of yours lowers the opponent's anger."""

    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        fell = event.why is Why.LOWER and event.after < event.before
        return fell and event.player == source.opponent and event.by == source.player


@phrase(
    ("you gain stages from a card effect", {"who": Who.YOU}),
    ("your opponent gains stages from a card effect", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class GainsStages(Trigger):
    """A personality of a player gains stages by an effect; powering up is none."""

    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (StagesChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, StagesChanged)
        gained = event.why is Why.GAIN and event.after > event.before
        return gained and event.player == self.who.seat(source)


@phrase(
    ("you change levels", {"who": Who.YOU}),
    ("your opponent changes levels", {"who": Who.OPPONENT}),
    ("~your MP changes levels", {"who": Who.YOU}),
    ("~your opponent's MP changes levels", {"who": Who.OPPONENT}),
    ("~you change personality levels", {"who": Who.YOU}),
)
@dataclass(frozen=True, slots=True)
class ChangesLevels(Trigger):
    """A player's MP advances or is lowered."""

    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, LevelChanged)
        return event.player == self.who.seat(source)


@phrase("your opponent advances a level", "~your opponent advances a personality level")
@dataclass(frozen=True, slots=True)
class TheyAdvance(Trigger):
    """The opponent's MP advances a level."""

    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, LevelChanged)
        return event.player == source.opponent and event.after > event.before


@phrase("one of your attacks lowers your anger")
@dataclass(frozen=True, slots=True)
class AttackLowersYours(Trigger):
    """An effect of your attack lowers your own anger."""

    listens: ClassVar[tuple[type[Event], ...]] = (AngerChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AngerChanged)
        attack = game.attack
        if attack is None or attack.player != source.player or event.cause != attack.card:
            return False
        fell = event.why is Why.LOWER and event.after < event.before
        return fell and event.player == source.player


@phrase("one of your attacks causes you to change levels")
@dataclass(frozen=True, slots=True)
class AttackChangesYours(Trigger):
    """An effect of your attack changes your MP's level."""

    listens: ClassVar[tuple[type[Event], ...]] = (LevelChanged,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, LevelChanged)
        attack = game.attack
        if attack is None or attack.player != source.player:
            return False
        return event.player == source.player and event.cause == attack.card


# ---------------------------------------------------------------------------- attacks


@phrase(
    "one of your attacks is stopped",
    "~your opponent stops one of your attacks",
)
@dataclass(frozen=True, slots=True)
class YoursIsStopped(Trigger):
    """The opponent stops an attack of yours (ATK-4)."""

    listens: ClassVar[tuple[type[Event], ...]] = (AttackStopped,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AttackStopped)
        return event.player == source.opponent


@phrase("your opponent performs a {attack}")
@dataclass(frozen=True, slots=True)
class TheyPerform(Trigger):
    """The opponent begins an attack of a kind."""

    attack: AttackWords
    listens: ClassVar[tuple[type[Event], ...]] = (AttackBegan,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AttackBegan)
        return event.player == source.opponent and self.attack.fits(game, game.attack)


@phrase("your opponent performs a successful {attack}")
@dataclass(frozen=True, slots=True)
class TheySucceed(Trigger):
    """An attack of the opponent was not stopped and is over."""

    attack: AttackWords
    listens: ClassVar[tuple[type[Event], ...]] = (AttackEnded,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, AttackEnded)
        theirs = event.player == source.opponent and event.successful
        return theirs and self.attack.fits(game, game.attack)


@phrase("you take life card damage from a {attack}", "~taking life card damage from a {attack}")
@dataclass(frozen=True, slots=True)
class TakesLifeCards(Trigger):
    """An attack of a kind dealt you life cards of damage."""

    attack: AttackWords
    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, DamageDealt)
        hurt = event.player == source.player and event.life_cards > 0
        return hurt and self.attack.fits(game, game.attack)


@phrase("your opponent takes damage from one of your attacks")
@dataclass(frozen=True, slots=True)
class TheyTakeDamage(Trigger):
    """An attack of yours dealt the opponent stages or life cards."""

    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, DamageDealt)
        return event.player == source.opponent and event.stages + event.life_cards > 0


@phrase("your opponent uses a critical damage effect")
@dataclass(frozen=True, slots=True)
class TheyUseCritical(Trigger):
    """The opponent chose a critical damage effect."""

    listens: ClassVar[tuple[type[Event], ...]] = (CriticalEffect,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CriticalEffect)
        return event.player == source.opponent


# ---------------------------------------------------------------------------- cards


@phrase(
    ("you Rejuvenate", {"who": Who.YOU}),
    ("your opponent Rejuvenates", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class Rejuvenates(Trigger):
    """A player Rejuvenates, once for each effect however many the cards (EFF-8, TRN-5)."""

    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (CardsReturned, CardMoved)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        seat = self.who.seat(source)
        if isinstance(event, CardsReturned):
            return event.how == "rejuvenate" and event.player == seat and bool(event.cards)
        assert isinstance(event, CardMoved)
        # The Rejuvenation Step moves one card by rule, of which no effect tells.
        return event.why is Why.REJUVENATE and event.rule == "TRN-5" and event.by == seat


@phrase("you banish a card for Endurance", "~banishing a card for Endurance")
@dataclass(frozen=True, slots=True)
class YouEndure(Trigger):
    """You used a card's Endurance; it is "that card" (ATK-12)."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)
    tells: ClassVar[bool] = True

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return event.why is Why.ENDURANCE and event.player == source.player


@phrase(
    "your opponent discards a card from his hand by a card effect",
    "~your opponent discards a card from their hand by a card effect",
)
@dataclass(frozen=True, slots=True)
class TheyDiscard(Trigger):
    """An effect makes the opponent discard from his hand."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.source is Zone.HAND
            and event.why is Why.DISCARD
            and event.player == source.opponent
            and event.cause >= 0
        )


@phrase("this card enters play from your hand")
@dataclass(frozen=True, slots=True)
class ThisEntersFromHand(Trigger):
    """This card comes into play from its player's hand."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        here = event.target is Zone.IN_PLAY and event.card == source.card
        return here and event.source is Zone.HAND


@phrase("you Rejuvenate a {card}")
@dataclass(frozen=True, slots=True)
class YouRejuvenate(Trigger):
    """You Rejuvenated a card of a kind; each card counts for itself."""

    card: CardFilter
    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardMoved)
        return (
            event.why is Why.REJUVENATE
            and event.by == source.player
            and self.card.fits(game, event.card, source)
        )


@phrase(
    (
        "one of your effects during combat Rejuvenates or shuffles cards into your Life Deck",
        {"in_combat": True},
    ),
    ("you Rejuvenate or shuffle cards into your Life Deck", {"in_combat": False}),
    (
        "~your effects Rejuvenate or shuffle cards into your Life Deck during combat",
        {"in_combat": True},
    ),
)
@dataclass(frozen=True, slots=True)
class CardsComeBack(Trigger):
    """An effect put cards back into your Life Deck; once, however many they were."""

    in_combat: bool = False
    listens: ClassVar[tuple[type[Event], ...]] = (CardsReturned,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, CardsReturned)
        if event.player != source.player or event.by != source.player or not event.cards:
            return False
        return not self.in_combat or game.state.during_combat
