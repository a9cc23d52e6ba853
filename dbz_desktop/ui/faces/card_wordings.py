"""The wordings that a card has had: by edition, what changed, and which document changed it."""

from __future__ import annotations

import html
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dbz_desktop.cards.changes import changes, spoken
from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.rulings import Ruling, Wording, rulings, wordings
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import button, label, line


def marked(before: str, after: str) -> str:
    """The changes as rich text: what went is struck out, what came is bold and underlined."""
    gone = f"color:{theme().colour('danger').name()};text-decoration:line-through"
    new = f"color:{theme().colour('accent').name()};font-weight:700;text-decoration:underline"
    styles = {"gone": gone, "new": new}
    parts: list[str] = []
    for kind, text in changes(before, after):
        # A line can't go through an icon: one that went is struck out as a word.
        safe = html.escape(in_words(text) if kind == "gone" else text)
        if kind == "new" and parts and parts[-1].endswith("</span>"):
            parts.append(" ")
        parts.append(f'<span style="{styles[kind]}">{safe}</span>' if kind in styles else safe)
    return "".join(parts)


class WordingSheet(Overlay):
    """Every wording of one card, oldest first, and its rulings."""

    showRulingWanted = Signal(str)
    """A ruling that is to be shown on a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = vbox(self.panel, 0.6, 1.2)
        self.title = add(column, label("", "overlay-title", wrap=True))
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.setAccessibleName("Wordings and rulings")
        column.addWidget(self.scroller, 1)
        self.close_button = button("Close", "secondary", "Close the wordings")
        self.close_button.clicked.connect(self.close_overlay)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.texts: list[str] = []

    def show_card(self, card: Card) -> None:
        """Open the sheet for a card."""
        self.title.setText(card.name)
        self.setAccessibleName(f"Wordings of {card.name}")
        body = QWidget()
        column = vbox(body, 0.5, (0, 0, 0.5, 0))
        self.texts = add_wordings(column, card)
        found = rulings(card)
        if found:
            fill(column, line(), label("Rulings", "section"))
            add_rulings(column, found, self.showRulingWanted.emit)
        self.scroller.setWidget(body)
        self.open(self.scroller)

    def fit(self) -> None:
        """As high as what it holds, within the page."""
        width = min(em(self, 46), max(280, self.host.width() - 48))
        most = min(em(self, 38), max(260, self.host.height() - 48))
        self.panel.setFixedSize(width, min(most, self._needed(width)))

    def _needed(self, width: int) -> int:
        """The height in which everything shows without scrolling."""
        column = self.panel.layout()
        assert isinstance(column, QVBoxLayout)
        edges = column.contentsMargins()
        inner = width - edges.left() - edges.right()
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        high = self.scroller.content_height(inner - bar) + em(self, 0.4)
        title = max(self.title.heightForWidth(inner), self.title.sizeHint().height())
        foot = self.close_button.sizeHint().height()
        return high + title + foot + 2 * column.spacing() + edges.top() + edges.bottom()


def add_wordings(column: QVBoxLayout, card: Card, edition: str = "") -> list[str]:
    """Put every wording of a card into a column, the oldest first, with what changed marked.

    `edition` is the name of the edition in force, whose wording is pointed out. Returns the texts
    as they are shown.
    """
    texts: list[str] = []
    before: str | None = None
    for wording in wordings(card):
        texts.append(_add_wording(column, wording, before, edition))
        before = wording.text
    return texts


def _add_wording(
    column: QVBoxLayout, wording: Wording, before: str | None, edition: str = ""
) -> str:
    if before is not None:
        column.addWidget(line())
    documents = ", ".join(wording.documents) or "The pack's own text, which counts in no edition"
    verb = "Changed by" if before is not None and wording.documents else "Worded in"
    head = f"{wording.years}  {verb} {wording.documents[0]}" if wording.documents else documents
    column.addWidget(label(head.strip(), "section", wrap=True))
    if len(wording.documents) > 1:
        column.addWidget(label("Unchanged in " + ", ".join(wording.documents[1:]), "muted", True))
    if edition and edition in wording.documents:
        column.addWidget(label(f"✓ This one counts in {edition} (DCK-12)", "note", True))
    text = RulesText()
    if before is None:
        text.show_rules(wording.text)
    else:
        text.show_rules(wording.text, marked(before, wording.text), spoken(before, wording.text))
    column.addWidget(text)
    return text.text()


def add_rulings(
    column: QVBoxLayout, found: list[Ruling], show: Callable[[str], object] | None = None
) -> None:
    """Put rulings into a column, each with its id and its source; what is ruled of several
    printings in the same words is told once. `show` is called with the id of one that is to be
    watched on the table."""
    told: dict[str, list[Ruling]] = {}
    for ruling in found:
        told.setdefault(ruling.text, []).append(ruling)
    for text, same in told.items():
        named = [" · ".join(part for part in (r.rule, r.source) if part) for r in same]
        fill(column, label(text, "body", wrap=True), label(";  ".join(named), "muted", wrap=True))
        ids = [ruling.rule for ruling in same if shelf().of_ruling(ruling.rule)]
        if ids and show is not None:
            part = button("Show me", "secondary", f"Show me: {text}", "Watch it on the table")
            part.clicked.connect(partial(show, ids[0]))
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
