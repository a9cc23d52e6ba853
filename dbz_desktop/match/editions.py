"""Loading the edition files into the engine's `Edition`; the rules room itself opens no file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from dbz_desktop import paths
from dbz_desktop.decks.rules import UnknownEdition
from dbz_desktop.rules.kernel.editions import Edition, edition_from_tables

DEFAULT_EDITION = "fanz"


def editions_folder() -> Path:
    """The folder of the shipped edition files."""
    return paths.resources_folder() / "editions"


@cache
def edition_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """The parsed edition files of a folder, by edition id."""
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.toml"))
    }


def load_edition(edition: str = DEFAULT_EDITION, folder: Path | None = None) -> Edition:
    """An edition by its id. Raises UnknownEdition, listing those there are."""
    tables = edition_tables(folder or editions_folder())
    if edition not in tables:
        raise UnknownEdition(
            f'there is no edition "{edition}"; there are: {", ".join(sorted(tables))}'
        )
    return edition_from_tables(tables, edition)
