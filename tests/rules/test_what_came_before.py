"""What a text has done itself: "this way", and the card it discarded before it drew another."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

GAIN = card("Deed", EVENT, "POWER: Gain 1 stage.")
MILL = "discard the top 3 cards of your Life Deck. If you discarded a Drill this way, raise your anger 1."  # fmt: skip


@pytest.mark.parametrize(
    ("first", "anger"), [("Idle Drill", 1), ("Filler", 0)], ids=["a Drill", "none"]
)
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (f"[constant] Whenever you play an Event, {MILL}", ""),
        (f"[instant] POWER: Use when you play an Event. {MILL[0].upper()}{MILL[1:]}", "yes"),
    ],
    ids=["whenever", "instant"],
)
def test_this_way_is_what_a_text_that_waited_did_from_its_first_word(
    text: str, answer: str, first: str, anger: int
) -> None:
    """EFF-2, EFF-5."""
    tell(
        card("Rule", DRILL, text),
        GAIN,
        steps=f"""
            play Deed
            {answer}
            expect you discard = 4
            expect you anger = {anger}
        """,
        you={"hand": ["Deed"], "play": ["Rule"], "anger": 0, "life_deck": [first]},
    )


def test_this_way_is_nothing_that_was_done_before_the_text_began() -> None:
    rule = card("Rule", DRILL, "[constant] Whenever your anger is raised, gain 1 stage. If you "
                "discarded a Drill this way, draw a card.")  # fmt: skip
    tell(
        rule,
        card("Deed", EVENT, "POWER: Discard a Drill from your hand. Raise your anger 1."),
        steps="""
            play Deed
            expect you discard has Idle Drill
            expect your hand = 0
        """,
        you={"hand": ["Deed", "Idle Drill"], "play": ["Rule"], "anger": 0},
    )


@pytest.mark.parametrize("kind", ["Filler", "Idle Drill"])
@pytest.mark.parametrize(
    ("first", "up"),
    [
        ("Discard a card from your hand.", "discarded"),
        ("Discard a card from your hand to gain 1 stage.", "discarded"),
        ("Choose a card in your hand.", "chosen"),
        ("Reveal a card from your hand.", "revealed"),
    ],
)
def test_a_card_is_called_by_what_was_done_to_it_when_another_was_drawn_since(
    first: str, up: str, kind: str
) -> None:
    """EFF-1: "the discarded card" is no card that was drawn after it."""
    other = {"Filler": "Idle Drill", "Idle Drill": "Filler"}[kind]
    text = f"{first} Draw a card. If the {up} card is a Drill, raise your anger 1. Banish the {up} card."  # fmt: skip
    assert canonical(f"POWER: {text}") == f"POWER: {text}"
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            expect you banished has {kind}
            expect you hand has {other}
            expect you anger = {int(kind == "Idle Drill")}
        """,
        you={"hand": ["Deed", kind], "anger": 0, "life_deck": [other]},
    )


@pytest.mark.parametrize("up", ["drawn", "discarded"])
def test_it_is_so_of_a_text_that_waited_and_of_its_own_card(up: str) -> None:
    rule = card("Rule", DRILL, "[constant] Whenever you discard a card, draw a card. If the "
                f"{up} card is a Drill, raise your anger 1.")  # fmt: skip
    tell(
        rule,
        card("Deed", EVENT, "POWER: Discard a card from your hand."),
        steps=f"""
            play Deed
            expect you discard has Idle Drill
            expect you hand has Filler
            expect you anger = {int(up == "discarded")}
        """,
        you={"hand": ["Deed", "Idle Drill"], "play": ["Rule"], "anger": 0,
             "life_deck": ["Filler"]},
    )  # fmt: skip


def test_the_endurance_of_the_discarded_card_is_not_that_of_the_drawn_one() -> None:
    text = "Discard a card from your hand. Draw a card. Gain X stages. X = the Endurance of the discarded card."  # fmt: skip
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps="""
            play Deed
            expect you hand has Filler
            expect you stages = 5
        """,
        you={"hand": ["Deed", "Lasting Block"], "stages": 3, "life_deck": ["Filler"]},
    )


@pytest.mark.parametrize(
    ("said", "cards", "anger"),
    [
        ("those cards are Drills", ["Idle Drill", "Other Drill"], 1),
        ("those cards are Drills", ["Idle Drill", "Filler"], 0),
        ("those cards are Drills or Styled", ["Idle Drill", "Filler"], 0),
        ("those cards are not Drills", ["Block", "Filler"], 1),
        ("any of those cards is a Drill", ["Idle Drill", "Filler"], 1),
        ("any of the discarded cards is a Drill", ["Filler", "Block"], 0),
    ],
)
def test_of_several_cards_it_is_said_in_the_plural(said: str, cards: list[str], anger: int) -> None:
    text = f"POWER: Discard the top 2 cards of your Life Deck. If {said}, raise your anger 1."
    assert canonical(text) == text
    tell(
        card("Deed", EVENT, text),
        steps=f"play Deed\nexpect you anger = {anger}",
        you={"hand": ["Deed"], "anger": 0, "life_deck": cards},
    )


IN_TIME = [
    "Whenever you perform an attack this combat, {}",
    "The next time you perform an attack this combat, {}",
    "Attach this card to your MP. While attached, whenever you perform an attack, {}",
]


@pytest.mark.parametrize(("first", "anger"), [("Idle Drill", 1), ("Filler", 0)])
@pytest.mark.parametrize("when", IN_TIME)
@pytest.mark.parametrize(
    "what",
    [
        "discard the top card of your Life Deck. If that card is a Drill, raise your anger 1.",
        "discard the top card of your Life Deck. If a Drill was discarded this way, raise your "
        "anger 1.",
        "draw a card. If the drawn card is a Drill, raise your anger 1.",
        "reveal the top card of your Life Deck. If that card is a Drill, raise your anger 1.",
    ],
)
def test_what_speaks_of_cards_that_come_later_is_done_when_they_come(
    what: str, when: str, first: str, anger: int
) -> None:
    """EFF-2: it is a part of what waits, not of what is done at once."""
    tell(
        card("Deed", EVENT, f"POWER: {when.format(what)}"),
        steps=f"""
            play Deed
            expect you anger = 0
            expect you life_deck = 31
            opponent: pass
            play Filler
            no defense
            expect you anger = {anger}
        """,
        you={"hand": ["Deed", "Filler"], "anger": 0, "life_deck": [first]},
    )


def test_it_is_a_card_that_is_chosen_later_and_not_this_one() -> None:
    tell(
        card("Deed", EVENT, "POWER: At the end of combat, choose a Drill in play. Destroy it."),
        steps="""
            play Deed
            expect you play has Idle Drill
            expect opponent play has Other Drill
            opponent: pass
            you: pass
            choose Other Drill
            expect opponent discard has Other Drill
            expect you play has Idle Drill
        """,
        you={"hand": ["Deed"], "play": ["Idle Drill"]},
        opponent={"play": ["Other Drill"]},
    )


def test_a_hit_may_speak_of_a_card_of_the_next_turn() -> None:
    tell(
        card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: At the beginning of "
             "your next turn, draw a card. If the drawn card is a Drill, raise your anger 1."),
        steps="""
            play Deed
            no defense
            expect you anger = 0
            you: pass
            discard Filler
            discard Filler
            until turn ends
            expect you anger = 1
        """,
        you={"hand": ["Deed"], "anger": 0, "life_deck": ["Idle Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize("after", ["That Ally gains 2 stages.", "It gains 2 stages."])
def test_what_was_spoken_of_before_is_meant_at_once(after: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Choose an Ally. At the end of combat, destroy it. {after}"),
        steps="""
            play Deed
            expect stages of Old Friend = 5
            opponent: pass
            you: pass
            expect you discard has Old Friend
        """,
        you={"hand": ["Deed"], "play": [{"card": "Old Friend", "stages": 3}]},
    )


def test_what_speaks_of_nothing_before_it_is_done_at_once() -> None:
    tell(
        card("Deed", EVENT, "POWER: Whenever you perform an attack this combat, discard the top "
             "card of your Life Deck. Raise your anger 1."),
        steps="play Deed\nexpect you anger = 1\nexpect you life_deck = 30",
        you={"hand": ["Deed"], "anger": 0},
    )  # fmt: skip


STYLED = card("Red Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.", style=Style.RED)


def test_that_attack_is_the_one_that_sets_a_text_off() -> None:
    text = ("Whenever your opponent performs an attack this combat, lower his anger 1. That attack "
            "deals -2 stages of damage.")  # fmt: skip
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        STYLED,
        steps="""
            play Deed
            opponent: play Red Tap
            no defense
            expect opponent anger = 1
            expect you stages = 4
            you: play Red Tap
            no defense
            expect opponent stages = 2
        """,
        you={"hand": ["Deed", "Red Tap"]},
        opponent={"hand": ["Red Tap"], "anger": 2},
    )


def test_that_attack_may_be_stopped_as_it_comes() -> None:
    text = ("The next time your opponent performs a physical attack this combat, lower his anger "
            "1. Stop that attack.")  # fmt: skip
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        STYLED,
        steps="""
            play Deed
            opponent: play Red Tap
            expect you stages = 5
            expect opponent anger = 1
            you: pass
            opponent: play Filler
            no defense
            expect you stages = 3
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Red Tap", "Filler"], "anger": 2},
    )


@pytest.mark.parametrize(("what", "anger"), [("Idle Drill", 1), ("Filler", 0)])
@pytest.mark.parametrize(
    "asked",
    [
        "If you discarded a Drill this way, raise your anger 1.",
        "If you discarded a Drill, raise your anger 1.",
        "If the discarded card was a Drill, raise your anger 1.",
    ],
)
def test_a_hit_asks_what_its_attack_did_before_the_damage(
    asked: str, what: str, anger: int
) -> None:
    tell(
        card("Deed", PHYSICAL, f"[attack] Physical attack. Discard a card from your hand. DAMAGE: 1 "
             f"stage. HIT: {asked}"),
        steps=f"""
            play Deed
            no defense
            expect you discard has {what}
            expect you anger = {anger}
        """,
        you={"hand": ["Deed", what], "anger": 0},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "canon"),
    [
        ("If that card was attached, draw a card.", "If that card is attached, draw a card."),
        ("If you have less Drills in play than your opponent, draw a card.",
         "If you have fewer Drills in play than your opponent, draw a card."),
        ("If you have less anger than your opponent, draw a card.",
         "If you have less anger than your opponent, draw a card."),
        ("Gain control of an opponent's Ally until the end of turn.",
         "Gain control of an opponent's Ally this turn."),
    ],
)  # fmt: skip
def test_it_is_read_in_one_way(said: str, canon: str) -> None:
    assert canonical(f"POWER: Choose a Drill. {said}") == f"POWER: Choose a Drill. {canon}"


MILLED = "discard the top card of your Life Deck instead."


@pytest.mark.parametrize(("first", "anger"), [("Idle Drill", 1), ("Filler", 0)])
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (DRILL, f"[constant] Whenever you would draw a card from a card effect, {MILLED} {{}}"),
        (EVENT, f"POWER: The next time you would draw a card this combat, {MILLED} {{}}"),
        (EVENT, f"POWER: Whenever you would draw a card this combat, {MILLED} {{}}"),
        (PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: The next time you would draw a "
                   f"card this combat, {MILLED} {{}}"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "asked",
    [
        "If that card is a Drill, raise your anger 1.",
        "If you discarded a Drill this way, raise your anger 1.",
        "If that card is not a Drill, gain 1 stage. Otherwise, raise your anger 1.",
    ],
)
def test_what_is_done_instead_brings_up_the_card_that_is_spoken_of(
    asked: str, kind: CardType, text: str, first: str, anger: int
) -> None:
    """EFF-5: what follows is asked as the deed is replaced, not as the text is said."""
    tell(
        card("Deed", kind, text.format(asked)),
        steps=f"""
            {"" if kind is DRILL else "play Deed"}
            {"no defense" if kind is PHYSICAL else ""}
            expect you anger = 0
            expect you life_deck = 31
            {"" if kind is DRILL else "opponent: pass"}
            use Hero
            expect you discard has {first}
            expect you hand = 0
            expect you anger = {anger}
        """,
        you={"hand": ["Deed"] if kind is not DRILL else [], "anger": 0, "life_deck": [first],
             "play": ["Deed"] if kind is DRILL else []},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "anger"), [("yes", 1), ("no", 0)])
def test_if_you_do_is_asked_of_what_is_done_instead_the_next_time(answer: str, anger: int) -> None:
    text = ("The next time you would draw a card this combat, you may discard a card from your hand "
            "instead. If you do, raise your anger 1.")  # fmt: skip
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            expect you anger = 0
            opponent: pass
            use Hero
            {answer}
            expect you anger = {anger}
            expect your hand = {2 * (1 - anger)}
        """,
        you={"hand": ["Deed", "Filler"], "anger": 0},
    )
