"""The page of all games: search them, watch them, go on with them, keep or delete their files."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QButtonGroup, QListView, QWidget

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.journal.lock import in_use
from dbz_desktop.match.journal.reading import IN_USE
from dbz_desktop.match.journal.saving import chances_file, save_copy
from dbz_desktop.match.journal.summary import Summary, summaries
from dbz_desktop.match.journal.summary_words import words_of
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.consent import Consent, only_if_agreed, persons
from dbz_desktop.ui.kit.layouts import add, fill, hbox
from dbz_desktop.ui.kit.measure import add_gap
from dbz_desktop.ui.kit.own_files import GAMES, open_folder, remove_file, where_to_save
from dbz_desktop.ui.kit.page import SearchPage, add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, set_role
from dbz_desktop.ui.replay.games_model import (
    ALL,
    FINISHED,
    UNFINISHED,
    GameDelegate,
    GamesFilter,
    GamesModel,
    SummaryRole,
)
from dbz_desktop.ui.system.work import Work

BATCH = 32
"""So many games are put on the list at once while the folder is read."""


class ReplaysPage(SearchPage):
    """Every game of the matches folder. `watched` and `continued` carry a path.

    `cards` gives the cards that decks are told by; it is asked on another thread and may wait.
    """

    watched = Signal(Path)
    continued = Signal(Path)
    fileWanted = Signal()
    statisticsWanted = Signal()

    def __init__(self, kind: str = ALL, cards: Callable[[], Pack | None] = lambda: None) -> None:
        hint = "Search: player, deck, personality, date …"
        self.statistics = button(
            "Statistics", "secondary", tip="Games and wins by deck, opponent and victory"
        )
        super().__init__("Replays", "games", hint, self.statistics)
        self._cards = cards
        self._goes_on = kind == UNFINISHED
        self._work: Work | None = None
        self.model = GamesModel(self)
        self.filter = GamesFilter(self)
        self.filter.setSourceModel(self.model)
        self._build()
        self._connect()
        self.kinds[kind].setChecked(True)
        self.ask()
        self.read()

    # --- building ---

    def _build(self) -> None:
        wanted = add(self.body, hbox(gap=0.4))
        for part in self._kind_buttons():
            wanted.addWidget(part)
        add_gap(wanted, 0.6)
        wanted.addWidget(self.search, 1)
        self.view = QListView(uniformItemSizes=True, spacing=2)
        self.view.setProperty("role", "games")
        self.view.setAccessibleName("Games")
        self.view.setModel(self.filter)
        self.view.setItemDelegate(GameDelegate(self.view))
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.add_list(self.view)
        self._actions()
        self.consent = Consent(self)

    def _kind_buttons(self) -> list[QWidget]:
        self.group = QButtonGroup(self, exclusive=True)
        self.kinds = {}
        for kind, text in ((ALL, "All"), (UNFINISHED, "Unfinished"), (FINISHED, "Finished")):
            part = button(text, "secondary", f"Show: {text}", checkable=True)
            self.group.addButton(part)
            self.kinds[kind] = part
        return list(self.kinds.values())

    def _actions(self) -> None:
        self.watch = button("Watch", "secondary", tip="See the game move by move (Enter)")
        self.go_on = button("Continue", "secondary", tip="Go on with the game where it stands")
        self.copy = button("Save a copy as …", "secondary", tip="Keep the game in another place")
        self.delete = button("Delete …", "quiet", tip="Move the file to the trash (Del)")
        self.open_file = button("Open a file …", "quiet", tip="Watch a game from elsewhere")
        self.folder = button("Open the folder", "quiet", tip=str(matches_folder()))
        parts = self.watch, self.go_on, self.copy, self.delete, self.open_file, self.folder
        bar, actions = self.add_actions("What to do with the game", parts)
        row = fill(hbox(bar, around=(1.2, 0.6, 1.2, 0.6)), (actions, 1))
        self.count = label("", "muted")
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.group.buttonClicked.connect(lambda _button: self.ask())
        self.view.activated.connect(self._activated)
        self.view.selectionModel().currentChanged.connect(lambda *_: self._show_actions())
        self.watch.clicked.connect(self._watch)
        self.go_on.clicked.connect(self._continue)
        self.copy.clicked.connect(self._save_copy)
        self.delete.clicked.connect(self._ask_delete)
        self.open_file.clicked.connect(self.fileWanted)
        self.folder.clicked.connect(self._open_folder)
        self.statistics.clicked.connect(self.statisticsWanted)
        add_key(self.view, "Del", self._ask_delete)

    # --- reading the folder ---

    def read(self) -> None:
        """Read the folder, beside the window; games appear as they are read."""
        self.stop()
        self.model.clear()
        folder, cards = matches_folder(), self._cards

        def work(work: Work) -> None:
            pool = cards()
            batch: list[tuple[Summary, str]] = []
            for summary in summaries(folder):
                if work.cancelled:
                    return
                batch.append((summary, words_of(summary, pool)))
                if len(batch) == BATCH:
                    work.progress(batch)
                    batch = []
                    # Python runs one thread at a time: let the window have its turn.
                    time.sleep(0.005)
            work.progress(batch)

        self._work = Work(work, self)
        self._work.progressed.connect(self._take)
        self._work.done.connect(lambda _: self._read())
        self._work.start()
        self._show_state()

    def stop(self) -> None:
        """Stop reading."""
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _take(self, games: list[tuple[Summary, str]]) -> None:
        self.model.append(games)
        self.keep_current()
        self._show_state()

    def _read(self) -> None:
        self._work = None
        self.keep_current()
        self._show_state()

    @property
    def reading(self) -> bool:
        """True while the folder is read."""
        return self._work is not None

    # --- what is shown ---

    @property
    def kind(self) -> str:
        """Which games are shown: all, unfinished or finished ones."""
        return next(kind for kind, part in self.kinds.items() if part.isChecked())

    def ask(self) -> None:
        """Show the games that fit the search, of the kind that is wanted."""
        self.filter.ask(self.search.text(), self.kind)
        self.keep_current()
        self._show_state()

    def current(self) -> Summary | None:
        """The game that is chosen."""
        index = self.view.currentIndex()
        return index.data(SummaryRole) if index.isValid() else None

    def _show_state(self) -> None:
        shown, total = self.filter.rowCount(), self.model.rowCount()
        if self.reading:
            self.count.setText(f"Reading … {total} games")
        elif shown == total:
            self.count.setText("1 game" if total == 1 else f"{total} games")
        else:
            self.count.setText(f"{shown} of {total} games")
        if self.reading:
            title, text = "Reading the games …", ""
        elif not total:
            title = "No game has been played yet"
            text = "Every game is kept here from its first answer on, finished or not."
        else:
            title, text = "No game fits", "Search for something else, or show all games."
        self.show_list(bool(shown), title, text)
        self._show_actions()

    def _show_actions(self) -> None:
        game = self.current() if self.filter.rowCount() else None
        readable = game is not None and game.readable
        none = "Choose a game first."
        broken = "The file is damaged at its beginning; nothing of it can be shown."
        why = none if game is None else broken
        over = "The game is over; it can be watched."
        for part, on, reason in (
            (self.watch, readable, why),
            (self.go_on, readable and game is not None and not game.finished,
             why if not readable else over),
            (self.copy, game is not None, none),
            (self.delete, game is not None, none),
        ):  # fmt: skip
            set_reason(part, "" if on else reason)
        on = self._goes_on and self.go_on.isEnabled()
        set_role(self.go_on, "primary" if on else "secondary")
        set_role(self.watch, "secondary" if on else "primary")

    # --- what is done ---

    def _activated(self, index: QModelIndex) -> None:
        if self._goes_on and self.go_on.isEnabled():
            self._continue()
        else:
            self._watch()

    def _watch(self) -> None:
        game = self.current()
        if game is None:
            return
        if game.readable:
            self.watched.emit(game.path)
        else:
            self.message.tell("This game can't be shown.", f"{game.path}: {game.problem}")

    def _continue(self) -> None:
        game = self.current()
        if game is not None and game.readable and not game.finished:
            self.continued.emit(game.path)

    def _save_copy(self) -> None:
        game = self.current()
        if game is None:
            return
        if game.finished or game.header is None:
            self._copy(game)
            return
        asked = persons(game.header.names, game.header.players)
        told = "Its file holds both hands and decks, and what chance has in store."
        self.consent.ask(
            "Save a copy of a game that isn't over?",
            f"{told} {only_if_agreed(asked)}".strip(),
            asked,
            "Both agree: save it" if len(asked) > 1 else "Save it",
            lambda: self._copy(game),
            no="Not before it is over",
        )

    def _copy(self, game: Summary) -> None:
        proposed = Path.home() / game.path.name
        target = where_to_save(self, "Save a copy of the game", proposed, GAMES)
        if target is not None:
            problem = save_copy(game.path, target)
            if problem:
                self.message.tell("The copy could not be saved.", problem)

    def _ask_delete(self) -> None:
        game = self.current()
        if game is None:
            return
        if in_use(game.path):
            self.message.tell("The game is being played.", f"{game.path.name} {IN_USE}.")
            return
        more = "" if game.finished else " It can't be continued then."
        self.confirm.ask(
            f"Delete the game {game.players}?",
            f"{game.path.name} is moved to the trash.{more}",
            "Delete",
            "Keep it",
            lambda: self._delete(game),
        )

    def _delete(self, game: Summary) -> None:
        failed = "The game could not be deleted."
        gone = partial(self._gone, game, chances_file(game.path))
        remove_file(game.path, self.confirm, self.message, failed, gone)

    def _gone(self, game: Summary, chances: Path | None) -> None:
        if chances is not None:
            # What was worked out of the game goes with it, where it can.
            with suppress(OSError):
                chances.unlink(missing_ok=True)
        self.model.remove(game)
        self.keep_current()
        self._show_state()
        self.focus_start()

    def _open_folder(self) -> None:
        open_folder(matches_folder(), self.message)
