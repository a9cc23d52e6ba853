"""Overlays: what lies over a page for a moment, inside the window: questions, lists, the curtain.

An overlay keeps the keyboard to itself while it is open and gives it back when it closes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QGridLayout, QLabel, QWidget
from shiboken6 import isValid

from dbz_desktop.ui.kit.announcing import in_sentences, say
from dbz_desktop.ui.kit.focused_press import press_focused
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import button, label, panel, show_text


def is_covered(page: QWidget) -> bool:
    """Whether an overlay lies over a page, and has its keyboard."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return any(each.isVisible() for each in page.findChildren(Overlay, options=direct))


class Overlay(QWidget):
    """Covers its parent, dims it, and holds one panel in the middle."""

    closed = Signal()

    def __init__(self, parent: QWidget, closable: bool = True) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.host = parent
        self._closable = closable
        self._before: QWidget | None = None
        self._spoken = ""
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 16, 16, 16)
        self.panel = add(grid, panel("overlay"), 0, 0, Qt.AlignmentFlag.AlignCenter)
        self.grid = grid
        parent.installEventFilter(self)
        at_new_look(self._fit_shown)
        self.hide()

    def fit(self) -> None:
        """Give the panel its size for the page and the text as they are.

        Called as it opens and, while it is open, whenever the page or the text has another size:
        what it holds must stay as it is.
        """

    def _fit_shown(self) -> None:
        if self.isVisible():
            self.fit()

    def open(self, focus: QWidget | None = None) -> None:
        """Show it over the parent and take the keyboard."""
        if not self.isVisible():
            self._before = QApplication.focusWidget()
            self._spoken = ""
        self.setGeometry(self.host.rect())
        self.raise_()
        self.show()
        # Not before: until it is shown, its parts have neither their fonts nor their sizes.
        self.fit()
        (focus or self).setFocus(Qt.FocusReason.OtherFocusReason)
        words = self.spoken()
        if words != self._spoken:
            say(self, words)
        self._spoken = words

    def spoken(self) -> str:
        """What a screen reader says as it opens: its title, before what has the focus."""
        titles = [each for each in self.panel.findChildren(QLabel) if _is_title(each)]
        return in_sentences(each.text() for each in titles if each.isVisible())

    def close_overlay(self) -> None:
        """Hide it and give the keyboard back."""
        if not self.isVisible():
            return
        self.hide()
        before, self._before = self._before, None
        # What had the keyboard may be gone by now.
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.host.rect())
            self._fit_shown()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below."""
        QPainter(self).fillRect(self.rect(), theme().colour("veil", 0.55))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; everything else stays here instead of reaching the page below."""
        if event.key() == Qt.Key.Key_Escape and self._closable:
            self.close_overlay()
        else:
            press_focused(event, self)
        event.accept()

    def press(self, key: str) -> None:
        """A key of the page below was pressed while this is open; nothing, unless it is used."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the panel closes it, and never reaches the page below."""
        if self._closable and not self.panel.geometry().contains(event.position().toPoint()):
            self.close_overlay()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks round inside the overlay."""
        stops = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisible()
            and child.isEnabled()
            and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not stops:
            return True
        current = QApplication.focusWidget()
        place = stops.index(current) if current in stops else (-1 if forward else 0)
        stops[(place + (1 if forward else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True


def _is_title(part: QLabel) -> bool:
    return part.property("role") == "overlay-title"


class Question(Overlay):
    """A question with two answers. The way back has the focus, and is what Escape means.

    What else it holds goes into `column`, before `add_answers`.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = vbox(self.panel, 0.6, 1.2)
        self.title = label("", "overlay-title", wrap=True)
        self.text = label("", "body", wrap=True)
        fill(self.column, self.title, self.text)
        self._then: Callable[[], None] | None = None

    def spoken(self) -> str:
        """What is asked, with what stands below it."""
        return in_sentences((self.title.text(), self.text.text()))

    def add_answers(self, role: str) -> None:
        """The two buttons below all else; `role` is that of the one that does something."""
        row = add(self.column, fill(hbox(gap=0.6), 1))
        self.no_button = button("", "secondary", clicked=self.close_overlay)
        self.yes_button = button("", role, clicked=self._yes)
        fill(row, self.no_button, self.yes_button)

    def pose(self, title: str, text: str, yes: str, no: str, then: Callable[[], None]) -> None:
        """Write the question and its answers; `then` is called if the answer is yes."""
        self.title.setText(title)
        show_text(self.text, text)
        for part, words in ((self.yes_button, yes), (self.no_button, no)):
            part.setText(words)
            part.setAccessibleName(words)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._then = then

    def _yes(self) -> None:
        then, self._then = self._then, None
        self.close_overlay()
        if then is not None:
            then()


class Confirm(Question):
    """Asks before something is lost, and may be told not to ask again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.never = add(self.column, QCheckBox("Don't ask again"))
        self.never.setToolTip("It can be turned on again under Stops (P).")
        self.add_answers("danger")
        self.said_yes = False
        """What was answered, once it closes."""
        self._forget: Callable[[], None] | None = None

    def ask(
        self,
        title: str,
        text: str,
        yes: str,
        no: str,
        then: Callable[[], None],
        forget: Callable[[], None] | None = None,
    ) -> None:
        """Ask; `then` is called if the answer is yes, `forget` if it is not to be asked again."""
        self.pose(title, text, yes, no, then)
        self._forget = forget
        self.said_yes = False
        self.never.setChecked(False)
        self.never.setVisible(forget is not None)
        self.open(self.no_button)

    def fit(self) -> None:
        """Wide enough to be read."""
        self.panel.setMinimumWidth(min(em(self, 28), max(200, self.host.width() - 60)))

    def press(self, key: str) -> None:
        """Y and N answer by their letters."""
        if key == "Y":
            self._yes()
        elif key == "N":
            self.close_overlay()

    def _yes(self) -> None:
        self.said_yes = True
        if self.never.isChecked() and self._forget is not None:
            self._forget()
        super()._yes()
