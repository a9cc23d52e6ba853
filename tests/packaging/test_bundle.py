"""The built app's own course: what it leaves in the environment of programs that it starts."""

import os
import sys

import pytest

from dbz_desktop import bundle


@pytest.fixture
def built(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "dbz-desktop"))
    return tmp_path


def test_a_players_own_search_path_comes_back(built, monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", f"{built}/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt/mine")
    bundle.settle()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/mine"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_the_apps_libraries_are_not_handed_on(built, monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", f"{built}/_internal")
    bundle.settle()
    assert "LD_LIBRARY_PATH" not in os.environ


def test_a_checkout_changes_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    bundle.settle()
    assert os.environ["LD_LIBRARY_PATH"] == str(tmp_path)
