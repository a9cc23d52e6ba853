"""What stands beside a ruling on the table, as rows: title, sources, rules, each step in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.content.rule_texts import SOURCES, RuleText, rule_text
from dbz_desktop.match.content.rulings import ruling_text
from dbz_desktop.match.scenarios.rule_lines import (
    EVENT,
    HEADING,
    LINK,
    NOTE,
    RULE,
    SEEN,
    SOURCE,
    STEP,
    TEXT,
    TITLE,
    Row,
)
from dbz_desktop.match.scenarios.showing import Moment, Showing


def show_rows(showing: Showing, here: int, opened: Collection[str]) -> list[Row]:
    """The rows while the table stands after `here` answers; `opened` rules show their texts."""
    scenario = showing.scenario
    rows = [Row(TITLE, scenario.title), Row(SOURCE, scenario.source)]
    for ruling in scenario.rulings:
        text = ruling_text(ruling)
        if text is not None:
            source = SOURCES.get(text.source, text.source)
            rows += [Row(TEXT, text.text), Row(SOURCE, f"{ruling} · {source}")]
    for rule in scenario.rules:
        rows += _rule(rule_text(rule), rule in opened, showing.edition)
    rows.append(Row(HEADING, "Step by step"))
    for place, moment in enumerate(showing.moments):
        rows += _moment(showing, moment, place, here)
    return rows


def _rule(rule: RuleText, opened: bool, edition: str) -> Iterable[Row]:
    yield Row(RULE, rule.title, rule.id, opened=opened)
    if not opened:
        return
    yield Row(TEXT, rule.text, rule.id)
    if rule.editions and edition not in rule.editions:
        yield Row(NOTE, "It doesn't hold in this edition.", rule.id)
    yield Row(LINK, "Read it in the rulebook", rule.id, target=rule.id)


def _moment(showing: Showing, moment: Moment, place: int, here: int) -> Iterable[Row]:
    """A step; what it was asked by and what followed where the table stands at it, what there is
    to see from then on."""
    if not place:
        words = "The position"
    elif not moment.prompt:
        words = f"{showing.recording.names[moment.seat]} {moment.answer}"
    else:
        words = f"{showing.recording.names[moment.seat]}: {moment.answer}"
    yield Row(STEP, in_words(words), opened=place == here, place=place)
    if place == here:
        asked = showing.opening if not place else f"Asked: {moment.prompt}" if moment.prompt else ""
        if asked:
            yield Row(EVENT, in_words(asked), moment.rule, place=place)
        for line in moment.happened:
            yield Row(EVENT, in_words(line.text), line.rule, place=place)
    if place <= here:
        for sentence in moment.sees:
            yield Row(SEEN, in_words(sentence), place=place)
