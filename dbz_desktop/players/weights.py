"""Weights: how much each feature of a position counts, and the chance to win that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

from dbz_desktop.players.anger_victory import reaches, with_anger
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.rules.game import Game

GENTLE = 0.5
"""Positions are compared by a worth whose log-odds are so much of those of the chance to win: next
to a chance of one in a hundred, or of all but one, nothing that happens changes the chance by an
amount that stands out, and who goes by it alone gives up, or grows careless."""

MOST_ODDS = 30.0
"""The logarithm of the odds of a game that isn't over is no further from 0."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each of `position.FEATURES`, in its order; a victory by anger counts besides."""

    values: tuple[float, ...]
    sees_victory: bool = True
    """Whether it sees a victory by anger come (WIN-2)."""

    def __post_init__(self) -> None:
        if len(self.values) != len(FEATURES):
            raise ValueError(
                f"there are {len(self.values)} weights for the {len(FEATURES)} features of a "
                "position; work them out again"
            )

    def chance(self, game: Game, viewer: int, hands: Hands | None = None) -> float:
        """The chance that the viewer wins, from 0 to 1; for `hands` see `position.features`."""
        return chance_of(self.worth(game, viewer, hands))

    def worth(self, game: Game, viewer: int, hands: Hands | None = None) -> float:
        """What a position is worth to the viewer, from 0, lost, to 1, won; see `GENTLE`."""
        if game.outcome is not None:
            return 1.0 if game.outcome.player == viewer else 0.0
        found = features(game, viewer, hands)
        total = sum(w * f for w, f in zip(self.values, found, strict=True))
        odds = max(-MOST_ODDS, min(MOST_ODDS, total))
        mine, theirs = (reaches(game, player) for player in (viewer, 1 - viewer))
        if self.sees_victory and (mine or theirs):
            chance = with_anger(1 / (1 + exp(-odds)), mine, theirs)
            odds = log(chance / (1 - chance))
        return 1 / (1 + exp(-GENTLE * odds))


def chance_of(worth: float) -> float:
    """The chance to win, from 0 to 1, of what is worth so much, be it the mean of several."""
    if not 0 < worth < 1:
        return min(1.0, max(0.0, worth))
    return 1 / (1 + exp(-log(worth / (1 - worth)) / GENTLE))
