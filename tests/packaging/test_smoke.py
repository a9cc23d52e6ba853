"""The smoke test of the built app, tried on a stand-in of the app that does as it is told."""

import importlib
import json
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
ROOM = Path(__file__).parent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script")


@pytest.fixture
def smoke(monkeypatch):
    """The script."""
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    for name in ("app_facts", "build", "frozen", "smoke", "smoke_contents", "smoke_runs"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("smoke")


@pytest.fixture
def stand_in(smoke, tmp_path, monkeypatch):
    """A folder as a build leaves it, with a program that behaves, but for the faults it is given.

    What lies in the folder is looked at elsewhere: `test_smoke_contents.py`.
    """
    app = tmp_path / "dist" / "dbz-desktop"
    app.mkdir(parents=True)
    program = app / "dbz-desktop"
    body = (ROOM / "smoke_stand_in.py").read_text()
    program.write_text(f"#!{sys.executable} -I\n{body}")
    program.chmod(0o755)
    monkeypatch.setattr(smoke, "PICTURES", 3)
    monkeypatch.setattr(smoke, "LOOKS", 1)

    def made(**faults):
        told = {"checkout": smoke.facts.version(), **faults}
        (app / "told.json").write_text(json.dumps(told))
        return tmp_path / "dist"

    for name in ("size", "licences", "qt_modules", "no_tests", "no_paths_of_the_builder"):
        monkeypatch.setattr(smoke.contents, name, lambda app: "not looked at here")
    return made


def table(text: str) -> dict[str, tuple[str, str]]:
    """What is marked how, and what was seen."""
    rows = {}
    for line in text.splitlines()[1:-1]:
        if not line.startswith(" "):
            mark, name, seen = line[:8].strip(), line[8:20].strip(), line[30:].strip()
            rows[name] = (mark, seen)
    return rows


def test_an_app_that_behaves_passes(smoke, stand_in, capsys, tmp_path):
    pictures = tmp_path / "pictures"
    assert smoke.main([str(stand_in()), "--pictures", str(pictures)]) == 0
    out = capsys.readouterr().out
    rows = table(out)
    assert out.splitlines()[-1] == "smoke: all is well"
    assert {mark for mark, _ in rows.values()} <= {"ok", "-"}
    assert "123 answers" in rows["journal"][1]
    assert len(list((pictures / "pages").glob("*.png"))) >= smoke.PICTURES


def test_a_program_may_be_named_and_a_script_that_starts_it(smoke, stand_in, capsys, tmp_path):
    program = stand_in() / "dbz-desktop" / "dbz-desktop"
    start = tmp_path / "start"
    start.write_text(f'#!/bin/sh\nexec {program} "$@"\n')
    start.chmod(0o755)
    found = smoke.Programs.find(start)
    assert (found.folder, found.window, found.console) == (program.parent, start, start)
    start.write_text("#!/bin/sh\nexec /bin/true\n")
    assert smoke.main([str(start)]) == 1
    assert "starts no dbz-desktop" in capsys.readouterr().err


def test_an_app_of_macos_is_found_as_a_whole(smoke, tmp_path):
    program = tmp_path / "DBZ Desktop.app" / "Contents" / "MacOS" / "dbz-desktop"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"\xcf\xfa\xed\xfe")
    for place in (tmp_path, tmp_path / "DBZ Desktop.app", program):
        found = smoke.Programs.find(place)
        assert (found.folder.name, found.window) == ("DBZ Desktop.app", program.resolve())


def test_a_folder_without_an_app_is_refused(smoke, tmp_path, capsys):
    assert smoke.main([str(tmp_path)]) == 1
    assert "dev.py build makes one" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fault", "row", "words"),
    [
        ({"version": "0.0.1"}, "version", "'dbz-desktop 0.0.1'"),
        ({"code": {"cards": 1}}, "cards", "ended with 1"),
        ({"code": {"selfplay": 3}}, "selfplay", "ended with 3"),
        ({"code": {"": 1}}, "start", "ended with 1"),
        ({"no_report": True}, "start", "before its home page"),
        ({"errors": ["cards/x.toml: damaged"]}, "start", "could not read everything"),
        ({"no_settings": True}, "start", "keeps no settings"),
        ({"pictures": 2}, "demo", "only 2 pictures"),
        ({"blank": True}, "demo", "is blank"),
        ({"size": (640, 480)}, "demo", "is 640x480"),
        ({"game": {"version": "0.0.1"}}, "game", "of another game"),
        ({"game": {"pictures": ["gone.png"]}}, "game", "gone.png is missing"),
        ({"code": {"game": 1}}, "game", "it stands still"),
        ({"game": {"by_hand": {}}}, "game", "KeyError: 'clicks'"),
        ({"repeated": {"winner": "Player 2"}}, "journal", "winner: 'Player 2' when repeated"),
        ({"stray": "desk"}, "traces", "left in the folder it was started in: stray.txt"),
        ({"stray": "matches"}, "traces", "left among the user's files"),
        ({"stray": "app"}, "own folder", "stray.txt"),
    ],
)
def test_every_fault_is_found_where_it_is(smoke, stand_in, capsys, fault, row, words):
    assert smoke.main([str(stand_in(**fault))]) == 1
    out = capsys.readouterr().out
    mark, seen = table(out)[row]
    assert mark == "FAILED"
    assert words in seen or words in out
    assert out.splitlines()[-1].startswith("smoke: FAILED: ")
    assert row in out.splitlines()[-1]
    # One that failed stops no other.
    assert "installers" in table(out)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system names the folder")
def test_the_program_sees_nothing_of_who_runs_it(smoke, stand_in, tmp_path, monkeypatch):
    for name in ("PYTHONPATH", "LD_LIBRARY_PATH", "DISPLAY", "QT_QPA_PLATFORM", "DBZ_SECRET"):
        monkeypatch.setenv(name, "mine")
    stranger = smoke.Stranger(smoke.Programs.find(stand_in()), tmp_path / "room")
    seen = json.loads(stranger.run("environment").expect().out)
    assert seen["HOME"] == str(tmp_path / "room" / "home")
    assert "mine" not in {value for name, value in seen.items() if name != "LC_CTYPE"}


def test_a_program_that_never_ends_is_given_up(smoke, stand_in, tmp_path):
    stranger = smoke.Stranger(smoke.Programs.find(stand_in()), tmp_path / "room")
    with pytest.raises(smoke.Wrong, match="did not end within 1 s"):
        stranger.run("sleep", seconds=1)


def test_there_is_no_network_where_it_can_be_taken_away(smoke, stand_in, tmp_path):
    stranger = smoke.Stranger(smoke.Programs.find(stand_in()), tmp_path / "room")
    if not stranger.without_network:
        pytest.skip("unshare can't be used here")
    assert stranger.run("interfaces").expect().out.split() == ["lo"]


SOCKETS = """\
71 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 5
71 connect(5, {sa_family=AF_UNIX, sun_path="/tmp/.X11-unix/X0"}, 20) = 0
"""


def test_sockets_that_reach_further_are_found(smoke, tmp_path):
    record = tmp_path / "sockets"
    sockets = smoke.Sockets(record)
    record.write_text(SOCKETS)
    assert sockets.seen() == "sockets asked for: AF_UNIX"
    record.write_text(SOCKETS + "72 socket(AF_INET6, SOCK_DGRAM, IPPROTO_IP) = 6\n")
    with pytest.raises(smoke.Wrong, match="AF_INET6"):
        sockets.seen()
    record.write_text(SOCKETS + "72 sendto(6, 0x7ffe, 1, 0, {sa_family=AF_INET, ...}, 16) = 1\n")
    with pytest.raises(smoke.Wrong, match="AF_INET"):
        sockets.seen()


def test_strace_sees_what_a_program_asks_for(smoke, stand_in, tmp_path):
    sockets = smoke.Sockets(tmp_path / "sockets")
    if not sockets.there:
        pytest.skip("strace can't be used here")
    stranger = smoke.Stranger(smoke.Programs.find(stand_in()), tmp_path / "room")
    stranger.run("cards", "check", through=sockets.through).expect()
    assert sockets.seen() == "sockets asked for: none"
    stranger.run("calls home", through=sockets.through)
    with pytest.raises(smoke.Wrong, match="AF_INET"):
        sockets.seen()
