"""`dbz-desktop cards export`: cards of one's own as one file for another player."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from dbz_desktop.cards.packfile import SUFFIX, PackFile, joined, read_pack_file
from dbz_desktop.cards.packs import PackError
from dbz_desktop.cli import FOUND_WRONG, OK, Failure, Usage
from dbz_desktop.match.content.library import load_pool, user_packs_folder
from dbz_desktop.match.packs import all_editions, export_pack, misread_of, own_packs


def export(arguments: argparse.Namespace) -> int:
    """Write a `.dbzpack`. 1 where a card in it can't be read, or isn't understood."""
    target: Path = arguments.file
    if target.suffix.lower() != SUFFIX:
        target = target.with_name(target.name + SUFFIX)
    if target.exists() and not arguments.force:
        raise Failure(f"{target} is there already; choose another name, or add --force")
    try:
        file = _wanted(arguments.set, arguments.name)
        if arguments.author:
            file = replace(file, head=replace(file.head, author=arguments.author))
        export_pack(file, target)
    except PackError as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Usage(f"{target} can't be written: {error.strerror or error}") from error
    for wrong in file.pack.errors:
        print(f"{wrong}", file=sys.stderr)
    print(f"{len(file.pack.cards)} cards written to {target}")
    editions = all_editions()
    unread = [card for card in file.pack.cards.values() if any(misread_of(card, editions))]
    for card in unread:
        print(f"  {card.name} ({card.id}): its text isn't fully understood; see cards check")
    return FOUND_WRONG if file.pack.errors or unread else OK


def _wanted(what: str, name: str | None) -> PackFile:
    """The cards that are meant, as one pack: a file or folder, a pack's name, a set's code."""
    path = Path(what)
    if path.exists():
        paths = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not paths:
            raise Usage(f"{path}: there is no card pack (.toml) in this folder")
        return joined(name or _named(path), [read_pack_file(file) for file in paths])
    own = [pack.file for pack in own_packs() if pack.file is not None]
    meant = [pack for pack in own if what.casefold() in (pack.head.name.casefold(), pack.path.stem)]
    if meant:
        return joined(name or meant[0].head.name, meant[:1])
    code = what.upper()
    holding = [pack for pack in own if code in (each.upper() for each in pack.sets)]
    if holding:
        ids = {
            card.id
            for pack in holding
            for card in pack.pack.cards.values()
            if card.set_code.upper() == code
        }
        return joined(name or what, holding, ids)
    if any(card.set_code.upper() == code for card in load_pool().cards.values()):
        raise Failure(f"{what} comes with the program; there is nobody who needs it as a file")
    names = ", ".join(pack.head.name for pack in own)
    raise Failure(
        f'there is no pack or set "{what}" of yours; '
        + (f"your packs are: {names}" if own else f"you have none in {user_packs_folder()}")
    )


def _named(path: Path) -> str:
    return path.resolve().stem
