"""The chance to win, as told to who looks on with both hands open.

It is no player's weighing: what makes a good next answer and what tells who will have won are two
things, so it has features and weights of its own. `tests/benchmarks/win_chance.py` works the
weights out and measures how honest they are.
"""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.cards.model import CardType
from dbz_desktop.players.anger_victory import reaches, with_anger
from dbz_desktop.players.settling import RESTS, settled
from dbz_desktop.players.worlds import opened
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.state import ANGER_GOAL, PlayerState

OF_A_SIDE = (
    "life",
    "stages",
    "anger",
    "level",
    "drills",
    "setups",
    "allies",
    "ally_stages",
    "dragon_balls",
    "many_dragon_balls",
    "hand",
    "attacks",
    "defenses",
)
FEATURES = (*OF_A_SIDE, "life_ratio", "fresh_hand", "action", "turn")
"""Each is seat 0's less seat 1's, so that the chances of both always make one.

`life`: cards of the Life Deck, by ten; `life_ratio`: how many times as many, as a logarithm.
`anger`: of what takes the Main Personality up a level. `many_dragon_balls`: what is more than three
of them (WIN-3). `attacks` and `defenses`: cards in hand that are such. `fresh_hand`: cards in hand
while combat goes on. `action`: whose action it is; `turn`: whose turn.
"""


def features(game: Game) -> list[float]:
    """The features of a game as it stands; see `FEATURES`. Nothing of them lies hidden from who
    sees both hands: of the Life Decks it is only how many cards they have."""
    state = game.state
    one, other = state.players
    found = [a - b for a, b in zip(_of_side(game, one), _of_side(game, other), strict=True)]
    combat = state.combat
    fighting = combat is not None and not combat.ending
    found.append(log((len(one.life_deck) + 2) / (len(other.life_deck) + 2)))
    found.append(float(len(one.hand) - len(other.hand)) if fighting else 0.0)
    found.append(0.0 if combat is None or not fighting else 1.0 - 2 * combat.actor)
    found.append(1.0 - 2 * state.active)
    return found


def _of_side(game: Game, side: PlayerState) -> list[float]:
    found = dict.fromkeys(OF_A_SIDE, 0.0)
    found["life"] = len(side.life_deck) / 10
    found["stages"] = side.stages / 5
    found["anger"] = side.anger / ANGER_GOAL
    found["level"] = float(side.level)
    found["hand"] = float(len(side.hand))
    for card in side.play:
        kind = game.cards[card].type
        if kind is CardType.DRILL:
            found["drills"] += 1
        elif kind is CardType.SETUP:
            found["setups"] += 1
        elif kind is CardType.DRAGON_BALL:
            found["dragon_balls"] += 1
        elif kind is CardType.ALLY:
            found["allies"] += 1
            found["ally_stages"] += game.state.permanents[card].stages / 5
    found["many_dragon_balls"] = max(0.0, found["dragon_balls"] - 3)
    for card in side.hand:
        program = game.programs[card]
        found["attacks"] += program.attack is not None
        found["defenses"] += program.defense is not None
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each feature counts, in the order of `FEATURES`; makes the chance of a position, with
    the victory that anger brings besides."""

    weights: tuple[float, ...]

    def at_rest(self, game: Game) -> float:
        """The chance that seat 0 wins, from 0 to 1, by the position as it lies there."""
        if game.outcome is not None:
            return 1.0 - game.outcome.player
        total = sum(w * f for w, f in zip(self.weights, features(game), strict=True))
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, total))))
        return with_anger(chance, reaches(game, 0), reaches(game, 1))

    def chance(self, game: Game, worlds: int, chance: random.Random) -> float:
        """The chance that seat 0 wins, from 0 to 1. What was begun is followed by habit to where
        it has happened, in so many worlds in which the Life Decks lie otherwise."""
        if at_rest(game):
            return self.at_rest(game)
        found = []
        for _ in range(worlds):
            world = opened(game, chance)
            if world is not None:
                found.append(self.at_rest(settled(world)))
        return sum(found) / len(found) if found else self.at_rest(game)


def at_rest(game: Game) -> bool:
    """Whether everything that was begun has happened."""
    return game.decision is None or game.decision.ask in RESTS


@lru_cache(maxsize=4)
def load_outlook(path: Path | None = None) -> Outlook:
    """The weights of a file, of the shipped one without a path. Raises ValueError with what is
    wrong with it."""
    path = path or paths.resources_folder() / "players" / "chance.toml"
    given = tomllib.loads(path.read_text("utf-8")).get("weights", {})
    if set(given) != set(FEATURES):
        wrong = sorted(set(given) ^ set(FEATURES))
        raise ValueError(f"{path.name}: weights not known, or not given: {', '.join(wrong)}")
    return Outlook(tuple(float(given[name]) for name in FEATURES))
