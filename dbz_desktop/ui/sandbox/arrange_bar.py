"""The bar below a table that is set up: whose turn it is, the step, both sides' numbers."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QSpinBox, QWidget

from dbz_desktop.match.scenarios.scenario import Scenario
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.ui.kit.choice_box import Choice, number
from dbz_desktop.ui.kit.fitting import LineLabel
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label

STEPS = (
    ("draw", "Draw Step"),
    ("planning", "Planning Step"),
    ("declare", "Declaring combat"),
    ("combat", "Combat Step"),
    ("discard", "Discard Step"),
)
NUMBERS = (("level", "Level", 1, 4), ("stages", "Stage", 0, 10), ("anger", "Anger", 0, 9))
"""What a side's numbers are called, and what they can be."""


class ArrangeBar(QFrame):
    """Says what is wanted; what comes of it is shown by `show_scene` and `show_view`."""

    startWanted = Signal(int, str, int, int)
    """Whose turn, the step, whose action, the number of the turn."""
    numberWanted = Signal(str, int, int)
    """One of `NUMBERS`, the seat, the number."""
    playWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "prompt")
        self.setAccessibleName("Set the position up")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column = vbox(self, 0.35, (1, 0.5, 1, 0.5))
        head = hbox(gap=0.6)
        head.addWidget(label("Set the position up", "question"))
        hint = "Drag cards from the left and on the table. What you change is kept."
        self.hint = LineLabel("muted")
        self.hint.setText(hint)
        head.addWidget(self.hint, 1)
        self.play = button(
            "Play on", "primary", "Play on from here", "Play on from here (Ctrl+Enter)"
        )
        self.play.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(self.playWanted)
        head.addWidget(self.play)
        column.addLayout(head)
        self.scroller = add(column, FitScroll())
        self.scroller.fill = False
        # In its place before there is anything in it: Qt dresses all that moves with it anew.
        box = QWidget(self.scroller.viewport())
        self.scroller.setWidget(box)
        row = FlowLayout(box, 0.5)
        self.turn, self.step = Choice("Whose turn"), Choice("Step")
        self.action = Choice("Whose action")
        self.number = number("Turn", 1, 999)
        self.step.fill((words, phase) for phase, words in STEPS)
        for words, field, width in (
            ("Turn of", self.turn, 8),
            ("in its", self.step, 11),
            ("action of", self.action, 8),
            ("turn number", self.number, 4),
        ):
            in_ems(field.setFixedWidth, width)
            row.addWidget(_named(words, field, box))
        for choice in (self.turn, self.step, self.action):
            choice.currentIndexChanged.connect(self._ask_start)
        self.number.valueChanged.connect(self._ask_start)
        self.names: list[QLabel] = []
        self.numbers: dict[tuple[str, int], QSpinBox] = {}
        for seat in (0, 1):
            group = QWidget(box)
            group.setProperty("role", "plain")
            fields = hbox(group, 0.4, 0)
            self.names.append(label("", "section"))
            fields.addWidget(self.names[-1])
            for kind, words, low, high in NUMBERS:
                field = number(words, low, high)
                in_ems(field.setFixedWidth, 3.6)
                field.valueChanged.connect(
                    lambda value, k=kind, s=seat: self.numberWanted.emit(k, s, value)
                )
                self.numbers[kind, seat] = field
                fields.addWidget(_named(words, field, group))
            row.addWidget(group)
        self._room = 0

    def fit(self, room: int) -> None:
        """Take no more than this height, in pixels: where the text is large, the fields scroll."""
        self._room = room
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        head = self.play.sizeHint().height() + layout.spacing()
        left = room - head - margins.top() - margins.bottom()
        # Whole rows: half a field looks like a fault.
        gap = em(self, 0.5)
        row = self.number.sizeHint().height() + gap
        rows = max(1, (left + gap) // row)
        needed = self.scroller.content_height(width)
        self.scroller.setFixedHeight(min(needed, rows * row - gap))
        self.hint.setVisible(self.width() >= em(self, 36))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the fields into other rows."""
        super().resizeEvent(event)
        if self._room:
            self.fit(self._room)

    def show_scene(self, scene: Scenario, why_not_play: str) -> None:
        """Show where the turn stands, and whether it can be played on."""
        players = [(side.name, seat) for seat, side in enumerate(scene.sides)]
        for choice, data in (
            (self.turn, scene.turn),
            (self.action, scene.action),
            (self.step, scene.phase),
        ):
            with QSignalBlocker(choice):
                if choice is not self.step:
                    choice.fill(players)
                choice.choose(data)
        with QSignalBlocker(self.number):
            self.number.setValue(scene.number)
        fights = scene.phase == "combat"
        set_reason(self.action, "" if fights else "Only in combat players act in turn (COM-2).")
        set_reason(self.play, why_not_play)
        for seat, side in enumerate(scene.sides):
            self.names[seat].setText(side.name)
            for kind, words, _low, _high in NUMBERS:
                self.numbers[kind, seat].setAccessibleName(f"{side.name}: {words}")

    def show_view(self, view: TableView) -> None:
        """Show both sides' numbers as they lie on the table."""
        for (kind, seat), field in self.numbers.items():
            with QSignalBlocker(field):
                field.setValue(getattr(view.sides[seat], kind))

    def _ask_start(self) -> None:
        turn, phase, action = (
            choice.currentData() for choice in (self.turn, self.step, self.action)
        )
        self.startWanted.emit(turn, phase, action, self.number.value())


def _named(words: str, field: QWidget, parent: QWidget) -> QWidget:
    """A field with its name before it."""
    part = QWidget(parent)
    part.setProperty("role", "plain")
    row = hbox(part, 0.25, 0)
    caption = label(words, "caption")
    caption.setBuddy(field)
    row.addWidget(caption)
    row.addWidget(field)
    return part
