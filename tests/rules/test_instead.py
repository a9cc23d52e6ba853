"""Something else in a deed's place, as its player wishes: played, declined and accepted."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import staged

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
DEEP = card(
    "Deep", DRILL, "[constant] Whenever you would draw a card from a card effect, you may draw from "
    "the bottom of your Life Deck instead."
)  # fmt: skip


@pytest.mark.parametrize(("answer", "drawn"), [("yes", "Kick"), ("no", "Block")])
def test_a_card_is_drawn_from_the_bottom_instead(answer: str, drawn: str) -> None:
    staged(
        f"""
        play Sight
        {answer}
        expect your hand has {drawn}
        expect your hand = 1
        """,
        DEEP,
        KICK,
        card("Sight", EVENT, "POWER: Draw a card."),
        mine={
            "hand": ["Sight"],
            "play": ["Deep"],
            "life_deck": ["Block", *["Filler"] * 5, "Kick"],
            "fill": 0,
        },
    )


def test_each_card_of_several_is_asked_for_itself() -> None:
    staged(
        """
        play Sight
        yes
        no
        expect your hand has Kick
        expect your hand has Block
        """,
        DEEP,
        KICK,
        card("Sight", EVENT, "POWER: Draw 2 cards."),
        mine={
            "hand": ["Sight"],
            "play": ["Deep"],
            "life_deck": ["Block", *["Filler"] * 5, "Kick"],
            "fill": 0,
        },
    )


def test_neither_the_draw_step_nor_the_opponent_is_asked_about() -> None:
    staged(
        """
        until turn ends
        expect asked you never: Deep
        """,
        DEEP,
        mine={"play": ["Deep"]},
        turn="opponent",
        action="opponent",
    )
    staged(
        """
        opponent: play Sight
        expect asked you never: Deep
        """,
        DEEP,
        card("Sight", EVENT, "POWER: Draw a card."),
        mine={"play": ["Deep"]},
        theirs={"hand": ["Sight"]},
        turn="opponent",
        action="opponent",
    )


SHOW = (
    "[constant] The first time each combat {} requires you to discard 1 card from your hand, you may "
    "reveal that card instead."
)
PAY = card("Pay", EVENT, "POWER: Discard a card from your hand to raise your anger 1.")


@pytest.mark.parametrize(("answer", "held"), [("yes", 1), ("no", 0)])
def test_a_price_is_met_by_showing_the_card(answer: str, held: int) -> None:
    staged(
        f"""
        play Pay
        {answer}
        expect your hand = {held}
        expect your anger = 1
        """,
        card("Show", DRILL, SHOW.format("one of your card effects")),
        PAY,
        KICK,
        mine={"hand": ["Pay", "Kick"], "play": ["Show"]},
    )


def test_only_the_first_time_each_combat() -> None:
    staged(
        """
        play Pay
        choose Kick
        yes
        opponent: pass
        play Pay
        expect your hand = 0
        expect your anger = 2
        """,
        card("Show", DRILL, SHOW.format("one of your card effects")),
        PAY,
        KICK,
        mine={"hand": ["Pay", "Pay", "Kick"], "play": ["Show"]},
    )


@pytest.mark.parametrize(
    ("whose", "asked"), [("a card effect", 1), ("one of your card effects", 0)]
)
def test_whose_effect_it_is_counts(whose: str, asked: int) -> None:
    staged(
        f"""
        opponent: play Force
        {"you: yes" if asked else ""}
        expect your hand = {asked}
        """.replace("        \n", ""),
        card("Show", DRILL, SHOW.format(whose)),
        card("Force", EVENT, "POWER: Your opponent discards a card from his hand."),
        KICK,
        mine={"hand": ["Kick"], "play": ["Show"]},
        theirs={"hand": ["Force"]},
        turn="opponent",
        action="opponent",
    )


ENTERTAIN = card(
    "Entertain", DRILL, "[constant] Whenever one of your effects would raise or lower your "
    "opponent's anger, you may choose for your opponent's MP to lose that amount of stages instead."
)  # fmt: skip


@pytest.mark.parametrize("turn", ["Raise", "Lower"])
@pytest.mark.parametrize(("answer", "anger", "stages"), [("yes", 3, 3), ("no", 0, 5)])
def test_stages_are_lost_in_the_place_of_anger(
    turn: str, answer: str, anger: int, stages: int
) -> None:
    after = anger if answer == "yes" else (5 if turn == "Raise" else 1)
    level = 2 if after == 5 else 1
    staged(
        f"""
        play Taunt
        {answer}
        expect opponent.anger = {0 if level == 2 else after}
        expect opponent.level = {level}
        expect opponent.stages = {10 if level == 2 else stages}
        """,
        ENTERTAIN,
        card("Taunt", EVENT, f"POWER: {turn} your opponent's anger 2."),
        mine={"hand": ["Taunt"], "play": ["Entertain"]},
        theirs={"anger": 3},
    )


def test_his_own_anger_and_his_own_effects_are_not_meant() -> None:
    for text in ("Raise your anger 1.", "Lower your anger 1."):
        staged(
            """
            play Taunt
            expect asked you never: Entertain
            """,
            ENTERTAIN,
            card("Taunt", EVENT, f"POWER: {text}"),
            mine={"hand": ["Taunt"], "play": ["Entertain"], "anger": 2},
        )


# ---------------------------------------------------------------------- instead of a change of level

TRAINING = card("Training", SETUP, "POWER: Attach to your MP. While attached, whenever you would "
                "advance a personality level you may lower your anger to 0 instead. If you do, use a "
                "critical damage effect.")  # fmt: skip
CALM = card("Calm", DRILL, "[constant] Whenever you would advance a level, you may lower your anger "
            "to 0 instead. If you do, gain 2 stages. You play with your hand revealed.")  # fmt: skip
RAGE = card("Rage", EVENT, "POWER: Raise your anger 3.")
RISE = card("Rise", EVENT, "POWER: Advance your MP 1 level.")


def test_who_leaves_his_level_does_what_goes_on_from_that() -> None:
    staged(
        """
        play Rage
        yes
        expect you level = 1
        expect you anger = 0
        expect you stages = 5
        expect opponent anger = 2
        """,
        CALM,
        RAGE,
        mine={"hand": ["Rage"], "play": ["Calm"], "anger": 3, "stages": 3},
        theirs={"anger": 2},
    )


@pytest.mark.parametrize("play", [["Calm"], []])
def test_who_advances_does_nothing_of_it(play: list[str]) -> None:
    answer = "no" if play else ""
    staged(
        f"""
        play Rage
        {answer}
        expect you level = 2
        expect you anger = 0
        expect you stages = 10
        """,
        CALM,
        RAGE,
        mine={"hand": ["Rage"], "play": play, "anger": 3, "stages": 3},
    )


def test_what_is_attached_lets_it_be_done_instead_and_sets_off_the_rest() -> None:
    staged(
        """
        use Training
        expect opponent anger = 2
        opponent: pass
        play Rage
        yes
        choose lower your opponent's anger 1
        expect you level = 1
        expect you anger = 0
        expect opponent anger = 1
        """,
        TRAINING,
        RAGE,
        mine={"hand": ["Rage"], "play": ["Training"], "anger": 3},
        theirs={"anger": 2},
    )


def test_an_effect_that_advances_can_be_replaced_where_there_is_anger_to_lower() -> None:
    for anger, answer, level in ((1, "yes", 1), (1, "no", 2), (0, "", 2)):
        staged(
            f"""
            play Rise
            {answer}
            expect you level = {level}
            """,
            CALM,
            RISE,
            mine={"hand": ["Rise"], "play": ["Calm"], "anger": anger},
        )


def test_a_lowered_level_can_be_replaced_and_a_win_cannot() -> None:
    staged(
        """
        play Fall
        yes
        expect you level = 2
        expect you hand = 1
        """,
        card("Fall", EVENT, "POWER: Lower your MP 1 level."),
        card("Rope", DRILL, "[constant] Whenever you would lower a level, you may draw a card "
             "instead."),
        mine={"hand": ["Fall"], "play": ["Rope"], "level": 2},
    )  # fmt: skip
    staged(
        """
        play Rage
        expect winner = you
        """,
        CALM,
        RAGE,
        mine={"hand": ["Rage"], "play": ["Calm"], "anger": 3, "level": 4},
    )
