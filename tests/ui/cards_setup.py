"""What the tests of the card pages share: the shipped cards as the search sees them, a shelf."""

from __future__ import annotations

from functools import cache

from pages_setup import pool

from dbz_desktop.cards.search import Entry, Vocabulary
from dbz_desktop.decks import DeckRules, load_deck_rules
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.rules import edition_ids
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.ui.faces.face_shelf import FaceShelf


@cache
def catalogue() -> Catalogue:
    """The shipped cards in today's rules."""
    folder = editions_folder()
    others = [load_deck_rules(name, folder) for name in edition_ids(folder)]
    return Catalogue(pool(), load_edition("fanz"), load_deck_rules("fanz", folder), others)


@cache
def entries() -> tuple[Entry, ...]:
    """Every shipped card."""
    return tuple(catalogue().entries())


@cache
def vocabulary() -> Vocabulary:
    """What a query may name."""
    return catalogue().vocabulary()


def rules() -> DeckRules:
    """Today's rules for decks."""
    return catalogue().rules


def new_shelf() -> FaceShelf:
    """A shelf of faces; whoever makes it closes it."""
    chain = rules().chain
    return FaceShelf(lambda card: card.wording(chain))
