"""The app and the disk image of macOS.

The app is signed from the inside out with the hardened runtime. Without an identity the signature
is ad hoc: it runs, and the first time a player allows it in the system's settings. With one, named
in DBZ_DESKTOP_SIGNING_IDENTITY ("Developer ID Application: ..."), and with the profile of Apple's
notary in DBZ_DESKTOP_NOTARY_PROFILE (made with `xcrun notarytool store-credentials`), the disk
image is notarised too, and opens like any other.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import app_facts as facts
from app_facts import APP_ID, FILE_TYPES, NAME, PUBLISHER, TITLE, Failed, FileType, fresh, version

APP = f"{TITLE}.app"
"""What lies in the folder of the build, instead of a folder named after the program."""

BUNDLE_ID = APP_ID.replace("_", "-")
"""Apple allows no underscore in it, nor in the names of file types."""

ENTITLEMENTS = facts.ROOT / "packaging" / "macos-entitlements.plist"

TRIES = 8
"""How often a disk image is begun: the system's virus scanner holds fresh files for a while."""

PAUSE = 5.0
"""Seconds between two tries."""

SIGN_AGAIN = f"""
After you have replaced a library, sign the app anew, which needs no identity:

    codesign --force --deep --sign - --entitlements mine.plist "{APP}"

where mine.plist holds the key com.apple.security.cs.disable-library-validation set to true, as the
app has it now (codesign --display --entitlements - "{APP}" shows it).
"""

_MACHO = {b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe"}


# --- what the app says of itself ------------------------------------------------------------------


def info_plist(version: str, least_system: str) -> dict[str, Any]:
    """The Info.plist. `least_system` is the oldest macOS that it runs on: "13.0"."""
    # Only digits and dots count as a version there; "1.2.0rc1" is shown, but not compared.
    number = re.match(r"\d+(\.\d+){0,2}", version)
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": f"{NAME}.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": number[0] if number else version,
        "LSMinimumSystemVersion": least_system,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHumanReadableCopyright": f"Copyright {PUBLISHER}. MIT licence.",
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        # The dark look of the system is followed.
        "NSRequiresAquaSystemAppearance": False,
        # Nothing here needs the fast graphics chip of a computer with two.
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [_document(kind) for kind in FILE_TYPES],
        "UTExportedTypeDeclarations": [_exported(kind) for kind in FILE_TYPES],
    }


def type_id(kind: FileType) -> str:
    """How macOS names a file type."""
    return f"{BUNDLE_ID}.{kind.ending}"


def _document(kind: FileType) -> dict[str, Any]:
    return {
        "CFBundleTypeName": kind.name,
        "LSItemContentTypes": [type_id(kind)],
        "CFBundleTypeIconFile": f"{NAME}.icns",
        # What is opened is taken in; the app doesn't write into the file.
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Owner",
    }


def _exported(kind: FileType) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": type_id(kind),
        "UTTypeDescription": kind.name,
        "UTTypeConformsTo": ["public.data", "public.content"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.ending],
            "public.mime-type": [kind.mime],
        },
    }


def least_system(wheels: Iterable[str], machine: str, python: str | None = None) -> str:
    """The oldest macOS on which everything in the app runs.

    `wheels` are the texts of the files WHEEL of the packages that are in the app, `machine` is
    "arm64" or "x86_64", `python` the system for which Python itself was built. Of several systems
    that one package names, the oldest counts.
    """
    found = [_number(python)] if python else []
    for text in wheels:
        tags = re.findall(r"^Tag: .*-macosx_(\d+)_(\d+)_(\w+?)\s*$", text, re.M)
        fitting = [(int(a), int(b)) for a, b, kind in tags if kind in (machine, "universal2")]
        if fitting:
            found.append(min(fitting))
    if not found:
        raise Failed("No package says for which macOS it was built.")
    return ".".join(map(str, max(found)))


def _number(text: str) -> tuple[int, int]:
    parts = [*map(int, text.split(".")), 0]
    return parts[0], parts[1]


# --- the app --------------------------------------------------------------------------------------


def finish(app: Path) -> None:
    """Complete the app that PyInstaller made, and sign it."""
    # The folder that PyInstaller makes on the way to the app; nothing in the app points there.
    shutil.rmtree(app.parent / NAME, ignore_errors=True)
    add_licences(app)
    run_all(sign_commands(app, identity()))


def add_licences(app: Path) -> None:
    """Say where licences are, in the one folder where signed apps may have such files."""
    note = facts.put_licences_note(app / "Contents" / "Resources") / "README.txt"
    text = note.read_text(encoding="utf-8")
    # What is in one folder elsewhere is in two here, and each has links to what the other holds.
    text = text.replace("_internal", "Contents/Frameworks") + SIGN_AGAIN
    note.write_text(text, encoding="utf-8", newline="\n")


def identity() -> str:
    """Who signs; "-" stands for nobody."""
    return os.environ.get("DBZ_DESKTOP_SIGNING_IDENTITY") or "-"


def signed_parts(app: Path) -> list[Path]:
    """All that has a signature of its own, each after all that it holds; the app is the last.

    A framework is signed as a whole, which signs the library that it is named after; so is the
    app with its program.
    """
    parts: set[Path] = {app}
    for file in app.rglob("*"):
        if file.is_symlink() or not file.is_file() or not is_code(file):
            continue
        framework = next((p for p in file.parents if p.suffix == ".framework"), None)
        if framework is not None:
            parts.add(framework)
        names_framework = framework is not None and file.name == framework.stem
        if not names_framework and file != app / "Contents" / "MacOS" / NAME:
            parts.add(file)
    return sorted(parts, key=lambda part: (-len(part.parts), str(part)))


def is_code(file: Path) -> bool:
    """Is it a program or library of macOS?"""
    with file.open("rb") as stream:
        return stream.read(4) in _MACHO


def sign_commands(app: Path, identity: str) -> list[list[str]]:
    """What signs the app, in order, and then looks whether it is whole."""
    commands = []
    for part in signed_parts(app):
        command = codesign(identity)
        if part == app:
            # They count for the program, and only there.
            command += ["--entitlements", str(ENTITLEMENTS)]
        commands.append([*command, str(part)])
    return [*commands, ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)]]


def codesign(identity: str) -> list[str]:
    """The beginning of what signs; Apple's clock is asked only for who has an identity."""
    stamp = "--timestamp=none" if identity == "-" else "--timestamp"
    return ["codesign", "--force", "--sign", identity, stamp, "--options", "runtime"]


# --- the disk image -------------------------------------------------------------------------------


def installers(app: Path, out: Path) -> list[Path]:
    """The disk image: the app, and the way into the folder of programs."""
    profile = os.environ.get("DBZ_DESKTOP_NOTARY_PROFILE", "")
    if profile and identity() == "-":
        raise Failed(
            "DBZ_DESKTOP_NOTARY_PROFILE is set, but the notary takes only what is signed: set"
            " DBZ_DESKTOP_SIGNING_IDENTITY too."
        )
    stage = fresh(facts.ROOT / "build" / "dmg")
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    target = out / image_name(version(), platform.machine())
    draft = target.with_name(f"part-{target.name}")  # hdiutil wants the ending
    first, *rest = image_commands(stage, draft, identity(), profile)
    run_patiently(first)
    run_all(rest)
    draft.replace(target)
    return [target]


def image_name(version: str, machine: str) -> str:
    """The name of the disk image; `machine` is "arm64" or "x86_64"."""
    return f"{NAME}-{version}-macos-{machine}.dmg"


def image_commands(stage: Path, draft: Path, identity: str, profile: str) -> list[list[str]]:
    """What makes the disk image of a folder, signs it, lets it be notarised, and pins the proof.

    The signature, the notary and the pin need an identity and a profile; without, they are left
    out. The pin fails if the notary refused.
    """
    commands = [
        ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(stage)]
        # HFS+ is read by every macOS; ULMO packs best, and every macOS since 10.15 reads it.
        + ["-fs", "HFS+", "-format", "ULMO", "-ov", str(draft)]
    ]
    if identity != "-":
        commands.append(["codesign", "--sign", identity, "--timestamp", str(draft)])
    if profile:
        notary = ["xcrun", "notarytool", "submit", str(draft), "--keychain-profile", profile]
        commands.append([*notary, "--wait"])
        commands.append(["xcrun", "stapler", "staple", str(draft)])
    return commands


def run_all(commands: list[list[str]]) -> None:
    """Run them one after another. Raises Failed at the first that fails."""
    for command in commands:
        if call(command) != 0:
            raise Failed(f"{' '.join(command)} failed; see above.")


def run_patiently(command: list[str]) -> None:
    """Run one that the system may hinder for a while. Raises Failed if it never gets through."""
    for left in reversed(range(TRIES)):
        if call(command) == 0:
            return
        if left:
            time.sleep(PAUSE)
    raise Failed(f"{' '.join(command)} failed {TRIES} times; see above.")


def call(command: list[str]) -> int:
    """Run a tool of macOS; its exit code."""
    try:
        return subprocess.call(command)
    except FileNotFoundError as error:
        raise Failed(f"{command[0]} was not found; it comes with macOS and Xcode.") from error
