"""The bar on top of the deck editor: edits taken back, the rules that count, and a game with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QComboBox, QHBoxLayout

from dbz_desktop.ui.decks.transfers import Transfers
from dbz_desktop.ui.kit.icon_tools import show_signs
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.page_header import PageHeader
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import button, named, tool_button


class EditorHeader(PageHeader):
    """`undo`, `redo`, `tournament` and `test` are its buttons; `editionChosen` carries an id."""

    editionChosen = Signal(str)

    def __init__(self, editions: list[tuple[str, str]], edition: str, transfers: Transfers) -> None:
        super().__init__("Deck editor")
        self.transfers = transfers
        self.undo = tool_button("", "Undo", "Take the last edit back (Ctrl+Z)")
        self.redo = tool_button("", "Redo", "Do it again (Ctrl+Shift+Z)")
        tip = "The edition whose rules and wordings count"
        self.edition = named(QComboBox(), "Edition of the rules", tip)
        for ident, name in editions:
            self.edition.addItem(name, ident)
        self.edition.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.edition.setMinimumContentsLength(14)
        self.show_edition(edition)
        self.edition.activated.connect(
            lambda _index: self.editionChosen.emit(self.edition.currentData())
        )
        self.tournament = tool_button(
            "Tournament", "Tournament play", "The Frozen List counts (DCK-10); off for casual play"
        )
        self.tournament.setCheckable(True)
        self.tournament.setChecked(True)
        tip = "Play a game with this deck"
        self.test = button("Test it", "primary", "Test the deck in a game", tip)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        for tool, icon in ((self.undo, "undo"), (self.redo, "redo")):
            set_icon(tool, icon, "text", 1.3)
            # Beside the title, before the empty room.
            row.insertWidget(row.count() - 2, tool)
        for part in (transfers.button, self.edition, self.tournament, self.test):
            row.addWidget(part)

    def show_edition(self, edition: str) -> None:
        """Show which edition counts."""
        self.edition.setCurrentIndex(self.edition.findData(edition))

    def fold(self, width: int) -> None:
        """Show signs in place of words where the page is narrow."""
        narrow = width < em(self, 46)
        show_signs(((self.transfers.button, "export"), (self.tournament, "trophy")), narrow)

    def show_undo(self, stack: QUndoStack | None) -> None:
        """Say what would be taken back, and what done again."""
        for tool, can, text, word in (
            (self.undo, stack and stack.canUndo(), stack and stack.undoText(), "Undo"),
            (self.redo, stack and stack.canRedo(), stack and stack.redoText(), "Redo"),
        ):
            set_reason(tool, "" if can else f"There is nothing to {word.lower()}.")
            if can:
                tool.setToolTip(f"{word}: {text}")
                tool.setAccessibleDescription(tool.toolTip())
