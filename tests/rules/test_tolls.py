"""What has to be done each time to play a card, to attack or to declare combat (EFF-5)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

WAIT = card("Wait", SETUP, "POWER: Draw a card.")
RAGE = card("Rage", EVENT, "POWER: Raise your anger 1.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Players must pay 1 stage to play an Ally.",
         "Players must pay 1 stage to play an Ally."),
        ("To play an Event, your opponent must banish the top card of his Life Deck.",
         "Your opponent must banish the top card of his Life Deck to play an Event."),
        ("Your opponent must discard a card from his hand to declare combat.",
         "Your opponent must discard a card from his hand to declare combat."),
    ],
)  # fmt: skip
def test_prices_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_a_price_for_a_time_is_one_thing() -> None:
    said = "POWER: This combat, your opponent must discard a card from his hand to play a Setup."
    meant = "POWER: Your opponent must discard a card from his hand to play a Setup this combat."
    assert canonical(said) == meant


@pytest.mark.parametrize(
    "text",
    [
        "[constant] You must discard a card from your hand to play a Setup.",
        "[constant] Your opponent must play a Drill to play a Setup.",
        "[constant] Your opponent must discard a card from his hand to Rejuvenate a card.",
        "POWER: Your opponent discards a card from his hand to play a Setup.",
    ],
)
def test_what_nobody_asks_a_price_of(text: str) -> None:
    assert compile_text(card("Toll", DRILL, ""), text).failures


@pytest.mark.parametrize("turn", ["you", "opponent"])
def test_who_plays_it_pays_first(turn: str) -> None:
    toll = card("Toll", DRILL, "[constant] Players must pay 1 stage to play an Ally.")
    his = "your" if turn == "you" else "opponent"
    steps = f"""
        play Pal
        expect event StagesChanged player={turn} why=cost
        expect {his} play has Pal
        expect log contains Toll:
    """
    pal = {"hand": ["Pal"]}
    mine = {"play": ["Toll"], **(pal if turn == "you" else {})}
    tell(toll, PAL, you=mine, opponent=pal if turn == "opponent" else {}, steps=steps,
         start={"phase": "planning", "turn": turn})  # fmt: skip


def test_who_cannot_pay_cannot_play() -> None:
    toll = card("Toll", DRILL, "[constant] Players must pay 2 stages to play an Event.")
    steps = "expect no option play Rage\nexpect why not Rage: EFF-5"
    tell(toll, RAGE, you={"play": ["Toll"], "hand": ["Rage"], "stages": 1}, steps=steps)


DISCARDS = "[constant] Your opponent must discard a card from his hand to"


def test_what_is_played_is_no_part_of_its_price() -> None:
    toll = card("Toll", DRILL, f"{DISCARDS} play a Setup.")
    start = {"phase": "planning", "turn": "opponent"}
    alone = "play Pal\nexpect opponent play = 1\nexpect opponent hand = 1"
    theirs = {"hand": ["Wait", "Pal"]}
    toll_of_all = card("Toll", DRILL, f"{DISCARDS} play a Setup.")
    tell(toll_of_all, WAIT, PAL, you={"play": ["Toll"]}, opponent=theirs, steps=alone, start=start)
    steps = """
        play Wait
        expect opponent discard has Filler
        expect opponent play has Wait
        expect opponent hand = 0
    """
    both = {"hand": ["Wait", "Filler"]}
    tell(toll, WAIT, you={"play": ["Toll"]}, opponent=both, steps=steps, start=start)


def test_it_is_asked_of_the_opponent_alone() -> None:
    toll = card("Toll", DRILL, f"{DISCARDS} play a Setup.")
    steps = "play Wait\nexpect your hand = 1"
    tell(toll, WAIT, you={"play": ["Toll"], "hand": ["Wait", "Filler"]}, steps=steps,
         start={"phase": "planning"})  # fmt: skip


def test_events_attacks_and_defenses_are_paid_for() -> None:
    theirs = {"hand": ["Rage", "Filler"], "life_deck": ["Filler"] * 9, "fill": 0}
    steps = """
        play Rage
        expect opponent life deck = 8
        expect opponent anger = 1
        you: pass
        play Filler
        expect opponent life deck = 7
    """
    toll = card("Toll", DRILL, "[constant] Your opponent must destroy the top card of his Life "
                "Deck to play an Event. Your opponent must destroy the top card of his Life Deck "
                "to perform an attack.")  # fmt: skip
    tell(toll, RAGE, you={"play": ["Toll"]}, opponent=theirs, steps=steps,
         start={"turn": "opponent"})  # fmt: skip


def test_a_defense_is_paid_for() -> None:
    toll = card("Toll", DRILL, f"{DISCARDS} play a Physical Combat card.")
    steps = """
        play Filler
        opponent: play Block
        expect opponent hand = 0
        expect log contains The attack is stopped
    """
    tell(toll, you={"play": ["Toll"], "hand": ["Filler"]}, opponent={"hand": ["Block", "Ball"]},
         steps=steps)  # fmt: skip
    steps = "play Filler\nexpect no option Block\nexpect why not Block: EFF-5"
    tell(toll, you={"play": ["Toll"], "hand": ["Filler"]}, opponent={"hand": ["Block"]},
         steps=steps)  # fmt: skip


def test_combat_is_paid_for() -> None:
    toll = card("Toll", DRILL, f"{DISCARDS} declare combat.")
    start = {"phase": "declare", "turn": "opponent"}
    steps = "yes\nFiller\nexpect log contains Toll: Your opponent discards\nexpect opponent hand = 1\nexpect combat"
    theirs = {"hand": ["Filler", "Block"]}
    tell(toll, you={"play": ["Toll"]}, opponent=theirs, steps=steps, start=start)
    steps = "expect log contains Rejuvenation Step\nexpect log lacks declares combat"
    tell(toll, you={"play": ["Toll"]}, opponent={"hand": []}, steps=steps, start=start)


def test_the_price_is_over_with_its_time() -> None:
    text = "POWER: Your opponent must discard a card from his hand to play an Event this combat."
    deed = card("Deed", EVENT, text)
    steps = "play Deed\nexpect no option play Rage\nuntil combat ends\nexpect event FloatingEnded"
    tell(deed, RAGE, you={"hand": ["Deed"]}, opponent={"hand": ["Rage"]}, steps=steps)


@pytest.mark.parametrize("kind", [EVENT, SETUP, DRILL])
def test_a_cards_own_price_is_paid_whatever_the_card_is(kind: object) -> None:
    own = card("Own", kind, "(You must discard a card from your hand to play this card.) POWER: "
               "Raise your anger 1.")  # fmt: skip
    phase = "combat" if kind is EVENT else "planning"
    tell(own, you={"hand": ["Own", "Filler"]}, steps="play Own\nexpect your hand = 0",
         start={"phase": phase})  # fmt: skip
    if kind is EVENT:
        tell(own, you={"hand": ["Own"]}, steps="expect why not Own: EFF-12")


@pytest.mark.parametrize("noted", [False, True])
@pytest.mark.parametrize(
    "toll",
    [
        "Your opponent must pay 1 stage to stop this attack.",
        "To stop this attack, your opponent must pay 1 stage.",
        "Your opponent cannot stop this attack unless he pays 1 stage.",
    ],
)
@pytest.mark.parametrize(("stages", "left"), [(5, 4), (0, 0)])
def test_who_stops_an_attack_pays_for_it(noted: bool, toll: str, stages: int, left: int) -> None:
    """One who can't pay can't stop it."""
    kick = "[attack] Physical attack."
    text = f"({toll}) {kick} DAMAGE: 0 stages." if noted else f"{kick} {toll} DAMAGE: 0 stages."
    stops = "opponent: play Block" if stages else "expect no option Block"
    tell(
        card("Force", PHYSICAL, text),
        steps=f"""
            play Force
            {stops}
            expect opponent stages = {left}
        """,
        you={"hand": ["Force"]},
        opponent={"hand": ["Block"], "stages": stages},
    )
