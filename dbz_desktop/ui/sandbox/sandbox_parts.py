"""What the sandbox is built from, and how its parts share the room, before anything is set up."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck
from dbz_desktop.match.match import Match
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.sandbox.arrange_bar import ArrangeBar
from dbz_desktop.ui.sandbox.deck_sheet import DeckSheet
from dbz_desktop.ui.sandbox.pool_panel import FromPool, PoolPanel
from dbz_desktop.ui.sandbox.scene_bar import SceneBar
from dbz_desktop.ui.tableside.page_widths import TABLE_LEAST


class SandboxParts(GamePage):
    """A game page with a bar above, the pool beside the table, and what sets a position up below.

    `arranging` tells whether a position is set up, or played on from.
    """

    def __init__(
        self,
        match: Match,
        arranging: bool,
        pool: Pack,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, faces, settings, parent)
        self.setAccessibleName("Sandbox")
        self.setWindowTitle("Sandbox")
        self.arranging, self.pool = arranging, pool
        self._wants_pool = True
        self.bar = SceneBar()
        self.lay_above(self.bar)
        self.arrange = ArrangeBar(self.main)
        self.lay_below(self.arrange)
        self.cards = PoolPanel(lambda: self.session.names, self._personality, self.main)
        self.lay_before(self.cards)
        self.cards.cardHovered.connect(self._show_pool_card)
        self.bar.cards.clicked.connect(self.toggle_pool)
        self.bar.by_hand.clicked.connect(self.toggle_by_hand)
        for part in (self.side.concede, self.side.by_hand):
            part.setVisible(False)
        self.side.leave.setText("Leave the sandbox")

    @cached_property
    def deck_sheet(self) -> DeckSheet:
        """Asks which decks a position begins from."""
        sheet = DeckSheet(self)
        sheet.chosen.connect(self.begin_anew)
        return sheet

    def begin_anew(self, one: Deck, other: Deck) -> None:
        """Set up the beginning of a game between two decks."""
        raise NotImplementedError

    def _personality(self, seat: int) -> int:
        return self.session.view().sides[seat].mp_card

    def focus_start(self) -> None:
        """Put the keyboard where one begins."""
        browser = self.cards.browser
        if browser is not None and self.cards.isVisibleTo(self):
            browser.search.field.setFocus()
        else:
            self.table.setFocus()

    def show_pool(self, view: PoolView, shelf: FaceShelf) -> None:
        """The cards of the pool have been read."""
        self.pool = view.pool
        self.cards.show_pool(view, shelf)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the cards, the table and its sides."""
        super().resizeEvent(event)
        self._share_pool()

    def _share_pool(self) -> None:
        width = max(em(self, 15), min(em(self, 24), round(self.width() * 0.2)))
        self.arrange.fit(self.height() - self.bar.height() - self.table.minimumHeight())
        left = self.width() - self.side.width() - width
        shown = self.arranging and self._wants_pool and left >= min(TABLE_LEAST, self.width() // 3)
        self.cards.setFixedWidth(width)
        self.cards.setVisible(shown)
        self.bar.cards.setChecked(shown)

    def toggle_pool(self) -> None:
        """Show the cards of the pool, or fold them."""
        if not self.arranging:
            return
        self._wants_pool = not self.cards.isVisibleTo(self)
        if self._wants_pool and not self.side.is_rail and self.side.width() > self.width() // 4:
            self.side.show_judge(False)
            self.side.set_rail(True)
            self.room.share()
        self._share_pool()
        self.focus_start()

    def toggle_by_hand(self) -> None:
        """Show every change of the position as a list, or hide it."""
        if self.arranging:
            shown = not self.by_hand.is_open
            self.side.show_judge(shown)
            self._share_pool()
            (self.by_hand.panel.operation if shown else self.table).setFocus()

    def _show_pool_card(self, card: Card | None) -> None:
        if card is not None:
            self.zoom.show_card(0, FromPool(self.facts, card))
