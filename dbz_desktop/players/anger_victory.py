"""The Most Powerful Personality Victory (WIN-2), as it comes nearer.

Whoever lacks little anger on the highest level may win whatever the Life Decks say: so it adds to
no sum of what counts, but takes its share of the chance to win, however the rest stands.
"""

from __future__ import annotations

from dbz_desktop.rules.flow.victory import can_win_by_mppv
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.state import ANGER_GOAL

REACHES = (0.4, 0.25, 0.15)
"""How often who lacks one, two or three anger on the highest level wins where the rest of the
position would lose. Chosen near what fits best who won 299 games of Steady against itself."""


def reaches(game: Game, player: int) -> float:
    """How often a player, 0 or 1, wins by anger where he would lose otherwise; from 0 to 1."""
    side = game.state.players[player]
    missing = ANGER_GOAL - side.anger
    if side.level < len(side.mp) or missing > len(REACHES):
        return 0.0
    if not can_win_by_mppv(game, player):
        return 0.0
    return REACHES[max(missing, 1) - 1]


def with_anger(chance: float, mine: float, theirs: float) -> float:
    """The chance of one side to win, by the rest of the position and what both sides reach."""
    return chance * (1 - theirs) + (1 - chance) * mine
