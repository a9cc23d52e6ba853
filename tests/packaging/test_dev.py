"""packaging/dev.py, run as its users run it, in small checkouts whose .venv is a stand-in."""

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

DEV = Path(__file__).parents[2] / "packaging" / "dev.py"
ALL_NEEDS = {"run", "dev", "offscreen", "xcb", "Xvfb", "makensis"}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


def load(path: Path = DEV) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev_under_test", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(dev: Path, *args: str, cwd: Path | None = None, **env: str):
    return subprocess.run(
        [sys.executable, str(dev), *args],
        cwd=cwd,
        env={"HOME": os.environ.get("HOME", "/"), **env},  # no PATH, no display
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a fresh .venv whose programs only write down how they were called.

    A call that contains the text in the file `failing` ends with exit code 1.
    """
    root = tmp_path / "a checkout"
    (root / "packaging").mkdir(parents=True)
    shutil.copy(DEV, root / "packaging")
    (root / "pyproject.toml").write_text("[project]\n")
    (root / "failing").write_text("nothing fails")
    for program in ("python", "lint-imports"):
        path = root / ".venv" / "bin" / program
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "#!/bin/sh\n"
            f'call="{program} $*"\n'
            f'echo "$call" >> "{root}/calls"\n'
            f'read -r failing < "{root}/failing"\n'
            'case "$call" in *"$failing"*) exit 1;; esac\n'
        )
        path.chmod(0o755)
    load(root / "packaging" / "dev.py").write_stamp(ALL_NEEDS)
    return root


def calls(root: Path) -> list[str]:
    path = root / "calls"
    return path.read_text().splitlines() if path.exists() else []


# --- the command line ---


def test_help_names_every_command_and_no_other():
    result = run(DEV, "--help")
    assert result.returncode == 0
    assert commands_of(result.stdout) == ["play", "test", "build", "smoke"]


def commands_of(usage: str) -> list[str]:
    """The words that stand where a command's name stands in the usage text."""
    lines = usage.partition("commands:\n")[2].splitlines()
    return [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "]


@pytest.mark.parametrize("args", [[], ["bake"], ["--tests"]])
def test_bad_usage_exits_2_and_shows_the_usage(args):
    result = run(DEV, *args)
    assert result.returncode == 2
    assert "usage: python3 packaging/dev.py" in result.stderr
    assert all(repr(arg) in result.stderr for arg in args)


def test_an_older_python_could_still_read_the_script():
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_older_python_is_refused_by_name():
    dev = load()
    message = dev.too_old((3, 9, 2), "/usr/bin/python3")
    assert "3.11 or newer" in message and "3.9.2" in message and "/usr/bin/python3" in message
    assert dev.too_old((3, 11, 0), "python") is None
    assert dev.too_old((4, 0, 0), "python") is None


# --- play ---


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
@pytest.mark.parametrize("args", [[], ["--edition", "fanz"]])
def test_play_without_a_display_says_so_before_it_sets_anything_up(checkout, args):
    shutil.rmtree(checkout / ".venv")
    result = run(checkout / "packaging" / "dev.py", "play", *args)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 2
    assert "no display" in result.stderr
    assert "play demo --out DIR" in result.stderr
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize("args", [["cards", "check", "a b"], ["demo", "--out", "x"], ["--help"]])
def test_play_passes_what_needs_no_display_to_the_app(checkout, args):
    result = run(checkout / "packaging" / "dev.py", "play", *args)
    assert result.returncode == 0, result.stderr
    assert calls(checkout) == [f"python -P -m dbz_desktop {' '.join(args)}"]


def test_play_opens_the_app_on_a_display(checkout):
    result = run(checkout / "packaging" / "dev.py", "play", DISPLAY=":5")
    assert result.returncode == 0, result.stderr
    assert calls(checkout) == ["python -P -m dbz_desktop"]


def test_play_returns_the_exit_code_of_the_app(checkout):
    (checkout / "failing").write_text("replay")
    assert run(checkout / "packaging" / "dev.py", "play", "replay", "x").returncode == 1


# --- build ---


def test_build_runs_the_build_script_from_the_callers_folder(checkout, tmp_path):
    load(checkout / "packaging" / "dev.py").write_stamp(
        {"run", "build", "offscreen", "xcb", "freezer"}
    )
    result = run(checkout / "packaging" / "dev.py", "build", "out", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert calls(checkout) == [f"python {checkout}/packaging/build.py out"]


def test_build_asks_pip_for_its_own_tools_only(checkout, monkeypatch):
    dev = load(checkout / "packaging" / "dev.py")
    dev.write_stamp({"run"})
    monkeypatch.setattr(dev, "usable_venv", lambda: True)
    dev.set_up({"run", "build"})
    pip = [call.partition("--editable ")[2] for call in calls(checkout)]
    assert pip == [str(checkout), f"{checkout}[build]"]
    assert dev.ready() == {"run", "build"}


# --- smoke ---


def test_smoke_sets_nothing_up_and_passes_its_exit_code_on(checkout, tmp_path):
    shutil.rmtree(checkout / ".venv")
    (checkout / "packaging" / "smoke.py").write_text(
        "import pathlib, sys\nprint(pathlib.Path.cwd(), *sys.argv[1:])\nsys.exit(1)\n"
    )
    result = run(checkout / "packaging" / "dev.py", "smoke", "a folder", cwd=tmp_path)
    assert result.returncode == 1, result.stderr
    assert result.stdout == f"{tmp_path} a folder\n"
    assert not (checkout / ".venv").exists()


# --- test ---


def test_every_check_runs_and_pytest_comes_last(checkout, tmp_path):
    result = run(checkout / "packaging" / "dev.py", "test", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert calls(checkout) == [
        "python -m ruff check .",
        "python -m ruff format --check .",
        "python -m mypy",
        "lint-imports --no-logo",
        "python -m dbz_desktop cards check cards",
        "python -m dbz_desktop cards format --check cards",
        "python -m pytest -q -n 2",
    ]
    assert "FAILED" not in result.stdout


@pytest.mark.parametrize("broken", ["mypy", "lint-imports", "pytest"])
def test_a_failed_check_stops_no_other_and_is_named_last(checkout, broken):
    (checkout / "failing").write_text(broken)
    result = run(checkout / "packaging" / "dev.py", "test")
    assert result.returncode == 1
    assert len(calls(checkout)) == 7
    assert result.stdout.splitlines()[-1] == f"FAILED: {broken}"


def test_arguments_go_to_pytest_alone(checkout):
    result = run(checkout / "packaging" / "dev.py", "test", "-k", "two words", "--help")
    assert result.returncode == 0, result.stderr
    assert calls(checkout) == ["python -m pytest -k two words --help"]


# --- set-up ---


@pytest.mark.parametrize("changed", ["pyproject.toml", "packaging/dev.py"])
def test_a_changed_project_is_installed_again(checkout, changed):
    with (checkout / changed).open("a") as file:
        file.write("\n# changed\n")
    dev = load(checkout / "packaging" / "dev.py")
    assert dev.ready() == set()
    dev.write_stamp({"run"})
    assert dev.ready() == {"run"}


def test_only_what_is_missing_is_installed(checkout):
    dev = load(checkout / "packaging" / "dev.py")
    dev.write_stamp({"run"})
    assert dev.ready() == {"run"}
    run(checkout / "packaging" / "dev.py", "play", "cards")
    assert calls(checkout) == ["python -P -m dbz_desktop cards"]


def test_setting_up_asks_pip_for_the_app_first_then_for_the_tools(checkout, monkeypatch):
    dev = load(checkout / "packaging" / "dev.py")
    dev.write_stamp(set())
    monkeypatch.setattr(dev, "usable_venv", lambda: True)
    dev.set_up({"run", "dev"})
    pip = [call.partition("--editable ")[2] for call in calls(checkout)]
    assert pip == [str(checkout), f"{checkout}[dev]"]
    assert dev.ready() == {"run", "dev"}
    dev.set_up({"run", "dev"})
    assert len(calls(checkout)) == 2


def test_a_failed_installation_is_not_noted_as_done(checkout, monkeypatch):
    dev = load(checkout / "packaging" / "dev.py")
    dev.write_stamp(set())
    monkeypatch.setattr(dev, "usable_venv", lambda: True)
    (checkout / "failing").write_text("pip install")
    with pytest.raises(dev.Stop, match="pip could not install DBZ Desktop"):
        dev.set_up({"run", "dev"})
    assert dev.ready() == set()


def test_a_venv_is_made_anew_when_it_is_broken_or_was_made_elsewhere(checkout, monkeypatch):
    dev = load(checkout / "packaging" / "dev.py")
    whole = f"pip 26.0 from somewhere (python {dev.THIS_PYTHON})\n"
    monkeypatch.setattr(dev, "run_quietly", lambda command: (0, whole))
    assert dev.usable_venv()

    stamp = json.loads(dev.STAMP.read_text())
    dev.STAMP.write_text(json.dumps({**stamp, "home": [dev.THIS_PYTHON, "/elsewhere"]}))
    assert not dev.usable_venv()
    dev.STAMP.write_text("{half a st")
    assert dev.usable_venv()
    assert dev.ready() == set()

    monkeypatch.setattr(dev, "run_quietly", lambda command: (1, "No module named pip"))
    assert not dev.usable_venv()
    monkeypatch.undo()
    dev.VENV_PYTHON.unlink()
    assert not dev.usable_venv()


# --- the system's part ---

LDD = """\
/x/QtGui.abi3.so:
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/libc.so.6 (0x00007f)
/x/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""


@pytest.fixture
def bare_system(monkeypatch):
    """dev.py on a system that lacks two libraries; `have` is the list of programs it has."""
    dev = load()
    have = ["ldd", "Xvfb", "apt-get"]
    monkeypatch.setattr(dev.shutil, "which", lambda name: name if name in have else None)
    monkeypatch.setattr(dev, "run_quietly", lambda command: (0, LDD))
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    return dev, have


def test_missing_libraries_are_read_from_the_loader(bare_system):
    dev, have = bare_system
    assert dev.missing_from_system({"run", "xcb"}) == ["libEGL.so.1", "libxcb-cursor.so.0"]
    assert dev.missing_from_system({"run", "dev"}) == []
    have.remove("Xvfb")
    assert dev.missing_from_system({"Xvfb"}) == ["Xvfb"]


def test_what_freezing_needs_of_the_system_is_looked_for_only_then(bare_system, monkeypatch):
    dev, have = bare_system
    have[:] = ["apt-get"]
    monkeypatch.setattr(dev, "run_quietly", lambda command: (1, "PythonLibraryNotFoundError"))
    assert dev.missing_from_system({"run", "build"}) == []
    assert dev.missing_from_system({"freezer"}) == ["objdump", "libpython"]
    with pytest.raises(dev.Stop, match=rf"binutils libpython{dev.THIS_PYTHON}$"):
        dev.install_system_packages({"freezer"})
    have.append("objdump")
    monkeypatch.setattr(dev, "run_quietly", lambda command: (0, ""))
    assert dev.missing_from_system({"freezer"}) == []


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"),
        ("dnf", "sudo dnf install -y libglvnd-egl xcb-util-cursor"),
        ("pacman", "sudo pacman -S --needed libglvnd xcb-util-cursor"),
    ],
)
def test_who_is_not_root_gets_the_one_line_that_installs_them(bare_system, manager, line):
    dev, have = bare_system
    have[:] = ["ldd", manager]
    with pytest.raises(dev.Stop) as stop:
        dev.install_system_packages({"xcb"})
    assert str(stop.value).splitlines()[-1].strip() == line


def test_an_unknown_package_manager_gets_the_names_of_the_libraries(bare_system):
    dev, have = bare_system
    have[:] = ["ldd"]
    with pytest.raises(dev.Stop, match=r"libEGL\.so\.1, libxcb-cursor\.so\.0"):
        dev.install_system_packages({"xcb"})


def test_root_on_debian_installs_and_fetches_the_lists_only_when_that_fails(
    bare_system, monkeypatch
):
    dev, _ = bare_system
    ran = []

    def apt(command):
        ran.append(command[1])
        return (100 if len(ran) == 1 else 0), "E: Unable to locate package"

    monkeypatch.setattr(dev.os, "geteuid", lambda: 0)
    monkeypatch.setattr(dev, "run_quietly", apt)
    dev.install_packages("apt-get", ["xvfb"])
    assert ran == ["install", "update", "install"]
    dev.install_packages("apt-get", ["xvfb"])
    assert ran[3:] == ["install"]


@pytest.mark.parametrize(("user", "wanted"), [(0, True), (1000, False)])
def test_what_one_test_alone_needs_is_installed_but_never_asked_for(monkeypatch, user, wanted):
    dev, asked = load(), []
    monkeypatch.setattr(dev.os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev, "set_up", asked.append)
    monkeypatch.setattr(dev, "run_check", lambda _command: 0)
    assert dev.test(["-q"]) == 0
    assert [("makensis" in needs) for needs in asked] == [wanted]
