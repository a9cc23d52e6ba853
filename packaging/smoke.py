"""Tries the built app out: `packaging/dev.py smoke [FOLDER]`.

FOLDER is where `dev.py build` put the app (default: dist), or a program, such as
/usr/bin/dbz-desktop. The app is run as a stranger runs it, with an empty home, no network where
that can be had, no display and nothing of Python around it; then its folder is looked through.
Needs Python alone. Prints a table; exit code 0, or 1 if anything was found wrong.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import app_facts as facts
import smoke_contents as contents
from smoke_contents import Wrong
from smoke_runs import Done, Programs, Sockets, Stranger, check_pictures

SIZE = (1280, 720)
SIZES = (SIZE, (2560, 1440))
"""The sizes that the demo takes its pictures in where none is asked for."""

THEME, LOOKS = "dark", 2
"""The theme that the app begins with, in both text sizes: each takes minutes of a processor. The
tests take another."""

PICTURES = 60
"""The demo takes at least so many pictures of one size and look."""

SEED = 11


class NotHere(Exception):
    """What can't be looked at on this system; the message says why."""


class Smoke:
    """One trial of an app, with what came of it in a table."""

    def __init__(self, programs: Programs, room: Path, pictures: Path) -> None:
        self.programs = programs
        self.stranger = Stranger(programs, room)
        self.pictures = pictures
        self.sockets = Sockets(room / "sockets.txt")
        self.failed: list[str] = []
        self._game: dict[str, object] = {}

    def look(self, name: str, check: Callable[[], str]) -> None:
        """Do one check, and write its line of the table."""
        begun = time.monotonic()
        try:
            mark, seen = "ok", check()
        except NotHere as reason:
            mark, seen = "-", str(reason)
        except Wrong as wrong:
            mark, seen = "FAILED", str(wrong)
        except (OSError, ValueError, LookupError, TypeError) as error:
            # What the app left behind can't be read as what it should be.
            mark, seen = "FAILED", f"{type(error).__name__}: {error}"
        if mark == "FAILED":
            self.failed.append(name)
        seconds = time.monotonic() - begun
        first, *more = seen.splitlines() or [""]
        print(f"{mark:8}{name:12}{seconds:6.1f} s  {first}", flush=True)
        for line in more:
            print(f"{'':28}{line}", flush=True)

    # --- in words ---

    def version(self) -> str:
        """The app says the version of the checkout."""
        done = self.stranger.run("--version").expect()
        wanted = f"{facts.NAME} {facts.version()}"
        if self.programs.console is None:
            raise NotHere(
                f"{self.programs.window.name} has no console; see “start” for the version"
            )
        if done.out.strip() != wanted:
            raise Wrong(f"it says {done.out.strip()!r}, not {wanted!r}")
        return wanted

    def cards(self) -> str:
        """Every card that it ships is understood."""
        return self._told(self.stranger.run("cards", "check").expect())

    def selfplay(self) -> str:
        """Two games of the engine, without a window."""
        return self._told(self.stranger.run("selfplay", "--games", "2").expect())

    def _told(self, done: Done) -> str:
        lines = done.out.strip().splitlines()
        if self.programs.console is not None and not lines:
            raise Wrong("it printed nothing")
        return lines[0] if lines else "ended well; it has no console to say more"

    # --- through the windows ---

    def start(self) -> str:
        """The app opens its home page, and reads its cards and decks."""
        times = []
        for number in (1, 2):
            report = self.stranger.desk / f"start-{number}.json"
            done = self.stranger.run(window=True, seconds=60, DBZ_START_REPORT=str(report))
            done.expect()
            if not report.is_file():
                raise Wrong("it ended before its home page was there")
            told = json.loads(report.read_text(encoding="utf-8"))
            report.unlink()
            if told["errors"] or not told["cards"] or not told["deck_count"]:
                raise Wrong(f"it could not read everything: {told}")
            if told["version"] != facts.version():
                raise Wrong(f"it is version {told['version']}, not {facts.version()}")
            times.append(told["painted"] - done.begun)
        if not (self.stranger.own_files / "settings.ini").is_file():
            raise Wrong(f"it keeps no settings in {self.stranger.own_files}")
        return (
            f"home page after {times[0]:.2f} s, at the second start {times[1]:.2f} s;"
            f" version {told['version']}, {told['cards']} cards, {told['deck_count']} decks"
        )

    def demo(self) -> str:
        """A picture of every page, in every size of window and of text."""
        out = self.pictures / "pages"
        asked = ("demo", "--out", str(out), "--theme", THEME)
        self.stranger.run(*asked, window=True, seconds=1500).expect()
        told = []
        for size in SIZES:
            name = f"{size[0]}x{size[1]}"
            files = sorted(out.glob(f"*-{name}-*.png"))
            if len(files) < PICTURES * LOOKS:
                raise Wrong(f"only {len(files)} pictures of {name} came of it")
            check_pictures(files, size)
            told.append(f"{len(files)} of {name}")
        return f"pictures: {', '.join(told)}"

    def game(self) -> str:
        """A whole game, played by hand through the window."""
        out = self.pictures / "game"
        self.stranger.run(
            "demo", "--game", "--seed", str(SEED), "--out", str(out), "--size",
            f"{SIZE[0]}x{SIZE[1]}", window=True, seconds=420,
            through=self.sockets.through if self.sockets.there else (),
        ).expect()  # fmt: skip
        report = out / "game.json"
        if not report.is_file():
            raise Wrong("it left no report of the game")
        told = json.loads(report.read_text(encoding="utf-8"))
        check_pictures([out / name for name in told["pictures"]], SIZE)
        if told["version"] != facts.version() or told["seed"] != SEED:
            raise Wrong(f"the report is of another game: {told}")
        self._game = told
        hand = told["by_hand"]
        return (
            f"{told['decks'][0]} against {told['decks'][1]}: {told['winner']} won by {told['kind']}"
            f" in turn {told['turns']}; {told['answers']} answers by {hand['clicks']} clicks on"
            f" buttons, {hand['card clicks']} on cards, {hand['drags']} drags"
        )

    def journal(self) -> str:
        """Another start of the app repeats that game from its journal."""
        if not self._game:
            raise Wrong("there is no game to repeat")
        journal = self.pictures / "game" / "game.dbzreplay"
        done = self.stranger.run("replay", "--verify", "--json", str(journal)).expect()
        if self.programs.console is None:
            return "repeated; it has no console to say more"
        told = json.loads(done.out)
        for key in ("winner", "kind", "answers", "digest"):
            if told[key] != self._game[key]:
                raise Wrong(f"{key}: {told[key]!r} when repeated, {self._game[key]!r} when played")
        return (
            f"{told['answers']} answers and {told['events']} events repeat, digest {told['digest']}"
        )

    def network(self) -> str:
        """All of this went without a network, and nothing asked for one."""
        seen = []
        if self.stranger.without_network:
            seen.append("every run had no network interface")
        if self.sockets.there and self._game:
            seen.append(f"{self.sockets.seen()} during the game")
        if not seen:
            raise NotHere("neither unshare nor strace can be used here")
        return "; ".join(seen)

    def traces(self) -> str:
        """Nothing was left but in the user's own folder, and no game of the demo is in it."""
        strays = [path.name for path in self.stranger.desk.iterdir()]
        if strays:
            raise Wrong(f"left in the folder it was started in: {', '.join(strays)}")
        own = self.stranger.own_files
        games = list((own / "matches").glob("*")) if (own / "matches").is_dir() else []
        reports = list((own / "reports").glob("*")) if (own / "reports").is_dir() else []
        if games or reports:
            raise Wrong(f"left among the user's files: {[path.name for path in games + reports]}")
        kept = sorted(path.name for path in own.iterdir())
        return f"kept in the user's folder: {', '.join(kept)}"

    def unchanged(self, before: dict[str, tuple[int, int]]) -> str:
        """The app wrote nothing into its own folder."""
        changed = set(before.items()) ^ set(snapshot(self.programs.folder).items())
        if changed:
            raise Wrong(f"changed in the app's folder: {sorted({name for name, _ in changed})[:5]}")
        return f"{len(before)} files as they were"


def snapshot(folder: Path) -> dict[str, tuple[int, int]]:
    """Size and time of every file, to see whether any was written."""
    return {
        str(path.relative_to(folder)): (path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


def main(argv: list[str]) -> int:
    """Try the app out; exit code 0, or 1 if anything was found wrong."""
    parser = argparse.ArgumentParser(prog="dev.py smoke", description=__doc__.splitlines()[0])
    parser.add_argument(
        "place", nargs="?", type=Path, default=facts.ROOT / "dist", metavar="FOLDER",
        help="where the app was built, or a program (default: dist)",
    )  # fmt: skip
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="keep the pictures there")
    options = parser.parse_args(argv)
    try:
        programs = Programs.find(options.place.absolute())
    except Wrong as wrong:
        print(f"smoke: {wrong}", file=sys.stderr)
        return 1
    print(f"smoke test of {programs.window}", flush=True)
    room = Path(tempfile.mkdtemp(prefix="dbz-smoke-"))
    try:
        pictures = (options.pictures or room / "pictures").absolute()
        smoke = Smoke(programs, room, pictures)
        try_out(smoke, options.place.absolute())
    finally:
        shutil.rmtree(room, ignore_errors=True)
    if smoke.failed:
        print(f"smoke: FAILED: {', '.join(smoke.failed)}", flush=True)
    else:
        print("smoke: all is well", flush=True)
    return 1 if smoke.failed else 0


def try_out(smoke: Smoke, place: Path) -> None:
    """Every check, also after one failed."""
    app = smoke.programs.folder
    before = snapshot(app)
    smoke.look("version", smoke.version)
    smoke.look("cards", smoke.cards)
    smoke.look("selfplay", smoke.selfplay)
    smoke.look("start", smoke.start)
    smoke.look("demo", smoke.demo)
    smoke.look("game", smoke.game)
    smoke.look("journal", smoke.journal)
    smoke.look("network", smoke.network)
    smoke.look("traces", smoke.traces)
    smoke.look("own folder", lambda: smoke.unchanged(before))
    smoke.look("size", lambda: contents.size(app))
    smoke.look("licences", lambda: contents.licences(app))
    smoke.look("Qt", lambda: contents.qt_modules(app))
    smoke.look("no tests", lambda: contents.no_tests(app))
    smoke.look("no paths", lambda: contents.no_paths_of_the_builder(app))
    if place.is_dir():
        smoke.look("installers", lambda: contents.installers(place))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
