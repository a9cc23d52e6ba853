"""What several commands need: the card pool, editions and JSON output."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dbz_desktop.cards.editions import EditionError
from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.cli import Usage
from dbz_desktop.cli.facts import add_facts
from dbz_desktop.decks.reading import Reading
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.content.rulings import add_errata
from dbz_desktop.rules.kernel.editions import Edition


def existing(paths: Iterable[Path]) -> list[Path]:
    """The paths, each of which must exist; raises Usage."""
    checked = list(paths)
    for path in checked:
        if not path.exists():
            raise Usage(f"{path}: there is no such file or folder")
    return checked


def pool_of(arguments: argparse.Namespace) -> Pack:
    """The card pool that a command works with: `--cards`, else what is installed.

    What can't be read in it is told on stderr; the other cards still count.
    """
    given: list[Path] | None = getattr(arguments, "cards", None)
    pool = read_pool(existing(given)) if given else load_pool()
    for error in pool.errors:
        print(f"warning: {error}", file=sys.stderr)
    if not pool.cards:
        raise Usage("no cards were found; name a card pack with --cards PATH")
    return pool


def read_pool(paths: Iterable[Path]) -> Pack:
    """A pool out of packs (.toml, folders) and facts files (.jsonl), with the errata on record."""
    files = list(paths)
    pool = read_packs(path for path in files if path.suffix.lower() != ".jsonl")
    for path in files:
        if path.suffix.lower() != ".jsonl":
            continue
        add_facts(pool, path)
    add_errata(pool)
    return pool


def tell_doubts(reading: Reading, path: Path) -> None:
    """Tell on stderr what of a deck was guessed, and what was left out."""
    for words in (*guesses_in(reading), *left_out_in(reading)):
        print(f"{path}: {words}", file=sys.stderr)


def guesses_in(reading: Reading) -> list[str]:
    """The guesses that a deck rests on, in words."""
    return [
        f"line {guess.line}: “{guess.written}” was taken for {guess.card.name} ({guess.card.id})"
        for guess in reading.guesses
    ]


def left_out_in(reading: Reading, aside: bool | None = None) -> list[str]:
    """The lines that are not in the deck, in words; with `aside` only those the list itself
    leaves out, or only the others."""
    return [
        f"line {line.line}: “{line.written}” was left out: {line.reason}"
        for line in reading.unread
        if aside is None or line.aside is aside
    ]


def edition_of(name: str) -> Edition:
    """An edition by its id; raises Usage with the known ones."""
    try:
        return load_edition(name)
    except EditionError as error:
        raise Usage(str(error)) from error


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))
