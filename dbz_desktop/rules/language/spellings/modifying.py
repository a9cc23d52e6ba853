"""What changes costs, damage and Endurance, in other words than "costs +1" and "deals +1"."""

from __future__ import annotations

SAID = (
    (
        r"^(your(?: opponent's)?) ((?:[\w-]+ )*?)cards' Endurance is increased by (?=\d|X)",
        r"\1 \2cards have their Endurance increased by ",
    ),
    # Where else would it be asked for than there?
    (
        r"^(?:all )?((?:[\w-]+ )*?cards) in (your|your opponent's) Life Deck "
        r"(?=have their Endurance )",
        r"\2 \1 ",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
