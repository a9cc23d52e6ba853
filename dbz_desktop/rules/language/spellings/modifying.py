"""What changes costs, damage and Endurance, in other words than "costs +1" and "deals +1"."""

from __future__ import annotations

_ATTACKS = r"(this attack|(?:your |your opponent's |all )?[^,.]*?attacks?)"
_WHEN = r"((?: this (?:combat|turn))?)"

SAID = (
    *(
        row
        for order, done, sign in (("increase", "increased", "+"), ("reduce", "reduced", "-"))
        for row in (
            (
                rf"^{order} the (?:stage )?cost of {_ATTACKS}{_WHEN} by (\d+|X)"
                rf"(?: stages?)?{_WHEN}(?= for each |\.?$)",
                rf"\1 costs {sign}\3 stages\2\4",
            ),
            (
                rf"^the (?:stage )?cost of {_ATTACKS}{_WHEN} is {done} by "
                rf"(\d+|X)(?: stages?)?{_WHEN}(?= for each |\.?$)",
                rf"\1 costs {sign}\3 stages\2\4",
            ),
            (
                rf"^{order} the damage of {_ATTACKS}{_WHEN} by (\d+|X) (stages?|life cards?)"
                rf"{_WHEN}(?= for each |\.?$)",
                rf"\1 deals {sign}\3 \4 of damage\2\5",
            ),
            (
                rf"\b(?:have|has) (?:their|its) damage {done} by (\d+|X) (stages?|life cards?)\b",
                rf"deals {sign}\1 \2 of damage",
            ),
            (
                rf"\b(?:have|has) (?:their|its) (?:stage )?costs? {done} by (\d+|X)"
                r"(?: stages?)?(?=\.?$| this| for)",
                rf"costs {sign}\1 stages",
            ),
        )
    ),
    # A number of attacks, where these words were of one.
    (r"\b(attacks) (deal|cost)s (?=[+-])", r"\1 \2 "),
    (
        r"^(your(?: opponent's)?) ((?:[\w-]+ )*?)cards' Endurance is increased by (?=\d|X)",
        r"\1 \2cards have their Endurance increased by ",
    ),
    (
        r"^increase the Endurance of (your ((?:[\w-]+ )*?)cards) by (?=\d|X)",
        r"\1 have their Endurance increased by ",
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
)
"""What is looked for, and what it means, in the order in which it is put right."""
