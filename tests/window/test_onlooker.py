"""The app played from outside: what a screen reader is told is all that there is to go by.

DBZ_INSTALLED names an installed program, such as /usr/bin/dbz-desktop: then that is played, to the
end of the game. Without it the app of this checkout is played for some answers.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("reads AT-SPI, which is Linux' own", allow_module_level=True)

sys.path.insert(0, str(Path(__file__).parent))

import screenreader
from dbusclient import MEMBER
from onlooker import Onlooker, checkout_command

INSTALLED = os.environ.get("DBZ_INSTALLED", "")
ANSWERS = 10**6 if INSTALLED else 20

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(screenreader.missing()), reason=screenreader.missing() or "-"),
]


@pytest.fixture
def shots(tmp_path):
    folder = Path(os.environ.get("DBZ_SHOTS") or tmp_path / "shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def onlooker(tmp_path, shots):
    command, env = checkout_command()
    if INSTALLED:
        command, env = [INSTALLED], dict(os.environ)
        env.pop("PYTHONPATH", None)
    env["DBZ_DESKTOP_HOME"] = str(tmp_path / "home")
    onlooker = Onlooker(command, env, shots, seed=3)
    yield onlooker
    onlooker.stop()


def announced(onlooker: Onlooker) -> list[str]:
    """What a screen reader was given to say, since this was last asked."""
    heard = onlooker.reader.heard()
    return [m.body[3] for m in heard if m.fields.get(MEMBER) == "Announcement"]


def test_a_game_is_played_by_what_a_screen_reader_is_told(onlooker, tmp_path):
    onlooker.reader.listen("object:announcement")
    onlooker.start()
    onlooker.shot("home-seen-from-outside")
    onlooker.new_game(seed=3)
    said = announced(onlooker)
    assert any(text.startswith("Pass the computer to ") for text in said), said
    onlooker.lift_curtain()
    onlooker.find(name="Question")
    onlooker.set_speed("Off")
    over = onlooker.play(ANSWERS)
    assert (over is not None) == bool(INSTALLED)
    if over is not None:
        assert " wins by " in over.description
    onlooker.shot("played-from-outside")
    said = announced(onlooker)
    assert any(text.endswith((".", "?")) for text in said), said
    assert onlooker.counts["cards"] > 0 and onlooker.counts["curtains"] > 0
    assert onlooker.close() in (0, -15)
    (journal,) = (tmp_path / "home" / "data" / "matches").glob("*.dbzreplay")
    lines = [json.loads(line) for line in journal.read_bytes().splitlines()[1:]]
    assert sum("a" in line for line in lines) >= min(ANSWERS, 12) // 2


def test_every_button_that_is_shown_has_a_name(onlooker):
    onlooker.start()
    for page in ("New game", "Decks", "Cards", "Replays", "Rulebook", "Settings", "About"):
        onlooker.click(onlooker.find(start=page, role="push button"))
        tree = onlooker.wait(lambda p=page: shown(onlooker, p), page)
        controls = [n for n in tree.walk() if n.role in CONTROLS and min(n.rect[2:]) > 0]
        nameless = [(n.role, n.rect) for n in controls if not n.name and not n.description]
        assert controls and not nameless, (page, nameless)
        outside = [(n.role, n.name, n.rect) for n in controls if not inside(n.rect)]
        assert not outside, (page, outside)
        back = tree.first(role="push button", start="Back")
        if back is not None:
            onlooker.click(back)
        else:
            onlooker.hand.key("Escape")
        onlooker.wait(lambda: shown(onlooker, "Home"), "the home page")


def shown(onlooker: Onlooker, page: str):
    """The tree, if a page of this name is shown in it."""
    tree = onlooker.look()
    return tree if tree is not None and tree.first(role="filler", name=page) else None


CONTROLS = ("push button", "check box", "radio button", "combo box", "text", "button menu")


def inside(rect: tuple[int, int, int, int]) -> bool:
    """Does any of it lie on the screen?"""
    return rect[0] < 1280 and rect[1] < 720 and rect[0] + rect[2] > 0 and rect[1] + rect[3] > 0
