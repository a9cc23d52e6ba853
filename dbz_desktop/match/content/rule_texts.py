"""The short texts of the rules and the editions, as the windows show them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dbz_desktop.cards.editions import read_editions
from dbz_desktop.paths import resources_folder


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule for a reader: its id, a few words, one or two sentences, and its sources."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    """The editions in which it holds; empty for all."""

    @property
    def chapter(self) -> str:
        """The part of the rules that it belongs to."""
        return CHAPTERS.get(self.id.partition("-")[0], "")

    @property
    def source_line(self) -> str:
        """The documents that it comes from, by their full names."""
        return "; ".join(SOURCES.get(source, source) for source in self.sources)

    @property
    def label(self) -> str:
        """Id and title, the way a prompt cites it."""
        return f"{self.id} · {self.title}" if self.title else self.id


@dataclass(frozen=True, slots=True)
class EditionText:
    """One edition of the rules for a reader."""

    id: str
    name: str
    year: int
    meaning: str


CHAPTERS = {
    "SET": "Set-up",
    "ZON": "Zones",
    "TRN": "The turn",
    "TYP": "Card types in play",
    "COM": "Combat",
    "ATK": "The attack sequence",
    "ANG": "Anger and levels",
    "WIN": "Winning",
    "EFF": "Effects and timing",
    "DCK": "Building a deck",
    "HSE": "Where the sources are silent",
}
"""The parts of the rules by the first letters of their ids, in the order of reading."""

SOURCES = {
    "RB1": "Rule book, version 1 (2014)",
    "RB3": "Rule book, version 3 (2016)",
    "CRD14": "Current rulings of December 2014",
    "CRD15": "Current rulings of 2015",
    "CRDZ": "Combined rulings: Panini 6.0 and FanZ 1.9.0",
    "HOUSE": "A ruling of this program, where the sources are silent",
}
"""The documents that the sources of a rule stand for."""

_MEANINGS = {
    "fanz": "Today's rules, kept up by the fans: the attack sequence has eight steps, Drills "
    "remember their use, and the Frozen List applies.",
    "panini-2017": "The last official rules, with the Hidden Zone Rule and the newest errata.",
    "panini-2015": "The rules of 2015, between the first rule book and the last one.",
    "panini-2014": "The rules of the first sets, as the starter decks were sold. "
    "Nothing is frozen.",
}


@lru_cache(maxsize=1)
def _rules() -> dict[str, Any]:
    file = resources_folder() / "rules.toml"
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        # A prompt without its rule's text is still a prompt; the id alone is shown then.
        return {}


def rule_text(rule: str) -> RuleText:
    """The text of a rule; an id without a text gets an empty one."""
    entry = _rules().get(rule, {})
    return RuleText(
        rule,
        entry.get("title", ""),
        entry.get("text", ""),
        tuple(entry.get("sources", ())),
        tuple(entry.get("editions", ())),
    )


def all_rules() -> tuple[RuleText, ...]:
    """Every rule, chapter by chapter."""
    order = {chapter: place for place, chapter in enumerate(CHAPTERS)}
    known = sorted(_rules(), key=place_of)
    return tuple(rule_text(rule) for rule in known if rule.partition("-")[0] in order)


def place_of(rule: str) -> tuple[int, int]:
    """Where a rule stands in the book, for sorting ids."""
    chapter, _, number = rule.partition("-")
    order = list(CHAPTERS)
    place = order.index(chapter) if chapter in order else len(order)
    return place, int(number) if number.isdigit() else 0


def find_rules(words: str) -> tuple[RuleText, ...]:
    """The rules whose id, title, text or chapter hold every one of some words."""
    wanted = words.casefold().split()
    found = []
    for rule in all_rules():
        text = f"{rule.id} {rule.title} {rule.text} {rule.chapter}".casefold()
        if all(word in text for word in wanted):
            found.append(rule)
    return tuple(found)


def rule_note(rule: str) -> str:
    """A rule as plain text for a tool tip: id and title, what it says, and its sources."""
    text = rule_text(rule)
    parts = [text.label, text.text]
    if text.sources:
        parts.append(f"Sources: {', '.join(text.sources)}")
    return "\n".join(part for part in parts if part)


@lru_cache(maxsize=1)
def editions() -> tuple[EditionText, ...]:
    """Every edition there is, the default one first, then the newest."""
    files = read_editions(resources_folder() / "editions").values()
    found = [EditionText(f.id, f.name, f.year, _MEANINGS.get(f.id, "")) for f in files]
    return tuple(sorted(found, key=lambda e: (e.id != "fanz", -e.year)))


def edition_name(ident: str) -> str:
    """The name of an edition, or its id where it has none."""
    return next((e.name for e in editions() if e.id == ident), ident)
