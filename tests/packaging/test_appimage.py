"""The AppImage, made of a stand-in of the app with a stand-in of appimagetool.

The stand-in asks what the real one asks of an AppDir, and packs it as a plain archive behind a
start program that unpacks it and runs AppRun: as a real image does where there is no FUSE.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")

TOOL = r"""#!/bin/sh
echo "$ARCH $VERSION $APPIMAGE_EXTRACT_AND_RUN $*" > "$CALLS"
[ -z "$BROKEN" ] || exit 1
[ "$1" = --runtime-file ] && shift 2
from=$1 to=$2
entry=$(ls "$from"/*.desktop) || exit 2
icon=$(sed -n 's/^Icon=//p' "$entry")
[ -f "$from/$icon.png" ] && [ -f "$from/.DirIcon" ] && [ -x "$from/AppRun" ] || exit 3
grep -q '^Categories=' "$entry" || exit 4
cat > "$to" <<'EOF'
#!/bin/sh
here=$(mktemp -d)
sed '1,/^#END$/d' "$0" | tar xz -C "$here"
"$here/AppRun" "$@"
code=$?
rm -r "$here"
exit $code
#END
EOF
tar cz -C "$from" . >> "$to"
"""


@pytest.fixture
def build(load_builder, tmp_path, monkeypatch):
    """The script, with what lies in between going to a folder of the test, and the tool."""
    module = load_builder("appimage_build")
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "appimagetool").write_text(TOOL)
    (tools / "appimagetool").chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    for name in ("ARCH", "SOURCE_DATE_EPOCH", "DBZ_DESKTOP_APPIMAGE_RUNTIME"):
        monkeypatch.delenv(name, raising=False)
    return module


@pytest.fixture
def app(tmp_path):
    """A folder like PyInstaller's, whose program says how it was called."""
    folder = tmp_path / "made" / "dbz-desktop"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "dbz-desktop"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "started" "$@"\n')
    program.chmod(0o755)
    (folder / "_internal" / "libz.so").symlink_to("libz.so.1")
    return folder


def started(command: list) -> list[str]:
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return result.stdout.splitlines()


def test_the_image_is_one_file_that_starts_the_app_with_its_arguments(build, app, tmp_path):
    (file,) = build.appimages(app, tmp_path)
    assert file.name == f"dbz-desktop-3.2.1-{os.uname().machine}.AppImage"
    assert started([file, "a b", "c"]) == ["started", "a b", "c"]
    arch, version, unpacks, *_ = (tmp_path / "calls").read_text().split()
    assert (arch, version, unpacks) == (os.uname().machine, "3.2.1", "1")
    assert [path.name for path in tmp_path.glob("*.AppImage*")] == [file.name]


def test_what_it_holds_starts_from_any_place_by_either_program(build, app, tmp_path):
    folder = build.app_dir(app, tmp_path / "a place" / "x.AppDir")
    (tmp_path / "link").symlink_to(folder / "AppRun")
    assert started([tmp_path / "link", "x"]) == ["started", "x"]
    assert started([folder / "usr" / "bin" / "dbz-desktop", "y"]) == ["started", "y"]
    for place in (
        "usr/share/mime/packages/dbz-desktop.xml",
        "usr/share/metainfo/io.github.dbz_desktop.app.metainfo.xml",
        "usr/share/icons/hicolor/scalable/apps/dbz-desktop.svg",
    ):
        assert (folder / place).is_file(), place
    assert (folder / ".DirIcon").read_bytes() == (folder / "dbz-desktop.png").read_bytes()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs its validator")
def test_the_entry_at_the_top_is_valid(build, app, tmp_path):
    folder = build.app_dir(app, tmp_path / "x.AppDir")
    subprocess.run(["desktop-file-validate", folder / "dbz-desktop.desktop"], check=True)


def test_the_builder_chooses_the_architecture_the_times_and_the_runtime(
    build, app, tmp_path, monkeypatch
):
    monkeypatch.setenv("ARCH", "aarch64")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    monkeypatch.setenv("DBZ_DESKTOP_APPIMAGE_RUNTIME", str(TOP / "LICENSE"))
    (file,) = build.appimages(app, tmp_path)
    assert file.name.endswith("-aarch64.AppImage")
    call = (tmp_path / "calls").read_text()
    assert call.startswith("aarch64 ") and f"--runtime-file {TOP / 'LICENSE'}" in call
    (folder,) = (build.facts.ROOT / "build" / "appimage").iterdir()
    times = {path.lstat().st_mtime for path in folder.rglob("*")}
    assert times == {86400}
    (info,) = (folder / "usr" / "share" / "metainfo").iterdir()
    assert 'date="1970-01-02"' in info.read_text()


def test_a_runtime_that_is_not_there_is_named(build, app, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_APPIMAGE_RUNTIME", "/nowhere/runtime")
    with pytest.raises(build.Failed, match="/nowhere/runtime"):
        build.appimages(app, tmp_path)


def test_a_tool_that_fails_leaves_no_image(build, app, tmp_path, monkeypatch):
    monkeypatch.setenv("BROKEN", "1")
    with pytest.raises(build.Failed, match="DBZ_DESKTOP_APPIMAGE_RUNTIME"):
        build.appimages(app, tmp_path)
    assert not list(tmp_path.glob("*.AppImage*"))


def test_without_the_tool_there_is_none(build, app, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build.shutil, "which", lambda name: None)
    assert build.appimages(app, tmp_path) == []
    assert "appimagetool was not found" in capsys.readouterr().out
