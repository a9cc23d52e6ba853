"""The page of a card pack that was opened: what it would bring, and what is wrong with it."""

from __future__ import annotations

import html
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack, PackError
from dbz_desktop.match.packs import Misread, PackReport, add_pack, look_through
from dbz_desktop.rules.insight.steps import steps_of
from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.ui.faces.face_size import FACE_RATIO, LARGE_FROM
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.faces.steps_text import StepsText
from dbz_desktop.ui.kit.fold_section import Section
from dbz_desktop.ui.kit.layouts import add, hbox, vbox
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.opening.file_page import Faces, FilePage, action, more_than, section
from dbz_desktop.ui.system.work import Stopped, Work

MOST_ROWS = 30
"""Faults of one kind that are shown; the command line lists all."""
MOST_CARDS = 60
"""Cards of which it is shown what they do."""
FACES = 3
"""Faces that are shown, so large that their texts can be read."""
MOST_GROWN = 1.35
"""Faces grow with the text as long as they fit side by side."""
PAUSE_S = 0.001
"""The window gets its turn after each card."""


class PackPage(FilePage):
    """A `.dbzpack`, read and compiled. `added` carries the pack's file among the user's own.

    `cards` gives the cards that are here; it is asked on another thread and may wait. The pack is
    added only by its button, and the file itself is never changed.
    """

    added = Signal(object)
    cardsWanted = Signal(str)
    ERRORS = (PackError,)
    WRONG = "This card pack can't be opened."

    def __init__(self, path: Path, cards: Callable[[], Pack], matches: Path | None = None) -> None:
        super().__init__("Card pack", path)
        self._cards = cards
        # Its own: the window's faces go by id, and a card of the file may be another one than here.
        self._faces = FaceCache(limit=40)
        self._matches = matches
        self.report: PackReport | None = None
        self._adding: Work | None = None
        self.read()

    def work(self, work: Work) -> PackReport:
        """Read and compile the pack."""

        def tell(done: int, whole: int) -> None:
            if work.cancelled:
                raise Stopped
            work.progress((done, whole, f"Reading card {min(done + 1, whole):,} of {whole:,} …"))
            time.sleep(PAUSE_S)

        return look_through(self.path, self._cards(), self._matches, tell)

    # --- what is shown ---

    def show_found(self, found: PackReport) -> None:
        """Show what the pack would bring."""
        self.report = found
        column = self.begin()
        head = found.file.head
        column.addWidget(label(head.name, "hero", wrap=True))
        column.addWidget(label(self._facts(found), "muted", wrap=True))
        if head.about:
            column.addWidget(label(head.about, "body", wrap=True))
        self.verdict = add(column, label(self._verdict(found), "question", wrap=True))
        self.verdict.setAccessibleName("What the app makes of it")
        if found.older is not None and not found.same:
            self._show_older(column, found)
        if found.clashes:
            section(column, _counted(len(found.clashes), "card stays", "cards stay") + " out")
            words = "A card here has the same id. Whoever made the pack can give it another id."
            column.addWidget(label(words, "muted", wrap=True))
            rows = [
                f"{card.name} ({card.id}): here that is {there.name}"
                for card, there in found.clashes
            ]
            more_than(column, rows, MOST_ROWS)
        if found.unread:
            count = _counted(len(found.unread), "entry is", "entries are")
            section(column, f"{count} no card")
            words = "What is wrong stands beside each; the other cards come in all the same."
            column.addWidget(label(words, "muted", wrap=True))
            rows = [
                f"{error.card}: {error.message}" if error.card else error.message
                for error in found.unread
            ]
            more_than(column, rows, MOST_ROWS)
        if found.misread:
            self._show_misread(column, found.misread)
        if found.titles:
            section(column, "Titles that are here already")
            words = (
                "Both cards are in the pool then. Copies are counted by title, and a list that "
                "names no number may mean either."
            )
            column.addWidget(label(words, "muted", wrap=True))
            rows = [f"{card.name}: {card.id} and {there.id}" for card, there in found.titles]
            more_than(column, rows, MOST_ROWS)
        cards = found.good or list(found.file.pack.cards.values())
        if cards:
            section(column, "A look at them" if len(cards) <= FACES else "A look at some of them")
            self.row = add(column, Faces(_face_height))
            self.row.show_cards(cards[:FACES], self._face)
            self._show_deeds(column, cards)
        column.addStretch(1)
        self.show_column(column)
        self._show_actions(found)

    def _facts(self, found: PackReport) -> str:
        head, file = found.file.head, found.file
        count = _counted(len(file.pack.cards), "card", "cards")
        codes = found.sets or file.sets
        sets = ", ".join(codes[:6]) + (" …" if len(codes) > 6 else "")
        parts = [
            f"by {head.author}" if head.author else "",
            f"version {head.version}" if head.version else "",
            count,
            f"set {sets}" if len(codes) == 1 else f"sets {sets}" if sets else "",
            file.path.name,
        ]
        return " · ".join(part for part in parts if part)

    def _verdict(self, found: PackReport) -> str:
        if found.same:
            return "You have this very pack already."
        total = len(found.file.pack.cards)
        left = total - found.compiled
        if not total:
            return "There is no card in it that can be read."
        if not found.good:
            return "None of its cards can come in: each has the id of a card that is here."
        if not left:
            return "Every card of it is understood." if total > 1 else "Its card is understood."
        others = "The other one" if left == 1 else "The others"
        return (
            f"{found.compiled:,} of {total:,} cards are understood. {others} can be played, too: "
            "where the app can't read a sentence, both players carry it out by hand."
        )

    def _show_older(self, column: QVBoxLayout, found: PackReport) -> None:
        assert found.older is not None
        section(column, f"Another version of “{found.older.name}”, which you have")
        parts = [
            _counted(len(found.new), "card is new", "cards are new") if found.new else "",
            _counted(len(found.changed), "changes", "change") if found.changed else "",
            _counted(len(found.gone), "is gone", "are gone") if found.gone else "",
        ]
        told = ", ".join(part for part in parts if part)
        words = f"In it, {told}. Replacing keeps the old one in the folder “older” of your packs."
        column.addWidget(label(words, "body", wrap=True))
        if found.gone:
            rows = [f"Gone: {card.name} ({card.id})" for card in found.gone]
            more_than(column, rows, 8)
        if found.games:
            count = _counted(len(found.games), "unfinished game uses", "unfinished games use")
            words = f"{count} a card that changes or goes, and can be continued only with the old "
            words += "version: " + "; ".join(found.games[:4])
            warning = label(words + (" …" if len(found.games) > 4 else "."), "warning", wrap=True)
            column.addWidget(warning)

    def _show_misread(self, column: QVBoxLayout, misread: list[Misread]) -> None:
        cards = len({wrong.card.id for wrong in misread})
        section(column, _counted(cards, "card isn't", "cards aren't") + " understood whole")
        for wrong in misread[:MOST_ROWS]:
            column.addWidget(misread_row(wrong))
        if len(misread) > MOST_ROWS:
            words = (
                f"… and {len(misread) - MOST_ROWS:,} more. In a terminal, dbz-desktop cards check "
                "lists all of them."
            )
            column.addWidget(label(words, "muted", wrap=True))

    def _show_deeds(self, column: QVBoxLayout, cards: list[Card]) -> None:
        """What each card does, below its name, for whoever unfolds it."""
        section(column, "What it does" if len(cards) == 1 else "What they do")
        self.deeds = [CardDeeds(card) for card in cards[:MOST_CARDS]]
        for part in self.deeds:
            column.addWidget(part)
        if len(cards) > MOST_CARDS:
            words = f"… and {len(cards) - MOST_CARDS:,} more; the card search shows them all."
            column.addWidget(label(words, "muted", wrap=True))

    def _face(self, card: Card, width: int) -> QPixmap:
        size = QSize(width, round(width * FACE_RATIO))
        return self._faces.pixmap(card, size, self.devicePixelRatioF())

    # --- what is done ---

    def _show_actions(self, found: PackReport) -> None:
        if found.same or not found.good:
            self.set_actions(self.close_button)
            return
        count = len(found.good)
        if found.older is not None:
            tip = f"Put it in the place of “{found.older.name}”"
            add = action("Replace the older version", "primary", tip, self.add)
        else:
            words = "Add the card" if count == 1 else f"Add {count:,} cards"
            add = action(words, "primary", "Put the pack among yours", self.add)
        cancel = action("Cancel", "secondary", "Leave everything as it is (Esc)", self.left.emit)
        self.set_actions(add, cancel)

    def add(self) -> None:
        """Put the pack among the user's own; a long one is written beside the window."""
        report = self.report
        if report is None or self._adding is not None:
            return
        adding = Work(lambda _work: add_pack(report), self, (OSError, PackError))
        adding.done.connect(self._added)
        adding.failed.connect(self._not_added)
        self._adding = adding.start()
        for part in self.buttons():
            set_reason(part, "The pack is being added.")

    def _added(self, path: Path) -> None:
        self.added.emit(path)

    def _not_added(self, error: Exception) -> None:
        self._adding = None
        why = getattr(error, "strerror", None) or str(error)
        self.message.tell("The pack could not be added.", f"{self.path.name}: {why}.")
        for part in self.buttons():
            set_reason(part)
        self.focus_start()

    def show_added(self, sets: tuple[str, ...], busy: str = "") -> None:
        """Say that the cards are in the pool now. `busy` says why they can't be looked at now."""
        assert self.report is not None
        count = len(self.report.good)
        words = "The card is" if count == 1 else f"All {count:,} cards are"
        if count != len(self.report.file.pack.cards):
            words = f"{count:,} cards are"
        self.verdict.setText(f"✓ {words} in your pool now: for the card search and for decks.")
        query = f"set:{sets[0]}" if len(sets) == 1 else ""
        see = action(
            "See the cards",
            "primary",
            "Open the card search",
            lambda: self.cardsWanted.emit(query),
        )
        if busy:
            set_reason(see, busy)
        self.set_actions(see, self.close_button)
        self.view.verticalScrollBar().setValue(0)
        self.focus_start()


class CardDeeds(Section):
    """A card by its name; unfolded, it shows what its text does, step by step."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.steps = StepsText()
        kind = f"{card.style.value} {card.type.value}" if card.is_styled else card.type.value
        super().__init__(f"{card.name} ({card.id}), {kind}", self.steps)
        self.set_open(False)
        self.folded.connect(self._read)

    def _read(self, folded: bool) -> None:
        if not folded:
            # It was compiled as the pack was looked through, so this is no reading anew.
            self.steps.show_steps(tuple(steps_of(compile_text(self.card, self.card.text))))


def misread_row(wrong: Misread) -> QWidget:
    """A sentence that isn't understood: whose, where, the words marked, and what is wrong."""
    part = QWidget()
    column = vbox(part, 0.1, (0, 0, 0, 0.3))
    row = add(column, hbox(gap=0.6))
    row.addWidget(label(f"{wrong.card.name} ({wrong.card.id})", "message-title", wrap=True), 1)
    line, place = wrong.at
    where = f"line {line}, column {place}" if line else ""
    if wrong.edition:
        where = f"{wrong.edition}, {where}".strip(", ")
    row.addWidget(label(where, "muted"), 0, Qt.AlignmentFlag.AlignTop)
    sentence = add(column, label("", "body", wrap=True, textFormat=Qt.TextFormat.RichText))
    sentence.setText(_marked(wrong))
    sentence.setAccessibleName(f"{wrong.sentence} The words: {wrong.words}")
    column.addWidget(label(wrong.message, "muted", wrap=True))
    return part


def _marked(wrong: Misread) -> str:
    """The sentence with the words underlined that aren't understood."""
    before, words, after = wrong.sentence.partition(wrong.words) if wrong.words else ("", "", "")
    if not words:
        return html.escape(wrong.sentence)
    colour = theme().colour("amber").name()
    return (
        f"{html.escape(before)}<span style='color:{colour}; font-weight:700; "
        f"text-decoration:underline'>{html.escape(words)}</span>{html.escape(after)}"
    )


def _counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def _face_height() -> int:
    """The height of faces whose text can be read in the text size that is in force."""
    grown = min(max(theme().scale, 1.0), MOST_GROWN)
    return round((LARGE_FROM + 4) * grown * FACE_RATIO)
