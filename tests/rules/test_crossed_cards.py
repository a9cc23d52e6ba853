"""Cards: every noun for cards in play in every frame that it can stand in, and some of them played."""

from __future__ import annotations

import pytest

from tests.rules.crossed import EVENT, Frame, Noun, all_wrong
from tests.rules.happening import DRILL, card
from tests.rules.staged import canonical, tell


def _many(*said: str) -> tuple[Noun, ...]:
    return tuple(Noun(each, plural=True, his="their") for each in said)


def _one(*said: str) -> tuple[Noun, ...]:
    return tuple(Noun(each, his="its") for each in said)


SINGLE = _one(
    "a Drill",
    "one of your Drills",
    "one of your opponent's Setups",
    "a Setup or Drill",
    "a Drill you control",
    "a Drill your opponent controls",
    "a Dragon Ball",
    "a Dragon Ball you control",
)
ANOTHER = _one("another Drill")
ITSELF = _one("this Drill", "this card")
EACH = _one(
    "each of your Drills",
    "each Drill in play",
    "each Setup",
    "each other Drill",
    "each Drill your opponent controls",
    "each Mastery",
    "each card attached to an Ally",
)
MASTERY = _one("your Mastery", "your opponent's Mastery")
ALL = _many(
    "all Drills",
    "all Drills in play",
    "all other Drills",
    "all non-Styled Drills",
    "all Dragon Balls",
    "all your cards in play",
    "all cards attached to your MP",
)
BARE = _many(
    "your Drills",
    "your opponent's Drills",
    "your Setups and Drills",
    "your other Drills",
    "your Styled Drills",
    "your Red Drills",
    "your Dragon Balls",
    "your opponent's Dragon Balls",
    "cards attached to your MP",
    'Drills with "Sword" in the title',
    "your cards in play",
    "copies of this card",
    "cards with the same title as a Drill in play",
)
STANDING = (*ITSELF, *EACH, *MASTERY, *ALL, *BARE)
"""Cards of which something can be so for good."""
HEARD = (*SINGLE, *ANOTHER, *ITSELF, *MASTERY, *BARE)
"""Cards of which it is told that something happens to one, or to some, of them."""
TAKEN = (*SINGLE, *ANOTHER, *ITSELF, *EACH[:5], *ALL)
"""Cards that an effect takes hold of."""

HOLDS = tuple(
    Frame(f"[constant] X {said}")
    for said in (
        "cannot be destroyed.",
        "cannot be destroyed or banished by your opponent's card effects.",
        "cannot leave play.",
        "{loses/lose} all effects.",
        "{loses all its/lose all their} effects.",
        "{has/have} no effects.",
    )
)
COUNTS = tuple(
    Frame(f"[constant] X {{is/are}} considered {said}.", takes=lambda noun: noun not in ITSELF)
    for said in ("Styled", "Red for your card effects")
)
OF_WHICH = (
    Frame("[constant] The effects of X cannot be used."),
    Frame("POWER: X {loses/lose} all effects this turn.", EVENT),
    Frame("POWER: X cannot be destroyed this combat.", EVENT),
)
COSTS = tuple(
    Frame(f"[constant] {said} to use.", takes=lambda noun: noun not in ITSELF)
    for said in ("X {costs/cost} +1 stage", "X {costs/cost} 2 more stages")
)
HAPPENS = tuple(
    Frame(f"[constant] {said}")
    for said in (
        "Whenever X {leaves/leave} play, draw a card.",
        "Whenever X {is/are} destroyed, draw a card.",
        "Whenever X {is/are} destroyed or banished, draw a card.",
        "When X would be destroyed, you may discard a card instead.",
        "If X would leave play, banish {it/them} instead.",
    )
)
DONE = tuple(
    Frame(f"POWER: {said}", EVENT)
    for said in (
        "Destroy X.",
        "Banish X.",
        "Shuffle X into {its owner's Life Deck/their owners' Life Decks}.",
        "Return X to {its owner's hand/their owners' hands}.",
        "Choose X and place {it/them} at the bottom of {its owner's Life Deck/their owners' Life Decks}.",
    )
)
THERE = Frame("[constant] If X {is/are} in play, your attacks deal +1 stage of damage.")
ALIKE = Frame("POWER: Search your Life Deck for a card with the same title as X.", EVENT)
HERE = (*SINGLE[1:3], *SINGLE[4:6], SINGLE[7], *ITSELF)
"""Cards of which it is said where they are."""


def test_what_is_so_of_cards() -> None:
    assert all_wrong(STANDING, (*HOLDS, *COUNTS, *OF_WHICH)) == []
    own = ("your", "all your", "each of your", "copies", "cards with", "this")
    assert all_wrong([n for n in STANDING if not n.said.startswith(own)], COSTS) == []


def test_what_happens_to_cards_and_what_is_done_to_them() -> None:
    assert all_wrong(HEARD, HAPPENS) == []
    assert all_wrong(TAKEN, DONE) == []


def test_where_cards_are_and_as_which_others_are_called() -> None:
    assert all_wrong((*SINGLE, *ITSELF), [THERE], every=True) == []
    assert all_wrong(HERE, [ALIKE], every=True) == []


# ---------------------------------------------------------------------------- played

SWORD = card("Sword Drill", DRILL, "POWER: Draw a card.")
WIPE = card("Wipe", EVENT, "POWER: Destroy all Drills.")
PATCH = card("Patch", EVENT, "POWER: Attach this card to your MP.")


@pytest.mark.parametrize(
    ("who", "mine", "theirs"),
    [
        ("Your opponent's Drills", True, False),
        ("All other Drills", False, False),
        ("Each Drill your opponent controls", True, False),
        ("Your other Drills", False, True),
        ('Drills with "Sword" in the title', False, True),
    ],
)
def test_these_cards_have_no_effects(who: str, mine: bool, theirs: bool) -> None:
    verb = "loses" if who.startswith("Each") else "lose"
    tell(
        card("Tried", DRILL, f"[constant] {who} {verb} all their effects."),
        SWORD,
        steps=f"""
        expect {"" if mine else "no "}option use Sword Drill
        pass
        expect {"" if theirs else "no "}option use Idle Drill
        """,
        you={"play": ["Tried", "Sword Drill"]},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_what_is_attached_cannot_be_destroyed_and_is_heard() -> None:
    text = "[constant] Cards attached to your MP cannot be destroyed."
    attach = card("Charm", EVENT, "POWER: Attach this card to your MP.")
    break_it = card("Break", EVENT, "POWER: Destroy all cards attached to your MP.")
    steps = "play Charm\nopponent: pass\nplay Break\n"
    kept = "expect your play has Charm"
    tell(card("Tried", DRILL, text), attach, break_it, steps=steps + kept,
         you={"hand": ["Charm", "Break"], "play": ["Tried"]})  # fmt: skip
    heard = "[constant] Whenever a card attached to your MP is destroyed, draw a card."
    tell(card("Tried", DRILL, heard), attach, break_it,
         steps=steps + "expect your discard has Charm\nexpect your hand = 1",
         you={"hand": ["Charm", "Break"], "play": ["Tried"]})  # fmt: skip


@pytest.mark.parametrize(
    ("who", "drawn"), [("All Drills in play", 1), ("Your opponent's Drills", 0)]
)
def test_these_cards_are_considered_styled(who: str, drawn: int) -> None:
    ask = "POWER: If you control a Styled Drill, draw a card."
    tell(card("Tried", DRILL, f"[constant] {who} are considered Red."),
         card("Ask", EVENT, ask),
         steps=f"play Ask\nexpect your hand = {drawn}",
         you={"hand": ["Ask"], "play": ["Tried", "Idle Drill"]})  # fmt: skip


def test_the_chosen_card_is_of_a_style_for_a_time() -> None:
    text = "POWER: Choose a Drill. It is considered Red this turn. If you control a Red Drill, draw a card."
    tell(card("Tried", EVENT, text), steps="play Tried\nexpect your hand = 1",
         you={"hand": ["Tried"], "play": ["Idle Drill"]})  # fmt: skip


def test_what_it_costs_to_use_his_drills() -> None:
    text = "[constant] Your opponent's Drill Powers cost +1 stage to use."
    assert canonical(text, DRILL) == "[constant] Your opponent must pay 1 stage to use his Drills."
    tell(card("Tried", DRILL, text),
         steps="pass\nopponent: use Idle Drill\nexpect opponent stages = 4\nexpect opponent anger = 1",
         you={"play": ["Tried"]}, opponent={"play": ["Idle Drill"], "stages": 5})  # fmt: skip


def test_one_copy_in_play_of_both_players_or_of_each() -> None:
    one = card("Only", DRILL, "(Limit 1 in play.) [constant] Your attacks deal +1 stage of damage.")
    place = card("Place", EVENT, "POWER: Place a Drill from your hand into play.")
    tell(one, place, steps="play Place\nexpect your play = 0",
         you={"hand": ["Place", "Only"]}, opponent={"play": ["Only"]})  # fmt: skip
    each = card(
        "Only",
        DRILL,
        "(Limit 1 in play per player.) [constant] Your attacks deal +1 stage of damage.",
    )
    tell(each, place, steps="play Place\nexpect your play has Only",
         you={"hand": ["Place", "Only"]}, opponent={"play": ["Only"]})  # fmt: skip


def test_the_second_event_of_a_turn() -> None:
    text = "[constant] Whenever you play a second Event in a turn, raise your anger 1."
    assert canonical(text, DRILL) == (
        "[constant] The second time you play an Event each turn, raise your anger 1."
    )
    luck = card("Luck", EVENT, "POWER: Gain 1 stage.")
    tell(card("Tried", DRILL, text), luck,
         steps="play Luck\nexpect your anger = 0\nopponent: pass\nplay Luck\nexpect your anger = 1\n"
         "opponent: pass\nplay Luck\nexpect your anger = 1",
         you={"hand": ["Luck", "Luck", "Luck"], "play": ["Tried"]})  # fmt: skip


def test_the_same_title_as_one_of_his() -> None:
    text = ("POWER: Search your Life Deck for a card with the same title as one of your opponent's "
            "Drills and place it into your hand.")  # fmt: skip
    tell(card("Tried", EVENT, text), steps="play Tried\nchoose Idle Drill\nexpect your hand has Idle Drill",
         you={"hand": ["Tried"], "life_deck": ["Idle Drill", "Other Drill"]},
         opponent={"play": ["Idle Drill"]})  # fmt: skip


def test_as_it_is_printed() -> None:
    for text in (
        "[constant] Your Mastery loses all effects.",
        "[constant] Your Setups and Drills are considered Styled.",
        "[constant] Cards attached to an Ally lose all effects.",
        "POWER: Choose an Ally. It loses all effects this turn.",
    ):
        kind = DRILL if text.startswith("[") else EVENT
        assert canonical(text, kind) == text
