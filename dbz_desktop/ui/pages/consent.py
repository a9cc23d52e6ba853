"""Consent: both players must say yes, each with a button of his own, before something is done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.ui.pages.overlay import Overlay
from dbz_desktop.ui.pages.reasons import set_reason
from dbz_desktop.ui.pages.widgets import button, em, label


class Consent(Overlay):
    """Asks both players. The way back has the focus, and is what Escape means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self.panel)
        pad = em(self, 1.2)
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(em(self, 0.6))
        self.title = label("", "overlay-title", wrap=True)
        self.text = label("", "body", wrap=True)
        column.addWidget(self.title)
        column.addWidget(self.text)
        self.told = label("", "why", wrap=True)
        column.addWidget(self.told)
        self.agree = (QCheckBox(), QCheckBox())
        for box in self.agree:
            box.setCursor(Qt.CursorShape.PointingHandCursor)
            box.toggled.connect(self._weigh)
            column.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.setSpacing(em(self, 0.6))
        row.addStretch(1)
        self.no_button = button("", "secondary")
        self.yes_button = button("", "primary")
        row.addWidget(self.no_button)
        row.addWidget(self.yes_button)
        column.addLayout(row)
        self._then: Callable[[], None] | None = None
        self.no_button.clicked.connect(self.close_overlay)
        self.yes_button.clicked.connect(self._yes)

    def ask(
        self,
        title: str,
        text: str,
        names: tuple[str, str],
        yes: str,
        then: Callable[[], None],
        revealed: tuple[str, ...] = (),
        no: str = "No",
    ) -> None:
        """Ask; `then` is called once both have agreed. `revealed` is told apart from the text."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        told = "Revealed since: " + "; ".join(revealed) + "." if revealed else ""
        self.told.setText(told)
        self.told.setVisible(bool(told))
        for box, name in zip(self.agree, names, strict=True):
            box.setChecked(False)
            box.setText(f"{name} agrees")
            box.setAccessibleName(f"{name} agrees")
        for part, words in ((self.yes_button, yes), (self.no_button, no)):
            part.setText(words)
            part.setAccessibleName(words)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{text} {told}".strip())
        self.panel.setFixedWidth(min(em(self, 32), max(240, self.host.width() - 48)))
        self._then = then
        self._weigh()
        self.open(self.no_button)

    def _weigh(self) -> None:
        missing = " and ".join(
            box.text().removesuffix(" agrees") for box in self.agree if not box.isChecked()
        )
        set_reason(self.yes_button, f"{missing} must agree first." if missing else "")

    def _yes(self) -> None:
        then, self._then = self._then, None
        self.close_overlay()
        if then is not None:
            then()
