"""The command line of a program that has no terminal, as the one with windows on Windows."""

import io
import sys

import pytest

from dbz_desktop.cli import console, main
from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.system import taskbar


@pytest.fixture
def silently(monkeypatch):
    """Runs the command line without streams. (In a fixture pytest would put them back.)"""

    def run(*words):
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", None)
            patch.setattr(sys, "stderr", None)
            return main([*map(str, words)])

    return run


@pytest.mark.parametrize(
    ("words", "code"), [(["--version"], 0), (["cards", "--help"], 0), (["nonsense"], 2)]
)
def test_help_and_errors_end_it_in_peace(silently, words, code):
    with pytest.raises(SystemExit) as ended:
        silently(*words)
    assert ended.value.code == code


def test_a_sub_command_says_by_its_code_how_it_went(silently, tmp_path):
    assert silently("cards", "check", "--json", tmp_path / "nothing.toml") == 2
    assert silently("cards", "show", "Goku") == 0
    deck = next((resources_folder() / "decks").glob("*.toml"))
    assert silently("deck", "export", deck) == 0


def test_the_streams_that_are_there_stay(monkeypatch):
    mine = io.StringIO()
    monkeypatch.setattr(sys, "stdout", mine)
    console.have_streams(attach=True)
    assert sys.stdout is mine


class Kernel:
    def __init__(self, terminal):
        self.asked, self.terminal = [], terminal

    def AttachConsole(self, process):
        self.asked.append(process)
        return self.terminal


def test_a_sub_command_speaks_to_the_terminal_it_was_started_from(silently, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)  # elsewhere than on Windows, CONOUT$ is a file like any other
    kernel = Kernel(terminal=1)
    find = console._parent_terminal
    monkeypatch.setattr(console, "_parent_terminal", lambda: find(kernel))
    with pytest.raises(SystemExit):
        silently("--version")
    assert kernel.asked == [0xFFFFFFFF]
    if sys.platform != "win32":
        assert (tmp_path / "CONOUT$").read_text().strip().startswith("dbz-desktop ")


def test_the_app_itself_is_not_tied_to_the_terminal(silently, monkeypatch):
    def never():
        raise AssertionError("closing the terminal would end the game")

    monkeypatch.setattr(console, "_parent_terminal", never)
    monkeypatch.setattr("dbz_desktop.cli.windows.app", lambda arguments: 0)
    assert silently() == 0
    assert silently("a game.dbzreplay") == 0


def test_without_a_terminal_nothing_is_opened():
    assert console._parent_terminal(Kernel(terminal=0)) is None


class Shell:
    def __init__(self):
        self.named = []

    def SetCurrentProcessExplicitAppUserModelID(self, name):
        self.named.append(name)


def test_a_checkout_has_an_icon_of_its_own_in_the_taskbar_and_the_built_app_its_programs(
    monkeypatch,
):
    shell = Shell()
    taskbar.claim_taskbar(shell, "linux")
    assert shell.named == []
    taskbar.claim_taskbar(shell, "win32")
    assert shell.named == [taskbar.IDENTITY]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    taskbar.claim_taskbar(shell, "win32")
    assert len(shell.named) == 1
    monkeypatch.delattr(sys, "frozen")
    taskbar.claim_taskbar(object(), "win32")  # a Windows that knows no such call
