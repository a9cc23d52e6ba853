"""A card has to be named: who knows no title is offered those that lie open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.kernel.decisions import Ask

pytestmark = pytest.mark.usefixtures("home")

DISCARDED = [
    "Black Swipe",
    "Black Defensive Burst",
    "Black Swipe",
    "Black Impediment",
    "Black Delay",
]


@pytest.fixture
def page(open_page):
    pool = load_pool()
    table = {
        "you": {
            "mp": "Piccolo",
            "mastery": "Namekian Knowledge Mastery",
            "stages": 5,
            "hand": ["Piccolo's Special Beam Cannon"],
        },
        "opponent": {
            "mp": "Captain Ginyu",
            "mastery": "Black Perceptive Mastery",
            "discard": DISCARDED,
        },
        "start": {"phase": "combat"},
        "play": {},
    }
    scenario = scenario_from_table(table, pool, resources_folder() / "naming.toml")
    match = scenario_match(scenario, pool=pool)
    for text in ("play Piccolo's Special Beam Cannon", "no defense"):
        index = find_option(match, text)
        if index is not None:
            match.course.answer(index)
    assert match.decision.ask is Ask.NAME
    return open_page(match, lifted=True)


def test_titles_on_top_of_the_other_sides_pile_are_offered_and_answer(page, qtbot):
    on_top = [
        page.match.seat(0).card(card).title for card in page.match.seat(0).view().theirs.discard
    ]
    latest = list(dict.fromkeys(reversed(on_top)))[:3]
    offered = page.prompt.option_buttons()
    assert [part.title.text() for part in offered] == latest and len(latest) == 3
    assert all(part.detail.isVisible() for part in offered)
    assert page.prompt.rect().contains(offered[-1].geometry())
    wanted = find_option(page.match, f"name {latest[1]}")
    QTest.mouseClick(offered[1], Qt.MouseButton.LeftButton)
    assert page.match.answers[-1].value == wanted
