""" "That Drill" is the last Drill that was spoken of, whatever the text spoke of since (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, Style
from tests.rules.happening import ALLY, DRILL, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

STYLED = card("Orange Hanging Drill", DRILL, "POWER: Raise your anger 1.", style=Style.ORANGE)
PLAN = card("Plan", SETUP, "POWER: Draw a card.")
WRECK = card("Wreck", EVENT, "POWER: Destroy a Drill.")
END = card("End", EVENT, "POWER: Destroy an Ally.")

BETWEEN = ["Draw a card.", "Destroy the top 2 cards of your opponent's Life Deck."]


@pytest.mark.parametrize(
    "between",
    [" to have your opponent destroy the top 2 cards of his Life Deck.", ". Draw a card."],
)
@pytest.mark.parametrize(("drill", "anger"), [("Orange Hanging Drill", 1), ("Idle Drill", 2)])
def test_what_was_shown_is_asked_of(between: str, drill: str, anger: int) -> None:
    """A card that was revealed, and never moved, is known as well as one that was."""
    tell(
        card("Class", EVENT, f"POWER: Reveal a Drill from your hand{between} If that Drill was "
             "Styled, you may lower your opponent's anger 1."),
        STYLED,
        steps=f"""
        play Class
        {"yes" if anger == 1 else ""}
        expect opponent.anger = {anger}
        expect you hand has {drill}
        """,
        you={"hand": ["Class", drill]},
        opponent={"anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize(("drill", "there"), [("Orange Hanging Drill", 1), ("Idle Drill", 0)])
def test_it_is_the_one_that_was_asked_of(between: str, drill: str, there: int) -> None:
    tell(
        card("Class", EVENT, f"POWER: Reveal a Drill from your hand. {between} If that Drill is "
             "Styled, place it into play."),
        STYLED,
        steps=f"""
        play Class
        expect you play has {there} {drill}
        """ if there else f"""
        play Class
        expect you hand has {drill}
        """,
        you={"hand": ["Class", drill]},
    )  # fmt: skip


@pytest.mark.parametrize(("second", "anger"), [("Orange Other Drill", 1), ("Idle Drill", 0)])
def test_several_are_all_asked_of(second: str, anger: int) -> None:
    other = card("Orange Other Drill", DRILL, "POWER: Draw a card.", style=Style.ORANGE)
    tell(
        card("Class", EVENT, "POWER: Choose up to 2 Drills in play. Draw a card. If those Drills "
             "are Styled, raise your anger 1."),
        STYLED,
        other,
        steps=f"""
        play Class
        choose Orange Hanging Drill
        choose {second}
        expect you.anger = {anger}
        """,
        you={"hand": ["Class"], "play": ["Orange Hanging Drill", second]},
    )  # fmt: skip


@pytest.mark.parametrize("between", ["", *BETWEEN])
def test_it_loses_its_effects(between: str) -> None:
    tell(
        card("Hush", EVENT, f"POWER: Choose a Drill in play. {between} That Drill loses all "
             "effects this combat."),
        steps="""
        play Hush
        expect no option use Idle Drill
        """,
        you={"hand": ["Hush"], "life_deck": ["Filler"]},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize("between", ["", *BETWEEN])
@pytest.mark.parametrize(
    ("kind", "what", "blow"), [("Drill", "Idle Drill", "Wreck"), ("Ally", "Old Friend", "End")]
)
def test_it_stays(between: str, kind: str, what: str, blow: str) -> None:
    tell(
        card("Shelter", EVENT, f"POWER: Choose {'an' if kind == 'Ally' else 'a'} {kind} you "
             f"control. {between} That {kind} cannot be destroyed this combat."),
        WRECK,
        END,
        steps=f"""
        play Shelter
        opponent: play {blow}
        expect you play has {what}
        expect log lacks Filler cannot
        """,
        you={"hand": ["Shelter"], "play": [what]},
        opponent={"hand": [blow]},
    )  # fmt: skip


def test_others_of_its_kind_do_not() -> None:
    tell(
        card("Shelter", EVENT, "POWER: Choose a Drill you control. Draw a card. That Drill cannot "
             "be destroyed this combat."),
        STYLED,
        WRECK,
        steps="""
        play Shelter
        choose Idle Drill
        opponent: play Wreck
        expect you play has Idle Drill
        expect you discard has Orange Hanging Drill
        """,
        you={"hand": ["Shelter"], "play": ["Idle Drill", "Orange Hanging Drill"]},
        opponent={"hand": ["Wreck"]},
    )  # fmt: skip


def test_it_cannot_be_used() -> None:
    tell(
        card("Hush", EVENT, "POWER: Choose a Setup in play. Draw a card. Your opponent cannot use "
             "that Setup this combat."),
        PLAN,
        steps="""
        play Hush
        expect no option use Plan
        """,
        you={"hand": ["Hush"]},
        opponent={"play": ["Plan"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("That Ally's attacks deal +2 stages of damage this combat.", 1),
        ("The next time that Ally performs an attack this combat, your opponent's MP loses 1 stage.",
         2),
    ],
)  # fmt: skip
def test_that_ally_fights(said: str, stages: int) -> None:
    tell(
        card("Order", EVENT, f"POWER: Choose an Ally you control. Draw a card. {said}"),
        card("Fist", PHYSICAL, KICK),
        steps=f"""
        play Order
        opponent: pass
        play Fist with Old Friend - Friend
        no defense
        expect opponent.stages = {stages}
        """,
        you={"hand": ["Order", "Fist"], "play": ["Old Friend"], "stages": 1},
        opponent={"stages": 5},
    )


@pytest.mark.parametrize(
    "said",
    [
        "If the chosen Ally is a Hero, banish it.",
        "If the chosen card is a Hero, banish it.",
        "If that Ally is a Hero, banish it.",
        "If the chosen Ally is a Hero, banish that Ally.",
    ],
)
@pytest.mark.parametrize(("ally", "there"), [("Paragon", "banished"), ("Old Friend", "play")])
def test_it_is_the_one_that_was_chosen(said: str, ally: str, there: str) -> None:
    tell(
        card("Judge", EVENT, "POWER: Choose an Ally in play. Destroy the top card of your "
             f"opponent's Life Deck. {said}"),
        card("Paragon", ALLY, "POWER: Draw a card.", alignment=Alignment.HERO),
        steps=f"""
        play Judge
        expect opponent {there} has {ally}
        expect opponent discard has Filler
        """,
        you={"hand": ["Judge"]},
        opponent={"play": [ally]},
    )  # fmt: skip


@pytest.mark.parametrize(("shown", "there"), [("Idle Drill", "play"), ("Block", "hand")])
def test_it_is_the_one_that_was_shown(shown: str, there: str) -> None:
    tell(
        card("Show", EVENT, "POWER: Reveal a card from your hand. Draw a card. If the revealed card "
             "is a Drill, place it into play."),
        steps=f"""
        play Show
        expect your {there} has {shown}
        """,
        you={"hand": ["Show", shown]},
    )  # fmt: skip


def test_something_else_happens_instead() -> None:
    tell(
        card("Shelter", EVENT, "POWER: Choose a Drill you control. Draw a card. The next time that "
             "Drill would be destroyed this combat, gain 2 stages instead."),
        WRECK,
        steps="""
        play Shelter
        opponent: play Wreck
        expect you play has Idle Drill
        expect you.stages = 7
        """,
        you={"hand": ["Shelter"], "play": ["Idle Drill"], "stages": 5},
        opponent={"hand": ["Wreck"]},
    )  # fmt: skip


def test_it_gains_a_text() -> None:
    tell(
        card("Teach", EVENT, "POWER: Choose an Ally you control. Draw a card. That Ally gains "
             '"[constant] Your physical attacks deal +1 stage of damage." this combat.'),
        card("Fist", PHYSICAL, KICK),
        steps="""
        play Teach
        opponent: pass
        play Fist
        no defense
        expect opponent.stages = 2
        expect log lacks Filler gains
        """,
        you={"hand": ["Teach", "Fist"], "play": ["Old Friend"]},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize("said", ["The chosen card", "The chosen Drill", "That Drill"])
def test_the_chosen_card_stays(said: str) -> None:
    tell(
        card("Shelter", EVENT, "POWER: Choose a Drill you control. Draw a card. "
             f"{said} cannot be destroyed this combat."),
        STYLED,
        WRECK,
        steps="""
        play Shelter
        choose Idle Drill
        opponent: play Wreck
        expect you play has Idle Drill
        expect you discard has Orange Hanging Drill
        """,
        you={"hand": ["Shelter"], "play": ["Idle Drill", "Orange Hanging Drill"]},
        opponent={"hand": ["Wreck"]},
    )  # fmt: skip


def test_the_chosen_card_loses_its_effects() -> None:
    text = (
        "POWER: Choose a Drill or Setup in play. Draw a card. The chosen card loses all effects "
        "this combat."
    )
    assert canonical(text) == text
    tell(
        card("Hush", EVENT, text),
        PLAN,
        steps="""
        play Hush
        choose Idle Drill
        expect no option use Idle Drill
        expect option use Plan
        """,
        you={"hand": ["Hush"]},
        opponent={"play": ["Idle Drill", "Plan"]},
    )


def test_that_personality_fights() -> None:
    tell(
        card("Order", EVENT, "POWER: Choose a personality you control. Draw a card. Attacks "
             "performed by that personality deal +2 stages of damage this combat."),
        card("Fist", PHYSICAL, KICK),
        steps="""
        play Order
        choose Old Friend
        opponent: pass
        play Fist with Old Friend - Friend
        no defense
        expect opponent.stages = 1
        opponent: pass
        play Fist with Hero - Level 1
        no defense
        expect opponent.discard = 1
        """,
        you={"hand": ["Order", "Fist", "Fist"], "play": ["Old Friend"], "stages": 1},
        opponent={"stages": 5},
    )  # fmt: skip


def test_where_none_was_found_there_is_none() -> None:
    """What the text found no more speaks of no earlier card."""
    tell(
        card("Hush", EVENT, "POWER: Choose a Drill you control. Choose a Drill in your opponent's "
             "discard pile. That Drill loses all effects this combat."),
        steps="""
        play Hush
        opponent: pass
        expect option use Idle Drill
        """,
        you={"hand": ["Hush"], "play": ["Idle Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- that very card


@pytest.mark.parametrize("hand", [["Spare Kick", "Spare Kick"], ["Spare Kick", "Filler"]])
def test_a_chosen_card_is_no_copy_of_it(hand: list[str]) -> None:
    """Only the card that was chosen can't be played (EFF-10 is of what is named)."""
    tell(
        card("Read", EVENT, "POWER: Your opponent reveals 2 random cards from his hand. Choose one "
             "of those cards. Your opponent cannot play that card this combat."),
        card("Lend", EVENT, "POWER: Your opponent draws a card."),
        steps=f"""
        play Read
        choose Spare Kick
        expect asked opponent
        {"expect option" if hand[1] == "Spare Kick" else "expect no option"} play Spare Kick
        opponent: pass
        play Lend
        expect option play Spare Kick
        """,
        you={"hand": ["Read", "Lend"]},
        opponent={"hand": hand, "life_deck": ["Spare Kick"]},
    )  # fmt: skip


def test_a_named_card_is_any_copy_of_it() -> None:
    tell(
        card(
            "Guess", EVENT, "POWER: Name a card. Your opponent cannot play that card this combat."
        ),
        steps="""
        play Guess
        name Spare Kick
        expect asked opponent
        expect no option play Spare Kick
        """,
        you={"hand": ["Guess"]},
        opponent={"hand": ["Spare Kick", "Spare Kick"]},
    )
