"""The installers of Linux: an archive that runs from any place and, with dpkg-deb, a `.deb`.

With appimagetool, `appimage_build` makes an AppImage too.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import app_facts as facts
import debian_files
import linux_files
from app_facts import NAME, Failed, fresh, read, size_of, version
from appimage_build import appimages
from elf_paths import drop_foreign_paths


def finish(app: Path) -> None:
    """Complete the folder of the app that PyInstaller made."""
    strip_python(app)
    for file in elf_files(app):
        drop_foreign_paths(file)
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if runs(path) else 0o644)
    add_licences(app)


def runs(path: Path) -> bool:
    """Is a file a program? Libraries are loaded, not run, whatever their mode says."""
    return bool(path.stat().st_mode & 0o100) and not re.search(r"\.so(\.|$)", path.name)


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
    folder = facts.put_licences_note(app)
    for package in sorted(bundled_packages(app)):
        text = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        if text.is_file():
            shutil.copyfile(text, folder / f"{package.partition(':')[0]}.txt")


def installers(app: Path, out: Path) -> list[Path]:
    """Everything that players of this system can be given."""
    made = [archive(app, out)]
    if shutil.which("dpkg-deb"):
        made.append(debian_package(app, out))
    else:
        print("dpkg-deb was not found: no .deb is built.")
    return made + appimages(app, out)


def archive(app: Path, out: Path) -> Path:
    """A .tar.gz that runs from any place, with a script that starts it and one for the menu."""
    top = f"{NAME}-{version()}-linux-{platform.machine()}"
    stage = fresh(facts.ROOT / "build" / "archive" / top)
    linux_files.put_beside_app(stage, version(), facts.ROOT)
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
    stage = fresh(facts.ROOT / "build" / "deb")
    inside = stage / "usr" / "lib" / NAME
    inside.parent.mkdir(parents=True)
    shutil.copytree(app, inside, symlinks=True)
    linux_files.put_into_system(stage, version(), facts.ROOT)
    for path in stage.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or runs(path) else 0o644)
    put_debian_files(stage, machine, needed_packages(app))
    target = out / f"{NAME}_{version()}_{machine}.deb"
    draft = target.with_name(target.name + ".part")
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(draft)]
    if subprocess.call(command, stdout=subprocess.DEVNULL) != 0:
        raise Failed("dpkg-deb could not build the package; see above.")
    draft.replace(target)
    return target


def put_debian_files(stage: Path, machine: str, needs: list[str]) -> None:
    """Add what Debian wants to know of the package that is laid out in `stage`."""
    share = stage / "usr" / "share"
    doc = share / "doc" / NAME
    licence = (facts.ROOT / "LICENSE").read_text(encoding="utf-8")
    moment = linux_files.release_moment()
    linux_files.write(doc / "copyright", debian_files.copyright_file(licence, moment.year))
    readme = facts.ROOT / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.is_file() else ""
    changes = debian_files.changes(text, version(), moment)
    page = debian_files.manual_page(version(), linux_files.release_day())
    for file, words in (
        (doc / "changelog.gz", changes),
        (share / "man" / "man6" / f"{NAME}.6.gz", page),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(debian_files.gzipped(words))
        file.chmod(0o644)
    overrides = debian_files.OVERRIDES.format(name=NAME)
    linux_files.write(share / "lintian" / "overrides" / NAME, overrides)
    kilobytes = -(-size_of(stage) // 1024)
    control = debian_files.control(version(), machine, kilobytes, needs)
    linux_files.write(stage / "DEBIAN" / "control", control)
    linux_files.write(stage / "DEBIAN" / "md5sums", debian_files.checksums(stage))


def needed_packages(app: Path) -> list[str]:
    """The Debian packages with the libraries that the app loads and doesn't bring."""
    found = set(debian_files.NEEDS)
    for path in system_libraries(app):
        package = owner(path)
        if package == "libc6":
            found.add(f"libc6 (>= {platform.libc_ver()[1]})")
        elif package:
            found.add(package)
    return sorted(found)


def system_libraries(app: Path) -> set[Path]:
    """The libraries outside of the app that its programs and libraries are linked with.

    Raises Failed if one of them is missing; those of Wayland may be missing and are left out.
    """
    outside = set()
    for file in elf_files(app):
        for line in read(["ldd", str(file)], whole=False).splitlines():
            path = re.search(r"=> (/\S+)", line)
            name = line.split()[0] if line.split() else ""
            if name in debian_files.WAYLAND:
                continue  # X11 does without: the package only recommends them
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
