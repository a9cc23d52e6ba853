"""The card of an attack that is answered or waited for is "it" and "that attack" (ATK-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import tell
from tests.rules.unseen_forms import PAL, TAP

ENDS = [
    ("banish {}", "opponent banished has Spare Kick"),
    ("place {} at the bottom of its owner's Life Deck", "opponent life deck bottom = Spare Kick"),
    ("place {} on top of its owner's Life Deck", "opponent life deck top = Spare Kick"),
    ("shuffle {} into its owner's Life Deck", "opponent life deck has Spare Kick"),
    ("return {} to its owner's hand", "opponent hand has Spare Kick"),
]
TURN = {"turn": "opponent", "action": "opponent"}


@pytest.mark.parametrize("what", ["it", "that attack", "the stopped attack"])
@pytest.mark.parametrize(("does", "end"), ENDS)
def test_a_stopped_attack_goes_where_it_is_sent(does: str, end: str, what: str) -> None:
    told = does.format(what)
    tell(
        card("Guard", PHYSICAL, f"[defense] Stops a physical attack. {told[0].upper()}{told[1:]}."),
        steps=f"""
            opponent: play Spare Kick
            play Guard
            expect {end}
            expect your discard top = Guard
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


@pytest.mark.parametrize("what", ["it", "that attack"])
@pytest.mark.parametrize(("does", "end"), ENDS)
def test_what_waits_for_an_attack_takes_hold_of_its_card(does: str, end: str, what: str) -> None:
    tell(
        card("Watch", DRILL, f"[constant] Whenever you stop an attack, {does.format(what)}."),
        steps=f"""
            opponent: play Spare Kick
            play Block
            expect {end}
            expect your play has Watch
        """,
        you={"hand": ["Block"], "play": ["Watch"]},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_the_attack_of_a_power_is_no_card() -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. Banish it."),
        PAL,
        steps="""
            opponent: use Pal
            play Guard
            expect opponent play has Pal
            expect your discard top = Guard
        """,
        you={"hand": ["Guard"]},
        opponent={"play": ["Pal"], "stages": 0},
        start=TURN,
    )


def test_who_was_spoken_of_before_is_meant_where_an_attack_is_waited_for() -> None:
    tell(
        card(
            "Cheer",
            EVENT,
            "POWER: Choose an Ally you control. This combat, whenever you perform an attack, that "
            "Ally gains 2 stages.",
        ),
        steps="""
            play Cheer
            opponent: pass
            play Spare Kick
            expect stages of Old Friend = 5
        """,
        you={"hand": ["Cheer", "Spare Kick"], "play": [{"card": "Old Friend", "stages": 3}]},
    )


def test_an_attack_that_can_not_be_stopped_is_sent_away_all_the_same() -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. Banish it."),
        card("Force", PHYSICAL, KICK.replace("DAMAGE", "This attack cannot be stopped. DAMAGE")),
        steps="""
            opponent: play Force
            play Guard
            expect opponent banished has Force
            expect you stages = 3
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Force"]},
        start=TURN,
    )


SUCCEEDS = ["this attack is successful", "your opponent does not stop this attack"]


@pytest.mark.parametrize("said", SUCCEEDS)
@pytest.mark.parametrize(("answer", "stages"), [("no defense", 2), ("play Block", 4)])
def test_that_an_attack_succeeds_is_known_once_nothing_has_stopped_it(
    said: str, answer: str, stages: int
) -> None:
    tell(
        card(
            "Strike",
            PHYSICAL,
            f"[attack] Physical attack. If {said}, your next attack this combat deals +1 stage of "
            "damage. DAMAGE: 1 stage.",
        ),
        TAP,
        steps=f"""
            play Strike
            opponent: {answer}
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Strike", "Tap"]},
        opponent={"hand": ["Block"]},
    )


@pytest.mark.parametrize(("answer", "left"), [("no defense", 0), ("play Block", 1)])
def test_what_comes_of_its_success_comes_after_the_defense(answer: str, left: int) -> None:
    tell(
        card(
            "Strike",
            PHYSICAL,
            "[attack] Physical attack. If this attack is successful, your opponent discards 2 cards "
            "from his hand. DAMAGE: 1 stage.",
        ),
        steps=f"""
            play Strike
            opponent: {answer}
            expect opponent hand = {left}
        """,
        you={"hand": ["Strike"]},
        opponent={"hand": ["Block", "Filler"]},
    )


@pytest.mark.parametrize(("answer", "hand"), [("no defense", 1), ("play Shield", 0)])
@pytest.mark.parametrize(
    "said",
    [
        "If this attack deals 3 or more stages of damage, draw a card. DAMAGE: 3 stages.",
        "DAMAGE: 3 stages. HIT: If this attack deals 3 or more stages of damage, draw a card.",
    ],
)
def test_what_an_attack_has_done_may_be_asked_in_its_hit(said: str, answer: str, hand: int) -> None:
    tell(
        card("Strike", PHYSICAL, f"[attack] Physical attack. {said}"),
        card("Shield", EVENT, "[defense] POWER: Prevent 1 stage of damage from an attack."),
        steps=f"""
            play Strike
            opponent: {answer}
            expect your hand = {hand}
        """,
        you={"hand": ["Strike"]},
        opponent={"hand": ["Shield"]},
    )


@pytest.mark.parametrize(("guard", "hand"), [("Block", 0), ("Red Guard", 1)])
def test_by_what_an_attack_was_stopped_is_waited_for(guard: str, hand: int) -> None:
    tell(
        card(
            "Strike",
            PHYSICAL,
            "[attack] Physical attack. If this attack was stopped by a Styled card, draw a card. "
            "DAMAGE: 3 stages.",
        ),
        card("Red Guard", PHYSICAL, "[defense] Stops a physical attack.", style=Style.RED),
        steps=f"""
            play Strike
            opponent: play {guard}
            expect your hand = {hand}
        """,
        you={"hand": ["Strike"]},
        opponent={"hand": [guard]},
    )
