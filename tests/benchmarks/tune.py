"""Work out anew what a position's features weigh, and write it where the players read it.

Run as `python tune.py SAMPLES --decisions 1500 --write`. Steady plays itself with the built decks of the
default edition and with random legal ones. At some of its questions every answer is tried: from each
the game is played to its end by habit, several times, in worlds dealt anew, the same for every
answer. The weights are those by which the features of the positions right after the answers tell
best which of them went on to win more often than the others. Answers to one question alone are
compared, so nothing counts as good only because it comes with being ahead.

What was played is kept in the file SAMPLES, to which further runs add, with another `--seed` each; it
is of no use any more once the features have changed. The weights of before are held to as far as
`--trust` says, so begin with those that the file had before the first sample was written. One game
in five is held out: of those it prints in which share of the questions the answer that the weights
prefer won at least as often as the mean of the answers, and how much more often it did, for the
weights of before and the new ones. Whether they play better is for `opponents.py` to say.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterable
from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.decks import Deck, load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.players.base import Player, Sight
from dbz_desktop.players.habits import habit, weighed
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.players.settling import settled
from dbz_desktop.players.steady import Steady
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision

MOST_OPTIONS = 6
"""So many answers to a question are tried at most."""

LONGEST = 1_000
"""A game that has not ended after so many answers is nobody's."""

HELD_OUT = 5
"""One game in so many isn't learned from."""

Sample = list[tuple[list[float], float]]
"""Of each answer to a question: the features that come of it, and how often it won."""


def play_out(game: Game, viewer: int) -> float:
    """1 if the viewer wins the game as both go on by habit, 0 if not."""
    for _ in range(LONGEST):
        if game.decision is None:
            break
        game.answer(habit(game.decision))
    if game.outcome is None:
        return 0.5
    return 1.0 if game.outcome.player == viewer else 0.0


class Asking:
    """Steady, who tries every answer to one question in `every`, and notes what came of it."""

    def __init__(self, steady: Steady, seed: int, every: int, tries: int, found: list[Sample]):
        self.name = steady.name
        self._steady, self._every, self._tries, self._found = steady, every, tries, found
        self._random = random.Random(seed)

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        if len(decision.options) > 1 and sight is not None:
            if self._random.random() * self._every < 1:
                sample = self._try(decision, sight)
                if sample:
                    self._found.append(sample)
        return self._steady.choose(decision, sight)

    def _try(self, decision: Decision, sight: Sight) -> Sample:
        viewer = decision.player
        world = sight.world(self._random)
        if world is None:
            return []
        options = weighed(decision, self._random)
        while len(options) > MOST_OPTIONS:
            options.pop(int(self._random.random() * len(options)))
        hands = Hands.seen(world, decision)
        seen = []
        for index in options:
            twin = world.imagined()
            twin.answer(index)
            if settled(twin, viewer).decision is not None:
                seen.append((index, features(twin, viewer, hands)))
        if all(found == seen[0][1] for _, found in seen):
            return []
        won = dict.fromkeys(options, 0.0)
        for _ in range(self._tries):
            world = sight.world(self._random) or world
            for index, _ in seen:
                twin = world.imagined()
                twin.answer(index)
                won[index] += play_out(twin, viewer) / self._tries
        return [(found, won[index]) for index, found in seen]


def collect(decisions: int, seed: int, every: int, tries: int) -> Iterable[tuple[int, Sample]]:
    """Samples with the numbers of their games, from so many questions or a few more."""
    pool, edition, weights = load_pool(), load_edition(), load_levels().weights
    rules = load_deck_rules(edition.id, editions_folder())
    built = [read_deck(path, pool) for path in built_decks()]

    def decks(number: int) -> tuple[Deck, Deck]:
        if number % 2:
            return random_deck(pool, rules, 2 * number), random_deck(pool, rules, 2 * number + 1)
        one, other = divmod(number * 29 % (len(built) ** 2), len(built))
        return built[one], built[other]

    count, number = 0, seed
    while count < decisions:
        found: list[Sample] = []

        def asking(wanted: str, seed: int, name: str, found: list[Sample] = found) -> Player:
            return Asking(Steady(seed, name, weights), seed, every, tries, found)

        pair = ("steady", "steady")
        play_game(
            decks(number), edition, number, pair, "none", pool=pool.cards.values(), make=asking
        )
        for sample in found:
            yield number, sample
        count += len(found)
        number += 1


def fit(samples: list[Sample], tries: int, before: tuple[float, ...], trust: float) -> list[float]:
    """The weights that tell the answers apart best, by least squares about those of `before`.

    How often an answer wins beside the others is, to a first order, p(1 - p) times what its
    features weigh beside theirs, where p is how often all of them win. `trust` says how strongly
    the weights of before are held to.
    """
    size = len(FEATURES)
    matrix = [[trust if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for sample in samples:
        count = len(sample)
        mean = sum(won for _, won in sample) / count
        # As if one more game had been won and one lost, for certainty comes of few games.
        chance = (mean * tries * count + 1) / (tries * count + 2)
        steep = chance * (1 - chance)
        middle = [sum(found[i] for found, _ in sample) / count for i in range(size)]
        for found, won in sample:
            row = [steep * (found[i] - middle[i]) for i in range(size)]
            there = [i for i in range(size) if row[i]]
            rest = (won - mean) - sum(row[i] * before[i] for i in there)
            # The noise of a share is that of its games.
            sure = tries / (chance * (1 - chance))
            for i in there:
                right[i] += sure * row[i] * rest
                for j in there:
                    matrix[i][j] += sure * row[i] * row[j]
    return [old + new for old, new in zip(before, solved(matrix, right), strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                times = rows[k][i]
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


def judged(samples: list[Sample], weights: Iterable[float]) -> dict[str, float]:
    """How good the answers are that the weights prefer, beside the mean of all answers."""
    values = tuple(weights)
    better, brought = 0, 0.0
    for sample in samples:
        mean = sum(won for _, won in sample) / len(sample)
        _, won = max(
            sample, key=lambda each: sum(w * f for w, f in zip(values, each[0], strict=True))
        )
        better += won >= mean
        brought += won - mean
    count = max(1, len(samples))
    return {"no_worse": round(better / count, 4), "brought": round(brought / count, 4)}


def write(weights: Iterable[float], path: Path) -> None:
    """Put the weights into the players' data file, and leave the rest of it as it is."""
    given = "".join(
        f"{name} = {value:.3f}\n" for name, value in zip(FEATURES, weights, strict=True)
    )
    text = re.sub(
        r"(?m)^\[weights\]\n(?:\w+ = .*\n)*", f"[weights]\n{given}", path.read_text("utf-8")
    )
    fresh = path.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", type=Path, help="the file of what was played")
    parser.add_argument("--decisions", type=int, default=1_500, help="questions to try, 0 for none")
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=10, help="one question in so many is tried")
    parser.add_argument("--tries", type=int, default=8, help="games from each answer")
    parser.add_argument("--trust", type=float, default=60.0, help="in the weights of before")
    parser.add_argument("--write", action="store_true", help="into the players' data file")
    arguments = parser.parse_args()
    with arguments.samples.open("a", encoding="utf-8") as kept:
        wanted = (arguments.decisions, arguments.seed, arguments.every, arguments.tries)
        for number, sample in collect(*wanted):
            kept.write(json.dumps([number, sample]) + "\n")
            kept.flush()
    learned: list[Sample] = []
    held: list[Sample] = []
    for line in arguments.samples.read_text("utf-8").splitlines():
        number, rows = json.loads(line)
        (learned if number % HELD_OUT else held).append([(found, won) for found, won in rows])
    before = load_levels().weights.values
    after = fit(learned, arguments.tries, before, arguments.trust)
    if arguments.write:
        write(after, paths.resources_folder() / "players" / "players.toml")
    report = {
        "learned_from": len(learned),
        "held_out": len(held),
        "before": judged(held, before),
        "after": judged(held, after),
        "weights": {name: round(value, 3) for name, value in zip(FEATURES, after, strict=True)},
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
