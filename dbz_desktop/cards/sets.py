"""The printed sets of the game, in the order in which they came out."""

from __future__ import annotations

from dbz_desktop.cards.model import Card

SETS = {
    "pre": "Premiere Set",
    "hnv": "Heroes & Villains",
    "mov": "The Movie Collection",
    "evo": "Evolution",
    "per": "Perfection",
    "ven": "Vengeance",
    "awa": "Awakening",
}
"""Code to name, oldest first."""

_PLACES = {code.upper(): place for place, code in enumerate(SETS)}


def set_place(card: Card) -> int:
    """Where the card's set stands among the printed ones; those of others' packs come last."""
    return _PLACES.get(card.set_code, len(_PLACES))
