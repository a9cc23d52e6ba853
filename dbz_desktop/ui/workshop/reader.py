"""Reader: what was typed is read and drawn beside the window, the newest of it only."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from dbz_desktop.cards.drafts import Draft, sketch_of
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import MAX_TEXT
from dbz_desktop.rules.insight.steps import Step, steps_of
from dbz_desktop.rules.insight.usage import Usage, Wanted, plurals
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from dbz_desktop.rules.language.expected import expected_at
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.ui.faces.typed_face import TypedFace
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.system.threads import give_way
from dbz_desktop.ui.system.work import Work

MOST_WORDS = 40
"""So many words that can stand at a place are offered."""

MOST_FAULTS = 3
"""Faults that are told in words; all are underlined."""

PATIENCE_S = 3.0
"""The thread waits so long for another key before it ends."""

Picture = Callable[[Card, QSize, float], QImage | None]
"""Gives the user's own picture of a card at a size, on any thread; None where there is none."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be read: a draft, and where its writer stands in the text, -1 for elsewhere.

    `look` is the size of the face, at so many pixels a unit, and what else it depends on.
    """

    number: int
    draft: Draft
    place: int
    look: tuple[QSize, float, str]


@dataclass(frozen=True, slots=True)
class Reading:
    """A draft as it was read: its faults; its canonical wording, "" where there is none, what it
    does, and its face.

    What could stand in the places of the first faults is `wanted`; that is told a moment later.
    """

    wish: Wish
    faults: tuple[Failure, ...]
    wanted: tuple[Wanted | None, ...]
    canonical: str
    steps: tuple[Step, ...]
    face: QImage


@dataclass(frozen=True, slots=True)
class Explained:
    """A reading that was told before, now with what could stand in the places of its faults."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Offer:
    """A word that can stand at the writer's place, and a sentence of a card with it."""

    word: str
    example: str


@dataclass(frozen=True, slots=True)
class Offers:
    """What can stand in a text from `start` to `end`, the likeliest first; see `Expected`."""

    wish: Wish
    start: int
    end: int
    typed: str
    words: tuple[Offer, ...]
    others: tuple[str, ...]


class Reader(QObject):
    """Reads on a thread. `read` carries a `Reading` and `explained` the same with what could stand
    where it has faults; `offered` carries an `Offers`, of the newest wish."""

    read = Signal(object)
    explained = Signal(object)
    offered = Signal(object)

    def __init__(self, picture: Picture, cards: Callable[[], list[Card]], parent: QObject) -> None:
        """`cards` gives the cards whose sentences are examples; it is called on the thread."""
        super().__init__(parent)
        self._picture, self._cards = picture, cards
        self._face = TypedFace()
        self._lock = threading.Condition()
        self._newest: Wish | None = None
        self._work: Work | None = None
        self._usage: Usage | None = None
        self._number = self._age = 0
        self._asked: Wish | None = None
        self._busy = False
        self._known: tuple[Draft, tuple[QSize, float, str]] | None = None
        """What the thread read and drew last."""

    def ask(self, draft: Draft, place: int, size: QSize, dpr: float) -> None:
        """Have a draft read. What waits is forgotten; the same isn't read twice."""
        wish = Wish(self._number + 1, draft, place, (size, dpr, f"{theme().name} {self._age}"))
        last = self._asked
        if last is not None and replace(wish, number=last.number) == last:
            return
        self._number += 1
        self._asked, self._busy = wish, True
        with self._lock:
            self._newest = wish
            self._lock.notify()
        if self._work is None:
            self._start()

    def forget(self) -> None:
        """What is asked for next is drawn anew, though it be the same: there are other pictures."""
        self._age += 1

    @property
    def reading(self) -> bool:
        """True while anything is read."""
        return self._busy

    def close(self) -> None:
        """Read no more."""
        self._busy = False
        if self._work is not None:
            self._work.cancel()
            self._work = None
        with self._lock:
            self._newest = None
            self._lock.notify()

    def _start(self) -> None:
        give_way()
        work = Work(self._run, self)
        work.progressed.connect(self._take)
        work.done.connect(self._done)
        lock = self._lock
        # By then it is cancelled.
        work.destroyed.connect(lambda: _wake(lock))
        self._work = work.start()

    def _done(self, _nothing: object) -> None:
        if self._work is not None:
            self._work.deleteLater()
            self._work = None
        if self._newest is not None:
            # It came as the thread ended.
            self._start()

    def _take(self, found: object) -> None:
        if isinstance(found, Reading):
            self.read.emit(found)
        elif isinstance(found, Explained):
            self.explained.emit(found.reading)
        elif isinstance(found, Offers) and found.wish.number == self._number:
            self.offered.emit(found)
        elif found == self._number:
            self._busy = False

    # --- on the thread ---

    def _run(self, work: Work) -> None:
        while True:
            with self._lock:
                if self._newest is None and not work.cancelled:
                    # A thread for each key would have the key wait until it has begun.
                    self._lock.wait(PATIENCE_S)
                wish, self._newest = self._newest, None
            if wish is None or work.cancelled:
                return
            if self._known is None or (wish.draft, wish.look) != self._known:
                reading = self._read(wish)
                work.progress(reading)
                self._known = wish.draft, wish.look
                if reading.faults and not self._outdated:
                    work.progress(Explained(self._explained(reading)))
            if wish.place >= 0 and len(wish.draft.text) <= MAX_TEXT and not self._outdated:
                work.progress(self._offers(wish))
            # That all of it is told.
            work.progress(wish.number)

    @property
    def _outdated(self) -> bool:
        """Whether something newer waits to be read."""
        with self._lock:
            return self._newest is not None

    def _read(self, wish: Wish) -> Reading:
        card, text = sketch_of(wish.draft), wish.draft.text
        size, dpr, _theme = wish.look
        face = self._picture(card, size, dpr)
        if face is None:
            face = self._face.image(card, text[:MAX_TEXT].strip(), size, dpr)
        if len(text) > MAX_TEXT:
            # No card can have it: what it does is of no use, and so much told is slow to show.
            return Reading(wish, (_excess(text),), (), "", (), face)
        program = compile_text(card, text)
        canonical = "" if program.failures else canonical_text(program)
        steps = tuple(steps_of(program))
        faults = tuple(sorted(program.failures, key=lambda fault: fault.column))
        return Reading(wish, faults, (), canonical, steps, face)

    def _explained(self, reading: Reading) -> Reading:
        usage, text = self._of_cards(), reading.wish.draft.text
        if len(text) > MAX_TEXT:
            return replace(reading, wanted=(None,))
        wanted = tuple(usage.wanted(text, fault) for fault in reading.faults[:MOST_FAULTS])
        return replace(reading, wanted=wanted)

    def _of_cards(self) -> Usage:
        if self._usage is None:
            plurals()
            self._usage = Usage(card.text for card in self._cards())
        return self._usage

    def _offers(self, wish: Wish) -> Offers:
        usage = self._of_cards()
        found = expected_at(wish.draft.text, wish.place)
        offers = []
        for word in usage.ranked(found)[:MOST_WORDS]:
            shown = word[:1].upper() + word[1:] if found.first else word
            offers.append(Offer(shown, usage.example(found.before, word)))
        return Offers(wish, found.start, found.end, found.typed, tuple(offers), found.others)


def _excess(text: str) -> Failure:
    """What of a text is more than a card can have."""
    message = f"a card's text has {MAX_TEXT:,} characters at most"
    return Failure(text[MAX_TEXT:], MAX_TEXT, len(text), message)


def _wake(lock: threading.Condition) -> None:
    with lock:
        lock.notify()
