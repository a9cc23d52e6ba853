"""A question for a name, over the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label


class AskName(Overlay):
    """Asks for a name; Enter takes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = vbox(self.panel, 0.6, 1.2)
        self.title = add(column, label("", "overlay-title", wrap=True))
        self.field = add(column, QLineEdit(maxLength=80))
        row = add(column, fill(QHBoxLayout(), 1))
        self.no_button = button("Cancel", "secondary", clicked=self.close_overlay)
        self.yes_button = button("", "primary", clicked=self._yes)
        fill(row, self.no_button, self.yes_button)
        self._then: Callable[[str], None] | None = None
        self.field.returnPressed.connect(self._yes)
        self.field.textChanged.connect(self._check)

    def ask(self, title: str, name: str, yes: str, then: Callable[[str], None]) -> None:
        """Ask; `then` gets the name."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.field.setAccessibleName(title)
        self.field.setText(name)
        self.yes_button.setText(yes)
        self.yes_button.setAccessibleName(yes)
        self._then = then
        self._check()
        self.open(self.field)
        self.field.selectAll()

    def fit(self) -> None:
        """Wide enough for a name."""
        self.panel.setMinimumWidth(min(em(self, 28), max(200, self.host.width() - 60)))

    def _check(self) -> None:
        set_reason(self.yes_button, "" if self.field.text().strip() else "Type a name first.")

    def _yes(self) -> None:
        name = " ".join(self.field.text().split())
        if not name:
            return
        then, self._then = self._then, None
        self.close_overlay()
        if then is not None:
            then(name)
