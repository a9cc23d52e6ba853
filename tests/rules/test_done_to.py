"""Cards and attacks to which something was done, how many they are, and what each player does."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

STING = card("Sting", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
PLUNGE = card("Plunge", EVENT, "POWER: Discard 2 cards from your hand.")


@pytest.mark.parametrize(
    ("text", "banished"),
    [
        ("Banish every card that was discarded this turn.", ["Sting", "Filler"]),
        ("Banish each Energy Combat card that was discarded this turn.", ["Sting"]),
        ("Banish each card you discarded this turn.", ["Sting", "Filler"]),
        ("Banish each card your opponent discarded this turn.", []),
        ("Banish each card that was discarded from your hand this turn.", ["Sting", "Filler"]),
        ("Banish each card that was discarded by your opponent this turn.", []),
        ("Banish each card that was destroyed this turn.", []),
    ],
)
def test_cards_are_told_by_what_was_done_to_them(text: str, banished: list[str]) -> None:
    tell(
        PLUNGE,
        STING,
        card("Sweep", EVENT, f"POWER: {text}"),
        you={"hand": ["Plunge", "Sweep", "Sting", "Filler"], "discard": ["Spare Kick"]},
        steps=f"""
        play Plunge
        choose Sting
        choose Filler
        play Sweep
        expect you banished = {len(banished)}
        """,
    )


def test_what_was_done_in_a_turn_before_is_done_no_more() -> None:
    tell(
        card("Sweep", EVENT, "POWER: Rejuvenate every card that was discarded this combat."),
        card("Fetch", EVENT, "POWER: Place each card you drew this turn on top of your Life Deck."),
        you={"hand": ["Sweep", "Fetch"], "discard": ["Filler", "Filler"]},
        steps="""
        play Sweep
        expect you discard = 3
        play Fetch
        expect you hand = 0
        expect you life_deck = 30
        """,
    )


def test_drills_are_told_by_when_they_entered_play() -> None:
    tell(
        card("Build", EVENT, "POWER: Place a Drill from your hand into play."),
        card("Raze", EVENT, "POWER: Destroy every Drill that entered play this turn."),
        you={"hand": ["Build", "Raze", "Idle Drill"], "play": ["Other Drill"]},
        steps="""
        play Build
        play Raze
        expect you play has Other Drill
        expect you play = 1
        """,
    )


@pytest.mark.parametrize(
    ("counted", "number"),
    [
        ("cards you discarded this turn", 2),
        ("cards discarded this combat", 2),
        ("Energy Combat cards you discarded this turn", 1),
        ("cards your opponent discarded this turn", 0),
        ("cards that were discarded from your hand this turn", 2),
        ("cards that have been destroyed this turn", 0),
        ("stages you lost this combat", 0),
        ("times you discarded a card this turn", 2),
    ],
)
def test_what_was_done_is_counted(counted: str, number: int) -> None:
    tell(
        PLUNGE,
        STING,
        card("Count", EVENT, f"POWER: Raise your anger X. X = the number of {counted}."),
        you={"hand": ["Plunge", "Count", "Sting", "Filler"], "anger": 0},
        steps=f"""
        play Plunge
        choose Sting
        choose Filler
        play Count
        expect you anger = {number}
        """,
    )


@pytest.mark.parametrize(
    ("counted", "number"),
    [
        ("attacks you performed this combat", 2),
        ("energy attacks you performed this combat", 1),
        ("attacks your opponent performed this combat", 0),
        ("attacks that were stopped this combat", 0),
        ("stages your opponent lost this combat", 4),
    ],
)
def test_attacks_and_stages_are_counted(counted: str, number: int) -> None:
    tell(
        STING,
        card("Wound", EVENT, "POWER: Your opponent loses 2 stages."),
        card("Count", EVENT, f"POWER: Raise your anger X. X = the number of {counted}."),
        you={"hand": ["Sting", "Filler", "Wound", "Count"], "anger": 0},
        steps=f"""
        play Sting
        play Filler
        play Wound
        play Count
        expect you anger = {number}
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("you have discarded 2 or more cards this turn", True),
        ("you have discarded 3 or more cards this turn", False),
        ("2 or more cards were discarded this combat", True),
        ("you have discarded 2 or more Energy Combat cards this turn", False),
        ("you have not discarded 3 or more cards this turn", True),
        ("your opponent has discarded 2 or more cards this turn", False),
        ("you have performed 1 or more attacks this combat", False),
    ],
)
def test_so_many_are_asked_of_the_past(condition: str, so: bool) -> None:
    tell(
        PLUNGE,
        STING,
        card("Ask", EVENT, f"POWER: If {condition}, raise your anger 1."),
        you={"hand": ["Plunge", "Ask", "Sting", "Filler"], "anger": 0},
        steps=f"""
        play Plunge
        choose Sting
        choose Filler
        play Ask
        expect you anger = {int(so)}
        """,
    )


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Each player discards a card from his hand.", "hand = 0", "hand = 0"),
        (
            "Each player discards a card from his hand and loses 1 stage.",
            "stages = 4",
            "stages = 4",
        ),
        ("Both players banish a card from their discard pile.", "banished = 1", "banished = 1"),
        ("Each player destroys the top 2 cards of his Life Deck.", "life = 28", "life = 28"),
        ("Each player shuffles his hand into his Life Deck.", "hand = 0", "hand = 0"),
        ("Each player must lose 2 stages.", "stages = 3", "stages = 3"),
        ("Each player raises his anger 1.", "anger = 1", "anger = 1"),
        ("Your opponent must discard a card from his hand.", "hand = 1", "hand = 0"),
    ],
)
def test_each_player_does_it_to_his_own(text: str, mine: str, theirs: str) -> None:
    mine, theirs = (side.replace("life =", "life_deck =") for side in (mine, theirs))
    tell(
        card("All", EVENT, f"POWER: {text}"),
        you={"hand": ["All", "Filler"], "discard": ["Filler"], "stages": 5, "anger": 0},
        opponent={"hand": ["Filler"], "discard": ["Filler"], "stages": 5, "anger": 0},
        steps=f"""
        play All
        expect you {mine}
        expect opponent {theirs}
        """,
    )


@pytest.mark.parametrize(
    ("ban", "attack", "able"),
    [
        ("You can only perform energy attacks.", "Sting", True),
        ("You can only perform energy attacks.", "Filler", False),
        ("Players can only perform energy attacks this combat.", "Filler", False),
        ("Your opponent can only perform energy attacks.", "Filler", True),
    ],
)
def test_only_attacks_of_a_kind_can_be_performed(ban: str, attack: str, able: bool) -> None:
    lasts = "this combat" not in ban
    tell(
        STING,
        card("Rule", DRILL if lasts else EVENT, f"[constant] {ban}" if lasts else f"POWER: {ban}"),
        you={"hand": ["Sting", "Filler", "Rule"], "play": ["Rule"] if lasts else []},
        opponent={"hand": ["Filler"]},
        steps=f"""
        {"" if lasts else "play Rule"}
        expect {"" if able else "no "}option Play {attack}
        """,
    )


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("You must discard a card from your hand.", "Discard a card from your hand."),
        ("Your opponent must lose 2 stages.", "Your opponent loses 2 stages."),
        (
            "Your opponent must pass in his next action.",
            "Your opponent passes for his next action this combat.",
        ),
        ("Both players draw a card.", "Each player draws a card."),
        (
            "Each player must banish a Drill he controls.",
            "Each player banishes a Drill he controls.",
        ),
        (
            "Each player destroys an Ally he controls and draws a card.",
            "Each player destroys an Ally he controls and draws a card.",
        ),
    ],
)
def test_duties_are_what_is_done(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == f"POWER: {meant}"


def test_a_strike_is_one_of_the_attacks_that_are_counted() -> None:
    blow = card("Blow", PHYSICAL, f"{KICK} HIT: Raise your anger X. X = the number of attacks you "
                "performed this combat.")  # fmt: skip
    staged(
        """
        play Blow
        expect you anger = 1
        """,
        blow,
        mine={"hand": ["Blow"], "anger": 0},
    )


BIG = card("Big", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")


@pytest.mark.parametrize(
    ("ban", "critical"),
    [
        ("Your opponent cannot deal critical damage.", True),
        ("Players cannot deal critical damage.", False),
        ("You cannot deal critical damage.", False),
        ("You cannot take critical damage.", True),
        ("Your opponent cannot take critical damage.", False),
        ("Your attacks cannot deal critical damage.", False),
        ("You cannot use critical damage effects.", False),
        ("Your opponent cannot use critical damage effects.", True),
    ],
)
def test_critical_damage_can_be_forbidden(ban: str, critical: bool) -> None:
    tell(
        BIG,
        card("Rule", DRILL, f"[constant] {ban}"),
        you={"hand": ["Big"], "play": ["Rule"]},
        opponent={"anger": 2},
        steps=f"""
        play Big
        no defense
        expect {"" if critical else "no "}option Lower your opponent's anger 1
        """,
    )


@pytest.mark.parametrize(
    ("ban", "stopped"),
    [
        ("Your opponent cannot stop attacks.", False),
        ("Your opponent cannot stop energy attacks.", False),
        ("Your opponent cannot stop physical attacks.", True),
        ("You cannot stop attacks.", True),
        ("Your opponent can only stop attacks with Styled cards.", False),
        ("Your opponent can only stop attacks with Freestyle cards.", True),
    ],
)
def test_stopping_can_be_forbidden(ban: str, stopped: bool) -> None:
    tell(
        STING,
        card("Rule", DRILL, f"[constant] {ban}"),
        you={"hand": ["Sting"], "play": ["Rule"]},
        opponent={"hand": ["Block"]},
        steps=f"""
        play Sting
        play Block
        expect {"" if stopped else "no "}event AttackStopped
        """,
    )


@pytest.mark.parametrize(
    ("ban", "lost"),
    [("Your opponent cannot prevent damage.", 2), ("You cannot prevent damage.", 0)],
)
def test_preventing_can_be_forbidden(ban: str, lost: int) -> None:
    tell(
        card("Rule", DRILL, f"[constant] {ban}"),
        card("Shell", PHYSICAL, "[defense] Prevent all damage from a physical attack."),
        you={"hand": ["Filler"], "play": ["Rule"]},
        opponent={"hand": ["Shell"], "stages": 5},
        steps=f"""
        play Filler
        play Shell
        expect opponent stages = {5 - lost}
        """,
    )
