"""`dbz-desktop puzzles`: proving puzzles, and finding new ones in games that play themselves."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from dbz_desktop.cli import FOUND_WRONG, OK, Failure, Usage
from dbz_desktop.cli.common import existing, pool_of, print_json
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import built_decks, starter_decks
from dbz_desktop.match.puzzles.file import problem_of, puzzle_text, read_puzzle, shipped_puzzles
from dbz_desktop.match.puzzles.finding import find_in_game
from dbz_desktop.match.puzzles.search import Goal
from dbz_desktop.match.scenarios.scenario import ScenarioError
from dbz_desktop.writing import write_whole


def check(arguments: argparse.Namespace) -> int:
    """Prove each puzzle; 1 when one isn't as its file says."""
    paths = existing(arguments.paths) or shipped_puzzles()
    pool = pool_of(arguments)
    wrong = {}
    for path in paths:
        try:
            problem = problem_of(read_puzzle(path, pool), arguments.limit)
        except ScenarioError as error:
            problem = str(error)
        if problem:
            wrong[str(path)] = problem
        if not arguments.json:
            print(f"FAIL {path}\n     {problem}" if problem else f"ok   {path}", flush=True)
    if arguments.json:
        print_json({"puzzles": len(paths), "proven": len(paths) - len(wrong), "problems": wrong})
    else:
        print(f"{len(paths) - len(wrong)} of {len(paths)} puzzles proven")
    return FOUND_WRONG if wrong else OK


def find(arguments: argparse.Namespace) -> int:
    """Play games between the shipped decks and write the puzzles that are found in them."""
    if not arguments.folder.is_dir():
        raise Usage(f"{arguments.folder}: there is no such folder")
    pool = pool_of(arguments)
    files = (*starter_decks(arguments.edition), *built_decks())
    decks = [read_deck(path, pool) for path in files]
    wanted = [Goal(goal) for goal in arguments.goal or Goal]
    found: Counter[Goal] = Counter()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        goals = [goal for goal in wanted if found[goal] < arguments.most]
        if not goals:
            break
        one, other = random.Random(seed).sample(decks, 2)
        for puzzle in find_in_game((one, other), arguments.edition, seed, arguments.limit, goals):
            found[puzzle.head.goal] += 1
            path = arguments.folder / f"{puzzle.head.difficulty}-{puzzle.head.goal}-{seed}.toml"
            try:
                write_whole(path, puzzle_text(puzzle.scenario, puzzle.head))
            except OSError as error:
                raise Failure(f"{path} can't be written: {error.strerror}") from error
            print(path, flush=True)
        print(f"game {seed}: {sum(found.values())} puzzles", file=sys.stderr, flush=True)
    return OK
