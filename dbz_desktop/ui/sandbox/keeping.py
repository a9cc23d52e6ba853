"""Keeping a position: as a file that opens by double-click, and as text for a message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.scenes import SUFFIX, write_scene
from dbz_desktop.match.scenarios.taking import Taken
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.ui.tableside.table_page import TablePage
from dbz_desktop.writing import with_ending


class Keeping(QObject):
    """Saves and copies what `taken` gives, and reads what is pasted with `read`; both raise
    ScenarioError. `path` is the file that the position was opened from, or saved to."""

    pasted = Signal(object)
    """A position that came from text."""

    def __init__(
        self, page: TablePage, taken: Callable[[], Taken], read: Callable[[str], Scenario]
    ) -> None:
        super().__init__(page)
        self._page, self._taken, self._read = page, taken, read
        self.path: Path | None = None

    def save(self) -> None:
        """Save the position in its file."""
        if self.path is None:
            self.save_as()
        else:
            self._save_to(self.path)

    def save_as(self) -> None:
        """Save the position in a file of the user's choice."""
        proposed = self.path or Path.home() / f"position{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(
            self._page, "Save the position", str(proposed), f"Scenes (*{SUFFIX})"
        )
        if name:
            self._save_to(with_ending(Path(name), SUFFIX))

    def _save_to(self, path: Path) -> None:
        taken = self._found()
        if taken is None:
            return
        try:
            write_scene(taken.scenario, path)
        except OSError as error:
            self._page.message.tell(
                "The position could not be saved.",
                f"{path}: {error.strerror or error}. Choose another folder.",
            )
            return
        self.path = path
        self._page.message.tell("The position was saved.", f"{path}.{_left_out(taken)}")

    def copy(self) -> None:
        """Copy the position as text."""
        taken = self._found()
        if taken is not None:
            QGuiApplication.clipboard().setText(scenario_text(taken.scenario))
            words = f"Paste it here, into a message, or into a file that ends with {SUFFIX}."
            self._page.message.tell("The position was copied as text.", words + _left_out(taken))

    def paste(self) -> None:
        """Set a position up that was copied as text."""
        try:
            scene = self._read(QGuiApplication.clipboard().text())
        except ScenarioError as error:
            self._page.message.tell("That text is no position.", str(error))
            return
        self.pasted.emit(scene)

    def _found(self) -> Taken | None:
        """The position as it can be kept now; where it can't, the page says why."""
        try:
            return self._taken()
        except ScenarioError as error:
            words = f"{error.message[:1].upper()}{error.message[1:]}."
            self._page.message.tell("This can't be kept as a position.", words)
            return None


def _left_out(taken: Taken) -> str:
    return f" Left out: {'; '.join(taken.left_out)}." if taken.left_out else ""
