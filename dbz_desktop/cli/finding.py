"""`dbz-desktop cards find`: the card search of the windows, on the command line."""

from __future__ import annotations

import argparse

from dbz_desktop.cards.search import Entry, QueryError, read_query
from dbz_desktop.cli import FOUND_WRONG, OK, Usage
from dbz_desktop.cli.common import edition_of, pool_of, print_json
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.rules import edition_ids, load_deck_rules
from dbz_desktop.match.content.editions import editions_folder


def find(arguments: argparse.Namespace) -> int:
    """Print the cards that a query finds. 1 when there is none."""
    text = " ".join(arguments.query)
    edition = edition_of(arguments.edition)
    folder = editions_folder()
    catalogue = Catalogue(
        pool_of(arguments),
        edition,
        load_deck_rules(edition.id, folder),
        [load_deck_rules(name, folder) for name in edition_ids(folder)],
    )
    try:
        query = read_query(text, catalogue.vocabulary())
    except QueryError as error:
        pointer = f"{' ' * error.start}{'^' * max(1, error.end - error.start)}"
        raise Usage(f"{error.message}\n    {text}\n    {pointer}") from error
    found = list(query.find(catalogue.entries()))
    if arguments.json:
        print_json({"query": text, "meaning": query.meaning, "cards": [_row(e) for e in found]})
    else:
        for entry in found:
            style = f"{entry.card.style.value} " if entry.card.is_styled else ""
            print(f"{entry.card.id:9} {entry.card.name}  ({style}{entry.card.type.value})")
        print(f"{len(found)} cards where {query.meaning}")
    return OK if found else FOUND_WRONG


def _row(entry: Entry) -> dict[str, object]:
    return {
        "id": entry.card.id,
        "name": entry.card.name,
        "type": entry.card.type.value,
        "style": entry.card.style.value,
        "text": entry.text,
        "does": sorted(entry.does),
        "is": sorted(entry.marks),
        "numbers": {name: list(values) for name, values in entry.numbers.items()},
    }
