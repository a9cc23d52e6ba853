"""`dbz-desktop replay`: a match told again, or proved to repeat."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict

from dbz_desktop.cli import FOUND_WRONG, OK
from dbz_desktop.cli.common import existing, pool_of, print_json
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.replays.export import public_events
from dbz_desktop.match.replays.replay import Replay, verify
from dbz_desktop.match.telling.log import GameLog


def run(arguments: argparse.Namespace) -> int:
    """Tell or verify a journal; 1 when it is damaged.

    Of a game that isn't over only what both players have seen is told, unless it is asked for all.
    """
    (path,) = existing([arguments.file])
    pool = pool_of(arguments)
    try:
        if arguments.verify:
            found = verify(path, pool)
            if arguments.json:
                print_json({"file": str(path), "ok": True, **asdict(found)})
                return OK
            end = f"{found.winner} won by {found.kind}" if found.finished else "not finished"
            print(f"{path}: repeats exactly. {found.answers} answers, {found.events} events, {end}")
            if found.cut:
                print("  note: the last line was cut off while it was written, and is left out")
            return OK
        replay = Replay(path, pool)
        replay.seek(replay.total)
    except JournalError as error:
        if arguments.json:
            print_json(
                {
                    "file": str(path),
                    "ok": False,
                    "line": error.line,
                    "message": error.message,
                    "good_answers": error.good,
                }
            )
        else:
            print(f"dbz-desktop: {error}", file=sys.stderr)
        return FOUND_WRONG
    game = replay.match.game
    log = GameLog(replay.match.setup.names, lambda card: game.cards[card].name)
    lines = log.lines(game.events if arguments.open_hands else public_events(replay.match))
    if arguments.json:
        print_json([{"depth": line.depth, "text": line.text, "rule": line.rule} for line in lines])
    else:
        for line in lines:
            print(line)
        if game.outcome is None and not arguments.open_hands:
            note = "the game isn't over, so cards that a player hides are not named (--open-hands)"
            print(f"dbz-desktop: {note}", file=sys.stderr)
    return OK
