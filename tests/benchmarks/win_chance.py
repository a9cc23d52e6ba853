"""How honest the chance to win is, and where its weights come from.

    python win_chance.py play games.jsonl --games 1500 --seed 1
    python win_chance.py fit games.jsonl
    python win_chance.py measure held_out.jsonl

`play` has Steady play against itself, two games of three with the built decks of the default
edition and every third with random legal ones, and keeps the answers, a game a line: the features
can change and the games need not be played again. `fit` writes the weights to
resources/players/chance.toml: a logistic regression on who won, each game counting the same, with
`RIDGE` to keep the weights small. `measure` prints as JSON, over games that were not fitted on,
the Brier score and, for each tenth of the predicted chance, what was predicted and how many really
won; every decision counts, those of a game together as one.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from math import exp
from pathlib import Path

from dbz_desktop.decks import Deck, load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.paths import resources_folder
from dbz_desktop.players import make_player
from dbz_desktop.players.base import Player, Sight
from dbz_desktop.players.chance import FEATURES, Outlook, at_rest, features, load_outlook
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision

RIDGE = 1.0
"""What a weight of one costs, in games told wrong."""
WORLDS = 2
"""In so many worlds is followed what was begun at a decision."""
TENTHS = 10
HEAD = """\
# How much each feature of a position tells of who will win it; see dbz_desktop/players/chance.py.
# Worked out by tests/benchmarks/win_chance.py from {games} games of Steady against itself.

[weights]
"""


class Noted:
    """A player whose answers are noted."""

    def __init__(self, player: Player, answers: list[int]) -> None:
        self.name, self._player, self._answers = player.name, player, answers

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        self._answers.append(self._player.choose(decision, sight))
        return self._answers[-1]


class Table:
    """What games are played with."""

    def __init__(self) -> None:
        self.pool, self.edition = load_pool(), load_edition()
        self._rules = load_deck_rules(self.edition.id, editions_folder())
        self._built = [read_deck(path, self.pool) for path in built_decks()]

    def decks(self, seed: int) -> tuple[Deck, Deck]:
        """The decks of a game, by its seed."""
        if seed % 3 == 0:
            one, other = (random_deck(self.pool, self._rules, 2 * seed + n) for n in (0, 1))
            return one, other
        first, second = divmod(seed * 29 % (len(self._built) ** 2), len(self._built))
        return self._built[first], self._built[second]


def play(arguments: argparse.Namespace) -> None:
    """Play games and keep their answers."""
    table = Table()
    with arguments.games_file.open("w", encoding="utf-8") as file:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            answers: list[int] = []

            def noted(wanted: str, seed: int, name: str, answers: list[int] = answers) -> Player:
                return Noted(make_player(wanted, seed, name), answers)

            report = play_game(
                table.decks(seed),
                table.edition,
                seed,
                ("steady", "steady"),
                "none",
                pool=table.pool.cards.values(),
                make=noted,
            )
            if report.winner is not None:
                line = {"seed": seed, "winner": report.winner, "answers": answers}
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()


def replayed(file: Path, look: Callable[[Game], object]) -> Iterator[tuple[int, list]]:
    """Of each game who won, and what a look at every question with a choice gave."""
    table = Table()
    for text in file.read_text("utf-8").splitlines():
        line = json.loads(text)
        one, other = (deck_cards(deck) for deck in table.decks(line["seed"]))
        game = Game((one, other), table.edition, line["seed"], renumbers=True)
        seen = []
        for answer in line["answers"]:
            if game.decision is not None and len(game.decision.options) > 1:
                found = look(game)
                if found is not None:
                    seen.append(found)
            game.answer(answer)
        if game.outcome is None or game.outcome.player != line["winner"]:
            sys.exit(f"{file}: the rules have changed since game {line['seed']}; play them anew")
        if seen:
            yield line["winner"], seen


def fit(arguments: argparse.Namespace) -> None:
    """Work the weights out by Newton's method."""
    rows: list[tuple[list[float], float, float]] = []
    games = 0
    look = lambda game: features(game) if at_rest(game) else None  # noqa: E731
    for winner, seen in replayed(arguments.games_file, look):
        games += 1
        rows += [(found, 1.0 - winner, 1 / len(seen)) for found in seen]
    size = range(len(FEATURES))
    weights = [0.0 for _ in size]
    for _ in range(arguments.rounds):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (a == b) for b in size] for a in size]
        for found, won, share in rows:
            chance = 1 / (1 + exp(-sum(w * f for w, f in zip(weights, found, strict=True))))
            off, steep = share * (won - chance), share * chance * (1 - chance)
            for a in size:
                if found[a]:
                    slope[a] += off * found[a]
                    step, line = steep * found[a], bend[a]
                    for b in range(a + 1):
                        line[b] += step * found[b]
        for a in size:
            for b in range(a):
                bend[b][a] = bend[a][b]
        weights = [w + s for w, s in zip(weights, solved(bend, slope), strict=True)]
    text = HEAD.format(games=f"{games:,}") + "".join(
        f"{name} = {weight:.4f}\n" for name, weight in zip(FEATURES, weights, strict=True)
    )
    arguments.weights.write_text(text, "utf-8")
    print(text)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations (Gauss, with pivots)."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    count = len(lines)
    for column in range(count):
        pivot = max(range(column, count), key=lambda n: abs(lines[n][column]))
        lines[column], lines[pivot] = lines[pivot], lines[column]
        top = lines[column]
        for number, line in enumerate(lines):
            if number != column and line[column]:
                part = line[column] / top[column]
                for place in range(column, count + 1):
                    line[place] -= part * top[place]
    return [line[count] / line[number] for number, line in enumerate(lines)]


def measure(arguments: argparse.Namespace) -> None:
    """Hold the chance against who won."""
    chance = random.Random(arguments.seed)
    outlook: Outlook = load_outlook(arguments.weights)
    sums = [[0.0, 0.0, 0.0] for _ in range(TENTHS)]
    games, brier = 0, 0.0
    for winner, seen in replayed(
        arguments.games_file, lambda game: outlook.chance(game, WORLDS, chance)
    ):
        games += 1
        for first in seen:
            # Both sides' chances are told, so both are held against what came of them.
            for seat, told in ((0, first), (1, 1 - first)):
                share, won = 0.5 / len(seen), float(seat == winner)
                brier += share * (told - won) ** 2
                tenth = sums[min(TENTHS - 1, int(told * TENTHS))]
                for place, value in enumerate((share, share * told, share * won)):
                    tenth[place] += value
    tenths = [
        {
            "from": number / TENTHS,
            "games": round(share, 1),
            "predicted": round(told / share, 3),
            "won": round(won / share, 3),
        }
        for number, (share, told, won) in enumerate(sums)
        if share
    ]
    print(
        json.dumps(
            {
                "games": games,
                "brier": round(brier / games, 4),
                "furthest_off": max(abs(t["predicted"] - t["won"]) for t in tenths),
                "tenths": tenths,
            },
            indent=2,
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ways = parser.add_subparsers(required=True)
    for name, do in (("play", play), ("fit", fit), ("measure", measure)):
        way = ways.add_parser(name, help=do.__doc__)
        way.set_defaults(do=do)
        way.add_argument("games_file", type=Path)
        way.add_argument("--seed", type=int, default=1)
        way.add_argument("--games", type=int, default=300)
        way.add_argument("--rounds", type=int, default=8)
        way.add_argument(
            "--weights", type=Path, default=resources_folder() / "players" / "chance.toml"
        )
    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    main()
