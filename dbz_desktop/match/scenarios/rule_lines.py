"""Rules as lines of a list: their headings, texts, sources, cards and ways to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dbz_desktop.match.content.rule_texts import RuleText, rule_text
from dbz_desktop.match.scenarios.shelf import shelf

HEADING, RULE, TEXT, SOURCE, CARD, NOTE = "heading", "rule", "text", "source", "card", "note"
TITLE, LINK, STEP, EVENT, SEEN = "title", "link", "step", "event", "seen"
"""What is told of a ruling: title, ways on, steps, what happens in them and is seen then."""
ENTRY = "entry"
"""A ruling in a list, with its first rule, and below it what it is about."""
SHOW = "show"
"""The target of the way from a rule to the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row. `rule` is the rule it belongs to, `card` an instance it points at, or -1.

    `opened` counts for rules: whether their text stands below; `count` the cards they concern.
    For steps it says which one stands on the table, whose number is `place`. `target` is where a
    link leads: a rule, `SHOW`, or what else its list knows.
    """

    kind: str
    words: str
    rule: str = ""
    card: int = -1
    opened: bool = False
    count: int = 0
    detail: str = ""
    target: str = ""
    place: int = -1


def show_words(found: Sequence[object]) -> str:
    """What is written on the way to the table, for so many scenarios."""
    return "Show me on the table" + (f" ({len(found)} examples)" if found[1:] else "")


def rule_rows(
    rule: RuleText, opened: bool, cards: Sequence[tuple[int, str, str]] = (), edition: str = ""
) -> list[Row]:
    """A rule's row and, where it is open, its text, its sources and its cards.

    `cards` are instance, name and place. `edition` names the one that is played, to say where
    the rule doesn't hold in it.
    """
    rows = [Row(RULE, rule.title, rule.id, opened=opened, count=len(cards))]
    if not opened:
        return rows
    rows.append(Row(TEXT, rule.text or "This rule has no short text.", rule.id))
    if rule.editions and edition and edition not in rule.editions:
        rows.append(Row(NOTE, "It doesn't hold in the edition that is played.", rule.id))
    if rule.sources:
        rows.append(Row(SOURCE, f"{rule.chapter} · {rule.source_line}", rule.id))
    shown = shelf().of_rule(rule.id)
    if shown:
        rows.append(Row(LINK, show_words(shown), rule.id, target=SHOW))
    elif rule.text:
        rows.append(
            Row(SOURCE, "It is about decks: the deck editor marks what breaks it.", rule.id)
        )
    for other in shelf().beside(rule.id):
        rows.append(Row(LINK, f"See also {rule_text(other).label}", rule.id, target=other))
    rows += [Row(CARD, name, rule.id, card, detail=place) for card, name, place in cards]
    return rows


def line_aloud(row: Row) -> str:
    if row.kind == STEP:
        here = ", on the table now" if row.opened else ""
        return f"Step {row.place}: {row.words}{here}" if row.place else f"{row.words}{here}"
    if row.kind == EVENT and row.rule:
        return f"{row.words} Rule {row.rule}"
    if row.kind == ENTRY:
        return f"Rule {row.rule}: {row.words}. {row.detail}"
    if row.kind == RULE:
        state = "open" if row.opened else "closed"
        cards = f", {row.count} card{'' if row.count == 1 else 's'}" if row.count else ""
        return f"Rule {row.rule}, {row.words}{cards}, {state}"
    if row.kind == CARD:
        return f"{row.words}, {row.detail}" if row.detail else row.words
    return row.words
