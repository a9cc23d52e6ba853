"""Powers of cards in play that an MP may use besides its own: once each, as its own (COM-3)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import canonical, tell

HELPER = card("Helper", ALLY, "POWER: Draw a card.", level=1)
FIGHTER = card("Fighter", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages.", level=1)
GUARD = card("Guard", ALLY, "POWER: [defense] Stops a physical attack.", level=1)
LENDS = "[constant] Your MP may use the Powers of Allies you control."


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your MP may use your Allies' Powers.", "Your MP may use your Allies' Powers."),
        ("You may use the Powers of Allies attached to your MP.",
         "Your MP may use the Powers of Allies attached to your MP."),
        ("You may also use the Powers of Allies attached to your MP as though they were printed "
         "on your MP.", "Your MP may use the Powers of Allies attached to your MP."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


def test_the_mp_uses_what_an_ally_may_not_use_yet() -> None:
    """At 5 stages of the MP its Ally doesn't act (COM-6); the Power is used once (COM-3)."""
    tell(
        card("Bond", DRILL, LENDS),
        HELPER,
        steps="""use Helper
        opponent: pass
        expect your hand = 1
        expect no option use Helper""",
        you={"play": ["Bond", "Helper"], "stages": 5},
    )


def test_without_it_the_mp_uses_none() -> None:
    tell(
        HELPER,
        steps="expect no option use Helper",
        you={"play": ["Helper"], "stages": 5},
    )


def test_an_attack_that_is_lent_is_the_mps() -> None:
    tell(
        card("Bond", DRILL, LENDS),
        FIGHTER,
        steps="""use Fighter
        opponent: no
        expect opponent stages = 2""",
        you={"play": ["Bond", "Fighter"], "stages": 5},
        opponent={"stages": 5},
    )


def test_who_was_attached_lends_his_powers_as_long() -> None:
    tell(
        card("Absorb", EVENT, "POWER: Choose an Ally in play and attach it to your MP. While "
             "attached, your MP may use that Ally's Powers."),
        HELPER,
        steps="""play Absorb
        opponent: pass
        use Helper
        expect your hand = 1""",
        you={"hand": ["Absorb"], "stages": 5},
        opponent={"play": ["Helper"]},
    )  # fmt: skip


def test_a_defense_that_is_lent_stops_an_attack() -> None:
    tell(
        card("Bond", DRILL, LENDS),
        GUARD,
        steps="""opponent: play Spare Kick
        use Guard
        expect your stages = 5""",
        you={"play": ["Bond", "Guard"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    ("said", "stages"),
    [("Attach an Ally in play to your MP. While attached, your attacks deal +2 stages of damage.", 1),
     ("Choose an Ally in play and attach it to your MP. While attached, your attacks deal +2 "
      "stages of damage.", 1)],
)  # fmt: skip
def test_while_attached_is_said_of_what_was_attached(said: str, stages: int) -> None:
    """It ends with the card that lies there, not with the text's own (TYP-7)."""
    tell(
        card("Bind", EVENT, f"POWER: {said}"),
        card("Free", EVENT, "POWER: Discard a card attached to your MP."),
        HELPER,
        steps=f"""play Bind
        opponent: pass
        play Spare Kick
        opponent: no
        expect opponent stages = {stages}
        opponent: pass
        play Free
        opponent: pass
        play Spare Kick
        opponent: no
        expect opponent stages = 0""",
        you={"hand": ["Bind", "Free", "Spare Kick", "Spare Kick"], "stages": 5},
        opponent={"play": ["Helper"], "stages": 5, "fill": 30},
    )


PACT = "POWER: {} While attached, your MP may use that Ally's Powers."
BONDS = ("Attach an Ally in play to your MP.", "Choose an Ally in play and attach it to your MP.")


@pytest.mark.parametrize("bond", BONDS)
@pytest.mark.parametrize("lent", [True, False])
@pytest.mark.parametrize("whose", ["you", "opponent"])
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("[constant] Whenever your opponent performs an attack, raise your anger 1.", ""),
        ("[instant] POWER: Use when your opponent performs an attack. Raise your anger 1.", "yes"),
    ],
)
def test_what_waits_of_an_attached_ally_waits_for_the_mp(
    bond: str, lent: bool, whose: str, text: str, answer: str
) -> None:
    pact = PACT.format(bond) if lent else f"POWER: {bond}"
    sides: dict[str, dict[str, object]] = {
        "you": {"hand": ["Pact"], "stages": 5},
        "opponent": {"hand": ["Spare Kick"], "stages": 5},
    }
    sides[whose]["play"] = ["Mate"]
    tell(
        card("Pact", EVENT, pact),
        card("Mate", ALLY, text, level=1),
        steps=f"""
            play Pact
            opponent: play Spare Kick
            {answer if lent else ""}
            expect you anger = {1 if lent else 0}
            expect opponent anger = 0
        """,
        **sides,
    )


@pytest.mark.parametrize(("lent", "stages"), [(True, 1), (False, 3)])
def test_what_holds_of_an_attached_ally_holds_for_the_mp(lent: bool, stages: int) -> None:
    pact = PACT.format(BONDS[0]) if lent else f"POWER: {BONDS[0]}"
    tell(
        card("Pact", EVENT, pact),
        card("Mate", ALLY, "[constant] Your attacks deal +2 stages of damage.", level=1),
        card("Free", EVENT, "POWER: Discard a card attached to your MP."),
        steps=f"""
            play Pact
            opponent: pass
            play Spare Kick
            expect opponent stages = {stages}
            opponent: pass
            play Free
            opponent: pass
            play Spare Kick
            expect opponent stages = {max(0, stages - 2)}
        """,
        you={"hand": ["Pact", "Spare Kick", "Spare Kick", "Free"], "play": ["Mate"]},
    )


def test_an_ally_that_acts_itself_is_in_force_once() -> None:
    tell(
        card("Bond", DRILL, LENDS),
        card("Mate", ALLY, "[constant] Your attacks deal +2 stages of damage.", level=1),
        steps="play Spare Kick\nexpect opponent stages = 1",
        you={"hand": ["Spare Kick"], "play": ["Mate", "Bond"]},
    )
