"""The comparison of two decks: what each has more, and the figures of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QSplitter,
    QWidget,
)

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, DeckError, read_deck
from dbz_desktop.decks.changes import cards_changed
from dbz_desktop.decks.figures import cards_words, charts
from dbz_desktop.decks.statistics import compare
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.decks.figures_tab import ChartBoard
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.section_table import SectionTable
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import Message, button, label, named, tool_button
from dbz_desktop.ui.system.work import Work

_CHANGE = Qt.ItemDataRole.UserRole
"""By how many copies a card differs, at its item in the column of changes."""


@dataclass(frozen=True, slots=True)
class Source:
    """A deck that can be compared, and how the lists call it."""

    name: str
    deck: Deck


def deck_files(folder: Path, but: set[Path], pool: Pack, edition: str) -> list[Source]:
    """The decks of a folder and an edition's shipped ones, without those that are open already."""
    found = []
    for path in [*sorted(folder.glob("*.toml")), *starter_decks(edition)]:
        if path in but:
            continue
        try:
            deck = read_deck(path, pool)
        except DeckError:
            # The Decks page tells what is wrong with it; it can't be compared.
            continue
        found.append(Source(deck.name, deck))
    return found


class CompareSheet(Overlay):
    """Two decks side by side: their differences as a list, and their figures in one picture."""

    def __init__(self, parent: QWidget, view: PoolView) -> None:
        super().__init__(parent)
        self.setAccessibleName("Compare decks")
        self.pool_view = view
        self._sources: list[Source] = []
        self._work: Work | None = None
        column = fill(vbox(self.panel, 0.5, 1), label("Compare decks", "overlay-title"))
        grid = add(column, QGridLayout())
        in_ems(grid.setHorizontalSpacing, 0.6)
        self.first, self.second = QComboBox(), QComboBox()
        for place, (box, name) in enumerate(((self.first, "First"), (self.second, "Second"))):
            named(box, f"{name} deck")
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(12)
            box.currentIndexChanged.connect(lambda _row: self._show())
            caption = add(grid, label(name, "muted"), 0, place * 2)
            caption.setBuddy(box)
            grid.addWidget(box, 0, place * 2 + 1)
            grid.setColumnStretch(place * 2 + 1, 1)
        self.swap = tool_button("Swap", "Swap the two decks", "Swap the two decks")
        self.swap.clicked.connect(self._swap)
        self.file = tool_button("Another file…", "Choose a deck file", "Compare with a deck file")
        self.file.clicked.connect(self._choose)
        self.message = add(column, Message())
        self.words = add(column, label("", "body", wrap=True))
        self.parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self.table = SectionTable("Differences", ("Card", "First", "Second", "Change"))
        self.board = named(ChartBoard(), "Figures of both decks")
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.board)
        self.parts.setStretchFactor(0, 1)
        self.parts.setStretchFactor(1, 1)
        column.addWidget(self.parts, 1)
        row = add(column, QHBoxLayout())
        self.all = add(row, QCheckBox("Show what is alike too"))
        self.all.toggled.connect(lambda _on: self._show())
        fill(row, 1, self.swap, self.file)
        self.close_button = add(row, button("Close", "secondary", "Close the comparison (Esc)"))
        self.close_button.clicked.connect(self.close_overlay)

    # --- what is compared ---

    def ask(
        self, sources: Sequence[Source], first: int, second: int, folder: Path, but: set[Path]
    ) -> None:
        """Open for some decks, two of them chosen; those of a folder are added once read."""
        self._sources = []
        self.message.hide()
        for box in (self.first, self.second):
            box.blockSignals(True)
            box.clear()
        self._add(sources)
        self.first.setCurrentIndex(first)
        self.second.setCurrentIndex(second)
        for box in (self.first, self.second):
            box.blockSignals(False)
        self.parts.setSizes([1000, 1000])
        self.open(self.first)
        self._show()
        pool, edition = self.pool_view.pool, self.pool_view.rules.edition
        if self._work is not None:
            self._work.cancel()
        work = Work(lambda _work: deck_files(folder, but, pool, edition), self)
        work.done.connect(self._came)
        self._work = work.start()

    def fit(self) -> None:
        """Nearly as large as the page."""
        self.panel.setFixedSize(
            max(320, self.host.width() - em(self, 3)), max(240, self.host.height() - em(self, 3))
        )
        self._dress_rows()

    def _came(self, found: list[Source]) -> None:
        alone = len(self._sources) == 1
        self._add(found)
        if alone and found:
            # Only the deck itself was there to compare with.
            self.first.setCurrentIndex(1)

    def _add(self, sources: Sequence[Source]) -> None:
        self._sources += sources
        for box in (self.first, self.second):
            for source in sources:
                box.addItem(source.name)

    def chosen(self) -> tuple[Source, Source] | None:
        """The two decks that are compared."""
        places = (self.first.currentIndex(), self.second.currentIndex())
        if not all(0 <= place < len(self._sources) for place in places):
            return None
        return self._sources[places[0]], self._sources[places[1]]

    def _swap(self) -> None:
        first, second = self.first.currentIndex(), self.second.currentIndex()
        self.first.setCurrentIndex(second)
        self.second.setCurrentIndex(first)

    def _choose(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, "Compare with a deck file", "", "Decks (*.toml);;All files (*)"
        )
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Put a deck file in the first place, or tell what is wrong with it."""
        try:
            deck = read_deck(path, self.pool_view.pool)
        except DeckError as error:
            self.message.tell("The file can't be compared.", str(error))
            return
        self.message.hide()
        self._add([Source(deck.name, deck)])
        self.first.setCurrentIndex(len(self._sources) - 1)

    # --- what is shown ---

    def _show(self) -> None:
        pair = self.chosen()
        if pair is None:
            return
        first, second = pair
        more, less = cards_changed(first.deck, second.deck)
        rows = compare(first.deck, second.deck)
        alike = sum(min(before, after) for _, before, after in rows.rows)
        if rows.same:
            words = f"Both hold the same {cards_words(alike)}, MP and Mastery counted."
        else:
            words = (
                f"The second deck has {cards_words(more)} that the first has not, and lacks "
                f"{less} of the first; {alike} are alike, MP and Mastery counted."
            )
        self.words.setText(words)
        self._fill(rows.rows if self.all.isChecked() else rows.changed())
        entries = self.pool_view.by_id
        deeds = self.pool_view.vocabulary.does
        self.board.show_charts(
            charts(first.deck, entries, deeds),
            charts(second.deck, entries, deeds),
            ("First", "Second"),
        )

    def _fill(self, rows: Sequence[tuple]) -> None:
        table = self.table
        table.empty()
        kind = None
        for card, before, after in rows:
            if card.type is not kind:
                kind = card.type
                table.add_heading(kind.value)
            by = after - before
            change = f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "="
            last = table.add_row(
                (card.name, str(before or "–"), str(after or "–"), change),
                f"{card.name}: {before} in the first deck, {after} in the second",
                f"{card.name}\n{self.pool_view.wording(card)}",
            )
            if by:
                last.setData(_CHANGE, by)
        self._dress_rows()

    def _dress_rows(self) -> None:
        """Headings and changes in the fonts and colours of the look that is in force."""
        table, look = self.table, theme()
        for row in range(table.rowCount()):
            change = table.item(row, 3)
            by = change.data(_CHANGE) if change is not None else None
            if change is not None and by:
                change.setForeground(QBrush(look.colour("accent" if by > 0 else "danger")))
                change.setFont(look.font(look.px("body"), bold=True))
        table.dress()
