"""What a table takes from the settings while it is open: its speed and how much may move."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.system.system_motion import system_motion
from dbz_desktop.ui.table.widget import TableWidget


class _Follower(QObject):
    """A child of the table: it goes when the table goes, and its connections with it."""

    def __init__(self, table: TableWidget, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        settings.changed.connect(self._changed)
        system_motion().changed.connect(self._system_changed)
        self._take()

    @Slot(str)
    def _changed(self, key: str) -> None:
        if key in ("view/speed", "view/reduced_motion"):
            self._take()

    @Slot(bool)
    def _system_changed(self, reduced: bool) -> None:
        self._take()

    def _take(self) -> None:
        self._table.setReducedMotion(self._settings.reduced_motion)
        self._table.setSpeed(self._settings.speed)


def follow(table: TableWidget, settings: Settings) -> None:
    """Let a table have the settings' speed and motion, now and whenever they change."""
    _Follower(table, settings)
