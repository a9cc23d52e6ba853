"""Parts of the log's sentences: numbers with their units, victories, how long something holds."""

from __future__ import annotations

VICTORIES = {
    "survival": "Survival Victory",
    "mppv": "Most Powerful Personality Victory",
    "dragon balls": "Dragon Ball Victory",
    "effect": "a card's effect",
    "concession": "concession",
}
DURATIONS = ("this combat", "end of combat", "next action", "this turn", "until ")
"""Words that say how long a floating effect holds, so that the log needn't."""
CRITICAL = {
    "capture": "capture a Dragon Ball",
    "ally": "discard an Ally",
    "anger": "lower anger 1",
}


def count(amount: int, unit: str) -> str:
    """A number with its unit: "1 stage", "2 stages"."""
    return f"{amount} {unit[:-1] if amount == 1 else unit}"


def stages(amount: int) -> str:
    """So many stages."""
    return count(amount, "stages")


def cards(amount: int) -> str:
    """So many cards."""
    return count(amount, "cards")
