"""What speaks of either side: switched anger, the other player, a level's power, fixed AT damage."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.language.compiler import grammar
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell


@pytest.mark.parametrize("said", ["Switch anger levels with your opponent", "Switch anger with "
                                  "your opponent", "Switch your anger with your opponent's"])  # fmt: skip
def test_anger_is_switched(said: str) -> None:
    staged(
        """
        play Swap
        expect you anger = 3
        expect opponent anger = 1
        expect no event LevelChanged
        """,
        card("Swap", EVENT, f"POWER: {said}."),
        mine={"hand": ["Swap"], "anger": 1},
        theirs={"anger": 3},
    )


def test_switched_anger_was_neither_raised_nor_lowered() -> None:
    staged(
        """
        play Swap
        expect you hand = 0
        """,
        card("Swap", EVENT, "POWER: Switch anger with your opponent. If you raised your anger, "
             "draw a card."),
        mine={"hand": ["Swap"], "anger": 1},
        theirs={"anger": 3},
    )  # fmt: skip


@pytest.mark.parametrize(("whose", "mine", "theirs"), [("your", 0, 1), ("your opponent", 1, 0)])
def test_the_other_player_does_it(whose: str, mine: int, theirs: int) -> None:
    verb = "Rejuvenate" if whose == "your" else "Your opponent Rejuvenates"
    staged(
        f"""
        play Renew
        expect you hand = {mine}
        expect opponent hand = {theirs}
        """,
        card("Renew", EVENT, f"POWER: {verb} 1."),
        card("Well", DRILL, "[constant] Whenever a player Rejuvenates, that player's opponent draws "
             "a card."),
        mine={"hand": ["Renew"], "play": ["Well"], "discard": ["Filler", "Filler"]},
        theirs={"discard": ["Filler", "Filler"], "hand": []},
    )  # fmt: skip


@pytest.mark.parametrize(("n", "drawn"), [(9_999_999, 1), (5, 0)])
def test_a_level_is_asked_for_its_highest_power(n: int, drawn: int) -> None:
    staged(
        f"""
        play Ask
        expect you hand = {drawn}
        """,
        card("Ask", EVENT, f"POWER: If the highest power level on your MP's Level 4 is {n:,} or "
             "less, draw a card."),
        mine={"hand": ["Ask"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "mine", "theirs"),
    [
        ("AT damage is considered to be 4 for all physical attacks", 4, 4),
        ("your AT damage is considered to be 4 for your physical attacks", 4, 0),
        ("AT damage is considered to be 4 for your opponent's physical attacks", 1, 4),
    ],
)
def test_the_table_is_fixed_for_one_side_or_all(said: str, mine: int, theirs: int) -> None:
    text = said[0].upper() + said[1:]
    staged(
        f"""
        play Filler Blow
        opponent: pass
        expect event DamageDealt stages={mine}
        opponent: play Filler Blow
        you: pass
        expect event DamageDealt stages={theirs}
        """,
        card("Still", DRILL, f"[constant] {text}."),
        card("Filler Blow", PHYSICAL, KICK.replace("2", "AT")),
        mine={"hand": ["Filler Blow"], "play": ["Still"]},
        theirs={"hand": ["Filler Blow"]},
    )


def test_one_side_alone_is_printed_with_its_owner() -> None:
    text = "[constant] AT damage is considered to be 4 for {} physical attacks."
    yours = text.replace("AT damage", "Your AT damage").format("your")
    assert canonical(text.format("your"), DRILL) == yours


@pytest.mark.parametrize(
    "rest", ["AT damage is considered to be 5 for all attacks", "your attacks cannot be stopped"]
)
def test_what_stands_behind_a_changed_amount_is_set_off_by_it(rest: str) -> None:
    text = f"Whenever your anger is raised, double that amount and {rest} until the end of your next turn"
    assert len(grammar().readings(Line, text)) == 1


def test_his_are_told_from_your_opponents() -> None:
    for whose in ("his", "your opponent's"):
        said = f"[constant] Whenever a player destroys one of {whose} Drills, draw a card."
        assert canonical(said, DRILL) == said


_EITHER_DRILL = [
    ("you", "a Setup you control", 1, 1),
    ("you", "one of your opponent's Setups", 1, 0),
    ("opponent", "a Setup you control", 1, 1),
    ("opponent", "one of your opponent's Setups", 0, 1),
]


@pytest.mark.parametrize("said", ["Each player cannot destroy his Setups", "Players cannot destroy "
                                  "their Setups", "A player cannot destroy one of his Setups"])  # fmt: skip
@pytest.mark.parametrize(("who", "what", "mine", "theirs"), _EITHER_DRILL)
def test_what_each_has_is_his_own(said: str, who: str, what: str, mine: int, theirs: int) -> None:
    """He cannot destroy his own Setup, whichever player he is; but the other's."""
    first = "" if who == "you" else "pass\n"
    tell(
        card("Ban", DRILL, f"[constant] {said}."),
        card("Blow", EVENT, f"POWER: Destroy {what}."),
        card("Plan", SETUP, "POWER: Draw a card."),
        card("Ruse", SETUP, "POWER: Draw a card."),
        steps=f"{first}{who}: play Blow\n"
        f"expect you discard = {1 - mine + (who == 'you')}\n"
        f"expect opponent discard = {1 - theirs + (who != 'you')}",
        you={"hand": ["Blow"] * (who == "you"), "play": ["Ban", "Plan"]},
        opponent={"hand": ["Blow"] * (who != "you"), "play": ["Ruse"]},
    )


@pytest.mark.parametrize(("what", "drawn"), [("a Setup you control", 1), ("another player's", 0)])
def test_one_of_his_own_is_heard_of(what: str, drawn: int) -> None:
    gone = what if drawn else "one of your opponent's Setups"
    tell(
        card("Ear", DRILL, "[constant] Whenever a player destroys one of his Setups, draw a card."),
        card("Blow", EVENT, f"POWER: Destroy {gone}."),
        card("Plan", SETUP, "POWER: Raise your anger 1."),
        steps=f"play Blow\nexpect you hand = {drawn}",
        you={"hand": ["Blow"], "play": ["Ear", "Plan"]},
        opponent={"play": ["Plan"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Both players discard a card and draw 2 cards",
        "All players discard a card from their hands and draw 2 cards",
        "Each player must discard a card and draw 2 cards",
    ],
)
def test_players_do_both(said: str) -> None:
    assert canonical(f"POWER: {said}.").startswith("POWER: Each player discards a card")
    tell(
        card("Tried", EVENT, f"POWER: {said}."),
        steps="play Tried\nexpect you hand = 2\nexpect opponent hand = 2",
        you={"hand": ["Tried", "Filler"]},
        opponent={"hand": ["Filler"]},
    )


def test_what_neither_can_do_is_said_of_theirs() -> None:
    said = "[constant] While you control a Drill, players cannot raise their anger."
    assert canonical(said, DRILL) == said
    tell(
        card("Calm", DRILL, said),
        card("Rage", EVENT, "POWER: Raise your anger 1. Draw a card."),
        steps="play Rage\nexpect you anger = 0",
        you={"hand": ["Rage"], "play": ["Calm"], "anger": 0},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Both players draw a card or raise their anger 1", "draws a card or raises his anger 1"),
        (
            "Each player who controls a Drill may draw a card or raise his anger 1",
            "who controls a Drill may draw a card or raise his anger 1",
        ),
        ("Both players return one of their Allies to their hands", "returns one of his Allies to "
         "his hand"),
    ],
)  # fmt: skip
def test_of_players_it_is_said_like_of_each(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}.") == f"POWER: Each player {printed}."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Neither player's attacks may be stopped.", "All attacks cannot be stopped."),
        ("Neither player's Drills can be destroyed.", "Drills cannot be destroyed."),
        ("Neither player's anger can be raised.", "A player's anger cannot be raised."),
        ("Neither MP can gain stages.", "MPs cannot gain stages."),
        ("Neither you nor your opponent may play Events.", "Players cannot play Events."),
        ("If neither player's anger is 0, your attacks cannot be stopped.",
         "While your anger is not 0 and your opponent's anger is not 0, your attacks cannot be "
         "stopped."),
        ("While either player's MP is level 1, your attacks cannot be stopped.",
         "While your MP is level 1 or your opponent's MP is level 1, your attacks cannot be "
         "stopped."),
    ],
)  # fmt: skip
def test_what_is_said_of_neither_is_said_of_all(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_of_players_their_hands_are_each_ones_own() -> None:
    text = "[constant] Players cannot play non-Styled cards from their hands."
    assert canonical(text, DRILL) == text.replace("their hands", "their own hand")
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    red = card("Red Cheer", EVENT, "POWER: Raise your anger 1.", style=Style.RED)
    hands = {"hand": ["Cheer", "Red Cheer"]}
    tell(
        card("Wall", DRILL, text),
        cheer,
        red,
        you={"play": ["Wall"], **hands},
        opponent=hands,
        steps="""
        expect no option play Cheer
        expect option play Red Cheer
        pass
        expect no option play Cheer
        expect option play Red Cheer
    """,
    )
