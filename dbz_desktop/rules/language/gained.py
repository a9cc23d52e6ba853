"""Text that attacks gain: quoted card text, which is read like any other (see `compiler`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from dbz_desktop.wording import Phrase, Tokens, terminal


class GainedText(Phrase):
    """Quoted card text: "Raise your anger 1. HIT: Gain 3 stages."."""


@dataclass(frozen=True, slots=True)
class Gained(GainedText):
    """Gained text, as it is printed, and the section that it compiles to."""

    text: str
    section: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gained) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def _parse(tokens: Tokens, pos: int) -> Iterable[tuple[int, Gained]]:
    from dbz_desktop.rules.language.compiler import compile_gained

    end = pos
    while end < len(tokens) and tokens[end].text != '"':
        end += 1
    if end == pos:
        return
    gained = compile_gained(tokens.source[tokens[pos].start : tokens[end - 1].end])
    if gained is not None:
        yield end, gained


terminal(
    GainedText,
    parse=_parse,
    show=lambda value: value.text,
    expects="card text",
    value_type=Gained,
)
