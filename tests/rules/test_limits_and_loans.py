"""How far something goes, how much was done in all, and what is held or used for a while."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import staged

ANGRY = card("Angry", EVENT, "POWER: Raise your anger 3.")


@pytest.mark.parametrize(
    ("limit", "before", "after"),
    [
        ("cannot be raised above 3", 1, 3),
        ("cannot be raised above 3", 4, 4),
        ("cannot be raised by more than 1 level", 1, 2),
    ],
)
def test_anger_is_raised_as_far_as_a_limit_lets_it(limit: str, before: int, after: int) -> None:
    staged(
        f"""
        play Angry
        expect you anger = {after}
        """,
        card("Lid", DRILL, f"[constant] Your anger {limit}."),
        ANGRY,
        mine={"hand": ["Angry"], "anger": before, "play": ["Lid"]},
    )


def test_no_more_stages_are_lost_than_a_limit_lets() -> None:
    staged(
        """
        play Drain
        expect opponent.stages = 5
        """,
        card(
            "Floor", DRILL, "[constant] Your MP cannot lose more than 3 stages from a card effect."
        ),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 6 stages."),
        mine={"hand": ["Drain"]},
        theirs={"stages": 8, "play": ["Floor"]},
    )


def test_anger_is_lowered_no_further_than_a_number() -> None:
    staged(
        """
        play Calm
        expect opponent anger = 2
        """,
        card("Floor", DRILL, "[constant] Your anger cannot be lowered below 2."),
        card("Calm", EVENT, "POWER: Lower your opponent's anger 4."),
        mine={"hand": ["Calm"]},
        theirs={"anger": 4, "play": ["Floor"]},
    )


@pytest.mark.parametrize(("anger", "stages"), [(2, 4), (1, 0)])
def test_how_much_anger_was_gained_is_asked_of_all_that_was(anger: int, stages: int) -> None:
    staged(
        f"""
        play Spur
        opponent: pass
        play Ask
        expect you.stages = {stages}
        """,
        card("Spur", EVENT, f"POWER: Raise your anger {anger - 1}. Raise your anger 1."),
        card("Ask", EVENT, "POWER: If you gained 2 or more levels of anger this turn, your MP gains "
             "4 stages."),
        mine={"hand": ["Spur", "Ask"], "stages": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("each", "anger"), [(2, 1), (3, 0)])
def test_how_many_stages_were_gained_is_asked_of_all_that_were(each: int, anger: int) -> None:
    staged(
        f"""
        play Rest
        expect you anger = {anger}
        """,
        card("Rest", EVENT, "POWER: Your MP gains 2 stages. Your MP gains 2 stages. If you gained "
             f"{each * 2} or more stages, raise your anger 1."),
        mine={"hand": ["Rest"], "stages": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("amount", "anger"), [(2, 1), (1, 0)])
def test_so_many_are_rejuvenated_at_once(amount: int, anger: int) -> None:
    staged(
        f"""
        play Back
        expect you anger = {anger}
        """,
        card("Watcher", DRILL, "[constant] Whenever you Rejuvenate 2 or more cards at once, raise "
             "your anger 1."),
        card("Back", EVENT, f"POWER: Rejuvenate {amount}."),
        mine={"hand": ["Back"], "play": ["Watcher"], "discard": ["Filler", "Filler", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "enters"), [(1, "has"), (2, "has no")])
def test_no_more_than_so_many_come_into_play(drills: int, enters: str) -> None:
    staged(
        f"""
        play Put
        expect you play {enters} Falling Drill
        """,
        card("Crowd", SETUP, "POWER: Draw a card."),
        card("Lid", ALLY, "[constant] Players cannot have more than 2 Drills in play."),
        card("Put", EVENT, "POWER: Place a Drill from your hand into play."),
        mine={
            "hand": ["Put", "Falling Drill"],
            "play": ["Lid", *["Idle Drill", "Idle Drill"][:drills]],
        },
        auto="first",
    )


@pytest.mark.parametrize(("when", "until"), [("this combat", "combat"), ("this turn", "turn")])
def test_control_goes_back_when_its_time_is_over(when: str, until: str) -> None:
    staged(
        f"""
        play Loan
        expect you play has Idle Drill
        until {until} ends
        expect opponent play has Idle Drill
        """,
        card("Loan", EVENT, f"POWER: Gain control of an opponent's Drill {when}."),
        mine={"hand": ["Loan"]},
        theirs={"play": ["Idle Drill"]},
        auto="pass",
    )


def test_what_left_play_meanwhile_does_not_come_back() -> None:
    staged(
        """
        play Loan
        opponent: pass
        play Break
        expect opponent discard has Idle Drill
        until combat ends
        expect opponent play = 0
        """,
        card("Loan", EVENT, "POWER: Gain control of an opponent's Drill this combat."),
        card("Break", EVENT, "POWER: Destroy a Drill."),
        mine={"hand": ["Loan", "Break"]},
        theirs={"play": ["Idle Drill"]},
        auto="pass",
    )


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Use the Power of a Drill you control a second time this turn", 2, 0),
        ("Choose an opponent's Drill and use its POWER as if it were yours", 1, 0),
        ("Your opponent uses the Power of a Drill", 0, 1),
    ],
)
def test_a_power_is_used_besides_its_own_use(text: str, mine: int, theirs: int) -> None:
    first = "use Idle Drill\n opponent: pass" if mine == 2 else ""
    side = "you" if mine == 2 else "opponent"
    sides = {"you": {"hand": ["More"]}, "opponent": {}}
    sides[side]["play"] = ["Idle Drill"]
    staged(
        f"""
        {first}
        play More
        expect you anger = {mine}
        expect opponent anger = {theirs}
        """,
        card("More", EVENT, f"POWER: {text}."),
        mine=sides["you"],
        theirs=sides["opponent"],
    )


def test_stages_are_exchanged_and_nothing_is_gained_or_lost() -> None:
    staged(
        """
        play Trade
        expect you.stages = 8
        expect opponent.stages = 2
        expect you anger = 0
        """,
        card("Trade", EVENT, "POWER: Exchange your MP's power stage with your opponent's MP's power "
             "stage."),
        card("Watcher", DRILL, "[constant] Whenever you gain stages, raise your anger 1."),
        mine={"hand": ["Trade"], "stages": 2, "play": ["Watcher"]},
        theirs={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "stages"),
    [
        ("This attack deals double damage.", 4),
        ("Double the damage of this attack.", 4),
        ("Double the damage of this attack. This attack cannot have its damage modified.", 7),
    ],
)
def test_all_of_the_damage_is_doubled_as_a_modifier(words: str, stages: int) -> None:
    staged(
        f"""
        play Twice
        opponent: no defense
        expect opponent.stages = {stages}
        """,
        card("Twice", PHYSICAL, f"[attack] Physical attack. {words} DAMAGE: 3 stages."),
        mine={"hand": ["Twice"]},
        theirs={"stages": 10},
    )


@pytest.mark.parametrize(("free", "stages"), [(" without paying its cost", 10), ("", 7)])
def test_a_card_that_is_played_free_costs_no_stages(free: str, stages: int) -> None:
    staged(
        f"""
        play Open
        opponent: no defense
        expect you.stages = {stages}
        """,
        card("Open", EVENT, f"POWER: Play an Energy Combat card from your hand{free}."),
        card("Costly", ENERGY, "[attack] 3: Energy attack. DAMAGE: 1 life card."),
        mine={"hand": ["Open", "Costly"], "stages": 10},
    )


@pytest.mark.parametrize(
    ("whom", "mine", "theirs"),
    [
        ("who controls a Drill", 0, 1),
        ("with 2 or more cards in his hand", 0, 1),
        ("who does not control a Drill", 1, 0),
        ("whose anger is 3 or more", 1, 0),
        ("who has no cards in his hand", 1, 0),
    ],
)
def test_each_player_of_whom_something_is_so(whom: str, mine: int, theirs: int) -> None:
    staged(
        f"""
        play Some
        expect you.stages = {mine}
        expect opponent.stages = {theirs}
        """,
        card("Some", EVENT, f"POWER: Each player {whom} gains 1 stage."),
        mine={"hand": ["Some"], "anger": 3, "stages": 0},
        theirs={"hand": ["Filler", "Filler"], "play": ["Idle Drill"], "stages": 0},
    )


def test_placing_into_play_is_heard_and_playing_is_not() -> None:
    staged(
        """
        play Put
        expect you anger = 1
        opponent: pass
        play Other
        expect you anger = 1
        """,
        card(
            "Watcher", DRILL, "[constant] Whenever you place a Drill into play, raise your anger 1."
        ),
        card("Put", EVENT, "POWER: Place a Drill from your hand into play."),
        card("Other", EVENT, "POWER: Place a card from your hand on top of your Life Deck."),
        mine={"hand": ["Put", "Idle Drill", "Other", "Filler"], "play": ["Watcher"]},
        auto="first",
    )


@pytest.mark.parametrize(("anger", "there"), [(1, "has"), (0, "has no")])
def test_a_constant_text_does_if_what_it_does_when(anger: int, there: str) -> None:
    staged(
        f"""
        play Calm
        expect you play {there} Watcher
        """,
        card("Watcher", DRILL, "[constant] Your attacks deal +1 stage of damage. Destroy this card "
             "if your anger is 0."),
        card("Calm", EVENT, "POWER: Lower your anger 1."),
        mine={"hand": ["Calm"], "anger": anger + 1, "play": ["Watcher"]},
    )  # fmt: skip


def test_what_would_be_done_is_done_otherwise_if_one_says_so() -> None:
    staged(
        """
        play Drain
        opponent: yes
        expect opponent.stages = 5
        expect opponent hand = 0
        """,
        card("Shield", DRILL, "[constant] If you would lose stages from a card effect, you may "
             "discard a card from your hand instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        mine={"hand": ["Drain"]},
        theirs={"hand": ["Filler"], "stages": 5, "play": ["Shield"]},
    )  # fmt: skip


def test_this_ally_performs_an_attack() -> None:
    staged(
        """
        play Filler with Pal
        opponent: no defense
        expect you anger = 1
        """,
        card("Pal", ALLY, "[constant] Whenever this Ally performs an attack, raise your anger 1."),
        mine={"hand": ["Filler"], "stages": 0, "play": ["Pal"]},
    )


def test_a_power_level_is_considered_higher() -> None:
    staged(
        """
        play Table
        opponent: no defense
        expect log contains (B against C)
        """,
        card(
            "Watcher", DRILL, "[constant] Your MP's power level is considered to be 1,000 higher."
        ),
        card("Table", PHYSICAL, "[attack] Physical attack. DAMAGE: AT stages."),
        mine={"hand": ["Table"], "stages": 1, "play": ["Watcher"]},
        theirs={"stages": 10, "level": 1},
        auto="first",
    )
