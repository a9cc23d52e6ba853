"""The facts of a card as fields: those that its type has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from dbz_desktop.cards.drafts import Draft, fields_of
from dbz_desktop.cards.model import Alignment, CardType, Style
from dbz_desktop.cards.packs import MAX_NAME
from dbz_desktop.ui.kit.choice_box import Choice, number
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.workshop.text_field import undone_by_page

ALWAYS = ("title", "type", "id")
NONE = "None"
STAGES_HINT = "11 numbers from stage 10 down to 0, or “11,000 to 1,000”"


class LineField(QLineEdit):
    """A line that leaves undoing to its page."""

    def event(self, event: QEvent) -> bool:
        """See `undone_by_page`."""
        if undone_by_page(event):
            event.ignore()
            return True
        return super().event(event)


class CardForm(QWidget):
    """The fields. `edited` carries the name of a field of `Draft` and its value."""

    edited = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName="Facts of the card")
        self._flow = FlowLayout(self, 0.5, fill=True)
        self.parts: dict[str, QWidget] = {}
        self.fields: dict[str, QWidget] = {}
        """The controls by the names of the draft's fields."""
        self._show: dict[str, Callable[[Any], object]] = {}
        self._own: tuple[str, ...] = ()
        self._line("title", "Title", 20)
        self._choice("type", "Type", [(kind.value, kind) for kind in CardType], 11)
        self._choice("style", "Style", [(style.value, style) for style in Style], 9)
        self._line("subtitle", "Subtitle", 14)
        levels: list[tuple[str, object]] = [(NONE, None), *((str(n), n) for n in range(1, 5))]
        self._choice("level", "Level", levels, 5)
        sides: list[tuple[str, object]] = [
            (NONE, None),
            *((side.value, side) for side in Alignment),
        ]
        self._choice("alignment", "Alignment", sides, 7)
        self._number("pur", "Power Up Rating", 20)
        self._line("stages", "Power levels", 26, STAGES_HINT)
        self._number("endurance", "Endurance", 60)
        self._line("dragon_ball_set", "Set of Dragon Balls", 10, "Earth, Namek …")
        self._line("id", "Number", 8)
        self.fields["id"].setToolTip("The code of its set, a dash, and its number there")
        gold = QCheckBox("Gold title")
        gold.setToolTip("Any number of copies with a gold title may be in one deck.")
        gold.toggled.connect(partial(self.edited.emit, "gold_title"))
        self._put("gold_title", "", gold, 8, gold.setChecked)

    def _put(
        self, field: str, name: str, control: QWidget, ems: float, show: Callable[[Any], object]
    ) -> None:
        part = QWidget()
        fill(vbox(part, 0.1, 0), label(name or " ", "caption"), control, 1)
        if name:
            control.setAccessibleName(name)
        in_ems(part.setMinimumWidth, ems)
        self.fields[field], self.parts[field], self._show[field] = control, part, show
        self._flow.addWidget(part)

    def _line(self, field: str, name: str, ems: float, hint: str = "") -> None:
        line = LineField()
        line.setMaxLength(MAX_NAME)
        line.setPlaceholderText(hint)
        line.textEdited.connect(partial(self.edited.emit, field))

        def show(text: str) -> None:
            if line.text() != text:
                line.setText(text)

        self._put(field, name, line, ems, show)

    def _choice(self, field: str, name: str, items: list[tuple[str, Any]], ems: float) -> None:
        box: QComboBox = Choice(name)
        box.fill(items)  # type: ignore[attr-defined]
        box.activated.connect(lambda _row: self.edited.emit(field, box.currentData()))
        self._put(field, name, box, ems, box.choose)  # type: ignore[attr-defined]

    def _number(self, field: str, name: str, high: int) -> None:
        spin: QSpinBox = number(name, -1, high)
        spin.setSpecialValueText(NONE)
        spin.valueChanged.connect(
            lambda value: self.edited.emit(field, None if value < 0 else value)
        )
        self._put(field, name, spin, 8, lambda value: spin.setValue(-1 if value is None else value))

    def show_draft(self, draft: Draft) -> None:
        """Show a draft's facts."""
        own = (*ALWAYS, *fields_of(draft.type))
        for field, show in self._show.items():
            with QSignalBlocker(self.fields[field]):
                show(getattr(draft, field))
        if own != self._own:
            # Each key of the text comes here: what needs no new layout gets none.
            self._own = own
            for field, part in self.parts.items():
                part.setHidden(field not in own)
            self._flow.invalidate()
            self.updateGeometry()
