"""Titles as they stand in a sentence: "Goku, Gohan, or Goten", "Moment of Peace"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dbz_desktop.rules.language.kinds import Folk, Quality, TypeName
from dbz_desktop.wording import Phrase, Tokens, terminal


class CharacterNames(Phrase):
    """Titles without quotation marks: "Goku, Gohan, or Goten"."""

    def has(self, title: str) -> bool:
        """Whether a title is one of them."""
        raise TypeError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Names(CharacterNames):
    """One or more titles."""

    names: tuple[str, ...]

    def has(self, title: str) -> bool:
        return title in self.names


def _both(word: str) -> tuple[str, ...]:
    """A word of the lexicon in the singular and in the plural."""
    one, _, ending = word.rstrip(")").partition("(")
    return (one, (one[:-1] if ending == "ies" else one) + ending)


_NO_NAMES = frozenset(
    each
    for kind in (Quality, TypeName, Folk)
    for member in kind
    for word in str(member.value).split("|")
    for each in _both(word)
) | {
    "AT", "Banished Zone", "Combat", "Endurance", "HIT", "Life Deck", "MP", "MPPV", "MPs", "PUR",
    "Power", "Powers", "Rejuvenate", "Trait", "Traits", "X",
}  # fmt: skip
"""The language's own words with a capital letter, which are no titles."""
_AFTER_NAMES = frozenset(
    (",", ".", "is", "are", "was", "has", "had", "does", "and", "in", "this")
    + ("by", "during", "for", "from", "to", "with")
)
"""What can follow names in a sentence."""


def _end_of_name(tokens: Tokens, pos: int) -> int:
    """Where the name that begins here ends; it may stand in quotation marks."""
    if tokens[pos].text == '"':
        closing = (i for i in range(pos + 1, len(tokens)) if tokens[i].text == '"')
        return next(closing, pos)
    end = pos
    while end < len(tokens) and end - pos < 8:
        text = tokens[end].text
        goes_on = text[:1].isdigit() or text in (".", "'", "s", "of")
        if not (text[:1].isupper() or (goes_on and end > pos)):
            break
        end += 1
    return end - 1


def _parse_names(tokens: Tokens, pos: int) -> Iterable[tuple[int, Names]]:
    names: list[str] = []
    while pos < len(tokens):
        last = _end_of_name(tokens, pos)
        if last < pos or tokens[last].text == ".":
            return
        name = tokens.source[tokens[pos].start : tokens[last].end]
        if not _NO_NAMES.isdisjoint((name, tokens[last].text)):
            return
        names.append(name.strip('"'))
        pos = last + 1
        after = tokens[pos].text if pos < len(tokens) else "."
        if after in _AFTER_NAMES:
            yield pos, Names(tuple(names))
        while pos < len(tokens) and tokens[pos].text in (",", "or"):
            pos += 1
            after = "or"
        if after != "or":
            return


def _shown(name: str) -> str:
    plain = all(part.isalnum() or part[-1] == "." for part in name.split())
    return name if plain and name.split()[-1] not in _NO_NAMES else f'"{name}"'


def _show_names(value: Names) -> str:
    names = [_shown(name) for name in value.names]
    if len(names) < 3:
        return " or ".join(names)
    return ", ".join([*names[:-1], f"or {names[-1]}"])


terminal(
    CharacterNames,
    parse=_parse_names,
    show=_show_names,
    expects="a character's name",
    value_type=Names,
)
