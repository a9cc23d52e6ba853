"""The AppImage: one file that starts on most Linux systems. Made where appimagetool is found.

It honours ARCH (the architecture, instead of this machine's) and SOURCE_DATE_EPOCH (seconds since
1970 that all times in the image become), as appimagetool does. DBZ_DESKTOP_APPIMAGE_RUNTIME names
the runtime that the image begins with; without it appimagetool fetches the newest one.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

import app_facts as facts
import linux_files
from app_facts import NAME, Failed, fresh, version

TOOL = "appimagetool"

START = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/{path}" "$@"
"""


def appimages(app: Path, out: Path) -> list[Path]:
    """The AppImage, or none without the tool. Raises Failed if the tool fails."""
    tool = shutil.which(TOOL)
    if tool is None:
        print(f"{TOOL} was not found: no AppImage is built.")
        return []
    folder = app_dir(app, fresh(facts.ROOT / "build" / "appimage") / f"{NAME}.AppDir")
    arch = os.environ.get("ARCH") or platform.machine()
    target = out / f"{NAME}-{version()}-{arch}.AppImage"
    draft = target.with_name(target.name + ".part")
    command = [tool, *runtime(), str(folder), str(draft)]
    # The tool may be an AppImage itself: it then unpacks itself, since not all systems have FUSE.
    env = {**os.environ, "ARCH": arch, "VERSION": version(), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    if subprocess.call(command, env=env) != 0 or not draft.is_file():
        draft.unlink(missing_ok=True)
        raise Failed(
            f"{TOOL} could not build the AppImage; see above. If it could not fetch the runtime,"
            " name a file with it in DBZ_DESKTOP_APPIMAGE_RUNTIME."
        )
    draft.chmod(0o755)
    draft.replace(target)
    return [target]


def runtime() -> list[str]:
    """The options that name the runtime, if the builder did. Raises Failed if it isn't there."""
    file = os.environ.get("DBZ_DESKTOP_APPIMAGE_RUNTIME", "")
    if file and not Path(file).is_file():
        raise Failed(f"DBZ_DESKTOP_APPIMAGE_RUNTIME names {file}, which is not there.")
    return ["--runtime-file", file] if file else []


def app_dir(app: Path, folder: Path) -> Path:
    """Lay out in `folder` what the image will hold; returns it.

    The files are where a system has them, and the desktop entry, the icon and the program that
    starts all are once more at the top, where the runtime and the desktops look.
    """
    inside = folder / "usr" / "lib" / NAME
    inside.parent.mkdir(parents=True)
    shutil.copytree(app, inside, symlinks=True)
    linux_files.put_into_system(folder, version(), facts.ROOT)
    program = f"lib/{NAME}/{NAME}"
    # The system's one names the place as it is on an installed system.
    linux_files.write(folder / "usr" / "bin" / NAME, START.format(path=f"../{program}"), 0o755)
    linux_files.write(folder / "AppRun", START.format(path=f"usr/{program}"), 0o755)
    share = folder / "usr" / "share"
    shutil.copyfile(share / "applications" / f"{NAME}.desktop", folder / f"{NAME}.desktop")
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png"
    for name in (f"{NAME}.png", ".DirIcon"):
        shutil.copyfile(icon, folder / name)
    set_times(folder)
    return folder


def set_times(folder: Path) -> None:
    """Give every file the time that SOURCE_DATE_EPOCH names, if it names one."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if seconds:
        for path in (folder, *folder.rglob("*")):
            os.utime(path, (int(seconds), int(seconds)), follow_symlinks=False)
