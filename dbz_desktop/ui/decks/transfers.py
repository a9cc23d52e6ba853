"""Import and export upon a page: its menu, its keys, and files that are dropped on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.ui.decks.export_sheet import ExportSheet
from dbz_desktop.ui.decks.import_sheet import ImportSheet
from dbz_desktop.ui.faces.face_shelf import Scans
from dbz_desktop.ui.files.file_kinds import files_of, opens
from dbz_desktop.ui.kit.icon_tools import show_signs
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_action_reason
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import named, tool_button
from dbz_desktop.ui.system.macos import shown_keys

LARGE_TEXT = 1.5
"""Above this text size the button is a picture."""

Chosen = Callable[[], Deck | None]
Wording = Callable[[Card], str]


def wording_in(edition: str) -> Wording:
    """What tells the text of a card that counts in an edition (DCK-12), on any thread."""
    chain = load_edition(edition).chain
    return lambda card: card.wording(chain)


class Transfers(QObject):
    """What brings decks into a page and out of it.

    `deckMade` carries a deck that is to be a new one, `deckAdded` cards for the deck that is open.
    """

    deckMade = Signal(object)
    deckAdded = Signal(object)

    def __init__(
        self,
        page: QWidget,
        pool: Callable[[], Pack | None],
        chosen: Chosen,
        wording: Callable[[], Wording],
        can_add: bool = False,
        no_deck: str = "Open a deck first.",
        scans: Scans | None = None,
    ) -> None:
        """`wording` gives what tells the text of a card that counts.

        `chosen` is the deck that would be exported; with `can_add` cards can be added to it.

        `no_deck` says what is to be done where there is none; `scans` can be printed.
        """
        super().__init__(page)
        self.page = page
        self._pool = pool
        self._chosen = chosen
        self._wording = wording
        self._can_add = can_add
        self._no_deck = no_deck
        self._scans = scans or Scans()
        self._imports: ImportSheet | None = None
        self._exports: ExportSheet | None = None
        tip = "Bring a deck in or out: lists, files, a picture, cards to print (Ctrl+I, Ctrl+E)"
        self.button = tool_button("Import / Export", "Import and export", tip)
        self._show_button()
        at_new_look(self._show_button)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = named(QMenu(self.button), "Import and export")
        self.menu.setToolTipsVisible(True)
        self.import_action = self.menu.addAction(
            shown_keys("Import a deck …\tCtrl+I"), self.import_deck
        )
        self.export_action = self.menu.addAction(
            shown_keys("Export the deck …\tCtrl+E"), self.export_deck
        )
        self.menu.aboutToShow.connect(self._about_to_show)
        self.button.setMenu(self.menu)
        for keys, slot, words in (
            ("Ctrl+I", self.import_deck, "Import a deck"),
            ("Ctrl+E", self.export_deck, "Export the deck"),
        ):
            add_key(page, keys, slot, words)
        page.setAcceptDrops(True)
        page.installEventFilter(self)

    def _show_button(self) -> None:
        # The bar has no room for its words in a large text.
        show_signs(((self.button, "export"),), theme().scale > LARGE_TEXT)

    @property
    def imports(self) -> ImportSheet | None:
        """The import sheet, once it can be made."""
        pool = self._pool()
        if self._imports is None and pool is not None:
            self._imports = ImportSheet(self.page, pool)
            self._imports.deckMade.connect(self.deckMade)
            self._imports.deckAdded.connect(self.deckAdded)
        if self._imports is not None and pool is not None:
            self._imports.pool = pool
        return self._imports

    @property
    def exports(self) -> ExportSheet:
        """The export sheet."""
        if self._exports is None:
            self._exports = ExportSheet(self.page, self._scans)
        return self._exports

    @property
    def _busy(self) -> bool:
        """A sheet is open already."""
        return any(
            sheet is not None and sheet.isVisible() for sheet in (self._imports, self._exports)
        )

    def _about_to_show(self) -> None:
        set_action_reason(self.export_action, "" if self._chosen() is not None else self._no_deck)

    def _open_name(self) -> str:
        deck = self._chosen() if self._can_add else None
        return deck.name or "the deck" if deck is not None else ""

    def import_deck(self) -> None:
        """Open the import sheet."""
        sheet = self.imports
        if sheet is not None and not self._busy:
            sheet.ask(self._open_name())

    def export_deck(self) -> None:
        """Open the export sheet for the deck in hand."""
        deck = self._chosen()
        if deck is not None and not self._busy:
            self.exports.ask(deck, self._wording())

    # --- dropping ---

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file or a text that is dropped on the page."""
        if watched is not self.page or not isinstance(event, QDropEvent):
            return False
        if self._exports is not None and self._exports.isVisible():
            return False
        if not _droppable(event):
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._dropped(event)
        return True

    def _dropped(self, event: QDropEvent) -> None:
        sheet = self.imports
        if sheet is None:
            return
        paths = files_of(event.mimeData())
        if len(paths) > 1:
            sheet.ask(self._open_name())
            sheet.message.tell(
                f"{len(paths)} files were dropped.", "Drop one at a time: each is a deck."
            )
        elif paths:
            sheet.take_file(paths[0], self._open_name())
        else:
            sheet.take_text(event.mimeData().text(), self._open_name())


def _droppable(event: QDropEvent) -> bool:
    data = event.mimeData()
    files = files_of(event.mimeData())
    if files:
        # Files of the app's own kinds are opened by the window.
        return not opens(event)
    return data.hasText() and not data.hasUrls() and event.source() is None
