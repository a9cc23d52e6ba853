"""Weights: how much each feature of a position counts, and the chance to win that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.rules.game import Game


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each of `position.FEATURES`, in its order."""

    values: tuple[float, ...]

    def __post_init__(self) -> None:
        if len(self.values) != len(FEATURES):
            raise ValueError(
                f"there are {len(self.values)} weights for the {len(FEATURES)} features of a "
                "position; work them out again"
            )

    def chance(self, game: Game, viewer: int, hands: Hands | None = None) -> float:
        """The chance that the viewer wins, from 0 to 1; for `hands` see `position.features`."""
        if game.outcome is not None:
            return 1.0 if game.outcome.player == viewer else 0.0
        found = features(game, viewer, hands)
        total = sum(w * f for w, f in zip(self.values, found, strict=True))
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
