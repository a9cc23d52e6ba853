"""The catalogue: what the search knows of the real cards comes from their compiled effects."""

from __future__ import annotations

from functools import lru_cache

import pytest

from dbz_desktop.cards.search import Entry, read_query
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.rules import edition_ids, load_deck_rules
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.rules.insight.deeds import DEEDS


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    folder = editions_folder()
    others = [load_deck_rules(name, folder) for name in edition_ids(folder)]
    rules = load_deck_rules("fanz", folder)
    return Catalogue(load_pool(), load_edition("fanz"), rules, others)


@lru_cache(maxsize=1)
def entries() -> dict[str, Entry]:
    return {entry.card.name: entry for entry in catalogue().entries()}


def found(query: str) -> set[str]:
    read = read_query(query, catalogue().vocabulary())
    return {entry.card.name for entry in read.find(entries().values())}


def test_every_card_with_a_text_does_something() -> None:
    idle = [
        name
        for name, entry in entries().items()
        if entry.text and not entry.does and not entry.marks & {"attack", "block", "remain"}
    ]
    assert idle == []


def test_every_deed_is_done_by_some_card() -> None:
    done = set().union(*(entry.does for entry in entries().values()))
    # No printed card does these, but one that a fan writes may.
    assert done | {"win", "more-actions"} == set(DEEDS)


@pytest.mark.parametrize(
    ("query", "inside", "outside"),
    [
        # A stop is found by what it stops, and "cannot be stopped" is none.
        ("does:stop-physical", "Saiyan Lightning Dodge", "Orange Energy Absorption"),
        ("does:stop-energy", "Orange Energy Absorption", "Saiyan Lightning Dodge"),
        ("does:raise-anger", "Black Hug Maneuver", "Red Tactical Drill"),
        ("does:protect", "Red Tactical Drill", "Black Hug Maneuver"),
        ("does:draw", "Saiyan Multi-Blast", "Saiyan Surprise"),
        ("does:destroy t:physical", "Saiyan Surprise", "Saiyan Multi-Blast"),
        ("does:copy", "Blue Swift Block", "Saiyan Surprise"),
        ("does:lose-stages", "Saiyan Lightning Dodge", "Saiyan Offensive Rush"),
        ("anger>=2 t:physical", "Black Hug Maneuver", "Saiyan Surprise"),
        ("cost=2 life=3", "Saiyan Multi-Blast", "Saiyan Pinpoint Blast"),
        ("at>=3", "Saiyan Surprise", "Black Hug Maneuver"),
        ("named:goku", "Goku's Kaio-Ken", "Vegeta's Anger"),
        ("is:named", "Vegeta's Anger", "Goku - Super Saiyan"),
        ("is:hero t:ally", "ChiChi - Armed and Dangerous", "Recoome - Ginyu Force"),
        ("is:banished is:attack", "Saiyan Multi-Blast", "Saiyan Surprise"),
        ("limit:1 t:physical", "Orange Uppercut", "Saiyan Surprise"),
        ("frozen:fanz", "Visiting The Past", "Saiyan Surprise"),
        ("is:errata", "Black Command", "Saiyan Surprise"),
        ("level:4 power>1000000", "Goku - Super Saiyan", "Goku - Protector of Earth"),
    ],
)
def test_queries_over_the_real_cards(query: str, inside: str, outside: str) -> None:
    names = found(query)
    assert inside in names
    assert outside not in names
