"""Runs the built app as a stranger would: an empty home, no network, no display, nothing of Python.

`Stranger` starts the program; what it is to answer is `smoke.py`'s.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import zlib
from dataclasses import dataclass
from pathlib import Path

import windows_files
from app_facts import NAME
from smoke_contents import Wrong

LINUX, MAC, WINDOWS = sys.platform.startswith("linux"), sys.platform == "darwin", os.name == "nt"

KEPT = ("SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT", "LANG", "TZ", "NUMBER_OF_PROCESSORS")
"""What a program may know of the system it runs on; all else of the environment is left out."""


@dataclass(frozen=True, slots=True)
class Programs:
    """The built app: the folder with all of it, the program, and the one that has a console."""

    folder: Path
    window: Path
    console: Path | None
    """None where the program can't be asked for text: on Windows, one that only has windows."""

    @classmethod
    def find(cls, place: Path) -> Programs:
        """The app in a folder such as `dist`, or the one that a program belongs to.

        Raises Wrong.
        """
        if place.is_file():
            return cls._of(_behind(place), None if _behind(place) == place.resolve() else place)
        ending = ".exe" if WINDOWS else ""
        inner = Path("Contents", "MacOS", NAME)
        for way in (Path("DBZ Desktop.app") / inner, inner, Path(NAME, NAME + ending),
                    Path(NAME + ending), Path("app", NAME)):  # fmt: skip
            if (place / way).is_file():
                return cls._of((place / way).resolve(), None)
        raise Wrong(f"{place} holds no built app; packaging/dev.py build makes one")

    @classmethod
    def _of(cls, program: Path, started_by: Path | None) -> Programs:
        folder = program.parent
        if folder.name == "MacOS" and folder.parent.name == "Contents":
            folder = folder.parent.parent
        console: Path | None = started_by or program
        if WINDOWS:
            console = program.with_name(f"{windows_files.CONSOLE_NAME}.exe")
            console = console if console.is_file() else None
        return cls(folder, started_by or program, console)


def _behind(program: Path) -> Path:
    """The program itself, where a script or a link starts it."""
    program = program.resolve()
    with program.open("rb") as file:
        head = file.read(4096)
    if head.startswith(b"#!"):
        found = re.search(rf'exec "?(/[^"\s]*/{NAME})"?', head.decode("utf-8", "replace"))
        if found is None or not Path(found[1]).is_file():
            raise Wrong(f"{program} is a script that starts no {NAME}")
        return Path(found[1]).resolve()
    return program


@dataclass(frozen=True, slots=True)
class Done:
    """A run that ended: exit code, what was printed, how many seconds it took."""

    code: int
    out: str
    err: str
    seconds: float
    begun: float

    def expect(self, code: int = 0) -> Done:
        """This run; raises Wrong if it ended with another exit code."""
        if self.code != code:
            said = "\n".join((self.err or self.out).strip().splitlines()[-12:])
            raise Wrong(f"it ended with {self.code} instead of {code}: {said or 'without a word'}")
        return self


class Stranger:
    """Somebody with a computer of his own, on which nothing but the app was ever installed."""

    def __init__(self, programs: Programs, room: Path) -> None:
        self.programs = programs
        self.home = room / "home"
        self.desk = room / "desk"
        """The folder that the programs are started in; they leave nothing here by themselves."""
        for folder in (self.home, self.desk, room / "tmp"):
            folder.mkdir(parents=True)
        self._room = room
        self.without_network = _cut_off()

    @property
    def own_files(self) -> Path:
        """Where the app keeps the user's files: told by the environment, but for Linux."""
        return self.home / ".local/share/DBZ Desktop" if LINUX else self.home / "DBZ" / "data"

    def environment(self) -> dict[str, str]:
        """What the programs see."""
        env = {name: os.environ[name] for name in KEPT if name in os.environ}
        env["PATH"] = os.environ.get("PATH", "") if WINDOWS else "/usr/bin:/bin"
        for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
            env[name] = str(self.home)
        for name in ("TMPDIR", "TEMP", "TMP"):
            env[name] = str(self._room / "tmp")
        env["QT_QPA_PLATFORM"] = "offscreen"
        if not LINUX:
            # There the system names the folders, not the environment.
            env["DBZ_DESKTOP_HOME"] = str(self.home / "DBZ")
        return env

    def run(
        self,
        *arguments: str,
        seconds: float = 120,
        window: bool = False,
        through: tuple[str, ...] = (),
        **variables: str,
    ) -> Done:
        """Run the program to its end; `window` for what has windows, `through` another program.

        Raises Wrong if it takes longer than `seconds`.
        """
        program = self.programs.window if window else self.programs.console
        program = program or self.programs.window
        command = [*self.without_network, *through, str(program), *arguments]
        begun = time.time()
        try:
            result = subprocess.run(
                command,
                env={**self.environment(), **variables},
                cwd=self.desk,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise Wrong(f"it did not end within {seconds:.0f} s") from error
        except OSError as error:
            raise Wrong(f"{program} can't be started: {error}") from error
        out, err = (text.decode("utf-8", "replace") for text in (result.stdout, result.stderr))
        return Done(result.returncode, out, err, time.time() - begun, begun)


def _cut_off() -> tuple[str, ...]:
    """What starts a program where there is no network at all; nothing where that can't be."""
    if LINUX and shutil.which("unshare"):
        for options in (("-n",), ("-r", "-n")):
            command = ("unshare", *options)
            if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
                return command
    return ()


class Sockets:
    """Which sockets a program asks the system for, as strace tells; where that is to be had."""

    ALLOWED = {"AF_UNIX", "AF_NETLINK"}
    """Within this computer: to the display and the desktop, and from the kernel."""

    def __init__(self, record: Path) -> None:
        self._record = record
        through = ("strace", "-f", "-qq", "-e", "trace=socket,connect,bind,listen,sendto")
        self.through = (*through, "-o", str(record))
        self.there = bool(
            LINUX
            and shutil.which("strace")
            and subprocess.run([*self.through, "true"], capture_output=True, check=False).returncode
            == 0
        )

    def seen(self) -> str:
        """The kinds of sockets that were asked for. Raises Wrong if one reaches further."""
        text = self._record.read_text(encoding="utf-8", errors="replace")
        kinds = set(re.findall(r"\bsocket\((\w+)", text)) | set(
            re.findall(r"sa_family=(\w+)", text)
        )
        if kinds - self.ALLOWED:
            lines = [line for line in text.splitlines() if "AF_INET" in line or "AF_PACKET" in line]
            raise Wrong(f"it asked for {', '.join(sorted(kinds - self.ALLOWED))}: {lines[:3]}")
        return f"sockets asked for: {', '.join(sorted(kinds)) or 'none'}"


def picture(path: Path) -> tuple[int, int, int]:
    """Width and height of a PNG, and how many different values its rows hold.

    A picture of one colour has a handful of them, however its rows are filtered. Raises Wrong.
    """
    data = path.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        raise Wrong(f"{path.name} is no PNG")
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    rows, place = b"", 8
    try:
        while place < len(data):
            length = int.from_bytes(data[place : place + 4], "big")
            if data[place + 4 : place + 8] == b"IDAT":
                rows += data[place + 8 : place + 8 + length]
            place += length + 12
        shown = zlib.decompress(rows)
        return width, height, sum(bytes((value,)) in shown for value in range(256))
    except zlib.error as error:
        raise Wrong(f"{path.name} is damaged: {error}") from error


BLANK = 24
"""A picture whose rows hold fewer different values shows nothing."""


def check_pictures(files: list[Path], size: tuple[int, int]) -> None:
    """Every picture is there, of that size, and shows something. Raises Wrong."""
    for path in files:
        if not path.is_file():
            raise Wrong(f"{path.name} is missing")
        width, height, values = picture(path)
        if (width, height) != size:
            raise Wrong(f"{path.name} is {width}x{height}, not {size[0]}x{size[1]}")
        if values < BLANK:
            raise Wrong(f"{path.name} is blank")
