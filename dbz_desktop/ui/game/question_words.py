"""The words of a question and of its answers, as the pages write them."""

from __future__ import annotations

from collections.abc import Sequence

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.rules.kernel.decisions import Decision, Option
from dbz_desktop.ui.faces.card_facts import Facts


def asking_words(decision: Decision, facts: Facts) -> str:
    """The sentence that asks, with the card that it stands on."""
    asking = facts.card(decision.card) if decision.card >= 0 else None
    words = in_words(decision.text)
    if asking is None or (not words and asking.title in decision.prompt):
        return words
    return f"{asking.name}: {words}" if words else f"About {asking.name}."


def short_title(option: Option, options: Sequence[Option], facts: Facts) -> str:
    """The title of an option's card; first who performs it, where another one of them may."""
    card = facts.card(option.card)
    title = card.title if card is not None else option.label
    by = {each.performer for each in options if each.card == option.card}
    performer = facts.card(option.performer) if len(by) > 1 and option.performer >= 0 else None
    return title if performer is None else f"{performer.title}: {title}"
