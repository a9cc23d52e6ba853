"""Who may know which card: whole games by chance, and every text that is made for a seat in them.

Each card of both decks gets a title that no other card has. So a text tells which very cards it
names, and that is held against what a seat was rightly shown, taken from its redacted events.

    python tests/ui/secrecy.py --games 100

plays that many games on a game page, looks at every text at each question and behind each curtain,
and prints what some text gives away.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).parent))

from pages_setup import answer_of, deck
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.export import log_text
from dbz_desktop.match.telling.mentions import mentioned, on_table
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.events import HIDDEN, CardMoved, CardsRevealed, Event, Shuffled, Zone
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit import announcing
from dbz_desktop.ui.table import view, widget
from dbz_desktop.ui.table.cards import CardItem

DECKS = ("saiyan", "orange", "red", "blue", "black", "namekian")
QUIET = Card(
    "TST-1",
    "Quiet Turn",
    CardType.EVENT,
    "POWER: Place a card from your hand at the bottom of your Life Deck. Draw 2 cards.",
)
"""A card with a secret choice, of which the starter decks have few."""
MARK = re.compile(r"\u2039(\d+)\u203a")


def marked(deck: Deck, first: int, also: Sequence[Card] = ()) -> Deck:
    """The deck with its cards' instance numbers in their titles; `first` is that of the MP, and
    the cards in `also` take the places of others."""
    numbers = iter(range(first + len(deck.mp) + 1, first + 1000))

    def mark(card: Card) -> Card:
        number = next(numbers)
        title = f"{card.title} \u2039{number}\u203a"
        return replace(card, id=f"{card.id}.{number}", title=title, _hash="")

    more = [*also, *[QUIET] * 10]
    life = [*deck.life[: -len(more)], *more]
    return replace(deck, counts=tuple((mark(card), 1) for card in life))


def marked_match(seed: int, path: Path | None = None, also: Sequence[Card] = ()) -> Match:
    """A match in which no two cards have the same title; decks and who begins follow from a seed.

    Both decks hold the cards in `also`.
    """
    chance = random.Random(seed)
    one, other = chance.choice(DECKS), chance.choice(DECKS)
    mine = marked(deck(one), 0, also)
    theirs = marked(deck(other), 5 + mine.size, also)
    # What players may name comes from the pool of cards, not from the decks.
    titles = (("Black Jab", "Physical Combat"), ("Orange Launcher", "Energy Combat"))
    # A card is told by the number in its title, so that must be its number all game.
    setup = MatchSetup(("Anna", "Bert"), (mine, theirs), seed=seed, titles=titles, renumbers=False)
    return Match.new(setup, None, path, durable=False)


def named(text: str) -> set[int]:
    """The instance numbers of the marked cards that a text names."""
    return {int(number) for number in MARK.findall(text)}


def shown_in_hands(history: Sequence[Event]) -> set[int]:
    """The cards that a seat was shown and that lie still where they lay, by its own events."""
    shown: dict[int, int] = {}
    for event in history:
        if isinstance(event, CardsRevealed):
            shown.update({card: event.player for card in event.cards if card >= 0})
        elif isinstance(event, CardMoved):
            shown.pop(event.card, None)
            if event.card == HIDDEN and event.source is Zone.HAND:
                # Any of the hand may have left.
                shown = {c: player for c, player in shown.items() if player != event.player}
        elif isinstance(event, Shuffled):
            shown = {c: player for c, player in shown.items() if player != event.player}
    return set(shown)


class Knowledge:
    """What each seat was rightly shown, card by card, and which cards it saw lie at which time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.met: tuple[set[int], set[int]] = (set(), set())
        self.lay: dict[int, tuple[set[int], set[int]]] = {}
        self._told = 0
        self.follow()

    def follow(self) -> None:
        """Take in what happened since, and what is asked now."""
        events = self.match.game.events
        for place in [place for place in self.lay if place > len(events)]:
            del self.lay[place]
        decision = self.match.decision
        seen = []
        for seat, met in enumerate(self.met):
            seen_by = self.match.seat(seat)
            lies = set(on_table(seen_by.view())) | shown_in_hands(seen_by.history())
            seen.append(lies)
            met |= lies
            for event in events[min(self._told, len(events)) :]:
                met.update(mentioned(redact(event, seat)))
            if decision is not None and decision.player == seat:
                met.update(decision.looked_at, (decision.card,))
                met.update(option.card for option in decision.options)
        self.lay[len(events)] = (seen[0], seen[1])
        self._told = len(events)

    def went_back(self) -> None:
        """The match went back: nothing is forgotten, but other things will happen now."""
        self._told = 0
        self.follow()

    @property
    def now(self) -> tuple[set[int], set[int]]:
        """The cards that each seat sees lying now, and those that it is asked about."""
        mine, theirs = map(set, self.lay[len(self.match.game.events)])
        decision = self.match.decision
        if decision is not None:
            cards = {*decision.looked_at, *(option.card for option in decision.options)}
            (mine, theirs)[decision.player].update(cards)
        return mine, theirs

    @property
    def both(self) -> set[int]:
        """The cards that both have been shown."""
        return self.met[0] & self.met[1]

    def of_decision(self, number: int) -> set[int]:
        """The cards that both may know an answer of the match to be about: those that both saw
        lying when it was asked, and those that both were shown since."""
        began = self.match.answers[number].events
        lay = self.lay[began]
        since = self.match.game.events[began:]
        shown = [{c for e in since for c in mentioned(redact(e, seat))} for seat in (0, 1)]
        return (lay[0] | shown[0]) & (lay[1] | shown[1])


# ---------------------------------------------------------------------------- texts of a window

_PROPERTIES = (
    "text", "title", "plainText", "placeholderText", "toolTip", "statusTip", "whatsThis",
    "accessibleName", "accessibleDescription", "windowTitle", "currentText",
)  # fmt: skip
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def texts_of(root: QWidget, shown_only: bool) -> Iterator[tuple[str, str]]:
    """Every text below a widget, with where it stands: labels, names and descriptions for screen
    readers, tool tips, rows of lists and trees, items of scenes. `shown_only` leaves out what is
    not to be seen by anybody now."""
    for part in (root, *root.findChildren(QWidget)):
        if shown_only and not part.isVisible():
            continue
        place = f"{type(part).__name__} {part.objectName()}".strip()
        for name in _PROPERTIES:
            value = part.property(name)
            if isinstance(value, str) and value:
                yield f"{place}.{name}", value
        if isinstance(part, QComboBox):
            for row in range(part.count()):
                yield f"{place} choice", part.itemText(row)
        for action in part.actions():
            yield f"{place} action", f"{action.text()} {action.toolTip()}"
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            for text in _rows(part.model(), QModelIndex()):
                yield f"{place} row", text
        if isinstance(part, widget.TableWidget):
            for item in part.scene().items():
                for teller in ("name", "tip"):
                    tell = getattr(item, teller, None)
                    if callable(tell) and item.isVisible():
                        zone = item.row.zone.label if isinstance(item, CardItem) else ""
                        yield f"{type(item).__name__} {zone}.{teller}", str(tell())


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in _ROLES:
                value = index.data(role)
                if isinstance(value, str) and value:
                    yield value
        yield from _rows(model, model.index(row, 0, parent))


# ---------------------------------------------------------------------------- a game on its page


@dataclass(frozen=True)
class Leak:
    """A text that names cards which its reader may not know."""

    seed: int
    answers: int
    reader: str
    place: str
    text: str

    def __str__(self) -> str:
        return (
            f"game {self.seed}, after {self.answers} answers: for {self.reader}: "
            f"{self.place}: {self.text!r}"
        )


def about_hands(place: str, text: str) -> bool:
    """Whether a text tells of what is in a hand now, or may be done: then it isn't enough that its
    reader has met the card before."""
    if place.startswith("_Button"):
        return "'s hand" in text
    return place.startswith(("CardItem hand", "KeyButton"))


class Watcher:
    """Plays a marked match on a game page and holds every text against what its reader knows."""

    def __init__(self, seed: int, home: Path) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        self.match = marked_match(seed, home / f"{seed}.dbzreplay")
        self.knowledge = Knowledge(self.match)
        self.leaks: list[Leak] = []
        self.texts = self.curtains = self.undone = self.marked = 0
        self.said: list[str] = []
        settings = Settings()
        settings.speed = "off"
        self.page = GamePage(self.match, FaceCache(), settings)
        self.page.curtain.GUARD_MS = 0
        self.page.resize(1280, 720)
        self._say = announcing.say
        announcing.say = view.say = lambda _widget, text: self.said.append(text)

    def close(self) -> None:
        """Put everything back; what the page has still to say must not be heard in the next game."""
        self.page.reach.hush()
        announcing.say = view.say = self._say
        self.page.close()
        self.page.deleteLater()
        self.match.close()

    def run(self, most: int) -> list[Leak]:
        """Give so many answers; what was found."""
        page = self.page
        page.show()
        page.begin()
        for _ in range(4 * most):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.knowledge.follow()
            if self.match.outcome is not None or len(self.match.answers) >= most:
                break
            if page.curtain.isVisible():
                self.curtains += 1
                for shown in QApplication.topLevelWidgets():
                    if shown.isVisible():
                        self._hold("both", self.knowledge.both, texts_of(shown, True))
                self._hold_files()
                if page.curtain.unseen.isVisible() and self.chance.random() < 0.3:
                    page.curtain.unseen.click()
                else:
                    page.curtain.lift_now()
            elif page.asked is not None:
                self._asked()
        return self.leaks

    def _reader(self) -> tuple[str, set[int], set[int]]:
        """Who reads the page, the cards that he has met, and those whose place he knows now."""
        seat = self.page.session.seat
        met, (mine, theirs) = self.knowledge.met, self.knowledge.now
        if seat.open:
            return "both", self.knowledge.both, mine & theirs
        return seat.names[seat.viewer], met[seat.viewer], (mine, theirs)[seat.viewer]

    def _asked(self) -> None:
        page, decision = self.page, self.page.asked
        reader, known, located = self._reader()
        said, self.said = self.said, []
        page.table.nodes.sync()
        page.reach._say()
        self._hold(reader, known, (("announced", text) for text in said + self.said))
        self.said = []
        for card in self.chance.sample(sorted(known), min(2, len(known))):
            page.point_at(card)
        page.table.tell_why()
        texts = list(texts_of(page, False))
        self._hold(reader, known, texts)
        hands = [(place, text) for place, text in texts if about_hands(place, text)]
        self._hold(reader, located, hands)
        if self.chance.random() < 0.05:
            self._by_hand(reader, known)
        if self.chance.random() < 0.3:
            page.choose_undo()
            self._hold("both", self.knowledge.both, texts_of(page.earlier, True))
            self._hold_steps()
            page.earlier.close_overlay()
        if self.chance.random() < 0.06 and (steps := page.session.steps(6)):
            page._undo(self.chance.choice(steps))
            self.undone += 1
            self.knowledge.went_back()
            return
        if page.session.seat.open and self.chance.random() < 0.2:
            page.session.show_hand()
        elif page.marks.marking is not None and self.chance.random() < 0.7:
            self._mark(reader, known)
        else:
            page.answer(self.players[decision.player].choose(decision))

    def _mark(self, reader: str, known: set[int]) -> None:
        """Choose several cards in one go."""
        page, marking = self.page, self.page.marks.marking
        cards = [card for card in marking.offered if card not in marking.marked]
        for card in self.chance.sample(cards, min(len(cards), marking.most)):
            page.marks.toggle(card)
        self._hold(reader, known, texts_of(page, False))
        page.marks.confirm()
        if page.confirm.isVisible():
            self._hold(reader, known, texts_of(page.confirm, False))
            page.confirm.yes_button.click()
        self.marked += 1

    def _by_hand(self, reader: str, known: set[int]) -> None:
        """Open the judge's tools, look at what each of them offers, and close them again."""
        page = self.page
        page.by_hand.agree()
        for box in page.consent.agree:
            box.click()
        page.consent.yes_button.click()
        operation = page.by_hand.panel.operation
        for row in range(operation.count()):
            operation.setCurrentIndex(row)
            self._hold(reader, known, texts_of(page.by_hand.panel, False))
        page.by_hand.close()

    def _hold_steps(self) -> None:
        for step in self.page.session.steps(60):
            text = f"{step.asked}: {step.what} {' '.join(step.revealed)}"
            known = self.knowledge.of_decision(answer_of(self.match, step))
            self._hold("both", known, [("undo list", text)])

    def _hold_files(self) -> None:
        """The log that can be saved while the match goes on."""
        text = log_text(self.match, datetime(2026, 1, 1))
        self._hold("both", self.knowledge.both, [("saved log", line) for line in text.split("\n")])

    def _hold(self, reader: str, known: set[int], texts) -> None:
        for place, text in texts:
            self.texts += 1
            if not named(text) <= known:
                answers = len(self.match.answers)
                leak = Leak(self.seed, answers, reader, place, text)
                if all((leak.place, leak.reader) != (o.place, o.reader) for o in self.leaks):
                    self.leaks.append(leak)


def main(arguments: Sequence[str] | None = None, tell: Callable[[str], None] = print) -> int:
    """Play games from the command line; 1 if some text gave something away."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--answers", type=int, default=400, help="of a game at most")
    chosen = parser.parse_args(arguments)
    import tempfile

    app = QApplication.instance() or QApplication([])
    found = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["DBZ_DESKTOP_HOME"] = home
        from dbz_desktop.ui.kit.theme import apply_theme

        apply_theme(app)
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            watcher = Watcher(seed, Path(home))
            leaks = watcher.run(chosen.answers)
            for leak in leaks:
                tell(str(leak))
            found += len(leaks)
            tell(
                f"game {seed}: {len(watcher.match.answers)} answers, {watcher.texts} texts, "
                f"{watcher.curtains} curtains, {watcher.undone} steps back, {len(leaks)} leaks"
            )
            watcher.close()
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
