"""The cards of the pack that is worked on, with what can be done with one of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QWidget

from dbz_desktop.cards.drafts import Draft
from dbz_desktop.ui.kit.choice_box import Choice
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import button, tool_button

_KEY = Qt.ItemDataRole.UserRole
_ANY = 16_777_215
"""No bound of a widget's size, in pixels."""


class CardList(QWidget):
    """The list. `chosen` carries the key of a draft; `pack` is the choice of the pack."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__(accessibleName="Cards of the pack")
        column = vbox(self, 0.4, 0)
        self.pack = Choice("Pack")
        tip = "The pack's name, who made it, what it is about"
        self.name = tool_button("", "Name and author", tip)
        set_icon(self.name, "workshop", "text", 1.3)
        fill(column, fill(hbox(gap=0.3), (self.pack, 1), self.name))
        self.view = add(column, QListWidget(), 1)
        self.view.setAccessibleName("Cards")
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        in_ems(self.view.setMinimumHeight, 4)
        self.new = button("New card", "secondary", tip="Begin another card (Ctrl+N)")
        self.duplicate = button("Duplicate", "secondary", tip="Begin with a copy of it (Ctrl+D)")
        self.delete = button("Delete", "secondary", tip="Take it out of the pack (Del in the list)")
        tip = "A .dbzpack for a friend, with the cards of the pack and no drafts"
        self.export = button("Save as a file …", "quiet", tip=tip)
        self.print = button("Print …", "quiet", tip="The cards as a PDF, to cut out and play")
        self._acts = QGridLayout()
        in_ems(self._acts.setSpacing, 0.3)
        column.addLayout(self._acts)
        self.fold(False)
        self.view.currentItemChanged.connect(self._choose)
        add_key(self.view, "Del", self.delete.click, "Take the card out of the pack")

    def fold(self, low: bool) -> None:
        """Take little height, or as much as there is."""
        self.view.setMaximumHeight(em(self, 5) if low else _ANY)
        for part in (self.new, self.duplicate, self.delete, self.export, self.print):
            self._acts.removeWidget(part)
        self._acts.addWidget(self.new, 0, 0, 1, 1 if low else 2)
        self._acts.addWidget(self.duplicate, 0 if low else 1, 1 if low else 0)
        self._acts.addWidget(self.delete, 0 if low else 1, 2 if low else 1)
        self._acts.addWidget(self.export, 1 if low else 2, 0, 1, 2)
        self._acts.addWidget(self.print, 1 if low else 3, 2 if low else 0, 1, 1 if low else 2)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_KEY))

    def show_drafts(
        self, drafts: tuple[Draft, ...], current: int, playable: Mapping[int, bool]
    ) -> None:
        """Show these, and which one is worked on."""
        with QSignalBlocker(self.view):
            while self.view.count() > len(drafts):
                self.view.takeItem(self.view.count() - 1)
            while self.view.count() < len(drafts):
                self.view.addItem(QListWidgetItem())
            for row, draft in enumerate(drafts):
                item = self.view.item(row)
                facts = [draft.id, draft.type.value]
                if not playable.get(draft.key, False):
                    facts.insert(0, "Draft")
                words = f"{draft.name}\n{' · '.join(part for part in facts if part)}"
                if item.text() != words:
                    item.setText(words)
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, words.replace("\n", ", "))
                item.setData(_KEY, draft.key)
                if draft.key == current:
                    self.view.setCurrentItem(item)
        none = "" if drafts else "There is no card yet."
        for part in (self.duplicate, self.delete):
            set_reason(part, none)
