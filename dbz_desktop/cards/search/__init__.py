"""The card search language: what a player types, read into a test that every card passes or fails.

`catalogue` holds what is asked about a card, `fields` the words that ask, `query` the grammar.
"""

from dbz_desktop.cards.search.catalogue import Entry, fold
from dbz_desktop.cards.search.fields import Vocabulary
from dbz_desktop.cards.search.query import (
    MAX_QUERY,
    Query,
    QueryError,
    has_term,
    read_query,
    terms_of,
    toggle,
)

__all__ = [
    "MAX_QUERY",
    "Entry",
    "Query",
    "QueryError",
    "Vocabulary",
    "fold",
    "has_term",
    "read_query",
    "terms_of",
    "toggle",
]
