"""Which libraries stay in the app: those that something that stays loads."""

import importlib
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

LINUX = [
    ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "qtcore", "BINARY"),
    ("PySide6/Qt/lib/libQt6Quick.so.6", "qtquick", "BINARY"),
    ("libz.so.1", "z", "BINARY"),
    ("libthing.so.2", "thing", "BINARY"),
    ("libpython3.11.so.1.0", "python", "BINARY"),
]
LINUX_LINKS = [
    ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"),
    ("libQt6Quick.so", "libQt6Quick.so.6", "SYMLINK"),
    ("cards/pack.toml", "pack", "DATA"),
]
LINKED = {
    "core": ["libQt6Core.so.6", "libc.so.6"],
    "qtcore": ["libz.so.1"],
    "qtquick": ["libthing.so.2", "libQt6Core.so.6"],
    "plugin": ["@rpath/QtGui.framework/Versions/A/QtGui"],
    "module": ["@rpath/libpyside6.abi3.dylib"],
    "gui": ["@rpath/QtDBus.framework/Versions/A/QtDBus", "/usr/lib/libz.1.dylib"],
    "network": ["@rpath/QtDBus.framework/Versions/A/QtDBus"],
}


@pytest.fixture
def needed(monkeypatch):
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    return importlib.import_module("needed_libraries")


def kept(needed, binaries, datas, python, mac):
    return needed.without_idle(
        binaries,
        datas,
        lambda entry: needed.is_library(entry, python, mac),
        lambda file: LINKED.get(file, []),
    )


def test_what_nothing_loads_goes_with_what_only_it_loaded_and_with_its_links(needed):
    binaries, datas = kept(needed, LINUX, LINUX_LINKS, ("libpython3.11.",), False)
    assert [entry[1] for entry in binaries] == ["core", "qtcore", "z", "python"]
    assert [entry[0] for entry in datas] == ["libQt6Core.so.6", "cards/pack.toml"]


def test_a_framework_goes_as_a_whole(needed):
    lib = "PySide6/Qt/lib"
    files = [
        ("PySide6/QtGui.abi3.so", "module", "EXTENSION"),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "plugin", "BINARY"),
        ("PySide6/libpyside6.abi3.dylib", "pyside", "BINARY"),
        ("PySide6/libpysideqml.abi3.dylib", "pysideqml", "BINARY"),
        ("Python.framework/Versions/3.11/Python", "python", "BINARY"),
    ]
    links = []
    for name, file in {"QtGui": "gui", "QtDBus": "dbus", "QtNetwork": "network"}.items():
        files.append((f"{lib}/{name}.framework/Versions/A/{name}", file, "BINARY"))
        links += [
            (name, f"{lib}/{name}.framework/Versions/A/{name}", "SYMLINK"),
            (f"{lib}/{name}.framework/Versions/Current", "A", "SYMLINK"),
            (f"{lib}/{name}.framework/Versions/A/Resources/Info.plist", "plist", "DATA"),
        ]
    binaries, datas = kept(needed, files, links, ("libpython3.11.", "Python"), True)
    names = [entry[1] for entry in binaries]
    assert names == ["module", "plugin", "pyside", "python", "gui", "dbus"]
    assert not [entry for entry in datas if "QtNetwork" in entry[0]]
    assert len([entry for entry in datas if "QtDBus" in entry[0]]) == 3


def test_on_windows_case_and_a_second_copy_do_not_matter(needed):
    files = [
        ("PySide6\\QtCore.pyd", "module", "EXTENSION"),
        ("PySide6\\Qt6Core.dll", "qtcore", "BINARY"),
        ("PySide6\\opengl32sw.dll", "opengl", "BINARY"),
        ("PySide6\\MSVCP140.dll", "runtime", "BINARY"),
        ("shiboken6\\MSVCP140.dll", "runtime of shiboken", "BINARY"),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "plugin", "BINARY"),
        ("python311.dll", "python", "BINARY"),
    ]
    linked = {"module": ["QT6CORE.dll"], "qtcore": ["msvcp140.dll", "KERNEL32.dll"]}
    binaries, _ = needed.without_idle(
        files, [], needed.is_windows_library, lambda file: linked.get(file, [])
    )
    assert [file for file in files if file not in binaries] == [files[2]]
