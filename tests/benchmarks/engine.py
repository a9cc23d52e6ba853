"""How fast the engine is: random games, and forks of them.

Run as `python engine.py GAMES`, it plays so many games between the starter decks in one process
and prints JSON: how many games a second with the checks of every turn and without any, and how
many milliseconds a fork takes, at a decision in the middle of an attack and at any other, alone
and with its first answer. Cards are read and programs compiled before; times are of the processor,
so that other programs lengthen them little.
"""

from __future__ import annotations

import json
import sys
import time

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.match.proving.selfplay import pairings, play_game, settle_in
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game

FORKED = 20
"""Games that are forked at every decision."""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    pool, edition = load_pool(), load_edition()
    pairs = pairings([read_deck(path, pool) for path in starter_decks(edition.id)])
    for seed, pair in enumerate(pairs):
        play_game(pair, edition, seed, checks="none")
    settle_in()
    found: dict[str, object] = {}
    for checks in ("light", "none"):
        times = []
        for seed in range(games):
            begun = time.process_time()
            play_game(pairs[seed % len(pairs)], edition, 1 + seed, checks=checks)
            times.append(time.process_time() - begun)
        found[checks] = times
    forks: dict[str, list[float]] = {"mid_attack": [], "elsewhere": []}
    answers: dict[str, list[float]] = {"mid_attack": [], "elsewhere": []}
    given_again: list[int] = []
    for seed in range(FORKED):
        one, other = pairs[seed % len(pairs)]
        game = Game((deck_cards(one), deck_cards(other)), edition, 1 + seed)
        players = (RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1))
        while (decision := game.decision) is not None:
            answer = players[decision.player].choose(decision)
            where = "elsewhere" if game.attack is None else "mid_attack"
            if game.attack is not None:
                given_again.append(len(game.snapshot().answers))
            begun = time.process_time_ns()
            fork = game.fork()
            forked = time.process_time_ns()
            fork.answer(answer)
            forks[where].append((forked - begun) / 1e6)
            answers[where].append((time.process_time_ns() - begun) / 1e6)
            game.answer(answer)
    found |= {"fork": forks, "fork_and_answer": answers, "given_again": given_again}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
