"""Game: one game being played, its engine told of the rules and of the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dbz_desktop.cards import CardType
from dbz_desktop.rules import judge
from dbz_desktop.rules.flow import anger, piling, turn, victory
from dbz_desktop.rules.flow.instants import InstantUse
from dbz_desktop.rules.insight import whynot
from dbz_desktop.rules.insight.ordering import order_matters
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.engine import DeckCards, Engine, Snapshot
from dbz_desktop.rules.kernel.rules import Rules
from dbz_desktop.rules.kernel.telling import GameOver
from dbz_desktop.rules.language.compiler import compile_card, sentence_text

RULES = Rules(
    compile=compile_card,
    text_of=sentence_text,
    next_step=turn.next_step,
    after_move=victory.after_move,
    after_capture=victory.after_capture,
    anger_goal=anger.goal,
    runs_out=turn.runs_out,
    order_on_pile=piling.order,
    order_matters=order_matters,
    offer=InstantUse,
)


class Game(Engine):
    """One game, from set-up to its end.

    `decks` are seat 0's and seat 1's; `first` is who begins, None lets chance decide (SET-2).
    `place` may edit the state before the first step: that is how scenarios start in the middle.
    `titles` are the card titles that a player may name (EFF-10); without them, those of both decks.
    `snapshots=False` leaves out the copies that `snapshot` needs, for fast self-play. `renumbers`
    is whether shuffled cards take other numbers, so that none can be told again by its number.
    `rules` are others than the game's own where a table is only arranged (see `arranging`).
    """

    def __init__(
        self,
        decks: tuple[DeckCards, DeckCards],
        edition: Edition,
        seed: int,
        first: int | None = None,
        place: Callable[[Game], None] | None = None,
        snapshots: bool = True,
        titles: tuple[tuple[str, CardType], ...] = (),
        renumbers: bool = False,
        rules: Rules | None = None,
    ) -> None:
        placed = None if place is None else partial(place, self)
        rules = rules or RULES
        super().__init__(rules, decks, edition, seed, first, placed, snapshots, titles, renumbers)

    def judge(self, move: JudgeMove) -> None:
        """Do something by hand at this decision. JudgeRefused says why that can't be."""
        judge.perform(self, move)

    def why_not(self, player: int, card: int) -> WhyNot | None:
        """Why a player can't use a card right now; None when he can."""
        return whynot.why_not(self, player, card)


__all__ = ["DeckCards", "Game", "GameOver", "Rules", "Snapshot"]
