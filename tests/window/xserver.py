"""A virtual X server for the tests of real windows."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

INSTALL = "apt-get install -y xvfb libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1"


class XServer:
    """Xvfb on a display number that the server itself finds free."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        program = shutil.which("Xvfb")
        if program is None:
            raise RuntimeError(f"Xvfb is missing. Install it, on Debian: {INSTALL}")
        read, write = os.pipe()
        self._process = subprocess.Popen(
            [
                program,
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            self.stop()
            raise RuntimeError(f"Xvfb did not start. Is it whole? On Debian: {INSTALL}")
        self.display = int(number)

    def environment(self, home: Path) -> dict[str, str]:
        """The environment of a program that opens its windows there and keeps its files in `home`."""
        env = {
            k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        }
        env |= {
            "DISPLAY": f":{self.display}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_SCALE_FACTOR": "1",
            "DBZ_DESKTOP_HOME": str(home),
        }
        return env

    def stop(self) -> None:
        """End the server."""
        self._process.terminate()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
