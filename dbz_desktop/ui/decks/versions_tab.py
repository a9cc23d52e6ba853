"""The versions of a deck: kept with a note, listed, compared with the present, restored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QWidget

from dbz_desktop.decks import DeckError
from dbz_desktop.decks.changes import MUCH, change_words
from dbz_desktop.decks.figures import cards_words
from dbz_desktop.decks.versions import MAX_NOTE, Version, read_versions, when_words
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.decks.deck_tab import DeckTab
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, named, plain_tip, set_role, show_text
from dbz_desktop.ui.system.work import Work


class VersionsModel(QAbstractListModel):
    """The versions, the latest first. What tells one from the present deck is worked out when it
    is drawn."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: DeckSession | None = None
        self.versions: list[Version] = []
        self._told: dict[int, list[str]] = {}

    def set_versions(self, session: DeckSession | None, versions: Sequence[Version]) -> None:
        """Show the versions of a deck."""
        with resetting(self):
            self.session = session
            self.versions = list(reversed(versions))
            self._told.clear()

    def refresh(self) -> None:
        """The present deck is another one."""
        self._told.clear()
        if self.versions:
            self.dataChanged.emit(self.index(0), self.index(len(self.versions) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a version."""
        return 0 if parent.isValid() else len(self.versions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """When it was and what it is; what it has more and less than the deck now; its note."""
        if not index.isValid() or index.row() >= len(self.versions):
            return None
        row = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            words = "\n".join(self._lines(row))
            return plain_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(self._lines(row))
        return None

    def _lines(self, row: int) -> list[str]:
        found = self._told.get(row)
        if found is None:
            found = self._told[row] = self._words(self.versions[row])
        return found

    def _words(self, version: Version) -> list[str]:
        # Three lines always: rows of one height need not be measured each.
        note = [" ".join(version.note.split()) or "Without a note"]
        first = when_words(version.when)
        if version.deck is None:
            return [first, f"⚠ It can't be read: {version.problem}", *note]
        deck = version.deck
        first += f" · {cards_words(deck.size)} · {deck.personality or 'no MP'}"
        second = ""
        if self.session is not None:
            words = change_words(self.session.deck, deck)
            same = words == "the same cards"
            second = "The cards are as now" if same else f"{_capital(words)} than now"
        return [first, second, *note]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class VersionsPane(DeckTab):
    """The history of the deck in hand.

    `compareWanted` carries a version to compare with the present deck, or None for any deck.
    """

    compareWanted = Signal(object)
    loaded = Signal()

    def __init__(self) -> None:
        super().__init__("Versions of the deck")
        self._work: Work | None = None
        self._unread = True
        self._problem = ""
        column = vbox(self, 0.4, (0, 0.4, 0, 0))
        row = add(column, hbox(gap=0.4))
        self.note = named(QLineEdit(), "Note for the version")
        self.note.setPlaceholderText("Note for this version")
        self.note.setMaxLength(MAX_NOTE)
        self.note.returnPressed.connect(self._keep)
        tip = "Keep the deck as it is now among its versions"
        self.keep = button("Keep", "secondary", "Keep this version", tip, clicked=self._keep)
        fill(row, (self.note, 1), self.keep)
        self.told = add(column, label("", "muted", wrap=True))
        self.model = VersionsModel(self)
        self.list = add(column, named(QListView(), "Versions, the latest first"), 1)
        self.list.setModel(self.model)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._weigh())
        self.list.activated.connect(lambda _index: self._compare())
        self.compare = button("Compare", "secondary", tip="Compare the version with the deck now")
        self.compare.clicked.connect(self._compare)
        tip = "Take the cards of the version; the deck as it is now is kept first. Undo works too."
        self.restore = button("Restore", "secondary", tip=tip, clicked=self._restore)
        self.other = button("Other deck…", "quiet", "Compare with another deck")
        self.other.setToolTip("Compare the deck with any other one")
        self.other.clicked.connect(lambda: self.compareWanted.emit(None))
        actions = QWidget()
        actions.setProperty("role", "plain")
        flow = FlowLayout(actions, 0.4)
        for part in (self.compare, self.restore, self.other):
            flow.addWidget(part)
        column.addWidget(actions)
        self._show()

    def other_deck(self) -> None:
        """Its versions are read once they are in sight."""
        self._stop()
        self.model.set_versions(self.session, [])
        self._problem, self._unread = "", True
        if self.session is None:
            self._show()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def refresh(self) -> None:
        """Read the versions, or tell what they have that the deck now has not."""
        if self._unread and self._work is None:
            self.reload()
        else:
            self.model.refresh()
            self._weigh()

    @property
    def versions(self) -> list[Version]:
        """The versions that were read, the oldest first."""
        return list(reversed(self.model.versions))

    def reload(self) -> None:
        """Read the versions anew, off the GUI thread."""
        self._stop()
        self._unread, session = True, self.session
        if session is None:
            return
        path, pool = session.path, session.pool
        work = Work(lambda _work: read_versions(path, pool), self, (DeckError,))
        work.done.connect(self._take)
        work.failed.connect(self._failed)
        self._work = work.start()

    def _take(self, versions: list[Version]) -> None:
        self._unread, self._work, self._problem = False, None, ""
        row = self.list.currentIndex().row()
        grown = len(versions) != len(self.model.versions)
        self.model.set_versions(self.session, versions)
        if versions:
            row = 0 if grown or row < 0 else min(row, len(versions) - 1)
            self.list.setCurrentIndex(self.model.index(row))
        self._show()
        self.loaded.emit()

    def _failed(self, error: DeckError) -> None:
        self._unread, self._work = False, None
        self._problem = f"The versions can't be read: {error}"
        self.model.set_versions(self.session, [])
        self._show()
        self.loaded.emit()

    def chosen(self) -> Version | None:
        """The version in focus."""
        row = self.list.currentIndex().row()
        return self.model.versions[row] if 0 <= row < len(self.model.versions) else None

    def _show(self) -> None:
        count = len(self.model.versions)
        rule = (
            f"Kept by itself: before restoring, and at closing when {MUCH} or more cards are "
            "other than in the last version."
        )
        words = self._problem or (rule if not count else "")
        if self.session is None:
            words = "Open a deck to see its versions."
        elif not count and not self._problem:
            words = f"No version yet. {rule}"
        show_text(self.told, words)
        self.list.setToolTip("" if not count else rule)
        set_role(self.told, "note" if self._problem else "muted")
        none = "" if self.session is not None else "No deck is open."
        for part in (self.keep, self.note, self.other):
            set_reason(part, none)
        self._weigh()

    def _weigh(self) -> None:
        version = self.chosen()
        reason = ""
        if version is None:
            reason = "Choose a version in the list first."
        elif version.deck is None:
            reason = f"The version can't be read: {version.problem}"
        set_reason(self.compare, reason)
        if not reason and self.session is not None and version is not None and version.deck:
            same = change_words(self.session.deck, version.deck) == "the same cards"
            reason = "The deck has the same cards now." if same else ""
        set_reason(self.restore, reason)

    def _keep(self) -> None:
        session = self.session
        if session is not None and session.keep_version(self.note.text().strip()):
            self.note.clear()
            self.reload()

    def _compare(self) -> None:
        version = self.chosen()
        if version is not None and version.deck is not None:
            self.compareWanted.emit(version)

    def _restore(self) -> None:
        """Take a version's cards; name and edition stay, and the present deck is kept first."""
        session, version = self.session, self.chosen()
        if session is None or version is None or version.deck is None:
            return
        when = when_words(version.when)
        kept = [v.deck for v in self.model.versions if v.deck is not None]
        known = any(change_words(session.deck, deck) == "the same cards" for deck in kept)
        if not known and not session.keep_version(f"Before going to {when}"):
            return
        present = session.deck
        deck = replace(version.deck, name=present.name, edition=present.edition)
        session.apply(deck, f"Restore the version of {when}")
        self.reload()
