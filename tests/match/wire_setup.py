"""Two seats at the far ends of wires, for the tests."""

from __future__ import annotations

import json
from collections import deque

from dbz_desktop.cards import Card
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.seats.wire import Connected


class Pipe:
    """A match and one seat of it, with nothing between them but lines of text."""

    def __init__(self, match: Match, viewer: int, cards: dict[str, Card]) -> None:
        self.there: deque[str] = deque()
        self.back: deque[str] = deque()
        self.told: list[str] = []
        self.match_end = match.serve(viewer, cards, self.there.append)
        self.player_end = Connected(cards, self.back.append, self.pump)
        self.pump()

    @property
    def seat(self) -> Seat:
        return self.player_end.seat

    def pump(self) -> None:
        """Carry lines both ways until there are no more."""
        while self.there or self.back:
            if self.back:
                self.match_end.receive(self.back.popleft().encode())
            else:
                self.told.append(self.there.popleft())
                self.player_end.receive(self.told[-1].encode())

    def raw(self, line: str) -> list[dict[str, object]]:
        """Say any line; the lines that come back."""
        self.pump()
        self.match_end.receive(line)
        lines = [json.loads(each) for each in self.there]
        self.pump()
        return lines


def pipes(match: Match) -> tuple[Pipe, Pipe]:
    cards = {card.id: card for card in match.game.printed}
    return Pipe(match, 0, cards), Pipe(match, 1, cards)
