"""The canonical wording of packs: rewriting texts in place.

Only the texts change; comments, order and layout of a pack stay as its author made them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import PackError, card_from_table, pack_bytes, parse_pack
from dbz_desktop.cards.writing import quoted

_STRING = r"\"\"\"(?:\\.|[^\\])*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'"
_HEADER = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)


class Rewriter:
    """Rewrites one pack file. After `rewritten`: `changes` names the cards whose text changed,
    `unread` those whose text isn't understood and so stays."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.changes: list[str] = []
        self.unread: list[str] = []

    def rewritten(self) -> str:
        """The file's new text. Raises PackError when the file can't be read."""
        data = pack_bytes(self.path)
        tables = parse_pack(data, self.path).get("card", [])
        # Not read_text: it would turn Windows line ends into others without being asked.
        text = data.decode("utf-8")
        starts = [match.start() for match in _HEADER.finditer(text)]
        if not isinstance(tables, list) or len(starts) != len(tables):
            raise PackError('cards must be written as "[[card]]" tables', self.path)
        parts = [text[: starts[0]] if starts else text]
        for number, table in enumerate(tables):
            end = starts[number + 1] if number + 1 < len(starts) else len(text)
            parts.append(self._card(text[starts[number] : end], table, number + 1))
        return "".join(parts)

    def _card(self, block: str, table: dict[str, Any], number: int) -> str:
        card = card_from_table(table, self.path, number)
        block = self._replace(block, "text", card, card.text, None)
        for edition, wording in card.wordings:
            block = self._replace(block, edition, card, wording, edition)
        return block

    def _replace(self, block: str, key: str, card: Card, old: str, edition: str | None) -> str:
        new = self._canonical(card, old)
        if new is None or new == old:
            return block

        def put(match: re.Match[str]) -> str:
            value = tomllib.loads(f"x = {match[2]}")["x"].strip()
            return f"{match[1]}{quoted(new)}" if value == old else match[0]

        name = rf"\"?{re.escape(key)}\"?[ \t]*=[ \t]*"
        pattern = rf"(^[ \t]*{name}|[{{,][ \t]*{name})({_STRING})"
        changed = re.sub(pattern, put, block, flags=re.MULTILINE | re.DOTALL)
        if changed != block:
            where = f" [{edition}]" if edition else ""
            self.changes.append(f"{card.name} ({card.id}){where}: {new}")
        return changed

    def _canonical(self, card: Card, text: str) -> str | None:
        """The canonical wording of a text, None when it isn't understood."""
        from dbz_desktop.rules.language.compiler import canonical_text, compile_text

        program = compile_text(card, text)
        if program.failures:
            self.unread.append(f"{card.name} ({card.id}) isn't understood; see cards check")
            return None
        return canonical_text(program)
