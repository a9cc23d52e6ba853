"""What couldn't be saved: told at once, with the ways on. Nothing of it has happened yet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.journal.reading import SUFFIX, JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.ui.kit.layouts import fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.own_files import GAMES, where_to_save
from dbz_desktop.ui.kit.widgets import button, label


class Unsaved(Overlay):
    """Asks how to go on where a match can't be written: try again, elsewhere, or not now.

    `moved` tells the file in which the match is kept from now on.
    """

    moved = Signal(object)

    def __init__(self, parent: QWidget, match: Match) -> None:
        super().__init__(parent)
        self._match = match
        self._then: Callable[[], None] | None = None
        column = vbox(self.panel, 0.6, 1.2)
        self.title = label("", "overlay-title", wrap=True)
        self.text = label("", "body", wrap=True)
        self.file = label("", "muted", wrap=True)
        row = hbox(gap=0.6)
        self.later = button("Not now", "secondary", clicked=self.close_overlay)
        self.elsewhere = button("Save elsewhere…", "secondary", clicked=self._save_elsewhere)
        self.again = button("Try again", "primary", clicked=self._go_on)
        fill(row, self.later, 1, self.elsewhere, self.again)
        fill(column, self.title, self.text, self.file, row)

    def ask(self, title: str, error: JournalError, then: Callable[[], None]) -> None:
        """Tell what is wrong; `then` does once more what couldn't be saved."""
        self._then = then
        self.title.setText(title)
        self.text.setText(f"The game's file {error.message}.")
        self.file.setText(str(error.path or self._match.path or ""))
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{self.text.text()} {self.file.text()}")
        self.open(self.again)

    def fit(self) -> None:
        """Wide enough to be read."""
        self.panel.setFixedWidth(min(em(self, 34), max(260, self.host.width() - 48)))

    def _go_on(self) -> None:
        then, self._then = self._then, None
        self.close_overlay()
        if then is not None:
            then()

    def _save_elsewhere(self) -> None:
        old = self._match.path
        proposed = Path.home() / (old.name if old is not None else f"game{SUFFIX}")
        path = where_to_save(self, "Save the game elsewhere", proposed, GAMES, SUFFIX)
        if path is None:
            return
        try:
            self._match.save_to(path)
        except JournalError as error:
            self.ask(self.title.text(), error, self._then or (lambda: None))
            return
        self.moved.emit(path)
        self._go_on()
