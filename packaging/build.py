"""Builds the app and the installers of the system it runs on: `packaging/dev.py build [FOLDER]`.

PyInstaller makes the folder of the app (`dbz-desktop.spec`). On Linux an archive that runs from any
place is made of it and, where dpkg-deb is found, a `.deb`. On the other systems it ends with the
folder. Everything goes to `dist/`, with a file of checksums; `build/` keeps what is in between.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import linux_files

ROOT = Path(__file__).resolve().parents[1]
NAME = linux_files.NAME
LINUX = sys.platform.startswith("linux")

LARGEST_APP = 180_000_000
"""Bytes that the unpacked app may have."""

LARGEST_INSTALLER = 70_000_000
"""Bytes that one file to download may have."""


class Failed(Exception):
    """The build can't go on; the message says why and what to do."""


def main(argv: list[str]) -> int:
    """Build what this system can build; exit code 0, or 1 with the reason."""
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--app-only", action="store_true", help="only the folder of the app")
    options = parser.parse_args(argv)
    out: Path = options.folder.absolute()
    try:
        app = build_app(out)
        made = [] if options.app_only else installers(app, out)
        write_checksums(made, out)
    except Failed as failed:
        print(f"build: {failed}", file=sys.stderr)
        return 1
    for path in (app, *made):
        print(f"{size_of(path) / 1e6:7.1f} MB  {path}")
    return 0


def version() -> str:
    """The version, from its one place."""
    text = (ROOT / "dbz_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.M)
    if found is None:
        raise Failed("dbz_desktop/__init__.py names no __version__.")
    return found[1]


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files of a folder; what is linked counts once."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() or file.is_symlink())


# --- the app --------------------------------------------------------------------------------------


def build_app(out: Path) -> Path:
    """Let PyInstaller make the folder of the app. Raises Failed if it can't be or is too large."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += ["--workpath", str(ROOT / "build"), "--distpath", str(out)]
    if subprocess.call([*command, str(ROOT / "packaging" / f"{NAME}.spec")], cwd=ROOT) != 0:
        raise Failed("PyInstaller could not build the app; see above.")
    app = out / NAME
    if LINUX:
        strip_python(app)
    add_licences(app)
    size = size_of(app)
    if size > LARGEST_APP:
        raise Failed(f"{app} has {size / 1e6:.0f} MB; it may have {LARGEST_APP / 1e6:.0f} MB.")
    return app


def strip_python(app: Path) -> None:
    """Take the symbols of debuggers off Python's own files. Qt's stay as they were delivered."""
    if not shutil.which("strip"):
        return
    files = [*(app / "_internal").glob("libpython*.so*")]
    files += (app / "_internal").glob("python*/lib-dynload/*.so")
    for file in files:
        if not file.is_symlink():
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=False)


def add_licences(app: Path) -> None:
    """Put the licences of the system's libraries that travel along beside the others."""
    folder = app / "licences"
    folder.mkdir(exist_ok=True)
    (folder / "README.txt").write_text(linux_files.LICENCES_NOTE, encoding="utf-8")
    for package in sorted(bundled_packages(app)) if LINUX else ():
        text = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        if text.is_file():
            shutil.copyfile(text, folder / f"{package.partition(':')[0]}.txt")


# --- Linux ----------------------------------------------------------------------------------------


def installers(app: Path, out: Path) -> list[Path]:
    """Everything that players of this system can be given."""
    if not LINUX:
        print("Installers of this system are not made yet; the folder of the app is complete.")
        return []
    made = [archive(app, out)]
    if shutil.which("dpkg-deb"):
        made.append(debian_package(app, out))
    else:
        print("dpkg-deb was not found: no .deb is built.")
    for file in made:
        if file.stat().st_size > LARGEST_INSTALLER:
            raise Failed(f"{file} has more than {LARGEST_INSTALLER / 1e6:.0f} MB.")
    return made


def archive(app: Path, out: Path) -> Path:
    """A .tar.gz that runs from any place, with a script that starts it and one for the menu."""
    top = f"{NAME}-{version()}-linux-{platform.machine()}"
    stage = fresh(ROOT / "build" / "archive" / top)
    linux_files.put_beside_app(stage, version(), ROOT)
    target = out / f"{top}.tar.gz"
    draft = target.with_name(target.name + ".part")
    with tarfile.open(draft, "w:gz", compresslevel=7) as tar:
        tar.add(stage, top, filter=owned_by_root)
        tar.add(app, f"{top}/app", filter=owned_by_root)
    draft.replace(target)
    return target


def owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nothing of who built it; and everyone may read."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def debian_package(app: Path, out: Path) -> Path:
    """The .deb, with what it needs of the system found out from the libraries themselves."""
    machine = read(["dpkg", "--print-architecture"]).strip()
    stage = fresh(ROOT / "build" / "deb")
    inside = stage / "usr" / "lib" / NAME
    inside.parent.mkdir(parents=True)
    shutil.copytree(app, inside, symlinks=True)
    linux_files.put_into_system(stage, version(), ROOT)
    for path in stage.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
    control = stage / "DEBIAN" / "control"
    control.parent.mkdir()
    kilobytes = size_of(stage) // 1024
    control.write_text(
        linux_files.control(version(), machine, kilobytes, needed_packages(app)), encoding="utf-8"
    )
    target = out / f"{NAME}_{version()}_{machine}.deb"
    draft = target.with_name(target.name + ".part")
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(draft)]
    if subprocess.call(command, stdout=subprocess.DEVNULL) != 0:
        raise Failed("dpkg-deb could not build the package; see above.")
    draft.replace(target)
    return target


def needed_packages(app: Path) -> list[str]:
    """The Debian packages with the libraries that the app loads and doesn't bring."""
    found = set(linux_files.DEBIAN_NEEDS)
    for path in system_libraries(app):
        package = owner(path)
        if package == "libc6":
            found.add(f"libc6 (>= {platform.libc_ver()[1]})")
        elif package:
            found.add(package)
    return sorted(found)


def system_libraries(app: Path) -> set[Path]:
    """The libraries outside of the app that its programs and libraries are linked with."""
    outside = set()
    for file in elf_files(app):
        for line in read(["ldd", str(file)], whole=False).splitlines():
            path = re.search(r"=> (/\S+)", line)
            if line.endswith("not found"):
                raise Failed(f"{file}: {line.strip()}. Install the library and build again.")
            if path and not Path(path[1]).resolve().is_relative_to(app.resolve()):
                outside.add(Path(path[1]))
    return {path for path in outside if not bundled(app, path.name)}


def bundled(app: Path, name: str) -> bool:
    """Does the app bring a library of that name? It then is found before the system's."""
    return (app / "_internal" / name).exists()


def elf_files(app: Path) -> list[Path]:
    """The programs and libraries in the app, each once."""
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    return [path for path in files if path.open("rb").read(4) == b"\x7fELF"]


def bundled_packages(app: Path) -> set[str]:
    """The Debian packages that libraries in the app were taken from; none on other systems."""
    if not shutil.which("dpkg"):
        return set()
    library = re.compile(r"lib[^/]*\.so(\.\d+)*")
    names = {path.name for path in (app / "_internal").iterdir() if library.fullmatch(path.name)}
    folders = [
        Path(folder) for folder in (f"/usr/lib/{platform.machine()}-linux-gnu", "/usr/lib64")
    ]
    paths = [folder / name for folder in folders for name in names if (folder / name).exists()]
    return {package for path in paths if (package := owner(path))}


def owner(path: Path) -> str:
    """The Debian package that a library belongs to, without its architecture, or ""."""
    # dpkg knows a file under the one of its names with which it was packed.
    for name in (
        path,
        Path("/usr") / path.relative_to("/"),
        path.resolve(),
        Path("/lib") / path.parent.name / path.name,
    ):
        answer = read(["dpkg", "-S", str(name)], whole=False)
        if answer:
            return answer.partition(":")[0]
    return ""


# --- small things ---------------------------------------------------------------------------------


def fresh(folder: Path) -> Path:
    """An empty folder, whatever was there."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def read(command: list[str], whole: bool = True) -> str:
    """What a command prints. With `whole`, raises Failed if it fails."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    result = subprocess.run(command, check=False, capture_output=True, text=True, env=env)
    if whole and result.returncode != 0:
        raise Failed(f"{' '.join(command)}: {result.stderr.strip()}")
    return result.stdout


def write_checksums(files: list[Path], out: Path) -> None:
    """SHA-256 of each file, as `sha256sum --check` reads it."""
    if files:
        lines = []
        for file in files:
            with file.open("rb") as stream:
                lines.append(f"{hashlib.file_digest(stream, 'sha256').hexdigest()}  {file.name}\n")
        (out / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
