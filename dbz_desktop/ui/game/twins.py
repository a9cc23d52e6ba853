"""Twins: answers that are one and the same to who gives them, each with another copy of a card, or
by another personality where the card's text doesn't ask who uses it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.rules.kernel.decisions import Act, Option
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.ui.faces.card_facts import Facts

_BY_ANYBODY = (CardType.EVENT, CardType.SETUP, CardType.DRILL)
"""Cards that one of several personalities may use (COM-6)."""

_ASKS_WHO = re.compile(r"perform|personalit|\bAT\b|(?<!POWER)(?<!HIT)(?<!DAMAGE):", re.IGNORECASE)
"""What is said of who uses a card, ATK-5 and a Trait before an effect (EFF-13) among it."""


def together(options: Sequence[Option], facts: Facts) -> list[list[int]]:
    """The indexes of the options, in their order, those together that do the same with a copy of
    one card: both lie in a hand, where nothing tells two copies apart. So do those that only say
    which personality uses a card that does the same whoever uses it (COM-6)."""
    found: dict[object, list[int]] = {}
    for index, option in enumerate(options):
        known = facts.card(option.card) if option.card >= 0 else None
        same: object = index
        if known is not None and _whoever_uses_it(option, known, facts):
            option = replace(option, label=_without_performer(option), performer=NOBODY)
            same = option
        if known is not None and facts.zone(option.card) is Zone.HAND:
            same = (known.id, facts.owner(option.card), replace(option, card=NOBODY))
        found.setdefault(same, []).append(index)
    return list(found.values())


def label_of(same: Sequence[int], options: Sequence[Option]) -> str:
    """What the options are called that do the same: they name no personality that may differ."""
    first = options[same[0]]
    differ = any(options[each].performer != first.performer for each in same)
    return _without_performer(first) if differ else first.label


def _without_performer(option: Option) -> str:
    return option.label.rpartition(" with ")[0] or option.label


def _whoever_uses_it(option: Option, card: Card, facts: Facts) -> bool:
    """Whether a use is offered for several personalities though it comes to the same. It is not
    where something else has given the card what it does: that text isn't on the card."""
    if option.act is not Act.USE or card.type not in _BY_ANYBODY or " with " not in option.label:
        return False
    names = (f"Play {card.title}", f"Use {card.name}")
    return _without_performer(option) in names and not _ASKS_WHO.search(facts.wording(card))


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
