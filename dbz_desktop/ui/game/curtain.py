"""The privacy curtain: it covers the whole page while the computer goes from hand to hand."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import add_gap, em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import KeyButton, button, label, line

RECAP_LINES = 14


class Curtain(Overlay):
    """Opaque. Names who is to take the computer and what both have seen since."""

    lifted = Signal(int)
    answeredUnseen = Signal()
    """The player passes, and wants no hand shown for it."""
    answeredAloud = Signal()
    """He says that he passes; the other player has kept the computer and goes on."""

    GUARD_MS = 300
    """A double click on the last answer must not also lift the curtain."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, closable=False)
        self._seat = 0
        self._title = ""
        self._left_out = 0
        self._told: list[str] = []
        self._since = QElapsedTimer()
        self.panel.setProperty("role", "curtain")
        column = vbox(self.panel, 0.8, 2)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.title = label("", "hero", wrap=True, alignment=centre)
        self.text = label("", "body", wrap=True, alignment=centre)
        fill(column, self.title, self.text)
        self.rule = add(column, line())
        self.recap_title = add(column, label("", "caption"))
        self.recap = [label("", "body", wrap=True) for _ in range(RECAP_LINES)]
        for part in self.recap:
            column.addWidget(part)
        self.ready = button("", "primary", clicked=self._lift)
        add_gap(column, 0.6)
        column.addWidget(self.ready, 0, centre)
        self.hint = add(column, label("or press Enter", "muted"), 0, centre)
        self.unseen = KeyButton("", "N", "option-last", "Without looking: no hand is shown")
        self.unseen.clicked.connect(self._answer_unseen)
        column.addWidget(self.unseen, 0, centre)
        self.aloud = add(column, KeyButton("", "K", "option-last"), 0, centre)
        self.aloud.clicked.connect(self._answer_aloud)

    def draw(
        self,
        seat: int,
        name: str,
        other: str,
        recap: list[str],
        task: str = "",
        begins: bool = False,
        unseen: str = "",
        kept: bool = False,
    ) -> None:
        """Close the curtain for the player of a seat.

        `recap` is what happened, `task` what he is to do: all of it public to both. `begins` tells
        that he has decided nothing yet, `unseen` what he may answer without a look at his hand;
        with `kept` the `other` one had the computer up to now, and may have kept it.
        """
        self._seat = seat
        self.title.setText(f"Pass the computer to {name}")
        self.text.setText(f"{task or f'{name} decides next.'} {other}, please look away.")
        self.ready.setText(f"I am {name}, show my cards")
        self.ready.setAccessibleName(self.ready.text())
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self._told = recap[-RECAP_LINES:]
        self._left_out = len(recap) - len(self._told)
        self._title = "So far" if begins else f"Since {name} last decided"
        for part, text in zip(self.recap, self._told + [""] * RECAP_LINES, strict=False):
            part.setText(text)
        self.unseen.title.setText(unseen)
        self.unseen.setAccessibleName(unseen)
        self.unseen.setVisible(bool(unseen))
        self.aloud.title.setText(f"{name} says “{unseen}”")
        self.aloud.detail.setText(f"{other} has kept the computer, and goes on")
        self.aloud.detail.show()
        self.aloud.setAccessibleName(f"{self.aloud.title.text()}. {self.aloud.detail.text()}")
        self.aloud.setVisible(bool(unseen) and kept)
        self._since.start()
        self.open(self.ready)

    def spoken(self) -> str:
        """For whom it is, and what he is to do."""
        return f"{self.title.text()}. {self.text.text()}"

    def fit(self) -> None:
        """Leave out the oldest lines of the recap where the text is large for the window."""
        self.panel.setFixedWidth(max(240, min(em(self, 36), self.host.width() - 64)))
        for part in self.recap:
            part.setVisible(bool(part.text()))
        self.recap_title.setVisible(bool(self._told))
        self.rule.setVisible(bool(self._told))
        layout = self.panel.layout()
        assert layout is not None
        for hidden, part in enumerate(self.recap):
            earlier = self._left_out + hidden
            more = f" ({earlier} earlier in the log)" if earlier else ""
            self.recap_title.setText(self._title + more)
            layout.activate()
            if layout.totalHeightForWidth(self.panel.width()) <= self.host.height() - em(self, 1):
                return
            part.hide()
        self.recap_title.hide()
        self.rule.hide()

    def _lift(self) -> None:
        if self._since.elapsed() >= self.GUARD_MS:
            self.lift_now()

    def _answer_unseen(self) -> None:
        if self.unseen.isVisible() and self._since.elapsed() >= self.GUARD_MS:
            self.answeredUnseen.emit()

    def _answer_aloud(self) -> None:
        if self.aloud.isVisible() and self._since.elapsed() >= self.GUARD_MS:
            self.answeredAloud.emit()

    def press(self, key: str) -> None:
        """N passes unseen, K for who says so, where that is offered."""
        if key == "N":
            self._answer_unseen()
        elif key == "K":
            self._answer_aloud()

    def lift_now(self) -> None:
        """Lift it, however short a time it was down."""
        if self.isVisible():
            self.close_overlay()
            self.lifted.emit(self._seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts the curtain."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Only its buttons do anything; a click beside them does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """An opaque ground with a scouter's rings: nothing of the table shines through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().colour("ground"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = theme().colour("accent")
        centre = QPointF(self.width() / 2, self.height() / 2)
        step = max(60.0, self.height() / 7)
        for number in range(2, 14):
            ring.setAlpha(max(6, 40 - number * 3))
            painter.setPen(QPen(ring, 1.5))
            radius = step * number / 2
            painter.drawEllipse(
                QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            )
        painter.drawLine(QPointF(0, centre.y()), QPointF(self.width(), centre.y()))
        painter.drawLine(QPointF(centre.x(), 0), QPointF(centre.x(), self.height()))
