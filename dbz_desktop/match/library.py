"""The card pool of this installation: the shipped packs and the user's own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.match.rulings import add_errata


def user_packs_folder() -> Path:
    """Where the user's own card packs lie; it need not exist."""
    return paths.user_data_folder() / "packs"


def load_pool(extra: Iterable[Path] = ()) -> Pack:
    """Read the shipped packs, the user's packs and `extra` ones into one pool, with their errata.

    Never raises for a bad pack: see `Pack.errors`.
    """
    folders = [paths.cards_folder()]
    if user_packs_folder().is_dir() and any(user_packs_folder().rglob("*.toml")):
        folders.append(user_packs_folder())
    pool = read_packs([*folders, *extra])
    add_errata(pool)
    return pool


def starter_decks() -> list[Path]:
    """The deck files that the program ships, sorted by name."""
    return sorted((paths.resources_folder() / "decks").glob("*.toml"))
