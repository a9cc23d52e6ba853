"""Builds the app and the installers of the system it runs on: `packaging/dev.py build [FOLDER]`.

PyInstaller makes the folder of the app (`dbz-desktop.spec`); `linux_build`, `windows_build` and
`macos_build` make of it what players of that system install. Everything goes to `dist/`, with a
file of checksums; `build/` keeps what is in between.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import app_facts as facts
from app_facts import NAME, Failed, size_of

MAKERS = {"linux": "linux_build", "win32": "windows_build", "darwin": "macos_build"}
"""By `sys.platform`, the module whose `finish` completes the app's folder where it lies, and
whose `installers(app, out)` makes the files that players download, from it, in `out`. Where the
app is not a folder with the program's name, the module's `APP` says what it is."""

LARGEST_APP = 180_000_000
"""Bytes that the unpacked app may have."""

LARGEST_INSTALLER = 70_000_000
"""Bytes that one file to download may have."""


def main(argv: list[str]) -> int:
    """Build what this system can build; exit code 0, or 1 with the reason."""
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__.splitlines()[0])
    parser.add_argument(
        "folder", nargs="?", type=Path, default=facts.ROOT / "dist", metavar="FOLDER"
    )
    parser.add_argument("--app-only", action="store_true", help="only the folder of the app")
    options = parser.parse_args(argv)
    out: Path = options.folder.absolute()
    try:
        maker = importlib.import_module(maker_of(sys.platform))
        app = build_app(out) / getattr(maker, "APP", NAME)
        maker.finish(app)
        check_size(app, LARGEST_APP)
        made: list[Path] = [] if options.app_only else maker.installers(app, out)
        for file in made:
            check_size(file, LARGEST_INSTALLER)
        write_checksums(made, out)
    except Failed as failed:
        print(f"build: {failed}", file=sys.stderr)
        return 1
    for path in (app, *made):
        print(f"{size_of(path) / 1e6:7.1f} MB  {path}")
    return 0


def maker_of(system: str) -> str:
    """The module that makes the installers of a system. Raises Failed for an unknown one."""
    if system not in MAKERS:
        raise Failed(f"installers are made on Linux, Windows and macOS; this is {system}.")
    return MAKERS[system]


def check_size(path: Path, most: int) -> None:
    """Raise Failed if a file or folder has more than `most` bytes."""
    size = size_of(path)
    if size > most:
        raise Failed(f"{path} has {size / 1e6:.0f} MB; it may have {most / 1e6:.0f} MB.")


def build_app(out: Path) -> Path:
    """Let PyInstaller make the app; returns the folder it is in. Raises Failed if it can't."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += ["--workpath", str(facts.ROOT / "build"), "--distpath", str(out)]
    spec = facts.ROOT / "packaging" / f"{NAME}.spec"
    if subprocess.call([*command, str(spec)], cwd=facts.ROOT) != 0:
        raise Failed("PyInstaller could not build the app; see above.")
    return out


def write_checksums(files: list[Path], out: Path) -> None:
    """SHA-256 of each file, as `sha256sum --check` reads it."""
    if files:
        lines = []
        for file in files:
            with file.open("rb") as stream:
                lines.append(f"{hashlib.file_digest(stream, 'sha256').hexdigest()}  {file.name}\n")
        (out / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
