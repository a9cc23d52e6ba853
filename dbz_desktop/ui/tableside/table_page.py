"""A page with a table, the timeline and the side column beside it, and a log in its pace."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.match.seats.log_lines import Tellers
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.faces.card_wordings import WordingSheet
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.layouts import fill
from dbz_desktop.ui.kit.measure import lay_out_again
from dbz_desktop.ui.kit.widgets import Message
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.session.sounds import Sounds
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
        # A child, so that it goes with the page: what is connected to it holds the game.
        self.session = self.session_type(match, viewer, self)
        self._tellers = Tellers()
        row = QHBoxLayout(self)
        self.main = QWidget()
        column = QVBoxLayout(self.main)
        middle = QHBoxLayout()
        for layout in (row, column):
            layout.setContentsMargins(0, 0, 0, 0)
        for layout in (row, column, middle):
            layout.setSpacing(0)
        self.message = Message()
        self.table = TableWidget(self.session, faces=faces)
        self.facts = TableFacts(self.session, faces, self.table.table.model)
        self.timeline = TimelineWidget(self.session)
        self.side = SideColumn(settings)
        self.zoom, self.log = self.side.zoom, self.side.log
        self.room = PageWidths(self, self.timeline, self.side, settings)
        column.addWidget(self.message)
        fill(middle, self.room.column, (self.table, 1))
        column.addLayout(middle, 1)
        fill(row, (self.main, 1), self.side)
        self._column, self._middle = column, middle
        self.wordings = WordingSheet(self)
        self.reading = Reading(
            self, self.session, self.table, self.timeline, self.side, self.facts, self.point_at
        )
        self.rules = self.reading.sheet
        for part in (self.rules, self.reading.panel):
            part.showWanted.connect(lambda r: self.showRuleWanted.emit(r, self.session.edition))
        for told in (self.wordings, self.reading.panel):
            told.showRulingWanted.connect(
                lambda r: self.showRulingWanted.emit(r, self.session.edition)
            )
        self.rules.rulingsWanted.connect(self.rulingsWanted)
        # The table paces `eventShown` while it animates, so the log never runs ahead of the eye.
        self.session.eventShown.connect(self.tell)
        self.session.viewerChanged.connect(lambda _seat: self.zoom.clear())
        self.table.cardHovered.connect(self.point_at)
        self.side.speedChosen.connect(self._set_speed)
        follow(self.table, settings)
        Sounds(self.session, settings, self)

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
