"""The small texts around the app on Windows: its version, its manifest, what the installer reads.

`version_info` and `MANIFEST` go into the programs, by way of the spec. `install_script` and
`removal_list` tell the installer (`windows.nsi`) which files there are: it removes what it has
brought, file by file, and nothing else.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from app_facts import FILE_TYPES, LICENCES_NOTE, NAME, PUBLISHER, SUMMARY, TITLE

CONSOLE_NAME = f"{NAME}-cli"
"""The second program: the sub-commands in a terminal, which no program with windows can talk to."""

PROGRAMS = {NAME: TITLE, CONSOLE_NAME: f"{TITLE} in a terminal"}
"""The programs without their ending, and what Windows calls them."""

FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)', re.I)
"""What the name of a file or folder may not be on Windows."""

MANIFEST = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings"
        >PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings"
        >true</longPathAware>
    </windowsSettings>
  </application>
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0"
        processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
</assembly>
"""
"""For Windows 10 and later: sharp on each screen, paths of any length, no admin rights."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows counts: four numbers, without what comes before a release."""
    found = re.match(r"\d+(\.\d+)*", version)
    parts = [min(int(part), 65535) for part in found[0].split(".")] if found else []
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_info(version: str, name: str) -> str:
    """The version resource of a program of `PROGRAMS`, in the form that PyInstaller reads."""
    texts = {
        "CompanyName": PUBLISHER,
        "FileDescription": PROGRAMS[name],
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
        "Comments": SUMMARY,
    }
    lines = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    # 0x409 and 1200 (0x4B0): American English, in UTF-16.
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers(version)}, prodvers={numbers(version)}, mask=0x3F,
    flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [{lines}])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])]),
  ]
)
"""


def unfit(files: list[str]) -> list[str]:
    """Of paths with slashes, those that Windows can't have, or can't tell apart, each with why."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for file in files:
        if any(FORBIDDEN.search(part) for part in PurePosixPath(file).parts):
            found.append(f"{file}: Windows allows no such name")
        elif file.casefold() in seen:
            found.append(f"{file}: is the same as {seen[file.casefold()]} on Windows")
        seen[file.casefold()] = file
    return found


def install_script(app: Path, files: list[str]) -> str:
    """The lines of the installer that put each file of the app's folder where it belongs."""
    lines, folder = [], None
    for file in files:
        parent = PurePosixPath(file).parent
        if parent != folder:
            folder = parent
            inside = "" if str(parent) == "." else "\\" + _quoted(str(parent).replace("/", "\\"))
            lines.append(f'SetOutPath "$INSTDIR{inside}"')
        lines.append(f'File "{app / file}"')  # read when it is compiled: a $ is a $ there
    return "\n".join(lines) + "\n"


def removal_list(files: list[str]) -> bytes:
    """What the uninstaller, or a newer installer, takes away again: files, then empty folders.

    A line each, in UTF-16LE as NSIS reads it: "F path" for a file, "D path" for a folder, the
    innermost folders first.
    """
    folders = {str(parent) for file in files for parent in PurePosixPath(file).parents}
    inner = sorted(folders - {"."}, key=lambda folder: (-folder.count("/"), folder))
    lines = [f"F {file}" for file in files] + [f"D {folder}" for folder in inner]
    return "".join(line.replace("/", "\\") + "\r\n" for line in lines).encode("utf-16-le")


def type_script() -> str:
    """The lines of the installer that name the file types; each is a macro call."""
    return "".join(
        f'!insertmacro ${{WHAT}} "{kind.ending}" "{_quoted(kind.name)}" "{kind.mime}"\n'
        for kind in FILE_TYPES
    )


def licence_page(licence: str) -> str:
    """What the player agrees to: the app's own licence, and where those of its parts are."""
    parts = f"{licence.strip()}\n\n{'-' * 40}\n\n{LICENCES_NOTE.strip()}".split("\n\n")
    # The page breaks lines by itself; an address gets a line of its own.
    lines = (re.sub(r" (The source of \w+:)", r"\n\1", part.replace("\n", " ")) for part in parts)
    return "\n\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Text for a string of an NSIS script in double quotes."""
    return text.replace("$", "$$").replace('"', '$\\"')


PORTABLE_README = f"""\
{TITLE} {{version}}

{NAME}.exe       starts it; nothing has to be installed
{CONSOLE_NAME}.exe   its commands for a terminal: {CONSOLE_NAME} --help
licences\\README.txt   what it is made of, and under which licences

Keep the files of this folder together. Your decks and games are kept in
%LOCALAPPDATA%\\{TITLE}, not here; to keep them elsewhere, such as on a USB stick, set the
environment variable DBZ_DESKTOP_HOME to a folder. To remove the app, delete this folder.
"""
