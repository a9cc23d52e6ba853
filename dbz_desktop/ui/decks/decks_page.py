"""The Decks page: every deck, one's own and the shipped ones, to open, copy, rename and delete."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QMenu

from dbz_desktop.decks import write_deck
from dbz_desktop.decks.storage import free_name, free_path, move_deck
from dbz_desktop.decks.versions import versions_file
from dbz_desktop.match.content.deck_entries import DeckEntry, entry_name, problem_line
from dbz_desktop.match.content.editions import DEFAULT_EDITION
from dbz_desktop.match.content.rule_texts import editions
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.decks.deck_tiles import DecksView
from dbz_desktop.ui.decks.decks_model import DecksFilter, DecksModel, DecksRole
from dbz_desktop.ui.decks.transfers import Transfers, wording_in
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.kit.ask_name import AskName
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.own_files import move_to_trash, open_folder
from dbz_desktop.ui.kit.page import SearchPage, add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, named
from dbz_desktop.ui.system.macos import shown_keys


class DecksPage(SearchPage):
    """All decks. `opened` carries one `DeckEntry`, or two to be opened beside each other."""

    newWanted = Signal()
    opened = Signal(list)
    editionChanged = Signal(str)
    fileWanted = Signal()
    changed = Signal()
    """Files of decks were written, moved or deleted."""

    def __init__(self, library: Library, shelf: FaceShelf, edition: str) -> None:
        self.folder = button("Open the folder", "quiet", tip=str(self._folder))
        tip = "Look at a deck that somebody gave you (Ctrl+O)"
        self.open_file = button("Open a file …", "quiet", tip=tip)
        hint, tools = "Search: deck, personality, Style, card …", (self.open_file, self.folder)
        super().__init__("Decks", "decks", hint, *tools)
        self._library = library
        self._wanted: Path | None = None
        self.model = DecksModel(self._judge)
        self.filter = DecksFilter()
        self.filter.setSourceModel(self.model)
        self._build(shelf, edition)
        self._connect()
        library.ready.connect(self._show_decks)
        self._show_decks()

    # --- building ---

    def _build(self, shelf: FaceShelf, edition: str) -> None:
        row = add(self.body, hbox(gap=0.6))
        self.new = add(row, button("New deck", "primary", tip="Build a deck from nothing (Ctrl+N)"))
        self.transfers = Transfers(
            self,
            lambda: self._library.pool,
            lambda: chosen[0].deck if len(chosen := self.chosen()) == 1 else None,
            lambda: wording_in(self._edition),
            no_deck="Choose one deck first.",
            scans=shelf.scans,
        )
        fill(row, self.transfers.button, (self.search, 1))
        tip = "The edition that the decks are checked against"
        self.edition = named(QComboBox(), "Legal in which edition of the rules", tip)
        for entry in editions():
            self.edition.addItem(entry.name, entry.id)
        self.edition.setCurrentIndex(max(0, self.edition.findData(edition)))
        self.edition.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.edition.setMinimumContentsLength(16)
        row.addWidget(self.edition)
        self.view: DecksView = DecksView(shelf)
        self.view.setModel(self.filter)
        self.add_list(self.view)
        self._actions()
        self.naming = AskName(self)

    def _actions(self) -> None:
        self.open = button("Open", "primary", tip="Open the deck in the editor (Enter)")
        tip = "Open two chosen decks and drag cards between them (Ctrl+Enter)"
        self.beside = button("Open beside each other", "secondary", tip=tip)
        self.copy = button("Duplicate", "secondary", tip="Make a copy of the deck (Ctrl+D)")
        self.rename = button("Rename …", "secondary", tip="Give the deck another name (F2)")
        self.delete = button("Delete …", "quiet", tip="Move the deck to the trash (Del)")
        self._deeds = (self.open, self.beside, self.copy, self.rename, self.delete)
        bar, actions = self.add_actions("What to do with the deck", self._deeds)
        column = vbox(bar, 0.3, (1.2, 0.6, 1.2, 0.6))
        self.note = add(column, label("", "muted", wrap=True))
        column.addWidget(actions)

    def _connect(self) -> None:
        self.new.clicked.connect(self.newWanted)
        self.edition.currentIndexChanged.connect(self._edition_changed)
        self.view.activated.connect(self._activated)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._show_actions())
        self.view.selectionModel().currentChanged.connect(lambda *_: self._show_actions())
        self.view.customContextMenuRequested.connect(self._menu)
        self.open.clicked.connect(self._open)
        self.beside.clicked.connect(self._open_beside)
        self.copy.clicked.connect(self._duplicate)
        self.rename.clicked.connect(self._ask_name)
        self.delete.clicked.connect(self._ask_delete)
        self.folder.clicked.connect(self._open_folder)
        self.open_file.clicked.connect(self.fileWanted)
        for keys, slot, part, meaning in (
            ("Ctrl+N", self.new.click, self, "Build a new deck"),
            ("Ctrl+D", self.copy.click, self, "Duplicate the deck"),
            ("Ctrl+Return", self.beside.click, self, "Open two decks beside each other"),
            ("F2", self.rename.click, self.view, "Give the deck another name"),
            ("Del", self.delete.click, self.view, "Delete the deck"),
        ):
            add_key(part, keys, slot, meaning)

    @property
    def _folder(self) -> Path:
        return user_data_folder() / "decks"

    # --- what is shown ---

    @property
    def _edition(self) -> str:
        return self.edition.currentData() or DEFAULT_EDITION

    def _entries(self) -> list[DeckEntry]:
        return self._library.decks(self._edition)

    def _judge(self, entry: DeckEntry):
        return self._library.problems(entry, self._edition)

    def _show_decks(self) -> None:
        # By their ids: another edition may have its own version of a deck.
        kept = {entry.id for entry in self.chosen()}
        current = self.view.currentIndex().data(DecksRole.ENTRY)
        at = current.id if current is not None else ""
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            at = next((entry.id for entry in self._entries() if entry.path == wanted), at)
            kept = {at}
        self.model.set_entries(self._entries())
        self._choose(kept, at)
        self._show_state()

    def _choose(self, kept: set[str], current: str) -> None:
        selection = self.view.selectionModel()
        for index in self.filter.decks():
            ident = index.data(DecksRole.ENTRY).id
            if ident == current:
                selection.setCurrentIndex(index, selection.SelectionFlag.NoUpdate)
                self.view.scrollTo(index)
            if ident in kept:
                selection.select(index, selection.SelectionFlag.Select)
        self.keep_current()

    def keep_current(self) -> None:
        """Let one deck always be chosen, where there is any; a heading is none."""
        decks = self.filter.decks()
        if not self.view.currentIndex().isValid() and decks:
            self.view.setCurrentIndex(decks[0])

    def ask(self) -> None:
        """Show the decks that fit the search."""
        self.filter.ask(self.search.text())
        self.keep_current()
        self._show_state()

    def _edition_changed(self) -> None:
        self._show_decks()
        self.editionChanged.emit(self.edition.currentData())

    def chosen(self) -> list[DeckEntry]:
        """The decks that are selected, in the order of the page."""
        indexes = sorted(self.view.selectedIndexes(), key=QModelIndex.row)
        return [index.data(DecksRole.ENTRY) for index in indexes]

    def _show_state(self) -> None:
        shown = self.filter.rowCount()
        if self._library.pool is None:
            title, text = "Reading the decks …", ""
        elif self.search.text():
            title, text = "No deck fits", "Search for something else."
        else:
            title, text = "There is no deck", "Press “New deck” to build one from nothing."
        self.show_list(bool(shown), title, text)
        self._show_actions()

    def _show_actions(self) -> None:
        chosen = self.chosen() if self.filter.rowCount() else []
        one = chosen[0] if len(chosen) == 1 else None
        none = "Choose a deck first."
        broken = "This deck can't be read."
        readable = [entry for entry in chosen if entry.deck is not None]
        several = none if not chosen else "Choose one deck only."
        set_reason(self.open, "" if one and one.deck else broken if one else several)
        both = shown_keys("Choose two decks, the second one with Ctrl and a click.")
        set_reason(self.beside, "" if len(readable) == len(chosen) == 2 else both)
        set_reason(self.copy, "" if one and one.deck else broken if one else several)
        shipped = "Shipped decks stay as they are; duplicate it first."
        why = several if one is None else shipped if not one.own else "" if one.deck else broken
        set_reason(self.rename, why)
        why = none if not chosen else "" if all(e.own for e in chosen) else shipped
        set_reason(self.delete, why)
        self.note.setText(self._about(chosen))

    def _about(self, chosen: list[DeckEntry]) -> str:
        if len(chosen) != 1:
            return f"{len(chosen)} decks are chosen." if chosen else "No deck is chosen."
        entry = chosen[0]
        if entry.deck is None:
            return f"This deck can't be read. {entry.error}"
        wrong = self.model.problems(entry)
        if not wrong:
            legal = f"{entry.deck.name} is legal in {self.edition.currentText()}."
            return f"{legal} {entry.about()} {entry.makeup()}"
        more = f" … and {len(wrong) - 2} more." if len(wrong) > 2 else ""
        told = "; ".join(problem_line(problem) for problem in wrong[:2])
        return f"Not legal in {self.edition.currentText()}: {told}{more}"

    def show_deck(self, path: Path) -> None:
        """Choose a deck by its file, once it is there."""
        self._wanted = path
        if any(entry.path == path for entry in self._entries()):
            self._show_decks()

    # --- what is done ---

    def _activated(self, _index: QModelIndex) -> None:
        self.open.click()

    def _open(self) -> None:
        self.opened.emit(self.chosen())

    def _open_beside(self) -> None:
        self.opened.emit(self.chosen())

    def _menu(self, at: QPoint) -> None:
        if not self.view.indexAt(at).isValid():
            return
        menu = named(QMenu(self), "Deck")
        menu.setToolTipsVisible(True)
        for part in self._deeds:
            action = menu.addAction(part.text(), part.click)
            action.setEnabled(part.isEnabled())
            action.setToolTip(part.toolTip())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.view.viewport().mapToGlobal(at))

    def _names(self) -> set[str]:
        return self._library.deck_names

    def _duplicate(self) -> None:
        (entry,) = self.chosen()
        assert entry.deck is not None
        wanted = f"{entry.deck.name} copy" if entry.own else f"My {entry.deck.name}"
        name = free_name(self._names(), wanted)
        path = free_path(self._folder, name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # A shipped deck names the edition it was sold in; a copy is for today's choice.
            edition = entry.deck.edition if entry.own else ""
            write_deck(replace(entry.deck, name=name, edition=edition), path)
        except OSError as error:
            self._failed("The copy could not be written.", path, error)
            return
        self._wanted = path
        self.changed.emit()

    def _ask_name(self) -> None:
        (entry,) = self.chosen()
        assert entry.deck is not None
        old = entry.deck.name
        self.naming.ask(f"A name for {old}", old, "Rename", lambda name: self._rename(entry, name))

    def _rename(self, entry: DeckEntry, name: str) -> None:
        assert entry.deck is not None
        try:
            write_deck(replace(entry.deck, name=name), entry.path)
            self._wanted = move_deck(entry.path, name)
        except OSError as error:
            self._failed("The deck could not be renamed.", entry.path, error)
        self.changed.emit()

    def _ask_delete(self) -> None:
        entries = self.chosen()
        what = entry_name(entries[0]) if len(entries) == 1 else f"{len(entries)} decks"
        files = "It is" if len(entries) == 1 else "They are"
        self.confirm.ask(
            f"Delete {what}?",
            f"{files} moved to the trash, with all versions.",
            "Delete",
            "Keep",
            lambda: self._delete(entries),
        )

    def _delete(self, entries: list[DeckEntry]) -> None:
        """Move decks and their versions to the trash; where there is none, ask again."""
        left = []
        for entry in entries:
            if entry.path.exists() and not move_to_trash(entry.path):
                left.append(entry)
                continue
            versions = versions_file(entry.path)
            if versions.exists() and not move_to_trash(versions):
                self.message.tell("The versions are still there.", str(versions))
        self._gone()
        if left:
            # After this confirm has closed: it is the same one that asks again.
            QTimer.singleShot(0, lambda: self._ask_for_good(left))

    def _ask_for_good(self, entries: list[DeckEntry]) -> None:
        files = ", ".join(entry.path.name for entry in entries)
        self.confirm.ask(
            "There is no trash for this folder.",
            f"Delete {files} for good, with all versions? It can't be brought back.",
            "Delete for good",
            "Keep",
            lambda: self._delete_for_good(entries),
        )

    def _delete_for_good(self, entries: list[DeckEntry]) -> None:
        for entry in entries:
            try:
                entry.path.unlink(missing_ok=True)
                versions_file(entry.path).unlink(missing_ok=True)
            except OSError as error:
                self._failed("The deck could not be deleted.", entry.path, error)
        self._gone()

    def _gone(self) -> None:
        """Decks were deleted: the next one is chosen."""
        row = self.view.currentIndex().row()
        self.view.clearSelection()
        self.changed.emit()
        decks = self.filter.decks()
        if decks:
            below = [index for index in decks if index.row() >= row]
            self.view.setCurrentIndex(below[0] if below else decks[-1])
        self.focus_start()

    def _failed(self, title: str, path: Path, error: OSError) -> None:
        self.message.tell(title, f"{path}: {error.strerror or error}.")

    def _open_folder(self) -> None:
        open_folder(self._folder, self.message)
