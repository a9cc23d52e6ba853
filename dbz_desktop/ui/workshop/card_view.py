"""The card that is worked on: its facts and its text, and what the text was read as."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dbz_desktop.cards.drafts import Draft
from dbz_desktop.rules.insight.usage import Wanted
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.ui.faces.steps_text import StepsText
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import fill, hbox, vbox
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.workshop.form import CardForm
from dbz_desktop.ui.workshop.reader import MOST_FAULTS, Offers, Reading
from dbz_desktop.ui.workshop.text_field import TextField

_SMALL = re.compile(r"(?:^|[.:)] ?)(\[(?:attack|defense|constant|instant)\]) +([a-z]+)")
"""An icon that a use may be meant to begin with, and the small word behind it: so written it is
part of a sentence, as in "a Styled [attack] card"."""
LONGEST = 80
"""So many signs of words that aren't understood are told."""
TOLD = 6
"""Words that could stand in the place of a fault, and are told."""


class CardView(FitScroll):
    """The fields and what is told of them, in a column that scrolls.

    `edited` carries the name of a field of `Draft` and its value.
    """

    edited = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.fill = False
        self.reading: Reading | None = None
        self.form = CardForm()
        self.text = TextField()
        self.faults = RulesText()
        self.mend = button("", "secondary", tip="Take what was probably meant (Alt+Enter)")
        self.wording_head = label("In the game's own wording", "section")
        self.wording = RulesText()
        self.take = button("Take this wording", "quiet", tip="Put it in the place of the text")
        self.steps = StepsText()
        host = QWidget()
        self.body: QVBoxLayout = vbox(host, 0.35, (0, 0, 0.6, 0.4))
        fill(self.body, self.form, label("Text", "caption"), self.text)
        for head, words, act in (
            (None, self.faults, self.mend),
            (self.wording_head, self.wording, self.take),
        ):
            if head is not None:
                self.body.addWidget(head)
            row = fill(hbox(gap=0.5), (words, 1), act)
            self.body.addLayout(row)
        fill(self.body, label("What it does", "section"), self.steps)
        for part in (self.mend, self.wording_head, self.take):
            part.hide()
        self.setWidget(host)
        self.form.edited.connect(self.edited)
        self.text.textChanged.connect(self._typed)
        self.mend.clicked.connect(self.mend_fault)
        self.take.clicked.connect(self.take_wording)
        keys = "Take what was probably meant by words not understood"
        add_key(self, "Alt+Return", self.mend_fault, keys)
        add_key(self, "F8", self.text.go_to_fault, "Go to the next words not understood")
        add_key(self, "Shift+F8", partial(self.text.go_to_fault, -1), "Go to those before")
        add_key(
            self.text, "Ctrl+Space", self.text.ask_for_words, "In the text: what can stand here"
        )

    def _typed(self) -> None:
        self.edited.emit("text", self.text.toPlainText())

    def show_draft(self, draft: Draft | None) -> None:
        """Show the facts and the text of a draft."""
        for part in (self.form, self.text):
            set_reason(part, "" if draft else "Begin a new card first.")
        if draft is not None:
            self.form.show_draft(draft)
            self.text.show_text(draft.text)
            return
        self.text.show_text("")
        self.steps.show_steps(())
        for told in (self.faults, self.mend, self.wording_head, self.wording, self.take):
            told.hide()

    # --- what it was read as ---

    def show_reading(self, reading: Reading) -> None:
        """Show what a draft was read as, which may be older than what was typed since."""
        self.steps.show_steps(reading.steps)
        if reading.wish.draft.text != self.text.toPlainText():
            # The places of its faults are others by now; the newer one is on its way.
            return
        self.reading = reading
        self.text.show_faults(reading.faults)
        if not reading.faults:
            self._tell_faults(reading)
        same = reading.canonical == reading.wish.draft.text.strip()
        words = "" if same else reading.canonical
        _tell(self.wording, words)
        for part in (self.wording_head, self.take):
            part.setVisible(bool(words))

    def explain(self, reading: Reading) -> None:
        """Tell what could stand in the places of faults that are underlined."""
        if reading.wish.draft.text == self.text.toPlainText():
            self.reading = reading
            self._tell_faults(reading)

    def _tell_faults(self, reading: Reading) -> None:
        told = [
            _fault_words(reading.wish.draft.text, fault, wanted)
            for fault, wanted in zip(reading.faults, reading.wanted, strict=False)
        ]
        if len(reading.faults) > MOST_FAULTS:
            told.append(f"… and {len(reading.faults) - MOST_FAULTS} more (F8 goes through them)")
        small = _SMALL.search(reading.wish.draft.text) if reading.faults else None
        if small is not None:
            right = f"{small[1]} {small[2].capitalize()}"
            told.insert(0, f"Behind an icon a use begins with a capital letter: “{right} …”")
        _tell(self.faults, "\n".join(told))
        _fault, word = self._to_mend()
        self.mend.setVisible(bool(word))
        if word:
            self.mend.setText(f"Take “{word}”")
            self.mend.setAccessibleName(self.mend.text())

    def _to_mend(self) -> tuple[Failure | None, str]:
        """The first fault of which it is known what was probably meant, and that."""
        reading = self.reading
        if reading is None or reading.wish.draft.text != self.text.toPlainText():
            return None, ""
        pairs = zip(reading.faults, reading.wanted, strict=False)
        known = ((fault, each.nearest) for fault, each in pairs if each and each.nearest)
        return next(known, (None, ""))

    def mend_fault(self) -> None:
        """Put what was probably meant in the place of words that aren't understood."""
        fault, word = self._to_mend()
        if fault is not None:
            self.text.replace(fault.column, fault.end, word)
            self.text.setFocus()

    def take_wording(self) -> None:
        """Put the canonical wording in the place of the text."""
        if self.wording.rules:
            self.edited.emit("text", self.wording.rules)

    def offer(self, offers: Offers) -> None:
        """Offer the words that can stand where the writer is."""
        self.text.offer(offers)


def _tell(part: RulesText, words: str) -> None:
    if words != part.rules:
        part.show_rules(words)
    part.setVisible(bool(words))


def _fault_words(text: str, fault: Failure, wanted: Wanted | None) -> str:
    """What is wrong, and what could stand there."""
    words = text[fault.column : fault.end]
    if len(words) > LONGEST:
        words = f"{words[:LONGEST].rstrip()} …"
    if wanted is None or not (wanted.words or wanted.others):
        return f"“{words}”: {fault.message}"
    known = [f"“{word}”" for word in wanted.words if word.isprintable()][:TOLD]
    known += [] if len(known) == TOLD else list(wanted.others)[: TOLD - len(known)]
    more = " …" if len(wanted.words) + len(wanted.others) > len(known) else ""
    if wanted.behind:
        return (
            f"The sentence ends too early after “{words}”. On it could go: {', '.join(known)}{more}"
        )
    return f"“{words}” isn't understood here. There could stand: {', '.join(known)}{more}"
