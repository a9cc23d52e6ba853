"""A card pack as one file that travels from player to player: `.dbzpack`.

It is a pack's TOML as the author wrote it, with a table on top that says what it is:

    [pack]
    format = 1
    name = "Kitchen table"
    author = "Ann"                  # optional, as are the next two
    version = "2"
    about = "Two cards for our Saturdays."

    [[card]]
    id = "KIT-C1"
    ...

Nothing in it is ever run: it is text, read with the limits of every other pack.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dbz_desktop.cards.packs import Pack, PackError, pack_bytes, parse_pack, take_tables
from dbz_desktop.cards.writing import pack_text, quoted, seen_signs

SUFFIX = ".dbzpack"
FORMAT = 1
MAX_NAME = 80
MAX_ABOUT = 1_000


@dataclass(frozen=True, slots=True)
class PackHead:
    """What a pack says of itself. `name` is never empty."""

    name: str
    author: str = ""
    version: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class PackFile:
    """A pack's file as read: what it says of itself, its cards, and its text as written."""

    path: Path
    head: PackHead
    pack: Pack = field(compare=False)
    text: str

    @property
    def sets(self) -> tuple[str, ...]:
        """The codes of the sets that its cards belong to."""
        return tuple(sorted({card.set_code for card in self.pack.cards.values()}))


def read_pack_file(path: Path) -> PackFile:
    """Read a `.dbzpack`, or any pack of one TOML file.

    Cards that can't be read are in `pack.errors`; raises PackError where nothing of it is good.
    """
    data = pack_bytes(path)
    tables = parse_pack(data, path)
    head = head_of(tables.get("pack", {}), path)
    pack = Pack()
    take_tables(pack, tables, path)
    if not pack.cards and not pack.errors and not tables.get("draft"):
        raise PackError('there is no card in it; cards are written as "[[card]]" tables', path)
    # A file from Windows goes on with the line ends of what is put on top of it.
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    return PackFile(path, head, pack, text)


def pack_file_text(file: PackFile) -> str:
    """The text of a `.dbzpack` with the same cards: as its author wrote it, wherever possible."""
    top = head_text(file.head)
    tables = parse_pack(file.text.encode(), file.path)
    if "pack" in tables:
        same = head_of(tables["pack"], file.path) == file.head
        return file.text if same else f"{top}\n{pack_text(file.pack.cards.values())}"
    whole = f"{top}\n{file.text}"
    # Keys in front of the first table would become the pack's instead of the file's.
    try:
        again = parse_pack(whole.encode(), file.path)
        same = again.get("card") == tables.get("card")
    except PackError:
        same = False
    return whole if same else f"{top}\n{pack_text(file.pack.cards.values())}"


def selected_text(file: PackFile, ids: set[str]) -> str:
    """The text of a pack with only some of its cards."""
    cards = [card for card in file.pack.cards.values() if card.id in ids]
    return f"{head_text(file.head)}\n{pack_text(cards)}"


def head_text(head: PackHead) -> str:
    """The table on top of a `.dbzpack`."""
    lines = ["[pack]", f"format = {FORMAT}", f"name = {quoted(head.name)}"]
    for key in _SAID[1:]:
        if getattr(head, key):
            lines.append(f"{key} = {quoted(getattr(head, key))}")
    return "\n".join(lines) + "\n"


def joined(name: str, files: list[PackFile], ids: set[str] | None = None) -> PackFile:
    """Several files as one pack; with `ids`, only these cards of them. Raises PackError."""
    pack = Pack()
    for file in files:
        for card in file.pack.cards.values():
            if ids is None or card.id in ids:
                pack.add(card, file.path)
        pack.errors += file.pack.errors
    if len(files) == 1 and len(pack.cards) == len(files[0].pack.cards):
        return files[0] if files[0].head.name == name else _renamed(files[0], name)
    text = f"{head_text(PackHead(name))}\n{pack_text(pack.cards.values())}"
    return PackFile(files[0].path, PackHead(name), pack, text)


def _renamed(file: PackFile, name: str) -> PackFile:
    return replace(file, head=replace(file.head, name=name))


def head_of(table: Any, path: Path) -> PackHead:
    """What the table `pack` of a pack's file says; it may be empty. Raises PackError."""
    if not isinstance(table, dict):
        raise PackError('"pack" must be a table: [pack]', path)
    version = table.get("format", FORMAT)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise PackError('the "format" of [pack] must be a whole number from 1', path)
    if version > FORMAT:
        raise PackError(
            f"was written by a newer DBZ Desktop (format {version}, this one reads {FORMAT}); "
            "update the program",
            path,
        )
    texts = {}
    for key in _SAID:
        value = table.get(key, "")
        if not isinstance(value, str):
            raise PackError(f'"{key}" of [pack] must be a text in quotes', path)
        texts[key] = _line(value)[: MAX_ABOUT if key == "about" else MAX_NAME].strip()
    return PackHead(
        texts["name"] or _line(path.stem)[:MAX_NAME].strip() or "Pack",
        texts["author"],
        texts["version"],
        texts["about"],
    )


def written_head(before: str, head: PackHead, path: Path) -> str:
    """What stands before the first card of a pack's text, now with another head.

    All but the lines that change stays as it was written. Raises PackError where the table is
    written so that its lines can't be changed one by one.
    """
    before = before if before.endswith("\n") else f"{before}\n"
    found = _TABLE.search(before)
    if found is None:
        # At the end: what stands above it is said of the file, not of the pack.
        return f"{before.rstrip()}\n\n{head_text(head)}\n".lstrip()
    old = head_of(parse_pack(before.encode(), path).get("pack", {}), path)
    lines = found[0].splitlines(keepends=True)
    place = 1
    for key in ("format", *_SAID):
        at = next((n for n, line in enumerate(lines) if re.match(rf"[ \t]*{key}[ \t]*=", line)), -1)
        value = getattr(head, key, None)
        if value != getattr(old, key, None):
            new = [f"{key} = {quoted(value)}\n"] if value else []
            if at >= 0:
                lines[at : at + 1] = new
            else:
                lines[place:place] = new
                at = place
        if at >= 0:
            place = at + 1
    whole = before[: found.start()] + "".join(lines) + before[found.end() :]
    try:
        said = head_of(parse_pack(whole.encode(), path).get("pack", {}), path)
    except PackError:
        said = None
    if said != head:
        raise PackError(
            "what it says of itself isn't written with a line for each thing; change it in the "
            "editor that it was written in",
            path,
        )
    return whole


_SAID = ("name", "author", "version", "about")
_TABLE = re.compile(r"^[ \t]*\[[ \t]*pack[ \t]*\].*?(?=^[ \t]*\[|\Z)", re.MULTILINE | re.DOTALL)
"""The table on top of a pack, up to the next one."""


def head_in_words(name: str, **said: str) -> PackHead:
    """What somebody typed a pack to say of itself, as it is read back; an empty name stays so."""
    return PackHead(_line(name), **{key: _line(text) for key, text in said.items()})


def _line(text: str) -> str:
    """A text as one line without signs that can't be seen."""
    return " ".join(seen_signs(text).split())
