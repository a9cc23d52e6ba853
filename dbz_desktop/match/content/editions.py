"""Loading the edition files into the engine's `Edition`; the rules room itself opens no file."""

from __future__ import annotations

from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.cards.editions import read_editions
from dbz_desktop.rules.kernel.editions import Edition, edition_of

DEFAULT_EDITION = "fanz"


def editions_folder() -> Path:
    """The folder of the shipped edition files."""
    return paths.resources_folder() / "editions"


def load_edition(edition: str = DEFAULT_EDITION, folder: Path | None = None) -> Edition:
    """An edition by its id. Raises UnknownEdition, listing those there are; EditionError."""
    return edition_of(read_editions(folder or editions_folder()), edition)
