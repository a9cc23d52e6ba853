"""The small files around the app on Linux: for the menu, the file types, the software centre.

`put_into_system` lays them out as a distribution wants them, `put_beside_app` as a folder that is
unpacked anywhere. Only file types are claimed that the app opens.
"""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

from app_facts import APP_ID, DESCRIPTION, FILE_TYPES, NAME, PUBLISHER, SUMMARY, TITLE

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def desktop_entry(command: str, icon: str = NAME) -> str:
    """The entry of the menu. `command` starts the app; files to open are added to it."""
    return f"""\
[Desktop Entry]
Type=Application
Version=1.1
Name={TITLE}
GenericName=Card Game
Comment={SUMMARY}
Exec={command} %F
Icon={icon}
Terminal=false
Categories=Game;CardGame;
Keywords=cards;TCG;hotseat;deck;
MimeType={"".join(f"{kind.mime};" for kind in FILE_TYPES)}
StartupNotify=true
StartupWMClass={NAME}
"""


def mime_types() -> str:
    """The file types, for the shared MIME database."""
    kinds = "".join(
        f"""\
  <mime-type type="{kind.mime}">
    <comment>{kind.name}</comment>
    <sub-class-of type="text/plain"/>
    <icon name="{NAME}"/>
    <glob pattern="*.{kind.ending}"/>
  </mime-type>
"""
        for kind in FILE_TYPES
    )
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
{kinds}</mime-info>
"""


def metainfo(version: str, date: str) -> str:
    """What a software centre shows (AppStream). `date` is the day of the release, YYYY-MM-DD."""
    kinds = "\n    ".join(f"<mediatype>{kind.mime}</mediatype>" for kind in FILE_TYPES)
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{APP_ID}</id>
  <name>{TITLE}</name>
  <summary>{SUMMARY}</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <developer id="{APP_ID}">
    <name>{PUBLISHER}</name>
  </developer>
  <description>
    <p>{DESCRIPTION}</p>
    <p>A free fan project. All names of characters and cards belong to their owners.</p>
  </description>
  <launchable type="desktop-id">{NAME}.desktop</launchable>
  <icon type="stock">{NAME}</icon>
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <provides>
    <binary>{NAME}</binary>
    {kinds}
  </provides>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-cartoon">mild</content_attribute>
  </content_rating>
  <releases>
    <release version="{version}" date="{date}"/>
  </releases>
</component>
"""


def put_into_system(stage: Path, version: str, root: Path) -> None:
    """Lay the files out under `stage`, as if it were `/`; the app is in /usr/lib/dbz-desktop."""
    share = stage / "usr" / "share"
    write(stage / "usr" / "bin" / NAME, f'#!/bin/sh\nexec /usr/lib/{NAME}/{NAME} "$@"\n', 0o755)
    write(share / "applications" / f"{NAME}.desktop", desktop_entry(NAME))
    write(share / "mime" / "packages" / f"{NAME}.xml", mime_types())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(version, release_day()))
    put_icons(share / "icons" / "hicolor", root)


def put_icons(hicolor: Path, root: Path) -> None:
    """The icon in every size, and as the drawing."""
    drawings = root / "resources" / "app"
    for size in ICON_SIZES:
        target = hicolor / f"{size}x{size}" / "apps" / f"{NAME}.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(drawings / f"{NAME}-{size}.png", target)
    target = hicolor / "scalable" / "apps" / f"{NAME}.svg"
    target.parent.mkdir(parents=True)
    shutil.copyfile(drawings / f"{NAME}.svg", target)


def put_beside_app(folder: Path, version: str, root: Path) -> None:
    """Lay the files out beside the folder `app`: the archive that runs from any place."""
    write(folder / "start.sh", START, 0o755)
    write(folder / "add-to-menu.sh", ADD_TO_MENU, 0o755)
    write(folder / "README.txt", ARCHIVE_README.format(version=version))
    write(folder / "share" / f"{NAME}.desktop", desktop_entry("@COMMAND@"))
    write(folder / "share" / f"{NAME}.xml", mime_types())
    shutil.copyfile(root / "LICENSE", folder / "LICENSE")
    put_icons(folder / "share" / "icons" / "hicolor", root)


START = f"""\
#!/bin/sh
# Starts {TITLE} from wherever this folder lies.
here=$(dirname "$(readlink -f "$0")")
exec "$here/app/{NAME}" "$@"
"""

ADD_TO_MENU = f"""\
#!/bin/sh
# Puts {TITLE} into the menu of this user; with --remove, takes it out again.
set -e
here=$(dirname "$(readlink -f "$0")")
share=${{XDG_DATA_HOME:-$HOME/.local/share}}
entry=$share/applications/{NAME}.desktop
if [ "$1" = --remove ]; then
    rm -f "$entry" "$share/mime/packages/{NAME}.xml"
    rm -f "$share"/icons/hicolor/*/apps/{NAME}.png "$share"/icons/hicolor/*/apps/{NAME}.svg
else
    mkdir -p "$share/applications" "$share/mime/packages" "$share/icons"
    # In the menu's entry a path is quoted, and \\ " ` $ % are escaped (twice over for sed).
    path=$(printf '%s' "$here/start.sh" | sed 's/[\\\\"`$]/\\\\\\\\&/g; s/%/%%/g')
    path=$(printf '"%s"' "$path" | sed 's/[\\\\&|]/\\\\&/g')
    sed "s|@COMMAND@|$path|" "$here/share/{NAME}.desktop" > "$entry.part"
    mv "$entry.part" "$entry"
    cp "$here/share/{NAME}.xml" "$share/mime/packages/"
    cp -r "$here/share/icons/hicolor" "$share/icons/"
fi
# Desktops without these programs notice by themselves, later.
update-mime-database "$share/mime" 2>/dev/null || true
update-desktop-database "$share/applications" 2>/dev/null || true
"""

ARCHIVE_README = """\
DBZ Desktop {version}

start.sh                  starts it; nothing has to be installed
add-to-menu.sh            puts it into your menu (add-to-menu.sh --remove takes it out again)
app/licences/README.txt   what it is made of, and under which licences

Your decks and games are kept in ~/.local/share/DBZ Desktop, not here. To remove the app,
delete this folder.
"""


def release_moment() -> datetime:
    """Now, or the moment that SOURCE_DATE_EPOCH (seconds since 1970) names."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def release_day() -> str:
    """The day of `release_moment`, YYYY-MM-DD."""
    return release_moment().date().isoformat()


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file, with the folders to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    path.chmod(mode)
