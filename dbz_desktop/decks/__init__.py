"""Deck lists: reading and writing them, and whether an edition allows them, with the reasons."""

from dbz_desktop.decks.files import DeckError, read_deck, write_deck
from dbz_desktop.decks.legality import DeckProblem, check_deck, is_legal
from dbz_desktop.decks.model import Deck, make_deck
from dbz_desktop.decks.rules import DeckRules, load_deck_rules

__all__ = [
    "Deck",
    "DeckError",
    "DeckProblem",
    "DeckRules",
    "check_deck",
    "is_legal",
    "load_deck_rules",
    "make_deck",
    "read_deck",
    "write_deck",
]
