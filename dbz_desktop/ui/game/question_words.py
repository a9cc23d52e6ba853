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


def short_title(same: Sequence[int], options: Sequence[Option], facts: Facts) -> str:
    """The title of the card of options that do the same; first who performs it, where that makes
    another option of it."""
    option = options[same[0]]
    card = facts.card(option.card)
    title = card.title if card is not None else option.label
    of_card = (index for index, each in enumerate(options) if each.card == option.card)
    apart = any(options[i].performer != option.performer for i in of_card if i not in same)
    performer = facts.card(option.performer) if apart and option.performer >= 0 else None
    return title if performer is None else f"{performer.title}: {title}"
