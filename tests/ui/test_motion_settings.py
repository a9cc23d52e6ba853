"""Reduced motion: the setting, the system's wish, and the table that follows both."""

from __future__ import annotations

import stat
import threading

import pytest
from fake_match import FakeMatch, ask

from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.system import system_motion
from dbz_desktop.ui.system.system_motion import SystemMotion, ask_system
from dbz_desktop.ui.table.table_settings import follow
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def settings(tmp_path, qapp):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """Stand-ins for the systems' tools, first on the path."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def make(name: str, script: str) -> None:
        path = folder / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    return make


posix = pytest.mark.skipif("sys.platform == 'win32'", reason="shell scripts")


@posix
def test_gnome_is_asked(tools):
    assert ask_system("linux") is False
    tools("gsettings", 'test "$3" = enable-animations && echo false')
    assert ask_system("linux") is True
    tools("gsettings", "echo true")
    assert ask_system("linux") is False


@posix
def test_kde_is_asked(tools, tmp_path):
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n", encoding="utf-8")
    assert ask_system("linux") is True
    (tmp_path / "kdeglobals").write_text("[KDE\nnonsense", encoding="utf-8")
    assert ask_system("linux") is False


@posix
def test_macos_is_asked(tools):
    tools("defaults", 'test "$2" = com.apple.universalaccess && echo 1')
    assert ask_system("darwin") is True
    tools("defaults", "echo no such key >&2; exit 1")
    assert ask_system("darwin") is False


@posix
def test_a_tool_that_hangs_is_given_up(tools, monkeypatch):
    monkeypatch.setattr(system_motion, "TIME_LIMIT", 0.1)
    tools("gsettings", "exec /bin/sleep 20")
    assert ask_system("linux") is False


def test_the_question_never_runs_on_the_gui_thread(qtbot):
    threads: list[threading.Thread] = []

    def asked() -> bool:
        threads.append(threading.current_thread())
        return True

    motion = SystemMotion(asked)
    with qtbot.waitSignal(motion.changed):
        motion.refresh()
    assert motion.reduced
    assert threads[0] is not threading.main_thread()


def test_the_setting_has_three_values(settings, monkeypatch):
    wish = SystemMotion(lambda: False)
    monkeypatch.setattr(system_motion, "_shared", wish)
    assert settings.motion == "system"
    assert not settings.reduced_motion
    wish.reduced = True
    assert settings.reduced_motion
    settings.motion = "off"
    assert not settings.reduced_motion
    wish.reduced = False
    settings.motion = "on"
    assert settings.reduced_motion
    settings.motion = "sideways"
    assert settings.motion == "system"


def test_an_open_table_follows_the_settings_and_the_system(qtbot, settings, monkeypatch):
    wish = SystemMotion(lambda: True)
    monkeypatch.setattr(system_motion, "_shared", wish)
    monkeypatch.setattr("dbz_desktop.ui.table.table_settings.system_motion", lambda: wish)
    widget = TableWidget(GameSession(FakeMatch([], first=ask())))
    qtbot.addWidget(widget)
    settings.speed = "slow"
    follow(widget, settings)
    director = widget.table.director
    assert not director.reduced and not director.instant
    wish.refresh()
    qtbot.waitUntil(lambda: director.reduced)
    settings.motion = "off"
    assert not director.reduced
    settings.speed = "off"
    assert director.instant
