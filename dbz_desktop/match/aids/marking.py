"""Choosing several cards in one go: cards are marked, then every question of the row is answered.

The engine asks for one card after another, and every answer is written down by itself. Players
think of them together: "which two?", "which card do you keep?". A `Marking` collects what they
want, in the order in which it was marked; its `Row` gives the answers, one question after another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dbz_desktop.rules.kernel.decisions import Act, Decision

SEVERAL = 2
"""So many chosen cards are named on what confirms them; more of them are counted."""


class Row:
    """The answers to a row of questions. It ends where something else is asked."""

    def __init__(self, decision: Decision, cards: Sequence[int]) -> None:
        self._asked = _row_of(decision)
        self._left = list(cards)
        self._done = False
        # Each question leaves fewer to choose; the same question anew is another row.
        self._most = len(decision.options) + 1

    def next(self, decision: Decision | None) -> int | None:
        """The index of the answer to a question, or None where the row has ended."""
        if decision is None or self._done or _row_of(decision) != self._asked:
            return None
        if decision.row is None or decision.row.most >= self._most:
            return None
        self._most = decision.row.most
        wanted = self._left.pop(0) if self._left else None
        self._done = wanted is None
        for index, option in enumerate(decision.options):
            if option.card == wanted if wanted is not None else option.act is Act.DONE:
                return index
        self._done = True
        return None


def _row_of(decision: Decision) -> tuple[object, ...]:
    """What the questions of one row have in common."""
    row = decision.row
    prompt = row.prompt if row is not None else ""
    return decision.player, decision.ask, decision.card, decision.rule, prompt


class Marking:
    """The cards that are marked for a question, in their order; `decision.row` must be set."""

    def __init__(self, decision: Decision) -> None:
        assert decision.row is not None
        self.decision = decision
        self.row = decision.row
        self.offered = [option.card for option in decision.options if option.act is Act.PICK]
        self.marked: list[int] = []
        if self.row.keep and self.row.least == 0:
            # All of them may stay, and nobody gives a card up by mistake.
            self.marked = list(self.offered)

    @property
    def keep(self) -> bool:
        """Whether the marked cards are those that stay."""
        return self.row.keep

    @property
    def least(self) -> int:
        """How many cards must be marked."""
        return len(self.offered) - self.row.most if self.keep else self.row.least

    @property
    def most(self) -> int:
        """How many cards may be marked."""
        return len(self.offered) - self.row.least if self.keep else self.row.most

    def toggle(self, card: int) -> None:
        """Mark a card, or take its mark away; where one is wanted, the mark goes to it."""
        if card not in self.offered:
            return
        if card in self.marked:
            self.marked.remove(card)
            return
        if len(self.marked) >= self.most == 1:
            self.marked.clear()
        if len(self.marked) < self.most:
            self.marked.append(card)

    def place(self, card: int) -> int:
        """The place of a marked card in their order, from 1; 0 for one without a mark."""
        return self.marked.index(card) + 1 if card in self.marked else 0

    def sign(self, card: int) -> str:
        """The sign of a card's mark: its place in the order, a tick where it stays, or ""."""
        place = self.place(card)
        return "" if not place else "✓" if self.keep else str(place)

    def words(self, card: int) -> str:
        """The mark of a card in words, "" for a card that isn't offered."""
        if card not in self.offered:
            return ""
        place = self.place(card)
        if self.keep:
            return "stays in the hand" if place else "will be discarded"
        return f"marked, number {place}" if place else "not marked"

    @property
    def ready(self) -> bool:
        """Whether enough cards are marked."""
        return len(self._complete()) >= self.least

    @property
    def in_order(self) -> bool:
        """Whether the order is all that is asked: every card is chosen in the end."""
        return not self.keep and self.least == len(self.offered)

    def _complete(self) -> list[int]:
        """The marked cards; the last one of an order goes without saying."""
        left = [card for card in self.offered if card not in self.marked]
        return self.marked + left if self.in_order and len(left) == 1 else self.marked

    def answers(self) -> Row:
        """What answers the row."""
        cards = self._complete()
        if self.keep:
            cards = [card for card in self.offered if card not in self.marked]
        return Row(self.decision, cards)

    def wanted(self) -> str:
        """How many cards are to be marked, in words."""
        least, most = self.least, self.most
        lies = ""
        if most > 1 and (self.row.first or self.row.last):
            which = "first" if self.row.first else "last"
            lies = f", the {which} one to lie {self.row.first or self.row.last}"
        if self.in_order:
            return f"Mark the {most} cards in their order{lies}"
        if least == most:
            return f"Mark {_cards(most)}{lies}"
        if least == 0:
            return f"Mark up to {_cards(most)}{lies}"
        return f"Mark {least} to {_cards(most)}{lies}"

    def confirming(self, name: Callable[[int], str]) -> str:
        """What confirming does now, in words; `name` gives the names of cards."""
        names = [name(card) for card in self._complete()]
        if not self.keep:
            lies = len(names) > 1 and (self.row.first or self.row.last)
            if lies and len(names) > SEVERAL:
                # Of many cards the one says enough from which the order is counted.
                apart = names[0] if self.row.first else names[-1]
                return f"Choose these {len(names)} cards, {apart} {lies}"
            if lies:
                names[0 if self.row.first else -1] += f" {lies}"
            if self.in_order or lies:
                return ", then ".join(names)
            if len(names) > SEVERAL:
                return f"Choose these {len(names)} cards"
            return f"Choose {' and '.join(names) or 'none'}"
        gone = len(self.offered) - len(names)
        kept = f"Keep {' and '.join(names)}" if names else "Keep none"
        return f"{kept}, discard {gone}" if gone else kept

    def brief(self) -> str:
        """What confirming does now, or how many cards are to be marked first, in a few words: where
        there is no room for `confirming` or `wanted`."""
        if not self.ready:
            least, most = self.least, self.most
            return f"Mark {_cards(most) if least in (0, most) else f'{least} to {_cards(most)}'}"
        if self.in_order:
            return "Take this order"
        count = len(self._complete())
        if not self.keep:
            return f"Choose {_cards(count)}" if count else "Choose none"
        gone = len(self.offered) - count
        return f"Keep {count or 'none'}{f', discard {gone}' if gone else ''}"


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
