"""Set up a checkout of DBZ Desktop and use it: play it, run its checks, build its installers.

Needs nothing but Python 3.11 or newer. The first run makes `.venv` at the top of the checkout,
installs the project there and, on Debian as root, the system libraries Qt misses. What was done is
noted in `.venv/dev-stamp.json`; as long as the note fits, later runs install and check nothing.

The file must parse on older Pythons too, so that it can say that they are too old.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

USAGE = """\
usage: python3 packaging/dev.py COMMAND [ARGUMENT ...]

commands:
  play [ARGUMENT ...]  set up what is missing and open DBZ Desktop;
                       arguments go to dbz-desktop ("play --help" lists them)
  test [ARGUMENT ...]  set up what is missing and run every check;
                       with arguments only pytest runs, and gets them
                       (paths are seen from the top of the checkout)
  build [FOLDER]       set up what is missing and build the installers of this
                       system into FOLDER (default: dist)
  smoke [FOLDER]       try the built app out as a stranger would; FOLDER may also
                       be a program, such as /usr/bin/dbz-desktop (default: dist)
"""

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
LINUX = sys.platform.startswith("linux")
VENV_BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
VENV_PYTHON = VENV_BIN / f"python{EXE}"
STAMP = VENV / "dev-stamp.json"
THIS_PYTHON = "{}.{}".format(*sys.version_info)

# What a command can need. The Qt platforms below are also names of needs.
RUN = "run"
DEV = "dev"
BUILD = "build"
XVFB = "Xvfb"
MAKENSIS = "makensis"
FREEZER = "freezer"

QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork")
QT_PLATFORMS = ("offscreen", "xcb", "wayland")

MANAGERS = {
    "apt-get": "apt-get install -y --no-install-recommends",
    "dnf": "dnf install -y",
    "pacman": "pacman -S --needed",
}

# What Qt or the tests need from the system, and who has it for apt-get, dnf and pacman.
PACKAGES = {
    "Xvfb": ("xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    "makensis": ("nsis", "mingw32-nsis", "nsis"),
    "objdump": ("binutils", "binutils", "binutils"),
    "libpython": (f"libpython{THIS_PYTHON}", "python3-libs", "python"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs", "krb5"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xinerama.so.0": ("libxcb-xinerama0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}


class Stop(Exception):
    """Set-up can't go on; the message says why and what to do."""


def main(argv: list[str]) -> int:
    """Run one command; exit code 0, 1 (something is wrong) or 2 (bad usage)."""
    reason = too_old(sys.version_info[:3], sys.executable)
    if reason:
        print(reason, file=sys.stderr)
        return 2
    if argv and argv[0] in ("-h", "--help"):
        print(USAGE, end="")
        return 0
    commands = {"play": play, "test": test, "build": build, "smoke": smoke}
    command = commands.get(argv[0]) if argv else None
    if command is None:
        if argv:
            print(f"dev.py: unknown command {argv[0]!r}\n", file=sys.stderr)
        print(USAGE, end="", file=sys.stderr)
        return 2
    try:
        return command(argv[1:])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def too_old(version: tuple[int, ...], executable: str) -> str | None:
    """Why this Python can't be used, or None if it can."""
    if version[:2] >= OLDEST_PYTHON:
        return None
    found, needed = (".".join(map(str, numbers)) for numbers in (version, OLDEST_PYTHON))
    return f"DBZ Desktop needs Python {needed} or newer; this is Python {found} ({executable})."


# --- play -----------------------------------------------------------------------------------------


def play(args: list[str]) -> int:
    """Open the app, or run one of its sub-commands, in the caller's folder."""
    if opens_window(args) and not has_display():
        raise Stop(
            "No window can open: there is no display (DISPLAY and WAYLAND_DISPLAY are not set)."
            "\nTo get a match as pictures: python3 packaging/dev.py play demo --out DIR"
        )
    needs = {RUN}
    if opens_window(args) or args[0] == "demo":
        needs.add(qt_platform())
    set_up(needs)
    command = [str(VENV_PYTHON), "-P", "-m", "dbz_desktop", *args]
    if WINDOWS:
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(command[0], command)


def opens_window(args: list[str]) -> bool:
    """Does `dbz-desktop` with these arguments open the app (and not run a sub-command)?"""
    return not args or (args[0].startswith("-") and args[0] not in ("-h", "--help", "--version"))


def has_display() -> bool:
    """Can a window open? Who chose a Qt platform is believed."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not LINUX or any(os.environ.get(name) for name in names)


def qt_platform() -> str:
    """The Qt platform plugin that will be used on this system, as far as can be told."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").replace(":", ";").partition(";")[0]
    if chosen in QT_PLATFORMS:
        return chosen
    if os.environ.get("DISPLAY"):
        return "xcb"
    return "wayland" if os.environ.get("WAYLAND_DISPLAY") else "offscreen"


# --- test -----------------------------------------------------------------------------------------


def test(args: list[str]) -> int:
    """Run every check, also after one failed; with arguments, only pytest with them."""
    needs = {RUN, DEV, "offscreen", "xcb", XVFB}
    if installs_by_itself():
        # Without it the test that compiles the installer of Windows is left out, no other.
        needs.add(MAKENSIS)
    set_up(needs)
    if args:
        return run_check([str(VENV_PYTHON), "-m", "pytest", *args])
    python = str(VENV_PYTHON)
    app = [python, "-m", "dbz_desktop"]
    checks = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": [str(VENV_BIN / f"lint-imports{EXE}"), "--no-logo"],
        "cards check": [*app, "cards", "check", "cards"],
        "cards format": [*app, "cards", "format", "--check", "cards"],
    }
    failed = []
    for name, command in checks.items():
        heading(name)
        if run_check(command) != 0:
            failed.append(name)
    heading("summary before the tests")
    for name in checks:
        print(f"{'FAILED' if name in failed else 'ok':8}{name}")
    # The tests come last, so that the closing line is pytest's own summary.
    heading("pytest")
    if run_check([python, "-m", "pytest", "-q", "-n", "2"]) != 0:
        failed.append("pytest")
    if failed:
        print(f"\nFAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def heading(text: str) -> None:
    print(f"\n== {text} ==", flush=True)


def run_check(command: list[str]) -> int:
    # Text is UTF-8 on every system, as the project's files are; older Pythons on Windows differ.
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    return subprocess.call(command, cwd=ROOT, env=env)


# --- build ----------------------------------------------------------------------------------------


def build(args: list[str]) -> int:
    """Build the installers of this system; FOLDER is seen from the caller's folder."""
    # What is linked into the app must be here: the libraries of Qt's X11 plugin travel along.
    set_up({RUN, BUILD, "offscreen", "xcb", FREEZER})
    return subprocess.call([str(VENV_PYTHON), str(ROOT / "packaging" / "build.py"), *args])


# --- smoke ----------------------------------------------------------------------------------------


def smoke(args: list[str]) -> int:
    """Try the built app out. It brings all that it needs, so nothing is set up for it."""
    return subprocess.call([sys.executable, str(ROOT / "packaging" / "smoke.py"), *args])


# --- set-up ---------------------------------------------------------------------------------------


def set_up(needs: set[str]) -> None:
    """Make `.venv` have what is needed. Costs two small file reads when it has."""
    if not LINUX:
        needs = needs & {RUN, DEV, BUILD}
    if needs <= ready():
        return
    with one_at_a_time():
        if needs <= ready():  # another set-up did it while this one waited
            return
        done = ready()
        if not usable_venv():
            make_venv()
            done = set()
        if {RUN, DEV, BUILD} & (needs - done):
            install_project([extra for extra in (DEV, BUILD) if extra in needs])
            done |= {RUN, DEV, BUILD} & needs
            write_stamp(done)
        if needs - done:
            install_system_packages(needs - done)
            write_stamp(done | needs)


def ready() -> set[str]:
    """What earlier set-ups finished; nothing if what they rested on has changed since."""
    stamp = read_stamp()
    return set(stamp["ready"]) if stamp.get("key") == stamp_key() else set()


def read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and VENV_PYTHON.exists() else {}


def write_stamp(done: set[str]) -> None:
    draft = STAMP.with_name(f"{STAMP.name}.{os.getpid()}")
    stamp = {"key": stamp_key(), "home": stamp_home(), "ready": sorted(done)}
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def stamp_key() -> str:
    content = (ROOT / "pyproject.toml").read_bytes() + Path(__file__).read_bytes()
    return sha256(content + repr(stamp_home()).encode()).hexdigest()


def stamp_home() -> list[str]:
    """What a `.venv` can't change: its Python, and its place (its scripts hold it as a path)."""
    return [THIS_PYTHON, str(ROOT)]


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let one set-up of this checkout run at a time (not on Windows)."""
    if WINDOWS:
        yield
        return
    import fcntl

    with open(__file__, "rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Another set-up is at work here; waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def usable_venv() -> bool:
    """Is there a whole `.venv` of this Python for this place? An interrupted one is not whole."""
    home = read_stamp().get("home")
    if home is not None and home != stamp_home():
        return False
    try:
        # "pip 26.0 from /…/.venv/lib/python3.11/site-packages/pip (python 3.11)"
        code, answer = run_quietly([str(VENV_PYTHON), "-m", "pip", "--version"])
    except OSError:
        return False
    return code == 0 and answer.strip().endswith(f"(python {THIS_PYTHON})")


def make_venv() -> None:
    # Inside a virtual environment, possibly this very one, build with the Python behind it.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if run_quietly([python, "-c", "import ensurepip, venv"])[0] != 0:
        # Debian keeps this part of Python in a package of its own.
        install_packages("apt-get", [f"python{THIS_PYTHON}-venv"])
    say(f"Making {VENV} with Python {THIS_PYTHON}")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    code, output = run_quietly([python, "-m", "venv", str(VENV)])
    if code != 0:
        raise Stop(f"{output}\n{VENV} could not be made; see above.")


def install_project(extras: list[str]) -> None:
    """Install the project itself, editable: first what playing needs, then the tools."""
    for target in (str(ROOT), *(f"{ROOT}[{extra}]" for extra in extras)):
        what = "DBZ Desktop"
        if target.endswith("]"):
            what = f"the tools of the {'checks' if target.endswith('[dev]') else 'build'}"
        say(f"Installing {what} into .venv (once; needs the network)")
        pip = [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--no-input"]
        pip += ["--disable-pip-version-check", "--editable", target]
        if subprocess.call(pip, stdin=subprocess.DEVNULL) != 0:
            raise Stop(
                f"pip could not install {what}; see above. The same command goes on from here;"
                f"\nif it keeps failing, delete {VENV} first."
            )


# --- the system's part, Linux only ----------------------------------------------------------------


def install_system_packages(needs: set[str]) -> None:
    """Install, or name, the packages that hold what is missing."""
    missing = missing_from_system(needs)
    if not missing:
        return
    manager = next((name for name in MANAGERS if shutil.which(name)), None)
    if manager is None:
        raise Stop(f"This system lacks: {', '.join(missing)}. Install them and try again.")
    column = list(MANAGERS).index(manager)
    packages = sorted({PACKAGES[name][column] for name in missing if name in PACKAGES})
    if packages:
        install_packages(manager, packages)
    missing = missing_from_system(needs)
    if missing:
        raise Stop(f"This system still lacks: {', '.join(missing)}. No package is known for them.")


def missing_from_system(needs: set[str]) -> list[str]:
    """The libraries that Qt will not find, and programs of the tests that are not there."""
    missing = missing_libraries([name for name in QT_PLATFORMS if name in needs])
    if XVFB in needs and not shutil.which("Xvfb"):
        missing.append("Xvfb")
    if MAKENSIS in needs and not shutil.which("makensis"):
        missing.append("makensis")
    if FREEZER in needs:
        missing += missing_for_freezing()
    return missing


def missing_for_freezing() -> list[str]:
    """What PyInstaller misses: a tool of binutils, Python as a library."""
    missing = [] if shutil.which("objdump") else ["objdump"]
    # Debian's Python is whole in its program; its library is a package of its own.
    ask = "from PyInstaller.depend.bindepend import get_python_library_path as path; path()"
    if run_quietly([str(VENV_PYTHON), "-c", ask])[0] != 0:
        missing.append("libpython")
    return missing


def missing_libraries(platforms: list[str]) -> list[str]:
    """Ask the loader which libraries the modules of Qt in use and these platforms miss."""
    if not platforms or not shutil.which("ldd"):
        return []
    qt = VENV / "lib" / f"python{THIS_PYTHON}" / "site-packages" / "PySide6"
    files = [qt / f"{module}.abi3.so" for module in QT_MODULES]
    files += [qt / "Qt" / "plugins" / "platforms" / f"libq{name}.so" for name in platforms]
    output = run_quietly(["ldd", *(str(file) for file in files if file.exists())])[1]
    lines = (line.split() for line in output.splitlines() if line.endswith("=> not found"))
    return sorted({words[0] for words in lines})


def is_root() -> bool:
    """May this process install packages?"""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def installs_by_itself() -> bool:
    """Are the system's packages installed, and not only named?"""
    return is_root() and bool(shutil.which("apt-get"))


def install_packages(manager: str, packages: list[str]) -> None:
    """Install with apt-get as root; else stop with the line that does it."""
    command = f"{MANAGERS[manager]} {' '.join(packages)}"
    root = is_root()
    if manager != "apt-get" or not installs_by_itself():
        line = command if root else f"sudo {command}"
        raise Stop(f"System packages are missing. Install them with:\n  {line}")
    say(f"Installing with apt-get: {' '.join(packages)}")
    wait = ["-o", "DPkg::Lock::Timeout=300"]  # for another apt-get to finish
    apt = [*command.split(), *wait]
    if run_quietly(apt)[0] != 0:  # lists that are old or were never fetched
        code, output = run_quietly(["apt-get", "update", *wait])
        if code == 0:
            code, output = run_quietly(apt)
        if code != 0:
            raise Stop(f"{output}\nThe packages could not be installed; see above:\n  {command}")


def run_quietly(command: list[str]) -> tuple[int, str]:
    """Exit code and output (both streams) of a command that asks nothing and speaks English."""
    result = subprocess.run(
        command,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return result.returncode, result.stdout


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
