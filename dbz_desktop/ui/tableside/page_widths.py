"""Sharing the room of a page between the timeline, the table and the side column.

The table comes first. Timeline and side column take what they need to be read, no more; each folds
to a rail at its edge by a click, by key, or of itself where the page is narrow for the text. What
the user chose is remembered, for wide and for narrow pages apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QFrame, QWidget

from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.fold_section import FoldHeader
from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import em, holds_keyboard
from dbz_desktop.ui.table.steprail import StepRail
from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.tableside.side_column import SideColumn

NARROW_SIDE = 50
"""A page of fewer line heights than this in width folds the side column of itself."""

NARROW_TIMELINE = 58
"""The same for the timeline, which is read less."""

TABLE_LEAST = 580
"""What the table is left at least, in pixels."""


class TimelineColumn(QFrame):
    """The timeline with a header that folds it, and the rail that is left of it when folded."""

    def __init__(self, timeline: TimelineWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.timeline = timeline
        self.header = FoldHeader("Timeline", "T")
        self.rail = StepRail(timeline.model)
        self.rail.hide()
        fill(vbox(self, 0, 0), self.header, (timeline, 1), (self.rail, 1))

    def set_folded(self, folded: bool) -> None:
        """Show the timeline, or the rail."""
        self.header.set_folded(folded)
        self.timeline.setVisible(not folded)
        self.rail.setVisible(folded)


class PageWidths:
    """Shares a page's width. The page calls `share` whenever its size changes."""

    def __init__(
        self,
        page: QWidget,
        main: QWidget,
        timeline: TimelineWidget,
        side: SideColumn,
        settings: Settings,
    ) -> None:
        """`main` is the part of the page in which the timeline lies, beside the table."""
        self.page, self.side, self.settings = page, side, settings
        self.column = TimelineColumn(timeline, main)
        self.column.header.clicked.connect(self.toggle_timeline)
        self.column.rail.unfoldWanted.connect(self.toggle_timeline)
        self.shared: Callable[[], None] = lambda: None
        """Called whenever the widths were shared out anew."""
        self._held: frozenset[str] = frozenset()
        side.foldChanged.connect(self._side_folded)
        side.shareWanted.connect(self.share)

    def _name(self, part: str) -> str:
        """What a choice is remembered under."""
        return f"{part}_narrow" if self._narrow(part) else part

    def _narrow(self, part: str) -> bool:
        least = NARROW_SIDE if part == "column" else NARROW_TIMELINE
        return self.page.width() < em(self.page, least)

    def is_open(self, part: str) -> bool:
        """True when a part ("column" or "timeline") is unfolded at the page's size."""
        return self.settings.part_open(self._name(part), not self._narrow(part))

    def hold(self, parts: Iterable[str]) -> None:
        """Keep these parts unfolded for now, and no others; what the user chose isn't touched."""
        held = frozenset(parts)
        if held != self._held:
            self._held = held
            self.share()

    def toggle_timeline(self) -> None:
        """Fold the timeline or unfold it."""
        opens = self.column.header.folded
        self._held -= {"timeline"}
        self.settings.set_part_open(self._name("timeline"), opens)
        self.column.set_folded(not opens)
        self.share()

    def _side_folded(self, folded: bool) -> None:
        self._held -= {"column"}
        self.settings.set_part_open(self._name("column"), not folded)
        self.share()

    def share(self) -> None:
        """Give every part its width. A part with the keyboard in it isn't folded."""
        page, width = self.page, self.page.width()
        side = self.side
        held = "column" in self._held or side.held
        unfolded = self.is_open("column") or held or holds_keyboard(side.split)
        side.set_rail(not unfolded)
        held = "timeline" in self._held
        open_now = self.is_open("timeline") or held or holds_keyboard(self.column.timeline)
        self.column.set_folded(not open_now)
        if self.side.is_rail:
            beside = self.side.rail_width()
        else:
            wanted = max(em(page, 15), min(em(page, 22), round(width * 0.22)))
            beside = min(wanted, round(width * 0.36))
        self.side.setFixedWidth(beside)
        if self.column.header.folded:
            before = self.column.rail.sizeHint().width()
        else:
            words = max(em(page, 11), min(em(page, 17), round(width * 0.155)))
            before = max(180, min(words, width - beside - TABLE_LEAST))
        self.column.setFixedWidth(before)
        self.shared()
