"""The search field with its filters: both write the same query."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Style
from dbz_desktop.cards.search import (
    Query,
    QueryError,
    Vocabulary,
    fold,
    has_term,
    read_query,
    toggle,
)
from dbz_desktop.cards.search.fields import IS, RARITIES, SETS
from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.widgets import em, label
from dbz_desktop.ui.theme import set_icon

Choice = tuple[str, str]
"""A term of the language and how a menu calls it."""

_TYPE_WORDS = {
    "physical": "Physical Combat",
    "energy": "Energy Combat",
    "event": "Event",
    "setup": "Setup",
    "drill": "Drill",
    "ally": "Ally",
    "ball": "Dragon Ball",
    "mp": "Main Personality",
    "mastery": "Mastery",
}


class QueryField(QLineEdit):
    """The line that a query is typed into; the arrow down goes on to the cards."""

    leftDown = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter walk into what was found, Escape clears the query first."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.leftDown.emit()
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)


class SearchBar(QWidget):
    """Search and filters. `queryChanged` carries a `Query` with every keystroke that can be read.

    While what stands in the field can't be read, the cards stay as they are and a line says
    what is wrong, and where.
    """

    queryChanged = Signal(object)
    leftDown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.vocabulary = Vocabulary()
        self._menus: list[tuple[QToolButton, str, list[tuple[QAction, str]]]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(self, 0.3))
        self.field = QueryField()
        self.field.setObjectName("card-search")
        self.field.setAccessibleName("Search cards")
        self.field.setPlaceholderText("Search: a name, or t:physical s:red cost<=2 does:draw")
        self.field.setToolTip(
            "Words of the name or type stand by themselves. t: type, s: Style, cost<=2, life>=4, "
            'anger, end>=1, is:attack, does:draw, text:"…", set:, r:, named:, level:, legal:. '
            '"-" before a term excludes it; "or" and parentheses work too.'
        )
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._typed)
        self.field.leftDown.connect(self.leftDown)
        column.addWidget(self.field)
        self.filters = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.filters.setSizePolicy(policy)
        self._flow = FlowLayout(self.filters, em(self, 0.25))
        column.addWidget(self.filters)
        row = QHBoxLayout()
        self.note = label("", "muted", wrap=True)
        row.addWidget(self.note, 1)
        column.addLayout(row)
        self._styles: list[tuple[QToolButton, str]] = []
        self._make_filters()

    # --- filters ---

    def set_vocabulary(self, vocabulary: Vocabulary) -> None:
        """Take the names that "does:" and "legal:" know."""
        self.vocabulary = vocabulary
        self._flow.clear()
        self._menus.clear()
        self._styles.clear()
        self._make_filters()
        self._typed()

    def _make_filters(self) -> None:
        terms = [f"s:{fold(style.value)}" for style in Style]
        for style in Style:
            term = f"s:{fold(style.value)}"
            chip = self._chip(style.value, f"Only {style.value} cards")
            chip.setCheckable(True)
            set_icon(chip, f"style-{fold(style.value)}")
            chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            chip.clicked.connect(lambda _=False, t=term: self.toggle(t, terms))
            self._styles.append((chip, term))
            self._flow.addWidget(chip)
        self._menu("Type", [(f"t:{word}", name) for word, name in _TYPE_WORDS.items()], one=True)
        self._menu("Is", [(f"is:{word}", _capital(said)) for word, said in IS.items()])
        does = sorted(self.vocabulary.does, key=lambda row: row[1])
        if does:
            self._menu("Does", [(f"does:{word}", _capital(said)) for word, said in does])
        self._menu(
            "Figures",
            [
                ("cost=0", "No cost"),
                ("cost<=2", "Cost 2 at most"),
                ("cost>=3", "Cost 3 and more"),
                ("life>=4", "4 life cards and more"),
                ("at>=3", "AT +3 and more"),
                ("anger>=1", "Raises anger"),
                ("end>=1", "Endurance"),
                ("limit:1", "One a deck"),
            ],
        )
        self._menu("Set", [(f"set:{code}", name) for code, name in SETS.items()], one=True)
        self._menu(
            "Rarity",
            [(f"r:{code}", name.capitalize()) for code, name in RARITIES.items()],
            one=True,
        )
        if self.vocabulary.editions:
            allowed = [(f"legal:{word}", f"Allowed: {n}") for word, n in self.vocabulary.editions]
            frozen = [(f"frozen:{word}", f"Frozen: {n}") for word, n in self.vocabulary.editions]
            self._menu("Legal", allowed + frozen)

    def _chip(self, text: str, name: str) -> QToolButton:
        chip = QToolButton()
        chip.setText(text)
        chip.setProperty("role", "filter")
        chip.setAccessibleName(name)
        chip.setToolTip(name)
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return chip

    def _menu(self, title: str, choices: Iterable[Choice], one: bool = False) -> None:
        """A button with a menu of terms; with `one`, a new one takes the old one's place."""
        chip = self._chip(title, f"Filter by {title.lower()}")
        menu = QMenu(chip)
        menu.setAccessibleName(title)
        rows: list[tuple[QAction, str]] = []
        choices = list(choices)
        group = [term for term, _ in choices] if one else []
        for term, text in choices:
            action = menu.addAction(f"{text}\t{term}")
            action.setCheckable(True)
            action.triggered.connect(self._toggler(term, group))
            rows.append((action, term))
        chip.setMenu(menu)
        chip.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menus.append((chip, title, rows))
        self._flow.addWidget(chip)

    def _toggler(self, term: str, group: list[str]) -> Callable[[bool], None]:
        return lambda _checked: self.toggle(term, group)

    def toggle(self, term: str, group: Iterable[str] = ()) -> None:
        """Put a term into the query, or take it out."""
        self.field.setText(toggle(self.field.text(), term, group))

    def _show_filters(self, text: str) -> None:
        for chip, term in self._styles:
            chip.setChecked(has_term(text, term))
        for chip, title, rows in self._menus:
            count = 0
            for action, term in rows:
                on = has_term(text, term)
                action.setChecked(on)
                count += on
            chip.setText(f"{title} · {count}" if count else title)
            if chip.property("on") != bool(count):
                chip.setProperty("on", bool(count))
                chip.style().unpolish(chip)
                chip.style().polish(chip)

    # --- the query ---

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.field.text()

    def _typed(self, _text: str = "") -> None:
        text = self.field.text()
        self._show_filters(text)
        try:
            query = read_query(text, self.vocabulary)
        except QueryError as error:
            about = text[error.start : error.end].strip()
            place = f"“{_short(about)}”: " if about else ""
            end = "" if error.message.endswith("?") else "."
            self.tell(f"{place}{error.message}{end}", wrong=True)
            return
        self.queryChanged.emit(query)

    def say_found(self, count: int, query: Query) -> None:
        """Tell how many cards a query found, and what was asked."""
        cards = "1 card" if count == 1 else f"{count:,} cards"
        if query.is_empty:
            self.tell(cards)
        elif count:
            self.tell(f"{cards} where {query.meaning}")
        else:
            self.tell(f'No card where {query.meaning}. Take a filter away, or search in text:"…"')

    def tell(self, text: str, wrong: bool = False) -> None:
        """The line below the field."""
        self.note.setText(text)
        role = "note" if wrong else "muted"
        if self.note.property("role") != role:
            self.note.setProperty("role", role)
            self.note.style().unpolish(self.note)
            self.note.style().polish(self.note)
        self.field.setAccessibleDescription(text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"
