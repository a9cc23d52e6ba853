"""Notes that wait: for a moment, for what happens, for what is done to their card (EFF-12)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Condition, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import Verb
from dbz_desktop.rules.kernel.events import Event, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.note import IN_PLAY_ONLY, Note
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.frames.this_attack import OfThisAttack
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered, Waiting
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import about_this
from dbz_desktop.rules.language.happenings.lying import lies_in
from dbz_desktop.rules.language.happenings.moments import Moment
from dbz_desktop.rules.language.happenings.numbers_done import LevelsDone
from dbz_desktop.rules.language.happenings.occasions import Occasion
from dbz_desktop.rules.language.nouns.places import Zones
from dbz_desktop.rules.language.references.cards import This
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Doable, Price, ToDo
from dbz_desktop.wording import phrase

_WHEN = "(when|whenever|after)"
_PRICED: dict[str, None] = {"wait": None}
"""A wait whose timing is said between a price and what that is for."""


@phrase(
    "{wait}",
    "~{wait}. if you do, {then}",
    (f"~you may {{price}} {_WHEN} {{on}} to {{then}}", _PRICED),
    (f"~you may {{price}} {_WHEN} {{on}}. if you do, {{then}}", _PRICED),
    ("~you may {price} {at} to {then}", _PRICED),
    ("~you may {price} {at}. if you do, {then}", _PRICED),
)
@dataclass(frozen=True, slots=True)
class NoteWaits(Note):
    """An effect that waits while its card is in play, whatever else is said (EFF-12).

    Or while it lies where the effect takes it from: "you may discard this card from your hand";
    or where it must lie for that: "if this card is in your discard pile".
    """

    rules: ClassVar[str] = "EFF-12"

    wait: Waiting
    price: InitVar[Price | None] = None
    on: InitVar[Occasion | None] = None
    at: InitVar[Moment | None] = None
    then: InitVar[Doable | None] = None

    def __post_init__(
        self, price: Price | None, on: Occasion | None, at: Moment | None, then: Doable | None
    ) -> None:
        if then is not None:
            object.__setattr__(self, "wait", self._offered(price, on, at, then))
        if Zone.LIFE_DECK in self.waits_in:
            raise ValueError("nobody knows which cards lie in a Life Deck (ZON-1)")
        if isinstance(self.wait, AtMoment):
            if getattr(self.wait.trigger, "next", False):
                raise ValueError("a note isn't said in any turn, so that none is the next one")
            return
        if Zone.IN_PLAY not in self.waits_in:
            return
        deed = getattr(getattr(self.wait, "trigger", None), "deed", None)
        if not isinstance(deed, LevelsDone) or not deed.here:
            raise ValueError("a note waits for a moment, or for its own level to be reached")

    def _offered(
        self, price: Price | None, on: Occasion | None, at: Moment | None, then: Doable
    ) -> Waiting:
        """A chance to pay for what comes then: of a price that stands apart, or was offered."""
        if price is not None:
            done = May(ToDo(price, then))
            if at is not None:
                return AtMoment(at, done)
            assert on is not None
            return Triggered(on, done)
        wait, task = self.wait, getattr(self.wait.effect, "task", None)
        if not isinstance(wait, AtMoment | Triggered) or not isinstance(task, Price):
            raise ValueError("nothing was offered before")
        return replace(wait, effect=May(ToDo(task, then)))

    @property
    def waits(self) -> Waiting:
        return self.wait

    @property
    def waits_in(self) -> frozenset[Zone]:
        places = [each.where for each in every(self.wait.effect, This) if each.where is not None]
        piles = [pile for place in places for zones in every(place, Zones) for pile in zones.piles]
        return frozenset(pile.zone for pile in piles) | lies_in(self.wait) or IN_PLAY_ONLY


@phrase(
    ("if {deed:@present}, {effect}", {"condition": None}),
    ("~(when|whenever|after) {deed:@present}, {effect}", {"condition": None}),
    ("~{effect} (if|when|whenever|after) {deed:@present}", {"condition": None}),
    "if {deed:@present} and {condition}, {effect}",
    "~(when|whenever|after) {deed:@present} (and|if|while) {condition}, {effect}",
    "~if {deed:@present} while {condition}, {effect}",
)
@dataclass(frozen=True)
class IfThisCard(Note):
    """What happens when something is done to this card: discarded, Rejuvenated, put into play.

    Or only where something is so then.
    """

    rules: ClassVar[str] = "EFF-2"
    about_card: ClassVar[bool] = True

    deed: Happening
    effect: Effect
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not about_this(self.deed):
            raise ValueError("a note waits for its own card only")
        if self.effect.alters_attack:
            raise ValueError("the damage is dealt then; nothing of it can be changed any more")
        if any(told.changes_price for told in every(self.effect, OfThisAttack)):
            raise ValueError("what an attack costs is paid before it is performed")

    @property
    def verbs(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        """Whether the event is the one that the note waits for."""
        if not isinstance(event, self.deed.listens) or not self.deed.matches(game, event, source):
            return False
        given = self.condition
        return given is None or given.holds(game, source.but(event=event))

    def text(self) -> str:
        """The note's sentence."""
        return sentence_text(self)
