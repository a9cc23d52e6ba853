"""The words of a question, as the pages write them."""

from __future__ import annotations

import re

from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.pages.facts import Facts

ICON = re.compile(r"\[(attack|defense|constant|instant)\]")
"""An icon in a text of a card."""


def in_words(text: str) -> str:
    """A text with its icons as words, for places that show no icons."""
    return ICON.sub(r"\1", text)


def asking_words(decision: Decision, facts: Facts) -> str:
    """The sentence that asks, with the card that it stands on."""
    asking = facts.card(decision.card) if decision.card >= 0 else None
    words = in_words(decision.text)
    if asking is None or (not words and asking.name in decision.prompt):
        return words
    return f"{asking.name}: {words}" if words else f"About {asking.name}."
