"""Messages: all that a seat is told, and all that it may say. Plain records, and nothing else.

What is told makes a stream: the table at the start, then what happened, as far as this seat may
see it, and what it is asked. Whoever reads the stream from its first message knows what the seat
knows (`reader`). What is said is bound to the seat that it came in by, and by `question` to the
moment that it was meant for: a number which is new with every question, every wait and every step
back. Each saying has a `request` number of its own, and gets one `Reply` with that number.

In process the records themselves are handed over; `codec` turns them into JSON for a wire.
"""

from __future__ import annotations

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats.steps import Step
from dbz_desktop.match.telling.notes import Given
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Event
from dbz_desktop.rules.kernel.record import record

# ---------------------------------------------------------------------------- what is told


@record
class Told:
    """Something that a seat is told."""


@record
class Seated(Told):
    """The first message: who sits here, and the table after the first `opened` events.

    An `open` seat is nobody's: it sees what both players may see, from one side.
    """

    viewer: int
    open: bool
    names: tuple[str, str]
    edition: str
    opening: TableView
    opened: int


@record
class Shown(Told):
    """From now on the seat knows which cards these instance numbers are."""

    cards: tuple[tuple[int, Card], ...]


@record
class Noted(Told):
    """What is told of an answer that has no event of its own; see `notes`. None takes it back.

    `place` is how many events of the game came before the answer.
    """

    place: int
    given: Given | None


@record
class Happened(Told):
    """Events of the game, redacted, in their order."""

    events: tuple[Event, ...]


@record
class WentBack(Told):
    """The match went back: the first `kept` events of the game still hold."""

    kept: int


@record
class Asked(Told):
    """What the seat is asked now, or that the other one is (`waiting`), or neither: it is over."""

    question: int
    decision: Decision | None
    waiting: bool


@record
class ByHand:
    """That things are set right by hand, until the next answer."""


@record
class Look:
    """That a player is shown by hand what is the other one's to see; `words` say what, with {0}
    and {1} for the players' names."""

    words: str


@record
class Proposed(Told):
    """One seat (`by`) wants what both players must agree to; the other one may say yes or no."""

    number: int
    by: int
    what: Step | ByHand | Look


@record
class Settled(Told):
    """What was proposed is done (`agreed`), or dropped."""

    number: int
    agreed: bool


@record
class HandsFree(Told):
    """Both players have agreed to set things right by hand, or no longer (`free`)."""

    free: bool


# ---------------------------------------------------------------------------- replies


@record
class Reply(Told):
    """What the match replies to one saying, by the number that the seat gave it."""

    request: int


@record
class Taken(Reply):
    """It is done, or proposed to the other seat."""


@record
class Refused(Reply):
    """Nothing was done: why, with the rule behind it. `unsaved` where the match's file can't be
    written; the same may be said again then."""

    reason: str
    rule: str = ""
    unsaved: bool = False

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


@record
class Why(Reply):
    """Why a card can't be used now; None when it can."""

    why: WhyNot | None


@record
class Foreseen(Reply):
    """What an attack would do, None for what doesn't attack; `idle` where a Power would surely do
    nothing; the cards that a yes `takes` at once, where nobody would choose them."""

    forecast: Forecast | None
    idle: bool = False
    takes: tuple[int, ...] = ()


@record
class Together(Reply):
    """The question that is asked with those that follow at once, None where nothing does."""

    joined: Joined | None


@record
class First(Reply):
    """What could be done first if combat were declared."""

    actions: tuple[Option, ...]


@record
class Steps(Reply):
    """The decisions that the match can go back to, the latest first."""

    steps: tuple[Step, ...]


@record
class May(Reply):
    """Whether a move by hand can be made at all (`why` is None), and only by `consent` of both."""

    why: WhyNot | None
    consent: bool


# ---------------------------------------------------------------------------- what is said


@record
class Said:
    """Something that a seat says, at the moment that `question` stands for."""

    request: int
    question: int


@record
class Answer(Said):
    """The answer to what the seat is asked: the index of an option. `auto`: nobody was asked."""

    index: int
    auto: bool = False


@record
class AskWhy(Said):
    """Why can't this card be used now?"""

    card: int


@record
class AskForecast(Said):
    """What would happen: with the option of that index, else with a card of the seat's, else by
    the attack that is coming in."""

    option: int = NOBODY
    card: int = NOBODY


@record
class AskTogether(Said):
    """Which questions are asked with this one?"""


@record
class AskFirst(Said):
    """What could be done first if combat were declared now?"""


@record
class AskSteps(Said):
    """Which decisions can the match go back to? `most` of them at most; with `own` only those that
    this seat answered itself."""

    most: int
    own: bool = False


@record
class AskMay(Said):
    """Could this be done by hand now?"""

    move: JudgeMove


@record
class WantBack(Said):
    """To go back to before a step; LAST: to take back a concession, or else what this seat was
    last asked and answered itself."""

    step: int


LAST = -1


@record
class WantHands(Said):
    """To set things right by hand."""


@record
class EndHands(Said):
    """Enough was set right by hand."""


@record
class DoByHand(Said):
    """A move by hand; `move.by` is the seat that makes it."""

    move: JudgeMove


@record
class Consent(Said):
    """Yes or no to what was proposed; who proposed it can only say no."""

    number: int
    yes: bool


@record
class Concede(Said):
    """To give the match up (HSE-3)."""
