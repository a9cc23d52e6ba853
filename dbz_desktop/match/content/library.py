"""The card pool of this installation: the shipped packs and the user's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.cards.tables import Tables
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rulings import add_errata


def user_packs_folder() -> Path:
    """Where the user's own card packs lie; it need not exist."""
    return paths.user_data_folder() / "packs"


def load_pool(extra: Iterable[Path] = (), tables: Tables | None = None) -> Pack:
    """Read the shipped packs, the user's packs and `extra` ones into one pool, with their errata.

    `tables` are what is known of the files already. Never raises for a bad pack: see `Pack.errors`.
    """
    others = list(extra)
    if user_packs_folder().is_dir() and any(user_packs_folder().rglob("*.toml")):
        others.insert(0, user_packs_folder())
    pool = read_packs([paths.cards_folder(), *others], tables)
    if others:
        add_errata(pool)
    return pool


def starter_decks(edition: str = "") -> list[Path]:
    """The deck files that the program ships, sorted by name: as they were sold, or for an edition.

    Where an erratum or the Frozen List hits a deck, `decks/<edition>/` has that edition's own
    version of it, which counts for the editions that inherit from it, too (DCK-10, DCK-12).
    Raises UnknownEdition.
    """
    folder = paths.resources_folder() / "decks"
    sold = sorted(folder.glob("*.toml"))
    chain = load_edition(edition).chain if edition else ()
    return [next(_versions(path, chain), path) for path in sold]


def built_decks() -> list[Path]:
    """The deck files that the program ships beside the starters, sorted by name.

    Each was built for an edition, which its file names; it may be legal in others, too.
    """
    return sorted(built_folder().glob("*.toml"))


def built_folder() -> Path:
    """Where the shipped decks lie that are no starters."""
    return paths.resources_folder() / "decks" / "built"


def _versions(path: Path, chain: tuple[str, ...]) -> Iterator[Path]:
    """The versions that editions have of a deck, the nearest edition's first."""
    own = (path.parent / edition / path.name for edition in chain)
    return (version for version in own if version.is_file())
