""" "It", "that card" and "its controller" after a timing mean the card of that happening (EFF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import DRILL, EVENT, SETUP, card
from tests.rules.staged import tell

BRING = "Place an Ally from your hand into play."
TIMINGS: list[tuple[str, str, dict[str, Any], str]] = [
    *(
        (timing, "Destroy an opponent's Drill.", {}, "Idle Drill")
        for timing in (
            "a Drill is destroyed",
            "an opponent's Drill is destroyed",
            "a Drill your opponent controls is destroyed",
            "your opponent's Drill is destroyed",
            "one of your opponent's Drills is discarded or destroyed",
            "a Drill leaves play",
            "one of your opponent's cards leaves play",
            "you destroy a Drill your opponent controls",
        )
    ),
    *(
        (timing, BRING, {"hand": ["Old Friend"]}, "Old Friend")
        for timing in (
            "an Ally enters play",
            "one of your Allies enters play",
            "an Ally enters play under your control",
            "a card enters play",
            "you place an Ally into play",
        )
    ),
    *(
        (timing, "Discard a card from your hand.", {"hand": ["Filler"]}, "Filler")
        for timing in (
            "you discard a card",
            "one of your effects causes you to discard a card",
            "a card effect causes you to discard a card",
        )
    ),
]


@pytest.mark.parametrize(("timing", "deed", "mine", "it"), TIMINGS)
def test_it_is_the_card_of_the_happening(
    timing: str, deed: str, mine: dict[str, Any], it: str
) -> None:
    whose = "opponent" if "opponent" in deed else "your"
    tell(
        card("Watch", DRILL, f"[constant] Whenever {timing}, banish it."),
        card("Deed", EVENT, f"POWER: {deed}"),
        steps=f"""
            play Deed
            expect {whose} banished has {it}
            expect your play has Watch
        """,
        you={"hand": ["Deed", *mine.get("hand", [])], "play": ["Watch"]},
        opponent={"play": ["Idle Drill"]} if whose == "opponent" else {},
    )


@pytest.mark.parametrize("who", ["its controller", "its owner"])
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_its_controller_is_who_controls_that_card(who: str, side: str) -> None:
    hers = {"hand": ["Deed", "Old Friend"]}
    watch = {"play": ["Watch"]}
    tell(
        card("Watch", DRILL, f"[constant] Whenever an Ally enters play, {who} draws a card."),
        card("Deed", EVENT, f"POWER: {BRING}"),
        steps=f"""
            {side}: play Deed
            expect {side} hand = 1
        """,
        you={**watch, **hers} if side == "you" else watch,
        opponent=hers if side == "opponent" else {},
        start={"turn": side, "action": side},
    )


@pytest.mark.parametrize("side", ["you", "opponent"])
def test_his_mp_is_that_of_the_player_who_did_it(side: str) -> None:
    watch = {"play": ["Watch"]}
    tell(
        card(
            "Watch",
            DRILL,
            "[constant] Whenever a player draws a card from a card effect, his MP loses 1 stage.",
        ),
        card("Deed", EVENT, "POWER: Draw a card."),
        steps=f"""
            {side}: play Deed
            expect {side} stages = 4
        """,
        you={**watch, "hand": ["Deed"]} if side == "you" else watch,
        opponent={"hand": ["Deed"]} if side == "opponent" else {},
        start={"turn": side, "action": side},
    )


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_card_off_a_life_deck_is_none_of_ones_drills(whose: str) -> None:
    tell(
        card(
            "Watch", DRILL, f"[constant] Whenever one of {whose} Drills is destroyed, draw a card."
        ),
        card("Deed", EVENT, f"POWER: Destroy the top card of {whose} Life Deck."),
        steps="""
            play Deed
            expect your hand = 0
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "life_deck": ["Idle Drill"]},
        opponent={"life_deck": ["Idle Drill"]},
    )


EARLIER = [
    "you destroy a Drill",
    "a Drill leaves play",
    "one of your opponent's Drills is destroyed",
    "you draw a card",
]


@pytest.mark.parametrize("timing", EARLIER)
@pytest.mark.parametrize(
    ("kind", "does", "met"),
    [
        ("an Ally", "that Ally gains 2 stages", "stages of Old Friend = 5"),
        ("a Setup", "destroy that Setup", "your discard has Snare"),
    ],
)
def test_what_was_chosen_before_stays_meant(timing: str, kind: str, does: str, met: str) -> None:
    tell(
        card(
            "Plan",
            EVENT,
            f"POWER: Choose {kind} you control. This combat, whenever {timing}, {does}.",
        ),
        card("Deed", EVENT, "POWER: Destroy an opponent's Drill. Draw a card."),
        card("Snare", SETUP, "POWER: Draw a card."),
        steps=f"""
            play Plan
            opponent: pass
            play Deed
            opponent: pass
            expect {met}
        """,
        you={
            "hand": ["Plan", "Deed"],
            "play": [{"card": "Old Friend", "stages": 3}, "Snare"],
        },
        opponent={"play": ["Idle Drill"]},
    )


def test_a_moment_speaks_of_no_card() -> None:
    """EFF-2: of those that one has, some are discarded, also where a time sets it off."""
    tell(
        card("Sort", SETUP, "[instant] POWER: Use at the end of your Draw Step. If you have 5 or more "
             "cards in your hand, discard 2 of them. If you do, raise your anger 1."),
        steps="""
            yes
            discard Idle Drill
            discard Other Drill
            expect your anger = 1
            expect your discard = 3
        """,
        you={"play": ["Sort"], "hand": ["Idle Drill", "Other Drill"]},
        start={"phase": "draw"},
    )  # fmt: skip
