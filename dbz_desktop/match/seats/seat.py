"""Seat: a player's place at a match, the only door that windows and computer players have.

What the seat may know is read here, what the player wants is said here. Everything that is known
comes out of messages (`seats.messages`), everything that is wanted goes out as one; so a seat is
the same at the match's own computer and at the far end of a wire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats import messages as told
from dbz_desktop.match.seats.messages import (
    LAST,
    May,
    Proposed,
    Refused,
    Reply,
    Said,
    Seated,
    Told,
)
from dbz_desktop.match.seats.reader import HiddenCard, Reader
from dbz_desktop.match.seats.steps import MOST_STEPS, Step
from dbz_desktop.match.telling.notes import Given
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import Event, GameWon

Line = Callable[[Said, Callable[[Told], None]], None]
"""Carries what is said to the match, and calls back with the reply before it returns. What else
the match tells comes to `Seat.take` on its own."""


class Seat:
    """What player `viewer` (0 or 1) of a match sees, is asked, and may say.

    The calls that say something give None when it was taken, else the refusal in words; nothing
    has happened then. A seat without a `line`, as in a recording, is refused everything.
    """

    def __init__(self, line: Line | None = None, reader: Reader | None = None) -> None:
        self._line = line
        self._known = reader
        self._requests = 0
        self._hearers: list[Callable[[Told], None]] = []
        self._together: tuple[int, Joined | None] = (0, None)

    # ------------------------------------------------------------------ what is known

    def take(self, message: Told) -> None:
        """Take in what the match tells, in order; the first message is `Seated`."""
        if self._known is None:
            if not isinstance(message, Seated):
                raise ValueError("the first message to a seat must say who sits there")
            self._known = Reader(message)
        else:
            self._known.take(message)
        for hear in tuple(self._hearers):
            hear(message)

    def listen(self, hear: Callable[[Told], None]) -> None:
        """Call this with each message that comes from now on, after it was taken in."""
        self._hearers.append(hear)

    def ignore(self, hear: Callable[[Told], None]) -> None:
        """Call this no longer."""
        self._hearers.remove(hear)

    @property
    def _reader(self) -> Reader:
        if self._known is None:
            raise ValueError("this seat has been told nothing yet")
        return self._known

    @property
    def viewer(self) -> int:
        """The seat's number, 0 or 1."""
        return self._reader.viewer

    @property
    def open(self) -> bool:
        """True where the seat sees no more than both players may see."""
        return self._reader.open

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self._reader.names

    @property
    def edition(self) -> str:
        """The edition that is played, by its id."""
        return self._reader.edition

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, or None when it is not its turn to answer."""
        return self._reader.decision

    @property
    def question(self) -> int:
        """The number of the moment at which the seat stands: new with every question to it, every
        wait and every step back."""
        return self._reader.question

    @property
    def waiting(self) -> bool:
        """True while the other seat has to answer."""
        return self._reader.waiting

    @property
    def outcome(self) -> GameWon | None:
        """How the match ended, or None while it goes on."""
        return self._reader.table.winner

    @property
    def proposal(self) -> Proposed | None:
        """What one seat wants and the other has not said yes or no to."""
        return self._reader.proposed

    @property
    def hands(self) -> bool:
        """Whether both have agreed to set things right by hand."""
        return self._reader.hands

    def view(self) -> TableView:
        """The table as it stands after every event so far; the caller's own copy."""
        return self._reader.table.copy()

    def opening(self) -> TableView:
        """The table before the first card moved, for watching the match from its start:
        `apply` the events from the cursor `opening_cursor` on."""
        return self._reader.opening.copy()

    @property
    def opening_cursor(self) -> int:
        """The cursor that goes with `opening`."""
        return self._reader.opened

    @property
    def cursor(self) -> int:
        """The cursor that goes with `view`: nothing is new after it."""
        return len(self._reader.stream)

    def events_since(self, cursor: int = 0) -> tuple[tuple[Event, ...], int]:
        """The redacted events after a cursor, and the cursor for the next call.

        Start with 0. When the match went back, a `notes.Rewound` is among them: what was drawn
        before no longer holds, and a fresh `view` is to be taken.
        """
        stream = self._reader.stream
        if not 0 <= cursor <= len(stream):
            raise ValueError(
                f"cursor {cursor} is not from this seat; it goes from 0 to {len(stream)}"
            )
        return tuple(stream[cursor:]), len(stream)

    def history(self) -> Sequence[Event]:
        """The redacted events of the game as it stands, without what was taken back."""
        return tuple(self._reader.history)

    @property
    def given(self) -> Mapping[int, Given]:
        """Answers that have no event, by the number of events of `history` before them."""
        return self._reader.given

    def card(self, instance: int) -> Card:
        """The card with that instance number.

        Raises HiddenCard, a KeyError, for every card that this seat hasn't been shown.
        """
        try:
            return self._reader.cards[instance]
        except KeyError:
            raise HiddenCard(instance) from None

    def knows(self, instance: int) -> bool:
        """True when `card` would answer."""
        return instance in self._reader.cards

    # ------------------------------------------------------------------ what is asked

    def why_not(self, instance: int) -> WhyNot | None:
        """Why this seat can't use a card now, with the rule; None when it can, or nobody is asked.

        Raises HiddenCard for a card that this seat hasn't been shown.
        """
        self.card(instance)
        if self.open or self._line is None:
            # It may follow from what its player holds; and what is only shown is no question.
            return None
        reply = self._say(told.AskWhy(*self._now, instance))
        if isinstance(reply, told.Why):
            return reply.why
        return WhyNot(reply.reason, reply.rule) if isinstance(reply, Refused) else None

    def forecast(self, what: Option | int) -> Forecast | None:
        """What an attack would do now, by all that this seat knows; see `rules.insight.forecast`.

        `what` is an option of the seat's decision, an attack or a [defense] card, or a card of
        the seat's. None for anything that doesn't attack. Raises HiddenCard for a card that the
        seat hasn't been shown.
        """
        if isinstance(what, int):
            self.card(what)
            return self._foreseen(told.AskForecast(*self._now, card=what))
        options = self.decision.options if self.decision is not None else ()
        if what not in options:
            return None
        return self._foreseen(told.AskForecast(*self._now, option=options.index(what)))

    def does_nothing(self, option: Option) -> bool:
        """Whether a Power among the options of the seat's decision would surely do nothing now, by
        all that this seat knows; see `rules.insight.idle`."""
        options = self.decision.options if self.decision is not None else ()
        if option not in options:
            return False
        reply = self._say(told.AskForecast(*self._now, option=options.index(option)))
        return isinstance(reply, told.Foreseen) and reply.idle

    def takes(self, option: Option) -> tuple[int, ...]:
        """The cards that a yes to the seat's question takes at once, where nobody would choose
        them; see `rules.insight.taken`."""
        options = self.decision.options if self.decision is not None else ()
        if option not in options:
            return ()
        reply = self._say(told.AskForecast(*self._now, option=options.index(option)))
        return reply.takes if isinstance(reply, told.Foreseen) else ()

    def incoming(self) -> Forecast | None:
        """What the attack at the Defense step will do if nothing stops it; None at other times."""
        return self._foreseen(told.AskForecast(*self._now))

    def _foreseen(self, asked: told.AskForecast) -> Forecast | None:
        reply = self._say(asked)
        return reply.forecast if isinstance(reply, told.Foreseen) else None

    def joined(self) -> Joined | None:
        """The seat's question as it is asked with those that follow at once, and the answers that
        each of its options stands for; None where it is asked by itself."""
        if self.decision is None or self.open:
            return None
        question, found = self._together
        if question != self.question:
            reply = self._say(told.AskTogether(*self._now))
            found = reply.joined if isinstance(reply, told.Together) else None
            self._together = (self.question, found)
        return found

    def first_actions(self) -> tuple[Option, ...]:
        """What could be done first if this seat declared combat now, as far as it can tell (TRN-3);
        empty where that isn't asked, or something else would be asked between."""
        reply = self._say(told.AskFirst(*self._now))
        return reply.actions if isinstance(reply, told.First) else ()

    def steps(self, most: int = MOST_STEPS, own: bool = False) -> tuple[Step, ...]:
        """The decisions that the match can go back to, the latest first; with `own` those that
        this seat answered itself."""
        reply = self._say(told.AskSteps(*self._now, most, own))
        return reply.steps if isinstance(reply, told.Steps) else ()

    def may(self, move: JudgeMove) -> May:
        """Whether a move by hand can be made, and whether both must agree first."""
        reply = self._say(told.AskMay(*self._now, move))
        if isinstance(reply, May):
            return reply
        assert isinstance(reply, Refused)
        return May(reply.request, WhyNot(reply.reason, reply.rule), False)

    # ------------------------------------------------------------------ what is wanted

    def answer(self, index: int, auto: bool = False) -> Refused | None:
        """Answer the question with an option's index; `auto` where nobody was asked."""
        return self._want(told.Answer(*self._now, index, auto))

    def undo(self, step: int | None = None) -> Refused | None:
        """Go back to before a step, by its number; None: take back a concession, or else what
        this seat answered last itself. Where both must agree it is proposed."""
        return self._want(told.WantBack(*self._now, LAST if step is None else step))

    def propose_by_hand(self) -> Refused | None:
        """Propose to set things right by hand, until the next answer."""
        return self._want(told.WantHands(*self._now))

    def end_by_hand(self) -> Refused | None:
        """Enough was set right by hand."""
        return self._want(told.EndHands(*self._now))

    def judge(self, move: JudgeMove) -> Refused | None:
        """Make a move by hand. To be shown what is the other player's to see is proposed."""
        return self._want(told.DoByHand(*self._now, move))

    def consent(self, number: int, yes: bool) -> Refused | None:
        """Say yes or no to what was proposed; who proposed it may only say no."""
        return self._want(told.Consent(*self._now, number, yes))

    def concede(self) -> Refused | None:
        """Give the match up (HSE-3)."""
        return self._want(told.Concede(*self._now))

    # ------------------------------------------------------------------ how it is said

    @property
    def _now(self) -> tuple[int, int]:
        """A new number for a saying, and the moment at which it is said."""
        self._requests += 1
        return self._requests, self.question

    def _want(self, message: Said) -> Refused | None:
        reply = self._say(message)
        return reply if isinstance(reply, Refused) else None

    def _say(self, message: Said) -> Reply:
        """Say something to the match; its reply."""
        if self._line is None:
            return Refused(message.request, "Nobody hears what is said at this seat.")
        replies: list[Reply] = []

        def hear(reply: Told) -> None:
            if isinstance(reply, Reply) and reply.request == message.request:
                replies.append(reply)

        self._line(message, hear)
        if not replies:
            return Refused(message.request, "The match has not replied.")
        return replies[0]


def steps_of_both(one: Seat, other: Seat, most: int = MOST_STEPS) -> tuple[Step, ...]:
    """What persons answered at two seats of one match, for a window that both look at; the latest
    first."""
    both = [*one.steps(most, own=True), *other.steps(most, own=True)]
    return tuple(sorted(both, key=lambda step: step.number, reverse=True)[:most])
