"""Notes: sentences in parentheses, and what they say to the rules by name (EFF-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.kernel.base import Condition, Continuous, Effect
from dbz_desktop.rules.kernel.deed import Deed, Verb
from dbz_desktop.rules.kernel.events import IN_PLAY, Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Forfeit
from dbz_desktop.wording import Phrase

IN_PLAY_ONLY = frozenset((IN_PLAY,))


class Note(Phrase):
    """A sentence in parentheses (EFF-12). `at_end` notes are printed after the effects.

    What a note says to the rules it says by the names below; most notes say one thing.
    """

    at_end: ClassVar[bool] = False
    banishes: ClassVar[bool] = False
    """The card is banished after its use (ATK-1)."""
    counts_as_styled: ClassVar[bool] = False
    counts_as_named: ClassVar[bool] = False
    """The card is Styled, or Named, for card effects (EFF-11)."""
    counts_as_style: ClassVar[Style | None] = None
    """The Style that the card is of, where not the one in its title (EFF-11)."""
    further_styles: ClassVar[frozenset[Style]] = frozenset()
    """The Styles that the card is of besides that one (EFF-11)."""
    counts_as_types: ClassVar[frozenset[CardType]] = frozenset()
    """The card types that the card is of besides its own, for card effects (EFF-11)."""
    in_title: ClassVar[tuple[str, ...]] = ()
    """The words that the card has in its title besides those that stand there (EFF-11)."""
    endurance_for_effects: ClassVar[int | None] = None
    """The Endurance that its player's card effects see on it, where not the printed one."""
    has_endurance: ClassVar[int | None] = None
    """The Endurance that it has, where not the printed one (ATK-12)."""
    binds: ClassVar[bool] = False
    """It says something of the card's attack (see `bind`)."""
    once_a_game: ClassVar[bool] = False
    """Its Power is used once in the whole game, if it isn't an [instant] one (COM-3)."""
    limits_uses: ClassVar[bool] = False
    """It says how often its Power may be used (COM-3)."""
    usable_again: ClassVar[bool] = False
    """Its [defense] Power has no limit a turn (COM-3)."""
    stays_on: ClassVar[tuple[bool, ...]] = ()
    """The Drill isn't discarded as its player's MP advances (True), or is lowered (TYP-5)."""
    enters_with_opponent: ClassVar[bool] = False
    """The card enters play under the control of its owner's opponent (ZON-2)."""
    about_card: ClassVar[bool] = False
    """It waits for something to happen to this very card, like a contextual effect."""
    acts_anyway: ClassVar[bool] = False
    """This Ally may use its Power whatever stage the MP stands at, if that `holds` (COM-6)."""
    stays_in_deck: ClassVar[bool] = False
    """What it does instead of something leaves the card in its owner's Life Deck (ATK-11)."""
    lets_in: ClassVar[bool] = False
    """There may be more than one copy of the card in play (TYP-4)."""
    plays_elsewhere: ClassVar[bool] = False
    """It lets the card be played from a pile as from hand, where it `lets_play` (EFF-6)."""
    guards: ClassVar[bool] = False
    """It may keep the card from being used or played, as things stand."""
    performed_by: ClassVar[bool] = False
    """Allies may perform the card's attack whatever stage the MP stands at (COM-6)."""

    def is_seen_by(self, player: int | None, source: Source) -> bool:
        """Whether the card effects of a player see what it counts as by this (EFF-11)."""
        return True

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The verbs of what it waits for, where that is a deed of certain verbs."""
        return ()

    @property
    def forfeits(self) -> Forfeit | None:
        """What takes the Most Powerful Personality Victory away (WIN-2)."""
        return None

    def entering_stages(self, game: Game, source: Source) -> int | None:
        """Where this Ally's stages begin, where it says so (TYP-1)."""
        return None

    @property
    def must_do(self) -> Effect | None:
        """What has to be done to play the card (EFF-12)."""
        return None

    @property
    def must_do_again(self) -> bool:
        """Whether that has to be done each time the card is used, and not to play it (EFF-12)."""
        return False

    @property
    def pays_instead(self) -> Any:
        """What may be done instead of paying the stages that its card's attack costs (ATK-2)."""
        return None

    def never_finds(self, game: Game, card: int) -> bool:
        """Whether a search of its card's text can't choose a card."""
        return False

    @property
    def waits(self) -> Any:
        """A contextual effect that it holds ready while its card lies where it `waits_in`."""
        return None

    @property
    def waits_in(self) -> frozenset[Zone]:
        """The zones in which its card waits: in play, where the words tell no other place."""
        return IN_PLAY_ONLY

    @property
    def allows(self) -> Any:
        """What may be done with the card, and when (see `flow.ways`)."""
        return None

    def lets_play(self, game: Game, source: Source) -> bool:
        """Whether the card may be played now from where it lies, as though it was in hand."""
        return False

    def play_key(self, player: int, card: int) -> tuple[Any, ...] | None:
        """Under which key it is counted that the card was so played, where that is limited."""
        return None

    def bind(self, game: Game, attack: Attack) -> None:
        """Let what it says of the card's attack hold for that."""

    def holds(self, game: Game, source: Source) -> bool:
        """Whether what it allows is allowed now."""
        return True

    def keeps_from_use(self, game: Game, source: Source) -> str:
        """Why the card can't be used now, as the note says it; "" where it can."""
        return ""

    def keeps_from_play(self, game: Game, source: Source) -> str:
        """Why the card can't be played now, as the note says it; "" where it can."""
        return ""

    def keeps_out(self, game: Game, player: int, card: int, others: Sequence[int] = ()) -> bool:
        """Whether a player can't have the note's `card` enter play, after `others` of its title."""
        return False

    def banishes_now(self, game: Game, source: Source) -> bool:
        """Whether the card is banished after this use (ATK-1)."""
        return False

    @property
    def waits_for_levels(self) -> bool:
        """Whether it asks for something as this Drill falls to a change of level (TYP-5)."""
        return False

    def replaces(self, game: Game, deed: Deed) -> bool:
        """Whether it speaks of this, about to be done to its card alone (see `replace`)."""
        return False

    def replace(self, game: Game, deed: Deed) -> Steps:
        """Ask for what is done instead; returns 1 when that was done."""
        raise TypeError(type(self).__name__)

    @property
    def lasting(self) -> tuple[Continuous, ...]:
        """What it says for as long as its card is in play."""
        return ()

    @property
    def anywhere(self) -> tuple[Continuous, ...]:
        """What it says of the card itself, wherever that lies."""
        return ()

    @property
    def given(self) -> Condition | None:
        """What must be so for that, if anything."""
        return None
