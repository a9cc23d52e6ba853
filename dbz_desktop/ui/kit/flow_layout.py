"""A layout that breaks its rows where the width ends, and a scroll area that suits it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QWidget

from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.scroll_places import keep_place


class FlowLayout(QLayout):
    """Rows of widgets, as many a row as fit. Heights follow from the width.

    With `fill`, the widgets of a row share what is left of its width, so that a grid of cards
    ends flush at both sides. A shorter last row of equal widgets keeps to the columns above it.
    `gap` lies between the widgets, in line heights of the text.
    """

    def __init__(self, parent: QWidget | None, gap: float, fill: bool = False) -> None:
        super().__init__(parent)
        if parent is not None:
            policy = parent.sizePolicy()
            policy.setHeightForWidth(True)
            parent.setSizePolicy(policy)
        self._items: list[QLayoutItem] = []
        self._fill = fill
        in_ems(self.setSpacing, gap)
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        """The item of an index, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        """Remove an item and hand it back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def clear(self) -> None:
        """Remove and delete every widget."""
        while self._items:
            widget = self._items.pop().widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that the rows need at a width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put every item in its place."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """As wide as the widest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """As wide as the widest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, move: bool) -> int:
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        gap = self.spacing()
        top = area.y()
        row: list[tuple[QLayoutItem, QSize]] = []
        used = 0
        above = 0.0

        def place() -> int:
            nonlocal above
            height = max((size.height() for _, size in row), default=0)
            if move:
                spare = max(0, area.width() - used) if self._fill and len(row) > 1 else 0
                share = spare / max(1, len(row))
                equal = len({size.width() for _, size in row}) == 1
                if self._fill and equal and above >= row[0][1].width():
                    share = min(share if len(row) > 1 else above, above - row[0][1].width())
                above = row[0][1].width() + share if equal else 0.0
                left = float(area.x())
                for item, size in row:
                    width = size.width() + share
                    item.setGeometry(QRect(QPoint(round(left), top), QSize(int(width), height)))
                    left += width + gap
            return height

        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            hint = item.sizeHint().expandedTo(item.minimumSize())
            size = QSize(min(hint.width(), max(area.width(), 1)), hint.height())
            wanted = used + (gap if row else 0) + size.width()
            if row and wanted > area.width():
                top += place() + gap
                row, used = [], 0
                wanted = size.width()
            row.append((item, size))
            used = wanted
        height = place()
        return top + height - rect.y() + margins.bottom()


class FitScroll(QScrollArea):
    """A scroll area whose content is as wide as the view and as high as that width needs.

    Qt's own resizable scroll area asks wrapped texts for their smallest size, which is narrow and
    tall, and would scroll over emptiness.
    """

    def __init__(self) -> None:
        super().__init__(widgetResizable=False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "plain")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fill = True
        keep_place(self)

    def setWidget(self, widget: QWidget) -> None:
        """Take the content and follow what it needs."""
        widget.setProperty("role", "plain")
        super().setWidget(widget)
        widget.installEventFilter(self)
        self.fit()

    def fit(self) -> None:
        """Give the content its size for the present width."""
        widget = self.widget()
        layout = widget.layout() if widget is not None else None
        if widget is None or layout is None:
            return
        # What fits beside no scroll bar needs none, though it may not fit beside one.
        room = self.maximumViewportSize()
        if self.content_height(room.width()) > room.height():
            room = self.viewport().size()
        needed = self.content_height(room.width())
        widget.resize(room.width(), max(needed, room.height()) if self.fill else needed)

    def content_height(self, width: int) -> int:
        """What the content needs at a width."""
        widget = self.widget()
        layout = widget.layout() if widget is not None else None
        if layout is None:
            return 0
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        return max(needed, 0) or layout.totalMinimumSize().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new width is a new height."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The content asks for another size."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.fit()
        return super().eventFilter(watched, event)
