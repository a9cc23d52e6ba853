"""The installers of Linux, made of a stand-in of the app: PyInstaller is not run here."""

import configparser
import ctypes
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the installers of Linux")


@pytest.fixture
def build(load_builder):
    """The script, with what lies in between going to a folder of the test."""
    return load_builder("linux_build")


@pytest.fixture
def app(tmp_path):
    """A folder like PyInstaller's, whose program says how it was called."""
    folder = tmp_path / "made" / "dbz-desktop"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "dbz-desktop"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "started" "$@"\n')
    program.chmod(0o700)
    shutil.copy("/bin/true", folder / "_internal" / "libthing.so")
    return folder


def unpacked(file: Path, to: Path) -> Path:
    with tarfile.open(file) as tar:
        assert all(member.uname == "root" for member in tar)
        # Python knows filters since 3.11.4; Debian 12 has 3.11.2.
        tar.extractall(to, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    (top,) = to.iterdir()
    return top


def test_the_archive_starts_from_any_place_and_through_a_link(build, app, tmp_path):
    file = build.archive(app, tmp_path)
    assert file.name.startswith("dbz-desktop-3.2.1-linux-")
    top = unpacked(file, tmp_path / "a place")
    (tmp_path / "link").symlink_to(top / "start.sh")
    result = subprocess.run([tmp_path / "link", "a b"], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines() == ["started", "a b"]
    assert (top / "LICENSE").is_file()


def test_the_archive_puts_itself_into_the_menu_and_out_again(build, app, tmp_path):
    top = unpacked(build.archive(app, tmp_path), tmp_path / "50% of | a & b")
    home = tmp_path / "home"
    home.mkdir()
    env = {"PATH": os.environ["PATH"], "HOME": str(home)}
    subprocess.run([top / "add-to-menu.sh"], env=env, check=True)
    share = home / ".local" / "share"
    entry = configparser.RawConfigParser()
    entry.optionxform = str
    entry.read(share / "applications" / "dbz-desktop.desktop")
    path = str(top / "start.sh").replace("%", "%%")
    assert entry["Desktop Entry"]["Exec"] == f'"{path}" %F'
    assert (share / "icons/hicolor/48x48/apps/dbz-desktop.png").is_file()
    subprocess.run([top / "add-to-menu.sh", "--remove"], env=env, check=True)
    left = [file.name for file in share.rglob("*") if file.is_file()]
    assert [name for name in left if "dbz" in name] == []


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs dpkg-deb")
def test_the_debian_package_holds_the_app_and_names_what_it_needs(build, app, tmp_path):
    file = build.debian_package(app, tmp_path)
    fields = subprocess.run(["dpkg-deb", "-f", file], capture_output=True, text=True).stdout
    assert "Version: 3.2.1\n" in fields
    assert "libc6 (>= 2." in fields  # what /bin/true is linked with
    assert "xkb-data" in fields
    inside = tmp_path / "inside"
    subprocess.run(["dpkg-deb", "-x", file, inside], check=True)
    modes = {path.stat().st_mode & 0o777 for path in inside.rglob("*") if not path.is_symlink()}
    assert modes == {0o755, 0o644}
    assert os.access(inside / "usr/lib/dbz-desktop/dbz-desktop", os.X_OK)
    start = (inside / "usr/bin/dbz-desktop").read_text()
    assert 'exec /usr/lib/dbz-desktop/dbz-desktop "$@"' in start
    for place in (
        "usr/share/applications/dbz-desktop.desktop",
        "usr/share/icons/hicolor/256x256/apps/dbz-desktop.png",
        "usr/share/icons/hicolor/scalable/apps/dbz-desktop.svg",
        "usr/share/doc/dbz-desktop/copyright",
    ):
        assert (inside / place).is_file(), place
    for place in (
        "mime/packages/dbz-desktop.xml",
        "metainfo/io.github.dbz_desktop.app.metainfo.xml",
    ):
        ElementTree.parse(inside / "usr/share" / place)


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs dpkg-deb")
def test_the_debian_package_tells_of_itself_as_debian_wants_it(build, app, tmp_path):
    readme = build.facts.ROOT / "README.md"
    readme.write_text(
        "# App\n\n# Changelog\n\n**3.2.1**\n\n- Faster,\n  and finer.\n- Smaller.\n\n"
        "**3.1.0** (long ago)\n\n- The first.\n"
    )
    file = build.debian_package(app, tmp_path)
    shown = subprocess.run(["dpkg-deb", "-f", file, "Description"], capture_output=True, text=True)
    assert all(len(line) < 80 for line in shown.stdout.splitlines())
    inside = tmp_path / "inside"
    subprocess.run(["dpkg-deb", "-R", file, inside], check=True)
    share = inside / "usr/share"
    changes = gzip.decompress((share / "doc/dbz-desktop/changelog.gz").read_bytes()).decode()
    assert changes.startswith(
        "dbz-desktop (3.2.1) stable; urgency=medium\n\n  * Faster, and finer.\n"
    )
    assert "  * Smaller.\n" in changes and "The first." not in changes
    page = gzip.decompress((share / "man/man6/dbz-desktop.6.gz").read_bytes()).decode()
    assert ".dbzreplay" in page and '"DBZ Desktop 3.2.1"' in page
    # What dpkg is told of the files holds for each of them but its own.
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=inside, check=True)
    told = (inside / "DEBIAN/md5sums").read_text().splitlines()
    files = [path for path in (inside / "usr").rglob("*") if path.is_file()]
    assert len(told) == len(files)


def test_libraries_are_loaded_not_run_and_know_nothing_of_the_builders_folders(
    build, app, tmp_path
):
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("needs a compiler of C")
    library = app / "_internal" / "libhome.so"
    source = tmp_path / "empty.c"
    source.write_text("int nothing(void) { return 0; }\n")
    for paths in ("/home/builder/lib", "$ORIGIN/../lib"):
        command = [compiler, "-shared", "-fPIC", f"-Wl,-rpath,{paths}", "-o", library, source]
        subprocess.run(command, check=True)
        assert paths in shown_paths(library)
        build.finish(app)
        assert (paths in shown_paths(library)) == paths.startswith("$ORIGIN")
        assert b"/home/builder" not in library.read_bytes()
        assert library.stat().st_mode & 0o777 == 0o644
        ctypes.CDLL(str(library)).nothing()
    assert (app / "dbz-desktop").stat().st_mode & 0o777 == 0o755


def shown_paths(library: Path) -> str:
    """What the system's own tool tells of a library's search paths."""
    told = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True)
    return "".join(line for line in told.stdout.splitlines() if "PATH" in line)


def test_without_wayland_on_the_builders_system_it_is_still_built(build, app, monkeypatch):
    monkeypatch.setattr(build, "read", lambda *_, **__: "\tlibwayland-client.so.0 => not found\n")
    assert build.system_libraries(app) == set()


def test_a_library_of_the_system_that_is_missing_stops_the_build(build, app, monkeypatch):
    monkeypatch.setattr(build, "read", lambda *_, **__: "\tlibnot.so.1 => not found\n")
    with pytest.raises(build.Failed, match=r"libnot\.so\.1"):
        build.system_libraries(app)


def test_a_library_that_the_app_brings_is_not_asked_of_the_system(build, app):
    names = {path.name for path in build.system_libraries(app)}
    assert "libc.so.6" in names
    (app / "_internal" / "libc.so.6").write_text("")
    assert "libc.so.6" not in {path.name for path in build.system_libraries(app)}


def test_only_file_types_are_claimed_that_the_command_line_opens(build):
    from dbz_desktop.cli import OPENED

    types = ElementTree.fromstring(build.linux_files.mime_types())
    patterns = [glob.attrib["pattern"] for glob in types.iter() if glob.tag.endswith("}glob")]
    assert sorted(patterns) == [f"*{ending}" for ending in sorted(OPENED)]
    entry = build.linux_files.desktop_entry("x")
    assert all(f"{kind.mime};" in entry for kind in build.facts.FILE_TYPES)
