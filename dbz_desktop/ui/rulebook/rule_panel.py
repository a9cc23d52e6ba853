"""The rule panel: the rule behind the question, rulings on the card in focus, the rules in play.

Which rules a card touches is read off its program (`rules.insight.touches`); cards that the viewer
may not know touch none here.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rule_texts import SOURCES, place_of, rule_text
from dbz_desktop.match.content.rulings import rulings
from dbz_desktop.match.scenarios.rule_lines import (
    HEADING,
    LINK,
    SHOW,
    SOURCE,
    TEXT,
    Row,
    rule_rows,
    show_words,
)
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.insight.touches import rules_of_card
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.widgets import tool_button
from dbz_desktop.ui.rulebook.rule_rows import RuleList
from dbz_desktop.ui.system.timers import single_shot

_REST = 120
"""Milliseconds that a card is pointed at before the panel speaks of it."""

Place = tuple[int, str, str]


class RulePanel(QWidget):
    """Explains the present question and what lies on the table."""

    cardPointed = Signal(int)
    cardClicked = Signal(int)
    bookWanted = Signal()
    ruleWanted = Signal(str)
    """A rule that is to be read in the book."""
    showWanted = Signal(str)
    """A rule that is to be shown on a table."""
    showRulingWanted = Signal(str)
    """A ruling on a card that is to be shown there."""
    leaveWanted = Signal()

    def __init__(self, facts: Facts, edition: str) -> None:
        super().__init__(accessibleName="Rules")
        self._facts = facts
        self._edition = load_edition(edition)
        self._decision: Decision | None = None
        self._touched: dict[str, list[Place]] = {}
        self._card: Card | None = None
        self._next: Card | None = None
        self._opened: set[str] = set()
        self._closed: set[str] = set()
        column = vbox(self, 0, 0)
        self.list = add(column, RuleList("Rules behind the question and in play"), 1)
        in_ems(self.list.setMinimumHeight, 3)
        self.list.ruleChosen.connect(self._toggle)
        self.list.rowChosen.connect(self._follow)
        self.list.cardChosen.connect(self.cardClicked)
        self.list.cardPointed.connect(self.cardPointed)
        self.list.leaveWanted.connect(self.leaveWanted)
        self.setFocusProxy(self.list)
        row = add(column, fill(hbox(around=(0.3, 0, 0.3, 0.2)), 1))
        self.book = tool_button("All rules", "All rules", "Open the rulebook, with a search")
        self.book.clicked.connect(self.bookWanted)
        row.addWidget(self.book)
        self._timer = single_shot(self, _REST, self._focus_card)
        self._refresh()

    # --- what it is told -----------------------------------------------------------------------

    def read_in(self, edition: str) -> None:
        """Tell the rules of an edition from now on."""
        self._edition = load_edition(edition)
        self.clear()

    def show_question(self, decision: Decision | None, view: TableView) -> None:
        """Explain a question to the viewer of a table."""
        self._decision = decision
        self._closed.clear()
        self._touched = self._touching(view)
        self._refresh()

    def show_card(self, card: Card | None) -> None:
        """Speak of the rulings on a card once it has been pointed at for a moment."""
        self._next = card
        self._timer.start()

    def clear(self) -> None:
        """Forget everything, so that nothing of one player's hand is left for the other."""
        self._timer.stop()
        self._decision = self._card = self._next = None
        self._touched = {}
        self._refresh()

    def _focus_card(self) -> None:
        if self._next is not None and self._next is not self._card:
            self._card = self._next
            self._refresh()

    # --- which cards touch what ----------------------------------------------------------------

    def _touching(self, view: TableView) -> dict[str, list[Place]]:
        found: dict[str, list[Place]] = {}
        seen: set[tuple[str, str, str]] = set()
        for instance, place in self._cards(view):
            card = self._facts.card(instance)
            if card is None:
                continue
            for rule in rules_of_card(card, self._edition):
                # A second copy in the same place says nothing new.
                if (rule, card.name, place) not in seen:
                    seen.add((rule, card.name, place))
                    found.setdefault(rule, []).append((instance, card.name, place))
        return found

    def _cards(self, view: TableView) -> Iterable[tuple[int, str]]:
        """The cards at play with their places, what matters most first."""
        for attack in reversed(view.attacks):
            yield attack.began.card, "attacks"
        for seat in (view.viewer, 1 - view.viewer):
            side = view.sides[seat]
            whose = "your" if seat == view.viewer else f"{view.names[seat]}'s"
            for card in side.in_use:
                if all(card != attack.began.card for attack in view.attacks):
                    yield card, "being used"
            yield side.mp_card, f"{whose} MP"
            yield side.mastery, f"{whose} Mastery"
            for entry in side.play:
                yield entry.card, f"{whose} side"
        for card in view.mine.hand:
            yield card, "your hand"

    # --- the rows ------------------------------------------------------------------------------

    def _refresh(self) -> None:
        rows: list[Row] = []
        asked = self._decision.rule if self._decision is not None else ""
        if asked:
            rows.append(Row(HEADING, "Behind the question"))
            rows += self._rule(asked, asked not in self._closed)
        rows += self._rulings()
        touched = [rule for rule in self._touched if rule != asked and self._holds(rule)]
        if touched:
            rows.append(Row(HEADING, "Rules that cards in play touch"))
        for rule in sorted(touched, key=place_of):
            rows += self._rule(rule, rule in self._opened)
        if not rows:
            rows.append(
                Row(SOURCE, "The rules behind a question stand here as soon as one is asked.")
            )
        self.list.show_rows(rows)

    def _holds(self, rule: str) -> bool:
        editions = rule_text(rule).editions
        return not editions or self._edition.id in editions

    def _rule(self, rule: str, opened: bool) -> list[Row]:
        return rule_rows(rule_text(rule), opened, self._touched.get(rule, ()), self._edition.id)

    def _rulings(self) -> list[Row]:
        card = self._card
        found = rulings(card) if card is not None else []
        if card is None or not found:
            return []
        rows = [Row(HEADING, f"Rulings about {card.name}")]
        for ruling in found:
            rows.append(Row(TEXT, ruling.text))
            rows.append(Row(SOURCE, SOURCES.get(ruling.source, ruling.source)))
            shown = shelf().of_ruling(ruling.rule)
            if shown:
                rows.append(Row(LINK, show_words(shown), target=SHOW, detail=ruling.rule))
        return rows

    def _follow(self, row: Row) -> None:
        if row.target == SHOW and row.rule:
            self.showWanted.emit(row.rule)
        elif row.target == SHOW:
            self.showRulingWanted.emit(row.detail)
        else:
            self.ruleWanted.emit(row.target)

    def _toggle(self, rule: str) -> None:
        asked = self._decision.rule if self._decision is not None else ""
        which = self._closed if rule == asked else self._opened
        which.symmetric_difference_update({rule})
        self._refresh()
