"""Consent: both players must say yes, each with a button of his own, before something is done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from dbz_desktop.ui.kit.layouts import add
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Question
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import label, show_text


class Consent(Question):
    """Asks both players, each with a box of his own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = add(self.column, label("", "why", wrap=True))
        self.agree = (QCheckBox(), QCheckBox())
        for box in self.agree:
            box.setCursor(Qt.CursorShape.PointingHandCursor)
            box.toggled.connect(self._weigh)
            self.column.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_answers("primary")

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
        self.pose(title, text, yes, no, then)
        told = "Revealed since: " + "; ".join(revealed) + "." if revealed else ""
        show_text(self.told, told)
        for box, name in zip(self.agree, names, strict=True):
            box.setChecked(False)
            box.setText(f"{name} agrees")
            box.setAccessibleName(f"{name} agrees")
        self.setAccessibleDescription(f"{text} {told}".strip())
        self._weigh()
        self.open(self.no_button)

    def fit(self) -> None:
        """Wide enough to be read."""
        self.panel.setFixedWidth(min(em(self, 32), max(240, self.host.width() - 48)))

    def _weigh(self) -> None:
        missing = " and ".join(
            box.text().removesuffix(" agrees") for box in self.agree if not box.isChecked()
        )
        set_reason(self.yes_button, f"{missing} must agree first." if missing else "")
