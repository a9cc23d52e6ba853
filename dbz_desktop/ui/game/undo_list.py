"""The list of earlier decisions that the players can go back to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from dbz_desktop.match.seats.steps import Step
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, named

MOST = 120
"""How many decisions are listed."""
_STEP = Qt.ItemDataRole.UserRole


class UndoList(Overlay):
    """This turn's decisions with their answers, the latest first, then those of earlier turns.

    `chosen` carries the step to the answer that is to be taken back with all after it.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Go back to an earlier decision")
        self._alone = False
        column = vbox(self.panel, 0.6, 1.2)
        column.addWidget(label("Go back to which decision?", "overlay-title", wrap=True))
        self.hint = label(
            "It is asked again, and every answer from it on is taken back.", "muted", wrap=True
        )
        column.addWidget(self.hint)
        self.list = add(column, named(QListWidget(), "Earlier decisions, the latest first"), 1)
        self.list.setWordWrap(True)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(lambda _item: self._choose())
        self.list.currentRowChanged.connect(lambda _row: self._weigh())
        row = add(column, fill(hbox(gap=0.6), 1))
        self.no_button = button("Stay here", "secondary", clicked=self.close_overlay)
        self.yes_button = button("Go back", "primary", "Go back to the chosen decision")
        self.yes_button.clicked.connect(self._choose)
        fill(row, self.no_button, self.yes_button)

    def show_steps(self, steps: list[Step], names: tuple[str, str], alone: bool = False) -> None:
        """Open the list; `alone` is whether nobody has to be asked for his consent."""
        self._alone = alone
        self.list.clear()
        self._heading("This turn")
        now = [step for step in steps if step.this_turn]
        before = [step for step in steps if not step.this_turn]
        for step in now:
            self._add(step, names)
        if not now:
            self._heading("No answer was given in it yet.")
        if before:
            self._heading("Earlier turns" if alone else "Earlier turns: both must agree")
        for step in before:
            self._add(step, names)
        first = next((i for i in range(self.list.count()) if self.step(i) is not None), 0)
        self.list.setCurrentRow(first)
        self._weigh()
        self.open(self.list)

    def fit(self) -> None:
        """As large as its words, within the page."""
        width = min(em(self, 40), max(280, self.host.width() - 48))
        height = min(em(self, 34), max(260, self.host.height() - 48))
        self.panel.setFixedSize(width, height)
        font = self.list.font()
        font.setBold(True)
        for row in range(self.list.count()):
            if self.step(row) is None:
                self.list.item(row).setFont(font)

    def _heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)

    def _add(self, step: Step, names: tuple[str, str]) -> None:
        asked = f" ({step.asked})" if step.asked else ""
        what = f"{names[step.player]}{asked}: {step.what}" if asked else step.what
        detail = ""
        if step.revealed and step.this_turn:
            revealed = "; ".join(step.revealed)
            detail = f"\n{'Since then' if self._alone else 'Both must agree'}: {revealed}"
        item = QListWidgetItem(what + detail)
        item.setData(_STEP, step)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, (what + detail).replace("\n", ". "))
        self.list.addItem(item)

    def step(self, row: int) -> Step | None:
        """The step of a row, None for a heading."""
        item = self.list.item(row)
        return None if item is None else item.data(_STEP)

    def _weigh(self) -> None:
        chosen = self.step(self.list.currentRow()) is not None
        set_reason(self.yes_button, "" if chosen else "Choose a decision in the list first.")

    def _choose(self) -> None:
        step = self.step(self.list.currentRow())
        if step is not None:
            self.close_overlay()
            self.chosen.emit(step)
