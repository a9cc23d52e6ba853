"""Two copies of a card in one hand are one answer; what differs in anything stays apart."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.game.question_words import short_title
from dbz_desktop.ui.game.twins import label_of, together


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


def copies(match, decision) -> list[int]:
    """The options with a card of which another copy is offered from the same hand."""
    if decision.ask is not Ask.ACTION:
        return []
    hand = match.game.state.players[decision.player].hand
    labels = [option.label for option in decision.options if option.card in hand]
    return [
        index
        for index, option in enumerate(decision.options)
        if option.card in hand and labels.count(option.label) > 1
    ]


@pytest.fixture
def page(qtbot):
    """A page at an action with two copies of a card in hand."""
    match = next(
        match
        for match in (new_match(seed=seed) for seed in range(20))
        if play_until(match, lambda decision, match=match: copies(match, decision))
    )
    settings = Settings()
    settings.speed = "off"
    page = GamePage(match, FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.begin()
    if page.curtain.isVisible():
        page.curtain.lift_now()
    qtbot.waitUntil(lambda: page.asked is not None)
    return page


def test_copies_in_hand_have_one_button_between_them(page, qtbot):
    asked = page.asked
    twins = copies(page.match, asked)
    label = asked.options[twins[0]].label
    same = [index for index in twins if asked.options[index].label == label]
    buttons = page.prompt.option_buttons()
    shown = [part for part in buttons if part.accessibleName() == label]
    assert len(same) > 1 and len(shown) == 1
    # No key is left out for the copy.
    keys = [part.key.text() for part in buttons if part.key.text().isdigit()]
    assert keys == [str(number) for number in range(1, len(keys) + 1)]
    assert {page.prompt.button_of(index) for index in same} == {shown[0]}
    for index in same:
        # Whichever copy is pointed at, on the table, is the one that the button means.
        card = asked.options[index].card
        assert page.facts.zone(card) is Zone.HAND
        page.prompt.light(card)
        assert shown[0].property("lit")
    page.prompt.light(-1)
    assert not shown[0].property("lit")
    with qtbot.waitSignal(page.prompt.answered) as answer:
        QTest.mouseClick(shown[0], Qt.MouseButton.LeftButton)
    assert answer.args == [same[0]]


def test_every_answer_has_its_button(page):
    """All else that can be done has one of its own, and passing is last."""
    asked = page.asked
    assert all(page.prompt.button_of(index) for index in range(len(asked.options)))
    last = page.prompt.option_buttons()[-1].property("option")
    assert asked.options[last].act is Act.PASS
    counted = [page.prompt.button_of(index) for index in range(len(asked.options))]
    apart = {
        (o.label, o.card if o.card not in page.match.game.state.players[asked.player].hand else -1)
        for o in asked.options
    }
    assert len(set(counted)) == len(apart)


def test_who_uses_a_card_is_no_answer_of_its_own_where_it_comes_to_the_same():
    """Two personalities may use it (COM-6); but where it matters who does it they stay apart."""

    class Some:
        def card(self, instance):
            return Card("X-1", "Sudden Calm", CardType.EVENT, "POWER: Draw a card.")

        def zone(self, instance):
            return Zone.IN_PLAY

    def offered(alike: bool) -> list[Option]:
        return [
            Option(Act.USE, f"Play Sudden Calm with {name}", 7, performer=who, alike=alike)
            for who, name in ((1, "Ann"), (2, "Bob"))
        ]

    same = offered(True)
    assert together(same, Some()) == [[0, 1]]
    assert label_of([0, 1], same) == "Play Sudden Calm"
    assert short_title([0, 1], same, Some()) == "Sudden Calm"
    assert together(offered(False), Some()) == [[0], [1]]
    assert label_of([0], offered(False)) == "Play Sudden Calm with Ann"
