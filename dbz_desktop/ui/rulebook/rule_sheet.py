"""The rulebook as a sheet over the page: chapters to read, every rule found by id and words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from dbz_desktop.match.content.rule_texts import CHAPTERS, all_rules, find_rules, rule_text
from dbz_desktop.match.scenarios.rule_lines import HEADING, NOTE, SHOW, Row, rule_rows
from dbz_desktop.ui.kit.fitting import LineLabel
from dbz_desktop.ui.kit.key_list import help_button
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.search_field import SearchField
from dbz_desktop.ui.kit.widgets import button, label, named
from dbz_desktop.ui.rulebook.rule_rows import RuleList

ALL = "All rules"


class RuleSheet(Overlay):
    """The rules, chapter by chapter. `show_rule` opens it at one, `show_all` at the beginning.

    A chapter is read with all its rules open; among all rules one is open at a time.
    """

    showWanted = Signal(str)
    """A rule that is to be shown on a table."""
    rulingsWanted = Signal()
    """The list of all rulings is wanted."""

    def __init__(self, parent: QWidget, edition: str = "") -> None:
        super().__init__(parent)
        self._edition = edition
        self._opened = ""
        self._closed: set[str] = set()
        self.setAccessibleName("Rulebook")
        column = vbox(self.panel, 0.6, 1.2)
        head = add(column, fill(QHBoxLayout(), label("Rules", "overlay-title"), 1))
        self.count = add(head, label("", "muted"))
        hint = "Find a rule: an id or words, such as ATK-7 or endurance"
        self.search = add(column, SearchField("Find a rule", hint))
        self.search.textChanged.connect(self._searched)
        self.search.listWanted.connect(self._to_list)
        book = add(column, hbox(gap=0.8), 1)
        self.chapters = add(book, named(QListWidget(), "Chapters"))
        self.chapters.setProperty("role", "sections")
        self.chapters.addItems([ALL, *CHAPTERS.values()])
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        in_ems(self.chapters.setFixedWidth, 14)
        self.list = add(book, RuleList("Rules, chapter by chapter"), 1)
        self.list.ruleChosen.connect(self._toggle)
        self.list.rowChosen.connect(self._follow)
        self.list.leaveWanted.connect(self.close_overlay)
        row = add(column, QHBoxLayout())
        self.told = add(row, LineLabel("muted"), 1)
        self.told.set_lines(1)
        self.told.setText("Enter opens a rule, Esc closes.")
        row.addWidget(help_button(self))
        words = "All rulings, to watch on the table"
        self.rulings = add(row, button("All rulings …", "quiet", words))
        self.rulings.clicked.connect(self.rulingsWanted)
        self.close_button = add(row, button("Close", "secondary", "Close the rulebook"))
        self.close_button.clicked.connect(self.close_overlay)
        self._choose_chapter("")
        self.chapters.currentRowChanged.connect(lambda _row: self._turn())
        self.chapters.itemActivated.connect(self._read)

    @property
    def opened(self) -> str:
        """The rule that the book was opened at, or the one that was opened among all, or ""."""
        return self._opened

    @property
    def chapter(self) -> str:
        """The chapter that is read, "" while all rules are there."""
        item = self.chapters.currentItem()
        return "" if item is None or item.text() == ALL else item.text()

    def show_rule(self, rule: str) -> None:
        """Open the sheet at a rule id, in its chapter."""
        text = rule_text(rule)
        self._opened = rule
        self._closed.clear()
        self._choose_chapter(text.chapter if text.text else "")
        self.search.clear()
        self._refresh()
        self.setAccessibleDescription(f"Rule {text.label}. {text.text}")
        self.open(self.list)
        self._go_to(rule)

    def show_all(self) -> None:
        """Open the sheet with the keyboard in the search."""
        self._opened = ""
        self._choose_chapter("")
        self.search.clear()
        self._refresh()
        self.open(self.search)

    def fit(self) -> None:
        """As large as its words, within the page."""
        width = min(em(self, 60), max(220, self.host.width() - 60))
        height = min(em(self, 44), max(200, self.host.height() - 60))
        # Where there is no room for both, the headings among all rules tell the chapters.
        self.chapters.setVisible(width >= em(self, 40))
        self.panel.setFixedSize(width, height)

    # --- chapters ---

    def _choose_chapter(self, chapter: str) -> None:
        """Mark a chapter as the one that is read, "" for all of them."""
        self.chapters.blockSignals(True)
        found = self.chapters.findItems(chapter or ALL, Qt.MatchFlag.MatchExactly)
        self.chapters.setCurrentItem(found[0])
        self.chapters.blockSignals(False)

    def _turn(self) -> None:
        """Another chapter is read, from its beginning."""
        self._opened = ""
        self._closed.clear()
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._refresh()
        self.list.scrollToTop()

    def _read(self, _item: QListWidgetItem) -> None:
        self._to_list()

    def _searched(self) -> None:
        """What is searched is searched in the whole book."""
        if self.search.text().strip():
            self._choose_chapter("")
        self._refresh()

    # --- the rules ---

    def _refresh(self) -> None:
        words = self.search.text().strip()
        found = find_rules(words) if words else all_rules()
        read = self.chapter
        if read:
            found = tuple(rule for rule in found if rule.chapter == read)
        if len(found) == 1:
            self._opened = found[0].id
        rows: list[Row] = []
        chapter = ""
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                rows.append(Row(HEADING, chapter))
            is_open = rule.id not in self._closed if read else rule.id == self._opened
            rows += rule_rows(rule, is_open, edition=self._edition)
        if self._opened and all(row.rule != self._opened for row in rows) and not words:
            # An id that the book doesn't know yet is shown all the same.
            rows = rule_rows(rule_text(self._opened), True) + rows
        if not found:
            rows.append(Row(NOTE, f"No rule has “{words}”. Fewer words find more."))
        self.count.setText(f"{len(found)} of {len(all_rules())}")
        self.list.show_rows(rows)

    def _toggle(self, rule: str) -> None:
        if self.chapter:
            self._closed.symmetric_difference_update({rule})
        else:
            self._opened = "" if rule == self._opened else rule
        self._refresh()
        self._go_to(rule)

    def _follow(self, row: Row) -> None:
        """A way on was chosen: to the table, or to another rule."""
        if row.target == SHOW:
            self.showWanted.emit(row.rule)
        else:
            self.show_rule(row.target)

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
