"""The command line: `dbz-desktop` opens the app, its sub-commands check, play and replay.

Exit codes: 0 all is well, 1 something was found wrong, 2 the command was not understood. The
sub-commands' modules are imported when they run, so that `--help` is instant; only the app and
`demo` import Qt.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from dbz_desktop import __version__

OK = 0
FOUND_WRONG = 1
BAD_USAGE = 2

OPENED = (".dbzpack", ".dbzdeck", ".dbzscene", ".dbzreplay")
"""The endings of the files that the app opens, when they are all that the command line names."""


class Usage(Exception):
    """The command line names something that isn't there; the message says what. Exit code 2."""


class Failure(Exception):
    """What was asked can't be done with this input; the message says why. Exit code 1."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code. `argv` is without the program's name."""
    words = list(sys.argv[1:] if argv is None else argv)
    opens = bool(words) and all(_opens(word) for word in words)
    if sys.stdout is None or sys.stderr is None:
        from dbz_desktop.cli.console import have_streams

        have_streams(attach=bool(words) and not opens)
    for stream in (sys.stdout, sys.stderr):
        # Card texts hold more letters than some consoles; better a "?" than a crash.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    if opens:
        # What a double-click on files of ours does. Absolute, for another process may open them.
        arguments = argparse.Namespace(run=_app, files=[Path(word).absolute() for word in words])
    elif words and _opens(words[0]):
        other = next(word for word in words if not _opens(word))
        kinds = ", ".join(OPENED)
        print(f"dbz-desktop: {other}: is no file that opens here ({kinds})", file=sys.stderr)
        return BAD_USAGE
    else:
        arguments = build_parser().parse_args(words)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except Usage as error:
        print(f"dbz-desktop: {error}", file=sys.stderr)
        return BAD_USAGE
    except Failure as error:
        print(f"dbz-desktop: {error}", file=sys.stderr)
        return FOUND_WRONG
    except KeyboardInterrupt:
        print("dbz-desktop: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output, such as `head`, has had enough.
        sys.stderr.close()
        return OK


def _opens(word: str) -> bool:
    return not word.startswith("-") and word.lower().endswith(OPENED)


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="dbz-desktop",
        usage="%(prog)s [-h] [--version] [COMMAND ... | FILE ...]",
        description="Dragon Ball Z TCG on one desk. Without a command the app opens; with "
        "nothing but files it opens these: decks (.dbzdeck), card packs (.dbzpack), scenes "
        "(.dbzscene), games (.dbzreplay).",
    )
    parser.add_argument("--version", action="version", version=f"dbz-desktop {__version__}")
    parser.set_defaults(run=_app)
    commands = parser.add_subparsers(prog="dbz-desktop", title="commands", metavar="COMMAND")
    _cards(commands)
    _deck(commands)
    _selfplay(commands)
    _scenario(commands)
    _lessons(commands)
    _puzzles(commands)
    _replay(commands)
    _demo(commands)
    return parser


if TYPE_CHECKING:
    _Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add(
    commands: _Commands, name: str, module: str, function: str, help_text: str
) -> argparse.ArgumentParser:
    """A command that runs `function` of `dbz_desktop.cli.<module>`, imported only then."""
    parser = commands.add_parser(name, help=help_text, description=help_text)

    def run(arguments: argparse.Namespace) -> int:
        import importlib

        code: int = getattr(importlib.import_module(f"dbz_desktop.cli.{module}"), function)(
            arguments
        )
        return code

    parser.set_defaults(run=run)
    return parser


def _group(commands: _Commands, name: str, help_text: str) -> _Commands:
    parser = commands.add_parser(name, help=help_text, description=help_text)
    return parser.add_subparsers(title="commands", metavar="COMMAND", required=True)


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _pool(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cards",
        action="append",
        type=Path,
        metavar="PATH",
        help="use this card pack instead of the installed ones; may be given several times",
    )


def _edition(parser: argparse.ArgumentParser, default: str | None) -> None:
    shown = default or "the one that the deck file names, else fanz"
    parser.add_argument(
        "--edition", default=default, metavar="E", help=f"edition of the rules (default: {shown})"
    )


def _cards(commands: _Commands) -> None:
    group = _group(commands, "cards", "read, check and show cards")
    check = _add(
        group, "check", "cards", "check", "compile every card text and report what isn't understood"
    )
    check.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="card packs (.toml, folders) or facts files (.jsonl); default: the installed cards",
    )
    _json(check)
    form = _add(
        group, "format", "cards", "format_packs", "rewrite card texts in their canonical wording"
    )
    form.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="card packs")
    form.add_argument("--check", action="store_true", help="change nothing, only report")
    show = _add(group, "show", "cards", "show", "show a card by its title or id")
    show.add_argument("title", nargs="+", metavar="TITLE")
    _edition(show, "fanz")
    _pool(show)
    find = _add(
        group,
        "find",
        "finding",
        "find",
        "find cards by a query such as: t:physical s:red cost<=2 does:draw",
    )
    find.add_argument("query", nargs="+", metavar="QUERY")
    _edition(find, "fanz")
    _pool(find)
    _json(find)
    language = _add(
        group,
        "language",
        "language",
        "show",
        "show what a card text can say: verbs, frames and nouns, or all about one word",
    )
    language.add_argument("word", nargs="*", metavar="WORD")
    _pool(language)
    bring = _add(
        group,
        "import",
        "cards",
        "import_list",
        "bring an own list of cards (CSV or JSONL) into your packs",
    )
    bring.add_argument("file", type=Path, metavar="FILE")
    bring.add_argument(
        "--to", type=Path, metavar="PACK", help="pack to write (default: in your packs)"
    )
    share = _add(
        group,
        "export",
        "sharing",
        "export",
        "write cards of your own as one file (.dbzpack) that another player can open",
    )
    share.add_argument(
        "set", metavar="SET", help="a pack of yours by name, a set code such as KIT, or a file"
    )
    share.add_argument("file", type=Path, metavar="FILE", help="what to write: NAME.dbzpack")
    share.add_argument("--name", metavar="NAME", help="what the pack is called (default: SET)")
    share.add_argument("--author", metavar="NAME", default="", help="who made the cards")
    share.add_argument("--force", action="store_true", help="replace FILE if it is there")


def _deck(commands: _Commands) -> None:
    group = _group(commands, "deck", "check, count and export decks")
    check = _add(group, "check", "decks", "check", "tell whether a deck is legal, and why not")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument(
        "--casual", action="store_true", help="only remark on the Frozen List (DCK-10)"
    )
    check.add_argument(
        "--thawing", action="store_true", help="allow the Legacy Thawing Bonus (DCK-10)"
    )
    _edition(check, None)
    _pool(check)
    _json(check)
    stats = _add(group, "stats", "decks", "stats", "count a deck's cards by type and Style")
    stats.add_argument("files", nargs="+", type=Path, metavar="FILE")
    _pool(stats)
    _json(stats)
    export = _add(group, "export", "exporting", "export", "write a deck or a list as another file")
    export.add_argument("file", type=Path, metavar="FILE", help="a deck in any form that is read")
    export.add_argument(
        "--as",
        metavar="FORM",
        help="text list with numbers (text) or with names alone (names), sheet (csv), deck to pass "
        "on (dbzdeck), its file (json, toml), that of another program (octgn, lackey, cockatrice), "
        "picture (png), cards to print (pdf); default: what the name of --out ends with, else text",
    )
    export.add_argument(
        "--bleed",
        type=float,
        choices=(0.0, 2.0, 3.0),
        default=0.0,
        metavar="MM",
        help="of cards to print: so many millimetres go on beyond the cut, 0, 2 or 3 (default: 0)",
    )
    export.add_argument("--out", type=Path, metavar="FILE", help="where to (default: the screen)")
    _edition(export, None)
    _pool(export)


def _selfplay(commands: _Commands) -> None:
    parser = _add(
        commands,
        "selfplay",
        "selfplay",
        "run",
        "let the computer play games against itself and check them",
    )
    parser.add_argument("--games", type=int, default=36, metavar="N", help="how many (default: 36)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="game i gets seed S + i")
    parser.add_argument(
        "--decks",
        nargs=2,
        metavar=("A", "B"),
        help="two deck files or starter decks (default: all pairs of the starter decks)",
    )
    parser.add_argument(
        "--random-decks", action="store_true", help="make random legal decks of all the cards"
    )
    parser.add_argument(
        "--players",
        default="random",
        metavar="A,B",
        help="who plays, changing seats every game: random, steady, searching:SECONDS, or a level",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at the same time")
    parser.add_argument(
        "--checks",
        choices=("none", "light", "full"),
        default="light",
        help="invariants: never, at every turn (default), or at every decision with snapshots",
    )
    parser.add_argument(
        "--digest", action="store_true", help="add a hash of all events, to compare two runs"
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="write the games' logs to a file")
    parser.add_argument("--trace", action="store_true", help="print where exceptions came from")
    _edition(parser, "fanz")
    _pool(parser)
    _json(parser)


def _scenario(commands: _Commands) -> None:
    group = _group(commands, "scenario", "play scenarios: positions with answers and expectations")
    run = _add(
        group, "run", "scenarios", "run", "play scenario files and report what isn't as expected"
    )
    run.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    run.add_argument("--pack", type=Path, metavar="FILE", help="a card pack to add")
    run.add_argument("--log", action="store_true", help="print the log of each scenario")
    _pool(run)
    _json(run)


def _lessons(commands: _Commands) -> None:
    group = _group(commands, "lessons", "lessons of the game, shipped and your own")
    check = _add(
        group,
        "check",
        "lessons",
        "check",
        "play lessons to their end, by right and by wrong answers, and tell what is wrong",
    )
    check.formatter_class = argparse.RawDescriptionHelpFormatter

    def format_help() -> str:
        # Only who asks for the help of this command waits for what it tells.
        format = importlib.import_module("dbz_desktop.match.lessons.format")
        check.epilog = format.FORMAT
        return argparse.ArgumentParser.format_help(check)

    check.format_help = format_help  # type: ignore[method-assign]
    check.add_argument(
        "paths", nargs="*", type=Path, metavar="FILE", help="files or folders; all lessons without"
    )
    _pool(check)
    _json(check)


def _puzzles(commands: _Commands) -> None:
    group = _group(commands, "puzzles", "prove puzzles, and find new ones")
    check = _add(
        group, "check", "puzzles", "check", "prove that puzzles have a solution, and only one"
    )
    check.add_argument(
        "paths", nargs="*", type=Path, metavar="FILE", help="files (default: all that are shipped)"
    )
    find = _add(
        group,
        "find",
        "puzzles",
        "find",
        "search the positions of games for puzzles, and write them",
    )
    find.add_argument("folder", type=Path, metavar="FOLDER", help="where they are written")
    find.add_argument("--games", type=int, default=100, metavar="N", help="games (default: 100)")
    find.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game")
    find.add_argument(
        "--most", type=int, default=10, metavar="N", help="puzzles of each goal (default: 10)"
    )
    find.add_argument(
        "--goal",
        action="append",
        choices=("win", "survive", "advance"),
        help="only this goal; may be given several times",
    )
    _edition(find, "fanz")
    for parser in (check, find):
        parser.add_argument(
            "--limit",
            type=int,
            default=20_000,
            metavar="N",
            help="positions that the search of one puzzle may meet (default: 20000)",
        )
        _pool(parser)
    _json(check)


def _replay(commands: _Commands) -> None:
    parser = _add(
        commands, "replay", "replays", "run", "tell the story of a match from its journal"
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--verify", action="store_true", help="only check that it repeats exactly")
    parser.add_argument(
        "--open-hands",
        action="store_true",
        help="name every card of a game that isn't over too; only if both players agree",
    )
    _pool(parser)
    _json(parser)


def _demo(commands: _Commands) -> None:
    parser = _add(
        commands,
        "demo",
        "windows",
        "demo",
        "play a match through the real windows and save screenshots",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to save them")
    parser.add_argument("--size", metavar="WxH", help="only this window size in pixels")
    parser.add_argument("--theme", metavar="NAME", help="only this theme")
    parser.add_argument(
        "--text-scale", type=float, metavar="X", help="only this text size; 1.0 is normal"
    )
    parser.add_argument(
        "--game",
        action="store_true",
        help="play by hand through the window instead, check it, and print a report",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="seed of chance (default: 7)")


def _app(arguments: argparse.Namespace) -> int:
    from dbz_desktop.cli.windows import app

    return app(arguments)
