"""How strong the computer players are against each other.

Run as `python opponents.py A,B [A,B …] --games 400`: each pair plays so many games with the built
decks of the default edition, or with random legal ones (`--random-decks`). Of every two games the
second has the same decks and the same seed, and the players have changed seats. Prints JSON: of each
pair the games that A won, the share with its 95 % interval (Wilson's), how many ms of the processor
an answer of each took, and how long the games were.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt

from dbz_desktop.decks import Deck, load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.players import make_player
from dbz_desktop.players.base import Player, Sight
from dbz_desktop.rules.kernel.decisions import Decision

Z = 1.96


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return (middle - spread) / below, (middle + spread) / below


class Timed:
    """A player whose answers are timed, those to questions with several options."""

    def __init__(self, player: Player, times: list[float]) -> None:
        self.name, self._player, self._times = player.name, player, times

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        begun = time.process_time()
        answer = self._player.choose(decision, sight)
        if len(decision.options) > 1:
            self._times.append(1e3 * (time.process_time() - begun))
        return answer


def quantiles(times: list[float]) -> dict[str, float]:
    """Median and 95th percentile of times in ms."""
    ordered = sorted(times) or [0.0]
    return {
        "median_ms": round(ordered[len(ordered) // 2], 3),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="+", metavar="A,B")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random-decks", action="store_true")
    arguments = parser.parse_args()
    pool, edition = load_pool(), load_edition()
    rules = load_deck_rules(edition.id, editions_folder())
    built = [read_deck(path, pool) for path in built_decks()]

    def decks(number: int) -> tuple[Deck, Deck]:
        if arguments.random_decks:
            return random_deck(pool, rules, 2 * number), random_deck(pool, rules, 2 * number + 1)
        one, other = divmod(number * 29 % (len(built) ** 2), len(built))
        return built[one], built[other]

    found = []
    for pair in arguments.pairs:
        first, second = pair.split(",")
        times: dict[str, list[float]] = {first: [], second: []}

        def timed(
            wanted: str, seed: int, name: str, times: dict[str, list[float]] = times
        ) -> Timed:
            return Timed(make_player(wanted, seed, name), times[wanted])

        won = turns = unfinished = 0
        for game in range(arguments.games):
            number, players = game // 2, (first, second)
            players = players if game % 2 == 0 else players[::-1]
            report = play_game(
                decks(arguments.seed + number),
                edition,
                arguments.seed + number,
                players,
                "none",
                pool=pool.cards.values(),
                make=timed,
            )
            turns += report.turns
            unfinished += report.winner is None
            won += report.winner is not None and players[report.winner] == first
        low, high = interval(won, arguments.games)
        found.append(
            {
                "players": [first, second],
                "games": arguments.games,
                "won_by_first": won,
                "unfinished": unfinished,
                "share": round(won / arguments.games, 4),
                "interval_95": [round(low, 4), round(high, 4)],
                "turns": round(turns / arguments.games, 2),
                "answers": {name: quantiles(each) for name, each in times.items()},
            }
        )
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
