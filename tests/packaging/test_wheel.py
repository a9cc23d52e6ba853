"""The built wheel carries the packs and the resources, and its paths module finds them there."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project with the real build settings, built to a wheel and unpacked."""
    project = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(TOP / name, project)
    package = project / "dbz_desktop"
    package.mkdir()
    for name in ("__init__.py", "__main__.py", "paths.py", "py.typed"):
        shutil.copy(TOP / "dbz_desktop" / name, package)
    for name in ("cards/one/pack.toml", "resources/rules.toml", "resources/screenshots/table.png"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("")
    (project / "tests").mkdir()
    (project / "tests" / "test_nothing.py").write_text("")

    wheels = tmp_path_factory.mktemp("wheels")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(build, cwd=project, check=True, capture_output=True, timeout=120)
    (wheel,) = wheels.glob("dbz_desktop-*.whl")
    site = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(wheel).extractall(site)
    return site


def test_the_wheel_holds_the_package_its_cards_and_resources_and_nothing_else(installed):
    files = {path.relative_to(installed).as_posix() for path in installed.rglob("*.*")}
    files = {name for name in files if ".dist-info" not in name}
    assert files == {
        "dbz_desktop/__init__.py",
        "dbz_desktop/__main__.py",
        "dbz_desktop/paths.py",
        "dbz_desktop/py.typed",
        "dbz_desktop/_data/cards/one/pack.toml",
        "dbz_desktop/_data/resources/rules.toml",
    }


def test_the_installed_package_finds_its_cards_and_resources(installed, tmp_path):
    code = "from dbz_desktop.paths import *; print(cards_folder()); print(resources_folder())"
    result = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    data = installed / "dbz_desktop" / "_data"
    assert result.stdout.splitlines() == [str(data / "cards"), str(data / "resources")]


def test_the_wheel_installs_the_command_and_names_its_licence(installed):
    (info,) = installed.glob("dbz_desktop-*.dist-info")
    assert "dbz-desktop = dbz_desktop.cli:main" in (info / "entry_points.txt").read_text()
    assert (info / "licenses" / "LICENSE").is_file()
    assert "License-Expression: MIT" in (info / "METADATA").read_text()
