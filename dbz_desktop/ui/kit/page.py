"""Pages of the window: a bar on top with the way back, a message, and what the page is about.

`ListPage` is a page of things to find: a search, the list, and what can be done with one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.overlay import Confirm, is_covered
from dbz_desktop.ui.kit.page_header import PageHeader
from dbz_desktop.ui.kit.search_field import SearchField
from dbz_desktop.ui.kit.widgets import Message, empty_note, panel
from dbz_desktop.ui.system.macos import shown_keys

Keys = str | QKeySequence.StandardKey


def add_key(part: QWidget, keys: Keys, slot: Callable[[], object], meaning: str = "") -> None:
    """Let keys do something while the keyboard is in a part of a page, and not in what lies over
    it; `meaning` is what the list of keys says of it, where that is no matter of course."""
    shortcut = QShortcut(QKeySequence(keys), part)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.setWhatsThis(meaning)
    shortcut.activated.connect(lambda: is_covered(part) or slot())


class Page(QWidget):
    """A page. `left` asks to go back; what it shows goes into `column`, below its bar."""

    left = Signal()

    def __init__(
        self, title: str, *tools: QWidget, about: str = "", parent: QWidget | None = None
    ) -> None:
        """`tools` stand at the end of the bar, `about` beside the title."""
        super().__init__(parent)
        self.setObjectName("page")
        self.setAccessibleName(title)
        self.setWindowTitle(title)
        self.header = PageHeader(title, about, *tools)
        self.header.left.connect(self.left)
        self.message = Message()
        self.column = fill(vbox(self, 0, 0), self.header)

    def take_keyboard(self) -> None:
        """Put the keyboard where the page begins, unless it is on the page already."""
        if self.isVisible() and not self.isAncestorOf(QApplication.focusWidget() or self.window()):
            self.focus_start()

    def focus_start(self) -> None:
        """Put the keyboard on what is wanted first."""
        self.header.back.setFocus()

    def add_body(self) -> QVBoxLayout:
        """A column for what the page shows, with the message on top of it."""
        body = add(self.column, fill(vbox(gap=0.8, around=(1.6, 0.8, 1.6, 0.8)), self.message), 1)
        return body

    def add_sections(self, name: str, ems: float) -> tuple[QListWidget, QStackedWidget]:
        """A list of sections at the left, so many line heights wide, and their place beside it."""
        row = add(self.column, hbox(gap=0.9, around=0.9), 1)
        sections, stack = QListWidget(), QStackedWidget()
        sections.setProperty("role", "sections")
        sections.setAccessibleName(name)
        in_ems(sections.setFixedWidth, ems)
        fill(row, sections, (stack, 1))
        return sections, stack


class ListPage(Page):
    """A page with a list. Where nothing is to be shown, a note stands in its place.

    `show_state` of the page says what; it is called whenever other things are found.
    """

    def __init__(self, title: str, *tools: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(title, *tools, parent=parent)
        self.body = self.add_body()
        self.view: QWidget
        self.none, self.none_title, self.none_text = empty_note()
        self.stack = QStackedWidget()
        self.confirm = Confirm(self)

    def add_list(self, view: QWidget) -> None:
        """Put the list, or what else shows the things, below all that is there."""
        self.view = view
        self.stack.addWidget(view)
        self.stack.addWidget(self.none)
        self.body.addWidget(self.stack, 1)

    def show_list(self, shown: bool, title: str = "", text: str = "") -> None:
        """Show the list, or where there is nothing to show, a title and a text that say why."""
        self.stack.setCurrentWidget(self.view if shown else self.none)
        if not shown:
            self.none_title.setText(title)
            self.none_text.setText(text)

    def add_actions(self, name: str, parts: Iterable[QWidget]) -> tuple[QFrame, QWidget]:
        """A bar below all with what can be done; returns it, and the row of the parts in it, which
        its page puts where it belongs."""
        bar, row = panel("prompt", name), QWidget()
        flow = FlowLayout(row, 0.4)
        for part in parts:
            flow.addWidget(part)
        self.column.addWidget(bar)
        return bar, row


class SearchPage(ListPage):
    """A list that is searched. Ctrl+F leads into the search, Enter and Down into the list."""

    view: QAbstractItemView

    def __init__(
        self, title: str, things: str, hint: str, *tools: QWidget, parent: QWidget | None = None
    ) -> None:
        """`things` is what there is many of ("games"), `hint` says what a search looks at."""
        super().__init__(title, *tools, parent=parent)
        words = f"Search the {things}"
        self.search = SearchField(words, hint)
        self.search.setToolTip(shown_keys(f"{words} (Ctrl+F)"))
        in_ems(self.search.setMinimumWidth, 8)
        self.search.textChanged.connect(lambda _text: self.ask())
        self.search.listWanted.connect(self.focus_start)
        add_key(self, "Ctrl+F", self.search.take_keyboard, words)

    def ask(self) -> None:
        """Find what the search asks for."""
        raise NotImplementedError

    @property
    def found(self) -> QAbstractItemModel:
        """What the list shows."""
        return self.view.model()

    def keep_current(self) -> None:
        """Let one thing always be chosen, where there is any."""
        if not self.view.currentIndex().isValid() and self.found.rowCount():
            self.view.setCurrentIndex(self.found.index(0, 0))

    def focus_start(self) -> None:
        """Put the keyboard into the list."""
        self.keep_current()
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search before it leaves the page."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)
