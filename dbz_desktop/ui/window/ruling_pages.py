"""The ways to the rulings: the list of them, and each one on the table, from wherever it is named.

A page that names rules or rulings has signals for it: `showRuleWanted` and `showRulingWanted` with
an id and an edition, `rulingsWanted`, `rulingsOfWanted` with words. What lies below, a game too,
stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.scenarios.scenario import ScenarioError
from dbz_desktop.match.scenarios.shelf import Listed, shelf
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.paged_window import PagedWindow
from dbz_desktop.ui.window.spare_pages import Kind

if TYPE_CHECKING:
    # The first window must not wait for the table.
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.match.scenarios.showing import Showing
    from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
    from dbz_desktop.ui.rulings.rulings_page import RulingsPage
    from dbz_desktop.ui.rulings.show_page import ShowPage


class RulingPages(PageGroup):
    """Opens them. `listing` and `show` are those pages while they are open, `book` is the rulebook
    over the page in sight, else None."""

    whatIfWanted = Signal(object, int)
    """A `Showing`, and the number of answers after which it is to go on otherwise."""

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self.listing: RulingsPage | None = None
        self.show: ShowPage | None = None
        self.book: RuleSheet | None = None
        self._met: set[QWidget] = set()
        window.spares.offer("ruling", Kind(_example, self._make))
        window.pages.arrived.connect(self._meet)
        # The first page that names a rule asks which rulings there are, and must not wait for it.
        window.library.ready.connect(self._read_ahead)

    def _read_ahead(self) -> None:
        # A method, not a lambda: a library may outlive the window that asks it.
        Work(lambda _work: shelf(), self).start()

    def _meet(self, page: QWidget) -> None:
        """A page is in sight: hear what it wants to be shown."""
        if page in self._met:
            return
        self._met.add(page)
        for name, way in (
            ("showRuleWanted", self.show_rule),
            ("showRulingWanted", self.show_ruling),
            ("rulingsWanted", self.show_list),
            ("rulingsOfWanted", self.show_list),
        ):
            signal: Any = getattr(page, name, None)
            if signal is not None:
                signal.connect(way)

    def dropped(self, page: QWidget) -> None:
        """A page was left."""
        super().dropped(page)
        self._met.discard(page)
        if self.book is not None and self.book.host is page:
            self.book = None

    # --- the rulebook, and the list ---

    def show_rulebook(self) -> None:
        """Open the rulebook over the page in sight."""
        from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet

        page, edition = self._window.top, self._window.settings.edition
        assert page is not None
        self.book = sheet = RuleSheet(page, edition)
        sheet.closed.connect(self._close_book)
        sheet.showWanted.connect(lambda rule: self.show_rule(rule, edition))
        sheet.rulingsWanted.connect(lambda: self.show_list())
        sheet.show_all()

    def _close_book(self) -> None:
        book, self.book = self.book, None
        if book is not None:
            book.deleteLater()

    def show_list(self, query: str = "") -> None:
        """Show all rulings, or those with some words, over the page in sight."""
        from dbz_desktop.ui.rulings.rulings_page import RulingsPage

        if self.listing is not None:
            self._window.pages.pop_to(self.listing)
            self.listing.search.setText(query)
            self.listing.focus_start()
            return
        self.listing = page = RulingsPage(shelf(), query)
        page.wanted.connect(self.open)
        self._window.open_page(page)

    # --- one on the table ---

    def show_rule(self, rule: str, edition: str = "") -> None:
        """Show a rule on the table."""
        self._open_first(shelf().of_rule(rule), rule, edition)

    def show_ruling(self, ruling: str, edition: str = "") -> None:
        """Show a ruling on a card, a row of rulings.toml, on the table."""
        self._open_first(shelf().of_ruling(ruling), ruling, edition)

    def _open_first(self, found: Sequence[Listed], wanted: str, edition: str) -> None:
        """The first example that holds in an edition, else the first of all; where there is none,
        the list says so."""
        if not found:
            self.show_list(wanted)
            return
        self.open(next((e for e in found if edition in e.editions), found[0]), found, edition)

    def open(self, listed: Listed, others: Sequence[Listed], edition: str = "") -> None:
        """Show a ruling among others, by the rules of an edition where it holds there; it is
        played off this thread first."""
        window = self._window
        edition = edition or window.settings.edition
        edition = edition if edition in listed.editions else listed.editions[0]

        def work(_work: Work) -> Showing:
            from dbz_desktop.match.scenarios.showing import show_file

            return show_file(listed.path, window.library.wait_for_pool(), edition)

        then = partial(self._play, listed, tuple(others))
        window.work(work, then, "The ruling could not be shown.", ScenarioError)

    def _make(self, shown: tuple[Showing, Listed, tuple[Listed, ...]]) -> ShowPage:
        from dbz_desktop.ui.rulings.show_page import ShowPage

        window = self._window
        return ShowPage(*shown, window.faces, window.settings, window.pages)

    def _play(self, listed: Listed, others: tuple[Listed, ...], showing: Showing) -> None:
        window, before, shown = self._window, self.show, (showing, listed, others)
        page = window.spares.take("ruling")
        if page is None:
            page = self._make(shown)
        else:
            page.show_ruling(*shown)
        self.show = page
        page.otherWanted.connect(lambda other, by: self.open(other, others, by))
        page.whatIfWanted.connect(self.whatIfWanted)
        window.open_page(page, before)
        if self.listing is not None:
            self.listing.mark(listed)


def _example(pool: Pack) -> tuple[Showing, Listed, tuple[Listed, ...]] | None:
    """The first ruling."""
    from dbz_desktop.match.scenarios.showing import show_file

    for listed in shelf().listed[:1]:
        # What is wrong with it is told to whoever wants to see it.
        with suppress(ScenarioError):
            return show_file(listed.path, pool), listed, (listed,)
    return None
