"""The page of the user's own card packs: look at one, pass it on, remove it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from dbz_desktop.match.content.library import user_packs_folder
from dbz_desktop.match.packs import OwnPack, decks_with, games_with, own_packs
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, in_ems
from dbz_desktop.ui.kit.own_files import give_away, open_folder, remove_file
from dbz_desktop.ui.kit.page import ListPage
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import button, label, panel
from dbz_desktop.ui.system.work import Work

LARGE_TEXT = 1.4
"""Above this text size the buttons of a pack stand below its name."""

ABOUT = (
    "Cards of your own, and packs that friends gave you. They are in the card search and in the "
    "deck editor beside the cards that come with the program."
)
NONE = (
    "Open a file that ends with .dbzpack, or put a pack that you wrote (.toml) into the folder "
    "of packs."
)


class PacksPage(ListPage):
    """All packs in the user's folder. `changed` tells that one was removed.

    `lookWanted` carries the file of a pack that is to be looked through, `editWanted` that of one
    whose cards are to be changed in the workshop.
    """

    fileWanted = Signal()
    lookWanted = Signal(object)
    changed = Signal()
    editWanted = Signal(object)

    def __init__(self, library: Library) -> None:
        self.open_file = button("Open a file …", "primary", tip="Look at a card pack (Ctrl+O)")
        self.folder = button("Open the folder", "quiet", tip=str(user_packs_folder()))
        super().__init__("Card packs", self.folder, self.open_file)
        self._library = library
        self._work: Work | None = None
        self.rows: list[PackRow] = []
        self.body.addWidget(label(ABOUT, "muted", wrap=True))
        self.view: FitScroll = FitScroll()
        self.add_list(self.view)
        self.open_file.clicked.connect(self.fileWanted)
        self.folder.clicked.connect(self._open_folder)
        library.ready.connect(self.read)
        self.show_list(False, "Reading the packs …")
        self.read()

    def read(self) -> None:
        """Read the folder, beside the window."""
        self.stop_reading()
        self._work = Work(lambda _work: own_packs(), self)
        self._work.done.connect(self._show)
        self._work.start()

    @property
    def reading(self) -> bool:
        """True while the folder is read."""
        return self._work is not None

    def stop_reading(self) -> None:
        """Stop reading."""
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _show(self, packs: list[OwnPack]) -> None:
        self._work = None
        focused = next((n for n, row in enumerate(self.rows) if row.has_focus()), -1)
        host = QWidget()
        column = vbox(host, 0.5, (0, 0, 0.4, 0))
        self.rows = []
        for pack in packs:
            row = add(column, PackRow(pack))
            row.look.clicked.connect(lambda _=False, p=pack: self.lookWanted.emit(p.path))
            row.edit.clicked.connect(lambda _=False, p=pack: self.editWanted.emit(p.path))
            row.export.clicked.connect(lambda _=False, p=pack: self._export(p))
            row.remove.clicked.connect(lambda _=False, p=pack: self._ask_remove(p))
            self.rows.append(row)
        column.addStretch(1)
        self.view.setWidget(host)
        host.show()
        count = "1 pack" if len(packs) == 1 else f"{len(packs)} packs"
        self.header.about.setText(count if packs else "")
        self.show_list(bool(packs), "You have no card pack of your own yet", NONE)
        if focused >= 0:
            self.focus_start(min(focused, len(packs) - 1))

    def focus_start(self, row: int = -1) -> None:
        """Put the keyboard on a row, or where a file is opened."""
        (self.rows[row].look if row >= 0 and self.rows else self.open_file).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """A page that comes in sight has the keyboard."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.take_keyboard)

    # --- what is done ---

    def _export(self, pack: OwnPack) -> None:
        assert pack.file is not None
        give_away(self, pack.file, self.message)

    def _ask_remove(self, pack: OwnPack) -> None:
        own = [entry.deck for entry in self._library.own_decks if entry.deck is not None]
        decks = decks_with(pack.cards, own)
        games = games_with(matches_folder(), pack.cards.values()) if pack.cards else []
        count = len(pack.cards)
        words = ["Its card leaves" if count == 1 else f"Its {count:,} cards leave"]
        words[0] += " the pool; the file is moved to the trash."
        if decks:
            named = ", ".join(f"“{deck.name}”" for deck in decks[:5])
            named += f" and {len(decks) - 5} more" if len(decks) > 5 else ""
            words.append(
                f"Decks that use it and can't be opened without it: {named}. They stay where they "
                "are, and open again once the pack is back."
            )
        if games:
            words.append(
                "An unfinished game uses it and can't be continued without it."
                if len(games) == 1
                else f"{len(games)} unfinished games use it and can't be continued without it."
            )
        self.confirm.ask(
            f"Remove {pack.name}?", "\n\n".join(words), "Remove", "Keep it",
            lambda: self._remove(pack),
        )  # fmt: skip

    def _remove(self, pack: OwnPack) -> None:
        failed = "The pack could not be removed."
        remove_file(pack.path, self.confirm, self.message, failed, self._gone)

    def _gone(self) -> None:
        self.message.hide()
        self.read()
        self.changed.emit()
        self.focus_start()

    def _open_folder(self) -> None:
        open_folder(user_packs_folder(), self.message)


class PackRow(QWidget):
    """One pack: what it is, and its buttons."""

    def __init__(self, pack: OwnPack) -> None:
        super().__init__()
        self.pack = pack
        self.setAccessibleName(pack.name)
        outer = vbox(self, around=0)
        frame = add(outer, panel("panel", pack.name))
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, frame)
        in_ems(row.setContentsMargins, 0.7, 0.7, 0.7, 0.7)
        in_ems(row.setSpacing, 0.7)
        words = add(row, fill(vbox(gap=0.15), label(pack.name, "deck-name", wrap=True)), 1)
        self.facts = add(words, label(facts(pack), "muted", wrap=True))
        wrong = pack.file.pack.errors if pack.file is not None else []
        if pack.error or wrong:
            told = pack.error or f"{wrong[0].card or ''}: {wrong[0].message}".lstrip(": ")
            more = f" … and {len(wrong) - 1} more" if len(wrong) > 1 else ""
            words.addWidget(label(f"! {told}{more}", "warning", wrap=True))
        self.look = button("Look through …", "secondary", f"Look through {pack.name}",
                           "See its cards, and which of them aren't understood")  # fmt: skip
        self.edit = button("Edit", "secondary", f"Edit {pack.name}",
                           "Change its cards in the workshop")  # fmt: skip
        self.export = button("Save as a file …", "secondary", f"Save {pack.name} as a file",
                             "A .dbzpack for a friend")  # fmt: skip
        self.remove = button("Remove …", "quiet", f"Remove {pack.name}", "Move it to the trash")
        row.addLayout(fill(hbox(gap=0.4), self.look, self.edit, self.export, self.remove, 0))
        self._turn()
        at_new_look(self._turn)
        if pack.file is None:
            for part in (self.edit, self.export):
                set_reason(part, "This pack can't be read.")
        elif not pack.cards:
            set_reason(self.export, "It holds drafts alone; a card that is whole is given away.")

    def _turn(self) -> None:
        """In a large text the buttons lie below the words."""
        direction = QBoxLayout.Direction
        large = theme().scale > LARGE_TEXT
        self._row.setDirection(direction.TopToBottom if large else direction.LeftToRight)

    def has_focus(self) -> bool:
        """Whether the keyboard is on one of its buttons."""
        return any(part.hasFocus() for part in (self.look, self.edit, self.export, self.remove))


def facts(pack: OwnPack) -> str:
    """A pack in one line: how many cards, of which sets, by whom."""
    if pack.file is None:
        return pack.path.name
    head, count = pack.file.head, len(pack.cards)
    sets = ", ".join(pack.file.sets[:4]) + (" …" if len(pack.file.sets) > 4 else "")
    parts = [
        "1 card" if count == 1 else f"{count:,} cards",
        f"set {sets}" if sets else "",
        f"by {head.author}" if head.author else "",
        f"version {head.version}" if head.version else "",
        pack.path.name,
    ]
    return " · ".join(part for part in parts if part)
