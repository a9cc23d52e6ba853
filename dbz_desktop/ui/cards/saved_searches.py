"""Saved searches: queries of one's own with names, in a menu beside the search field."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from dbz_desktop.ui.cards.filter_chips import dress_chip
from dbz_desktop.ui.files.settings import MOST_SEARCHES, Settings
from dbz_desktop.ui.kit.ask_name import AskName
from dbz_desktop.ui.kit.reasons import set_action_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import named, plain_tip

_SHOWN = 40
"""Letters of a query that a menu shows."""


class SavedSearches(QToolButton):
    """The button. `wanted` carries the query that was chosen."""

    wanted = Signal(str)

    def __init__(self, query: Callable[[], str], problem: Callable[[], str]) -> None:
        """`query` is what stands in the search, `problem` why it can't be read, or ""."""
        super().__init__(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self._query, self._problem = query, problem
        self._settings: Settings | None = None
        self._asking: AskName | None = None
        dress_chip(self, "", "Saved searches")
        set_icon(self, "star")
        self.saved = named(QMenu(self), "Saved searches")
        self.saved.setToolTipsVisible(True)
        self.saved.aboutToShow.connect(self.fill)
        self.setMenu(self.saved)

    def remember(self, settings: Settings) -> None:
        """Keep the searches in these settings."""
        self._settings = settings

    def fill(self) -> None:
        """Make the menu anew: what is saved, then what can be done."""
        menu = self.saved
        menu.clear()
        searches = self._settings.searches if self._settings is not None else ()
        for name, query in searches:
            action = menu.addAction(f"{_plain(name)}\t{_plain(_short(query))}")
            action.setToolTip(plain_tip(query))
            action.triggered.connect(partial(self.wanted.emit, query))
        if searches:
            menu.addSeparator()
        keep = menu.addAction("Save this search …", self._ask)
        set_action_reason(keep, self._why_not(searches))
        if searches:
            forget = menu.addMenu("Forget a search")
            for name, _query in searches:
                forget.addAction(_plain(name), partial(self._forget, name))

    def _why_not(self, searches: tuple[tuple[str, str], ...]) -> str:
        query = self._query().strip()
        if not query:
            return "Search for something first."
        if self._problem():
            return "What stands in the search can't be read."
        if any(query == saved for _, saved in searches):
            return "It is saved already."
        if len(searches) >= MOST_SEARCHES:
            return f"{MOST_SEARCHES} searches are saved at most; forget one first."
        return ""

    def _ask(self) -> None:
        page: QWidget = self
        while (above := page.parentWidget()) is not None and page.objectName() != "page":
            page = above
        if self._asking is None:
            self._asking = AskName(page)
        query = self._query().strip()
        self._asking.ask("Save the search as", _short(query), "Save", partial(self._keep, query))

    def _keep(self, query: str, name: str) -> None:
        if self._settings is not None:
            others = [each for each in self._settings.searches if each[0] != name]
            self._settings.searches = (*others, (name, query))

    def _forget(self, name: str) -> None:
        if self._settings is not None:
            kept = [each for each in self._settings.searches if each[0] != name]
            self._settings.searches = tuple(kept)


def _short(query: str) -> str:
    return query if len(query) <= _SHOWN else f"{query[: _SHOWN - 1]}…"


def _plain(text: str) -> str:
    """A text for a menu, where "&" would underline a letter and a tab begin another column."""
    return " ".join(text.split()).replace("&", "&&")
