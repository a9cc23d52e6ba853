"""What the proof of a Debian package rests on, without a root of Debian."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages of Debian")


@pytest.fixture
def trial(monkeypatch):
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    for name in ("app_facts", "try_deb"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("try_deb")


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs dpkg-deb")
def test_the_later_version_is_later_and_else_the_same(trial, tmp_path):
    stage = tmp_path / "stage"
    (stage / "DEBIAN").mkdir(parents=True)
    (stage / "DEBIAN" / "control").write_text(
        "Package: a\nVersion: 1.2.0\nArchitecture: all\nMaintainer: B <b@c.d>\nDescription: e\n"
    )
    (stage / "f").write_text("g")
    deb = tmp_path / "a.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-b", stage, deb], check=True)
    newer = trial.made_newer(deb, tmp_path)
    told = subprocess.run(["dpkg-deb", "-f", newer, "Version"], capture_output=True, text=True)
    subprocess.run(["dpkg", "--compare-versions", told.stdout.strip(), "gt", "1.2.0"], check=True)
    listed = subprocess.run(["dpkg-deb", "-c", newer], capture_output=True, text=True).stdout
    assert "./f\n" in listed


def test_what_is_kept_are_decks_games_and_settings_with_what_is_in_them(trial, tmp_path):
    root = trial.Root(tmp_path)
    for place, text in (("decks/a.toml", "deck"), ("window.lock", ""), ("settings.ini", "s")):
        file = root.data / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    with pytest.raises(trial.Failed, match="no game"):
        trial.what_is_kept(root)
    game = root.data / "matches" / "b.dbzreplay"
    game.parent.mkdir()
    game.write_text("game")
    before = trial.what_is_kept(root)
    assert before == {
        "decks/a.toml": b"deck",
        "matches/b.dbzreplay": b"game",
        "settings.ini": b"s",
    }
    game.write_text("changed")
    assert trial.what_is_kept(root) != before


def test_a_root_with_python_is_not_bare(trial, tmp_path, monkeypatch):
    monkeypatch.setattr(trial, "call", lambda command, env=None: "")
    root = trial.Root(tmp_path)
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/sbin").mkdir()
    root.make("bookworm", "mirror")
    (tmp_path / "usr/bin/python3").touch()
    with pytest.raises(trial.Failed, match="python3"):
        root.make("bookworm", "mirror")
