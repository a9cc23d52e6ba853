"""The public CI: that it calls what there is, and that the scripts in it do what their names say.

The scripts run here as a runner runs them, with stand-ins of what only a runner has.
"""

import fnmatch
import hashlib
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

yaml = pytest.importorskip("yaml", reason="PyYAML comes with the tools of the checks")

TOP = Path(__file__).parents[2]
DEV = TOP / "packaging" / "dev.py"
FILE = TOP / ".github" / "workflows" / "build.yml"

posix = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for bash")
linux = pytest.mark.skipif(sys.platform != "linux", reason="uses tools of Linux")


@pytest.fixture(scope="module")
def workflow():
    return yaml.safe_load(FILE.read_text(encoding="utf-8"))


@pytest.fixture
def step(workflow):
    """The step of a name, in whatever job."""

    def find(name):
        steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
        (found,) = [step for step in steps if step.get("name") == name]
        return found

    return find


@pytest.fixture
def facts(monkeypatch):
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    monkeypatch.delitem(sys.modules, "app_facts", raising=False)
    return importlib.import_module("app_facts")


def bash(script: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a step's script as the runner does."""
    return subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), **env},
        capture_output=True,
        text=True,
        timeout=60,
    )


def stand_in(folder: Path, name: str, script: str) -> None:
    """A program in `folder` that is found before the real one."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


# --- what it calls ---


def test_it_calls_every_command_that_dev_py_has_for_it_and_no_other():
    usage = subprocess.run([sys.executable, DEV, "--help"], capture_output=True, text=True).stdout
    there = set(re.findall(r"^  (\w+) ", usage.partition("commands:\n")[2], re.M))
    called = set(re.findall(r"packaging/dev\.py (\S+)", FILE.read_text(encoding="utf-8")))
    assert called == there - {"play"}


def test_the_steps_on_each_system_are_tests_then_build_then_trial(workflow):
    commands = [step.get("run", "") for step in workflow["jobs"]["system"]["steps"]]
    asked = [command.split()[2] for command in commands if command.startswith("python packaging")]
    assert asked == ["test", "build", "smoke"]


def test_installers_are_built_on_each_system_that_has_a_builder_of_them(workflow, facts):
    makers = importlib.import_module("build").MAKERS
    matrix = workflow["jobs"]["system"]["strategy"]["matrix"]["include"]
    systems = {"ubuntu": "linux", "windows": "win32", "macos": "darwin"}
    built = [systems[leg["runner"].partition("-")[0]] for leg in matrix if leg["installers"]]
    assert set(built) == set(makers)
    # A Mac has one of two kinds of processor, and an app is for one of them.
    assert sorted(leg["name"] for leg in matrix if leg["runner"].startswith("macos")) == [
        "macos-arm64",
        "macos-x86_64",
    ]
    project = (TOP / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=([\d.]+)"', project)[1]
    assert {leg["python"] for leg in matrix if leg["installers"]} == {oldest}
    assert any(leg["python"] != oldest for leg in matrix)


def test_all_that_is_built_is_kept_and_the_folder_of_the_app_is_not(workflow, facts, tmp_path):
    steps = workflow["jobs"]["system"]["steps"]
    (kept,) = [
        step["with"]["path"].split()
        for step in steps
        if step.get("with", {}).get("name", "").startswith("installers-")
    ]
    mac = importlib.import_module("macos_build")
    source = {
        name: (TOP / "packaging" / f"{name}.py").read_text(encoding="utf-8")
        for name in ("linux_build", "windows_build", "appimage_build", "macos_build")
    }
    # The files that the builders write to the folder, named after the program and the version.
    made = [mac.image_name("1.2.3", "arm64"), "SHA256SUMS"]
    for name in ("linux_build", "windows_build", "appimage_build"):
        written = re.findall(r'out / f"(\{NAME\}[^"]+|\{top\}[^"]+)"', source[name])
        assert written, name
        made += [re.sub(r"\{(?:NAME|top)\}", facts.NAME, file) for file in written]
    made = [re.sub(r"\{.*?\}", "1.2.3", file) for file in made]
    made = [f"{facts.NAME}-1.2.3.tar.gz" if name == "dbz-desktop.tar.gz" else name for name in made]
    assert len(made) >= 7
    for name in made:
        assert any(fnmatch.fnmatch(f"dist/{name}", pattern) for pattern in kept), name
    for folder in (facts.NAME, mac.APP):
        assert not any(fnmatch.fnmatch(f"dist/{folder}", pattern) for pattern in kept), folder


# --- what it may do ---


def test_only_the_release_may_write_and_only_for_a_tag(workflow):
    assert workflow["permissions"] == {"contents": "read"}
    jobs = workflow["jobs"]
    writing = [name for name, job in jobs.items() if "write" in str(job.get("permissions"))]
    assert writing == ["release"]
    assert jobs["release"]["permissions"] == {"contents": "write"}
    assert jobs["release"]["if"] == "startsWith(github.ref, 'refs/tags/v')"


def test_a_release_waits_for_every_other_job(workflow):
    jobs = workflow["jobs"]
    before, waiting = set(), ["release"]
    while waiting:
        needs = jobs[waiting.pop()].get("needs", [])
        waiting += [needs] if isinstance(needs, str) else needs
        before.update(waiting)
    assert before == set(jobs) - {"release"}


def test_every_job_ends_and_every_action_is_githubs_own_at_a_major_version(workflow):
    for name, job in workflow["jobs"].items():
        assert 0 < job["timeout-minutes"] <= 60, name
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


def test_it_runs_for_pushes_pull_requests_and_tags_of_versions(workflow):
    when = workflow[True]  # YAML reads the word "on" as that
    assert when["push"] == {"branches": ["main"], "tags": ["v*"]}
    assert "pull_request" in when


# --- its scripts ---


@posix
def test_a_tag_that_is_not_the_version_stops_everything(step, facts):
    script = step("A tag names the version that the code has")["run"]
    right = {"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": f"v{facts.version()}"}
    assert bash(script, TOP, **right).returncode == 0
    wrong = bash(script, TOP, **{**right, "GITHUB_REF_NAME": "v99.0"})
    assert wrong.returncode == 1
    assert "v99.0" in wrong.stdout and facts.version() in wrong.stdout
    branch = bash(script, TOP, GITHUB_REF_TYPE="branch", GITHUB_REF_NAME="main")
    assert branch.returncode == 0


@linux
def test_the_packages_that_dev_py_asks_for_are_installed(step, tmp_path):
    """The line of the real dev.py, as somebody who is not root is shown it."""
    tools = tmp_path / "tools"
    ask = (
        f"import sys; sys.path.insert(0, {str(DEV.parent)!r}); import dev, os\n"
        "os.geteuid = lambda: 1000\n"
        "try: dev.install_packages('apt-get', ['xvfb', 'libegl1'])\n"
        "except dev.Stop as stop: sys.exit(str(stop))\n"
    )
    (tmp_path / "ask.py").write_text(ask)
    done = tmp_path / "done"
    stand_in(tools, "python", f"[ -e {done} ] || exec {sys.executable} {tmp_path / 'ask.py'}")
    stand_in(tools, "apt-get", "exit 0")
    stand_in(
        tools,
        "sudo",
        f'echo "$*" >> {tmp_path / "calls"}; case "$*" in *xvfb*) touch {done};; esac',
    )
    script = step("System packages that dev.py asks for")["run"]
    result = bash(script, tmp_path, PATH=f"{tools}:{os.environ['PATH']}")
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "calls").read_text().splitlines() == [
        "apt-get update",
        "apt-get install -y --no-install-recommends xvfb libegl1",
    ]


@linux
def test_another_complaint_of_dev_py_fails_the_step(step, tmp_path):
    tools = tmp_path / "tools"
    stand_in(tools, "python", "echo pip could not install it >&2; exit 1")
    stand_in(tools, "sudo", "exit 0")
    script = step("System packages that dev.py asks for")["run"]
    result = bash(script, tmp_path, PATH=f"{tools}:{os.environ['PATH']}")
    assert result.returncode != 0
    assert "pip could not install it" in result.stdout + result.stderr


@pytest.fixture
def built(tmp_path):
    """What two systems built, as the runner lays it out."""
    for system in ("linux", "windows"):
        folder = tmp_path / "built" / f"installers-{system}"
        folder.mkdir(parents=True)
        (folder / f"dbz-desktop-{system}").write_text(system)
        digest = hashlib.sha256(system.encode()).hexdigest()
        (folder / "SHA256SUMS").write_text(f"{digest}  dbz-desktop-{system}\n")
    return tmp_path


@linux
def test_the_installers_of_all_systems_come_together_with_their_checksums(step, built):
    result = bash(step("One folder, with the checksums of all")["run"], built)
    assert result.returncode == 0, result.stderr
    assert sorted(path.name for path in (built / "all").iterdir()) == [
        "SHA256SUMS",
        "dbz-desktop-linux",
        "dbz-desktop-windows",
    ]
    assert len((built / "all" / "SHA256SUMS").read_text().splitlines()) == 2


@linux
def test_a_file_that_changed_on_the_way_is_not_offered(step, built):
    (built / "built" / "installers-windows" / "dbz-desktop-windows").write_text("another")
    assert bash(step("One folder, with the checksums of all")["run"], built).returncode != 0


@linux
def test_a_file_that_no_builder_names_is_not_offered(step, built):
    (built / "built" / "installers-linux" / "stranger").write_text("hello")
    assert bash(step("One folder, with the checksums of all")["run"], built).returncode != 0


@linux
def test_the_package_is_tried_where_there_is_no_python(step, tmp_path):
    script = step("Install it")["run"]
    tools = tmp_path / "tools"
    stand_in(tools, "apt-get", 'echo "$*" >> calls')
    (tmp_path / "dbz-desktop_1.2.3_amd64.deb").write_text("")
    only = f"{tools}:{tmp_path}/nothing"
    stand_in(tools, "python3", "exit 0")
    refused = bash(script, tmp_path, PATH=f"{only}:/bin")
    assert refused.returncode == 1 and "Python" in refused.stdout
    assert "./dbz-desktop_1.2.3_amd64.deb" in (tmp_path / "calls").read_text()
