"""The command starts without Qt: checks, self-play and scripts run where no window can open."""

import subprocess
import sys


def test_the_command_line_loads_no_qt():
    code = "import sys, dbz_desktop.cli; print([m for m in sys.modules if 'PySide6' in m])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.stdout.strip() == "[]", result.stderr


def test_python_m_answers_like_the_command():
    command = [sys.executable, "-m", "dbz_desktop", "--help"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert "selfplay" in result.stdout
