"""What the pages do with the user's own files beside reading them: show a folder, give a pack away,
use the trash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFile, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from dbz_desktop.cards.packfile import SUFFIX, PackFile
from dbz_desktop.cards.packs import PackError
from dbz_desktop.decks.storage import file_stem
from dbz_desktop.match.journal.reading import SUFFIX as GAME
from dbz_desktop.match.packs import export_pack
from dbz_desktop.ui.kit.widgets import Message

GAMES = f"Games of DBZ Desktop (*{GAME})"
"""What a dialog offers where a game is saved."""


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


def where_to_save(
    page: QWidget, title: str, proposed: Path, kinds: str, ending: str = ""
) -> Path | None:
    """Ask where a file shall be saved, None for nowhere; its name gets the `ending` if it has
    another. `kinds` are what the dialog offers, as Qt writes them."""
    name, _ = QFileDialog.getSaveFileName(page, title, str(proposed), kinds)
    if not name:
        return None
    target = Path(name)
    other = ending and target.suffix.lower() != ending
    return target.with_name(target.name + ending) if other else target


def give_away(page: QWidget, pack: PackFile, message: Message) -> None:
    """Ask where a pack shall be saved for a friend, and save it; `message` tells how it went."""
    proposed = Path.home() / f"{file_stem(pack.head.name)}{SUFFIX}"
    kinds = f"Card packs (*{SUFFIX})"
    target = where_to_save(page, "Save the pack as a file", proposed, kinds, SUFFIX)
    if target is None:
        return
    try:
        export_pack(pack, target)
    except (OSError, PackError) as error:
        why = getattr(error, "strerror", None) or str(error)
        message.tell("The pack could not be saved.", f"{target}: {why}.")
        return
    message.tell(f"{target.name} was saved.", "Whoever opens it in DBZ Desktop gets these cards.")


def move_to_trash(path: Path) -> bool:
    """Put a file into the system's trash; False where there is none."""
    # One of the overloads of moveToTrash answers with the place in the trash besides.
    moved = QFile.moveToTrash(str(path))
    return moved[0] if isinstance(moved, tuple) else moved


def remove_file(
    path: Path, confirm: Any, message: Message, failed: str, gone: Callable[[], object]
) -> None:
    """Put a file into the trash or, where there is none and its user agrees, delete it for good.

    `confirm` is the page's own, which has just asked; `gone` is called once the file is away, and
    `message` tells with the words `failed` that it could not be deleted.
    """
    if not path.exists() or move_to_trash(path):
        gone()
        return

    def delete() -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            message.tell(failed, f"{path}: {error.strerror or error}.")
            return
        gone()

    def ask() -> None:
        confirm.ask(
            "There is no trash for this folder.",
            f"Delete {path.name} for good? It can't be brought back.",
            "Delete for good",
            "Keep it",
            delete,
        )

    # After this confirm has closed: it is the same one that asks again.
    QTimer.singleShot(0, ask)
