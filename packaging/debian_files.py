"""What a Debian package says of itself: its control file, its changes, its manual page."""

from __future__ import annotations

import gzip
import hashlib
import re
import textwrap
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from app_facts import DESCRIPTION, FILE_TYPES, NAME, PUBLISHER, SUMMARY, TITLE

MAINTAINER = f"{PUBLISHER} <{NAME}@users.noreply.github.com>"

NEEDS = ("fontconfig-config", "xkb-data")
"""What the libraries in the app read from the system: how fonts are found, what keys mean."""

RECOMMENDS = ("libpulse0 | libasound2 | libasound2t64",)
"""What it makes use of where it is there: the sounds."""

WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries without which windows come to the screen through X11 alone, and their packages."""

_TEXT = (
    "Two players at one computer play against each other, passing it to and fro. Every rule is"
    " enforced, and the rule behind every step is named. The text of each card is read by the"
    " program itself, so that cards of your own play too.",
    "It has the 315 cards of the Premiere Set, six starter decks, a deck editor with search and"
    " figures, replays, undo and judge tools. It can be played by mouse or by keyboard alone, and"
    " with a screen reader.",
    "This is a free fan project. It ships no artwork and uses no network. All names of characters"
    " and cards belong to their owners.",
)

OVERRIDES = """\
# The app brings Python, Qt and what they need along, so that it is the same on every system and
# its Qt can be replaced, as the LGPL asks; it is built outside of Debian.
{name}: embedded-library *
{name}: duplicate-font-file *
# Qt, ICU and the wheels of Python packages are as their projects deliver them.
{name}: unstripped-binary-or-object *
{name}: hardening-no-pie *
{name}: hardening-no-bindnow *
{name}: hardening-no-fortify-functions *
{name}: binary-has-unneeded-section *
{name}: spelling-error-in-binary *
# Extension modules and libraries of data alone need no other library.
{name}: shared-library-lacks-prerequisites *
{name}: library-not-linked-against-libc *
# The texts of the licences lie beside what they are about; the app shows them.
{name}: extra-license-file *
{name}: package-contains-documentation-outside-usr-share-doc *
# It is a tool of the command line too (`dbz-desktop cards check FILE`), also for root.
{name}: package-section-games-but-contains-no-game
"""


def control(version: str, machine: str, kilobytes: int, needs: Sequence[str]) -> str:
    """The facts of the package. `kilobytes` is the size when it is installed."""
    recommends = ", ".join((*RECOMMENDS, WAYLAND["libwayland-client.so.0"], "libwayland-cursor0"))
    return f"""\
Package: {NAME}
Version: {version}
Architecture: {machine}
Maintainer: {MAINTAINER}
Installed-Size: {kilobytes}
Depends: {", ".join(needs)}
Recommends: {recommends}
Section: games
Priority: optional
Description: {summary()}
{description()}
"""


def summary() -> str:
    """What it is, as Debian wants it: short, and no sentence."""
    return SUMMARY[0].lower() + SUMMARY[1:]


def description() -> str:
    """What it is at length: lines that begin with a space, " ." between the parts."""
    parts = [textwrap.fill(text, 76, break_on_hyphens=False) for text in _TEXT]
    return "\n .\n".join(textwrap.indent(part, " ") for part in parts)


def copyright_file(licence: str, year: int) -> str:
    """What Debian wants to know about licences; `licence` is the text of the program's own."""
    text = "\n".join(f" {line}" if line.strip() else " ." for line in licence.splitlines())
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {TITLE}
Comment: What the program brings along is under licences of its own. They are named, and
 their texts are found, in /usr/lib/{NAME}/licences/README.txt.

Files: *
Copyright: {year} {PUBLISHER}
License: MIT
{text}
"""


def changes(readme: str, version: str, moment: datetime) -> str:
    """Debian's list of changes: this version's, from the section "Changelog" of the README.

    A version there is a line in bold with a list below it; one that is not there is named without
    a list. `moment` is when it was built. Earlier versions are left out: their moments, which
    Debian wants to know, are written nowhere.
    """
    _, _, section = readme.partition("\n# Changelog\n")
    found = re.search(rf"^\*\*{re.escape(version)}\*\*.*?\n(.*?)(?=^\*\*|\Z)", section, re.M | re.S)
    points = _points(found[1]) if found else [f"Version {version}."]
    lines = "\n".join(
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ")
        for point in points
    )
    stamp = format_datetime(moment.astimezone(UTC))
    return f"{NAME} ({version}) stable; urgency=medium\n\n{lines}\n\n -- {MAINTAINER}  {stamp}\n"


def _points(text: str) -> list[str]:
    parts = re.split(r"^- ", text, flags=re.M)
    return [" ".join(part.split()) for part in parts if part.strip()]


def manual_page(version: str, day: str) -> str:
    """The manual page; `day` is YYYY-MM-DD."""
    endings = ", ".join(f".{kind.ending}" for kind in FILE_TYPES)
    return rf""".TH DBZ\-DESKTOP 6 "{day}" "{TITLE} {version}" "Games"
.SH NAME
{NAME} \- {summary()}
.SH SYNOPSIS
.B {NAME}
.RI [ FILE ]
.br
.B {NAME}
.I COMMAND
.RI [ ARGUMENTS ]
.SH DESCRIPTION
{DESCRIPTION}
.PP
Without arguments the window opens; with a
.I FILE
({endings}) it opens that.
.PP
The commands work without a display, for example
.BR "cards check" ,
.B cards find
and
.BR "decks check" .
.B {NAME} \-\-help
lists all of them, and
.B {NAME}
.I COMMAND
.B \-\-help
tells the arguments of one.
.SH OPTIONS
.TP
.BR \-h ", " \-\-help
Show what there is and exit.
.TP
.B \-\-version
Show the version and exit.
.SH ENVIRONMENT
.TP
.B DBZ_DESKTOP_HOME
A folder for decks, games and settings, instead of the usual ones.
.TP
.B QT_QPA_PLATFORM
How windows come to the screen:
.BR wayland ,
.B xcb
(X11) or
.BR offscreen .
.SH FILES
.TP
.I ~/.local/share/DBZ Desktop
Decks, packs and games. Removing the package leaves them alone.
"""


def gzipped(text: str) -> bytes:
    """A text packed the way Debian wants it: as small as can be, and with no time in it."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def checksums(stage: Path) -> str:
    """The MD5 sums by which dpkg finds out what was changed later."""
    lines = []
    for path in sorted(stage.rglob("*")):
        place = path.relative_to(stage)
        if path.is_file() and not path.is_symlink() and place.parts[0] != "DEBIAN":
            with path.open("rb") as stream:
                lines.append(f"{hashlib.file_digest(stream, 'md5').hexdigest()}  {place}\n")
    return "".join(lines)
