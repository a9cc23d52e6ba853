"""The text of a pack cut into its cards, to change some of them and leave all else as it stands.

Whoever wrote a pack by hand finds it again: comments, order and layout stay, and so do entries
that can't be read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from dbz_desktop.cards.drafts import (
    Draft,
    card_text,
    draft_from_table,
    draft_of,
    draft_text,
    wants_of,
)
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packfile import PackHead, head_of, head_text, written_head
from dbz_desktop.cards.packs import PackError, card_from_table, pack_bytes, parse_pack

_ENTRY = re.compile(r"^[ \t]*\[\[[ \t]*(card|draft)[ \t]*\]\]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Part:
    """One entry of a pack: its text, and what it was read as; `draft` is None for what can't be
    read, with the reason in `wrong`."""

    text: str
    draft: Draft | None
    wrong: str = ""

    @property
    def is_card(self) -> bool:
        """Whether the pool finds a card here."""
        found = _ENTRY.match(self.text)
        return self.draft is not None and found is not None and found[1] == "card"


@dataclass(frozen=True, slots=True)
class PackText:
    """A pack's text: what stands before its first entry, and its entries."""

    head: PackHead
    before: str
    parts: tuple[Part, ...] = ()

    @property
    def text(self) -> str:
        """The whole of it."""
        return self.before + "".join(part.text for part in self.parts)

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """The entries that can be read, cards and drafts, in their order."""
        return tuple(part.draft for part in self.parts if part.draft is not None)

    @property
    def unread(self) -> list[str]:
        """What is wrong with the entries that can't be read."""
        return [part.wrong for part in self.parts if part.draft is None]


def new_pack_text(head: PackHead) -> PackText:
    """The text of a pack without a card."""
    return PackText(head, head_text(head))


def with_head(pack: PackText, head: PackHead, path: Path) -> PackText:
    """A pack that says something else of itself. Raises PackError, see `written_head`."""
    if head == pack.head:
        return pack
    return replace(pack, head=head, before=written_head(pack.before, head, path))


def read_pack_text(path: Path, understood: Callable[[Card], bool]) -> PackText:
    """Read the file of a pack to change it. `understood` tells whether a card's text is.

    Raises PackError where it can't be read, or is written so that it can't be cut into its cards.
    """
    parse_pack(pack_bytes(path), path)
    return cut_pack(text_of_file(path), path, understood)


def text_of_file(path: Path) -> str:
    """The text of a pack's file, its lines ended as those that are put to it. Raises PackError."""
    return pack_bytes(path).decode("utf-8-sig", "replace").replace("\r\n", "\n")


def cut_pack(text: str, path: Path, understood: Callable[[Card], bool]) -> PackText:
    """Cut the text of a pack into its entries; see `read_pack_text`."""
    tables = parse_pack(text.encode(), path)
    waiting = {kind: _entries(tables, kind, path) for kind in ("card", "draft")}
    found = [*_ENTRY.finditer(text)]
    counts = {kind: sum(match[1] == kind for match in found) for kind in waiting}
    if any(counts[kind] != len(waiting[kind]) for kind in waiting):
        raise PackError(
            'its cards aren\'t written as "[[card]]" tables, each with a line of its own; '
            "change it in the editor that it was written in",
            path,
        )
    parts = []
    for number, match in enumerate(found):
        end = found[number + 1].start() if number + 1 < len(found) else len(text)
        table = waiting[match[1]].pop(0)
        parts.append(_part(text[match.start() : end], match[1], table, number, path, understood))
    before = text[: found[0].start()] if found else text
    return PackText(head_of(tables.get("pack", {}), path), before, tuple(parts))


def _entries(tables: dict[str, Any], kind: str, path: Path) -> list[dict[str, Any]]:
    found = tables.get(kind, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise PackError(f'"{kind}" must be a list of tables', path)
    return list(found)


def _part(
    text: str,
    kind: str,
    table: dict[str, Any],
    number: int,
    path: Path,
    understood: Callable[[Card], bool],
) -> Part:
    if kind == "draft":
        return Part(text, draft_from_table(table, number))
    try:
        card = card_from_table(table, path, number + 1)
    except PackError as error:
        return Part(text, None, f"{error.card}: {error.message}")
    return Part(text, replace(draft_of(card, number), by_hand=not understood(card)))


def with_drafts(
    pack: PackText, drafts: Sequence[Draft], playable: Callable[[Draft], bool]
) -> PackText:
    """A pack with other entries: those of `drafts`, told apart by their keys, new ones at the end.

    What was not changed stays as it was written, and so does what can't be read. `playable` tells
    which become cards; the others stay drafts.
    """
    wanted = {draft.key: draft for draft in drafts}
    parts = []
    for part in pack.parts:
        if part.draft is None:
            parts.append(part)
            continue
        now = wanted.pop(part.draft.key, None)
        if now is not None:
            parts.append(part if now == part.draft else _written(now, playable))
    parts += [_written(draft, playable) for draft in wanted.values()]
    before = pack.before
    if parts and not pack.parts and before:
        before = f"{before.rstrip()}\n\n"
    return PackText(pack.head, before, tuple(_spaced(pack, parts)))


def _spaced(pack: PackText, parts: list[Part]) -> Iterator[Part]:
    """A blank line around what was written anew; all else stays as it stands."""
    old = set(map(id, pack.parts))
    for part, after in zip_longest(parts, parts[1:]):
        new = id(part) not in old or (after is not None and id(after) not in old)
        end = "" if after is None else "\n"
        yield replace(part, text=f"{part.text.rstrip()}\n{end}") if new else part


def _written(draft: Draft, playable: Callable[[Draft], bool]) -> Part:
    whole = not wants_of(draft) and playable(draft)
    return Part(card_text(draft) if whole else draft_text(draft), draft)


def checked(pack: PackText, path: Path) -> str:
    """The text of a pack that is to be written. Raises PackError where it would not be read back
    as what it is, which no text should come to."""
    text = pack.text
    again = cut_pack(text, path, lambda _card: True)
    same = [draft.name for draft in again.drafts] == [draft.name for draft in pack.drafts]
    if not same or again.head != pack.head:
        raise PackError("would not be read back as it was written; nothing was changed", path)
    return text


def without_drafts(text: str) -> str:
    """The text of a pack as it is given away: its cards alone."""
    found = [*_ENTRY.finditer(text)]
    ends = [match.start() for match in found[1:]] + [len(text)]
    kept = text[: found[0].start()] if found else text
    for match, end in zip(found, ends, strict=True):
        if match[1] == "card":
            kept += text[match.start() : end]
    return kept
