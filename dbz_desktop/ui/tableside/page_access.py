"""PageAccess: everything on a page with a table is got at by keyboard, and is said aloud.

Tab goes from the table to the question, the timeline and the side column; Esc comes back to the
table; letters jump to its places. What happens is announced to a screen reader in a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.ui.kit.announcing import in_sentences
from dbz_desktop.ui.kit.key_list import JUMPS
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside.log_panel import LogLine

GATHER = 300
"""Milliseconds that lines are gathered for one announcement."""

MOST = 8
"""Of more lines than this, only the last ones are said; the log has all of them."""


class PageAccess(QObject):
    """The keyboard's ways and the announcements of one page. `parts` in the order of Tab."""

    def __init__(
        self,
        page: QWidget,
        table: TableWidget,
        parts: Sequence[QWidget],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._table = table
        self._parts = parts
        self._lines: list[str] = []
        self._asked: set[str] = set()
        self._timer = single_shot(self, GATHER, self._say)

    # --- the keyboard ------------------------------------------------------------------------

    def add_part(self, part: QWidget) -> None:
        """Let Tab go through one more part of the page, first of all."""
        self._parts = (part, *self._parts)

    def shortcuts(self) -> list[tuple[str, Callable[[], None]]]:
        """The keys that jump to a place on the table."""
        return [(key, partial(self._table.jump, place)) for key, place, _words in JUMPS]

    def tab(self, forward: bool) -> bool:
        """Give the keyboard to the next stop; for a page's `focusNextPrevChild`."""
        stops = [stop for part in self._parts for stop in stops_in(part)]
        if not stops:
            return False
        focus = QApplication.focusWidget()
        way = 1 if forward else -1
        if focus in stops:
            goal = stops[(stops.index(focus) + way) % len(stops)]
        else:
            goal = stops[0 if forward else -1]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        goal.setFocus(reason)
        return True

    def home(self) -> None:
        """Give the keyboard back to the table."""
        self._table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- announcements -----------------------------------------------------------------------

    def tell(self, lines: Iterable[LogLine]) -> None:
        """Announce what happened, but not every detail of it."""
        self.say(*(line.text for line in lines if line.aloud))

    def say(self, *texts: str) -> None:
        """Announce some words, together with what else happens in the same moment."""
        self._lines += [text for text in texts if text]
        if self._lines:
            self._timer.start()

    def say_to_asked(self, text: str) -> None:
        """Announce what concerns the question that is shown, for who is asked alone."""
        self._asked.add(text)
        self.say(text)

    def answered(self) -> None:
        """The question is answered: what was still to be said of it isn't; others may listen."""
        self._lines = [line for line in self._lines if line not in self._asked]
        self._asked.clear()

    def hush(self) -> None:
        """What wasn't said yet is for nobody's ears any more."""
        self._lines.clear()
        self._asked.clear()
        self._timer.stop()

    def _say(self) -> None:
        lines, self._lines = self._lines[-MOST:], []
        self._table.announce(in_sentences(lines))


def stops_in(part: QWidget) -> list[QWidget]:
    """Where Tab stops within a part of a page, from its upper left on."""
    if not part.isVisible():
        return []
    found = [
        child
        for child in (part, *part.findChildren(QWidget))
        if child.isVisible()
        and child.isEnabled()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        and child.focusProxy() is None
    ]

    def place(child: QWidget) -> tuple[int, int]:
        at = child.mapTo(part, QPoint(0, 0))
        return at.y() + child.height() // 2, at.x()

    rows: list[list[QWidget]] = []
    for child in sorted(found, key=place):
        # What overlaps with the row above by half of its height stands in that row.
        if rows and abs(place(child)[0] - place(rows[-1][0])[0]) * 2 < child.height():
            rows[-1].append(child)
        else:
            rows.append([child])
    return [child for row in rows for child in sorted(row, key=lambda c: place(c)[1])]
