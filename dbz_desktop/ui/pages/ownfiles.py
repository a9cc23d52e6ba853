"""What the pages do with the user's own files beside reading them: show a folder, use the trash."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFile, QUrl
from PySide6.QtGui import QDesktopServices

from dbz_desktop.ui.pages.widgets import Message


def open_folder(folder: Path, message: Message) -> None:
    """Show a folder in the system's own program, made first where there is none yet.

    `message` tells what stands in the way.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        message.tell("The folder could not be made.", f"{folder}: {why}.")
        return
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))) is False:
        message.tell("The system shows no folders.", f"Look for it yourself: {folder}")


def move_to_trash(path: Path) -> bool:
    """Put a file into the system's trash; False where there is none."""
    # One of the overloads of moveToTrash answers with the place in the trash besides.
    moved = QFile.moveToTrash(str(path))
    return moved[0] if isinstance(moved, tuple) else moved
