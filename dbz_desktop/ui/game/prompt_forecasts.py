"""Forecasts in the prompt bar: every attack's and defense's button says what it would do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from dbz_desktop.rules.kernel.decisions import Ask, Decision
from dbz_desktop.ui.game.prompt import PromptBar
from dbz_desktop.ui.kit.fitting import set_own_tip
from dbz_desktop.ui.table.widget import TableWidget


class PromptForecasts(QObject):
    """Tells the answers of a prompt bar what they would do, and the table when one is pointed at.

    At the Defense step the bar itself says what comes in.
    """

    def __init__(self, prompt: PromptBar, table: TableWidget) -> None:
        super().__init__(prompt)
        self._prompt = prompt
        self._forecasts = table.forecasts

    def asked(self, decision: Decision) -> None:
        """A question is shown now."""
        for widget in self._prompt.option_buttons():
            index = widget.property("option")
            if not isinstance(index, int) or decision.options[index].card < 0:
                continue
            told = self._forecasts.of_option(index)
            if told is None:
                continue
            before = widget.accessibleDescription()
            words = self._forecasts.aloud(told)
            widget.setAccessibleDescription(f"{words} {before}".strip())
            set_own_tip(widget, self._forecasts.tip(told))
            widget.installEventFilter(self)
        if decision.ask is not Ask.DEFEND:
            return
        told = self._forecasts.incoming()
        if told is not None:
            self._prompt.add_words(self._forecasts.brief(told), self._forecasts.aloud(told))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the forecast of the answer that is pointed at or has the focus."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._forecasts.point_at_option(watched.property("option"))
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._forecasts.point_at_option(-1)
        return False
