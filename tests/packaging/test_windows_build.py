"""What Windows is given, made of a stand-in of the app: PyInstaller is not run here.

Where NSIS is installed (`apt-get install nsis`), its compiler reads the real script and the list
of files, and each of its warnings is an error.
"""

import shutil
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pytest
from PIL import Image

TOP = Path(__file__).parents[2]

FILES = {
    "dbz-desktop.exe": "program",
    "dbz-desktop-cli.exe": "program for terminals",
    "_internal/base_library.zip": "zip",
    "_internal/PySide6/Qt6Core.dll": "library",
    "_internal/PySide6/plugins/platforms/qwindows.dll": "plugin",
    "_internal/dbz_desktop/_data/cards/a $set/Café & more.toml": "cards",
}


@pytest.fixture
def build(load_builder):
    """The script, with what lies in between going to a folder of the test."""
    return load_builder("windows_build")


@pytest.fixture
def app(build, tmp_path):
    """A folder like PyInstaller's on Windows."""
    folder = tmp_path / "made" / "dbz-desktop"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    build.finish(folder)
    return folder


def staged(stage, name):
    return (stage / name).read_text(encoding="utf-8-sig")


def test_every_file_is_installed_in_its_folder_and_removed_again(build, app):
    stage = build.stage_script(app)
    installed, folder = [], None
    for line in staged(stage, "install.nsh").splitlines():
        word, _, rest = line.partition(" ")
        text = rest.strip('"')
        if word == "SetOutPath":
            folder = (
                text.replace("$$", "$").removeprefix("$INSTDIR").lstrip("\\").replace("\\", "/")
            )
        else:
            assert word == "File"
            installed.append((text, f"{folder}/{Path(text).name}".lstrip("/")))
    whole = {*FILES, "licences/README.txt"}
    assert {place for _, place in installed} == whole
    assert all(Path(source) == app / place for source, place in installed)

    lines = (stage / "files.txt").read_bytes().decode("utf-16-le").splitlines()
    assert {line[2:].replace("\\", "/") for line in lines if line.startswith("F ")} == whole
    folders = [line[2:] for line in lines if line.startswith("D ")]
    assert set(folders) == {
        "licences",
        "_internal",
        "_internal\\PySide6",
        "_internal\\PySide6\\plugins",
        "_internal\\PySide6\\plugins\\platforms",
        "_internal\\dbz_desktop",
        "_internal\\dbz_desktop\\_data",
        "_internal\\dbz_desktop\\_data\\cards",
        "_internal\\dbz_desktop\\_data\\cards\\a $set",
    }
    # An inner folder comes before the one it is in, or that one would not be empty.
    for place, inner in enumerate(folders):
        assert not [outer for outer in folders[:place] if inner.startswith(outer + "\\")]
    assert lines.index("F dbz-desktop.exe") < lines.index(f"D {folders[0]}")


def test_makensis_gets_the_facts_and_fails_on_warnings(build, app, tmp_path):
    stage = build.stage_script(app)
    given = build.arguments(app, stage, tmp_path / "setup.exe")
    assert "-WX" in given and given[-1] == str(TOP / "packaging" / "windows.nsi")
    facts = dict(word[2:].split("=", 1) for word in given if word.startswith("-D"))
    assert facts["VERSION"] == "3.2.1" and facts["NUMBERS"] == "3.2.1.0"
    assert facts["TARGET"] == "x86-unicode"
    assert facts["RESULT"] == str(tmp_path / "setup.exe")
    assert int(facts["KILOBYTES"]) == sum(f.stat().st_size for f in app.rglob("*.*")) // 1024
    assert Path(facts["ICON"]).is_file()
    assert facts["STAGE"] == str(stage)
    used = (TOP / "packaging" / "windows.nsi").read_text("utf-8")
    assert [name for name in facts if f"${{{name}}}" not in used] == []


def test_the_licence_page_holds_the_licence_and_names_the_others(build, app):
    page = staged(build.stage_script(app), "licence.txt")
    assert "Permission is hereby granted" in page and "LGPL" not in page.split("-----")[0]
    assert "GNU Lesser General Public License" in page


def test_the_pictures_of_the_pages_have_the_sizes_of_twice_the_density(build, app):
    stage = build.stage_script(app)
    for name, size in {"side.bmp": (328, 628), "head.bmp": (300, 114)}.items():
        with Image.open(stage / name) as picture:
            assert picture.size == size
            assert len(picture.getcolors(100_000)) > 50


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS (makensis) is not installed")
def test_nsis_compiles_the_installer_without_a_warning(build, app, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (file,) = [build.installer(app, out)]
    assert file.name == "dbz-desktop-3.2.1-windows-x64-setup.exe"
    assert file.read_bytes()[:2] == b"MZ"
    assert "DBZ Desktop Setup".encode("utf-16-le") in file.read_bytes()
    assert [path.name for path in out.iterdir()] == [file.name]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS (makensis) is not installed")
def test_a_file_that_is_gone_fails_the_build(build, app, tmp_path, monkeypatch):
    stage = build.stage_script(app)
    (app / "dbz-desktop.exe").unlink()
    monkeypatch.setattr(build, "stage_script", lambda app: stage)
    with pytest.raises(build.Failed, match=r"dbz-desktop\.exe"):
        build.installer(app, tmp_path)
    assert not list(tmp_path.glob("*.exe"))


def test_without_nsis_the_build_says_what_to_do(build, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    for place in build.MAKENSIS_PLACES:
        monkeypatch.delenv(place, raising=False)
    with pytest.raises(build.Failed, match="winget install NSIS"):
        build.find_makensis()
    compiler = tmp_path / "NSIS" / "makensis.exe"
    compiler.parent.mkdir()
    compiler.write_text("")
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert build.find_makensis() == str(compiler)


def test_the_archive_is_one_folder_with_the_app_and_a_word_on_it(build, app, tmp_path):
    file = build.archive(app, tmp_path)
    with zipfile.ZipFile(file) as packed:
        names = packed.namelist()
        readme = packed.read("DBZ Desktop/README.txt").decode()
    assert {name.removeprefix("DBZ Desktop/") for name in names} == {
        *FILES,
        "licences/README.txt",
        "README.txt",
    }
    assert "DBZ Desktop 3.2.1" in readme and "\r\n" in readme


@pytest.mark.parametrize("name", ["aux.toml", "a:b.txt", "CON", "what?", "point.", "com1.dll"])
def test_windows_forbids_some_names(build, name):
    assert build.windows_files.unfit(["a/b.txt", f"a/{name}", f"{name}/b"]) == [
        f"a/{name}: Windows allows no such name",
        f"{name}/b: Windows allows no such name",
    ]


def test_windows_cannot_tell_names_apart_by_case(build):
    (found,) = build.windows_files.unfit(["PySide6/Qt.dll", "cards.toml", "pyside6/qt.DLL"])
    assert found == "pyside6/qt.DLL: is the same as PySide6/Qt.dll on Windows"


@pytest.mark.skipif(sys.platform == "win32", reason="such a file can't be made here")
def test_a_file_that_windows_cannot_have_fails_the_build(build, app):
    (app / "_internal" / "what?").write_text("")
    with pytest.raises(build.Failed, match=r"what\?: Windows allows no such name"):
        build.files_of(app)


def test_an_app_without_its_terminal_program_is_refused(build, app):
    (app / "dbz-desktop-cli.exe").unlink()
    with pytest.raises(build.Failed, match=r"no dbz-desktop-cli\.exe"):
        build.finish(app)


def test_what_the_project_ships_can_lie_on_windows(build):
    shipped = [p for top in ("cards", "resources") for p in (TOP / top).rglob("*") if p.is_file()]
    names = [path.relative_to(TOP).as_posix() for path in shipped]
    assert build.windows_files.unfit(names) == []
    # With the folder of a user with a long name this stays under the 260 letters of old programs.
    assert max(len(f"_internal/dbz_desktop/_data/{name}") for name in names) < 150


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2.3rc1", (2, 3, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4))],
)
def test_a_version_is_four_numbers_on_windows(build, version, numbers):
    assert build.windows_files.numbers(version) == numbers


def test_the_programs_tell_their_version_and_name(build):
    def plain(*args, **named):
        return (args, named)

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    names = {name: plain for name in (*kinds, "VarFileInfo", "VarStruct")}
    names["StringStruct"] = lambda key, text: (key, text)
    files = build.windows_files
    for name, title in files.PROGRAMS.items():
        _, named = eval(files.version_info("3.2.1", name), names)
        assert named["ffi"][1]["filevers"] == (3, 2, 1, 0)
        ((table,),) = named["kids"][0][0]
        texts = dict(table[0][1])
        assert texts["FileDescription"] == title and texts["ProductVersion"] == "3.2.1"
        assert texts["OriginalFilename"] == f"{name}.exe"


def test_the_programs_are_sharp_on_every_screen_and_want_no_admin_rights(build):
    text = {
        element.tag.partition("}")[2]: (element.text or "", element.attrib)
        for element in ElementTree.fromstring(build.windows_files.MANIFEST.encode()).iter()
    }
    assert text["dpiAwareness"][0] == "PerMonitorV2"
    assert text["longPathAware"][0] == "true"
    assert text["requestedExecutionLevel"][1]["level"] == "asInvoker"


def test_the_installer_claims_only_what_the_app_opens(build, app):
    lines = staged(build.stage_script(app), "types.nsh").splitlines()
    kinds = build.facts.FILE_TYPES
    assert [line.split()[2].strip('"') for line in lines] == [kind.ending for kind in kinds]
