"""The page of a file that was opened: what is in it, and at the foot what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.faces.face_row import FaceRow
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, in_ems
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.widgets import RuleChip, button, label, line, named, panel
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Stopped, Work

MOMENT_MS = 250
"""What takes longer shows that something goes on."""


class FilePage(Page):
    """Reads a file off the GUI thread, then shows it. `left` asks to go back.

    A page of this kind gives `work`, which reads, `show_found`, which fills `column` and the foot,
    and `ERRORS`, which are told instead of shown.
    """

    ERRORS: tuple[type[Exception], ...] = ()
    WRONG = "The file can't be opened."

    def __init__(self, title: str, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(title, parent=parent)
        self.setWindowTitle(f"{title}: {path.name}")
        self.path = path
        self.ended = False
        """True once the file was read, or could not be."""
        self._work: Work | None = None
        body = self.add_body()
        self.stack = add(body, QStackedWidget(), 1)
        self.waiting = self._make_waiting()
        self.view = add(self.stack, FitScroll())
        self.stack.addWidget(self.waiting)
        foot = panel("prompt", "What to do with the file")
        row = hbox(foot, around=(1.6, 0.4, 1.6, 0.4))
        flow_host = QWidget()
        self.foot = FlowLayout(flow_host, 0.4)
        row.addWidget(flow_host, 1)
        self.column.addWidget(foot)
        self.close_button = button("Close", "secondary", tip="Go back (Esc)")
        self.close_button.clicked.connect(self.left)
        self._moment = single_shot(self, MOMENT_MS, self._show_waiting)

    def _make_waiting(self) -> QWidget:
        page = QWidget()
        column = fill(QVBoxLayout(page), 1)
        self.doing = add(column, label("Reading …", "question", wrap=True))
        self.doing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = fill(QHBoxLayout(), 1)
        self.progress = add(row, named(QProgressBar(), "How far the file is read"))
        self.progress.setRange(0, 0)
        in_ems(self.progress.setMinimumWidth, 18)
        row.addStretch(1)
        fill(column, row, 2)
        return page

    # --- reading ---

    def work(self, work: Work):
        """Read the file, on another thread; what it returns is shown."""
        raise NotImplementedError

    def show_found(self, found) -> None:
        """Show what was read."""
        raise NotImplementedError

    def read(self) -> None:
        """Begin to read, or read again."""
        self.stop_reading()
        self.ended = False
        self._work = Work(self.work, self, (*self.ERRORS, Stopped))
        self._work.done.connect(self._found)
        self._work.failed.connect(self._failed)
        self._work.progressed.connect(self._progressed)
        self._work.start()
        self._moment.start()

    def stop_reading(self) -> None:
        """Stop reading."""
        self._moment.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _show_waiting(self) -> None:
        self.set_actions(self.cancel_button())
        self.stack.setCurrentWidget(self.waiting)

    def cancel_button(self) -> QPushButton:
        """What stops the reading and leaves the page."""
        part = button("Cancel", "secondary", "Stop reading", "Stop reading (Esc)")
        part.clicked.connect(self.left)
        return part

    def _progressed(self, value: object) -> None:
        if isinstance(value, tuple):
            done, whole, words = value
            self.progress.setRange(0, whole)
            self.progress.setValue(done)
            self.doing.setText(words)

    def _found(self, found: object) -> None:
        self._moment.stop()
        self._work = None
        self.ended = True
        self.stack.setCurrentWidget(self.view)
        had = self.focused()
        self.show_found(found)
        if had:
            self.focus_start()

    def _failed(self, error: Exception) -> None:
        self._moment.stop()
        self._work = None
        self.ended = True
        column = self.begin()
        column.addWidget(label(self.WRONG, "overlay-title", wrap=True))
        words = add(column, label(str(error), "body", wrap=True))
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addStretch(1)
        self.show_column(column)
        self.stack.setCurrentWidget(self.view)
        self.set_actions(self.close_button)
        self.focus_start()

    # --- what is shown ---

    def begin(self) -> QVBoxLayout:
        """A fresh column for what is in the file."""
        host = QWidget()
        around = hbox(host, around=(0, 0, 0.4, 0))
        frame = add(around, panel("panel", self.accessibleName()), 100, Qt.AlignmentFlag.AlignTop)
        in_ems(frame.setMaximumWidth, 64)
        around.addStretch(1)
        column = vbox(frame, 0.5, 1)
        self._host = host
        return column

    def show_column(self, _column: QVBoxLayout) -> None:
        """Put the column that was begun into sight."""
        self.view.setWidget(self._host)
        self._host.show()

    def set_actions(self, *parts: QPushButton) -> None:
        """What can be done now, the most likely first."""
        had = self.focused()
        while self.foot.count():
            item = self.foot.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None and widget not in parts:
                widget.hide()
                if widget is not self.close_button:
                    widget.deleteLater()
        for part in parts:
            self.foot.addWidget(part)
            part.show()
        self.foot.invalidate()
        if had:
            self.focus_start()

    def buttons(self) -> list[QPushButton]:
        """The buttons at the foot."""
        items = [self.foot.itemAt(place) for place in range(self.foot.count())]
        found = [item.widget() for item in items if item is not None]
        return [part for part in found if isinstance(part, QPushButton)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that turn pages scroll, wherever the keyboard is."""
        bar = self.view.verticalScrollBar()
        step = bar.pageStep()
        ways = {
            Qt.Key.Key_PageDown: bar.value() + step,
            Qt.Key.Key_PageUp: bar.value() - step,
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        key = Qt.Key(event.key())
        if key in ways:
            bar.setValue(ways[key])
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """A page that comes in sight has the keyboard."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.take_keyboard)

    def focused(self) -> bool:
        """Whether the keyboard is on this page, or would be nowhere without it."""
        here = self.window().focusWidget()
        return here is None or self.isAncestorOf(here) or here is self.window()

    def focus_start(self) -> None:
        """Put the keyboard on what is most likely wanted."""
        parts = self.buttons()
        (next((part for part in parts if part.isEnabled()), None) or self.header.back).setFocus()


class Faces(FaceRow):
    """Faces in a row of one height, which follows the look."""

    def __init__(self, height: Callable[[], int]) -> None:
        """`height` tells the height in the look that is in force, in pixels."""
        super().__init__()
        self._high = height
        self._fit()
        at_new_look(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The height stays."""
        QWidget.resizeEvent(self, event)


def action(text: str, role: str, tip: str, slot: Callable[[], object]) -> QPushButton:
    """A button for the foot of a page."""
    part = button(text, role, tip=tip, clicked=lambda _checked=False: slot())
    return part


def section(column: QVBoxLayout, title: str, role: str = "overlay-title") -> QLabel:
    """Begin another part of a column."""
    column.addWidget(line())
    head = add(column, label(title, role, wrap=True))
    return head


def more_than(column: QVBoxLayout, rows: Sequence[str], most: int) -> None:
    """Lines of text, the rest counted."""
    for words in rows[:most]:
        column.addWidget(label(words, "body", wrap=True))
    if len(rows) > most:
        column.addWidget(label(f"… and {len(rows) - most:,} more", "muted"))


def problem_row(problem: DeckProblem) -> QWidget:
    """A reason against a deck, with its rule."""
    part = QWidget()
    row = hbox(part, 0.5, 0)
    chip = add(row, RuleChip(), 0, Qt.AlignmentFlag.AlignTop)
    chip.setCheckable(False)
    chip.set_rule(problem.rule, short=True)
    about = f"{problem.card.name} " if problem.card else ""
    row.addWidget(label(about + problem.reason, "body", wrap=True), 1)
    return part
