"""Consent: both players must say yes, each with a button of his own, before something is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
        names: Sequence[str],
        yes: str,
        then: Callable[[], None],
        revealed: tuple[str, ...] = (),
        no: str = "No",
    ) -> None:
        """Ask; `then` is called once all named have agreed. `revealed` is told apart from the text.

        One name or none is a player without a person against him: he alone decides.
        """
        self.pose(title, text, yes, no, then)
        told = "Revealed since: " + "; ".join(revealed) + "." if revealed else ""
        show_text(self.told, told)
        alone = len(names) < len(self.agree)
        for box, name in zip(self.agree, ("", "") if alone else names, strict=True):
            box.setVisible(not alone)
            box.setChecked(alone)
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


def persons(names: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The names of those whom nobody else plays for: a computer minds nothing."""
    return tuple(name for name, player in zip(names, players, strict=True) if not player)


def only_if_agreed(names: Sequence[str]) -> str:
    """What is said of the persons who must agree."""
    if len(names) > 1:
        return f"Go on only if {' and '.join(names)} both agree."
    return f"No person plays against {names[0]}, who alone decides." if names else ""
