"""The app and the disk image of macOS, with stand-ins of Apple's tools: these are not run here."""

import importlib
import plistlib
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
CODE = b"\xcf\xfa\xed\xfe" + bytes(12)
FAT = b"\xca\xfe\xba\xbe" + bytes(12)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture
def mac(tmp_path, monkeypatch):
    """The script, with what lies in between going to a folder of the test, and no identity."""
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    for name in ("app_facts", "macos_build"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module("macos_build")
    root = tmp_path / "checkout"
    (root / "dbz_desktop").mkdir(parents=True)
    (root / "dbz_desktop" / "__init__.py").write_text('__version__ = "3.2.1"\n')
    monkeypatch.setattr(module.facts, "ROOT", root)
    monkeypatch.setattr(module, "PAUSE", 0)
    for name in ("DBZ_DESKTOP_SIGNING_IDENTITY", "DBZ_DESKTOP_NOTARY_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    return module


@pytest.fixture
def app(tmp_path, mac):
    """An app laid out as PyInstaller does it, beside the folder that it makes on the way."""
    out = tmp_path / "out"
    contents = out / mac.APP / "Contents"
    for place, content in {
        "MacOS/dbz-desktop": FAT,
        "Frameworks/libone.dylib": CODE,
        "Frameworks/PySide6/QtCore.abi3.so": FAT,
        "Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib": CODE,
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": FAT,
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<plist/>",
        "Frameworks/PySide6/Qt/lib/Big.framework/Versions/A/Big": FAT,
        "Frameworks/PySide6/Qt/lib/Big.framework/Versions/A/Helpers/helper": CODE,
        "Resources/dbz_desktop/_data/cards/pack.toml": b"title = 'x'",
        "Resources/empty": b"",
        "Info.plist": b"<plist/>",
    }.items():
        (contents / place).parent.mkdir(parents=True, exist_ok=True)
        (contents / place).write_bytes(content)
    framework = contents / "Frameworks/PySide6/Qt/lib/QtCore.framework"
    (framework / "Versions" / "Current").symlink_to("A")
    (framework / "QtCore").symlink_to("Versions/Current/QtCore")
    (contents / "Frameworks" / "QtCore").symlink_to(framework / "Versions" / "A" / "QtCore")
    (contents / "Resources" / "PySide6").symlink_to("../Frameworks/PySide6")
    (out / "dbz-desktop").mkdir()
    return out / mac.APP


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """Apple's tools: each writes down how it was called; hdiutil writes the image's file list.

    hdiutil fails as often as the file `busy` has letters; a tool named in `broken` always does.
    """
    folder = tmp_path / "tools"
    folder.mkdir()
    calls, busy, broken = folder / "calls", folder / "busy", folder / "broken"
    for file in (calls, busy, broken):
        file.write_text("")
    for name in ("codesign", "hdiutil", "xcrun"):
        script = f'#!/bin/sh\necho "{name} $*" >> "{calls}"\ngrep -q {name} "{broken}" && exit 3\n'
        if name == "hdiutil":
            script += (
                f'if [ -s "{busy}" ]; then\n'
                f'  left=$(cat "{busy}"); printf %s "${{left%?}}" > "{busy}"; exit 16\nfi\n'
                'while [ $# -gt 1 ]; do [ "$1" = -srcfolder ] && from=$2; shift; done\n'
                'cd "$from" && find . > "$1"\n'
            )
        (folder / name).write_text(script + "exit 0\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")

    def called():
        return calls.read_text().splitlines()

    called.busy, called.broken = busy, broken
    return called


# --- what the app says of itself ---


def test_the_plist_names_each_file_type_once_and_exports_it(mac):
    plist = plistlib.loads(plistlib.dumps(mac.info_plist("1.2.3", "13.0")))
    exported = {kind["UTTypeIdentifier"]: kind for kind in plist["UTExportedTypeDeclarations"]}
    claimed = [kind["LSItemContentTypes"] for kind in plist["CFBundleDocumentTypes"]]
    assert claimed == [[name] for name in exported]
    endings = [
        kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in exported.values()
    ]
    assert endings == [[kind.ending] for kind in mac.FILE_TYPES]
    # Apple allows letters, digits, hyphens and dots.
    for name in (*exported, plist["CFBundleIdentifier"]):
        assert all(sign.isalnum() or sign in "-." for sign in name), name


def test_the_plist_says_what_the_system_asks(mac):
    plist = mac.info_plist("1.2.3", "13.0")
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == "1.2.3"
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert plist["NSHighResolutionCapable"] is True
    assert plist["NSRequiresAquaSystemAppearance"] is False
    assert plist["NSHumanReadableCopyright"]
    assert (TOP / "packaging" / "icons" / plist["CFBundleIconFile"]).is_file()


def test_a_version_before_a_release_is_shown_whole_and_compared_by_its_digits(mac):
    plist = mac.info_plist("1.2.0rc1", "13.0")
    assert plist["CFBundleShortVersionString"] == "1.2.0rc1"
    assert plist["CFBundleVersion"] == "1.2.0"


def test_the_oldest_system_is_the_newest_that_any_part_asks_for(mac):
    qt = "Wheel-Version: 1.0\nTag: cp310-abi3-macosx_13_0_universal2\n\n"
    both = "Tag: cp311-cp311-macosx_11_0_arm64\nTag: cp311-cp311-macosx_10_10_x86_64\n"
    plain = "Tag: py3-none-any\n"
    assert mac.least_system([qt, both, plain], "arm64") == "13.0"
    assert mac.least_system([both, plain], "x86_64") == "10.10"
    assert mac.least_system([both], "x86_64", "11") == "11.0"
    # One package that fits several systems runs on the oldest of them.
    assert mac.least_system([qt.replace("13_0", "12_0") + qt], "arm64") == "12.0"
    with pytest.raises(mac.Failed):
        mac.least_system([plain], "arm64")


# --- the signature ---


def test_everything_is_signed_after_what_it_holds_and_the_app_last(mac, app):
    parts = [command[-1] for command in mac.sign_commands(app, "-") if "--sign" in command]
    inside = [part.removeprefix(f"{app}/Contents/Frameworks/") for part in parts]
    assert sorted(inside[:-1]) == [
        "PySide6/Qt/lib/Big.framework",
        "PySide6/Qt/lib/Big.framework/Versions/A/Helpers/helper",
        "PySide6/Qt/lib/QtCore.framework",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/QtCore.abi3.so",
        "libone.dylib",
    ]
    assert parts[-1] == str(app)
    for at, part in enumerate(parts):
        assert not any(later.startswith(f"{part}/") for later in parts[at:])


def test_all_parts_get_the_hardened_runtime_and_only_the_app_has_entitlements(mac, app):
    *signing, check = mac.sign_commands(app, "Developer ID Application: Me")
    for command in signing:
        assert command[:4] == ["codesign", "--force", "--sign", "Developer ID Application: Me"]
        assert "--timestamp" in command
        assert command[command.index("--options") + 1] == "runtime"
        assert ("--entitlements" in command) == (command[-1] == str(app))
        assert "--deep" not in command, "it would give all parts what is meant for the app"
    assert check[1:4] == ["--verify", "--deep", "--strict"]


def test_without_an_identity_apples_clock_is_not_asked(mac, app):
    first = mac.sign_commands(app, mac.identity())[0]
    assert first[first.index("--sign") + 1] == "-"
    assert "--timestamp=none" in first and "--timestamp" not in first


def test_one_thing_is_asked_of_the_hardened_runtime(mac):
    entitlements = plistlib.loads(mac.ENTITLEMENTS.read_bytes())
    assert entitlements == {"com.apple.security.cs.disable-library-validation": True}


def test_the_finished_app_holds_its_licences_and_is_signed_after_they_came(mac, app, tools):
    mac.finish(app)
    note = (app / "Contents/Resources/licences/README.txt").read_text()
    assert "Contents/Frameworks/PySide6" in note and "_internal" not in note
    assert not (app.parent / "dbz-desktop").exists()
    calls = tools()
    assert [call.split()[1] for call in calls] == ["--force"] * 7 + ["--verify"]


def test_a_signature_that_fails_ends_the_build(mac, app, tools):
    tools.broken.write_text("codesign")
    with pytest.raises(mac.Failed, match="codesign"):
        mac.finish(app)
    assert len(tools()) == 1


# --- the disk image ---


def test_the_image_holds_the_app_and_the_way_to_install_it(mac, app, tools):
    (file,) = mac.installers(app, app.parent)
    assert file.name == mac.image_name("3.2.1", mac.platform.machine())
    listed = file.read_text().splitlines()
    assert "./Applications" in listed
    assert f"./{mac.APP}/Contents/MacOS/dbz-desktop" in listed
    assert f"./{mac.APP}/Contents/Resources/PySide6" in listed
    assert not [line for line in listed if "Resources/PySide6/" in line], "links stay links"
    assert len(tools()) == 1, "without an identity nothing is signed or sent"
    assert sorted(path.name for path in app.parent.iterdir()) == [mac.APP, "dbz-desktop", file.name]


def test_the_image_is_begun_again_while_the_system_holds_the_files(mac, app, tools):
    tools.busy.write_text("xx")
    (file,) = mac.installers(app, app.parent)
    assert len(tools()) == 3
    assert file.is_file()


def test_an_image_that_never_comes_about_leaves_none(mac, app, tools):
    tools.broken.write_text("hdiutil")
    with pytest.raises(mac.Failed, match="hdiutil"):
        mac.installers(app, app.parent)
    assert len(tools()) == mac.TRIES
    assert not list(app.parent.glob("*.dmg"))


def test_with_an_identity_and_a_profile_the_image_is_signed_notarised_and_pinned(
    mac, app, tools, monkeypatch
):
    monkeypatch.setenv("DBZ_DESKTOP_SIGNING_IDENTITY", "Me")
    monkeypatch.setenv("DBZ_DESKTOP_NOTARY_PROFILE", "notes")
    (file,) = mac.installers(app, app.parent)
    made, signed, sent, pinned = tools()
    assert made.startswith("hdiutil create")
    assert signed.startswith("codesign --sign Me --timestamp ")
    assert sent.startswith("xcrun notarytool submit ") and sent.endswith(" --wait")
    assert "--keychain-profile notes" in sent
    assert pinned.startswith("xcrun stapler staple ")
    assert len({call.split()[-1] for call in (made, signed, pinned)}) == 1
    assert file.is_file()


def test_an_image_that_the_notary_refused_is_not_given_away(mac, app, tools, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_SIGNING_IDENTITY", "Me")
    monkeypatch.setenv("DBZ_DESKTOP_NOTARY_PROFILE", "notes")
    tools.broken.write_text("xcrun")
    with pytest.raises(mac.Failed, match="notarytool"):
        mac.installers(app, app.parent)
    assert not (app.parent / mac.image_name("3.2.1", mac.platform.machine())).exists()


def test_the_notary_without_an_identity_is_refused_before_anything_is_done(
    mac, app, tools, monkeypatch
):
    monkeypatch.setenv("DBZ_DESKTOP_NOTARY_PROFILE", "notes")
    with pytest.raises(mac.Failed, match="DBZ_DESKTOP_SIGNING_IDENTITY"):
        mac.installers(app, app.parent)
    assert tools() == []


def test_a_tool_that_is_not_there_is_named(mac, monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(mac.Failed, match="codesign was not found"):
        mac.run_all([["codesign", "--verify"]])
