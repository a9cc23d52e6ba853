"""The words of a question, as the pages write them."""

from __future__ import annotations

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.faces.card_facts import Facts


def asking_words(decision: Decision, facts: Facts) -> str:
    """The sentence that asks, with the card that it stands on."""
    asking = facts.card(decision.card) if decision.card >= 0 else None
    words = in_words(decision.text)
    if asking is None or (not words and asking.name in decision.prompt):
        return words
    return f"{asking.name}: {words}" if words else f"About {asking.name}."
