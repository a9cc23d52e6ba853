"""The sheet of passing and stops: what is passed for a player, and where he wants to be asked."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dbz_desktop.match.aids.autopass import Ahead, Stop, Stops
from dbz_desktop.match.aids.consequences import ASKED_BEFORE
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import KeyButton, button, label, line

_STOPS = (
    (Stop.ACTION, "My action in combat", "Also when no card or Power can be used"),
    (Stop.ATTACKED, "An attack on me", "Also when nothing can answer it"),
    (Stop.ATTACKED_HOLDING, "An attack on me while I hold cards", "Hides what I can't answer"),
    (Stop.FORCED, "A choice with one answer", "Also where no other does anything"),
    (Stop.KEEPING, "My Discard Step when all I hold may stay", "To discard a card that I may keep"),
    (Stop.PLANNING, "My Planning Step", "Ends passing ahead, where a card can be played"),
    (Stop.DECLARE, "Declaring combat", "Ends passing ahead"),
)

_AHEAD = (
    (Ahead.ATTACKED, "Until something attacks me", "Passes my actions"),
    (Ahead.COMBAT, "To the end of combat", "No actions, no defense"),
    (Ahead.TURN, "Until my next turn", "No cards, no combat, no defense"),
)

_TELLS = (
    "Passing at once tells the other player that you could do nothing. To hide that, turn on "
    "“An attack on me while I hold cards”."
)


class StopSheet(Overlay):
    """Of one seat at a time. Every change takes effect at once."""

    stopsChanged = Signal(object)
    """The new `Stops` of the seat."""
    aheadChosen = Signal(object)
    """An `Ahead`."""
    askedAgain = Signal()
    """Whatever is answered the same every time is to be asked again."""
    askedBefore = Signal(str, bool)
    """A kind of loss, and whether to ask about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Passing and stops")
        self._stops = Stops()
        self.boxes: dict[Stop, QCheckBox] = {}
        self.ahead: dict[Ahead, KeyButton] = {}
        self.asking: dict[str, QCheckBox] = {}
        column = vbox(self.panel, 0.5, 1)
        self.title = add(column, label("", "overlay-title", wrap=True))
        self.scroller = FitScroll()
        self.scroller.fill = False
        body = QWidget()
        self._fill(QVBoxLayout(body))
        self.scroller.setWidget(body)
        self.body = body
        column.addWidget(self.scroller, 1)
        row = add(column, QHBoxLayout())
        row.addWidget(label("All of it can be changed at any time with P.", "muted"), 1)
        self.close_button = add(row, button("Close", "secondary", "Close passing and stops"))
        self.close_button.clicked.connect(self.close_overlay)

    def _fill(self, column: QVBoxLayout) -> None:
        in_ems(column.setContentsMargins, 0, 0, 0.6, 0)
        in_ems(column.setSpacing, 0.35)
        self.on = add(column, QCheckBox("Pass for me when I can only pass"))
        self.on.toggled.connect(lambda _on: self._changed())
        self.tells = add(column, label(_TELLS, "muted", wrap=True))
        fill(column, line(), label("Pass ahead, once", "section"))
        ways = QWidget()
        ways.setProperty("role", "plain")
        row = FlowLayout(ways, 0.4, fill=True)
        for number, (mode, text, detail) in enumerate(_AHEAD, 1):
            part = KeyButton(text, str(number), "option", detail)
            part.clicked.connect(lambda _=False, m=mode: self._pass_ahead(m))
            self.ahead[mode] = part
            row.addWidget(part)
        ways.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column.addWidget(ways)
        column.addWidget(
            label("Choices and Endurance are asked all the same. Esc stops it.", "muted", wrap=True)
        )
        self.said = button("", "secondary", clicked=self._ask_again)
        column.addWidget(self.said, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(line())
        column.addWidget(label("Stops: ask me all the same at", "section"))
        grid = self._grid(column)
        for number, (stop, text, detail) in enumerate(_STOPS):
            box = QCheckBox(text)
            box.setAccessibleDescription(detail)
            box.setToolTip(detail)
            box.toggled.connect(lambda _on: self._changed())
            self.boxes[stop] = box
            grid.addWidget(box, number, 0)
            grid.addWidget(label(detail, "muted", wrap=True), number, 1)
        fill(column, line(), label("Ask before (both players)", "section"))
        grid = self._grid(column)
        for number, (kind, text) in enumerate(ASKED_BEFORE.items()):
            box = QCheckBox(text)
            box.toggled.connect(lambda on, k=kind: self.askedBefore.emit(k, on))
            self.asking[kind] = box
            grid.addWidget(box, number // 2, number % 2)

    def _grid(self, column: QVBoxLayout) -> QGridLayout:
        grid = add(column, QGridLayout())
        in_ems(grid.setHorizontalSpacing, 1)
        in_ems(grid.setVerticalSpacing, 0.1)
        grid.setColumnStretch(1, 1)
        return grid

    def show_for(
        self,
        name: str,
        stops: Stops,
        asked: dict[str, bool],
        barred: dict[Ahead, str],
        said: int = 0,
    ) -> None:
        """Open it for a player. `barred` says why he can't pass ahead now, "" where he can; `said`
        is how many questions are answered the same every time."""
        self._stops = stops
        self.title.setText(f"Passing and stops of {name}")
        self.setAccessibleDescription(self.title.text())
        for box, on in (
            (self.on, stops.on),
            *((self.boxes[stop], stop in stops.at) for stop in self.boxes),
            *((self.asking[kind], asked[kind]) for kind in self.asking),
        ):
            with QSignalBlocker(box):
                box.setChecked(on)
        for mode, part in self.ahead.items():
            set_reason(part, barred[mode])
        what = "the question" if said == 1 else f"the {said} questions"
        self.said.setText(f"Ask me again {what} that I answer the same every time")
        self.said.setVisible(said > 0)
        self.open(self.on)

    def fit(self) -> None:
        """As high as what it holds, within the page."""
        width = min(em(self, 46), max(280, self.host.width() - 48))
        self.panel.setFixedWidth(width)
        self.body.adjustSize()
        self.scroller.fit()
        needed = self.body.height() + em(self, 7.5)
        self.panel.setFixedHeight(min(needed, self.host.height() - 48))

    def _changed(self) -> None:
        at = frozenset(stop for stop, box in self.boxes.items() if box.isChecked())
        self._stops = Stops(self.on.isChecked(), at)
        self.stopsChanged.emit(self._stops)

    def _ask_again(self) -> None:
        self.said.hide()
        self.on.setFocus()
        self.askedAgain.emit()

    def _pass_ahead(self, mode: Ahead) -> None:
        self.close_overlay()
        self.aheadChosen.emit(mode)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks round inside, and what it comes to is brought into sight."""
        moved = super().focusNextPrevChild(forward)
        focus = self.focusWidget()
        if focus is not None and self.body.isAncestorOf(focus):
            self.scroller.ensureWidgetVisible(focus)
        return moved

    def press(self, key: str) -> None:
        """1 to 3 pass ahead, P closes as it opened."""
        parts = dict(zip("123", self.ahead.values(), strict=True))
        if key == "P":
            self.close_overlay()
        elif key in parts:
            parts[key].click()
