"""The script of the CI, with a stand-in of dev.py."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

RUN = Path(__file__).parents[2] / ".ci" / "run"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the CI runs on Linux")


@pytest.fixture
def run(tmp_path, monkeypatch):
    """The script in a small checkout whose dev.py fails at one step; it is started elsewhere."""
    for folder in (".ci", "packaging", "bin"):
        (tmp_path / "checkout" / folder).mkdir(parents=True)
    shutil.copy(RUN, tmp_path / "checkout" / ".ci")
    (tmp_path / "checkout" / "bin" / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{tmp_path}/checkout/bin:/usr/bin:/bin")

    def start(failing: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "checkout" / "packaging" / "dev.py").write_text(
            "import sys\n"
            "print('doing', *sys.argv[1:], repr(sys.stdin.read()))\n"
            f"sys.exit(3 if sys.argv[1] == {failing!r} else 0)\n"
        )
        script = tmp_path / "checkout" / ".ci" / "run"
        return subprocess.run([script], cwd=tmp_path, capture_output=True, text=True)

    return start


def test_everything_runs_in_its_order_and_the_last_line_says_so(run):
    result = run("nothing")
    assert result.returncode == 0, result.stderr
    done = [line for line in result.stdout.splitlines() if line.startswith("doing")]
    assert done == ["doing test ''", "doing build ''", "doing smoke ''"]
    last = result.stdout.splitlines()[-1]
    assert last.startswith("CI: test ok") and last.count(" ok (") == 3


@pytest.mark.parametrize(
    ("failing", "end"),
    [
        ("test", "test FAILED, build not run, smoke not run"),
        ("build", "test ok, build FAILED, smoke not run"),
        ("smoke", "test ok, build ok, smoke FAILED"),
    ],
)
def test_what_fails_ends_the_run_and_is_named_last(run, failing, end):
    result = run(failing)
    assert result.returncode == 1
    assert re.sub(r" \(\d+ s\)", "", result.stdout.splitlines()[-1]) == f"CI: {end}"
