"""Recording: a match played through once, so that any place of it can be shown at once.

Nothing is played again afterwards. A place of a recording is a number of answers; what a seat
sees there follows from the redacted events before it, and a view of the table kept every few
events makes even the way back from the end of a long game short.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_file
from dbz_desktop.match.replays.replay import Replay
from dbz_desktop.match.seats.messages import Seated
from dbz_desktop.match.seats.reader import Reader
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.log import describe
from dbz_desktop.match.telling.mentions import asked_of, mentioned, on_table
from dbz_desktop.match.telling.notes import Given, given_to
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event, GameWon, Why
from dbz_desktop.rules.kernel.redaction import openly, redact

KEEP_EVERY = 48
"""Events between two kept views of the table."""
MOST_SHOWN = 60
"""More new events than this are not shown one after another; the table jumps instead."""

TURN, ATTACK, LEVEL, CAPTURE, WON = "turn", "attack", "level", "capture", "won"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to find in a recording: its kind, the place just after it, whose it is, in words.

    `number` is a turn's number.
    """

    kind: str
    position: int
    seat: int
    text: str
    number: int = 0


class Recording:
    """All that happened in a match. Make it with `record`, or with a `Recorder`.

    `path` is the file that tells how it went. `total` answers can be shown; `broken` tells why
    that is not all that the file holds, or is "". `ended` is whether the file says that the match
    was over, however much of it can be shown.
    `events` are all events unredacted, `places` how many of them there are after each number of
    answers, `decisions` what was asked then. `pool` are all cards that were known when a journal
    was played through, None for what no journal tells.
    """

    def __init__(self, path: Path, setup: MatchSetup, cards: list[Card]) -> None:
        self.path = path
        self.setup = setup
        self.cards = cards
        self.events: list[Event] = []
        self.given: dict[int, Given] = {}
        self.places: list[int] = []
        self.decisions: list[Decision | None] = []
        self.broken = ""
        self.ended = False
        self.pool: Pack | None = None
        self.marks: list[Mark] = []
        self._views: dict[tuple[int, bool], _View] = {}

    @property
    def total(self) -> int:
        """How many answers there are, a concession counted as one."""
        return len(self.places) - 1

    @property
    def finished(self) -> bool:
        """Whether the game is over at the recording's end."""
        return self.outcome(self.total) is not None

    @property
    def open(self) -> bool:
        """Whether the match is over, if not at the recording's end; until then its hands are
        secret."""
        return self.ended or self.finished

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self.setup.names

    def marks_of(self, *kinds: str) -> list[Mark]:
        """The marks of some kinds, in their order."""
        return [mark for mark in self.marks if mark.kind in kinds]

    def mark_at(self, position: int, *kinds: str) -> Mark | None:
        """The last mark of some kinds at or before a place."""
        marks = self.marks_of(*kinds)
        index = bisect_right([mark.position for mark in marks], position) - 1
        return marks[index] if index >= 0 else None

    def beside(self, position: int, direction: int, *kinds: str) -> int:
        """The place of the next (1) or the last (-1) mark of some kinds, or the end or start."""
        places = sorted({mark.position for mark in self.marks_of(*kinds)})
        if direction > 0:
            index = bisect_right(places, position)
            return places[index] if index < len(places) else self.total
        index = bisect_left(places, position) - 1
        return places[index] if index >= 0 else 0

    def outcome(self, position: int) -> GameWon | None:
        """How the game ended, if it had ended at a place."""
        count = self.places[position]
        if self.decisions[position] is not None or not count:
            return None
        return next((e for e in reversed(self.events[:count]) if isinstance(e, GameWon)), None)

    def view(self, viewer: int, open_hands: bool) -> _View:
        """What a seat sees of it; with open hands, what either of them sees."""
        return self._views[viewer, open_hands]

    def log(self, viewer: int = 0, open_hands: bool = False) -> str:
        """The whole log as text, as a seat may know it, with the game's data on top.

        The seed is told once the game is over: with it the order of the Life Decks could be worked
        out.
        """
        view = self.view(viewer, open_hands)
        names = self.setup.names
        sees = "both hands open" if open_hands else f"as {names[viewer]} saw it"
        now = datetime.now()
        return log_file(
            self.setup, view.events, view.card_name, sees, self.finished, now, view.given
        )


class _View:
    """One way to look at a recording: its redacted events, and the table every few of them."""

    def __init__(
        self, recording: Recording, opening: TableView, told: int, open_hands: bool
    ) -> None:
        viewer = opening.viewer
        self.opening = opening
        self.told = told
        seen = openly if open_hands else redact
        self.events = [seen(event, viewer) for event in recording.events]
        # Both hands lie open: then so does that there was nothing to answer with.
        told_of = {p: g if open_hands else given_to(g, viewer) for p, g in recording.given.items()}
        self.given = {place: given for place, given in told_of.items() if given is not None}
        shown = set(on_table(opening))
        table = opening.copy()
        self._kept = [(told, table.copy())]
        for number, event in enumerate(self.events, 1):
            shown.update(mentioned(event))
            if number > told:
                table.apply(event)
                if number % KEEP_EVERY == 0:
                    self._kept.append((number, table.copy()))
        for decision in recording.decisions:
            if decision is not None and (open_hands or decision.player == viewer):
                shown.update(asked_of(decision))
        self.cards = {card: recording.cards[card] for card in shown if card >= 0}

    def card_name(self, instance: int) -> str:
        """A card's name, where the viewer knows it."""
        card = self.cards.get(instance)
        return card.name if card is not None else "a card"

    def table(self, count: int) -> TableView:
        """The table after so many events; the caller's own copy."""
        index = bisect_right([number for number, _ in self._kept], count) - 1
        if index < 0:
            return self.opening.copy()
        number, kept = self._kept[index]
        table = kept.copy()
        for event in self.events[number:count]:
            table.apply(event)
        return table


def record(
    path: Path,
    pool: Pack,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Recording:
    """Play a journal through. A journal with a bad line is recorded up to it.

    `progress` is told the part that is done, 0 to 1; where `cancelled` says so, the recording
    stops early. Raises JournalError where not even the start can be shown.
    """
    replay = Replay.of_good_part(path, pool)
    recorder = Recorder(replay.match, path)
    broken = replay.broken
    try:
        while replay.position < replay.total and not (cancelled is not None and cancelled()):
            if progress is not None and replay.position % 16 == 0:
                progress(replay.position / replay.total)
            replay.step()
            recorder.note()
    except JournalError as error:
        broken = str(error)
    recording = recorder.recording(broken)
    recording.pool = pool
    recording.ended = replay.journal.finished
    return recording


class Recorder:
    """Takes down a match that somebody else plays: where it stands now, and each `note` on."""

    def __init__(self, match: Match, path: Path) -> None:
        self._match = match
        self._recording = Recording(path, match.setup, [])
        seats = (match.seat(0), match.seat(1))
        self._openings = [(seat.opening(), seat.opening_cursor) for seat in seats]
        self.note()

    @property
    def position(self) -> int:
        """How many answers were taken down."""
        return self._recording.total

    def note(self) -> None:
        """Take down that an answer was given."""
        self._recording.places.append(len(self._match.game.events))
        self._recording.decisions.append(self._match.decision)

    def recording(self, broken: str = "") -> Recording:
        """All of it, up to the last note. `broken` tells why it goes no further, if it should."""
        match, made = self._match, self._recording
        made.broken = broken
        # Cards that are shuffled take other numbers, so all are known at the end.
        made.cards = list(match.game.printed)
        made.given = dict(match.course.given)
        made.events = match.game.events[: made.places[-1]]
        for viewer, (opening, told) in enumerate(self._openings):
            for open_hands in (False, True):
                made._views[viewer, open_hands] = _View(made, opening, told, open_hands)
        made.marks = list(_marks(made))
        return made


def _marks(recording: Recording) -> Iterable[Mark]:
    names = recording.names
    both = recording.view(0, False)

    def words(event: Event) -> str:
        return describe(event, both.card_name, names) or ""

    began: dict[int, tuple[int, str, int]] = {}
    found: list[Mark] = []
    for number, event in enumerate(both.events):
        place = max(0, bisect_right(recording.places, number))
        place = min(place, recording.total)
        if isinstance(event, ev.TurnBegan):
            found.append(Mark(TURN, place, event.player, words(event), event.number))
        elif isinstance(event, atk.AttackBegan):
            began[event.number] = (place, words(event), event.player)
        elif isinstance(event, atk.AttackEnded) and event.number in began:
            start, text, player = began.pop(event.number)
            if event.successful:
                text += (
                    f" {_count(event.stages, 'stage')}, {_count(event.life_cards, 'life card')}."
                )
            else:
                text += " It was stopped."
            found.append(Mark(ATTACK, start, player, text))
        elif isinstance(event, ev.LevelChanged):
            found.append(Mark(LEVEL, place, event.player, words(event)))
        elif isinstance(event, ev.ControlChanged) and event.why is Why.CAPTURE:
            found.append(Mark(CAPTURE, place, event.after, words(event)))
        elif isinstance(event, GameWon):
            found.append(Mark(WON, place, event.player, words(event)))
    for start, text, player in began.values():
        found.append(Mark(ATTACK, start, player, text))
    return sorted(found, key=lambda mark: mark.position)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


class RecordedMatch:
    """A recording as windows take a match: seats with a stream, at a place that can be changed."""

    def __init__(self, recording: Recording, viewer: int = 0, open_hands: bool = False) -> None:
        self.recording = recording
        self.setup = recording.setup
        self.position = 0
        self.open_hands = open_hands
        self._readers = (self._reader(0), self._reader(1))
        self._seats = tuple(Seat(reader=reader) for reader in self._readers)
        for reader in self._readers:
            self._place(reader)

    @property
    def total(self) -> int:
        """How many answers there are."""
        return self.recording.total

    @property
    def decision(self) -> Decision | None:
        """What was asked at this place."""
        return self.recording.decisions[self.position]

    @property
    def outcome(self) -> GameWon | None:
        """How the game ended, if it has ended at this place."""
        return self.recording.outcome(self.position)

    def seat(self, index: int) -> Seat:
        """The match as one player saw it; nothing can be said there."""
        return self._seats[index]

    def go(self, position: int) -> bool:
        """Go to a place. A little further on, the events are told one after another, and True is
        returned; a longer way, or one back, is a jump."""
        position = max(0, min(position, self.total))
        before, self.position = self.position, position
        places = self.recording.places
        follows = position > before and places[position] - places[before] <= MOST_SHOWN
        for reader in self._readers:
            if follows:
                view = self.recording.view(reader.viewer, self.open_hands)
                reader.go_on(view.events[places[before] : places[position]])
                self._ask(reader)
            else:
                self._place(reader)
        return follows

    def show_hands(self, open_hands: bool) -> None:
        """Show both hands, or one seat's only."""
        self.open_hands = open_hands
        for reader in self._readers:
            self._know(reader)
            self._place(reader)

    def _reader(self, seat: int) -> Reader:
        view = self.recording.view(seat, self.open_hands)
        setup = self.setup
        seated = Seated(seat, False, setup.names, setup.edition, view.opening, view.told)
        reader = Reader(seated)
        self._know(reader)
        return reader

    def _know(self, reader: Reader) -> None:
        view = self.recording.view(reader.viewer, self.open_hands)
        reader.cards = view.cards
        reader.given = view.given

    def _place(self, reader: Reader) -> None:
        view = self.recording.view(reader.viewer, self.open_hands)
        count = self.recording.places[self.position]
        # The stream only grows, so a window's cursor stays good; but it need not be kept.
        reader.jump(view.table(count), view.events[:count])
        self._ask(reader)

    def _ask(self, reader: Reader) -> None:
        decision = self.decision
        reader.question += 1
        reader.decision = decision if decision and decision.player == reader.viewer else None
        reader.waiting = decision is not None and reader.decision is None
