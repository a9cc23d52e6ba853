"""What `dev.py build` does on every system, on a stand-in of the app: PyInstaller is not run here."""

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
    for name in ("app_facts", "build"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("build")


@pytest.mark.skipif(sys.platform != "linux", reason="needs sha256sum")
def test_checksums_are_as_sha256sum_reads_them(build, tmp_path):
    (tmp_path / "a.deb").write_text("a")
    build.write_checksums([tmp_path / "a.deb"], tmp_path)
    assert subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path).returncode == 0


def test_an_app_that_is_too_large_is_refused(build, tmp_path, monkeypatch, capsys):
    app = tmp_path / "dbz-desktop"
    (app / "_internal").mkdir(parents=True)
    (app / "dbz-desktop").write_bytes(bytes(11))
    monkeypatch.setattr(build.subprocess, "call", lambda *_, **__: 0)
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
