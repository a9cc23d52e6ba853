"""Control of cards in play: they change sides, for good or for a time (ZON-2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, PlayVerb
from dbz_desktop.rules.kernel.events import ControlChanged, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered, Waiting
from dbz_desktop.rules.language.happenings.crossing import Crossing
from dbz_desktop.rules.language.happenings.moments import AtSpan, Edge, Moment
from dbz_desktop.rules.language.happenings.moments_of_combat import EndOfCombat
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.terms import Duration, Span, SpanOf
from dbz_desktop.rules.language.nouns.things import ThisCard
from dbz_desktop.rules.language.references.cards import Cards
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.wording import phrase, words


@words
class Back(Enum):
    """To whose control cards in play go back that somebody else controls."""

    OWNER = (
        "to its owner's control|to its owner|to (your|his|their|your opponent's|that player's)"
        " control"
    )
    OWNERS = "to their owners' control|to their owners|to their owner's control|to their owner"


_BACK: dict[str, Any] = {"duration": None}
_WHILE_IT_LIES = "while this (card|Drill|Ally|Setup) (is|stays|remains) in play"


@phrase(
    *does("gain", "control of {what}", duration=None),
    *does("gain", "control of {what} {duration}"),
    *does("return", "{what} {back}", **_BACK),
    *does("return", "control of {what} {back}", quiet=True, **_BACK),
    *does("give", "{what} back {back}", quiet=True, **_BACK),
    *does("give", "control of {what} [back] {back}", quiet=True, **_BACK),
    ("~{what} returns(return) {back}", {**_BACK, "who": Doer.YOU}),
    *does("regain", "control of {what}", quiet=True, duration=None),
    *does("take", "control of {what}", quiet=True, duration=None),
    *does("take", "control of {what} {duration}", quiet=True),
    *does("take", f"control of {{what}} {_WHILE_IT_LIES}", quiet=True, duration=Duration.IN_PLAY),
    *does("gain", f"control of {{what}} {_WHILE_IT_LIES}", quiet=True, duration=Duration.IN_PLAY),
    (
        f"~(while attached|{_WHILE_IT_LIES}), you (have|gain|take) control of {{what}}",
        {"who": Doer.YOU, "duration": Duration.IN_PLAY},
    ),
    (
        f"~(while attached|{_WHILE_IT_LIES}), you control {{what}}",
        {"who": Doer.YOU, "duration": Duration.IN_PLAY},
    ),
    ("~place {what} under your control", {"who": Doer.YOU, "duration": None}),
    ("~you control {what} {duration}", {"who": Doer.YOU}),
)
@dataclass(frozen=True, slots=True)
class GainControl(Handling):
    """Cards in play change sides, perhaps for a time; who owned them owns them still (ZON-2).

    That time may last as long as the text's own card is in play. Or those go `back` to
    their owners that somebody else controls.
    """

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    who: Doer = Doer.YOU
    duration: Duration | None = None
    back: Back | None = None
    prompt = "Gain control of which card?"
    takes_away = False

    def __post_init__(self) -> None:
        if self.duration not in (None, Duration.IN_PLAY) and self.duration not in _OVER_AT:
            raise ValueError("control lasts to the end of a combat or of a turn, or to its start")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("control",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        if card not in game.state.permanents:
            return False
        if moving.controller(game, card) == self._seat(game, card, source):
            return False
        affects = door.of_cards(game, CardVerb.AFFECT, (card,), source)
        return door.may(game, affects) and door.may(game, self._deed(game, card, source))

    def _deed(self, game: Game, card: int, source: Source) -> Deed:
        """That who is to control it gains control of it."""
        deed = door.of_cards(game, CardVerb.CONTROL, (card,), source)
        return replace(deed, doer=self._seat(game, card, source))

    def _seat(self, game: Game, card: int, source: Source) -> int:
        """Who is to control it."""
        return game.owners[card] if self.back is not None else self.who.seat(source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        gained: list[int] = []
        if self.duration is Duration.COMBAT and game.state.combat is None:
            return gained
        if self.duration is Duration.IN_PLAY and game.state.where[source.card] is not Zone.IN_PLAY:
            return gained
        for card in cards:
            if not self.usable(game, card, source):
                continue
            if (yield from door.instead(game, self._deed(game, card, source))):
                continue
            before, seat = moving.controller(game, card), self._seat(game, card, source)
            changed = ControlChanged(card, before, seat, Why.GAIN, source.card, "ZON-2")
            game.emit(changed)
            gained.append(card)
            if self.duration is not None:
                back = GivesBack(card, before)
                later: Waiting = (
                    Triggered(_ITS_LEAVING, back, once=True)
                    if self.duration is Duration.IN_PLAY
                    else AtMoment(_OVER_AT[self.duration], back)
                )
                # What has left play meanwhile goes back to nobody.
                until = floating.Until("in play", card=card)
                when = _GOES_BACK[self.duration]
                text = f"Control of {game.cards[card].name} is given back {when}."
                floating.begin(game, later, source, until, text, once=True, about=(card,))
            yield from game.settle()
        return gained


_OVER_AT: dict[Duration, Moment] = {
    Duration.COMBAT: EndOfCombat(),
    Duration.TURN: AtSpan(Edge.END, SpanOf.THE, Span.TURN),
    Duration.NEXT_TURN: AtSpan(Edge.BEGINNING, SpanOf.YOUR, Span.TURN),
    Duration.THEIR_NEXT_TURN: AtSpan(Edge.BEGINNING, SpanOf.OPPONENT, Span.TURN),
}
"""The moment at which each time is over."""
_GOES_BACK: dict[Duration, str] = {
    Duration.IN_PLAY: "when this card leaves play",
    Duration.COMBAT: "at the end of combat",
    Duration.TURN: "at the end of the turn",
    Duration.NEXT_TURN: "at the start of the next turn of its player",
    Duration.THEIR_NEXT_TURN: "at the start of the next turn of the other player",
}
"""The same, as it is told."""

_ITS_LEAVING = Whenever(Crossing((PlayVerb.LEAVE,), ThisCard()))


@dataclass(frozen=True, slots=True)
class GivesBack(Clause):
    """A card in play goes back to who controlled it. Made by a phrase, never printed."""

    card: int
    to: int

    def do(self, game: Game, source: Source) -> None:
        if self.card not in game.state.permanents:
            return
        now = moving.controller(game, self.card)
        if now != self.to:
            back = ControlChanged(self.card, now, self.to, Why.GAIN, source.card, "ZON-2")
            game.emit(back)
