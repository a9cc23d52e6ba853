"""What becomes of changes that aren't saved, where somebody leaves them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.widgets import button, label


class AskToSave(Overlay):
    """Asks whether changes are saved or lost, or one stays with them, as Escape means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = vbox(self.panel, 0.6, 1.2)
        self.title = add(column, label("", "overlay-title", wrap=True))
        text = "What you changed since it was last saved is lost otherwise."
        column.addWidget(label(text, "body", wrap=True))
        self.setAccessibleDescription(text)
        self.stay_button = button("Stay", "secondary", clicked=self.close_overlay)
        self.lose_button = button("Don't save", "danger", clicked=lambda: self._go("lose"))
        self.save_button = button("Save", "primary", clicked=lambda: self._go("save"))
        row = hbox(gap=0.6)
        column.addLayout(fill(row, self.stay_button, 1, self.lose_button, self.save_button))
        self._ways: dict[str, Callable[[], None]] = {}

    def ask(self, name: str, save: Callable[[], None], lose: Callable[[], None]) -> None:
        """Ask of a pack; one of the two is called, or neither."""
        title = f"Save “{name}” first?"
        self.title.setText(title)
        self.setAccessibleName(title)
        self._ways = {"save": save, "lose": lose}
        self.open(self.save_button)

    def fit(self) -> None:
        """Wide enough to be read."""
        self.panel.setFixedWidth(min(em(self, 30), max(240, self.host.width() - 48)))

    def _go(self, way: str) -> None:
        ways, self._ways = self._ways, {}
        self.close_overlay()
        if way in ways:
            ways[way]()
