"""Card: the printed facts of one card, and its wording in each edition of the rules."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from enum import Enum


class CardType(Enum):
    """The nine types a card can have."""

    MAIN_PERSONALITY = "Main Personality"
    ALLY = "Ally"
    MASTERY = "Mastery"
    PHYSICAL_COMBAT = "Physical Combat"
    ENERGY_COMBAT = "Energy Combat"
    EVENT = "Event"
    SETUP = "Setup"
    DRILL = "Drill"
    DRAGON_BALL = "Dragon Ball"

    # There is one of each: looked up by identity, as Python's own hash goes by the name.
    __hash__ = object.__hash__

    is_personality: bool
    """MPs and Allies are personalities (TYP-8)."""
    in_life_deck: bool
    """True for the types that a Life Deck is made of (SET-1)."""
    plays_from_hand: bool
    """Combat cards and Events: their texts are used as they are played from the hand (ATK-1)."""
    used_up: bool
    """Those, and Setups, which wait in play: a use discards the card, if it says nothing else."""

    def __init__(self, name: str) -> None:
        self.is_personality = name in ("Ally", "Main Personality")
        self.in_life_deck = name not in ("Mastery", "Main Personality")
        self.plays_from_hand = name in ("Physical Combat", "Energy Combat", "Event")
        self.used_up = self.plays_from_hand or name == "Setup"


(
    MAIN_PERSONALITY,
    ALLY,
    MASTERY,
    PHYSICAL_COMBAT,
    ENERGY_COMBAT,
    EVENT,
    SETUP,
    DRILL,
    DRAGON_BALL,
) = CardType
"""The types once more, for what is asked often; see the zones in `rules.kernel.events`."""


class Style(Enum):
    """The six Styles, and Freestyle for cards without one (DCK-5)."""

    BLACK = "Black"
    BLUE = "Blue"
    NAMEKIAN = "Namekian"
    ORANGE = "Orange"
    RED = "Red"
    SAIYAN = "Saiyan"
    FREESTYLE = "Freestyle"

    __hash__ = object.__hash__

    is_styled: bool
    """True for every Style but Freestyle."""

    def __init__(self, name: str) -> None:
        self.is_styled = name != "Freestyle"


class Alignment(Enum):
    """Whose side a personality is on."""

    HERO = "Hero"
    VILLAIN = "Villain"


@dataclass(frozen=True, slots=True)
class Card:
    """One card as the game knows it; every copy in every deck shares this object.

    `stages` holds the 11 power levels from stage 0 up to stage 10. `wordings` maps an edition's
    id to the rules text that counts there where it differs from `text` (DCK-12).
    """

    id: str
    title: str
    type: CardType
    text: str
    subtitle: str | None = None
    style: Style = Style.FREESTYLE
    level: int | None = None
    alignment: Alignment | None = None
    pur: int | None = None
    stages: tuple[int, ...] = ()
    endurance: int | None = None
    dragon_ball_set: str | None = None
    gold_title: bool = False
    printings: tuple[str, ...] = ()
    wordings: tuple[tuple[str, str], ...] = ()
    _hash: str = field(default="", compare=False, repr=False)

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def name(self) -> str:
        """Title with the subtitle, the way players say it: "Vegeta - Prince of Saiyans"."""
        return f"{self.title} - {self.subtitle}" if self.subtitle else self.title

    @property
    def set_code(self) -> str:
        """The code of the set of the first printing: "PRE" of "PRE-S25"."""
        return self.id.partition("-")[0]

    @property
    def number(self) -> str:
        """The number within the set: "S25" of "PRE-S25"."""
        return self.id.partition("-")[2]

    @property
    def is_styled(self) -> bool:
        """True when the card has one of the six Styles (DCK-5)."""
        return self.style is not Style.FREESTYLE

    def wording(self, editions: tuple[str, ...]) -> str:
        """The rules text that counts in an edition (DCK-12).

        `editions` is the edition's inheritance chain, nearest first, for example
        ("fanz", "panini-2017", "panini-2015", "panini-2014").
        """
        if self.wordings:
            known = dict(self.wordings)
            for edition in editions:
                if edition in known:
                    return known[edition]
        return self.text

    @property
    def content_hash(self) -> str:
        """A short hash of everything that can change how the card plays; journals keep it."""
        if not self._hash:
            parts = (
                self.id,
                self.title,
                self.subtitle,
                self.type.value,
                self.text,
                self.style.value,
                self.level,
                self.alignment and self.alignment.value,
                self.pur,
                self.stages,
                self.endurance,
                self.wordings,
            )
            digest = hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
            object.__setattr__(self, "_hash", digest)
        return self._hash
