"""The parts that the program is made of, each with its licence and the text of it.

Texts come from the files that are shipped and from the metadata of the installed packages; where a
package brings no text, it is said where the text stands.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from dbz_desktop import __version__, bundle, paths

QT_NOTE = """Qt, PySide6 and shiboken6 are used unchanged, under the GNU Lesser General Public \
License, version 3.

They are installed as libraries of their own, apart from this program. You may replace them \
with your own build of the same version: put it in the place of the installed packages \
PySide6-Essentials and shiboken6, or, in an installed app, of the files in its folders \
_internal/PySide6 and _internal/shiboken6. Nothing here forbids that, nor taking the libraries \
apart to find a fault in your changes.

The source of Qt: https://download.qt.io/official_releases/qt/
The source of PySide6: https://code.qt.io/cgit/pyside/pyside-setup.git
The text of the licence: https://www.gnu.org/licenses/lgpl-3.0.html, with
https://www.gnu.org/licenses/gpl-3.0.html, which it refers to.

Parts of Qt come from others; they and their licences stand under "Parts of Qt".
"""

_WHAT = {
    "pyside6-essentials": "The windows: Qt and its Python bindings.",
    "shiboken6": "What ties Qt to Python.",
    "platformdirs": "Knows where a system keeps the files of its users.",
    "pillow": "Reads and shrinks pictures.",
    "miniaudio": "Lets sounds be heard.",
    "cffi": "Ties Python to libraries in C; the sound library needs it.",
    "pycparser": "Reads C; cffi needs it.",
    "pyinstaller": "Starts the installed app: its start program and its hooks are in it.",
}

STARTER = "pyinstaller"
"""The package whose start program is part of a built app, though the program never imports it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its name and version, what it is for, the licence's name and its text."""

    name: str
    version: str
    what: str
    licence: str
    text: str


def parts() -> list[Part]:
    """Every part: the program, what it ships, what it stands on. Missing files are said so."""
    own = Part("Program", __version__, "The program itself.", "MIT", _program())
    resources = paths.resources_folder()
    shipped = [
        own,
        Part(
            "Icons, sounds, themes", "", "Made for this project.", "MIT, as the program",
            _shipped_files(resources / "LICENSES.md"),
        ),
        Part(
            "Inter", "", "The text face, by The Inter Project Authors.",
            "SIL Open Font License 1.1", _read(resources / "fonts" / "Inter-OFL.txt"),
        ),
        Part(
            "Roboto Condensed", "", "The display face, by Google.", "Apache License 2.0",
            _read(resources / "fonts" / "Roboto-Apache-2.0.txt"),
        ),
    ]  # fmt: skip
    third = Part(
        "Parts of Qt", "", "What Qt itself holds from others.", "several, named in the text",
        _read(resources / "licences" / "Qt-third-parties.txt"),
    )  # fmt: skip
    packages = [_package(name) for name in installed()]
    if _is_installed("pyside6-essentials"):
        packages.append(third)
    if bundle.is_bundled() and _is_installed(STARTER):
        packages.append(_package(STARTER))
    return [*shipped, _python(), *packages, *map(_library, bundle.system_licences())]


def installed(root: str = "dbz-desktop") -> list[str]:
    """The packages that a package needs and that are installed, with what they need, by name."""
    found: dict[str, None] = {}
    waiting = [root]
    while waiting:
        name = waiting.pop(0)
        for wanted in _needs(name):
            if wanted not in found and _is_installed(wanted):
                found[wanted] = None
                waiting.append(wanted)
    for name in _WHAT:
        # A program made into one file may know its parts without knowing what needs them.
        if name != STARTER and name not in found and _is_installed(name):
            found[name] = None
    return list(found)


def _needs(name: str) -> list[str]:
    try:
        wanted = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    names = []
    for requirement in wanted:
        if "extra ==" in requirement:
            continue
        word = requirement.split(";")[0].strip()
        end = next((i for i, c in enumerate(word) if not (c.isalnum() or c in "-_.")), len(word))
        names.append(word[:end].lower().replace("_", "-"))
    return names


def _is_installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _package(name: str) -> Part:
    package = metadata.distribution(name)
    facts = package.metadata.json
    licence = str(facts.get("license_expression") or facts.get("license") or "")
    if not licence or len(licence) > 60:
        kinds = [c for c in facts.get("classifier", []) if c.startswith("License")]
        licence = kinds[-1].split("::")[-1].strip() if kinds else "see its text"
    texts = _lgpl() if name in ("pyside6-essentials", "shiboken6") else []
    for file in package.files or []:
        if file.suffix in (".py", ".pyc", ".h", ".pyi"):
            continue
        if any(word in file.name.upper() for word in ("LICENSE", "LICENCE", "COPYING", "NOTICE")):
            texts.append(_read(Path(str(package.locate_file(file)))))
    if not texts:
        page = facts.get("home_page")
        where = f" Its page: {page}" if page else ""
        texts = [f"The package brings no text of its licence.{where}"]
    title = str(facts.get("name") or name)
    return Part(title, package.version, _WHAT.get(name, ""), licence, "\n\n".join(texts))


def _library(path: Path) -> Part:
    """A library of the system that travels with the app, by the file of its licence."""
    what = "A library of the system on which the app was built."
    return Part(path.stem, "", what, "see its text", _read(path))


def _lgpl() -> list[str]:
    """How Qt's licence is kept, its text, and the text of the other one that it refers to."""
    folder = paths.resources_folder() / "licences"
    return [QT_NOTE, _read(folder / "LGPL-3.0.txt"), _read(folder / "GPL-3.0.txt")]


def _python() -> Part:
    version = ".".join(str(part) for part in sys.version_info[:3])
    texts = [
        Path(folder) / name
        for folder in (sys.base_prefix, Path(sys.base_prefix) / "lib" / f"python{version[:4]}")
        for name in ("LICENSE.txt", "LICENSE")
    ]
    found = next((path for path in texts if path.is_file()), None)
    text = _read(found) if found else f"{sys.copyright}\n\nhttps://docs.python.org/3/license.html"
    return Part("Python", version, "What the program is written in.", "PSF License 2.0", text)


def _program() -> str:
    """The licence of the program, from a checkout or from what was installed."""
    checkout = Path(__file__).resolve().parents[2] / "LICENSE"
    if checkout.is_file():
        return _read(checkout)
    try:
        package = metadata.distribution("dbz-desktop")
    except metadata.PackageNotFoundError:
        return f"{checkout} is missing; install the program again."
    for file in package.files or []:
        if file.name == "LICENSE":
            return _read(Path(str(package.locate_file(file))))
    return f"{checkout} is missing; install the program again."


def _shipped_files(path: Path) -> str:
    """The table of what is shipped, a paragraph a row: it is shown as plain text."""
    rows = []
    for text in _read(path).splitlines():
        cells = [cell.strip().replace("`", "") for cell in text.strip().strip("|").split("|")]
        if len(cells) < 3 or not text.startswith("|") or set(cells[0]) <= {"-", ":"}:
            if text and not text.startswith(("|", "#")):
                rows.append(text)
        elif cells[0] != "files":
            source = f"\nfrom: {cells[3]}" if len(cells) > 3 and cells[3] else ""
            rows.append(f"{cells[0]}\n{cells[1]}\n{cells[2]}{source}")
    return "\n\n".join(rows)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        return f"{path}: {error.strerror}. Install the program again."
