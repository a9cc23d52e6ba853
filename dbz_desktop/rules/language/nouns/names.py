"""Titles as they stand in a sentence: "Goku, Gohan, or Goten", "Moment of Peace"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dbz_desktop.rules.language.nouns.qualities import OWN_WORDS
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


_BEGINS_A_SENTENCE = frozenset(
    (
        "A",
        "All",
        "Any",
        "Both",
        "Cards",
        "Copies",
        "Each",
        "He",
        "His",
        "It",
        "Its",
        "That",
        "These",
        "They",
        "This",
    )
    + ("Those", "You", "Your")
)
"""Words with a capital letter only at the head of a sentence; a title that has one is quoted."""


_AFTER_A_HEAD = frozenset(
    (",", ".", "is", "are", "was", "has", "had", "does", "and", "in", "this")
    + ("can", "cannot", "may", "only")
)
"""What can follow a name at the head of a sentence, where any word has a capital letter."""


_VERBS = frozenset(("Rejuvenate", "Rejuvenates"))
"""The verbs with a capital letter, which end a name: "If Goku Rejuvenates a card"."""


def _end_of_name(tokens: Tokens, pos: int) -> int:
    """Where the name that begins here ends; it may stand in quotation marks."""
    if tokens[pos].text == '"':
        closing = (i for i in range(pos + 1, len(tokens)) if tokens[i].text == '"')
        return next(closing, pos)
    end = pos
    while end < len(tokens) and end - pos < 8:
        text = tokens[end].text
        goes_on = text[:1].isdigit() or text in (".", "'", "s", "of")
        if not (text[:1].isupper() or (goes_on and end > pos)) or text in _VERBS:
            break
        end += 1
    return end - 1


_SEVERAL = frozenset(("Allies", "Balls", "Drills", "Events", "Masteries", "Setups"))
"""What ends no title without quotation marks but says of which kind several cards are."""


def _name_at(tokens: Tokens, pos: int) -> int:
    """Where the words go on after the name that begins here; -1 where none begins."""
    if pos >= len(tokens):
        return -1
    last = _end_of_name(tokens, pos)
    if last < pos or tokens[last].text == "." or tokens[pos].text in _BEGINS_A_SENTENCE:
        return -1
    if tokens[last].text in _SEVERAL:
        return -1
    name = tokens.source[tokens[pos].start : tokens[last].end]
    own = OWN_WORDS.isdisjoint((name, tokens[last].text)) or _is_title(name)
    return last + 1 if own else -1


def _is_title(name: str) -> bool:
    """Whether words that end like a kind of card are a title all the same: "Orange Focus Drill"."""
    said = name.split()
    return len(said) > 2 and not OWN_WORDS.issuperset(said)


def _parse_names(tokens: Tokens, pos: int) -> Iterable[tuple[int, Names]]:
    names: list[str] = []
    start = pos
    end = _name_at(tokens, pos)
    while end >= 0:
        names.append(tokens.source[tokens[pos].start : tokens[end - 1].end].strip('"'))
        pos = end
        while pos < len(tokens) and tokens[pos].text in (",", "or"):
            pos += 1
        after = _name_at(tokens, pos) if pos > end else -1
        # "Goku or Gohan" are two, and no condition on Goku with another behind it.
        fits = start > 0 or (end < len(tokens) and tokens[end].text in _AFTER_A_HEAD)
        if fits and (after < 0 or tokens[end].text == ","):
            yield end, Names(tuple(names))
        end = after


def _shown(name: str) -> str:
    plain = all(part.isalnum() or part[-1] == "." for part in name.split())
    words = name.split()
    free = words[0] not in _BEGINS_A_SENTENCE and words[-1] not in OWN_WORDS
    return name if plain and free else f'"{name}"'


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
    capital=True,
)
