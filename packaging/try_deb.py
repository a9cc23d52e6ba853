"""Proves a Debian package in a bare Debian: `sudo python3 packaging/try_deb.py DEB`.

A root of Debian is made that has neither Python nor tools to build with. There the package is
installed with apt; an ordinary user starts it, plays a whole game through its window by clicks,
makes a deck, sets a setting and leaves a game unfinished. Then a newer version is installed over
it, everything has to be there still, and it is removed: nothing of it may be left but what is the
user's. The program runs in the root alone; eyes and hand are outside (`tests/window/onlooker.py`).

Needs Linux, root, Debian's mirror and: debootstrap xvfb dbus at-spi2-core dpkg-dev. It prints what
it saw; exit code 0, or 1 with what went wrong. The pictures lie in the folder of --shots.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "window"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from app_facts import APP_ID, FILE_TYPES, NAME, TITLE, Failed

Onlooker = Any
"""`onlooker.Onlooker`: of the tests, which are not checked for types."""

USER = "player"
TOOLS = ("python3", "python", "gcc", "cc", "make", "ld", "pip3")
"""What a player's system doesn't have."""

MENU = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What desktops have and a bare root hasn't: it knows the types of files."""


class Root:
    """A bare Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, suite: str, mirror: str) -> None:
        """Fill the folder, and look that nothing is in it that a player's system may lack."""
        # What is the root to others must be open to all of them.
        self.folder.chmod(0o755)
        call(["debootstrap", "--variant=minbase", suite, str(self.folder), *filter(None, [mirror])])
        found = [tool for tool in TOOLS if (self.folder / "usr" / "bin" / tool).exists()]
        if found:
            raise Failed(f"the root is not bare: it has {', '.join(found)}.")
        # Nothing is to be started in it by what apt installs.
        policy = self.folder / "usr" / "sbin" / "policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        policy.chmod(0o755)
        call(["mount", "-t", "proc", "proc", str(self.folder / "proc")])
        self.run("useradd", "-m", "-s", "/bin/sh", USER)

    def destroy(self) -> None:
        """Take the folder away; never anything that is mounted in it."""
        if os.path.ismount(self.folder / "proc"):
            call(["umount", str(self.folder / "proc")])
        call(["rm", "-rf", "--one-file-system", str(self.folder)])

    def run(self, *command: str) -> str:
        """Run something in it as root; returns what it prints. Raises Failed if it fails."""
        env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        return call(["chroot", str(self.folder), *command], env={**env, "LC_ALL": "C.UTF-8"})

    def install(self, deb: Path) -> None:
        """Install a package as a user is told to."""
        target = self.folder / "root" / deb.name
        shutil.copyfile(deb, target)
        self.run("apt-get", "install", "-y", f"/root/{deb.name}")
        target.unlink()

    def version(self) -> str:
        """The version that is installed, with its state."""
        return self.run("dpkg-query", "-W", "-f", "${Version} ${db:Status-Status}", NAME)

    def files(self) -> set[str]:
        """Everything in /usr and /etc, but for what packages write together."""
        together = (".cache", ".list", "/mime/", "mimeinfo", "/ld.so.cache", "/alternatives")
        found = set()
        for top in ("usr", "etc", "opt"):
            for path in (self.folder / top).rglob("*"):
                place = f"/{path.relative_to(self.folder)}"
                if not any(part in place for part in together):
                    found.add(place)
        return found

    @property
    def home(self) -> Path:
        """The home of the user in it."""
        return self.folder / "home" / USER

    @property
    def data(self) -> Path:
        """Where the app keeps what is the user's."""
        return self.home / ".local" / "share" / TITLE

    def command(self, program: str) -> list[str]:
        """How something is started in it as the ordinary user."""
        start = [shutil.which("chroot") or "chroot", f"--userspec={USER}:{USER}", str(self.folder)]
        return [*start, "env", "-C", f"/home/{USER}", program]

    def env(self) -> dict[str, str]:
        """The environment of the ordinary user: nothing of the builder's."""
        path = "/usr/local/bin:/usr/bin:/bin:/usr/games"
        return {"HOME": f"/home/{USER}", "USER": USER, "PATH": path, "LANG": "C.UTF-8"}


def main(argv: list[str]) -> int:
    """Try a package out; exit code 0, or 1 with the reason."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("deb", type=Path, metavar="DEB")
    parser.add_argument("--newer", type=Path, metavar="DEB", help="a later version of it")
    parser.add_argument("--suite", default="bookworm", help="of Debian (default: %(default)s)")
    parser.add_argument("--mirror", default="", help="of Debian (default: debootstrap's own)")
    parser.add_argument("--seed", type=int, default=3, help="of the game (default: %(default)s)")
    parser.add_argument("--shots", type=Path, default=Path("shots"), metavar="FOLDER")
    options = parser.parse_args(argv)
    if os.geteuid() != 0:
        print("try_deb: only root can make a root of Debian: start it with sudo.", file=sys.stderr)
        return 1
    options.shots.mkdir(parents=True, exist_ok=True)
    Stuck = onlooker().Stuck

    try:
        with tempfile.TemporaryDirectory(prefix="try-deb-") as scratch:
            newer = options.newer or made_newer(options.deb, Path(scratch))
            root = Root(Path(tempfile.mkdtemp(prefix="bare-debian-")))
            try:
                tell(f"a bare Debian {options.suite}", root.make, options.suite, options.mirror)
                try_out(root, options.deb, newer, options.seed, options.shots)
            finally:
                root.destroy()
    except (Failed, Stuck) as failed:
        print(f"try_deb: {failed}", file=sys.stderr)
        return 1
    print("Everything held.")
    return 0


def try_out(root: Root, deb: Path, newer: Path, seed: int, shots: Path) -> None:
    """Install, play, upgrade and remove. Raises Failed or Stuck."""
    before = root.files()
    tell(f"install {deb.name} ({deb.stat().st_size / 1e6:.1f} MB)", root.install, deb)
    installed = root.files()
    own = {path for path in root.run("dpkg", "-L", NAME).splitlines() if path != "/."}
    with program(root, shots, seed) as eyes:
        print(f"   first start to the home page: {eyes.start():.2f} s")
        eyes.shot("1-home")
        play_whole_game(eyes, seed)
        eyes.close()
    with program(root, shots, seed + 1) as eyes:
        print(f"   second start to the home page: {eyes.start():.2f} s")
        make_deck(eyes)
        leave_unfinished(eyes, seed + 1)
        eyes.close()
    kept = what_is_kept(root)
    say(f"kept: {len(kept)} files")
    tell(f"install {newer.name} over it", root.install, newer)
    say(f"dpkg: {root.version()}")
    expect(what_is_kept(root) == kept, "the upgrade changed files of the user")
    with program(root, shots, seed + 2) as eyes:
        eyes.start()
        continue_after_upgrade(eyes)
        eyes.close()
    kept = what_is_kept(root)
    know_file_types(root)
    root.run("apt-get", "remove", "-y", NAME)
    left = {path for path in root.files() & own if not (root.folder / path[1:]).is_dir()}
    expect(not left, f"removing it left {sorted(left)}")
    root.run("dpkg", "--purge", NAME)
    left = {path for path in root.files() if NAME in path or APP_ID in path}
    expect(not left, f"purging it left {sorted(left)}")
    say(f"removed: of {len(installed - before)} files and folders none of its own is left")
    expect(what_is_kept(root) == kept, "removing it changed files of the user")
    say(f"the {len(kept)} files of the user are all there")


# --- at the window ---


def onlooker() -> Any:
    """The module of the tests that sees and clicks; it is loaded where it can be used."""
    return importlib.import_module("onlooker")


@contextmanager
def program(root: Root, shots: Path, seed: int) -> Iterator[Onlooker]:
    """Eyes and hand for the program in the root; everything ends with it."""
    eyes = onlooker().Onlooker(root.command(f"/usr/bin/{NAME}"), root.env(), shots, seed)
    try:
        yield eyes
    finally:
        eyes.stop()


def play_whole_game(eyes: Onlooker, seed: int) -> None:
    """From the home page to the page that tells who has won, by clicks."""
    began = time.monotonic()
    eyes.new_game(seed)
    eyes.click(eyes.find(start="I am"))
    eyes.find(name="Question")
    eyes.set_speed("Off")
    eyes.shot("2-first-turn")
    shown = set()
    over = None
    while over is None:
        over = eyes.play(answers=1, seconds=1800)
        tree = eyes.look()
        for name, words in (("3-attack", "step 3: Defense, now"), ("4-mid-game", "Turn 5: ")):
            hidden = tree is None or tree.first(start="I am ")
            if name not in shown and not hidden and tree.first(start=words):
                shown.add(name)
                eyes.shot(name)
    time.sleep(1)
    eyes.shot("5-game-over")
    counts = eyes.counts
    say(f"a whole game: {over.description}")
    say(
        f"{counts['answers']} answers, {counts['clicks']} clicks ({counts['cards']} of them on"
        f" cards), {counts['curtains']} times passed over, in {time.monotonic() - began:.0f} s"
    )


def make_deck(eyes: Onlooker) -> None:
    """A deck of the user's own, from a starter deck."""
    eyes.click(eyes.find(name="Decks", role="push button"))
    eyes.click(eyes.find(role="list item", name="Blue starter"))
    eyes.click(eyes.find(role="push button", name="Duplicate"))
    own = eyes.find(role="list item", start="My Blue starter")
    eyes.shot("6-deck")
    say(f"a deck of the user: {own.name}")
    eyes.click(eyes.find(role="push button", name="Back"))


def leave_unfinished(eyes: Onlooker, seed: int) -> None:
    """A game of a few answers that is not played to its end."""
    eyes.new_game(seed)
    expect(eyes.play(answers=12) is None, "a game of 12 answers was over")
    eyes.shot("7-unfinished")


def continue_after_upgrade(eyes: Onlooker) -> None:
    """The new version has the deck, the setting and the game."""
    offered = eyes.find(start="Continue")
    eyes.shot("8-after-upgrade")
    say(f"offered: {offered.name}. {' '.join(offered.description.split())}")
    eyes.click(eyes.find(name="Decks", role="push button"))
    say(f"still there: {eyes.find(role='list item', start='My Blue starter').name}")
    eyes.click(eyes.find(role="push button", name="Back"))
    eyes.click(eyes.find(start="Continue"))
    say(f"still set: {eyes.find(start='Speed of the table: off').name}")
    eyes.play(answers=6)
    eyes.shot("9-continued")


# --- in the root ---


def what_is_kept(root: Root) -> dict[str, bytes]:
    """The user's decks, games and settings: each file with what is in it."""
    found = {
        str(path.relative_to(root.data)): path.read_bytes()
        for path in sorted(root.data.rglob("*"))
        if path.is_file() and path.suffix != ".lock"
    }
    expect(any(place.startswith("decks/") for place in found), "the user has no deck")
    expect(any(place.startswith("matches/") for place in found), "the user has no game")
    return found


def know_file_types(root: Root) -> None:
    """With what desktops have, files of the app are known for what they are."""
    root.run("apt-get", "install", "-y", "--no-install-recommends", *MENU)
    for kind in FILE_TYPES:
        sample = root.home / f"sample.{kind.ending}"
        sample.write_text("{}\n", encoding="utf-8")
        place = f"/home/{USER}/{sample.name}"
        told = root.run("gio", "info", "-a", "standard::content-type", place).split()[-1]
        expect(told == kind.mime, f"{sample.name} is taken for {told}")
        entry = root.run("gio", "mime", kind.mime).splitlines()[0]
        expect(entry.endswith(f": {NAME}.desktop"), f"{kind.mime} is not opened: {entry}")
        sample.unlink()
        say(f".{kind.ending} is {told}, opened by {NAME}.desktop")


def made_newer(deb: Path, scratch: Path) -> Path:
    """The same package under a later version."""
    stage = scratch / "newer"
    call(["dpkg-deb", "-R", str(deb), str(stage)])
    control = stage / "DEBIAN" / "control"
    lines = control.read_text(encoding="utf-8").splitlines()
    lines = [f"{line}+newer" if line.startswith("Version: ") else line for line in lines]
    control.write_text("\n".join(lines) + "\n", encoding="utf-8")
    target = scratch / "newer.deb"
    call(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", str(stage), str(target)])
    return target


# --- telling ---


def tell(what: str, step: Any, *arguments: Any) -> None:
    """Do a step and say how long it took."""
    began = time.monotonic()
    step(*arguments)
    say(f"{what}: {time.monotonic() - began:.0f} s")


def say(what: str) -> None:
    """Tell of something that was seen."""
    print(f"   {what}", flush=True)


def expect(held: bool, otherwise: str) -> None:
    """Raise Failed with what is wrong unless it held."""
    if not held:
        raise Failed(otherwise)


def call(command: list[str], env: dict[str, str] | None = None) -> str:
    """Run a command; returns what it prints. Raises Failed if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}:\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
