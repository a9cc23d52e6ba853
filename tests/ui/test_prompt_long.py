"""A question of several lines is seen whole as long as there is room."""

from __future__ import annotations

import pytest
from fake_match import FakeMatch
from PySide6.QtCore import QRect, Qt

from dbz_desktop.match.aids.autopass import Always
from dbz_desktop.match.aids.recap import Line
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.game.prompt import PromptBar
from dbz_desktop.ui.game.so_far import Glance
from dbz_desktop.ui.kit.fitting import is_cut
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.widgets import KeyButton
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.table_facts import TableFacts

LONG = (
    "Discard a Physical Combat card from your hand to stop an energy attack or an Energy Combat "
    "card to stop a physical attack?"
)
AT_THE_END = (
    "Goku - Kaio-Ken Enhanced: At the end of combat, you may lower your MP 1 level and you may "
    "search your Life Deck or discard pile for a Drill and place it into play."
)
YES_NO = (Option(Act.YES, "Yes"), Option(Act.NO, "No"))


@pytest.mark.parametrize("width", [1000, 800, 640])
@pytest.mark.parametrize("before", ["nothing", "a short question", "moving cards"])
def test_a_long_question_is_seen_whole(qtbot, width, before):
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(width, 128)
    bar.show()
    facts = TableFacts(GameSession(FakeMatch()), FaceCache())
    if before == "moving cards":
        bar.clear("One moment …")
        qtbot.wait(1)
    elif before == "a short question":
        short = Decision(player=0, ask=Ask.YES_NO, options=YES_NO, prompt="Draw?", rule="EFF-1")
        bar.show_decision(short, facts)
        qtbot.wait(1)
    bar.show_decision(
        Decision(player=0, ask=Ask.YES_NO, options=YES_NO, prompt=LONG, rule="EFF-1"), facts
    )
    qtbot.wait(1)
    room = bar.question.contentsRect()
    flags = int(Qt.TextFlag.TextWordWrap)
    needed = bar.question.fontMetrics().boundingRect(QRect(0, 0, room.width(), 10_000), flags, LONG)
    assert room.height() >= needed.height()
    assert bar.question.mapTo(bar, room.topLeft()).y() >= 0
    for button in bar.option_buttons():
        assert bar.rect().contains(QRect(button.mapTo(bar, button.rect().topLeft()), button.size()))


PLANNING = "Planning Step: play Allies, Setups, Drills and Dragon Balls, then power up."
PLANS = (Option(Act.PLAY, "Play Drill"), Option(Act.PASS, "Power up"))


@pytest.mark.parametrize("width", [998, 740, 640])
@pytest.mark.parametrize(
    "prompt, text, options",
    [(PLANNING, "", PLANS), (PLANNING, "Kept.", PLANS), (LONG, f"You may: {LONG}", YES_NO)],
)
def test_no_line_of_a_question_is_cut_in_its_height(qtbot, width, prompt, text, options):
    """In the program's look; the bar is as high as in a window of 1280 x 720."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.setFixedSize(width, 127)
    bar.set_shape(compact=False, wide=False)
    bar.show()
    facts = TableFacts(GameSession(FakeMatch()), FaceCache())
    asked = Decision(
        player=0, ask=Ask.YES_NO, options=options, prompt=prompt, rule="TRN-2", text=text
    )
    bar.show_decision(asked, facts)
    qtbot.wait(1)
    for words in (bar.question, bar.card_text):
        if not words.text():
            continue
        flags = int(Qt.TextFlag.TextWordWrap)
        room = words.contentsRect()
        needed = words.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 10_000), flags, words.shown()
        )
        assert room.height() >= needed.height(), words.text()
    row = bar.option_buttons()[0]
    assert (
        bar.scroller.viewport()
        .rect()
        .contains(QRect(row.mapTo(bar.scroller.viewport(), row.rect().topLeft()), row.size()))
    )


def test_what_is_put_beside_a_question_later_leaves_its_words_free(qtbot):
    """As the button for hints, which is higher than the words beside it."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.setFixedSize(998, 127)
    bar.set_shape(compact=False, wide=False)
    later = KeyButton("Hint", "I", "quiet")
    later.hide()
    bar.head.addWidget(later, 0, Qt.AlignmentFlag.AlignVCenter)
    bar.show()
    asked = Decision(
        player=0, ask=Ask.YES_NO, options=YES_NO, prompt="Lower it?", rule="EFF-1", text=AT_THE_END
    )
    bar.show_decision(asked, TableFacts(GameSession(FakeMatch()), FaceCache()))
    bar.offer_always([Always(0, "Yes, every time", Act.YES, ""), Always(1, "No", Act.NO, "")])
    later.show()
    qtbot.wait(5)
    assert bar.words.geometry().bottom() < bar.scroller.geometry().top()


@pytest.mark.parametrize("width", [106, 79.5, 73])
def test_beside_its_answers_a_long_question_takes_the_width_before_what_stands_beside_it_goes(
    qtbot, width
):
    """In line heights of the text; a window of 2560 x 1440 gives the question 106."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.show()
    glance = Glance(bar)
    bar.layout().addWidget(glance)
    bar.room.beside.insert(0, glance)
    bar.set_shape(compact=False, wide=True)
    bar.setFixedSize(em(bar, width), em(bar, 7))
    facts = TableFacts(GameSession(FakeMatch()), FaceCache())
    options = (
        *(Option(Act.PICK, facts.card(card).name, card=card) for card in (6, 7, 8)),
        Option(Act.NO, "No"),
    )
    asked = "Discard a card from your hand to search your Life Deck for a Styled Drill?"
    decision = Decision(
        player=0,
        ask=Ask.CHOOSE_CARD,
        options=options,
        prompt=asked,
        rule="EFF-1",
        card=0,
        text=LONG,
    )
    bar.show_decision(decision, facts)
    glance.show_lines(
        "Its turn so far", [Line("Frostbite attacks: 3 life cards.", 1, 40)] * 3, facts
    )
    bar.room.fit()
    qtbot.wait(1)
    words = bar.question
    high = words.fontMetrics().lineSpacing() * words._needed(asked)
    assert words.shown() == asked and words.height() >= high
    below = bar.card_text.geometry()
    assert words.geometry().bottom() <= below.top() and below.bottom() <= bar.words.height()
    assert not any(map(is_cut, bar.option_buttons()))
    assert glance.isVisible() and bar.cards.isVisible()


ENDS_COMBAT = "ends combat: both have passed"


def test_what_an_answer_does_stays_longer_than_what_its_card_is(qtbot):
    """Type and all are for who has room; that a pass ends combat everybody must see."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    facts = TableFacts(GameSession(FakeMatch()), FaceCache())
    options = [Option(Act.USE, f"Use Orange Guardian Drill {n}", card=n) for n in (5, 6, 7)]
    decision = Decision(
        0, Ask.ACTION, "Your action.", "COM-2", (*options, Option(Act.PASS, "Pass"))
    )
    told = ["", "does nothing now", "", ENDS_COMBAT]
    shown = {}
    for width in (1400, 640):
        bar.resize(width, 128)
        bar.show()
        bar.show_decision(decision, facts, told)
        qtbot.wait(1)
        shown[width] = [b.detail.text() for b in bar.option_buttons() if not b.detail.isHidden()]
    assert len(shown[1400]) == 4
    assert shown[640] == ["does nothing now", ENDS_COMBAT]


@pytest.mark.parametrize("width", [998, 640])
def test_effects_to_put_in_order_say_what_they_do(qtbot, width):
    bar = PromptBar()
    qtbot.addWidget(bar)
    facts = TableFacts(GameSession(FakeMatch()), FaceCache())
    text = "at the end of combat, you may search your Life Deck for a Drill and place it into play."
    options = tuple(
        Option(Act.PICK, f"{facts.card(card).title}: {text}", card, value=card) for card in (5, 6)
    )
    decision = Decision(0, Ask.ORDER, "Which one first?", "EFF-3", options)
    bar.resize(width, 128)
    bar.show()
    bar.show_decision(decision, facts)
    qtbot.wait(1)
    for card, button in zip((5, 6), bar.option_buttons(), strict=True):
        assert button.title.text() == facts.card(card).title
        assert not button.detail.isHidden()
        said = button.detail.text().replace("\n", " ")
        assert said.startswith("At the end of combat, you may")
        assert text in button.accessibleName()
        if said.endswith("…"):
            assert "place it into play" in button.toolTip()
        assert bar.rect().contains(QRect(button.mapTo(bar, button.rect().topLeft()), button.size()))
