"""Sentences that chance drew, which were read in two ways, or not as the words mean it."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

RAISE = card("Theirs", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("POWER: Destroy a Drill, a Setup, or an Ally.",
         "POWER: Destroy a Drill, Setup, or Ally."),
        ("POWER: Search your Life Deck for a Drill, a Styled Setup, or an Event.",
         "POWER: Search your Life Deck for a Drill, Styled Setup, or Event."),
        ("POWER: Draw 2 cards. If those cards are Drills or yours, draw a card.",
         "POWER: Draw 2 cards. If those cards are Drills or under your control, draw a card."),
        ("POWER: Each player who controls Goku Rejuvenates 1 card.",
         "POWER: Each player who controls Goku Rejuvenates 1."),
        ("[defense] Shuffle the Rejuvenated Dragon Ball into his Life Deck.", ""),
        ("POWER: If your Mastery is not Red, draw a card.",
         "POWER: If your Mastery is not Red, draw a card."),
        ("POWER: If your opponent skipped combat on his last turn, draw a card.",
         "POWER: If your opponent has not declared combat during his last turn, draw a card."),
        ("[defense] Stop that attack. If it is not your opponent's turn, draw a card.", ""),
        ("[defense] Stop that attack. If it is the first action of combat, draw a card.",
         "[defense] Stop that attack. If this is the first action this combat, draw a card."),
        ("(Your Life Deck may include Red Events, Blue Setups, or Black Drills.) POWER: Draw a card.",
         ""),
    ],
)  # fmt: skip
def test_it_is_read_in_one_way(said: str, printed: str) -> None:
    assert canonical(said) == (printed or said)


@pytest.mark.parametrize(
    "said",
    [
        "While that attack was not Unstoppable or Focused, your attacks deal +1 stage of damage.",
        "At the end of any combat in which it is not your opponent's Discard Step, Rejuvenate 1.",
        "While that attack was Unpreventable, your opponent's Mastery is considered Styled.",
    ],
)
def test_words_of_the_language_are_no_titles(said: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {said}"


def test_nobody_is_called_by_a_keyword() -> None:
    text = "[constant] While your MP is Unstoppable, your attacks deal +1 stage of damage."
    assert compile_text(card("Watch", DRILL, text), text).failures


def test_that_number_is_the_chosen_one() -> None:
    tell(
        card("Choice", EVENT, "POWER: Choose a number. Gain stages equal to that number."),
        steps="""
            play Choice
            choose 3
            expect you stages = 5
        """,
        you={"hand": ["Choice"], "stages": 2},
    )


def test_that_number_is_what_was_done_before() -> None:
    tell(
        card("Deed", EVENT, "POWER: Raise your anger 2. Gain stages equal to that number."),
        steps="""
            play Deed
            expect you stages = 4
        """,
        you={"hand": ["Deed"], "stages": 2},
    )


def test_that_number_is_by_how_much_what_set_it_off_was_done() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your opponent's anger is raised, gain stages "
             "equal to that number."),
        card("Theirs", EVENT, "POWER: Raise your anger 2."),
        steps="""
            pass
            play Theirs
            expect you stages = 4
        """,
        you={"play": ["Watch"], "stages": 2},
        opponent={"hand": ["Theirs"]},
    )  # fmt: skip


@pytest.mark.parametrize("said", ["Your opponent", "Each player who controls a Drill"])
def test_he_chooses_what_he_does_also_for_each(said: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said} loses 1 stage or raises his anger 1 for each Drill he "
             "controls."),
        card("Watch", DRILL, "[constant] Your physical attacks deal +1 stage of damage."),
        steps="""
            play Deed
            opponent: choose Raise your anger 1 for each Drill you control
            expect opponent anger = 2
            expect opponent stages = 5
        """,
        you={"hand": ["Deed"]},
        opponent={"play": ["Watch", "Watch"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("what", "pick", "left"), [("cards", "", 2), ("Events", "choose Theirs", 3)]
)
def test_half_of_the_pile_is_its_top_half_and_of_a_kind_it_is_chosen(
    what: str, pick: str, left: int
) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Rejuvenate half of the {what} in your discard pile."),
        RAISE,
        steps=f"""
            play Deed
            {pick}
            expect you discard = {left + 1}
        """,
        you={"hand": ["Deed"], "discard": ["Filler", "Theirs", "Filler", "Theirs"]},
    )


@pytest.mark.parametrize(("before", "stages"), [("", 8), ("pass\nplay Theirs\n", 5)])
def test_the_first_action_in_combat_is_of_both_players(before: str, stages: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: If this is the first action of the combat, gain 3 stages."),
        RAISE,
        steps=f"""
            {before}
            play Deed
            expect you stages = {stages}
        """,
        you={"hand": ["Deed"], "stages": 5},
        opponent={"hand": ["Theirs"]},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("They cannot deal critical damage.", "Your attacks cannot deal critical damage."),
        ("They are considered Red.", "Your attacks are considered Red."),
        ("They cost -1 stage.", "Your attacks cost -1 stage to perform."),
    ],
)
def test_they_are_the_attacks_that_were_spoken_of(said: str, printed: str) -> None:
    before = "[constant] Your attacks deal +1 stage of damage."
    assert canonical(f"{before} {said}", DRILL) == f"{before} {printed}"


@pytest.mark.parametrize(
    "said",
    [
        "[constant] Whenever you would draw a card, gain 2 stages and raise your anger 1 instead.",
        "[constant] Whenever you would discard a card, you may banish it and draw a card instead.",
    ],
)
def test_two_things_are_done_instead(said: str) -> None:
    assert canonical(said, DRILL) == said


def test_two_things_are_done_in_the_place_of_one() -> None:
    tell(
        card("Watch", DRILL, "[constant] If you would draw a card, gain 2 stages and raise your "
             "anger 1 instead."),
        card("Deed", EVENT, "POWER: Draw a card."),
        steps="""
            play Deed
            expect you hand = 0
            expect you stages = 7
            expect you anger = 1
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("then", "theirs", "hand", "stages"),
    [
        ("draw a card and gain 2 stages", "play Theirs", 1, 7),
        ("draw a card and gain 2 stages", "", 0, 5),
        ("if your anger is 1, draw a card", "play Theirs", 1, 5),
        ("if your anger is 2, draw a card", "play Theirs", 0, 5),
    ],
)
def test_more_than_one_thing_comes_after_an_action(
    then: str, theirs: str, hand: int, stages: int
) -> None:
    tell(
        card("Deed", EVENT, f"POWER: After your opponent's next action this combat, {then}."),
        card("Theirs", EVENT, "POWER: Raise your opponent's anger 1."),
        steps=f"""
            play Deed
            {theirs}
            expect you hand = {hand}
            expect you stages = {stages}
        """,
        you={"hand": ["Deed"], "stages": 5},
        opponent={"hand": ["Theirs"]},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Choose one: Draw a card and gain 2 stages; or raise your anger 1 and discard a card.",
         "Choose one: draw a card and gain 2 stages; or raise your anger 1 and discard a card."),
        ("Draw a card and gain 2 stages, or raise your anger 2.",
         "Choose one: draw a card and gain 2 stages; or raise your anger 2."),
        ("Choose one: Draw a card, raise your anger 1, or Rejuvenate 2.",
         "Draw a card, raise your anger 1, or Rejuvenate 2."),
        ("Choose one: Draw a card; raise your anger 1 and gain 2 stages; or Rejuvenate 2.",
         "Choose one: draw a card; raise your anger 1 and gain 2 stages; or Rejuvenate 2."),
    ],
)  # fmt: skip
def test_where_each_of_the_things_to_choose_from_ends(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed or said}"


def test_what_belongs_to_which_of_two_choices_must_be_said() -> None:
    text = "POWER: Draw a card and destroy a Drill or banish a Setup."
    assert compile_text(card("Deed", EVENT, text), text).failures


@pytest.mark.parametrize(
    ("pick", "hand", "anger"),
    [("Draw a card and gain 2 stages", 1, 0), ("Raise your anger 2", 0, 2)],
)
def test_one_of_the_choices_is_two_things(pick: str, hand: int, anger: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Choose one: Draw a card and gain 2 stages; or raise your anger "
             "2."),
        steps=f"""
            play Deed
            choose {pick}
            expect you hand = {hand}
            expect you anger = {anger}
            expect you stages = {5 + 2 * hand}
        """,
        you={"hand": ["Deed"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "chosen"),
    [
        ("", "opponent: choose Lose 3 stages"),
        ("Choose one: ", "choose Your opponent loses 3 stages"),
    ],
)
def test_who_chooses_what_he_does(said: str, chosen: str) -> None:
    he = "your opponent" if said else "Your opponent"
    sign = ";" if said else ","
    tell(
        card("Deed", EVENT, f"POWER: {said}{he} loses 1 stage and raises his anger 1{sign} or your "
             "opponent loses 3 stages."),
        steps=f"""
            play Deed
            {chosen}
            expect opponent stages = 2
            expect opponent anger = 0
        """,
        you={"hand": ["Deed"]},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Choose one of your Drills. It is considered Red this combat.",
         "Choose a Drill you control. It is considered Red this combat."),
        ("Choose one of your Allies. It is considered a Saiyan this combat.",
         "Choose an Ally you control. It is considered to be a Saiyan this combat."),
        ("You may choose a Setup in play. If you do, it is considered Styled this combat.", ""),
        ('Draw a card. If its title contains "Sword", gain 2 stages.',
         'Draw a card. If that card has "Sword" in the title, gain 2 stages.'),
    ],
)  # fmt: skip
def test_it_is_what_was_spoken_of(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed or said}"


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("During your Planning Step, look at the top 3 cards of your Life Deck and put them back in "
         "any order.",
         "At the beginning of your Planning Step, look at the top 3 cards of your Life Deck and put "
         "them back in any order."),
        ("During your Planning Step, you may discard a card to draw a card.",
         "You may discard a card during the Planning Step. If you do, draw a card."),
        ("Whenever damage is prevented, draw a card.",
         "Whenever a player prevents damage, draw a card."),
        ("Whenever you skip combat, draw a card.",
         "Whenever you do not declare combat, draw a card."),
        ("Whenever your opponent chooses not to declare combat, draw a card.",
         "Whenever your opponent does not declare combat, draw a card."),
    ],
)  # fmt: skip
def test_when_that_is(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"


@pytest.mark.parametrize(
    ("said", "before", "may"),
    [
        ("you played an Event", "", "no "),
        ("you played an Event", "play Deed\npass\n", ""),
        ("your opponent did not play an Event", "play Deed\npass\n", ""),
        ("your opponent did not play an Event", "play Deed\nplay Theirs\n", "no "),
    ],
)
def test_a_note_asks_of_this_combat_what_was_done_before(said: str, before: str, may: str) -> None:
    tell(
        card("Deed", EVENT, "POWER: Raise your anger 1."),
        card("Late", EVENT, f"(Use only if {said}.) POWER: Draw a card."),
        RAISE,
        steps=f"""
            {before}
            expect {may}option play Late
        """,
        you={"hand": ["Deed", "Late"]},
        opponent={"hand": ["Theirs"]},
    )
