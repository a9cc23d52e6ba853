"""How strong the computer players are against each other.

Run as `python opponents.py A,B [A,B …] --games 400`: each pair plays so many games with the built
decks of the default edition, or with random legal ones (`--random-decks`). Of every two games the
second has the same decks and the same seed, and the players have changed seats. Prints JSON: of each
pair the games that A won, the share with its 95 % interval (Wilson's), how many ms of the processor
an answer of each took, and how long the games were. What broke a game off is told on stderr.

Games between players that search take hours. With `--keep FILE` each is written there once it is
over, and what is there already isn't played again: break off with Ctrl-C, and start the same line
again to go on. Others may add to the file meanwhile, from another `--seed`. What is printed is of all
games of the pairs in the file, however they went. The file is refused once the players or what
they weigh have changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import inf, sqrt
from pathlib import Path

from dbz_desktop import paths, players
from dbz_desktop.decks import Deck, load_deck_rules, read_deck
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.players import make_player, making
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
            self._times.append(round(1e3 * (time.process_time() - begun), 3))
        return answer


def quantiles(times: Iterable[float]) -> dict[str, float]:
    """Median and 95th percentile of times in ms."""
    ordered = sorted(times) or [0.0]
    return {
        "median_ms": round(ordered[len(ordered) // 2], 3),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 3),
    }


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a pair of players: `number` is its seed and tells its decks, `swapped` is whether
    the first of the pair sat in seat 1. `won` is whether he won, None where nobody has; `ms` is how
    long each answer of both took."""

    pair: str
    decks: str
    number: int
    swapped: bool
    won: bool | None
    turns: int
    ms: tuple[list[float], list[float]]

    @property
    def which(self) -> tuple[str, str, int, bool]:
        """What tells it from every other game."""
        return self.pair, self.decks, self.number, self.swapped


class Kept:
    """The games that were played, in a file if one is given.

    Raises ValueError where other players than those of today have played them.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.games: list[Played] = []
        if path is None:
            return
        today = players_of_today()
        if not path.exists():
            path.write_text(json.dumps({"players": today}) + "\n", "utf-8")
        first, *lines = path.read_text("utf-8").splitlines()
        if json.loads(first) != {"players": today}:
            raise ValueError(f"{path}: the players have changed since; name a new file")
        self.games = [Played(**json.loads(line)) for line in lines]

    def add(self, game: Played) -> None:
        """Keep a game that is over."""
        self.games.append(game)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")


def players_of_today() -> str:
    """A name for the players as they are written, and for what they weigh."""
    written = sorted(Path(players.__file__).parent.glob("*.py"))
    found = hashlib.sha256()
    for path in (*written, paths.resources_folder() / "players" / "players.toml"):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


class Table:
    """Where the games are played, with the built decks or with random legal ones."""

    def __init__(self, random_decks: bool = False) -> None:
        self._pool, self._edition = load_pool(), load_edition()
        self._rules = load_deck_rules(self._edition.id, editions_folder())
        self._built = [read_deck(path, self._pool) for path in built_decks()]
        self.decks = "random" if random_decks else "built"

    def _drawn(self, number: int) -> tuple[Deck, Deck]:
        if self.decks == "random":
            first, second = 2 * number, 2 * number + 1
            return (
                random_deck(self._pool, self._rules, first),
                random_deck(self._pool, self._rules, second),
            )
        one, other = divmod(number * 29 % (len(self._built) ** 2), len(self._built))
        return self._built[one], self._built[other]

    def play(self, pair: str, number: int, swapped: bool) -> Played:
        """One game of a pair of players."""
        first, second = pair.split(",")
        ms: dict[str, list[float]] = {first: [], second: []}

        def timed(wanted: str, seed: int, name: str) -> Timed:
            return Timed(make_player(wanted, seed, name), ms[wanted])

        seats = (second, first) if swapped else (first, second)
        decks, cards = self._drawn(number), self._pool.cards.values()
        report = play_game(decks, self._edition, number, seats, "none", pool=cards, make=timed)
        for each in report.violations:
            print(f"game {number}: {each.message}\n{each.trace}", file=sys.stderr)
        won = None if report.winner is None else report.winner == int(swapped)
        return Played(pair, self.decks, number, swapped, won, report.turns, (ms[first], ms[second]))


def play(table: Table, pair: str, games: int, seed: int, kept: Kept) -> Iterator[Played]:
    """Play so many games of a pair of players from a seed on, but those that are kept."""
    there = {game.which for game in kept.games}
    for game in range(games):
        number, swapped = seed + game // 2, game % 2 == 1
        if (pair, table.decks, number, swapped) not in there:
            kept.add(table.play(pair, number, swapped))
            yield kept.games[-1]


def found_of(pair: str, decks: str, games: Iterable[Played]) -> dict[str, object]:
    """What has come of all games of a pair with such decks."""
    mine = [game for game in games if (game.pair, game.decks) == (pair, decks)]
    won, count = sum(game.won is True for game in mine), len(mine)
    low, high = interval(won, count) if count else (0.0, 1.0)
    names = pair.split(",")
    return {
        "players": names,
        "decks": decks,
        "games": count,
        "won_by_first": won,
        "unfinished": sum(game.won is None for game in mine),
        "share": round(won / max(1, count), 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "turns": round(sum(game.turns for game in mine) / max(1, count), 2),
        "answers": {
            name: quantiles(ms for game in mine for ms in game.ms[place])
            for place, name in enumerate(names)
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="+", metavar="A,B")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random-decks", action="store_true")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="the games that were played")
    arguments = parser.parse_args()
    try:
        kept = Kept(arguments.keep)
    except ValueError as error:
        parser.error(str(error))
    # Nobody waits here: on a busy computer who searches would be cut short by the clock.
    making.PATIENCE = inf
    table = Table(arguments.random_decks)
    with suppress(KeyboardInterrupt):
        for pair in arguments.pairs:
            for _ in play(table, pair, arguments.games, arguments.seed, kept):
                so_far = found_of(pair, table.decks, kept.games)
                told = f"{pair}: {so_far['won_by_first']} of {so_far['games']}"
                print(f"{told}, {so_far['interval_95']}", file=sys.stderr)
    print(json.dumps([found_of(p, table.decks, kept.games) for p in arguments.pairs], indent=2))


if __name__ == "__main__":
    main()
