"""The search field with its filters: both write the same query."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from dbz_desktop.cards.model import Style
from dbz_desktop.cards.search import (
    Query,
    QueryError,
    Vocabulary,
    fold,
    read_query,
    terms_of,
    toggle,
)
from dbz_desktop.cards.search.fields import IS, RARITIES
from dbz_desktop.cards.sets import SETS
from dbz_desktop.ui.cards.filter_chips import StyleChip, TermMenu, filter_chip
from dbz_desktop.ui.cards.query_field import QueryField
from dbz_desktop.ui.cards.query_help import QueryHelp
from dbz_desktop.ui.cards.saved_searches import SavedSearches
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em, holds_keyboard, in_ems
from dbz_desktop.ui.kit.theme import add_clear_button
from dbz_desktop.ui.kit.widgets import label, named, set_role

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

_DECK_WORDS = (
    ("deck:fits", "Fits its MP and Mastery"),
    ("deck:in", "In the deck"),
    ("deck:out", "Not in the deck"),
)


class SearchBar(QWidget):
    """Search and filters. `queryChanged` carries a `Query` with every keystroke that can be read.

    While what stands in the field can't be read, the cards stay as they are and a line says
    what is wrong, and where.
    """

    queryChanged = Signal(object)
    asked = Signal(object)
    leftDown = Signal()

    def __init__(self, vocabulary: Vocabulary | None = None) -> None:
        super().__init__()
        self.vocabulary = vocabulary or Vocabulary()
        self._menus: list[tuple[QToolButton, str, TermMenu]] = []
        column = vbox(self, 0.3, 0)
        self.field = QueryField()
        self.field.setObjectName("card-search")
        self.field.setAccessibleName("Search cards")
        self.field.setPlaceholderText("Search: a name, or t:physical s:red cost<=2 does:draw")
        add_clear_button(self.field)
        self.field.textChanged.connect(self._typed)
        self.field.leftDown.connect(self.leftDown)
        line = add(column, fill(hbox(gap=0.3), (self.field, 1)))
        self.help_button = filter_chip("?", "What can be searched, with examples")
        in_ems(self.help_button.setMinimumWidth, 1.9)
        self.help_button.clicked.connect(self.show_help)
        self._help: QueryHelp | None = None
        self.problem = ""
        """What is wrong with what stands in the field, or ""."""
        self.saved = add(line, SavedSearches(self.field.text, lambda: self.problem))
        self.saved.wanted.connect(self._take_example)
        line.addWidget(self.help_button)
        self.filters = QWidget()
        self.filters.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._flow = FlowLayout(self.filters, 0.25)
        at_new_look(self._share_room)
        column.addWidget(self.filters)
        self.note = add(column, label("", "muted", wrap=True))
        self._short = False
        self._styles: list[tuple[StyleChip, str]] = []
        self._make_filters()

    # --- filters ---

    def set_vocabulary(self, vocabulary: Vocabulary) -> None:
        """Take the names that "does:" and "legal:" know."""
        if vocabulary is self.vocabulary:
            return
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
            chip = add(self._flow, StyleChip(style))
            chip.clicked.connect(lambda _=False, t=term: self.toggle(t, terms))
            self._styles.append((chip, term))
        if self.vocabulary.deck:
            self._menu("Deck", _DECK_WORDS, one=True)
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
        self._make_gathered()

    def _make_gathered(self) -> None:
        """One button with all menus, for where there is no room for a row of them."""
        self.gathered = filter_chip("Filters", "All filters")
        menu = named(QMenu(self.gathered), "All filters")
        for _chip, title, part in self._menus:
            part.setTitle(title)
            menu.addMenu(part)
        self.gathered.setMenu(menu)
        self.gathered.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._flow.addWidget(self.gathered)
        self._share_room()

    def _share_room(self) -> None:
        """A row for each menu is too much where the field is narrow for its text."""
        narrow = self.width() < em(self, 22)
        chips = [chip for chip, _title, _part in self._menus]
        gone, come = (chips, [self.gathered]) if narrow else ([self.gathered], chips)
        held = any(holds_keyboard(part) for part in gone)
        for part in come:
            part.show()
        if held and come:
            come[0].setFocus()
        for part in gone:
            part.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gather the filters behind one button where there is little room."""
        super().resizeEvent(event)
        self._share_room()

    def _menu(self, title: str, choices: Iterable[Choice], one: bool = False) -> None:
        """A button with a menu of terms; with `one`, a new one takes the old one's place."""
        chip = filter_chip(title, f"Filter by {title.lower()}")
        menu = TermMenu(list(choices), title, chip)
        group = menu.terms if one else []
        menu.chosen.connect(lambda term: self.toggle(term, group))
        chip.setMenu(menu)
        chip.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menus.append((chip, title, menu))
        self._flow.addWidget(chip)

    def toggle(self, term: str, group: Iterable[str] = ()) -> None:
        """Put a term into the query, or take it out."""
        self.field.setText(toggle(self.field.text(), term, group))

    def _show_filters(self, text: str) -> None:
        asked = terms_of(text)
        chosen = 0
        for style_chip, term in self._styles:
            style_chip.setChecked(term in asked)
        for chip, title, menu in self._menus:
            count = menu.show_asked(asked)
            chosen += count
            _show_count(chip, title, count)
        _show_count(self.gathered, "Filters", chosen)

    @property
    def chips(self) -> dict[str, QToolButton]:
        """The buttons of the filters: Styles and menus, by their names."""
        styles: dict[str, QToolButton] = {
            chip.card_style.value: chip for chip, _term in self._styles
        }
        return styles | {title: chip for chip, title, _part in self._menus}

    def show_help(self) -> QueryHelp:
        """Open the help over the page."""
        if self._help is None:
            page: QWidget = self
            while (above := page.parentWidget()) is not None and page.objectName() != "page":
                page = above
            self._help = QueryHelp(page, self.vocabulary)
            self._help.chosen.connect(self._take_example)
        self._help.show_help()
        return self._help

    def _take_example(self, query: str) -> None:
        self.field.setText(query)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- the query ---

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.field.text()

    def ask_again(self) -> None:
        """Ask what stands in the field once more, if the answer may be another one now."""
        if any(word in fold(self.field.text()) for word in ("deck:", "is:new")):
            self._typed()

    def _typed(self, _text: str = "") -> None:
        text = self.field.text()
        self._show_filters(text)
        self.asked.emit(terms_of(text))
        try:
            query = read_query(text, self.vocabulary)
        except QueryError as error:
            about = text[error.start : error.end].strip()
            place = f"“{_short(about)}”: " if about else ""
            end = "" if error.message.endswith("?") else "."
            self.problem = f"{place}{error.message}{end}"
            self.tell(self.problem, wrong=True)
            self.field.mark(error.start, error.end)
            return
        self.problem = ""
        self.field.unmark()
        self.queryChanged.emit(query)

    def say_found(self, count: int, query: Query) -> None:
        """Tell how many cards a query found, and what was asked."""
        cards = "1 card" if count == 1 else f"{count:,} cards"
        if query.is_empty:
            self.tell(cards)
        elif count:
            self.tell(f"{cards} where {query.meaning}")
        else:
            self.tell(f"No card where {query.meaning}")

    def be_short(self, short: bool) -> None:
        """Leave out the line below the field where there is no room, but for what is wrong."""
        self._short = short
        self.note.setVisible(not short or self.note.property("role") == "note")

    def tell(self, text: str, wrong: bool = False) -> None:
        """The line below the field."""
        self.note.setText(text)
        set_role(self.note, "note" if wrong else "muted")
        self.be_short(self._short)
        self.field.setAccessibleDescription(text)


def _show_count(chip: QToolButton, title: str, count: int) -> None:
    """How many terms of a menu stand in the query."""
    words = f"{title} · {count}" if count else title
    if chip.text() == words:
        return
    chip.setText(words)
    chip.setAccessibleDescription(f"{count} chosen" if count else "")
    chip.setProperty("on", bool(count))
    chip.style().unpolish(chip)
    chip.style().polish(chip)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"
