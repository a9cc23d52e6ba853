"""The table: its scene, its animations and the timeline of the attack."""

from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.table.widget import TableWidget

__all__ = ["TableWidget", "TimelineWidget"]
