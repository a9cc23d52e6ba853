"""What the smoke test sees in the folder of an app, which is made up here."""

import hashlib
import importlib
import importlib.util
import marshal
import struct
import sys
import zipfile
import zlib
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
QT = ("Core", "Gui", "Widgets", "Svg")


@pytest.fixture
def contents(monkeypatch):
    """The script."""
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    for name in ("app_facts", "build", "frozen", "smoke_contents"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("smoke_contents")


def write_program(path: Path, modules: dict[str, str], packed: bool = False) -> None:
    """A program as PyInstaller makes it; the modules are told as the names of their files."""
    inner, table = b"PYZ\0" + importlib.util.MAGIC_NUMBER + bytes(8), []
    for name, file in modules.items():
        code = zlib.compress(marshal.dumps(compile("def f(): return 1", file, "exec")))
        table.append((name, (0, len(inner), len(code))))
        inner += code
    inner = inner[:8] + struct.pack("!I", len(inner)) + inner[12:] + marshal.dumps(table)
    body = zlib.compress(inner) if packed else inner
    entries = b""
    for name, kind, data in ((b"script", b"s", b""), (b"PYZ.pyz", b"z", body)):
        label = name.ljust(16, b"\0")
        head = ("!IIIIBc", 18 + len(label), 0, len(data), len(inner), int(packed), kind)
        entries += struct.pack(*head) + label
    cookie = struct.Struct("!8sIIII64s")
    magic = b"MEI\014\013\012\013\016"
    length = len(body) + len(entries) + cookie.size
    end = cookie.pack(magic, length, len(body), len(entries), 311, b"libpython3.so")
    path.write_bytes(b"\x7fELF and so on" + body + entries + end + b"what a signature adds")


@pytest.fixture
def app(tmp_path):
    """A folder as it should be."""
    app = tmp_path / "dbz-desktop"
    inner = app / "_internal"
    data = inner / "dbz_desktop" / "_data" / "resources"
    for folder in (app / "licences", data / "licences", data / "fonts", inner / "PySide6"):
        folder.mkdir(parents=True)
    write_program(
        app / "dbz-desktop",
        {"dbz_desktop": "dbz_desktop/__init__.py", "dbz_desktop.cli": "dbz_desktop/cli.py"},
    )
    with zipfile.ZipFile(inner / "base_library.zip", "w") as archive:
        archive.writestr("codecs.pyc", importlib.util.MAGIC_NUMBER + bytes(12))
    for name in QT:
        (inner / "PySide6" / f"Qt{name}.abi3.so").write_bytes(b"")
        (inner / f"libQt6{name}.so.6").write_bytes(b"")
    (app / "licences" / "README.txt").write_text(
        "GNU Lesser General Public License: https://download.qt.io https://code.qt.io"
        " may be replaced"
    )
    for path, words in {
        data / "licences" / "LGPL-3.0.txt": "GNU LESSER GENERAL PUBLIC LICENSE",
        data / "licences" / "GPL-3.0.txt": "GNU GENERAL PUBLIC LICENSE",
        data / "fonts" / "Inter-OFL.txt": "SIL Open Font License",
        data / "fonts" / "Roboto-Apache-2.0.txt": "Apache License",
        inner / "LICENSE": "MIT License",
        inner / "LICENSE.txt": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    }.items():
        path.write_text(words)
    for name, licence in {"pillow-13": "LICENSE", "pyinstaller-6": "COPYING.txt"}.items():
        folder = inner / f"{name}.dist-info" / "licenses"
        folder.mkdir(parents=True)
        (folder / licence).write_text("free")
    (inner / "pyside6_essentials-6.dist-info").mkdir()
    return app


def test_an_app_as_it_should_be_passes(contents, app):
    assert contents.licences(app).startswith("3 packages")
    assert contents.qt_modules(app) == "QtCore, QtGui, QtSvg, QtWidgets"
    assert contents.no_tests(app) == "2 modules, 2 of them the program's own"
    assert "searched" in contents.no_paths_of_the_builder(app)


@pytest.mark.parametrize("packed", [False, True])
def test_a_module_of_a_test_is_found(contents, app, packed):
    write_program(app / "dbz-desktop", {"dbz_desktop.cli": "a", "_pytest.main": "b"}, packed)
    with pytest.raises(contents.Wrong, match=r"1 that don't belong here: _pytest\.main"):
        contents.no_tests(app)


@pytest.mark.parametrize(
    "stray",
    ["_internal/pytest-8.2.dist-info/METADATA", "_internal/PySide6/QtTest.abi3.so", "tests/x.py"],
)
def test_a_file_of_a_test_is_found(contents, app, stray):
    (app / stray).parent.mkdir(exist_ok=True)
    (app / stray).write_text("")
    with pytest.raises(contents.Wrong, match="don't belong here"):
        contents.no_tests(app)


def test_a_program_that_holds_nothing_is_told(contents, app):
    (app / "dbz-desktop").write_bytes(b"\x7fELF")
    with pytest.raises(contents.Wrong, match="no archive of PyInstaller"):
        contents.no_tests(app)


def test_a_damaged_archive_is_told(contents, app):
    data = (app / "dbz-desktop").read_bytes()
    (app / "dbz-desktop").write_bytes(data.replace(b"PYZ\0", b"???\0"))
    with pytest.raises(contents.Wrong, match="can't be read"):
        contents.no_tests(app)


@pytest.mark.parametrize(
    "name", ["libQt6Network.so.6", "Qt6Quick.dll", "QtQml.pyd", "QtPdf.framework"]
)
def test_a_module_of_qt_that_nothing_uses_is_found(contents, app, name):
    (app / "_internal" / name).write_text("")
    with pytest.raises(contents.Wrong, match=r"nothing uses (Network|Quick|Qml|Pdf)$"):
        contents.qt_modules(app)


def test_a_module_of_qt_that_is_missing_is_found(contents, app):
    for path in app.rglob("*QtSvg*"):
        path.unlink()
    for path in app.rglob("*Qt6Svg*"):
        path.unlink()
    with pytest.raises(contents.Wrong, match="Svg is missing"):
        contents.qt_modules(app)


def test_paths_of_the_builder_are_found(contents, app, tmp_path):
    checkout = tmp_path / "checkout"
    note = app / "_internal" / "pillow-13.dist-info" / "direct_url.json"
    note.write_text(f'{{"url": "{checkout.as_uri()}"}}')
    with pytest.raises(contents.Wrong, match=r"direct_url\.json holds file://"):
        contents.no_paths_of_the_builder(app, checkout)
    note.unlink()
    module = checkout / "dbz_desktop" / "cli.py"
    write_program(app / "dbz-desktop", {"dbz_desktop.cli": str(module)})
    with pytest.raises(contents.Wrong, match=r"the module dbz_desktop\.cli holds"):
        contents.no_paths_of_the_builder(app, checkout)


@pytest.mark.skipif(sys.platform == "win32", reason="a path of another system")
def test_a_traceback_with_a_whole_path_is_found(contents, app, tmp_path):
    write_program(app / "dbz-desktop", {"dbz_desktop.cli": "/elsewhere/cli.py"})
    with pytest.raises(contents.Wrong, match=r"would name /elsewhere/cli\.py"):
        contents.no_paths_of_the_builder(app, tmp_path / "checkout")


@pytest.mark.parametrize(
    ("gone", "words"),
    [
        ("README.txt", "README"),
        ("LGPL-3.0.txt", "LGPL"),
        ("Inter-OFL.txt", "Inter"),
        ("LICENSE.txt", "Python"),
        ("COPYING.txt", "pyinstaller-6.dist-info"),
    ],
)
def test_a_licence_that_is_missing_is_found(contents, app, gone, words):
    for path in app.rglob(gone):
        path.unlink()
    with pytest.raises(contents.Wrong, match=words):
        contents.licences(app)


def test_a_note_that_says_nothing_of_qts_source_is_found(contents, app):
    (app / "licences" / "README.txt").write_text("GNU Lesser General Public License, replace")
    with pytest.raises(contents.Wrong, match=r"download\.qt\.io"):
        contents.licences(app)


def test_what_is_too_large_is_found(contents, app, monkeypatch):
    assert "of at most 180 MB" in contents.size(app)
    monkeypatch.setattr(contents, "LARGEST_APP", 10)
    with pytest.raises(contents.Wrong, match="it may have"):
        contents.size(app)


def test_installers_are_what_their_checksums_are_of(contents, tmp_path, monkeypatch):
    assert contents.installers(tmp_path) == "none are here"
    file = tmp_path / "dbz-desktop.deb"
    file.write_bytes(b"one")
    with pytest.raises(contents.Wrong, match="SHA256SUMS is missing"):
        contents.installers(tmp_path)
    digest = hashlib.sha256(b"one").hexdigest()
    (tmp_path / "SHA256SUMS").write_text(f"{digest}  {file.name}\n")
    assert "dbz-desktop.deb" in contents.installers(tmp_path)
    (tmp_path / "SHA256SUMS").write_text(f"{digest}  {file.name}\n{digest}  gone.tar.gz\n")
    with pytest.raises(contents.Wrong, match=r"gone\.tar\.gz"):
        contents.installers(tmp_path)
    file.write_bytes(b"two")
    with pytest.raises(contents.Wrong, match="is not what"):
        contents.installers(tmp_path)
    monkeypatch.setattr(contents, "LARGEST_INSTALLER", 1)
    with pytest.raises(contents.Wrong, match="it may have"):
        contents.installers(tmp_path)
