"""The demo's hand: it moves a pointer and presses keys where no screen has either.

What it does reaches the window as a place in it, and as a key of it. Which widget gets it is for
Qt to find, as for input of the system: what is covered can't be clicked, a menu that is open comes
first, and keys go to what has the focus. The keys of shortcuts are not among what it can press.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QWidget

_KEYS = {
    "Return": (Qt.Key.Key_Return, "\r"),
    "Escape": (Qt.Key.Key_Escape, ""),
    "Tab": (Qt.Key.Key_Tab, "\t"),
    "space": (Qt.Key.Key_Space, " "),
    "Down": (Qt.Key.Key_Down, ""),
}
_NOTCH = 120
"""How far one notch turns the wheel, in eighths of a degree."""

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class EventHand:
    """A hand at one window. Places are those of the screen, as widgets map them."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget

    @property
    def _window(self) -> QWindow:
        window = self._widget.window().windowHandle()
        if window is None:
            raise RuntimeError("nothing can be done by hand at a window that was never shown")
        return window

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Move there and click: 1 is the left button, 4 and 5 the wheel, turned up or down."""
        self._mouse(QEvent.Type.MouseMove, x, y)
        if button == 1:
            self._mouse(QEvent.Type.MouseButtonPress, x, y, _LEFT, _LEFT)
            self._mouse(QEvent.Type.MouseButtonRelease, x, y, _LEFT)
        else:
            self._wheel(x, y, _NOTCH if button == 4 else -_NOTCH)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """Press at one place, move to another in steps, and let go."""
        self._mouse(QEvent.Type.MouseMove, *start)
        self._mouse(QEvent.Type.MouseButtonPress, *start, _LEFT, _LEFT)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self._mouse(QEvent.Type.MouseMove, x, y, held=_LEFT)
        self._mouse(QEvent.Type.MouseButtonRelease, *end, _LEFT)

    def key(self, name: str) -> None:
        """Press and release a key by its name or its character."""
        key, text = _KEYS.get(name) or (Qt.Key(ord(name.upper())), name)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            QCoreApplication.sendEvent(self._window, event)

    def _mouse(
        self,
        kind: QEvent.Type,
        x: int,
        y: int,
        button: Qt.MouseButton = _NONE,
        held: Qt.MouseButton = _NONE,
    ) -> None:
        on_screen = QPointF(x, y)
        inside = QPointF(self._window.mapFromGlobal(QPoint(x, y)))
        none = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, inside, inside, on_screen, button, held, none)
        QCoreApplication.sendEvent(self._window, event)

    def _wheel(self, x: int, y: int, turn: int) -> None:
        on_screen, page = QPoint(x, y), self._widget.window()
        target: QWidget | None = page.childAt(page.mapFromGlobal(on_screen)) or page
        # Qt hands only a real wheel's turn on from a widget that has no use for it.
        while target is not None:
            event = QWheelEvent(
                QPointF(target.mapFromGlobal(on_screen)),
                QPointF(on_screen),
                QPoint(),
                QPoint(0, turn),
                _NONE,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QCoreApplication.sendEvent(target, event)
            if event.isAccepted() or target is page:
                return
            target = target.parentWidget()
