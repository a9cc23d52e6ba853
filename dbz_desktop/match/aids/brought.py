"""What the effects of a card have brought, counted: "draws 1 card; Bob loses 2 life cards"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import NOBODY, Why, Zone

_DRAWN, _LOST, _DISCARDED, _BACK, _SHUFFLED = range(5)
_WEIGHTS = (2, 3, 3, 2, 1)
"""How much a card weighs that is moved so; a stage weighs 1."""
_VERBS = ("draws {}", "loses {}", "discards {}", "rejuvenates {}", "shuffles {} into the Life Deck")


def _kind(event: ev.CardMoved) -> int | None:
    """What a card that moves is counted as; None for one that is told by its name."""
    if event.why is Why.DRAW:
        return _DRAWN
    if event.why is Why.REJUVENATE:
        return _BACK
    if event.why is Why.SHUFFLE and event.source is Zone.DISCARD:
        return _SHUFFLED
    if event.target is not Zone.DISCARD or event.why in (Why.DAMAGE, Why.HAND_SIZE):
        return None
    return {Zone.LIFE_DECK: _LOST, Zone.HAND: _DISCARDED}.get(event.source)


@dataclass(slots=True)
class Brought:
    """What one card has brought. `name_of` names a card as far as who reads it may know."""

    name_of: Callable[[int], str]
    _moved: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    _stages: dict[int, int] = field(default_factory=dict)

    @staticmethod
    def counts(event: ev.CardMoved) -> bool:
        """Whether a card that moves is one of those that are counted."""
        return _kind(event) is not None

    def take(self, event: ev.CardMoved | ev.StagesChanged) -> None:
        """Count what has come of an effect of the card."""
        if isinstance(event, ev.StagesChanged):
            moved = event.after - event.before
            self._stages[event.card] = self._stages.get(event.card, 0) + moved
        elif (kind := _kind(event)) is not None:
            self._moved.setdefault((event.player, kind), []).append(event.card)

    @property
    def weight(self) -> int:
        """How much of it there is, for who has room for the weightiest alone."""
        cards = sum(len(cards) * _WEIGHTS[kind] for (_, kind), cards in self._moved.items())
        return cards + sum(map(abs, self._stages.values()))

    def words(self, names: Sequence[str], doer: int = NOBODY) -> list[str]:
        """All of it; what happens to the `doer` of the deed himself is told without his name."""
        told = []
        for (player, kind), cards in self._moved.items():
            who = "" if player == doer else f"{names[player]} "
            told.append(who + _VERBS[kind].format(self._cards(kind, cards)))
        for card, stages in self._stages.items():
            if stages:
                verb = "gains" if stages > 0 else "loses"
                told.append(f"{self.name_of(card)} {verb} {stages_of(abs(stages))}")
        return told

    def _cards(self, kind: int, cards: Sequence[int]) -> str:
        """How many cards; a single one by its name, where that lies open to both."""
        if kind == _LOST:
            return count_of(len(cards), "life cards")
        if len(cards) == 1 and kind != _DRAWN:
            return self.name_of(cards[0])
        return count_of(len(cards), "cards")


def count_of(amount: int, unit: str) -> str:
    """An amount with its unit, which is given in the plural."""
    return f"{amount} {unit[:-1] if amount == 1 else unit}"


def stages_of(amount: int) -> str:
    """An amount of stages."""
    return count_of(amount, "stages")
