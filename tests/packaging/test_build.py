"""What `dev.py build` does on every system, on a stand-in of the app: PyInstaller is not run here."""

import hashlib
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture
def build(monkeypatch):
    """The script."""
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    for name in ("app_facts", "build", "linux_build", "windows_build", "macos_build"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("build")


@pytest.mark.skipif(sys.platform != "linux", reason="needs sha256sum")
def test_checksums_are_as_sha256sum_reads_them(build, tmp_path):
    (tmp_path / "a.deb").write_text("a")
    build.write_checksums([tmp_path / "a.deb"], tmp_path)
    assert subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path).returncode == 0


class Maker:
    """A system whose app is called otherwise, and needs nothing more."""

    APP = "Game.app"

    def __init__(self):
        self.finished = []

    def finish(self, app):
        self.finished.append(app)

    def installers(self, app, out):
        (out / "game.img").write_bytes((app / "game").read_bytes())
        return [out / "game.img"]


@pytest.fixture
def maker(build, tmp_path, monkeypatch):
    maker = Maker()
    monkeypatch.setattr(build.importlib, "import_module", lambda name: maker)
    monkeypatch.setattr(build.subprocess, "call", lambda *_, **__: 0)
    (tmp_path / maker.APP).mkdir()
    (tmp_path / maker.APP / "game").write_bytes(bytes(11))
    return maker


def test_the_app_is_finished_and_made_into_installers_with_checksums(build, maker, tmp_path):
    assert build.main([str(tmp_path)]) == 0
    assert maker.finished == [tmp_path / "Game.app"]
    digest = hashlib.sha256(bytes(11)).hexdigest()
    assert (tmp_path / "SHA256SUMS").read_bytes() == f"{digest}  game.img\n".encode()


def test_an_app_that_is_too_large_is_refused(build, maker, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "LARGEST_APP", 10)
    assert build.main([str(tmp_path)]) == 1
    assert "it may have" in capsys.readouterr().err


def test_the_version_stands_in_one_place(build):
    """Every other file that needs it reads it there: a second place would be forgotten."""
    version = build.facts.version()
    own = Path("dbz_desktop", "__init__.py")
    read = [TOP / "pyproject.toml", *(TOP / ".github").rglob("*.yml")]
    read += [path for path in (TOP / "packaging").iterdir() if path.is_file()]
    read += (TOP / "dbz_desktop").rglob("*.py")
    numbers = re.compile(rf"(?<![\d.=]){re.escape(version)}(?![\d.])")
    naming = [path for path in read if numbers.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(TOP) for path in naming] == [own]
