"""`dbz-desktop deck`: legality with reasons, and statistics."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from dbz_desktop.cards.editions import EditionError
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cli import FOUND_WRONG, OK, Usage
from dbz_desktop.cli.common import (
    existing,
    guesses_in,
    left_out_in,
    pool_of,
    print_json,
    tell_doubts,
)
from dbz_desktop.decks import (
    Deck,
    DeckError,
    DeckProblem,
    check_deck,
    is_legal,
    load_deck_rules,
)
from dbz_desktop.decks.incoming import read_any
from dbz_desktop.match.content.editions import DEFAULT_EDITION, editions_folder


def check(arguments: argparse.Namespace) -> int:
    """Tell of each deck file whether it is legal. 1 when one isn't, or can't be read."""
    files = existing(arguments.files)
    if arguments.edition:
        _rules(arguments.edition)
    pool = pool_of(arguments)
    reports = [_report(path, pool, arguments) for path in files]
    if arguments.json:
        print_json({"decks": reports, "legal": all(report["legal"] for report in reports)})
    else:
        for report in reports:
            _print(report)
    return OK if all(report["legal"] for report in reports) else FOUND_WRONG


def _rules(edition: str) -> Any:
    try:
        return load_deck_rules(edition, editions_folder())
    except EditionError as error:
        raise Usage(str(error)) from error


def _report(path: Path, pool: Pack, arguments: argparse.Namespace) -> dict[str, Any]:
    report: dict[str, Any] = {"file": str(path), "legal": False}
    try:
        reading = read_any(path, pool)
        deck = reading.deck
        edition = arguments.edition or deck.edition or DEFAULT_EDITION
        rules = load_deck_rules(edition, editions_folder())
    except (DeckError, EditionError) as error:
        return {**report, "problems": [{"card": None, "reason": str(error), "rule": ""}]}
    problems = check_deck(
        deck, rules, pool, official=not arguments.casual, thawing=arguments.thawing
    )
    return {
        **report,
        "name": deck.name,
        "edition": edition,
        "cards": deck.size,
        "legal": is_legal(problems) and not reading.lost,
        "problems": [
            *map(_doubt, left_out_in(reading, aside=False)),
            *(_problem(p) for p in problems if not p.remark),
        ],
        "remarks": [
            *map(_doubt, (*guesses_in(reading), *left_out_in(reading, aside=True))),
            *(_problem(p) for p in problems if p.remark),
        ],
    }


def _doubt(words: str) -> dict[str, Any]:
    return {"card": None, "title": None, "reason": words, "rule": ""}


def _problem(problem: DeckProblem) -> dict[str, Any]:
    card = problem.card
    return {
        "card": card.id if card else None,
        "title": card.name if card else None,
        "reason": problem.reason,
        "rule": problem.rule,
    }


def _print(report: dict[str, Any]) -> None:
    verdict = "legal" if report["legal"] else "not legal"
    edition = f" in {report['edition']}" if "edition" in report else ""
    print(f"{report['file']}: {verdict}{edition}")
    for kind in ("problems", "remarks"):
        for problem in report.get(kind, ()):
            title = f"{problem['title']}: " if problem.get("title") else ""
            rule = f" ({problem['rule']})" if problem["rule"] else ""
            mark = "note: " if kind == "remarks" else ""
            print(f"  {mark}{title}{problem['reason']}{rule}")


def stats(arguments: argparse.Namespace) -> int:
    """Count the cards of each deck file."""
    files = existing(arguments.files)
    pool = pool_of(arguments)
    code = OK
    reports: list[dict[str, Any]] = []
    for path in files:
        try:
            reading = read_any(path, pool)
        except DeckError as error:
            reports.append({"file": str(path), "error": str(error)})
            code = FOUND_WRONG
            continue
        tell_doubts(reading, path)
        reports.append({"file": str(path), **deck_stats(reading.deck)})
        code = FOUND_WRONG if reading.lost else code
    if arguments.json:
        print_json({"decks": reports})
        return code
    for report in reports:
        print(report.get("error") or f"{report['file']}: {report['name']}, {report['cards']} cards")
        for key in ("types", "styles", "endurance"):
            for name, count in report.get(key, {}).items():
                print(f"  {count:3} {name}")
    return code


def deck_stats(deck: Deck) -> dict[str, Any]:
    """A deck's counts by type and Style, and how many cards have Endurance."""
    types: Counter[str] = Counter()
    styles: Counter[str] = Counter()
    endurance = 0
    for card, count in deck.counts:
        types[card.type.value] += count
        styles[card.style.value] += count
        endurance += count if card.endurance is not None else 0
    return {
        "name": deck.name,
        "mp": [card.id for card in deck.mp],
        "mastery": deck.mastery.id if deck.mastery else None,
        "cards": deck.size,
        "types": dict(types.most_common()),
        "styles": dict(styles.most_common()),
        "endurance": {"cards with Endurance": endurance},
    }
