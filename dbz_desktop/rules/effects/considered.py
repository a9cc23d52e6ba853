"""What a card counts as besides its face: Named, Styled (EFF-11), and Traits (EFF-13)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import Style
from dbz_desktop.rules.kernel.base import Effect, Game, Note, Source, Steps
from dbz_desktop.wording import phrase, words


@phrase(
    "this card is considered Named",
    "~this card is considered Named for your card effects",
    "~this card is considered to be a Named card for your card effects",
)
@dataclass(frozen=True, slots=True)
class ConsideredNamed(Note):
    """The card takes the MP's name for card effects (EFF-11)."""

    rules: ClassVar[str] = "EFF-11"


@phrase("this card is considered Styled", "~this card is considered Styled for your card effects")
@dataclass(frozen=True, slots=True)
class ConsideredStyled(Note):
    """The card takes the Mastery's Style for card effects (EFF-11)."""

    rules: ClassVar[str] = "EFF-11"


def style(game: Game, card: int) -> Style:
    """The Style that a card counts as (EFF-11)."""
    if game.programs[card].note(ConsideredStyled) is not None:
        return game.cards[game.state.players[game.owners[card]].mastery].style
    return game.cards[card].style


def is_named_after(game: Game, card: int, name: str) -> bool:
    """Whether a card counts as Named after this character (DCK-6, EFF-11)."""
    facts = game.cards[card]
    if facts.type.is_personality:
        return False
    if game.programs[card].note(ConsideredNamed) is not None:
        return game.cards[game.state.players[game.owners[card]].mp_card].title == name
    return facts.title.startswith((f"{name}'", f"{name} "))


def is_named(game: Game, card: int) -> bool:
    """Whether a card counts as Named after anybody that is in the match."""
    if game.programs[card].note(ConsideredNamed) is not None:
        return True
    names = {other.title for other in game.cards if other.type.is_personality}
    return any(is_named_after(game, card, name) for name in names)


# ---------------------------------------------------------------------------- Traits


@words
class Trait(Enum):
    """The Traits of personalities."""

    ALIEN = "Alien"
    ANDROID = "Android"
    EARTHLING = "Earthling"
    FUSION = "Fusion"
    GOD = "God"
    MAJIN = "Majin"
    NAMEKIAN = "Namekian"
    SAIYAN = "Saiyan"


def has_trait(game: Game, personality: int, trait: Trait) -> bool:
    """Whether a personality has a Trait, by its name or as this very card (DCK-7)."""
    facts = game.cards[personality]
    return bool({facts.title, facts.name} & set(game.edition.traits.get(trait.value, ())))


def has_heritage(game: Game, personality: int, wanted: Style) -> bool:
    """Whether a personality is a Namekian or a Saiyan, where a Style's name says so (DCK-7)."""
    return any(t.value == wanted.value and has_trait(game, personality, t) for t in Trait)


@phrase("{trait}: {effect:^}")
@dataclass(frozen=True, slots=True)
class Traited(Effect):
    """An effect that only a personality with the Trait may use (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"

    trait: Trait
    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.possible(game, source):
            yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        who = source.performer
        if who < 0:
            who = game.state.players[source.player].mp_card
        return has_trait(game, who, self.trait)
