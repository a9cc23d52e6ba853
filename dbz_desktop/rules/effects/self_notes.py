"""Notes about what happens to the card itself: "If this card is Rejuvenated, …" (EFF-2, EFF-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.effects.base import Effect, Note, Source, Steps
from dbz_desktop.rules.effects.triggers import ThisEnters
from dbz_desktop.rules.events import CardMoved, Why, Zone
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class SelfEvent(Phrase):
    """Something that happens to this very card, wherever it is."""

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        """Whether this move of the card is meant."""
        raise TypeError(type(self).__name__)


class Agent(Phrase):
    """Whose doing it is: "a card effect", "one of your card effects during combat"."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        """Whether the effect of card `cause` of player `by` is meant."""
        raise TypeError(type(self).__name__)


@phrase("a card effect")
@dataclass(frozen=True, slots=True)
class AnyEffect(Agent):
    """Any card's effect."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        return cause >= 0


@phrase("a personality or Mastery effect")
@dataclass(frozen=True, slots=True)
class PersonalityOrMastery(Agent):
    """An effect of an MP, an Ally or a Mastery."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        return cause >= 0 and (
            game.cards[cause].type.is_personality or game.cards[cause].type is CardType.MASTERY
        )


@phrase("one of your effects", "~one of your card effects")
@dataclass(frozen=True, slots=True)
class YourEffect(Agent):
    """An effect of a card of the owner."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        return cause >= 0 and by == owner


@phrase("an opponent's effect", "~your opponent's effect")
@dataclass(frozen=True, slots=True)
class TheirEffect(Agent):
    """An effect of a card of the opponent."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        return cause >= 0 and by == 1 - owner


@phrase("one of your card effects during combat")
@dataclass(frozen=True, slots=True)
class YourEffectInCombat(Agent):
    """An effect of a card of the owner, while there is combat."""

    def fits(self, game: Game, by: int, cause: int, owner: int) -> bool:
        return cause >= 0 and by == owner and game.state.during_combat


@phrase(
    "discarded from your hand by {by}",
    ("discarded from your hand", {"by": None}),
)
@dataclass(frozen=True, slots=True)
class DiscardedFromHand(SelfEvent):
    """The card is discarded from its owner's hand, perhaps only by some effects."""

    by: Agent | None = None

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        if event.source is not Zone.HAND or event.why not in (Why.DISCARD, Why.HAND_SIZE):
            return False
        if event.target is not Zone.DISCARD:
            return False
        return self.by is None or self.by.fits(game, event.by, event.cause, game.owners[event.card])


@phrase("discarded from your hand during combat")
@dataclass(frozen=True, slots=True)
class DiscardedInCombat(SelfEvent):
    """The card is discarded from its owner's hand during combat (COM-1)."""

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        gone = event.source is Zone.HAND and event.target is Zone.DISCARD
        return gone and event.why is Why.DISCARD and game.state.during_combat


@phrase(
    ("destroyed from your Life Deck by {by}", {}),
    ("destroyed from your Life Deck by a non-damage effect", {"by": None}),
)
@dataclass(frozen=True, slots=True)
class DestroyedFromDeck(SelfEvent):
    """An effect destroys the card from its owner's Life Deck; damage is none (EFF-7)."""

    by: Agent | None = None

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        if event.source is not Zone.LIFE_DECK or event.why is not Why.DESTROY:
            return False
        return self.by is None or self.by.fits(game, event.by, event.cause, game.owners[event.card])


@phrase("discarded or destroyed from your Life Deck")
@dataclass(frozen=True, slots=True)
class LostFromDeck(SelfEvent):
    """The card is discarded from its owner's Life Deck, as damage or by an effect."""

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        return event.source is Zone.LIFE_DECK and event.target is Zone.DISCARD


@phrase(
    ("banished from your discard pile", {"top": False, "by": None}),
    ("banished from the top of your discard pile by {by}", {"top": True}),
)
@dataclass(frozen=True, slots=True)
class BanishedFromPile(SelfEvent):
    """The card is banished from its owner's discard pile, perhaps only from the top."""

    top: bool
    by: Agent | None = None

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        if event.source is not Zone.DISCARD or event.target is not Zone.BANISHED:
            return False
        # The pile has lost the card already: where it lay tells `top_of_pile`.
        if self.top and game.state.top_of_pile[event.player] != event.card:
            return False
        return self.by is None or self.by.fits(game, event.by, event.cause, game.owners[event.card])


@phrase("Rejuvenated during combat or destroyed from your Life Deck by a non-damage effect")
@dataclass(frozen=True, slots=True)
class RejuvenatedOrDestroyed(SelfEvent):
    """The card is Rejuvenated during combat, or destroyed from the Life Deck by an effect."""

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        if event.why is Why.REJUVENATE:
            return game.state.during_combat
        return DestroyedFromDeck(None).matches(game, event, source)


@phrase("Rejuvenated")
@dataclass(frozen=True, slots=True)
class IsRejuvenated(SelfEvent):
    """The card is Rejuvenated."""

    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        return event.why is Why.REJUVENATE


class SelfNote(Note):
    """A note that waits for something to happen to its card; it has a `trigger` and an `effect`."""

    def text(self) -> str:
        """The note's sentence."""
        from dbz_desktop.rules.compiler import sentence_text

        return sentence_text(self)


@phrase("if this card is {trigger}, {effect}", "~(when|whenever) this card is {trigger}, {effect}")
@dataclass(frozen=True)
class IfThisCard(SelfNote):
    """What happens when this card is discarded from the hand, or Rejuvenated."""

    trigger: SelfEvent
    effect: Effect


@phrase("when {trigger}, {effect}", "~after {trigger}, {effect}")
@dataclass(frozen=True)
class WhenItEnters(SelfNote):
    """What happens when this card comes into play."""

    trigger: ThisEnters
    effect: Effect


class _BanishedForEndurance:
    def matches(self, game: Game, event: CardMoved, source: Source) -> bool:
        return event.why is Why.ENDURANCE


@phrase("if you banish this card for Endurance, {effect}")
@dataclass(frozen=True)
class IfBanishedForEndurance(SelfNote):
    """What happens when this card's Endurance is used (ATK-12)."""

    effect: Effect
    trigger: ClassVar[Any] = _BanishedForEndurance()


@phrase(
    "if this card would be discarded from your hand by {by}, you may banish it instead to {effect}",
    "~if this card is discarded from your hand by {by}, you may banish it instead to {effect}",
)
@dataclass(frozen=True, slots=True)
class InsteadNote(Note):
    """Being discarded is replaced: then it was not discarded (EFF-5)."""

    by: Agent
    effect: Effect

    def applies(self, game: Game, card: int, source: Source) -> bool:
        """Whether the effect that would discard the card is one that counts."""
        return self.by.fits(game, source.player, source.card, game.owners[card])

    def replace(self, game: Game, source: Source) -> Steps:
        """Ask the owner; returns 1 when the card was banished instead."""
        from dbz_desktop.rules import moving
        from dbz_desktop.rules.compiler import sentence_text

        title = game.cards[source.card].title
        yes = yield from game.confirm(
            source.player,
            f"Banish {title} instead of discarding it?",
            "EFF-5",
            source,
            sentence_text(self),
        )
        if not yes:
            return 0
        moving.move(game, source.card, Zone.BANISHED, Why.BANISH, source, "EFF-5")
        yield from self.effect.resolve(game, source)
        return 1
