"""The rulebook as a sheet over the page: every rule, found by id and words, with its sources."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dbz_desktop.match.content.rule_texts import all_rules, find_rules, rule_text
from dbz_desktop.ui.kit.key_list import help_button
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.search_field import SearchField
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.rulebook.rule_rows import HEADING, NOTE, Row, RuleList, rule_rows


class RuleSheet(Overlay):
    """The rules, chapter by chapter. `show_rule` opens it at one, `show_all` at the beginning."""

    def __init__(self, parent: QWidget, edition: str = "") -> None:
        super().__init__(parent)
        self._edition = edition
        self._opened = ""
        self.setAccessibleName("Rulebook")
        column = vbox(self.panel, 0.6, 1.2)
        head = QHBoxLayout()
        head.addWidget(label("Rules", "overlay-title"))
        head.addStretch(1)
        self.count = add(head, label("", "muted"))
        column.addLayout(head)
        hint = "Find a rule: an id or words, such as ATK-7 or endurance"
        self.search = add(column, SearchField("Find a rule", hint))
        self.search.textChanged.connect(self._refresh)
        self.search.listWanted.connect(self._to_list)
        self.list = add(column, RuleList("Rules, chapter by chapter"), 1)
        self.list.ruleChosen.connect(self._toggle)
        self.list.leaveWanted.connect(self.close_overlay)
        row = QHBoxLayout()
        row.addWidget(label("Enter opens a rule, the arrows walk on, Esc closes.", "muted"), 1)
        row.addWidget(help_button(self))
        self.close_button = add(row, button("Close", "secondary", "Close the rulebook"))
        self.close_button.clicked.connect(self.close_overlay)
        column.addLayout(row)

    @property
    def opened(self) -> str:
        """The rule whose text is shown, or ""."""
        return self._opened

    def show_rule(self, rule: str) -> None:
        """Open the sheet at a rule id."""
        self._opened = rule
        self.search.clear()
        self._refresh()
        text = rule_text(rule)
        self.setAccessibleDescription(f"Rule {text.label}. {text.text}")
        self.open(self.list)
        self._go_to(rule)

    def show_all(self) -> None:
        """Open the sheet with the keyboard in the search."""
        self._opened = ""
        self.search.clear()
        self._refresh()
        self.open(self.search)

    def fit(self) -> None:
        """As large as its words, within the page."""
        width = min(em(self, 44), max(220, self.host.width() - 60))
        height = min(em(self, 44), max(200, self.host.height() - 60))
        self.panel.setFixedSize(width, height)

    def _refresh(self) -> None:
        words = self.search.text().strip()
        found = find_rules(words) if words else all_rules()
        if len(found) == 1:
            self._opened = found[0].id
        rows: list[Row] = []
        chapter = ""
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                rows.append(Row(HEADING, chapter))
            rows += rule_rows(rule, rule.id == self._opened, edition=self._edition)
        if self._opened and all(row.rule != self._opened for row in rows) and not words:
            # An id that the book doesn't know yet is shown all the same.
            rows = rule_rows(rule_text(self._opened), True) + rows
        if not found:
            rows.append(Row(NOTE, f"No rule has “{words}”. Fewer words find more."))
        self.count.setText(f"{len(found)} of {len(all_rules())}")
        self.list.show_rows(rows)

    def _toggle(self, rule: str) -> None:
        self._opened = "" if rule == self._opened else rule
        self._refresh()
        self._go_to(rule)

    def _go_to(self, rule: str) -> None:
        for number, row in enumerate(self.list.rows.rows):
            if row.rule == rule:
                index = self.list.rows.index(number)
                self.list.setCurrentIndex(index)
                last = number
                while last + 1 < len(self.list.rows.rows) and (
                    self.list.rows.rows[last + 1].rule == rule
                ):
                    last += 1
                self.list.scrollTo(self.list.rows.index(last))
                self.list.scrollTo(index)
                return

    def _to_list(self) -> None:
        """Go from the search to what was found."""
        first = next((row.rule for row in self.list.rows.rows if row.rule), None)
        if first is not None:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self._go_to(first)
