"""The sheet that sets up a test: against which deck, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from dbz_desktop.decks import Deck, DeckRules, check_deck, is_legal
from dbz_desktop.match.content.deck_entries import DeckEntry
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.new_game.deck_tile import DeckTile
from dbz_desktop.ui.new_game.new_game_page import NewGame


class TrialSheet(Overlay):
    """Asks for the other deck and who begins. `started` carries a `NewGame`."""

    started = Signal(object)

    def __init__(self, parent: QWidget, shelf: FaceShelf) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._session: DeckSession | None = None
        self._names = ("", "")
        self._group = QButtonGroup(self, exclusive=True)
        self._group.buttonToggled.connect(lambda *_: self._show_note())
        self.tiles: list[DeckTile] = []
        column = vbox(self.panel, 0.6, 1)
        self.title = add(column, label("", "overlay-title", wrap=True))
        column.addWidget(label("Against which deck?", "section"))
        host = QWidget()
        self.flow = FlowLayout(host, 0.5, fill=True)
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setWidget(host)
        column.addWidget(self.scroller, 1)
        row = add(column, fill(hbox(gap=0.3), label("Who begins?", "section")))
        self.starters = QButtonGroup(self, exclusive=True)
        for ident, text in ((-1, "Dice"), (0, "This deck"), (1, "The other deck")):
            choice = add(row, button(text, "secondary", f"Who begins: {text}", checkable=True))
            self.starters.addButton(choice, ident + 2)
        self.starters.button(1).setChecked(True)
        self.starters.button(1).setToolTip("Chance decides who takes the first turn (SET-2).")
        row.addStretch(1)
        self.note = add(column, label("", "muted", wrap=True))
        row = add(column, fill(hbox(gap=0.6), 1))
        self.cancel = button("Cancel", "secondary", clicked=self.close_overlay)
        self.start = button("Start the test", "primary", clicked=self._start)
        fill(row, self.cancel, self.start)
        shelf.ready.connect(self._came)

    def ask(
        self, session: DeckSession, entries: Sequence[DeckEntry], names: tuple[str, str]
    ) -> None:
        """Ask about a deck; `entries` are the decks there are, `names` the two players'."""
        self._session, self._names = session, names
        title = f"Test {session.deck.name}"
        self.title.setText(title)
        self.setAccessibleName(title)
        before = self.opponent()
        self.flow.clear()
        for old in self.tiles:
            self._group.removeButton(old)
        self.tiles = []
        for entry in sorted(entries, key=lambda entry: entry.turn):
            if entry.deck is None or not entry.deck.is_whole:
                continue
            tile = add(self.flow, DeckTile(entry))
            self._group.addButton(tile)
            self.tiles.append(tile)
            tile.show()
        chosen = next((t for t in self.tiles if before and t.entry.id == before.id), None)
        others = [tile for tile in self.tiles if tile.entry.path != session.path]
        chosen = chosen or next(iter(others or self.tiles), None)
        if chosen is not None:
            chosen.setChecked(True)
        self._show_note()
        self.open(self.start)
        self.scroller.fit()

    def fit(self) -> None:
        """As high as its decks, within the page."""
        self._show_faces()
        width = min(em(self, 56), self.host.width() - 60)
        self.panel.setFixedWidth(width)
        inner = width - em(self, 3)
        wanted = self.scroller.content_height(inner)
        self.scroller.setFixedHeight(
            min(wanted, max(em(self, 6), self.host.height() - em(self, 17)))
        )

    def _came(self, _ident: str) -> None:
        if self.isVisible():
            self._show_faces()

    def _show_faces(self) -> None:
        if self._session is None:
            return
        for tile in self.tiles:
            deck = tile.entry.deck
            if deck is not None and deck.mp:
                width = tile.face_size()
                size = QSize(width, round(width / RATIO))
                face = self._shelf.face(deck.mp[0], size, self.devicePixelRatioF())
                if face is not None:
                    tile.set_face(face)

    def opponent(self) -> DeckEntry | None:
        """The chosen deck."""
        tile = self._group.checkedButton()
        return tile.entry if isinstance(tile, DeckTile) else None

    def _breaks(self, deck: Deck, rules: DeckRules) -> bool:
        assert self._session is not None
        return not is_legal(check_deck(deck, rules, self._session.pool))

    def _show_note(self) -> None:
        entry, session = self.opponent(), self._session
        set_reason(self.start, "" if entry is not None else "Choose a deck first.")
        if session is None or entry is None or entry.deck is None:
            return
        rules = session.rules
        if self._breaks(session.deck, rules) or self._breaks(entry.deck, rules):
            note = "A deck breaks a rule of this edition; among friends it can be played."
        else:
            note = "Both decks are legal."
        self.note.setText(f"{rules.name}: {note} Back in the game leads back here.")

    def _start(self) -> None:
        entry, session = self.opponent(), self._session
        if entry is None or entry.deck is None or session is None:
            return
        first = self.starters.checkedId() - 2
        decks = (session.deck, entry.deck)
        casual = any(self._breaks(deck, session.rules) for deck in decks)
        game = NewGame(
            self._names, decks, session.rules.edition, None, first if first >= 0 else None, casual
        )
        self.close_overlay()
        self.started.emit(game)
