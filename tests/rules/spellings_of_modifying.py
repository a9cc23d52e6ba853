"""In other words, what changes costs, damage and Endurance: one example of every row."""

from __future__ import annotations

MODIFYING = [
    (
        "Your Styled cards' Endurance is increased by 1.",
        "Your Styled cards have their Endurance increased by 1.",
    ),
    (
        "Cards in your Life Deck have their Endurance increased by 1.",
        "Your Cards have their Endurance increased by 1.",
    ),
]
