"""The page of all rulings: found by rule, card or words, each to watch on the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup

from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.match.scenarios.rule_lines import ENTRY, HEADING, Row
from dbz_desktop.match.scenarios.shelf import Listed, Shelf
from dbz_desktop.ui.kit.layouts import hbox
from dbz_desktop.ui.kit.measure import add_gap
from dbz_desktop.ui.kit.page import SearchPage
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.rulebook.rule_rows import RowModel, RuleList
from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
from dbz_desktop.ui.rulings.show_page import EDITIONS

ALL, RULES, CARDS = "all", "rules", "cards"


class RulingsPage(SearchPage):
    """The shipped rulings. `wanted` carries one, and all those among which it was found."""

    wanted = Signal(object, object)
    showRuleWanted = Signal(str, str)

    def __init__(self, shelf: Shelf, query: str = "") -> None:
        hint = "Search: a rule such as ATK-7, a card, words …"
        super().__init__("Rulings", "rulings", hint)
        self._shelf = shelf
        self.listed: tuple[Listed, ...] = ()
        kinds = hbox(gap=0.4)
        self.group = QButtonGroup(self)
        self.kinds = {}
        for kind, text in ((ALL, "All"), (RULES, "On rules"), (CARDS, "On cards")):
            part = button(text, "secondary", f"Show: {text}")
            part.setCheckable(True)
            self.group.addButton(part)
            self.kinds[kind] = part
            kinds.addWidget(part)
        self.kinds[ALL].setChecked(True)
        add_gap(kinds, 0.6)
        kinds.addWidget(self.search, 1)
        self.body.addLayout(kinds)
        self.rulings = RuleList("Rulings")
        self.add_list(self.rulings)
        self.show_me = button("Show me", "primary", tip="Watch it on the table (Enter)")
        self.book = button("Rulebook", "quiet", tip="Read the rules, chapter by chapter")
        bar, actions = self.add_actions("What to do with the ruling", (self.show_me, self.book))
        row = hbox(bar, around=(1.2, 0.6, 1.2, 0.6))
        row.addWidget(actions, 1)
        self.count = label("", "muted")
        row.addWidget(self.count)
        self.group.buttonClicked.connect(lambda _button: self.ask())
        self.rulings.rowChosen.connect(self._open)
        self.view.selectionModel().currentChanged.connect(lambda *_: self._show_actions())
        self.show_me.clicked.connect(self._watch)
        self.sheet = RuleSheet(self)
        self.sheet.showWanted.connect(lambda rule: self.showRuleWanted.emit(rule, ""))
        self.sheet.rulingsWanted.connect(self.sheet.close_overlay)
        self.book.clicked.connect(self._read)
        self.search.setText(query)
        self.ask()

    def ask(self) -> None:
        """Find what the search asks for."""
        words = self.search.text().strip()
        found = self._shelf.find(words)
        if self.kinds[RULES].isChecked():
            found = tuple(each for each in found if not each.rulings)
        elif self.kinds[CARDS].isChecked():
            found = tuple(each for each in found if each.rulings)
        self.listed = found
        rows: list[Row] = []
        chapter = ""
        for number, each in enumerate(found):
            rule = rule_text(each.rules[0])
            if rule.chapter != chapter:
                chapter = rule.chapter
                rows.append(Row(HEADING, chapter))
            rows.append(Row(ENTRY, each.title, rule.id, detail=_about(each), place=number))
        self.rulings.show_rows(rows)
        self.show_list(bool(found), "No ruling has these words.", "Fewer words find more.")
        self.count.setText(f"{len(found)} of {len(self._shelf.listed)}")
        self.keep_current()
        self._show_actions()

    def keep_current(self) -> None:
        """Let one ruling always be chosen; the first row is a heading."""
        if self._current() is None and self.listed:
            self.view.setCurrentIndex(self.rulings.rows.index(1))

    def _current(self) -> Row | None:
        row = self.view.currentIndex().data(RowModel.RowRole)
        return row if row is not None and row.kind == ENTRY else None

    def _show_actions(self) -> None:
        set_reason(self.show_me, "" if self._current() is not None else "No ruling is chosen.")

    def _watch(self) -> None:
        row = self._current()
        if row is not None:
            self._open(row)

    def _read(self) -> None:
        row = self._current()
        if row is None:
            self.sheet.show_all()
        else:
            self.sheet.show_rule(row.rule)

    def _open(self, row: Row) -> None:
        self.wanted.emit(self.listed[row.place], self.listed)

    def mark(self, listed: Listed) -> None:
        """Let a ruling be the chosen one, where it is among those that were found."""
        if listed in self.listed:
            place = self.listed.index(listed)
            rows = self.rulings.rows.rows
            at = next(n for n, row in enumerate(rows) if row.kind == ENTRY and row.place == place)
            self.view.setCurrentIndex(self.rulings.rows.index(at))


def _about(each: Listed) -> str:
    """Where a ruling comes from, what it is about, and where it holds."""
    rules = ", ".join(each.rules[1:])
    editions = "" if len(each.editions) == len(EDITIONS) else ", ".join(
        EDITIONS.get(edition, edition) for edition in each.editions
    )  # fmt: skip
    return " · ".join(part for part in (each.source, rules, editions) if part)
