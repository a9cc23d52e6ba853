"""What lies in the folder of the built app, and what must not: the part of the smoke test that
starts nothing.

Each check takes the folder and returns what it saw, or raises Wrong.
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import re
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path

import frozen
from app_facts import NAME, ROOT, size_of

from build import LARGEST_APP, LARGEST_INSTALLER

QT_IN_USE = {"Core", "Gui", "Widgets", "Svg"}
"""What the windows import."""

QT_BEHIND = {"DBus", "XcbQpa", "WaylandClient"}
"""What these load in turn: the desktop's wishes, and the parts of X and Wayland."""

_QT_FILE = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w+?)(?:\.abi3)?(?:\.so(?:\.\d+)*|\.dll|\.pyd)$")

_TESTERS = {"test", "tests", "unittest", "pytest", "_pytest", "pytestqt", "xdist", "hypothesis"}
_TOOLS = {"mypy", "ruff", "hatchling", "PyInstaller", "pip", "setuptools"}

_LICENCE = re.compile(r"LICEN[CS]E|COPYING|COPYRIGHT", re.IGNORECASE)

INSTALLERS = (".deb", ".tar.gz", ".AppImage", ".dmg", ".zip", "-setup.exe", ".msi")


class Wrong(Exception):
    """Something is not as it must be; the message says what was seen."""


def size(app: Path) -> str:
    """The unpacked app is small enough."""
    found = size_of(app)
    if found > LARGEST_APP:
        raise Wrong(f"{found / 1e6:.1f} MB; it may have {LARGEST_APP / 1e6:.0f} MB")
    return f"{found / 1e6:.1f} MB of at most {LARGEST_APP / 1e6:.0f} MB"


def installers(out: Path) -> str:
    """What players download is small enough, and is what its checksums are of."""
    files = [path for path in sorted(out.iterdir()) if path.name.endswith(INSTALLERS)]
    sums = out / "SHA256SUMS"
    if not files:
        return "none are here"
    if not sums.is_file():
        raise Wrong(f"{sums} is missing")
    lines = sums.read_text(encoding="utf-8").splitlines()
    wanted = {name.strip(): digest for digest, name in (line.split(maxsplit=1) for line in lines)}
    for path in files:
        if path.stat().st_size > LARGEST_INSTALLER:
            most = f"{LARGEST_INSTALLER / 1e6:.0f} MB"
            raise Wrong(f"{path.name} has {path.stat().st_size / 1e6:.1f} MB; it may have {most}")
        with path.open("rb") as stream:
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
        if wanted.pop(path.name, None) != digest:
            raise Wrong(f"{path.name} is not what SHA256SUMS was written for")
    if wanted:
        raise Wrong(f"SHA256SUMS names what isn't here: {', '.join(wanted)}")
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in files)


def qt_modules(app: Path) -> str:
    """Only the modules of Qt that are in use are here, and all of them."""
    names = set()
    for path in app.rglob("*"):
        found = _QT_FILE.fullmatch(path.name)
        if found and "plugins" not in path.parts:
            names.add(found["name"])
        elif path.suffix == ".framework" and path.name.startswith("Qt"):
            names.add(path.stem.removeprefix("Qt"))
    if names - QT_IN_USE - QT_BEHIND:
        raise Wrong(f"nothing uses {', '.join(sorted(names - QT_IN_USE - QT_BEHIND))}")
    if QT_IN_USE - names:
        raise Wrong(f"{', '.join(sorted(QT_IN_USE - names))} is missing")
    return ", ".join(f"Qt{name}" for name in sorted(names))


def no_tests(app: Path) -> str:
    """No test, tester or other tool of who works on the project came along."""
    names = set(_code(app))
    if not any(name.startswith("dbz_desktop.") for name in names):
        raise Wrong("the program's own modules are not in it")
    strangers = {name for name in names if (_TESTERS | _TOOLS) & set(name.split("."))}
    strangers |= {name for name in names if name.endswith(".QtTest")}
    for path in app.rglob("*"):
        parts = set(path.relative_to(app).parts)
        name = re.split(r"[-.]", path.name)[0]
        if parts & _TESTERS or name in _TOOLS | _TESTERS or "QtTest" in path.name:
            strangers.add(str(path.relative_to(app)))
    if strangers:
        raise Wrong(f"{len(strangers)} that don't belong here: {', '.join(sorted(strangers)[:5])}")
    own = sum(name == "dbz_desktop" or name.startswith("dbz_desktop.") for name in names)
    return f"{len(names)} modules, {own} of them the program's own"


def no_paths_of_the_builder(app: Path, checkout: Path = ROOT) -> str:
    """Neither files nor tracebacks tell where the app was built."""
    places = {
        variant.encode()
        for inside in ("dbz_desktop", "packaging", ".venv", "build")
        for variant in _variants(checkout / inside)
    }
    places |= {checkout.as_uri().encode()}
    same_python = _same_python(app)
    modules = _code(app)
    for name, code in modules.items():
        for place in places:
            if place in code:
                raise Wrong(f"the module {name} holds {place.decode()}")
        for file in _files_of(marshal.loads(code)) if same_python else ():
            if Path(file).is_absolute():
                raise Wrong(f"a traceback through {name} would name {file}")
    searched = len(modules)
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            for place in places:
                if place in data:
                    raise Wrong(f"{path.relative_to(app)} holds {place.decode()}")
            searched += 1
    return f"{searched} files and modules searched"


def _variants(path: Path) -> set[str]:
    """A path as it may be written down."""
    return {str(path), path.as_posix(), str(path).replace("\\", "\\\\")}


def _same_python(app: Path) -> bool:
    """Whether this Python reads the app's code: the one whose library the app brings along."""
    own = importlib.util.MAGIC_NUMBER
    library = next(app.rglob("base_library.zip"), None)
    if library is None:
        return False
    with zipfile.ZipFile(library) as archive:
        first = next((name for name in archive.namelist() if name.endswith(".pyc")), None)
        return first is not None and archive.read(first)[:4] == own


def _files_of(code: object) -> Iterator[str]:
    """The files that code was compiled from, as tracebacks name them."""
    if isinstance(code, types.CodeType):
        yield code.co_filename
        for inside in code.co_consts:
            yield from _files_of(inside)


def licences(app: Path) -> str:
    """Everything in the folder comes with its licence, Qt's with what the LGPL asks for."""
    note = next(app.rglob("licences/README.txt"), None)
    if note is None:
        raise Wrong("licences/README.txt is missing")
    text = note.read_text(encoding="utf-8")
    texts = {
        "the GNU LGPL": ("LGPL-3.0.txt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        "the GNU GPL": ("GPL-3.0.txt", "GNU GENERAL PUBLIC LICENSE"),
        "the program's own": ("LICENSE", "MIT License"),
        "Python's": ("LICENSE.txt", "PYTHON SOFTWARE FOUNDATION LICENSE"),
        "Inter's": ("Inter-OFL.txt", "SIL OPEN FONT LICENSE"),
        "Roboto's": ("Roboto-Apache-2.0.txt", "Apache License"),
    }
    for what, (name, words) in texts.items():
        found = [path for path in app.rglob(name) if path.is_file()]
        if not any(words.lower() in path.read_text("utf-8", "replace").lower() for path in found):
            raise Wrong(f"{what} licence ({name}) is missing")
    for words in ("Lesser General Public License", "download.qt.io", "code.qt.io", "replace"):
        if words not in text:
            raise Wrong(f"{note.name} doesn't say {words!r} of Qt")
    packages = sorted(app.rglob("*.dist-info"))
    if not any(path.name.lower().startswith("pyside6") for path in packages):
        raise Wrong("PySide6 doesn't say what it is")
    without = [
        path.name
        for path in packages
        # Those of Qt only name theirs; the texts are the two above.
        if not _is_qt(path) and not any(map(_is_licence, path.rglob("*")))
    ]
    if without:
        raise Wrong(f"without a licence: {', '.join(without)}")
    beside = [path for path in note.parent.iterdir() if path != note]
    system = f", {len(beside)} of system libraries" if beside else ""
    return f"{len(packages)} packages{system}, {len(texts)} texts"


def _is_licence(path: Path) -> bool:
    return path.is_file() and _LICENCE.match(path.name) is not None


def _is_qt(package: Path) -> bool:
    return package.name.lower().startswith(("pyside6", "shiboken6"))


def _code(app: Path) -> dict[str, bytes]:
    """The marshalled code of the modules in the app's program."""
    names = (NAME, f"{NAME}.exe")
    programs = [path for name in names for path in app.rglob(name) if path.is_file()]
    if not programs:
        raise Wrong(f"{app} holds no {NAME}")
    try:
        return frozen.modules(programs[0])
    except frozen.NotFrozen as error:
        raise Wrong(str(error)) from error
