"""A page with a table, the timeline and the side column beside it, and a log in its pace."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.seats.log_lines import Tellers
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.faces.card_sheet import CardSheet
from dbz_desktop.ui.faces.card_wordings import WordingSheet
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.layouts import fill
from dbz_desktop.ui.kit.measure import lay_out_again
from dbz_desktop.ui.kit.widgets import Message
from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.session.sounds import Sounds
from dbz_desktop.ui.system.slices import Step
from dbz_desktop.ui.table.table_facts import TableFacts
from dbz_desktop.ui.table.table_settings import follow
from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside.page_widths import PageWidths
from dbz_desktop.ui.tableside.reading_tools import Reading
from dbz_desktop.ui.tableside.side_column import SideColumn


class TablePage(QWidget):
    """Shows what a session shows. What is below the table is each page's own: `lay_below`."""

    session_type: type[GameSession] = GameSession
    showRuleWanted = Signal(str, str)
    """A rule that is to be shown on a table of its own, by the rules of an edition."""
    showRulingWanted = Signal(str, str)
    """A ruling on a card that is to be shown there."""
    rulingsWanted = Signal()
    """The list of all rulings is wanted."""

    def __init__(
        self,
        match: Any,
        viewer: int | None,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        lay_out_again(self)
        self._settings = settings
        # What edition this page shows is its own affair, whatever page lies above or below.
        self._faces = faces = faces.beside()
        # A child, so that it goes with the page: what is connected to it holds the game.
        self.session = self.session_type(match, viewer, self)
        self._tellers = Tellers()
        # Each part has its place from the first: Qt dresses all in it anew where it gets another.
        row = QHBoxLayout(self)
        self.main = QWidget(self)
        column = QVBoxLayout(self.main)
        middle = QHBoxLayout()
        for layout in (row, column):
            layout.setContentsMargins(0, 0, 0, 0)
        for layout in (row, column, middle):
            layout.setSpacing(0)
        self.message = Message(self.main)
        self.table = TableWidget(self.session, self.main, faces)
        self.facts = TableFacts(self.session, faces, self.table.table.model)
        self.timeline = TimelineWidget(self.session)
        self.side = SideColumn(settings, self)
        self.zoom, self.log = self.side.zoom, self.side.log
        self.room = PageWidths(self, self.main, self.timeline, self.side, settings)
        column.addWidget(self.message)
        column.addLayout(middle, 1)
        fill(middle, self.room.column, (self.table, 1))
        fill(row, (self.main, 1), self.side)
        self._column, self._middle = column, middle
        self.reading = Reading(
            self, self.session, self.table, self.timeline, self.side, self.facts, self.point_at
        )
        for rules_wanted in (self.reading.panel, self.timeline, self.log):
            rules_wanted.ruleWanted.connect(self.show_rule)
        self.reading.panel.bookWanted.connect(self.show_rules)
        self.reading.panel.showWanted.connect(self._show_rule_played)
        self.reading.panel.showRulingWanted.connect(self._show_ruling_played)
        self.table.readWanted.connect(lambda card: self.card_sheet.show_card(card, self.facts))
        self.table.wordingsWanted.connect(self._show_wordings)
        # The table paces `eventShown` while it animates, so the log never runs ahead of the eye.
        self.session.eventShown.connect(self.tell)
        self.session.viewerChanged.connect(lambda _seat: self.zoom.clear())
        self.table.cardHovered.connect(self.point_at)
        self.side.speedChosen.connect(self._set_speed)
        follow(self.table, settings)
        Sounds(self.session, settings, self)

    def show_match(self, match: Any, viewer: int | None = None) -> None:
        """Show another match from now on, as if the page had been made for it: nothing is left of
        the one before."""
        edition = match.seat(0).edition
        if edition != self.session.edition:
            self.facts.read_in(edition)
            self.reading.panel.read_in(edition)
            book: RuleSheet | None = vars(self).pop("rules", None)
            if book is not None:
                book.deleteLater()
        self._tellers = Tellers()
        self.session.show_match(match, viewer)

    def faces_ahead(self, seat: Seat) -> list[Step]:
        """Steps that each draw a face which this page would show of another match, seen from a
        seat, and has not at hand. Not the one to read: it is as large as twenty small ones."""
        faces, dpr = self._faces.beside(), self.devicePixelRatioF()
        faces.set_edition(load_edition(seat.edition).chain)
        return [
            partial(faces.pixmap, card, size, dpr, True)
            for card, size in self.table.table.faces_of(seat)
            if not faces.has(card, size, dpr, True)
        ]

    # --- sheets over the page ---

    @cached_property
    def rules(self) -> RuleSheet:
        """The rulebook."""
        sheet = RuleSheet(self, self.session.edition)
        sheet.showWanted.connect(self._show_rule_played)
        sheet.rulingsWanted.connect(self.rulingsWanted)
        return sheet

    @cached_property
    def wordings(self) -> WordingSheet:
        """The wordings of a card, and the rulings on it."""
        sheet = WordingSheet(self)
        sheet.showRulingWanted.connect(self._show_ruling_played)
        return sheet

    @cached_property
    def card_sheet(self) -> CardSheet:
        """A card to read at leisure."""
        sheet = CardSheet(self)
        sheet.wordingsWanted.connect(lambda card: self.wordings.show_card(card))
        return sheet

    def show_rule(self, rule: str) -> None:
        """Open the rulebook at a rule."""
        self.rules.show_rule(rule)

    def show_rules(self) -> None:
        """Open the rulebook."""
        self.rules.show_all()

    def _show_rule_played(self, rule: str) -> None:
        self.showRuleWanted.emit(rule, self.session.edition)

    def _show_ruling_played(self, ruling: str) -> None:
        self.showRulingWanted.emit(ruling, self.session.edition)

    def _show_wordings(self, instance: int) -> None:
        card = self.facts.card(instance)
        if card is not None:
            self.wordings.show_card(card)

    # --- the room ---

    def lay_below(self, part: QWidget) -> None:
        """Put something below the table."""
        self._column.addWidget(part)

    def lay_above(self, part: QWidget) -> None:
        """Put something above the table, on top of all."""
        self._column.insertWidget(0, part)

    def lay_before(self, part: QWidget) -> None:
        """Put something before the table, at the left of the timeline."""
        self._middle.insertWidget(0, part)

    def point_at(self, instance: int) -> None:
        """Show a card large."""
        self.zoom.show_card(instance, self.facts)

    def tell(self, event: Event) -> None:
        """Add what was just shown to the log."""
        self.log.append(self._tellers.tell(self.session.seat, [event]))

    def tell_anew(self) -> None:
        """Tell the whole log as its reader may know it."""
        seat = self.session.seat
        self.log.set_lines(self._tellers.lines_of(seat), seat.viewer)

    def _set_speed(self, speed: str) -> None:
        self._settings.speed = speed
        self.side.show_speed(speed)
