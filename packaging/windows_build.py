"""What players on Windows are given: an installer made by NSIS, and an archive that is unpacked."""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import app_facts as facts
import windows_files
from app_facts import NAME, PUBLISHER, SUMMARY, TITLE, Failed, fresh, size_of, version

MAKENSIS_PLACES = ("ProgramFiles(x86)", "ProgramFiles", "ProgramW6432")
"""Environment variables that name the folder in which NSIS has a folder of its own."""

TARGET = "x86-unicode"
"""What the installer itself runs on. Every NSIS has it, and every Windows that runs the app too."""


def finish(app: Path) -> None:
    """Complete the folder of the app that PyInstaller made."""
    facts.put_licences_note(app)
    for name in windows_files.PROGRAMS:
        if not (app / f"{name}.exe").is_file():
            raise Failed(f"{app} has no {name}.exe; build it with packaging/{NAME}.spec.")


def installers(app: Path, out: Path) -> list[Path]:
    """The archive and the installer, in `out`. Raises Failed where NSIS is missing."""
    return [archive(app, out), installer(app, out)]


def files_of(app: Path) -> list[str]:
    """All files of the app by their paths in it, with slashes. Raises Failed for unfit names."""
    paths = sorted(path for path in app.rglob("*") if path.is_file())
    files = [path.relative_to(app).as_posix() for path in paths]
    files.sort(key=lambda file: (file.rpartition("/")[0], file))
    if unfit := windows_files.unfit(files):
        raise Failed("\n".join(unfit))
    return files


def archive(app: Path, out: Path) -> Path:
    """A .zip with one folder that runs from any place."""
    target = out / f"{NAME}-{version()}-windows-x64-portable.zip"
    draft = target.with_name(target.name + ".part")
    readme = windows_files.PORTABLE_README.format(version=version())
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr(f"{TITLE}/README.txt", readme.replace("\n", "\r\n"))
        for file in files_of(app):
            packed.write(app / file, f"{TITLE}/{file}")
    draft.replace(target)
    return target


def installer(app: Path, out: Path, target: str = TARGET) -> Path:
    """The installer: `windows.nsi` with the facts and the files of this build."""
    stage = stage_script(app)
    result = out / f"{NAME}-{version()}-windows-x64-setup.exe"
    draft = result.with_name(f"{result.stem}-part.exe")
    command = [find_makensis(), *arguments(app, stage, draft, target)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise Failed(f"makensis could not build the installer:\n{done.stdout}{done.stderr}")
    draft.replace(result)
    return result


def stage_script(app: Path) -> Path:
    """Write what `windows.nsi` includes; returns the folder."""
    files = files_of(app)
    stage = fresh(facts.ROOT / "build" / "windows")
    licence = (facts.ROOT / "LICENSE").read_text(encoding="utf-8")
    texts = {
        "install.nsh": windows_files.install_script(app, files),
        "types.nsh": windows_files.type_script(),
        "licence.txt": windows_files.licence_page(licence),
    }
    for name, text in texts.items():
        # With the mark at the beginning NSIS knows it for UTF-8.
        (stage / name).write_text(text, encoding="utf-8-sig", newline="\r\n")
    (stage / "files.txt").write_bytes(windows_files.removal_list(files))
    draw_pictures(stage)
    return stage


def arguments(app: Path, stage: Path, result: Path, target: str = TARGET) -> list[str]:
    """What makensis is called with: each warning fails the build."""
    values = {
        "TARGET": target,
        "NAME": NAME,
        "CONSOLE_NAME": windows_files.CONSOLE_NAME,
        "TITLE": TITLE,
        "VERSION": version(),
        "NUMBERS": ".".join(map(str, windows_files.numbers(version()))),
        "PUBLISHER": PUBLISHER,
        "SUMMARY": SUMMARY,
        "KILOBYTES": str(size_of(app) // 1024),
        "STAGE": str(stage),
        "ICON": str(facts.ROOT / "packaging" / "icons" / f"{NAME}.ico"),
        "RESULT": str(result),
    }
    options = ["-V2", "-WX", "-NOCONFIG", "-INPUTCHARSET", "UTF8"]
    script = Path(__file__).with_name("windows.nsi")
    return [*options, *(f"-D{name}={value}" for name, value in values.items()), str(script)]


def find_makensis() -> str:
    """The compiler of installers. Raises Failed where there is none."""
    found = shutil.which("makensis")
    if found:
        return found
    for place in MAKENSIS_PLACES:
        for inside in ("makensis.exe", "Bin/makensis.exe"):
            path = Path(os.environ.get(place, "")) / "NSIS" / inside
            if os.environ.get(place) and path.is_file():
                return str(path)
    raise Failed(
        "NSIS, which makes the installer, was not found in PATH nor in Program Files.\n"
        "Install it with `winget install NSIS.NSIS` (or from nsis.sourceforge.io) and build again."
    )


def draw_pictures(stage: Path) -> None:
    """The pictures of the installer's pages, from the drawing of the icon, for double density."""
    from PIL import Image

    icon = Image.open(facts.ROOT / "resources" / "app" / f"{NAME}-256.png").convert("RGBA")
    top, bottom = (29, 50, 70), (11, 19, 29)  # the night behind the icon's card
    side = Image.new("RGB", (1, 628))
    for y in range(side.height):
        share = y / (side.height - 1)
        colour = (round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        side.putpixel((0, y), tuple(colour))
    side = side.resize((328, 628))
    large = icon.resize((208, 208), Image.Resampling.LANCZOS)
    side.paste(large, (60, 150), large)
    side.save(stage / "side.bmp")
    head = Image.new("RGB", (300, 114), "white")
    small = icon.resize((92, 92), Image.Resampling.LANCZOS)
    head.paste(small, (194, 11), small)
    head.save(stage / "head.bmp")
