"""Twins: answers that are one and the same to who gives them, each with another copy of a card, or
by another personality where the card's text doesn't ask who uses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from dbz_desktop.rules.kernel.decisions import Option
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.ui.faces.card_facts import Facts


def together(options: Sequence[Option], facts: Facts) -> list[list[int]]:
    """The indexes of the options, in their order, those together that do the same with a copy of
    one card: both lie in a hand, where nothing tells two copies apart. So do those that only say
    which personality uses a card that does the same whoever uses it (COM-6)."""
    found: dict[object, list[int]] = {}
    for index, option in enumerate(options):
        known = facts.card(option.card) if option.card >= 0 else None
        same: object = index
        if option.alike:
            same = option = option.whoever
        if known is not None and facts.zone(option.card) is Zone.HAND:
            same = (known.id, facts.owner(option.card), replace(option, card=NOBODY))
        found.setdefault(same, []).append(index)
    return list(found.values())


def label_of(same: Sequence[int], options: Sequence[Option]) -> str:
    """What the options are called that do the same: they name no personality that may differ."""
    first = options[same[0]]
    differ = any(options[each].performer != first.performer for each in same)
    return first.whoever.label if differ else first.label


def answers_of(part: QWidget) -> list[int]:
    """The indexes of the options that a button stands for; none for one that is no answer."""
    index = part.property("option")
    return [index, *(each for each, _ in _twins(part))] if isinstance(index, int) else []


def cards_of(part: QWidget) -> list[int]:
    """The instances of the cards that a button means, the copies that it stands for as well."""
    card = part.property("card")
    return [card, *(each for _, each in _twins(part))] if isinstance(card, int) else []


def _twins(part: QWidget) -> list[tuple[int, int]]:
    twins: list[tuple[int, int]] = part.property("twins") or []
    return twins
