"""What changes costs, damage and Endurance, in other words than "costs +1" and "deals +1"."""

from __future__ import annotations

SAID = (
    (
        r"^(your(?: opponent's)?) ((?:[\w-]+ )*?)cards' Endurance is increased by (?=\d|X)",
        r"\1 \2cards have their Endurance increased by ",
    ),
    (r"\b(takes? )(stage|life card)s of damage (?=from\b)", r"\1\2 damage "),
    # Where else would it be asked for than there?
    (
        r"^(?:all )?((?:[\w-]+ )*?cards) in (your|your opponent's) Life Deck "
        r"(?=have their Endurance )",
        r"\2 \1 ",
    ),
    (
        r"^(prevent [^,.]*? of damage from) the next attack(?=\.?$)",
        r"\1 your opponent's next attack",
    ),
    # What somebody takes, attacks against him deal.
    (
        r"\bdamage (?:that )?you take from ((?:[\w-]+ )*?)attacks\b",
        r"damage from your opponent's \1attacks",
    ),
    (
        r"\bdamage (?:that )?(?:your opponent|he) takes from ((?:[\w-]+ )*?)attacks\b",
        r"damage from your \1attacks",
    ),
    (
        r"(^|, )you take ([+-](?:\d+|X) (?:stages?|life cards?) of damage) from ((?:[\w-]+ "
        r")*?)attacks\b",
        r"\1your opponent's \3attacks deal \2",
    ),
    (
        r"(^|, )your opponent takes ([+-](?:\d+|X) (?:stages?|life cards?) of damage) from "
        r"((?:[\w-]+ )*?)attacks\b",
        r"\1your \3attacks deal \2",
    ),
    (
        r"(^|, )(?:each player takes|players take) ([+-](?:\d+|X) (?:stages?|life cards?) of "
        r"damage) from "
        r"((?:[\w-]+ )*?)attacks\b",
        r"\1all \3attacks deal \2",
    ),
    (
        r"\bdamage (?:that )?(?:each player takes|players take) from ((?:[\w-]+ )*?)attacks\b",
        r"damage from all \1attacks",
    ),
)
"""What is looked for, and what it means, in the order in which it is put right."""
