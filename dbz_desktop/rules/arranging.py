"""Arranging: a table that players set up by hand, at which no turn goes on and nobody wins."""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.rules.game import RULES
from dbz_desktop.rules.judge_moves import RULE
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.game import Game, Steps


def _arrange(game: Game) -> Steps:
    """Ask until it is said done; every move by hand has it asked anew."""
    yield Decision(
        game.state.active,
        Ask.BY_HAND,
        "Set the position up.",
        RULE,
        (Option(Act.DONE, "Play on from here"),),
        again=True,
    )


ARRANGING = replace(
    RULES,
    next_step=_arrange,
    after_move=lambda _game, _event: None,
    after_capture=lambda _game, _event: None,
)
"""The rules of such a table: the judge's moves, and nothing that follows from them."""
